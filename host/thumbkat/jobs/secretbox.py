"""NaCl's secretbox in plain Python: the other end of a board's messages.

It is slow, and its time depends on the key: it is for keys that were made for a test.
"""

from __future__ import annotations

import struct

TAG_BYTES = 16
_SIGMA = struct.unpack("<4I", b"expand 32-byte k")
_COLUMNS = ((0, 4, 8, 12), (5, 9, 13, 1), (10, 14, 2, 6), (15, 3, 7, 11))
_ROWS = ((0, 1, 2, 3), (5, 6, 7, 4), (10, 11, 8, 9), (15, 12, 13, 14))
_CLAMP = 0x0FFFFFFC_0FFFFFFC_0FFFFFFC_0FFFFFFF
_P = 2**130 - 5


def message_nonce(number: int) -> bytes:
    """Of a message of a session, by its number in its direction."""
    return number.to_bytes(8, "little") + bytes(16)


def seal(key: bytes, nonce: bytes, message: bytes) -> bytes:
    """The tag and the ciphertext."""
    stream = _stream(key, nonce, 32 + len(message))
    ciphertext = _xor(message, stream[32:])
    return _poly1305(stream[:32], ciphertext) + ciphertext


def unseal(key: bytes, nonce: bytes, sealed: bytes) -> bytes | None:
    """The message; None where the tag is wrong."""
    tag, ciphertext = sealed[:TAG_BYTES], sealed[TAG_BYTES:]
    stream = _stream(key, nonce, 32 + len(ciphertext))
    return _xor(ciphertext, stream[32:]) if tag == _poly1305(stream[:32], ciphertext) else None


def _xor(one: bytes, other: bytes) -> bytes:
    return bytes(a ^ b for a, b in zip(one, other, strict=True))


def _stream(key: bytes, nonce: bytes, length: int) -> bytes:
    """XSalsa20: the first 16 bytes of the nonce go into a key of Salsa20, the last 8 are its nonce."""
    start = _input(key, struct.unpack("<4I", nonce[:16]))
    mixed = _rounds(start)
    subkey = struct.pack("<8I", *(mixed[i] for i in (0, 5, 10, 15, 6, 7, 8, 9)))
    stream = b""
    for block in range(-(-length // 64)):
        words = _input(subkey, (*struct.unpack("<2I", nonce[16:]), block, 0))
        pairs = zip(words, _rounds(words), strict=True)
        stream += struct.pack("<16I", *((a + b) & 0xFFFFFFFF for a, b in pairs))
    return stream[:length]


def _input(key: bytes, middle: tuple[int, ...]) -> list[int]:
    """Salsa20's matrix: constants on the diagonal, key and nonce between them."""
    k = struct.unpack("<8I", key)
    return [_SIGMA[0], *k[:4], _SIGMA[1], *middle, _SIGMA[2], *k[4:], _SIGMA[3]]


def _rounds(words: list[int]) -> list[int]:
    x = list(words)
    for _ in range(10):
        for a, b, c, d in (*_COLUMNS, *_ROWS):
            x[b] ^= _rotated(x[a] + x[d], 7)
            x[c] ^= _rotated(x[b] + x[a], 9)
            x[d] ^= _rotated(x[c] + x[b], 13)
            x[a] ^= _rotated(x[d] + x[c], 18)
    return x


def _rotated(total: int, distance: int) -> int:
    word = total & 0xFFFFFFFF
    return (word << distance | word >> (32 - distance)) & 0xFFFFFFFF


def _poly1305(key: bytes, message: bytes) -> bytes:
    r, s = int.from_bytes(key[:16], "little") & _CLAMP, int.from_bytes(key[16:], "little")
    h = 0
    for at in range(0, len(message), 16):
        h = (h + int.from_bytes(message[at : at + 16] + b"\1", "little")) * r % _P
    return ((h + s) % 2**128).to_bytes(TAG_BYTES, "little")
