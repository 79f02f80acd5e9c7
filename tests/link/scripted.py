"""A board in Python that speaks firmware/PROTOCOL.md, written from that page alone, in a time of its own.

It shares no code with thumbkat.link: a mistake in one of the two is no mistake of both. Nothing here
waits: the clock jumps to whatever happens next.
"""

from __future__ import annotations

import struct
from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass, field

from thumbkat.errors import LinkLost, Timeout

BYTE_SECONDS = 10 / 115_200
HELLO, TEXT, LIST, WRITE, RUN, READ, CALL = range(1, 8)
OK, ACCEPTED = 0, 1
BAD_VERSION, BAD_COMMAND, BAD_LENGTH, NO_HELLO, NO_OPERATION, NO_FIELD, BAD_RANGE = range(2, 9)
NO_INPUT, BAD_VALUE, NO_STATE, NO_ENTROPY, CHECK_FAILED, STACK_OVERFLOW, FAULT = range(9, 16)

ENUMERATION, BYTES, POLY, NUMBER = range(4)


def crc16(data: bytes) -> int:
    register = 0
    for byte in data:
        register ^= byte << 8
        for _ in range(8):
            register = (register << 1) ^ (0x11021 if register & 0x8000 else 0)
    return register


_CRC_TABLE = [crc16(bytes([index])) for index in range(256)]


def _crc16_fast(data: bytes) -> int:
    register = 0
    for byte in data:
        register = (register << 8 & 0xFFFF) ^ _CRC_TABLE[register >> 8 ^ byte]
    return register


def cobs_encode(data: bytes) -> bytes:
    wire = b""
    blocks = data.split(b"\0")
    for position, block in enumerate(blocks):
        while len(block) >= 254:
            wire += b"\xff" + block[:254]
            block = block[254:]
            if not block and position == len(blocks) - 1:
                return wire
        wire += bytes([len(block) + 1]) + block
    return wire


def cobs_decode(wire: bytes) -> bytes | None:
    data = b""
    while wire:
        code, block = wire[0], wire[1 : wire[0]]
        if code == 0 or len(block) != code - 1:
            return None
        wire = wire[code:]
        data += block
        if wire and code < 255:
            data += b"\0"
    return data


def encode(sequence: int, command: int, status: int, payload: bytes, version: int = 1) -> bytes:
    body = struct.pack("<BBBBH", version, sequence, command, status, len(payload)) + payload
    return cobs_encode(body + _crc16_fast(body).to_bytes(2, "big")) + b"\0"


@dataclass(frozen=True)
class Item:
    """A field of an operation."""

    name: str
    type: int
    least: int = 0
    most: int = 0
    choices: tuple[str, ...] = ()
    flags: int = 0

    def entry(self, direction: int) -> bytes:
        most = len(self.choices) - 1 if self.type == ENUMERATION else self.most
        packed = struct.pack("<BBBII", direction, self.type, self.flags, self.least, most) + _named(self.name)
        if self.type == ENUMERATION:
            packed += bytes([len(self.choices)]) + b"".join(map(_named, self.choices))
        return packed

    def sizes(self) -> tuple[int, int]:
        if self.type == ENUMERATION:
            return 1, 1
        if self.type == NUMBER:
            return 4, 4
        return self.least, self.most

    def varies(self) -> bool:
        return self.type == BYTES and self.least != self.most

    def accepts(self, value: bytes) -> bool:
        if self.type == ENUMERATION:
            return value[0] < len(self.choices)
        if self.type == NUMBER:
            return self.least <= int.from_bytes(value, "little") <= self.most
        if self.type == POLY:
            return all(coefficient < 12289 for coefficient in struct.unpack("<1024H", value))
        return True


class Failure(Exception):
    """An operation that fails with a status."""

    def __init__(self, status: int, detail: int = 0) -> None:
        super().__init__(status, detail)
        self.status = status
        self.detail = detail


class Silence(Exception):
    """The board hangs: it answers nothing any more."""


