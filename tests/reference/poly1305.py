"""Poly1305, written from RFC 8439, section 2.5."""

P = (1 << 130) - 5
CLAMP = 0x0FFFFFFC0FFFFFFC0FFFFFFC0FFFFFFF


def evaluate(r: int, message: bytes, h: int = 0) -> int:
    """The polynomial mod p: h, then each block of the message with its end mark, times the powers of r."""
    for start in range(0, len(message), 16):
        block = message[start : start + 16] + b"\1"
        h = (h + int.from_bytes(block, "little")) * r % P
    return h


def tag(key: bytes, message: bytes) -> bytes:
    """The tag of a message under a one-time key of 32 bytes."""
    if len(key) != 32:
        raise ValueError(f"Poly1305 has a key of 32 bytes, not {len(key)}")
    r = int.from_bytes(key[:16], "little") & CLAMP
    s = int.from_bytes(key[16:], "little")
    return ((evaluate(r, message) + s) % (1 << 128)).to_bytes(16, "little")
