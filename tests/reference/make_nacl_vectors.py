"""The built-in known answers of the NaCl suite, for make_vectors.

What is refused is here too: with what status, and that nothing is left that could be continued.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path

import cryptography_vectors

from tests.reference import ed25519, nacl, poly1305, poly1305_cases
from tests.reference import salsa20_cases as published_salsa20
from tests.reference.crafted import crafted
from tests.reference.curve25519 import BASE, P
from tests.reference.operations import Value
from tests.reference.salsa20 import expand
from tests.reference.vector_records import REFERENCE, Call, Record, computed, published, sequence, some
from tests.unit.vectors25519 import AFTER_ITERATIONS, DIFFIE_HELLMAN, LOW_ORDER, SCALARMULT, SIGNED, Signed

ONES = b"\xff" * 32


def _number(value: int, size: int = 32) -> bytes:
    return value.to_bytes(size, "little")


def _cut(message: bytes, lengths: Sequence[int]) -> list[bytes]:
    """Pieces of these lengths, and what is left."""
    pieces = []
    for length in lengths:
        pieces.append(message[:length])
        message = message[length:]
    return [*pieces, message] if message else pieces


def _each(operation: str, pieces: Iterable[bytes]) -> list[Call]:
    return [(operation, {"piece": piece}) for piece in pieces]


def _with_wrong_bit(data: bytes, bit: int) -> bytes:
    changed = bytearray(data)
    changed[bit >> 3] ^= 1 << (bit & 7)
    return bytes(changed)


# --- The field, and X25519

RFC_7748_5_2 = "RFC 7748, section 5.2"
RFC_7748_6_1 = "RFC 7748, section 6.1"
# From p on, an element has a second form; the top bit says nothing.
ELEMENTS = {
    "zero": bytes(32),
    "one": _number(1),
    "greatest": _number(P - 1),
    "p": _number(P),
    "ones": ONES,
    "random": some(32, "an element"),
}


def _fe25519() -> Iterable[Record]:
    other = some(32, "another element")
    for name, a in ELEMENTS.items():
        yield computed("fe25519.mul", name, a=a, b=other)
        yield computed("fe25519.mul", f"{name}-by-itself", a=a, b=a)
        yield computed("fe25519.sqr", name, a=a)
        yield computed("fe25519.invert", name, a=a)


def _low_order(number: int) -> str:
    return f"low-order-{number}"


def _x25519() -> Iterable[Record]:
    scalarmult, agreed = "x25519.scalarmult", partial(published, RFC_7748_6_1)
    for number, (scalar, point, result) in enumerate(SCALARMULT, 1):
        outputs: dict[str, Value] = {"shared": result, "low_order": "no"}
        yield published(RFC_7748_5_2, scalarmult, str(number), outputs, private=scalar, public=point)
    outputs = {"shared": AFTER_ITERATIONS[1], "low_order": "no"}
    yield published(RFC_7748_5_2, scalarmult, "one-iteration", outputs, private=BASE, public=BASE)
    (private_a, public_a), (private_b, public_b) = DIFFIE_HELLMAN.keys
    outputs = {"shared": DIFFIE_HELLMAN.shared, "low_order": "no"}
    yield agreed(scalarmult, "alice", outputs, private=private_a, public=public_b)
    yield agreed(scalarmult, "bob", outputs, private=private_b, public=public_a)
    yield agreed("x25519.base", "alice", {"public": public_a}, private=private_a)
    yield agreed("x25519.base", "bob", {"public": public_b}, private=private_b)
    for name, private in {"zero": bytes(32), "ones": ONES}.items():
        yield computed("x25519.base", name, private=private)
    outputs = {"shared": bytes(32), "low_order": "yes"}
    for number, point in enumerate(LOW_ORDER):
        where = "RFC 7748, section 6.1: points of small order"
        yield published(where, scalarmult, _low_order(number), outputs, private=private_a, public=point)
    for name, point in {
        "top-bit": _with_wrong_bit(public_b, 255),
        "p-plus-2": _number(P + 2),
        "p-plus-3": _number(P + 3),
        "p-plus-18": _number(P + 18),
        "ones": ONES,
        "low-order-with-top-bit": _with_wrong_bit(LOW_ORDER[-1], 255),
    }.items():
        yield computed(scalarmult, name, private=private_a, public=point)
    points = some(128, "points")
    yield computed("x25519.step", "random", x1=some(32), points=points, swap=b"\0")
    yield computed("x25519.step", "swapped", x1=some(32), points=points, swap=b"\1")
    yield computed("x25519.step", "lowest-bit-only", x1=some(32), points=points, swap=b"\xfe")
    yield computed("x25519.step", "start", x1=BASE, points=_number(1, 64) + BASE + _number(1), swap=b"\1")
    yield computed("x25519.step", "ones", x1=ONES, points=ONES * 4, swap=b"\xff")


# --- Ed25519

RFC_8032 = "RFC 8032, section 7.1"
# Of the signatures that no honest signer makes.
CRAFTED = {
    "S + 1L": "s-plus-l",
    "S + 15L": "s-plus-15-l",
    "zero signature": "zero-signature",
    "zero key": "zero-key",
    "all of it zero": "zero-key-and-signature",
    "R is no point": "r-no-point",
    "bit 0 of the signature": "wrong-bit-of-r",
    "bit 255 of the signature": "wrong-sign-of-r",
    "bit 256 of the signature": "wrong-bit-of-s",
    "bit 511 of the signature": "wrong-top-bit",
    "bit 0 of the key": "wrong-bit-of-key",
    "bit 255 of the key": "wrong-sign-of-key",
    "another message": "another-message",
    "no message": "no-message",
}
# Of those of a kind, so many.
CRAFTED_KINDS = {
    "R = ": ("small-order-r", 3),
    "A = p + ": ("not-canonical-key", 1),
    "A = ": ("small-order-key", 4),
}


def _test_1024() -> Signed:
    """The last of RFC 8032's: its message has 1,023 bytes."""
    folder = Path(cryptography_vectors.__file__).parent / "asymmetric" / "Ed25519"
    last = (folder / "sign.input").read_text(encoding="ascii").splitlines()[-1]
    secret, key, message, signed, _ = (bytes.fromhex(field) for field in last.split(":"))
    return Signed(secret[:32], key, message, signed[:64])


