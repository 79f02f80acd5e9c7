"""Known-answer files of NIST's lightweight cryptography process, as the official ones of SPARKLE are.

LWC_AEAD_KAT has 1,089 vectors, plaintexts and associated data of 0 to 32 bytes each; LWC_HASH_KAT has 1,025,
messages of 0 to 1,024 bytes. Keys, nonces and texts are 00 01 02 and so on.
"""

from collections.abc import Iterable

from tests.reference import sparkle

AEAD_COUNTS = range(1, 33 * 33 + 1)
HASH_COUNTS = range(1, 1024 + 2)
ALGORITHMS = {
    "schwaemm128-128": "LWC_AEAD_KAT_128_128.txt",
    "schwaemm256-128": "LWC_AEAD_KAT_128_256.txt",
    "schwaemm192-192": "LWC_AEAD_KAT_192_192.txt",
    "schwaemm256-256": "LWC_AEAD_KAT_256_256.txt",
    "esch256": "LWC_HASH_KAT_256.txt",
    "esch384": "LWC_HASH_KAT_384.txt",
}


def _counting(length: int) -> bytes:
    return bytes(at & 0xFF for at in range(length))


def _record(count: int, **values: bytes) -> str:
    lines = [f"{name} = {value.hex().upper()}\n" for name, value in values.items()]
    return "".join([f"Count = {count}\n", *lines, "\n"])


def _aead(algorithm: str, count: int) -> str:
    aead = sparkle.SCHWAEMM[algorithm.replace("-", "_")]
    key, nonce = _counting(aead.capacity), _counting(aead.rate)
    plaintext, ad = map(_counting, divmod(count - 1, 33))
    ciphertext = aead.encrypt(key, nonce, ad, plaintext)
    return _record(count, Key=key, Nonce=nonce, PT=plaintext, AD=ad, CT=ciphertext)


def _hash(algorithm: str, count: int) -> str:
    message = _counting(count - 1)
    digest = {"esch256": sparkle.esch256, "esch384": sparkle.esch384}[algorithm](message)
    return _record(count, Msg=message, MD=digest)


def counts_of(algorithm: str) -> range:
    """Of the whole file."""
    return AEAD_COUNTS if algorithm.startswith("schwaemm") else HASH_COUNTS


def text(algorithm: str, counts: Iterable[int]) -> str:
    """The vectors with these numbers."""
    record = _aead if algorithm.startswith("schwaemm") else _hash
    return "".join(record(algorithm, count) for count in counts)
