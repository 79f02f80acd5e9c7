"""Memories that a program cannot simply write: flash, and what the factory wrote."""

from __future__ import annotations

import struct

from thumbkat.virtual.core import Core


class Memory:
    """Flash. Erased it is all ones; programming only clears bits."""

    def __init__(self, core: Core, base: int, size: int) -> None:
        self.base = base
        self.size = size
        self._core = core
        self._view = core.map(base, size, writable=False)
        self._aliases: list[int] = []
        self.erase(base, size)

    def __contains__(self, address: int) -> bool:
        return self.base <= address < self.base + self.size

    def alias(self, base: int) -> None:
        self._core.alias(base, self.size, self.base)
        self._aliases.append(base)

    def read(self, address: int, size: int) -> bytes:
        return bytes(self._view[address - self.base : address - self.base + size])

    def value(self, address: int, size: int) -> int:
        return int.from_bytes(self.read(address, size), "little")

    def put(self, address: int, data: bytes) -> None:
        """Whatever was there."""
        self._view[address - self.base : address - self.base + len(data)] = data
        self._changed(address, len(data))

    def put_words(self, address: int, *values: int) -> None:
        self.put(address, struct.pack(f"<{len(values)}I", *values))

    def clear(self, address: int, size: int, value: int) -> None:
        """Programs: bits that are 0 in `value` become 0."""
        self.put(address, (self.value(address, size) & value).to_bytes(size, "little"))

    def erase(self, address: int, size: int) -> None:
        self.put(address, b"\xff" * size)

    def _changed(self, address: int, size: int) -> None:
        self._core.changed(address, size)
        for base in self._aliases:
            self._core.changed(address - self.base + base, size)
