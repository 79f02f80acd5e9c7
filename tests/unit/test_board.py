from __future__ import annotations

import struct
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from tests.link import scripted
from tests.link.scripted import (
    WORKS,
    Clock,
    Failure,
    Item,
    ScriptedBoard,
    ScriptedStream,
    Work,
    counting_bytes,
)
from thumbkat.board import Board, Direction, Field, FieldType, Result
from thumbkat.errors import LinkLost, NoEntropy, OperationFailed, ProtocolError, SessionRejected, UsageError
from thumbkat.link.client import Link
from thumbkat.link.protocol import Status


class Rig:
    def __init__(self, scripted_board: ScriptedBoard | None = None, **options: Any) -> None:
        self.scripted = scripted_board or ScriptedBoard()
        self.clock = Clock()
        self.stream = ScriptedStream(self.scripted, self.clock)
        link = Link(self.stream, clock=self.clock, random_bytes=counting_bytes())
        self.board = Board(link, address="scripted:", clock=self.clock, **options)
        self.scripted.requests.clear()


def test_info_is_what_the_board_says() -> None:
    info = Rig(ScriptedBoard(core=0x84, counter=3, entropy=2, flags=1)).board.info
    assert (info.board, info.firmware, info.git_hash) == ("scripted", "0.1.0", "unknown")
    assert (info.compiler, info.flags, info.memory) == ("none ü", "-DTHUMBKAT_C", "")
    assert (info.core, info.clock_hz, info.wait_states) == ("cortex-m4f", 16_000_000, 0)
    assert (info.counter, info.entropy, info.sealed) == ("CYCCNT", "failed", True)
    assert (info.frame_limit, info.arena, info.image_crc) == (144, 6400, 0xC0FFEE11)
    assert (info.fault, info.address) == (None, "scripted:")


def test_long_texts_come_in_pieces() -> None:
    text = "ünïcode, cut anywhere: " + "äöü" * 150
    assert Rig(ScriptedBoard(texts=("scripted", "", "", text, "", ""))).board.info.compiler == text


def test_operations_are_what_list_says() -> None:
    operations = Rig().board.operations
    assert list(operations) == [work.name for work in WORKS]
    echo = operations["test.echo"]
    assert echo.inputs == (
        Field("mode", Direction.INPUT, FieldType.ENUMERATION, 0, 1, False, False, ("plain", "odd")),
        Field("data", Direction.INPUT, FieldType.BYTES, 0, 400, True, False, ()),
    )
    assert [field.name for field in echo.outputs] == ["mode", "data"]
    assert (echo.index, echo.sealed, echo.backend, echo.bound_ms) == (1, True, "armv6m", 50)
    assert operations["test.kept"].continues == ("test.keep",)
    assert operations["test.keep"].continues == ()
    assert [field.name for field in operations["test.keep"].state] == ["value"]
    assert operations["test.sum"].inputs[1].type is FieldType.NUMBER
    assert not operations["test.sum"].sealed


@pytest.mark.parametrize(
    ("works", "message"),
    [
        ((WORKS[0], WORKS[0]), "lists test.sum twice"),
        ((replace(WORKS[0], continues=(7,)),), "test.sum as continuing an operation that it does not have"),
        ((replace(WORKS[0], backend=9),), "backend that this thumbkat does not know: 9"),
        ((replace(WORKS[0], name=""),), "a name that is none"),
        ((replace(WORKS[0], inputs=(Item("a", 9),)),), "type of a field .* 9"),
        ((replace(WORKS[0], inputs=(Item("a", scripted.NUMBER, 5, 4),)),), "field a makes no sense"),
        ((replace(WORKS[0], inputs=(Item("a", scripted.POLY, 0, 2048),)),), "field a makes no sense"),
        (
            (replace(WORKS[0], inputs=(Item("a", scripted.ENUMERATION, 1, 0, ("x",)),)),),
            "field a makes no sense",
        ),
        ((replace(WORKS[0], inputs=(Item("a", scripted.NUMBER, 0, 4, flags=2),)),), "field a makes no sense"),
        ((replace(WORKS[0], outputs=(Item("a", scripted.BYTES, 0, 4, flags=2),)),), "field a makes no sense"),
        ((replace(WORKS[0], outputs=(Item("a", scripted.BYTES, 0, 1 << 16),)),), "field a makes no sense"),
        ((replace(WORKS[0], inputs=(Item("a", scripted.NUMBER),) * 2),), "two inputs of one name"),
        (
            (
                replace(
                    WORKS[0], inputs=(Item("a", scripted.BYTES, 0, 4, flags=2), Item("b", scripted.NUMBER))
                ),
            ),
            "an input that streams is not the last",
        ),
    ],
)
def test_a_list_that_makes_no_sense(works: tuple[Work, ...], message: str) -> None:
    with pytest.raises(ProtocolError, match=message):
        Rig(ScriptedBoard(works=works))


