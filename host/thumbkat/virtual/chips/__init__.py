"""The chips of the boards: a core, memories and peripherals, put together.

`build()` makes the chip of a board. A chip never waits and knows no real time: it has an agenda of what its
peripherals will do at which cycle, and whoever runs the core keeps to it (board.py).
"""

from __future__ import annotations

import hashlib
import os
import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Protocol

from thumbkat.boards import BoardFile
from thumbkat.errors import UsageError
from thumbkat.virtual.chips.agenda import Agenda
from thumbkat.virtual.chips.device import Device
from thumbkat.virtual.chips.memory import Memory
from thumbkat.virtual.chips.wire import Wire
from thumbkat.virtual.core import BusFault, Core, Model, Stop

__all__ = ["AccessPort", "Cause", "Chip", "Setting", "build"]

_PAGE_BITS = 10  # peripherals lie at multiples of 1 KiB
_SIZES = {1: 0xFF, 2: 0xFFFF, 4: 0xFFFF_FFFF}


class Cause(Enum):
    """Why a chip starts anew."""

    POWER = "power"
    PIN = "pin"
    SOFTWARE = "software"


class AccessPort(Protocol):
    """An access port of the debug port that is the chip's own."""

    def read(self, register: int) -> int: ...

    def write(self, register: int, value: int) -> None: ...


@dataclass(frozen=True)
class Setting:
    """What makes one chip differ from another of its kind.

    `uid`: the board's, from which its unique numbers come. `seed`: of its random numbers; None: the
    computer's own.
    """

    uid: str
    seed: int | None = None
    report: Callable[[str], None] = lambda text: None


