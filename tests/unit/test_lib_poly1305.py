"""lib/poly1305, compiled for this machine, against RFC 8439, libsodium and the reference."""

import ctypes
from importlib import import_module
from random import Random

import pytest
from cryptography.hazmat.primitives.poly1305 import Poly1305 as OpenSSL
from hypothesis import given
from hypothesis import strategies as st

from tests.reference import poly1305 as reference
from tests.reference.poly1305_cases import PUBLISHED, cases
from tests.unit.libraries import Poly1305

SODIUM = ctypes.CDLL(str(import_module("nacl._sodium").__file__))
P = reference.P


def sodium_tag(key: bytes, message: bytes) -> bytes:
    out = ctypes.create_string_buffer(16)
    SODIUM.crypto_onetimeauth_poly1305(out, message, ctypes.c_ulonglong(len(message)), key)
    return out.raw


def test_backend_is_c(poly1305_c: Poly1305) -> None:
    assert poly1305_c.backend == 0


@pytest.mark.parametrize("name", PUBLISHED)
def test_published_tags(poly1305_c: Poly1305, name: str) -> None:
    key, message, tag = PUBLISHED[name]
    assert poly1305_c.tag(key, message) == tag
    assert poly1305_c.verify(tag, key, message) == 0


def test_every_length(poly1305_c: Poly1305) -> None:
    random = Random(1)
    for length in range(130):
        key, message = random.randbytes(32), random.randbytes(length)
        assert poly1305_c.tag(key, message) == sodium_tag(key, message)


@given(key=st.binary(min_size=32, max_size=32), message=st.binary(max_size=200))
def test_any_message(poly1305_c: Poly1305, key: bytes, message: bytes) -> None:
    assert poly1305_c.tag(key, message) == sodium_tag(key, message) == OpenSSL.generate_tag(key, message)


def test_extremes(poly1305_c: Poly1305) -> None:
    """The greatest carries, and sums that end at p or beyond it."""
    for r, message in cases(Random(2)):
        key = r.to_bytes(16, "little") + bytes(16)
        assert poly1305_c.tag(key, message) == reference.tag(key, message) == sodium_tag(key, message)


FINAL = [
    *(P + n for n in range(-6, 12)),
    *((1 << 130) + (1 << shift) - 1 for shift in (0, 32, 33, 64)),
    *((1 << shift) - 1 for shift in (32, 64, 96, 128, 129, 130)),
    (1 << 159) - 1,
    *(Random(bits).getrandbits(bits) for bits in (130, 140, 159)),
]


@pytest.mark.parametrize("h", FINAL, ids=hex)
@pytest.mark.parametrize("s", [0, 1, (1 << 128) - 1])
def test_a_sum_of_any_size_is_reduced(poly1305_c: Poly1305, h: int, s: int) -> None:
    assert poly1305_c.final(h, s) == ((h % P + s) % (1 << 128)).to_bytes(16, "little")


@pytest.mark.parametrize("split", range(10))
def test_pieces(poly1305_c: Poly1305, split: int) -> None:
    random = Random(split)
    for _ in range(20):
        key = random.randbytes(32)
        pieces = [random.randbytes(random.choice([0, 1, 15, 16, 17, 40])) for _ in range(random.randrange(9))]
        assert poly1305_c.pieces(key, pieces) == reference.tag(key, b"".join(pieces))


def test_every_pair_of_pieces(poly1305_c: Poly1305) -> None:
    key, message = Random(3).randbytes(32), Random(4).randbytes(50)
    for end in range(51):
        for middle in range(end + 1):
            pieces = [message[:middle], message[middle:end]]
            assert poly1305_c.pieces(key, pieces) == reference.tag(key, message[:end])


def test_every_wrong_bit_of_a_tag(poly1305_c: Poly1305) -> None:
    key, message = Random(5).randbytes(32), Random(6).randbytes(33)
    tag = int.from_bytes(reference.tag(key, message), "little")
    for bit in range(128):
        assert poly1305_c.verify((tag ^ 1 << bit).to_bytes(16, "little"), key, message) == -1
    # More than one, so that differences could cancel.
    for wrong in (tag ^ (1 << 128) - 1, tag ^ 0x80808080, tag ^ 0x100000001):
        assert poly1305_c.verify(wrong.to_bytes(16, "little"), key, message) == -1
    assert poly1305_c.verify(tag.to_bytes(16, "little"), key, message) == 0
