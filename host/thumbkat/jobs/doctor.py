"""Why does my board not answer: one thing after the other, each with a verdict and a remedy.

Every check has a deadline of its own, and the first failure ends the examination: what comes after it could
only fail too.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass, replace
from enum import Enum
from pathlib import Path
from typing import Any

from thumbkat.address import (
    Address,
    Qemu,
    Serial,
    Usb,
    Virtual,
    board_of,
    connect,
    parse_address,
    serial_port,
)
from thumbkat.board import BoardInfo
from thumbkat.boards import BoardFile, load_board
from thumbkat.errors import (
    Ambiguous,
    LinkError,
    NoSuchBoard,
    PortInUse,
    ProtocolError,
    ThumbkatError,
    UsageError,
)
from thumbkat.image.build import in_checkout
from thumbkat.image.elf import image_crc
from thumbkat.image.flash import Probe, find_probe, target_known
from thumbkat.jobs.attach import Images, flash_command, require_emulated
from thumbkat.jobs.boards import QEMU
from thumbkat.jobs.flash import board_behind
from thumbkat.link.client import Link
from thumbkat.link.stream import SerialStream, permission_remedy
from thumbkat.virtual import registry
from thumbkat.virtual.client import RESUME, remedy

Progress = Callable[[str], None]


class Verdict(Enum):
    OK = "ok"
    WARNING = "warning"
    FAILED = "failed"


@dataclass(frozen=True)
class Check:
    """`remedy` is what to do; empty where nothing is wrong. `exit_code` counts where the check failed."""

    name: str
    verdict: Verdict
    finding: str
    remedy: str = ""
    exit_code: int = 0

    def to_json(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "verdict": self.verdict.value,
            "finding": self.finding,
            "remedy": self.remedy,
        }


@dataclass(frozen=True)
class DoctorReport:
    address: str
    checks: tuple[Check, ...]

    @property
    def exit_code(self) -> int:
        return next((one.exit_code for one in self.checks if one.verdict is Verdict.FAILED), 0)

    def to_json(self) -> dict[str, Any]:
        return {
            "schema": 1,
            "address": self.address,
            "healthy": self.exit_code == 0,
            "checks": [one.to_json() for one in self.checks],
        }


def examine(
    address: str, *, image: Path | None = None, timeout: float = 5.0, progress: Progress = lambda text: None
) -> DoctorReport:
    """Looks at everything between this computer and the firmware at `address`."""
    checks: list[Check] = []
    for check in _Examination(address, image, timeout, progress).checks():
        checks.append(check)
        # Counter and entropy are findings about a board that answers: both are worth knowing.
        if check.verdict is Verdict.FAILED and check.exit_code != 1:
            break
    return DoctorReport(address, tuple(checks))


class _Examination:
    def __init__(self, address: str, image: Path | None, timeout: float, progress: Progress) -> None:
        self.address = address
        self.image = image
        self.timeout = timeout
        self.progress = progress

    def checks(self) -> Iterator[Check]:
        try:
            parsed = parse_address(self.address)
            if isinstance(parsed, Qemu):
                require_emulated(parsed.board)
        except (UsageError, NoSuchBoard) as error:
            yield _failed("address", error, "`thumbkat boards` lists what is there and the address to type")
            return
        yield Check("address", Verdict.OK, f"{parsed} is an address")
        if isinstance(parsed, Qemu):
            yield from self._emulator(parsed)
        elif isinstance(parsed, Virtual):
            yield from self._virtual(parsed)
        else:
            if isinstance(parsed, Usb):
                probe = yield from self._probe(parsed)
                # From here on the whole id, as `thumbkat flash` does.
                parsed = parsed if probe is None else replace(parsed, uid=probe.uid)
            yield from self._port(parsed)
        yield from self._firmware(parsed)

    def _emulator(self, address: Qemu) -> Iterator[Check]:
        program = shutil.which(QEMU)
        if program is None:
            yield _failed("emulator", NoSuchBoard(f"{QEMU} is not installed"), "apt install qemu-system-arm")
            return
        try:
            said = subprocess.run(
                [program, "--version"], capture_output=True, text=True, timeout=self.timeout, check=False
            ).stdout.splitlines()
        except (OSError, subprocess.TimeoutExpired) as error:
            yield _failed(
                "emulator", NoSuchBoard(f"{program} does not run: {error}"), "install qemu-system-arm again"
            )
            return
        yield Check("emulator", Verdict.OK, said[0] if said else program)

    def _virtual(self, address: Virtual) -> Iterator[Check]:
        try:
            if os.name == "posix":
                registry.folder()
        except registry.NoFolder as error:
            yield _failed("board", error, "mend that, or set XDG_RUNTIME_DIR to a folder of your own")
            return
        if address.board is not None:
            yield Check("board", Verdict.OK, f"a throw-away {address.board}, started for this")
            return
        try:
            running = registry.get(address.name)
        except NoSuchBoard as error:
            yield _failed("board", error, "`thumbkat virtual list` shows what runs")
            return
        process = f"process {running.pid}"
        for line in registry.reports(running):
            log = registry.log_path(running.name)
            yield Check("model", Verdict.WARNING, line, f"results may differ from silicon; all of it: {log}")
            break
        if running.state == "runs":
            yield Check("board", Verdict.OK, f"{running.board}, {process}, runs")
            return
        state = NoSuchBoard(f"{running.board}, {process}: {running.state}")
        if running.state.startswith("halted"):
            yield Check("board", Verdict.WARNING, str(state), RESUME)
        else:
            yield replace(_failed("board", state, remedy(running)), exit_code=LinkError.exit_code)

    def _probe(self, address: Usb) -> Generator[Check, None, Probe | None]:
        self.progress("looking for the probe")
        try:
            probe = find_probe(address.uid)
        except (Ambiguous, UsageError) as error:
            yield _failed("probe", error, "give more of the probe's id: `thumbkat boards` lists the probes")
            return None
        except NoSuchBoard as error:
            yield _failed(
                "probe",
                error,
                "plug the board in, by a cable that carries data, not power alone",
            )
            return None
        yield Check("probe", Verdict.OK, f"{probe.description} ({probe.uid})")
        try:
            board = board_behind(probe)
        except UsageError as error:
            # Only flashing needs to know, and it takes --board.
            yield Check("target", Verdict.WARNING, str(error), "flash it with --board ID")
            return probe
        if target_known(board.flash_target):
            yield Check("target", Verdict.OK, f"pyOCD can flash {board.flash_target}")
        else:
            yield Check(
                "target",
                Verdict.WARNING,
                f"pyOCD does not know the target {board.flash_target}, so it cannot flash {board.id}",
                f"pyocd pack install {board.pack or board.flash_target}, or flash with --pack FILE",
            )
        return probe

    def _port(self, address: Serial | Usb) -> Iterator[Check]:
        self.progress("opening the port")
        try:
            port = serial_port(address)
        except (NoSuchBoard, UsageError) as error:
            yield _failed(
                "port", error, f"name the port too: {address}@PORT (`thumbkat boards` lists the ports)"
            )
            return
        is_url = "://" in port
        if is_url:
            yield Check("port", Verdict.OK, f"{port} is a URL, which pyserial opens")
        elif os.name == "posix" and not Path(port).exists():
            missing = NoSuchBoard(f"there is no port {port}")
            yield _failed("port", missing, "plug the board in; `thumbkat boards` lists the ports")
            return
        else:
            yield Check("port", Verdict.OK, f"{port} is there")
            if os.name == "posix":
                if not os.access(port, os.R_OK | os.W_OK):
                    refused = NoSuchBoard(f"no permission to open {port}")
                    yield _failed("permission", refused, permission_remedy(port))
                    return
                yield Check("permission", Verdict.OK, f"{port} may be read and written")
        try:
            stream = SerialStream(port)
        except (NoSuchBoard, UsageError) as error:
            yield _failed("open", error, _to_open(error, port))
            return
        yield Check(
            "open", Verdict.OK, "connected" if is_url else "nothing else has it open; 115,200 baud, 8N1"
        )
        self.progress("greeting the board")
        link = Link(stream)
        try:
            link.hello(time.monotonic() + self.timeout)
        except ProtocolError as error:
            yield _failed("greeting", error, f"put this version's firmware there: `{self._flash()}`")
            return
        except LinkError as error:
            remedy = f"press its reset button, check TX and RX, then flash it: `{self._flash()}`"
            yield _failed("greeting", error, remedy)
            return
        finally:
            link.close()
        yield Check("greeting", Verdict.OK, "the board answers HELLO, in protocol version 1")

    def _firmware(self, address: Address) -> Iterator[Check]:
        self.progress("asking the firmware")
        images = Images(None, self.progress)
        try:
            if self.image is not None:
                images = Images(self.image, self.progress)
            kind = board_of(address)
            image = images.of(kind) if kind is not None else None
        except ThumbkatError as error:
            yield _failed(
                "image",
                error,
                "`make firmware` shows all that the compiler says"
                if self.image is None
                else "give the firmware.elf of a build with --image",
            )
            return
        try:
            with connect(address, image=image, timeout=self.timeout) as board:
                info = board.info
                count = len(board.operations)
        except ThumbkatError as error:
            yield _failed("firmware", error, self._to_answer(address))
            return
        yield Check(
            "firmware",
            Verdict.OK,
            f"{info.board}, firmware {info.firmware}, git {info.git_hash}, {count} operations",
        )
        if info.fault is not None:
            yield Check(
                "fault", Verdict.WARNING, str(info.fault), "look the address up: arm-none-eabi-addr2line"
            )
        try:
            file: BoardFile | None = load_board(info.board)
        except UsageError:
            file = None
        yield self._age(info, images, file, thrown_away=kind is not None)
        yield _counter(info, file, emulated=isinstance(address, Qemu))
        yield _entropy(info, file, emulated=isinstance(address, Qemu))

    def _flash(self) -> str:
        """The command that flashes this board; outside a checkout it needs an image."""
        image = self.image
        if image is None and in_checkout() is None:
            image = Path("firmware.elf")
        return flash_command(self.address, image)

    def _to_answer(self, address: Address) -> str:
        """What to do where a board does not say what it runs."""
        if board_of(address) is not None:
            return self._to_start()
        if isinstance(address, Virtual):
            running = registry.find(address.name)
            if running is not None and running.state.startswith("halted"):
                return f"{RESUME}; then look again"
        return f"flash it again: `{self._flash()}`"

    def _to_start(self) -> str:
        """A throw-away board is never flashed: it is started with an image, and that is what to look at."""
        if self.image is None and in_checkout() is not None:
            return "build its image anew: `make clean firmware`"
        return "give the firmware.elf of a build for this board with --image"

    def _age(self, info: BoardInfo, images: Images, kind: BoardFile | None, *, thrown_away: bool) -> Check:
        try:
            image = images.of(info.board) if kind is not None or self.image is not None else None
            crc = image_crc(image) if image is not None else None
        except ThumbkatError as error:
            return Check("age", Verdict.WARNING, f"nothing to compare it with: {error}", "give --image PATH")
        if image is None:
            return Check("age", Verdict.OK, "no image at hand to compare with (--image PATH, or a checkout)")
        if crc == info.image_crc:
            return Check("age", Verdict.OK, f"it is {image} (CRC {crc:08x})")
        return Check(
            "age",
            Verdict.WARNING,
            f"it runs another firmware (CRC {info.image_crc:08x}, git {info.git_hash}) than {image}",
            self._to_start() if thrown_away else f"`{self._flash()}`",
        )


def _counter(info: BoardInfo, kind: BoardFile | None, *, emulated: bool) -> Check:
    if emulated:
        if info.counter == "none":
            return Check("counter", Verdict.OK, "none, as it must be: QEMU counts no cycles")
        wrong = f"the board claims {info.counter}, though QEMU counts no cycles"
        return Check("counter", Verdict.FAILED, wrong, "please report it", 1)
    if info.counter != "none":
        return Check("counter", Verdict.OK, f"{info.counter} was proved exact at the board's start")
    had = f": its {kind.counter} did not count exactly" if kind is not None else ""
    return Check(
        "counter",
        Verdict.FAILED,
        f"no cycle counter could be proved{had}",
        "detach debuggers and switch the board off and on; known answers and exchanges work without cycles",
        1,
    )


def _entropy(info: BoardInfo, kind: BoardFile | None, *, emulated: bool) -> Check:
    seeded = "a live exchange needs --host-entropy"
    if info.entropy == "none":
        if kind is not None and kind.entropy is not None and not emulated:
            return Check(
                "entropy",
                Verdict.FAILED,
                f"its source ({kind.entropy}) does not start",
                f"switch it off and on; {seeded}",
                1,
            )
        return Check("entropy", Verdict.OK, f"no source of its own: {seeded}")
    if info.entropy == "failed":
        return Check(
            "entropy",
            Verdict.FAILED,
            "its source failed the health tests",
            "switch it off and on",
            1,
        )
    return Check("entropy", Verdict.OK, f"{info.entropy}, which passed its health tests")


def _to_open(error: ThumbkatError, port: str) -> str:
    if isinstance(error, PortInUse):
        return "close other programs that use it: a terminal, an IDE, a modem manager"
    if isinstance(error, UsageError):
        return "write it as pyserial does: socket://HOST:PORT, rfc2217://HOST:PORT, or a port's name"
    if "://" in port:
        return "look whether host and port are right, and whether a program there takes connections"
    return "unplug the board, plug it in again, and look with `thumbkat boards` where it is now"


def _failed(name: str, error: ThumbkatError, remedy: str) -> Check:
    finding = " ".join(str(error).split())
    return Check(name, Verdict.FAILED, finding, remedy, error.exit_code)
