"""The field of Curve25519, and X25519, written from RFC 7748, section 5."""

P = 2**255 - 19
A24 = 121665
BASE = (9).to_bytes(32, "little")


def element(data: bytes) -> int:
    """A field element from 32 little-endian bytes, without the top bit; a number from p on is reduced."""
    if len(data) != 32:
        raise ValueError(f"an element has 32 bytes, not {len(data)}")
    return int.from_bytes(data, "little") % 2**255 % P


def to_bytes(value: int) -> bytes:
    """The canonical ones."""
    return (value % P).to_bytes(32, "little")


def invert(value: int) -> int:
    """1 / value; of zero, zero."""
    return pow(value, P - 2, P)


def decode_scalar(scalar: bytes) -> int:
    """A private key, clamped."""
    if len(scalar) != 32:
        raise ValueError(f"a scalar has 32 bytes, not {len(scalar)}")
    clamped = bytearray(scalar)
    clamped[0] &= 248
    clamped[31] &= 127
    clamped[31] |= 64
    return int.from_bytes(clamped, "little")


def step(x1: int, points: tuple[int, int, int, int], *, swap: bool) -> tuple[int, int, int, int]:
    """One turn of the ladder's loop: x2, z2, x3, z3, of which the halves change places if `swap`."""
    x2, z2, x3, z3 = points
    if swap:
        x2, z2, x3, z3 = x3, z3, x2, z2
    a, b = x2 + z2, x2 - z2
    aa, bb = a * a, b * b
    e = aa - bb
    da, cb = (x3 - z3) * a, (x3 + z3) * b
    return aa * bb % P, e * (aa + A24 * e) % P, (da + cb) ** 2 % P, x1 * (da - cb) ** 2 % P


def scalarmult(scalar: bytes, point: bytes) -> bytes:
    """X25519(scalar, point)."""
    k, u = decode_scalar(scalar), element(point)
    points = (1, 0, u, 1)
    before = False
    for t in reversed(range(255)):
        bit = bool(k >> t & 1)
        points = step(u, points, swap=bit != before)
        before = bit
    # Bit 0 of a clamped scalar is zero, so that the points are in their places.
    return to_bytes(points[0] * invert(points[1]))


def low_order(shared: bytes) -> bool:
    """Whether a result shows that the point has a small order."""
    return not any(shared)
