"""The confirmation of a live session, from "Live sessions" in firmware/PROTOCOL.md."""

from tests.reference import keccak

SCHEMES = ("newhope", "newhope-14bit")
PARSE = {"newhope": "5q", "newhope-14bit": "14bit"}
STARTED, RESPONDED = b"A", b"B"


def tag(scheme_index: int, role: bytes, key: bytes, msg_a: bytes, msg_b: bytes) -> bytes:
    """The tag by which the side of that role proves that it has the key."""
    if role not in (STARTED, RESPONDED):
        raise ValueError(f"the role is A or B, not {role!r}")
    transcript = keccak.sha3_256(keccak.sha3_256(msg_a) + keccak.sha3_256(msg_b))
    return keccak.sha3_256(b"thumbkat session v1" + bytes([scheme_index]) + role + key + transcript)
