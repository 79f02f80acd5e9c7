"""Cycles, counted by hand. Each rule of timing.c has a sequence that shows it, and one that does not.

Unless a sequence says otherwise its code is word-aligned. R1 to R5 point into RAM, R6 is 4, R0, R7 and all of
RAM are 0.
"""

from __future__ import annotations

import pytest

from tests.virtual.core_machine import CPACR, DEVICE, PROGRAM, RAM, RAM_SIZE, Machine
from thumbkat.virtual import core
from thumbkat.virtual.core import Model, Stall

M0, M0PLUS, M4F = Model.M0, Model.M0PLUS, Model.M4F
_machines: dict[tuple[Model, int], Machine] = {}


def _machine(model: Model, multiplier_cycles: int = 1) -> Machine:
    if (model, multiplier_cycles) not in _machines:
        _machines[model, multiplier_cycles] = Machine(model, multiplier_cycles=multiplier_cycles)
    return _machines[model, multiplier_cycles]


def _prepare(machine: Machine, source: str) -> int:
    """Loads a sequence; returns where it ends. A label `end` may stand elsewhere than behind it."""
    machine.ram[:] = bytes(RAM_SIZE)
    machine.load(source)
    length = len(machine.assemble(source))
    if machine.model is M4F:
        machine.core.poke(CPACR, 4, 0xF << 20)
    for number in range(1, 6):
        machine.core.set(number, RAM + 0x100 * number)
    for number, value in ((0, 0), (6, 4), (7, 0)):
        machine.core.set(number, value)
    for number in range(8, 13):
        machine.core.set(number, RAM + 0x100 * number)
    return PROGRAM + length


def cycles(model: Model, source: str, *, multiplier_cycles: int = 1, **registers: int) -> int:
    machine = _machine(model, multiplier_cycles)
    end = _prepare(machine, source)
    for name, value in registers.items():
        machine.core.set(int(name[1:]), value)
    before = machine.core.cycles
    machine.run_to(end)
    return machine.core.cycles - before


def stalls(source: str, **registers: int) -> dict[Stall, int]:
    """All that the M4 loses in a sequence."""
    machine = _machine(M4F)
    end = _prepare(machine, source)
    for name, value in registers.items():
        machine.core.set(int(name[1:]), value)
    machine.core.profile(PROGRAM, 0x400)
    machine.run_to(end)
    total: dict[Stall, int] = {}
    for spot in machine.core.spots():
        for stall, lost in spot.stalls.items():
            total[stall] = total.get(stall, 0) + lost
    machine.core.profile_end()
    return total


# The M0 and M0+: a sum over instructions


