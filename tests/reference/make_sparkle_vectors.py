"""The built-in known answers of SPARKLE, Schwaemm, Esch and XOEsch, for make_vectors.

For XOEsch nobody has published any. What is refused is here too.
"""

from collections.abc import Iterable, Sequence

from tests.reference import sparkle
from tests.reference.operations import Value
from tests.reference.vector_records import REFERENCE, Call, Record, computed, published, sequence, some

NIST = "NIST LWC, submission SPARKLE, {}, Count {}"
# Ciphertext and tag of the official files, by their Count. With n = Count - 1, the plaintext has n / 33 bytes
# and the associated data n mod 33; all of them, key and nonce too, are 00 01 02 and so on.
AEAD_FILES = {
    "128_128": "LWC_AEAD_KAT_128_128.txt",
    "256_128": "LWC_AEAD_KAT_128_256.txt",
    "192_192": "LWC_AEAD_KAT_192_192.txt",
    "256_256": "LWC_AEAD_KAT_256_256.txt",
}
CIPHERTEXTS: dict[str, dict[int, str]] = {
    "128_128": {
        1: "ddce77cdb748e6d053cab7e9190a8349",
        31: "e3ca0f3121f4fff16484ddb69265083f",
        529: "fedad36d1a592aeb931ba52ba4056865f5544dd3488406f6aadf8edaae271727",
        1087: (
            "5106ebea7a394f1c349b26b3d523ef899b0c56adfd2482752551651e62eab6cde06967dfe0341f63a867aecea9b0958a"
        ),
    },
    "256_128": {
        1: "9e3f9f2e8e26e7d00a9eb92730717a51",
        31: "b4b057596eb552534e0d3437d9fb39d4",
        529: "9bac759db8d6d0c50ea19385a3456ba7bfae89698782544828f11895d2ee85e9",
        1087: (
            "51d58a029b306b75f4d958f225d36e285a106c12c23cd0927d20c9491f3fef1897a2b21777576d2ad008476a6d5dead5"
        ),
    },
    "192_192": {
        1: "94fabef076b80fa4cae902dc5630a2b7b8a72282a560212c",
        31: "5f7d732a7498137239ec8027ada75414031aa77aefb7fbe0",
        529: ("5b64b794b118330eae30497a35df53c14760b2d1787f19250f0ed5cd3582236c3538f8a66a904e7e"),
        1087: (
            "04d844af3d3df6fc30e69c8afd0c4f39e2761c11dd43667b0f4aab9db6eae9ed"
            "02be63fad17e06432ca100fb1df066b4bf829b03a04cf02e"
        ),
    },
    "256_256": {
        1: "1e41c39049501061a480341dc8551f3cce171900eb8f90ba5c54b2a7cc2bfdf2",
        31: "77ac0e78525c5530c70f61962b219cbee6463b5022be095829b8cdd39706734d",
        529: (
            "bb5918195dc5d4d944594a7b63d6460141427e3f6bc71b636890d27134dd8213c0cabcf47aeb4c677b603496e48b0d4d"
        ),
        1087: (
            "518d6be0dd08ba18276396371e85f00ac784709e86dd2127712f1fac3969f4c4"
            "cc9f0c1d4b844dede68e1674bc3809e6ca2b015969587b06336d8a4ce17621b6"
        ),
    },
}
# The variant that goes through all that can be wrong; the others share their code with it.
AT_LENGTH = "256_128"
# Digests of messages of Count - 1 bytes, likewise.
HASH_FILES = {"256": "LWC_HASH_KAT_256.txt", "384": "LWC_HASH_KAT_384.txt"}
DIGESTS: dict[str, dict[int, str]] = {
    "256": {
        1: "c0e815d78b875dc768c6c8b3afa51987cd69e5c087d387368628a511cfad5730",
        16: "5753e34e3fc970881e1752b59c573e89448d08a93eae46da2a5d8ab04790a60c",
        49: "cb6789fc51a395da009593e4cfd58b6db9d73665925e09cac020ef0bb8ffcc69",
        100: "42f460dd17bbd620ead2cfafccf88f3898501d438f6755d91d8db62bdf901d5d",
    },
    "384": {
        1: (
            "2981715e2263ebd0cb6e5c2c99d0776d5e691ee737fde05247895e75d02e7447fd6ab707e2ec8385a539777965e472ee"
        ),
        16: (
            "c61174073ae9e1dff4698369fedb8ed785f4873eb0cbdc16ff0a23d2e7a985a165ec76daee03b9d14c91ac316a5b6c0f"
        ),
        49: (
            "e938cdfe53d40963908d7f3ffa0671d80ab95925964bbbb3efe97676e94fc21bd6b836482ec13840999473fc7b148ef1"
        ),
        100: (
            "55ce0402e1fdd4b9609e89b1f38da6677a5d5ad4f06a770b4e4df0d7c5e1301fb29f5fa5b3b1f4f115e6e3c80267523b"
        ),
    },
}


def _with_wrong_bit(data: bytes, bit: int) -> bytes:
    changed = bytearray(data)
    changed[bit >> 3] ^= 1 << (bit & 7)
    return bytes(changed)


