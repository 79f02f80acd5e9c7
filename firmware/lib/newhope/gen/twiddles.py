"""Prints src/twiddles.c: the twiddles of the C backend's NTT.

python twiddles.py > ../src/twiddles.c
"""

N = 1024
Q = 12289
PSI = 7  # a primitive 2n-th root of unity mod q
MONTGOMERY = 1 << 16
PER_LINE = 16


def twiddles() -> list[int]:
    """w_k = psi^((2k + 1) n / 2m) times 2^16, for the layers m = 1, 2, 4, ... n / 2 in turn and k < m."""
    table = []
    m = 1
    while m < N:
        table += [pow(PSI, (2 * k + 1) * N // (2 * m), Q) * MONTGOMERY % Q for k in range(m)]
        m *= 2
    return table


def source() -> str:
    """The whole C file."""
    table = twiddles()
    lines = [
        "/* Printed by gen/twiddles.py. */",
        '#include "backend.h"',
        '#include "twiddles.h"',
        "",
        "#if NEWHOPE_BACKEND == NEWHOPE_BACKEND_C",
        "",
        f"const uint16_t newhope_twiddles[{len(table)}] = {{",
    ]
    for start in range(0, len(table), PER_LINE):
        lines.append("    " + ", ".join(f"{w:5}" for w in table[start : start + PER_LINE]) + ",")
    lines += ["};", "", "#endif"]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    print(source(), end="")
