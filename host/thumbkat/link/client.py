"""The host's side of the protocol: requests, replies, deadlines, and when to ask again."""

from __future__ import annotations

import os
import struct
import time
from collections import deque
from collections.abc import Callable

from thumbkat.errors import BoardReset, LinkError, ProtocolError, Timeout
from thumbkat.link.frame import Decoder, Frame, encode, payload_room, wire_size
from thumbkat.link.protocol import (
    BAUD,
    LEAST_FRAME_LIMIT,
    NONCE_BYTES,
    REPLY,
    RESULT_BYTES,
    VERSION,
    Command,
    Fault,
    Hello,
    RunResult,
    Status,
    command_name,
    wrong_version,
)
from thumbkat.link.stream import ByteStream

HELLO_PERIOD = 0.1
# RUN and CALL are sent this often again when nothing at all comes back, ...
_REPEATS = 2
# ... and this often after a sign that the board was at it.
_REPEATS_ACCEPTED = 1
# On a rough line silence may mean no more than a request that was lost, and again.
_REPEATS_ROUGH = 6
# A frame that came broken is not waited for any longer once the line has been quiet for so long.
_QUIET = 0.03
# So many bytes, in both directions, without any trouble make a rough line a good one again.
_CALM = 50_000

_WRITE_HEADER = struct.Struct("<HBI")
_READ = struct.Struct("<BIH")


class Refused(ProtocolError):
    """The board answered with a status from 2 to 14."""

    def __init__(self, command: int, status: Status, detail: int) -> None:
        super().__init__(f"the board refused {command_name(command)}: {status.name} ({detail})")
        self.command = command
        self.status = status
        self.detail = detail


