"""Following secrets through a core: what is marked, what was found. core.h and taint.h have the details."""

from __future__ import annotations

import ctypes
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum, IntFlag

from thumbkat.virtual.core.handle import Handle
from thumbkat.virtual.core.library import FindingStruct, PublicStruct, RangeStruct


class Found(IntEnum):
    """What an instruction did that it should not."""

    BRANCH = 1
    LOAD_ADDRESS = 2
    STORE_ADDRESS = 3
    TIME = 4
    READ_OUTSIDE = 5
    WRITE_OUTSIDE = 6
    REGISTERS = 7
    STACK = 8
    UNALIGNED_STACK = 9
    UNKNOWN = 10
    LOST = 11
    LEAVES = 12


SECRET = (Found.BRANCH, Found.LOAD_ADDRESS, Found.STORE_ADDRESS, Found.TIME, Found.UNKNOWN, Found.LEAVES)
OUTSIDE = (Found.READ_OUTSIDE, Found.WRITE_OUTSIDE)
CONVENTION = (Found.REGISTERS, Found.STACK, Found.UNALIGNED_STACK, Found.LOST)


@dataclass(frozen=True, slots=True)
class Finding:
    """`detail` is of the first time: an address, or registers; core.h says of which kind."""

    address: int
    kind: Found
    detail: int
    times: int


class Rights(IntFlag):
    READ = 1
    WRITE = 2


@dataclass(frozen=True, slots=True)
class Range:
    """Memory that accesses may go to."""

    base: int
    size: int
    rights: Rights = Rights.READ | Rights.WRITE


_VALUE = 16  # core.h's PUBLIC_VALUE


@dataclass(frozen=True, slots=True)
class Public:
    """A place in the program that says: this is public.

    The core register `register` holds the value, or the address of bytes, whose number is in the register
    `length`. `times`: how often the program came there; `bits`: how many had been secret.
    """

    address: int
    register: int
    length: int | None = None
    times: int = 0
    bits: int = 0


class Tracking:
    """From Core.track() to end()."""

    def __init__(self, handle: Handle) -> None:
        self._handle: Handle | None = handle
        self._publics: list[Public] = []

    @property
    def _c(self) -> Handle:
        if self._handle is None:
            raise ValueError("secrets are not followed any more")
        return self._handle

    def end(self) -> None:
        if self._handle is not None:
            self._handle.c.core_taint_end(self._handle.pointer)
        self._handle = None

    def forget(self) -> None:
        """Nothing is secret, nothing was found. Ranges, sources and publics stay."""
        self._c.c.core_taint_forget(self._c.pointer)

    def mark(self, address: int, size: int, *, secret: bool = True) -> None:
        """Memory."""
        if not self._c.c.core_taint_memory(self._c.pointer, address, size, secret):
            raise ValueError(f"no memory for {size} bytes at {address:#x}")

    def mark_register(self, number: int, bits: int = 0xFFFF_FFFF) -> None:
        """A register by its number in thumbkat.virtual.core: R0 to LR, XPSR, FPSCR, S0 to S31."""
        self._c.c.core_taint_register(self._c.pointer, number, bits)

    def register(self, number: int) -> int:
        """Which of its bits are secret."""
        bits: int = self._c.c.core_taint_of(self._c.pointer, number)
        return bits

    def memory(self, base: int, size: int, at: int = 0) -> bytes:
        """Which bits are secret of `size` bytes, `at` bytes into the memory that is mapped at `base`."""
        pointer = self._c.c.core_taint_shadow(self._c.pointer, base + at, size)
        if not pointer:
            raise ValueError(f"no memory of {size} bytes is mapped at {base + at:#x}")
        return ctypes.string_at(pointer, size)

    def source(self, base: int, size: int) -> None:
        """Whatever is read from devices there is secret."""
        if not self._c.c.core_taint_source(self._c.pointer, base, size):
            raise ValueError("too many sources of secrets")

    def publics(self, publics: Sequence[Public]) -> None:
        structs = [
            PublicStruct(one.address, one.register, _VALUE if one.length is None else one.length, 0, 0, 0)
            for one in publics
        ]
        array = (PublicStruct * len(structs))(*structs)
        if not self._c.c.core_taint_publics(self._c.pointer, array, len(structs)):
            raise ValueError("a place that says what is public names a register that no core has")
        self._publics = list(publics)

    def said(self) -> list[Public]:
        """The publics, with how often each was met."""
        said = self._c.c.core_taint_said(self._c.pointer)
        return [
            replace(one, times=said[k].times, bits=said[k].bits) for k, one in enumerate(self._publics)
        ]

    def ranges(self, ranges: Iterable[Range]) -> None:
        """From now on, accesses may go nowhere else; none: anywhere."""
        structs = [RangeStruct(one.base, one.size, one.rights) for one in ranges]
        array = (RangeStruct * len(structs))(*structs)
        if not self._c.c.core_taint_ranges(self._c.pointer, array, len(structs)):
            raise ValueError(f"{len(structs)} ranges are too many")

    def functions(self, addresses: Iterable[int]) -> None:
        """Where the functions begin whose calls are held to the calling convention; at first none."""
        entries = sorted(addresses)
        if not self._c.c.core_taint_functions(
            self._c.pointer, (ctypes.c_uint32 * len(entries))(*entries), len(entries)
        ):
            raise MemoryError

    def findings(self) -> list[Finding]:
        handle = self._c
        count = handle.c.core_taint_findings(handle.pointer, None, 0)
        room = (FindingStruct * count)()
        handle.c.core_taint_findings(handle.pointer, room, count)
        return [Finding(one.address, Found(one.kind), one.detail, one.times) for one in room]

    def trace(self) -> int:
        """A hash of all addresses that were executed, read and written since it was asked for last."""
        trace: int = self._c.c.core_taint_trace(self._c.pointer)
        return trace
