"""The reference's ChaCha20 against RFC 8439's quarter-round, and against OpenSSL."""

from random import Random

import pytest
from cryptography.hazmat.primitives.ciphers import Cipher
from cryptography.hazmat.primitives.ciphers.algorithms import ChaCha20

from tests.reference import chacha20


def _openssl(key: bytes, last_words: bytes, length: int) -> bytes:
    return Cipher(ChaCha20(key, last_words), mode=None).encryptor().update(bytes(length))


def test_quarter_round_of_rfc_8439() -> None:
    # Section 2.1.1.
    mixed = chacha20.quarter_round(0x11111111, 0x01020304, 0x9B8D6F43, 0x01234567)
    assert mixed == (0xEA2A92F4, 0xCB1CF8CE, 0x4581472E, 0x5881C4BB)


@pytest.mark.parametrize("number", range(8))
def test_block_agrees_with_openssl(number: int) -> None:
    random = Random(number)
    key, last_words = random.randbytes(32), random.randbytes(16)
    assert chacha20.block(chacha20.CONSTANTS + key + last_words) == _openssl(key, last_words, 64)


@pytest.mark.parametrize("length", [0, 1, 63, 64, 65, 4096])
def test_key_stream_agrees_with_openssl(length: int) -> None:
    random = Random(length)
    key, nonce = random.randbytes(32), random.randbytes(8)
    assert chacha20.key_stream(key, nonce, length) == _openssl(key, bytes(8) + nonce, length)


def test_lengths_are_checked() -> None:
    with pytest.raises(ValueError, match="64 bytes"):
        chacha20.block(bytes(63))
    with pytest.raises(ValueError, match="key of 32 bytes"):
        chacha20.key_stream(bytes(16), bytes(8), 64)
