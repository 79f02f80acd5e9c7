"""The table of operations as an image has it: where inputs, outputs and state of each lie in its memory.

firmware/src/command/operation.h defines it, and holds itself to this layout.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import dataclass

from thumbkat.errors import UsageError
from thumbkat.image.symbols import Symbols
from thumbkat.link.protocol import Direction

_OPERATION = struct.Struct("<7I II HBB")
_FIELD = struct.Struct("<II II HBBB 3x")
_SECRET = 1
_DIRECTIONS = {one.value: one for one in Direction}
_ARENA = "arena"
CALL_BYTES = 40  # of struct call
CALL_LENGTHS = 4  # where it has the lengths of the fields, a word each


@dataclass(frozen=True)
class Place:
    """A field of an operation: an offset in the arena, and at most so many bytes there."""

    name: str
    direction: Direction
    offset: int
    most: int
    secret: bool


@dataclass(frozen=True)
class OperationPlaces:
    """`memory`: bytes of the arena that it uses; `function`: where what is timed begins."""

    name: str
    function: int
    memory: int
    fields: tuple[Place, ...]

    def of(self, direction: Direction) -> tuple[Place, ...]:
        return tuple(field for field in self.fields if field.direction is direction)


@dataclass(frozen=True)
class OperationTable:
    arena: range
    operations: dict[str, OperationPlaces]


def operation_table(symbols: Symbols) -> OperationTable:
    """Raises UsageError where the image is none of thumbkat's."""
    arrays = sorted(name for name in symbols.values if name.endswith("_operations"))
    found = {}
    for name in arrays:
        count_at = symbols.values.get(name.removesuffix("s") + "_count")
        if count_at is None:
            continue
        count = int.from_bytes(symbols.read(count_at, 1), "little")
        for index in range(count):
            one = _operation(symbols, symbols.value(name) + index * _OPERATION.size)
            found[one.name] = one
    if not found or _ARENA not in symbols.values:
        raise UsageError(
            f"{symbols.path} has no table of operations: it is no firmware of thumbkat, "
            "or its symbols were stripped"
        )
    return OperationTable(symbols.object(_ARENA), found)


def _operation(symbols: Symbols, address: int) -> OperationPlaces:
    name, fields, _, _, run, _, _, _, _, memory, count, _ = _unpack(symbols, _OPERATION, address)
    return OperationPlaces(_string(symbols, name), run & ~1, memory, tuple(_fields(symbols, fields, count)))


def _fields(symbols: Symbols, address: int, count: int) -> Iterator[Place]:
    for index in range(count):
        name, _, _, most, offset, direction, kind, flags = _unpack(
            symbols, _FIELD, address + index * _FIELD.size
        )
        if direction not in _DIRECTIONS:
            raise UsageError(f"{symbols.path} has no table of operations where it should be")
        size = {0: 1, 3: 4}.get(kind, most)  # an enumeration is a byte, a number a word
        yield Place(_string(symbols, name), _DIRECTIONS[direction], offset, size, bool(flags & _SECRET))


def _unpack(symbols: Symbols, layout: struct.Struct, address: int) -> tuple[int, ...]:
    data = symbols.read(address, layout.size)
    if len(data) != layout.size:
        raise UsageError(f"{symbols.path} has no table of operations where it should be, at {address:#010x}")
    return layout.unpack(data)


def _string(symbols: Symbols, address: int) -> str:
    piece = symbols.piece_at(address)
    if piece is None or piece.data is None:
        raise UsageError(f"{symbols.path} has no text at {address:#010x}")
    start = address - piece.address
    return piece.data[start:].split(b"\0", 1)[0].decode("ascii", "replace")
