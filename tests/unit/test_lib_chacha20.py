"""lib/chacha20, compiled for this machine, against the `cryptography` package and the reference."""

from random import Random

import pytest
from cryptography.hazmat.primitives.ciphers import Cipher
from cryptography.hazmat.primitives.ciphers.algorithms import ChaCha20 as Peer
from hypothesis import given
from hypothesis import strategies as st

from tests.reference import chacha20 as reference
from tests.unit.libraries import ChaCha20

CONSTANTS = b"expand 32-byte k"


def peer_block(key: bytes, counter_and_nonce: bytes) -> bytes:
    return Cipher(Peer(key, counter_and_nonce), mode=None).encryptor().update(bytes(64))


def test_backend_is_c(chacha20_c: ChaCha20) -> None:
    assert chacha20_c.backend == 0


def test_published_block(chacha20_c: ChaCha20) -> None:
    """RFC 8439, section 2.3.2; its 32-bit counter and 96-bit nonce are the same four words."""
    words = CONSTANTS + bytes(range(32)) + bytes.fromhex("01000000000000090000004a00000000")
    assert chacha20_c.block(words).hex() == (
        "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
        "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e"
    )


@given(key=st.binary(min_size=32, max_size=32), rest=st.binary(min_size=16, max_size=16))
def test_any_key_counter_and_nonce(chacha20_c: ChaCha20, key: bytes, rest: bytes) -> None:
    assert chacha20_c.block(CONSTANTS + key + rest) == peer_block(key, rest)


WORDS = [bytes(64), b"\xff" * 64, *[Random(seed).randbytes(64) for seed in range(20)]]


@pytest.mark.parametrize("data", WORDS, ids=range(len(WORDS)))
def test_any_words(chacha20_c: ChaCha20, data: bytes) -> None:
    """The constants are words like the others."""
    assert chacha20_c.block(data) == reference.block(data)


@given(key=st.binary(min_size=32, max_size=32), nonce=st.binary(min_size=8, max_size=8))
def test_init(chacha20_c: ChaCha20, key: bytes, nonce: bytes) -> None:
    assert chacha20_c.init(key, nonce) == CONSTANTS + key + bytes(8) + nonce
