"""What the scripts for fe25519_mul and fe25519_sqr have in common."""

from __future__ import annotations

from collections.abc import Sequence

from registers_armv6m import Allocator, Code, Order


def stacked(code: Code, order: Order, words: int) -> list[str]:
    """The routine that has its operands on the stack: `words` are what it needs of its own."""
    allocated = Allocator(code, order)
    assert allocated.words == words, f"{allocated.words} words"
    return ["push {lr}", f"sub sp, #{4 * words}", *allocated.lines, f"add sp, #{4 * words}", "pop {pc}"]


def called(name: str, operands: Sequence[str]) -> list[str]:
    """The routine that C calls: it copies what the registers `operands` point to, the first one lowest."""
    lines = ["push {r4-r7, lr}", *(f"mov r{4 + i}, r{8 + i}" for i in range(4)), "push {r4-r7}"]
    lines += [f"sub sp, #{32 * len(operands) + 4}", "mov r3, sp"]
    for register in operands:
        lines += [f"ldm {register}!, {{r4-r7}}", "stm r3!, {r4-r7}"] * 2
    lines += [f"bl {name}", f"add sp, #{32 * len(operands) + 4}", "pop {r4-r7}"]
    return [*lines, *(f"mov r{8 + i}, r{4 + i}" for i in range(4)), "pop {r4-r7, pc}"]


def function(name: str, lines: Sequence[str], *, hidden: bool = False) -> str:
    text = f'\t.section .text.{name}, "ax", %progbits\n\t.p2align 2\n\t.global {name}\n'
    if hidden:
        text += f"\t.hidden {name}\n"
    text += f"\t.type {name}, %function\n\t.thumb_func\n{name}:\n"
    return text + "".join(f"\t{line}\n" for line in lines) + f"\t.size {name}, . - {name}\n"


def file(header: str, functions: Sequence[str]) -> str:
    start = '#include "../backend.h"\n\n#if FE25519_BACKEND == FE25519_BACKEND_ARMV6M\n'
    return header + start + "\n\t.syntax unified\n\t.thumb\n" + "\n".join(functions) + "\n#endif\n"
