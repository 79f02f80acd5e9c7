"""Prints src/armv7em/twiddles.S: the constants of the NTT and its inverse, in the order of their use.

python twiddles_armv7em.py > ../src/armv7em/twiddles.S
"""

N = 1024
Q = 12289
PSI = 7  # a primitive 2n-th root of unity mod q
PLANTARD = -(2**32) % Q  # what a Plantard product divides by
INVERSE_Q = pow(Q, -1, 2**32)
PER_LINE = 8


def constant(b: int) -> int:
    """The word by which SMULW multiplies with b, as src/armv7em/macros.inc says."""
    return b * PLANTARD % Q * INVERSE_Q % 2**32


def psi(exponent: int) -> int:
    return pow(PSI, exponent % (2 * N), Q)


def w(m: int, k: int) -> int:
    """The twiddle k of the layer whose butterflies are m apart."""
    return psi((2 * k + 1) * (N // 2 // m))


def first_layers(scale: int) -> list[int]:
    """Of the NTT: passes 1 and 2, with a scale for the result."""
    table = [w(m, k) for m in (1, 2, 4) for k in range(m)]
    table.append(scale)
    for k in range(8):
        table += [w(8, k) * scale, w(8, k)]
        table += [w(16, k + 8 * i) * scale for i in range(2)]
        table += [w(32, k + 8 * i) for i in range(4)]
    return table


def last_layers() -> list[int]:
    """Of the NTT: pass 3. Layer 10 has the negative twiddles, for the last of the eight words first."""
    table = []
    for k in range(64):
        table += [w(64, k)]
        table += [w(128, k + 64 * i) for i in range(2)]
        table += [w(256, k + 64 * i) for i in range(4)]
        table += [-w(512, k + 64 * i) for i in reversed(range(8))]
    return table


def inverse_constants() -> list[int]:
    """Within a transform of 8, whose root is v = psi^-256: v^2, and halves of v + v^3 and v - v^3."""
    half = pow(2, -1, Q)
    return [psi(-512), (psi(-256) + psi(-768)) * half, (psi(-256) - psi(-768)) * half, 1]


def inverse_first() -> list[int]:
    """Pass A: the factors of the odd halves of eight words, and of the outputs 1 ... 7."""
    table = []
    for k in range(64):
        table += [psi(-(2 * (k + 64 * t) + 1)) for t in range(8)]
        table += [psi(-2 * (2 * k + 1) * r) for r in range(1, 8)]
    return table


def inverse_second() -> list[int]:
    """Pass B: the factors of the outputs 1 ... 7, a row for each column."""
    return [psi(-16 * (2 * k + 1) * r) for k in range(8) for r in range(1, 8)]


def inverse_third() -> list[int]:
    """Pass C: the factors of all outputs, with 1 / n."""
    return [psi(-128 * r) * pow(N, -1, Q) for r in range(8)]


def words(name: str, *tables: list[int]) -> list[str]:
    """A table, of one part or several."""
    lines = [f'    .section .rodata.{name}, "a", %progbits', "    .p2align 2"]
    lines += [f"    .global {name}", f"    .type   {name}, %object", f"{name}:"]
    for table in tables:
        values = [f"{constant(b):#010x}" for b in table]
        for start in range(0, len(values), PER_LINE):
            lines.append("    .word   " + ", ".join(values[start : start + PER_LINE]))
    return [*lines, f"    .size   {name}, . - {name}", ""]


def source() -> str:
    """The whole file."""
    lines = [
        "/* Printed by gen/twiddles_armv7em.py. */",
        '#include "../backend.h"',
        "",
        "#if NEWHOPE_BACKEND == NEWHOPE_BACKEND_ARMV7EM",
        *words("newhope_twiddles_plain", first_layers(1)),
        *words("newhope_twiddles_secret", first_layers(PLANTARD)),
        *words("newhope_twiddles_last", last_layers()),
        *words(
            "newhope_twiddles_inverse",
            inverse_constants(),
            inverse_first(),
            inverse_second(),
            inverse_third(),
        ),
        "#endif",
    ]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    print(source(), end="")