@pytest.mark.parametrize(
    ("source", "m0", "m0plus"),
    [
        ("adds r0, #1; lsls r0, #2; eors r0, r1; mov r8, r0; sxtb r0, r0; rev r0, r0; cmp r0, r1", 7, 7),
        ("muls r0, r1", 1, 1),
        ("ldr r0, [r1]; ldrb r0, [r1, #1]; ldrsh r0, [r1, r6]; ldr r0, [sp, #-0]", 8, 8),
        ("str r0, [r1]; strh r0, [r1, #2]; strb r0, [r1, r6]", 6, 6),
        ("ldr r0, [r1]; ldr r1, [r2]; adds r1, #4", 5, 5),
        ("ldm r1!, {r0}", 2, 2),
        ("ldm r1!, {r0, r2, r3, r4}", 5, 5),
        ("stm r1!, {r0, r2, r3}", 4, 4),
        ("push {r0, r1, lr}", 4, 4),
        ("push {r0, r1}; pop {r2, r3}", 6, 6),
        ("b 1f; nop; 1:", 3, 2),
        ("b 1f; 1:", 3, 2),
        ("cmp r0, #1; beq 1f; 1:", 2, 2),
        ("cmp r0, #0; beq 1f; nop; 1:", 4, 3),
        ("bl 1f; nop; 1:", 4, 3),
        ("adr r0, 1f; adds r0, #1; bx r0; nop; .align 2; 1:", 1 + 1 + 3, 1 + 1 + 2),
        ("adr r0, 1f; adds r0, #1; blx r0; nop; .align 2; 1:", 1 + 1 + 3, 1 + 1 + 2),
        ("adr r0, 1f; mov pc, r0; nop; nop; .align 2; 1:", 1 + 3, 1 + 2),
        ("movs r0, #2; add pc, r0; nop; nop; 1:", 1 + 3, 1 + 2),
        ("adr r0, 1f; adds r0, #1; push {r0}; pop {pc}; .align 2; 1:", 1 + 1 + 2 + 5, 1 + 1 + 2 + 4),
        ("adr r0, 1f; adds r0, #1; push {r0, r1}; ldr r1, [sp]; mov lr, r0; str r0, [sp, #4];"
         "pop {r1, pc}; .align 2; 1:", 1 + 1 + 3 + 2 + 1 + 2 + 6, 1 + 1 + 3 + 2 + 1 + 2 + 5),
        ("mrs r0, primask; msr primask, r0", 8, 6),
        ("dsb; dmb; isb", 12, 9),
        ("nop; cpsie i; sev; yield", 4, 4),
        (".inst.n 0xBF00; sev; .inst.n 0xBF20", 4, 4),  # the hint NOP; WFE that need not wait
    ],
)  # fmt: skip
def test_m0(source: str, m0: int, m0plus: int) -> None:
    source = source.replace("[sp, #-0]", "[sp]")
    machine_stack = RAM + 0x3000
    assert cycles(M0, source, r13=machine_stack) == m0
    assert cycles(M0PLUS, source, r13=machine_stack) == m0plus


def test_slow_multiplier() -> None:
    assert cycles(M0, "muls r0, r1; adds r0, #1", multiplier_cycles=32) == 33
    assert cycles(M0PLUS, "muls r0, r1; adds r0, #1", multiplier_cycles=32) == 33


def test_m0_does_not_look_at_alignment() -> None:
    assert cycles(M0, "nop; bl 1f; nop; 1:") == cycles(M0, "bl 1f; nop; 1: nop") == 5


# The M4: instructions alone


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("adds r0, #1; add.w r0, r0, r1, lsl #3; movw r0, #1; uadd8 r0, r0, r1; bfi r0, r1, #1, #2", 5),
        (
            "mul r0, r1, r2; mla r0, r1, r2, r3; umull r0, r7, r1, r2; umlal r0, r7, r1, r2;"
            "umaal r0, r7, r1, r2",
            5,
        ),
        ("smlabb r0, r1, r2, r3; smlad r0, r1, r2, r3; smmla r0, r1, r2, r3; ssat r0, #5, r1", 4),
        ("ldr r0, [r1]", 2),
        ("ldrsb r0, [r1, r6]", 2),
        ("str r0, [r1]", 1),
        ("ldm r1, {r2-r5}", 5),
        ("stm r1, {r2-r5}", 5),
        ("push {r0-r3}", 5),
        ("pop {r0-r3}", 5),
        ("ldrd r0, r2, [r1]", 3),
        ("strd r0, r2, [r1]", 3),
        ("ldrex r0, [r1]; strex r2, r0, [r1]", 4),
        ("b 1f; nop; 1:", 2),
        ("bl 1f; 1:", 2),
        ("beq.w 1f; nop; 1:", 1 + 1),
        ("cbz r0, 1f; nop; 1:", 2),
        ("cbnz r0, 1f; 1:", 1),
        ("mrs r0, apsr; msr apsr_nzcvq, r0", 4),
        ("dsb; dmb", 2),
        ("isb", 2),
        ("cpsie i", 1),
        ("sev; yield; wfe; pld [r1]", 4),
        ("vmov s0, r0; vmov r0, s1", 2),
        ("vmov s0, s1, r0, r1", 2),
        ("vmov r0, r7, d3", 2),
        ("vldr s0, [r1]", 2),
        ("vldr d0, [r1]", 3),
        ("vstr s0, [r1]", 1),
        ("vstr d0, [r1]", 3),
        ("vldm r1, {s0-s4}", 6),
        ("vstm r1, {d0-d3}", 9),
        ("vpush {s0-s3}; vpop {s4-s7}", 10),
        ("vadd.f32 s0, s1, s2; vmul.f32 s3, s4, s5; vcvt.f32.s32 s6, s7", 3),
        ("vmla.f32 s0, s1, s2", 3),
        ("vdiv.f32 s0, s1, s2", 1),  # the rest in the background
    ],
)
def test_m4_alone(source: str, expected: int) -> None:
    assert cycles(M4F, source, r13=RAM + 0x2000) == expected


