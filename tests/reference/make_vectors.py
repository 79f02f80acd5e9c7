"""Writes the built-in known answers, host/thumbkat/vectors/builtin/*.jsonl.

Run it as `python -m tests.reference.make_vectors`. It is deterministic, and a test holds the
files to it. What a publication states is typed in below, everything else comes from the reference.
"""

import json
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from random import Random

from tests.reference import make_nacl_vectors, make_sparkle_vectors, newhope, operations, sha512
from tests.reference.newhope import N, Q, poly_to_wire
from tests.reference.operations import Value
from tests.reference.vector_records import (
    REFERENCE,
    Call,
    Record,
    computed,
    published,
    sequence,
    some,
    step,
)

FOLDER = Path(__file__).resolve().parents[2] / "host" / "thumbkat" / "vectors" / "builtin"

# --- NewHope

ZERO = poly_to_wire([0] * N)
GREATEST = poly_to_wire([Q - 1] * N)


# As little-endian numbers: 3 takes few SHAKE-128 blocks (13 under 5q, 16 under 14bit), 2015 is the smallest
# that takes 18 under 14bit, and takes 14 under 5q.
UNIFORM_SEEDS = {"zero": 0, "short": 3, "long": 2015}


def _seed(name: str) -> bytes:
    return Random(f"thumbkat known answers, {name}").randbytes(32)


def _random_poly(name: str) -> bytes:
    return operations.random_poly(Random(f"thumbkat known answers, {name}"))


