"""Byte streams: what a link needs of a serial port, a socket or anything else that carries bytes.

A deadline is a value of time.monotonic(). No call waits beyond it.
"""

from __future__ import annotations

import contextlib
import errno
import os
import re
import socket
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Protocol, TypeVar
from urllib.parse import urlsplit

import serial
from serial.tools import list_ports

from thumbkat.errors import LinkLost, NoSuchBoard, PortInUse, Timeout, UsageError
from thumbkat.link.protocol import BAUD

_T = TypeVar("_T")

_PORT_ERRORS: tuple[type[Exception], ...] = (OSError,)
with contextlib.suppress(ImportError):
    import termios

    # No OSError, and pyserial lets it through in places.
    _PORT_ERRORS = (OSError, termios.error)

# pyserial sets a timeout by configuring the port anew, which over RFC 2217 is a negotiation. So reads
# wait in steps of one length, and so do writes where setting it for each is not cheap.
_STEP_SECONDS = 0.02
_WRITE_SECONDS = 2.0
_CHUNK = 4096
_STALE_CHUNKS = 64


class ByteStream(Protocol):
    def read(self, deadline: float) -> bytes:
        """At least one byte. Raises Timeout when none came in time, LinkLost when none will ever come."""

    def write(self, data: bytes, deadline: float) -> None:
        """All of `data`, or Timeout, or LinkLost."""

    def discard_input(self) -> None:
        """Throws away what has arrived and was not read."""

    def close(self) -> None:
        """May be called twice. Raises nothing."""


class SerialStream:
    """A serial port, or any URL that pyserial knows."""

    def __init__(self, url: str, *, baud: int = BAUD) -> None:
        self.url = url
        _check_network(url)
        try:
            port = serial.serial_for_url(
                url, do_not_open=True, baudrate=baud, timeout=_STEP_SECONDS, write_timeout=_WRITE_SECONDS
            )
        except (ValueError, re.error) as error:
            raise UsageError(f"{url}: {error}") from None
        except _PORT_ERRORS as error:
            # hwgrep:// looks for its port at once.
            raise _cannot_open(url, error) from None
        local = isinstance(port, serial.Serial)
        self._timeout_is_cheap = local or url.lower().startswith("socket://")
        # Many boards are wired to reset on one of these lines.
        port.dtr = False
        port.rts = False
        if local and os.name == "posix":
            port.exclusive = True
        self._port = port
        try:
            port.open()
        except ValueError as error:
            raise UsageError(f"{url}: {error}") from None
        except _PORT_ERRORS as error:
            raise _cannot_open(url, error) from None

    def read(self, deadline: float) -> bytes:
        with self._lost():
            while True:
                data = bytearray(self._port.read(max(1, self._port.in_waiting)))
                # in_waiting of a socket:// only says whether there is something. An error after the first
                # bytes comes again with the next read.
                with contextlib.suppress(*_PORT_ERRORS):
                    while data and len(data) < _CHUNK and (waiting := self._port.in_waiting):
                        data += self._port.read(waiting)
                if data:
                    return bytes(data)
                if time.monotonic() >= deadline:
                    raise Timeout(f"nothing came from {self.url} in time")

    def write(self, data: bytes, deadline: float) -> None:
        with self._lost():
            if self._timeout_is_cheap:
                self._port.write_timeout = max(0.001, deadline - time.monotonic())
            try:
                self._port.write(data)
            except serial.SerialTimeoutException:
                raise Timeout(f"{self.url} takes no bytes: is anything at its other end?") from None

    def discard_input(self) -> None:
        with self._lost():
            self._port.reset_input_buffer()

    def close(self) -> None:
        # A port that has vanished cannot even be closed properly.
        with contextlib.suppress(*_PORT_ERRORS):
            self._port.close()

    @contextlib.contextmanager
    def _lost(self) -> Iterator[None]:
        try:
            yield
        except _PORT_ERRORS as error:
            raise LinkLost(f"lost {self.url}: {_reason(error)}. Is the board still plugged in?") from None


class SocketStream:
    """A connected stream socket. `why` says what a closed one means."""

    def __init__(self, connection: socket.socket, *, why: Callable[[], str] | None = None) -> None:
        self._socket = connection
        self._why = why or (lambda: "the other end closed the connection")

    def read(self, deadline: float) -> bytes:
        data = self._do(lambda: self._socket.recv(_CHUNK), deadline)
        if not data:
            raise LinkLost(self._why())
        return data

    def write(self, data: bytes, deadline: float) -> None:
        self._do(lambda: self._socket.sendall(data), deadline)

    def discard_input(self) -> None:
        with contextlib.suppress(OSError):
            self._socket.setblocking(False)
            # Another end that never stops sending must not keep us here.
            for _ in range(_STALE_CHUNKS):
                if not self._socket.recv(_CHUNK):
                    break

    def close(self) -> None:
        self._socket.close()

    def _do(self, action: Callable[[], _T], deadline: float) -> _T:
        # A timeout of 0 would mean something else: do not block.
        self._socket.settimeout(max(0.001, deadline - time.monotonic()))
        try:
            return action()
        except TimeoutError:
            raise Timeout("nothing moved on the connection in time") from None
        except OSError:
            raise LinkLost(self._why()) from None


def ports_there() -> str:
    """The serial ports of this machine, for an error message."""
    ports = [f"{port.device} ({port.serial_number or port.description})" for port in list_ports.comports()]
    return "there are " + ", ".join(ports) if ports else "there is no serial port at all"


def _check_network(url: str) -> None:
    """What pyserial says of a wrong port is its own source code, more or less."""
    if not url.lower().startswith(("socket://", "rfc2217://")):
        return
    try:
        parts = urlsplit(url)
        whole = parts.hostname and parts.port is not None
    except ValueError:
        whole = False
    if not whole:
        raise UsageError(f"{url} should end in HOST:PORT, the port a number from 0 to 65535")


def _cannot_open(url: str, error: Exception) -> NoSuchBoard:
    number = getattr(error, "errno", None)
    if number == errno.ENOENT:
        return NoSuchBoard(f"there is no port {url}; {ports_there()}")
    if number in (errno.EACCES, errno.EPERM):
        return NoSuchBoard(f"no permission to open {url}: {permission_remedy(url)}")
    if number in (errno.EBUSY, errno.EWOULDBLOCK):
        return PortInUse(f"{url} is in use: close the other program that has it open")
    return NoSuchBoard(f"cannot open {url}: {_reason(error)}")


def permission_remedy(path: str) -> str:
    return f"sudo usermod -aG {_group(path)} $USER, then log out and in again"


def _reason(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)


def _group(path: str) -> str:
    try:
        import grp

        return grp.getgrgid(Path(path).stat().st_gid).gr_name
    except (ImportError, OSError, KeyError):
        return "dialout"