@pytest.mark.parametrize(
    ("name", "inputs", "outputs", "commands"),
    [
        # One frame each way, with and without lengths.
        ("test.sum", {"a": 1000, "b": 9}, {"sum": 1009}, "CALL"),
        ("test.small", {"data": b"\0"}, {"data": b"\0"}, "CALL"),
        ("test.small", {"data": bytearray(9)}, {"data": bytes(9)}, "CALL"),
        ("test.echo", {"data": b"", "mode": "odd"}, {"mode": "odd", "data": b""}, "CALL"),
        # Of 134 bytes of payload operation, mode and length take five, the result and the mode 14.
        ("test.echo", {"data": bytes(120)}, {"mode": "plain", "data": bytes(120)}, "CALL"),
        ("test.echo", {"data": bytes(121)}, {"mode": "plain", "data": bytes(121)}, "CALL READ READ"),
        ("test.echo", {"data": bytes(129)}, {"mode": "plain", "data": bytes(129)}, "CALL READ READ"),
        ("test.echo", {"data": bytes(130)}, {"mode": "plain", "data": bytes(130)},
         "WRITE WRITE WRITE RUN READ READ"),
        ("test.echo", {"data": bytes(400)}, {"mode": "plain", "data": bytes(400)},
         "WRITE WRITE WRITE WRITE WRITE RUN READ READ READ READ"),
        ("test.grow", {"length": 0}, {"data": b""}, "CALL"),
        ("test.grow", {"length": 300}, {"data": b"U" * 300}, "CALL READ READ READ"),
    ],
)  # fmt: skip
def test_values_there_and_back(
    name: str, inputs: dict[str, Any], outputs: dict[str, Any], commands: str
) -> None:
    rig = Rig()
    result = rig.board.call(name, **inputs)
    assert result.operation == name
    assert result.outputs == outputs
    assert all(type(result.outputs[key]) is type(value) for key, value in outputs.items())
    assert (result.cycles, result.stack) == (4711, 96)
    assert [scripted_name(command) for command in rig.scripted.requests] == commands.split()


def test_outputs_by_their_type() -> None:
    result = Result("some.thing", {"tag": b"1", "count": 7, "kind": "odd"}, None, 0)
    assert result.data("tag") == b"1"
    assert result.number("count") == 7
    assert result.choice("kind") == "odd"
    for getter, right in (
        (result.data, {"tag"}), (result.number, {"count"}), (result.choice, {"kind"})
    ):  # fmt: skip
        for name in result.outputs.keys() - right:
            with pytest.raises(UsageError, match=rf"{name} of some\.thing is read by \w+\('{name}'\)"):
                getter(name)
        with pytest.raises(UsageError, match=r"some\.thing gives no 'key'; it gives tag, count, kind"):
            getter("key")


def scripted_name(command: int) -> str:
    return ["HELLO", "TEXT", "LIST", "WRITE", "RUN", "READ", "CALL"][command - 1]


def test_polynomials_there_and_back() -> None:
    poly = struct.pack("<1024H", *range(11265, 12289))
    reverse = struct.pack("<1024H", *range(12288, 11264, -1))
    for limit in (144, 528, 2112):
        result = Rig(ScriptedBoard(limit=limit)).board.call("test.reverse", poly=poly)
        assert result.outputs == {"result": reverse}


def test_more_fits_a_call_of_a_larger_frame() -> None:
    rig = Rig(ScriptedBoard(limit=528))
    rig.board.call("test.echo", data=bytes(400))
    assert rig.scripted.requests == [scripted.CALL]


