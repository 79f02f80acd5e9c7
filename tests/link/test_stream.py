"""Streams on real ports: pseudo-terminals, sockets, and pyserial's loop://."""

from __future__ import annotations

import os
import select
import socket
import termios
import threading
import time
import tty
from collections.abc import Iterator
from pathlib import Path

import pytest
import serial

from tests.link.scripted import ScriptedBoard
from thumbkat.address import connect
from thumbkat.errors import LinkError, LinkLost, NoSuchBoard, Timeout, UsageError
from thumbkat.link.stream import ByteStream, SerialStream, SocketStream


def soon(seconds: float = 5.0) -> float:
    return time.monotonic() + seconds


class Pty:
    """A serial port whose other end is in this process."""

    def __init__(self) -> None:
        self.fd, slave = os.openpty()
        tty.setraw(slave)
        self.path = os.ttyname(slave)
        # Held open: without anybody on it the master could not be read.
        self._slave = slave

    def unplug(self) -> None:
        os.close(self.fd)
        os.close(self._slave)
        self.fd = -1

    def close(self) -> None:
        if self.fd >= 0:
            self.unplug()


@pytest.fixture
def pty() -> Iterator[Pty]:
    port = Pty()
    yield port
    port.close()


def listener() -> tuple[socket.socket, str]:
    server = socket.create_server(("127.0.0.1", 0))
    return server, f"socket://127.0.0.1:{server.getsockname()[1]}"


def fill(stream: ByteStream, seconds: float) -> None:
    """Writes until nothing more goes in."""
    start = time.monotonic()
    try:
        for _ in range(10_000):
            start = time.monotonic()
            stream.write(bytes(4096), start + seconds)
    finally:
        assert time.monotonic() - start < seconds + 30


def test_bytes_pass_both_ways(pty: Pty) -> None:
    stream = SerialStream(pty.path)
    data = bytes(range(256)) * 8
    stream.write(data, soon())
    got = b""
    while len(got) < len(data):
        got += os.read(pty.fd, 4096)
    assert got == data
    os.write(pty.fd, data)
    got = b""
    while len(got) < len(data):
        got += stream.read(soon())
    assert got == data
    stream.close()
    stream.close()


def test_a_read_comes_back_as_soon_as_there_is_something(pty: Pty) -> None:
    stream = SerialStream(pty.path)
    os.write(pty.fd, b"x")
    start = time.monotonic()
    assert stream.read(soon(100)) == b"x"
    assert time.monotonic() - start < 30
    stream.close()


@pytest.mark.parametrize("kind", ["pty", "socket", "socket://"])
def test_a_read_of_nothing_ends_at_its_deadline(pty: Pty, kind: str) -> None:
    server, url = listener()
    ours, theirs = socket.socketpair()
    stream = SocketStream(ours) if kind == "socket" else SerialStream(pty.path if kind == "pty" else url)
    with server, theirs:
        start = time.monotonic()
        with pytest.raises(Timeout):
            stream.read(soon(0.15))
        assert 0.15 <= time.monotonic() - start < 30
        # A deadline that has passed is no error of another kind.
        with pytest.raises(Timeout):
            stream.read(soon(-1))
        stream.close()


@pytest.mark.parametrize("kind", ["pty", "socket", "socket://"])
def test_a_write_that_nobody_reads_ends_at_its_deadline(pty: Pty, kind: str) -> None:
    server, url = listener()
    ours, theirs = socket.socketpair()
    stream = SocketStream(ours) if kind == "socket" else SerialStream(pty.path if kind == "pty" else url)
    with server, theirs:
        start = time.monotonic()
        with pytest.raises(Timeout):
            fill(stream, 0.3)
        assert time.monotonic() - start < 30
        stream.close()


def test_a_port_that_is_unplugged_is_lost(pty: Pty) -> None:
    stream = SerialStream(pty.path)
    pty.unplug()
    for action in (lambda: stream.read(soon()), lambda: stream.write(b"x", soon()), stream.discard_input):
        with pytest.raises(LinkLost, match=f"lost {pty.path}: .* Is the board still plugged in"):
            action()
    stream.close()


@pytest.mark.parametrize("kind", ["socket", "socket://"])
def test_a_connection_that_ends_is_lost(kind: str) -> None:
    server, url = listener()
    with server:
        if kind == "socket":
            ours, theirs = socket.socketpair()
            stream: SerialStream | SocketStream = SocketStream(ours, why=lambda: "it is dead")
        else:
            stream = SerialStream(url)
            theirs, _ = server.accept()
        theirs.sendall(b"last words")
        theirs.close()
        got = b""
        while len(got) < 10:
            got += stream.read(soon())
        assert got == b"last words"
        with pytest.raises(LinkLost, match="it is dead" if kind == "socket" else "disconnected"):
            stream.read(soon())
        stream.close()


def test_stale_input_is_discarded(pty: Pty) -> None:
    stream = SerialStream(pty.path)
    os.write(pty.fd, b"stale")
    select.select([os.open(pty.path, os.O_RDWR | os.O_NOCTTY)], [], [], 1)
    stream.discard_input()
    os.write(pty.fd, b"fresh")
    assert stream.read(soon()) == b"fresh"
    stream.close()
    ours, theirs = socket.socketpair()
    with theirs:
        connected = SocketStream(ours)
        connected.discard_input()
        theirs.sendall(b"stale")
        connected.discard_input()
        theirs.sendall(b"fresh")
        assert connected.read(soon()) == b"fresh"
        connected.close()