def test_m4_pop_and_ldr_of_pc() -> None:
    source = "adr r0, 1f; adds r0, #1; push {r0}; push {r0}; b 2f; nop; 2: pop {r1, pc}; .align 2; 1:"
    assert cycles(M4F, source, r13=RAM + 0x2000) == 1 + 1 + 2 + 2 + 2 + (3 + 1)
    source = "adr r0, 1f; adds r0, #1; nop; str r0, [r1]; nop; ldr pc, [r1]; .align 2; 1:"
    assert cycles(M4F, source) == 1 + 1 + 1 + 1 + 1 + (2 + 1)


def test_table_branch() -> None:
    assert cycles(M4F, "tbb [pc, r0]; .byte 2, 0; nop; 1:") == 4
    assert cycles(M4F, "tbh [pc, r0, lsl #1]; .short 2; nop; 1:") == 4


@pytest.mark.parametrize(
    ("n", "m", "unsigned", "signed"),
    [
        (0, 0, 2, 2),
        (5, 0, 2, 2),
        (5, 6, 2, 2),
        (7, 7, 5, 5),  # one bit of quotient
        (15, 1, 5, 5),
        (16, 1, 6, 6),
        (0xFFFFFFFF, 1, 12, 5),
        (0x80000000, 1, 12, 12),
        (0xFFFFFFF0, 3, 12, 5),
        (1000, 0xFFFFFFFF, 2, 7),
    ],
)
def test_divisions(n: int, m: int, unsigned: int, signed: int) -> None:
    assert cycles(M4F, "udiv r0, r1, r2", r1=n, r2=m) == unsigned
    assert cycles(M4F, "sdiv r0, r1, r2", r1=n, r2=m) == signed


# The M4: neighbours. What shows a rule, what does not, and what the stall is called.


