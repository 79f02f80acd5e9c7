"""NIST's .rsp files: SHA-2, SHA-3 and SHAKE (messages and outputs of many lengths, Monte Carlo), AEADs, and
what others publish in that form.

The Monte Carlo tests are those of NIST's "The Secure Hash Algorithm Validation System" (SHAVS) and "The
Secure Hash Algorithm-3 Validation System" (SHA3VS).
"""

from __future__ import annotations

import re
from collections.abc import Callable

from thumbkat.errors import UsageError
from thumbkat.vectors import aead, plain
from thumbkat.vectors.algorithms import ALGORITHMS, Algorithm, find
from thumbkat.vectors.records import Record, records
from thumbkat.vectors.source import Source
from thumbkat.vectors.vector import Kind, Value, Vector

_ROUNDS = 1000
_LEAST_OUTPUT = "minimum output length (bits)"
_MOST_OUTPUT = "maximum output length (bits)"
SHAKE_MESSAGE = 16
# NIST's generator writes the name into a comment: "SHAKE128 Monte" information for …
_COMMENT = re.compile(r'#\s*"([A-Z0-9-]+) \w+" information for')


def read(source: Source, algorithm: Algorithm) -> list[Vector]:
    _not_another(source, algorithm)
    found = records(source)
    match algorithm.kind:
        case Kind.HASH:
            return _hash_chain(found, algorithm) if found[0].keys == {"seed"} else _hashes(found, algorithm)
        case Kind.XOF:
            if found[0].keys == {"msg"}:
                return _xof_chain(found, algorithm)
            if "len" in found[0].entries:
                return _xof_messages(found, algorithm)
            return _xof_outputs(found, algorithm)
        case Kind.AEAD:
            return _counted(found, algorithm, aead.vector)
        case kind if kind in plain.NAMES:
            return _counted(found, algorithm, plain.vector)
        case _:
            raise UsageError(
                f"{source.path} is a .rsp file, whose vectors are read for hashes, XOFs, ciphers, tags and "
                f"shared secrets; {algorithm.name} is for {algorithm.kind}"
            )


def _not_another(source: Source, algorithm: Algorithm) -> None:
    """Files of SHAKE128 and SHAKE256 differ in a comment only; the wrong one would blame the board."""
    for number, line in source.lines():
        matched = _COMMENT.match(line)
        if matched and matched.group(1).lower() in ALGORITHMS and find(matched.group(1)) != algorithm:
            raise source.error(
                number, f"the file is for {matched.group(1).lower()}, not for {algorithm.name}"
            )


def _vector(
    record: Record,
    algorithm: Algorithm,
    identifier: str,
    inputs: dict[str, Value],
    digest: bytes,
    *,
    kind: Kind | None = None,
    skip: str | None = None,
) -> Vector:
    kind = algorithm.kind if kind is None else kind
    source = record.source
    return Vector(
        algorithm.name, kind, identifier, inputs, {"digest": digest}, str(source.path), record.line, skip=skip
    )


