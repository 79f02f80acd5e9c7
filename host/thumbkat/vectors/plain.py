"""Records in which one value comes of the others: tags, streams, boxes, shared secrets."""

from __future__ import annotations

from collections.abc import Mapping

from thumbkat.vectors.algorithms import Algorithm
from thumbkat.vectors.records import Record
from thumbkat.vectors.vector import Expect, Kind, Value, Vector

_PLAINTEXT, _CIPHERTEXT = ("pt", "plaintext", "msg"), ("ct", "ciphertext")
_SECRET = {"key": ("key",), "nonce": ("nonce", "iv")}
# What a value is to the operation, and how files call it; the last is the one that comes of the others.
NAMES: Mapping[Kind, Mapping[str, tuple[str, ...]]] = {
    Kind.MAC: {"key": ("key",), "message": _PLAINTEXT, "tag": ("tag",)},
    Kind.STREAM: {**_SECRET, "message": _PLAINTEXT, "result": _CIPHERTEXT},
    Kind.BOX: {**_SECRET, "message": _PLAINTEXT, "boxed": _CIPHERTEXT},
    Kind.AGREEMENT: {"private": ("input_scalar",), "public": ("input_u",), "shared": ("output_u",)},
}
# How much longer than the message the last value is.
_LONGER = {"result": 0, "boxed": 16}


def vector(record: Record, algorithm: Algorithm, identifier: str) -> Vector:
    """A box that is to be refused has FAIL in place of its message."""
    fails = algorithm.kind is Kind.BOX and "fail" in record.entries
    names = record.named(NAMES[algorithm.kind])
    if fails:
        del names["message"]
    record.require({*names.values(), "count"}, {"fail"} if fails else None)
    data: dict[str, Value] = {
        meaning: record.data(name, algorithm.sizes.get(meaning)) for meaning, name in names.items()
    }
    if fails:
        return Vector(
            *(algorithm.name, algorithm.kind, identifier, data, {}, str(record.source.path), record.line),
            expect=Expect.INVALID,
        )
    *_, last = names
    result = data.pop(last)
    assert isinstance(result, bytes)
    message = data.get("message", b"")
    assert isinstance(message, bytes)
    if last in _LONGER and len(result) != len(message) + _LONGER[last]:
        more = f" and {_LONGER[last]} of the tag" if _LONGER[last] else ""
        raise record.source.error(
            record.entries[names[last]].line,
            f"{names[last]} has {len(result)} bytes, not the {len(message)} of the message{more}",
        )
    return Vector(
        *(algorithm.name, algorithm.kind, identifier, data, {last: result}),
        *(str(record.source.path), record.line),
    )
