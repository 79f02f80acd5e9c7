"""What the scripts for fe25519_mul and fe25519_sqr have in common."""

from __future__ import annotations

from collections.abc import Sequence

from registers_armv6m import Allocator, Code, Order
from text_armv6m import Text

# Bytes of stack that the routines on the stack take at most, which is what fe25519_mul_stacked does.
STACK = 120


def stacked(code: Code, order: Order, words: int) -> list[str]:
    """The routine that has its operands on the stack: `words` are what it needs of its own."""
    allocated = Allocator(code, order)
    assert allocated.words == words, f"{allocated.words} words"
    back = 4 * words + allocated.pushed
    assert 4 + back <= STACK
    text = Text()
    text.emit("push {lr}", f"sub sp, #{4 * words}", *allocated.lines, f"add sp, #{back}", "pop {pc}")
    return text.lines


def called(name: str, operands: Sequence[str]) -> list[str]:
    """The routine that C calls: it copies what the registers `operands` point to, the first one lowest."""
    text = Text()
    size = 32 * len(operands) + 4
    text.save(size)
    text.emit("mov r3, sp")
    for register in operands:
        text.emit(*[f"ldm {register}!, {{r4-r7}}", "stm r3!, {r4-r7}"] * 2)
    text.emit(f"bl {name}")
    text.restore(size)
    return text.lines


def function(name: str, lines: Sequence[str], *, hidden: bool = False) -> str:
    """`lines` as text_armv6m.py has them."""
    text = f'\t.section .text.{name}, "ax", %progbits\n\t.p2align 2\n\t.global {name}\n'
    if hidden:
        text += f"\t.hidden {name}\n"
    text += f"\t.type {name}, %function\n\t.thumb_func\n{name}:\n"
    return text + "".join(f"{line}\n" for line in lines) + f"\t.size {name}, . - {name}\n"


def file(header: str, functions: Sequence[str]) -> str:
    start = '#include "../backend.h"\n\n#if FE25519_BACKEND == FE25519_BACKEND_ARMV6M\n'
    return header + start + "\n\t.syntax unified\n\t.thumb\n" + "\n".join(functions) + "\n#endif\n"
