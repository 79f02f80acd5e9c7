"""Prints src/armv7em/small/sparkle256.S, sparkle384.S and sparkle512.S: the permutations for Cortex-M4 in at
most 2 KiB of flash each, with the slim steps that the loops over blocks jump into.

python small_armv7em.py sparkle384 > ../src/armv7em/small/sparkle384.S

A few steps are a loop: three of SPARKLE256, four of SPARKLE384, two of SPARKLE512. See armv7em.py and
wide_armv7em.py for what a step costs. A loop has to end with every word where it began, and be in order where
it is left, too. The plans below say which words change places, in cycles that lie one after the other or one
within another. Of SPARKLE384's fourth step three words are left over and moved. SPARKLE512's two steps leave
other branches outside than they find there; of many choices of boxes and renamings, SEED is one with few
moves at the end.

The step's constants come by a pointer to RCON[step mod 8], in a table at a multiple of 64 bytes: bits 2 to 5
of the pointer are the number of the step.

The function and the loops over blocks run the same steps. What the pointer is compared with in the end, END,
differs, so that the condition says who goes on: HI or EQ is a loop over blocks, at the address in RETURN.
"""

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from armv7em import REGISTERS, Code, Register
from branches import RCON, Word, turned, words, y
from wide_armv7em import SLOTS, WideCode

STATE = REGISTERS[1:13]
BOX_CONSTANTS = ["r9", "r10", "r11", "r12"]  # of SPARKLE256, which has registers for them
SEED = 20457  # of SPARKLE512


def eor(code: Code, word: Word, constant: Register) -> None:
    code.eor(code.register(word), code.register(word), constant)


def in_order(code: Code, places: Sequence[str] = STATE) -> bool:
    """Whether every word is in its place."""
    return all(code.where[word] == place for word, place in zip(words(code.order), places, strict=False))


def together(code: Code, pieces: Sequence[tuple[int, int]]) -> None:
    """Boxes side by side: of a branch's box so many instructions, then of the next piece's."""
    constants = dict(zip(code.order, BOX_CONSTANTS, strict=True))
    boxes = {branch: code.box_by_lines(branch, constants[branch]) for branch, _ in pieces}
    for branch, count in pieces:
        for _ in range(count):
            next(boxes[branch])
    assert all(next(box, "at its end") for box in boxes.values())


def steps256() -> list[str]:
    """Loop: the last linear layer of a step, two steps, and the next one without its linear layer, where
    everything begins and ends. Boxes run side by side where words change places."""
    code = Code(4, STATE, "lr")

    def step_constants() -> None:
        code.line(f"ubfx {code.hole}, r0, #2, #4")
        eor(code, y(code.order[1]), code.hole)
        code.line(f"ldr.w {code.hole}, [r0], #4")
        eor(code, y(code.order[0]), code.hole)

    step_constants()
    code.follow("x0", "x3", "x1", "x2", "x0", "y0", "y3", "y1", "y2", "y0")
    starts = [(0, 1), (3, 1), (1, 1), (2, 1), (0, 4), (3, 1), (1, 1), (2, 1)]
    together(code, [*starts, (0, 7), (1, 10), (2, 10), (3, 10)])
    first, code.lines = code.lines, []
    code.linear_layer()
    assert in_order(code)
    step_constants()
    code.follow("x3", "x2", "x3", "y3", "y2", "y3", "x0", "x1", "x0", "y0", "y1", "y0")
    for one, other in ((3, 2), (0, 1)):
        together(code, [(one, 1), (other, 1), (one, 4), (other, 1), (one, 7), (other, 10)])
    code.linear_layer()
    step_constants()
    for branch, constant in zip(code.order, BOX_CONSTANTS, strict=True):
        code.box(branch, constant)
    code.linear_layer()
    assert in_order(code)
    assert code.hole == "lr"
    return [
        "\tadr.w r0, .Lround_constants",
        "\tb.w .Lfirst",
        "\t.p2align 2",
        ".Lmore:",
        *code.lines,
        ".Lfirst:",
        *first,
        "\tGET(lr, END)",
        "\tcmp.w r0, lr",
        "\tblo.w .Lmore",
        "\tbhi.w .Lloop",
    ]


