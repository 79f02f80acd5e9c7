"""Each reason for which a profile names lost cycles: a sequence that shows it, and one that does not."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.virtual.assembled import function, program
from thumbkat.virtual.core import Stall
from thumbkat.virtual.function import Program
from thumbkat.virtual.profile import REASONS, InstructionProfile, stall_name


@dataclass(frozen=True)
class Sequence:
    """`at` is the position of the instruction that loses `cycles`. r0 points to a word that holds its own
    address, in the middle of zeros."""

    shows: str
    at: int
    cycles: int
    not_so: str
    register: str | None = None


M4 = {
    Stall.ADDRESS: Sequence(
        "adds r0, #4; ldr r1, [r0]; bx lr", 1, 1, "adds r0, #4; movs r2, #0; ldr r1, [r0]; bx lr", "r0"
    ),
    # One cycle that pipelining would have gained.
    Stall.LOAD_USE: Sequence(
        "ldr r1, [r0]; ldr r2, [r1]; bx lr", 1, 1, "ldr r1, [r0]; ldr r2, [r0, #4]; bx lr", "r1"
    ),
    Stall.STORE_LOAD: Sequence(
        "str r2, [r0, #4]; ldr r1, [r0]; bx lr", 1, 1, "str r2, [r0, #4]; movs r3, #0; ldr r1, [r0]; bx lr"
    ),
    Stall.LOAD_STORE: Sequence(
        "ldr r1, [r0]; str r2, [r0, #4]; bx lr", 1, 1, "ldr r1, [r0]; movs r3, #0; str r2, [r0, #4]; bx lr"
    ),
    Stall.UNALIGNED_WIDE: Sequence(
        "ldr r1, [r0]; add.w r2, r2, r2; add.w r2, r2, r2; add.w r2, r2, r2; bx lr",
        3,
        1,
        "ldr.w r1, [r0]; add.w r2, r2, r2; add.w r2, r2, r2; add.w r2, r2, r2; bx lr",
    ),
    Stall.BRANCH: Sequence("b 1f; 1: movs r1, #0; bx lr", 0, 1, "cmp r0, #0; beq 1f; 1: movs r1, #0"),
    Stall.WIDE_TARGET: Sequence(
        "b 1f; nop; nop; 1: add.w r1, r1, r1; bx lr", 3, 1, "b 1f; nop; 1: add.w r1, r1, r1; bx lr"
    ),
    # All 32 bits of the quotient, four at a time, and two more.
    Stall.DIVIDE: Sequence(
        "mov.w r1, #0x80000000; movs r2, #1; udiv r1, r1, r2; bx lr",
        2,
        10,
        "movs r1, #1; movs r2, #2; udiv r1, r1, r2; bx lr",
    ),
    Stall.FPU_RESULT: Sequence(
        "vadd.f32 s0, s0, s0; vadd.f32 s1, s0, s0; bx lr",
        1,
        1,
        "vadd.f32 s0, s0, s0; movs r1, #0; vadd.f32 s1, s0, s0; bx lr",
        "s0",
    ),
    Stall.UNALIGNED_DATA: Sequence("ldr r1, [r0, #2]; bx lr", 0, 1, "ldrh r1, [r0, #2]; bx lr"),
}


def test_every_stall_has_a_sequence_and_a_reason() -> None:
    assert set(M4) == set(Stall) == set(REASONS)


def prepared(folder: Path, body: str, core: str) -> tuple[Program, int]:
    made = program(folder, function("piece", body + "; bx lr"), core)
    address = made.alloc(bytes(64)) + 32
    made.write(address, address.to_bytes(4, "little"))
    return made, address


def lost(folder: Path, body: str, core: str = "cortex-m4f") -> list[InstructionProfile]:
    made, address = prepared(folder, body, core)
    profile = made.profile("piece", address)
    rows = profile.instructions_of("piece")
    assert sum(row.cycles for row in rows) == profile.cycles
    return [row for row in rows if not row.instruction.data]


@pytest.mark.parametrize("stall", M4, ids=stall_name)
def test_the_sequence_shows_it_where_it_happens(tmp_path: Path, stall: Stall) -> None:
    sequence = M4[stall]
    rows = lost(tmp_path, sequence.shows)
    (found,) = rows[sequence.at].stalls
    assert (found.stall, found.cycles, found.register) == (stall, sequence.cycles, sequence.register)
    others = [row for position, row in enumerate(rows) if position != sequence.at]
    assert all(one.stall is not stall for row in others for one in row.stalls) or stall is Stall.BRANCH


@pytest.mark.parametrize("stall", M4, ids=stall_name)
def test_the_other_sequence_does_not(tmp_path: Path, stall: Stall) -> None:
    rows = lost(tmp_path, M4[stall].not_so)
    # The return is a branch, in any sequence.
    seen = {one.stall for row in rows for one in row.stalls if "bx" not in row.instruction.text}
    assert stall not in seen


@pytest.mark.parametrize("core", ["cortex-m0", "cortex-m0+"])
def test_the_m0_loses_cycles_to_branches_only(tmp_path: Path, core: str) -> None:
    body = "adds r0, #4; ldr r1, [r0]; str r1, [r0]; ldr r1, [r0]; b 1f; 1: movs r2, #0; cmp r2, #1; beq 1b"
    rows = lost(tmp_path, body, core)
    refill = 2 if core == "cortex-m0" else 1
    named = {position: row.stalls for position, row in enumerate(rows) if row.stalls}
    assert set(named) == {4, len(rows) - 1}, "the taken branch and the return; not the untaken one"
    for (only,) in named.values():
        assert (only.stall, only.cycles) == (Stall.BRANCH, refill)


def test_a_loop_adds_up(tmp_path: Path) -> None:
    rows = lost(tmp_path, "movs r1, #10; 1: subs r1, #1; bne 1b")
    branch = rows[2]
    assert (branch.executions, branch.cycles) == (10, 19), "nine taken at 2 cycles, one not"
    assert [(one.stall, one.cycles) for one in branch.stalls] == [(Stall.BRANCH, 9)]
