"""The link under fire: a stream between host and board that damages what passes, byte by byte.

Works on any ByteStream and any clock. Frames are counted as they were before the damage, apart in
each direction; empty ones (a delimiter after a delimiter) do not count.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from enum import Enum
from typing import Protocol

from cobs import cobs

from thumbkat.errors import LinkLost, Timeout
from thumbkat.link.stream import ByteStream

Clock = Callable[[], float]


class Way(Enum):
    TO_BOARD = "to board"
    TO_HOST = "to host"


class Harm(Enum):
    """What happens at a byte."""

    DROP = "dropped"
    FLIP = "a bit flipped"
    DELIMIT = "turned into a delimiter"
    INSERT = "another byte before it"
    INSERT_DELIMITER = "a delimiter before it"
    DOUBLE = "doubled"
    CUT = "it and the rest of the frame lost"
    TAIL = "it and the rest of the frame lost, but for the delimiter"
    SILENCE = "nothing passes in this direction any more"
    VANISH = "the stream ends"


# After these a conversation goes on to its right end.
SURVIVABLE = tuple(harm for harm in Harm if harm not in (Harm.SILENCE, Harm.VANISH))


@dataclass(frozen=True)
class Damage:
    way: Way
    frame: int
    at: int
    harm: Harm

    def __str__(self) -> str:
        return f"frame {self.frame} {self.way.value}, byte {self.at}: {self.harm.value}"


@dataclass
class _Lane:
    """One direction: counts frames and bytes, and does the harm."""

    damages: list[Damage]
    frames: list[bytes] = field(default_factory=list)
    current: bytearray = field(default_factory=bytearray)
    silent: bool = False
    gone: bool = False

    def passes(self, data: bytes) -> bytes:
        out = bytearray()
        for byte in data:
            if self.gone:
                break
            passed = self._byte(byte)
            if not self.silent and not self.gone:
                out += passed
        return bytes(out)

    def _byte(self, byte: int) -> bytes:
        passed = bytes([byte])
        if byte or self.current:
            for damage in self.damages:
                if damage.frame == len(self.frames):
                    passed = self._harm(damage, passed)
            self.current.append(byte)
            if byte == 0:
                self.frames.append(bytes(self.current))
                self.current.clear()
        return passed

    def _harm(self, damage: Damage, passed: bytes) -> bytes:
        at = len(self.current)
        if at > damage.at and damage.harm is Harm.CUT:
            return b""
        if at > damage.at and damage.harm is Harm.TAIL:
            return b"" if passed != b"\0" else passed
        if at != damage.at:
            return passed
        match damage.harm:
            case Harm.FLIP:
                return bytes(byte ^ 1 << at % 8 for byte in passed)
            case Harm.DELIMIT:
                # The delimiter itself becomes something else.
                return b"\0" if passed != b"\0" else b"\x80"
            case Harm.INSERT:
                return b"\x05" + passed
            case Harm.INSERT_DELIMITER:
                return b"\0" + passed
            case Harm.DOUBLE:
                return passed * 2
            case Harm.TAIL:
                return b"" if passed != b"\0" else passed
            case Harm.SILENCE:
                self.silent = True
            case Harm.VANISH:
                self.gone = True
        return b""


class Interposer:
    """Between a host and the stream to its board. Without damages it only writes down the frames."""

    def __init__(self, inner: ByteStream, damages: Iterable[Damage] = ()) -> None:
        damages = list(damages)
        self._inner = inner
        self._out = _Lane([damage for damage in damages if damage.way is Way.TO_BOARD])
        self._in = _Lane([damage for damage in damages if damage.way is Way.TO_HOST])

    def frames(self, way: Way) -> list[bytes]:
        return (self._out if way is Way.TO_BOARD else self._in).frames

    def repair(self) -> None:
        """From here on everything passes, but for a stream that has ended."""
        for lane in (self._out, self._in):
            lane.damages.clear()
            lane.silent = False

    def read(self, deadline: float) -> bytes:
        while True:
            self._alive()
            passed = self._in.passes(self._inner.read(deadline))
            if passed:
                return passed

    def write(self, data: bytes, deadline: float) -> None:
        self._alive()
        passed = self._out.passes(data)
        if passed:
            self._inner.write(passed, deadline)

    def discard_input(self) -> None:
        self._inner.discard_input()

    def close(self) -> None:
        self._inner.close()

    def _alive(self) -> None:
        if self._out.gone or self._in.gone:
            raise LinkLost("the stream has ended")


class OneByte:
    """Gives what comes byte by byte."""

    def __init__(self, inner: ByteStream) -> None:
        self._inner = inner
        self._held: deque[int] = deque()

    def read(self, deadline: float) -> bytes:
        if not self._held:
            self._held.extend(self._inner.read(deadline))
        return bytes([self._held.popleft()])

    def write(self, data: bytes, deadline: float) -> None:
        for byte in data:
            self._inner.write(bytes([byte]), deadline)

    def discard_input(self) -> None:
        self._held.clear()
        self._inner.discard_input()

    def close(self) -> None:
        self._inner.close()


class Merged:
    """Holds back what comes until nothing more came for `hold` seconds: several frames in one read."""

    def __init__(self, inner: ByteStream, hold: float, clock: Clock = time.monotonic) -> None:
        self._inner = inner
        self._hold = hold
        self._clock = clock

    def read(self, deadline: float) -> bytes:
        data = self._inner.read(deadline)
        while True:
            try:
                data += self._inner.read(min(deadline, self._clock() + self._hold))
            except Timeout:
                return data

    def write(self, data: bytes, deadline: float) -> None:
        self._inner.write(data, deadline)

    def discard_input(self) -> None:
        self._inner.discard_input()

    def close(self) -> None:
        self._inner.close()


class Echoing:
    """A line that sends back whatever the host sends, before anything else."""

    def __init__(self, inner: ByteStream) -> None:
        self._inner = inner
        self._echo = b""

    def read(self, deadline: float) -> bytes:
        if self._echo:
            echo, self._echo = self._echo, b""
            return echo
        return self._inner.read(deadline)

    def write(self, data: bytes, deadline: float) -> None:
        self._echo += data
        self._inner.write(data, deadline)

    def discard_input(self) -> None:
        self._echo = b""
        self._inner.discard_input()

    def close(self) -> None:
        self._inner.close()


class Target(Protocol):
    """A board to fire at, and a conversation with it."""

    @property
    def stream(self) -> ByteStream: ...

    @property
    def clock(self) -> Clock: ...

    def converse(self, stream: ByteStream) -> None:
        """Greets the board and uses it by every command; asserts the answers, and that nothing ran twice."""

    def greet(self, stream: ByteStream) -> None:
        """HELLO, answered."""


@dataclass(frozen=True)
class Recording:
    """An undisturbed conversation."""

    frames: dict[Way, list[bytes]]
    seconds: float


def record(target: Target) -> Recording:
    between = Interposer(target.stream)
    start = target.clock()
    target.converse(between)
    return Recording({way: between.frames(way) for way in Way}, target.clock() - start)


def kind(frame: bytes) -> tuple[int, int]:
    """Command and status: what makes a frame another kind of frame."""
    raw = cobs.decode(frame[:-1])
    return raw[2], raw[3]


def targets(recording: Recording) -> Iterator[tuple[Way, int, int]]:
    """The first frame of each kind: its way, its number and its length."""
    for way in Way:
        seen = set()
        for number, frame in enumerate(recording.frames[way]):
            if kind(frame) not in seen:
                seen.add(kind(frame))
                yield way, number, len(frame)


def survives(target: Target, damage: Damage, recording: Recording, extra_seconds: float) -> None:
    """The conversation comes to its right end under that damage, in so many seconds more at most."""
    start = target.clock()
    target.converse(Interposer(target.stream, [damage]))
    seconds = target.clock() - start
    assert seconds <= recording.seconds + extra_seconds, f"{damage}: took {seconds:.2f} s"


def fails(target: Target, damage: Damage, recording: Recording, extra_seconds: float) -> BaseException:
    """The conversation ends with an error in time; on a whole line the board then answers HELLO."""
    between = Interposer(target.stream, [damage])
    start = target.clock()
    try:
        target.converse(between)
    except (LinkLost, Timeout) as error:
        seconds = target.clock() - start
        assert seconds <= recording.seconds + extra_seconds, f"{damage}: took {seconds:.2f} s"
        if isinstance(error, Timeout):
            between.repair()
            target.greet(between)
        return error
    raise AssertionError(f"{damage}: no error came")
