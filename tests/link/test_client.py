"""The host's side of the conversation, against a scripted board on a scripted clock."""

from __future__ import annotations

import contextlib
import itertools
import struct
from collections.abc import Callable
from dataclasses import dataclass, replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.link import scripted
from tests.link.fire import Damage, Harm, Interposer, Way
from tests.link.scripted import (
    WORKS,
    Clock,
    Crash,
    Reset,
    ScriptedBoard,
    ScriptedStream,
    Silence,
    Vanish,
    Work,
    counting_bytes,
)
from thumbkat.board import Board
from thumbkat.errors import (
    BoardFault,
    BoardReset,
    LinkError,
    LinkLost,
    OperationFailed,
    ProtocolError,
    ThumbkatError,
    Timeout,
)
from thumbkat.link.client import Link
from thumbkat.link.protocol import Entry, Fault, Hello
from thumbkat.link.stream import ByteStream

COMMANDS = {"HELLO": 1, "TEXT": 2, "LIST": 3, "WRITE": 4, "RUN": 5, "READ": 6, "CALL": 7}


@dataclass
class Rig:
    """A scripted board and everything between it and a host."""

    board: ScriptedBoard
    clock: Clock
    stream: ScriptedStream

    def link(self, stream: ByteStream | None = None, *, time_factor: float = 1.0) -> Link:
        return Link(
            stream or self.stream, clock=self.clock, random_bytes=counting_bytes(), time_factor=time_factor
        )

    def connect(self, stream: ByteStream | None = None, *, timeout: float = 10.0) -> Board:
        return Board(self.link(stream), address="scripted:", clock=self.clock, timeout=timeout)

    def writes(self) -> list[float]:
        return [at for at, _ in self.stream.written]


def rig(board: ScriptedBoard | None = None) -> Rig:
    board = board or ScriptedBoard()
    clock = Clock()
    return Rig(board, clock, ScriptedStream(board, clock))


def works(**changes: object) -> tuple[Work, ...]:
    """The usual operations with `test.sum` changed."""
    return (replace(WORKS[0], **changes), *WORKS[1:])  # type: ignore[arg-type]


def at_command(
    command: int, action: Callable[[ScriptedBoard], list[bytes] | None]
) -> Callable[..., list[bytes] | None]:
    def script(board: ScriptedBoard, asked: int, payload: bytes) -> list[bytes] | None:
        return action(board) if asked == command else None

    return script


def use(board: Board) -> None:
    """Every command that there is."""
    board.call("test.echo", data=bytes(130))
    board.call("test.sum", a=1, b=5)


def once(error: type[Exception]) -> Callable[..., None]:
    """Something that happens the first time, and not again."""
    left = [error]

    def happens(*_: object) -> None:
        if left:
            raise left.pop()

    return happens


# HELLO


def test_a_board_that_wakes_late_is_greeted_every_100_ms() -> None:
    it = rig()
    it.board.wakes_at = it.clock() + 0.55
    hello = it.link().hello(it.clock() + 5)
    assert hello.image_crc == 0xC0FFEE11
    assert it.board.greetings == 1
    writes = it.writes()
    assert len(writes) == 7
    assert all(0.09 < later - earlier < 0.11 for earlier, later in itertools.pairwise(writes))


def test_each_conversation_has_a_nonce_of_its_own() -> None:
    it = rig()
    link = it.link()
    assert link.hello().nonce != link.hello().nonce


def test_answers_to_other_greetings_are_ignored() -> None:
    it = rig()
    old = scripted.encode(0x32, 0x81, 0, b"oldnonce" + bytes(56))
    it.stream.say(old, after=0.001)
    assert it.connect().info.board == "scripted"


def test_text_before_hello_is_ignored() -> None:
    it = rig()
    it.stream.say(b"Booting U-Boot 2013.01\r\n\0\0waiting...")
    it.stream.say(b"\r\nready\r\n", after=0.002)
    use(it.connect())
    assert it.board.greetings <= 2


def test_what_lay_there_before_is_not_even_read() -> None:
    it = rig()
    it.stream.say(b"stale" * 1000)
    link = it.link()
    link.hello()
    assert link.received_bytes < 100
    # Of the next greeting too.
    it.stream.say(b"stale" * 1000)
    link.hello()
    assert link.received_bytes < 200


