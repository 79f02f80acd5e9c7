"""Flashing: the way through pyOCD, with a faked pyOCD underneath, and what is checked around it."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from pyocd.core.exceptions import ProbeError, TargetSupportError, TransferError
from pyocd.core.helpers import ConnectHelper

from tests.unit.cli_boards import ConnectedBoard, Connections
from tests.unit.test_elf import elf
from thumbkat.errors import BuildFailed, FlashFailed, NoSuchBoard, PortInUse, Timeout, UsageError
from thumbkat.image import flash as image_flash
from thumbkat.image.elf import image_crc, load_segments
from thumbkat.image.flash import find_probe, list_probes, program, target_known
from thumbkat.jobs import flash as jobs_flash
from thumbkat.jobs.flash import run_flash

UID = "9904360259164E45004E7012"


@dataclass
class Chip:
    """What is behind a faked probe: its flash, and what it does wrong."""

    uid: str = UID
    target: str | None = "nrf51"
    locked: bool = False
    unknown_target: bool = False
    fail_open: Exception | None = None
    fail_write: BaseException | None = None
    fail_close: Exception | None = None
    corrupt: bool = False
    flash: dict[int, int] = field(default_factory=dict)
    log: list[str] = field(default_factory=list)
    options: list[dict[str, Any]] = field(default_factory=list)

    @property
    def probe(self) -> SimpleNamespace:
        info = SimpleNamespace(target=self.target) if self.target else None
        return SimpleNamespace(
            unique_id=self.uid, description="BBC micro:bit CMSIS-DAP", associated_board_info=info, chip=self
        )


class Target:
    def __init__(self, session: Session) -> None:
        self.session = session
        self.chip = session.chip
        self.ctrl_ap = object()

    def is_locked(self) -> bool:
        return self.chip.locked

    def reset_and_halt(self) -> None:
        self.chip.log.append("halt")

    def reset(self) -> None:
        self.chip.log.append("reset")

    def read_memory_block8(self, address: int, size: int) -> list[int]:
        return [self.chip.flash.get(address + at, 0xFF) for at in range(size)]


class Session:
    def __init__(self, probe: SimpleNamespace, options: dict[str, Any]) -> None:
        self.chip: Chip = probe.chip
        self.chip.options.append(options)
        if self.chip.unknown_target:
            raise TargetSupportError("Target type not recognized")
        self.target = Target(self)
        self.board = SimpleNamespace(target=self.target)

    def open(self) -> None:
        self.chip.log.append("open")
        if self.chip.fail_open is not None:
            raise self.chip.fail_open
        if self.chip.locked and self.chip.options[-1]["auto_unlock"]:
            self.chip.log.append("unlock")
            self.chip.locked = False
        elif self.chip.locked:
            raise TransferError("no AP")

    def close(self) -> None:
        self.chip.log.append("close")
        if self.chip.fail_close is not None:
            raise self.chip.fail_close


class FileProgrammer:
    def __init__(self, session: Session, progress: Callable[[float], None]) -> None:
        self.chip = session.chip
        self.progress = progress

    def add_file(self, path: str, file_format: str) -> None:
        assert file_format == "elf"
        self.path = Path(path)

    def commit(self) -> None:
        self.progress(0.0)
        if self.chip.fail_write is not None:
            raise self.chip.fail_write
        for segment in load_segments(self.path):
            for at, byte in enumerate(segment.data):
                self.chip.flash[segment.address + at] = byte ^ (at == 1 and self.chip.corrupt)
        self.progress(1.0)
        self.chip.log.append("write")


class FlashEraser:
    Mode = SimpleNamespace(MASS="mass")

    def __init__(self, session: Session, mode: str) -> None:
        self.chip = session.chip

    def erase(self) -> None:
        self.chip.flash.clear()
        self.chip.log.append("mass erase")


@pytest.fixture
def chips(monkeypatch: pytest.MonkeyPatch) -> list[Chip]:
    """The attached chips; a test may change the list."""
    attached = [Chip()]

    def connected(**arguments: object) -> list[SimpleNamespace]:
        assert arguments["blocking"] is False, "pyOCD would wait for ever"
        return [chip.probe for chip in attached]

    monkeypatch.setattr(ConnectHelper, "get_all_connected_probes", staticmethod(connected))
    monkeypatch.setattr("pyocd.core.session.Session", Session)
    monkeypatch.setattr("pyocd.flash.file_programmer.FileProgrammer", FileProgrammer)
    monkeypatch.setattr("pyocd.flash.eraser.FlashEraser", FlashEraser)
    return attached


@pytest.fixture
def image(tmp_path: Path) -> Path:
    path = tmp_path / "firmware.elf"
    path.write_bytes(elf((0, 0, b"\0\x40\0\x20ors and code"), (0x20000000, 16, b"data")))
    return path


@pytest.fixture
def connections(monkeypatch: pytest.MonkeyPatch, image: Path) -> Connections:
    """Boards that answer after flashing, and no checkout to build from."""
    there = Connections()
    there.boards[f"usb:{UID}"] = ConnectedBoard(at=f"usb:{UID}", crc=image_crc(image))
    monkeypatch.setattr(jobs_flash, "connect", there)
    monkeypatch.setattr("thumbkat.jobs.attach.in_checkout", lambda: None)
    return there


def test_no_probe_attached_is_no_wait() -> None:
    """For real: this computer has no probe."""
    if list_probes():
        pytest.skip("a debug probe is attached to this computer")
    with pytest.raises(NoSuchBoard, match=r"there is no probe 1234; none is attached.*udev"):
        find_probe("1234")


def test_the_targets_that_pyocd_knows() -> None:
    """For real: three of the four boards are built in."""
    assert target_known("nrf51")
    assert target_known("nrf52833")
    assert target_known("stm32f051")
    assert not target_known("no_such_chip")


def test_a_probe_is_found_by_its_id_or_its_beginning(chips: list[Chip]) -> None:
    chips.append(Chip(uid="99055555", target=None))
    assert find_probe(UID.lower()).uid == UID
    assert find_probe("9905").uid == "99055555"
    chips.append(Chip(uid="99056666"))
    with pytest.raises(NoSuchBoard, match="fits several probes: 99055555, 99056666"):
        find_probe("9905")
    with pytest.raises(NoSuchBoard, match=f"no probe 7777; attached: {UID}, 99055555"):
        find_probe("7777")


def test_too_little_of_an_id_names_no_board(chips: list[Chip]) -> None:
    """Every micro:bit begins with 99: the one that is plugged in need not be the one that was meant."""
    with pytest.raises(UsageError, match="at least 4 characters"):
        find_probe("990")
    chips.append(Chip(uid="990"))
    assert find_probe("990").uid == "990", "a whole id is never too short"


def test_an_id_that_begins_another_is_itself(chips: list[Chip]) -> None:
    chips.append(Chip(uid=UID + "00"))
    assert find_probe(UID).uid == UID


def test_the_image_is_written_read_back_and_started(chips: list[Chip], image: Path) -> None:
    fractions: list[float] = []
    program(UID, image, target="nrf51", progress=fractions.append)
    chip = chips[0]
    assert chip.log == ["open", "halt", "write", "reset", "close"]
    assert bytes(chip.flash[at] for at in range(20)) == b"\0\x40\0\x20ors and codedata"
    assert fractions == [0.0, 1.0]
    assert chip.options[0]["target_override"] == "nrf51"


def test_nothing_is_erased_unasked(chips: list[Chip], image: Path) -> None:
    program(UID, image, target="nrf51")
    assert chips[0].options[0]["auto_unlock"] is False, "pyOCD would erase a locked chip by itself"
    assert "mass erase" not in chips[0].log


def test_a_locked_chip_is_offered_mass_erase(chips: list[Chip], image: Path) -> None:
    chips[0].locked = True
    with pytest.raises(FlashFailed, match=r"locked .*--mass-erase"):
        program(UID, image, target="nrf52833")
    assert chips[0].locked
    assert chips[0].log[-1] == "close"


def test_mass_erase_unlocks_and_then_writes(chips: list[Chip], image: Path) -> None:
    chips[0].locked = True
    program(UID, image, target="nrf52833", mass_erase=True)
    assert chips[0].log == [
        *("open", "unlock", "halt", "mass erase", "close"),
        *("open", "halt", "write", "reset", "close"),
    ]


def test_an_unknown_target_has_the_exact_remedy(chips: list[Chip], image: Path) -> None:
    chips[0].unknown_target = True
    with pytest.raises(FlashFailed, match=r"`pyocd pack install stm32f407vgtx`, or .*--pack FILE"):
        program(UID, image, target="stm32f407vgtx", pack_name="stm32f407vgtx")


@pytest.mark.parametrize(
    "fault",
    [
        {"fail_open": ProbeError("cannot\nopen")},
        {"fail_write": TransferError("no ACK")},
        {"fail_write": OSError("[Errno 19] No such device")},
        {"corrupt": True},
    ],
)
def test_whatever_pyocd_does_is_one_line_that_says_what_to_do(
    chips: list[Chip], image: Path, fault: dict[str, Any]
) -> None:
    for name, value in fault.items():
        setattr(chips[0], name, value)
    with pytest.raises(FlashFailed) as caught:
        program(UID, image, target="nrf51")
    assert "\n" not in str(caught.value)
    assert UID in str(caught.value)
    assert any(word in str(caught.value) for word in ("check that", "try again"))
    assert chips[0].log[-1] == "close"


def test_what_closing_says_does_not_hide_ctrl_c(chips: list[Chip], image: Path) -> None:
    """It reads answers to what was asked before the interrupt."""
    chips[0].fail_write = KeyboardInterrupt()
    chips[0].fail_close = KeyError(0)
    with pytest.raises(KeyboardInterrupt):
        program(UID, image, target="nrf51")


def test_what_pyocd_says_after_ctrl_c_is_ctrl_c(chips: list[Chip], image: Path) -> None:
    """It tidies up, over a probe that is not there any more."""
    chips[0].fail_write = ProbeError("gone")
    chips[0].fail_write.__context__ = KeyboardInterrupt()
    with pytest.raises(KeyboardInterrupt):
        program(UID, image, target="nrf51")


def test_a_write_that_never_ends_is_given_up(
    chips: list[Chip], image: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(image_flash, "_DEADLINE", -1.0)
    with pytest.raises(FlashFailed, match="took longer"):
        program(UID, image, target="nrf51")
    assert not chips[0].log


@pytest.mark.parametrize("late", ["mass erase", "write", "read"])
def test_each_step_looks_at_the_time(
    chips: list[Chip], image: Path, monkeypatch: pytest.MonkeyPatch, late: str
) -> None:
    """Whichever step takes too long, none follows."""
    clock = SimpleNamespace(now=0.0)
    monkeypatch.setattr(image_flash, "time", SimpleNamespace(monotonic=lambda: clock.now))

    class Log(list[str]):
        def append(self, entry: str) -> None:
            super().append(entry)
            clock.now += 1000.0 * (entry == late)

    def read(self: Target, address: int, size: int) -> list[int]:
        self.chip.log.append("read")
        return [self.chip.flash.get(address + at, 0xFF) for at in range(size)]

    monkeypatch.setattr(Target, "read_memory_block8", read)
    chips[0].log = Log()
    with pytest.raises(FlashFailed, match="took longer"):
        program(UID, image, target="nrf51", mass_erase=True)
    assert chips[0].log[-2:] == [late, "close"]
    assert chips[0].log.count(late) == 1


def test_pyocd_keeps_its_log_to_itself(chips: list[Chip], image: Path) -> None:
    list_probes()
    assert not logging.getLogger("pyocd.core.session").isEnabledFor(logging.ERROR)


def test_flash_by_usb_confirms_by_hello(chips: list[Chip], image: Path, connections: Connections) -> None:
    report = run_flash(f"usb:{UID}", image=image)
    assert report.confirmed
    assert report.how == "pyocd"
    assert report.board == "bbcmicrobit"
    assert report.to_json()["image_crc"] == f"{image_crc(image):08x}"
    assert chips[0].options[0]["target_override"] == "nrf51"
    assert connections.made[0].closed == 1


def test_the_beginning_of_an_id_becomes_the_whole(
    chips: list[Chip], image: Path, connections: Connections
) -> None:
    """The port of another board may begin so too: what is greeted is the board that was flashed."""
    assert run_flash(f"usb:{UID[:4]}", image=image).confirmed
    assert connections.made[0].address == f"usb:{UID}"


@pytest.mark.parametrize(
    ("option", "arguments"), [("--mass-erase", {"mass_erase": True}), ("--pack", {"pack": Path("some.pack")})]
)
def test_what_qemu_cannot_do_is_refused(
    image: Path, connections: Connections, option: str, arguments: dict[str, Any]
) -> None:
    connections.boards["qemu:bbcmicrobit"] = ConnectedBoard(crc=image_crc(image))
    with pytest.raises(UsageError, match=f"leave out {option}"):
        run_flash("qemu:bbcmicrobit", image=image, **arguments)
    assert not connections.made


def test_a_port_that_comes_back_late_is_waited_for(
    chips: list[Chip], image: Path, connections: Connections, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers: list[Exception | None] = [NoSuchBoard("no port yet"), Timeout("silent"), None]

    def connect(address: Any, **arguments: Any) -> Any:
        error = answers.pop(0)
        if error is not None:
            raise error
        return connections(address, **arguments)

    monkeypatch.setattr(jobs_flash, "connect", connect)
    assert run_flash(f"usb:{UID}", image=image, timeout=5).confirmed
    assert not answers


def test_a_board_that_stays_silent_after_flashing(
    chips: list[Chip], image: Path, connections: Connections
) -> None:
    connections.boards[f"usb:{UID}"] = Timeout("no answer to HELLO")
    with pytest.raises(FlashFailed, match=r"flashed but does not answer.*thumbkat doctor usb:"):
        run_flash(f"usb:{UID}", image=image, timeout=0.6)


def test_a_board_that_answers_with_another_image(
    chips: list[Chip], image: Path, connections: Connections
) -> None:
    connections.boards[f"usb:{UID}"] = ConnectedBoard(at=f"usb:{UID}", crc=0xBAD)
    with pytest.raises(FlashFailed, match="another image"):
        run_flash(f"usb:{UID}", image=image)


def test_a_board_that_somebody_talks_to_is_not_flashed(
    chips: list[Chip], image: Path, connections: Connections, monkeypatch: pytest.MonkeyPatch
) -> None:
    def open_line(place: object) -> object:
        raise PortInUse("the port is in use")

    monkeypatch.setattr(jobs_flash, "open_line", open_line)
    with pytest.raises(PortInUse):
        run_flash(f"usb:{UID}", image=image)
    assert chips[0].log == []


def test_without_a_port_nobody_can_confirm(
    chips: list[Chip], tmp_path: Path, connections: Connections
) -> None:
    chips[0].target = "stm32f407vgtx"
    image = tmp_path / "f4.elf"
    image.write_bytes(elf((0x08000000, 0x08000000, b"\0\0\x02\x20")))
    report = run_flash(f"usb:{UID}", image=image)
    assert not report.confirmed
    assert report.board == "disco_f407vg"
    assert "write" in chips[0].log


def test_a_probe_that_does_not_know_its_board_needs_to_be_told(
    chips: list[Chip], image: Path, connections: Connections
) -> None:
    chips[0].target = None
    with pytest.raises(UsageError, match="add --board, one of bbcmicrobit, bbcmicrobit_v2, disco_f051r8"):
        run_flash(f"usb:{UID}", image=image)
    assert run_flash(f"usb:{UID}", image=image, board_id="bbcmicrobit").confirmed


def test_an_image_for_another_board_is_not_written(
    chips: list[Chip], tmp_path: Path, connections: Connections
) -> None:
    image = tmp_path / "f4.elf"
    image.write_bytes(elf((0x08000000, 0x08000000, b"code")))
    with pytest.raises(UsageError, match=r"not for bbcmicrobit.*0x08000000"):
        run_flash(f"usb:{UID}", image=image)
    assert not chips[0].log


def test_a_serial_line_cannot_flash(image: Path) -> None:
    with pytest.raises(UsageError, match="thumbkat flash usb:PROBE_UID@/dev/ttyACM0"):
        run_flash("serial:/dev/ttyACM0", image=image)


def test_a_missing_probe_is_noticed_before_the_build(
    chips: list[Chip], connections: Connections, monkeypatch: pytest.MonkeyPatch
) -> None:
    chips.clear()

    def build(boards: list[str]) -> dict[str, Path]:
        raise BuildFailed("should not be tried")

    monkeypatch.setattr("thumbkat.jobs.attach.in_checkout", lambda: Path("here"))
    monkeypatch.setattr("thumbkat.jobs.attach.build", build)
    with pytest.raises(NoSuchBoard, match="there is no probe"):
        run_flash("usb:1234")


def test_nothing_to_flash_outside_a_checkout(chips: list[Chip], connections: Connections) -> None:
    with pytest.raises(UsageError, match="--image PATH"):
        run_flash(f"usb:{UID}")


def test_qemu_is_loaded_greeted_and_stopped(image: Path, connections: Connections) -> None:
    connections.boards["qemu:bbcmicrobit"] = ConnectedBoard(crc=image_crc(image))
    report = run_flash("qemu:bbcmicrobit", image=image)
    assert (report.how, report.confirmed) == ("loader", True)
    assert connections.images == [image]
    assert connections.made[0].closed == 1


def test_qemu_with_a_foreign_image_fails(image: Path, connections: Connections) -> None:
    connections.boards["qemu:bbcmicrobit"] = ConnectedBoard(crc=1)
    with pytest.raises(FlashFailed, match="CRC 00000001"):
        run_flash("qemu:bbcmicrobit", image=image)
