"""The libraries of firmware/lib, compiled for this machine and called by ctypes."""

import ctypes
import os
import subprocess
from collections.abc import Sequence
from pathlib import Path

LIBRARIES = Path(__file__).resolve().parents[2] / "firmware" / "lib"
NAMES = (
    *("keccak", "chacha20", "newhope", "fe25519", "x25519"),
    *("sha512", "ed25519", "salsa20", "poly1305", "nacl", "sparkle"),
)
# declassify is a header alone.
INCLUDES = [f"-I{LIBRARIES / name / 'include'}" for name in (*NAMES, "declassify")]
STRICT = ["-std=c11", "-ffreestanding", "-Wall", "-Wextra", "-Werror"]

Poly = list[int]
PARSES = {"5q": 0, "14bit": 1}
SAMPLED, NTT, NTT_SECRET, NATURAL = range(4)
WORK_BYTES = 2252
SCRATCH_BYTES = 204
GUARD = bytes(range(0xA0, 0xB0))
BASE = b"\x09" + bytes(31)
ED25519_WORK_BYTES, ED25519_SIGNER_BYTES, ED25519_VERIFIER_BYTES = 2440, 644, 304


class CompilerError(Exception):
    """The compiler's own words."""


def run(command: Sequence[str | Path]) -> str:
    """Runs a compiler, or what it made; returns what it prints."""
    done = subprocess.run(command, capture_output=True, text=True, timeout=100)
    if done.returncode != 0:
        raise CompilerError(f"{' '.join(map(str, command))}\n{done.stdout}{done.stderr}")
    return done.stdout


def sources(library: str) -> list[Path]:
    """The C and assembly files of a library, of every backend: each is empty for the others."""
    root = LIBRARIES / library / "src"
    return sorted(path for path in root.rglob("*") if path.suffix in (".c", ".S"))


def assembly(library: str, folder: str) -> list[Path]:
    """Its assembly for an architecture, armv6m or armv7em."""
    return sorted((LIBRARIES / library / "src" / folder).glob("*.S"))


def build(output: Path, flags: Sequence[str], extra: Sequence[Path] = ()) -> ctypes.CDLL:
    """All three libraries as one shared object, and the files in `extra`."""
    files = [source for name in NAMES for source in sources(name)]
    compiler = os.environ.get("CC", "gcc")
    run([compiler, "-shared", "-fPIC", *STRICT, *flags, *INCLUDES, "-o", output, *files, *extra])
    return ctypes.CDLL(str(output))


class Buffer:
    """Memory that C writes to, aligned, filled with rubbish and guarded at both ends."""

    def __init__(self, size: int, start: bytes | None = None) -> None:
        self.size = size
        content = bytes(0x5A ^ i & 0xFF for i in range(size)) if start is None else start
        whole = GUARD + content.ljust(size, b"\xc3") + GUARD
        words = len(whole) // 8 + 1
        self._words = (ctypes.c_uint64 * words).from_buffer_copy(whole.ljust(8 * words, b"\0"))

    @property
    def pointer(self) -> ctypes.c_void_p:
        return ctypes.c_void_p(ctypes.addressof(self._words) + len(GUARD))

    def at(self, offset: int) -> ctypes.c_void_p:
        """A pointer into it: of an address that is so much above a multiple of 8."""
        return ctypes.c_void_p(ctypes.addressof(self._words) + len(GUARD) + offset)

    def bytes(self) -> bytes:
        """The content; the bytes before and after it must be untouched."""
        whole = bytes(self._words)
        end = len(GUARD) + self.size
        assert whole[: len(GUARD)] == GUARD, "C wrote before the buffer"
        assert whole[end : end + len(GUARD)] == GUARD, "C wrote behind the buffer"
        return whole[len(GUARD) : end]


