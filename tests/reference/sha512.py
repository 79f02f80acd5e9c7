"""SHA-512, written from FIPS 180-4, sections 4 to 6."""

import struct
from itertools import count, islice
from math import isqrt

MASK = 2**64 - 1
BLOCK_BYTES = 128
PRIMES = list(islice((n for n in count(2) if all(n % divisor for divisor in range(2, n))), 80))


def _cube_root(number: int) -> int:
    """Rounded down."""
    root = 1 << (number.bit_length() + 2) // 3
    while root**3 > number:
        root = (2 * root + number // root**2) // 3
    return root


# Sections 4.2.3 and 5.3.5: the first 64 bits of the fractional parts of roots of primes, cube and square.
K = [_cube_root(prime << 192) & MASK for prime in PRIMES]
START = struct.pack(">8Q", *(isqrt(prime << 128) & MASK for prime in PRIMES[:8]))


def _rotr(x: int, n: int) -> int:
    return (x >> n | x << (64 - n)) & MASK


def _schedule(block: bytes) -> list[int]:
    w = list(struct.unpack(">16Q", block))
    for t in range(16, 80):
        sigma0 = _rotr(w[t - 15], 1) ^ _rotr(w[t - 15], 8) ^ w[t - 15] >> 7
        sigma1 = _rotr(w[t - 2], 19) ^ _rotr(w[t - 2], 61) ^ w[t - 2] >> 6
        w.append((sigma1 + w[t - 7] + sigma0 + w[t - 16]) & MASK)
    return w


def compress(state: bytes, block: bytes) -> bytes:
    """The hash value after one block more, both as eight big-endian words."""
    start = struct.unpack(">8Q", state)
    a, b, c, d, e, f, g, h = start
    for k, w in zip(K, _schedule(block), strict=True):
        choice = (e & f) ^ (~e & g)
        majority = (a & b) ^ (a & c) ^ (b & c)
        t1 = h + (_rotr(e, 14) ^ _rotr(e, 18) ^ _rotr(e, 41)) + choice + k + w
        t2 = (_rotr(a, 28) ^ _rotr(a, 34) ^ _rotr(a, 39)) + majority
        a, b, c, d, e, f, g, h = (t1 + t2) & MASK, a, b, c, (d + t1) & MASK, e, f, g
    return struct.pack(">8Q", *((x + y) & MASK for x, y in zip(start, (a, b, c, d, e, f, g, h), strict=True)))


def padding(length: int) -> bytes:
    """What follows a message of so many bytes (section 5.1.2)."""
    zeros = -(length + 1 + 16) % BLOCK_BYTES
    return b"\x80" + bytes(zeros) + (8 * length).to_bytes(16, "big")


def finish(state: bytes, length: int, rest: bytes) -> bytes:
    """The digest of a message of so many bytes that ends with `rest`, from the hash value of those before."""
    padded = rest + padding(length)
    for at in range(0, len(padded), BLOCK_BYTES):
        state = compress(state, padded[at : at + BLOCK_BYTES])
    return state


def sha512(message: bytes) -> bytes:
    return finish(START, len(message), message)