def _near_thresholds(name: str) -> bytes:
    """Coefficients at most two from a multiple of q/8, where reconciliation changes its mind."""
    random = Random(f"thumbkat known answers, {name}")
    return poly_to_wire([(random.randrange(8) * Q // 8 + random.randint(-2, 2)) % Q for _ in range(N)])


def _exchanges(parse: str) -> Iterable[Record]:
    coins = {
        "zero": (bytes(32), bytes(32), bytes(32)),
        "random": (_seed(f"{parse} seed"), _seed(f"{parse} noise_a"), _seed(f"{parse} noise_b")),
    }
    if parse == "5q":
        coins["ones"] = (b"\xff" * 32, b"\xff" * 32, b"\xff" * 32)
    for name, (seed, noise_a, noise_b) in coins.items():
        msg_a = newhope.keygen(parse, seed, noise_a)[0]
        msg_b, key = newhope.sharedb(parse, msg_a, noise_b)
        keygen, shareda = operations.keygen_shareda(parse, seed, noise_a, msg_b)
        # Both sides by the reference; that they agree is a property of the scheme, not of this script.
        if shareda["key"] != key:
            raise AssertionError(f"the reference disagrees with itself about {parse} {name}")
        inputs: dict[str, Value] = {"parse": parse, "seed": seed, "noise": noise_a}
        record = published(REFERENCE, "newhope.keygen", f"{parse}-{name}", keygen, **inputs)
        yield record | {"then": [step("newhope.shareda", {"msg_b": msg_b}, shareda)]}
        yield computed("newhope.sharedb", f"{parse}-{name}", parse=parse, msg_a=msg_a, noise=noise_b)


def _newhope() -> Iterable[Record]:
    for parse in newhope.PARSES:
        yield from _exchanges(parse)
        for name, number in UNIFORM_SEEDS.items():
            yield computed(
                "newhope.uniform", f"{parse}-{name}", parse=parse, seed=number.to_bytes(32, "little")
            )
    for operation in ("newhope.ntt", "newhope.invntt", "newhope.pack"):
        for name, poly in {"zero": ZERO, "greatest": GREATEST, "random": _random_poly(operation)}.items():
            yield computed(operation, name, poly=poly)
    for operation in ("newhope.pointwise", "newhope.pointwise_invntt"):
        yield computed(operation, "zero", a=ZERO, b=GREATEST)
        yield computed(operation, "greatest", a=GREATEST, b=GREATEST)
        yield computed(
            operation, "random", a=_random_poly(f"{operation} a"), b=_random_poly(f"{operation} b")
        )
    for index in range(3):
        yield computed("newhope.noise", f"random-{index}", noise=_seed("noise"), index=index)
    yield computed("newhope.noise", "zero", noise=bytes(32), index=0)
    ones = b"\xff" * 32
    yield computed("newhope.helprec", "zero", poly=ZERO, bits=bytes(32))
    yield computed("newhope.helprec", "greatest", poly=GREATEST, bits=ones)
    yield computed("newhope.helprec", "thresholds", poly=_near_thresholds("helprec"), bits=_seed("bits"))
    yield computed("newhope.helprec", "random", poly=_random_poly("helprec"), bits=_seed("more bits"))
    hints = Random("thumbkat known answers, hints")
    yield computed("newhope.rec", "zero", poly=ZERO, r=bytes(256))
    yield computed("newhope.rec", "greatest", poly=GREATEST, r=b"\xff" * 256)
    yield computed("newhope.rec", "thresholds", poly=_near_thresholds("rec"), r=hints.randbytes(256))
    yield computed("newhope.rec", "random", poly=_random_poly("rec"), r=hints.randbytes(256))
    yield computed("newhope.unpack", "zero", packed=bytes(1792))
    yield computed("newhope.unpack", "greatest", packed=newhope.pack([Q - 1] * N))
    # A peer can send 14 bits that are not below q.
    yield computed("newhope.unpack", "not-canonical", packed=b"\xff" * 1792)
    yield computed(
        "newhope.unpack", "random", packed=Random("thumbkat known answers, packed").randbytes(1792)
    )


# --- Keccak

KECCAK_TEAM = "Keccak team, KeccakF-1600-IntermediateValues"
F1600_OF_ZERO = (
    "e7dde140798f25f18a47c033f9ccd584eea95aa61e2698d54d49806f304715bd57d05362054e288bd46f8e7f2da497ff"
    "c44746a4a0e5fe90762e19d60cda5b8c9c05191bf7a630ad64fc8fd0b75a933035d617233fa95aeb0321710d26e6a6a9"
    "5f55cfdb167ca58126c84703cd31b8439f56a5111a2ff20161aed9215a63e505f270c98cf2febe641166c47b95703661"
    "cb0ed04f555a7cb8c832cf1c8ae83e8c14263aae22790c94e409c5a224f94118c26504e72635f5163ba1307fe944f675"
    "49a2ec5c7bfff1ea"
)
F1600_AGAIN = (
    "3ccb6ef94d955c2d6db55770d02c336a6c6bd770128d3d0994d06955b2d9208a56f1e7e5994f9c4f38fb65daa2b957f9"
    "0daf7512ae3d7785f710d8c347f2f4fa59879af7e69e1b1f25b498ee0fccfee4a168ceb9b661ce684f978fbac466eade"
    "f5b1af6e833dc433d9db1927045406e065128309f0a9f87c434717bfa64954fd404b99d833addd9774e70b5dfcd5ea48"
    "3cb0b755eec8b8e3e9429e646e22a0917bddbae729310e90e8cca3fac59e2a20b63d1c4e4602345b59104ca4624e9f60"
    "5cbf8f6ad26cd020"
)

FIPS_202 = "NIST, examples for FIPS 202"
# The 1600-bit message of NIST's examples.
A3 = b"\xa3" * 200
SHA3_EXAMPLES = {
    ("sha3_256", b""): "a7ffc6f8bf1ed76651c14756a061d662f580ff4de43b49fa82d80a4b80f8434a",
    ("sha3_256", A3): "79f38adec5c20307a98ef76e8324afbfd46cfd81b22e3973c65fa1bd9de31787",
    ("sha3_512", b""): "a69f73cca23a9ac5c8b567dc185a756e97c982164fe25859e0d1dcc1475c80a6"
    "15b2123af1f5f94c11e3e9402c3ac558f500199d95b6d3e301758586281dcd26",
    ("sha3_512", A3): "e76dfad22084a8b1467fcf2ffa58361bec7628edf5f3fdc0e4805dc48caeeca8"
    "1b7c13c30adf52a3659584739a2df46be589c51ca1a4a8416df6545a1ce8ba00",
}
SHAKE_EXAMPLES = {
    ("shake128", b""): "7f9c2ba4e88f827d616045507605853ed73b8093f6efbc88eb1a6eacfa66ef26",
    ("shake128", A3): "131ab8d2b594946b9c81333f9bb6e0ce75c3b93104fa3469d3917457385da037",
    ("shake256", b""): "46b9dd2b0ba88d13233b3feb743eeb243fcd52ea62b81b82b50c27646ed5762f"
    "d75dc4ddd8c0f200cb05019d67b592f6fc821c49479ab48640292eacb3b7c4be",
    ("shake256", A3): "cd8a920ed141aa0407a22d59288652e9d9f1a7ee0c1e7c1ca699424da84a904d"
    "2d700caae7396ece96604440577da4f3aa22aeb8857f961c4cd8e06f0ae6610b",
}

RATES = {"sha3_256": 136, "sha3_512": 72, "shake128": 168, "shake256": 136}


def _message_name(message: bytes) -> str:
    return "1600-bits" if message else "empty"


def _keccak() -> Iterable[Record]:
    once, again = bytes.fromhex(F1600_OF_ZERO), bytes.fromhex(F1600_AGAIN)
    yield published(KECCAK_TEAM, "keccak.f1600", "zero", {"result": once}, state=bytes(200))
    yield published(KECCAK_TEAM, "keccak.f1600", "zero-again", {"result": again}, state=once)
    yield computed("keccak.f1600", "ones", state=b"\xff" * 200)
    yield computed("keccak.f1600", "random", state=some(200))
    for (name, message), digest in SHA3_EXAMPLES.items():
        outputs = {"digest": bytes.fromhex(digest)}
        yield published(FIPS_202, f"keccak.{name}", _message_name(message), outputs, message=message)
    for (name, message), digest in SHAKE_EXAMPLES.items():
        outputs = {"digest": bytes.fromhex(digest)}
        inputs: dict[str, Value] = {"message": message, "length": len(outputs["digest"])}
        yield published(FIPS_202, f"keccak.{name}", _message_name(message), outputs, **inputs)
    for name, rate in RATES.items():
        for length in (rate - 1, rate, rate + 1, 2 * rate):
            inputs = {"message": some(length)}
            if name.startswith("shake"):
                # The output crosses the rate too.
                inputs["length"] = length
            yield computed(f"keccak.{name}", f"{length}-bytes", **inputs)
    for name in ("shake128", "shake256"):
        yield computed(f"keccak.{name}", "one-byte-out", message=some(32), length=1)


# --- ChaCha20

RFC_8439 = "RFC 8439, section 2.3.2 and appendix A.1"
EXPAND = b"expand 32-byte k"
# Key, last four words (counter, then nonce), key stream.
BLOCK_EXAMPLES = {
    "2.3.2": (
        bytes(range(32)),
        "01000000000000090000004a00000000",
        "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
        "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e",
    ),
    "a.1-1": (
        bytes(32),
        "00000000000000000000000000000000",
        "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
        "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586",
    ),
    "a.1-2": (
        bytes(32),
        "01000000000000000000000000000000",
        "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed"
        "29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f",
    ),
    "a.1-3": (
        bytes(31) + b"\x01",
        "01000000000000000000000000000000",
        "3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a"
        "8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0",
    ),
    "a.1-4": (
        b"\x00\xff" + bytes(30),
        "02000000000000000000000000000000",
        "72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca"
        "13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096",
    ),
    "a.1-5": (
        bytes(32),
        "00000000000000000000000000000002",
        "c2c64d378cd536374ae204b9ef933fcd1a8b2288b3dfa49672ab765b54ee27c7"
        "8a970e0e955c14f3a88e741b97c286f75f8fc299e8148362fa198a39531bed6d",
    ),
}


def _chacha20() -> Iterable[Record]:
    for name, (key, rest, stream) in BLOCK_EXAMPLES.items():
        outputs = {"result": bytes.fromhex(stream)}
        yield published(RFC_8439, "chacha20.block", name, outputs, block=EXPAND + key + bytes.fromhex(rest))
    yield computed("chacha20.block", "ones", block=b"\xff" * 64)
    yield computed("chacha20.block", "random", block=some(64))


# --- SHA-512

FIPS_180 = "NIST, examples for FIPS 180-4"
ABC = b"abc"
# "abcdefgh", "bcdefghi", …, "nopqrstu": 896 bits.
ABCDEFGH = bytes(ord("a") + i + j for i in range(14) for j in range(8))
SHA512_EXAMPLES = {
    ABC: "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
    "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f",
    ABCDEFGH: "8e959b75dae313da8cf4f72814fc143f8f7779c6eb9f7fa17299aeadb6889018"
    "501d289e4900f7e4331b99dec4b5433ac7d329eeb6dd26545e96e55b874be909",
}


def _pieces(source: str, name: str, digest: bytes, pieces: Sequence[bytes]) -> Record:
    updates: list[Call] = [("sha512.update", {"piece": piece}) for piece in pieces]
    calls: list[Call] = [("sha512.start", {}), *updates, ("sha512.finish", {})]
    return sequence(source, name, calls, {"digest": digest})


def _sha512() -> Iterable[Record]:
    abc = bytes.fromhex(SHA512_EXAMPLES[ABC])
    padded = ABC + sha512.padding(len(ABC))
    yield published(FIPS_180, "sha512.block", "abc", {"result": abc}, state=sha512.START, block=padded)
    yield computed("sha512.block", "zero", state=bytes(64), block=bytes(128))
    yield computed("sha512.block", "ones", state=b"\xff" * 64, block=b"\xff" * 128)
    yield computed("sha512.block", "random", state=some(64), block=some(128))
    for message, digest in SHA512_EXAMPLES.items():
        outputs = {"digest": bytes.fromhex(digest)}
        yield published(FIPS_180, "sha512.hash", f"{8 * len(message)}-bits", outputs, message=message)
    for length in (0, 111, 112, 127, 128, 129, 500):
        yield computed("sha512.hash", f"{length}-bytes", message=some(length))
    yield _pieces(FIPS_180, "abc-in-three", abc, [ABC[:1], ABC[1:2], ABC[2:]])
    for name, lengths in {
        "nothing": (),
        "no-bytes": (0,),
        "across-blocks": (100, 56, 1),
        "whole-blocks": (128, 256),
        "all-ways": (1, 127, 130, 0, 126, 300),
    }.items():
        parts = [some(length) for length in lengths]
        yield _pieces(REFERENCE, name, sha512.sha512(b"".join(parts)), parts)


SUITES: dict[str, Callable[[], Iterable[Record]]] = {
    "newhope": _newhope,
    "keccak": _keccak,
    "chacha20": _chacha20,
    "sha512": _sha512,
    **make_nacl_vectors.SUITES,
    "sparkle": make_sparkle_vectors.sparkle_records,
}


def render(suite: str) -> bytes:
    """The file of a suite."""
    lines = [json.dumps(record, separators=(",", ":")) + "\n" for record in SUITES[suite]()]
    return "".join(lines).encode("ascii")


def main() -> None:
    for suite in SUITES:
        (FOLDER / f"{suite}.jsonl").write_bytes(render(suite))


if __name__ == "__main__":
    main()
