"""Every byte of every kind of frame, damaged in every way, against a scripted board."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

import pytest

from tests.link import fire, scripted
from tests.link.fire import Damage, Harm, Recording, Way
from tests.link.scripted import WORKS, ScriptedBoard, ScriptedStream, counting_bytes
from thumbkat.board import Board
from thumbkat.errors import LinkLost, OperationFailed, Timeout
from thumbkat.link.client import Link
from thumbkat.link.stream import ByteStream

# Two repeats of an ordinary request, or of one that runs within its bound of 50 ms.
EXTRA_SECONDS = 2 * (0.5 + 0.06 + 0.05)
# An ordinary request is repeated for 3 s; RUN and CALL twice; HELLO until the timeout of 10 s.
GIVE_UP_SECONDS = 10.5

# Few operations: each costs two frames whenever a board is greeted.
FEW = (
    WORKS[scripted.ECHO],
    WORKS[scripted.KEEP],
    replace(WORKS[scripted.KEPT], continues=(1,)),
    WORKS[scripted.SUM],
    WORKS[scripted.FAIL],
)
DATA = b"\0\1\xff" * 4


@dataclass
class Scripted:
    clock: scripted.Clock = field(default_factory=scripted.Clock)
    board: ScriptedBoard = field(
        default_factory=lambda: ScriptedBoard(works=FEW, texts=("few", "1", "", "", "", ""))
    )

    @property
    def stream(self) -> ByteStream:
        return ScriptedStream(self.board, self.clock)

    def connect(self, stream: ByteStream) -> Board:
        link = Link(stream, clock=self.clock, random_bytes=counting_bytes())
        return Board(link, address="fire:", clock=self.clock)

    def greet(self, stream: ByteStream) -> None:
        self.connect(stream)

    def converse(self, stream: ByteStream) -> None:
        board = self.connect(stream)
        # Step by step; call() would put so little data into one frame.
        echo = board.operations["test.echo"]
        board.link.write(echo.index, 0, b"\1")
        board.link.write(echo.index, 1, DATA)
        assert board.link.run(echo.index, echo.bound_ms, varying=1).lengths == (len(DATA),)
        assert board.link.read(0, 1) + board.link.read(1, len(DATA)) == b"\1" + DATA
        board.call("test.keep", value=b"\0k\0")
        assert board.call("test.kept").outputs == {"value": b"\0k\0"}
        result = board.call("test.sum", a=700, b=7)
        assert (result.outputs, result.cycles, result.stack) == ({"sum": 707}, 4711, 96)
        with pytest.raises(OperationFailed):
            board.call("test.fail", status=scripted.STACK_OVERFLOW, detail=0)
        assert self.board.executed == {work.name: 1 for work in FEW}
        assert self.board.longest <= self.board.limit


@pytest.fixture(scope="module")
def recording() -> Recording:
    return fire.record(Scripted())


def cases(harms: tuple[Harm, ...]) -> list[pytest.param]:  # type: ignore[valid-type]
    return [
        pytest.param(way, number, length, harm, id=f"{way.value}-{number}-{harm.value}".replace(" ", "_"))
        for way, number, length in fire.targets(fire.record(Scripted()))
        for harm in harms
    ]


@pytest.mark.parametrize(("way", "number", "length", "harm"), cases(fire.SURVIVABLE))
def test_damaged_frames_change_nothing(
    way: Way, number: int, length: int, harm: Harm, recording: Recording
) -> None:
    for at in range(length):
        fire.survives(Scripted(), Damage(way, number, at, harm), recording, EXTRA_SECONDS)


@pytest.mark.parametrize(("way", "number", "length", "harm"), cases((Harm.SILENCE,)))
def test_silence_ends_in_time(way: Way, number: int, length: int, harm: Harm, recording: Recording) -> None:
    for at in range(length):
        error = fire.fails(Scripted(), Damage(way, number, at, harm), recording, GIVE_UP_SECONDS)
        assert isinstance(error, Timeout)


@pytest.mark.parametrize(("way", "number", "length", "harm"), cases((Harm.VANISH,)))
def test_a_stream_that_ends_is_noticed_at_once(
    way: Way, number: int, length: int, harm: Harm, recording: Recording
) -> None:
    for at in range(length):
        error = fire.fails(Scripted(), Damage(way, number, at, harm), recording, 0.0)
        assert isinstance(error, LinkLost)


def test_every_kind_of_frame_is_fired_at(recording: Recording) -> None:
    kinds = {way: {fire.kind(frame) for frame in recording.frames[way]} for way in Way}
    assert kinds[Way.TO_BOARD] == {(command, 0) for command in range(1, 8)}
    assert kinds[Way.TO_HOST] == {
        *((command | 0x80, scripted.OK) for command in range(1, 8)),
        *((command | 0x80, scripted.ACCEPTED) for command in (scripted.RUN, scripted.CALL)),
        (scripted.CALL | 0x80, scripted.STACK_OVERFLOW),
    }


@pytest.mark.parametrize(
    "around",
    [
        fire.OneByte,
        fire.Echoing,
        lambda stream: fire.OneByte(fire.Echoing(stream)),
    ],
    ids=["one byte a read", "an echoing line", "both"],
)
def test_odd_lines(around: Callable[[ByteStream], ByteStream]) -> None:
    target = Scripted()
    target.converse(around(target.stream))


def test_frames_that_come_in_one_read() -> None:
    target = Scripted()
    target.converse(fire.Merged(target.stream, 0.1, target.clock))
