"""The reference's Salsa20 against the examples of its specification."""

from collections.abc import Callable, Sequence

import pytest

from tests.reference import salsa20
from tests.reference import salsa20_cases as cases


def words(text: str) -> tuple[int, ...]:
    return tuple(int(one, 16) for one in text.split())


# Section 3.
QUARTERROUNDS = [
    ("00000000 00000000 00000000 00000000", "00000000 00000000 00000000 00000000"),
    ("00000001 00000000 00000000 00000000", "08008145 00000080 00010200 20500000"),
    ("00000000 00000001 00000000 00000000", "88000100 00000001 00000200 00402000"),
    ("00000000 00000000 00000001 00000000", "80040000 00000000 00000001 00002000"),
    ("00000000 00000000 00000000 00000001", "00048044 00000080 00010000 20100001"),
    ("e7e8c006 c4f9417d 6479b4b2 68c67137", "e876d72b 9361dfd5 f1460244 948541a3"),
    ("d3917c5b 55f1c407 52a58a7a 8f887a3b", "3e2f308c d90a8f36 6ab2a923 2883524c"),
]
# Sections 4 and 5, and 6.
ROUND = """
    08521bd6 1fe88837 bb2aa576 3aa26365 c54c6a5b 2fc74c2f 6dd39cc3 da0a64f6
    90a2f23d 067f95a6 06b35f61 41e4732e e859c100 ea4d84b7 0f619bff bc6e965a
"""
ROUNDS: list[tuple[Callable[[Sequence[int]], tuple[int, ...]], str, str]] = [
    (
        salsa20.rowround,
        "00000001 00000000 00000000 00000000 " * 4,
        """
        08008145 00000080 00010200 20500000 20100001 00048044 00000080 00010000
        00000001 00002000 80040000 00000000 00000001 00000200 00402000 88000100
        """,
    ),
    (
        salsa20.rowround,
        ROUND,
        """
        a890d39d 65d71596 e9487daa c8ca6a86 949d2192 764b7754 e408d9b9 7a41b4d1
        3402e183 3c3af432 50669f96 d89ef0a8 0040ede5 b545fbce d257ed4f 1818882d
        """,
    ),
    (
        salsa20.columnround,
        "00000001 00000000 00000000 00000000 " * 4,
        """
        10090288 00000000 00000000 00000000 00000101 00000000 00000000 00000000
        00020401 00000000 00000000 00000000 40a04001 00000000 00000000 00000000
        """,
    ),
    (
        salsa20.columnround,
        ROUND,
        """
        8c9d190a ce8e4c90 1ef8e9d3 1326a71a 90a20123 ead3c4f3 63a091a0 f0708d69
        789b010c d195a681 eb7d5504 a774135c 481c2027 53a8e4b5 4c1f89c5 3f78c9c8
        """,
    ),
    (
        salsa20.doubleround,
        "00000001" + " 00000000" * 15,
        """
        8186a22d 0040a284 82479210 06929051 08000090 02402200 00004000 00800000
        00010200 20400000 08008104 00000000 20500000 a0000040 0008180a 612a8020
        """,
    ),
]


@pytest.mark.parametrize(("y", "z"), QUARTERROUNDS)
def test_quarterround(y: str, z: str) -> None:
    y0, y1, y2, y3 = words(y)
    assert salsa20.quarterround(y0, y1, y2, y3) == words(z)


@pytest.mark.parametrize(("function", "x", "z"), ROUNDS)
def test_rounds(function: Callable[[Sequence[int]], tuple[int, ...]], x: str, z: str) -> None:
    assert function(words(x)) == words(z)


@pytest.mark.parametrize(("data", "hashed"), cases.HASHES)
def test_hash(data: bytes, hashed: bytes) -> None:
    assert salsa20.block(data) == hashed


def test_expansion() -> None:
    assert salsa20.block(salsa20.expand(cases.EXPANDED_KEY, cases.EXPANDED_BYTES)) == cases.EXPANDED


@pytest.mark.parametrize("case", cases.ESTREAM, ids=lambda case: case.name)
def test_stream(case: cases.Stream) -> None:
    assert salsa20.stream(case.key, case.nonce, 64) == case.stream


def test_hsalsa20() -> None:
    """The keys of "Cryptography in NaCl": of a shared secret, and of the first part of a nonce."""
    assert salsa20.hsalsa20(cases.SHARED, bytes(16)) == cases.FIRST_KEY
    assert salsa20.hsalsa20(cases.FIRST_KEY, cases.NONCE[:16]) == cases.SECOND_KEY


def test_xsalsa20() -> None:
    assert salsa20.xsalsa20_xor(cases.FIRST_KEY, cases.NONCE, bytes(32)) == cases.STREAM


def test_lengths_are_checked() -> None:
    with pytest.raises(ValueError, match="64 bytes"):
        salsa20.block(bytes(63))
    with pytest.raises(ValueError, match="key of 32 bytes"):
        salsa20.expand(bytes(16), bytes(16))
    with pytest.raises(ValueError, match="has 8 bytes"):
        salsa20.stream(bytes(32), bytes(24), 1)
    with pytest.raises(ValueError, match="has 24 bytes"):
        salsa20.xsalsa20_xor(bytes(32), bytes(8), b"")
