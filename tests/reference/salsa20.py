"""Salsa20, written from D. J. Bernstein, "Salsa20 specification" (2005), and XSalsa20, from "Extending the
Salsa20 nonce" (2011).

Sections of the specification are named at each function. Keys have 32 bytes.
"""

import struct
from collections.abc import Sequence

CONSTANTS = b"expand 32-byte k"
MASK = 0xFFFFFFFF

Words = tuple[int, ...]


def _rotate(word: int, distance: int) -> int:
    return (word << distance | word >> (32 - distance)) & MASK


def quarterround(y0: int, y1: int, y2: int, y3: int) -> Words:
    """Section 3."""
    z1 = y1 ^ _rotate((y0 + y3) & MASK, 7)
    z2 = y2 ^ _rotate((z1 + y0) & MASK, 9)
    z3 = y3 ^ _rotate((z2 + z1) & MASK, 13)
    z0 = y0 ^ _rotate((z3 + z2) & MASK, 18)
    return z0, z1, z2, z3


def rowround(y: Sequence[int]) -> Words:
    """Section 4."""
    z0, z1, z2, z3 = quarterround(y[0], y[1], y[2], y[3])
    z5, z6, z7, z4 = quarterround(y[5], y[6], y[7], y[4])
    z10, z11, z8, z9 = quarterround(y[10], y[11], y[8], y[9])
    z15, z12, z13, z14 = quarterround(y[15], y[12], y[13], y[14])
    return z0, z1, z2, z3, z4, z5, z6, z7, z8, z9, z10, z11, z12, z13, z14, z15


def columnround(x: Sequence[int]) -> Words:
    """Section 5."""
    y0, y4, y8, y12 = quarterround(x[0], x[4], x[8], x[12])
    y5, y9, y13, y1 = quarterround(x[5], x[9], x[13], x[1])
    y10, y14, y2, y6 = quarterround(x[10], x[14], x[2], x[6])
    y15, y3, y7, y11 = quarterround(x[15], x[3], x[7], x[11])
    return y0, y1, y2, y3, y4, y5, y6, y7, y8, y9, y10, y11, y12, y13, y14, y15


def doubleround(x: Sequence[int]) -> Words:
    """Section 6."""
    return rowround(columnround(x))


def _words(data: bytes) -> Words:
    return struct.unpack("<16I", data)


def rounds(data: bytes) -> bytes:
    """Ten double-rounds of 16 little-endian words."""
    x = _words(data)
    for _ in range(10):
        x = doubleround(x)
    return struct.pack("<16I", *x)


def block(data: bytes) -> bytes:
    """Section 8: the Salsa20 hash function."""
    if len(data) != 64:
        raise ValueError(f"Salsa20 hashes 64 bytes, not {len(data)}")
    pairs = zip(_words(data), _words(rounds(data)), strict=True)
    return struct.pack("<16I", *((x + z) & MASK for x, z in pairs))


def expand(key: bytes, data: bytes) -> bytes:
    """Section 9: what is hashed, of a key and 16 bytes."""
    if len(key) != 32 or len(data) != 16:
        raise ValueError(f"Salsa20 expands a key of 32 bytes and 16 bytes, not {len(key)} and {len(data)}")
    sigma = [CONSTANTS[i : i + 4] for i in range(0, 16, 4)]
    return sigma[0] + key[:16] + sigma[1] + data + sigma[2] + key[16:] + sigma[3]


def stream(key: bytes, nonce: bytes, length: int, counter: int = 0) -> bytes:
    """Section 10, from a block on; the counter has 64 bits."""
    if len(nonce) != 8:
        raise ValueError(f"a nonce of Salsa20 has 8 bytes, not {len(nonce)}")
    result = b""
    for number in range(counter, counter - (-length // 64)):
        result += block(expand(key, nonce + (number % 2**64).to_bytes(8, "little")))
    return result[:length]


def xor(key: bytes, nonce: bytes, message: bytes, counter: int = 0) -> bytes:
    """Encrypts, and decrypts."""
    pairs = zip(message, stream(key, nonce, len(message), counter), strict=True)
    return bytes(byte ^ one for byte, one in pairs)


def hsalsa20(key: bytes, nonce: bytes) -> bytes:
    """"Extending the Salsa20 nonce", section 2: the rounds without the sum, of the diagonal and the nonce."""
    z = rounds(expand(key, nonce))
    return b"".join(z[4 * i : 4 * i + 4] for i in (0, 5, 10, 15, 6, 7, 8, 9))


def xsalsa20_xor(key: bytes, nonce: bytes, message: bytes, counter: int = 0) -> bytes:
    """The same, section 2: a nonce of 24 bytes."""
    if len(nonce) != 24:
        raise ValueError(f"a nonce of XSalsa20 has 24 bytes, not {len(nonce)}")
    return xor(hsalsa20(key, nonce[:16]), nonce[16:], message, counter)
