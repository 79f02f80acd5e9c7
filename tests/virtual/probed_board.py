"""A board for the probe without a core in it: bytes at addresses, and a debug register."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager

from thumbkat.virtual.board import State
from thumbkat.virtual.bus import DHCSR, AccessPort
from thumbkat.virtual.core import BusFault, Model

RAM = 0x20000000
NOWHERE = 0x60000000
FP_CTRL = 0xE0002000
HALT = 1 << 17
SLEEP = 1 << 18
LOCKUP = 1 << 19
RETIRED = 1 << 24
WAS_RESET = 1 << 25


class FakeCore:
    """RAM of 16 KiB. `dhcsr` is what the register reads as; its two upper bits go by being read."""

    def __init__(self, model: Model) -> None:
        self.model = model
        self.ram = bytearray(0x4000)
        self.dhcsr = 0
        self.log: list[str] = []

    def peek(self, address: int, size: int) -> int:
        assert address % size == 0, "the bus takes aligned accesses only"
        if address == DHCSR:
            self.log.append("dhcsr?")
            value, self.dhcsr = self.dhcsr, self.dhcsr & ~(RETIRED | WAS_RESET)
            return value
        return int.from_bytes(self.read(address, size), "little")

    def poke(self, address: int, size: int, value: int) -> None:
        assert address % size == 0, "the bus takes aligned accesses only"
        assert 0 <= value < 1 << 8 * size, "the bus has no more bits"
        if address in (DHCSR, FP_CTRL):
            self.log.append(f"{'dhcsr' if address == DHCSR else 'fp_ctrl'}={value:08x}")
            return
        self.write(address, value.to_bytes(size, "little"))

    def read(self, address: int, length: int) -> bytes:
        at = self._at(address, length)
        return bytes(self.ram[at : at + length])

    def write(self, address: int, data: bytes) -> None:
        at = self._at(address, len(data))
        self.ram[at : at + len(data)] = data

    def _at(self, address: int, length: int) -> int:
        if not RAM <= address <= address + length <= RAM + len(self.ram):
            raise BusFault(f"nothing at {address:#x}")
        return address - RAM


class FakeBoard:
    """`log` has what was done to it; accesses of the core outside of stopped() are an error."""

    def __init__(self, model: Model = Model.M4F) -> None:
        self.name = "fake"
        self.state = State.RUNS
        self.bare = FakeCore(model)
        self.log = self.bare.log
        self.access_ports: dict[int, AccessPort] = {}
        self.lock = threading.RLock()
        self.depth = 0

    @property
    def core(self) -> FakeCore:
        return self.bare

    @contextmanager
    def stopped(self) -> Iterator[None]:
        with self.lock:
            self.depth += 1
            try:
                yield
            finally:
                self.depth -= 1

    def reset(self) -> None:
        self.log.append("reset")
