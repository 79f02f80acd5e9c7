"""Prints src/armv6m/twiddles.S: the constants of the NTT and its inverse on ARMv6-M, in order of use.

python twiddles_armv6m.py > ../src/armv6m/twiddles.S
"""

N = 1024
Q = 12289
PSI = 7  # a primitive 2n-th root of unity mod q
WORD = 1 << 32
SCALE_SECRET = -WORD % Q  # what a product of two coefficients takes away again
SCALE_NOISE = 108  # what layer 1 of noise brings
PER_LINE = 8


def factor(value: int) -> int:
    """A constant that macros.inc multiplies by: value (-2^32) / -q mod 2^32."""
    return value * SCALE_SECRET % Q * -pow(Q, -1, WORD) % WORD


def psi(exponent: int) -> int:
    return pow(PSI, exponent % (2 * N), Q)


def reverse(value: int, bits: int) -> int:
    return int(f"{value:0{bits}b}"[::-1], 2)


def twiddle(m: int, k: int) -> int:
    """Of the forward layer with butterflies of width m: psi^((2k + 1) n / 2m), k < m."""
    return psi((2 * k + 1) * N // (2 * m))


def first() -> list[int]:
    """Layers 1 to 8, two at a time: one factor of the first and two of the second of each pair, by k."""
    table = []
    for m in (1, 4, 16, 64):
        for k in range(m):
            table += [twiddle(m, k), twiddle(2 * m, k), twiddle(2 * m, k + m)]
    return [factor(w) for w in table]


def last(scale: int) -> list[int]:
    """Layers 9 and 10. The latter has a scale on both sides of its butterflies: here on the right one."""
    table = []
    for k in range(256):
        table += [twiddle(256, k), scale * twiddle(512, k), scale * twiddle(512, k + 256)]
    return [factor(w) for w in table]


def split(distance: int, block: int) -> list[int]:
    """The factors by which the inverse splits block `block` of 2 `distance` words, one a lane.

    A lane is a polynomial modulo x^512 - psi^t, t = 0 for even and -1024 for odd coefficients. Modulo
    x^2d - psi^t it splits into x^d - psi^(t/2) and x^d + psi^(t/2) = x^d - psi^(t/2 - 1024); the factor is
    psi^(t/2).
    """
    depth = (256 // distance).bit_length() - 1
    factors = []
    for t in (0, -N):
        for bit in reversed(range(depth)):
            t = t // 2 - (N if block >> bit & 1 else 0)
        factors.append(psi(t // 2))
    return factors


def inverse() -> list[int]:
    """The inverse: layers 2 to 9, two at a time, then layer 10 and the twist psi^-j / n of coefficient j."""
    # In the first block both lanes have a factor in common.
    low, high = split(256, 0)
    table = [low, high, split(128, 0)[1], *split(128, 1)]
    for distance in (64, 16, 4):
        for block in range(256 // distance):
            table += split(distance, block)
            table += split(distance // 2, 2 * block) + split(distance // 2, 2 * block + 1)
    for p in range(0, 512, 2):
        for lane in (0, 1):
            table.append(split(1, p // 2)[lane])
            for word in (p, p + 1):
                table.append(psi(-2 * reverse(word, 9) - lane) * pow(N, -1, Q))
    return [factor(w) for w in table]


TABLES = {
    "newhope_twiddles_first": first(),
    "newhope_twiddles_last": last(1),
    "newhope_twiddles_last_secret": last(SCALE_SECRET * pow(SCALE_NOISE, -1, Q)),
    "newhope_twiddles_inverse": inverse(),
}


def source() -> str:
    """The whole assembly file."""
    lines = [
        "/* The constants of the NTT and its inverse, in the order of their use.",
        " * Printed by gen/twiddles_armv6m.py, which says what they are. */",
        '#include "../backend.h"',
        "",
        "#if NEWHOPE_BACKEND == NEWHOPE_BACKEND_ARMV6M",
    ]
    for name, table in TABLES.items():
        lines += ["", f'    .section .rodata.{name}, "a"', "    .p2align 2", f"    .global {name}"]
        lines += [f"    .type {name}, %object", f"{name}:"]
        for start in range(0, len(table), PER_LINE):
            lines.append("    .word " + ", ".join(f"0x{w:08x}" for w in table[start : start + PER_LINE]))
        lines.append(f"    .size {name}, {4 * len(table)}")
    lines += ["", "#endif"]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    print(source(), end="")