class Chip:
    """One chip. The subclass puts in what it consists of."""

    def __init__(self, core: Core, hz: int, setting: Setting) -> None:
        self.core = core
        self.hz = hz  # of the core, now
        self.agenda = Agenda(self._sooner)
        self.line_in = Wire()  # what the board hears
        self.line_out = Wire()  # what it says
        self.memories: dict[str, Memory] = {}
        self.access_ports: Mapping[int, AccessPort] = {}
        self._devices: list[Device] = []
        self._pages: dict[int, Device] = {}
        self._steady: dict[int, int] = {}
        self._ranges: tuple[range, ...] = ()
        self._boot_alias: Memory | None = None
        self._reported: set[str] = set()
        self._report = setting.report
        # None: no run is under way, so nothing has to be told of a new event.
        self._deadline: int | None = None
        self._random = random.Random(setting.seed) if setting.seed is not None else None
        self._identity = hashlib.sha256(setting.uid.encode()).digest()
        core.devices(self)

    # What the board needs

    @property
    def now(self) -> int:
        return self.agenda.now

    def next_event(self) -> int | None:
        return self.agenda.next()

    def advance(self, cycle: int) -> None:
        """Brings everything to this cycle."""
        self.agenda.advance(cycle)

    def run(self, cycle: int) -> Stop:
        """Runs the core up to `cycle`, or to the next event if that is sooner; why it came back."""
        event = self.agenda.next()
        self._deadline = cycle if event is None or event > cycle else event
        try:
            stop = self.core.run(self._deadline)
        finally:
            self._deadline = None
        self.agenda.advance(self.core.cycles)
        return stop

    def reset(self, cause: Cause) -> None:
        """Peripherals as reset leaves them; the core is reset as well. Memories keep what they hold."""
        self.agenda.advance(self.core.cycles)
        for device in self._devices:
            device.reset()
        self.restarted(cause)
        self.core.reset(cause is Cause.POWER)

    def restarted(self, cause: Cause) -> None:
        """Where the chip notes why it started anew."""

    @property
    def secret_sources(self) -> tuple[range, ...]:
        """Addresses that give what nobody else may know: of a random number generator."""
        return tuple(
            range(device.base + offset, device.base + offset + 4)
            for device in self._devices
            for offset in device.secret
        )

    @property
    def locked(self) -> bool:
        """Whether debuggers are kept out."""
        return False

    @property
    def flash(self) -> Memory:
        return self.memories["flash"]

    # What peripherals need

    def cycles(self, seconds: float) -> int:
        return max(1, round(seconds * self.hz))

    def clocks_changed(self) -> None:
        for device in self._devices:
            device.clock_changed()

    def steady(self, address: int, value: int | None) -> None:
        """A register that programs poll and that changes at events alone, but that the core cannot read
        itself because a read sometimes has an effect: its value while it has none, and None while it has."""
        if value is None:
            self._steady.pop(address, None)
        else:
            self._steady[address] = value

    def coins(self, count: int) -> bytes:
        """Random bytes, the same ones again where the board has a seed."""
        return os.urandom(count) if self._random is None else self._random.randbytes(count)

    def unique(self, count: int) -> bytes:
        """Bytes that no other board has."""
        return self._identity[:count]

    def report(self, text: str) -> None:
        """Something that the program did and that is not, or not quite, as on silicon. Said once."""
        if text not in self._reported:
            self._reported.add(text)
            self._report(text)

    def store(self, memory: Memory, address: int, size: int, value: int) -> None:
        """A store to a memory that only a flash controller can write."""
        raise BusFault(f"{address:#010x} cannot be written")

    # Building

    def add(self, device: Device, *, start: int | None = None, end: int | None = None) -> None:
        """`start` and `end` are where it answers, if that is not all of it."""
        first = device.base if start is None else start
        last = device.base + device.size if end is None else end
        for page in range(first >> _PAGE_BITS, last - 1 >> _PAGE_BITS):
            self._pages[page] = device
        self._pages[last - 1 >> _PAGE_BITS] = device
        self._devices.append(device)

    def built(self, peripherals: tuple[range, ...], boot_alias: Memory | None = None) -> None:
        """All is there: power comes on. `peripherals`: addresses at which the part has something, modelled or
        not; at all others an access is a bus fault."""
        self._ranges = peripherals
        self._boot_alias = boot_alias
        self.reset(Cause.POWER)

    # Devices of the core

    def read(self, address: int, size: int) -> int:
        steady = self._steady.get(address)
        if steady is not None:
            return steady & _SIZES[size]
        self.agenda.advance(self.core.cycles)
        device = self._pages.get(address >> _PAGE_BITS)
        if device is None:
            self._nothing(address, "read")
            return 0
        if not device.accessible():
            self.report(f"{device.name} is read while its clock is off: it reads 0")
            return 0
        offset = address - device.base
        return device.read(offset & ~3) >> 8 * (offset & 3) & _SIZES[size]

    def write(self, address: int, size: int, value: int) -> None:
        self.agenda.advance(self.core.cycles)
        device = self._pages.get(address >> _PAGE_BITS)
        if device is None:
            self._write_elsewhere(address, size, value)
            return
        if not device.accessible():
            self.report(f"{device.name} is written while its clock is off: nothing happens")
            return
        offset = address - device.base
        lane = 8 * (offset & 3)
        word = value << lane
        if size != 4 and offset & ~3 in device.values:
            word |= device.values[offset & ~3] & ~(_SIZES[size] << lane)
        device.write(offset & ~3, word)

    def _write_elsewhere(self, address: int, size: int, value: int) -> None:
        alias = self._boot_alias
        if alias is not None and address < alias.size:
            address += alias.base
        for memory in self.memories.values():
            if address in memory:
                self.store(memory, address, size, value)
                return
        self._nothing(address, "written")

    def _nothing(self, address: int, what: str) -> None:
        if not any(address in one for one in self._ranges):
            raise BusFault(f"nothing is at {address:#010x}")
        self.report(f"register {address & ~3:#010x} is {what}, and is not modelled")

    def _sooner(self, cycle: int) -> None:
        if self._deadline is not None and cycle < self._deadline:
            self._deadline = cycle
            self.core.interrupt_run()


def build(board: BoardFile, setting: Setting) -> Chip:
    """The chip of a board."""
    from thumbkat.virtual.chips import nrf51, nrf52833, stm32f0, stm32f4

    chips: dict[str, Callable[[Setting], Chip]] = {
        "nRF51822": nrf51.Nrf51822,
        "nRF52833": nrf52833.Nrf52833,
        "STM32F051": stm32f0.Stm32F051,
        "STM32F407": stm32f4.Stm32F407,
    }
    if board.chip not in chips:
        raise UsageError(f"there is no virtual {board.chip}; there are {', '.join(chips)}")
    return chips[board.chip](setting)


def core_of(model: Model, *, interrupts: int, priority_bits: int, bit_band: bool = False) -> Core:
    """A core with the debug units that these parts have."""
    v7 = model is Model.M4F
    return Core(
        model,
        interrupts=interrupts,
        priority_bits=priority_bits,
        breakpoints=6 if v7 else 4,
        watchpoints=4 if v7 else 2,
        bit_band=bit_band,
    )
