"""The other end of a board's messages: PROTOCOL.md, "Live sessions".

Secretbox is libsodium's. What is sealed is the tag, and the ciphertext behind it.
"""

from __future__ import annotations

from collections.abc import Mapping

from nacl.bindings import crypto_secretbox_easy, crypto_secretbox_open_easy
from nacl.exceptions import CryptoError

from thumbkat.jobs import schwaemm
from thumbkat.jobs.schemes import AEAD_KEY_BYTES

TAG_BYTES = 16

SECRETBOX = "secretbox"
AEADS = tuple(AEAD_KEY_BYTES)
_NONCE_BYTES = {SECRETBOX: 24, "schwaemm256-128": schwaemm.NONCE_BYTES}


def message_nonce(aead: str, number: int) -> bytes:
    """Of a message of a session, by its number in its direction."""
    return number.to_bytes(8, "little").ljust(_NONCE_BYTES[aead], b"\0")


def seal(aead: str, keys: Mapping[str, bytes], number: int, message: bytes) -> bytes:
    """`keys` are those of the side that seals, by AEAD."""
    key, nonce = keys[aead], message_nonce(aead, number)
    if aead == SECRETBOX:
        return crypto_secretbox_easy(message, nonce, key)
    ciphertext, tag = schwaemm.encrypt(key, nonce, message)
    return tag + ciphertext


def unseal(aead: str, keys: Mapping[str, bytes], number: int, sealed: bytes) -> bytes | None:
    """The message; None where the tag is wrong."""
    key, nonce = keys[aead], message_nonce(aead, number)
    if aead != SECRETBOX:
        return schwaemm.decrypt(key, nonce, sealed[TAG_BYTES:], sealed[:TAG_BYTES])
    try:
        return crypto_secretbox_open_easy(sealed, nonce, key)
    except CryptoError:
        return None
