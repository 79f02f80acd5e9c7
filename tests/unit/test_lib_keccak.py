"""lib/keccak, compiled for this machine, against hashlib and the reference."""

import hashlib
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.reference import keccak as reference
from tests.unit.libraries import Keccak

RATES = {"shake128": 168, "shake256": 136, "sha3_256": 136, "sha3_512": 72}
FIXED = {"sha3_256": 32, "sha3_512": 64}


def expected(name: str, message: bytes, length: int) -> bytes:
    if name == "shake128":
        return hashlib.shake_128(message).digest(length)
    if name == "shake256":
        return hashlib.shake_256(message).digest(length)
    return hashlib.new(name, message).digest()


def test_backend_is_c(keccak_c: Keccak) -> None:
    assert keccak_c.backend == 0


def test_permutation_of_zero(keccak_c: Keccak) -> None:
    """The first lanes that the Keccak team publishes for one and for two permutations of the zero state."""
    once = keccak_c.f1600(bytes(200))
    assert once[:16].hex() == "e7dde140798f25f18a47c033f9ccd584"
    assert keccak_c.f1600(once)[:8].hex() == "3ccb6ef94d955c2d"


@pytest.mark.parametrize(
    "state",
    [
        b"\xff" * 200,
        b"\x01" + bytes(199),
        bytes(199) + b"\x80",
        *[Random(seed).randbytes(200) for seed in range(20)],
    ],
)
def test_permutation(keccak_c: Keccak, state: bytes) -> None:
    assert keccak_c.f1600(state) == reference.f1600(state)


@given(
    data=st.binary(min_size=200, max_size=200),
    added=st.binary(max_size=200),
    place=st.tuples(st.integers(0, 200), st.integers(0, 200), st.integers(0, 200)),
)
def test_bytes_at_any_offset(
    keccak_c: Keccak, data: bytes, added: bytes, place: tuple[int, int, int]
) -> None:
    at = min(place[0], 200 - len(added))
    start, end = sorted(place[1:])
    whole = bytearray(data)
    for i, byte in enumerate(added):
        whole[at + i] ^= byte
    assert keccak_c.add_extract(data, added, at, start, end - start) == whole[start:end]


@pytest.mark.parametrize("name", RATES)
def test_every_length_around_a_block(keccak_c: Keccak, name: str) -> None:
    rate = RATES[name]
    data = Random(name).randbytes(3 * rate)
    for length in [*range(2 * rate + 2), 3 * rate - 1, 3 * rate]:
        message = data[:length]
        if name in FIXED:
            result = keccak_c.fixed(name, message, FIXED[name])
        else:
            result = keccak_c.shake(name, message, rate + 1)
        assert result == expected(name, message, rate + 1), length


@pytest.mark.parametrize("name", ["shake128", "shake256"])
def test_every_output_length_around_a_block(keccak_c: Keccak, name: str) -> None:
    for length in range(2 * RATES[name] + 2):
        assert keccak_c.shake(name, b"thumb", length) == expected(name, b"thumb", length)


@given(
    name=st.sampled_from(sorted(RATES)),
    messages=st.lists(st.binary(max_size=400), max_size=4),
    lengths=st.lists(st.integers(0, 400), max_size=4),
)
def test_any_pieces(keccak_c: Keccak, name: str, messages: list[bytes], lengths: list[int]) -> None:
    """Where a message or the output is cut does not matter, empty pieces included."""
    message = b"".join(messages)
    if name in FIXED:
        assert keccak_c.pieces(name, messages, [5, 0, FIXED[name] - 5]) == expected(name, message, 0)
    else:
        assert keccak_c.pieces(name, messages, lengths) == expected(name, message, sum(lengths))
