"""Puts an image on a board and makes sure that it runs there."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from thumbkat.address import Address, Qemu, Serial, Usb, Virtual, connect, open_line, parse_address
from thumbkat.boards import BoardFile, all_boards, load_board
from thumbkat.errors import (
    FlashFailed,
    LinkError,
    LinkLost,
    NoSuchBoard,
    PortInUse,
    ThumbkatError,
    UsageError,
)
from thumbkat.image.elf import image_crc, require_fit
from thumbkat.image.flash import Probe, find_probe, program
from thumbkat.jobs.attach import Images, require_emulated
from thumbkat.virtual import registry
from thumbkat.virtual.registry import Running

Progress = Callable[[str, float | None], None]

# A USB serial port needs a second or two to come back after a reset.
_RECONNECT = 10.0


@dataclass(frozen=True)
class FlashReport:
    """`confirmed` says whether HELLO gave the CRC of the image; without a serial port it cannot."""

    address: str
    board: str
    image: Path
    image_crc: int
    how: str
    confirmed: bool
    seconds: float

    def to_json(self) -> dict[str, Any]:
        return {
            "schema": 1,
            "address": self.address,
            "board": self.board,
            "image": str(self.image),
            "image_crc": f"{self.image_crc:08x}",
            "how": self.how,
            "confirmed": self.confirmed,
            "seconds": round(self.seconds, 3),
        }


def run_flash(
    address: str,
    *,
    image: Path | None = None,
    board_id: str | None = None,
    pack: Path | None = None,
    mass_erase: bool = False,
    timeout: float = _RECONNECT,
    progress: Progress = lambda text, fraction: None,
) -> FlashReport:
    """Flashes through the probe of a `usb:` address or of a running virtual board, or starts a throw-away
    board with the image."""
    parsed = parse_address(address)
    if isinstance(parsed, Serial):
        raise UsageError(
            f"a serial line cannot flash; name the probe too: `thumbkat flash usb:PROBE_UID@{parsed.url}` "
            "(`thumbkat boards` lists the probes)"
        )
    started = time.monotonic()
    if isinstance(parsed, Qemu):
        require_emulated(parsed.board)
    # Nothing where the board is started for this, with the image in it.
    probe: str | Running | None = None
    if isinstance(parsed, Usb):
        found = find_probe(parsed.uid)
        # What begins one probe's id may begin the id of another's port.
        parsed = replace(parsed, uid=found.uid)
        probe = found.uid
        board_file = load_board(board_id) if board_id else board_behind(found)
    else:
        if isinstance(parsed, Virtual) and parsed.board is None:
            probe = registry.get(parsed.name)
        kind = probe.board if isinstance(probe, Running) else str(parsed.board)
        if probe is None:
            for option, given in (("--mass-erase", mass_erase), ("--pack", pack is not None)):
                if given:
                    raise UsageError(
                        f"{address} is started anew each time and needs no probe; leave out {option}"
                    )
        board_file = load_board(kind)
        if board_id not in (None, kind):
            raise UsageError(f"{address} is a {kind}, not a {board_id}; leave out --board")
    path = Images(image, lambda text: progress(text, None)).of(board_file.id)
    if path is None:
        raise UsageError(
            "there is no image to flash: give --image PATH, or run this in a checkout of thumbkat"
        )
    crc = image_crc(path)
    require_fit(path, board_file)
    confirmed = True
    how = "loader" if isinstance(parsed, Qemu) else "pyocd"
    if probe is None:
        progress(f"{address}: loading {path.name}", None)
        _confirm_once(address, path, crc, timeout)
    else:
        # Where no port is known nobody can ask.
        confirmed = not isinstance(parsed, Usb) or parsed.port is not None or board_file.serial.kind == "usb"
        if confirmed:
            _require_free_line(parsed)
        doing = f"{address}: flashing {path.name} to {board_file.chip}"
        progress(doing, 0.0)
        program(
            probe,
            path,
            target=board_file.flash_target,
            pack_name=board_file.pack,
            pack_file=pack,
            mass_erase=mass_erase,
            progress=lambda fraction: progress(doing, fraction),
        )
        if confirmed:
            progress(f"{address}: waiting for its answer", None)
            _confirm_after_reset(address, parsed, crc, timeout)
    return FlashReport(address, board_file.id, path, crc, how, confirmed, time.monotonic() - started)


def board_behind(probe: Probe) -> BoardFile:
    """The board that a probe belongs to, where the probe knows its chip."""
    boards = all_boards()
    for board in boards:
        if probe.target is not None and probe.target in (board.flash_target, board.pack):
            return board
    names = ", ".join(board.id for board in boards)
    raise UsageError(f"probe {probe.uid} does not say which board it belongs to; add --board, one of {names}")


def _require_free_line(place: Address) -> None:
    """Raises PortInUse where another program talks to the board: flashing would cut it short, and then could
    not be confirmed. Whatever else is wrong with the line, flashing may mend."""
    if not isinstance(place, Usb | Virtual):
        return
    try:
        open_line(place).close()
    except PortInUse:
        raise
    except (NoSuchBoard, LinkError, UsageError):
        pass


def _confirm_once(address: str, image: Path, crc: int, timeout: float) -> None:
    with connect(address, image=image, timeout=timeout) as board:
        found = board.info.image_crc
    if found != crc:
        raise FlashFailed(
            f"{address} runs an image with CRC {found:08x}, not {crc:08x}; is {image} a thumbkat image?"
        )


def _confirm_after_reset(address: str, place: Address, crc: int, timeout: float) -> None:
    """Greets the board until its port is back."""
    deadline = time.monotonic() + timeout
    while True:
        left = deadline - time.monotonic()
        try:
            with connect(place, timeout=max(left, 0.5)) as board:
                found = board.info.image_crc
            break
        except (NoSuchBoard, LinkError) as error:
            # A virtual board has no port that comes back: what is lost there, or another's, stays so.
            if left <= 0.5 or (isinstance(place, Virtual) and isinstance(error, LinkLost | PortInUse)):
                raise FlashFailed(
                    f"{address} is flashed but does not answer ({error}); "
                    f"`thumbkat doctor {address}` looks why"
                ) from error
            time.sleep(0.25)
        except ThumbkatError as error:
            raise FlashFailed(f"{address} is flashed, but: {error}") from error
    if found != crc:
        raise FlashFailed(
            f"{address} answers with another image (CRC {found:08x}) than was flashed ({crc:08x}): "
            "is the port the one of this board?"
        )
