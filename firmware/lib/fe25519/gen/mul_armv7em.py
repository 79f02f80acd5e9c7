"""Prints src/armv7em/mul.S: the product of two elements for Cortex-M4.

python mul_armv7em.py > ../src/armv7em/mul.S
"""

from field_armv7em import mul
from function_armv7em import VOLATILE, choice, far_places, framed, function, header, source
from registers_armv7em import Code

TEXT = """\
Printed by gen/mul_armv7em.py; gen/field_armv7em.py says how it works.

void fe25519_mul(fe25519 *out, const fe25519 *a, const fe25519 *b)

The product mod p = 2^255 - 19: 64 UMULL and UMAAL in two strips, then one pass that brings what lies from
2^255 on to the bottom.

Ranges: a, b < 2^256, any of them. UMAAL cannot overflow. The product is below 2^512, so 38 times its upper
half and the lower half are below 39 * 2^256 together: what lies from 2^255 on is at most 77 times that. It
is known before the pass from the topmost word, but for what the pass itself carries there. That is at most
39 * 2^224 + 1,424, on top of less than 2^255 - 2^224. out < 2^255 + 39 * 2^224."""
ENTRY = """\
entry: r0 out, r1 a, r2 b
exit: -
clobbers: r0-r3, r12, lr, flags, s0-s15"""
FIGURES = {"fe25519_mul": (44, 178, 588)}
NO_FPU = {"fe25519_mul": (108, 200, 648)}


def body(fpu: bool) -> list[str]:
    code = Code(far_places(fpu))
    if fpu:
        out, a_at = code.entry(["r0", "r1"])
        b = code.entry(VOLATILE[:8])
    else:
        out, a_at, b_at = code.entry(["r0", "r1", "r2"])
        b = [code.park(word) for half in (0, 16) for word in code.load(b_at, half, 4)]
    kept = code.park(out)
    product = mul(code, code.load(a_at, 0), b)
    code.store(product, code.fetch(kept), 0)
    code.pair_loads()
    code.allocate()
    return framed(code, ["\tvldm r2, {s0-s7}"] if fpu else [])


def main() -> None:
    lines = function("fe25519_mul", choice("FE25519_FPU", body(True), body(False)))
    print(source(header(TEXT, ENTRY, FIGURES, NO_FPU), "FE25519", lines), end="")


if __name__ == "__main__":
    main()
