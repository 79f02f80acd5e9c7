"""Keys and messages for Poly1305 on which an implementation may go wrong."""

from collections.abc import Iterator
from random import Random

from tests.reference.poly1305 import CLAMP, P, evaluate

IETF = (
    b"Any submission to the IETF intended by the Contributor for publication as all or part of an IETF "
    b"Internet-Draft or RFC and any statement made within the context of an IETF activity is considered an "
    b'"IETF Contribution". Such statements include oral statements in IETF sessions, as well as written and '
    b"electronic communications made at any time or place, which are addressed to"
)
JABBERWOCKY = (
    b"'Twas brillig, and the slithy toves\nDid gyre and gimble in the wabe:\nAll mimsy were the borogoves,\n"
    b"And the mome raths outgrabe."
)


def _key(r: str, s: str = "") -> bytes:
    return bytes.fromhex(r).ljust(16, b"\0") + bytes.fromhex(s).ljust(16, b"\0")


# RFC 8439, section 2.5.2 and appendix A.3: key, message, tag. Those from 7 on reach p, in a sum or a carry.
PUBLISHED: dict[str, tuple[bytes, bytes, bytes]] = {
    name: (key, message, bytes.fromhex(tag))
    for name, key, message, tag in [
        (
            "2.5.2",
            _key("85d6be7857556d337f4452fe42d506a8", "0103808afb0db2fd4abff6af4149f51b"),
            b"Cryptographic Forum Research Group",
            "a8061dc1305136c6c22b8baf0c0127a9",
        ),
        ("A.3-1", bytes(32), bytes(64), "00000000000000000000000000000000"),
        (
            "A.3-2",
            _key("", "36e5f6b5c5e06070f0efca96227a863e"),
            IETF,
            "36e5f6b5c5e06070f0efca96227a863e",
        ),
        ("A.3-3", _key("36e5f6b5c5e06070f0efca96227a863e"), IETF, "f3477e7cd95417af89a6b8794c310cf0"),
        (
            "A.3-4",
            _key("1c9240a5eb55d38af333888604f6b5f0", "473917c1402b80099dca5cbc207075c0"),
            JABBERWOCKY,
            "4541669a7eaaee61e708dc7cbcc5eb62",
        ),
        ("A.3-5", _key("02"), b"\xff" * 16, "03000000000000000000000000000000"),
        ("A.3-6", _key("02", "ff" * 16), b"\2" + bytes(15), "03000000000000000000000000000000"),
        (
            "A.3-7",
            _key("01"),
            bytes.fromhex("ff" * 16 + "f0" + "ff" * 15 + "11" + "00" * 15),
            "05000000000000000000000000000000",
        ),
        (
            "A.3-8",
            _key("01"),
            bytes.fromhex("ff" * 16 + "fb" + "fe" * 15 + "01" * 16),
            "00000000000000000000000000000000",
        ),
        ("A.3-9", _key("02"), b"\xfd" + b"\xff" * 15, "faffffffffffffffffffffffffffffff"),
        (
            "A.3-10",
            _key("0100000000000000 04"),
            bytes.fromhex(
                "e33594d7505e43b90000000000000000 3394d7505e4379cd0100000000000000"
                "00000000000000000000000000000000 01000000000000000000000000000000"
            ),
            "14000000000000005500000000000000",
        ),
        (
            "A.3-11",
            _key("0100000000000000 04"),
            bytes.fromhex(
                "e33594d7505e43b90000000000000000 3394d7505e4379cd0100000000000000"
                "00000000000000000000000000000000"
            ),
            "13000000000000000000000000000000",
        ),
    ]
}


def sums_at_p() -> Iterator[tuple[int, bytes]]:
    """With r = 1 the sum of the blocks is not reduced on its way: it ends from below p to beyond 2^130. Each
    is r and a message."""
    full = (1 << 128) - 1
    for total in range(P - 3, (1 << 130) + 4):
        blocks = 2 if total - (2 << 128) <= 2 * full else 3
        rest = total - (blocks << 128)
        values = []
        for _ in range(blocks):
            values.append(min(rest, full))
            rest -= values[-1]
        yield 1, b"".join(value.to_bytes(16, "little") for value in values)


def results_near_zero(random: Random) -> Iterator[tuple[int, bytes]]:
    """Messages for which h is from 0 to 5, or from p - 5 to p - 1, with an r of any size: where a sum that is
    not reduced is at p or just below 2^130."""
    for wanted in [*range(6), *range(P - 5, P)]:
        r = random.getrandbits(128) & CLAMP | 1 << 120
        while True:
            first = random.randbytes(16)
            second = (wanted * pow(r, -1, P) - evaluate(r, first)) % P - (1 << 128)
            if 0 <= second < 1 << 128:
                break
        message = first + second.to_bytes(16, "little")
        assert evaluate(r, message) == wanted
        yield r, message


EXTREME_R = [
    *(0, 1, 4, 5, CLAMP, CLAMP - 3, 0x0FFFFFFF, CLAMP ^ 0x0FFFFFFF),
    *(CLAMP & 0xFFFFFFFF << shift for shift in (0, 32, 64, 96)),
    *(1 << bit for bit in range(128) if CLAMP >> bit & 1),
]
EXTREME_BLOCKS = [
    b"\xff" * 16,
    bytes(16),
    b"\xfb" + b"\xff" * 15,
    b"\1" + bytes(15),
    bytes(15) + b"\x80",
    b"\xff\xff\xff\xff\0\0\0\0" * 2,
    b"\0\0\0\0\xff\xff\xff\xff" * 2,
]


def cases(random: Random) -> Iterator[tuple[int, bytes]]:
    """All of these, as r and a message."""
    yield from sums_at_p()
    yield from results_near_zero(random)
    for r in EXTREME_R:
        for block in EXTREME_BLOCKS:
            yield r, block * 3
        yield r, b"".join(random.choices(EXTREME_BLOCKS, k=7)) + b"\xff" * random.randrange(16)
