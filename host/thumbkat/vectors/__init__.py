"""Test vectors: the public file formats, and the known answers that come with thumbkat."""

from __future__ import annotations

from pathlib import Path

from thumbkat.errors import UsageError
from thumbkat.vectors import lwc, rsp, signed, transcript, wycheproof
from thumbkat.vectors.algorithms import ALGORITHMS, Algorithm, find, known
from thumbkat.vectors.source import Source
from thumbkat.vectors.vector import Expect, Kind, Vector

__all__ = ["ALGORITHMS", "Expect", "Kind", "Vector", "read"]

_FORMATS = (
    "NewHope transcripts (JSON lines), Wycheproof JSON, NIST LWC .txt, NIST .rsp, sign.input of Ed25519"
)


def read(path: Path, algorithm: str | None = None) -> list[Vector]:
    """All tests of a file, in whatever format it is. A malformed file is a VectorError and gives none."""
    known_algorithm = None if algorithm is None else find(algorithm)
    return read_source(Source.load(path), known_algorithm)


def read_source(source: Source, algorithm: Algorithm | None) -> list[Vector]:
    first = next((line, number) for number, line in source.lines() if line)
    if first[0].startswith("{"):
        # Transcripts have a whole object in each line. A file with a mistake goes to the reader it resembles.
        if '"testGroups"' in source.text or first[0] == "{":
            return wycheproof.read(source, algorithm)
        return transcript.read(source, _only("newhope", "transcripts", source, algorithm))
    if signed.resembles(first[0]):
        return signed.read(source, _only("ed25519", "signatures", source, algorithm))
    if not any("=" in line for _, line in source.lines()):
        raise source.error(first[1], f"not a format that is read; these are: {_FORMATS}")
    if algorithm is None:
        raise UsageError(f"{source.path} does not name its algorithm; add --algorithm NAME, one of {known()}")
    if first[0].partition("=")[0].strip() == "Count":
        return lwc.read(source, algorithm)
    return rsp.read(source, algorithm)


def _only(name: str, what: str, source: Source, wanted: Algorithm | None) -> Algorithm:
    """The one algorithm that a format is for."""
    if wanted not in (None, find(name)):
        assert wanted is not None
        raise UsageError(f"{source.path} has {what} of {name}, not vectors of {wanted.name}")
    return find(name)
