"""The far end of the serial line: a pseudo-terminal and a socket, one client at a time."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
import termios
import threading
import time
from collections.abc import Callable, Iterator

import pytest
import serial

from thumbkat.virtual.line import Line

SECONDS = 5.0


class Held:
    """A line, and what came through it."""

    def __init__(self) -> None:
        self.arrived = threading.Event()
        self.reports: list[str] = []
        self.line = Line(self.arrived.set, self.reports.append)

    def take(self, count: int) -> list[tuple[int, int]]:
        taken: list[tuple[int, int]] = []
        until(lambda: len(taken.__iadd__(self.line.take())) >= count)
        return taken

    def data(self, count: int) -> bytes:
        return bytes(byte for byte, _ in self.take(count))

    def say(self, data: bytes) -> None:
        for byte in data:
            self.line.deliver(byte)
        self.line.flush()

    def connect(self) -> socket.socket:
        connection = socket.create_connection(("127.0.0.1", self.line.port), SECONDS)
        connection.settimeout(SECONDS)
        return connection

    def terminal(self, baud: int = 115200) -> serial.Serial:
        assert self.line.pty is not None
        return serial.Serial(self.line.pty, baud, timeout=SECONDS, write_timeout=SECONDS, exclusive=True)


def until(condition: Callable[[], object]) -> None:
    deadline = time.monotonic() + SECONDS
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.002)


@pytest.fixture
def held() -> Iterator[Held]:
    one = Held()
    yield one
    one.line.close()


def read(connection: socket.socket, count: int) -> bytes:
    data = b""
    while len(data) < count:
        piece = connection.recv(count - len(data))
        assert piece
        data += piece
    return data


def is_turned_away(held: Held) -> bool:
    try:
        with held.connect() as connection:
            return connection.recv(1) == b""
    except ConnectionResetError:
        return True


def test_the_socket_carries_all_bytes_both_ways(held: Held) -> None:
    everything = bytes(range(256)) * 4
    with held.connect() as connection:
        connection.sendall(everything)
        assert held.take(len(everything)) == [(byte, 115200) for byte in everything]
        held.say(everything)
        assert read(connection, len(everything)) == everything


def test_the_terminal_carries_all_bytes_both_ways(held: Held) -> None:
    everything = bytes(range(256)) * 4
    with held.terminal() as port:
        port.write(everything)
        assert held.data(len(everything)) == everything
        held.say(everything)
        assert port.read(len(everything)) == everything


@pytest.mark.parametrize("baud", [9600, 115200, 230400, 250000])
def test_the_terminal_knows_the_baud_rate_of_its_client(held: Held, baud: int) -> None:
    with held.terminal(baud) as port:
        port.write(b"x")
        assert held.take(1) == [(ord("x"), baud)]
        assert held.line.baud() == baud


def test_a_client_that_sets_nothing_finds_a_raw_line_at_the_usual_speed(held: Held) -> None:
    assert held.line.pty is not None
    handle = os.open(held.line.pty, os.O_RDWR | os.O_NOCTTY)
    try:
        os.write(handle, b"\r\n\x03")
        assert held.take(3) == [(13, 115200), (10, 115200), (3, 115200)]
        held.say(b"a\r\n\x04")
        came = b""
        while len(came) < 4:
            came += os.read(handle, 10)
        assert came == b"a\r\n\x04"
    finally:
        os.close(handle)


def test_without_a_client_nothing_is_kept(held: Held) -> None:
    held.say(b"to nobody")
    with held.connect() as connection:
        until(lambda: held.line._client is not None)
        held.say(b"!")
        assert read(connection, 1) == b"!"


def test_a_second_client_is_turned_away(held: Held) -> None:
    with held.connect() as first:
        first.sendall(b"1")
        assert held.data(1) == b"1"
        assert is_turned_away(held)
        first.sendall(b"2")
        assert held.data(1) == b"2"


def test_a_socket_is_turned_away_while_the_terminal_is_open(held: Held) -> None:
    with held.terminal() as port:
        port.write(b"1")
        assert held.data(1) == b"1"
        assert is_turned_away(held)


def test_the_next_client_gets_nothing_of_the_one_before(held: Held) -> None:
    with held.terminal() as port:
        port.write(b"1")
        assert held.data(1) == b"1"
        held.say(b"unread")
        until(lambda: port.in_waiting == 6)
    until(lambda: held.line._client is None)
    with held.terminal() as port:
        port.write(b"2")
        assert held.data(1) == b"2"
        held.say(b"new")
        assert port.read(3) == b"new"


def test_each_way_after_the_other(held: Held) -> None:
    for number in range(3):
        with held.connect() as connection:
            connection.sendall(b"s")
            assert held.data(1) == b"s"
            held.say(bytes([number]))
            assert read(connection, 1) == bytes([number])
        until(lambda: held.line._client is None)
        with held.terminal() as port:
            port.write(b"t")
            assert held.data(1) == b"t"
            held.say(bytes([number]))
            assert port.read(1) == bytes([number])
        until(lambda: held.line._client is None)


@pytest.mark.parametrize("kind", ["socket", "terminal"])
def test_a_killed_client_frees_the_line(held: Held, kind: str) -> None:
    program = (
        f"import socket,time; s=socket.create_connection(('127.0.0.1',{held.line.port})); s.sendall(b'x')"
        if kind == "socket"
        else f"import serial,time; s=serial.Serial({held.line.pty!r}); s.write(b'x')"
    )
    client = subprocess.Popen([sys.executable, "-c", f"{program}; time.sleep(60)"])
    try:
        assert held.data(1) == b"x"
    finally:
        client.send_signal(signal.SIGKILL)
        client.wait()
    until(lambda: held.line._client is None)
    with held.connect() as connection:
        connection.sendall(b"y")
        assert held.data(1) == b"y"


@pytest.mark.parametrize("kind", ["socket", "terminal"])
def test_nothing_is_lost_on_a_slow_client(held: Held, kind: str) -> None:
    data = os.urandom(200_000)
    if kind == "socket":
        with held.connect() as connection:
            until(lambda: held.line._client is not None)
            held.say(data)
            time.sleep(0.2)
            assert read(connection, len(data)) == data
    else:
        with held.terminal() as port:
            until(lambda: held.line._client is not None)
            held.say(data)
            time.sleep(0.2)
            assert port.read(len(data)) == data
    assert held.reports == []


def test_a_board_that_is_behind_makes_the_client_wait(held: Held) -> None:
    data = os.urandom(3_000_000)
    with held.connect() as connection:
        connection.settimeout(0.3)
        sent = 0
        with contextlib.suppress(TimeoutError):
            while sent < len(data):
                sent += connection.send(data[sent : sent + 4096])
        assert sent < len(data)
        # Somewhere there is an end to the room; what went in comes out.
        assert held.data(sent) == data[:sent]


def test_a_client_that_never_reads_is_reported(held: Held) -> None:
    with held.connect():
        until(lambda: held.line._client is not None)
        held.line._output.extend(bytes(1 << 22))
        held.say(b"lost")
        assert "does not read" in held.reports[0]


def test_closing_ends_the_connection() -> None:
    one = Held()
    with one.connect() as connection:
        connection.sendall(b"x")
        assert one.data(1) == b"x"
        one.line.close()
        one.line.close()
        assert connection.recv(1) == b""
    with pytest.raises(OSError, match=r"."):
        one.connect()


def test_an_idle_line_with_a_client_takes_no_time(held: Held) -> None:
    with held.connect():
        until(lambda: held.line._client is not None)
        before = time.process_time()
        time.sleep(0.3)
        assert time.process_time() - before < 0.1


def test_flow_control_characters_are_bytes(held: Held) -> None:
    with held.terminal() as port:
        attributes = termios.tcgetattr(port)
        assert not attributes[0] & termios.IXON
        port.write(b"\x13\x11")
        assert held.data(2) == b"\x13\x11"
