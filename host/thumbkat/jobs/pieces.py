"""One call whose message is longer than the board takes, as calls that take it in pieces.

Where a library has the operations `start`, `update` and maybe `finish`, and `start` takes what the operation
in question takes besides its message, the three do the same: `update` takes the next piece, and what it gives
is the next piece of the output.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from thumbkat.board import Board, Field, Value

MESSAGE = "message"
_PIECE = "piece"
_STEPS = ("start", "update", "finish")


@dataclass(frozen=True)
class InPieces:
    """The operations that do it; `finish` is not everywhere."""

    start: str
    update: str
    finish: str | None
    most: int  # bytes of a piece

    def call(self, board: Board, inputs: Mapping[str, Value]) -> dict[str, Value]:
        """The outputs of the whole."""
        given = dict(inputs)
        message = given.pop(MESSAGE)
        assert isinstance(message, bytes)
        outputs: dict[str, Value] = dict(board.call(self.start, **given).outputs)
        for at in range(0, len(message), self.most):
            piece: dict[str, Value] = {_PIECE: message[at : at + self.most]}
            for name, value in board.call(self.update, **piece).outputs.items():
                before = outputs.get(name, b"")
                assert isinstance(before, bytes)
                assert isinstance(value, bytes)
                outputs[name] = before + value
        if self.finish is not None:
            outputs.update(board.call(self.finish).outputs)
        return outputs


def in_pieces(board: Board, name: str) -> InPieces | None:
    """How this board takes the message of an operation in pieces, if it does."""
    library = name.partition(".")[0]
    start, update, finish = (board.operations.get(f"{library}.{step}") for step in _STEPS)
    if start is None or update is None:
        return None
    besides = [field for field in board.operations[name].inputs if field.name != MESSAGE]
    if _shapes(besides) != _shapes(start.inputs) or [field.name for field in update.inputs] != [_PIECE]:
        return None
    return InPieces(start.name, update.name, None if finish is None else finish.name, update.inputs[0].most)


def _shapes(fields: Iterable[Field]) -> set[tuple[str, int, int]]:
    return {(field.name, field.least, field.most) for field in fields}
