"""lib/salsa20, compiled for this machine, against libsodium and the reference."""

import ctypes
from importlib import import_module
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.reference import salsa20 as reference
from tests.unit.libraries import Salsa20

SODIUM = ctypes.CDLL(str(import_module("nacl._sodium").__file__))
COUNTERS = [0, 1, 2**32 - 2, 2**32 - 1, 2**32, 2**40 + 2**32 - 1, 2**64 - 3]
LENGTHS = [0, 1, 3, 4, 31, 63, 64, 65, 127, 128, 129, 200, 256, 300]

keys = st.binary(min_size=32, max_size=32)
counters = st.one_of(st.integers(0, 2**64 - 8), st.sampled_from(COUNTERS))


def sodium_xor(message: bytes, key: bytes, nonce: bytes, counter: int) -> bytes:
    out = ctypes.create_string_buffer(max(len(message), 1))
    functions = {8: SODIUM.crypto_stream_salsa20_xor_ic, 24: SODIUM.crypto_stream_xsalsa20_xor_ic}
    length = ctypes.c_ulonglong(len(message))
    assert functions[len(nonce)](out, message, length, nonce, ctypes.c_uint64(counter), key) == 0
    return out.raw[: len(message)]


def sodium_hsalsa20(key: bytes, nonce: bytes) -> bytes:
    out = ctypes.create_string_buffer(32)
    assert SODIUM.crypto_core_hsalsa20(out, nonce, key, None) == 0
    return out.raw


def test_backend_is_c(salsa20_c: Salsa20) -> None:
    assert salsa20_c.backend == 0


@given(data=st.binary(min_size=64, max_size=64))
def test_block(salsa20_c: Salsa20, data: bytes) -> None:
    """The constants are words like the others."""
    assert salsa20_c.block(data) == reference.block(data)


@given(key=keys, nonce=st.binary(min_size=16, max_size=16))
def test_hsalsa20(salsa20_c: Salsa20, key: bytes, nonce: bytes) -> None:
    assert salsa20_c.hsalsa20(key, nonce) == sodium_hsalsa20(key, nonce)


@given(
    message=st.binary(max_size=300),
    key=keys,
    counter=counters,
    long=st.booleans(),
    in_place=st.booleans(),
)
def test_any_message(
    salsa20_c: Salsa20, message: bytes, key: bytes, counter: int, long: bool, in_place: bool
) -> None:
    nonce = Random(message).randbytes(24 if long else 8)
    expected = sodium_xor(message, key, nonce, counter)
    assert salsa20_c.xor(message, key, nonce, counter, in_place=in_place) == expected


@pytest.mark.parametrize("nonce_bytes", [8, 24])
@pytest.mark.parametrize("counter", COUNTERS)
def test_counters_and_lengths(salsa20_c: Salsa20, counter: int, nonce_bytes: int) -> None:
    random = Random(counter)
    for length in LENGTHS:
        message, key = random.randbytes(length), random.randbytes(32)
        nonce = random.randbytes(nonce_bytes)
        expected = sodium_xor(message, key, nonce, counter)
        assert salsa20_c.xor(message, key, nonce, counter) == expected


def test_counter_is_zero_again_after_64_bits(salsa20_c: Salsa20) -> None:
    key, nonce = bytes(range(32)), bytes(range(8))
    message = bytes(200)
    expected = sodium_xor(bytes(64), key, nonce, 2**64 - 1) + sodium_xor(bytes(136), key, nonce, 0)
    assert salsa20_c.xor(message, key, nonce, 2**64 - 1) == expected
    assert salsa20_c.pieces([message], key, nonce, 2**64 - 1) == expected


@given(
    pieces=st.lists(st.one_of(st.binary(max_size=150), st.integers(0, 150)), max_size=6),
    key=keys,
    counter=counters,
    long=st.booleans(),
)
def test_any_pieces(
    salsa20_c: Salsa20, pieces: list[bytes | int], key: bytes, counter: int, long: bool
) -> None:
    nonce = Random(counter).randbytes(24 if long else 8)
    message = b"".join(bytes(one) if isinstance(one, int) else one for one in pieces)
    assert salsa20_c.pieces(pieces, key, nonce, counter) == sodium_xor(message, key, nonce, counter)


def test_every_split_in_two(salsa20_c: Salsa20) -> None:
    key, nonce, message = bytes(range(32)), bytes(8), Random(2).randbytes(150)
    expected = sodium_xor(message, key, nonce, 2**32 - 1)
    for at in range(len(message) + 1):
        assert salsa20_c.pieces([message[:at], message[at:]], key, nonce, 2**32 - 1) == expected


@pytest.mark.parametrize("number", range(4))
def test_the_reference_agrees_with_libsodium(number: int) -> None:
    random = Random(number)
    key, counter = random.randbytes(32), COUNTERS[2 * number]
    message, nonce = random.randbytes(random.randrange(300)), random.randbytes(24)
    expected = sodium_xor(message, key, nonce[:8], counter)
    assert reference.xor(key, nonce[:8], message, counter) == expected
    assert reference.xsalsa20_xor(key, nonce, message, counter) == sodium_xor(message, key, nonce, counter)
    assert reference.hsalsa20(key, nonce[:16]) == sodium_hsalsa20(key, nonce[:16])
