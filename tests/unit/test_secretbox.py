"""The host's secretbox against libsodium's."""

from random import Random

import pytest
from nacl import bindings

from thumbkat.jobs.secretbox import message_nonce, seal, unseal


@pytest.mark.parametrize("length", [0, 1, 15, 16, 17, 32, 33, 96, 97, 500])
def test_it_is_nacls(length: int) -> None:
    random = Random(length)
    key, nonce, message = random.randbytes(32), random.randbytes(24), random.randbytes(length)
    sealed = seal(key, nonce, message)
    assert sealed == bindings.crypto_secretbox_easy(message, nonce, key)
    assert unseal(key, nonce, sealed) == message
    for bit in (0, 127, 8 * len(sealed) - 1):
        wrong = bytearray(sealed)
        wrong[bit >> 3] ^= 1 << (bit & 7)
        assert unseal(key, nonce, bytes(wrong)) is None
    assert unseal(key, nonce, sealed[:-1]) is None


def test_the_nonce_of_a_message_is_its_number() -> None:
    assert message_nonce(0) == bytes(24)
    assert message_nonce(0x0102) == b"\x02\x01" + bytes(22)
    assert message_nonce(2**64 - 1) == b"\xff" * 8 + bytes(16)
