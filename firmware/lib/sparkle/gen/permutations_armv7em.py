"""Prints src/armv7em/sparkle256.S, sparkle384.S, sparkle256_slim_core.S and sparkle384_slim_core.S: the
permutations of 256 and 384 bits for Cortex-M4, and the slim steps that the loops over blocks jump into.

python permutations_armv7em.py sparkle384 > ../src/armv7em/sparkle384.S

All steps one after the other. See armv7em.py for what a step costs and how words come to where they are
wanted: the permutations leave them where they are and store them from there; the loops' steps bring every
word back, for nothing, by a choice of boxes and renamings that SEED stands for, the first for which it
comes out even.
"""

import copy
import sys
from collections.abc import Callable

from armv7em import REGISTERS, Code
from branches import RCON, turned, words

SLIM = 7
BIG = {256: 10, 384: 11}
STATE = REGISTERS[1:13]
BOX_CONSTANTS = ["r9", "r10", "r11", "r12"]  # of SPARKLE256, which has registers for them
SEED = {256: 0, 384: 0}
TABLE = [".Lround_constants:", *(f"\t.word 0x{value:08x}" for value in RCON)]


def steps256(code: Code, first: int, last: int) -> None:
    """Without the last one's linear layer."""
    for step in range(first, last):
        number = step % 8
        if number < len(BOX_CONSTANTS):
            constant = BOX_CONSTANTS[number]
        else:
            constant = code.hole
            code.line(f"ldr.w {constant}, .Lround_constants + {4 * number}")
        code.step_constants(step, constant)
        for box in code.any_order(range(4)):
            code.box(code.order[box], BOX_CONSTANTS[box])
        if step != last - 1:
            code.linear_layer()


def steps384(code: Code, first: int, last: int) -> None:
    for step in range(first, last):
        code.boxes(step, "lr")
        if step != last - 1:
            code.linear_layer()


def store(code: Code, pointer: str) -> None:
    for position, word in enumerate(words(code.order)):
        code.line(f"str.w {code.register(word)}, [{pointer}, #{4 * position}]")


def with_or_without_fpu(code: Code, with_fpu: list[str], without: list[str]) -> None:
    code.lines.append("#if SPARKLE_FPU")
    for text in with_fpu:
        code.line(text)
    if without:
        code.lines.append("#else")
        for text in without:
            code.line(text)
    code.lines.append("#endif")


def leave256(code: Code) -> None:
    code.linear_layer()
    store(code, "r0")
    code.line("pop.w {r4-r11, pc}")


def leave384(code: Code) -> None:
    """The pointer comes early: a store that follows on it at once would wait for a cycle."""
    with_or_without_fpu(code, ["vmov lr, s15"], ["ldr.w lr, [sp], #4"])
    code.constants.pop("lr", None)
    code.linear_layer()
    store(code, "lr")
    code.line("pop.w {r4-r11, pc}")


def permutation(
    bits: int, code: Code, steps: Callable[[Code, int, int], None], leave: Callable[[Code], None]
) -> list[str]:
    """The flags of `cmp steps, SLIM` last, as no instruction here changes flags."""
    steps(code, 0, SLIM)
    code.line("bne.w .Lbig")
    slim = copy.deepcopy(code)
    slim.lines = []
    leave(slim)
    code.linear_layer()
    big = code.lines
    steps(code, SLIM, BIG[bits])
    leave(code)
    # The constants come between the two, where all of the code can reach them.
    at = big.index("\tbne.w .Lbig") + 1
    return [*big[:at], *slim.lines, "\t.p2align 2", *TABLE, ".Lbig:", *big[at:]]


def sparkle256() -> list[str]:
    code = Code(4, STATE, hole="lr")
    code.line("push.w {r4-r11, lr}")
    code.line("cmp.w r1, #7")
    # Loads in a row take a cycle each.
    for number, register in enumerate(BOX_CONSTANTS):
        code.line(f"ldr.w {register}, .Lround_constants + {4 * number}")
    for position, word in enumerate(words(code.order)):
        code.line(f"ldr.w {code.register(word)}, [r0, #{4 * position}]")
    return permutation(256, code, steps256, leave256)


def sparkle384() -> list[str]:
    code = Code(6, STATE, hole="r0")
    with_or_without_fpu(
        code,
        [
            "push.w {r4-r11, lr}",
            "vmov s15, r0",
            "cmp.w r1, #7",
            "adr.w r1, .Lround_constants",
            "vldm r1, {s0-s6}",
        ],
        ["push.w {r0, r4-r11, lr}", "cmp.w r1, #7"],
    )
    code.line("ldm.w r0, {r1-r12}")
    return permutation(384, code, steps384, leave384)


