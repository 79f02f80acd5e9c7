"""Records of built-in known answers, as a line of host/thumbkat/vectors/builtin/*.jsonl has them."""

from collections.abc import Mapping
from random import Random

from tests.reference import operations
from tests.reference.continued import compute_sequence
from tests.reference.operations import Outputs, Refused, Value

Record = dict[str, object]
Call = tuple[str, Mapping[str, Value]]

REFERENCE = "reference"


def _stored(value: Value) -> object:
    """Bytes as hex, what repeats two bytes or one in the short form, choices marked as such."""
    if isinstance(value, int):
        return value
    if isinstance(value, str):
        return {"choice": value}
    for size in (1, 2):
        times = len(value) // size
        if len(value) > 32 and value == value[:size] * times:
            return {"repeat": value[:size].hex(), "times": times}
    return value.hex()


def step(operation: str, inputs: Mapping[str, Value], outputs: Outputs | Refused) -> Record:
    record: Record = {
        "operation": operation,
        "inputs": {name: _stored(value) for name, value in inputs.items()},
    }
    if isinstance(outputs, Refused):
        return record | {"refused": outputs.status}
    return record | {"outputs": {name: _stored(value) for name, value in outputs.items()}}


def published(
    source: str, operation: str, name: str, outputs: Outputs | Refused, /, **inputs: Value
) -> Record:
    suite = operation.partition(".")[0]
    return {
        "suite": suite,
        **step(operation, inputs, outputs),
        "source": source,
        "id": f"{operation}/{name}",
    }


def computed(operation: str, name: str, /, **inputs: Value) -> Record:
    """By the reference, which may refuse it."""
    outputs: Outputs | Refused
    try:
        outputs = operations.compute(operation, **inputs)
    except Refused as refused:
        outputs = refused
    return published(REFERENCE, operation, name, outputs, **inputs)


def sequence(source: str, name: str, calls: list[Call], last: Outputs | None = None) -> Record:
    """Calls of which each continues the one before it; `last` is what a publication says of the last."""
    results = compute_sequence(calls)
    operation = calls[0][0]
    identifier = f"{operation}/{name}"
    if last is not None and results[-1] != last:
        raise AssertionError(f"the reference disagrees with {source} about {identifier}")
    steps = [
        step(operation, inputs, outputs) for (operation, inputs), outputs in zip(calls, results, strict=True)
    ]
    head: Record = {"suite": operation.partition(".")[0], **steps[0]}
    return head | {"source": source, "id": identifier, "then": steps[1:]}


def some(length: int, name: str = "message") -> bytes:
    """Bytes that are always the same."""
    return Random(f"thumbkat known answers, {name} of {length}").randbytes(length)