def _message(record: Record) -> tuple[bytes, str | None]:
    """The message, and why it is skipped. Len counts bits; an empty message is written as the byte 00."""
    bits = record.number("len")
    message = record.data("msg")
    wanted = max(1, (bits + 7) // 8)
    if len(message) != wanted and not (bits == 0 and not message):
        raise record.source.error(
            record.entries["msg"].line, f"msg has {len(message)} bytes, but len = {bits} bits makes {wanted}"
        )
    skip = f"its message ends inside a byte ({bits} bits); operations take whole bytes" if bits % 8 else None
    return message[: bits // 8], skip


def _agree_on_digest(record: Record, algorithm: Algorithm) -> int:
    size = algorithm.sizes["digest"]
    unit, wanted = ("bytes", size) if algorithm.sha2 else ("bits", 8 * size)
    stated = record.header("l")
    if stated is not None and stated != wanted:
        raise record.source.error(
            record.headers["l"].line,
            f"the file has digests of {stated} {unit}, {algorithm.name} gives {wanted}",
        )
    return size


def _hashes(found: list[Record], algorithm: Algorithm) -> list[Vector]:
    vectors = []
    for record in found:
        record.require({"len", "msg", "md"})
        size = _agree_on_digest(record, algorithm)
        message, skip = _message(record)
        digest = record.data("md", size)
        identifier = f"Len {record.number('len')}"
        vectors.append(_vector(record, algorithm, identifier, {"message": message}, digest, skip=skip))
    return vectors


def _hash_chain(found: list[Record], algorithm: Algorithm) -> list[Vector]:
    size = _agree_on_digest(found[0], algorithm)
    start = found[0].data("seed", size)
    vectors = []
    for index, record in enumerate(_checkpoints(found, {"count", "md"})):
        digest = record.data("md", size)
        inputs: dict[str, Value] = {"message": start * (3 if algorithm.sha2 else 1), "rounds": _ROUNDS}
        vectors.append(_vector(record, algorithm, f"COUNT {index}", inputs, digest, kind=Kind.MONTE_CARLO))
        start = digest
    return vectors


def _checkpoints(found: list[Record], keys: set[str]) -> list[Record]:
    """Each starts from the result of the one before it, so none may be missing."""
    first, *rest = found
    if not rest:
        raise first.source.error(first.line, "no checkpoint after the start value")
    for index, record in enumerate(rest):
        record.require(keys)
        if record.number("count") != index:
            raise first.source.error(
                record.entries["count"].line, f"count is {record.number('count')} where {index} should follow"
            )
    return rest


def _output(record: Record, bits: int) -> tuple[bytes, str | None]:
    output = record.data("output", (bits + 7) // 8)
    return (
        output,
        f"its output ends inside a byte ({bits} bits); operations give whole bytes" if bits % 8 else None,
    )


def _xof_messages(found: list[Record], algorithm: Algorithm) -> list[Vector]:
    vectors = []
    for record in found:
        record.require({"len", "msg", "output"})
        message, skip = _message(record)
        output, skip_output = _output(record, record.needed_header("outputlen"))
        inputs: dict[str, Value] = {"message": message, "length": len(output)}
        identifier = f"Len {record.number('len')}"
        vectors.append(_vector(record, algorithm, identifier, inputs, output, skip=skip or skip_output))
    return vectors


def _xof_outputs(found: list[Record], algorithm: Algorithm) -> list[Vector]:
    vectors = []
    count: int | None = None
    for record in found:
        record.require({"count", "outputlen", "msg", "output"})
        count = aead.rising(record, count)
        bits = record.needed_header("input length")
        message = record.data("msg", (bits + 7) // 8)
        skip = (
            f"its message ends inside a byte ({bits} bits); operations take whole bytes" if bits % 8 else None
        )
        output, skip_output = _output(record, record.number("outputlen"))
        inputs: dict[str, Value] = {"message": message, "length": len(output)}
        vectors.append(_vector(record, algorithm, f"COUNT {count}", inputs, output, skip=skip or skip_output))
    return vectors


def _xof_chain(found: list[Record], algorithm: Algorithm) -> list[Vector]:
    """The last two bytes choose the next output's length, across checkpoints too. The first has `most`."""
    first = found[0]
    least = (first.needed_header(_LEAST_OUTPUT) + 7) // 8
    most = first.needed_header(_MOST_OUTPUT) // 8
    if not 2 <= least <= most:
        raise first.source.error(
            first.headers[_LEAST_OUTPUT].line,
            f"outputs of {least} to {most} bytes: no Monte Carlo test has these",
        )
    start, length = first.data("msg", SHAKE_MESSAGE), most
    vectors = []
    for index, record in enumerate(_checkpoints(found, {"count", "outputlen", "output"})):
        bits = record.number("outputlen")
        output, skip = _output(record, bits)
        if not least <= len(output) <= most:
            raise first.source.error(
                record.entries["outputlen"].line,
                f"outputlen = {bits} bits is not between {least} and {most} bytes",
            )
        inputs: dict[str, Value] = {
            "message": start,
            "length": length,
            "rounds": _ROUNDS,
            "least": least,
            "most": most,
        }
        vectors.append(
            _vector(record, algorithm, f"COUNT {index}", inputs, output, kind=Kind.MONTE_CARLO, skip=skip)
        )
        start, length = output[:SHAKE_MESSAGE].ljust(SHAKE_MESSAGE, b"\0"), next_length(output, least, most)
    return vectors


def next_length(output: bytes, least: int, most: int) -> int:
    """The Monte Carlo test's choice of the next output's length, in bytes."""
    return least + int.from_bytes(output[-2:], "big") % (most - least + 1)


def _counted(
    found: list[Record], algorithm: Algorithm, vector: Callable[[Record, Algorithm, str], Vector]
) -> list[Vector]:
    """Counts start again under each header."""
    vectors = []
    count: int | None = None
    section: int | None = None
    for record in found:
        here = max((entry.line for entry in record.headers.values()), default=None)
        count = aead.rising(record, count if here == section else None)
        section = here
        vectors.append(vector(record, algorithm, f"COUNT {count}"))
    return vectors
