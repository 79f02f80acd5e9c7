"""What the cycles of a board are worth."""

from __future__ import annotations

from thumbkat.board import Board


def why_no_cycles(board: Board) -> str | None:
    """Why figures of this board carry no cycles, or None if they do."""
    if board.address.startswith("qemu:"):
        return "no cycle counter: QEMU's timers run on the time of this computer"
    if board.info.counter == "none":
        return "no cycle counter: at its start the board could not prove that its counter is exact"
    return None


def model_of_cycles(board: Board) -> str | None:
    """What the cycles of a virtual board are. Those of a real one are its own."""
    if not board.address.startswith("virtual:"):
        return None
    if not board.info.core.startswith("cortex-m4"):
        return "cycles of a model at zero wait states, exact on this core"
    text = (
        "at zero wait states, within 1 % for whole schemes; code dense in 32-bit instructions that are not "
        "word-aligned reads low, by up to 11 %"
    )
    if board.info.wait_states is None:
        return f"zero-wait model, which the chip's flash is not: cycles of a model {text}"
    return f"cycles of a model {text}"
