"""Every routine of firmware/lib that C can call: its arguments, and calls of it that are allowed.

What a call gives is compared in a form that no backend chooses: a polynomial as its wire, a state as its
bytes.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from functools import partial
from random import Random
from typing import TYPE_CHECKING

from tests.reference import curve25519, ed25519, nacl, poly1305, sparkle
from tests.unit.libraries import NATURAL, NTT, NTT_SECRET, SAMPLED

if TYPE_CHECKING:
    from tests.contract.device import Device

Q = 12289
STATE_BYTES, SPONGE_BYTES, POLY_BYTES, WIRE_BYTES = 200, 204, 2048, 2048
SCRATCH_BYTES, WORK_BYTES = 260, 2308
SALSA20_STREAM_BYTES, AUTHENTICATOR_BYTES = 132, 72
MSG_A_BYTES, MSG_B_BYTES, PACKED_BYTES, REC_BYTES = 1824, 2048, 1792, 256
SCHWAEMM_BYTES, ESCH_BYTES = 136, 88
HASH_BYTES = 208  # of a sha512_state
ED25519_WORK_BYTES, ED25519_SIGNER_BYTES, ED25519_VERIFIER_BYTES = 2440, 644, 304
RATES = {"shake128": 168, "shake256": 136, "sha3_256": 136, "sha3_512": 72}
DIGESTS = {"sha3_256": 32, "sha3_512": 64}

# Functions that assembly calls, with conventions of its own.
INTERNAL = frozenset(
    {
        "newhope_ntt_layers",
        "newhope_ntt_noise_layers",
        "newhope_inverse",
        "newhope_inverse_layers",
        "chacha20_noise",
        "fe25519_mul_stacked",
        "fe25519_sqr_stacked",
        "fe25519_sqr_times",
        "poly1305_run",
        "sparkle256_slim_core",
        "sparkle384_slim_core",
        "sparkle512_slim_core",
    }
)


# Arguments


class Kind(Enum):
    BYTES = "bytes"  # a pointer to uint8_t, at any address
    HALFWORDS = "halfwords"  # to uint16_t
    WORDS = "words"  # to uint32_t, or to a structure of them
    NARROW = "narrow"  # 8 bits: an enumeration, where enumerations are short
    WHOLE = "whole"  # a register's 32 bits
    WIDE = "wide"  # 64 bits


# From a multiple of 8, all ways in which an address may lie.
OFFSETS = {Kind.BYTES: (0, 1, 2, 3), Kind.HALFWORDS: (0, 2, 4, 6), Kind.WORDS: (0, 4, 0, 4)}


@dataclass(frozen=True)
class Argument:
    name: str
    kind: Kind
    constant: bool = False


def bytes_in(name: str) -> Argument:
    return Argument(name, Kind.BYTES, constant=True)


def bytes_out(name: str) -> Argument:
    return Argument(name, Kind.BYTES)


def halfwords_in(name: str) -> Argument:
    return Argument(name, Kind.HALFWORDS, constant=True)


def words_in(name: str) -> Argument:
    return Argument(name, Kind.WORDS, constant=True)


def words_out(name: str) -> Argument:
    """Written; maybe read before."""
    return Argument(name, Kind.WORDS)


def narrow(name: str) -> Argument:
    return Argument(name, Kind.NARROW)


def whole(name: str) -> Argument:
    return Argument(name, Kind.WHOLE)


def wide(name: str) -> Argument:
    return Argument(name, Kind.WIDE)


# What pointers point to


@dataclass(frozen=True)
class Memory:
    """Bytes as they are."""

    content: bytes

    @property
    def size(self) -> int:
        return len(self.content)

    def put(self, device: Device, at: int) -> None:
        device.program.write(at, self.content)

    def get(self, device: Device, at: int) -> bytes | None:
        """What it holds after the call; None if that means nothing."""
        return device.program.read(at, self.size)


@dataclass(frozen=True)
class Scratch(Memory):
    """What is left in it is the routine's own affair."""

    def get(self, device: Device, at: int) -> bytes | None:
        return None


@dataclass(frozen=True)
class Poly(Memory):
    """By its wire, in a domain before the call and one after it. Before, None: anything."""

    before: int | None
    after: int

    def put(self, device: Device, at: int) -> None:
        if self.before is None:
            super().put(device, at)
        else:
            device.program.write(device.wire, self.content)
            device.program.call("newhope_from_wire", at, device.wire, self.before)

    def get(self, device: Device, at: int) -> bytes | None:
        device.program.call("newhope_to_wire", device.wire, at, self.after)
        return device.program.read(device.wire, WIRE_BYTES)


@dataclass(frozen=True)
class WipedPoly(Poly):
    """Afterwards no polynomial, but zeros."""

    def get(self, device: Device, at: int) -> bytes | None:
        return device.program.read(at, self.size)


@dataclass(frozen=True)
class State(Memory):
    """Of Keccak, by its bytes."""

    def put(self, device: Device, at: int) -> None:
        device.program.write(device.wire, self.content)
        device.program.call("keccak_init", at)
        device.program.call("keccak_add_bytes", at, device.wire, 0, STATE_BYTES)

    def get(self, device: Device, at: int) -> bytes | None:
        device.program.call("keccak_extract_bytes", at, device.wire, 0, STATE_BYTES)
        return device.program.read(device.wire, STATE_BYTES)


@dataclass(frozen=True)
class Sponge(State):
    """rate, position, suffix and squeezing are behind the state."""

    rest: bytes = bytes(4)

    @property
    def size(self) -> int:
        return SPONGE_BYTES

    def put(self, device: Device, at: int) -> None:
        super().put(device, at)
        device.program.write(at + STATE_BYTES, self.rest)

    def get(self, device: Device, at: int) -> bytes | None:
        state = super().get(device, at)
        assert state is not None
        return state + device.program.read(at + STATE_BYTES, 4)


@dataclass(frozen=True)
class Element(Memory):
    """Of a field, by the bytes of its number below p. Before the call it is the number that `content` is."""

    def get(self, device: Device, at: int) -> bytes | None:
        found = b""
        for where in range(at, at + self.size, 32):
            device.program.call("fe25519_to_bytes", device.wire, where)
            found += device.program.read(device.wire, 32)
        return found


@dataclass(frozen=True)
class Projective(Element):
    """A point, by its y and x: what T is means nothing where it is not wanted."""

    def get(self, device: Device, at: int) -> bytes | None:
        coordinates = (device.program.read(where, 32) for where in range(at, at + 96, 32))
        x, y, z = (int.from_bytes(one, "little") % curve25519.P for one in coordinates)
        inverse = pow(z, -1, curve25519.P)
        return ed25519.encode((x * inverse % curve25519.P, y * inverse % curve25519.P))


@dataclass(frozen=True)
class Verifier(Memory):
    """Of Ed25519, begun with a signature and a key, whose message so far is given: by the digest of what it
    has hashed, and by what is behind that. Without a signature it is not begun yet."""

    signature: bytes = b""
    key: bytes = b""
    message: bytes = b""

    def put(self, device: Device, at: int) -> None:
        super().put(device, at)
        if self.signature:
            hash_anew(device, at, self.signature[:32] + self.key + self.message)
            device.program.write(at + HASH_BYTES, self.signature + self.key)

    def get(self, device: Device, at: int) -> bytes | None:
        behind = device.program.read(at + HASH_BYTES, self.size - HASH_BYTES)
        return digest_of(device, at) + behind


