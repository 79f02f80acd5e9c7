"""Addresses: where a board is, as one string, and the way from there to a connected board.

    qemu:BOARD              a throw-away emulated board
    serial:PORT             a serial port, or any URL of pyserial
    usb:PROBE_UID           a debug probe that carries the serial line too
    usb:PROBE_UID@PORT      a debug probe, and the serial line on a cable of its own

`virtual:NAME` is reserved.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from serial.tools import list_ports

from thumbkat.board import Board
from thumbkat.boards import load_board
from thumbkat.emulator import qemu
from thumbkat.errors import Ambiguous, NoSuchBoard, UsageError
from thumbkat.image.flash import require_long_enough
from thumbkat.link.client import Link
from thumbkat.link.stream import ByteStream, SerialStream, ports_there

# How much slower than a board QEMU may be.
_QEMU_FACTOR = 10.0


@dataclass(frozen=True)
class Qemu:
    board: str

    def __str__(self) -> str:
        return f"qemu:{self.board}"


@dataclass(frozen=True)
class Serial:
    url: str

    def __str__(self) -> str:
        return f"serial:{self.url}"


@dataclass(frozen=True)
class Usb:
    """`uid` may be the beginning of one; `port` is there where the probe does not carry the serial line."""

    uid: str
    port: str | None = None

    def __str__(self) -> str:
        return f"usb:{self.uid}" + (f"@{self.port}" if self.port else "")


Address = Qemu | Serial | Usb


def parse_address(text: str) -> Address:
    scheme, colon, rest = text.partition(":")
    if colon and scheme in _SCHEMES:
        if not rest:
            raise UsageError(f"the address {text!r} ends too early: {_FORMS}")
        return _SCHEMES[scheme](rest)
    raise UsageError(f"{text!r} is no address{_hint(text)}: {_FORMS}")


def _parse_usb(rest: str) -> Usb:
    uid, at, port = rest.partition("@")
    if not uid or (at and not port):
        raise UsageError(f"'usb:{rest}' should be usb:PROBE_UID or usb:PROBE_UID@PORT")
    return Usb(uid, port or None)


def _parse_virtual(rest: str) -> Address:
    raise UsageError(f"virtual boards are not there yet (virtual:{rest}); use qemu:BOARD")


_SCHEMES: dict[str, Callable[[str], Address]] = {
    "qemu": Qemu,
    "serial": Serial,
    "usb": _parse_usb,
    "virtual": _parse_virtual,
}
_FORMS = "addresses are qemu:BOARD, serial:PORT, usb:PROBE_UID, usb:PROBE_UID@PORT"


def _hint(text: str) -> str:
    if "/" in text or "://" in text or text.upper().startswith("COM"):
        return f" (did you mean serial:{text}?)"
    try:
        load_board(text)
    except UsageError:
        return ""
    return f" (did you mean qemu:{text}?)"


def serial_port(address: Serial | Usb) -> str:
    """The serial port of an address. A probe's own is the one with the probe's USB serial number."""
    if isinstance(address, Serial):
        return address.url
    if address.port is not None:
        return address.port
    uid = address.uid.lower()
    ports = [(str(port.serial_number).lower(), port) for port in list_ports.comports() if port.serial_number]
    found = [port for number, port in ports if number == uid]
    if not found:
        require_long_enough(address.uid)
        found = [port for number, port in ports if number.startswith(uid)]
    if not found:
        raise NoSuchBoard(
            f"no serial port has the USB serial number {address.uid}; {ports_there()}. "
            f"If the board's serial line is a cable of its own, name it: usb:{address.uid}@PORT"
        )
    if len(found) > 1:
        several = ", ".join(f"{port.device} ({port.serial_number})" for port in found)
        raise Ambiguous(
            f"{address} fits several serial ports: {several}; give more of the id, or usb:{address.uid}@PORT"
        )
    return str(found[0].device)


def connect(address: str | Address, *, image: Path | None = None, timeout: float = 10.0) -> Board:
    """Opens the board at an address; use it in a `with`. `image` is what an emulated board is to run."""
    parsed = parse_address(address) if isinstance(address, str) else address
    stream: ByteStream
    on_close: Callable[[], None] | None = None
    factor = 1.0
    if isinstance(parsed, Qemu):
        emulated = qemu.start(load_board(parsed.board), image or _built(parsed.board))
        stream, on_close, factor = emulated.stream, emulated.stop, _QEMU_FACTOR
    else:
        stream = SerialStream(serial_port(parsed))
    try:
        return Board(
            Link(stream, time_factor=factor),
            address=str(parsed),
            counts_cycles=not isinstance(parsed, Qemu),
            on_close=on_close,
            timeout=timeout,
        )
    except BaseException:
        stream.close()
        if on_close is not None:
            on_close()
        raise


def _built(board_id: str) -> Path:
    from thumbkat.image.build import build, in_checkout

    if in_checkout() is None:
        raise UsageError(f"qemu:{board_id} needs an image to run: give one with --image firmware.elf")
    return build([board_id])[board_id]
