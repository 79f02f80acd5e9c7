"""Measures each operation on a board: cycles where the board counts them, and stack."""

from __future__ import annotations

import fnmatch
import itertools
import random
import statistics
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from thumbkat.board import Board, BoardInfo, Direction, Field, FieldType, Operation
from thumbkat.errors import UsageError
from thumbkat.image.elf import LibrarySize, library_sizes

# What runs on the board's own coins, takes no time worth a figure, or faults on purpose.
_NOT_MEASURED = ("session.", "entropy.", "selftest.")
# A message or digest whose length is free gets this one, so that boards can be compared.
_LENGTH = 64
_Q = 12289
_SEED = 1

Progress = Callable[[str, int, int], None]


@dataclass(frozen=True)
class Cycles:
    median: int
    least: int
    most: int

    def to_json(self) -> dict[str, int]:
        return {"median": self.median, "min": self.least, "max": self.most}


@dataclass(frozen=True)
class Measured:
    name: str
    cycles: Cycles | None
    stack: int

    def to_json(self) -> dict[str, Any]:
        return {"name": self.name, "cycles": self.cycles and self.cycles.to_json(), "stack": self.stack}


@dataclass(frozen=True)
class BenchReport:
    info: BoardInfo
    address: str
    runs: int
    no_cycles: str | None  # why there are none
    operations: tuple[Measured, ...]
    libraries: tuple[LibrarySize, ...]

    def to_json(self) -> dict[str, Any]:
        info = self.info
        return {
            "schema": 1,
            "board": {
                "board": info.board,
                "address": self.address,
                "core": info.core,
                "clock_hz": info.clock_hz,
                "wait_states": info.wait_states,
                "counter": info.counter,
                "no_cycles": self.no_cycles,
            },
            "provenance": {
                "firmware": info.firmware,
                "git_hash": info.git_hash,
                "compiler": info.compiler,
                "flags": info.flags,
                "memory": info.memory,
                "image_crc": f"{info.image_crc:08x}",
                "runs": self.runs,
            },
            "operations": [one.to_json() for one in self.operations],
            "libraries": [{"name": one.name, "text": one.text, "data": one.data} for one in self.libraries],
        }


def run_bench(
    board: Board,
    *,
    pattern: str = "*",
    runs: int = 10,
    image: Path | None = None,
    progress: Progress = lambda name, done, total: None,
) -> BenchReport:
    """Runs every operation that fits the shell pattern `runs` times, with inputs from a fixed seed.

    `image` is the ELF on the board; with its map beside it the report has the size of each library.
    """
    if runs < 1:
        raise UsageError("a measurement needs at least one run")
    variants = [
        (name, operation, choices)
        for operation in board.operations.values()
        if not operation.name.startswith(_NOT_MEASURED)
        for name, choices in _variants(operation)
    ]
    # An exact name counts as itself, since a pattern takes newhope.keygen[14bit] for a set of letters.
    chosen = [one for one in variants if one[0] == pattern or fnmatch.fnmatchcase(one[0], pattern)]
    if not chosen:
        names = ", ".join(name for name, _, _ in variants)
        raise UsageError(
            f"no operation of {board.address} fits {pattern!r}; there are {names or 'none to measure'}"
        )
    measured = []
    for position, (name, operation, choices) in enumerate(chosen):
        progress(name, position, len(chosen))
        measured.append(_measure(board, name, operation, choices, runs))
    return BenchReport(
        board.info,
        board.address,
        runs,
        why_no_cycles(board),
        tuple(measured),
        tuple(library_sizes(image) if image else ()),
    )


def why_no_cycles(board: Board) -> str | None:
    """Why figures of this board carry no cycles, or None if they do."""
    if board.address.startswith("qemu:"):
        return "no cycle counter: QEMU's timers run on the time of this computer"
    if board.info.counter == "none":
        return "no cycle counter: at its start the board could not prove that its counter is exact"
    return None


def _variants(operation: Operation) -> Iterator[tuple[str, dict[str, str]]]:
    """Each choice of the enumerations; the first is the default and goes by the plain name."""
    fields = [field for field in operation.inputs if field.type is FieldType.ENUMERATION]
    for picked in itertools.product(*(field.choices for field in fields)):
        others = [choice for choice, field in zip(picked, fields, strict=True) if choice != field.choices[0]]
        label = f"[{','.join(others)}]" if others else ""
        yield (
            operation.name + label,
            {field.name: choice for field, choice in zip(fields, picked, strict=True)},
        )


def _measure(board: Board, name: str, operation: Operation, choices: dict[str, str], runs: int) -> Measured:
    # Its own name seeds it, so a figure does not depend on what else is measured.
    source = random.Random(f"{_SEED} {name}")
    cycles: list[int] = []
    stack = 0
    for _ in range(runs):
        for earlier in _chain(board, operation):
            board.call(earlier.name, **_inputs(earlier, {}, source))
        result = board.call(operation.name, **_inputs(operation, choices, source))
        stack = max(stack, result.stack)
        if result.cycles is not None:
            cycles.append(result.cycles)
    if len(cycles) < runs:
        return Measured(name, None, stack)
    return Measured(name, Cycles(statistics.median_low(cycles), min(cycles), max(cycles)), stack)


def _chain(board: Board, operation: Operation) -> list[Operation]:
    """The operations that leave the state which this one continues, first one first."""
    chain: list[Operation] = []
    while operation.continues:
        operation = board.operations[operation.continues[0]]
        if operation in chain:
            break
        chain.insert(0, operation)
    return chain


def _inputs(
    operation: Operation, choices: dict[str, str], source: random.Random
) -> dict[str, bytes | int | str]:
    return {
        field.name: choices[field.name] if field.name in choices else _value(field, source)
        for field in operation.inputs
        if field.direction is Direction.INPUT
    }


def _value(field: Field, source: random.Random) -> bytes | int | str:
    if field.type is FieldType.ENUMERATION:
        return field.choices[0]
    if field.type is FieldType.NUMBER:
        return min(max(field.least, _LENGTH if field.most > 2 else field.least), field.most)
    if field.type is FieldType.POLY:
        return b"".join(value.to_bytes(2, "little") for value in _coefficients(source))
    if field.name in ("packed", "msg_a", "msg_b"):
        packed = _packed(source)
        return packed + source.randbytes(field.most - len(packed))
    return source.randbytes(min(max(field.least, _LENGTH), field.most))


def _coefficients(source: random.Random) -> list[int]:
    return [source.randrange(_Q) for _ in range(1024)]


def _packed(source: random.Random) -> bytes:
    """1,024 coefficients of 14 bits, as messages carry them."""
    bits = 0
    for position, value in enumerate(_coefficients(source)):
        bits |= value << 14 * position
    return bits.to_bytes(1792, "little")
