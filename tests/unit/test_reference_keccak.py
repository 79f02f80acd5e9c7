"""The reference's Keccak against Python's hashlib and the tables of FIPS 202."""

import hashlib
from random import Random

import pytest

from tests.reference import keccak

# Around the four rates, and more than one block.
LENGTHS = [0, 1, 71, 72, 73, 135, 136, 137, 167, 168, 169, 200, 272, 500]


@pytest.mark.parametrize("length", LENGTHS)
def test_sha3_and_shake_agree_with_hashlib(length: int) -> None:
    message = Random(length).randbytes(length)
    assert keccak.sha3_256(message) == hashlib.sha3_256(message).digest()
    assert keccak.sha3_512(message) == hashlib.sha3_512(message).digest()
    assert keccak.shake128(message, 3 * length) == hashlib.shake_128(message).digest(3 * length)
    assert keccak.shake256(message, 3 * length) == hashlib.shake_256(message).digest(3 * length)


def test_tables_of_fips_202() -> None:
    # Table 2's offsets mod 64, row y = 0 and y = 4; the first and last round constants.
    assert keccak.OFFSETS[:5] == [0, 1, 62, 28, 27]
    assert keccak.OFFSETS[20:] == [18, 2, 61, 56, 14]
    assert keccak.CONSTANTS[:3] == [0x0000000000000001, 0x0000000000008082, 0x800000000000808A]
    assert keccak.CONSTANTS[-1] == 0x8000000080008008


def test_a_state_has_200_bytes() -> None:
    with pytest.raises(ValueError, match="200 bytes"):
        keccak.f1600(bytes(199))