TEST_1024 = _test_1024()
RFC_8032_TESTS = dict(zip(("1", "2", "3", "sha-abc", "1024"), [*SIGNED, TEST_1024], strict=True))


def _signatures() -> Iterable[Record]:
    for name, test in RFC_8032_TESTS.items():
        secret, message = test.seed + test.key, test.message
        rfc = partial(published, RFC_8032)
        yield rfc("ed25519.public", name, {"public": test.key}, seed=test.seed)
        yield rfc("ed25519.sign", name, {"signature": test.signature}, secret=secret, message=message)
        signed: dict[str, Value] = {"public": test.key, "message": message, "signature": test.signature}
        yield rfc("ed25519.verify", name, {}, **signed)
    test = SIGNED[2]
    # The public half is taken as it is.
    yield computed("ed25519.sign", "another-public-key", secret=test.seed + bytes(32), message=b"")
    counts = dict.fromkeys(CRAFTED_KINDS, 0)
    for one in crafted():
        name = CRAFTED.get(one.name, "")
        kind = next((kind for kind in CRAFTED_KINDS if one.name.startswith(kind)), None)
        if kind is not None:
            counts[kind] += 1
            if counts[kind] > CRAFTED_KINDS[kind][1]:
                continue
            name = f"{CRAFTED_KINDS[kind][0]}-{counts[kind]}"
        elif one.accepted and "torsion" in one.name and not one.name.startswith("torsion 0"):
            # A key that is not in the group of the base point, nor is R, and all the same it is right.
            name = one.name.replace(" ", "-").replace(",", "").lower()
        if name:
            yield computed(
                "ed25519.verify", name, public=one.key, message=one.message, signature=one.signature
            )


def _sign_in_pieces(source: str, name: str, test: Signed, first: list[int], second: list[int]) -> Record:
    calls: list[Call] = [
        ("ed25519.sign_start", {"secret": test.seed + test.key}),
        *_each("ed25519.sign_first", _cut(test.message, first)),
        ("ed25519.sign_turn", {}),
        *_each("ed25519.sign_second", _cut(test.message, second)),
        ("ed25519.sign_finish", {}),
    ]
    return sequence(source, name, calls, {"signature": test.signature})


def _differing_sign(name: str, first: bytes, second: bytes) -> Record:
    """No signature, and none either if one asks again."""
    test = SIGNED[2]
    calls: list[Call] = [
        ("ed25519.sign_start", {"secret": test.seed + test.key}),
        ("ed25519.sign_first", {"piece": first}),
        ("ed25519.sign_turn", {}),
        ("ed25519.sign_second", {"piece": second}),
        ("ed25519.sign_finish", {}),
        ("ed25519.sign_finish", {}),
    ]
    return sequence(REFERENCE, name, calls)


