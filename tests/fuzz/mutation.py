"""Files and frames that were valid, and what becomes of them."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import TypeVar

from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

from thumbkat.errors import ThumbkatError

_EXTREMES = (
    0,
    1,
    0x7F,
    0x80,
    0xFF,
    0x100,
    0x7FFF,
    0x8000,
    0xFFFF,
    0x10000,
    0x7FFFFFFF,
    0x80000000,
    0xFFFFFFFF,
)
_NUMBERS = (
    "0",
    "1",
    "-1",
    "7",
    "255",
    "65536",
    "4294967296",
    "999999999",
    "9" * 18,
    "1" + "0" * 400,
    "1e999",
    "00",
)
# What means something to one reader or another, in a place where it was not expected.
_WORDS = (
    b"\n", b"\r", b"\n\n", b"\0", b"\x1b[2J", b"\xff", b"\xc3\xa9", b"\xe2\x80\xa8", b"\xef\xbb\xbf", b"=",
    b"[", b"]", b"[[", b"[" * 2000, b'{"a":' * 2000, b"{", b"}", b",", b":", b'"', b"\\", b"\\n", b"\\ud800",
    b"\\u0000", b"null", b"true", b"NaN", b"-Infinity", b"{}", b"[]", b'""', b"#", b"/", b"..", b" ",
)  # fmt: skip
_DIGITS = re.compile(rb"[0-9]+")

Edit = tuple[int, int, int, int]
_T = TypeVar("_T")


def edits(most: int = 4) -> st.SearchStrategy[list[Edit]]:
    number = st.integers(0, 2**32 - 1)
    one = st.tuples(st.integers(0, len(_EDITS) - 1), number, number, number)
    return st.lists(one, min_size=1, max_size=most)


def mutated(seeds: Sequence[bytes]) -> st.SearchStrategy[bytes]:
    """One of the seeds after a few edits: bits and bytes changed, pieces lost, doubled, moved in from another
    seed, numbers turned into extreme ones."""
    return st.builds(
        lambda which, other, changes: edited(seeds[which], seeds[other], changes),
        st.integers(0, len(seeds) - 1),
        st.integers(0, len(seeds) - 1),
        edits(),
    )


def edited(data: bytes, other: bytes, changes: Sequence[Edit]) -> bytes:
    for kind, a, b, c in changes:
        data = _EDITS[kind](data, other, a, b, c)
    return data


def _flip(data: bytes, other: bytes, a: int, b: int, c: int) -> bytes:
    at = a % (len(data) or 1)
    return data[:at] + bytes(byte ^ 1 << b % 8 for byte in data[at : at + 1]) + data[at + 1 :]


def _byte(data: bytes, other: bytes, a: int, b: int, c: int) -> bytes:
    at = a % (len(data) or 1)
    return data[:at] + bytes([b % 256]) + data[at + 1 :]


def _cut(data: bytes, other: bytes, a: int, b: int, c: int) -> bytes:
    return data[: a % (len(data) + 1)]


def _lose(data: bytes, other: bytes, a: int, b: int, c: int) -> bytes:
    at = a % (len(data) + 1)
    return data[:at] + data[at + 1 + b % (8 if c % 2 else len(data) + 1) :]


def _double(data: bytes, other: bytes, a: int, b: int, c: int) -> bytes:
    at = a % (len(data) + 1)
    end = at + 1 + b % (64 if c % 2 else len(data) + 1)
    return data[:end] + data[at:]


def _splice(data: bytes, other: bytes, a: int, b: int, c: int) -> bytes:
    return data[: a % (len(data) + 1)] + other[b % (len(other) + 1) :]


def _insert(data: bytes, other: bytes, a: int, b: int, c: int) -> bytes:
    at = a % (len(data) + 1)
    return data[:at] + _WORDS[b % len(_WORDS)] + data[at + (c % 2) :]


def _extreme(data: bytes, other: bytes, a: int, b: int, c: int) -> bytes:
    size = (1, 2, 4, 4)[c % 4]
    at = a % (len(data) or 1)
    if c & 4:
        at &= -size  # numbers of binary files are aligned
    value = (_EXTREMES[b % len(_EXTREMES)] & (1 << 8 * size) - 1).to_bytes(size, "little")
    return data[:at] + value + data[at + size :]


def _number(data: bytes, other: bytes, a: int, b: int, c: int) -> bytes:
    """The first number in decimal from somewhere on."""
    found = _DIGITS.search(data, a % (len(data) or 1))
    if found is None:
        return data
    return data[: found.start()] + _NUMBERS[b % len(_NUMBERS)].encode() + data[found.end() :]


def _lines(data: bytes, other: bytes, a: int, b: int, c: int) -> bytes:
    """A line lost, doubled, or exchanged with another."""
    lines = data.split(b"\n")
    first, second = a % len(lines), b % len(lines)
    if c % 3 == 0:
        del lines[first]
    elif c % 3 == 1:
        lines.insert(second, lines[first])
    else:
        lines[first], lines[second] = lines[second], lines[first]
    return b"\n".join(lines)


_EDITS: tuple[Callable[[bytes, bytes, int, int, int], bytes], ...] = (
    _flip, _byte, _cut, _lose, _double, _splice, _insert, _extreme, _extreme, _number, _number, _lines,
)  # fmt: skip


def try_all(strategy: st.SearchStrategy[_T], check: Callable[[_T], object], examples: int) -> None:
    """Always the same examples for the same number of them."""

    @seed(examples)
    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        phases=(Phase.generate, Phase.shrink),
        suppress_health_check=list(HealthCheck),
    )
    @given(strategy)
    def once(example: _T) -> None:
        check(example)

    once()


LONGEST_MESSAGE = 1000


def gives_or_refuses(read: Callable[[], object]) -> object | None:
    """What is read; None where that is an error of thumbkat's, with one line that a terminal can show."""
    try:
        return read()
    except ThumbkatError as error:
        message = str(error)
        assert message.isprintable(), repr(message)
        assert 0 < len(message) <= LONGEST_MESSAGE, f"{len(message)} characters: {message[:200]}"
        return None
