"""Lines of assembly, and what several routines have in common: their frames, and sums and differences."""

from __future__ import annotations


class Text:
    def __init__(self) -> None:
        self.lines: list[str] = []

    def emit(self, *lines: str) -> None:
        self.lines += ["\t" + line for line in lines]

    def label(self, name: str) -> None:
        self.lines.append(f"{name}:")

    def note(self, text: str) -> None:
        self.lines.append(f"\t/* {text} */")

    def function(self, name: str) -> None:
        self.lines += [f"\t.global {name}", f"\t.type {name}, %function", "\t.thumb_func", f"{name}:"]

    def save(self, frame: int) -> None:
        self.emit("push {r4-r7, lr}", *(f"mov r{4 + i}, r{8 + i}" for i in range(4)), "push {r4-r7}")
        self.emit(f"sub sp, #{frame}")

    def restore(self, frame: int) -> None:
        self.emit(f"add sp, #{frame}", "pop {r4-r7}", *(f"mov r{8 + i}, r{4 + i}" for i in range(4)))
        self.emit("pop {r4-r7, pc}")

    def combine(self, subtract: bool) -> None:
        """The elements at r0 and r1: the lower four words to r8-r11, the upper ones to r2-r5, and to r7 what
        the carry asks to be added or subtracted: 38 or 0.

        Elements that products leave are below 2^255 + 2^230. So a sum with a carry is below 2^231 without it,
        and a difference that borrowed is above 2^254: after this there is no other carry."""
        first, following = ("subs", "sbcs") if subtract else ("adds", "adcs")
        for half in (0, 1):
            self.emit("ldm r0!, {r2-r5}", "ldm r1!, {r6, r7}")
            self.emit(f"{following} r2, r6" if half else f"{first} r2, r2, r6", f"{following} r3, r7")
            self.emit("ldm r1!, {r6, r7}", f"{following} r4, r6", f"{following} r5, r7")
            if half == 0:
                self.emit(*(f"mov r{8 + i}, r{2 + i}" for i in range(4)))
        self.emit("sbcs r6, r6", "movs r7, #38", "ands r7, r6" if subtract else "bics r7, r6")

    def combined(self, subtract: bool) -> None:
        """Ends it, and stores it at r1. The carry stays in the flag."""
        first, following = ("subs", "sbcs") if subtract else ("adds", "adcs")
        self.emit("movs r6, #0")
        self.emit("mov r0, r8", f"{first} r0, r0, r7", "mov r7, r9", f"{following} r7, r6")
        self.emit("stm r1!, {r0, r7}", "mov r0, r10", f"{following} r0, r6", "mov r7, r11")
        self.emit(f"{following} r7, r6", "stm r1!, {r0, r7}")
        self.emit(*(f"{following} r{2 + i}, r6" for i in range(4)), "stm r1!, {r2-r5}")
