"""What the host has of messages of a session, and its own Schwaemm256-128."""

from pathlib import Path
from random import Random

import pytest

from tests.reference import session, sparkle
from thumbkat.board import Value
from thumbkat.jobs import schwaemm
from thumbkat.jobs.messages import AEADS, TAG_BYTES, message_nonce, seal, unseal
from thumbkat.jobs.schemes import AEAD_KEY_BYTES, SCHEMES, derive
from thumbkat.vectors.builtin import builtin
from thumbkat.vectors.records import records
from thumbkat.vectors.source import Source

KEYS = {aead: bytes(range(size)) for aead, size in AEAD_KEY_BYTES.items()}
each_aead = pytest.mark.parametrize("aead", AEADS)


@each_aead
@pytest.mark.parametrize("length", [0, 4, 31, 32, 33, 64, 100])
def test_there_and_back(aead: str, length: int) -> None:
    text = bytes(range(length))
    sealed = seal(aead, KEYS, 3, text)
    assert sealed == session.seal(KEYS[aead], 3, text, aead)
    assert unseal(aead, KEYS, 3, sealed) == text
    assert unseal(aead, KEYS, 4, sealed) is None


@each_aead
@pytest.mark.parametrize("bit", [0, 127, 128, 159])
def test_one_wrong_bit(aead: str, bit: int) -> None:
    wrong = bytearray(seal(aead, KEYS, 3, b"text"))
    wrong[bit >> 3] ^= 1 << (bit & 7)
    assert unseal(aead, KEYS, 3, bytes(wrong)) is None


@each_aead
@pytest.mark.parametrize("length", range(TAG_BYTES))
def test_less_than_a_tag(aead: str, length: int) -> None:
    assert unseal(aead, KEYS, 3, bytes(length)) is None


@pytest.mark.parametrize(("aead", "zeros"), [("secretbox", 16), ("schwaemm256-128", 24)])
def test_the_nonce_of_a_message_is_its_number(aead: str, zeros: int) -> None:
    assert message_nonce(aead, 0) == bytes(8 + zeros)
    assert message_nonce(aead, 0x0102) == b"\x02\x01" + bytes(6 + zeros)
    assert message_nonce(aead, 2**64 - 1) == b"\xff" * 8 + bytes(zeros)


@pytest.mark.parametrize("scheme", SCHEMES)
def test_tags_and_keys_are_the_references(scheme: str) -> None:
    secret, msg_a, msg_b = bytes(range(32)), b"a", b"b"
    ours = derive(SCHEMES[scheme], secret, msg_a, msg_b)
    reference = session.derive(scheme, secret, msg_a, msg_b)
    assert (ours.tag_a, ours.tag_b) == reference.tags
    for aead in session.AEADS:
        assert (ours.keys_a[aead], ours.keys_b[aead]) == reference.keys_of(aead)


def test_schwaemm_is_the_references() -> None:
    random, reference = Random(1), sparkle.SCHWAEMM["schwaemm256_128"]
    for length in [*range(4), *range(30, 35), *range(62, 67), 96, 200]:
        key, nonce, text = random.randbytes(16), random.randbytes(32), random.randbytes(length)
        ciphertext, tag = schwaemm.encrypt(key, nonce, text)
        assert ciphertext + tag == reference.encrypt(key, nonce, b"", text)
        assert schwaemm.decrypt(key, nonce, ciphertext, tag) == text


def _bytes(value: Value) -> bytes:
    assert isinstance(value, bytes)
    return value


def test_schwaemm_by_published_vectors(shared: Path | None) -> None:
    """Those of the submission without associated data: what the package holds of them, and the file."""
    answers = [one for one in builtin() if one.operation == "sparkle.schwaemm256_128_encrypt"]
    known = [
        [_bytes(one.inputs[name]) for name in ("key", "nonce", "plaintext")]
        + [_bytes(one.outputs["ciphertext"])]
        for one in answers
        if one.inputs["ad"] == b""
    ]
    assert len(known) >= 2
    if shared is not None:
        source = Source.load(shared / "vectors" / "lwc" / "schwaemm256-128.txt")
        official = [one for one in records(source) if not one.data("ad")]
        whole = [[one.data(name) for name in ("key", "nonce", "pt", "ct")] for one in official]
        assert len(whole) >= 33
        known += whole
    for key, nonce, text, sealed in known:
        ciphertext, tag = schwaemm.encrypt(key, nonce, text)
        assert ciphertext + tag == sealed
        assert schwaemm.decrypt(key, nonce, ciphertext, tag) == text


@pytest.mark.parametrize(("key", "nonce"), [(15, 32), (17, 32), (16, 31), (16, 24)])
def test_schwaemm_takes_keys_and_nonces_of_one_length(key: int, nonce: int) -> None:
    with pytest.raises(ValueError, match=f"{key} bytes of key and {nonce} of nonce"):
        schwaemm.encrypt(bytes(key), bytes(nonce), b"")
