"""Prints src/armv7em/add.S: the sum and the difference of two elements for Cortex-M4.

python add_armv7em.py > ../src/armv7em/add.S
"""

from field_armv7em import add, sub
from function_armv7em import framed, function, header, source
from registers_armv7em import Code

TEXT = """\
Printed by gen/add_armv7em.py; gen/field_armv7em.py says how it works.

void fe25519_add(fe25519 *out, const fe25519 *a, const fe25519 *b)
void fe25519_sub(fe25519 *out, const fe25519 *a, const fe25519 *b)

The sum and the difference mod p = 2^255 - 19.

Ranges: a, b < 2^256, any of them. Of the sum, what lies from 2^255 on is at most 3 times that: it is known
from the topmost words but for a carry of 2 at most. out < 2^255 + 3 * 2^224. The difference loses 38 where
it borrows 2^256, which may borrow once more, but then leaves so large a number that 38 less borrow nothing.
out < 2^256."""
ENTRY = """\
entry: r0 out, r1 a, r2 b
exit: -
clobbers: r0-r3, r12, lr, flags"""
FIGURES = {"fe25519_add": (36, 66, 164), "fe25519_sub": (36, 70, 188)}


def body(name: str) -> list[str]:
    code = Code([])
    out, a_at, b_at = code.entry(["r0", "r1", "r2"])
    a = code.load(a_at, 0)
    code.store(add(code, a, b_at) if name == "add" else sub(code, a, b_at), out, 0)
    code.pair_loads()
    code.allocate()
    return framed(code)


def main() -> None:
    lines = [line for name in ("add", "sub") for line in function(f"fe25519_{name}", body(name))]
    print(source(header(TEXT, ENTRY, FIGURES, FIGURES), "FE25519", lines), end="")


if __name__ == "__main__":
    main()
