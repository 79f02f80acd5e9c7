"""Nothing is lost at full speed, on any of the four boards.

The next request starts as the last bit of the reply ends; any request is repeated at once. Every byte comes
at a cycle that is worked out, none at a time of the computer's.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Iterator

import pytest

from tests.virtual.firmware import BAUD, BOARDS, Wired
from thumbkat.board import Board
from thumbkat.link.frame import Frame, encode, payload_room
from thumbkat.link.protocol import REPLY, Command, Status

# What a serial adapter may be off by.
BAUDS = [113_500, 115_200, 116_900]
LONGEST = 3.0  # seconds, for one operation on the slowest board


class Talk:
    """A greeted board, and requests with numbers that rise."""

    def __init__(self, wired: Wired, board: Board) -> None:
        self.wired = wired
        self.board = board
        self.room = payload_room(board.info.frame_limit)
        self.sequence = 0
        # HELLO forgets the number of the last request, so that no first one here is taken for a repetition.
        board.link.hello(wired.clock() + 1)
        wired.settle()
        wired.heard.clear()

    def request(self, command: Command, payload: bytes = b"") -> bytes:
        self.sequence = self.sequence + 1 & 0xFF
        return encode(Frame(self.sequence, command, payload=payload))

    def index(self, operation: str) -> int:
        return self.board.operations[operation].index

    def sha3(self, message: bytes) -> bytes:
        inputs = struct.pack("<H", len(message)) + message
        return self.request(Command.CALL, struct.pack("<H", self.index("keccak.sha3_256")) + inputs)

    def write(self, operation: str, field: int, data: bytes, offset: int = 0) -> bytes:
        return self.request(Command.WRITE, struct.pack("<HBI", self.index(operation), field, offset) + data)

    def run(self, operation: str) -> bytes:
        return self.request(Command.RUN, struct.pack("<H", self.index(operation)))

    def conversation(self, requests: list[tuple[bytes, int]], seconds: float = LONGEST) -> list[Frame]:
        """Sends each request the moment the last one has its replies: so many frames as stand beside it."""
        wired = self.wired
        total = sum(count for _, count in requests)
        left = iter(requests)

        def send() -> None:
            request, count = next(left, (b"", 0))
            if request:
                wired.send(request)
                wired.when_said(count, send)

        send()
        end = wired.cycles + len(requests) * seconds * wired.hz
        while wired.heard.count(0) < total:
            wired.run(5e-3)
            assert wired.cycles < end, f"{wired.heard.count(0)} of {total} frames; {wired.board.status}"
        # Whatever comes that should not comes soon.
        wired.run(0.02)
        frames = wired.frames()
        wired.heard.clear()
        return frames


@pytest.fixture(scope="module", params=BOARDS)
def greeted(request: pytest.FixtureRequest) -> Iterator[tuple[Wired, Board]]:
    """To learn its operations takes longer than most of what is asked of it here."""
    with Wired(request.param) as wired:
        yield wired, wired.connect()


@pytest.fixture
def talk(greeted: tuple[Wired, Board]) -> Talk:
    wired, board = greeted
    wired.baud = BAUD
    wired.settle()  # from a test that failed, say
    return Talk(wired, board)


@pytest.mark.parametrize("baud", BAUDS)
def test_the_next_request_starts_as_the_reply_ends(talk: Talk, baud: int) -> None:
    talk.wired.baud = baud
    poly = struct.pack("<1024H", *range(1024))
    piece = talk.room - 7
    requests = []
    for number in range(3):
        requests.append((talk.request(Command.TEXT, struct.pack("<BH", number, 0)), 1))
        requests.append((talk.request(Command.LIST, struct.pack("<HH", number, 0)), 1))
        requests.append((talk.sha3(bytes(number)), 2))
        for offset in range(0, len(poly), piece):
            requests.append((talk.write("newhope.ntt", 0, poly[offset : offset + piece], offset), 1))
        requests.append((talk.run("newhope.ntt"), 2))
        length = min(talk.room, 2048)
        requests.append((talk.request(Command.READ, struct.pack("<BIH", 0, 0, length)), 1))
    frames = talk.conversation(requests)
    assert len(frames) == sum(count for _, count in requests)
    assert {frame.status for frame in frames} == {Status.OK, Status.ACCEPTED}
    assert [frame.status for frame in frames].count(Status.ACCEPTED) == 6
    digests = [frame.payload[-32:] for frame in frames if frame.command == Command.CALL | REPLY]
    assert digests[1::2] == [hashlib.sha3_256(bytes(number)).digest() for number in range(3)]


@pytest.mark.parametrize("baud", BAUDS)
def test_requests_repeated_at_once(talk: Talk, baud: int) -> None:
    """The copy follows the request without a pause, so it arrives while the board works, or answers."""
    talk.wired.baud = baud
    poly = bytes(2048)
    piece = talk.room - 7
    once: list[tuple[bytes, int]] = [
        (talk.request(Command.TEXT, struct.pack("<BH", 4, 0)), 1),
        (talk.request(Command.LIST, struct.pack("<HH", 0, 0)), 1),
        (talk.sha3(b"abc"), 2),
        *(
            (talk.write("newhope.ntt", 0, poly[offset : offset + piece], offset), 1)
            for offset in range(0, len(poly), piece)
        ),
        (talk.run("newhope.ntt"), 2),
        (talk.request(Command.READ, struct.pack("<BIH", 0, 0, min(talk.room, 2048))), 1),
        (talk.sha3(bytes(talk.room - 4)), 2),
        (talk.request(Command.HELLO, bytes(8)), 1),
    ]
    for request, count in once:
        # ACCEPTED comes once: what is stored is the result.
        first, *rest = talk.conversation([(request + request, count + 1)])
        assert len(rest) == count
        assert first.status == (Status.ACCEPTED if count == 2 else Status.OK)
        assert rest == [rest[0]] * count
        assert rest[0].status == Status.OK
        if count == 1:
            assert first == rest[0]


def test_a_repetition_and_then_the_next_request_at_once(talk: Talk) -> None:
    """The next request comes as the first reply ends, while the stored one is still to be sent again."""
    first, second = talk.request(Command.TEXT, b"\0\0\0"), talk.request(Command.TEXT, b"\1\0\0")
    frames = talk.conversation([(first + first, 1), (second, 2)])
    assert [frame.sequence for frame in frames] == [1, 1, 2]
    assert frames[0] == frames[1] != frames[2]


def test_empty_frames_and_noise_between_requests(talk: Talk) -> None:
    request = talk.request(Command.TEXT, b"\0\0\0")
    noise = b"\0\0" + bytes(range(1, 60)) + b"\0"
    frames = talk.conversation([(noise + request + noise + request, 2)])
    assert len(frames) == 2
    assert frames[0] == frames[1]


def test_cycles_are_the_same_whenever_the_request_comes(talk: Talk) -> None:
    """The counted cycles of an operation do not depend on when bytes arrive."""
    counted = set()
    for pause in (0.0, 1.3e-4, 7.7e-3):
        talk.wired.run(pause)
        _, result = talk.conversation([(talk.sha3(b"abc"), 2)])
        flags, cycles = struct.unpack_from("<BI", result.payload)
        assert flags & 1, "no cycles"
        counted.add(cycles)
    assert len(counted) == 1