@dataclass(frozen=True)
class Signer(Memory):
    """Of Ed25519, in a reading of a message that is empty so far: by the digests of what it has hashed, and
    by what is behind them. `wrong`: in the second reading, r is that of another message. Without a secret it
    is not begun yet."""

    secret: bytes = b""
    point: bytes = b""
    second: bool = False
    wrong: bool = False

    def put(self, device: Device, at: int) -> None:
        super().put(device, at)
        if not self.secret:
            return
        expanded = bytearray(hashlib.sha512(self.secret[:32]).digest())
        prefix, key = bytes(expanded[32:]), self.secret[32:]
        expanded[0] &= 248
        expanded[31] = expanded[31] & 127 | 64
        nonce = (ed25519.sha512_number(prefix) + self.wrong) % ed25519.L
        hash_anew(device, at, self.point + key if self.second else prefix)
        hash_anew(device, at + HASH_BYTES, prefix)
        rest = nonce.to_bytes(32, "little") + expanded + key + self.point
        device.program.write(at + 2 * HASH_BYTES, rest)
        device.program.write(at + self.size - 4, bytes([0x32 if self.second else 0x31, 0, 0, 0]))

    def get(self, device: Device, at: int) -> bytes | None:
        """Before the turn there is nothing to be said of the other hash, nor of r and R."""
        behind = device.program.read(at + 2 * HASH_BYTES, self.size - 2 * HASH_BYTES)
        digests = digest_of(device, at)
        if self.second:
            return digests + digest_of(device, at + HASH_BYTES) + behind
        return digests + behind[32:128] + behind[-4:]


def hash_anew(device: Device, at: int, message: bytes) -> None:
    device.program.write(device.wire, message)
    device.program.call("sha512_init", at)
    device.program.call("sha512_update", at, device.wire, len(message))


def digest_of(device: Device, at: int) -> bytes:
    device.program.call("sha512_final", at, device.wire)
    return device.program.read(device.wire, 64)


@dataclass(frozen=True)
class Authenticator(Memory):
    """Of Poly1305: the sum so far by its remainder, and all else as it is."""

    def get(self, device: Device, at: int) -> bytes | None:
        found = device.program.read(at, self.size)
        remainder = int.from_bytes(found[:20], "little") % poly1305.P
        return remainder.to_bytes(20, "little") + found[20:]


@dataclass(frozen=True)
class Sealing(Memory):
    """Of a box in pieces: a stream, the authenticator, and for one that is opened what is behind them."""

    def get(self, device: Device, at: int) -> bytes | None:
        before, behind = SALSA20_STREAM_BYTES, SALSA20_STREAM_BYTES + AUTHENTICATOR_BYTES
        authenticator = Authenticator(bytes(AUTHENTICATOR_BYTES)).get(device, at + before)
        assert authenticator is not None
        rest = device.program.read(at + behind, self.size - behind)
        return device.program.read(at, before) + authenticator + rest


SCHWAEMM_SIZES = {  # bytes of the rate, which are the nonce's, and of the capacity, which are the key's
    "schwaemm128128": (16, 16),
    "schwaemm256128": (32, 16),
    "schwaemm192192": (24, 24),
    "schwaemm256256": (32, 32),
}


@dataclass(frozen=True)
class InPieces(Memory):
    """A struct of Schwaemm or Esch with a pointer in it, which is another one in every build. Without a
    name it is not started yet; with one it has taken `before`, and `message` in a way that `update` names."""

    pointer: int
    name: str = ""
    key: bytes = b""
    before: bytes = b""
    update: str = ""
    message: bytes = b""

    def put(self, device: Device, at: int) -> None:
        super().put(device, at)
        if not self.name:
            return
        wire, program = device.wire, device.program
        if self.key:
            rate, _ = SCHWAEMM_SIZES[self.name]
            program.write(wire, self.key)
            program.call(f"{self.name}_start", at, wire, wire + rate)
            program.write(wire, self.before)
            program.call("schwaemm_associate", at, wire, len(self.before))
        else:
            program.call(f"{self.name}_start", at)
        if self.update:
            program.write(wire, self.message)
            where = (wire, wire) if self.key else (wire,)
            program.call(self.update, at, *where, len(self.message))

    def get(self, device: Device, at: int) -> bytes | None:
        found = device.program.read(at, self.size)
        return found[: self.pointer] + found[self.pointer + 4 :]


# Routines

Case = tuple[int | Memory, ...]
Results = dict[str, bytes]


@dataclass(frozen=True)
class Routine:
    """`make` gives the arguments of an allowed call. The results have to be `expected`, or those of the C
    backend. `returns`: r0 is a result."""

    arguments: tuple[Argument, ...]
    make: Callable[[Random], Case]
    returns: bool = False
    expected: Callable[[Case], Results] | None = None
    slow: bool = False  # a million cycles or more in C
    wraps: bool = False  # little more than calls of others that are here too: for `make verify`
    name: str = field(default="", compare=False)


def rubbish(random: Random, size: int) -> Memory:
    return Memory(random.randbytes(size))


def scratch(random: Random, size: int) -> Scratch:
    return Scratch(random.randbytes(size))


def coefficients(random: Random) -> bytes:
    return b"".join(random.randrange(Q).to_bytes(2, "little") for _ in range(1024))


def poly(random: Random, before: int, after: int) -> Poly:
    return Poly(coefficients(random), before, after)


def secret_noise(random: Random) -> Poly:
    samples = (random.randint(-16, 16) % Q for _ in range(1024))
    return Poly(b"".join(one.to_bytes(2, "little") for one in samples), SAMPLED, NTT_SECRET)


def new_poly(random: Random, after: int) -> Poly:
    return Poly(random.randbytes(POLY_BYTES), None, after)


def poly_to_wipe(random: Random, before: int | None) -> WipedPoly:
    content = random.randbytes(POLY_BYTES) if before is None else coefficients(random)
    return WipedPoly(content, before, NTT_SECRET)


def state(random: Random) -> State:
    return State(random.randbytes(STATE_BYTES))


def sponge(random: Random, *, squeezing: bool) -> Sponge:
    rate = random.choice(list(RATES.values()))
    rest = bytes([rate, random.randint(0, rate - 1), random.choice([0x1F, 0x06]), squeezing])
    return Sponge(random.randbytes(STATE_BYTES), rest=rest)


def some_bytes(random: Random) -> Case:
    """For a part of the state: bytes, offset and length. Whole lanes, too, have a way of their own."""
    lanes = random.random() < 0.5
    offset = 8 * random.randrange(24) if lanes else random.randrange(200)
    length = 200 - offset if lanes else random.randint(1, 200 - offset)
    return rubbish(random, length), offset, length


def init(random: Random) -> Case:
    return (Sponge(random.randbytes(STATE_BYTES), rest=random.randbytes(4)),)


def digest(size: int) -> Callable[[Random], Case]:
    def make(random: Random) -> Case:
        length = random.randrange(300)
        return rubbish(random, size), rubbish(random, length), length

    return make


def shake(random: Random) -> Case:
    out_length, length = random.randint(1, 300), random.randrange(300)
    return rubbish(random, out_length), out_length, rubbish(random, length), length


def absorb(random: Random) -> Case:
    length = random.randint(1, 300)
    return sponge(random, squeezing=False), rubbish(random, length), length


def squeeze(random: Random) -> Case:
    length = random.randint(1, 300)
    return sponge(random, squeezing=random.random() < 0.5), rubbish(random, length), length


def lanes(random: Random) -> Case:
    count = random.randint(1, 25)
    return state(random), rubbish(random, 8 * count), count


def lanes_added(case: Case) -> Results:
    before, added, _ = case
    assert isinstance(before, Memory)
    assert isinstance(added, Memory)
    pairs = zip(before.content, added.content.ljust(STATE_BYTES, b"\0"), strict=True)
    return {"word": bytes(a ^ b for a, b in pairs)}


def lanes_extracted(case: Case) -> Results:
    before, out, _ = case
    assert isinstance(before, Memory)
    assert isinstance(out, Memory)
    return {"bytes": before.content[: out.size]}


def accepted(random: Random) -> Case:
    """poly, first, a, count and parse; now and then to the end, and across the middle."""
    first, count = random.choice([0, 480, 1010, random.randrange(1024)]), random.randint(0, 60)
    return poly(random, NTT, NTT), first, rubbish(random, 2 * count), count, random.randrange(2)


def noise_poly(random: Random) -> Case:
    index = random.randrange(3)
    after = NATURAL if index == 2 else SAMPLED
    return new_poly(random, after), scratch(random, SCRATCH_BYTES), rubbish(random, 32), index


