"""The debug probe of a virtual board: what a debugger sees at the other end of its two wires.

A debug port (ADIv5) with access ports behind it: number 0 is the one that reaches memory, the others are the
board's own (Nordic's CTRL-AP).
"""

from __future__ import annotations

import struct
from collections.abc import Sequence

from thumbkat.virtual.bus import Bus
from thumbkat.virtual.core import BusFault, Model

# The debug port, by address.
_DPIDR_ABORT, _CTRL_STAT, _SELECT, _RDBUFF = 0x0, 0x4, 0x8, 0xC
_ABORT_CLEAR_STICKY = 1 << 2
_CTRL_STICKY = 1 << 5
_CTRL_REQUESTS = 1 << 28 | 1 << 30  # debug and system power; the bit above each acknowledges it
_CTRL_WRITABLE = _CTRL_REQUESTS | 0xF00

# The access port that reaches memory.
_CSW, _TAR, _DRW, _BANKED, _BASE, _IDR = 0x00, 0x04, 0x0C, 0x10, 0xF8, 0xFC
_CSW_SIZE = 0x7
_CSW_INCREMENT = 0x30
_CSW_ENABLED = 1 << 6
_CSW_WRITABLE = 0x2F000037
_CSW_AT_RESET = 0x03000002 | _CSW_ENABLED
_ROM_TABLE = 0xE00FF003

_DPIDR = {Model.M0: 0x0BB11477, Model.M0PLUS: 0x0BC11477, Model.M4F: 0x2BA01477}
_AP_IDR = {Model.M0: 0x04770021, Model.M0PLUS: 0x04770031, Model.M4F: 0x24770011}
# The address counts up inside blocks of this size.
_WRAP = {Model.M0: 0x400, Model.M0PLUS: 0x400, Model.M4F: 0x1000}


class TransferFault(Exception):
    """The access failed on the chip's bus, or an earlier one did and nobody has cleared the flag."""


class Probe:
    """One client at a time uses it, from one thread."""

    def __init__(self, bus: Bus) -> None:
        self._bus = bus
        self._board = bus.board
        self._model = bus.board.core.model
        self.forget()

    def forget(self) -> None:
        """As after power-on."""
        self._select = self._control = self._address = self._last = 0
        self._csw = _CSW_AT_RESET
        self._sticky = False

    # The debug port

    def read_dp(self, address: int) -> int:
        if address == _DPIDR_ABORT:
            return _DPIDR[self._model]
        if address == _CTRL_STAT:
            # Other banks are of debug ports that this one is not.
            if self._select & 0xF:
                return 0
            acknowledged = (self._control & _CTRL_REQUESTS) << 1
            return self._control | acknowledged | (_CTRL_STICKY if self._sticky else 0)
        return self._last

    def write_dp(self, address: int, value: int) -> None:
        if address == _DPIDR_ABORT:
            if value & _ABORT_CLEAR_STICKY:
                self._sticky = False
        elif address == _CTRL_STAT:
            if not self._select & 0xF:
                self._control = value & _CTRL_WRITABLE
        elif address == _SELECT:
            self._select = value & 0xFFFFFFFF

    # The access ports

    def read_ap(self, address: int) -> int:
        port, register = self._selected(address)
        if port == 0:
            self._last = self._read_memory_port(register)
        elif port in self._board.access_ports:
            with self._board.stopped():
                self._last = self._board.access_ports[port].read(register)
        else:
            self._last = 0
        return self._last

    def write_ap(self, address: int, value: int) -> None:
        value &= 0xFFFFFFFF
        port, register = self._selected(address)
        if port == 0:
            self._write_memory_port(register, value)
        elif port in self._board.access_ports:
            with self._board.stopped():
                self._board.access_ports[port].write(register, value)

    def read_ap_multiple(self, address: int, count: int) -> list[int]:
        if not self._is_run_of_words(address, count):
            return [self.read_ap(address) for _ in range(count)]
        try:
            data = self._bus.read_block(self._address, 4 * count)
        except BusFault:
            raise self._fault() from None
        self._count_up(4 * count)
        words = words_of(data)
        self._last = words[-1]
        return words

    def write_ap_multiple(self, address: int, values: Sequence[int]) -> None:
        if not self._is_run_of_words(address, len(values)):
            for value in values:
                self.write_ap(address, value)
            return
        data = bytes_of(values)
        try:
            self._bus.write_block(self._address, data)
        except BusFault:
            raise self._fault() from None
        self._count_up(len(data))

    def _selected(self, address: int) -> tuple[int, int]:
        if self._sticky:
            raise TransferFault("an earlier access failed")
        return self._select >> 24, self._select & 0xF0 | address & 0xC

    def _is_run_of_words(self, address: int, count: int) -> bool:
        """Whether it all is one access, and the address does not come round on the way."""
        if count == 0 or self._selected(address) != (0, _DRW) or self._address & 3:
            return False
        plain = self._csw & (_CSW_SIZE | _CSW_INCREMENT) == 0x12
        return plain and self._address % self._wrap + 4 * count <= self._wrap

    @property
    def _wrap(self) -> int:
        return _WRAP[self._model]

    # The access port that reaches memory

    def _read_memory_port(self, register: int) -> int:
        if register == _CSW:
            return self._csw
        if register == _TAR:
            return self._address
        if register == _DRW:
            size = self._size()
            value = self._read_memory(self._address & -size, size)
            lane = 8 * (self._address & 3 & -size)
            self._count_up(size)
            return value << lane
        if register & 0xF0 == _BANKED:
            return self._read_memory(self._address & ~0xF | register & 0xC, 4)
        if register == _BASE:
            return _ROM_TABLE
        if register == _IDR:
            return _AP_IDR[self._model]
        return 0

    def _write_memory_port(self, register: int, value: int) -> None:
        if register == _CSW:
            # A size that is not there stays at what it was.
            size = value if value & _CSW_SIZE <= 2 else self._csw
            self._csw = value & _CSW_WRITABLE & ~_CSW_SIZE | size & _CSW_SIZE | _CSW_ENABLED
        elif register == _TAR:
            self._address = value
        elif register == _DRW:
            size = self._size()
            lane = 8 * (self._address & 3 & -size)
            self._write_memory(self._address & -size, size, value >> lane & (1 << 8 * size) - 1)
            self._count_up(size)
        elif register & 0xF0 == _BANKED:
            self._write_memory(self._address & ~0xF | register & 0xC, 4, value)

    def _size(self) -> int:
        return 1 << (self._csw & _CSW_SIZE)

    def _count_up(self, size: int) -> None:
        if self._csw & _CSW_INCREMENT:
            block = -self._wrap
            self._address = self._address & block | self._address + size & ~block

    def _read_memory(self, address: int, size: int) -> int:
        try:
            return self._bus.read(address, size)
        except BusFault:
            raise self._fault() from None

    def _write_memory(self, address: int, size: int, value: int) -> None:
        try:
            self._bus.write(address, size, value)
        except BusFault:
            raise self._fault() from None

    def _fault(self) -> TransferFault:
        self._sticky = True
        return TransferFault(f"no access at {self._address:#010x}")


def words_of(data: bytes) -> list[int]:
    return list(struct.unpack(f"<{len(data) // 4}I", data))


def bytes_of(words: Sequence[int]) -> bytes:
    # A wire carries 32 bits, and pyOCD counts on it.
    return struct.pack(f"<{len(words)}I", *(word & 0xFFFFFFFF for word in words))
