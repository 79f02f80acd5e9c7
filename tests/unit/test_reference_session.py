"""The reference's sessions against the page word for word, and against libsodium."""

import hashlib
from random import Random

import pytest
from nacl import bindings
from nacl.exceptions import CryptoError

from tests.reference import newhope, session, sparkle
from tests.reference.session import AEADS, RESPONDED, SCHEMES, SCHWAEMM, STARTED, Agreed, Derived


def sha3(data: bytes) -> bytes:
    return hashlib.sha3_256(data).digest()


@pytest.mark.parametrize(("scheme", "number"), [(name, number) for number, name in enumerate(SCHEMES)])
def test_tags_and_keys_are_those_of_the_page(scheme: str, number: int) -> None:
    secret, msg_a, msg_b = bytes(range(64)), b"a" * 1856, b"b" * 2080
    transcript = sha3(sha3(msg_a) + sha3(msg_b))
    stream = hashlib.shake_256(b"thumbkat session v2" + bytes([number]) + secret + transcript).digest(160)
    derived = session.derive(scheme, secret, msg_a, msg_b)
    assert derived.tags + derived.keys == (stream[:32], stream[32:64], stream[64:96], stream[96:128])
    assert derived.schwaemm_keys == (stream[128:144], stream[144:])


def agree(scheme: str, random: Random) -> tuple[Derived, Derived]:
    seed, noise, scalar = (random.randbytes(32) for _ in range(3))
    msg_a, pending = session.start(scheme, seed, noise, scalar)
    msg_b, b = session.respond(scheme, msg_a, random.randbytes(32), random.randbytes(32))
    facts = SCHEMES[scheme]
    assert (len(msg_a), len(msg_b)) == (facts.msg_a_bytes, facts.msg_b_bytes)
    return session.finish(pending, msg_b), b


@pytest.mark.parametrize("scheme", SCHEMES)
def test_both_sides_agree(scheme: str) -> None:
    random = Random(scheme)
    a, b = agree(scheme, random)
    assert a == b
    assert len({*a.tags, *a.keys, *a.schwaemm_keys}) == 6
    assert agree(scheme, random)[0] != a


def test_the_secret_of_each_scheme() -> None:
    """X25519's result before NewHope's key, as the table has them."""
    seed, noise, scalar, peer = (bytes([fill]) * 32 for fill in range(1, 5))
    msg_a, _ = session.start("hybrid", seed, noise, scalar)
    msg_b, derived = session.respond("hybrid", msg_a, noise, peer)
    public, shared = bindings.crypto_scalarmult_base(peer), bindings.crypto_scalarmult(peer, msg_a[:32])
    message, key = newhope.sharedb("5q", msg_a[32:], noise)
    assert msg_b == public + message
    assert derived == session.derive("hybrid", shared + key, msg_a, msg_b)
    assert msg_a[:32] == bindings.crypto_scalarmult_base(scalar)
    msg_b, derived = session.respond("x25519", msg_a[:32], noise, peer)
    assert (msg_b, derived) == (public, session.derive("x25519", shared, msg_a[:32], public))


@pytest.mark.parametrize("scheme", ["x25519", "hybrid"])
def test_a_point_of_low_order_is_refused(scheme: str) -> None:
    msg_a = bytes(SCHEMES[scheme].msg_a_bytes)
    with pytest.raises(session.LowOrder):
        session.respond(scheme, msg_a, bytes(32), bytes(32))


@pytest.mark.parametrize("length", [0, 1, 31, 32, 33, 200])
def test_sealing_is_secretbox(length: int) -> None:
    random = Random(length)
    key, message, number = random.randbytes(32), random.randbytes(length), random.randrange(2**64)
    sealed = session.seal(key, number, message)
    nonce = number.to_bytes(8, "little") + bytes(16)
    assert sealed == bindings.crypto_secretbox_easy(message, nonce, key)
    assert session.open_sealed(key, number, sealed) == message
    wrong = bytearray(sealed)
    wrong[random.randrange(len(wrong))] ^= 1 << random.randrange(8)
    assert session.open_sealed(key, number, bytes(wrong)) is None
    with pytest.raises(CryptoError):
        bindings.crypto_secretbox_open_easy(bytes(wrong), nonce, key)


@pytest.mark.parametrize("length", [0, 1, 31, 32, 33, 200])
def test_sealing_by_schwaemm_has_the_tag_first(length: int) -> None:
    random = Random(length)
    key, message, number = random.randbytes(16), random.randbytes(length), random.randrange(2**64)
    sealed = session.seal(key, number, message, SCHWAEMM)
    nonce = number.to_bytes(8, "little") + bytes(24)
    both = sparkle.SCHWAEMM["schwaemm256_128"].encrypt(key, nonce, b"", message)
    assert sealed == both[length:] + both[:length]
    assert session.open_sealed(key, number, sealed, SCHWAEMM) == message
    wrong = bytearray(sealed)
    wrong[random.randrange(len(wrong))] ^= 1 << random.randrange(8)
    assert session.open_sealed(key, number, bytes(wrong), SCHWAEMM) is None


def test_one_count_over_both_aeads() -> None:
    derived = session.derive("x25519", bytes(32), b"a", b"b")
    a, b = Agreed(derived, STARTED), Agreed(derived, RESPONDED)
    for number, aead in enumerate((*AEADS, *AEADS)):
        sealed = a.seal(b"text", aead)
        assert sealed == session.seal(derived.keys_of(aead)[STARTED], number, b"text", aead)
        assert b.open(sealed, aead) == b"text"
    assert Agreed(derived, RESPONDED).open(Agreed(derived, STARTED).seal(b"x"), SCHWAEMM) is None


def test_each_direction_has_its_key_and_its_count() -> None:
    derived = session.derive("x25519", bytes(32), b"a", b"b")
    a, b = Agreed(derived, STARTED), Agreed(derived, RESPONDED)
    assert (a.tag, a.peer_tag) == (b.peer_tag, b.tag) == derived.tags
    first, second = a.seal(b"text"), a.seal(b"text")
    assert first != second
    assert (b.open(first), b.open(second)) == (b"text", b"text")
    assert a.open(b.seal(b"back")) == b"back"
    assert Agreed(derived, STARTED).open(first) is None, "a message of its own"
    assert Agreed(derived, RESPONDED).open(second) is None, "out of order"
