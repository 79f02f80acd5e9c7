"""What the scripts that print .S files share: functions around code over values."""

import re
from collections.abc import Mapping, Sequence

from registers_armv7em import FPU, Code, stack_words

VOLATILE = FPU[:16]  # what a function may use of the FPU without saving it
WORDS = 64  # on the stack, at most


def far_places(fpu: bool, offset: int = 0, fpu_places: Sequence[str] = VOLATILE) -> list[str]:
    """Registers of the FPU, and words of the stack after them or instead of them."""
    words = stack_words(WORDS, offset)
    return [*fpu_places, *words] if fpu else words


def framed(code: Code, before: Sequence[str] = (), after: Sequence[str] = ()) -> list[str]:
    """A function of this code, with what it has to save and as much of the stack as its values take."""
    lines = [*before, *code.text(), *after]
    words = [int(offset) for line in lines for offset in re.findall(r"\[sp, #(\d+)\]", line)]
    size = max(words) + 4 if words else 0
    return [
        "\tpush.w {r4-r11, lr}",
        *([f"\tsub.w sp, sp, #{size}"] if size else []),
        *lines,
        *([f"\tadd.w sp, sp, #{size}"] if size else []),
        "\tpop.w {r4-r11, pc}",
    ]


def function(name: str, lines: Sequence[str], *, hidden: bool = False, section: str = "") -> list[str]:
    return [
        f'\t.section .text.{section or name}, "ax", %progbits',
        "\t.p2align 2",
        f"\t.global {name}",
        *([f"\t.hidden {name}"] if hidden else []),
        f"\t.type {name}, %function",
        "\t.thumb_func",
        f"{name}:",
        *lines,
        f"\t.size {name}, . - {name}",
    ]


def choice(condition: str, one: Sequence[str], other: Sequence[str]) -> list[str]:
    """Where both are the same, once."""
    if list(one) == list(other):
        return list(one)
    return [f"#if {condition}", *one, "#else", *other, "#endif"]


def indented(start: str, lines: Sequence[str]) -> list[str]:
    """A line of a header block that goes on below itself."""
    return [f" * {start}{lines[0]}", *(f" * {' ' * max(len(start), 8)}{line}" for line in lines[1:])]


def header(
    text: str,
    entry: str,
    figures: Mapping[str, tuple[int, int, int]],
    no_fpu: Mapping[str, tuple[int, int, int]],
) -> str:
    """A file's header block. `figures`: stack, cycles and bytes of each function, as measured on the
    virtual core with registers of the FPU, and without them. `text` and `entry` are lines without their
    margin."""
    lines = ["/* " + text.splitlines()[0]]
    lines += [f" * {line}".rstrip() for line in text.splitlines()[1:]]
    lines += [" *", *(f" * {line}" for line in entry.splitlines())]
    for prefix, these in (("", figures), ("no-fpu ", no_fpu)):
        if prefix:
            lines += [" *", " * Without registers of the FPU (-DTHUMBKAT_NO_FPU, or none there):", " *"]
        names = [f" {name}" if len(these) > 1 else "" for name in these]
        stack, cycles, size = zip(*these.values(), strict=True)
        lines += indented(
            f"{prefix}stack: ", [f"{n:,} bytes{name}" for n, name in zip(stack, names, strict=True)]
        )
        lines += indented(
            f"{prefix}cycles: ", [f"{n:,} (cortex-m4f){name}" for n, name in zip(cycles, names, strict=True)]
        )
        lines += indented(
            f"{prefix}code: ", [f"{n:,} bytes{name}" for n, name in zip(size, names, strict=True)]
        )
    return "\n".join([*lines, " */"])


def source(block: str, library: str, lines: Sequence[str]) -> str:
    """A whole file, for one backend of a library."""
    return "\n".join(
        [
            block,
            '#include "../backend.h"',
            "",
            f"#if {library}_BACKEND == {library}_BACKEND_ARMV7EM",
            "",
            "\t.syntax unified",
            "\t.thumb",
            *lines,
            "",
            "#endif",
            "",
        ]
    )