def core(bits: int, steps: Callable[[Code, int, int], None], hole: str, seed: int) -> list[str]:
    code = Code(bits // 64, STATE, hole, seed)
    code.close(dict(zip(words(turned(code.order, SLIM)), STATE, strict=False)))
    steps(code, 0, SLIM)
    code.closed(hole)
    with_or_without_fpu(code, ["vmov lr, s15"], ["ldr.w lr, [sp]"])
    code.line("bx lr")
    return [*code.lines, "\t.p2align 2", *TABLE]


def sparkle256_slim_core() -> list[str]:
    return core(256, steps256, "lr", SEED[256])


def sparkle384_slim_core() -> list[str]:
    return core(384, steps384, "r0", SEED[384])


PERMUTATION = """\
 * void sparkle{bits}(uint32_t state[{words}], unsigned steps)
 *
 * SPARKLE{bits} (Beierle et al., "Schwaemm and Esch", version 1.2), of 7 or {big} steps. All sums are mod
 * 2^32, so that nothing can overflow. No branch and no address depends on anything but the number of steps.
 *
 * entry: r0 state, r1 steps
 * exit: -
 * clobbers: r0-r3, r12, lr, flags{fpu}
 * stack: {stack} bytes
 * cycles: {cycles[0]} (cortex-m4f) for 7 steps
 *         {cycles[1]} for {big}
 * code: {code} bytes
 *
 * Without registers of the FPU (-DTHUMBKAT_NO_FPU, or none there){without}:
 *
 * no-fpu stack: {no_fpu_stack} bytes
 * no-fpu cycles: {no_fpu_cycles[0]} (cortex-m4f) for 7 steps
 *                {no_fpu_cycles[1]} for {big}
 * no-fpu code: {no_fpu_code} bytes
"""

CORE = """\
 * Not for C: the loops over blocks jump here, with the state in registers.
 *
 * Seven steps of SPARKLE{bits} (Beierle et al., "Schwaemm and Esch", version 1.2), but for the last linear
 * layer, which the loops join with work of their own. Words are left where its result belongs, so that it
 * moves none: with h = {half} branches in a half, branch h + (j + 1) mod h where branch j was, and branch j
 * where branch h + j was. All sums are mod 2^32, so that nothing can overflow. No branch and no address
 * depends on data.
 *
 * entry: word k of the state in r(k + 1){entry}
 * exit: as on entry
 * clobbers: {clobbers}; the flags stay
 * stack: 0 bytes
 * code: {code} bytes
 *
 * Without registers of the FPU (-DTHUMBKAT_NO_FPU, or none there) it goes on at the address in the word at
 * sp:
 *
 * no-fpu stack: 0 bytes
 * no-fpu code: {no_fpu_code} bytes
"""

# Name: bits, lines, header block, what stands in it.
ROUTINES: dict[str, tuple[int, Callable[[], list[str]], str, dict[str, object]]] = {
    "sparkle256": (
        256,
        sparkle256,
        PERMUTATION,
        {
            "words": 8,
            "big": 10,
            "fpu": "",
            "without": " it is the same",
            "stack": 36,
            "cycles": ("484", "673"),
            "code": "2,704",
            "no_fpu_stack": 36,
            "no_fpu_cycles": ("484", "673"),
            "no_fpu_code": "2,704",
        },
    ),
    "sparkle384": (
        384,
        sparkle384,
        PERMUTATION,
        {
            "words": 12,
            "big": 11,
            "fpu": ", s0-s6, s15",
            "without": " constants are loaded one by one",
            "stack": 36,
            "cycles": ("741", "1,132"),
            "code": "4,520",
            "no_fpu_stack": 40,
            "no_fpu_cycles": ("769", "1,180"),
            "no_fpu_code": "4,508",
        },
    ),
    "sparkle256_slim_core": (
        256,
        sparkle256_slim_core,
        CORE,
        {
            "half": 2,
            "entry": ", RCON[0] to RCON[3] in r9 to r12, the address of what follows in s15",
            "clobbers": "lr",
            "code": "1,736",
            "no_fpu_code": "1,736",
        },
    ),
    "sparkle384_slim_core": (
        384,
        sparkle384_slim_core,
        CORE,
        {
            "half": 3,
            "entry": ", RCON[0] to RCON[6] in s0 to s6, the address of what follows in s15",
            "clobbers": "r0, lr",
            "code": "2,688",
            "no_fpu_code": "2,688",
        },
    ),
}


def printed(name: str) -> str:
    bits, lines, header, facts = ROUTINES[name]
    hidden = [f"\t.hidden {name}"] if name.endswith("core") else []
    return "\n".join(
        [
            "/* Printed by gen/permutations_armv7em.py, which says how it works.",
            " *",
            header.format(bits=bits, **facts).rstrip(),
            " */",
            '#include "../backend.h"',
            "",
            "#if SPARKLE_BACKEND == SPARKLE_BACKEND_ARMV7EM",
            "",
            "#define CONSTANTS_IN_FPU 7",
            '#include "constants.inc"',
            "",
            "\t.syntax unified",
            "\t.thumb",
            f'\t.section .text.{name}, "ax", %progbits',
            "\t.p2align 2",
            f"\t.global {name}",
            *hidden,
            f"\t.type {name}, %function",
            "\t.thumb_func",
            f"{name}:",
            *lines(),
            f"\t.size {name}, . - {name}",
            "",
            "#endif",
        ]
    )


if __name__ == "__main__":
    print(printed(sys.argv[1]))