def test_late_answers_to_greetings_do_not_disturb() -> None:
    # A board that sleeps for 450 ms with a full buffer, then answers five greetings in a row.
    it = rig()
    it.board.free_at = it.clock() + 0.45
    board = it.connect()
    use(board)
    assert it.board.greetings == 5
    assert it.board.requests.index(scripted.TEXT) == 5
    assert set(it.board.executed.values()) == {1}


def test_a_silent_board_is_given_up_at_the_deadline() -> None:
    it = rig(ScriptedBoard(silent=True))
    start = it.clock()
    with pytest.raises(Timeout, match=r"no answer to HELLO within 3\.0 s: is the board powered"):
        it.connect(timeout=3.0)
    assert it.clock() - start == pytest.approx(3.0)


def test_a_line_full_of_nonsense_is_given_up_at_the_deadline() -> None:
    class Babble(ScriptedStream):
        def read(self, deadline: float) -> bytes:
            self.clock.now += 0.001
            return b"Uxyz\0"

    it = rig()
    it.stream = Babble(it.board, it.clock)
    start = it.clock()
    with pytest.raises(Timeout, match=r"bytes came \(\d+ broken frames\): does the line run at 115200 baud"):
        it.connect(timeout=3.0)
    assert it.clock() - start == pytest.approx(3.0, abs=0.01)


@pytest.mark.parametrize(
    "board",
    [
        ScriptedBoard(version=2),
        ScriptedBoard(hello_version=2),
        ScriptedBoard(script=at_command(1, lambda board: [board.answer(scripted.BAD_VERSION, b"\2\0")])),
    ],
    ids=["in the frame", "in HELLO", "as a status"],
)
def test_another_version_is_named_with_its_remedy(board: ScriptedBoard) -> None:
    with pytest.raises(ProtocolError, match="version 2, this thumbkat version 1: flash matching firmware"):
        rig(board).connect()


@pytest.mark.parametrize(
    ("board", "message"),
    [
        (ScriptedBoard(limit=143), "frame limit is 143"),
        (ScriptedBoard(core=7), "core that this thumbkat does not know: 7"),
        (ScriptedBoard(counter=9), "cycle counter .* 9"),
        (ScriptedBoard(entropy=3), "entropy source .* 3"),
    ],
)
def test_a_hello_that_makes_no_sense(board: ScriptedBoard, message: str) -> None:
    with pytest.raises(ProtocolError, match=message):
        rig(board).connect()


@pytest.mark.parametrize("text", ["\x1b[2J", "a\nb", "\u2028"])
def test_a_text_that_would_move_the_cursor(text: str) -> None:
    with pytest.raises(ProtocolError, match="text 3 has control characters"):
        rig(ScriptedBoard(texts=(*scripted.TEXTS[:3], text, "", ""))).connect()


def test_hello_is_taken_apart() -> None:
    hello = rig(ScriptedBoard(flags=1, core=0x84, limit=2112)).link().hello()
    assert (hello.core.name, hello.wait_states, hello.counter.name, hello.entropy.name) == (
        "M4F",
        0,
        "TIMER0",
        "RNG",
    )
    assert (hello.sealed, hello.frame_limit, hello.clock_hz, hello.arena) == (True, 2112, 16_000_000, 6400)
    assert hello.operations == len(WORKS)
    assert hello.fault is None


# Repeating


def test_lost_requests_and_replies_are_asked_for_again() -> None:
    for way in Way:
        it = rig()
        clean = Interposer(it.stream)
        use(it.connect(clean))
        for number, frame in enumerate(clean.frames(way)):
            it = rig()
            use(it.connect(Interposer(it.stream, [Damage(way, number, 0, Harm.CUT)])))
            assert set(it.board.executed.values()) == {1}, (way, frame)


def test_an_ordinary_request_is_repeated_until_the_deadline() -> None:
    it = rig()
    link = it.link()
    link.hello()
    it.board.silent = True
    start = it.clock()
    with pytest.raises(Timeout, match="does not answer TEXT"):
        link.text(0)
    assert it.clock() - start == pytest.approx(3.0)
    times = [at - start for at in it.writes() if at >= start]
    assert times == pytest.approx([0, 0.514, 1.028, 1.542, 2.056, 2.570], abs=0.02)


