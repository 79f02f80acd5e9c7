"""The other side of a board's session over X25519, played by this computer: PROTOCOL.md, "Live sessions".

Its public key is the base point. So the secret is the public key with which the board answers, and nothing
has to be multiplied: good for a test, and for nothing else.
"""

from __future__ import annotations

from thumbkat.jobs.schemes import POINT_BYTES, SCHEMES, Derived, derive
from thumbkat.jobs.secretbox import message_nonce, seal

MSG_A = (9).to_bytes(POINT_BYTES, "little")


def agreed(msg_b: bytes) -> Derived:
    """What both sides have once the board has answered."""
    return derive(SCHEMES["x25519"], msg_b, MSG_A, msg_b)


def first_message(msg_b: bytes, text: bytes) -> bytes:
    """The first that this side, which started, has sealed."""
    return seal(agreed(msg_b).key_a, message_nonce(0), text)
