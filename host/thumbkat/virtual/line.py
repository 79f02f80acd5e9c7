"""The far end of a board's serial line: a pseudo-terminal and a TCP socket on loopback, both at once.

One client at a time has the line: whoever opens it first, until it is gone. A second one on the socket is
turned away; one that opens the pseudo-terminal hears nothing until the line is free. Without a client, what
the board says goes nowhere, as on a wire that nobody listens to.
"""

from __future__ import annotations

import contextlib
import errno
import fcntl
import os
import pty
import select
import selectors
import socket
import struct
import sys
import termios
import threading
import tty
from collections import deque
from collections.abc import Callable

DEFAULT_BAUD = 115200

# How much the line holds for a board that is behind; beyond, the client has to wait.
_INPUT_ROOM = 4096
# How much it holds for a client that does not read. A client that far behind has lost interest.
_OUTPUT_ROOM = 1 << 22
_CHUNK = 4096
# To wake the thread costs more than a byte does.
_TOGETHER = 128
# The kernel does not tell when somebody opens a pseudo-terminal, so it is looked after this often.
_LOOK_SECONDS = 0.01

_TCGETS2 = 0x802C542A
_BAUD_FIELD = struct.Struct("=4I20x2I")  # struct termios2: flags, control characters, speeds


class Line:
    """`arrived` is called, in the line's own thread, whenever there is something new to take()."""

    def __init__(
        self, arrived: Callable[[], None], report: Callable[[str], None] = lambda text: None
    ) -> None:
        self._arrived = arrived
        self._report = report
        self._lock = threading.Lock()
        self._input: deque[tuple[bytes, int]] = deque()
        self._input_size = 0
        self._output = bytearray()
        self._unsent = 0  # of them, what the thread has not been told of
        self._closing = False

        self._listener = socket.create_server(("127.0.0.1", 0))
        self._listener.setblocking(False)
        self.port: int = self._listener.getsockname()[1]
        self.pty: str | None = None
        self._master: int | None = None
        with contextlib.suppress(OSError):
            self._open_pty()
        # Wakes the thread: there is something to send, or room again.
        self._alarm, self._bell = socket.socketpair()
        for end in (self._alarm, self._bell):
            end.setblocking(False)
        # Who has the line: a connection, or the pseudo-terminal (its file number), or nobody.
        self._client: socket.socket | int | None = None
        self._thread = threading.Thread(target=self._serve, name="line", daemon=True)
        self._thread.start()

    def _open_pty(self) -> None:
        master, slave = pty.openpty()
        tty.setraw(slave)
        settings = termios.tcgetattr(slave)
        settings[4] = settings[5] = termios.B115200
        termios.tcsetattr(slave, termios.TCSANOW, settings)
        self.pty = os.ttyname(slave)
        # Only while no other end is open does the master tell that nobody is there.
        os.close(slave)
        os.set_blocking(master, False)
        self._master = master

    def close(self) -> None:
        if self._closing:
            return
        self._closing = True
        self._ring()
        self._thread.join(5)
        for one in (self._listener, self._alarm, self._bell):
            one.close()
        if isinstance(self._client, socket.socket):
            self._client.close()
        if self._master is not None:
            os.close(self._master)

    # For the board

    def take(self) -> list[tuple[int, int]]:
        """What the client has sent since: bytes, each with the baud rate at which it came."""
        with self._lock:
            if not self._input:
                return []
            taken = list(self._input)
            self._input.clear()
            was_full = self._input_size >= _INPUT_ROOM
            self._input_size = 0
        if was_full:
            self._ring()
        return [(byte, baud) for data, baud in taken for byte in data]

    def deliver(self, byte: int) -> None:
        """A byte for the client. It goes out with flush(), or when a number of them has come together."""
        with self._lock:
            if self._client is None:
                return
            if len(self._output) >= _OUTPUT_ROOM:
                self._report("the client of the serial line does not read: what the board says is lost")
                return
            self._output.append(byte)
            self._unsent += 1
            ring = self._unsent >= _TOGETHER
        if ring:
            self.flush()

    def flush(self) -> None:
        """The board has nothing more to say for the moment."""
        if self._unsent:
            self._unsent = 0
            self._ring()

    def baud(self) -> int:
        """At which the client listens, and sends."""
        client = self._client
        return DEFAULT_BAUD if not isinstance(client, int) else _baud_of(client)

    # The thread

    def _ring(self) -> None:
        with contextlib.suppress(OSError):
            self._bell.send(b"!")

    def _serve(self) -> None:
        with selectors.DefaultSelector() as selector:
            selector.register(self._listener, selectors.EVENT_READ)
            selector.register(self._alarm, selectors.EVENT_READ)
            while not self._closing:
                self._attach_pty()
                client = self._client
                wanted = self._wanted()
                if client is not None and wanted:
                    selector.register(client, wanted)
                waits = _LOOK_SECONDS if self._must_look() else None
                ready = {key.fileobj: events for key, events in selector.select(waits)}
                if client is not None and wanted:
                    selector.unregister(client)
                if self._alarm in ready:
                    with contextlib.suppress(OSError):
                        self._alarm.recv(_CHUNK)
                if client is not None and client in ready:
                    self._exchange(client, ready[client])
                if self._listener in ready:
                    self._accept()

    def _wanted(self) -> int:
        with self._lock:
            room = self._input_size < _INPUT_ROOM
            return (selectors.EVENT_READ if room else 0) | (selectors.EVENT_WRITE if self._output else 0)

    def _must_look(self) -> bool:
        """Whether there is something that no event tells of: somebody opening the pseudo-terminal, or, while
        nothing is wanted of it, closing it."""
        if self._client is None:
            return self._master is not None
        return not self._wanted()

    def _attach_pty(self) -> None:
        if self._client is None and self._master is not None and not _hung_up(self._master):
            self._attach(self._master)
        elif self._client is self._master is not None and not self._wanted() and _hung_up(self._master):
            self._detach()

    def _attach(self, client: socket.socket | int) -> None:
        with self._lock:
            self._output.clear()
            self._client = client

    def _detach(self) -> None:
        with self._lock:
            client, self._client = self._client, None
            self._output.clear()
        if isinstance(client, socket.socket):
            client.close()
        elif client is not None:
            # Else the next one would read what was meant for this one.
            with contextlib.suppress(termios.error):
                termios.tcflush(client, termios.TCIOFLUSH)

    def _accept(self) -> None:
        try:
            connection, _ = self._listener.accept()
        except OSError:
            return
        if self._client is not None and _is_gone(self._client):
            self._detach()
        if self._client is not None:
            # Closed with a reset: nobody takes that for the end of a conversation.
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            connection.close()
            return
        connection.setblocking(False)
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._attach(connection)

    def _exchange(self, client: socket.socket | int, events: int) -> None:
        try:
            if events & selectors.EVENT_READ:
                data = client.recv(_CHUNK) if isinstance(client, socket.socket) else os.read(client, _CHUNK)
                if not data:
                    self._detach()
                    return
                with self._lock:
                    self._input.append((data, self.baud()))
                    self._input_size += len(data)
                self._arrived()
            if events & selectors.EVENT_WRITE:
                with self._lock:
                    piece = bytes(self._output[:_CHUNK])
                if piece:
                    sent = (
                        client.send(piece) if isinstance(client, socket.socket) else os.write(client, piece)
                    )
                    with self._lock:
                        del self._output[:sent]
        except BlockingIOError:
            pass
        except OSError as error:
            # A pseudo-terminal that nobody has open any more reads as EIO.
            if error.errno != errno.EINTR:
                self._detach()


def _is_gone(client: socket.socket | int) -> bool:
    if isinstance(client, int):
        return _hung_up(client)
    try:
        return client.recv(1, socket.MSG_PEEK) == b""
    except BlockingIOError:
        return False
    except OSError:
        return True


def _hung_up(master: int) -> bool:
    """Whether nobody has the other end open."""
    poll = select.poll()
    poll.register(master, 0)
    return any(events & select.POLLHUP for _, events in poll.poll(0))


def _baud_of(master: int) -> int:
    """The speed that the client has set; of a pseudo-terminal it has no other effect."""
    try:
        if sys.platform == "linux":
            raw = fcntl.ioctl(master, _TCGETS2, bytes(_BAUD_FIELD.size))
            return int(_BAUD_FIELD.unpack(raw)[5]) or DEFAULT_BAUD
        speed = termios.tcgetattr(master)[5]
    except (OSError, termios.error):
        return DEFAULT_BAUD
    names = (name for name in dir(termios) if name[0] == "B" and name[1:].isdigit())
    return next((int(name[1:]) for name in names if getattr(termios, name) == speed), 0) or DEFAULT_BAUD