def domain_in(random: Random) -> Case:
    domain = random.randrange(4)
    return new_poly(random, domain), Memory(coefficients(random)), domain


def domain_out(random: Random) -> Case:
    domain = random.randrange(4)
    return rubbish(random, WIRE_BYTES), poly(random, domain, domain), domain


def wiped(random: Random, length: int) -> Case:
    return rubbish(random, length), length


def some_length(random: Random, rate: int) -> int:
    return random.choice([0, 1, rate - 1, rate, rate + 1, 2 * rate, random.randrange(200)])


def schwaemm_message(random: Random, name: str) -> Case:
    """ciphertext with its tag, plaintext, length, associated data, its length, nonce and key."""
    rate, capacity = SCHWAEMM_SIZES[name]
    length, associated = some_length(random, rate), some_length(random, rate)
    return (
        *(rubbish(random, length + capacity), rubbish(random, length), length),
        *(rubbish(random, associated), associated, rubbish(random, rate), rubbish(random, capacity)),
    )


def schwaemm_box(random: Random, name: str) -> Case:
    """plaintext, ciphertext with its tag, which is right or not, their length, and as above."""
    rate, capacity = SCHWAEMM_SIZES[name]
    plaintext = random.randbytes(some_length(random, rate))
    associated, nonce = random.randbytes(some_length(random, rate)), random.randbytes(rate)
    key = random.randbytes(capacity)
    cipher = sparkle.SCHWAEMM[f"{name[:-3]}_{name[-3:]}"]
    ciphertext = bytearray(cipher.encrypt(key, nonce, associated, plaintext))
    if random.random() < 0.5:
        ciphertext[random.randrange(len(ciphertext))] ^= 1 << random.randrange(8)
    return (
        *(rubbish(random, len(plaintext)), Memory(bytes(ciphertext)), len(ciphertext)),
        *(Memory(associated), len(associated), Memory(nonce), Memory(key)),
    )


def schwaemm_in_pieces(random: Random, update: str = "") -> InPieces:
    """Started with some associated data, and, where there is an update, with some of the message."""
    name = random.choice(list(SCHWAEMM_SIZES))
    rate, capacity = SCHWAEMM_SIZES[name]
    before, message = random.randbytes(some_length(random, rate)), random.randbytes(some_length(random, rate))
    content, key = random.randbytes(SCHWAEMM_BYTES), random.randbytes(rate + capacity)
    return InPieces(content, SCHWAEMM_BYTES - 8, name, key, before, update, message)


def schwaemm_piece(random: Random, update: str) -> Case:
    length = random.randrange(100)
    start = schwaemm_in_pieces(random, random.choice(["", update]))
    return start, rubbish(random, length), rubbish(random, length), length


def schwaemm_associated(random: Random) -> Case:
    length = random.randrange(100)
    return schwaemm_in_pieces(random), rubbish(random, length), length


def esch_in_pieces(random: Random) -> InPieces:
    name = random.choice(["esch256", "esch384", "xoesch256", "xoesch384"])
    message = random.randbytes(some_length(random, 16))
    content = random.randbytes(ESCH_BYTES)
    return InPieces(content, ESCH_BYTES - 8, name, update="esch_update", message=message)


def esch_piece(random: Random) -> Case:
    length = random.randrange(100)
    return esch_in_pieces(random), rubbish(random, length), length


def state_and_blocks(state: int, rate: int, buffers: int) -> Callable[[Random], Case]:
    def make(random: Random) -> Case:
        blocks = random.randint(1, 4)
        return (
            rubbish(random, state),
            *(rubbish(random, rate * blocks) for _ in range(buffers)),
            blocks,
        )

    return make


def salsa20_message(random: Random, nonce: int) -> Case:
    """out, in, length, key, nonce and counter, which now and then runs over its low word."""
    length = random.choice([0, 1, 63, 64, 65, random.randrange(300)])
    counter = random.choice([random.getrandbits(64), random.getrandbits(32) << 32 | 0xFFFF_FFFE])
    return (
        *(rubbish(random, length), rubbish(random, length), length),
        *(rubbish(random, 32), rubbish(random, nonce), counter),
    )


def salsa20_blocks(random: Random) -> Case:
    """The low word of the counter may become 0, behind the last block."""
    blocks = random.randint(1, 4)
    low = random.choice([2**32 - blocks, random.randrange(2**32 - blocks)])
    counted = random.randbytes(32) + low.to_bytes(4, "little") + random.randbytes(28)
    return rubbish(random, 64 * blocks), rubbish(random, 64 * blocks), blocks, Memory(counted)


def salsa20_started(random: Random, nonce: int) -> Case:
    """The block behind the 16 words of the input means nothing yet, and is zero."""
    stream = rubbish(random, SALSA20_STREAM_BYTES)
    return stream, rubbish(random, 32), rubbish(random, nonce), random.getrandbits(64)


def salsa20_piece(random: Random, *, message: bool) -> Case:
    used, length = random.choice([64, random.randint(1, 64)]), random.randrange(300)
    stream = Memory(random.randbytes(128) + used.to_bytes(4, "little"))
    pieces = (rubbish(random, length) for _ in range(2 if message else 1))
    return stream, *pieces, length


def sha512_hash(random: Random) -> Memory:
    """A hash in progress. How long the message was may be about to need one more word."""
    length = random.choice([random.getrandbits(32), 2**32 - random.randint(1, 300)])
    return Memory(random.randbytes(64 + 128) + length.to_bytes(16, "little"))


def sha512_piece(random: Random) -> Case:
    length = random.choice([0, 1, 127, 128, 129, random.randrange(400)])
    return sha512_hash(random), rubbish(random, length), length


def sha512_whole_blocks(random: Random, least: int) -> tuple[Memory, int]:
    count = random.randint(least, 3)
    return rubbish(random, 128 * count), count


def authenticator(random: Random) -> Authenticator:
    h = random.choice([random.getrandbits(158), random.randrange(1 << 130)])
    r, s = random.getrandbits(128) & poly1305.CLAMP, random.randbytes(16)
    used = random.choice([0, random.randrange(16)]).to_bytes(4, "little")
    content = h.to_bytes(20, "little") + r.to_bytes(16, "little") + s + used + random.randbytes(16)
    return Authenticator(content)


def to_authenticate(random: Random) -> Case:
    length = random.choice([0, random.randrange(100)])
    return rubbish(random, 16), rubbish(random, length), length, rubbish(random, 32)


def authenticated(random: Random) -> Case:
    """By the right tag, or by another."""
    _, message, length, key = to_authenticate(random)
    assert isinstance(message, Memory)
    assert isinstance(key, Memory)
    right = poly1305.tag(key.content, message.content)
    return Memory(random.choice([right, random.randbytes(16)])), message, length, key


def authenticator_piece(random: Random) -> Case:
    length = random.choice([0, random.randrange(100)])
    return authenticator(random), rubbish(random, length), length


def sealing(random: Random, *, opened: bool = False) -> Sealing:
    """In whatever stage of its three; the tag is right now and then."""
    stream = random.randbytes(128) + random.randint(1, 64).to_bytes(4, "little")
    state = authenticator(random).content
    if not opened:
        return Sealing(stream + state)
    # Without bytes that wait for a block, h and s are the tag.
    state = state[:52] + bytes(4) + state[56:]
    h, s = int.from_bytes(state[:20], "little") % poly1305.P, int.from_bytes(state[36:52], "little")
    right = ((h + s) % (1 << 128)).to_bytes(16, "little")
    tag = random.choice([right, random.randbytes(16)])
    stage = random.choice([0x43, 0x4F, 0]).to_bytes(4, "little")
    return Sealing(stream + state + random.randbytes(32) + tag + stage)


def piece_of_box(random: Random, *, opened: bool, result: bool) -> Case:
    length = random.choice([0, random.randrange(200)])
    out = [rubbish(random, length)] if result else []
    return sealing(random, opened=opened), *out, rubbish(random, length), length