def test_a_repeated_request_is_the_same_after_a_delimiter() -> None:
    it = rig()
    link = it.link()
    link.hello()
    it.stream.written.clear()
    it.board.silent = True
    with pytest.raises(Timeout):
        link.text(0)
    first, *others = [data for _, data in it.stream.written]
    assert first[0] != 0
    assert set(others) == {b"\0" + first}


def test_everything_takes_longer_by_the_time_factor() -> None:
    it = rig()
    link = it.link(time_factor=10)
    link.hello()
    it.board.silent = True
    start = it.clock()
    with pytest.raises(Timeout):
        link.text(0)
    assert it.clock() - start == pytest.approx(30.0)
    start = it.clock()
    with pytest.raises(Timeout):
        link.run(0, 2000)
    times = [at - start for at in it.writes() if at >= start]
    assert times == pytest.approx([0, 25, 50], abs=0.5)


def test_sequence_numbers_follow_each_other_round_the_clock() -> None:
    it = rig()
    board = it.connect()
    for value in range(250):
        assert board.call("test.sum", a=value, b=5).outputs["sum"] == value + 5
    sequences = [scripted.cobs_decode(data.strip(b"\0"))[1] for _, data in it.stream.written]  # type: ignore[index]
    assert len(sequences) > 260
    assert all((before + 1) % 256 == after for before, after in itertools.pairwise(sequences))
    assert {0, 255} < set(sequences)


# RUN and CALL


@pytest.mark.parametrize("lost", [False, True], ids=["accepted", "ACCEPTED lost"])
def test_nothing_is_sent_before_the_bound_has_passed(lost: bool) -> None:
    it = rig(ScriptedBoard(works=works(bound_ms=30_000, takes_ms=30_000)))
    clean = Interposer(it.stream)
    board = it.connect(clean)
    number = len(clean.frames(Way.TO_HOST))
    it = rig(it.board)
    between = Interposer(it.stream, [Damage(Way.TO_HOST, number, 0, Harm.CUT)] if lost else [])
    board = it.connect(between)
    start = it.clock()
    assert board.call("test.sum", a=1, b=5).outputs["sum"] == 6
    assert it.clock() - start > 30
    assert len([at for at in it.writes() if at >= start]) == 1
    assert it.board.executed["test.sum"] == 1


def test_a_result_that_comes_after_the_bound_still_counts() -> None:
    it = rig(ScriptedBoard(works=works(bound_ms=100, takes_ms=900)))
    board = it.connect()
    assert board.call("test.sum", a=1, b=5).outputs["sum"] == 6
    assert it.board.executed["test.sum"] == 1


def test_the_shorter_of_two_bounds_counts() -> None:
    # What LIST states is an upper bound: an ACCEPTED that states more must not stop the host for weeks.
    it = rig()

    def accept_for_ever(board: ScriptedBoard) -> list[bytes]:
        return [board.answer(scripted.ACCEPTED, b"\xff\xff\xff\xff")]

    board = it.connect()
    it.board.script = at_command(scripted.CALL, accept_for_ever)
    start = it.clock()
    with pytest.raises(Timeout, match="accepted CALL and gave no result within its bound of 50 ms"):
        board.call("test.sum", a=1, b=5)
    assert it.clock() - start < 2


@pytest.mark.parametrize("command", ["RUN", "CALL"])
@pytest.mark.parametrize(
    ("happens", "error", "requests", "seconds"),
    [(Silence, Timeout, 2, 1.9), (Reset, BoardReset, 2, 1.0), (Vanish, LinkLost, 1, 0.1)],
)
def test_a_board_that_stops_in_the_middle_of_an_operation(
    command: str, happens: type[Exception], error: type[Exception], requests: int, seconds: float
) -> None:
    it = rig(ScriptedBoard(limit=144 if command == "CALL" else 2112, on_work=once(happens)))
    board = it.connect()
    start = it.clock()
    if command == "RUN":
        board.link.write(scripted.SUM, 0, bytes(4))
        board.link.write(scripted.SUM, 1, b"\5\0\0\0")
        start = it.clock()
        with pytest.raises(error):
            board.link.run(scripted.SUM, 50)
    else:
        with pytest.raises(error):
            board.call("test.sum", a=1, b=5)
    assert it.board.executed["test.sum"] == 1
    assert len([at for at in it.writes() if at >= start]) == requests
    assert it.clock() - start < seconds


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize(("happens", "error"), [(Silence, Timeout), (Reset, BoardReset), (Vanish, LinkLost)])
def test_a_board_that_stops_at_any_command(
    command: str, happens: type[Exception], error: type[Exception]
) -> None:
    it = rig(ScriptedBoard(script=at_command(COMMANDS[command], once(happens))))
    start = it.clock()
    # A reset at HELLO costs that one HELLO.
    harmless = (command, happens) == ("HELLO", Reset)
    with contextlib.nullcontext() if harmless else pytest.raises(error):
        use(it.connect())
    assert it.clock() - start < 11
    if error is not LinkLost:
        it.board.script = lambda board, command, payload: None
        it.board.silent = False
        use(it.connect())


