"""The reference of SPARKLE: known answers of the official files, and what holds for any input."""

import pytest

from tests.reference import sparkle
from tests.reference.sparkle import SCHWAEMM, Forged

# Key, nonce, plaintext and associated data are the bytes 0, 1, 2 …, as many as the variant has or as are said
# here.
CIPHERTEXTS = [
    (
        *("schwaemm128_128", 0, 0),
        "ddce77cdb748e6d053cab7e9190a8349",
    ),
    (
        *("schwaemm128_128", 30, 12),
        "7de8a76ad7041eb0a92da9b1452721cae00b55e35b47d8d190dfba5332e979a6a07214089ff0dfc38013e99ad8d4",
    ),
    (
        *("schwaemm256_128", 0, 0),
        "9e3f9f2e8e26e7d00a9eb92730717a51",
    ),
    (
        *("schwaemm256_128", 30, 12),
        "ad3a35e1b4713f747629357a6db6e03ddfde6c15f6136e50108884f6c8a525d9193904a381d2212d870dc84a5bd9",
    ),
    (
        *("schwaemm192_192", 0, 0),
        "94fabef076b80fa4cae902dc5630a2b7b8a72282a560212c",
    ),
    (
        *("schwaemm192_192", 30, 12),
        (
            "65622ae1e1b5ec245af48c662c411c97b8de1eb09ce52a9046d33a2c2f37e21b545d1caa49464ae81bc8660280dc0d02"
            "5dfef8906335"
        ),
    ),
    (
        *("schwaemm256_256", 0, 0),
        "1e41c39049501061a480341dc8551f3cce171900eb8f90ba5c54b2a7cc2bfdf2",
    ),
    (
        *("schwaemm256_256", 30, 12),
        (
            "1ffad13a6efed56b3e2ed558d86b83defbeeb27aaf54cbe11c5fa960ea2c4ae4b9d3f8c27b6f56b20de053b40a2ec370"
            "36fe2779c166b4f9601370b5bd15"
        ),
    ),
]
DIGESTS = [
    ("esch256", 0, "c0e815d78b875dc768c6c8b3afa51987cd69e5c087d387368628a511cfad5730"),
    ("esch256", 15, "5753e34e3fc970881e1752b59c573e89448d08a93eae46da2a5d8ab04790a60c"),
    ("esch256", 33, "dccfeadcdd16ab5859ee571a2a669edff5581e2093ba3b979b73a9d73d848b27"),
    (
        "esch384",
        0,
        "2981715e2263ebd0cb6e5c2c99d0776d5e691ee737fde05247895e75d02e7447fd6ab707e2ec8385a539777965e472ee",
    ),
    (
        "esch384",
        15,
        "c61174073ae9e1dff4698369fedb8ed785f4873eb0cbdc16ff0a23d2e7a985a165ec76daee03b9d14c91ac316a5b6c0f",
    ),
    (
        "esch384",
        33,
        "ec526f22147a290b6fadcdbc74ea9c2205d68c86b8616e7da10179cd177670c5bac2b60828147649852fdeece04e2a6b",
    ),
]


def counting(length: int) -> bytes:
    return bytes(range(length))


@pytest.mark.parametrize(("name", "plaintext", "ad", "expected"), CIPHERTEXTS)
def test_official_ciphertexts(name: str, plaintext: int, ad: int, expected: str) -> None:
    cipher = SCHWAEMM[name]
    key, nonce = counting(cipher.capacity), counting(cipher.rate)
    ciphertext = cipher.encrypt(key, nonce, counting(ad), counting(plaintext))
    assert ciphertext.hex() == expected
    assert cipher.decrypt(key, nonce, counting(ad), ciphertext) == counting(plaintext)


@pytest.mark.parametrize(("name", "length", "expected"), DIGESTS)
def test_official_digests(name: str, length: int, expected: str) -> None:
    functions = {"esch256": sparkle.esch256, "esch384": sparkle.esch384}
    assert functions[name](counting(length)).hex() == expected


@pytest.mark.parametrize("name", SCHWAEMM)
def test_forged(name: str) -> None:
    cipher = SCHWAEMM[name]
    key, nonce = counting(cipher.capacity), counting(cipher.rate)
    ciphertext = cipher.encrypt(key, nonce, b"ad", b"message")
    for changed in (
        ciphertext[:-1],
        ciphertext[: cipher.capacity - 1],
        bytes([ciphertext[0] ^ 1]) + ciphertext[1:],
    ):
        with pytest.raises(Forged):
            cipher.decrypt(key, nonce, b"ad", changed)


def test_extendable_output_begins_alike() -> None:
    """And is no digest: its domain is another one."""
    for extendable, digest in ((sparkle.xoesch256, sparkle.esch256), (sparkle.xoesch384, sparkle.esch384)):
        assert extendable(b"abc", 100)[:33] == extendable(b"abc", 33)
        assert extendable(b"abc", 32) != digest(b"abc")[:32]