def _cut(data: bytes, lengths: Sequence[int]) -> list[bytes]:
    """Pieces of these lengths, and what is left."""
    pieces = []
    for length in lengths:
        pieces.append(data[:length])
        data = data[length:]
    return [*pieces, data] if data else pieces


def _each(operation: str, pieces: Iterable[bytes]) -> list[Call]:
    return [(f"sparkle.{operation}", {"piece": piece}) for piece in pieces]


def _permutations() -> Iterable[Record]:
    for bits in (256, 384, 512):
        for form in ("slim", "big"):
            operation, size = f"sparkle.sparkle{bits}_{form}", bits // 8
            yield computed(operation, "zero", state=bytes(size))
            yield computed(operation, "ones", state=b"\xff" * size)
            yield computed(operation, "random", state=some(size, "state"))


def _both_ways(variant: str) -> Iterable[Record]:
    aead, name = sparkle.SCHWAEMM[f"schwaemm{variant}"], f"sparkle.schwaemm{variant}"
    counting: dict[str, Value] = {"key": bytes(range(aead.capacity)), "nonce": bytes(range(aead.rate))}
    for count, answer in CIPHERTEXTS[variant].items():
        length, of_ad = divmod(count - 1, 33)
        inputs = counting | {"ad": bytes(range(of_ad))}
        source = NIST.format(AEAD_FILES[variant], count)
        plain, sealed = {"plaintext": bytes(range(length))}, {"ciphertext": bytes.fromhex(answer)}
        yield published(source, f"{name}_encrypt", f"count-{count}", sealed, **inputs, **plain)
        yield published(source, f"{name}_decrypt", f"count-{count}", plain, **inputs, **sealed)
    key, nonce = some(aead.capacity, "key"), some(aead.rate, "nonce")
    ours: dict[str, Value] = {"key": key, "nonce": nonce}
    for of_ad, length in ((aead.rate, aead.rate), (aead.rate + 1, 2 * aead.rate), (3 * aead.rate - 1, 100)):
        ad, text = some(of_ad, "data"), some(length)
        name_of = f"{of_ad}-and-{length}-bytes"
        yield computed(f"{name}_encrypt", name_of, **ours, ad=ad, plaintext=text)
        yield computed(
            f"{name}_decrypt", name_of, **ours, ad=ad, ciphertext=aead.encrypt(key, nonce, ad, text)
        )
    ad, text = some(5, "data"), some(aead.rate + 5)
    right = aead.encrypt(key, nonce, ad, text)
    forged = {
        "first-bit-of-tag": (ad, _with_wrong_bit(right, 8 * len(text))),
        "last-bit-of-tag": (ad, _with_wrong_bit(right, 8 * len(right) - 1)),
        "wrong-ciphertext": (ad, _with_wrong_bit(right, 77)),
        "wrong-data": (_with_wrong_bit(ad, 17), right),
        "no-data": (b"", right),
        "truncated": (ad, right[:-1]),
        "tag-alone": (ad, right[len(text) :]),
    }
    for what, (data, ciphertext) in forged.items():
        yield computed(f"{name}_decrypt", what, **ours, ad=data, ciphertext=ciphertext)


def _started(variant: str) -> tuple[sparkle.Schwaemm, dict[str, Value]]:
    aead = sparkle.SCHWAEMM[f"schwaemm{variant}"]
    key, nonce = some(aead.capacity, "key"), some(aead.rate, "nonce")
    return aead, {"variant": variant, "key": key, "nonce": nonce}


def _encrypted(variant: str, ad: bytes, plaintext: bytes) -> tuple[bytes, bytes]:
    """And the tag."""
    aead, start = _started(variant)
    key, nonce = start["key"], start["nonce"]
    assert isinstance(key, bytes)
    assert isinstance(nonce, bytes)
    whole = aead.encrypt(key, nonce, ad, plaintext)
    return whole[: len(plaintext)], whole[len(plaintext) :]


def _encrypt_in_pieces(variant: str, name: str, ad: list[bytes], plaintext: list[bytes]) -> Record:
    calls: list[Call] = [
        ("sparkle.schwaemm_start", _started(variant)[1]),
        *_each("schwaemm_associate", ad),
        *_each("schwaemm_update", plaintext),
        ("sparkle.schwaemm_finish", {}),
    ]
    return sequence(REFERENCE, f"{variant}-{name}", calls)


def _open_in_pieces(
    variant: str,
    name: str,
    ad: bytes,
    ciphertext: bytes,
    tag: bytes,
    lengths: tuple[int, ...] = (),
    again: bytes | None = None,
) -> Record:
    calls: list[Call] = [
        ("sparkle.schwaemm_open_start", {**_started(variant)[1], "tag": tag}),
        *_each("schwaemm_open_associate", _cut(ad, lengths[:1])),
        *_each("schwaemm_open_check", _cut(ciphertext, lengths)),
        ("sparkle.schwaemm_open_turn", {}),
        *_each("schwaemm_open_update", _cut(ciphertext if again is None else again, lengths[::-1])),
        ("sparkle.schwaemm_open_finish", {}),
    ]
    return sequence(REFERENCE, f"{variant}-{name}", calls)