def _verify_in_pieces(name: str, test: Signed, message: bytes, lengths: list[int]) -> Record:
    calls: list[Call] = [
        ("ed25519.verify_start", {"public": test.key, "signature": test.signature}),
        *_each("ed25519.verify_update", _cut(message, lengths)),
        ("ed25519.verify_finish", {}),
    ]
    return sequence(RFC_8032 if message == test.message else REFERENCE, name, calls)


def _ed25519() -> Iterable[Record]:
    yield from _signatures()
    for name, scalar in {
        "zero": 0,
        "one": 1,
        "l-minus-1": ed25519.L - 1,
        "l": ed25519.L,
        "greatest": 2**253 - 1,
        "random": int.from_bytes(some(32, "a scalar"), "little") % ed25519.L,
    }.items():
        yield computed("ed25519.base", name, scalar=_number(scalar))
    yield _sign_in_pieces(RFC_8032, "1-in-no-pieces", SIGNED[0], [], [])
    yield _sign_in_pieces(RFC_8032, "1-in-empty-pieces", SIGNED[0], [0], [0, 0])
    yield _sign_in_pieces(RFC_8032, "3-in-pieces", SIGNED[2], [1], [0, 2])
    yield _sign_in_pieces(RFC_8032, "sha-abc-in-pieces", SIGNED[3], [7, 57], [63])
    message = some(200)
    yield _differing_sign("second-differs", message, _with_wrong_bit(message, 1599))
    yield _differing_sign("second-is-shorter", message, message[:-1])
    yield _differing_sign("second-is-longer", message[:-1], message)
    yield _differing_sign("second-is-empty", b"a", b"")
    yield _verify_in_pieces("1-in-no-pieces", SIGNED[0], b"", [])
    yield _verify_in_pieces("3-in-pieces", SIGNED[2], SIGNED[2].message, [1])
    yield _verify_in_pieces("sha-abc-in-pieces", SIGNED[3], SIGNED[3].message, [0, 63, 1])
    yield _verify_in_pieces("another-message", SIGNED[3], _with_wrong_bit(SIGNED[3].message, 511), [32])
    yield _verify_in_pieces("shorter-message", SIGNED[3], SIGNED[3].message[:-1], [32])


# --- Salsa20

SPECIFICATION = "Salsa20 specification"
ESTREAM = "eSTREAM, verified test vectors of Salsa20 with 256 bits"
NACL = "Cryptography in NaCl, and the tests of NaCl"


def _salsa20() -> Iterable[Record]:
    cases = published_salsa20
    specification = partial(published, SPECIFICATION)
    for number, (data, hashed) in enumerate(cases.HASHES, 1):
        yield specification("salsa20.block", f"section-8-{number}", {"result": hashed}, block=data)
    block = expand(cases.EXPANDED_KEY, cases.EXPANDED_BYTES)
    yield specification("salsa20.block", "section-9", {"result": cases.EXPANDED}, block=block)
    yield computed("salsa20.block", "ones", block=ONES * 2)
    in_nacl = partial(published, NACL)
    hsalsa20 = "salsa20.hsalsa20"
    yield in_nacl(hsalsa20, "first-key", {"subkey": cases.FIRST_KEY}, key=cases.SHARED, nonce=bytes(16))
    nonce = cases.NONCE[:16]
    yield in_nacl(hsalsa20, "second-key", {"subkey": cases.SECOND_KEY}, key=cases.FIRST_KEY, nonce=nonce)
    yield computed(hsalsa20, "ones", key=ONES, nonce=ONES[:16])
    for one in cases.ESTREAM:
        inputs: dict[str, Value] = {"counter": bytes(8), "message": bytes(64)}
        outputs = {"result": one.stream}
        yield published(ESTREAM, "salsa20.xor", one.name, outputs, key=one.key, nonce=one.nonce, **inputs)
    inputs = {"key": cases.FIRST_KEY, "nonce": cases.NONCE, "counter": bytes(8), "message": bytes(32)}
    yield in_nacl("salsa20.xsalsa20", "stream", {"result": cases.STREAM}, **inputs)
    key, long_nonce = some(32, "a key"), some(24, "a nonce")
    for name, length, counter in (
        ("empty", 0, 0),
        ("1-byte", 1, 0),
        ("63-bytes", 63, 0),
        ("64-bytes", 64, 1),
        ("65-bytes", 65, 0),
        ("300-bytes", 300, 5),
        ("counter-past-2-to-32", 200, 2**32 - 2),
        ("counter-past-2-to-64", 130, 2**64 - 1),
    ):
        for operation, size in (("salsa20.xor", 8), ("salsa20.xsalsa20", 24)):
            inputs = {"key": key, "nonce": long_nonce[:size], "counter": _number(counter, 8)}
            yield computed(operation, name, message=some(length), **inputs)
    for name, lengths, counter in (
        ("nothing", [0], 0),
        ("across-blocks", [100, 28, 1, 0, 62, 200], 0),
        ("whole-blocks", [64, 128], 7),
        ("counter-past-2-to-32", [64, 65, 63], 2**32 - 2),
    ):
        start = {"key": key, "nonce": long_nonce[:8], "counter": _number(counter, 8)}
        pieces = _each("salsa20.update", map(some, lengths))
        yield sequence(REFERENCE, name, [("salsa20.start", start), *pieces])