# NaCl: what comes before and behind the keys of a box, of the forms that it has.
BOX_PREFIXES: dict[str, tuple[Argument, ...]] = {
    "": (bytes_out("c"), bytes_in("m"), wide("mlen")),
    "_open": (bytes_out("m"), bytes_in("c"), wide("clen")),
    "_easy": (bytes_out("c"), bytes_in("m"), wide("mlen")),
    "_open_easy": (bytes_out("m"), bytes_in("c"), wide("clen")),
    "_detached": (bytes_out("c"), bytes_out("mac"), bytes_in("m"), wide("mlen")),
    "_open_detached": (bytes_out("m"), bytes_in("c"), bytes_in("mac"), wide("clen")),
}


def box(random: Random, form: str, *, both: bool) -> Case:
    """Under a key, or under the keys of both sides; what is opened is genuine now and then, or too short."""
    keys = (random.randbytes(32), random.randbytes(32)) if both else (random.randbytes(32),)
    nonce, text = random.randbytes(24), random.randbytes(random.randrange(150))
    key = nacl.beforenm(*keys) if both else keys[0]
    assert key is not None
    boxed = nacl.seal(key, nonce, text)
    if random.random() < 0.3:
        boxed = random.randbytes(len(boxed))
    tag, ciphertext = boxed[:16], boxed[16:]
    zeros, size = {"": 32, "_open": 16}.get(form, 0), len(text)
    match form:
        case "":
            size = random.choice([size + 32, random.randrange(32)])
            before: Case = rubbish(random, size), Memory((bytes(zeros) + text)[:size]), size
        case "_open":
            size = random.choice([size + 32, random.randrange(32)])
            before = rubbish(random, size), Memory((bytes(zeros) + boxed)[:size]), size
        case "_easy":
            before = rubbish(random, size + 16), Memory(text), size
        case "_open_easy":
            length = random.choice([size + 16, random.randrange(16)])
            before = rubbish(random, size), Memory(boxed[:length]), length
        case "_detached":
            before = rubbish(random, size), rubbish(random, 16), Memory(text), size
        case _:
            before = rubbish(random, size), Memory(ciphertext), Memory(tag), size
    return *before, Memory(nonce), *map(Memory, keys)


def box_case(form: str, *, both: bool) -> Callable[[Random], Case]:
    return lambda random: box(random, form, both=both)


NONCE_AND_KEY = bytes_in("n"), bytes_in("k")
NONCE_THEN_KEY = bytes_in("nonce"), bytes_in("key")
ASSOCIATED = whole("length"), bytes_in("associated"), whole("associated_length")
NONCE_AND_KEYS = bytes_in("n"), bytes_in("pk"), bytes_in("sk")


def stream_of(nonce: int, *, message: bool) -> Callable[[Random], Case]:
    def make(random: Random) -> Case:
        length = random.choice([0, random.randrange(200)])
        read = [rubbish(random, length)] if message else []
        return rubbish(random, length), *read, length, rubbish(random, nonce), rubbish(random, 32)

    return make


def hsalsa20_constants(random: Random) -> Case:
    """Salsa20's own, or others."""
    choices: list[int | Memory] = [0, rubbish(random, 16)]
    return rubbish(random, 32), rubbish(random, 16), rubbish(random, 32), random.choice(choices)


def equal_or_not(size: int) -> Callable[[Random], Case]:
    def make(random: Random) -> Case:
        x = random.randbytes(size)
        return Memory(x), Memory(random.choice([x, random.randbytes(size)]))

    return make


def signed_message(random: Random) -> Case:
    """`sm` and `smlen` before it; to be opened, `m` and `mlen`."""
    signature, message, key = signed(random)
    whole = signature + message
    return rubbish(random, len(message)), rubbish(random, 8), Memory(whole), len(whole), Memory(key)


def message_to_sign(random: Random, before: int) -> Case:
    length = random.randrange(100)
    out = rubbish(random, 64 + (length if before else 0))
    return out, rubbish(random, 8), rubbish(random, length), length, rubbish(random, 64)


def signature_of(random: Random) -> Case:
    signature, message, key = signed(random)
    return Memory(signature), Memory(message), len(message), Memory(key)


def secretbox_apart(random: Random, *, opened: bool) -> Case:
    """With working memory: the work, out, tag or in, and so on."""
    key, nonce, text = random.randbytes(32), random.randbytes(24), random.randbytes(random.randrange(150))
    boxed = nacl.seal(key, nonce, text)
    size, work = len(text), scratch(random, SALSA20_STREAM_BYTES + AUTHENTICATOR_BYTES)
    if opened:
        tag = random.choice([boxed[:16], random.randbytes(16)])
        parts: Case = rubbish(random, size), Memory(boxed[16:]), Memory(tag)
    else:
        parts = rubbish(random, size), rubbish(random, 16), Memory(text)
    return work, *parts, size, Memory(nonce), Memory(key)


def authenticator_blocks(random: Random) -> Case:
    """Whole ones, or one with its end mark."""
    count = random.randint(0, 10)
    return authenticator(random), rubbish(random, 16 * max(count, 1)), max(count, 1), int(count != 0)


def in_place(before: int, after: int) -> Callable[[Random], Case]:
    return lambda random: (poly(random, before, after),)


def product(after: int) -> Callable[[Random], Case]:
    return lambda random: (poly(random, NTT, after), poly(random, NTT_SECRET, NTT_SECRET))


# Curve25519. Numbers close to the ends of what an element may be, now and then.
ENDS = (
    0,
    1,
    19,
    curve25519.P - 1,
    curve25519.P,
    curve25519.P + 1,
    2**255 - 1,
    2**255,
    2**256 - 38,
    2**256 - 1,
)


def element(random: Random, below: int = 2**256) -> Element:
    ends = [one for one in ENDS if one < below]
    value = random.choice([random.randrange(below), random.choice(ends)])
    return Element(value.to_bytes(32, "little"))


def new_element(random: Random) -> Element:
    return Element(random.randbytes(32))


def of_elements(inputs: int) -> Callable[[Random], Case]:
    return lambda random: (new_element(random), *(element(random) for _ in range(inputs)))


def below_reduced(random: Random, count: int) -> bytes:
    """As fe25519_mul leaves them."""
    return b"".join(element(random, 2**255 + 2**230).content for _ in range(count))


def curve_point(random: Random) -> tuple[int, int, int, int]:
    """In extended coordinates, T right."""
    x, y = ed25519.multiply(random.randrange(1, 1000), ed25519.B)
    z = random.randrange(1, curve25519.P)
    return x * z % curve25519.P, y * z % curve25519.P, z, x * y * z % curve25519.P


def words_of(*numbers: int) -> bytes:
    return b"".join((one % curve25519.P).to_bytes(32, "little") for one in numbers)


def small_order(random: Random) -> tuple[int, int, int, int]:
    x, y = random.choice(ed25519.small_order_points())
    return x, y, 1, x * y


def projective(random: Random) -> Projective:
    return Projective(words_of(*curve_point(random)))


def addition(random: Random, *, niels: bool) -> Case:
    x, y, z, t = curve_point(random)
    if niels:
        inverse = pow(z, -1, curve25519.P)
        other = words_of((y + x) * inverse, (y - x) * inverse, 2 * ed25519.D * t * inverse)
    else:
        other = words_of(y + x, y - x, 2 * z, 2 * ed25519.D * t)
    return projective(random), Memory(other), random.randrange(4)


def ed25519_secret(random: Random) -> bytes:
    seed = random.randbytes(32)
    return seed + ed25519.public(seed)


def signed(random: Random) -> tuple[bytes, bytes, bytes]:
    """A signature, which is wrong now and then, its message and its key."""
    secret, message = ed25519_secret(random), random.randbytes(random.randrange(200))
    signature = ed25519.sign(secret, message)
    wrong = random.choice([signature, signature, signature[:32] + random.randbytes(32)])
    return wrong, message, secret[32:]


def to_verify(random: Random) -> Case:
    signature, message, key = signed(random)
    text = Memory(message)
    return Memory(signature), text, text.size, Memory(key), scratch(random, ED25519_WORK_BYTES)


