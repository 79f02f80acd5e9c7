"""Signatures that no honest signer makes, and what libsodium says to them."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from random import Random

from tests.reference.curve25519 import P
from tests.reference.ed25519 import (
    B,
    L,
    Point,
    add,
    decode,
    encode,
    expand,
    multiply,
    negate,
    public,
    sha512_number,
    sign,
    small_order_points,
)

SEED = bytes(range(32))
MESSAGE = b"a message"


@dataclass(frozen=True)
class Crafted:
    """`accepted` by libsodium, and here; `satisfies` the equation that is all that TweetNaCl asks for."""

    name: str
    key: bytes
    message: bytes
    signature: bytes
    accepted: bool
    satisfies: bool


def encodings(point: Point) -> list[bytes]:
    """All of 32 bytes that somebody might take for the point, the canonical one first."""
    x, y = point
    signs = [0, 1] if x == 0 else [x & 1]
    numbers = [one for one in (y, y + P) if one < 2**255]
    return [(number | sign << 255).to_bytes(32, "little") for number in numbers for sign in signs]


def _scalar(value: int) -> bytes:
    return (value % L).to_bytes(32, "little")


def _with_larger_s() -> Iterator[Crafted]:
    key, signature = public(SEED), sign(SEED + public(SEED), MESSAGE)
    s = int.from_bytes(signature[32:], "little")
    for times in range(16):
        larger = s + times * L
        if larger < 2**256:
            changed = signature[:32] + larger.to_bytes(32, "little")
            yield Crafted(f"S + {times}L", key, MESSAGE, changed, times == 0, True)


def _with_torsion() -> Iterator[Crafted]:
    """A key and an R that are not in the group of the base point: what is added to them has to be right, too,
    and then they are taken."""
    a, _ = expand(SEED)
    nonce = 5**100
    for i, of_key in enumerate(small_order_points()):
        point = add(multiply(a, B), of_key)
        key = encode(point)
        for j, of_r in enumerate(small_order_points()):
            r = encode(add(multiply(nonce, B), of_r))
            k = sha512_number(r, key, MESSAGE) % L
            right = of_r == negate(multiply(k, of_key))
            signature = r + _scalar(nonce + k * a)
            yield Crafted(f"torsion {i} in A, {j} in R", key, MESSAGE, signature, right, right)


def _with_small_r() -> Iterator[Crafted]:
    """r = 0: S = ka."""
    a, _ = expand(SEED)
    key = public(SEED)
    for point in small_order_points():
        for r in encodings(point):
            signature = r + _scalar(sha512_number(r, key, MESSAGE) * a)
            satisfies = r == encode((0, 1))
            yield Crafted(f"R = {r.hex()}", key, MESSAGE, signature, False, satisfies)


def _with_small_key() -> Iterator[Crafted]:
    """Anybody signs: S is the nonce, and R has the right multiple of the key in it, of some message."""
    nonce = 7**80
    for point in small_order_points():
        for key in encodings(point):
            for number in range(1000):
                message = b"message %d" % number
                of_r = small_order_points()[number % 8]
                r = encode(add(multiply(nonce, B), of_r))
                k = sha512_number(r, key, message) % L
                if of_r == negate(multiply(k, point)):
                    yield Crafted(f"A = {key.hex()}", key, message, r + _scalar(nonce), False, True)
                    break


def _of_zeros() -> Iterator[Crafted]:
    key, signature = public(SEED), sign(SEED + public(SEED), MESSAGE)
    zero = bytes(32)
    yield Crafted("all of it zero", zero, MESSAGE, 2 * zero, False, False)
    yield Crafted("zero key", zero, MESSAGE, signature, False, False)
    yield Crafted("zero signature", key, MESSAGE, 2 * zero, False, False)
    # R and A neutral, S zero.
    neutral = encode((0, 1))
    yield Crafted("neutral key, R neutral, S zero", neutral, MESSAGE, neutral + zero, False, True)


def _of_no_point() -> Iterator[Crafted]:
    key, signature = public(SEED), sign(SEED + public(SEED), MESSAGE)
    no_point = next(one for one in (y.to_bytes(32, "little") for y in range(2, 50)) if decode(one) is None)
    yield Crafted("A is no point", no_point, MESSAGE, signature, False, False)
    yield Crafted("R is no point", key, MESSAGE, no_point + signature[32:], False, False)
    for y in range(P, 2**255):
        encoded = y.to_bytes(32, "little")
        if decode(encoded, strict=False) is not None:
            yield Crafted(f"A = p + {y - P}", encoded, MESSAGE, signature, False, False)


def _with_a_wrong_bit() -> Iterator[Crafted]:
    key, signature = public(SEED), sign(SEED + public(SEED), MESSAGE)
    random = Random(0)
    for bit in [0, 254, 255, 256, 507, 508, 511, *(random.randrange(512) for _ in range(10))]:
        changed = (int.from_bytes(signature, "little") ^ 1 << bit).to_bytes(64, "little")
        yield Crafted(f"bit {bit} of the signature", key, MESSAGE, changed, False, False)
    for bit in (0, 100, 254, 255):
        changed = (int.from_bytes(key, "little") ^ 1 << bit).to_bytes(32, "little")
        yield Crafted(f"bit {bit} of the key", changed, MESSAGE, signature, False, False)
    yield Crafted("another message", key, MESSAGE + b"s", signature, False, False)
    yield Crafted("no message", key, b"", signature, False, False)


@cache
def crafted() -> list[Crafted]:
    makers = (_with_larger_s, _with_torsion, _with_small_r, _with_small_key, _of_zeros, _of_no_point)
    return [one for maker in (*makers, _with_a_wrong_bit) for one in maker()]
