"""NewHope transcripts: a JSON object a line, with all coins, both messages and the key."""

from __future__ import annotations

from thumbkat.vectors.algorithms import Algorithm
from thumbkat.vectors.located import Object, parse, text_of
from thumbkat.vectors.source import Source, shown
from thumbkat.vectors.vector import Kind, Vector

_PARSES = ("5q", "14bit")
_INPUTS = ("seed", "noise_a", "noise_b")
_OUTPUTS = ("msg_a", "msg_b", "key")
KEYS = ("parse", *_INPUTS, *_OUTPUTS)


def read(source: Source, algorithm: Algorithm) -> list[Vector]:
    return [_vector(source, algorithm, number, line) for number, line in source.lines() if line]


def _vector(source: Source, algorithm: Algorithm, number: int, line: str) -> Vector:
    record = parse(source, line, number)
    if not isinstance(record, Object):
        raise source.error(number, "expected a JSON object on this line")
    unknown = [key for key in record if key not in KEYS]
    if unknown:
        raise source.error(number, f"unknown key {shown(unknown[0])}; a transcript has {', '.join(KEYS)}")
    parse_name = text_of(source, record, "parse")
    if parse_name not in _PARSES:
        raise source.error(number, f"parse is {shown(parse_name)}, not one of {', '.join(_PARSES)}")

    def data(name: str) -> bytes:
        return source.hexadecimal(number, name, text_of(source, record, name), algorithm.sizes[name])

    return Vector(
        algorithm.name,
        Kind.EXCHANGE,
        f"line {number}",
        {"parse": parse_name, **{name: data(name) for name in _INPUTS}},
        {name: data(name) for name in _OUTPUTS},
        str(source.path),
        number,
    )