@pytest.mark.parametrize(
    ("name", "inputs", "message"),
    [
        ("test.sums", {}, r"scripted has no operation 'test.sums'; did you mean test.sum\?"),
        ("sha256", {}, "no operation 'sha256'; it has test.sum, test.echo, test.keep"),
        ("test.sum", {"a": 1, "c": 2}, r"no input 'c'; it takes a \(a number from 0 to 1000\), b \(a number"),
        ("test.kept", {"value": b""}, "no input 'value'; it takes nothing"),
        ("test.sum", {}, r"test.sum needs a \(a number from 0 to 1000\) and b \(a number from 5 to 9\) too"),
        ("test.echo", {"mode": "even", "data": b""}, r"takes mode \(plain or odd\), not 'even'"),
        ("test.echo", {"mode": 1, "data": b""}, r"takes mode \(plain or odd\), not 1"),
        ("test.echo", {"data": bytes(401)}, r"takes data \(0 to 400 bytes\), not 401 bytes"),
        ("test.echo", {"data": "text"}, r"takes data \(0 to 400 bytes\), not str"),
        ("test.keep", {"value": bytes(2)}, r"takes value \(3 bytes\), not 2 bytes"),
        ("test.keep", {"value": 3}, r"takes value \(3 bytes\), not int"),
        ("test.sum", {"a": 1001, "b": 5}, r"takes a \(a number from 0 to 1000\), not 1001"),
        ("test.sum", {"a": 1, "b": 4}, "not 4"),
        ("test.sum", {"a": -1, "b": 5}, "not -1"),
        ("test.sum", {"a": True, "b": 5}, "not True"),
        ("test.sum", {"a": b"\1", "b": 5}, "not b"),
        ("test.reverse", {"poly": bytes(2047)},
         r"takes poly \(2048 bytes, 1024 coefficients below 12289\), not 2047 bytes"),
        ("test.reverse", {"poly": bytes(4) + b"\x01\x30" + bytes(2042)}, "whose coefficient 2 is 12289"),
    ],
)  # fmt: skip
def test_mistakes_are_explained_before_anything_is_sent(
    name: str, inputs: dict[str, Any], message: str
) -> None:
    rig = Rig()
    with pytest.raises(UsageError, match=message):
        rig.board.call(name, **inputs)
    assert rig.scripted.requests == []


def test_state_goes_from_an_operation_to_those_that_continue_it() -> None:
    board = Rig().board
    board.call("test.keep", value=b"abc")
    assert board.call("test.kept").outputs == {"value": b"abc"}
    board.call("test.sum", a=1, b=5)
    with pytest.raises(
        OperationFailed, match=r"test.kept continues test.keep, whose state the board does not hold"
    ) as caught:
        board.call("test.kept")
    assert (caught.value.status, caught.value.operation) == (Status.NO_STATE, "test.kept")


@pytest.mark.parametrize(
    ("status", "detail", "kind", "message"),
    [
        (
            Status.NO_ENTROPY,
            0,
            NoEntropy,
            r"needs random coins, and the board has no source: seed it",
        ),
        (
            Status.NO_ENTROPY,
            2,
            NoEntropy,
            r"needs random coins, and the board's source failed its tests",
        ),
        (Status.CHECK_FAILED, 0, OperationFailed, "test.fail: what it was given is not genuine"),
        (Status.STACK_OVERFLOW, 0, OperationFailed, "needed more stack than the board has"),
        (Status.BAD_VALUE, 1, OperationFailed, "test.fail: the board does not accept the value of detail"),
        (Status.NO_INPUT, 0, OperationFailed, "test.fail: the board lacks status"),
        (Status.BAD_VALUE, 7, OperationFailed, r"test.fail: the board refused CALL: BAD_VALUE \(7\)"),
        (Status.BAD_COMMAND, 7, OperationFailed, r"test.fail: the board refused CALL: BAD_COMMAND \(7\)"),
    ],
)
def test_what_the_board_refuses(
    status: Status, detail: int, kind: type[OperationFailed], message: str
) -> None:
    with pytest.raises(OperationFailed, match=message) as caught:
        Rig().board.call("test.fail", status=status, detail=detail)
    assert type(caught.value) is kind
    assert (caught.value.status, caught.value.detail) == (status, detail)


@pytest.mark.parametrize(
    ("operation", "message"),
    [
        ("session.respond", "session.respond: the peer's public key is a point of low order"),
        ("session.finish", "session.finish: the peer's public key is a point of low order"),
        ("session.check", "session.check: the peer's confirmation is wrong"),
        ("session.open", "session.open: this is not the peer's next message"),
    ],
)
def test_what_the_peer_sent_ends_the_session(operation: str, message: str) -> None:
    board = Rig(ScriptedBoard(works=(replace(WORKS[scripted.FAIL], name=operation),))).board
    with pytest.raises(SessionRejected, match=rf"{message}.*, the session is wiped; start a new one"):
        board.call(operation, status=Status.CHECK_FAILED, detail=0)


