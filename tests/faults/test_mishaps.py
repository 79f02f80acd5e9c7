"""Boards that are reset, switched off, unplugged or gone at any point of a conversation.

The host hears of it: by an error of the link, of one line, in time. What was on the board is never taken for
what is there now. The next conversation is as if nothing had been.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

from tests.builds import images
from tests.faults.mishaps import Fate, Mishap
from tests.reference import chacha20, keccak
from thumbkat.board import Board
from thumbkat.errors import BoardReset, LinkLost, SessionRejected, Timeout
from thumbkat.link.client import Link
from thumbkat.virtual.local import LocalBoard

# How each shows. A reset that comes when nothing is on the board yet harms nothing.
SHOWS = {
    Mishap.RESET: BoardReset,
    Mishap.POWER: BoardReset,
    Mishap.UNPLUGGED: Timeout,
    Mishap.GONE: LinkLost,
}
# More than the longest bound here, three times over, and the patience with a request.
SECONDS = 20.0
BLOCK = bytes(range(64))
STATE = bytes(range(200))


ANSWERS = {"chacha20.block": chacha20.block(BLOCK), "keccak.f1600": keccak.f1600(STATE)}


def operations(board: Board) -> None:
    """By CALL, and on a board with short frames by WRITE, RUN and READ."""
    assert board.call("chacha20.block", block=BLOCK).data("result") == ANSWERS["chacha20.block"]
    assert board.call("keccak.f1600", state=STATE).data("result") == ANSWERS["keccak.f1600"]


def live_session(board: Board) -> None:
    """With somebody who has not got the key."""
    assert len(board.call("session.start", scheme="newhope").data("msg_a")) == 1824
    board.call("session.finish", msg_b=bytes(2048))
    assert len(board.call("session.confirm").data("tag")) == 32
    with pytest.raises(SessionRejected):
        board.call("session.check", peer_tag=bytes(32))


Use = tuple[str, Callable[[Board], None]]
OPERATIONS: Use = ("disco_f051r8", operations)
SESSION: Use = ("disco_f407vg", live_session)
# In `make verify` everything on more boards.
MORE: list[Use] = [
    (kind, does)
    for kind in ("bbcmicrobit", "bbcmicrobit_v2", "disco_f407vg")
    for does in (operations, live_session)
]
MANY = [OPERATIONS, *(pytest.param(one, marks=pytest.mark.verify) for one in MORE)]


class Doomed:
    """A board in a fate of its own."""

    def __init__(self, use: Use) -> None:
        kind, self.use = use
        self.fate = Fate()
        self.local = LocalBoard(kind, images()[kind], between=self.fate.between)

    def conversation(self) -> list[int]:
        """After how many bytes each frame of it has passed."""
        self.local.board.link.hello()
        self.fate.ends.clear()
        begin = self.fate.passed
        self.use(self.local.board)
        return [end - begin for end in self.fate.ends]

    def suffers(self, mishap: Mishap, count: int, delay: float = 0.0) -> None:
        """A conversation in which that happens."""
        self.local.board.link.hello()
        begun = self.local.now()
        self.fate.arm(mishap, count, delay)
        where = f"{mishap.value} after {count} bytes and {delay} s"
        try:
            self.use(self.local.board)
        except SHOWS[mishap] as error:
            assert len(str(error).splitlines()) == 1, where  # noqa: PT017 - it may come, or be too late
        else:
            # It was too late to matter.
            assert self.fate.happened in (None, self.fate.passed), where
        assert self.local.now() - begun < SECONDS, where
        self.fate.mend()

    def connect(self) -> Board:
        """As the next command does."""
        link = Link(self.fate, clock=self.local.now)
        return Board(link, address="doomed:", timeout=SECONDS, clock=self.local.now)


@contextmanager
def doomed(use: Use) -> Iterator[Doomed]:
    one = Doomed(use)
    with one.local:
        yield one
        one.use(one.connect())


@pytest.mark.parametrize("use", MANY)
@pytest.mark.parametrize("mishap", Mishap)
def test_after_each_frame(mishap: Mishap, use: Use) -> None:
    """At the end of a frame, or while the board computes or answers: so after ACCEPTED too."""
    with doomed(use) as one:
        ends = one.conversation()
        assert len(ends) >= 6
        for number, end in enumerate([0, *ends]):
            one.suffers(mishap, end, 2e-3 * (number % 2))


@pytest.mark.parametrize("use", MANY)
def test_in_the_middle_of_each_frame(use: Use) -> None:
    with doomed(use) as one:
        ends = one.conversation()
        for number, (begin, end) in enumerate(zip([0, *ends[:-1]], ends, strict=True)):
            one.suffers(list(Mishap)[number % len(Mishap)], (begin + end) // 2)


def test_a_session_ends_with_the_board() -> None:
    """Between start and finish, finish and confirm, confirm and check, and inside of each."""
    with doomed(SESSION) as one:
        for count in one.conversation():
            one.suffers(Mishap.RESET, count, 1e-3)


@pytest.mark.verify
@pytest.mark.parametrize("use", [OPERATIONS, SESSION])
@pytest.mark.parametrize("mishap", Mishap)
def test_after_many_bytes(mishap: Mishap, use: Use) -> None:
    with doomed(use) as one:
        for count in range(0, one.conversation()[-1], 5 if use is OPERATIONS else 101):
            one.suffers(mishap, count, count % 3 * 1e-3)


@pytest.mark.parametrize("mishap", Mishap)
def test_while_a_board_is_greeted(mishap: Mishap) -> None:
    """From before HELLO to the middle of LIST."""
    with doomed(OPERATIONS) as one:
        one.fate.ends.clear()
        begin = one.fate.passed
        one.connect()
        ends = [end - begin for end in one.fate.ends]
        for count in [0, 5, ends[0], ends[0] + 20, ends[1], ends[1] + 5, *ends[2:20:6], ends[20] + 7]:
            one.fate.arm(mishap, count)
            begun = one.local.now()
            # A board that starts anew while HELLO is under way is greeted until it answers.
            if count < ends[1] and mishap in (Mishap.RESET, Mishap.POWER):
                one.connect()
            else:
                with pytest.raises(SHOWS[mishap]):
                    one.connect()
            assert one.fate.happened is not None
            assert one.local.now() - begun < SECONDS + 1
            one.fate.mend()