class Reset(Exception):
    """Somebody pressed the button."""


class Vanish(Exception):
    """Somebody pulled the cable."""


class Crash(Exception):
    """The processor faults, and the board resets itself."""


@dataclass(frozen=True)
class Work:
    """One operation. `does` gets the inputs and the state it continues; it gives the outputs."""

    name: str
    inputs: tuple[Item, ...]
    outputs: tuple[Item, ...]
    does: Callable[[list[bytes], list[bytes]], list[bytes]]
    bound_ms: int = 50
    takes_ms: int = 20
    continues: tuple[int, ...] = ()
    keeps: tuple[Item, ...] = ()
    flags: int = 0
    backend: int = 0

    def entry(self) -> bytes:
        fields = [item.entry(0) for item in self.inputs]
        fields += [item.entry(1) for item in self.outputs]
        fields += [item.entry(2) for item in self.keeps]
        packed = _named(self.name)
        packed += struct.pack("<BBIB", self.flags, self.backend, self.bound_ms, len(self.continues))
        packed += b"".join(struct.pack("<H", index) for index in self.continues)
        return packed + bytes([len(fields)]) + b"".join(fields)


def _named(name: str) -> bytes:
    return bytes([len(name)]) + name.encode()


def _same(inputs: list[bytes], state: list[bytes]) -> list[bytes]:
    return inputs


def _nothing(inputs: list[bytes], state: list[bytes]) -> list[bytes]:
    return []


def _state(inputs: list[bytes], state: list[bytes]) -> list[bytes]:
    return state


def _sum(inputs: list[bytes], state: list[bytes]) -> list[bytes]:
    return [sum(int.from_bytes(value, "little") for value in inputs).to_bytes(4, "little")]


def _grow(inputs: list[bytes], state: list[bytes]) -> list[bytes]:
    return [b"U" * int.from_bytes(inputs[0], "little")]


def _fail(inputs: list[bytes], state: list[bytes]) -> list[bytes]:
    raise Failure(inputs[0][0], inputs[1][0])


def _reverse(inputs: list[bytes], state: list[bytes]) -> list[bytes]:
    return [struct.pack("<1024H", *reversed(struct.unpack("<1024H", inputs[0])))]


_MODE = Item("mode", ENUMERATION, choices=("plain", "odd"))
_VALUE = Item("value", BYTES, 3, 3)
_SMALL = Item("data", BYTES, 1, 9)
SUM, ECHO, KEEP, KEPT, SMALL, REVERSE, FAIL, GROW = range(8)
WORKS = (
    Work(
        "test.sum",
        (Item("a", NUMBER, 0, 1000), Item("b", NUMBER, 5, 9)),
        (Item("sum", NUMBER, 5, 1009),),
        _sum,
    ),
    Work(
        "test.echo",
        (_MODE, Item("data", BYTES, 0, 400, flags=1)),
        (_MODE, Item("data", BYTES, 0, 400)),
        _same,
        flags=1,
        backend=1,
    ),
    Work("test.keep", (_VALUE,), (), _nothing, keeps=(_VALUE,)),
    Work("test.kept", (), (_VALUE,), _state, continues=(KEEP,), backend=2),
    Work("test.small", (_SMALL,), (_SMALL,), _same),
    Work("test.reverse", (Item("poly", POLY, 2048, 2048),), (Item("result", POLY, 2048, 2048),), _reverse),
    Work("test.fail", (Item("status", NUMBER, 0, 255), Item("detail", NUMBER, 0, 255)), (), _fail),
    Work("test.grow", (Item("length", NUMBER, 0, 300),), (Item("data", BYTES, 0, 300),), _grow),
)
TEXTS = ("scripted", "0.1.0", "unknown", "none ü", "-DTHUMBKAT_C", "")
FAULT_RECORD = struct.pack("<5I4B", 0x1234, 0x5678, 0x61000000, 0x8200, 0x40, 3, RUN, 0, 0)