@pytest.mark.parametrize(("counter", "counts"), [(0, True), (0, False), (1, False)])
def test_cycles_are_shown_only_where_they_are_true(counter: int, counts: bool) -> None:
    result = Rig(ScriptedBoard(counter=counter), counts_cycles=counts).board.call("test.sum", a=1, b=5)
    assert (result.cycles, result.stack) == (None, 96)


def test_cycles_of_a_board_that_says_it_has_no_counter() -> None:
    # It counted all the same: not to be believed.
    def contradict(board: ScriptedBoard, command: int, payload: bytes) -> list[bytes] | None:
        if command != scripted.CALL:
            return None
        return [board.answer(0, struct.pack("<BIII", 3, 4711, 96, 6))]

    assert Rig(ScriptedBoard(counter=0, script=contradict)).board.call("test.sum", a=1, b=5).cycles is None


@pytest.mark.parametrize("flags", [0, 2])
def test_an_output_that_is_longer_than_list_says(flags: int) -> None:
    def script(board: ScriptedBoard, command: int, payload: bytes) -> list[bytes] | None:
        if command != scripted.CALL:
            return None
        return [board.answer(0, struct.pack("<BIII", flags, 0, 0, 301))]

    rig = Rig(ScriptedBoard(script=script))
    with pytest.raises(ProtocolError, match=r"test.grow gave data with a wrong length"):
        rig.board.call("test.grow", length=1)
    assert rig.scripted.requests == [scripted.CALL]


def test_an_unknown_choice_from_the_board() -> None:
    bad = Work(
        "test.bad", (), (Item("mode", scripted.ENUMERATION, choices=("x",)),), lambda inputs, state: [b"\1"]
    )
    with pytest.raises(ProtocolError, match="gave mode as choice 1"):
        Rig(ScriptedBoard(works=(bad,))).board.call("test.bad")


def test_an_input_that_streams_has_no_limit() -> None:
    work = Work(
        "test.hash",
        (Item("salt", scripted.NUMBER, 0, 9), Item("message", scripted.BYTES, 0, 50, flags=2)),
        (Item("length", scripted.NUMBER, 0, 0xFFFFFFFF),),
        lambda inputs, state: [len(inputs[1]).to_bytes(4, "little")],
    )
    rig = Rig(ScriptedBoard(works=(work,)))
    assert rig.board.call("test.hash", salt=1, message=bytes(1234)).outputs == {"length": 1234}
    assert rig.scripted.requests.count(scripted.WRITE) == 1 + 25
    assert rig.board.call("test.hash", salt=1, message=b"").outputs == {"length": 0}
    # Longer than a length in a CALL could say.
    assert rig.board.call("test.hash", salt=1, message=bytes(1 << 16)).outputs == {"length": 1 << 16}
    assert scripted.CALL not in rig.scripted.requests


def test_closing() -> None:
    closed: list[bool] = []
    stream: list[ScriptedStream] = []
    rig = Rig(on_close=lambda: closed.append(stream[0].closed))
    stream.append(rig.stream)
    with rig.board as board:
        assert board.call("test.sum", a=1, b=5).outputs == {"sum": 6}
    board.close()
    assert closed == [True]
    with pytest.raises(UsageError, match="scripted: is closed: connect again"):
        board.call("test.sum", a=1, b=5)


def test_what_follows_the_link_is_closed_even_if_the_link_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    closed: list[bool] = []
    rig = Rig(on_close=lambda: closed.append(True))

    def fail() -> None:
        raise LinkLost("gone")

    monkeypatch.setattr(rig.stream, "close", fail)
    with pytest.raises(LinkLost):
        rig.board.close()
    assert closed == [True]


def test_a_failed_call_leaves_the_link_in_order() -> None:
    def refuse(status: int) -> Callable[[list[bytes], list[bytes]], list[bytes]]:
        def does(inputs: list[bytes], state: list[bytes]) -> list[bytes]:
            raise Failure(status)

        return does

    works = (*WORKS, Work("test.refuse", (), (), refuse(scripted.NO_ENTROPY)))
    board = Rig(ScriptedBoard(works=works)).board
    for _ in range(3):
        with pytest.raises(NoEntropy):
            board.call("test.refuse")
        assert board.call("test.sum", a=1, b=5).outputs == {"sum": 6}
