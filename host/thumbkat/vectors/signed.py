"""The sign.input of Ed25519's authors: a line is the secret key, the public key, a message, and the signature
before the message, in hexadecimal with a colon after each."""

from __future__ import annotations

from thumbkat.vectors.algorithms import Algorithm
from thumbkat.vectors.source import Source
from thumbkat.vectors.vector import Kind, Vector

_FIELDS = ("secret key", "public key", "message", "signed message")


def read(source: Source, algorithm: Algorithm) -> list[Vector]:
    return [_vector(source, algorithm, number, line) for number, line in source.lines() if line]


def resembles(line: str) -> bool:
    """Whether the first line of a file is one of these, perhaps with a mistake in it."""
    return line.count(":") >= len(_FIELDS) // 2 and "=" not in line and not line.startswith(("#", "["))


def _vector(source: Source, algorithm: Algorithm, number: int, line: str) -> Vector:
    *fields, rest = line.split(":")
    if len(fields) != len(_FIELDS) or rest:
        raise source.error(
            number,
            f"expected four fields with a colon after each: {', '.join(_FIELDS)} (found {len(fields)})",
        )
    sizes = (algorithm.sizes["secret"], algorithm.sizes["public"], None, None)
    secret, public, message, signed = (
        source.hexadecimal(number, name, text, size)
        for name, text, size in zip(_FIELDS, fields, sizes, strict=True)
    )
    if secret[len(secret) - len(public) :] != public:
        raise source.error(number, "the secret key does not end in the public key")
    size = algorithm.sizes["signature"]
    if len(signed) != size + len(message):
        raise source.error(
            number,
            f"the signed message has {len(signed)} bytes, not {size} more than the message's {len(message)}",
        )
    if signed[size:] != message:
        raise source.error(number, "the signed message does not end in the message")
    return Vector(
        algorithm.name,
        Kind.SIGNATURE,
        f"line {number}",
        {"secret": secret, "public": public, "message": message},
        {"signature": signed[:size]},
        str(source.path),
        number,
    )
