"""lib/ed25519, compiled for this machine, against RFC 8032, the reference, PyNaCl and `cryptography`."""

import ctypes
import hashlib
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

import cryptography_vectors
import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey
from hypothesis import given
from hypothesis import strategies as st
from nacl.bindings import crypto_sign, crypto_sign_open, crypto_sign_seed_keypair
from nacl.exceptions import BadSignatureError

from tests.reference import ed25519 as reference
from tests.reference.crafted import Crafted, crafted
from tests.unit.libraries import Ed25519
from tests.unit.vectors25519 import SIGNED, Signed

seeds = st.binary(min_size=32, max_size=32)
messages = st.binary(max_size=300)
SEED = bytes(range(32))


def key_pair(seed: bytes = SEED) -> tuple[bytes, bytes]:
    """The public key, and the secret one as NaCl has it."""
    key, secret = crypto_sign_seed_keypair(seed)
    return key, secret


def peer_accepts(signature: bytes, message: bytes, key: bytes) -> bool:
    try:
        crypto_sign_open(signature + message, key)
    except BadSignatureError:
        return False
    return True


def check_published(library: Ed25519, one: Signed) -> None:
    assert library.public(one.seed) == one.key
    assert library.sign(one.seed + one.key, one.message) == one.signature
    assert library.verify(one.signature, one.message, one.key)


def test_backend_is_c(ed25519_c: Ed25519) -> None:
    assert ed25519_c.backend == 0


@pytest.mark.parametrize("one", SIGNED, ids=lambda one: one.key.hex()[:8])
def test_published(ed25519_c: Ed25519, one: Signed) -> None:
    check_published(ed25519_c, one)


def sign_input() -> list[Signed]:
    """The 1024 lines of sign.input, as its authors publish it: messages of 0 to 1023 bytes."""
    folder = Path(cryptography_vectors.__file__).parent / "asymmetric" / "Ed25519"
    lines = (folder / "sign.input").read_text(encoding="ascii").splitlines()
    found = []
    for line in lines:
        secret, key, message, signed, _ = line.split(":")
        signature = bytes.fromhex(signed)[:64]
        seed = bytes.fromhex(secret)[:32]
        found.append(Signed(seed, bytes.fromhex(key), bytes.fromhex(message), signature))
    assert len(found) == 1024
    return found


@pytest.mark.parametrize("step", [93, pytest.param(1, marks=pytest.mark.verify)])
def test_sign_input(ed25519_c: Ed25519, step: int) -> None:
    """Some of the lines, or all; the last is test 1024 of RFC 8032."""
    lines = sign_input()
    assert lines[-1].key.hex().startswith("278117fc144c72340f67d0f2316e8386")
    for one in lines[::step]:
        check_published(ed25519_c, one)


@given(seed=seeds, message=messages)
def test_against_pynacl(ed25519_c: Ed25519, seed: bytes, message: bytes) -> None:
    key, secret = key_pair(seed)
    signature = crypto_sign(message, secret)[:64]
    assert ed25519_c.public(seed) == key
    assert ed25519_c.sign(secret, message) == signature
    assert ed25519_c.verify(signature, message, key)


@given(seed=seeds, message=messages)
def test_against_cryptography(ed25519_c: Ed25519, seed: bytes, message: bytes) -> None:
    """Both ways."""
    private = Ed25519PrivateKey.from_private_bytes(seed)
    key = private.public_key().public_bytes_raw()
    assert ed25519_c.verify(private.sign(message), message, key)
    signature = ed25519_c.sign(seed + key, message)
    Ed25519PublicKey.from_public_bytes(key).verify(signature, message)
    with pytest.raises(InvalidSignature):
        Ed25519PublicKey.from_public_bytes(key).verify(signature, message + b"s")


@pytest.mark.parametrize("one", crafted(), ids=lambda one: one.name)
def test_accepts_what_libsodium_accepts(ed25519_c: Ed25519, one: Crafted) -> None:
    assert peer_accepts(one.signature, one.message, one.key) == one.accepted
    assert ed25519_c.verify(one.signature, one.message, one.key) == one.accepted
    assert ed25519_c.verify_pieces(one.signature, [one.message], one.key) == one.accepted


@given(seed=seeds, message=messages, bit=st.integers(0, 511))
def test_a_wrong_bit(ed25519_c: Ed25519, seed: bytes, message: bytes, bit: int) -> None:
    key, secret = key_pair(seed)
    signature = ed25519_c.sign(secret, message)
    wrong = (int.from_bytes(signature, "little") ^ 1 << bit).to_bytes(64, "little")
    assert not ed25519_c.verify(wrong, message, key)