def steps384() -> list[str]:
    """Loop: four steps. The third one, before its linear layer, may be the last."""
    code = Code(6, STATE, "r0")

    def step_constants(number: int) -> None:
        if number:
            second = code.register(y(code.order[1]))
            code.line(f"eor.w {second}, {second}, #{number}")
            code.line(f"step_of_loop {code.hole}")
            eor(code, y(code.order[1]), code.hole)
        code.line(f"constant_of_step {code.hole}, {number}")
        eor(code, y(code.order[0]), code.hole)

    def boxes(*branches: int) -> None:
        for branch in branches:
            code.box(branch, code.constant_of(code.order.index(branch), "lr"))

    # Flags are those of this comparison up to the third step, as no other instruction sets them.
    code.line("ubfx r0, lr, #2, #4")
    eor(code, y(code.order[1]), "r0")
    code.line("begin_loop")
    code.line("GET(r0, END)")
    code.line("cmp.w lr, r0")
    step_constants(0)
    code.follow("x5", "x0", "x3", "x1", "x3", "x5")
    boxes(5, 0, 3, 1, 2, 4)
    code.linear_layer()
    step_constants(1)
    code.follow("y1", "y3", "y0", "y5", "x2", "x4", "x2", "y0", "y1", "y2", "y4", "y2")
    boxes(1, 3, 0, 5, 2, 4)
    code.linear_layer()
    step_constants(2)
    boxes(1, 4, 2, 0, 5, 3)
    assert not code.plan
    assert code.hole == "r0"
    code.line("beq.w .Lloop")
    code.line("bhi.w .Lfunction")
    before = dict(code.where)
    code.follow("x3", "x0", "x4", "x1", "x5", "x2", "x3", "y3", "y0", "y4", "y1", "y5", "y2", "y3")
    code.linear_layer()
    assert all(before[word] == place for word, place in zip(words(code.order), STATE, strict=True))
    step_constants(3)
    boxes(0, 4, 1, 5, 2, 3)
    code.linear_layer(pairs=(2, 0, 1))
    assert in_order(code)
    assert code.hole == "r0"
    code.line("next_loop")
    code.line("b.w sparkle384_slim_core")
    return code.lines


def steps512() -> list[str]:
    """Loop: two steps. At its end the words of one branch wait that has registers in the beginning, and the
    other way round: on the way those that leave go to the registers of those that come, and then there are
    moves."""
    code = WideCode(STATE, ["r0", "lr"], SEED)
    places = [*STATE, *SLOTS[:4]]
    wanted = dict(zip(words(turned(code.order, 2)), places, strict=True))
    branches = turned(code.order, 2)
    coming, leaving = words([branches[5]]), words([branches[6]])
    code.close({**wanted, **{left: wanted[come] for come, left in zip(coming, leaving, strict=True)}})
    code.two_steps(None)
    code.last_linear_layer()
    code.bring(wanted)
    assert in_order(code, places)
    return [
        "\tadr.w r0, .Lround_constants",
        "\tput r0, POINTER",
        "\t.p2align 2",
        ".Lmore:",
        *code.lines,
        "\tget r0, POINTER",
        "\tldr.w lr, [sp, #END_AT]",
        "\tadd.w r0, r0, #8",
        "\tput r0, POINTER",
        "\tcmp.w r0, lr",
        "\tblo.w .Lmore",
        "\tbhi.w .Lloop",
    ]


STACK_SLOTS = ["#if !SPARKLE_FPU", "\tsub.w sp, sp, #SLOT_BYTES", "#endif"]
LEAVE = ["#if !SPARKLE_FPU", "\tadd.w sp, sp, #SLOT_BYTES", "#endif", "\tpop.w {r4-r11, pc}"]


def stores(count: int) -> list[str]:
    """A cycle each, where `stm` takes one more."""
    return ["\tGET(r0, IN)", *(f"\tstr.w {STATE[word]}, [r0, #{4 * word}]" for word in range(count))]


