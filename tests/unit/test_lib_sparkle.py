"""lib/sparkle, compiled for this machine, against the reference and the official vectors."""

from pathlib import Path
from random import Random

import pytest

from tests.reference import sparkle as reference
from tests.reference.sparkle import SCHWAEMM, Schwaemm
from tests.unit.libraries import Sparkle
from thumbkat.vectors.records import records
from thumbkat.vectors.source import Source

CIPHERS = {name.replace("_", ""): cipher for name, cipher in SCHWAEMM.items()}
HASHES = {"esch256": (reference.esch256, 32), "esch384": (reference.esch384, 48)}
XOFS = {"xoesch256": reference.xoesch256, "xoesch384": reference.xoesch384}

ciphers = pytest.mark.parametrize(("name", "cipher"), CIPHERS.items(), ids=list(CIPHERS))


def made(cipher: Schwaemm, seed: int, ad: int, length: int) -> tuple[bytes, bytes, bytes, bytes]:
    """Key, nonce, associated data and plaintext."""
    source = Random(seed)
    return tuple(source.randbytes(size) for size in (cipher.capacity, cipher.rate, ad, length))  # type: ignore[return-value]


def test_backend_is_c(sparkle_c: Sparkle) -> None:
    assert sparkle_c.backend == 0


@pytest.mark.parametrize("bits", [256, 384, 512])
def test_permutation(sparkle_c: Sparkle, bits: int) -> None:
    source = Random(bits)
    states = [bytes(bits // 8), b"\xff" * (bits // 8), *(source.randbytes(bits // 8) for _ in range(20))]
    for state in states:
        for steps in (reference.SLIM[bits], reference.BIG[bits]):
            assert sparkle_c.permute(state, steps) == reference.permute(state, steps)


@ciphers
def test_lengths_around_the_rate(sparkle_c: Sparkle, name: str, cipher: Schwaemm) -> None:
    """Of a message and of associated data, with blocks that are full to the last byte, both ways."""
    rate = cipher.rate
    lengths = [0, 1, rate - 1, rate, rate + 1, 2 * rate - 1, 2 * rate, 2 * rate + 1, 4 * rate]
    for length in lengths:
        for ad in lengths:
            given = made(cipher, 1000 * length + ad, ad, length)
            expected = cipher.encrypt(*given)
            assert sparkle_c.encrypt(name, *given[:3], plaintext=given[3]) == expected
            assert sparkle_c.decrypt(name, *given[:3], ciphertext=expected) == (0, given[3])


@ciphers
@pytest.mark.parametrize("count", [6, pytest.param(200, marks=pytest.mark.verify)])
def test_any_message(sparkle_c: Sparkle, name: str, cipher: Schwaemm, count: int) -> None:
    source = Random(count)
    for seed in range(count):
        given = made(cipher, seed, source.randrange(4097), source.choice([4096, source.randrange(4097)]))
        expected = cipher.encrypt(*given)
        assert sparkle_c.encrypt(name, *given[:3], plaintext=given[3]) == expected
        assert sparkle_c.decrypt(name, *given[:3], ciphertext=expected) == (0, given[3])


@ciphers
def test_a_message_longer_than_a_chunk(sparkle_c: Sparkle, name: str, cipher: Schwaemm) -> None:
    """The number of blocks comes from a product that is right for 4,096 bytes at once."""
    for length in (4096 + 1, 4096 + cipher.rate, 2 * 4096 + 5):
        given = made(cipher, length, 0, length)
        assert sparkle_c.encrypt(name, *given[:3], plaintext=given[3]) == cipher.encrypt(*given)


@ciphers
def test_every_address(sparkle_c: Sparkle, name: str, cipher: Schwaemm) -> None:
    """Of all buffers; in place, or from elsewhere."""
    for length in (3, 7 * cipher.rate + 5):
        given = made(cipher, length, length, length)
        expected = cipher.encrypt(*given)
        for offset in range(4):
            for place in range(9, 13):
                for where in (0, place):
                    assert (
                        sparkle_c.encrypt(name, *given[:3], plaintext=given[3], offset=offset, place=where)
                        == expected
                    )
                    found = sparkle_c.decrypt(
                        name, *given[:3], ciphertext=expected, offset=offset, place=where
                    )
                    assert found == (0, given[3])


@ciphers
def test_every_split_in_two(sparkle_c: Sparkle, name: str, cipher: Schwaemm) -> None:
    """Of associated data and of a message, both ways; each update gives as much as it takes."""
    length = 3 * cipher.rate
    key, nonce, ad, plaintext = made(cipher, 7, length, length)
    expected = cipher.encrypt(key, nonce, ad, plaintext)
    ciphertext, tag = expected[:length], expected[length:]
    for at in range(length + 1):
        for update, given, wanted in (
            ("schwaemm_encrypt_update", plaintext, ciphertext),
            ("schwaemm_decrypt_update_unverified", ciphertext, plaintext),
        ):
            struct = sparkle_c.start(name, nonce, key)
            sparkle_c.take("schwaemm_associate", struct, ad[:at], at % 4)
            sparkle_c.take("schwaemm_associate", struct, ad[at:])
            found = sparkle_c.update(update, struct, given[:at])
            found += sparkle_c.update(update, struct, given[at:], at % 4)
            assert found == wanted
            if update == "schwaemm_encrypt_update":
                assert sparkle_c.encrypt_finish(struct, cipher.capacity) == tag
            else:
                assert sparkle_c.decrypt_finish(struct, tag) == 0


@ciphers
def test_splits_in_many(sparkle_c: Sparkle, name: str, cipher: Schwaemm) -> None:
    source = Random(8)
    for seed in range(6):
        key, nonce, ad, plaintext = made(cipher, seed, 100, 150)
        expected = cipher.encrypt(key, nonce, ad, plaintext)
        struct = sparkle_c.start(name, nonce, key)
        found, left = b"", plaintext
        sparkle_c.take("schwaemm_associate", struct, ad)
        while left:
            size = source.choice([0, 1, 2, 3, cipher.rate, source.randrange(80)])
            found += sparkle_c.update("schwaemm_encrypt_update", struct, left[:size])
            left = left[size:]
        assert found + sparkle_c.encrypt_finish(struct, cipher.capacity) == expected


@ciphers
def test_every_flipped_bit_is_noticed(sparkle_c: Sparkle, name: str, cipher: Schwaemm) -> None:
    """Of the tag, the ciphertext, the nonce and the associated data: -1, and zeros for a plaintext."""
    key, nonce, ad, plaintext = made(cipher, 9, 5, cipher.rate + 3)
    good = cipher.encrypt(key, nonce, ad, plaintext)
    whole = good + nonce + ad
    assert sparkle_c.decrypt(name, key, nonce, ad, ciphertext=good) == (0, plaintext)
    for bit in range(8 * len(whole)):
        changed = bytearray(whole)
        changed[bit // 8] ^= 1 << bit % 8
        forged, rest = bytes(changed[: len(good)]), bytes(changed[len(good) :])
        for place in (0, 9):
            found = sparkle_c.decrypt(
                name, key, rest[: len(nonce)], rest[len(nonce) :], ciphertext=forged, place=place
            )
            assert found == (-1, bytes(len(plaintext)))


@ciphers
def test_every_flipped_bit_of_a_tag_in_pieces(sparkle_c: Sparkle, name: str, cipher: Schwaemm) -> None:
    key, nonce, ad, plaintext = made(cipher, 10, 0, 20)
    good = cipher.encrypt(key, nonce, ad, plaintext)
    for bit in (None, *range(8 * cipher.capacity)):
        tag = int.from_bytes(good[20:], "little") ^ (0 if bit is None else 1 << bit)
        struct = sparkle_c.start(name, nonce, key)
        sparkle_c.update("schwaemm_decrypt_update_unverified", struct, good[:20])
        returned = sparkle_c.decrypt_finish(struct, tag.to_bytes(cipher.capacity, "little"))
        assert returned == (0 if bit is None else -1)


@ciphers
def test_fewer_bytes_than_a_tag(sparkle_c: Sparkle, name: str, cipher: Schwaemm) -> None:
    key, nonce, ad, _ = made(cipher, 11, 3, 0)
    good = cipher.encrypt(key, nonce, ad, b"")
    assert len(good) == cipher.capacity
    assert sparkle_c.decrypt(name, key, nonce, ad, ciphertext=good) == (0, b"")
    for length in range(cipher.capacity):
        assert sparkle_c.decrypt(name, key, nonce, ad, ciphertext=good[:length]) == (-1, b"")


@pytest.mark.parametrize("name", HASHES)
def test_hash(sparkle_c: Sparkle, name: str) -> None:
    """Also of messages that are whole blocks, of 16 and 32 bytes, and of longer ones at any address."""
    function, size = HASHES[name]
    for length in (*range(70), 96, 1000, 4096):
        message = Random(length).randbytes(length)
        assert sparkle_c.digest(name, message, size) == function(message)
    message = Random(1).randbytes(300)
    for offset in range(4):
        struct = sparkle_c.start(name)
        sparkle_c.take("esch_update", struct, message, offset)
        assert sparkle_c.squeeze(struct, size) == function(message)


@pytest.mark.parametrize("name", XOFS)
def test_extendable_output(sparkle_c: Sparkle, name: str) -> None:
    message = Random(2).randbytes(50)
    expected = XOFS[name](message, 130)
    for length in range(131):
        assert sparkle_c.digest(name, message, length) == expected[:length]
    for length in (0, 15, 16, 17, 32, 33):
        assert sparkle_c.digest(name, message[:length], 40) == XOFS[name](message[:length], 40)


@pytest.mark.parametrize("name", [*HASHES, *XOFS])
def test_hash_in_pieces(sparkle_c: Sparkle, name: str) -> None:
    """Every split of what goes in, and of what comes out."""
    message = Random(3).randbytes(48)
    out = HASHES[name][1] if name in HASHES else 50
    expected = HASHES[name][0](message) if name in HASHES else XOFS[name](message, out)
    for at in range(49):
        struct = sparkle_c.start(name)
        sparkle_c.take("esch_update", struct, message[:at])
        sparkle_c.take("esch_update", struct, message[at:])
        cut = min(at, out)
        assert sparkle_c.squeeze(struct, cut) + sparkle_c.squeeze(struct, out - cut) == expected


@ciphers
def test_official_vectors(sparkle_c: Sparkle, shared: Path | None, name: str, cipher: Schwaemm) -> None:
    if shared is None:
        pytest.skip("the LWC files are in ../shared, which is not beside this checkout")
    path = shared / "vectors" / "lwc" / f"{name[:-3]}-{name[-3:]}.txt"
    count = 0
    for record in records(Source.load(path)):
        key, nonce, ad, plaintext, ciphertext = (
            record.data(one) for one in ("key", "nonce", "ad", "pt", "ct")
        )
        assert sparkle_c.encrypt(name, key, nonce, ad, plaintext=plaintext) == ciphertext
        assert cipher.encrypt(key, nonce, ad, plaintext) == ciphertext
        count += 1
    assert count >= 363


@pytest.mark.parametrize("name", HASHES)
def test_official_digests(sparkle_c: Sparkle, shared: Path | None, name: str) -> None:
    if shared is None:
        pytest.skip("the LWC files are in ../shared, which is not beside this checkout")
    count = 0
    for record in records(Source.load(shared / "vectors" / "lwc" / f"{name}.txt")):
        assert sparkle_c.digest(name, record.data("msg"), HASHES[name][1]) == record.data("md")
        count += 1
    assert count >= 174
