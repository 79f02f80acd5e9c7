"""lib/fe25519, compiled for this machine, against integers."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.reference import curve25519 as reference
from tests.reference.curve25519 import P
from tests.unit.libraries import Fe25519

LIMIT = 2**256
# What fe25519.h says of the results of mul and sqr.
REDUCED = 2**255 + 2**230
# Around the multiples of p, at the ends of words, and where a carry runs through all of them.
AROUND = [base + i for base in (0, P, 2 * P) for i in (-20, -19, -1, 0, 1, 18, 19, 37, 38)]
BELOW_THE_END = [LIMIT - i for i in (1, 37, 38, 39, 2**32)]
ENDS_OF_WORDS = [2**i + j for i in (32, 224) for j in (-1, 0)]
EXTREMES = sorted(one for one in {*AROUND, *BELOW_THE_END, *ENDS_OF_WORDS} if 0 <= one < LIMIT)
RANDOM = [Random(seed).getrandbits(256) for seed in range(10)]
elements = st.integers(0, LIMIT - 1)


def expected(name: str, a: int, b: int) -> int:
    return {"add": a + b, "sub": a - b, "mul": a * b, "sqr": a * a}[name] % P


def check(library: Fe25519, name: str, *inputs: int, place: int | None = None) -> None:
    result = library.compute(name, *inputs, place=place)
    assert result % P == expected(name, inputs[0], inputs[-1])
    if name in ("mul", "sqr"):
        assert result < REDUCED


def test_backend_is_c(fe25519_c: Fe25519) -> None:
    assert fe25519_c.backend == 0


@pytest.mark.parametrize("name", ["add", "sub", "mul"])
def test_extremes_with_extremes(fe25519_c: Fe25519, name: str) -> None:
    for a in EXTREMES:
        for b in EXTREMES:
            check(fe25519_c, name, a, b)


def test_squares_of_extremes(fe25519_c: Fe25519) -> None:
    for a in EXTREMES:
        check(fe25519_c, "sqr", a)


@given(a=elements, b=elements)
def test_any_elements(fe25519_c: Fe25519, a: int, b: int) -> None:
    for name in ("add", "sub", "mul"):
        check(fe25519_c, name, a, b)
    check(fe25519_c, "sqr", a)


@pytest.mark.parametrize("name", ["add", "sub", "mul"])
def test_an_output_may_be_an_input(fe25519_c: Fe25519, name: str) -> None:
    for a, b in zip(RANDOM, EXTREMES, strict=False):
        check(fe25519_c, name, a, b, place=0)
        check(fe25519_c, name, a, b, place=1)
        assert fe25519_c.of_itself(name, a) % P == expected(name, a, a)


@pytest.mark.parametrize("value", [*EXTREMES, *RANDOM])
def test_powers(fe25519_c: Fe25519, value: int) -> None:
    """The inverse of zero is zero."""
    for name, exponent in (("invert", P - 2), ("pow22523", (P - 5) // 8)):
        for place in (None, 0):
            assert fe25519_c.compute(name, value, place=place) % P == pow(value, exponent, P)
    assert fe25519_c.compute("sqr", value, place=0) % P == value * value % P


@pytest.mark.parametrize("offset", range(4))
def test_bytes(fe25519_c: Fe25519, offset: int) -> None:
    """Out they are those of the number below p; in, the top bit is none of the number's."""
    for value in (*EXTREMES, *RANDOM):
        assert fe25519_c.to_bytes(value, offset) == reference.to_bytes(value)
        data = value.to_bytes(32, "little")
        assert fe25519_c.from_bytes(data, offset) % P == reference.element(data)


def test_swap(fe25519_c: Fe25519) -> None:
    for a, b in zip(EXTREMES, reversed(EXTREMES), strict=True):
        assert fe25519_c.cswap(a, b, 0) == (a, b)
        assert fe25519_c.cswap(a, b, 0xFFFFFFFF) == (b, a)
