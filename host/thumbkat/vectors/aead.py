"""One record of authenticated encryption, whatever its file calls the fields."""

from __future__ import annotations

from thumbkat.vectors.algorithms import Algorithm
from thumbkat.vectors.records import Record
from thumbkat.vectors.vector import Expect, Kind, Value, Vector

_NAMES = {
    "key": ("key",),
    "nonce": ("nonce", "iv"),
    "ad": ("ad", "aad", "adata"),
    "plaintext": ("pt", "plaintext"),
    "ciphertext": ("ct", "ciphertext"),
}


def vector(record: Record, algorithm: Algorithm, identifier: str) -> Vector:
    """The ciphertext ends in the tag. NIST's .rsp files have the tag apart, and FAIL where it is wrong."""
    source = record.source
    named = record.named(_NAMES)
    fails = "fail" in record.entries
    if fails:
        del named["plaintext"]
    record.require({*named.values(), "count"}, {"tag", "fail"})

    data = {meaning: record.data(name, algorithm.sizes.get(meaning)) for meaning, name in named.items()}
    tag = algorithm.sizes["tag"]
    if "tag" in record.entries:
        data["ciphertext"] += record.data("tag", tag)
    whole = len(data["ciphertext"])
    if fails:
        if whole < tag:
            raise source.error(
                record.line, f"{named['ciphertext']} has {whole} bytes, fewer than the tag's {tag}"
            )
    elif whole != len(data["plaintext"]) + tag:
        raise source.error(
            record.entries[named["ciphertext"]].line,
            f"{named['ciphertext']} has {whole} bytes, not those of the plaintext and {tag} of the tag",
        )
    inputs: dict[str, Value] = {name: data[name] for name in ("key", "nonce", "ad")}
    if fails:
        inputs["ciphertext"] = data["ciphertext"]
        return Vector(
            algorithm.name, Kind.AEAD, identifier, inputs, {}, str(source.path), record.line, Expect.INVALID
        )
    inputs["plaintext"] = data["plaintext"]
    outputs = {"ciphertext": data["ciphertext"]}
    return Vector(algorithm.name, Kind.AEAD, identifier, inputs, outputs, str(source.path), record.line)


def rising(record: Record, previous: int | None) -> int:
    """Records are numbered upward. Files are often thinned out, so gaps are no error; a repetition is."""
    if "count" not in record.entries:
        raise record.source.error(record.line, "the record that starts here has no count")
    count = record.number("count")
    if previous is not None and count <= previous:
        raise record.source.error(record.entries["count"].line, f"count {count} comes after {previous}")
    return count
