"""Keccak-f[1600], SHA-3 and SHAKE, written from FIPS 202 (August 2015).

A state is 25 lanes of 64 bits; lane (x, y) is number x + 5y, its bytes little-endian (section 3.1).
"""

ROUNDS = 24
MASK = (1 << 64) - 1


def _rotate(lane: int, distance: int) -> int:
    return (lane << distance | lane >> (64 - distance)) & MASK


def _rotation_offsets() -> list[int]:
    """Section 3.2.2, algorithm 2: the walk through the lanes, with the triangular numbers as distances."""
    offsets = [0] * 25
    x, y = 1, 0
    for t in range(24):
        offsets[x + 5 * y] = (t + 1) * (t + 2) // 2 % 64
        x, y = y, (2 * x + 3 * y) % 5
    return offsets


def _round_constants() -> list[int]:
    """Section 3.2.5, algorithms 5 and 6: bit 2^j - 1 of round i's constant is rc(j + 7i)."""
    bits = []
    register = 0x01
    for _ in range(7 * ROUNDS):
        bits.append(register & 1)
        register <<= 1
        if register & 0x100:
            register ^= 0x171  # x^8 + x^6 + x^5 + x^4 + 1
    return [sum(bits[j + 7 * i] << (2**j - 1) for j in range(7)) for i in range(ROUNDS)]


OFFSETS = _rotation_offsets()
CONSTANTS = _round_constants()


def _theta(a: list[int]) -> list[int]:
    c = [a[x] ^ a[x + 5] ^ a[x + 10] ^ a[x + 15] ^ a[x + 20] for x in range(5)]
    d = [c[(x - 1) % 5] ^ _rotate(c[(x + 1) % 5], 1) for x in range(5)]
    return [a[i] ^ d[i % 5] for i in range(25)]


def _rho(a: list[int]) -> list[int]:
    return [_rotate(lane, offset) for lane, offset in zip(a, OFFSETS, strict=True)]


def _pi(a: list[int]) -> list[int]:
    return [a[(x + 3 * y) % 5 + 5 * x] for y in range(5) for x in range(5)]


def _chi(a: list[int]) -> list[int]:
    return [a[y + x] ^ (~a[y + (x + 1) % 5] & a[y + (x + 2) % 5]) for y in range(0, 25, 5) for x in range(5)]


def _iota(a: list[int], constant: int) -> list[int]:
    return [a[0] ^ constant, *a[1:]]


def f1600(state: bytes) -> bytes:
    """Keccak-f[1600] of a state of 200 bytes (sections 3.3 and 3.4)."""
    if len(state) != 200:
        raise ValueError(f"a Keccak-f[1600] state has 200 bytes, not {len(state)}")
    lanes = [int.from_bytes(state[i : i + 8], "little") for i in range(0, 200, 8)]
    for constant in CONSTANTS:
        lanes = _iota(_chi(_pi(_rho(_theta(lanes)))), constant)
    return b"".join(lane.to_bytes(8, "little") for lane in lanes)


def _sponge(rate: int, suffix: int, message: bytes, length: int) -> bytes:
    """Section 4. `suffix`: the domain's bits and the first 1 of pad10*1, as in table 6 of appendix B.2."""
    padded = bytearray(message)
    padded.append(suffix)
    padded.extend(bytes(-len(padded) % rate))
    padded[-1] |= 0x80
    state = bytes(200)
    for start in range(0, len(padded), rate):
        block = bytes(padded[start : start + rate]) + bytes(200 - rate)
        state = f1600(bytes(x ^ y for x, y in zip(state, block, strict=True)))
    output = state[:rate]
    while len(output) < length:
        state = f1600(state)
        output += state[:rate]
    return output[:length]


def sha3_256(message: bytes) -> bytes:
    """SHA3-256, section 6.1."""
    return _sponge(136, 0x06, message, 32)


def sha3_512(message: bytes) -> bytes:
    """SHA3-512, section 6.1."""
    return _sponge(72, 0x06, message, 64)


def shake128(message: bytes, length: int) -> bytes:
    """SHAKE128, section 6.2; `length` in bytes."""
    return _sponge(168, 0x1F, message, length)


def shake256(message: bytes, length: int) -> bytes:
    """SHAKE256, section 6.2; `length` in bytes."""
    return _sponge(136, 0x1F, message, length)
