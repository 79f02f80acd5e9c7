"""A Cortex-M core, driven from Python: the C of this folder behind one class. core.h has the details."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import partial
from typing import NoReturn, Protocol

from thumbkat.virtual.core.handle import Handle
from thumbkat.virtual.core.library import EdgeStruct, OptionsStruct, ReadFunction, WriteFunction
from thumbkat.virtual.core.tracking import Tracking

# Registers, by the numbers that the debug register DCRSR knows them by.
R0, R1, R2, R3, R4, R5, R6, R7, R8, R9, R10, R11, R12 = range(13)
SP, LR, PC, XPSR, MSP, PSP = range(13, 19)
SPECIAL = 20  # CONTROL, FAULTMASK, BASEPRI, PRIMASK, from the highest byte down
FPSCR = 33
S0 = 64  # S31 is S0 + 31

_NEVER = 2**64 - 1


class Model(IntEnum):
    M0 = 0
    M0PLUS = 1
    M4F = 2


class Stop(IntEnum):
    """Why a run came back."""

    DEADLINE = 0
    ASLEEP = 1
    HALTED = 2
    LOCKED_UP = 3
    RESETTING = 4
    STOPPED = 5
    INTERRUPTED = 6
    UNSUPPORTED = 7


class Stall(IntEnum):
    """Why an instruction took longer than it does alone."""

    ADDRESS = 1
    LOAD_USE = 2
    STORE_LOAD = 3
    LOAD_STORE = 4
    UNALIGNED_WIDE = 5
    BRANCH = 6
    WIDE_TARGET = 7
    DIVIDE = 8
    FPU_RESULT = 9
    UNALIGNED_DATA = 10


class BusFault(Exception):
    """Nothing answers at that address, or what is there refuses."""


class Devices(Protocol):
    """What answers outside of the core's memories. Called in the thread that runs the core.

    The address is aligned to the size, which is 1, 2 or 4 bytes. Either may raise BusFault.
    """

    def read(self, address: int, size: int) -> int: ...

    def write(self, address: int, size: int, value: int) -> None: ...


@dataclass(frozen=True, slots=True)
class Spot:
    """One instruction, and where its cycles went."""

    address: int
    executions: int
    cycles: int
    stalls: dict[Stall, int]


@dataclass(frozen=True, slots=True)
class Edge:
    """Calls of one function from another. Caller 0 is the host, or an exception."""

    caller: int
    callee: int
    calls: int
    cycles: int


_STOPS = tuple(Stop)


def _closed(*_: object) -> NoReturn:
    raise ValueError("the core is closed")


class Core:
    """One core. A single thread at a time may use it; interrupt_run() alone is for any thread at any time."""

    def __init__(
        self,
        model: Model,
        *,
        multiplier_cycles: int = 1,
        interrupts: int = 32,
        priority_bits: int | None = None,
        breakpoints: int | None = None,
        watchpoints: int | None = None,
        bit_band: bool | None = None,
    ) -> None:
        v7 = model is Model.M4F
        options = OptionsStruct(
            model,
            multiplier_cycles,
            interrupts,
            (4 if v7 else 2) if priority_bits is None else priority_bits,
            (6 if v7 else 4) if breakpoints is None else breakpoints,
            (4 if v7 else 2) if watchpoints is None else watchpoints,
            v7 if bit_band is None else bit_band,
        )
        self.model = model
        self._open: Handle | None = Handle(options)
        # What is called all the time, without the way there.
        self._core_run: Callable[[int], int] = partial(self._open.c.core_run, self._open.pointer)
        self._core_cycles: Callable[[], int] = partial(self._open.c.core_cycles, self._open.pointer)
        self._maps: list[tuple[int, memoryview]] = []
        self._raised: BaseException | None = None
        self._profiled = (0, 0)
        self._tracking: Tracking | None = None

    @property
    def _handle(self) -> Handle:
        return self._open or _closed()

    def close(self) -> None:
        """Ends the core. Its memories go with their last view. A device may: the run ends soon."""
        if self._open is not None:
            self.interrupt_run()
        self._open = None
        self._core_run = self._core_cycles = _closed
        self._maps.clear()

    # Memories and devices

    def map(self, base: int, size: int, *, writable: bool) -> memoryview:
        """A memory, zeroed, as its bytes. After changing code in it, call changed()."""
        handle = self._handle
        pointer = handle.c.core_map(handle.pointer, base, size, int(writable))
        if not pointer:
            raise ValueError(f"no room for {size} bytes of memory at {base:#x}")
        view = self._view(pointer, size)
        self._maps.append((base, view))
        return view

    def alias(self, base: int, size: int, target: int) -> None:
        """The bytes of a memory at another address too."""
        handle = self._handle
        if not handle.c.core_alias(handle.pointer, base, size, target):
            raise ValueError(f"{size} bytes at {base:#x} cannot be an alias of {target:#x}")
        for start, view in list(self._maps):
            if start <= target and target + size <= start + len(view):
                self._maps.append((base, view[target - start : target - start + size]))
                break

    def changed(self, base: int, size: int) -> None:
        """The host has written to a memory there: what was decoded from it is forgotten."""
        self._handle.c.core_changed(self._handle.pointer, base, size)

    def devices(self, devices: Devices) -> None:
        handle = self._handle

        def read(
            _context: int | None, address: int, size: int, value: ctypes._Pointer[ctypes.c_uint32]
        ) -> bool:
            try:
                value[0] = devices.read(address, size)
            except BusFault:
                return False
            except BaseException as error:
                self._escape(error)
            return True

        def write(_context: int | None, address: int, size: int, value: int) -> bool:
            try:
                devices.write(address, size, value)
            except BusFault:
                return False
            except BaseException as error:
                self._escape(error)
            return True

        callbacks = ReadFunction(read), WriteFunction(write)
        handle.callbacks.append(callbacks)
        handle.c.core_devices(handle.pointer, *callbacks, None)

    # Running

    def reset(self, debug: bool = False) -> None:
        handle = self._handle
        handle.c.core_reset(handle.pointer, debug)
        self._rise()

    def run(self, cycle: int) -> Stop:
        """Runs until the cycle count is that or more, or something stops it.

        An exception that a device raises comes out here.
        """
        _alive = self._open  # until the run is over, even if a device closes the core
        stop = self._core_run(cycle)
        if self._raised is not None:
            self._rise()
        return _STOPS[stop]

    def interrupt_run(self) -> None:
        """Ends the run at hand, or the next, soon. For any thread."""
        self._handle.c.core_interrupt_run(self._handle.pointer)

    def stop_at(self, address: int, on: bool = True) -> None:
        self._handle.c.core_stop_at(self._handle.pointer, address, on)

    @property
    def complaint(self) -> str:
        """What the program did that none should, or needs and is not modelled; empty if there is nothing."""
        text: bytes = self._handle.c.core_complaint(self._handle.pointer)
        return text.decode()

    @property
    def cycles(self) -> int:
        return self._core_cycles()

    @property
    def instructions(self) -> int:
        instructions: int = self._handle.c.core_instructions(self._handle.pointer)
        return instructions

    def sleep_until(self, cycle: int) -> None:
        """Lets time pass while the core is asleep or halted."""
        self._handle.c.core_sleep_until(self._handle.pointer, cycle)

    @property
    def next_timer(self) -> int | None:
        """The cycle at which SysTick will raise its exception."""
        cycle: int = self._handle.c.core_next_timer(self._handle.pointer)
        return None if cycle == _NEVER else cycle

    def interrupt(self, number: int, level: bool) -> None:
        """An external interrupt line goes high or low."""
        self._handle.c.core_interrupt(self._handle.pointer, number, level)

    # Registers and the debugger's bus

    def get(self, number: int) -> int:
        value: int = self._handle.c.core_get(self._handle.pointer, number)
        return value

    def set(self, number: int, value: int) -> None:
        self._handle.c.core_set(self._handle.pointer, number, value)

    def peek(self, address: int, size: int) -> int:
        """A read by the debugger: memories, the core's own registers, devices."""
        value = ctypes.c_uint32()
        handle = self._handle
        good = handle.c.core_peek(handle.pointer, address, size, ctypes.byref(value))
        self._rise()
        if not good:
            raise BusFault(f"no read of {size} bytes at {address:#010x}")
        return value.value

    def poke(self, address: int, size: int, value: int) -> None:
        """A write by the debugger."""
        handle = self._handle
        good = handle.c.core_poke(handle.pointer, address, size, value)
        self._rise()
        if not good:
            raise BusFault(f"no write of {size} bytes at {address:#010x}")

    def read(self, address: int, length: int) -> bytes:
        """Bytes as the debugger sees them: quick from memories, word by word elsewhere."""
        for base, view in self._maps:
            if base <= address and address + length <= base + len(view):
                return bytes(view[address - base : address - base + length])
        return b"".join(self.peek(at, size).to_bytes(size, "little") for at, size in _pieces(address, length))

    def view(self, address: int, length: int) -> memoryview:
        """The bytes of a memory themselves. After changing code there, call changed()."""
        for base, view in self._maps:
            if base <= address and address + length <= base + len(view):
                return view[address - base : address - base + length]
        raise ValueError(f"no memory of {length} bytes is mapped at {address:#x}")

    def write(self, address: int, data: bytes) -> None:
        """Bytes written by the debugger. A flash programs them, or refuses."""
        done = 0
        for at, size in _pieces(address, len(data)):
            self.poke(at, size, int.from_bytes(data[done : done + size], "little"))
            done += size

    # Profile

    def profile(self, base: int, size: int, functions: Iterable[int] = ()) -> None:
        """From now on, counts the instructions in this range.

        `functions` are where functions begin: a jump to one of them from another counts as a call.
        """
        if not self._handle.c.core_profile(self._handle.pointer, base, size):
            raise ValueError(f"no profile of {size} bytes at {base:#x}")
        for address in functions:
            self._handle.c.core_profile_function(self._handle.pointer, address)
        self._profiled = (base, size)

    def spots(self) -> Sequence[Spot]:
        """The instructions of the range that were executed, in the order of their addresses."""
        base, size = self._profiled
        pointer = self._handle.c.core_spots(self._handle.pointer)
        if not pointer:
            return []
        fields = 2 + len(Stall) + 1
        count = size // 2
        numbers = memoryview((ctypes.c_uint64 * (fields * count)).from_address(pointer)).cast("B").cast("Q")
        spots = []
        for index, executions in enumerate(numbers[::fields].tolist()):
            if executions:
                row = numbers[index * fields : (index + 1) * fields].tolist()
                stalls = {stall: row[2 + stall] for stall in Stall if row[2 + stall]}
                spots.append(Spot(base + 2 * index, executions, row[1], stalls))
        return spots

    def edges(self) -> list[Edge]:
        """Who called whom, while the profile was on."""
        handle = self._handle
        count = handle.c.core_edges(handle.pointer, None, 0)
        room = (EdgeStruct * count)()
        handle.c.core_edges(handle.pointer, room, count)
        return [Edge(edge.caller, edge.callee, edge.calls, edge.cycles) for edge in room]

    def profile_end(self) -> None:
        self._handle.c.core_profile_end(self._handle.pointer)
        self._profiled = (0, 0)

    # Secrets

    def track(self) -> Tracking:
        """From now on, follows what depends on secrets. Not together with a profile."""
        if self._tracking is not None:
            self._tracking.end()
        if not self._handle.c.core_taint(self._handle.pointer):
            raise ValueError("secrets are not followed while there is a profile")
        self._tracking = Tracking(self._handle)
        return self._tracking

    # Inside

    def _view(self, pointer: int, size: int) -> memoryview:
        array = (ctypes.c_uint8 * size).from_address(pointer)
        array._owner = self._handle  # type: ignore[attr-defined]
        return memoryview(array).cast("B")

    def _escape(self, error: BaseException) -> None:
        """An exception must not end in C: it ends the run, and comes out of the call that led to it."""
        if self._raised is None:
            self._raised = error
        self.interrupt_run()

    def _rise(self) -> None:
        if self._raised is not None:
            error, self._raised = self._raised, None
            raise error


def _pieces(address: int, length: int) -> list[tuple[int, int]]:
    """The aligned words, halfwords and bytes that make up a range."""
    pieces = []
    end = address + length
    while address < end:
        size = next(size for size in (4, 2, 1) if address % size == 0 and address + size <= end)
        pieces.append((address, size))
        address += size
    return pieces
