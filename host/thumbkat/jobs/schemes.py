"""The schemes of live sessions (firmware/PROTOCOL.md), and what both sides derive from a secret."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass

POINT_BYTES = 32
PACKED_BYTES = 1792  # 1,024 coefficients of 14 bits, with which both messages of NewHope begin
_NEWHOPE_MSG_A, _NEWHOPE_MSG_B = 1824, 2048
_LABEL = b"thumbkat session v2"


@dataclass(frozen=True)
class Scheme:
    """`parse` is that of NewHope's public polynomial; None where NewHope takes no part. A message is X25519's
    public key, then NewHope's message."""

    number: int
    parse: str | None
    x25519: bool

    @property
    def point_bytes(self) -> int:
        return POINT_BYTES if self.x25519 else 0

    @property
    def msg_a_bytes(self) -> int:
        return self.point_bytes + (_NEWHOPE_MSG_A if self.parse else 0)

    @property
    def msg_b_bytes(self) -> int:
        return self.point_bytes + (_NEWHOPE_MSG_B if self.parse else 0)


SCHEMES = {
    "newhope": Scheme(0, "5q", x25519=False),
    "newhope-14bit": Scheme(1, "14bit", x25519=False),
    "x25519": Scheme(2, None, x25519=True),
    "hybrid": Scheme(3, "5q", x25519=True),
}


# What seals messages, and the bytes of its keys, in the order in which they are derived.
AEAD_KEY_BYTES = {"secretbox": 32, "schwaemm256-128": 16}
_TAG_BYTES = 32
_STREAM_BYTES = 2 * (_TAG_BYTES + sum(AEAD_KEY_BYTES.values()))


@dataclass(frozen=True)
class Derived:
    """A is the side that started, B the one that responded. Each seals under keys of its own, one an AEAD."""

    tag_a: bytes
    tag_b: bytes
    keys_a: Mapping[str, bytes]
    keys_b: Mapping[str, bytes]


def derive(scheme: Scheme, secret: bytes, msg_a: bytes, msg_b: bytes) -> Derived:
    transcript = _sha3(_sha3(msg_a) + _sha3(msg_b))
    stream = hashlib.shake_256(_LABEL + bytes([scheme.number]) + secret + transcript).digest(_STREAM_BYTES)
    tag_a, tag_b, at = stream[:_TAG_BYTES], stream[_TAG_BYTES : 2 * _TAG_BYTES], 2 * _TAG_BYTES
    keys_a, keys_b = dict[str, bytes](), dict[str, bytes]()
    for aead, size in AEAD_KEY_BYTES.items():
        for keys in (keys_a, keys_b):
            keys[aead] = stream[at : at + size]
            at += size
    return Derived(tag_a, tag_b, keys_a, keys_b)


def _sha3(data: bytes) -> bytes:
    return hashlib.sha3_256(data).digest()
