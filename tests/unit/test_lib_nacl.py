"""lib/nacl, compiled for this machine, against libsodium (PyNaCl's, call by call), PyNaCl both ways and the
reference."""

import ctypes
import re
from importlib import import_module
from random import Random

import nacl.public
import nacl.secret
import nacl.signing
import pytest

from tests.reference import nacl as reference
from tests.unit.libraries import LIBRARIES, Buffer, NaCl

SODIUM = NaCl(ctypes.CDLL(str(import_module("nacl._sodium").__file__)))
HEADER = (LIBRARIES / "nacl" / "include" / "nacl.h").read_text(encoding="utf-8")
# Around the first block, of which the message has half, and the next ones.
LENGTHS = [0, 1, 15, 16, 31, 32, 33, 63, 64, 95, 96, 97, 127, 128, 160, 161, 300]
SEAL_BYTES, OPEN_BYTES = 204, 256

# Points of low order, reduced or not, with the top bit and without (libsodium's list).
LOW_ORDER = [
    value.to_bytes(32, "little")
    for point in (
        *(0, 1, 2**255 - 20, 2**255 - 19, 2**255 - 18),
        325606250916557431795983626356110631294008115727848805560023387167927233504,
        39382357235489614581723060781553021112529911719440698176882885853963445705823,
    )
    for value in (point, point | 1 << 255)
]


def test_reference_agrees_with_pynacl() -> None:
    random = Random(1)
    key, nonce = random.randbytes(32), random.randbytes(24)
    for length in LENGTHS:
        message = random.randbytes(length)
        boxed = reference.seal(key, nonce, message)
        assert boxed == nacl.secret.SecretBox(key).encrypt(message, nonce).ciphertext
        assert reference.open_box(key, nonce, boxed) == message
        assert reference.open_box(key, nonce, boxed[:-1] + bytes([boxed[-1] ^ 1])) is None
    private, other = random.randbytes(32), nacl.public.PrivateKey(random.randbytes(32))
    assert reference.public(private) == bytes(nacl.public.PrivateKey(private).public_key)
    shared = nacl.public.Box(nacl.public.PrivateKey(private), other.public_key).shared_key()
    assert reference.beforenm(bytes(other.public_key), private) == shared
    assert all(reference.beforenm(point, private) is None for point in LOW_ORDER)


def test_constants() -> None:
    """Those of libsodium, which has a function for each."""
    renamed = {
        "crypto_stream_": "crypto_stream_xsalsa20_",
        "crypto_onetimeauth_": "crypto_onetimeauth_poly1305_",
    }
    # Those that PyNaCl's library has no function for, as libsodium's headers have them.
    typed = {
        "crypto_stream_PRIMITIVE": "xsalsa20",
        "crypto_onetimeauth_PRIMITIVE": "poly1305",
        "crypto_core_hsalsa20_OUTPUTBYTES": "32",
        "crypto_core_hsalsa20_INPUTBYTES": "16",
        "crypto_core_hsalsa20_KEYBYTES": "32",
        "crypto_core_hsalsa20_CONSTBYTES": "16",
    }
    defined = re.findall(r'^#define (crypto_\w+?_)([A-Z]+) "?(\w+?)"?U?$', HEADER, re.MULTILINE)
    assert len(defined) > 35
    for prefix, name, value in defined:
        if prefix + name in typed:
            assert value == typed.pop(prefix + name)
        elif name == "PRIMITIVE":
            get = SODIUM.c[prefix + "primitive"]
            get.restype = ctypes.c_char_p
            assert get() == value.encode()
        else:
            assert SODIUM.c[renamed.get(prefix, prefix) + name.lower()]() == int(value)
    assert not typed


# Secret-key boxes


@pytest.mark.parametrize("length", LENGTHS)
def test_secretbox(nacl_c: NaCl, length: int) -> None:
    """Each form, sealed here and there, opened here and there."""
    random = Random(length)
    key, nonce, message = random.randbytes(32), random.randbytes(24), random.randbytes(length)
    tag_and_text = reference.seal(key, nonce, message)
    padded, boxed = bytes(32) + message, bytes(16) + tag_and_text
    for sodium in (nacl_c, SODIUM):
        easy = "crypto_secretbox_easy", length + 16, message, length, nonce, key
        assert sodium.give(*easy) == (0, tag_and_text)
        whole = "crypto_secretbox", length + 32, padded, length + 32, nonce, key
        assert sodium.give(*whole) == (0, boxed)
        text, tag = Buffer(length), Buffer(16)
        assert sodium.call("crypto_secretbox_detached", text, tag, message, length, nonce, key) == 0
        assert tag.bytes() + text.bytes() == tag_and_text
        easy_open = "crypto_secretbox_open_easy", length, tag_and_text, length + 16, nonce, key
        assert sodium.give(*easy_open) == (0, message)
        opened = "crypto_secretbox_open", length + 32, boxed, length + 32, nonce, key
        assert sodium.give(*opened) == (0, padded)
        arguments = tag_and_text[16:], tag_and_text[:16], length, nonce, key
        assert sodium.give("crypto_secretbox_open_detached", length, *arguments) == (0, message)
        assert sodium.call("crypto_secretbox_open_detached", None, *arguments) == 0