@given(signature=st.binary(min_size=64, max_size=64), key=seeds)
def test_any_bytes_are_no_signature(ed25519_c: Ed25519, signature: bytes, key: bytes) -> None:
    assert not ed25519_c.verify(signature, b"", key)


# Digits of all kinds: ones alone, none, and the greatest.
SCALARS = [
    *(number.to_bytes(32, "little") for number in (0, 1, 2, 8)),
    *((reference.L + i).to_bytes(32, "little") for i in (-1, 0, 1)),
    *((2**i + j).to_bytes(32, "little") for i in (64, 128, 252, 253, 255) for j in (-1, 0)),
    b"\xff" * 32,
    b"\x55" * 32,
    b"\xaa" * 32,
    *(Random(seed).randbytes(32) for seed in range(10)),
]


@pytest.mark.parametrize("scalar", SCALARS, ids=bytes.hex)
def test_multiples_of_the_base_point(ed25519_c: Ed25519, scalar: bytes) -> None:
    assert ed25519_c.base(scalar) == reference.base(scalar)


ORDERS = 8 * reference.L  # a multiple of the order of each point


def check_halves(library: Ed25519, k: int, most: int) -> None:
    a, b = library.halve(k)
    assert (a - b * k) % ORDERS == 0
    assert b % 2 == 1
    assert max(a, abs(b)) < 2**most


@given(k=st.integers(0, reference.L - 1))
def test_a_scalar_is_halved(ed25519_c: Ed25519, k: int) -> None:
    check_halves(ed25519_c, k, 253)


def test_halves_are_short(ed25519_c: Ed25519) -> None:
    random = Random(3)
    for _ in range(2000):
        check_halves(ed25519_c, random.randrange(reference.L), 140)


def quotients() -> Iterator[int]:
    """Scalars with a = b k for an a and a b of lengths that are not alike; b even, too."""
    random = Random(4)
    for bits in range(1, 250, 3):
        for b in (random.getrandbits(bits) | 1, 2 * random.getrandbits(bits) | 2):
            for a in (random.getrandbits(252 - bits), random.getrandbits(20)):
                # Of an even b there is no inverse mod 8L, but mod L.
                yield a * pow(b, -1, reference.L) % reference.L


def test_halves_of_scalars_out_of_the_common(ed25519_c: Ed25519) -> None:
    for k in (
        *range(20),
        *(reference.L - i for i in range(1, 20)),
        *(2**i for i in range(252)),
        *quotients(),
    ):
        check_halves(ed25519_c, k, 253)


@pytest.mark.parametrize("offset", range(4))
def test_buffers_at_any_address(ed25519_c: Ed25519, offset: int) -> None:
    _, secret = key_pair()
    for other in range(4):
        offsets = (offset, other, offset ^ other, 3 - offset)
        assert ed25519_c.at(secret, b"message", offsets) == reference.sign(secret, b"message")


def test_buffers_may_overlap(ed25519_c: Ed25519) -> None:
    _, secret = key_pair()
    memory = secret + Random(1).randbytes(100)
    for signature in (0, 1, 30, 64, 65, 90):
        for message, length in ((64, 100), (0, 164), (32, 64), (70, 0)):
            expected = reference.sign(secret, memory[message : message + length])
            assert ed25519_c.overlapping(memory, signature, message, length, 0) == expected


# Signing in pieces

Calls = list[tuple[str, bytes]]


def splits(message: bytes) -> Iterator[list[bytes]]:
    yield [message]
    yield [b"", message, b""]
    yield [message[i : i + 1] for i in range(len(message))]
    for size in (7, 32, 95, 96, 127, 128, 129):
        yield [message[i : i + size] for i in range(0, len(message), size)]


def calls(first: Sequence[bytes], second: Sequence[bytes]) -> Calls:
    return [*(("first", one) for one in first), ("turn", b""), *(("second", one) for one in second)]


@pytest.mark.parametrize("length", [0, 1, 31, 32, 96, 128, 300])
def test_pieces_of_any_lengths_give_the_same_signature(ed25519_c: Ed25519, length: int) -> None:
    key, secret = key_pair()
    message = Random(length).randbytes(length)
    expected = reference.sign(secret, message)
    for pieces in splits(message):
        for again in ([message], pieces):
            assert ed25519_c.sign_calls(secret, calls(pieces, again)) == (expected, 0)
        assert ed25519_c.verify_pieces(expected, pieces, key)
        assert not ed25519_c.verify_pieces(expected, [*pieces, b"s"], key)


def changed(message: bytes) -> Iterator[bytes]:
    yield from (b"", message[:-1], message + b"\0", message[::-1])
    for bit in (0, 7, 8 * len(message) - 1):
        yield (int.from_bytes(message, "little") ^ 1 << bit).to_bytes(len(message), "little")