@pytest.mark.parametrize(
    ("shows", "expected", "stall", "does_not", "otherwise"),
    [
        # Loads are pipelined, unless the second waits for what the first loads or writes back.
        ("ldr r0, [r1]; ldr r7, [r2]", 3, None, "ldr r0, [r1]; adds r7, #1; ldr r7, [r2]", 5),
        ("ldr r0, [r1]; ldr r7, [r2]; ldrb r0, [r3, r6]", 4, None, "ldr r0, [r1]; ldrd r6, r7, [r2]", 5),
        ("ldr r2, [r1]; ldr r0, [r2]", 4, Stall.LOAD_USE, "ldr r0, [r1]; ldr r0, [r2]", 3),
        ("ldr r6, [r1]; ldr r0, [r2, r6]", 4, Stall.LOAD_USE, "ldr r6, [r1]; ldr r6, [r2]", 3),
        ("ldr r0, [r1], #4; ldr r7, [r1]", 4, Stall.LOAD_USE, "ldr r0, [r1], #4; ldr r7, [r2]", 3),
        ("ldr r0, [r1]; vldr s0, [r2]; ldr r7, [r3]", 4, None, "ldr r0, [r1]; vldr d0, [r2]", 5),
        # An address register that the instruction before writes.
        ("adds r1, #4; ldr r0, [r1]", 4, Stall.ADDRESS, "adds r2, #4; ldr r0, [r1]", 3),
        ("adds r1, #4; str r0, [r1]", 3, Stall.ADDRESS, "adds r1, #4; nop; str r0, [r1]", 3),
        ("adds r1, #4; str r0, [r1]", 3, Stall.ADDRESS, "adds r0, #4; str r0, [r1]", 2),
        ("mul r6, r0, r7; ldr r0, [r1, r6]", 4, Stall.ADDRESS, "cmp r6, r0; ldr r0, [r1, r6]", 3),
        ("umull r0, r1, r2, r7; ldr r7, [r1]", 4, Stall.ADDRESS, "umull r0, r7, r2, r7; ldr r0, [r1]", 3),
        ("add.w r1, r1, #8; ldm r1, {r2, r3}", 5, Stall.ADDRESS, "add.w r2, r1, #8; ldm r1, {r2, r3}", 4),
        ("add.w r1, r1, #8; ldrd r2, r3, [r1]", 5, Stall.ADDRESS, "add.w r2, r1, #8; ldrd r2, r3, [r1]", 4),
        # A load behind a store.
        ("str r0, [r1]; ldr r7, [r2]", 4, Stall.STORE_LOAD, "str r0, [r1]; nop; ldr r7, [r2]", 4),
        ("str r0, [r1]; ldr r7, [r2]", 4, Stall.STORE_LOAD, "str r0, [r1]; str r7, [r2]", 2),
        ("str r0, [r1, r6]; ldr r7, [r2]", 5, Stall.STORE_LOAD, "str r0, [r1, r6]; adds r7, #1", 3),
        ("str r0, [r1]; ldm r2, {r3, r4}", 5, Stall.STORE_LOAD, "str r0, [r1]; stm r2, {r3, r4}", 4),
        ("str r0, [r1]; ldrd r4, r7, [r2]", 5, Stall.STORE_LOAD, "str r0, [r1]; strd r4, r7, [r2]", 4),
        ("stm r1, {r3, r4}; ldr r7, [r2]", 6, Stall.STORE_LOAD, "ldm r1, {r3, r4}; ldr r7, [r2]", 5),
        ("strd r3, r4, [r1]; ldrd r4, r7, [r2]", 7, Stall.STORE_LOAD,
         "ldrd r3, r4, [r1]; ldrd r4, r7, [r2]", 6),
        ("vstr s0, [r1]; ldr r7, [r2]", 4, Stall.STORE_LOAD, "vstr s0, [r1]; vmov r7, s0", 2),
        # A store behind a load: longer with an immediate, shorter with a register.
        ("ldr r0, [r1]; str r7, [r2]", 4, Stall.LOAD_STORE, "ldr r0, [r1]; adds r7, #1; str r7, [r2]", 4),
        ("ldr r0, [r1]; vstr s0, [r2]", 4, Stall.LOAD_STORE, "vldr s0, [r1]; str r0, [r2]", 3),
        ("ldr r0, [r1]; str r7, [r2, r6]", 3, None, "adds r0, #1; str r7, [r2, r6]", 3),
        # NOP behind a load is free.
        ("ldr r0, [r1]; nop; nop", 3, None, "str r0, [r1]; nop; nop", 3),
        # The FPU's result, used at once.
        ("vadd.f32 s0, s1, s2; vmul.f32 s3, s0, s4", 3, Stall.FPU_RESULT,
         "vadd.f32 s0, s1, s2; vmul.f32 s3, s4, s5", 2),
        ("vadd.f32 s0, s1, s2; vmov r0, s0", 3, Stall.FPU_RESULT, "vadd.f32 s0, s1, s2; nop; vmov r0, s0", 3),
        ("vadd.f32 s0, s1, s2; vstr s0, [r1]", 3, Stall.FPU_RESULT, "vmov.f32 s0, s1; vstr s0, [r1]", 2),
        ("vmla.f32 s0, s1, s2; vmla.f32 s0, s3, s4", 7, Stall.FPU_RESULT,
         "vmla.f32 s0, s1, s2; vmla.f32 s5, s3, s4", 6),
        # VDIV goes on in the background: the FPU waits for it, the core does not.
        ("vdiv.f32 s0, s1, s2; vadd.f32 s3, s4, s5", 15, Stall.FPU_RESULT,
         "vdiv.f32 s0, s1, s2; adds r0, #1", 2),
        ("vsqrt.f32 s0, s1; adds r0, #1; adds r0, #1; vmov r0, s4", 15, Stall.FPU_RESULT,
         "vmov s0, r1; adds r0, #1; adds r0, #1; vmov r0, s4", 4),
        # Unaligned data.
        ("ldr r0, [r1, #1]", 4, Stall.UNALIGNED_DATA, "ldr r0, [r1, #4]", 2),
        ("ldr.w r0, [r1, #2]", 3, Stall.UNALIGNED_DATA, "ldrh r0, [r1, #2]", 2),
        ("strh.w r0, [r1, #1]", 2, Stall.UNALIGNED_DATA, "strb r0, [r1, #1]", 1),
        # Branches refill.
        ("b 1f; nop; 1: adds r0, #1", 3, Stall.BRANCH, "cbnz r0, 1f; nop; 1: adds r0, #1", 3),
        # A 32-bit target across a word boundary.
        ("b 1f; 1: add.w r0, r0, #1", 4, Stall.WIDE_TARGET, "b 1f; nop; 1: add.w r0, r0, #1", 3),
        ("b 1f; 1: add.w r0, r0, #1", 4, Stall.WIDE_TARGET, "nop; add.w r0, r0, #1", 2),
        ("b 1f; 1: add.w r0, r0, #1", 4, Stall.WIDE_TARGET, "b 1f; 1: adds r0, #1", 3),
        # Three of them in a row after an instruction of several cycles.
        ("ldrh r0, [r1]; add.w r7, r7, #1; add.w r7, r7, #1; add.w r7, r7, #1", 6, Stall.UNALIGNED_WIDE,
         "ldr.w r0, [r1]; add.w r7, r7, #1; add.w r7, r7, #1; add.w r7, r7, #1", 5),
        ("ldrh r0, [r1]; add.w r7, r7, #1; add.w r7, r7, #1; add.w r7, r7, #1", 6, Stall.UNALIGNED_WIDE,
         "adds r0, #1; add.w r7, r7, #1; add.w r7, r7, #1; add.w r7, r7, #1", 4),
        ("ldrh r0, [r1]; add.w r7, r7, #1; add.w r7, r7, #1; add.w r7, r7, #1", 6, Stall.UNALIGNED_WIDE,
         "ldrh r0, [r1]; add.w r7, r7, #1; add.w r7, r7, #1; adds r7, #1", 5),
        ("ldrh r0, [r1]; add.w r7, r7, #1; add.w r7, r7, #1; add.w r7, r7, #1; add.w r7, r7, #1", 7,
         Stall.UNALIGNED_WIDE,
         "ldrh r0, [r1]; add.w r7, r7, #1; nop; nop; add.w r7, r7, #1; add.w r7, r7, #1", 7),
        # Divisions.
        ("udiv r0, r1, r6", 11, Stall.DIVIDE, "udiv r0, r6, r1", 2),
    ],
)  # fmt: skip
def test_m4_neighbours(shows: str, expected: int, stall: Stall | None, does_not: str, otherwise: int) -> None:
    assert cycles(M4F, shows) == expected
    assert cycles(M4F, does_not) == otherwise
    if stall is not None:
        assert stall in stalls(shows)
        assert stall not in stalls(does_not)


