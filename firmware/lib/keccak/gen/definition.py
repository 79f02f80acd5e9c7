"""Keccak-f[1600] (FIPS 202, section 3) as the generators need it: bit-interleaved, in words of 32 bits.

A lane is two words: half 0 holds its even bits, half 1 its odd bits. A rotation of the lane is then a
rotation of each word, and the halves change places where the distance is odd.
"""

from __future__ import annotations

ROUNDS = 24
HALVES = (0, 1)
LANES = [(x, y) for y in range(5) for x in range(5)]


def rotation_offsets() -> dict[tuple[int, int], int]:
    """Rho: section 3.2.2."""
    offsets = {(0, 0): 0}
    x, y = 1, 0
    for t in range(24):
        offsets[x, y] = (t + 1) * (t + 2) // 2 % 64
        x, y = y, (2 * x + 3 * y) % 5
    return offsets


def round_constants() -> list[int]:
    """Iota: section 3.2.5."""
    constants = []
    register = 1
    for _ in range(ROUNDS):
        constant = 0
        for j in range(7):
            constant |= (register & 1) << (2**j - 1)
            register = register << 1 ^ (0x171 if register & 0x80 else 0)
        constants.append(constant)
    return constants


def interleaved(lane: int) -> tuple[int, int]:
    """The two halves of a lane."""
    even = sum((lane >> 2 * i & 1) << i for i in range(32))
    odd = sum((lane >> 2 * i + 1 & 1) << i for i in range(32))
    return even, odd


def turned(distance: int, half: int) -> tuple[int, int]:
    """A half of a lane rotated to the left by a distance: which half of the lane it was, and how far that one
    turns."""
    if distance % 2 == 0:
        return half, distance // 2
    return 1 - half, (distance + 1) // 2 - half


OFFSETS = rotation_offsets()
CONSTANTS = [interleaved(constant) for constant in round_constants()]


def source(x: int, y: int, half: int) -> tuple[int, int, int, int]:
    """Rho and pi: what chi finds in this half of lane (x, y). Returns x, y and half of the word that goes
    there, and how far it turns to the left."""
    from_x, from_y = (x + 3 * y) % 5, x
    from_half, turn = turned(OFFSETS[from_x, from_y], half)
    return from_x, from_y, from_half, turn % 32