def test_a_reset_between_write_and_run_is_noticed() -> None:
    it = rig()
    board = it.connect()
    board.link.write(scripted.SUM, 0, bytes(4))
    it.board.reset()
    with pytest.raises(BoardReset, match=r"restarted before WRITE: .* connect again"):
        board.link.write(scripted.SUM, 1, bytes(4))
    assert it.board.executed.total() == 0


@pytest.mark.parametrize("lost", [False, True], ids=["at once", "its answer lost"])
def test_a_fault_is_the_answer_to_its_command(lost: bool) -> None:
    it = rig()
    clean = Interposer(it.stream)
    it.connect(clean)
    number = len(clean.frames(Way.TO_HOST)) + 1
    it = rig(ScriptedBoard(on_work=once(Crash)))
    board = it.connect(Interposer(it.stream, [Damage(Way.TO_HOST, number, 0, Harm.CUT)] if lost else []))
    with pytest.raises(BoardFault, match="faulted in RUN: HardFault at 0x00001234") as caught:
        board.call("test.sum", a=1, b=5)
    fault = caught.value
    assert (fault.pc, fault.lr, fault.xpsr) == (0x1234, 0x5678, 0x61000000)
    assert (fault.status, fault.address, fault.exception, fault.command) == (0x8200, 0x40, 3, scripted.RUN)
    assert it.board.executed["test.sum"] == 1
    # It stands in HELLO too until another command comes.
    info = it.connect().info
    assert info.fault is not None
    assert info.fault.pc == 0x1234
    assert it.connect().info.fault is None


def test_a_fault_without_a_stack_says_so() -> None:
    error = Fault(0, 0, 0, 0, 0, 17, 0, 0).error()
    assert str(error) == (
        "the board faulted: interrupt 1 with the stack out of RAM; lr 0x00000000, xpsr 0x00000000"
    )


# What a board should not say


@pytest.mark.parametrize("command", ["TEXT", "LIST", "WRITE", "READ"])
def test_accepted_is_no_answer_to_an_ordinary_command(command: str) -> None:
    it = rig(
        ScriptedBoard(
            script=at_command(COMMANDS[command], lambda board: [board.answer(scripted.ACCEPTED, bytes(4))])
        )
    )
    with pytest.raises(ProtocolError, match=f"answered {command} with ACCEPTED"):
        use(it.connect())


@pytest.mark.parametrize(
    ("command", "status", "payload", "message"),
    [
        ("TEXT", 0, b"", "too short"),
        ("TEXT", 0, b"\5\0", "do not fit each other"),
        ("TEXT", 0, b"\5\0abcdef", "do not fit each other"),
        ("TEXT", 0, b"\1\0\xff", "not UTF-8"),
        ("LIST", 0, b"\3\0\1a\0", "ends too early"),
        ("LIST", scripted.BAD_RANGE, b"\0\0", r"refused LIST: BAD_RANGE \(0\)"),
        ("WRITE", 0, b"x", "answered WRITE with bytes"),
        ("WRITE", 16, b"", "status 16"),
        ("WRITE", scripted.BAD_RANGE, b"", "detail of no two bytes"),
        ("RUN", 0, bytes(8), "result makes no sense"),
        ("RUN", 0, b"\4" + bytes(12), "result makes no sense"),
        ("RUN", 0, bytes(9), "result makes no sense"),
        ("RUN", 0, bytes(14), "1 bytes too many"),
        ("RUN", 1, b"", "accepted RUN with 0 bytes"),
        ("RUN", 15, bytes(23), "a fault in 23 bytes"),
        ("READ", 0, b"", "answered READ of 1 bytes with 0"),
        ("READ", scripted.BAD_RANGE, b"\1\0", r"test.echo: the board refused READ: BAD_RANGE \(1\)"),
        ("CALL", 0, bytes(8), "result makes no sense"),
        ("CALL", 0, bytes(10), "1 bytes too many"),
        ("CALL", 0, b"\2" + bytes(8), "gave sum with a wrong length"),
        ("CALL", 0, b"\2" + bytes(11), "gave sum with a wrong length"),
        ("CALL", 0, b"\2" + bytes(13), "with 5 bytes of outputs, not 4"),
    ],
)
def test_malformed_answers(command: str, status: int, payload: bytes, message: str) -> None:
    it = rig(
        ScriptedBoard(script=at_command(COMMANDS[command], lambda board: [board.answer(status, payload)]))
    )
    with pytest.raises((ProtocolError, OperationFailed), match=message):
        use(it.connect())