def test_discarding_ends_though_the_other_end_never_does() -> None:
    class Endless(socket.socket):
        received = 0

        def recv(self, size: int, flags: int = 0) -> bytes:
            self.received += 1
            assert self.received < 1000
            return bytes(size)

    ours = Endless()
    SocketStream(ours).discard_input()
    assert ours.received == 64
    ours.close()


def test_a_port_has_one_user(pty: Pty) -> None:
    stream = SerialStream(pty.path)
    with pytest.raises(NoSuchBoard, match="is in use: close the other program"):
        SerialStream(pty.path)
    stream.close()
    SerialStream(pty.path).close()


def test_control_lines_stay_unasserted(monkeypatch: pytest.MonkeyPatch, pty: Pty) -> None:
    asked = []

    def ioctl(fd: int, request: int, *argument: bytes) -> bytes:
        asked.append((request, *argument))
        return bytes(4)

    monkeypatch.setattr("serial.serialposix.fcntl.ioctl", ioctl)
    port = SerialStream(pty.path)
    port.close()
    lines = {getattr(termios, name).to_bytes(4, "little") for name in ("TIOCM_DTR", "TIOCM_RTS")}
    assert {argument for request, *rest in asked if request == termios.TIOCMBIC for argument in rest} == lines
    assert not [request for request, *_ in asked if request in (termios.TIOCMBIS, termios.TIOCMSET)]


def test_the_line_is_raw_and_as_fast_as_the_page_says(pty: Pty) -> None:
    stream = SerialStream(pty.path)
    fd = os.open(pty.path, os.O_RDWR | os.O_NOCTTY)
    iflag, oflag, cflag, lflag, ispeed, ospeed, _ = termios.tcgetattr(fd)
    os.close(fd)
    assert (ispeed, ospeed) == (termios.B115200, termios.B115200)
    assert not lflag & (termios.ECHO | termios.ICANON | termios.ISIG)
    assert not oflag & termios.OPOST
    assert not iflag & (termios.ICRNL | termios.INLCR | termios.IGNCR | termios.IXON | termios.IXOFF)
    assert cflag & termios.CSIZE == termios.CS8
    assert not cflag & (termios.PARENB | termios.CSTOPB | termios.CRTSCTS)
    stream.close()


@pytest.mark.parametrize(
    ("url", "error", "message"),
    [
        (
            "/dev/there-is-no-such-port",
            NoSuchBoard,
            "there is no port /dev/there-is-no-such-port; there (is|are)",
        ),
        ("socket://127.0.0.1:1", NoSuchBoard, "cannot open socket://127.0.0.1:1: .*refused"),
        ("socket://127.0.0.1:port", UsageError, "socket://127.0.0.1:port should end in HOST:PORT"),
        ("bogus://here", UsageError, "bogus://here: invalid URL, protocol 'bogus' not known"),
    ],
)
def test_ports_that_cannot_be_opened(url: str, error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        SerialStream(url)


def test_a_file_is_no_port(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"")
    with pytest.raises(NoSuchBoard, match=f"cannot open {file}: Could not configure port"):
        SerialStream(str(file))


def test_a_port_without_permission_names_the_remedy(monkeypatch: pytest.MonkeyPatch, pty: Pty) -> None:
    # Root may open everything, so the refusal itself is made.
    def refuse(path: str, *_: object) -> int:
        raise PermissionError(13, "Permission denied", path)

    monkeypatch.setattr("serial.serialposix.os.open", refuse)
    with pytest.raises(NoSuchBoard, match=rf"no permission to open {pty.path}: sudo usermod -aG \w+ \$USER"):
        SerialStream(pty.path)


def serve(board: ScriptedBoard, master: int, stop: threading.Event) -> None:
    while not stop.is_set():
        ready, _, _ = select.select([master], [], [], 0.05)
        if ready:
            for _, wire in board.received(os.read(master, 4096), time.monotonic()):
                os.write(master, wire)


@pytest.mark.parametrize("scheme", ["serial", "usb"])
def test_a_board_on_a_port_from_address_to_result(pty: Pty, scheme: str) -> None:
    stop = threading.Event()
    thread = threading.Thread(target=serve, args=(ScriptedBoard(), pty.fd, stop))
    thread.start()
    address = f"serial:{pty.path}" if scheme == "serial" else f"usb:0123456789@{pty.path}"
    try:
        with connect(address) as board:
            assert board.address == board.info.address == address
            result = board.call("test.echo", data=bytes(400), mode="odd")
            assert result.outputs == {"mode": "odd", "data": bytes(400)}
            assert result.cycles == 4711
        # Closed: the port is free again.
        SerialStream(pty.path).close()
    finally:
        stop.set()
        thread.join()


def test_a_port_where_nobody_answers(pty: Pty) -> None:
    start = time.monotonic()
    with pytest.raises(Timeout, match="no answer to HELLO within"):
        connect(f"serial:{pty.path}", timeout=0.4)
    assert time.monotonic() - start < 30
    SerialStream(pty.path).close()


def test_loop_urls_are_an_echo() -> None:
    with pytest.raises(LinkError, match="bytes came"):
        connect("serial:loop://", timeout=0.3)


def test_serial_is_the_pyserial_that_was_read() -> None:
    # SerialStream leans on how pyserial treats time-outs and control lines; look again when it changes.
    assert serial.__version__ == "3.5"
