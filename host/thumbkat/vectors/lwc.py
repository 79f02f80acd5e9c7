"""The known-answer files of NIST's lightweight cryptography process: LWC_AEAD_KAT and LWC_HASH_KAT."""

from __future__ import annotations

from thumbkat.errors import UsageError
from thumbkat.vectors import aead
from thumbkat.vectors.algorithms import Algorithm
from thumbkat.vectors.records import Record, records
from thumbkat.vectors.source import Source
from thumbkat.vectors.vector import Kind, Vector


def read(source: Source, algorithm: Algorithm) -> list[Vector]:
    if algorithm.kind not in (Kind.HASH, Kind.AEAD):
        raise UsageError(
            f"{source.path} has vectors of a hash or an AEAD, {algorithm.name} is for {algorithm.kind}"
        )
    vectors = []
    count: int | None = None
    for record in records(source):
        count = aead.rising(record, count)
        if algorithm.kind is Kind.AEAD:
            vectors.append(aead.vector(record, algorithm, f"Count {count}"))
        else:
            vectors.append(_digest(record, algorithm, f"Count {count}"))
    return vectors


def _digest(record: Record, algorithm: Algorithm, identifier: str) -> Vector:
    record.require({"count", "msg", "md"})
    return Vector(
        algorithm.name,
        Kind.HASH,
        identifier,
        {"message": record.data("msg")},
        {"digest": record.data("md", algorithm.sizes["digest"])},
        str(record.source.path),
        record.line,
    )
