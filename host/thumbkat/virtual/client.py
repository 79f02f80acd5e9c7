"""The way from an address to a virtual board: its serial line, and why it does not answer."""

from __future__ import annotations

import logging
import socket
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from thumbkat.boards import load_board
from thumbkat.errors import LinkLost, NoSuchBoard, PortInUse, Timeout
from thumbkat.image.elf import require_fit
from thumbkat.link.stream import ByteStream, SocketStream
from thumbkat.virtual import process, registry
from thumbkat.virtual.registry import EMPTY, Running

_CONNECT_SECONDS = 5.0
# A client that was killed takes a moment to be noticed.
_BUSY_SECONDS = 1.0
_LOOK_SECONDS = 0.02
_HALTED = "halted by a debugger"
_WELL = ("runs", _HALTED)
RESUME = "let the debugger resume it, or end it"


@dataclass(frozen=True)
class Opened:
    stream: ByteStream
    close: Callable[[], None]
    why_silent: Callable[[], str]  # what it may mean that the board does not answer, and what to do


def open_running(name: str) -> Opened:
    """The serial line of a running board."""
    running = registry.get(name)
    stream = VirtualStream(running)
    return Opened(stream, lambda: None, stream.why_silent)


def open_throw_away(board_id: str, image: Path) -> Opened:
    """Starts a board, flashes it as `thumbkat flash` does, and opens its line. `close` ends it."""
    # Else pyOCD would fail at it, and say something else.
    require_fit(image, load_board(board_id))
    called = f"virtual:{board_id}"
    started = process.start(board_id, throw_away=True)
    try:
        flash(started.running, image, called=called)
        stream = VirtualStream(started.running, called=called)
    except BaseException:
        started.stop()
        raise

    def close() -> None:
        tell_reports(started.running, called)
        started.stop()

    return Opened(stream, close, stream.why_silent)


def flash(running: Running, image: Path, *, called: str | None = None) -> None:
    """Through the board's probe, by pyOCD and the chip's own flash algorithm."""
    from thumbkat.image.flash import program

    program(running, image, target=load_board(running.board).flash_target, called=called)


def tell_reports(running: Running, called: str) -> None:
    """Nobody will find the log of a board that is about to end."""
    for line in registry.reports(running):
        logging.getLogger("thumbkat").warning("%s: %s", called, line)


def remedy(running: Running) -> str:
    """What to do about a board that is locked up, or stopped."""
    if EMPTY in running.state:
        return f"put a firmware there: `thumbkat flash {running.address}`"
    if running.state.startswith(_HALTED):
        return RESUME
    return f"is its image made for a {running.board}?"


class VirtualStream:
    """The serial line of a virtual board. Where nothing comes, it looks whether anything can come."""

    def __init__(self, running: Running, *, called: str | None = None) -> None:
        """`called`: the address that the user gave."""
        self._running = running
        self._called = called or running.address
        self._heard = False  # anything, so the line is this one's
        self._line = self._connect()

    def _connect(self) -> SocketStream:
        deadline = time.monotonic() + _BUSY_SECONDS
        while True:
            try:
                connection = socket.create_connection(("127.0.0.1", self._running.socket), _CONNECT_SECONDS)
                connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                if not _turned_away(connection):
                    return SocketStream(connection, why=self._why)
                connection.close()
            except ConnectionResetError:
                pass  # turned away as well, only quicker
            except OSError as error:
                raise NoSuchBoard(
                    f"{self._called} does not answer ({error.strerror}): was it stopped?"
                ) from None
            if time.monotonic() > deadline:
                raise self._in_use()

    def _in_use(self) -> PortInUse:
        return PortInUse(f"{self._called} is in use: close the other program that has its serial line")

    def _check_turned_away(self) -> None:
        """Raises if the line is somebody else's: a board with much to do says so only after a while."""
        if self._heard:
            return
        # The process of a board that was killed takes a moment to be gone.
        deadline = time.monotonic() + _BUSY_SECONDS
        while self._is_there():
            if time.monotonic() > deadline:
                raise self._in_use()
            time.sleep(_LOOK_SECONDS)

    def read(self, deadline: float) -> bytes:
        try:
            data = self._line.read(deadline)
        except Timeout:
            self._check()
            raise
        except LinkLost:
            self._check_turned_away()
            raise
        self._heard = True
        return data

    def write(self, data: bytes, deadline: float) -> None:
        try:
            self._line.write(data, deadline)
        except Timeout:
            self._check()
            raise
        except LinkLost:
            self._check_turned_away()
            raise

    def discard_input(self) -> None:
        self._line.discard_input()

    def close(self) -> None:
        self._line.close()

    def _check(self) -> None:
        """Raises if the board cannot answer any more."""
        found = self._is_there()
        if found is None:
            raise LinkLost(self._why())
        if not found.state.startswith(_WELL):
            raise LinkLost(f"{self._called} is {found.state}; {remedy(found)}")

    def why_silent(self) -> str:
        found = self._is_there()
        if found is None:
            return self._why()
        if found.state.startswith(_HALTED):
            return f"it is {found.state}; {remedy(found)}"
        return remedy(found)

    def _is_there(self) -> Running | None:
        found = registry.find(self._running.name)
        return found if found is not None and found.pid == self._running.pid else None

    def _why(self) -> str:
        return f"{self._called} has ended; {registry.start_again(self._running)}"


def _turned_away(connection: socket.socket) -> bool:
    """Whether the line belongs to somebody else: then the connection is closed at once."""
    connection.settimeout(_LOOK_SECONDS)
    try:
        return connection.recv(1, socket.MSG_PEEK) == b""
    except TimeoutError:
        return False
    except OSError:
        return True