@dataclass
class ScriptedBoard:
    """What the page says a board does: received() is told bytes and gives what the board sends, and when."""

    works: tuple[Work, ...] = WORKS
    texts: tuple[str, ...] = TEXTS
    limit: int = 144
    counter: int = 1
    entropy: int = 1
    flags: int = 0
    core: int = 0
    version: int = 1
    hello_version: int = 1
    wakes_at: float = 0.0
    # Each new request passes here first; what comes back instead of None is sent in place of the answer.
    script: Callable[[ScriptedBoard, int, bytes], list[bytes] | None] = lambda board, command, payload: None
    # Called when an operation starts.
    on_work: Callable[[Work], None] = lambda work: None

    executed: Counter[str] = field(default_factory=Counter)
    greetings: int = 0
    requests: list[int] = field(default_factory=list)
    longest: int = 0
    silent: bool = False
    gone: bool = False

    def __post_init__(self) -> None:
        self.free_at = 0.0
        self.sequence = self.command = 0
        self._pending = bytearray()
        self._out: list[tuple[float, bytes]] = []
        self._now = 0.0
        self.fault: bytes | None = None
        self._crashed: tuple[int, int] | None = None
        self.reset()

    def reset(self) -> None:
        self._greeted = False
        self._last: int | None = None
        self._stored = b""
        self._wipe()

    def _wipe(self) -> None:
        self._work: int | None = None
        self._inputs: dict[int, bytes] = {}
        self._outputs: list[bytes] | None = None
        self._state: tuple[int, list[bytes]] | None = None

    def received(self, data: bytes, now: float) -> list[tuple[float, bytes]]:
        self._out = []
        for byte in data:
            now += BYTE_SECONDS
            if self.silent or self.gone or now < self.wakes_at:
                continue
            if byte:
                self._pending.append(byte)
                continue
            wire, self._pending = bytes(self._pending), bytearray()
            if wire:
                self._now = max(now, self.free_at)
                self._frame(wire)
                self.free_at = self._now
        return self._out

    def _frame(self, wire: bytes) -> None:
        self.longest = max(self.longest, len(wire) + 1)
        if len(wire) + 1 > self.limit:
            return
        raw = cobs_decode(wire)
        if raw is None or len(raw) < 8 or _crc16_fast(raw[:-2]) != int.from_bytes(raw[-2:], "big"):
            return
        version, sequence, command, _, length = struct.unpack_from("<BBBBH", raw)
        payload = raw[6:-2]
        if version != self.version:
            self._reply(sequence, command, BAD_VERSION, struct.pack("<H", self.version))
            return
        if length != len(payload) or command & 0x80:
            return
        try:
            self._request(sequence, command, payload)
        except Silence:
            self.silent = True
        except Vanish:
            self.gone = True
        except Reset:
            self.reset()

    def _request(self, sequence: int, command: int, payload: bytes) -> None:
        if self._crashed is not None and self._crashed == (sequence, command):
            self._last = sequence
            self._stored = encode(sequence, command | 0x80, FAULT, self.fault or b"", self.version)
        if command != HELLO and sequence == self._last:
            self._send(self._stored)
            return
        self.requests.append(command)
        self.sequence, self.command = sequence, command
        instead = self.script(self, command, payload)
        if instead is not None:
            for wire in instead:
                self._send(wire)
            return
        self._last = sequence
        if command == HELLO:
            status, reply = self._hello(payload)
        elif not self._greeted:
            status, reply = NO_HELLO, bytes(2)
        else:
            self.fault = None
            try:
                status, reply = self._answer(command, payload)
            except Failure as failure:
                status, reply = failure.status, struct.pack("<H", failure.detail)
            except Crash:
                self.reset()
                self.fault = FAULT_RECORD
                self._crashed = (sequence, command)
                self._last = sequence
                status, reply = FAULT, FAULT_RECORD
        self._stored = self._reply(sequence, command, status, reply)

    def _reply(self, sequence: int, command: int, status: int, payload: bytes) -> bytes:
        wire = encode(sequence, command | 0x80, status, payload, self.version)
        self._send(wire)
        return wire

    def answer(self, status: int, payload: bytes = b"") -> bytes:
        """A reply to the request at hand, for scripts."""
        return encode(self.sequence, self.command | 0x80, status, payload, self.version)

    def _send(self, wire: bytes) -> None:
        self._now += len(wire) * BYTE_SECONDS
        self._out.append((self._now, wire))

    def _hello(self, payload: bytes) -> tuple[int, bytes]:
        if len(payload) != 8:
            return BAD_LENGTH, struct.pack("<H", 8)
        self.greetings += 1
        self._wipe()
        self._greeted = True
        self._crashed = None
        flags = self.flags | (2 if self.fault else 0)
        return OK, payload + struct.pack(
            "<6BHIIHH12x24s", self.hello_version, self.core, 0, self.counter, self.entropy, flags, self.limit,
            16_000_000, 0xC0FFEE11, len(self.works), 6400, self.fault or bytes(24),
        )  # fmt: skip

    def _answer(self, command: int, payload: bytes) -> tuple[int, bytes]:
        if command == TEXT:
            which, offset = _unpack("<BH", payload)
            if which >= len(self.texts):
                raise Failure(NO_FIELD, which)
            return OK, self._piece(self.texts[which].encode(), offset)
        if command == LIST:
            index, offset = _unpack("<HH", payload)
            return OK, self._piece(self._known(index).entry(), offset)
        if command == WRITE:
            return OK, self._write(payload)
        if command == RUN:
            (index,) = _unpack("<H", payload)
            self._known(index)
            return OK, self._run(index)
        if command == READ:
            return OK, self._read(payload)
        if command == CALL:
            return OK, self._call(payload)
        raise Failure(BAD_COMMAND, command)

    @property
    def room(self) -> int:
        """The largest payload whose frame fits the limit whatever its bytes are."""
        return max(n for n in range(self.limit) if n + 8 + 1 + (n + 7) // 254 + 1 <= self.limit)

    def _piece(self, whole: bytes, offset: int) -> bytes:
        if offset > len(whole):
            raise Failure(BAD_RANGE, len(whole))
        return struct.pack("<H", len(whole)) + whole[offset : offset + self.room - 2]

    def _known(self, index: int) -> Work:
        if index >= len(self.works):
            raise Failure(NO_OPERATION, index)
        return self.works[index]

    def _write(self, payload: bytes) -> bytes:
        if len(payload) < 7:
            raise Failure(BAD_LENGTH, 65535)
        index, number, offset = struct.unpack_from("<HBI", payload)
        piece = payload[7:]
        work = self._known(index)
        if number >= len(work.inputs):
            raise Failure(NO_FIELD, number)
        self._outputs = None
        if index != self._work:
            self._inputs = {}
            self._work = index
            if self._state is not None and self._state[0] not in work.continues:
                self._state = None
        there = b"" if offset == 0 else self._inputs.get(number, b"")
        if offset != len(there):
            raise Failure(BAD_RANGE, len(there))
        item = work.inputs[number]
        if item.flags & 2:
            if len(piece) > item.most or any(other not in self._inputs for other in range(number)):
                raise Failure(BAD_LENGTH, item.most)
        elif len(there) + len(piece) > item.sizes()[1]:
            raise Failure(BAD_RANGE, item.sizes()[1])
        self._inputs[number] = there + piece
        return b""

    def _run(self, index: int) -> bytes:
        work = self.works[index]
        inputs = self._inputs if self._work == index else {}
        values = []
        for number, item in enumerate(work.inputs):
            value = inputs.get(number, b"")
            if len(value) < item.sizes()[0]:
                raise Failure(NO_INPUT, number)
            values.append(value)
        for number, item in enumerate(work.inputs):
            if not item.accepts(values[number]):
                raise Failure(BAD_VALUE, number)
        state: list[bytes] = []
        if work.continues:
            if self._state is None or self._state[0] not in work.continues:
                raise Failure(NO_STATE)
            state = self._state[1]
        # Up to here nothing has changed.
        self._reply(self.sequence, self.command, ACCEPTED, struct.pack("<I", work.bound_ms))
        self.executed[work.name] += 1
        self._inputs, self._outputs, self._work = {}, None, None
        if not work.continues:
            self._state = None
        self.on_work(work)
        self._now += work.takes_ms / 1000
        self._outputs = work.does(values, state)
        if work.keeps:
            self._state = (index, values)
        result = struct.pack("<BII", 1 if self.counter else 0, 4711 if self.counter else 0, 96)
        for item, output in zip(work.outputs, self._outputs, strict=True):
            if item.varies():
                result += struct.pack("<I", len(output))
        return result

    def _read(self, payload: bytes) -> bytes:
        number, offset, length = _unpack("<BIH", payload)
        if self._outputs is None or number >= len(self._outputs):
            raise Failure(NO_FIELD, number)
        output = self._outputs[number]
        if offset + length > len(output):
            raise Failure(BAD_RANGE, len(output))
        if length > self.room:
            raise Failure(BAD_LENGTH, self.room)
        return output[offset : offset + length]

    def _call(self, payload: bytes) -> bytes:
        if len(payload) < 2:
            raise Failure(BAD_LENGTH, 65535)
        index = int.from_bytes(payload[:2], "little")
        work = self._known(index)
        at = 2
        values = []
        for item in work.inputs:
            least, most = item.sizes()
            length = least
            if item.varies():
                length = int.from_bytes(payload[at : at + 2], "little")
                at += 2
            values.append(payload[at : at + length])
            at += length
            if not least <= length <= most:
                raise Failure(BAD_LENGTH, 65535)
        if at != len(payload):
            raise Failure(BAD_LENGTH, 65535)
        if self._state is not None and self._state[0] not in work.continues:
            self._state = None
        self._work, self._inputs = index, dict(enumerate(values))
        result = self._run(index)
        outputs = b"".join(self._outputs or [])
        if len(result) + len(outputs) > self.room:
            return result
        return bytes([result[0] | 2]) + result[1:] + outputs


def _unpack(layout: str, payload: bytes) -> tuple[int, ...]:
    if len(payload) != struct.calcsize(layout):
        raise Failure(BAD_LENGTH, struct.calcsize(layout))
    return struct.unpack(layout, payload)


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class ScriptedStream:
    """The byte stream to a scripted board, at the pace of a serial line, on the scripted clock."""

    def __init__(self, board: ScriptedBoard, clock: Clock) -> None:
        self.board = board
        self.clock = clock
        self.written: list[tuple[float, bytes]] = []
        self.closed = False
        self._arriving: deque[tuple[float, bytes]] = deque()

    def say(self, data: bytes, after: float = 0.0) -> None:
        """Text that comes by itself, as a boot loader's does."""
        self._arriving.append((self.clock() + after, data))

    def read(self, deadline: float) -> bytes:
        if self._arriving and self._arriving[0][0] <= deadline:
            at, data = self._arriving.popleft()
            self.clock.now = max(self.clock.now, at)
            return data
        self._alive()
        assert deadline < float("inf"), "a read without a deadline"
        self.clock.now = max(self.clock.now, deadline)
        raise Timeout("nothing came")

    def write(self, data: bytes, deadline: float) -> None:
        self._alive()
        self.written.append((self.clock(), data))
        self._arriving.extend(self.board.received(data, self.clock()))

    def discard_input(self) -> None:
        while self._arriving and self._arriving[0][0] <= self.clock():
            self._arriving.popleft()

    def close(self) -> None:
        self.closed = True

    def _alive(self) -> None:
        if self.board.gone:
            raise LinkLost("the cable was pulled")


def counting_bytes(start: int = 0x30) -> Callable[[int], bytes]:
    """In place of os.urandom: a test that fails fails again."""
    counter = start

    def take(count: int) -> bytes:
        nonlocal counter
        counter += 1
        return bytes((counter + index) & 0xFF for index in range(count))

    return take
