"""A board that says anything: the host gives what it promises or one of its own errors, and ends."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest
from hypothesis import strategies as st

from tests.fuzz.memory import limited
from tests.fuzz.mutation import Edit, edited, edits, gives_or_refuses, mutated, try_all
from tests.link import scripted
from tests.link.scripted import WORKS, Clock, ScriptedBoard, ScriptedStream, counting_bytes
from thumbkat.board import Board, Operation, Result, Value
from thumbkat.link.client import Link
from thumbkat.link.frame import Decoder, Frame, encode
from thumbkat.link.protocol import Direction, Entry, Fault, FieldType, Hello, RunResult

FEW, MANY = 120, 10_000
examples = pytest.mark.parametrize("count", [FEW, pytest.param(MANY, marks=pytest.mark.verify)])

LIMIT = 144
# A conversation here takes less than a hundredth of that.
READS_MOST = 20_000


@pytest.fixture(autouse=True)
def _bounded() -> Iterator[None]:
    with limited(1 << 30):
        yield


FRAMES = [
    encode(Frame(7, 0x81, 0, bytes(range(64)))),
    encode(Frame(255, 0x87, 1, b"\0\0\0\0")),
    encode(Frame(0, 0x84)) + encode(Frame(1, 0x84)) + b"\0",
    encode(Frame(3, 0x86, 0, b"\xff" * 134)),
    encode(Frame(9, 0x82, 2, b"\2\0", version=2)),
]


@examples
def test_frames(count: int) -> None:
    def check(data: bytes) -> None:
        whole = Decoder(LIMIT).feed(data)
        pieces = Decoder(LIMIT)
        cut = len(data) // 3
        assert (
            pieces.feed(data[:cut]) + pieces.feed(data[cut : 2 * cut]) + pieces.feed(data[2 * cut :]) == whole
        )
        for frame in whole:
            assert len(frame.payload) <= LIMIT
            assert frame.version != 1 or encode(frame) in data or encode(frame).replace(b"\0", b"") in data

    try_all(mutated([*FRAMES, b"".join(FRAMES)]), check, count)


def _require_entry(entry: object) -> None:
    assert isinstance(entry, Entry)
    for name in (entry.name, *(one.name for one in entry.fields)):
        assert name.isprintable()
        assert " " not in name
    for one in entry.fields:
        assert one.least <= one.most
        assert bool(one.choices) == (one.type is FieldType.ENUMERATION)
        assert one.type is not FieldType.ENUMERATION or one.most == len(one.choices) - 1
        assert one.type is not FieldType.POLY or (one.least, one.most) == (2048, 2048)
        # No board has more RAM to put them; what streams is taken in pieces.
        assert one.type is not FieldType.BYTES or one.streams or one.most < 1 << 16


@examples
def test_entries_of_list(count: int) -> None:
    def check(data: bytes) -> None:
        entry = gives_or_refuses(lambda: Entry.parse(data))
        if entry is not None:
            _require_entry(entry)

    try_all(mutated([work.entry() for work in WORKS]), check, count)


def _greeting() -> bytes:
    board = ScriptedBoard()
    board.fault = scripted.FAULT_RECORD
    (_, wire), *_ = board.received(scripted.encode(1, 1, 0, bytes(8)), 1.0)
    raw = scripted.cobs_decode(wire[:-1])
    assert raw is not None
    return raw[6:-2]


@examples
def test_greetings_faults_and_results(count: int) -> None:
    def check(data: bytes) -> None:
        hello = gives_or_refuses(lambda: Hello.parse(data))
        if isinstance(hello, Hello):
            assert hello.frame_limit >= 144
            assert hello.fault is None or str(hello.fault.error()).isprintable()
        fault = gives_or_refuses(lambda: Fault.parse(data))
        assert fault is None or (isinstance(fault, Fault) and str(fault.error()).isprintable())
        for varying in range(3):
            result = gives_or_refuses(lambda varying=varying: RunResult.parse(data, varying))  # type: ignore[misc]
            assert result is None or (isinstance(result, RunResult) and len(result.lengths) == varying)

    result = b"\3" + bytes(range(8)) + b"\4\0\0\0" + b"abcd"
    try_all(mutated([_greeting(), scripted.FAULT_RECORD, result]), check, count)


@dataclass(frozen=True)
class Lies:
    """What is changed: whole entries of LIST and texts, by index; single replies, by number, either with CRC
    and COBS put around what has come of them (True) or as they are on the line."""

    entries: dict[int, list[Edit]]
    texts: dict[int, list[Edit]]
    replies: list[tuple[int, bool, list[Edit]]]


@dataclass
class LyingBoard(ScriptedBoard):
    lies: Lies = field(default_factory=lambda: Lies({}, {}, []))
    replies: int = 0

    def _answer(self, command: int, payload: bytes) -> tuple[int, bytes]:
        which, offset = payload[0], int.from_bytes(payload[-2:], "little")
        if command == scripted.LIST and which in self.lies.entries:
            return 0, self._piece(
                edited(WORKS[which].entry(), WORKS[0].entry(), self.lies.entries[which]), offset
            )
        if command == scripted.TEXT and which in self.lies.texts:
            return 0, self._piece(edited(b"a text \xc3\xbc", b"", self.lies.texts[which]), offset)
        return super()._answer(command, payload)

    def _send(self, wire: bytes) -> None:
        here = [(sealed, changes) for number, sealed, changes in self.lies.replies if number == self.replies]
        # What is changed inside of CRC and COBS comes first.
        for sealed, changes in sorted(here, reverse=True):
            if sealed:
                raw = scripted.cobs_decode(wire[:-1])
                assert raw is not None
                body = edited(raw[:-2], b"", changes)
                wire = scripted.cobs_encode(body + scripted.crc16(body).to_bytes(2, "big")) + b"\0"
            else:
                wire = edited(wire, wire[::-1], changes)
        self.replies += 1
        super()._send(wire)


class CountedStream(ScriptedStream):
    reads = 0

    def read(self, deadline: float) -> bytes:
        self.reads += 1
        assert self.reads < READS_MOST, "the host does not come to an end"
        return super().read(deadline)


def _lies() -> st.SearchStrategy[Lies]:
    return st.builds(
        Lies,
        st.dictionaries(st.integers(0, len(WORKS) - 1), edits(2), max_size=2),
        st.dictionaries(st.integers(0, 5), edits(2), max_size=1),
        st.lists(st.tuples(st.integers(0, 70), st.booleans(), edits(2)), max_size=3),
    )


def _value(one: Operation, index: int) -> Value:
    wanted = one.inputs[index]
    if wanted.type is FieldType.ENUMERATION:
        return wanted.choices[-1]
    if wanted.type is FieldType.NUMBER:
        return wanted.least
    return bytes(max(wanted.least, min(wanted.most, 9)))


def _require_result(one: Operation, result: Result) -> None:
    assert set(result.outputs) == {output.name for output in one.outputs}
    for output in one.outputs:
        value = result.outputs[output.name]
        if output.type is FieldType.ENUMERATION:
            assert value in output.choices
        elif output.type is FieldType.NUMBER:
            assert isinstance(value, int)
        else:
            assert isinstance(value, bytes)
            assert output.least <= len(value) <= output.most


def _require_board(board: Board) -> None:
    info = board.info
    for text in (info.board, info.firmware, info.git_hash, info.compiler, info.flags, info.memory, info.core):
        assert text.isprintable()
    for name, one in board.operations.items():
        assert name == one.name
        assert all(before in board.operations for before in one.continues)
        assert all(output.direction is Direction.OUTPUT for output in one.outputs)


@examples
def test_whole_conversations(count: int) -> None:
    def converse(board: Board) -> None:
        _require_board(board)
        for name, one in board.operations.items():
            inputs = {wanted.name: _value(one, index) for index, wanted in enumerate(one.inputs)}
            result = gives_or_refuses(lambda: board.call(name, **inputs))  # noqa: B023
            if isinstance(result, Result):
                _require_result(one, result)

    def check(lies: Lies) -> None:
        clock = Clock()
        stream = CountedStream(LyingBoard(lies=lies), clock)
        link = Link(stream, clock=clock, random_bytes=counting_bytes())
        board = gives_or_refuses(lambda: Board(link, address="lying:", clock=clock))
        if isinstance(board, Board):
            converse(board)

    try_all(_lies(), check, count)