def function256() -> list[str]:
    return [
        "\tpush.w {r4-r11, lr}",
        *STACK_SLOTS,
        "\tPUT(r0, IN)",
        "\tadr.w lr, .Lround_constants",
        "\tadd.w r1, lr, r1, lsl #2",
        "\tPUT(r1, END)",
        "\tldm.w lr, {r9-r12}",
        "\tldm.w r0, {r1-r8}",
    ]


def back256() -> list[str]:
    return ["\tlinear_layer256", *stores(8), *LEAVE]


def function384() -> list[str]:
    return [
        "\tpush.w {r4-r11, lr}",
        *STACK_SLOTS,
        "\tPUT(r0, IN)",
        "\tadr.w lr, .Lround_constants",
        "#if SPARKLE_FPU",
        "\tvldm lr, {s0-s5}",
        "#endif",
        "\tadd.w r1, lr, r1, lsl #2",
        "#if !SPARKLE_FPU",
        "\tsub.w r1, r1, #16",
        "#endif",
        "\tPUT(r1, END)",
        "\tldm.w r0, {r1-r12}",
    ]


def back384() -> list[str]:
    return ["\tlinear_layer384", *stores(12), *LEAVE]


def function512() -> list[str]:
    return [
        "\tpush.w {r0, r4-r11, lr}",
        "\tsub.w sp, sp, #SLOT_BYTES",
        "\tadr.w lr, .Lround_constants",
        "#if SPARKLE_FPU",
        "\tvldm lr, {s0-s7}",
        "#endif",
        "\tadd.w r1, lr, r1, lsl #2",
        "\tstr.w r1, [sp, #END_AT]",
        "\tload_wide",
    ]


def back512() -> list[str]:
    return [
        "\tldr.w r0, [sp, #SLOT_BYTES]",
        "\tstore_wide",
        "\tadd.w sp, sp, #SLOT_BYTES + 4",
        "\tpop.w {r4-r11, pc}",
    ]


HEADER = """\
 * void sparkle{bits}(uint32_t state[{words}], unsigned steps)
 *
 * SPARKLE{bits} (Beierle et al., "Schwaemm and Esch", version 1.2), of {slim} or {big} steps, in little
 * flash. All sums are mod 2^32, so that nothing can overflow. No branch and no address depends on anything
 * but the number of steps.
 *
 * entry: r0 state, r1 steps
 * exit: -
 * clobbers: r0-r3, r12, lr, flags{fpu}
 *
 * sparkle{bits}_slim_core is not for C: the loops over blocks jump to it, with their own slots.
 *
{core} *
 * stack: {stack} bytes
 * cycles: {cycles[0]} (cortex-m4f) for {slim} steps
 *         {cycles[1]} for {big}
 * code: {code} bytes, and {table} of constants
 *
 * Without registers of the FPU (-DTHUMBKAT_NO_FPU, or none there):
 *
 * no-fpu stack: {no_fpu_stack} bytes
 * no-fpu cycles: {no_fpu_cycles[0]} (cortex-m4f) for {slim} steps
 *                {no_fpu_cycles[1]} for {big}
 * no-fpu code: {no_fpu_code} bytes, and {table} of constants
"""

CORE_256 = """\
 * entry: word k of the state in r(k + 1), RCON[0] to RCON[3] in r9 to r12, slots RETURN and END (loops.inc)
 * exit: the same, but for the last linear layer, and words are left where its result belongs: branches 0 to
 *       3 where branches 2, 3, 1 and 0 were
 * clobbers: r0, lr, flags
"""
CORE_384 = """\
 * entry: word k of the state in r(k + 1), the table of constants in lr, slots RETURN and END (loops.inc);
 *        with an FPU, RCON[0] to RCON[5] in s0 to s5
 * exit: the same, but for the last linear layer, and words are left where its result belongs: branches 0 to
 *       5 where branches 3, 4, 5, 2, 0 and 1 were
 * clobbers: r0, lr, flags, s6-s11
"""
CORE_512 = """\
 * entry: word k of the state in r(k + 1) up to r12, words 12 to 15 in slots 0 to 3, two words of the stack
 *        (wide.inc); with an FPU, RCON[0] to RCON[7] in s0 to s7
 * exit: as on entry, after all steps
 * clobbers: r0, lr, flags, slots 4 to 7
"""