class Keccak:
    """firmware/lib/keccak."""

    INIT = ("shake128", "shake256", "sha3_256", "sha3_512")

    def __init__(self, library: ctypes.CDLL) -> None:
        self._c = library

    @property
    def backend(self) -> int:
        return ctypes.c_uint8.in_dll(self._c, "keccak_backend").value

    def f1600(self, state: bytes) -> bytes:
        """Bytes in and out in one piece each."""
        inside, out = Buffer(200), Buffer(200)
        self._c.keccak_init(inside.pointer)
        self._c.keccak_add_bytes(inside.pointer, state, 0, 200)
        self._c.keccak_f1600(inside.pointer)
        self._c.keccak_extract_bytes(inside.pointer, out.pointer, 0, 200)
        inside.bytes()
        return out.bytes()

    def add_extract(self, data: bytes, added: bytes, at: int, start: int, length: int) -> bytes:
        """The state with 200 bytes, then `added` at an offset; a part of it."""
        inside, out = Buffer(200), Buffer(length)
        self._c.keccak_init(inside.pointer)
        self._c.keccak_add_bytes(inside.pointer, data, 0, 200)
        self._c.keccak_add_bytes(inside.pointer, added, at, len(added))
        self._c.keccak_extract_bytes(inside.pointer, out.pointer, start, length)
        inside.bytes()
        return out.bytes()

    def fixed(self, name: str, message: bytes, length: int) -> bytes:
        """sha3_256 or sha3_512 in one call."""
        out = Buffer(length)
        self._c[name](out.pointer, message, ctypes.c_size_t(len(message)))
        return out.bytes()

    def shake(self, name: str, message: bytes, length: int) -> bytes:
        """shake128 or shake256 in one call."""
        out = Buffer(length)
        self._c[name](out.pointer, ctypes.c_size_t(length), message, ctypes.c_size_t(len(message)))
        return out.bytes()

    def pieces(self, name: str, messages: Sequence[bytes], lengths: Sequence[int]) -> bytes:
        """Absorbs and squeezes piece by piece."""
        sponge, result = Buffer(204), b""
        self._c[name + "_init"](sponge.pointer)
        for message in messages:
            self._c.keccak_absorb(sponge.pointer, message, ctypes.c_size_t(len(message)))
        for length in lengths:
            out = Buffer(length)
            self._c.keccak_squeeze(sponge.pointer, out.pointer, ctypes.c_size_t(length))
            result += out.bytes()
        sponge.bytes()
        return result


class ChaCha20:
    """firmware/lib/chacha20."""

    def __init__(self, library: ctypes.CDLL) -> None:
        self._c = library

    @property
    def backend(self) -> int:
        return ctypes.c_uint8.in_dll(self._c, "chacha20_backend").value

    def init(self, key: bytes, nonce: bytes) -> bytes:
        block = Buffer(64)
        self._c.chacha20_init(block.pointer, key, nonce)
        return block.bytes()

    def block(self, data: bytes) -> bytes:
        inside, out = Buffer(64, data), Buffer(64)
        self._c.chacha20_block(out.pointer, inside.pointer)
        assert inside.bytes() == data
        return out.bytes()


class Salsa20:
    """firmware/lib/salsa20."""

    def __init__(self, library: ctypes.CDLL) -> None:
        self._c = library

    @property
    def backend(self) -> int:
        return ctypes.c_uint8.in_dll(self._c, "salsa20_backend").value

    def block(self, data: bytes) -> bytes:
        inside, out = Buffer(64, data), Buffer(64)
        self._c.salsa20_block(out.pointer, inside.pointer)
        assert inside.bytes() == data
        return out.bytes()

    def hsalsa20(self, key: bytes, nonce: bytes) -> bytes:
        out = Buffer(32)
        self._c.hsalsa20(out.pointer, key, nonce)
        return out.bytes()

    def xor(self, message: bytes, key: bytes, nonce: bytes, counter: int, *, in_place: bool = False) -> bytes:
        """salsa20_xor, or, by the length of the nonce, xsalsa20_xor."""
        inside = Buffer(len(message), message)
        out = inside if in_place else Buffer(len(message))
        function = self._c.salsa20_xor if len(nonce) == 8 else self._c.xsalsa20_xor
        length = ctypes.c_size_t(len(message))
        function(out.pointer, inside.pointer, length, key, nonce, ctypes.c_uint64(counter))
        assert in_place or inside.bytes() == message
        return out.bytes()

    def pieces(self, pieces: Sequence[bytes | int], key: bytes, nonce: bytes, counter: int) -> bytes:
        """Messages, or lengths of the stream itself, one after the other."""
        stream, result = Buffer(132), b""
        start = self._c.salsa20_start if len(nonce) == 8 else self._c.xsalsa20_start
        start(stream.pointer, key, nonce, ctypes.c_uint64(counter))
        for piece in pieces:
            length = piece if isinstance(piece, int) else len(piece)
            out = Buffer(length)
            if isinstance(piece, int):
                self._c.salsa20_keystream(stream.pointer, out.pointer, ctypes.c_size_t(length))
            else:
                self._c.salsa20_update(stream.pointer, out.pointer, piece, ctypes.c_size_t(length))
            result += out.bytes()
        self._c.salsa20_wipe(stream.pointer)
        assert stream.bytes() == bytes(132), "the state is not wiped"
        return result


