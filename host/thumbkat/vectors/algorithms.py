"""The algorithms whose vectors can be read, and the operations that they try on a board.

To add one is a line of the table. An operation that no board has yet may stand here too: its vectors are
read and checked, and skipped for want of the operation.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from thumbkat.errors import UsageError
from thumbkat.vectors.vector import Expect, Kind, Value, Vector


@dataclass(frozen=True)
class Chain:
    """A Monte Carlo checkpoint: `rounds` calls, each made of the last one's digest.

    For a hash the message is made of digests, one or three, of which the oldest goes when the next one comes.
    For an XOF its first 16 bytes are the next message, filled with zeros, and its last two choose the next
    length between `least` and `most`.
    """

    rounds: int
    least: int | None = None
    most: int | None = None


@dataclass(frozen=True)
class Step:
    """One operation to call and what must come of it; `then` are the steps that need the state it leaves.

    `refused` is the status with which it must be refused, where only one will do.
    """

    id: str
    source: str
    operation: str
    inputs: Mapping[str, Value]
    outputs: Mapping[str, Value]
    expect: Expect = Expect.VALID
    then: tuple[Step, ...] = ()
    chain: Chain | None = None
    skip: str | None = None
    refused: str | None = None


@dataclass(frozen=True)
class Algorithm:
    """`sizes` are the lengths in bytes that every vector of the algorithm has. `sha2`: NIST's files state
    lengths of digests in bytes, and their Monte Carlo tests make messages of three digests."""

    name: str
    kind: Kind
    operations: tuple[str, ...]
    sizes: Mapping[str, int] = field(default_factory=dict)
    sha2: bool = False


def _hash(name: str, operation: str, digest: int, *, sha2: bool = False) -> Algorithm:
    return Algorithm(name, Kind.HASH, (operation,), {"digest": digest}, sha2)


def _aead(name: str, operation: str, key: int, nonce: int, tag: int) -> Algorithm:
    sizes = {"key": key, "nonce": nonce, "tag": tag}
    return Algorithm(name, Kind.AEAD, (f"{operation}_encrypt", f"{operation}_decrypt"), sizes)


_TABLE = (
    Algorithm(
        "newhope",
        Kind.EXCHANGE,
        ("newhope.keygen", "newhope.sharedb", "newhope.shareda"),
        {"seed": 32, "noise_a": 32, "noise_b": 32, "msg_a": 1824, "msg_b": 2048, "key": 32},
    ),
    _hash("sha512", "sha512.hash", 64, sha2=True),
    _hash("sha3-224", "keccak.sha3_224", 28),
    _hash("sha3-256", "keccak.sha3_256", 32),
    _hash("sha3-384", "keccak.sha3_384", 48),
    _hash("sha3-512", "keccak.sha3_512", 64),
    Algorithm("shake128", Kind.XOF, ("keccak.shake128",)),
    Algorithm("shake256", Kind.XOF, ("keccak.shake256",)),
    _hash("esch256", "sparkle.esch256", 32),
    _hash("esch384", "sparkle.esch384", 48),
    _aead("schwaemm128-128", "sparkle.schwaemm128_128", 16, 16, 16),
    _aead("schwaemm192-192", "sparkle.schwaemm192_192", 24, 24, 24),
    _aead("schwaemm256-128", "sparkle.schwaemm256_128", 16, 32, 16),
    _aead("schwaemm256-256", "sparkle.schwaemm256_256", 32, 32, 32),
    Algorithm("x25519", Kind.AGREEMENT, ("x25519.scalarmult",), {"private": 32, "public": 32, "shared": 32}),
    Algorithm(
        "ed25519",
        Kind.SIGNATURE,
        ("ed25519.sign", "ed25519.verify"),
        {"secret": 64, "public": 32, "signature": 64},
    ),
    Algorithm("salsa20", Kind.STREAM, ("salsa20.xor",), {"key": 32, "nonce": 8}),
    Algorithm("xsalsa20", Kind.STREAM, ("salsa20.xsalsa20",), {"key": 32, "nonce": 24}),
    Algorithm("poly1305", Kind.MAC, ("poly1305.tag", "poly1305.verify"), {"key": 32, "tag": 16}),
    Algorithm(
        "secretbox",
        Kind.BOX,
        ("nacl.secretbox_seal", "nacl.secretbox_open"),
        {"key": 32, "nonce": 24, "tag": 16},
    ),
)

ALGORITHMS: Mapping[str, Algorithm] = {algorithm.name: algorithm for algorithm in _TABLE}


def known() -> str:
    return ", ".join(ALGORITHMS)


def find(name: str) -> Algorithm:
    """By name; `SHA3_256` is `sha3-256`."""
    algorithm = ALGORITHMS.get(name.lower().replace("_", "-"))
    if algorithm is None:
        raise UsageError(f"no algorithm {name!r} is known; there are {known()}")
    return algorithm


def steps(vector: Vector) -> tuple[Step, ...]:
    """What a vector asks of a board."""
    return _STEPS[vector.kind](find(vector.algorithm), vector)


def _step(
    vector: Vector,
    operation: str,
    inputs: Mapping[str, Value],
    outputs: Mapping[str, Value],
    then: tuple[Step, ...] = (),
    chain: Chain | None = None,
) -> Step:
    return Step(vector.id, vector.source, operation, inputs, outputs, vector.expect, then, chain, vector.skip)


def _exchange(algorithm: Algorithm, vector: Vector) -> tuple[Step, ...]:
    keygen, sharedb, shareda = algorithm.operations
    given, wanted = vector.inputs, vector.outputs
    parse, msg_a, msg_b, key = given["parse"], wanted["msg_a"], wanted["msg_b"], wanted["key"]
    finish = _step(vector, shareda, {"msg_b": msg_b}, {"key": key})
    return (
        _step(
            vector,
            keygen,
            {"parse": parse, "seed": given["seed"], "noise": given["noise_a"]},
            {"msg_a": msg_a},
            then=(finish,),
        ),
        _step(
            vector,
            sharedb,
            {"parse": parse, "msg_a": msg_a, "noise": given["noise_b"]},
            {"msg_b": msg_b, "key": key},
        ),
    )


def _plain(algorithm: Algorithm, vector: Vector) -> tuple[Step, ...]:
    return (_step(vector, algorithm.operations[0], vector.inputs, vector.outputs),)


def _agreement(algorithm: Algorithm, vector: Vector) -> tuple[Step, ...]:
    """The board says whether the point had a low order, which a secret of zeros shows."""
    shared = vector.outputs.get("shared")
    outputs = {} if shared is None else {"shared": shared, "low_order": "no" if any(shared) else "yes"}
    return (_step(vector, algorithm.operations[0], vector.inputs, outputs),)


def _signature(algorithm: Algorithm, vector: Vector) -> tuple[Step, ...]:
    """Signing, where the secret key is there, and verifying."""
    sign, verify = algorithm.operations
    given = dict(vector.inputs)
    secret = given.pop("secret", None)
    if secret is None:
        return (_step(vector, verify, given, {}),)
    return (
        _step(vector, sign, {"secret": secret, "message": given["message"]}, vector.outputs),
        _step(vector, verify, {**given, "signature": vector.outputs["signature"]}, {}),
    )


def _stream(algorithm: Algorithm, vector: Vector) -> tuple[Step, ...]:
    """From its first byte on."""
    return (_step(vector, algorithm.operations[0], {**vector.inputs, "counter": bytes(8)}, vector.outputs),)


def _mac(algorithm: Algorithm, vector: Vector) -> tuple[Step, ...]:
    tag, verify = algorithm.operations
    return (
        _step(vector, tag, vector.inputs, vector.outputs),
        _step(vector, verify, {**vector.inputs, **vector.outputs}, {}),
    )


def _box(algorithm: Algorithm, vector: Vector) -> tuple[Step, ...]:
    seal, unseal = algorithm.operations
    given = dict(vector.inputs)
    message = {} if "message" not in given else {"message": _bytes(given.pop("message"))}
    if vector.expect is Expect.INVALID:
        return (_step(vector, unseal, given, {}),)
    return (
        _step(vector, seal, {**given, **message}, vector.outputs),
        _step(vector, unseal, {**given, **vector.outputs}, message),
    )


def _monte_carlo(algorithm: Algorithm, vector: Vector) -> tuple[Step, ...]:
    given = dict(vector.inputs)
    rounds, least, most = (given.pop(name, None) for name in ("rounds", "least", "most"))
    assert isinstance(rounds, int)
    assert least is None or isinstance(least, int)
    assert most is None or isinstance(most, int)
    return (_step(vector, algorithm.operations[0], given, vector.outputs, chain=Chain(rounds, least, most)),)


def _both_ways(algorithm: Algorithm, vector: Vector) -> tuple[Step, ...]:
    encrypt, decrypt = algorithm.operations
    given = dict(vector.inputs)
    plaintext, ciphertext = given.pop("plaintext", None), given.pop("ciphertext", None)
    backward = _step(
        vector,
        decrypt,
        {**given, "ciphertext": _bytes(vector.outputs["ciphertext"] if ciphertext is None else ciphertext)},
        {} if plaintext is None else {"plaintext": _bytes(plaintext)},
    )
    if vector.expect is Expect.INVALID or plaintext is None:
        return (backward,)
    return (_step(vector, encrypt, {**given, "plaintext": plaintext}, vector.outputs), backward)


def _bytes(value: Value) -> bytes:
    assert isinstance(value, bytes)
    return value


_STEPS: Mapping[Kind, Callable[[Algorithm, Vector], tuple[Step, ...]]] = {
    Kind.EXCHANGE: _exchange,
    Kind.HASH: _plain,
    Kind.XOF: _plain,
    Kind.MONTE_CARLO: _monte_carlo,
    Kind.AEAD: _both_ways,
    Kind.AGREEMENT: _agreement,
    Kind.SIGNATURE: _signature,
    Kind.STREAM: _stream,
    Kind.MAC: _mac,
    Kind.BOX: _box,
}