def test_a_run_of_wide_instructions_goes_on_behind_a_pipelined_load() -> None:
    loads = "ldrh r0, [r1]; ldr.w r7, [r2]; ldr.w r7, [r3]; "
    assert cycles(M4F, loads + "ldr.w r7, [r4]; " + "add.w r7, r7, #1; " * 3) == 2 + 1 + 1 + (
        1 + 1
    ) + 1 + 1 + (1 + 1)
    assert cycles(M4F, loads + "add.w r7, r7, #1; " * 4) == 2 + 1 + 1 + (1 + 1) + 1 + 1 + 1


def test_a_branch_ends_the_run_of_wide_instructions() -> None:
    """TBB takes several cycles, but what it leads to starts afresh."""
    source = "tbb [pc, r0]; .byte 1, 0; " + "add.w r7, r7, #1; " * 3
    assert cycles(M4F, source) == 4 + (1 + 1) + 1 + 1
    assert Stall.UNALIGNED_WIDE not in stalls(source)


def test_stalls_add_up_to_what_is_lost() -> None:
    assert stalls("adds r1, #4; ldr r0, [r1, #3]") == {Stall.ADDRESS: 1, Stall.UNALIGNED_DATA: 2}
    assert stalls("b 1f; 1: add.w r0, r0, #1") == {Stall.BRANCH: 1, Stall.WIDE_TARGET: 1}
    assert stalls("adds r0, #1; nop; str r0, [r1]") == {}
    assert stalls("vdiv.f32 s0, s1, s2; vadd.f32 s3, s4, s5") == {Stall.FPU_RESULT: 13}


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        # Folded onto a 16-bit instruction, and not onto a 32-bit one or a branch.
        ("adds r0, #1; it eq; addeq r7, #1", 2),
        ("adds.w r0, r0, #1; it eq; addeq r7, #1", 3),
        ("b 1f; nop; 1: it eq; addeq r7, #1", 2 + 1 + 1),
        # What the block skips takes a cycle each, whatever it is.
        ("cmp r0, #1; itt eq; ldreq r7, [r1]; ldreq r7, [r2]", 1 + 0 + 1 + 1),
        ("cmp r0, #0; itt eq; ldreq r7, [r1]; ldreq r7, [r2]", 1 + 0 + 2 + 1),
    ],
)
def test_it_blocks(source: str, expected: int) -> None:
    assert cycles(M4F, source) == expected


