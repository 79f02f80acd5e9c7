"""The reference's Salsa20 against the examples of its specification."""

from collections.abc import Callable, Sequence

import pytest

from tests.reference import salsa20


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
# Section 8.
HASHED = bytes(
    [
        *(211, 159, 13, 115, 76, 55, 82, 183, 3, 117, 222, 37, 191, 187, 234, 136),
        *(49, 237, 179, 48, 1, 106, 178, 219, 175, 199, 166, 48, 86, 16, 179, 207),
        *(31, 240, 32, 63, 15, 83, 93, 161, 116, 147, 48, 113, 238, 55, 204, 36),
        *(79, 201, 235, 79, 3, 81, 156, 47, 203, 26, 244, 243, 88, 118, 104, 54),
    ]
)
HASH = bytes(
    [
        *(109, 42, 178, 168, 156, 240, 248, 238, 168, 196, 190, 203, 26, 110, 170, 154),
        *(29, 29, 150, 26, 150, 30, 235, 249, 190, 163, 251, 48, 69, 144, 51, 57),
        *(118, 40, 152, 157, 180, 57, 27, 94, 107, 42, 236, 35, 27, 111, 114, 114),
        *(219, 236, 232, 135, 111, 155, 110, 18, 24, 232, 95, 158, 179, 19, 48, 202),
    ]
)
# Section 9: of a key and 16 bytes.
EXPANDED = bytes(
    [
        *(69, 37, 68, 39, 41, 15, 107, 193, 255, 139, 122, 6, 170, 233, 217, 98),
        *(89, 144, 182, 106, 21, 51, 200, 65, 239, 49, 222, 34, 215, 114, 40, 126),
        *(104, 197, 7, 225, 197, 153, 31, 2, 102, 78, 76, 176, 84, 245, 246, 184),
        *(177, 160, 133, 130, 6, 72, 149, 119, 192, 195, 132, 236, 234, 103, 246, 74),
    ]
)
# eSTREAM's set 1, vector 0 for keys of 256 bits: the first block.
SET_1_0 = (
    "e3be8fdd8beca2e3ea8ef9475b29a6e7003951e1097a5c38d23b7a5fad9f6844"
    "b22c97559e2723c7cbbd3fe4fc8d9a0744652a83e72a9c461876af4d7ef1a117"
)


@pytest.mark.parametrize(("y", "z"), QUARTERROUNDS)
def test_quarterround(y: str, z: str) -> None:
    y0, y1, y2, y3 = words(y)
    assert salsa20.quarterround(y0, y1, y2, y3) == words(z)


@pytest.mark.parametrize(("function", "x", "z"), ROUNDS)
def test_rounds(function: Callable[[Sequence[int]], tuple[int, ...]], x: str, z: str) -> None:
    assert function(words(x)) == words(z)


def test_hash() -> None:
    assert salsa20.block(bytes(64)) == bytes(64)
    assert salsa20.block(HASHED) == HASH


def test_expansion() -> None:
    key = bytes([*range(1, 17), *range(201, 217)])
    assert salsa20.block(salsa20.expand(key, bytes(range(101, 117)))) == EXPANDED


def test_stream() -> None:
    assert salsa20.stream(b"\x80" + bytes(31), bytes(8), 64).hex() == SET_1_0


def test_hsalsa20() -> None:
    """"Cryptography in NaCl" (2009), section 8: the first key of a shared secret."""
    shared = bytes.fromhex("4a5d9d5ba4ce2de1728e3bf480350f25e07e21c947d19e3376f09b3c1e161742")
    first = bytes.fromhex("1b27556473e985d462cd51197a9a46c76009549eac6474f206c4ee0844f68389")
    assert salsa20.hsalsa20(shared, bytes(16)) == first


def test_lengths_are_checked() -> None:
    with pytest.raises(ValueError, match="64 bytes"):
        salsa20.block(bytes(63))
    with pytest.raises(ValueError, match="key of 32 bytes"):
        salsa20.expand(bytes(16), bytes(16))
    with pytest.raises(ValueError, match="has 8 bytes"):
        salsa20.stream(bytes(32), bytes(24), 1)
    with pytest.raises(ValueError, match="has 24 bytes"):
        salsa20.xsalsa20_xor(bytes(32), bytes(8), b"")