class Sha512:
    """firmware/lib/sha512."""

    def __init__(self, library: ctypes.CDLL) -> None:
        self._c = library

    @property
    def backend(self) -> int:
        return ctypes.c_uint8.in_dll(self._c, "sha512_backend").value

    def hash(self, message: bytes, *, in_place: bool = False) -> bytes:
        """In one call; `in_place`: the digest goes where the message begins."""
        inside = Buffer(max(64, len(message)), message)
        out = inside if in_place else Buffer(64)
        self._c.sha512(out.pointer, inside.pointer, ctypes.c_size_t(len(message)))
        return out.bytes()[:64]

    def pieces(self, pieces: Sequence[bytes], started: bytes | None = None) -> bytes:
        """One after the other; `started` is the state that a hash has already."""
        state, out = Buffer(208, started), Buffer(64)
        if started is None:
            self._c.sha512_init(state.pointer)
        for piece in pieces:
            self._c.sha512_update(state.pointer, piece, ctypes.c_size_t(len(piece)))
        self._c.sha512_final(state.pointer, out.pointer)
        assert state.bytes() == bytes(208), "the state is not wiped"
        return out.bytes()

    def blocks(self, state: bytes, blocks: bytes) -> bytes:
        """The state as eight big-endian words, in and out."""
        word = Buffer(64, swapped(state))
        self._c.sha512_blocks(word.pointer, blocks, ctypes.c_size_t(len(blocks) // 128))
        return swapped(word.bytes())


def swapped(words: bytes) -> bytes:
    """Words of 64 bits in the other order of bytes."""
    return b"".join(words[at : at + 8][::-1] for at in range(0, len(words), 8))


class Poly1305:
    """firmware/lib/poly1305."""

    STATE_BYTES = 72

    def __init__(self, library: ctypes.CDLL) -> None:
        self._c = library

    @property
    def backend(self) -> int:
        return ctypes.c_uint8.in_dll(self._c, "poly1305_backend").value

    def tag(self, key: bytes, message: bytes) -> bytes:
        out = Buffer(16)
        self._c.poly1305(out.pointer, message, ctypes.c_size_t(len(message)), key)
        return out.bytes()

    def verify(self, tag: bytes, key: bytes, message: bytes) -> int:
        result: int = self._c.poly1305_verify(tag, message, ctypes.c_size_t(len(message)), key)
        return result

    def pieces(self, key: bytes, pieces: Sequence[bytes]) -> bytes:
        state, out = Buffer(self.STATE_BYTES), Buffer(16)
        self._c.poly1305_init(state.pointer, key)
        for piece in pieces:
            self._c.poly1305_update(state.pointer, piece, ctypes.c_size_t(len(piece)))
        self._c.poly1305_final(state.pointer, out.pointer)
        assert state.bytes() == bytes(self.STATE_BYTES), "the state is not wiped"
        return out.bytes()

    def final(self, h: int, s: int) -> bytes:
        """The tag where h has come to this number, of up to 160 bits."""
        words = h.to_bytes(20, "little") + bytes(16) + s.to_bytes(16, "little")
        state, out = Buffer(self.STATE_BYTES, words.ljust(self.STATE_BYTES, b"\0")), Buffer(16)
        self._c.poly1305_final(state.pointer, out.pointer)
        return out.bytes()


class NaCl:
    """firmware/lib/nacl, or libsodium, which has the same functions: bytes are what is read, a Buffer what is
    written, a number a length, None no pointer."""

    def __init__(self, library: ctypes.CDLL) -> None:
        self.c = library

    def call(self, name: str, *arguments: bytes | Buffer | int | None) -> int:
        converted: list[object] = []
        for one in arguments:
            if isinstance(one, Buffer):
                converted.append(one.pointer)
            else:
                converted.append(ctypes.c_ulonglong(one) if isinstance(one, int) else one)
        result: int = self.c[name](*converted)
        return result

    def give(self, name: str, size: int, *arguments: bytes | Buffer | int | None) -> tuple[int, bytes]:
        """What it returns, and what it writes to a buffer that is its first argument."""
        out = Buffer(size)
        return self.call(name, out, *arguments), out.bytes()


class NewHope:
    """firmware/lib/newhope: polynomials as lists, everything else as bytes."""

    def __init__(self, library: ctypes.CDLL) -> None:
        self._c = library

    @property
    def backend(self) -> int:
        return ctypes.c_uint8.in_dll(self._c, "newhope_backend").value

    def poly(self, values: Poly, domain: int) -> Buffer:
        wire = Buffer(2048, b"".join(value.to_bytes(2, "little") for value in values))
        poly = Buffer(2048)
        self._c.newhope_from_wire(poly.pointer, wire.pointer, domain)
        return poly

    def values(self, poly: Buffer, domain: int) -> Poly:
        wire = Buffer(2048)
        poly.bytes()
        self._c.newhope_to_wire(wire.pointer, poly.pointer, domain)
        data = wire.bytes()
        return [int.from_bytes(data[i : i + 2], "little") for i in range(0, 2048, 2)]

    def ntt(self, values: Poly) -> Poly:
        poly = self.poly(values, SAMPLED)
        self._c.newhope_ntt(poly.pointer)
        return self.values(poly, NTT)

    def ntt_secret(self, values: Poly) -> Poly:
        poly = self.poly(values, SAMPLED)
        self._c.newhope_ntt_secret(poly.pointer)
        return self.values(poly, NTT_SECRET)

    def invntt(self, values: Poly) -> Poly:
        poly = self.poly(values, NTT)
        self._c.newhope_invntt(poly.pointer)
        return self.values(poly, NATURAL)

    def pointwise(self, a: Poly, secret: Poly) -> Poly:
        first, second = self.poly(a, NTT), self.poly(secret, NTT_SECRET)
        self._c.newhope_pointwise(first.pointer, second.pointer)
        return self.values(first, NTT)

    def pointwise_invntt(self, a: Poly, secret: Poly) -> Poly:
        first, second = self.poly(a, NTT), self.poly(secret, NTT_SECRET)
        self._c.newhope_pointwise_invntt(first.pointer, second.pointer)
        return self.values(first, NATURAL)

    def invntt_of_ntt(self, values: Poly) -> Poly:
        """One after the other in place: what the first leaves, in its own range, is what the second gets."""
        poly = self.poly(values, SAMPLED)
        self._c.newhope_ntt(poly.pointer)
        self._c.newhope_invntt(poly.pointer)
        return self.values(poly, NATURAL)

    def multiply_add(self, e: Poly, a: Poly, s: Poly, first: int) -> Poly:
        """e + a o s on the coefficients from `first`, as an exchange does it."""
        poly, secret = self.poly(e, NTT), self.poly(s, NTT_SECRET)
        uniform = (ctypes.c_uint16 * len(a))(*a)
        end = self._c.newhope_add_accepted(poly.pointer, first, uniform, len(a), PARSES["5q"], secret.pointer)
        assert end == first + len(a), "a candidate below 5q was not accepted"
        return self.values(poly, NTT)

    def uniform(self, parse: str, seed: bytes) -> Poly:
        poly, scratch = Buffer(2048), Buffer(SCRATCH_BYTES)
        self._c.newhope_uniform(poly.pointer, scratch.pointer, PARSES[parse], seed)
        scratch.bytes()
        return self.values(poly, NTT)

    def add_uniform_product(self, e: Poly, s: Poly, parse: str, seed: bytes) -> Poly:
        """e + a o s for the public a of a seed, as an exchange does it."""
        poly, secret, scratch = self.poly(e, NTT), self.poly(s, NTT_SECRET), Buffer(SCRATCH_BYTES)
        self._c.newhope_add_uniform_product(
            poly.pointer, secret.pointer, scratch.pointer, PARSES[parse], seed
        )
        scratch.bytes()
        return self.values(poly, NTT)

    def noise(self, noise: bytes, index: int) -> Poly:
        poly, scratch = Buffer(2048), Buffer(SCRATCH_BYTES)
        self._c.newhope_noise(poly.pointer, scratch.pointer, noise, index)
        assert scratch.bytes()[:128] == bytes(128), "the stream is not wiped"
        return self.values(poly, NATURAL if index == 2 else SAMPLED)

    def add_noise(self, values: Poly, noise: bytes) -> Poly:
        """v + e'', as an exchange does it."""
        poly, scratch = self.poly(values, NATURAL), Buffer(SCRATCH_BYTES)
        self._c.newhope_add_noise(poly.pointer, scratch.pointer, noise, 2)
        scratch.bytes()
        return self.values(poly, NATURAL)

    def rec_bits(self, noise: bytes) -> bytes:
        bits = Buffer(32)
        self._c.newhope_rec_bits(bits.pointer, noise)
        return bits.bytes()

    def helprec(self, v: Poly, bits: bytes) -> tuple[bytes, bytes]:
        """The hint, and the bits of the key."""
        poly, r, both = self.poly(v, NATURAL), Buffer(256), Buffer(32, bits)
        self._c.newhope_helprec(r.pointer, poly.pointer, both.pointer)
        return r.bytes(), both.bytes()

    def rec(self, v: Poly, r: bytes) -> bytes:
        poly, bits = self.poly(v, NATURAL), Buffer(32)
        self._c.newhope_rec(bits.pointer, poly.pointer, Buffer(256, r).pointer)
        return bits.bytes()

    def pack(self, values: Poly) -> bytes:
        poly, packed = self.poly(values, NTT), Buffer(1792)
        self._c.newhope_pack(packed.pointer, poly.pointer)
        return packed.bytes()

    def unpack(self, packed: bytes) -> Poly:
        poly, message = Buffer(2048), Buffer(1792, packed)
        self._c.newhope_unpack(poly.pointer, message.pointer)
        return self.values(poly, NTT)

    def keygen(self, parse: str, seed: bytes, noise: bytes) -> tuple[bytes, Buffer]:
        secret, msg_a, work = Buffer(2048), Buffer(1824), Buffer(WORK_BYTES)
        self._c.newhope_keygen(secret.pointer, msg_a.pointer, work.pointer, PARSES[parse], seed, noise)
        secret.bytes()
        assert work.bytes() == bytes(WORK_BYTES), "the working memory is not wiped"
        return msg_a.bytes(), secret

    def sharedb(
        self, parse: str, msg_a: bytes, noise: bytes, *, in_place: bool = False
    ) -> tuple[bytes, bytes]:
        secret, key, work = Buffer(2048), Buffer(32), Buffer(WORK_BYTES)
        msg_b = Buffer(2048, msg_a) if in_place else Buffer(2048)
        received = msg_b if in_place else Buffer(1824, msg_a)
        self._c.newhope_sharedb(
            msg_b.pointer, key.pointer, secret.pointer, work.pointer, PARSES[parse], received.pointer, noise
        )
        assert work.bytes() == bytes(WORK_BYTES), "the working memory is not wiped"
        assert secret.bytes() == bytes(2048), "the secret is not wiped"
        return msg_b.bytes(), key.bytes()

    def shareda(self, secret: Buffer, msg_b: bytes) -> bytes:
        key, work, message = Buffer(32), Buffer(WORK_BYTES), Buffer(2048, msg_b)
        self._c.newhope_shareda(key.pointer, secret.pointer, work.pointer, message.pointer)
        assert work.bytes() == bytes(WORK_BYTES), "the working memory is not wiped"
        assert secret.bytes() == bytes(2048), "the secret is not wiped"
        assert message.bytes() == msg_b
        return key.bytes()


class Fe25519:
    """firmware/lib/fe25519. Elements are numbers below 2^256, as they stand in its words."""

    def __init__(self, library: ctypes.CDLL) -> None:
        self._c = library

    @property
    def backend(self) -> int:
        return ctypes.c_uint8.in_dll(self._c, "fe25519_backend").value

    def compute(self, name: str, *inputs: int, place: int | None = None) -> int:
        """add, sub, mul, sqr, invert or pow22523; the result in the place of an input, or of none."""
        buffers = [Buffer(32, one.to_bytes(32, "little")) for one in inputs]
        out = Buffer(32) if place is None else buffers[place]
        self._c["fe25519_" + name](out.pointer, *(one.pointer for one in buffers))
        for i, (buffer, value) in enumerate(zip(buffers, inputs, strict=True)):
            assert i == place or buffer.bytes() == value.to_bytes(32, "little"), "an input was changed"
        return int.from_bytes(out.bytes(), "little")

    def of_itself(self, name: str, value: int) -> int:
        """The same with one element as both inputs and as the output."""
        element = Buffer(32, value.to_bytes(32, "little"))
        self._c["fe25519_" + name](element.pointer, element.pointer, element.pointer)
        return int.from_bytes(element.bytes(), "little")

    def from_bytes(self, data: bytes, offset: int = 0) -> int:
        out, inside = Buffer(32), Buffer(32 + offset, bytes(offset) + data)
        self._c.fe25519_from_bytes(out.pointer, inside.at(offset))
        return int.from_bytes(out.bytes(), "little")

    def to_bytes(self, value: int, offset: int = 0) -> bytes:
        out, inside = Buffer(32 + offset), Buffer(32, value.to_bytes(32, "little"))
        self._c.fe25519_to_bytes(out.at(offset), inside.pointer)
        return out.bytes()[offset:]

    def cswap(self, a: int, b: int, mask: int) -> tuple[int, int]:
        one, other = (Buffer(32, value.to_bytes(32, "little")) for value in (a, b))
        self._c.fe25519_cswap(one.pointer, other.pointer, ctypes.c_uint32(mask))
        return int.from_bytes(one.bytes(), "little"), int.from_bytes(other.bytes(), "little")


class X25519:
    """firmware/lib/x25519."""

    def __init__(self, library: ctypes.CDLL) -> None:
        self._c = library

    @property
    def backend(self) -> int:
        return ctypes.c_uint8.in_dll(self._c, "x25519_backend").value

    def __call__(self, scalar: bytes, point: bytes) -> tuple[bytes, int]:
        """The result and what it returns."""
        return self.at(scalar, point, (0, 0, 0))

    def at(self, scalar: bytes, point: bytes, offsets: tuple[int, int, int]) -> tuple[bytes, int]:
        """With out, scalar and point at such offsets from a multiple of 8."""
        out = Buffer(32 + offsets[0])
        k, u = (Buffer(32 + i, bytes(i) + one) for i, one in zip(offsets[1:], (scalar, point), strict=True))
        returned = self._c.x25519(out.at(offsets[0]), k.at(offsets[1]), u.at(offsets[2]))
        assert (k.bytes()[offsets[1] :], u.bytes()[offsets[2] :]) == (scalar, point)
        return out.bytes()[offsets[0] :], returned

    def overlapping(self, memory: bytes, out: int, scalar: int, point: int) -> bytes:
        """All three in one piece of memory."""
        buffer = Buffer(len(memory), memory)
        self._c.x25519(buffer.at(out), buffer.at(scalar), buffer.at(point))
        return buffer.bytes()[out : out + 32]

    def iterate(self, count: int) -> bytes:
        """The test of RFC 7748, section 5.2, as far as it goes."""
        k, u, out = (ctypes.create_string_buffer(one, 32) for one in (BASE, BASE, bytes(32)))
        call, move = self._c.x25519, ctypes.memmove
        for _ in range(count):
            call(out, k, u)
            move(u, k, 32)
            move(k, out, 32)
        return k.raw

    def base(self, scalar: bytes) -> bytes:
        out = Buffer(32)
        self._c.x25519_base(out.pointer, scalar)
        return out.bytes()

    def step(self, x1: int, points: Sequence[int], *, swap: bool) -> list[int]:
        content = b"".join(one.to_bytes(32, "little") for one in (x1, *points))
        ladder = Buffer(160, content)
        self._c.x25519_step(ladder.pointer, ctypes.c_uint32(-swap & 0xFFFFFFFF))
        after = ladder.bytes()
        assert after[:32] == content[:32]
        return [int.from_bytes(after[i : i + 32], "little") for i in range(32, 160, 32)]


class Ed25519:
    """firmware/lib/ed25519."""

    def __init__(self, library: ctypes.CDLL) -> None:
        self._c = library
        self._work = Buffer(ED25519_WORK_BYTES)

    @property
    def backend(self) -> int:
        return ctypes.c_uint8.in_dll(self._c, "ed25519_backend").value

    def _with_secrets(self, name: str, size: int, *arguments: object) -> bytes:
        """Its output, if nothing stays in the working memory."""
        out, work = Buffer(size), Buffer(ED25519_WORK_BYTES, bytes(ED25519_WORK_BYTES))
        self._c["ed25519_" + name](out.pointer, *arguments, work.pointer)
        assert not any(work.bytes()), "the working memory is not wiped"
        return out.bytes()

    def public(self, seed: bytes) -> bytes:
        return self._with_secrets("public", 32, seed)

    def base(self, scalar: bytes) -> bytes:
        return self._with_secrets("base", 32, scalar)

    def sign(self, secret: bytes, message: bytes) -> bytes:
        return self._with_secrets("sign", 64, message, ctypes.c_size_t(len(message)), secret)

    def verify(self, signature: bytes, message: bytes, key: bytes) -> bool:
        length = ctypes.c_size_t(len(message))
        returned = self._c.ed25519_verify(signature, message, length, key, self._work.pointer)
        assert returned in (0, -1)
        return bool(returned == 0)

    def at(self, secret: bytes, message: bytes, offsets: Sequence[int]) -> bytes:
        """Signs and verifies with signature, message, secret and key at such offsets from a multiple of 8."""
        content = (bytes(64), message, secret, secret[32:])
        buffers = [Buffer(len(one) + i, bytes(i) + one) for one, i in zip(content, offsets, strict=True)]
        signature, text, both, key = (
            buffer.at(offset) for buffer, offset in zip(buffers, offsets, strict=True)
        )
        length = ctypes.c_size_t(len(message))
        self._c.ed25519_sign(signature, text, length, both, self._work.pointer)
        assert self._c.ed25519_verify(signature, text, length, key, self._work.pointer) == 0
        return buffers[0].bytes()[offsets[0] :]

    def overlapping(self, memory: bytes, signature: int, message: int, length: int, secret: int) -> bytes:
        """All in one piece of memory."""
        buffer = Buffer(len(memory), memory)
        self._c.ed25519_sign(
            *(buffer.at(signature), buffer.at(message), ctypes.c_size_t(length), buffer.at(secret)),
            self._work.pointer,
        )
        return buffer.bytes()[signature : signature + 64]

    def halve(self, k: int) -> tuple[int, int]:
        """a and b, with its sign, of a = b k mod 8L."""
        a, b, lattice = Buffer(32), Buffer(32), Buffer(128)
        minus = self._c.ed25519_halve(a.pointer, b.pointer, k.to_bytes(32, "little"), lattice.pointer)
        lattice.bytes()
        value = int.from_bytes(b.bytes(), "little")
        return int.from_bytes(a.bytes(), "little"), -value if minus else value

    def sign_calls(self, secret: bytes, calls: Sequence[tuple[str, bytes]]) -> tuple[bytes, int]:
        """Signs in pieces: "first", "second" and "turn", in any order. What it gives and returns."""
        signer, out = Buffer(ED25519_SIGNER_BYTES), Buffer(64)
        self._c.ed25519_sign_begin(signer.pointer, secret)
        for name, piece in calls:
            if name == "turn":
                self._c.ed25519_sign_turn(signer.pointer, self._work.pointer)
            else:
                length = ctypes.c_size_t(len(piece))
                self._c["ed25519_sign_" + name](signer.pointer, piece, length)
        returned = self._c.ed25519_sign_end(signer.pointer, out.pointer)
        assert not any(signer.bytes()), "the signer is not wiped"
        return out.bytes(), returned

    def verify_pieces(self, signature: bytes, pieces: Sequence[bytes], key: bytes) -> bool:
        verifier = Buffer(ED25519_VERIFIER_BYTES)
        self._c.ed25519_verify_begin(verifier.pointer, signature, key)
        for piece in pieces:
            self._c.ed25519_verify_update(verifier.pointer, piece, ctypes.c_size_t(len(piece)))
        returned = self._c.ed25519_verify_end(verifier.pointer, self._work.pointer)
        verifier.bytes()
        assert returned in (0, -1)
        return bool(returned == 0)


SCHWAEMM_STRUCT, ESCH_STRUCT = 144, 96  # bytes, where a pointer has eight


class Sparkle:
    """firmware/lib/sparkle. A name is that of the C functions, as schwaemm256128."""

    def __init__(self, library: ctypes.CDLL) -> None:
        self._c = library

    @property
    def backend(self) -> int:
        return ctypes.c_uint8.in_dll(self._c, "sparkle_backend").value

    def permute(self, state: bytes, steps: int) -> bytes:
        inside = Buffer(len(state), state)
        self._c[f"sparkle{8 * len(state)}"](inside.pointer, steps)
        return inside.bytes()

    def encrypt(
        self, name: str, *inputs: bytes, plaintext: bytes, offset: int = 0, place: int = 0
    ) -> bytes:
        """The ciphertext and its tag, of key, nonce and associated data. `offset`: of all pointers, above a
        multiple of 8; `place` of the plaintext, or 0 for in place."""
        key, nonce, ad = inputs
        length, whole = len(plaintext), len(plaintext) + len(key)
        out = Buffer(offset + whole, bytes(offset) + plaintext + bytes(len(key)))
        inside = [Buffer(offset + len(one), bytes(offset) + one) for one in (ad, nonce, key)]
        source = Buffer(place + length, bytes(place) + plaintext)
        at, associated = out.at(offset), inside[0].at(offset)
        self._c[f"{name}_encrypt"](
            *(at, source.at(place) if place else at, ctypes.c_size_t(length)),
            *(associated, ctypes.c_size_t(len(ad)), inside[1].at(offset), inside[2].at(offset)),
        )
        for buffer, one in zip(inside, (ad, nonce, key), strict=True):
            assert buffer.bytes()[offset:] == one, "an input was changed"
        assert source.bytes()[place:] == plaintext
        return out.bytes()[offset:]

    def decrypt(
        self, name: str, *inputs: bytes, ciphertext: bytes, offset: int = 0, place: int = 0
    ) -> tuple[int, bytes]:
        """What it returns, and what is where the plaintext is wanted."""
        key, nonce, ad = inputs
        length = max(len(ciphertext) - len(key), 0)
        out = Buffer(offset + len(ciphertext), bytes(offset) + ciphertext)
        source = Buffer(place + len(ciphertext), bytes(place) + ciphertext)
        at = out.at(offset)
        returned = self._c[f"{name}_decrypt"](
            *(at, source.at(place) if place else at, ctypes.c_size_t(len(ciphertext))),
            *(ad, ctypes.c_size_t(len(ad)), nonce, key),
        )
        assert source.bytes()[place:] == ciphertext
        found = out.bytes()[offset:]
        assert found[length:] == ciphertext[length:], "something was written behind the plaintext"
        return returned, found[:length]

    def start(self, name: str, *inputs: bytes) -> Buffer:
        """Of Schwaemm, with nonce and key, or of Esch. What was in the struct before means nothing."""
        struct = Buffer(SCHWAEMM_STRUCT if inputs else ESCH_STRUCT)
        self._c[f"{name}_start"](struct.pointer, *inputs)
        return struct

    def take(self, name: str, struct: Buffer, piece: bytes, offset: int = 0) -> None:
        """schwaemm_associate or esch_update."""
        inside = Buffer(offset + len(piece), bytes(offset) + piece)
        self._c[name](struct.pointer, inside.at(offset), ctypes.c_size_t(len(piece)))

    def update(self, name: str, struct: Buffer, piece: bytes, offset: int = 0) -> bytes:
        """schwaemm_encrypt_update or schwaemm_decrypt_update_unverified, in place."""
        inside = Buffer(offset + len(piece), bytes(offset) + piece)
        at = inside.at(offset)
        self._c[name](struct.pointer, at, at, ctypes.c_size_t(len(piece)))
        return inside.bytes()[offset:]

    def encrypt_finish(self, struct: Buffer, size: int) -> bytes:
        tag = Buffer(size)
        self._c.schwaemm_encrypt_finish(struct.pointer, tag.pointer)
        assert not any(struct.bytes()), "the struct is not wiped"
        return tag.bytes()

    def decrypt_finish(self, struct: Buffer, tag: bytes) -> int:
        returned = self._c.schwaemm_decrypt_finish(struct.pointer, tag)
        assert not any(struct.bytes()), "the struct is not wiped"
        return int(returned)

    def squeeze(self, struct: Buffer, length: int) -> bytes:
        out = Buffer(length)
        self._c.esch_squeeze(struct.pointer, out.pointer, ctypes.c_size_t(length))
        struct.bytes()
        return out.bytes()

    def digest(self, name: str, message: bytes, length: int) -> bytes:
        """esch256, esch384, xoesch256 or xoesch384 in one call."""
        out = Buffer(length)
        sizes = (ctypes.c_size_t(length),) if name.startswith("xo") else ()
        self._c[name](out.pointer, *sizes, message, ctypes.c_size_t(len(message)))
        return out.bytes()
