"""Prints src/armv7em/sparkle512.S and sparkle512_slim_core.S: the permutation of 512 bits for Cortex-M4,
and the slim steps that the loops over blocks jump into.

python sparkle512_armv7em.py sparkle512 > ../src/armv7em/sparkle512.S

All steps one after the other, two as a pass; see wide_armv7em.py. In the loops' steps every word comes back
to where it was, for nothing, by a choice of boxes, registers and slots that SEED stands for: the first
number for which it comes out even.
"""

import copy
import sys

from armv7em import REGISTERS, Missed
from branches import turned, words
from wide_armv7em import SLOTS, WideCode

SLIM, BIG = 8, 12
STATE = [*REGISTERS[1:13], *SLOTS[:4]]
FREE = ["r0", "lr"]
SEED = 351315


def passes(code: WideCode, first: int, last: int, added: bool = False) -> bool:
    for step in range(first, last, 2):
        following = step + 2 if step + 2 < last else None
        added = code.two_steps(step, added=added, following=following)
        code.last_linear_layer()
    return added


def store(code: WideCode) -> None:
    pointer, other = code.free
    code.line(f"get {pointer}, 7")
    for position, word in enumerate(words(code.order)):
        place = code.where[word]
        if place in SLOTS:
            code.lines.append("#if SPARKLE_FPU")
            code.line(f"vstr s{8 + SLOTS.index(place)}, [{pointer}, #{4 * position}]")
            code.lines.append("#else")
            code.line(f"get {other}, {SLOTS.index(place)}")
            code.line(f"str.w {other}, [{pointer}, #{4 * position}]")
            code.lines.append("#endif")
        else:
            code.line(f"str.w {place}, [{pointer}, #{4 * position}]")
    code.lines += ["#if !SPARKLE_FPU", "\tadd.w sp, sp, #SLOT_BYTES", "#endif"]
    code.line("pop.w {r4-r11, pc}")


def sparkle512() -> list[str]:
    code = WideCode(REGISTERS[1:13], FREE)
    code.line("push.w {r4-r11, lr}")
    code.line("cmp.w r1, #8")
    code.lines += ["#if SPARKLE_FPU", "\tadr.w r1, .Lround_constants", "\tvldm r1, {s0-s7}"]
    code.lines += ["\tvmov s15, r0", "\tldm.w r0!, {r1-r12}", "\tvldm r0, {s8-s11}", "#else"]
    code.lines += ["\tsub.w sp, sp, #SLOT_BYTES", "\tput r0, 7", "\tadd.w lr, r0, #48", "\tldm.w lr, {r1-r4}"]
    code.lines += ["\tstm.w sp, {r1-r4}", "\tldm.w r0, {r1-r12}", "#endif"]
    # The flags of `cmp steps, 8` last, as no instruction here changes flags.
    passes(code, 0, SLIM)
    slim = copy.deepcopy(code)
    slim.lines = ["\tbne.w .Lbig"]
    store(slim)
    code.lines += [*slim.lines, ".Lbig:"]
    passes(code, SLIM, BIG)
    store(code)
    return code.lines


def core(seed: int) -> list[str]:
    code = WideCode(REGISTERS[1:13], FREE, seed)
    code.close(dict(zip(words(turned(code.order, SLIM)), STATE, strict=True)))
    passes(code, 0, SLIM)
    if any(code.where[word] != place for word, place in code.target.items()):
        raise Missed
    code.line("get lr, 7")
    code.line("bx lr")
    return code.lines


def sparkle512_slim_core() -> list[str]:
    return core(SEED)


FUNCTION = """\
 * void sparkle512(uint32_t state[16], unsigned steps)
 *
 * SPARKLE512 (Beierle et al., "Schwaemm and Esch", version 1.2), of 8 or 12 steps. All sums are mod 2^32,
 * so that nothing can overflow. No branch and no address depends on anything but the number of steps.
 *
 * entry: r0 state, r1 steps
 * exit: -
 * clobbers: r0-r3, r12, lr, flags, s0-s15
 * stack: 36 bytes
 * cycles: 1,171 (cortex-m4f) for 8 steps
 *         1,722 for 12
 * code: 6,780 bytes
 *
 * Without registers of the FPU (-DTHUMBKAT_NO_FPU, or none there), words wait on the stack:
 *
 * no-fpu stack: 84 bytes
 * no-fpu cycles: 1,296 (cortex-m4f) for 8 steps
 *                1,899 for 12
 * no-fpu code: 7,144 bytes
"""

CORE = """\
 * Not for C: the loops over blocks jump here, with the state in registers.
 *
 * Eight steps of SPARKLE512 (Beierle et al., "Schwaemm and Esch", version 1.2). All sums are mod 2^32, so
 * that nothing can overflow. No branch and no address depends on data.
 *
 * entry: word k of the state in r(k + 1) up to r12, words 12 to 15 in slots 0 to 3, and the address of what
 *        follows in slot 7 (wide.inc); with an FPU, RCON[0] to RCON[7] in s0 to s7
 * exit: as on entry
 * clobbers: r0, lr, slots 4 to 6; the flags stay
 * stack: 0 bytes
 * code: 4,406 bytes
 *
 * Without registers of the FPU (-DTHUMBKAT_NO_FPU, or none there):
 *
 * no-fpu stack: 0 bytes
 * no-fpu code: 4,618 bytes
"""

ROUTINES = {"sparkle512": (sparkle512, FUNCTION), "sparkle512_slim_core": (sparkle512_slim_core, CORE)}


def printed(name: str) -> str:
    lines, header = ROUTINES[name]
    table = [
        "#if SPARKLE_FPU",
        ".Lround_constants:",
        "\t.word RCON0, RCON1, RCON2, RCON3, RCON4, RCON5, RCON6, RCON7",
        "#endif",
    ]
    return "\n".join(
        [
            "/* Printed by gen/sparkle512_armv7em.py, which says how it works.",
            " *",
            header.rstrip(),
            " */",
            '#include "../backend.h"',
            "",
            "#if SPARKLE_BACKEND == SPARKLE_BACKEND_ARMV7EM",
            "",
            '#include "wide.inc"',
            "",
            "\t.syntax unified",
            "\t.thumb",
            f'\t.section .text.{name}, "ax", %progbits',
            "\t.p2align 2",
            *(table if name == "sparkle512" else []),
            f"\t.global {name}",
            *([f"\t.hidden {name}"] if name.endswith("core") else []),
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
