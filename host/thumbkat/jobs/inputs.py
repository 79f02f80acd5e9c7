"""What is measured: operations, each choice of their enumerations by its own name, and inputs for each run.

Run i of a case has the same inputs on every board and every day, whatever else is measured.
"""

from __future__ import annotations

import fnmatch
import itertools
import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from thumbkat.board import Board, Direction, Field, FieldType, Operation, Value
from thumbkat.errors import UsageError
from thumbkat.jobs.recipes import Later, Planned, Recipe, recipes_for

# What runs on the board's own coins, takes no time worth a figure, or faults on purpose.
_NOT_MEASURED = ("session.", "entropy.", "selftest.")
# A message or digest whose length is free gets one of these, so that figures can be compared. What works on
# a whole message is measured with the further lengths too, as cases of their own.
_LENGTH = 64
_LENGTHS: Mapping[str, tuple[int, ...]] = {
    "ed25519.": (32,),
    "salsa20.": (1024,),
    "poly1305.": (1024,),
    "sha512.": (1024,),
    "nacl.": (1024,),
    "sparkle.": (1024, 16),
}
_MESSAGES = ("message", "boxed", "plaintext", "ciphertext")
_Q = 12289
_SEED = 1
_SEED_BYTES = 32
# Messages that open with coefficients of 14 bits, and end with a public seed or other bytes.
_PACKED = ("packed", "msg_a", "msg_b")


@dataclass(frozen=True)
class Case:
    """An operation with its enumerations chosen; `earlier` leaves the state that it continues."""

    name: str
    operation: Operation
    choices: Mapping[str, str]
    earlier: tuple[Operation, ...]
    recipe: Recipe | None = None
    length: int = _LENGTH

    @property
    def depends_on_seed(self) -> bool:
        """Whether the work depends on a public seed, so that one run tells little. Nothing else that an
        operation is given may change its time."""
        return any(_is_seed(field) for field in self.operation.inputs)

    def calls(self, run: int) -> list[Planned]:
        """What leads to the operation, and the operation itself as the last one."""
        source = random.Random(f"{_SEED} {self.name} {run}")
        if self.recipe is not None:
            return self.recipe(self._inputs(source, run))
        calls: list[Planned] = [
            (one.name, _inputs(one, {}, _lengths(one)[0], source, run)) for one in self.earlier
        ]
        return [*calls, (self.operation.name, self._inputs(source, run))]

    def _inputs(self, source: random.Random, run: int) -> dict[str, Value]:
        return _inputs(self.operation, self.choices, self.length, source, run)

    @property
    def bytes_of_message(self) -> int | None:
        """How long the message is that it takes in; None for an operation of a fixed size."""
        messages = filter(_is_message, self.operation.inputs)
        return next((_bytes(field, self.length) - field.least for field in messages), None)


def cases(board: Board, pattern: str, *, without: tuple[str, ...] = _NOT_MEASURED) -> list[Case]:
    """Those that fit a shell pattern, `without` the ones whose names begin so."""
    there = [
        _with_recipe(board, Case(name, operation, choices, tuple(_chain(board, operation)), length=length))
        for operation in board.operations.values()
        if not operation.name.startswith(without)
        for name, choices, length in _variants(operation)
    ]
    # An exact name counts as itself, since a pattern takes newhope.keygen[14bit] for a set of letters.
    chosen = [one for one in there if one.name == pattern or fnmatch.fnmatchcase(one.name, pattern)]
    if not chosen:
        names = ", ".join(one.name for one in there)
        raise UsageError(
            f"no operation of {board.address} fits {pattern!r}; there are {names or 'none to measure'}"
        )
    return chosen


def _with_recipe(board: Board, case: Case) -> Case:
    """With a recipe, where the board has all that this takes."""
    whole = [replace(case, recipe=recipe) for recipe in recipes_for(case.operation.name)]
    able = (one for one in whole if all(_can(board, *call) for call in one.calls(0)))
    return next(able, case)