# --- Poly1305

RFC_8439_TAGS = "RFC 8439, section 2.5.2 and appendix A.3"


def _poly1305() -> Iterable[Record]:
    for name, (key, message, tag) in poly1305_cases.PUBLISHED.items():
        rfc = partial(published, RFC_8439_TAGS)
        yield rfc("poly1305.tag", name.lower(), {"tag": tag}, key=key, message=message)
        if name in ("2.5.2", "A.3-7", "A.3-10"):
            yield rfc("poly1305.verify", name.lower(), {}, key=key, message=message, tag=tag)
    key = some(32, "a key")
    for length in (0, 1, 15, 16, 17, 32, 300):
        yield computed("poly1305.tag", f"{length}-bytes", key=key, message=some(length))
    yield computed("poly1305.tag", "ones", key=ONES, message=ONES * 3)
    message = some(100)
    tag = poly1305.tag(key, message)
    for bit in (0, 64, 127):
        wrong = _with_wrong_bit(tag, bit)
        yield computed("poly1305.verify", f"wrong-bit-{bit}", key=key, message=message, tag=wrong)
    yield computed("poly1305.verify", "wrong-message", key=key, message=_with_wrong_bit(message, 7), tag=tag)
    yield computed("poly1305.verify", "empty", key=key, message=b"", tag=poly1305.tag(key, b""))
    yield computed("poly1305.verify", "zero", key=key, message=message, tag=bytes(16))
    for name, message, lengths in (
        ("nothing", b"", []),
        ("empty-pieces", b"", [0, 0]),
        ("across-blocks", some(300), [1, 14, 2, 0, 33, 5]),
        ("whole-blocks", some(96), [16, 64]),
    ):
        pieces = _each("poly1305.update", _cut(message, lengths))
        calls: list[Call] = [("poly1305.start", {"key": key}), *pieces, ("poly1305.finish", {})]
        yield sequence(REFERENCE, name, calls)


# --- Boxes


def _seal_in_pieces(source: str, name: str, message: bytes, lengths: list[int]) -> Record:
    cases = published_salsa20
    calls: list[Call] = [
        ("nacl.seal_start", {"key": cases.FIRST_KEY, "nonce": cases.NONCE}),
        *_each("nacl.seal_update", _cut(message, lengths)),
        ("nacl.seal_finish", {}),
    ]
    boxed = cases.BOXED if source == NACL else nacl.seal(cases.FIRST_KEY, cases.NONCE, message)
    return sequence(source, name, calls, {"tag": boxed[: nacl.TAG_BYTES]})


def _open_in_pieces(
    name: str, boxed: bytes, first: list[int], second: list[int], *, again: bytes | None = None
) -> Record:
    """`again` is what the second reading gives, if it differs."""
    cases = published_salsa20
    tag, ciphertext = boxed[: nacl.TAG_BYTES], boxed[nacl.TAG_BYTES :]
    calls: list[Call] = [
        ("nacl.open_start", {"key": cases.FIRST_KEY, "nonce": cases.NONCE, "tag": tag}),
        *_each("nacl.open_check", _cut(ciphertext, first)),
        ("nacl.open_turn", {}),
        *_each("nacl.open_update", _cut(ciphertext if again is None else again, second)),
        ("nacl.open_finish", {}),
    ]
    return sequence(NACL if boxed == cases.BOXED and again is None else REFERENCE, name, calls)


