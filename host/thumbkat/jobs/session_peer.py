"""The other side of a board's session over X25519, played by this computer: PROTOCOL.md, "Live sessions".

Its public key is the base point. So the secret is the public key with which the board answers, and nothing
has to be multiplied: good for a test, and for nothing else.
"""

from __future__ import annotations

from thumbkat.jobs.messages import seal
from thumbkat.jobs.schemes import POINT_BYTES, SCHEMES, Derived, derive

MSG_A = (9).to_bytes(POINT_BYTES, "little")


def agreed(msg_b: bytes) -> Derived:
    """What both sides have once the board has answered."""
    return derive(SCHEMES["x25519"], msg_b, MSG_A, msg_b)


def first_message(msg_b: bytes, aead: str, text: bytes) -> bytes:
    """The first that this side, which started, has sealed."""
    return seal(aead, agreed(msg_b).keys_a, 0, text)
