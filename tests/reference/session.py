"""Both sides of live sessions and their messages, from "Live sessions" in firmware/PROTOCOL.md."""

from __future__ import annotations

from dataclasses import dataclass

from tests.reference import curve25519, keccak, newhope, poly1305, salsa20, sparkle

LABEL = b"thumbkat session v2"
STARTED, RESPONDED = 0, 1
POINT_BYTES = 32
TAG_BYTES = 16  # of a sealed message
SECRETBOX, SCHWAEMM = "secretbox", "schwaemm256-128"
AEADS = (SECRETBOX, SCHWAEMM)


@dataclass(frozen=True)
class Scheme:
    """`parse` is NewHope's, None where it takes no part."""

    number: int
    parse: str | None
    x25519: bool

    @property
    def point_bytes(self) -> int:
        return POINT_BYTES if self.x25519 else 0

    @property
    def msg_a_bytes(self) -> int:
        return self.point_bytes + (1824 if self.parse else 0)

    @property
    def msg_b_bytes(self) -> int:
        return self.point_bytes + (2048 if self.parse else 0)


SCHEMES = {
    "newhope": Scheme(0, "5q", x25519=False),
    "newhope-14bit": Scheme(1, "14bit", x25519=False),
    "x25519": Scheme(2, None, x25519=True),
    "hybrid": Scheme(3, "5q", x25519=True),
}


class LowOrder(ValueError):
    """X25519's result is zero."""


@dataclass(frozen=True)
class Derived:
    """Tags and keys of the two roles; `keys` are secretbox's."""

    tags: tuple[bytes, bytes]
    keys: tuple[bytes, bytes]
    schwaemm_keys: tuple[bytes, bytes]

    def keys_of(self, aead: str) -> tuple[bytes, bytes]:
        return {SECRETBOX: self.keys, SCHWAEMM: self.schwaemm_keys}[aead]


def derive(scheme: str, secret: bytes, msg_a: bytes, msg_b: bytes) -> Derived:
    transcript = keccak.sha3_256(keccak.sha3_256(msg_a) + keccak.sha3_256(msg_b))
    number = bytes([SCHEMES[scheme].number])
    stream = keccak.shake256(LABEL + number + secret + transcript, 160)
    tag_a, tag_b, key_a, key_b = (stream[at : at + 32] for at in range(0, 128, 32))
    return Derived((tag_a, tag_b), (key_a, key_b), (stream[128:144], stream[144:]))


@dataclass
class Agreed:
    """One side of a session from then on; it counts the messages of both directions."""

    derived: Derived
    role: int
    sealed: int = 0
    opened: int = 0

    @property
    def tag(self) -> bytes:
        return self.derived.tags[self.role]

    @property
    def peer_tag(self) -> bytes:
        """What the other side has to send."""
        return self.derived.tags[1 - self.role]

    def seal(self, message: bytes, aead: str = SECRETBOX) -> bytes:
        sealed = seal(self.derived.keys_of(aead)[self.role], self.sealed, message, aead)
        self.sealed += 1
        return sealed

    def open(self, sealed: bytes, aead: str = SECRETBOX) -> bytes | None:
        """None where it is not the peer's next message."""
        message = open_sealed(self.derived.keys_of(aead)[1 - self.role], self.opened, sealed, aead)
        self.opened += 1
        return message


@dataclass(frozen=True)
class Pending:
    """What the side that started keeps until the answer is there."""

    scheme: str
    msg_a: bytes
    scalar: bytes
    newhope: tuple[int, ...]


def start(scheme: str, seed: bytes, noise: bytes, scalar: bytes) -> tuple[bytes, Pending]:
    """Message A. `seed` is NewHope's public one as it goes out: a board hashes its coin first."""
    facts, msg_a, secret = SCHEMES[scheme], b"", list[int]()
    if facts.x25519:
        msg_a += curve25519.scalarmult(scalar, curve25519.BASE)
    if facts.parse:
        message, secret = newhope.keygen(facts.parse, seed, noise)
        msg_a += message
    return msg_a, Pending(scheme, msg_a, scalar, tuple(secret))


def respond(scheme: str, msg_a: bytes, noise: bytes, scalar: bytes) -> tuple[bytes, Derived]:
    """Message B, and what is agreed."""
    facts, msg_b, secret = SCHEMES[scheme], b"", b""
    if len(msg_a) != facts.msg_a_bytes:
        raise ValueError(f"message A of {scheme} has {facts.msg_a_bytes} bytes, not {len(msg_a)}")
    point, rest = msg_a[: facts.point_bytes], msg_a[facts.point_bytes :]
    if facts.x25519:
        secret += _shared(scalar, point)
        msg_b += curve25519.scalarmult(scalar, curve25519.BASE)
    if facts.parse:
        message, key = newhope.sharedb(facts.parse, rest, noise)
        secret += key
        msg_b += message
    return msg_b, derive(scheme, secret, msg_a, msg_b)


def finish(pending: Pending, msg_b: bytes) -> Derived:
    """The same for the side that started."""
    facts, secret = SCHEMES[pending.scheme], b""
    if len(msg_b) != facts.msg_b_bytes:
        raise ValueError(f"message B of {pending.scheme} has {facts.msg_b_bytes} bytes, not {len(msg_b)}")
    if facts.x25519:
        secret += _shared(pending.scalar, msg_b[:POINT_BYTES])
    if facts.parse:
        secret += newhope.shareda(list(pending.newhope), msg_b[facts.point_bytes :])
    return derive(pending.scheme, secret, pending.msg_a, msg_b)


def _shared(scalar: bytes, point: bytes) -> bytes:
    shared = curve25519.scalarmult(scalar, point)
    if curve25519.low_order(shared):
        raise LowOrder(f"the point {point.hex()} is of low order")
    return shared


def nonce(number: int, aead: str = SECRETBOX) -> bytes:
    """Of a message, by its number in its direction."""
    return number.to_bytes(8, "little") + bytes({SECRETBOX: 16, SCHWAEMM: 24}[aead])


def seal(key: bytes, number: int, message: bytes, aead: str = SECRETBOX) -> bytes:
    """The tag, then the ciphertext. In NaCl's secretbox XSalsa20's first 32 bytes are Poly1305's key, and the
    rest encrypts the message."""
    if aead == SCHWAEMM:
        sealed = _SCHWAEMM.encrypt(key, nonce(number, aead), b"", message)
        return sealed[len(message) :] + sealed[: len(message)]
    stream = salsa20.xsalsa20_xor(key, nonce(number), bytes(32) + message)
    return poly1305.tag(stream[:32], stream[32:]) + stream[32:]


def open_sealed(key: bytes, number: int, sealed: bytes, aead: str = SECRETBOX) -> bytes | None:
    """The message; None where the tag is wrong."""
    tag, ciphertext = sealed[:TAG_BYTES], sealed[TAG_BYTES:]
    if aead == SCHWAEMM:
        try:
            return _SCHWAEMM.decrypt(key, nonce(number, aead), b"", ciphertext + tag)
        except sparkle.Forged:
            return None
    stream = salsa20.xsalsa20_xor(key, nonce(number), bytes(32) + ciphertext)
    if tag != poly1305.tag(stream[:32], ciphertext):
        return None
    return stream[32:]


_SCHWAEMM = sparkle.SCHWAEMM["schwaemm256_128"]
