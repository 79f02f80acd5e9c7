"""Schwaemm256-128 without associated data (Beierle et al., "Schwaemm and Esch", version 1.2).

This computer's own, as no maintained package of Python has it. It is slow and does not run in constant time:
good for what a test or a measurement gives to a board, and for nothing else.
"""

from __future__ import annotations

import hmac
import struct

KEY_BYTES = TAG_BYTES = 16
NONCE_BYTES = 32

_CONSTANTS = (
    *(0xB7E15162, 0xBF715880, 0x38B4DA56, 0x324E7738),
    *(0xBB1185EB, 0x4F7C7B57, 0xCFBFA1C8, 0xC2B3293D),
)
_SLIM, _BIG = 7, 11
_MASK = 0xFFFFFFFF
# Added to the capacity before the last block of a message: a padded one, and a full one.
_PADDED, _FULL = (number ^ 1 << 2 for number in (2, 3))


def encrypt(key: bytes, nonce: bytes, message: bytes) -> tuple[bytes, bytes]:
    """The ciphertext, and the tag."""
    return _run(key, nonce, message, decrypts=False)


def decrypt(key: bytes, nonce: bytes, ciphertext: bytes, tag: bytes) -> bytes | None:
    """The message; None where the tag is wrong."""
    message, right = _run(key, nonce, ciphertext, decrypts=True)
    return message if hmac.compare_digest(tag, right) else None


def _run(key: bytes, nonce: bytes, data: bytes, *, decrypts: bool) -> tuple[bytes, bytes]:
    if len(key) != KEY_BYTES or len(nonce) != NONCE_BYTES:
        raise ValueError(f"{len(key)} bytes of key and {len(nonce)} of nonce")
    state = list(struct.unpack("<12I", nonce + key))  # eight words of rate, four of capacity
    _permute(state, _BIG)
    result = b""
    for at in range(0, len(data), NONCE_BYTES):
        block = data[at : at + NONCE_BYTES]
        stream = struct.pack("<8I", *state[:8])
        other = bytes(one ^ with_ for one, with_ in zip(block, stream, strict=False))
        result += other
        plain = other if decrypts else block
        last = at + NONCE_BYTES >= len(data)
        if last:
            state[11] ^= (_FULL if len(block) == NONCE_BYTES else _PADDED) << 24
        if len(plain) < NONCE_BYTES:
            plain = (plain + b"\x80").ljust(NONCE_BYTES, b"\0")
        _absorb(state, struct.unpack("<8I", plain))
        _permute(state, _BIG if last else _SLIM)
    tag = (one ^ with_ for one, with_ in zip(state[8:], struct.unpack("<4I", key), strict=True))
    return result, struct.pack("<4I", *tag)


def _absorb(state: list[int], plain: tuple[int, ...]) -> None:
    """The halves of the rate in a Feistel swap, with the plaintext, and with the capacity on each."""
    for i in range(4):
        first, second, capacity = state[i], state[4 + i], state[8 + i]
        state[i] = second ^ plain[i] ^ capacity
        state[4 + i] = second ^ first ^ plain[4 + i] ^ capacity


def _permute(state: list[int], steps: int) -> None:
    """SPARKLE384: six branches of two words."""
    for step in range(steps):
        state[1] ^= _CONSTANTS[step % 8]
        state[3] ^= step
        for branch in range(0, 12, 2):
            state[branch : branch + 2] = _alzette(state[branch], state[branch + 1], _CONSTANTS[branch // 2])
        x, y = _ell(state[0] ^ state[2] ^ state[4]), _ell(state[1] ^ state[3] ^ state[5])
        left, right = state[:6], state[6:]
        for i in range(6):
            right[i] ^= left[i] ^ (x if i % 2 else y)
        state[:] = right[2:] + right[:2] + left


def _alzette(x: int, y: int, constant: int) -> tuple[int, int]:
    for of_y, of_x in ((31, 24), (17, 17), (0, 31), (24, 16)):
        x = (x + _turned(y, of_y)) & _MASK
        y ^= _turned(x, of_x)
        x ^= constant
    return x, y


def _ell(word: int) -> int:
    return _turned(word ^ word << 16 & _MASK, 16)


def _turned(word: int, right: int) -> int:
    return (word >> right | word << 32 - right) & _MASK
