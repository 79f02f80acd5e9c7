"""A build of the libraries on a core, and calls of its routines as the table has them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from random import Random

import pytest

from tests.assembly import cores
from tests.contract.convention import Breach, Rubbish, WatchedProgram, both
from tests.contract.routines import (
    INTERNAL,
    OFFSETS,
    ROUTINES,
    WIRE_BYTES,
    Case,
    Kind,
    Memory,
    Results,
    Routine,
)
from thumbkat.virtual import Wide
from thumbkat.virtual.core.tracking import Range, Rights

_ARENA = 0x4000
_GUARD = 16  # bytes before and after what a pointer points to, at least


SMALL = "-DTHUMBKAT_SPARKLE_SMALL"


@dataclass(frozen=True)
class Build:
    core: str
    flags: tuple[str, ...] = ()

    def __str__(self) -> str:
        return " ".join([self.core, *self.flags])

    @property
    def in_c(self) -> bool:
        return "-DTHUMBKAT_C" in self.flags


BUILDS = (
    Build("cortex-m0"),
    Build("cortex-m0", ("-DTHUMBKAT_C",)),
    Build("cortex-m4f"),
    Build("cortex-m4f", ("-DTHUMBKAT_NO_FPU",)),
    Build("cortex-m4f", ("-DTHUMBKAT_C",)),
    Build("cortex-m4f", (SMALL,)),
    Build("cortex-m4f", (SMALL, "-DTHUMBKAT_NO_FPU")),
)


class Device:
    """A program, and memory for the arguments of a call."""

    def __init__(self, program: WatchedProgram) -> None:
        self.program = program
        self.wire = program.alloc(WIRE_BYTES)  # on the way to and from a backend's own forms
        self._arena = program.alloc(_ARENA)
        self._background = Random("background").randbytes(_ARENA)

    def call(
        self,
        routine: Routine,
        case: Case,
        *,
        rubbish: Rubbish | None = None,
        offsets: Sequence[int] | None = None,
        bounded: bool = False,
    ) -> Results:
        """What it gives, by the names of its arguments, and what it returns. Breach if it writes elsewhere.

        Pointers are to these `offsets` from a multiple of 8. With `rubbish` the call is a rough one, and
        narrow arguments have some above their width. `bounded`: Breach if it reads elsewhere, too."""
        program = self.program
        program.write(self._arena, self._background)
        above = rubbish.words() if rubbish is not None else None
        words: list[int | Wide] = []
        places = []
        at = self._arena
        left = list(offsets or [])
        for argument, value in zip(routine.arguments, case, strict=True):
            if isinstance(value, Memory):
                at = (at + _GUARD + 7 & -8) + (left.pop(0) if left else 0)
                words.append(at)
                places.append((argument, value, at))
                value.put(self, at)
                at += value.size + _GUARD
            elif argument.kind is Kind.NARROW and above is not None:
                words.append((next(above) << 8 & 0xFFFF_FF00) | value)
            else:
                words.append(Wide(value) if argument.kind is Kind.WIDE else value)
        size = at - self._arena
        assert size <= _ARENA
        before = bytearray(program.read(self._arena, size))
        if bounded:
            ranges = [
                Range(where, value.size, Rights.READ if argument.constant else Rights.READ | Rights.WRITE)
                for argument, value, where in places
            ]
            result = program.bounded_call(routine.name, *words, ranges=ranges)
        elif rubbish is None:
            result = program.call(routine.name, *words)
        else:
            result = program.rough_call(routine.name, *words, given=in_registers(words), rubbish=rubbish)
        after = program.read(self._arena, size)
        for argument, value, where in places:
            if not argument.constant:
                here = slice(where - self._arena, where - self._arena + value.size)
                before[here] = after[here]
        if before != after:
            wrong = next(i for i in range(size) if before[i] != after[i])
            raise Breach(f"{routine.name} writes to {self._arena + wrong:#x}, which is no memory for results")
        results: Results = {}
        for argument, value, where in places:
            found = value.get(self, where)
            if found is not None and not argument.constant:
                results[argument.name] = found
        if routine.returns:
            results["returned"] = result.value.to_bytes(4, "little")
        return results


def in_registers(arguments: Sequence[int | Wide]) -> int:
    """How many registers the first arguments take: one of 64 bits has an even one and the next, or is on the
    stack with all that follow."""
    used = 0
    for one in arguments:
        if isinstance(one, Wide):
            if used > 2:
                break
            used += used % 2 + 2
        else:
            used += 1
    return min(used, 4)


@cache
def device(build: Build) -> Device:
    image = cores.image(build.core, *build.flags)
    left_alone = "-DTHUMBKAT_NO_FPU" in build.flags
    return Device(WatchedProgram(image, build.core, INTERNAL, fpu_left_alone=left_alone))


def routines_of(build: Build) -> list[Routine]:
    """Those that are there; and of a small build those that are others than in the build for speed."""
    if SMALL in build.flags:
        return [one for name, one in ROUTINES.items() if re.fullmatch(r"sparkle\d+|\w+_blocks", name)]
    only_assembly = ("keccak_add_lanes", "keccak_extract_lanes")
    return [one for name, one in ROUTINES.items() if not (build.in_c and name in only_assembly)]


def marks_of(routine: Routine) -> tuple[pytest.MarkDecorator, ...]:
    return (pytest.mark.verify,) if routine.wraps else ()


def case_of(routine: Routine, number: int) -> Case:
    return routine.make(Random(f"{routine.name} {number}"))


@cache
def _c_results(core: str, name: str, number: int) -> Results:
    return device(Build(core, ("-DTHUMBKAT_C",))).call(ROUTINES[name], case_of(ROUTINES[name], number))


def expected(core: str, routine: Routine, number: int) -> Results:
    """What a case has to give on any build for a core."""
    if routine.expected is not None:
        return routine.expected(case_of(routine, number))
    return _c_results(core, routine.name, number)


def compare(routine: Routine, found: Results, wanted: Results, why: str) -> None:
    for name, content in wanted.items():
        if found[name] != content:
            raise Breach(f"{routine.name} gives another {name} {why}")


def check_convention(on: Device, routine: Routine, case: Case, wanted: Results) -> None:
    """Breach if the routine breaks the calling convention."""
    for rubbish in both(routine.name):
        found = on.call(routine, case, rubbish=rubbish)
        if found != wanted:
            compare(routine, on.call(routine, case), wanted, "in any call")
            compare(routine, found, wanted, "with rubbish where nothing means anything")


def check_bounds(on: Device, routine: Routine, case: Case, wanted: Results) -> None:
    """Breach if it reads or writes a byte that is neither its arguments', nor its stack, nor a constant."""
    compare(routine, on.call(routine, case, bounded=True), wanted, "when its accesses are looked at")


def check_alignment(on: Device, routine: Routine, case: Case, wanted: Results) -> None:
    """Breach, or CallFailed, if it does not take what its pointers point to wherever that may lie.

    Four calls, and each pointer has each offset, beside others of the other pointers."""
    random = Random(routine.name)
    pointers = [argument for argument in routine.arguments if argument.kind in OFFSETS]
    for offsets in zip(*(random.sample(OFFSETS[one.kind], 4) for one in pointers), strict=True):
        shown = ", ".join(f"{one.name} at {offset}" for one, offset in zip(pointers, offsets, strict=True))
        compare(routine, on.call(routine, case, offsets=offsets), wanted, f"with {shown}")
