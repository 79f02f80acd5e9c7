"""The built-in known answers: a file of JSON lines for each suite beside this one.

They are written by tests/reference/make_vectors.py from the reference in plain Python and from
publications, never from the firmware's own code. A line is an object with `suite`, `operation`, `inputs`,
`outputs`, `source`, `id` and, where another operation continues this one, `then`: a list of objects with
`operation`, `inputs`, `outputs`. What the board must refuse has `refused` in place of `outputs`: the status
that it answers. Values: bytes and polynomials are hex, or {"repeat": hex, "times": n}; a number is a number;
the choice of an enumeration is {"choice": text}.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from importlib import resources
from typing import Any

from thumbkat.errors import UsageError
from thumbkat.vectors.vector import Value


@dataclass(frozen=True)
class KnownAnswer:
    """What an operation must give. `then` are those that continue it, in order, on the state it leaves.

    `refused` is the status with which it must refuse instead.
    """

    suite: str
    operation: str
    inputs: dict[str, Value]
    outputs: dict[str, Value]
    then: tuple[KnownAnswer, ...]
    source: str
    id: str
    refused: str | None = None


def suites() -> list[str]:
    """The names of the suites there are."""
    files = resources.files(__name__).iterdir()
    return sorted(file.name.removesuffix(".jsonl") for file in files if file.name.endswith(".jsonl"))


def builtin(wanted: Sequence[str] | None = None) -> list[KnownAnswer]:
    """The known answers of the named suites, of all of them by default."""
    there = suites()
    for name in wanted or ():
        if name not in there:
            raise UsageError(f"there is no suite {name}; choose from {', '.join(there)}")
    answers = []
    for name in there if wanted is None else dict.fromkeys(wanted):
        text = resources.files(__name__).joinpath(f"{name}.jsonl").read_text(encoding="utf-8")
        answers += [_parse(json.loads(line)) for line in text.splitlines()]
    return answers


def twin(answer: KnownAnswer) -> KnownAnswer:
    """The same with one bit of what is expected flipped, so that it must fail.

    Which bit depends on the id alone, and may lie in what a continuation is expected to give. Where no bytes
    are expected, the bit is whether the last step is refused.
    """
    steps = [answer, *answer.then]
    sizes = [8 * len(value) for step in steps for value in step.outputs.values() if isinstance(value, bytes)]
    if not sum(sizes):
        refused = "CHECK_FAILED" if steps[-1].refused is None else None
        return _joined([*steps[:-1], replace(steps[-1], refused=refused)])
    bit = zlib.crc32(answer.id.encode()) % sum(sizes)
    wrong = []
    for step in steps:
        outputs = dict(step.outputs)
        for name, value in step.outputs.items():
            if isinstance(value, bytes):
                if 0 <= bit < 8 * len(value):
                    outputs[name] = _flipped(value, bit)
                bit -= 8 * len(value)
        wrong.append(replace(step, outputs=outputs))
    return _joined(wrong)


def _joined(steps: Sequence[KnownAnswer]) -> KnownAnswer:
    return replace(steps[0], then=tuple(steps[1:]), id=f"{steps[0].id}/twin")


def _flipped(value: bytes, bit: int) -> bytes:
    changed = bytearray(value)
    changed[bit >> 3] ^= 1 << (bit & 7)
    return bytes(changed)


def _parse(record: Mapping[str, Any]) -> KnownAnswer:
    steps = [
        KnownAnswer(
            suite=record["suite"],
            operation=step["operation"],
            inputs={name: _value(value) for name, value in step["inputs"].items()},
            outputs={name: _value(value) for name, value in step.get("outputs", {}).items()},
            then=(),
            source=record["source"],
            id=record["id"],
            refused=step.get("refused"),
        )
        for step in (record, *record.get("then", ()))
    ]
    return replace(steps[0], then=tuple(steps[1:]))


def _value(value: Any) -> Value:
    if isinstance(value, int):
        return value
    if isinstance(value, dict):
        if "choice" in value:
            return str(value["choice"])
        return bytes.fromhex(value["repeat"]) * int(value["times"])
    return bytes.fromhex(value)
