"""The schemes of live sessions (firmware/PROTOCOL.md), and what both sides derive from a secret."""

from __future__ import annotations

import hashlib
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


@dataclass(frozen=True)
class Derived:
    """A is the side that started, B the one that responded."""

    tag_a: bytes
    tag_b: bytes
    key_a: bytes
    key_b: bytes


def derive(scheme: Scheme, secret: bytes, msg_a: bytes, msg_b: bytes) -> Derived:
    transcript = _sha3(_sha3(msg_a) + _sha3(msg_b))
    stream = hashlib.shake_256(_LABEL + bytes([scheme.number]) + secret + transcript).digest(128)
    return Derived(*(stream[at : at + 32] for at in range(0, 128, 32)))


def _sha3(data: bytes) -> bytes:
    return hashlib.sha3_256(data).digest()
