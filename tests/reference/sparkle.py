"""SPARKLE, Schwaemm, Esch and XOEsch, written from Beierle et al., "Schwaemm and Esch: Lightweight
Authenticated Encryption and Hashing using the Sparkle Permutation Family", version 1.2.

A state is a list of branches, each a pair of words. Its bytes are those of the words, little-endian.
"""

import struct
from collections.abc import Sequence
from dataclasses import dataclass

MASK = 0xFFFFFFFF
RCON = (
    *(0xB7E15162, 0xBF715880, 0x38B4DA56, 0x324E7738),
    *(0xBB1185EB, 0x4F7C7B57, 0xCFBFA1C8, 0xC2B3293D),
)
SLIM = {256: 7, 384: 7, 512: 8}
BIG = {256: 10, 384: 11, 512: 12}

Branch = tuple[int, int]


def _right(word: int, distance: int) -> int:
    return (word >> distance | word << (32 - distance)) & MASK if distance else word


def alzette(x: int, y: int, c: int) -> Branch:
    """The ARX-box."""
    for s, t in ((31, 24), (17, 17), (0, 31), (24, 16)):
        x = (x + _right(y, s)) & MASK
        y ^= _right(x, t)
        x ^= c
    return x, y


def ell(word: int) -> int:
    """The linear function of the Feistel round."""
    return _right(word ^ word << 16 & MASK, 16)


def _mixed(branches: Sequence[Branch]) -> Branch:
    """What the Feistel function of the linear layer adds to every branch: for x, and for y."""
    tx = ty = 0
    for x, y in branches:
        tx ^= x
        ty ^= y
    return ell(ty), ell(tx)


def linear_layer(branches: Sequence[Branch]) -> list[Branch]:
    """A Feistel round of the left half into the right, which then turns by a branch."""
    half = len(branches) // 2
    left, right = branches[:half], branches[half:]
    u, v = _mixed(left)
    new = [(rx ^ lx ^ u, ry ^ ly ^ v) for (lx, ly), (rx, ry) in zip(left, right, strict=True)]
    return [*new[1:], new[0], *left]


def sparkle(branches: Sequence[Branch], steps: int) -> list[Branch]:
    """The permutation of 256, 384 or 512 bits."""
    state = list(branches)
    for step in range(steps):
        (x0, y0), (x1, y1) = state[0], state[1]
        state[:2] = (x0, y0 ^ RCON[step % 8]), (x1, y1 ^ step)
        state = linear_layer([alzette(x, y, RCON[i]) for i, (x, y) in enumerate(state)])
    return state


def _branches(data: bytes) -> list[Branch]:
    return list(struct.iter_unpack("<II", data))


def _bytes(branches: Sequence[Branch]) -> bytes:
    return b"".join(struct.pack("<II", *branch) for branch in branches)


def permute(data: bytes, steps: int) -> bytes:
    """Of 32, 48 or 64 bytes."""
    return _bytes(sparkle(_branches(data), steps))


def _xor(a: bytes, b: bytes) -> bytes:
    return bytes(one ^ other for one, other in zip(a, b, strict=True))


def _pad(data: bytes, length: int) -> bytes:
    """One bit and zeros, where bytes are missing."""
    return data if len(data) == length else (data + b"\x80").ljust(length, b"\0")


def _blocks(data: bytes, length: int) -> list[bytes]:
    return [data[i : i + length] for i in range(0, len(data), length)]


class Forged(ValueError):
    """The tag is not that of the message."""


