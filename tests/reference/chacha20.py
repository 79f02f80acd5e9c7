"""ChaCha20, written from D. J. Bernstein, "ChaCha, a variant of Salsa20" (2008), section 3.

The original's layout: a 64-bit block counter and a 64-bit nonce, as NewHope uses it. The block function does
not care how its last four words are divided, so RFC 8439's examples hold for it too.
"""

import struct

CONSTANTS = b"expand 32-byte k"
MASK = 0xFFFFFFFF

COLUMNS = [(0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15)]
DIAGONALS = [(0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)]


def _rotate(word: int, distance: int) -> int:
    return (word << distance | word >> (32 - distance)) & MASK


def quarter_round(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    """The quarter-round of section 3."""
    a = (a + b) & MASK
    d = _rotate(d ^ a, 16)
    c = (c + d) & MASK
    b = _rotate(b ^ c, 12)
    a = (a + b) & MASK
    d = _rotate(d ^ a, 8)
    c = (c + d) & MASK
    b = _rotate(b ^ c, 7)
    return a, b, c, d


def block(data: bytes) -> bytes:
    """The block function on 16 little-endian words (constants, key, counter, nonce) as they stand."""
    if len(data) != 64:
        raise ValueError(f"a ChaCha20 block has 64 bytes, not {len(data)}")
    start = struct.unpack("<16I", data)
    x = list(start)
    for _ in range(10):
        for i, j, k, m in COLUMNS + DIAGONALS:
            x[i], x[j], x[k], x[m] = quarter_round(x[i], x[j], x[k], x[m])
    return struct.pack("<16I", *((mixed + word) & MASK for mixed, word in zip(x, start, strict=True)))


def key_stream(key: bytes, nonce: bytes, length: int) -> bytes:
    """The first `length` bytes under a key of 32 bytes and a nonce of 8, the counter from 0."""
    if len(key) != 32 or len(nonce) != 8:
        raise ValueError(f"ChaCha20 has a key of 32 bytes and a nonce of 8, not {len(key)} and {len(nonce)}")
    stream = b""
    for counter in range(-(-length // 64)):
        stream += block(CONSTANTS + key + counter.to_bytes(8, "little") + nonce)
    return stream[:length]