@pytest.mark.parametrize("model", [M0, M0PLUS, M4F])
def test_an_access_happens_in_the_first_cycle_behind_the_stalls(model: Model) -> None:
    machine = _machine(model)
    end = _prepare(machine, "nop; nop; ldr r0, [r1]; adds r7, #1; adds r1, #4; str r0, [r1]")
    machine.core.set(1, DEVICE)
    machine.devices.log.clear()
    start = machine.core.cycles
    machine.run_to(end)
    read, write = (entry[4] - start for entry in machine.devices.log)
    assert read == 2
    assert write == 2 + 2 + 2 + (1 if model is M4F else 0)


def test_cyccnt_reads_the_same_cycle() -> None:
    machine = _machine(M4F)
    source = "ldr r0, [r1]; " + "adds r7, #1; " * 10 + "ldr r2, [r1]"
    end = _prepare(machine, source)
    machine.core.poke(0xE000EDFC, 4, 1 << 24)
    machine.core.poke(0xE0001000, 4, 1)
    machine.core.set(1, 0xE0001004)
    machine.run_to(end)
    assert machine.core.get(2) - machine.core.get(0) == 2 + 10
    assert machine.core.get(core.PC) == end


def test_time_does_not_depend_on_where_runs_are_cut() -> None:
    source = (
        "1: ldr r0, [r1]; ldr r7, [r2]; str r0, [r3]; add.w r4, r4, #4; ldr.w r0, [r4]; subs r6, #1; bne 1b"
    )
    whole = cycles(M4F, source)
    machine = _machine(M4F)
    end = _prepare(machine, source)
    before = machine.core.cycles
    while machine.core.get(core.PC) != end:
        machine.core.run(machine.core.cycles + 1)
    assert machine.core.cycles - before == whole