@dataclass(frozen=True)
class Schwaemm:
    """By the bytes of rate and capacity. The nonce has the rate's, key and tag the capacity's."""

    rate: int
    capacity: int

    @property
    def _bits(self) -> int:
        return 8 * (self.rate + self.capacity)

    def _constant(self, number: int) -> bytes:
        """What sets the last block apart, as it is added to the capacity: 0 and 1 for associated data,
        padded or full, 2 and 3 for the message; and a bit that stands for the size of the capacity."""
        value = number ^ 1 << self.capacity // 8
        return bytes(self.capacity - 1) + bytes([value])

    def _permute(self, state: bytes, steps: int) -> bytes:
        return permute(state, steps)

    def _whiten(self, state: bytes) -> bytes:
        """The capacity, as often as it takes, on the rate."""
        rate, capacity = state[: self.rate], state[self.rate :]
        return _xor(rate, (capacity * self.rate)[: self.rate]) + capacity

    def _rho(self, state: bytes, block: bytes) -> bytes:
        """rho_1: the Feistel swap of the rate's halves, and the block."""
        half = self.rate // 2
        first, second = state[:half], state[half : self.rate]
        return _xor(second + _xor(second, first), block) + state[self.rate :]

    def _last(self, state: bytes, constant: int) -> bytes:
        return state[: self.rate] + _xor(state[self.rate :], self._constant(constant))

    def _take(
        self, state: bytes, data: bytes, constants: tuple[int, int], *, decrypt: bool = False
    ) -> tuple[bytes, bytes]:
        """All of the associated data or of the message: the state after it, and what becomes of it."""
        *others, last = _blocks(data, self.rate) or [b""]
        result = b""
        for block in others:
            state, piece = self.block(state, block, decrypt=decrypt)
            result += piece
        if last:
            state, piece = self.block(state, last, constants[len(last) == self.rate], decrypt=decrypt)
            result += piece
        return state, result

    def block(
        self, state: bytes, block: bytes, last: int | None = None, *, decrypt: bool = False
    ) -> tuple[bytes, bytes]:
        """One block, and with a constant the last one."""
        other = _xor(block, state[: len(block)])
        if last is not None:
            state = self._last(state, last)
        state = self._whiten(self._rho(state, _pad(other if decrypt else block, self.rate)))
        return self._permute(state, (SLIM if last is None else BIG)[self._bits]), other

    def _run(self, key: bytes, nonce: bytes, ad: bytes, data: bytes, *, decrypt: bool) -> tuple[bytes, bytes]:
        if len(key) != self.capacity or len(nonce) != self.rate:
            raise ValueError(f"{len(key)} bytes of key and {len(nonce)} of nonce")
        state = self._permute(nonce + key, BIG[self._bits])
        state, _ = self._take(state, ad, (0, 1))
        state, result = self._take(state, data, (2, 3), decrypt=decrypt)
        return result, _xor(state[self.rate :], key)

    def encrypt(self, key: bytes, nonce: bytes, ad: bytes, plaintext: bytes) -> bytes:
        """The ciphertext, and then the tag."""
        ciphertext, tag = self._run(key, nonce, ad, plaintext, decrypt=False)
        return ciphertext + tag

    def decrypt(self, key: bytes, nonce: bytes, ad: bytes, ciphertext: bytes) -> bytes:
        """Raises Forged."""
        if len(ciphertext) < self.capacity:
            raise Forged(f"{len(ciphertext)} bytes are fewer than the tag's {self.capacity}")
        end = len(ciphertext) - self.capacity
        plaintext, tag = self._run(key, nonce, ad, ciphertext[:end], decrypt=True)
        if tag != ciphertext[end:]:
            raise Forged("the tag is wrong")
        return plaintext

    def decipher(self, key: bytes, nonce: bytes, ad: bytes, ciphertext: bytes) -> bytes:
        """Of a ciphertext without its tag, or of the beginning of one, whether or not it is genuine."""
        return self._run(key, nonce, ad, ciphertext, decrypt=True)[0]


SCHWAEMM = {
    "schwaemm128_128": Schwaemm(16, 16),
    "schwaemm256_128": Schwaemm(32, 16),
    "schwaemm192_192": Schwaemm(24, 24),
    "schwaemm256_256": Schwaemm(32, 32),
}


def _absorb(state: list[Branch], block: bytes) -> list[Branch]:
    """A block of 16 bytes goes through the linear layer's function into the left half."""
    half = len(state) // 2
    message = [*_branches(block), *[(0, 0)] * (half - 2)]
    u, v = _mixed(message)
    left = [(x ^ mx ^ u, y ^ my ^ v) for (x, y), (mx, my) in zip(state, message, strict=False)]
    return [*left, *state[half:]]


def absorb(state: bytes, block: bytes) -> bytes:
    """A block that is not the last one."""
    return _bytes(sparkle(_absorb(_branches(state), block), SLIM[8 * len(state)]))


def _sponge(bits: int, message: bytes, length: int, domains: tuple[int, int]) -> bytes:
    """The domain is for a padded block and for a full one; it goes into the last word of the left
    half."""
    state = [(0, 0)] * (bits // 64)
    blocks = _blocks(message, 16) or [b""]
    for block in blocks[:-1]:
        state = sparkle(_absorb(state, block), SLIM[bits])
    last = blocks[-1]
    end = bits // 128 - 1
    x, y = state[end]
    state[end] = x, y ^ domains[len(last) == 16] << 24
    state = sparkle(_absorb(state, _pad(last, 16)), BIG[bits])
    result = _bytes(state)[:16]
    while len(result) < length:
        state = sparkle(state, SLIM[bits])
        result += _bytes(state)[:16]
    return result[:length]


def esch256(message: bytes) -> bytes:
    return _sponge(384, message, 32, (1, 2))


def esch384(message: bytes) -> bytes:
    return _sponge(512, message, 48, (1, 2))


def xoesch256(message: bytes, length: int) -> bytes:
    return _sponge(384, message, length, (5, 6))


def xoesch384(message: bytes, length: int) -> bytes:
    return _sponge(512, message, length, (5, 6))