def _boxes_in_pieces() -> Iterable[Record]:
    cases = published_salsa20
    yield _seal_in_pieces(NACL, "paper", cases.MESSAGE, [31, 2, 0, 64])
    yield _seal_in_pieces(REFERENCE, "nothing", b"", [])
    yield _seal_in_pieces(REFERENCE, "empty-pieces", b"", [0, 0])
    yield _seal_in_pieces(REFERENCE, "whole-blocks", some(160), [32, 64])
    yield _open_in_pieces("paper", cases.BOXED, [32, 64], [1, 63, 0, 66])
    yield _open_in_pieces("nothing", nacl.seal(cases.FIRST_KEY, cases.NONCE, b""), [], [])
    # Refused at the turn, and after that there is nothing to open.
    yield _open_in_pieces("wrong-tag", _with_wrong_bit(cases.BOXED, 127), [100], [100])
    yield _open_in_pieces("wrong-ciphertext", _with_wrong_bit(cases.BOXED, 500), [50], [])
    yield _open_in_pieces("truncated", cases.BOXED[:-1], [64], [])
    ciphertext = cases.BOXED[nacl.TAG_BYTES :]
    changed = _with_wrong_bit(ciphertext, 1000)
    yield _open_in_pieces("second-differs", cases.BOXED, [64], [64], again=changed)
    yield _open_in_pieces("second-is-shorter", cases.BOXED, [64], [64], again=ciphertext[:-1])
    yield _open_in_pieces("second-is-longer", cases.BOXED, [64], [64], again=ciphertext + b"\0")
    yield _open_in_pieces("second-is-empty", cases.BOXED, [64], [], again=b"")


def _nacl() -> Iterable[Record]:
    cases = published_salsa20
    in_nacl = partial(published, NACL)
    (private_a, public_a), (private_b, public_b) = DIFFIE_HELLMAN.keys
    boxed, message = {"boxed": cases.BOXED}, {"message": cases.MESSAGE}
    secret: dict[str, Value] = {"key": cases.FIRST_KEY, "nonce": cases.NONCE}
    yield in_nacl("nacl.secretbox_seal", "paper", boxed, **secret, message=cases.MESSAGE)
    yield in_nacl("nacl.secretbox_open", "paper", message, **secret, boxed=cases.BOXED)
    for length in (0, 1, 31, 32, 33, 96, 97, 300):
        text = some(length)
        sealed = nacl.seal(cases.FIRST_KEY, cases.NONCE, text)
        yield computed("nacl.secretbox_seal", f"{length}-bytes", **secret, message=text)
        if length in (0, 32, 300):
            yield computed("nacl.secretbox_open", f"{length}-bytes", **secret, boxed=sealed)
    wrong = {
        "wrong-first-bit": _with_wrong_bit(cases.BOXED, 0),
        "wrong-bit-of-tag": _with_wrong_bit(cases.BOXED, 127),
        "wrong-bit-of-ciphertext": _with_wrong_bit(cases.BOXED, 128),
        "wrong-last-bit": _with_wrong_bit(cases.BOXED, 8 * len(cases.BOXED) - 1),
        "truncated": cases.BOXED[:-1],
        "tag-only": cases.BOXED[:16],
        "zero": bytes(16),
    }
    for name, forged in wrong.items():
        yield computed("nacl.secretbox_open", name, **secret, boxed=forged)
    alice: dict[str, Value] = {"public": public_b, "private": private_a}
    bob: dict[str, Value] = {"public": public_a, "private": private_b}
    for name, private, public in (("alice", private_a, public_a), ("bob", private_b, public_b)):
        yield in_nacl("nacl.box_public", name, {"public": public}, private=private)
    yield computed("nacl.box_public", "ones", private=ONES)
    for name, side in {"alice": alice, "bob": bob}.items():
        yield in_nacl("nacl.box_beforenm", name, {"key": cases.FIRST_KEY}, **side)
    yield in_nacl("nacl.box_seal", "alice", boxed, **alice, nonce=cases.NONCE, message=cases.MESSAGE)
    yield computed("nacl.box_seal", "empty", **bob, nonce=cases.NONCE, message=b"")
    yield in_nacl("nacl.box_open", "bob", message, **bob, nonce=cases.NONCE, boxed=cases.BOXED)
    for name in ("wrong-bit-of-tag", "wrong-bit-of-ciphertext", "tag-only"):
        yield computed("nacl.box_open", name, **bob, nonce=cases.NONCE, boxed=wrong[name])
    # libsodium refuses keys of low order; NaCl does not.
    for number, point in enumerate(LOW_ORDER):
        yield computed("nacl.box_beforenm", _low_order(number), private=private_a, public=point)
    keys: dict[str, Value] = {"private": private_a, "public": LOW_ORDER[-1], "nonce": cases.NONCE}
    yield computed("nacl.box_seal", "low-order", **keys, message=cases.MESSAGE)
    yield computed("nacl.box_open", "low-order", **keys, boxed=cases.BOXED)
    yield from _boxes_in_pieces()


SUITES: dict[str, Callable[[], Iterable[Record]]] = {
    "fe25519": _fe25519,
    "x25519": _x25519,
    "ed25519": _ed25519,
    "salsa20": _salsa20,
    "poly1305": _poly1305,
    "nacl": _nacl,
}
