"""tests/reference/sha512.py against FIPS 180-4's constants, NIST's examples and hashlib."""

import hashlib
from random import Random

import pytest

from tests.reference import sha512

ABC = (
    "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
    "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f"
)
TWO_BLOCKS = bytes(ord("a") + i + j for i in range(14) for j in range(8))  # abcdefgh, bcdefghi, to nopqrstu


def test_constants_of_the_standard() -> None:
    """The first and the last of section 4.2.3, and the first of 5.3.5."""
    assert (sha512.K[0], sha512.K[79]) == (0x428A2F98D728AE22, 0x6C44198C4A475817)
    assert sha512.START[:8].hex() == "6a09e667f3bcc908"


def test_published_messages() -> None:
    assert sha512.sha512(b"abc").hex() == ABC
    assert sha512.sha512(TWO_BLOCKS).hex() == (
        "8e959b75dae313da8cf4f72814fc143f8f7779c6eb9f7fa17299aeadb6889018"
        "501d289e4900f7e4331b99dec4b5433ac7d329eeb6dd26545e96e55b874be909"
    )


@pytest.mark.parametrize("length", [0, 1, 111, 112, 127, 128, 129, 239, 240, 256, 300])
def test_any_message(length: int) -> None:
    message = Random(length).randbytes(length)
    assert sha512.sha512(message) == hashlib.sha512(message).digest()


def test_the_length_has_128_bits() -> None:
    """In bits it is more than 64 from 2^61 bytes on."""
    assert sha512.padding(2**61 + 3)[-16:].hex() == "00000000000000010000000000000018"
    assert len(sha512.padding(2**61 + 3)) == 125
