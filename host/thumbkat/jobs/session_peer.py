"""The other side of a board's session over X25519, played by this computer: PROTOCOL.md, "Live sessions"."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping

from nacl.bindings import crypto_scalarmult, crypto_scalarmult_base, crypto_secretbox_easy

_LABEL = b"thumbkat session v2"
_NUMBER = 2  # of the scheme x25519
_STARTED, _RESPONDED = 0, 1

# What a scheme's messages have, in bytes.
MSG_A_BYTES: Mapping[str, int] = {"newhope": 1824, "newhope-14bit": 1824, "x25519": 32, "hybrid": 1856}
MSG_B_BYTES: Mapping[str, int] = {"newhope": 2048, "newhope-14bit": 2048, "x25519": 32, "hybrid": 2080}


def derive(number: int, secret: bytes, msg_a: bytes, msg_b: bytes) -> tuple[list[bytes], list[bytes]]:
    """The tags and the keys, each of the side that started and of the one that responded."""
    transcript = _sha3(_sha3(msg_a) + _sha3(msg_b))
    text = _LABEL + bytes([number]) + secret + transcript
    parts = hashlib.shake_256(text).digest(4 * 32)
    tag_a, tag_b, key_a, key_b = (parts[at : at + 32] for at in range(0, 128, 32))
    return [tag_a, tag_b], [key_a, key_b]


class Peer:
    """The side that starts. It seals one message, its first."""

    def __init__(self, scalar: bytes | None = None) -> None:
        self._scalar = scalar or secrets.token_bytes(32)
        self.msg_a = crypto_scalarmult_base(self._scalar)

    def tag(self, msg_b: bytes) -> bytes:
        """By which it confirms the session."""
        return self._derived(msg_b)[0][_STARTED]

    def tag_of_the_board(self, msg_b: bytes) -> bytes:
        return self._derived(msg_b)[0][_RESPONDED]

    def seal(self, msg_b: bytes, text: bytes, count: int = 0) -> bytes:
        """Its message of that number, from 0."""
        return crypto_secretbox_easy(text, nonce(count), self._derived(msg_b)[1][_STARTED])

    def key_of_the_board(self, msg_b: bytes) -> bytes:
        """With which the board seals."""
        return self._derived(msg_b)[1][_RESPONDED]

    def _derived(self, msg_b: bytes) -> tuple[list[bytes], list[bytes]]:
        return derive(_NUMBER, crypto_scalarmult(self._scalar, msg_b), self.msg_a, msg_b)


def nonce(count: int) -> bytes:
    return count.to_bytes(8, "little") + bytes(16)


def _sha3(data: bytes) -> bytes:
    return hashlib.sha3_256(data).digest()