@settings(max_examples=300, deadline=None)
@given(
    st.integers(2, 7),
    st.integers(0, 20),
    st.binary(max_size=100)
    | st.builds(lambda total, rest: bytes([total, 0]) + rest, st.integers(0, 90), st.binary(max_size=90)),
)
def test_any_answer_ends_in_an_error_of_ours(command: int, status: int, payload: bytes) -> None:
    it = rig(ScriptedBoard(script=at_command(command, lambda board: [board.answer(status, payload)])))
    start = it.clock()
    with contextlib.suppress(ThumbkatError):
        use(it.connect())
    assert it.clock() - start < 30


@settings(max_examples=300)
@given(st.binary(max_size=80), st.data())
def test_any_list_entry_ends_in_an_error_of_ours(noise: bytes, data: st.DataObject) -> None:
    good = data.draw(st.sampled_from(WORKS)).entry()
    at = data.draw(st.integers(0, len(good)))
    until = data.draw(st.integers(at, len(good)))
    for entry in (noise, good[:at] + noise + good[until:], good[:at]):
        try:
            parsed = Entry.parse(entry)
        except ProtocolError:
            continue
        assert parsed.name


def test_each_cut_of_a_list_entry_is_noticed() -> None:
    for work in WORKS:
        entry = work.entry()
        assert Entry.parse(entry).name == work.name
        for length in range(len(entry)):
            with pytest.raises(ProtocolError):
                Entry.parse(entry[:length])
        with pytest.raises(ProtocolError, match="1 bytes too many"):
            Entry.parse(entry + b"\0")


@given(st.binary(max_size=80))
def test_any_hello_ends_in_an_error_of_ours(noise: bytes) -> None:
    for payload in (noise, noise[:64].ljust(64, b"\0")):
        try:
            Hello.parse(payload)
        except ProtocolError:
            continue


# Frame limits


@pytest.mark.parametrize("limit", [144, 145, 200, 257, 258, 528, 2112])
def test_no_frame_is_longer_than_the_limit(limit: int) -> None:
    it = rig(ScriptedBoard(limit=limit))
    board = it.connect()
    poly = struct.pack("<1024H", *range(1, 1025))
    data = bytes(range(1, 200)) * 2
    assert board.call("test.reverse", poly=poly).outputs["result"] == struct.pack(
        "<1024H", *range(1024, 0, -1)
    )
    assert board.call("test.echo", data=data).outputs["data"] == data
    assert board.call("test.small", data=b"123").outputs["data"] == b"123"
    assert it.board.longest <= limit
    # Nor needlessly short: the pieces of the polynomial fill their frames.
    assert it.board.longest >= min(limit, 2000) - 10


def test_a_longer_frame_of_the_host_is_not_sent() -> None:
    it = rig()
    board = it.connect()
    it.stream.written.clear()
    with pytest.raises(LinkError, match=r"CALL takes .* bytes, the board's frame limit is 144"):
        board.link.call(0, bytes(200), 50)
    assert it.stream.written == []


def test_a_longer_frame_of_the_board_is_not_believed() -> None:
    overlong = [True]

    def first(board: ScriptedBoard) -> list[bytes] | None:
        if overlong:
            overlong.clear()
            return [board.answer(0, b"\xc8\0" + bytes(200))]
        return None

    it = rig(ScriptedBoard(script=at_command(scripted.TEXT, first)))
    assert it.connect().info.board == "scripted"
    assert it.board.requests[:3] == [scripted.HELLO, scripted.TEXT, scripted.TEXT]
