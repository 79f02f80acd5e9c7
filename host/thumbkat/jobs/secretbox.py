"""The other end of a board's messages: NaCl's secretbox, by libsodium."""

from __future__ import annotations

from nacl.bindings import crypto_secretbox_easy, crypto_secretbox_open_easy
from nacl.exceptions import CryptoError

TAG_BYTES = 16


def message_nonce(number: int) -> bytes:
    """Of a message of a session, by its number in its direction."""
    return number.to_bytes(8, "little") + bytes(16)


def seal(key: bytes, nonce: bytes, message: bytes) -> bytes:
    """The tag and the ciphertext."""
    return crypto_secretbox_easy(message, nonce, key)


def unseal(key: bytes, nonce: bytes, sealed: bytes) -> bytes | None:
    """The message; None where the tag is wrong."""
    try:
        return crypto_secretbox_open_easy(sealed, nonce, key)
    except CryptoError:
        return None
