"""Every routine reads and writes its arguments, its stack and constants, and not a byte more."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.contract.convention import Breach, WatchedProgram
from tests.contract.device import (
    BUILDS,
    Build,
    case_of,
    check_bounds,
    device,
    expected,
    marks_of,
    routines_of,
)
from tests.contract.routines import Routine
from tests.virtual.assembled import assemble, function
from thumbkat.virtual.core.tracking import Range, Rights

CASES = 3


@pytest.mark.parametrize(
    ("build", "routine"),
    [
        pytest.param(build, routine, id=f"{routine.name} {build}", marks=marks_of(routine))
        for build in BUILDS
        for routine in routines_of(build)
    ],
)
def test_bounds(build: Build, routine: Routine) -> None:
    for number in range(1 if routine.slow else CASES):
        check_bounds(device(build), routine, case_of(routine, number), expected(build.core, routine, number))


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ("ldrb r2, [r0, #8]; bx lr", "reads"),
        ("subs r0, #1; ldrb r2, [r0]; bx lr", "reads"),
        ("strb r1, [r0, #8]; bx lr", "writes"),
        ("movs r2, #0; strb r2, [r1]; bx lr", "writes"),  # which is to be read only
        ("ldr r2, [r0, #4]; ldr r2, [r1, #4]; str r2, [r0]; push {r2}; pop {r2}; bx lr", None),
    ],
)
@pytest.mark.parametrize("core", ["cortex-m0", "cortex-m4f"])
def test_a_byte_too_far_is_found(tmp_path: Path, core: str, body: str, said: str | None) -> None:
    program = WatchedProgram(assemble(tmp_path, function("touches", body), core), core)
    out, constant = program.alloc(16), program.alloc(16)
    ranges = [Range(out + 4, 8), Range(constant + 4, 8, Rights.READ)]
    if said is None:
        program.bounded_call("touches", out + 4, constant + 4, ranges=ranges)
        return
    with pytest.raises(Breach, match=f"touches.*{said}"):
        program.bounded_call("touches", out + 4, constant + 4, ranges=ranges)
