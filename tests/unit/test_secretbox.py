"""What the host has of messages of a session."""

import pytest

from thumbkat.jobs.secretbox import TAG_BYTES, message_nonce, seal, unseal

KEY, NONCE = bytes(range(32)), message_nonce(3)


def test_there_and_back() -> None:
    sealed = seal(KEY, NONCE, b"text")
    assert len(sealed) == TAG_BYTES + 4
    assert unseal(KEY, NONCE, sealed) == b"text"


@pytest.mark.parametrize("bit", [0, 127, 128, 159])
def test_one_wrong_bit(bit: int) -> None:
    wrong = bytearray(seal(KEY, NONCE, b"text"))
    wrong[bit >> 3] ^= 1 << (bit & 7)
    assert unseal(KEY, NONCE, bytes(wrong)) is None


@pytest.mark.parametrize("length", range(TAG_BYTES))
def test_less_than_a_tag(length: int) -> None:
    assert unseal(KEY, NONCE, bytes(length)) is None


def test_the_nonce_of_a_message_is_its_number() -> None:
    assert message_nonce(0) == bytes(24)
    assert message_nonce(0x0102) == b"\x02\x01" + bytes(22)
    assert message_nonce(2**64 - 1) == b"\xff" * 8 + bytes(16)
