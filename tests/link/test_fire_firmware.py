"""Every byte of every kind of frame, damaged in every way, against the firmware's own protocol code.

The firmware is compiled for this machine and runs as a process. Time is scripted here too: it passes only
when the board has taken all that was sent and sleeps, so nothing waits and nothing depends on the load.
"""

from __future__ import annotations

import array
import fcntl
import termios
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.firmware.pcboard import PcBoard, build
from tests.link import fire, scripted
from tests.link.fire import Damage, Harm, Recording, Way
from tests.link.scripted import Clock, counting_bytes
from tests.reference import chacha20
from thumbkat.errors import LinkLost, Timeout
from thumbkat.link.client import Link, Refused
from thumbkat.link.protocol import Entry, Status
from thumbkat.link.stream import ByteStream

BLOCK = bytes(range(64))
SEED = bytes(range(48))
# As much as a repeated request costs at most; the longest bound here is that of session.start.
EXTRA_SECONDS = 2.0
GIVE_UP_SECONDS = 12.0


class IdleStream:
    """The line to a board that is a process. A read times out when the board is idle, not after a time."""

    def __init__(self, board: PcBoard, clock: Clock) -> None:
        self._connection = board.line
        self._connection.setblocking(False)
        self._state = Path(f"/proc/{board.process.pid}/stat")
        self._clock = clock

    def read(self, deadline: float) -> bytes:
        give_up = time.monotonic() + 30
        while True:
            # In this order: a board that sleeps after it has taken everything has sent all it will send.
            idle = self._all_taken() and self._sleeps()
            data = self._received()
            if data:
                return data
            if idle:
                self._clock.now = max(self._clock.now, deadline)
                raise Timeout("the board is idle")
            assert time.monotonic() < give_up, "the board is busy for ever"
            time.sleep(0.0002)

    def write(self, data: bytes, deadline: float) -> None:
        self._connection.sendall(data)

    def discard_input(self) -> None:
        while self._received():
            pass

    def close(self) -> None:
        self._connection.close()

    def _received(self) -> bytes:
        try:
            data = self._connection.recv(4096)
        except BlockingIOError:
            return b""
        if not data:
            raise LinkLost("the board has ended")
        return data

    def _all_taken(self) -> bool:
        unread = array.array("i", [0])
        fcntl.ioctl(self._connection, termios.TIOCOUTQ, unread)
        return unread[0] == 0

    def _sleeps(self) -> bool:
        return self._state.read_text().rsplit(")", 1)[1].split()[0] == "S"


class Firmware:
    """One board for all conversations. RUN uses up its inputs, so a second run would answer otherwise."""

    def __init__(self, board: PcBoard) -> None:
        self.clock = Clock()
        self.stream: ByteStream = IdleStream(board, self.clock)
        self.entries = entries(self.link(self.stream))

    def link(self, stream: ByteStream) -> Link:
        return Link(stream, clock=self.clock, random_bytes=counting_bytes())

    def greet(self, stream: ByteStream) -> None:
        self.link(stream).hello()

    def converse(self, stream: ByteStream) -> None:
        link = self.link(stream)
        link.hello(self.clock() + 10)
        assert link.text(1)
        index, entry = self.entries["chacha20.block"]
        assert Entry.parse(link.list_entry(index)) == entry
        link.write(index, 0, BLOCK)
        assert link.run(index, entry.bound_ms).outputs is None
        assert link.read(0, 64) == chacha20.block(BLOCK)
        with pytest.raises(Refused) as caught:
            link.run(index, entry.bound_ms)
        assert caught.value.status is Status.NO_INPUT


class FreshFirmware:
    """A board of its own for each conversation, and no entropy but the host's.

    So the coins come from the seed alone, and a seed that was mixed in twice gives another msg_a.
    """

    def __init__(self, program: Path) -> None:
        self.clock = Clock()
        self._program = program
        self._board: PcBoard | None = None
        self._expected = b""
        self.entries = entries(self.link(self.stream))

    @property
    def stream(self) -> ByteStream:
        self.stop()
        self._board = PcBoard(self._program, {"PCBOARD_ENTROPY": "none"})
        return IdleStream(self._board, self.clock)

    def stop(self) -> None:
        if self._board is not None:
            assert self._board.stop() == ""

    def link(self, stream: ByteStream) -> Link:
        return Link(stream, clock=self.clock, random_bytes=counting_bytes())

    def greet(self, stream: ByteStream) -> None:
        self.link(stream).hello()

    def converse(self, stream: ByteStream) -> None:
        link = self.link(stream)
        link.hello(self.clock() + 10)
        index, entry = self.entries["entropy.seed"]
        assert link.call(index, SEED, entry.bound_ms).outputs == b""
        index, entry = self.entries["session.start"]
        link.call(index, b"\0", entry.bound_ms, varying=1)
        msg_a = link.read(0, 32)
        self._expected = self._expected or msg_a
        assert msg_a == self._expected


