"""What the arithmetic of points for Cortex-M4 shares.

A point lies in memory as x, y, z and t, a word of the frame holds its address. In a function, elements that
are operands of products wait far away (in registers of the FPU, or on the stack), others in the frame."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "fe25519" / "gen"))

from field_armv7em import Element
from registers_armv7em import FPU, Code, Memory, Value, stack_words

X, Y, Z, T = range(0, 128, 32)  # of a point


class Frame:
    """Words of the stack, given out one by one from the stack pointer."""

    def __init__(self) -> None:
        self.size = 0

    def element(self) -> int:
        self.size += 32
        return self.size - 32

    def word(self) -> int:
        self.size += 4
        return self.size - 4

    def far_places(self, fpu: bool) -> list[str]:
        """Behind what has been given out."""
        return [*(FPU if fpu else []), *stack_words(48, self.size)]


def pointer(code: Code, at: int) -> Value:
    return code.new("ldr", Memory("sp", at))


def load(code: Code, at: int, offset: int) -> Element:
    return code.load(pointer(code, at), offset)


def load_far(code: Code, fpu: bool, base: Value | str, offset: int) -> Element:
    """To where products take their second operand from."""
    if not fpu:
        words = [word for half in (0, 16) for word in parked(code, code.load(base, offset + half, 4))]
        return words
    words = [code.far() for _ in range(8)]
    for j, word in enumerate(words):
        code("vldr", word, Memory(base, offset + 4 * j))
    return words


def parked(code: Code, words: Element) -> Element:
    return [code.park(word) for word in words]


def fetched(code: Code, words: Element) -> Element:
    return [code.fetch(word) for word in words]


def framed(code_lines: list[str], fpu: bool, size: int) -> list[str]:
    """A function with everything saved and a frame."""
    return [
        "\tpush.w {r4-r11, lr}",
        *(["\tvpush {s16-s31}"] if fpu else []),
        f"\tsub.w sp, sp, #{size}",
        *code_lines,
        f"\tadd.w sp, sp, #{size}",
        *(["\tvpop {s16-s31}"] if fpu else []),
        "\tpop.w {r4-r11, pc}",
    ]
