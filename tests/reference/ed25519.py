"""Ed25519, written from RFC 8032, section 5.1.

Verification is what libsodium accepts, found by trying it: see `verify`.
"""

import hashlib
from functools import cache

from tests.reference.curve25519 import P, invert

Point = tuple[int, int]
Extended = tuple[int, int, int, int]

L = 2**252 + 27742317777372353535851937790883648493
D = -121665 * invert(121666) % P
SQRT_M1 = pow(2, (P - 1) // 4, P)
NEUTRAL: Point = (0, 1)


def _sum(a: Extended, b: Extended) -> Extended:
    """Section 5.1.4: the law of the curve, which has no exceptions."""
    (x1, y1, z1, t1), (x2, y2, z2, t2) = a, b
    aa = (y1 - x1) * (y2 - x2) % P
    bb = (y1 + x1) * (y2 + x2) % P
    cc = t1 * 2 * D * t2 % P
    dd = z1 * 2 * z2 % P
    e, f, g, h = bb - aa, dd - cc, dd + cc, bb + aa
    return e * f % P, g * h % P, f * g % P, e * h % P


def _extended(point: Point) -> Extended:
    x, y = point
    return x, y, 1, x * y % P


def _affine(point: Extended) -> Point:
    x, y, z, _ = point
    return x * invert(z) % P, y * invert(z) % P


def add(a: Point, b: Point) -> Point:
    return _affine(_sum(_extended(a), _extended(b)))


def negate(a: Point) -> Point:
    return -a[0] % P, a[1]


def multiply(scalar: int, point: Point) -> Point:
    addend, result = _extended(point), _extended(NEUTRAL)
    for bit in bin(scalar)[2:]:
        result = _sum(result, result)
        if bit == "1":
            result = _sum(result, addend)
    return _affine(result)


def encode(point: Point) -> bytes:
    x, y = point
    return (y | (x & 1) << 255).to_bytes(32, "little")


def square_root(u: int, v: int) -> int | None:
    """x with v x^2 = u, as in section 5.1.3."""
    x = u * v**3 * pow(u * v**7, (P - 5) // 8, P) % P
    if (v * x * x - u) % P == 0:
        return x
    if (v * x * x + u) % P == 0:
        return x * SQRT_M1 % P
    return None


def decode(data: bytes, *, strict: bool = True) -> Point | None:
    """The point, or None. Not `strict`: y from p on is reduced, and x = 0 may have a sign."""
    sign = data[31] >> 7
    y = int.from_bytes(data, "little") % 2**255
    if y >= P and strict:
        return None
    y %= P
    x = square_root((y * y - 1) % P, (D * y * y + 1) % P)
    if x is None or (x == 0 and sign and strict):
        return None
    return (-x % P if x & 1 != sign else x), y


_y = 4 * invert(5) % P
B: Point = decode(_y.to_bytes(32, "little")) or NEUTRAL


@cache
def _small_order() -> frozenset[Point]:
    """The eight points of the curve that have an order of 8 or less."""
    y = 2
    while True:
        point = decode(y.to_bytes(32, "little"))
        torsion = multiply(L, point) if point else NEUTRAL
        if multiply(4, torsion) != NEUTRAL:
            return frozenset(multiply(i, torsion) for i in range(8))
        y += 1


def has_small_order(point: Point) -> bool:
    return point in _small_order()


def small_order_points() -> list[Point]:
    return sorted(_small_order())


def sha512_number(*pieces: bytes) -> int:
    return int.from_bytes(hashlib.sha512(b"".join(pieces)).digest(), "little")


def expand(seed: bytes) -> tuple[int, bytes]:
    """The private scalar and the prefix."""
    digest = bytearray(hashlib.sha512(seed).digest())
    digest[0] &= 248
    digest[31] &= 127
    digest[31] |= 64
    return int.from_bytes(digest[:32], "little"), bytes(digest[32:])


def public(seed: bytes) -> bytes:
    return encode(multiply(expand(seed)[0], B))


def sign(secret: bytes, message: bytes) -> bytes:
    """`secret` is NaCl's: the seed, and the public key, which is taken as it is."""
    a, prefix = expand(secret[:32])
    r = sha512_number(prefix, message) % L
    point = encode(multiply(r, B))
    k = sha512_number(point, secret[32:], message) % L
    return point + ((r + k * a) % L).to_bytes(32, "little")


def satisfies(signature: bytes, message: bytes, key: bytes) -> bool:
    """Whether R is the encoding of SB - kA, whatever points these are: all that TweetNaCl asks for."""
    point = decode(key, strict=False)
    if point is None:
        return False
    s = int.from_bytes(signature[32:], "little")
    k = sha512_number(signature[:32], key, message) % L
    return encode(add(multiply(s, B), negate(multiply(k, point)))) == signature[:32]


def verify(signature: bytes, message: bytes, key: bytes) -> bool:
    """What libsodium accepts: it asks for more than that."""
    point, r = decode(key), decode(signature[:32])
    return (
        int.from_bytes(signature[32:], "little") < L
        and point is not None
        and r is not None
        and not has_small_order(point)
        and not has_small_order(r)
        and satisfies(signature, message, key)
    )


def base(scalar: bytes) -> bytes:
    """The multiple of B, by any number of 32 bytes."""
    return encode(multiply(int.from_bytes(scalar, "little") % L, B))