class Link:
    """A conversation with one board.

    A line on which frames come broken, or not at all, is a rough one. It gets short frames: of a bit in ten
    thousand that is wrong, a frame of 2 KB has more than one, and one of 144 bytes mostly none.

    `time_factor` is how much slower than a real board it may be. An ordinary request is repeated for
    `patience` seconds times the factor, each time after the wire's own time and `slack` seconds: to repeat
    it too early does no harm.
    """

    def __init__(
        self,
        stream: ByteStream,
        *,
        time_factor: float = 1.0,
        slack: float = 0.5,
        patience: float = 3.0,
        clock: Callable[[], float] = time.monotonic,
        random_bytes: Callable[[int], bytes] = os.urandom,
    ) -> None:
        self._stream = stream
        self._factor = time_factor
        self._slack = slack
        self._patience = patience * time_factor
        self._clock = clock
        self._random_bytes = random_bytes
        self._sequence = random_bytes(1)[0]
        self._limit = LEAST_FRAME_LIMIT
        self._decoder = Decoder(LEAST_FRAME_LIMIT)
        self._frames: deque[Frame] = deque()
        self._received = 0
        self._broken = 0  # frames that had been dropped when the request at hand was sent
        self._sent = 0
        self._rough_until = 0  # of all bytes sent and received

    @property
    def frame_limit(self) -> int:
        """Bytes on the wire, as HELLO stated it."""
        return self._limit

    @property
    def rough(self) -> bool:
        """Whether something was lost or broken lately."""
        return self._sent + self._received < self._rough_until

    @property
    def payload_room(self) -> int:
        return payload_room(LEAST_FRAME_LIMIT if self.rough else self._limit)

    def takes_call(self, inputs: int, outputs: int) -> bool:
        """Whether so many bytes of inputs go by CALL. On a rough line the outputs, which would come in one
        frame with the result, are to be short too."""
        room = self.payload_room
        return 2 + inputs <= room and (not self.rough or RESULT_BYTES + outputs <= room)

    @property
    def received_bytes(self) -> int:
        """All that ever came, good or not: tells a silent line from one that talks nonsense."""
        return self._received

    def hello(self, deadline: float | None = None) -> Hello:
        """Greets the board until it answers. Everything that it held of an earlier conversation is gone."""
        begin = self._clock()
        if deadline is None:
            deadline = begin + self._patience
        nonce = self._random_bytes(NONCE_BYTES)
        self._stream.discard_input()
        self._decoder.limit = self._limit = LEAST_FRAME_LIMIT
        self._frames.clear()
        received, dropped = self._received, self._decoder.dropped
        while True:
            self._next_sequence()
            self._send(Command.HELLO, nonce, deadline, again=True)
            try:
                sequence, hello = self._hello_reply(nonce, min(self._clock() + HELLO_PERIOD, deadline))
                break
            except Timeout:
                if self._clock() >= deadline:
                    came, broken = self._received - received, self._decoder.dropped - dropped
                    raise Timeout(_silence(deadline - begin, came, broken)) from None
        # The answers to later greetings are on their way. Better to let them arrive than to talk into them.
        settled = self._clock() + HELLO_PERIOD
        while sequence != self._sequence:
            try:
                sequence, hello = self._hello_reply(nonce, settled)
            except Timeout:
                break
        self._decoder.limit = self._limit = hello.frame_limit
        return hello

    def text(self, which: int, deadline: float | None = None) -> str:
        try:
            text = self._pieces(Command.TEXT, bytes([which]), deadline).decode("utf-8")
        except UnicodeDecodeError:
            raise ProtocolError(f"the board's text {which} is not UTF-8") from None
        # It goes to terminals and into errors of one line.
        if not text.isprintable():
            raise ProtocolError(f"the board's text {which} has control characters in it")
        return text

    def list_entry(self, index: int, deadline: float | None = None) -> bytes:
        return self._pieces(Command.LIST, struct.pack("<H", index), deadline)

    def write(self, operation: int, field: int, data: bytes, *, piece: int | None = None) -> None:
        """Fills one input from the front, in pieces of at most `piece` bytes."""
        offset = 0
        while True:
            room = self.payload_room - _WRITE_HEADER.size
            if piece is not None:
                room = min(room, piece)
            header = _WRITE_HEADER.pack(operation, field, offset)
            if self._ask(Command.WRITE, header + data[offset : offset + room]):
                raise ProtocolError("the board answered WRITE with bytes")
            offset += room
            if offset >= len(data):
                return

    def run(self, operation: int, bound_ms: int, varying: int = 0) -> RunResult:
        """Runs what was written. `varying` is how many outputs have a variable length."""
        return RunResult.parse(self._start(Command.RUN, struct.pack("<H", operation), bound_ms), varying)

    def call(self, operation: int, inputs: bytes, bound_ms: int, varying: int = 0) -> RunResult:
        """Writes all inputs and runs, in one frame."""
        payload = struct.pack("<H", operation) + inputs
        return RunResult.parse(self._start(Command.CALL, payload, bound_ms), varying)

    def read(self, field: int, length: int) -> bytes:
        """One output, which has that many bytes."""
        data = b""
        while len(data) < length:
            count = min(self.payload_room, length - len(data))
            piece = self._ask(Command.READ, _READ.pack(field, len(data), count))
            if len(piece) != count:
                raise ProtocolError(f"the board answered READ of {count} bytes with {len(piece)}")
            data += piece
        return data

    def close(self) -> None:
        self._stream.close()

    def _pieces(self, command: Command, which: bytes, deadline: float | None) -> bytes:
        data = b""
        total = None
        while total is None or len(data) < total:
            reply = self._ask(command, which + struct.pack("<H", len(data)), deadline)
            if len(reply) < 2:
                raise ProtocolError(f"the board's answer to {command.name} is too short")
            stated, piece = int.from_bytes(reply[:2], "little"), reply[2:]
            if total is None:
                total = stated
            if stated != total or len(data) + len(piece) > total or (not piece and len(data) < total):
                raise ProtocolError(f"the board's answers to {command.name} do not fit each other")
            data += piece
        return data

    def _ask(self, command: Command, payload: bytes, deadline: float | None = None) -> bytes:
        """An ordinary request, repeated until it is answered."""
        self._next_sequence()
        # On a rough line, where four requests in a row may well be lost, twice as often.
        give_up = self._clock() + self._patience * (2 if self.rough else 1)
        if deadline is not None:
            give_up = min(give_up, deadline)
        wait = self._wire_time(payload) + self._slack
        again = False
        while True:
            self._send(command, payload, give_up, again=again)
            try:
                reply = self._reply(command, min(self._clock() + wait, give_up), impatient=True)
            except Timeout:
                if self._clock() >= give_up:
                    raise Timeout(
                        f"the board does not answer {command.name}: {self._suspicion()}"
                    ) from None
                again = True
                continue
            self._settle(again)
            if reply.status == Status.ACCEPTED:
                raise ProtocolError(f"the board answered {command.name} with ACCEPTED")
            return reply.payload

    def _start(self, command: Command, payload: bytes, bound_ms: int) -> bytes:
        """RUN or CALL: may take as long as its bound, and is not disturbed in that time."""
        self._next_sequence()
        wire = self._wire_time(payload)
        slack = self._slack * self._factor
        silences = damages = 0
        accepted = again = False
        # On a rough line requests get lost, so silence is borne more often, as long as that is not for long.
        bear = self._clock() + 2 * self._patience
        while True:
            self._send(command, payload, self._clock() + wire + slack, again=again)
            # ACCEPTED may have been lost, so its absence says nothing.
            deadline = self._clock() + self._bound(bound_ms) + wire + slack
            heard = damaged = False
            while True:
                try:
                    # What comes broken before ACCEPTED may be ACCEPTED itself.
                    reply = self._reply(command, deadline, impatient=heard)
                except Timeout:
                    break
                if reply.status != Status.ACCEPTED:
                    self._settle(again or damaged)
                    return reply.payload
                if len(reply.payload) != 4:
                    raise ProtocolError(
                        f"the board accepted {command.name} with {len(reply.payload)} bytes, not 4"
                    )
                if not heard:
                    heard = True
                    # What came broken before was not the result.
                    damaged = self._forget_broken()
                    bound = min(bound_ms, int.from_bytes(reply.payload, "little"))
                    deadline = self._clock() + self._bound(bound) + wire + slack
            accepted = accepted or heard
            # A board that says something is there, and its answer will come through some time.
            damaged = self._forget_broken() or damaged
            damages += damaged
            silences += not damaged
            rough = self.rough or damages > 0
            most = _REPEATS_ACCEPTED if accepted and not rough else _REPEATS
            if rough and self._clock() < bear:
                most = _REPEATS_ROUGH
            if silences > most or damages > _REPEATS_ROUGH:
                began = "accepted" if accepted else "did not answer"
                raise Timeout(
                    f"the board {began} {command.name} and gave no result within its bound of {bound_ms} ms"
                    f" (times {self._factor:g}), asked again too: {self._suspicion()}"
                )
            again = True

    def _forget_broken(self) -> bool:
        """Whether a frame came broken since the request was sent, or since this was asked before."""
        broken = self._decoder.dropped > self._broken
        self._broken = self._decoder.dropped
        return broken

    def _settle(self, again: bool) -> None:
        """A request is answered; `again`: only after it was repeated."""
        if self._forget_broken() or again:
            self._rough_until = self._sent + self._received + _CALM

    def _suspicion(self) -> str:
        if self._decoder.dropped:
            return (
                "was it switched off? Frames of it came broken too: look at cable, ground and baud rate"
            )
        return "was it switched off?"

    def _send(self, command: Command, payload: bytes, deadline: float, *, again: bool) -> None:
        wire = encode(Frame(self._sequence, command, payload=payload))
        if len(wire) > self._limit:
            raise LinkError(
                f"{command.name} takes {len(wire)} bytes, the board's frame limit is {self._limit}"
            )
        if again:
            # Ends what the board may hold of a frame whose end was lost: else this one is lost with it.
            wire = b"\0" + wire
        # The same the other way round: what is left of a reply without an end would spoil the next one.
        self._decoder.reset()
        self._broken = self._decoder.dropped
        self._stream.write(wire, deadline)
        self._sent += len(wire)

    def _reply(self, command: Command, deadline: float, *, impatient: bool) -> Frame:
        """The next frame that answers the request at hand. Others are late, or an echo. `impatient`: after a
        broken one and some quiet nothing else is waited for."""
        while True:
            frame = self._receive(deadline, impatient=impatient)
            if frame.version != VERSION:
                raise wrong_version(frame.version)
            if frame.command == command | REPLY and frame.sequence == self._sequence:
                break
        try:
            status = Status(frame.status)
        except ValueError:
            raise ProtocolError(f"the board answered {command.name} with status {frame.status}") from None
        if status in (Status.OK, Status.ACCEPTED):
            return frame
        if status is Status.FAULT:
            raise Fault.parse(frame.payload).error()
        if len(frame.payload) != 2:
            raise ProtocolError(
                f"the board refused {command.name} ({status.name}) with a detail of no two bytes"
            )
        detail = int.from_bytes(frame.payload, "little")
        if status is Status.NO_HELLO:
            raise BoardReset(
                f"the board restarted before {command.name}: what was written to it is gone, connect again"
            )
        if status is Status.BAD_VERSION:
            raise wrong_version(detail)
        raise Refused(command, status, detail)

    def _hello_reply(self, nonce: bytes, deadline: float) -> tuple[int, Hello]:
        """The next answer to a greeting with this nonce, and the sequence number that it answers."""
        while True:
            frame = self._receive(deadline)
            if frame.version != VERSION:
                raise wrong_version(frame.version)
            if frame.command != Command.HELLO | REPLY:
                continue
            if frame.status == Status.BAD_VERSION and len(frame.payload) == 2:
                raise wrong_version(int.from_bytes(frame.payload, "little"))
            if frame.status == Status.OK and frame.payload[:NONCE_BYTES] == nonce:
                return frame.sequence, Hello.parse(frame.payload)

    def _receive(self, deadline: float, *, impatient: bool = False) -> Frame:
        while not self._frames:
            # A line that sends nonsense for ever would never let read() come to its deadline.
            if self._clock() >= deadline:
                raise Timeout("no answer in time")
            until = deadline
            if impatient and self._decoder.dropped > self._broken:
                until = min(deadline, self._clock() + _QUIET * self._factor)
            try:
                data = self._stream.read(until)
            except Timeout:
                if until < deadline:
                    raise Timeout("the answer came broken") from None
                raise
            self._received += len(data)
            self._frames.extend(self._decoder.feed(data))
        return self._frames.popleft()

    def _next_sequence(self) -> None:
        self._sequence = (self._sequence + 1) & 0xFF

    def _wire_time(self, payload: bytes) -> float:
        """A request and the longest reply to it, at ten bits a byte."""
        return (wire_size(len(payload)) + 1 + self._limit) * 10 / BAUD * self._factor

    def _bound(self, bound_ms: int) -> float:
        return bound_ms / 1000 * self._factor


def _silence(seconds: float, received: int, broken: int) -> str:
    if received:
        return (
            f"no answer to HELLO within {seconds:.1f} s, but {received} bytes came ({broken} broken frames): "
            f"does the line run at {BAUD} baud, and is thumbkat's firmware on the board?"
        )
    return (
        f"no answer to HELLO within {seconds:.1f} s: is the board powered, "
        "the right port named, and thumbkat's firmware flashed?"
    )
