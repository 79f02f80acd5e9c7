"""Prints src/armv6m/pow22523.S: fe25519_pow22523() for the Cortex-M0.

    python3 gen/pow22523_armv6m.py > src/armv6m/pow22523.S

a^(2^252 - 3) by 251 squarings and 11 products, over the routines that have their operands on the stack.
Powers a^(2^n - 1) come in the order n = 5, 10, 20, 40, 50, 100, 200, 250.
"""

from __future__ import annotations

import product_armv6m as product
from product_armv6m import file, function
from text_armv6m import Text

# The element at hand, and where its factor goes; then what is kept.
NOW, FACTOR, BASE, KEPT, BEFORE, OUT, COUNT, RETURN = 0, 32, 64, 96, 128, 160, 164, 168
FRAME = 172
STACK = 36 + FRAME + product.STACK


class Power(Text):
    def copy(self, to: int, of: int) -> None:
        self.emit(f"add r0, sp, #{to}", f"add r1, sp, #{of}", "bl .Lcopy")

    def squared(self, times: int) -> None:
        self.emit(f"movs r1, #{times}", "bl .Lsquare")

    def times(self, place: int) -> None:
        self.emit(f"add r1, sp, #{place}", "bl .Ltimes")


def code() -> list[str]:
    t = Power()
    t.save(FRAME)
    t.emit(f"str r0, [sp, #{OUT}]", f"add r0, sp, #{BASE}", "bl .Lcopy")
    t.copy(NOW, BASE)
    t.note("a^2, a^9, a^11, a^22, a^31")
    t.squared(1)
    t.copy(BEFORE, NOW)
    t.squared(2)
    t.times(BASE)
    t.copy(KEPT, NOW)
    t.times(BEFORE)
    t.squared(1)
    t.times(KEPT)
    t.note("n = 10, 20, 40, 50, 100, 200, 250")
    for keep, n, factor in (
        (BEFORE, 5, BEFORE),
        (KEPT, 10, KEPT),
        (BEFORE, 20, BEFORE),
        (None, 10, KEPT),
        (KEPT, 50, KEPT),
        (BEFORE, 100, BEFORE),
        (None, 50, KEPT),
    ):
        if keep is not None:
            t.copy(keep, NOW)
        t.squared(n)
        t.times(factor)
    t.note("2^252 - 3 = 2^2 (2^250 - 1) + 1")
    t.squared(2)
    t.times(BASE)
    t.emit(f"ldr r0, [sp, #{OUT}]", "mov r1, sp", "bl .Lcopy")
    t.restore(FRAME)
    t.lines += [""]
    t.label(".Lcopy")
    t.emit(*["ldm r1!, {r2-r5}", "stm r0!, {r2-r5}"] * 2, "bx lr")
    t.lines += [""]
    t.label(".Lsquare")
    t.note("r1 times")
    t.emit("mov r0, lr", f"str r0, [sp, #{RETURN}]")
    t.label("1")
    t.emit(f"str r1, [sp, #{COUNT}]", "mov r0, sp", "bl fe25519_sqr_stacked", f"ldr r1, [sp, #{COUNT}]")
    t.emit("subs r1, #1", "bne 1b", f"ldr r0, [sp, #{RETURN}]", "bx r0")
    t.lines += [""]
    t.label(".Ltimes")
    t.note("what r1 points to")
    t.emit("mov r0, lr", f"str r0, [sp, #{RETURN}]", f"add r0, sp, #{FACTOR}", "bl .Lcopy")
    t.emit("mov r0, sp", "bl fe25519_mul_stacked", f"ldr r0, [sp, #{RETURN}]", "bx r0")
    return t.lines


HEADER = """\
/* Printed by gen/pow22523_armv6m.py, which explains it.
 *
 * void fe25519_pow22523(fe25519 *out, const fe25519 *a)
 *
 * a^(2^252 - 3), which is a^((p - 5) / 8), of any number below 2^256, to one below 2^255 + 2^230.
 *
 * entry: r0 out, r1 a
 * exit: -
 * clobbers: r0-r3, r12, flags
 * stack: {stack} bytes
 * cycles: {cycles} (cortex-m0), always
 * code: {size} bytes
 */
"""


def source() -> str:
    """The whole file."""
    header = HEADER.format(stack=STACK, cycles="230,511", size="292")
    return file(header, [function("fe25519_pow22523", code())])


if __name__ == "__main__":
    print(source(), end="")
