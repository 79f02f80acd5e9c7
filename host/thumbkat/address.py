"""Addresses: where a board is, as one string, and the way from there to a connected board.

virtual:BOARD           a throw-away virtual board
virtual:NAME            a virtual board that runs (`thumbkat virtual start`)
qemu:BOARD              a throw-away board in QEMU
serial:PORT             a serial port, or any URL of pyserial
usb:PROBE_UID           a debug probe that carries the serial line too
usb:PROBE_UID@PORT      a debug probe, and the serial line on a cable of its own
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from serial.tools import list_ports

from thumbkat.board import Board
from thumbkat.boards import all_boards, load_board
from thumbkat.emulator import qemu
from thumbkat.errors import Ambiguous, NoSuchBoard, Timeout, UsageError
from thumbkat.image.flash import require_long_enough
from thumbkat.link.client import Link
from thumbkat.link.stream import ByteStream, SerialStream, ports_there
from thumbkat.virtual import client as virtual

# How much slower than a board an emulator may be, on a machine that has other work too.
_EMULATED_FACTOR = 10.0


@dataclass(frozen=True)
class Virtual:
    """`name` is a board's id, then it is a throw-away one, or the name of a running one."""

    name: str

    @property
    def board(self) -> str | None:
        """The kind of a throw-away board; None of a running one."""
        return self.name if self.name in {board.id for board in all_boards()} else None

    def __str__(self) -> str:
        return f"virtual:{self.name}"


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


Address = Virtual | Qemu | Serial | Usb


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


_SCHEMES: dict[str, Callable[[str], Address]] = {
    "virtual": Virtual,
    "qemu": Qemu,
    "serial": Serial,
    "usb": _parse_usb,
}
_FORMS = (
    "addresses are virtual:BOARD, virtual:NAME, qemu:BOARD, serial:PORT, usb:PROBE_UID, usb:PROBE_UID@PORT"
)


def _hint(text: str) -> str:
    if "/" in text or "://" in text or text.upper().startswith("COM"):
        return f" (did you mean serial:{text}?)"
    try:
        load_board(text)
    except UsageError:
        return ""
    return f" (did you mean virtual:{text}?)"


def board_of(address: Address) -> str | None:
    """The kind of board, where the address alone says it: it is then started for the occasion."""
    return address.board if isinstance(address, Qemu | Virtual) else None


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


def open_line(address: Usb | Virtual) -> ByteStream:
    """The serial line of a board that is there, without a word to the board."""
    if isinstance(address, Virtual):
        return virtual.open_running(address.name).stream
    return SerialStream(serial_port(address))


def connect(address: str | Address, *, image: Path | None = None, timeout: float = 10.0) -> Board:
    """Opens the board at an address; use it in a `with`. `image` is what a throw-away board is to run."""
    parsed = parse_address(address) if isinstance(address, str) else address
    stream: ByteStream
    on_close: Callable[[], None] | None = None
    why_silent: Callable[[], str] | None = None
    factor = 1.0
    if isinstance(parsed, Qemu):
        emulated = qemu.start(load_board(parsed.board), image or _built(parsed))
        stream, on_close, factor = emulated.stream, emulated.stop, _EMULATED_FACTOR
    elif isinstance(parsed, Virtual):
        opened = (
            virtual.open_throw_away(parsed.board, image or _built(parsed))
            if parsed.board
            else virtual.open_running(parsed.name)
        )
        stream, on_close, factor = opened.stream, opened.close, _EMULATED_FACTOR
        why_silent = opened.why_silent
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
    except BaseException as error:
        # It has no power and no port that could be looked at. Asked before the board is ended.
        silent = why_silent() if isinstance(error, Timeout) and why_silent is not None else None
        stream.close()
        if on_close is not None:
            on_close()
        if silent is not None:
            raise Timeout(f"{parsed} does not answer within {timeout:g} s: {silent}") from error
        raise


def _built(address: Qemu | Virtual) -> Path:
    from thumbkat.image.build import build, in_checkout

    if in_checkout() is None:
        raise UsageError(f"{address} needs an image to run: give one with --image firmware.elf")
    board_id = address.board
    assert board_id is not None
    return build([board_id])[board_id]
