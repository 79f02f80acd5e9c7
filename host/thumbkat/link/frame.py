"""Frames on the wire: COBS(header, payload, CRC), then a zero byte."""

from __future__ import annotations

import binascii
import struct
from dataclasses import dataclass

from cobs import cobs

from thumbkat.link.protocol import HEADER_BYTES, VERSION

_HEADER = struct.Struct("<BBBBH")
_CRC = struct.Struct(">H")
assert _HEADER.size == HEADER_BYTES


@dataclass(frozen=True)
class Frame:
    """One frame. Of a frame of another version only that version is known."""

    sequence: int
    command: int
    status: int = 0
    payload: bytes = b""
    version: int = VERSION


def wire_size(payload: int) -> int:
    """The most bytes that a frame with that much payload takes on the wire, the delimiter included."""
    raw = HEADER_BYTES + payload + _CRC.size
    return raw + 1 + (raw - 1) // 254 + 1


def payload_room(limit: int) -> int:
    """The largest payload whose frame stays within `limit` bytes on the wire, whatever its bytes are."""
    room = limit - wire_size(0)
    while wire_size(room) > limit:
        room -= 1
    return room


def encode(frame: Frame) -> bytes:
    header = _HEADER.pack(frame.version, frame.sequence, frame.command, frame.status, len(frame.payload))
    body = header + frame.payload
    return bytes(cobs.encode(body + _CRC.pack(binascii.crc_hqx(body, 0)))) + b"\0"


class Decoder:
    """Bytes in, good frames out. What is no frame, or is longer than the limit, is dropped and counted."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.dropped = 0
        self._pending = bytearray()
        self._overlong = False

    def feed(self, data: bytes) -> list[Frame]:
        frames = []
        *complete, rest = data.split(b"\0")
        for piece in complete:
            self._take(piece)
            frame = self._finish()
            if frame is not None:
                frames.append(frame)
        self._take(rest)
        return frames

    def reset(self) -> None:
        """Forgets the frame at hand."""
        self._pending.clear()
        self._overlong = False

    def _take(self, piece: bytes) -> None:
        # The delimiter counts too. What is beyond the limit is not kept: a line that sends for ever
        # must not fill the memory.
        if len(self._pending) + len(piece) + 1 > self.limit:
            self._overlong = True
            self._pending.clear()
        else:
            self._pending += piece

    def _finish(self) -> Frame | None:
        wire, overlong = bytes(self._pending), self._overlong
        self.reset()
        if not wire and not overlong:
            return None
        frame = None if overlong else _decode(wire)
        if frame is None:
            self.dropped += 1
        return frame


def _decode(wire: bytes) -> Frame | None:
    try:
        raw = cobs.decode(wire)
    except cobs.DecodeError:
        return None
    if len(raw) < HEADER_BYTES + _CRC.size:
        return None
    body, (crc,) = raw[: -_CRC.size], _CRC.unpack(raw[-_CRC.size :])
    if binascii.crc_hqx(body, 0) != crc:
        return None
    version, sequence, command, status, length = _HEADER.unpack_from(body)
    if version != VERSION:
        return Frame(0, 0, version=version)
    if length != len(body) - HEADER_BYTES:
        return None
    return Frame(sequence, command, status, body[HEADER_BYTES:])