def entries(link: Link) -> dict[str, tuple[int, Entry]]:
    found = {}
    for index in range(link.hello().operations):
        entry = Entry.parse(link.list_entry(index))
        found[entry.name] = (index, entry)
    return found


@pytest.fixture(scope="module")
def steps() -> Iterator[Firmware]:
    board = PcBoard(build())
    yield Firmware(board)
    assert board.stop() == ""


@pytest.fixture(scope="module")
def call() -> Iterator[FreshFirmware]:
    # It starts hundreds of times, and sanitizers take long to start. They have seen all of it above.
    target = FreshFirmware(build(flags=["-fno-sanitize=all"]))
    yield target
    target.stop()


Shot = tuple[fire.Target, Recording, list[tuple[Way, int, int]]]


@pytest.fixture(scope="module", params=["steps", "call"])
def shot(request: pytest.FixtureRequest) -> Shot:
    """A target, its undisturbed conversation, and the frames in it to fire at."""
    target: fire.Target = request.getfixturevalue(request.param)
    recording = fire.record(target)
    frames = [
        (way, number, length)
        for way, number, length in fire.targets(recording)
        if request.param == "steps" or fire.kind(recording.frames[way][number])[0] & 0x7F == scripted.CALL
    ]
    return target, recording, frames


def test_every_kind_of_frame_is_fired_at(steps: Firmware, call: FreshFirmware) -> None:
    kinds: dict[Way, set[tuple[int, int]]] = {way: set() for way in Way}
    for target in (steps, call):
        recording = fire.record(target)
        for way, number, _ in fire.targets(recording):
            kinds[way].add(fire.kind(recording.frames[way][number]))
    assert kinds[Way.TO_BOARD] == {(command, 0) for command in range(1, 8)}
    assert kinds[Way.TO_HOST] == {
        *((command | 0x80, scripted.OK) for command in range(1, 8)),
        *((command | 0x80, scripted.ACCEPTED) for command in (scripted.RUN, scripted.CALL)),
        (scripted.RUN | 0x80, scripted.NO_INPUT),
    }


@pytest.mark.parametrize("harm", fire.SURVIVABLE, ids=lambda harm: harm.value.replace(" ", "_"))
def test_damaged_frames_change_nothing(shot: Shot, harm: Harm) -> None:
    target, recording, frames = shot
    for way, number, length in frames:
        for at in range(length):
            fire.survives(target, Damage(way, number, at, harm), recording, EXTRA_SECONDS)


def test_after_silence_the_board_answers_hello(shot: Shot) -> None:
    target, recording, frames = shot
    for way, number, length in frames:
        for at in range(length):
            fire.fails(target, Damage(way, number, at, Harm.SILENCE), recording, GIVE_UP_SECONDS)


def test_requests_in_single_bytes(steps: Firmware) -> None:
    steps.converse(fire.OneByte(steps.stream))


def test_requests_sent_twice(steps: Firmware) -> None:
    class Twice(fire.OneByte):
        def write(self, data: bytes, deadline: float) -> None:
            self._inner.write(data * 2, deadline)

    steps.converse(Twice(steps.stream))


def test_frames_that_come_in_one_read(steps: Firmware) -> None:
    steps.converse(fire.Merged(steps.stream, 0.01, steps.clock))


def test_an_echoing_line(steps: Firmware) -> None:
    steps.converse(fire.Echoing(steps.stream))


def test_a_board_that_was_left_in_the_middle_of_a_frame(steps: Firmware) -> None:
    wire = scripted.encode(9, scripted.WRITE, 0, bytes(range(1, 130)))
    for length in range(1, len(wire)):
        steps.stream.write(wire[:length], 0)
        steps.greet(steps.stream)
