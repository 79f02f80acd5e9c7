"""Prints src/armv6m/f1600.S: Keccak-f[1600] for the Cortex-M0.

    python3 gen/f1600_armv6m.py > src/armv6m/f1600.S

The core has eight registers to compute in, two operands an instruction, and no rotation but by a register; a
load costs two cycles, and of many words one each and one more. So:

- A round works on half rows: the five words of a row of chi, of one half, are fetched (rho and pi only say
  from where, and how far each turns), chi leaves its results in r0-r4 in order, and one instruction stores
  all of them.
- Two rounds make an iteration: from A to B and back, both on the stack, where words are reached from sp. The
  rows of B are pushed, last row first, so B needs no address. The state itself is copied, by loads and stores
  of many words: that is cheaper than a register for its address.
- Theta's change D of the ten half columns is kept where a fetch costs one cycle, as far as registers go: half
  0 in r8-r12, half 1 of columns 3 and 4 in lr and r7. The other three are on the stack.
- The first half row of a round after theta finds half 0 of D still in low registers.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations

from definition import CONSTANTS, source

Word = tuple[int, int]  # column and half of a word of D

# b0 to b4 of chi. The results a0 to a4 come out in r0 to r4; r1 and r2 are free until then.
CHI = ["r5", "r6", "r0", "r3", "r4"]
HIGH = ["r8", "r9", "r10", "r11", "r12"]

# The frame, from sp at the start of an iteration.
CHANGE = 0  # D, half 1, columns 0 to 2
CONSTANT, LAST, STATE = 12, 16, 20  # the next constants, their end, the caller's state
A = 24
B_BYTES = 200
FRAME = A + 200
SAVED = 36
STACK = SAVED + FRAME + B_BYTES

HEADER = """\
/* void keccak_f1600(keccak_state *state): FIPS 202, section 3.3, on an ARMv6-M core.
 * Printed by gen/f1600_armv6m.py, which explains it.
 *
 * entry:    r0 state, interleaved: word[lane] even bits, word[25 + lane] odd bits
 * exit:     state permuted
 * clobbers: r0-r3, r12, flags
 * stack: {stack} bytes, which hold parts of the state afterwards
 * cycles: 15,915 (cortex-m0), always
 * bytes:    2,050 of code, 192 of constants
 *
 * Logic only, so any value is allowed and none can overflow. No branch and no address depends on the state.
 */