@pytest.mark.parametrize("length", [0, 1, 40, 100])
@pytest.mark.parametrize("where", ["tag", "text", "nonce", "key"])
def test_every_wrong_bit_leaves_no_plaintext(nacl_c: NaCl, length: int, where: str) -> None:
    """The buffer keeps what it had, as in libsodium."""
    random = Random(length)
    right = {"key": random.randbytes(32), "nonce": random.randbytes(24)}
    boxed = reference.seal(right["key"], right["nonce"], random.randbytes(length))
    right |= {"tag": boxed[:16], "text": boxed[16:]}
    before = Buffer(length + 32).bytes()
    for bit in range(8 * len(right[where])):
        wrong = bytearray(right[where])
        wrong[bit // 8] ^= 1 << bit % 8
        found = right | {where: bytes(wrong)}
        tag, text, last = found["tag"], found["text"], (found["nonce"], found["key"])
        easy = nacl_c.give("crypto_secretbox_open_easy", length, tag + text, length + 16, *last)
        assert easy == (-1, before[:length])
        padded = bytes(16) + tag + text
        assert nacl_c.give("crypto_secretbox_open", length + 32, padded, length + 32, *last) == (-1, before)
        detached = nacl_c.give("crypto_secretbox_open_detached", length, text, tag, length, *last)
        assert detached == (-1, before[:length])
        assert nacl_c.call("crypto_secretbox_open_detached", None, text, tag, length, *last) == -1


def test_too_short(nacl_c: NaCl) -> None:
    key, nonce = bytes(32), bytes(24)
    for sodium in (nacl_c, SODIUM):
        for length in (0, 15):
            result = sodium.give("crypto_secretbox_open_easy", 16, bytes(16), length, nonce, key)
            assert result == (-1, Buffer(16).bytes())
        for length in (0, 31):
            for name in ("crypto_secretbox", "crypto_secretbox_open"):
                result = sodium.give(name, 32, bytes(32), length, nonce, key)
                assert result == (-1, Buffer(32).bytes())


@pytest.mark.parametrize("length", [1, 40, 100])
@pytest.mark.parametrize("shift", [*range(-20, 21), -64, 64, -99, 99])
def test_overlaps(nacl_c: NaCl, length: int, shift: int) -> None:
    """The output begins so far from the input, in one buffer."""
    random = Random(length)
    key, nonce, message = random.randbytes(32), random.randbytes(24), random.randbytes(length)
    boxed = reference.seal(key, nonce, message)

    def run(name: str, source: bytes, expected: bytes) -> None:
        memory = Buffer(400, bytes(120) + source + bytes(120))
        assert memory.pointer.value is not None
        start = memory.pointer.value + 120
        out, at = ctypes.c_void_p(start + shift), ctypes.c_void_p(start)
        assert nacl_c.c[name](out, at, ctypes.c_ulonglong(len(source)), nonce, key) == 0
        assert memory.bytes()[120 + shift :][: len(expected)] == expected

    run("crypto_secretbox_easy", message, boxed)
    run("crypto_secretbox_open_easy", boxed, message)


def test_detached_parts_anywhere_in_the_message(nacl_c: NaCl) -> None:
    """The tag may be written over the message, and lie where it is opened to."""
    random = Random(2)
    key, nonce, message = random.randbytes(32), random.randbytes(24), random.randbytes(80)
    boxed = reference.seal(key, nonce, message)
    memory = Buffer(80, message)
    text = Buffer(80)
    assert nacl_c.call("crypto_secretbox_detached", text, memory, memory, 80, nonce, key) == 0
    assert (memory.bytes()[:16], text.bytes()) == (boxed[:16], boxed[16:])
    assert nacl_c.call("crypto_secretbox_open_detached", memory, text, memory, 80, nonce, key) == 0
    assert memory.bytes() == message


# Public-key boxes


def test_box_forms_agree_with_libsodium(nacl_c: NaCl) -> None:
    """Every function, by what both libraries return and write."""
    random = Random(3)
    private, nonce = random.randbytes(32), random.randbytes(24)
    public = reference.public(random.randbytes(32))
    key = reference.beforenm(public, private)
    assert key is not None
    for sodium in (nacl_c, SODIUM):
        assert sodium.give("crypto_box_beforenm", 32, public, private) == (0, key)
    for length in (0, 1, 100):
        message = random.randbytes(length)
        boxed = reference.seal(key, nonce, message)
        forged = boxed[:-1] + bytes([boxed[-1] ^ 1])
        for end, keys in (("", (public, private)), ("_afternm", (key,))):
            last = (nonce, *keys)
            for sodium in (nacl_c, SODIUM):
                sealed = sodium.give(f"crypto_box_easy{end}", length + 16, message, length, *last)
                assert sealed == (0, boxed)
                padded = bytes(32) + message
                sealed = sodium.give(f"crypto_box{end}", length + 32, padded, length + 32, *last)
                assert sealed == (0, bytes(16) + boxed)
                text, tag = Buffer(length), Buffer(16)
                result = sodium.call(f"crypto_box_detached{end}", text, tag, message, length, *last)
                assert (result, tag.bytes() + text.bytes()) == (0, boxed)
                for box, expected in ((boxed, message), (forged, None)):
                    untouched = Buffer(length + 32).bytes()
                    given = 0 if expected is not None else -1
                    one = sodium.give(f"crypto_box_open_easy{end}", length, box, length + 16, *last)
                    assert one == (given, untouched[:length] if expected is None else expected)
                    two = sodium.give(
                        f"crypto_box_open{end}", length + 32, bytes(16) + box, length + 32, *last
                    )
                    assert two == (given, untouched if expected is None else bytes(32) + expected)
                    three = sodium.give(
                        f"crypto_box_open_detached{end}", length, box[16:], box[:16], length, *last
                    )
                    assert three == one


@pytest.mark.parametrize("point", LOW_ORDER, ids=lambda point: point.hex()[:12])
def test_low_order_is_an_error(nacl_c: NaCl, point: bytes) -> None:
    """Of scalar multiplication and of every box, which writes nothing; as in libsodium."""
    private, nonce = Random(4).randbytes(32), bytes(24)
    for sodium in (nacl_c, SODIUM):
        assert sodium.give("crypto_box_beforenm", 32, point, private) == (-1, Buffer(32).bytes())
        sealed = sodium.give("crypto_box_easy", 26, bytes(10), 10, nonce, point, private)
        assert sealed == (-1, Buffer(26).bytes())
        opened = sodium.give("crypto_box_open_easy", 10, bytes(26), 26, nonce, point, private)
        assert opened == (-1, Buffer(10).bytes())
        assert sodium.call("crypto_scalarmult", Buffer(32), private, point) == -1
    assert nacl_c.give("crypto_scalarmult", 32, private, point) == (-1, bytes(32))


def test_pynacl_both_ways(nacl_c: NaCl) -> None:
    """What one seals or signs the other opens."""
    random = Random(5)
    for length in (0, 1, 500):
        ours, theirs = random.randbytes(32), nacl.public.PrivateKey(random.randbytes(32))
        box = nacl.public.Box(theirs, nacl.public.PublicKey(reference.public(ours)))
        nonce, message = random.randbytes(24), random.randbytes(length)
        keys = nonce, bytes(theirs.public_key), ours
        _, sealed = nacl_c.give("crypto_box_easy", length + 16, message, length, *keys)
        assert box.decrypt(sealed, nonce) == message
        sealed = box.encrypt(message, nonce).ciphertext
        assert nacl_c.give("crypto_box_open_easy", length, sealed, length + 16, *keys) == (0, message)
        key = random.randbytes(32)
        _, sealed = nacl_c.give("crypto_secretbox_easy", length + 16, message, length, nonce, key)
        assert nacl.secret.SecretBox(key).decrypt(sealed, nonce) == message
        sealed = nacl.secret.SecretBox(key).encrypt(message, nonce).ciphertext
        opened = nacl_c.give("crypto_secretbox_open_easy", length, sealed, length + 16, nonce, key)
        assert opened == (0, message)


def test_keys_from_seeds(nacl_c: NaCl) -> None:
    seed = Random(6).randbytes(32)
    for name, size in (("crypto_box_seed_keypair", 32), ("crypto_sign_seed_keypair", 64)):
        found = set()
        for sodium in (nacl_c, SODIUM):
            public, secret = Buffer(32), Buffer(size)
            assert sodium.call(name, public, secret, seed) == 0
            found.add((public.bytes(), secret.bytes()))
        assert len(found) == 1


# Signatures


@pytest.mark.parametrize("length", [0, 1, 100, 200])
def test_sign(nacl_c: NaCl, length: int) -> None:
    random = Random(length)
    signing = nacl.signing.SigningKey(random.randbytes(32))
    secret, public = bytes(signing) + bytes(signing.verify_key), bytes(signing.verify_key)
    message = random.randbytes(length)
    signed = bytes(signing.sign(message))
    for sodium in (nacl_c, SODIUM):
        sm, written, sig = Buffer(length + 64), Buffer(8), Buffer(64)
        assert sodium.call("crypto_sign", sm, written, message, length, secret) == 0
        assert (sm.bytes(), int.from_bytes(written.bytes(), "little")) == (signed, length + 64)
        assert sodium.call("crypto_sign", sm, None, message, length, secret) == 0
        assert sodium.call("crypto_sign_detached", sig, written, message, length, secret) == 0
        assert (sig.bytes(), int.from_bytes(written.bytes(), "little")) == (signed[:64], 64)
        assert sodium.call("crypto_sign_detached", sig, None, message, length, secret) == 0
        assert sodium.call("crypto_sign_verify_detached", signed[:64], message, length, public) == 0
        m = Buffer(length)
        assert sodium.call("crypto_sign_open", m, written, signed, length + 64, public) == 0
        assert (m.bytes(), int.from_bytes(written.bytes(), "little")) == (message, length)
        assert sodium.call("crypto_sign_open", None, None, signed, length + 64, public) == 0


def test_forged_signatures(nacl_c: NaCl) -> None:
    """Zeros, and the length 0, as in libsodium."""
    signing = nacl.signing.SigningKey(bytes(range(32)))
    public, signed = bytes(signing.verify_key), bytes(signing.sign(b"ten bytes."))
    forgeries = [
        *(signed[:at] + bytes([signed[at] ^ 1]) + signed[at + 1 :] for at in (0, 31, 32, 62, 64, 73)),
        signed[:-1],
        signed + b"\0",
        bytes(74),
    ]
    for sm in forgeries:
        size = len(sm) - 64
        for sodium in (nacl_c, SODIUM):
            m, written = Buffer(size), Buffer(8)
            assert sodium.call("crypto_sign_open", m, written, sm, len(sm), public) == -1
            assert m.bytes() + written.bytes() == bytes(size + 8)
            result = sodium.call("crypto_sign_verify_detached", sm[:64], sm[64:], size, public)
            assert result == -1
    for sodium in (nacl_c, SODIUM):
        for length in (0, 63):
            m, written = Buffer(10), Buffer(8)
            assert sodium.call("crypto_sign_open", m, written, signed, length, public) == -1
            assert (m.bytes(), written.bytes()) == (Buffer(10).bytes(), bytes(8))


def test_sign_over_itself(nacl_c: NaCl) -> None:
    signing = nacl.signing.SigningKey(bytes(32))
    secret, message = bytes(signing) + bytes(signing.verify_key), Random(7).randbytes(100)
    memory = Buffer(164, message)
    assert nacl_c.call("crypto_sign", memory, None, memory, 100, secret) == 0
    assert memory.bytes() == bytes(signing.sign(message))
    assert nacl_c.call("crypto_sign_open", memory, None, memory, 164, secret[32:]) == 0
    assert memory.bytes()[:100] == message


# Parts


@pytest.mark.parametrize("length", [0, 1, 64, 200])
def test_streams_and_hashes(nacl_c: NaCl, length: int) -> None:
    random = Random(length)
    key, message = random.randbytes(32), random.randbytes(length)
    for ours, theirs, nonce in (
        ("crypto_stream", "crypto_stream_xsalsa20", random.randbytes(24)),
        ("crypto_stream_salsa20", "crypto_stream_salsa20", random.randbytes(8)),
    ):
        last = length, nonce, key
        assert nacl_c.give(ours, length, *last) == SODIUM.give(theirs, length, *last)
        last_xor = message, length, nonce, key
        assert nacl_c.give(f"{ours}_xor", length, *last_xor) == SODIUM.give(
            f"{theirs}_xor", length, *last_xor
        )
    assert nacl_c.give("crypto_hash", 64, message, length) == SODIUM.give("crypto_hash", 64, message, length)
    tag = nacl_c.give("crypto_onetimeauth", 16, message, length, key)
    assert tag == SODIUM.give("crypto_onetimeauth_poly1305", 16, message, length, key)
    for name, library in (
        ("crypto_onetimeauth_verify", nacl_c),
        ("crypto_onetimeauth_poly1305_verify", SODIUM),
    ):
        assert library.call(name, tag[1], message, length, key) == 0
        assert library.call(name, bytes(16), message, length, key) == -1


def test_hsalsa20(nacl_c: NaCl) -> None:
    """With constants of one's own, too."""
    random = Random(8)
    for constants in (None, b"expand 32-byte k", random.randbytes(16)):
        arguments = random.randbytes(16), random.randbytes(32), constants
        result = nacl_c.give("crypto_core_hsalsa20", 32, *arguments)
        assert result == SODIUM.give("crypto_core_hsalsa20", 32, *arguments)


def test_scalarmult(nacl_c: NaCl) -> None:
    random = Random(9)
    for _ in range(3):
        scalar, point = random.randbytes(32), random.randbytes(32)
        for name, arguments in (
            ("crypto_scalarmult_base", (scalar,)),
            ("crypto_scalarmult", (scalar, point)),
        ):
            assert nacl_c.give(name, 32, *arguments) == SODIUM.give(name, 32, *arguments)


@pytest.mark.parametrize("size", [16, 32])
def test_verify(nacl_c: NaCl, size: int) -> None:
    x = Random(size).randbytes(size)
    for bit in range(8 * size):
        y = (int.from_bytes(x, "little") ^ 1 << bit).to_bytes(size, "little")
        assert nacl_c.call(f"crypto_verify_{size}", x, y) == -1
    assert nacl_c.call(f"crypto_verify_{size}", x, x) == 0
    assert nacl_c.call(f"crypto_verify_{size}", x, bytes(256 - 1 - one for one in x)) == -1


# In pieces


def seal_pieces(c: NaCl, key: bytes, nonce: bytes, pieces: list[bytes]) -> bytes:
    state, tag, result = Buffer(SEAL_BYTES), Buffer(16), b""
    c.call("nacl_seal_begin", state, key, nonce)
    for piece in pieces:
        out = Buffer(len(piece), piece)  # in place
        c.call("nacl_seal_update", state, out, out, len(piece))
        result += out.bytes()
    c.call("nacl_seal_end", state, tag)
    assert state.bytes() == bytes(SEAL_BYTES), "the state is not wiped"
    return tag.bytes() + result


def test_nothing_is_sealed_after_the_end(nacl_c: NaCl) -> None:
    """The state is wiped, and a stream of zeros would give the text itself."""
    state, tag, out = Buffer(SEAL_BYTES), Buffer(16), Buffer(200)
    nacl_c.call("nacl_seal_begin", state, bytes(range(32)), bytes(24))
    nacl_c.call("nacl_seal_end", state, tag)
    nacl_c.call("nacl_seal_update", state, out, bytes(range(200)), 200)
    assert out.bytes() == bytes(200)


class Opening:
    """A box that is opened in pieces."""

    def __init__(self, c: NaCl, key: bytes, nonce: bytes, tag: bytes) -> None:
        self.c, self.state = c, Buffer(OPEN_BYTES)
        c.call("nacl_open_begin", self.state, key, nonce, tag)

    def check(self, piece: bytes) -> None:
        self.c.call("nacl_open_check", self.state, piece, len(piece))

    def turn(self) -> int:
        return self.c.call("nacl_open_turn", self.state)

    def update(self, piece: bytes) -> bytes:
        out = Buffer(len(piece), piece)
        self.c.call("nacl_open_update", self.state, out, out, len(piece))
        return out.bytes()

    def end(self) -> int:
        result = self.c.call("nacl_open_end", self.state)
        assert self.state.bytes() == bytes(OPEN_BYTES), "the state is not wiped"
        return result


def split(random: Random, message: bytes) -> list[bytes]:
    pieces = []
    while message:
        length = random.choice([0, 1, 15, 16, 31, 32, 33, 64, 70])
        pieces.append(message[:length])
        message = message[length:]
    return pieces


@pytest.mark.parametrize("length", [*LENGTHS, 1000])
def test_pieces(nacl_c: NaCl, length: int) -> None:
    """Byte for byte the box of one call, however it is split."""
    random = Random(length)
    key, nonce, message = random.randbytes(32), random.randbytes(24), random.randbytes(length)
    boxed = reference.seal(key, nonce, message)
    for _ in range(5):
        assert seal_pieces(nacl_c, key, nonce, split(random, message)) == boxed
        opening = Opening(nacl_c, key, nonce, boxed[:16])
        for piece in split(random, boxed[16:]):
            opening.check(piece)
        assert opening.turn() == 0
        assert b"".join(opening.update(piece) for piece in split(random, boxed[16:])) == message
        assert opening.end() == 0


def test_a_forged_box_in_pieces_gives_nothing(nacl_c: NaCl) -> None:
    key, nonce, message = bytes(32), bytes(24), Random(10).randbytes(50)
    boxed = reference.seal(key, nonce, message)
    for bit in range(8 * len(boxed)):
        wrong = bytearray(boxed)
        wrong[bit // 8] ^= 1 << bit % 8
        opening = Opening(nacl_c, key, nonce, bytes(wrong[:16]))
        opening.check(bytes(wrong[16:]))
        assert opening.turn() == -1
        assert opening.state.bytes() == bytes(OPEN_BYTES), "the state is not wiped"
        assert opening.update(boxed[16:]) == bytes(50)
        assert opening.end() == -1


def test_another_second_reading_is_refused(nacl_c: NaCl) -> None:
    """Of other bytes, of fewer or of more."""
    key, nonce, message = bytes(range(32)), bytes(24), Random(11).randbytes(50)
    boxed = reference.seal(key, nonce, message)
    text = boxed[16:]
    others = [
        bytes([text[0] ^ 1]) + text[1:],
        text[:-1] + bytes([text[-1] ^ 128]),
        text[:-1],
        text + b"\0",
        b"",
    ]
    for second in others:
        opening = Opening(nacl_c, key, nonce, boxed[:16])
        opening.check(text)
        assert opening.turn() == 0
        opening.update(second)
        assert opening.end() == -1
    # The same calls with the same bytes are right: it was these that made the difference.
    opening = Opening(nacl_c, key, nonce, boxed[:16])
    opening.check(text)
    assert (opening.turn(), opening.update(text), opening.end()) == (0, message, 0)


def test_calls_in_another_order_give_nothing(nacl_c: NaCl) -> None:
    key, nonce, message = bytes(32), bytes(24), Random(12).randbytes(40)
    boxed = reference.seal(key, nonce, message)
    tag, text = boxed[:16], boxed[16:]

    opening = Opening(nacl_c, key, nonce, tag)  # nothing has been checked
    assert opening.update(text) == bytes(40)
    assert (opening.turn(), opening.end()) == (-1, -1)

    opening = Opening(nacl_c, key, nonce, tag)  # no turn
    opening.check(text)
    assert opening.end() == -1

    opening = Opening(nacl_c, key, nonce, tag)  # back to the first reading
    opening.check(text)
    assert opening.turn() == 0
    opening.check(text)
    assert (opening.update(text), opening.end()) == (bytes(40), -1)

    opening = Opening(nacl_c, key, nonce, tag)  # a second turn
    opening.check(text)
    assert (opening.turn(), opening.turn()) == (0, -1)
    assert (opening.update(text), opening.end()) == (bytes(40), -1)


def test_with_memory_of_the_caller(nacl_c: NaCl) -> None:
    key, nonce, message = bytes(32), bytes(24), Random(13).randbytes(100)
    boxed = reference.seal(key, nonce, message)
    work, tag, out = Buffer(SEAL_BYTES), Buffer(16), Buffer(100)
    nacl_c.call("nacl_secretbox_seal", work, out, tag, message, 100, nonce, key)
    assert tag.bytes() + out.bytes() == boxed
    assert work.bytes()[:128] + work.bytes()[132:] == bytes(SEAL_BYTES - 4), "a secret is left"
    for given, expected in ((boxed[:16], (0, message)), (bytes(16), (-1, Buffer(100).bytes()))):
        work, out = Buffer(SEAL_BYTES), Buffer(100)
        result = nacl_c.call("nacl_secretbox_open", work, out, boxed[16:], given, 100, nonce, key)
        assert (result, out.bytes()) == expected
        assert work.bytes()[:128] + work.bytes()[132:] == bytes(SEAL_BYTES - 4), "a secret is left"