def _can(board: Board, name: str, inputs: Mapping[str, Value | Later]) -> bool:
    operation = board.operations.get(name)
    return operation is not None and all(
        inputs[field.name] in field.choices
        for field in operation.inputs
        if field.type is FieldType.ENUMERATION
    )


def one_case(board: Board, name: str) -> Case:
    """The one of this name."""
    found = cases(board, name)
    if len(found) > 1:
        raise UsageError(f"{name!r} fits {', '.join(one.name for one in found)}; name one of them")
    return found[0]


def seed_bytes(number: int) -> bytes:
    return number.to_bytes(_SEED_BYTES, "little")


def _variants(operation: Operation) -> Iterator[tuple[str, dict[str, str], int]]:
    """Each choice of the enumerations, and each length of a message; the first is the default and goes by
    the plain name."""
    fields = [field for field in operation.inputs if field.type is FieldType.ENUMERATION]
    usual, *further = _lengths(operation)
    takes_all = any(field.name in _MESSAGES for field in operation.inputs)
    for *picked, length in itertools.product(
        *(field.choices for field in fields), (usual, *further) if takes_all else (usual,)
    ):
        assert isinstance(length, int)
        chosen = {field.name: str(choice) for field, choice in zip(fields, picked, strict=True)}
        others = [chosen[field.name] for field in fields if chosen[field.name] != field.choices[0]]
        others += [f"{length} bytes"] * (length != usual)
        label = f"[{','.join(others)}]" if others else ""
        yield operation.name + label, chosen, length


def _chain(board: Board, operation: Operation) -> list[Operation]:
    """The operations that leave the state which this one continues, first one first."""
    chain: list[Operation] = []
    while operation.continues:
        operation = board.operations[operation.continues[0]]
        if operation in chain:
            break
        chain.insert(0, operation)
    return chain


def _is_seed(field: Field) -> bool:
    """A public seed from which a polynomial is made; in msg_a it stands at the end."""
    return field.name == "msg_a" or (field.name == "seed" and field.most == _SEED_BYTES and not field.secret)


def _is_message(field: Field) -> bool:
    """Bytes of any number, besides those of a tag that stands before them."""
    return field.type is FieldType.BYTES and field.name in (*_MESSAGES, "piece")


def _lengths(operation: Operation) -> tuple[int, ...]:
    """Of a message: the usual one, and further ones."""
    return next((some for name, some in _LENGTHS.items() if operation.name.startswith(name)), (_LENGTH,))


def _bytes(field: Field, length: int) -> int:
    """Associated data costs about what a message does, so figures are without."""
    return field.least if field.name == "ad" else min(field.least + length, field.most)


def _inputs(
    operation: Operation, choices: Mapping[str, str], length: int, source: random.Random, run: int
) -> dict[str, Value]:
    return {
        field.name: choices[field.name] if field.name in choices else _value(field, length, source, run)
        for field in operation.inputs
        if field.direction is Direction.INPUT
    }


def _value(field: Field, length: int, source: random.Random, run: int) -> Value:
    if field.type is FieldType.ENUMERATION:
        return field.choices[0]
    if field.type is FieldType.NUMBER:
        return min(max(field.least, _LENGTH if field.most > 2 else field.least), field.most)
    if field.type is FieldType.POLY:
        return b"".join(value.to_bytes(2, "little") for value in _coefficients(source))
    if field.name in _PACKED:
        packed = _packed(source)
        rest = field.most - len(packed)
        return packed + (seed_bytes(run) if _is_seed(field) else source.randbytes(rest))
    if _is_seed(field):
        return seed_bytes(run)
    if field.least == field.most:
        return source.randbytes(field.most)
    return source.randbytes(_bytes(field, length))


def _coefficients(source: random.Random) -> list[int]:
    return [source.randrange(_Q) for _ in range(1024)]


def _packed(source: random.Random) -> bytes:
    """1,024 coefficients of 14 bits, as messages carry them: the first one lowest."""
    digits = "".join(f"{value:014b}" for value in reversed(_coefficients(source)))
    return int(digits, 2).to_bytes(1792, "little")
