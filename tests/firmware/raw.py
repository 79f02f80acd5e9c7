"""Requests and replies as PROTOCOL.md has them, said to a board byte by byte, without the host's retries."""

from __future__ import annotations

import binascii
import struct
import time

from cobs import cobs

from thumbkat.link.stream import ByteStream

HELLO, TEXT, LIST, WRITE, RUN, READ, CALL = range(1, 8)
(
    OK,
    ACCEPTED,
    BAD_VERSION,
    BAD_COMMAND,
    BAD_LENGTH,
    NO_HELLO,
    NO_OPERATION,
    NO_FIELD,
    BAD_RANGE,
    NO_INPUT,
    BAD_VALUE,
    NO_STATE,
    NO_ENTROPY,
    CHECK_FAILED,
    STACK_OVERFLOW,
    FAULT,
) = range(16)

NONCE = b"\x00\x01\x02\x03\x04\x05\x06\x07"
ANSWER_SECONDS = 20.0


def seal(body: bytes) -> bytes:
    """COBS and CRC around header and payload."""
    wire: bytes = cobs.encode(body + struct.pack(">H", binascii.crc_hqx(body, 0)))
    return wire + b"\0"


def request(sequence: int, command: int, payload: bytes = b"", *, version: int = 1) -> bytes:
    return seal(struct.pack("<BBBBH", version, sequence, command, 0, len(payload)) + payload)


class Reply:
    def __init__(self, wire: bytes) -> None:
        raw = cobs.decode(wire)
        assert binascii.crc_hqx(raw, 0) == 0
        self.version, self.sequence, command, self.status, length = struct.unpack_from("<BBBBH", raw)
        assert command & 0x80
        self.command = command & 0x7F
        self.payload = raw[6:-2]
        assert len(self.payload) == length

    @property
    def detail(self) -> int:
        assert len(self.payload) == 2
        assert self.status >= BAD_VERSION
        return int.from_bytes(self.payload, "little")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reply) and vars(self) == vars(other)

    def __repr__(self) -> str:
        return f"Reply({vars(self)})"


class Raw:
    """One end of a line to a board."""

    def __init__(self, stream: ByteStream) -> None:
        self._stream = stream
        self._pending = b""
        self.sequence = 0
        self._barriers = 0

    def send(self, wire: bytes) -> None:
        self._stream.write(wire, time.monotonic() + ANSWER_SECONDS)

    def reply(self) -> Reply:
        while b"\0" not in self._pending:
            self._pending += self._stream.read(time.monotonic() + ANSWER_SECONDS)
        wire, _, self._pending = self._pending.partition(b"\0")
        return Reply(wire)

    def silent(self) -> bool:
        """Whether the board had nothing more to say: its next frame answers a HELLO sent now."""
        self._barriers += 1
        nonce = struct.pack("<Q", self._barriers)
        self.sequence = (self.sequence + 1) % 256
        self.send(request(self.sequence, HELLO, nonce))
        reply = self.reply()
        return reply.command == HELLO and reply.payload[:8] == nonce and not self._pending

    def ask(self, command: int, payload: bytes = b"") -> Reply:
        """A new request and its reply; after ACCEPTED the result."""
        self.sequence = (self.sequence + 1) % 256
        self.send(request(self.sequence, command, payload))
        reply = self.reply()
        if reply.status == ACCEPTED:
            assert (reply.sequence, reply.command) == (self.sequence, command)
            reply = self.reply()
            assert reply.status != ACCEPTED
        assert (reply.sequence, reply.command) == (self.sequence, command)
        return reply

    def hello(self) -> Reply:
        return self.ask(HELLO, NONCE)

    def write(self, operation: int, field: int, offset: int, data: bytes) -> Reply:
        return self.ask(WRITE, struct.pack("<HBI", operation, field, offset) + data)

    def run(self, operation: int) -> Reply:
        return self.ask(RUN, struct.pack("<H", operation))

    def read(self, field: int, offset: int, length: int) -> Reply:
        return self.ask(READ, struct.pack("<BIH", field, offset, length))

    def call(self, operation: int, inputs: bytes = b"") -> Reply:
        return self.ask(CALL, struct.pack("<H", operation) + inputs)

    def names(self) -> dict[str, int]:
        """The operations by name."""
        count = struct.unpack_from("<H", self.hello().payload, 24)[0]
        found = {}
        for number in range(count):
            entry = self.ask(LIST, struct.pack("<HH", number, 0)).payload[2:]
            found[entry[1 : 1 + entry[0]].decode()] = number
        return found
