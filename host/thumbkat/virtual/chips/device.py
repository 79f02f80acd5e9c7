"""What every peripheral is: registers at a base address."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from thumbkat.virtual.chips import Chip

WORD = 0xFFFF_FFFF


class Device:
    """A peripheral. Its registers are words; the chip turns narrower accesses into these.

    `plain` are registers that only keep what is written: offset to (value after reset, bits that can be
    written). Everything else is in `read` and `write` of the subclass, which end in those here. What is read
    from the registers `secret` nobody else may know.
    """

    plain: Mapping[int, tuple[int, int]] = {}
    secret: tuple[int, ...] = ()

    def __init__(self, chip: Chip, name: str, base: int, size: int) -> None:
        self.chip = chip
        self.name = name
        self.base = base
        self.size = size
        self.values: dict[int, int] = {}
        self._words: dict[int, memoryview] = {}

    def reset(self) -> None:
        self.values = {offset: value for offset, (value, _) in self.plain.items()}

    def accessible(self) -> bool:
        """Whether the peripheral has a clock; without one it reads 0 and takes no writes."""
        return True

    def clock_changed(self) -> None:
        """Perhaps `accessible` says something else now."""

    def read(self, offset: int) -> int:
        if offset in self.values:
            return self.values[offset]
        self.unknown(offset, "read")
        return 0

    def write(self, offset: int, value: int) -> None:
        if offset in self.plain:
            mask = self.plain[offset][1]
            self.values[offset] = self.values[offset] & ~mask | value & mask
        else:
            self.unknown(offset, "written")

    def unknown(self, offset: int, what: str) -> None:
        self.chip.report(f"{self.name}: register {self.base + offset:#010x} is {what}, and is not modelled")

    def words(self, *offsets: int) -> None:
        """Registers that programs poll, and that change at events alone: the core reads them itself."""
        for offset in offsets:
            self._words[offset] = self.chip.core.map(self.base + offset, 4, writable=False)

    def show(self, offset: int, value: int) -> None:
        """Gives a register of `words` its value."""
        self._words[offset][:] = value.to_bytes(4, "little")

    def shown(self, offset: int) -> int:
        return int.from_bytes(self._words[offset], "little")


class Interrupts:
    """An interrupt line of the core: high while any of the reasons for it holds."""

    def __init__(self, chip: Chip, number: int) -> None:
        self._raise: Callable[[int, bool], None] = chip.core.interrupt
        self._number = number
        self._high = False

    def level(self, high: bool) -> None:
        if high != self._high:
            self._high = high
            self._raise(self._number, high)

    def reset(self) -> None:
        """After a reset of the core, which forgets the level."""
        self._high = False
        self._raise(self._number, False)
