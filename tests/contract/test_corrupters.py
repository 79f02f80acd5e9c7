"""That the checks fire: small routines, each of which breaks one rule and no other."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest

from tests.contract.convention import Breach, WatchedProgram
from tests.contract.device import Device, check_alignment, check_convention
from tests.contract.routines import (
    Case,
    Results,
    Routine,
    bytes_in,
    bytes_out,
    narrow,
    rubbish,
    whole,
    words_in,
    words_out,
)
from tests.virtual.assembled import assemble, function
from thumbkat.virtual import CallFailed

CORES = ("cortex-m0", "cortex-m4f")
NAME = "planted"

# void planted(uint32_t *out, uint32_t number): number + 1, with a call of a function between.
FEW = """
    push {{r0, r1, r4, lr}}
    {body}
    bl callee
    pop {{r0, r1, r4}}
    adds r1, #1
    str r1, [r0]
    {end}
"""
RETURN = "pop {pc}"
# uint32_t planted(uint32_t *out, enum, uint32_t number, enum, enum, const uint32_t *in): their sum.
MANY = """
    {first} r1, r1
    adds r2, r2, r1
    {last} r3, r3
    adds r2, r2, r3
    ldr r3, [sp]
    {stack} r3, r3
    adds r2, r2, r3
    ldr r3, [sp, #4]
    ldr r3, [r3]
    adds r2, r2, r3
    str r2, [r0]
    movs r0, r2
    bx lr
"""
# void planted(uint8_t out[8], const uint8_t in[8]): a copy.
COPY = "movs r2, #0; 1: ldrb r3, [r1, r2]; strb r3, [r0, r2]; adds r2, #1; cmp r2, #8; bne 1b; bx lr"


def few_case(random: Random) -> Case:
    return rubbish(random, 4), random.getrandbits(32)


def few_result(case: Case) -> Results:
    assert isinstance(case[1], int)
    return {"out": (case[1] + 1 & 0xFFFF_FFFF).to_bytes(4, "little")}


def many_case(random: Random) -> Case:
    return (
        *(rubbish(random, 4), random.getrandbits(8), random.getrandbits(32), random.getrandbits(8)),
        *(random.getrandbits(8), rubbish(random, 4)),
    )


def many_result(case: Case) -> Results:
    sum_ = sum(one if isinstance(one, int) else int.from_bytes(one.content, "little") for one in case[1:])
    content = (sum_ & 0xFFFF_FFFF).to_bytes(4, "little")
    return {"out": content, "returned": content}


def copy_result(case: Case) -> Results:
    assert not isinstance(case[1], int)
    return {"out": case[1].content}


ROUTINE_FEW = Routine((words_out("out"), whole("number")), few_case, expected=few_result, name=NAME)
ROUTINE_MANY = Routine(
    (words_out("out"), narrow("a"), whole("number"), narrow("b"), narrow("c"), words_in("in")),
    many_case,
    returns=True,
    expected=many_result,
    name=NAME,
)
ROUTINE_COPY = Routine(
    (bytes_out("out"), bytes_in("in")),
    lambda random: (rubbish(random, 8), rubbish(random, 8)),
    expected=copy_result,
    name=NAME,
)


def few(body: str = "", end: str = RETURN) -> str:
    return FEW.format(body=body, end=end)


def many(first: str = "uxtb", last: str = "uxtb", stack: str = "uxtb") -> str:
    return MANY.format(first=first, last=last, stack=stack)


def check(folder: Path, core: str, routine: Routine, body: str, *, left_alone: bool = False) -> Results:
    """What the tests of the libraries check; what any call of it gives."""
    source = ".text\n" + function("callee", "bx lr") + function(NAME, body)
    made = WatchedProgram(assemble(folder, source, core), core, fpu_left_alone=left_alone)
    on, case = Device(made), routine.make(Random(NAME))
    results = on.call(routine, case)
    check_convention(on, routine, case, results)
    check_alignment(on, routine, case, results)
    return results


@pytest.mark.parametrize("core", CORES)
@pytest.mark.parametrize(
    ("routine", "body"),
    [(ROUTINE_FEW, few()), (ROUTINE_MANY, many()), (ROUTINE_COPY, COPY)],
    ids=["few", "many", "copy"],
)
def test_routines_that_break_nothing(tmp_path: Path, core: str, routine: Routine, body: str) -> None:
    assert routine.expected is not None
    assert check(tmp_path, core, routine, body) == routine.expected(routine.make(Random(NAME)))


@dataclass(frozen=True)
class Corrupter:
    breaks: str
    body: str
    fires: str  # what the check says
    routine: Routine = ROUTINE_FEW
    cores: tuple[str, ...] = CORES
    left_alone: bool = False  # of a build that must not touch the FPU


M4 = CORES[1:]
MEANINGLESS = "planted gives another out with rubbish where nothing means anything"
# Adds the register to the number that waits on the stack.
ADDS = "ldr r1, [sp, #4]; adds r1, r1, r2; str r1, [sp, #4]"

CORRUPTERS = [
    # Registers that have to be kept. r4 is restored by few() itself.
    Corrupter("r4", few(end="movs r4, #0; pop {pc}"), "does not keep r4:"),
    *(Corrupter(f"r{n}", few(f"movs r{n}, #0"), f"does not keep r{n}:") for n in range(5, 8)),
    *(Corrupter(f"r{n}", few(f"mov r{n}, r0"), f"does not keep r{n}:") for n in range(8, 12)),
    *(Corrupter(f"s{n}", few(f"vmov s{n}, r0"), f"does not keep s{n}:", cores=M4) for n in range(16, 32)),
    *(
        Corrupter(
            f"s{n} without FPU", few(f"vmov s{n}, r0"), f"does not keep s{n}:", cores=M4, left_alone=True
        )
        for n in range(16)
    ),
    # SP
    *(
        Corrupter(f"SP {by:+}", few(end=f"pop {{r3}}; add sp, #{by}; bx r3"), f"SP off by {by}$")
        for by in (4, 8)
    ),
    *(
        Corrupter(f"SP {-by:+}", few(end=f"pop {{r3}}; sub sp, #{by}; bx r3"), f"SP off by {-by}$")
        for by in (4, 8)
    ),
    Corrupter(
        "SP at a call",
        few("sub sp, #4; bl callee; add sp, #4"),
        "planted has callee called with SP at 0x[0-9a-f]+, not a multiple of 8",
    ),
    # What means nothing on entry
    *(Corrupter(f"r{n} read", few(f"movs r2, r{n}; {ADDS}"), MEANINGLESS) for n in (2, 3)),
    Corrupter("r12 read", few(f"mov r2, r12; {ADDS}"), MEANINGLESS),
    Corrupter("r9 read", few(f"mov r2, r9; {ADDS}"), MEANINGLESS),
    Corrupter("lr read", few(f"mov r2, lr; {ADDS}"), MEANINGLESS),
    *(Corrupter(f"s{n} read", few(f"vmov r2, s{n}; {ADDS}"), MEANINGLESS, cores=M4) for n in (0, 15, 16, 31)),
    *(
        Corrupter(f"flag of {flag} read", few(f"b{flag} 1f; movs r2, #1; {ADDS}; 1:"), MEANINGLESS)
        for flag in ("eq", "cs", "mi", "vs")
    ),
    Corrupter("Q read", few(f"mrs r2, apsr; lsrs r2, #27; lsls r2, #31; {ADDS}"), MEANINGLESS, cores=M4),
    Corrupter("GE read", few(f"mov r3, #0; sel r2, r0, r3; {ADDS}"), MEANINGLESS, cores=M4),
    Corrupter("below SP read", few(f"sub sp, #64; ldr r2, [sp]; add sp, #64; {ADDS}"), MEANINGLESS),
    # Above the width of a narrow argument
    Corrupter("first narrow", many(first="mov"), MEANINGLESS, ROUTINE_MANY),
    Corrupter("last narrow", many(last="mov"), MEANINGLESS, ROUTINE_MANY),
    Corrupter("16 bits of a narrow one", many(last="uxth"), MEANINGLESS, ROUTINE_MANY),
    Corrupter("narrow on the stack", many(stack="mov"), MEANINGLESS, ROUTINE_MANY),
    # Alignment
    Corrupter(
        "words from bytes",
        "ldm r1!, {r2, r3}; strb r2, [r0]; subs r1, #8;" + COPY,
        "an access that must be aligned is not|HardFault",
        ROUTINE_COPY,
    ),
    Corrupter(
        "words to bytes",
        "movs r2, #0; movs r3, #0; stm r0!, {r2, r3}; subs r0, #8;" + COPY,
        "an access that must be aligned is not|HardFault",
        ROUTINE_COPY,
    ),
    Corrupter(
        "an address rounded down",
        "lsrs r1, #2; lsls r1, #2;" + COPY,
        "planted gives another out with out at [0-3], in at [1-3]$",
        ROUTINE_COPY,
    ),
    Corrupter(
        "a result rounded down",
        "lsrs r0, #1; lsls r0, #1;" + COPY,
        "planted writes to 0x[0-9a-f]+, which is no memory for results",
        ROUTINE_COPY,
    ),
    Corrupter(
        "words at multiples of 8",
        few("ldr r2, [sp]; lsrs r2, #3; lsls r2, #3; str r2, [sp]"),
        "planted writes to 0x[0-9a-f]+, which is no memory for results",
    ),
    # And memory
    Corrupter(
        "a byte too many",
        "movs r2, #0; strb r2, [r0, #8];" + COPY,
        "planted writes to 0x[0-9a-f]+, which is no memory for results",
        ROUTINE_COPY,
    ),
    Corrupter(
        "a constant argument",
        COPY.replace("bx lr", "ldrb r2, [r1]; adds r2, #1; strb r2, [r1]; bx lr"),
        "planted writes to 0x[0-9a-f]+, which is no memory for results",
        ROUTINE_COPY,
    ),
]


@pytest.mark.parametrize(
    ("corrupter", "core"),
    [pytest.param(one, core, id=f"{one.breaks} {core}") for one in CORRUPTERS for core in one.cores],
)
def test_check_fires(tmp_path: Path, corrupter: Corrupter, core: str) -> None:
    with pytest.raises((Breach, CallFailed), match=corrupter.fires):
        check(tmp_path, core, corrupter.routine, corrupter.body, left_alone=corrupter.left_alone)