@dataclass(frozen=True)
class Routine:
    """`stack`, `cycles` and `code` are with an FPU and without."""

    slim: int
    big: int
    include: str
    fpu: str  # what it clobbers of that
    core: str
    function: Callable[[], list[str]]
    steps: Callable[[], list[str]]
    back: Callable[[], list[str]]
    stack: tuple[int, int]
    cycles: tuple[tuple[str, str], tuple[str, str]]
    code: tuple[str, str]


ROUTINES = {
    256: Routine(
        *(7, 10, "loops.inc", ", s12, s14", CORE_256, function256, steps256, back256),
        stack=(36, 80),
        cycles=(("519", "718"), ("528", "728")),
        code=("914", "922"),
    ),
    384: Routine(
        *(7, 11, "loops.inc", ", s0-s12, s14", CORE_384, function384, steps384, back384),
        stack=(36, 80),
        cycles=(("789", "1,206"), ("850", "1,304")),
        code=("1,810", "1,842"),
    ),
    512: Routine(
        *(8, 12, "wide.inc", ", s0-s15", CORE_512, function512, steps512, back512),
        stack=(48, 96),
        cycles=(("1,275", "1,873"), ("1,407", "2,069")),
        code=("1,250", "1,310"),
    ),
}


FOR_384 = ["#define CONSTANTS_IN_FPU 6", '#include "../constants.inc"', '#include "loop384.inc"']


def printed(name: str) -> str:
    bits = int(name.removeprefix("sparkle"))
    one = ROUTINES[bits]
    header = HEADER.format(
        bits=bits,
        words=bits // 32,
        slim=one.slim,
        big=one.big,
        fpu=one.fpu,
        core=one.core,
        table=4 * one.big,
        stack=one.stack[0],
        cycles=one.cycles[0],
        code=one.code[0],
        no_fpu_stack=one.stack[1],
        no_fpu_cycles=one.cycles[1],
        no_fpu_code=one.code[1],
    )
    return "\n".join(
        [
            "/* Printed by gen/small_armv7em.py, which says how it works.",
            " *",
            header.rstrip(),
            " */",
            '#include "../../backend.h"',
            "",
            "#if SPARKLE_SMALL",
            "",
            f'#include "../{one.include}"',
            *(FOR_384 if bits == 384 else []),
            "",
            "\t.syntax unified",
            "\t.thumb",
            f'\t.section .text.{name}, "ax", %progbits',
            f"\t.global {name}_steps",
            f"\t.hidden {name}_steps",
            f"\t.type {name}_steps, %object",
            "\t.p2align 6",
            f"{name}_steps:",
            ".Lround_constants:",
            *(f"\t.word 0x{RCON[step % 8]:08x}" for step in range(one.big)),
            f"\t.size {name}_steps, . - {name}_steps",
            f"\t.global {name}",
            f"\t.type {name}, %function",
            f"\t.global {name}_slim_core",
            f"\t.hidden {name}_slim_core",
            f"\t.type {name}_slim_core, %function",
            "\t.thumb_func",
            f"{name}:",
            *one.function(),
            "\t.thumb_func",
            f"{name}_slim_core:",
            *one.steps(),
            ".Lfunction:",
            *one.back(),
            ".Lloop:",
            "\tldr.w lr, [sp, #RETURN_AT]" if bits == 512 else "\tGET(lr, RETURN)",
            "\tbx lr",
            f"\t.size {name}, . - {name}",
            f"\t.size {name}_slim_core, . - {name}_slim_core",
            "",
            "#endif",
        ]
    )


if __name__ == "__main__":
    print(printed(sys.argv[1]))