def _schwaemm_in_pieces(variant: str) -> Iterable[Record]:
    rate = sparkle.SCHWAEMM[f"schwaemm{variant}"].rate
    ad, text = some(rate + 3, "data"), some(2 * rate + 7)
    yield _encrypt_in_pieces(variant, "nothing", [], [])
    yield _encrypt_in_pieces(variant, "across-blocks", _cut(ad, [1]), _cut(text, [rate - 1, 0, 2]))
    yield _encrypt_in_pieces(variant, "whole-blocks", [ad[:rate]], _cut(text[: 2 * rate], [rate]))
    ciphertext, tag = _encrypted(variant, ad, text)
    yield _open_in_pieces(variant, "across-blocks", ad, ciphertext, tag, (1, rate, 0))
    yield _open_in_pieces(variant, "nothing", b"", *_encrypted(variant, b"", b""))
    # Refused at the turn, and after that there is nothing to open.
    yield _open_in_pieces(variant, "wrong-tag", ad, ciphertext, _with_wrong_bit(tag, 8 * len(tag) - 1))
    changed = _with_wrong_bit(ciphertext, 8 * len(ciphertext) - 1)
    yield _open_in_pieces(variant, "second-differs", ad, ciphertext, tag, (rate,), again=changed)
    if variant != AT_LENGTH:
        return
    yield _open_in_pieces(variant, "wrong-ciphertext", ad, _with_wrong_bit(ciphertext, 5), tag, (rate,))
    yield _open_in_pieces(variant, "wrong-data", ad + b"\0", ciphertext, tag)
    yield _open_in_pieces(variant, "truncated", ad, ciphertext[:-1], tag)
    yield _open_in_pieces(variant, "second-is-shorter", ad, ciphertext, tag, (rate,), again=ciphertext[:-1])
    yield _open_in_pieces(variant, "second-is-longer", ad, ciphertext, tag, (rate,), again=ciphertext + b"\0")


def _wrong_lengths() -> Iterable[Record]:
    """A key, a nonce and a tag of another variant."""
    for variant, name, length in (
        ("128_128", "key", 32),
        ("192_192", "key", 16),
        ("128_128", "nonce", 32),
        ("256_256", "nonce", 24),
    ):
        inputs = {**_started(variant)[1], name: some(length, name)}
        yield sequence(REFERENCE, f"{variant}-{name}-of-{length}", [("sparkle.schwaemm_start", inputs)])
        opening = {**inputs, "tag": _encrypted(variant, b"", b"")[1]}
        yield sequence(REFERENCE, f"{variant}-{name}-of-{length}", [("sparkle.schwaemm_open_start", opening)])
    opening = {**_started("256_128")[1], "tag": bytes(32)}
    yield sequence(REFERENCE, "256_128-tag-of-32", [("sparkle.schwaemm_open_start", opening)])


def _hashes(bits: str) -> Iterable[Record]:
    esch, xoesch = f"sparkle.esch{bits}", f"sparkle.xoesch{bits}"
    for count, text in DIGESTS[bits].items():
        source, message = NIST.format(HASH_FILES[bits], count), bytes(range(count - 1))
        yield published(source, esch, f"count-{count}", {"digest": bytes.fromhex(text)}, message=message)
    for length in (1, 15, 16, 17, 32, 100):
        yield computed(esch, f"{length}-bytes", message=some(length))
    for length, wanted in ((0, 32), (15, 16), (16, 17), (17, 48), (32, 1), (100, 200), (3, 0)):
        yield computed(xoesch, f"{length}-bytes-to-{wanted}", message=some(length), length=wanted)


def _hashes_in_pieces(bits: str) -> Iterable[Record]:
    message = some(53)
    for name, lengths in {
        "nothing": (),
        "no-bytes": (0,),
        "across-blocks": (1, 15, 17, 20),
        "whole-blocks": (16, 32),
    }.items():
        parts = _cut(message[: sum(lengths)], lengths)
        variant: dict[str, Value] = {"variant": bits}
        end: list[Call] = [("sparkle.esch_finish", {})]
        calls: list[Call] = [("sparkle.esch_start", variant), *_each("esch_update", parts), *end]
        yield sequence(REFERENCE, f"{bits}-{name}", calls)
        squeezes: list[Call] = [("sparkle.xoesch_squeeze", {"length": length}) for length in (1, 15, 33, 0)]
        calls = [("sparkle.xoesch_start", variant), *_each("xoesch_absorb", parts), *squeezes]
        yield sequence(REFERENCE, f"{bits}-{name}", calls)


def sparkle_records() -> Iterable[Record]:
    yield from _permutations()
    for variant in AEAD_FILES:
        yield from _both_ways(variant)
        yield from _schwaemm_in_pieces(variant)
    yield from _wrong_lengths()
    for bits in HASH_FILES:
        yield from _hashes(bits)
        yield from _hashes_in_pieces(bits)
