"""lib/sha512, compiled for this machine, against hashlib and the reference."""

import hashlib
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.reference import sha512 as reference
from tests.unit.libraries import Sha512, swapped
from tests.unit.vector_files import NIST, monte_carlo
from thumbkat.vectors import read


def test_backend_is_c(sha512_c: Sha512) -> None:
    assert sha512_c.backend == 0


def test_published_message(sha512_c: Sha512) -> None:
    """FIPS 180-4's example, as NIST publishes it."""
    assert sha512_c.hash(b"abc").hex() == (
        "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
        "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f"
    )


@pytest.mark.parametrize("name", ["ShortMsg", "LongMsg"])
def test_nist_messages(sha512_c: Sha512, name: str) -> None:
    vectors = read(NIST / "SHA2" / f"SHA512{name}.rsp", "sha512")
    assert len(vectors) >= 128
    for vector in vectors:
        message = vector.inputs["message"]
        assert isinstance(message, bytes)
        assert sha512_c.hash(message) == vector.outputs["digest"], vector.source


@pytest.mark.parametrize("checkpoints", [3, pytest.param(100, marks=pytest.mark.verify)])
def test_nist_monte_carlo(sha512_c: Sha512, checkpoints: int) -> None:
    for vector in read(NIST / "SHA2" / "SHA512Monte.rsp", "sha512")[:checkpoints]:
        assert monte_carlo(vector, sha512_c.hash) == vector.outputs["digest"], vector.source


def test_every_length(sha512_c: Sha512) -> None:
    """All ways in which the padding can lie, in one call and in pieces."""
    random = Random(512)
    for length in range(301):
        message = random.randbytes(length)
        digest = hashlib.sha512(message).digest()
        assert sha512_c.hash(message) == digest
        cut = random.randint(0, length)
        assert sha512_c.pieces([message[:cut], message[cut:]]) == digest


@given(pieces=st.lists(st.integers(0, 300).map(bytes), max_size=8), seed=st.integers())
def test_any_pieces(sha512_c: Sha512, pieces: list[bytes], seed: int) -> None:
    random = Random(seed)
    filled = [random.randbytes(len(piece)) for piece in pieces]
    assert sha512_c.pieces(filled) == hashlib.sha512(b"".join(filled)).digest()


@pytest.mark.parametrize("length", [0, 1, 63, 64, 65, 111, 112, 128, 200, 500])
def test_the_digest_may_overwrite_the_message(sha512_c: Sha512, length: int) -> None:
    message = Random(length).randbytes(length)
    assert sha512_c.hash(message, in_place=True) == hashlib.sha512(message).digest()


@pytest.mark.parametrize("count", [0, 1, 2, 5])
def test_blocks(sha512_c: Sha512, count: int) -> None:
    random = Random(count)
    state, blocks = random.randbytes(64), random.randbytes(128 * count)
    expected = state
    for at in range(0, len(blocks), 128):
        expected = reference.compress(expected, blocks[at : at + 128])
    assert sha512_c.blocks(state, blocks) == expected


# In bytes. The number of bits has one word more from 2^29 bytes on, that of bytes from 2^32.
LENGTHS = [2**29, 2**32, 2**61, 2**64, 2**96, 2**125]


@pytest.mark.parametrize("limit", LENGTHS, ids=[f"2^{limit.bit_length() - 1}" for limit in LENGTHS])
@pytest.mark.parametrize("before", [1, 77, 128, 200])
def test_long_messages(sha512_c: Sha512, limit: int, before: int) -> None:
    """A hash that has seen almost so many bytes goes on beyond."""
    random = Random(limit + before)
    start, seen = random.randbytes(64), limit - before
    rest, piece = random.randbytes(seen % 128), random.randbytes(300)
    state = swapped(start) + rest.ljust(128, b"\xee") + seen.to_bytes(16, "little")
    total = (seen + len(piece)) % 2**125
    assert sha512_c.pieces([piece[:100], piece[100:]], state) == reference.finish(start, total, rest + piece)