"""


def cost(lines: list[str]) -> int:
    return sum(2 if line.startswith("ldr") else 1 for line in lines)


def forget(held: dict[Word, str], register: str) -> None:
    for word in [word for word, where in held.items() if where == register]:
        del held[word]


class Generator:
    def __init__(self) -> None:
        self.lines: list[str] = []
        self.pushed = 0  # how far sp is below the frame
        self.held: dict[Word, str] = {}  # words of D that low registers still hold

    def emit(self, *lines: str) -> None:
        self.lines += ["    " + line for line in lines]

    def note(self, text: str) -> None:
        self.lines += ["", f"    /* {text} */"]

    def frame(self, place: int) -> str:
        return f"[sp, #{self.pushed + place}]"

    def a(self, word: int) -> int:
        """From sp to a word of A, wherever sp is."""
        return self.pushed + A + 4 * word

    def b(self, word: int) -> int:
        return self.pushed - B_BYTES + 4 * word

    def theta(self, words: Callable[[int], int]) -> None:
        """D of both halves. r0-r4 hold the first half row already."""
        self.note("theta: parities of the columns, half 0, two words at a time")
        self.emit(f"add r7, sp, #{words(5)}")
        self.sum_rows()
        self.emit(*[f"mov {HIGH[x]}, r{x}" for x in range(5)])
        self.note("theta: half 1")
        self.emit("ldm r7!, {r0-r4}")
        self.sum_rows()
        self.note("D, half 1 = left parity, half 1 ^ right parity, half 0: turned, the even half is odd")
        for x in (0, 1, 2, 3, 4):
            register = "r7" if x == 4 else f"r{5 + x % 2}"
            self.emit(f"mov {register}, {HIGH[(x + 1) % 5]}", f"eors {register}, r{(x - 1) % 5}")
            if x < 3:
                self.emit(f"str {register}, {self.frame(CHANGE + 4 * x)}")
            elif x == 3:
                self.emit(f"mov lr, {register}")
        self.note(
            "D, half 0 = left parity, half 0, whose register it takes ^ right parity, half 1, turned by one"
        )
        self.emit("movs r6, #31")
        for x in range(5):
            right, left = f"r{(x + 1) % 5}", HIGH[(x - 1) % 5]
            self.emit(f"rors {right}, r6", f"mov r5, {left}", f"eors {right}, r5", f"mov {left}, {right}")
        self.held = {(x, 0): f"r{(x + 1) % 5}" for x in range(5)}

    def sum_rows(self) -> None:
        """Adds four half rows from r7 to the one in r0-r4."""
        for word in range(0, 20, 2):
            self.emit("ldm r7!, {r5, r6}", f"eors r{word % 5}, r5", f"eors r{(word + 1) % 5}, r6")

    def fetch(self, row: Word, order: tuple[int, ...], words: Callable[[int], int]) -> tuple[list[str], int]:
        """b0-b4 of a half row of chi, in this order: a word, theta's change, and its turn."""
        y, half = row
        held = dict(self.held)
        lines = []
        distance = 0  # what r2 holds
        for x in order:
            from_x, from_y, from_half, turn = source(x, y, half)
            b = CHI[x]
            word = f"[sp, #{words(25 * from_half + 5 * from_y + from_x)}]"
            change: Word = (from_x, from_half)
            if held.get(change) == b:
                lines += [f"ldr r1, {word}", f"eors {b}, r1"]
                forget(held, "r1")
            else:
                lines.append(f"ldr {b}, {word}")
                forget(held, b)
                if change in held:
                    register = held[change]
                elif change == (4, 1):
                    register = "r7"
                else:
                    register = "r1"
                    forget(held, "r1")
                    if from_half == 0:
                        lines.append(f"mov r1, {HIGH[(from_x - 1) % 5]}")
                    elif from_x == 3:
                        lines.append("mov r1, lr")
                    else:
                        lines.append(f"ldr r1, {self.frame(CHANGE + 4 * from_x)}")
                lines.append(f"eors {b}, {register}")
            if turn:
                if distance != turn:
                    lines.append(f"movs r2, #{32 - turn}")
                    forget(held, "r2")
                    distance = turn
                lines.append(f"rors {b}, r2")
        return lines, cost(lines)

    def chi(self) -> None:
        """a[x] = b[x] ^ (~b[x + 1] & b[x + 2]) in twelve instructions: a b is overwritten where it is last
        needed."""
        b0, b1, b2, b3, b4 = CHI
        self.emit(f"mov r1, {b3}", f"bics r1, {b2}")
        self.emit(f"mov r2, {b4}", f"bics r2, {b3}", f"eors r2, {b2}")
        self.emit(f"bics {b2}, {b1}", f"eors r1, {b1}")
        self.emit(f"bics {b1}, {b0}", f"eors {b2}, {b0}")
        self.emit(f"bics {b0}, {b4}", f"eors {b3}, {b0}", f"eors {b4}, {b1}")

    def half_row(self, row: Word, words: Callable[[int], int], second: bool) -> None:
        y, half = row
        self.note(f"row {y}, half {half}")
        orders = permutations(range(5))
        self.emit(*min((self.fetch(row, order, words) for order in orders), key=lambda found: found[1])[0])
        self.held = {}
        self.chi()
        if y == 0:
            self.emit(
                f"ldr r5, {self.frame(CONSTANT)}", f"ldr r6, [r5, #{8 * second + 4 * half}]", "eors r0, r6"
            )
        if not second:
            self.emit("push {r0-r4}")
            self.pushed += 20
        else:
            if row == (0, 0):
                self.emit("adds r5, #16", f"str r5, {self.frame(CONSTANT)}")
            self.emit(f"add r6, sp, #{self.a(25 * half + 5 * y)}", "stm r6!, {r0-r4}")

    def rounds(self) -> None:
        """Two rounds. The last half row of each is the one that theta wants in r0-r4."""
        rows = [(y, half) for half in (1, 0) for y in (4, 3, 2, 1, 0)]
        self.theta(self.a)
        for row in rows:
            self.half_row(row, self.a, second=False)
        self.theta(self.b)
        for row in rows:
            self.half_row(row, self.b, second=True)
        self.emit(f"add sp, #{B_BYTES}")
        self.pushed -= B_BYTES

    def copy(self, to: str, start: str) -> None:
        for first in range(0, 50, 6):
            some = f"r1-r{min(6, 50 - first)}"
            self.emit(f"ldm {start}!, {{{some}}}", f"stm {to}!, {{{some}}}")

    def routine(self) -> list[str]:
        self.lines = []
        self.emit("push {r4-r7, lr}", *[f"mov r{low}, r{low + 4}" for low in range(4, 8)], "push {r4-r7}")
        self.emit(f"sub sp, #{FRAME}", f"str r0, {self.frame(STATE)}")
        self.emit("adr r1, .Lconstants", f"str r1, {self.frame(CONSTANT)}")
        self.emit(f"adds r1, #{8 * len(CONSTANTS)}", f"str r1, {self.frame(LAST)}")
        self.emit(f"add r7, sp, #{self.a(0)}")
        self.copy("r7", "r0")
        self.emit(f"add r7, sp, #{self.a(0)}", "ldm r7!, {r0-r4}", "b .Ltwo_rounds")
        self.note("of each round the two halves; here, where ADR reaches them")
        self.lines += ["    .p2align 2", ".Lconstants:"]
        self.emit(*[f".word 0x{even:08x}, 0x{odd:08x}" for even, odd in CONSTANTS])
        self.lines += ["", ".Ltwo_rounds:"]
        self.rounds()
        self.note("r5 has the next constants; lr is free, and BL reaches further than a branch")
        self.emit(f"ldr r6, {self.frame(LAST)}", "cmp r5, r6", "beq 1f", "bl .Ltwo_rounds")
        self.lines += ["1:"]
        self.emit(f"ldr r0, {self.frame(STATE)}", f"add r7, sp, #{self.a(0)}")
        self.copy("r0", "r7")
        self.emit(f"add sp, #{FRAME}", "pop {r4-r7}")
        self.emit(*[f"mov r{low + 4}, r{low}" for low in range(4, 8)], "pop {r4-r7, pc}")
        return self.lines


def main() -> None:
    print(HEADER.format(stack=STACK), end="")
    print('#include "../backend.h"\n')
    print("#if KECCAK_BACKEND == KECCAK_BACKEND_ARMV6M\n")
    print("    .syntax unified\n    .thumb\n")
    print('    .section .text.keccak_f1600, "ax", %progbits\n    .p2align 2')
    print("    .global keccak_f1600\n    .type keccak_f1600, %function\n    .thumb_func\nkeccak_f1600:")
    print("\n".join(Generator().routine()))
    print("\n    .size keccak_f1600, . - keccak_f1600")
    print("\n#endif")


if __name__ == "__main__":
    main()