def verifier(random: Random, *, begun: bool = True) -> Verifier:
    signature, message, key = signed(random) if begun else (b"", b"", b"")
    return Verifier(random.randbytes(ED25519_VERIFIER_BYTES), signature, key, message)


def signer(random: Random, *, begun: bool = True, second: bool = False) -> Signer:
    content = random.randbytes(ED25519_SIGNER_BYTES)
    if not begun:
        return Signer(content)
    secret, point = random.randbytes(64), random.randbytes(32)
    return Signer(content, secret, point, second, second and random.random() < 0.5)


def piece_of(state: Callable[[Random], Memory]) -> Callable[[Random], Case]:
    def make(random: Random) -> Case:
        length = random.randrange(300)
        return state(random), rubbish(random, length), length

    return make


def to_sign(random: Random) -> Case:
    length = random.randrange(200)
    return (
        *(rubbish(random, 64), rubbish(random, length), length),
        *(rubbish(random, 64), scratch(random, ED25519_WORK_BYTES)),
    )


def for_base(random: Random) -> Case:
    return rubbish(random, 32), rubbish(random, 32), scratch(random, ED25519_WORK_BYTES)


def shifted_words(random: Random) -> Case:
    """Of x no more is read than is needed."""
    count = random.randint(1, 8)
    shift = random.randrange(32 * count)
    return rubbish(random, 4 * count), rubbish(random, 4 * (count - shift // 32)), shift, count


def words_bytes(*sizes: int) -> Callable[[Random], Case]:
    return lambda random: tuple(rubbish(random, size) for size in sizes)


_ROUTINES: dict[str, Routine] = {
    # chacha20.h
    "chacha20_block": Routine(
        (words_out("out"), words_in("in")), lambda random: (rubbish(random, 64), rubbish(random, 64))
    ),
    "chacha20_init": Routine(
        (words_out("block"), bytes_in("key"), bytes_in("nonce")),
        lambda random: (rubbish(random, 64), rubbish(random, 32), rubbish(random, 8)),
    ),
    # salsa20.h
    "salsa20_block": Routine(
        (words_out("out"), words_in("in")), lambda random: (rubbish(random, 64), rubbish(random, 64))
    ),
    "hsalsa20": Routine(
        (bytes_out("out"), bytes_in("key"), bytes_in("nonce")),
        lambda random: (rubbish(random, 32), rubbish(random, 32), rubbish(random, 16)),
    ),
    "salsa20_xor": Routine(
        (
            *(bytes_out("out"), bytes_in("in"), whole("length")),
            *(bytes_in("key"), bytes_in("nonce"), wide("counter")),
        ),
        lambda random: salsa20_message(random, 8),
    ),
    "xsalsa20_xor": Routine(
        (
            *(bytes_out("out"), bytes_in("in"), whole("length")),
            *(bytes_in("key"), bytes_in("nonce"), wide("counter")),
        ),
        lambda random: salsa20_message(random, 24),
    ),
    "salsa20_start": Routine(
        (words_out("stream"), bytes_in("key"), bytes_in("nonce"), wide("counter")),
        lambda random: salsa20_started(random, 8),
    ),
    "xsalsa20_start": Routine(
        (words_out("stream"), bytes_in("key"), bytes_in("nonce"), wide("counter")),
        lambda random: salsa20_started(random, 24),
    ),
    "salsa20_update": Routine(
        (words_out("stream"), bytes_out("out"), bytes_in("in"), whole("length")),
        lambda random: salsa20_piece(random, message=True),
    ),
    "salsa20_keystream": Routine(
        (words_out("stream"), bytes_out("out"), whole("length")),
        lambda random: salsa20_piece(random, message=False),
    ),
    "salsa20_wipe": Routine((words_out("stream"),), lambda random: (rubbish(random, SALSA20_STREAM_BYTES),)),
    # salsa20, internal.h
    "salsa20_xor_blocks": Routine(
        (bytes_out("out"), bytes_in("in"), whole("blocks"), words_in("input")), salsa20_blocks
    ),
    # sha512.h
    "sha512_init": Routine((words_out("state"),), lambda random: (rubbish(random, HASH_BYTES),)),
    "sha512_update": Routine((words_out("state"), bytes_in("message"), whole("length")), sha512_piece),
    "sha512_final": Routine(
        (words_out("state"), bytes_out("digest")), lambda random: (sha512_hash(random), rubbish(random, 64))
    ),
    "sha512": Routine((bytes_out("digest"), bytes_in("message"), whole("length")), digest(64)),
    "sha512_blocks": Routine(
        (words_out("word"), bytes_in("blocks"), whole("count")),
        lambda random: (rubbish(random, 64), *sha512_whole_blocks(random, 0)),
    ),
    # sha512, internal.h
    "sha512_compress": Routine(
        (words_out("word"), words_out("schedule"), bytes_in("blocks"), whole("count")),
        lambda random: (rubbish(random, 64), scratch(random, 128), *sha512_whole_blocks(random, 1)),
    ),
    # poly1305.h
    "poly1305_init": Routine(
        (words_out("state"), bytes_in("key")),
        lambda random: (authenticator(random), rubbish(random, 32)),
    ),
    "poly1305_update": Routine(
        (words_out("state"), bytes_in("message"), whole("length")), authenticator_piece
    ),
    "poly1305_final": Routine(
        (words_out("state"), bytes_out("tag")), lambda random: (authenticator(random), rubbish(random, 16))
    ),
    "poly1305": Routine(
        (bytes_out("tag"), bytes_in("message"), whole("length"), bytes_in("key")), to_authenticate
    ),
    "poly1305_verify": Routine(
        (bytes_in("tag"), bytes_in("message"), whole("length"), bytes_in("key")), authenticated, returns=True
    ),
    # poly1305, internal.h
    "poly1305_blocks": Routine(
        (words_out("state"), bytes_in("message"), whole("count"), whole("pad")), authenticator_blocks
    ),
    # nacl.h
    **{
        f"crypto_secretbox{form}": Routine(
            (*before, *NONCE_AND_KEY), box_case(form, both=False), returns=True
        )
        for form, before in BOX_PREFIXES.items()
    },
    **{
        f"crypto_box{form}_afternm": Routine(
            (*before, *NONCE_AND_KEY), box_case(form, both=False), returns=True
        )
        for form, before in BOX_PREFIXES.items()
    },
    **{
        f"crypto_box{form}": Routine(
            (*before, *NONCE_AND_KEYS), box_case(form, both=True), returns=True, slow=True, wraps=True
        )
        for form, before in BOX_PREFIXES.items()
    },
    "crypto_box_seed_keypair": Routine(
        (bytes_out("pk"), bytes_out("sk"), bytes_in("seed")),
        words_bytes(32, 32, 32),
        returns=True,
        slow=True,
        wraps=True,
    ),
    "crypto_box_beforenm": Routine(
        (bytes_out("k"), bytes_in("pk"), bytes_in("sk")),
        lambda random: (
            rubbish(random, 32),
            Memory(random.choice([bytes(32), random.randbytes(32)])),
            rubbish(random, 32),
        ),
        returns=True,
        slow=True,
    ),
    **{
        name: Routine(
            (bytes_out("c"), *(bytes_in("m") for _ in range(message)), wide(length), *NONCE_AND_KEY),
            stream_of(nonce, message=message),
            returns=True,
        )
        for name, nonce, message, length in (
            ("crypto_stream", 24, False, "clen"),
            ("crypto_stream_xor", 24, True, "mlen"),
            ("crypto_stream_salsa20", 8, False, "clen"),
            ("crypto_stream_salsa20_xor", 8, True, "mlen"),
        )
    },
    "crypto_core_hsalsa20": Routine(
        (bytes_out("out"), bytes_in("in"), bytes_in("k"), bytes_in("c")), hsalsa20_constants, returns=True
    ),
    "crypto_onetimeauth": Routine(
        (bytes_out("out"), bytes_in("in"), wide("inlen"), bytes_in("k")), to_authenticate, returns=True
    ),
    "crypto_onetimeauth_verify": Routine(
        (bytes_in("h"), bytes_in("in"), wide("inlen"), bytes_in("k")), authenticated, returns=True
    ),
    "crypto_scalarmult": Routine(
        (bytes_out("q"), bytes_in("n"), bytes_in("p")),
        words_bytes(32, 32, 32),
        returns=True,
        slow=True,
        wraps=True,
    ),
    "crypto_scalarmult_base": Routine(
        (bytes_out("q"), bytes_in("n")), words_bytes(32, 32), returns=True, slow=True, wraps=True
    ),
    "crypto_sign_seed_keypair": Routine(
        (bytes_out("pk"), bytes_out("sk"), bytes_in("seed")),
        words_bytes(32, 64, 32),
        returns=True,
        slow=True,
        wraps=True,
    ),
    "crypto_sign": Routine(
        (bytes_out("sm"), words_out("smlen"), bytes_in("m"), wide("mlen"), bytes_in("sk")),
        lambda random: message_to_sign(random, 1),
        returns=True,
        slow=True,
        wraps=True,
    ),
    "crypto_sign_detached": Routine(
        (bytes_out("sig"), words_out("siglen"), bytes_in("m"), wide("mlen"), bytes_in("sk")),
        lambda random: message_to_sign(random, 0),
        returns=True,
        slow=True,
        wraps=True,
    ),
    "crypto_sign_open": Routine(
        (bytes_out("m"), words_out("mlen"), bytes_in("sm"), wide("smlen"), bytes_in("pk")),
        signed_message,
        returns=True,
        slow=True,
        wraps=True,
    ),
    "crypto_sign_verify_detached": Routine(
        (bytes_in("sig"), bytes_in("m"), wide("mlen"), bytes_in("pk")),
        signature_of,
        returns=True,
        slow=True,
        wraps=True,
    ),
    "crypto_hash": Routine((bytes_out("out"), bytes_in("in"), wide("inlen")), digest(64), returns=True),
    **{
        f"crypto_verify_{size}": Routine(
            (bytes_in("x"), bytes_in("y")),
            equal_or_not(size),
            returns=True,
        )
        for size in (16, 32)
    },
    "nacl_seal_begin": Routine(
        (words_out("seal"), bytes_in("key"), bytes_in("nonce")),
        lambda random: (sealing(random), rubbish(random, 32), rubbish(random, 24)),
    ),
    "nacl_seal_update": Routine(
        (words_out("seal"), bytes_out("out"), bytes_in("in"), whole("length")),
        lambda random: piece_of_box(random, opened=False, result=True),
    ),
    "nacl_seal_end": Routine(
        (words_out("seal"), bytes_out("tag")), lambda random: (sealing(random), rubbish(random, 16))
    ),
    "nacl_secretbox_seal": Routine(
        (
            *(words_out("work"), bytes_out("out"), bytes_out("tag"), bytes_in("in"), whole("length")),
            *(bytes_in("nonce"), bytes_in("key")),
        ),
        lambda random: secretbox_apart(random, opened=False),
    ),
    "nacl_secretbox_open": Routine(
        (
            *(words_out("work"), bytes_out("out"), bytes_in("in"), bytes_in("tag"), whole("length")),
            *(bytes_in("nonce"), bytes_in("key")),
        ),
        lambda random: secretbox_apart(random, opened=True),
        returns=True,
    ),
    "nacl_open_begin": Routine(
        (words_out("opened"), bytes_in("key"), bytes_in("nonce"), bytes_in("tag")),
        lambda random: (
            *(sealing(random, opened=True), rubbish(random, 32)),
            *(rubbish(random, 24), rubbish(random, 16)),
        ),
    ),
    "nacl_open_check": Routine(
        (words_out("opened"), bytes_in("boxed"), whole("length")),
        lambda random: piece_of_box(random, opened=True, result=False),
    ),
    "nacl_open_turn": Routine(
        (words_out("opened"),), lambda random: (sealing(random, opened=True),), returns=True
    ),
    "nacl_open_update": Routine(
        (words_out("opened"), bytes_out("out"), bytes_in("in"), whole("length")),
        lambda random: piece_of_box(random, opened=True, result=True),
    ),
    "nacl_open_end": Routine(
        (words_out("opened"),), lambda random: (sealing(random, opened=True),), returns=True
    ),
    # keccak.h
    "keccak_init": Routine((words_out("state"),), lambda random: (state(random),)),
    "keccak_f1600": Routine((words_out("state"),), lambda random: (state(random),)),
    "keccak_add_bytes": Routine(
        (words_out("state"), bytes_in("bytes"), whole("offset"), whole("length")),
        lambda random: (state(random), *some_bytes(random)),
    ),
    "keccak_extract_bytes": Routine(
        (words_in("state"), bytes_out("bytes"), whole("offset"), whole("length")),
        lambda random: (state(random), *some_bytes(random)),
    ),
    **{f"{name}_init": Routine((words_out("sponge"),), init) for name in RATES},
    "keccak_absorb": Routine((words_out("sponge"), bytes_in("data"), whole("length")), absorb),
    "keccak_squeeze": Routine((words_out("sponge"), bytes_out("out"), whole("length")), squeeze),
    **{
        name: Routine((bytes_out("digest"), bytes_in("message"), whole("length")), digest(size))
        for name, size in DIGESTS.items()
    },
    **{
        name: Routine((bytes_out("out"), whole("out_length"), bytes_in("message"), whole("length")), shake)
        for name in ("shake128", "shake256")
    },
    # keccak, lanes.c; not in the C backend
    "keccak_add_lanes": Routine(
        (words_out("word"), words_in("bytes"), whole("lanes")), lanes, expected=lanes_added
    ),
    "keccak_extract_lanes": Routine(
        (words_in("word"), words_out("bytes"), whole("lanes")), lanes, expected=lanes_extracted
    ),
    # fe25519.h
    "fe25519_from_bytes": Routine(
        (words_out("out"), bytes_in("bytes")), lambda random: (new_element(random), rubbish(random, 32))
    ),
    "fe25519_to_bytes": Routine(
        (bytes_out("bytes"), words_in("a")), lambda random: (rubbish(random, 32), element(random))
    ),
    **{
        f"fe25519_{name}": Routine((words_out("out"), words_in("a"), words_in("b")), of_elements(2))
        for name in ("add", "sub", "mul")
    },
    **{
        f"fe25519_{name}": Routine((words_out("out"), words_in("a")), of_elements(1), slow=name != "sqr")
        for name in ("sqr", "invert", "pow22523")
    },
    "fe25519_cswap": Routine(
        (words_out("a"), words_out("b"), whole("mask")),
        lambda random: (element(random), element(random), random.choice([0, 0xFFFF_FFFF])),
    ),
    # x25519.h
    "x25519": Routine(
        (bytes_out("out"), bytes_in("scalar"), bytes_in("point")),
        lambda random: (
            *(rubbish(random, 32), rubbish(random, 32)),
            Memory(random.choice([bytes(32), random.randbytes(32)])),
        ),
        returns=True,
        slow=True,
    ),
    "x25519_base": Routine((bytes_out("out"), bytes_in("scalar")), words_bytes(32, 32), slow=True),
    "x25519_step": Routine(
        (words_out("ladder"), whole("swap")),
        lambda random: (Element(below_reduced(random, 5)), random.choice([0, 0xFFFF_FFFF])),
    ),
    # x25519, ladder.h
    "x25519_ladder_run": Routine(
        (words_out("x"), words_out("z"), bytes_in("scalar"), words_in("x1")),
        lambda random: (
            *(scratch(random, 32), scratch(random, 32)),
            Memory(curve25519.decode_scalar(random.randbytes(32)).to_bytes(32, "little")),
            Memory(below_reduced(random, 1)),
        ),
        slow=True,
    ),
    # ed25519.h
    "ed25519_public": Routine((bytes_out("key"), bytes_in("seed"), words_out("work")), for_base, slow=True),
    "ed25519_base": Routine((bytes_out("point"), bytes_in("scalar"), words_out("work")), for_base, slow=True),
    "ed25519_sign": Routine(
        (
            *(bytes_out("signature"), bytes_in("message"), whole("length")),
            *(bytes_in("secret"), words_out("work")),
        ),
        to_sign,
        slow=True,
    ),
    "ed25519_verify": Routine(
        (
            *(bytes_in("signature"), bytes_in("message"), whole("length")),
            *(bytes_in("key"), words_out("work")),
        ),
        to_verify,
        returns=True,
        slow=True,
    ),
    "ed25519_sign_begin": Routine(
        (words_out("signer"), bytes_in("secret")),
        lambda random: (signer(random, begun=False), rubbish(random, 64)),
    ),
    "ed25519_sign_first": Routine(
        (words_out("signer"), bytes_in("piece"), whole("length")), piece_of(signer)
    ),
    "ed25519_sign_turn": Routine(
        (words_out("signer"), words_out("work")),
        lambda random: (signer(random), scratch(random, ED25519_WORK_BYTES)),
        slow=True,
    ),
    "ed25519_sign_second": Routine(
        (words_out("signer"), bytes_in("piece"), whole("length")),
        piece_of(lambda random: signer(random, second=True)),
    ),
    "ed25519_sign_end": Routine(
        (words_out("signer"), bytes_out("signature")),
        lambda random: (signer(random, second=True), rubbish(random, 64)),
        returns=True,
    ),
    "ed25519_verify_begin": Routine(
        (words_out("verifier"), bytes_in("signature"), bytes_in("key")),
        lambda random: (verifier(random, begun=False), rubbish(random, 64), rubbish(random, 32)),
    ),
    "ed25519_verify_update": Routine(
        (words_out("verifier"), bytes_in("piece"), whole("length")), piece_of(verifier)
    ),
    "ed25519_verify_end": Routine(
        (words_out("verifier"), words_out("work")),
        lambda random: (verifier(random), scratch(random, ED25519_WORK_BYTES)),
        returns=True,
        slow=True,
    ),
    # ed25519, point.h
    "ed25519_point_double": Routine(
        (words_out("point"), whole("times"), whole("flags")),
        lambda random: (projective(random), random.randint(1, 4), random.randrange(2)),
    ),
    "ed25519_point_add": Routine(
        (words_out("point"), words_in("other"), whole("flags")), lambda random: addition(random, niels=False)
    ),
    "ed25519_point_add_niels": Routine(
        (words_out("point"), words_in("other"), whole("flags")), lambda random: addition(random, niels=True)
    ),
    "ed25519_point_neutral": Routine((words_out("point"),), words_bytes(128)),
    "ed25519_point_cache": Routine(
        (words_out("out"), words_in("point")),
        lambda random: (Element(random.randbytes(128)), projective(random)),
    ),
    "ed25519_point_encode": Routine(
        (bytes_out("bytes"), words_out("point")),
        lambda random: (rubbish(random, 32), Scratch(words_of(*curve_point(random)))),
        slow=True,
    ),
    "ed25519_point_decode": Routine(
        (words_out("point"), bytes_in("bytes")),
        lambda random: (scratch(random, 128), rubbish(random, 32)),
        returns=True,
        slow=True,
    ),
    "ed25519_point_is_neutral": Routine(
        (words_in("point"),),
        lambda random: (Memory(words_of(*random.choice([curve_point(random), (0, 5, 5, 0)]))),),
        returns=True,
    ),
    "ed25519_point_has_small_order": Routine(
        (words_in("point"),),
        lambda random: (Memory(words_of(*random.choice([curve_point(random), small_order(random)]))),),
        returns=True,
    ),
    # ed25519, scalar.h
    "ed25519_scalar_from_bytes": Routine((words_out("out"), bytes_in("bytes")), words_bytes(32, 32)),
    "ed25519_scalar_reduce": Routine((words_out("out"), bytes_in("hash")), words_bytes(32, 64)),
    "ed25519_scalar_muladd": Routine(
        (bytes_out("out"), words_in("a"), words_in("b"), words_in("c")), words_bytes(32, 32, 32, 32)
    ),
    "ed25519_scalar_to_signs": Routine((words_out("s"), words_in("scalar")), words_bytes(32, 32)),
    "ed25519_scalar_is_canonical": Routine(
        (bytes_in("bytes"),),
        lambda random: (
            Memory((random.choice([0, ed25519.L, 2**256 - 2]) + random.randrange(2)).to_bytes(32, "little")),
        ),
        returns=True,
    ),
    "ed25519_add_product": Routine(
        (words_out("out"), whole("factor"), words_in("words"), whole("carry")),
        lambda random: (
            rubbish(random, 16),
            random.choice([random.getrandbits(32), 2**32 - 1]),
            Memory(random.choice([random.randbytes(16), b"\xff" * 16])),
            random.choice([random.getrandbits(32), 2**32 - 1]),
        ),
        returns=True,
    ),
    "ed25519_scalar_mul": Routine((words_out("out"), words_in("a"), words_in("b")), words_bytes(32, 32, 32)),
    # ed25519, halve.h
    "ed25519_halve": Routine(
        (words_out("a"), words_out("b"), words_in("k"), words_out("lattice")),
        lambda random: (
            *(rubbish(random, 32), rubbish(random, 32)),
            Memory(random.randrange(ed25519.L).to_bytes(32, "little")),
            scratch(random, 128),
        ),
        returns=True,
    ),
    **{
        f"ed25519_{name}_shifted": Routine(
            (words_out("out"), words_in("x"), whole("shift"), whole("count")), shifted_words
        )
        for name in ("subtract", "add")
    },
    # ed25519, base.h
    "ed25519_base_multiply": Routine(
        (words_out("work"), words_in("scalar")),
        lambda random: (scratch(random, ED25519_WORK_BYTES), rubbish(random, 32)),
        slow=True,
    ),
    "ed25519_choose": Routine(
        (words_out("out"), words_in("table"), whole("digit")),
        lambda random: (Element(random.randbytes(96)), rubbish(random, 8 * 96), random.randrange(16)),
    ),
    # newhope.h
    "newhope_from_wire": Routine((words_out("poly"), bytes_in("wire"), narrow("domain")), domain_in),
    "newhope_to_wire": Routine((bytes_out("wire"), words_in("poly"), narrow("domain")), domain_out),
    "newhope_keygen": Routine(
        (
            *(words_out("secret"), words_out("msg_a"), words_out("work"), narrow("parse")),
            *(bytes_in("seed"), bytes_in("noise")),
        ),
        lambda random: (
            *(new_poly(random, NTT_SECRET), rubbish(random, MSG_A_BYTES), rubbish(random, WORK_BYTES)),
            *(random.randrange(2), rubbish(random, 32), rubbish(random, 32)),
        ),
    ),
    "newhope_sharedb": Routine(
        (
            *(words_out("msg_b"), bytes_out("key"), words_out("secret"), words_out("work")),
            *(narrow("parse"), words_in("msg_a"), bytes_in("noise")),
        ),
        lambda random: (
            *(rubbish(random, MSG_B_BYTES), rubbish(random, 32), poly_to_wipe(random, None)),
            *(rubbish(random, WORK_BYTES), random.randrange(2), rubbish(random, MSG_A_BYTES)),
            rubbish(random, 32),
        ),
    ),
    "newhope_shareda": Routine(
        (bytes_out("key"), words_out("secret"), words_out("work"), words_in("msg_b")),
        lambda random: (
            *(rubbish(random, 32), poly_to_wipe(random, NTT_SECRET)),
            *(rubbish(random, WORK_BYTES), rubbish(random, MSG_B_BYTES)),
        ),
    ),
    "newhope_ntt": Routine((words_out("poly"),), in_place(SAMPLED, NTT)),
    "newhope_ntt_secret": Routine((words_out("poly"),), lambda random: (secret_noise(random),)),
    "newhope_invntt": Routine((words_out("poly"),), in_place(NTT, NATURAL)),
    "newhope_pointwise": Routine((words_out("a"), words_in("secret")), product(NTT)),
    "newhope_pointwise_invntt": Routine((words_out("a"), words_in("secret")), product(NATURAL)),
    "newhope_uniform": Routine(
        (words_out("a"), words_out("scratch"), narrow("parse"), bytes_in("seed")),
        lambda random: (
            *(new_poly(random, NTT), scratch(random, SCRATCH_BYTES)),
            *(random.randrange(2), rubbish(random, 32)),
        ),
    ),
    "newhope_noise": Routine(
        (words_out("poly"), words_out("scratch"), bytes_in("noise"), whole("index")), noise_poly
    ),
    "newhope_rec_bits": Routine(
        (bytes_out("bits"), bytes_in("noise")), lambda random: (rubbish(random, 32), rubbish(random, 32))
    ),
    "newhope_helprec": Routine(
        (words_out("r"), words_in("v"), bytes_out("bits")),
        lambda random: (rubbish(random, REC_BYTES), poly(random, NATURAL, NATURAL), rubbish(random, 32)),
    ),
    "newhope_rec": Routine(
        (bytes_out("bits"), words_in("v"), words_in("r")),
        lambda random: (rubbish(random, 32), poly(random, NATURAL, NATURAL), rubbish(random, REC_BYTES)),
    ),
    "newhope_pack": Routine(
        (words_out("packed"), words_in("poly")),
        lambda random: (rubbish(random, PACKED_BYTES), poly(random, NTT, NTT)),
    ),
    "newhope_unpack": Routine(
        (words_out("poly"), words_in("packed")),
        lambda random: (new_poly(random, NTT), rubbish(random, PACKED_BYTES)),
    ),
    # newhope, internal.h
    "newhope_wipe_words": Routine(
        (words_out("words"), whole("length")),
        lambda random: wiped(random, 4 * random.randint(1, 100)),
    ),
    "newhope_store_accepted": Routine(
        (words_out("poly"), whole("first"), halfwords_in("a"), whole("count"), narrow("parse")),
        accepted,
        returns=True,
    ),
    "newhope_add_accepted": Routine(
        (
            *(words_out("poly"), whole("first"), halfwords_in("a"), whole("count")),
            *(narrow("parse"), words_in("secret")),
        ),
        lambda random: (*accepted(random), poly(random, NTT_SECRET, NTT_SECRET)),
        returns=True,
    ),
    "newhope_store_samples": Routine(
        (words_out("poly"), words_out("input"), words_out("stream")),
        lambda random: (new_poly(random, SAMPLED), scratch(random, 64), scratch(random, 64)),
    ),
    "newhope_add_samples": Routine(
        (words_out("poly"), words_out("input"), words_out("stream")),
        lambda random: (poly(random, NATURAL, NATURAL), scratch(random, 64), scratch(random, 64)),
    ),
    "newhope_add_noise": Routine(
        (words_out("poly"), words_out("scratch"), bytes_in("noise"), whole("index")),
        lambda random: (
            *(poly(random, NATURAL, NATURAL), scratch(random, SCRATCH_BYTES)),
            *(rubbish(random, 32), random.randrange(256)),
        ),
    ),
    "newhope_add_uniform_product": Routine(
        (
            *(words_out("poly"), words_in("secret"), words_out("scratch")),
            *(narrow("parse"), bytes_in("seed")),
        ),
        lambda random: (
            *(poly(random, NTT, NTT), poly(random, NTT_SECRET, NTT_SECRET)),
            *(scratch(random, SCRATCH_BYTES), random.randrange(2), rubbish(random, 32)),
        ),
    ),
    # sparkle.h
    **{
        f"sparkle{bits}": Routine(
            (words_out("state"), whole("steps")),
            lambda random, bits=bits, steps=steps: (  # type: ignore[misc]
                rubbish(random, bits // 8),
                random.choice(steps),
            ),
        )
        for bits, steps in ((256, (7, 10)), (384, (7, 11)), (512, (8, 12)))
    },
    # schwaemm.h
    **{
        f"{name}_encrypt": Routine(
            (bytes_out("ciphertext"), bytes_in("plaintext"), *ASSOCIATED, *NONCE_THEN_KEY),
            partial(schwaemm_message, name=name),
            wraps=name != "schwaemm256128",
        )
        for name in SCHWAEMM_SIZES
    },
    **{
        f"{name}_decrypt": Routine(
            (bytes_out("plaintext"), bytes_in("ciphertext"), *ASSOCIATED, *NONCE_THEN_KEY),
            partial(schwaemm_box, name=name),
            returns=True,
            wraps=name != "schwaemm256128",
        )
        for name in SCHWAEMM_SIZES
    },
    **{
        f"{name}_start": Routine(
            (words_out("s"), *NONCE_THEN_KEY),
            lambda random, sizes=sizes: (  # type: ignore[misc]
                InPieces(random.randbytes(SCHWAEMM_BYTES), SCHWAEMM_BYTES - 8),
                *(rubbish(random, size) for size in sizes),
            ),
            wraps=name != "schwaemm256128",
        )
        for name, sizes in SCHWAEMM_SIZES.items()
    },
    "schwaemm_associate": Routine(
        (words_out("s"), bytes_in("associated"), whole("length")),
        schwaemm_associated,
    ),
    "schwaemm_encrypt_update": Routine(
        (words_out("s"), bytes_out("ciphertext"), bytes_in("plaintext"), whole("length")),
        partial(schwaemm_piece, update="schwaemm_encrypt_update"),
    ),
    "schwaemm_decrypt_update_unverified": Routine(
        (words_out("s"), bytes_out("plaintext"), bytes_in("ciphertext"), whole("length")),
        partial(schwaemm_piece, update="schwaemm_decrypt_update_unverified"),
    ),
    "schwaemm_encrypt_finish": Routine(
        (words_out("s"), bytes_out("tag")),
        lambda random: (schwaemm_in_pieces(random, "schwaemm_encrypt_update"), rubbish(random, 32)),
    ),
    "schwaemm_decrypt_finish": Routine(
        (words_out("s"), bytes_in("tag")),
        lambda random: (
            schwaemm_in_pieces(random, "schwaemm_decrypt_update_unverified"),
            rubbish(random, 32),
        ),
        returns=True,
    ),
    # esch.h
    **{
        name: Routine((bytes_out("digest"), bytes_in("message"), whole("length")), digest(size))
        for name, size in (("esch256", 32), ("esch384", 48))
    },
    **{
        name: Routine(
            (bytes_out("out"), whole("out_length"), bytes_in("message"), whole("length")), shake, wraps=True
        )
        for name in ("xoesch256", "xoesch384")
    },
    **{
        f"{name}_start": Routine(
            (words_out("e"),), lambda random: (InPieces(random.randbytes(ESCH_BYTES), ESCH_BYTES - 8),)
        )
        for name in ("esch256", "esch384", "xoesch256", "xoesch384")
    },
    "esch_update": Routine((words_out("e"), bytes_in("message"), whole("length")), esch_piece),
    "esch_squeeze": Routine((words_out("e"), bytes_out("out"), whole("length")), esch_piece),
    # sparkle, internal.h
    **{
        f"{name}_{kind}_blocks": Routine(
            (words_out("state"), *buffers, whole("blocks")),
            state_and_blocks(sum(sizes), sizes[0], len(buffers)),
        )
        for name, sizes in SCHWAEMM_SIZES.items()
        for kind, buffers in (
            ("absorb", (words_in("in"),)),
            ("encrypt", (words_out("out"), words_in("in"))),
            ("decrypt", (words_out("out"), words_in("in"))),
        )
    },
    "esch256_absorb_blocks": Routine(
        (words_out("state"), words_in("in"), whole("blocks")), state_and_blocks(48, 16, 1)
    ),
    "esch384_absorb_blocks": Routine(
        (words_out("state"), words_in("in"), whole("blocks")), state_and_blocks(64, 16, 1)
    ),
}

ROUTINES: Mapping[str, Routine] = {name: replace(one, name=name) for name, one in _ROUTINES.items()}
