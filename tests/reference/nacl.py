"""The boxes of NaCl (Bernstein, "Cryptography in NaCl", 2009): XSalsa20, Poly1305, and X25519 for keys."""

from tests.reference import curve25519, poly1305, salsa20

TAG_BYTES = 16


def seal(key: bytes, nonce: bytes, message: bytes) -> bytes:
    """The tag and the ciphertext: the stream's first 32 bytes are the key of the one, what follows makes the
    other."""
    stream = salsa20.xsalsa20_xor(key, nonce, bytes(32 + len(message)), 0)
    ciphertext = bytes(a ^ b for a, b in zip(message, stream[32:], strict=True))
    return poly1305.tag(stream[:32], ciphertext) + ciphertext


def open_box(key: bytes, nonce: bytes, boxed: bytes) -> bytes | None:
    """The message, or None of a forged box."""
    if len(boxed) < TAG_BYTES:
        return None
    message = seal(key, nonce, boxed[TAG_BYTES:])[TAG_BYTES:]
    return message if seal(key, nonce, message) == boxed else None


def public(private: bytes) -> bytes:
    return curve25519.scalarmult(private, curve25519.BASE)


def beforenm(public_key: bytes, private: bytes) -> bytes | None:
    """The key of both sides; None where the public key has a low order."""
    shared = curve25519.scalarmult(private, public_key)
    return None if shared == bytes(32) else salsa20.hsalsa20(shared, bytes(16))