def test_nothing_is_given_where_the_second_message_is_another(ed25519_c: Ed25519) -> None:
    _, secret = key_pair()
    message = b"what is signed"
    for other in changed(message):
        assert ed25519_c.sign_calls(secret, calls([message], [other])) == (bytes(64), -1)


@pytest.mark.parametrize(
    "names",
    [
        "", "first", "second", "first second", "turn first", "second turn", "first turn first second",
        "turn turn", "first turn second turn", "first turn turn second", "first second turn second",
    ],
)  # fmt: skip
def test_nothing_is_given_for_calls_in_another_order(ed25519_c: Ed25519, names: str) -> None:
    """The pieces are empty, so that it cannot be the message that differs."""
    _, secret = key_pair()
    assert ed25519_c.sign_calls(secret, [(name, b"") for name in names.split()]) == (bytes(64), -1)


# The attacks


def private_scalar(seed: bytes = SEED) -> int:
    return reference.expand(seed)[0] % reference.L


def solve(first: bytes, k_first: int, second: bytes, k_second: int) -> int:
    """Two signatures with one R and two k: S - S' = (k - k') a."""
    assert first[:32] == second[:32]
    s, other = (int.from_bytes(one[32:], "little") for one in (first, second))
    return (s - other) * pow(k_first - k_second, -1, reference.L) % reference.L


def test_without_the_check_a_changing_message_gives_the_key_away(
    ed25519_c: Ed25519, compiled: ctypes.CDLL
) -> None:
    """What the second hash of the nonce is for, shown on a signer of the library's parts that has none.

    Whoever can change the message between the readings has it signed once as it is, and once changed: R is
    the same."""
    key, secret = key_pair()
    message, other = b"pay 1 to Alice", b"pay 9 to Alice"

    def sign(first: bytes, second: bytes) -> bytes:
        signature = ctypes.create_string_buffer(64)
        lengths = (ctypes.c_size_t(len(one)) for one in (first, second))
        compiled.sign_unchecked(signature, first, next(lengths), second, next(lengths), secret)
        return signature.raw

    honest, faulty = sign(message, message), sign(message, other)
    assert honest == reference.sign(secret, message)
    assert not ed25519_c.verify(faulty, message, key)
    assert ed25519_c.verify(faulty, other, key)
    ks = [reference.sha512_number(honest[:32], key, one) for one in (message, other)]
    found = solve(honest, ks[0], faulty, ks[1])
    assert found == private_scalar()
    # With it anybody signs anything.
    r = reference.encode(reference.multiply(5, reference.B))
    k = reference.sha512_number(r, key, b"forged")
    assert ed25519_c.verify(r + ((5 + k * found) % reference.L).to_bytes(32, "little"), b"forged", key)

    assert ed25519_c.sign_calls(secret, calls([message], [message])) == (honest, 0)
    assert ed25519_c.sign_calls(secret, calls([message], [other])) == (bytes(64), -1)


def test_the_second_half_of_a_secret_key_is_believed(ed25519_c: Ed25519) -> None:
    """As NaCl believes it: byte for byte the same, and with the same consequence."""
    key, secret = key_pair()
    wrong = secret[:32] + key_pair(bytes(32))[0]
    message = b"message"
    signatures = [ed25519_c.sign(one, message) for one in (secret, wrong)]
    assert signatures == [crypto_sign(message, one)[:64] for one in (secret, wrong)]
    assert not ed25519_c.verify(signatures[1], message, key)
    ks = [reference.sha512_number(signatures[0][:32], one[32:], message) for one in (secret, wrong)]
    assert solve(signatures[0], ks[0], signatures[1], ks[1]) == private_scalar()


def test_wycheproof(ed25519_c: Ed25519, shared: Path | None) -> None:
    if shared is None:
        pytest.skip("the Wycheproof files are in ../shared, which is not beside this checkout")
    file = json.loads((shared / "vectors" / "wycheproof" / "ed25519_test.json").read_text(encoding="utf-8"))
    groups = [(bytes.fromhex(group["publicKey"]["pk"]), group["tests"]) for group in file["testGroups"]]
    cases = [(key, case) for key, tests in groups for case in tests]
    assert len(cases) > 70
    for key, case in cases:
        message, signature = bytes.fromhex(case["msg"]), bytes.fromhex(case["sig"])
        # Of another length there is no signature to hand over.
        accepted = len(signature) == 64 and ed25519_c.verify(signature, message, key)
        assert accepted == (case["result"] == "valid"), case["tcId"]


def test_prehashed_messages_are_messages_like_others(ed25519_c: Ed25519) -> None:
    """There is no Ed25519ph here: the digest of a message is signed as such."""
    key, secret = key_pair()
    digest = hashlib.sha512(b"abc").digest()
    assert peer_accepts(ed25519_c.sign(secret, digest), digest, key)
