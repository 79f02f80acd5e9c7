"""Prints src/armv6m/f1600.S: Keccak-f[1600] for the Cortex-M0.

    python3 gen/f1600_armv6m.py > src/armv6m/f1600.S

The core has eight registers to compute in, two operands an instruction, and no rotation but by a register; a
load costs two cycles, and of many words one each and one more. So:

- A round works on half rows: the five words of a row of chi, of one half, are fetched (rho and pi only say
  from where, and how far each turns), chi leaves its results in r0-r4 in order, and one instruction stores
  all of them.
- Two rounds make an iteration: from A to B and back, both on the stack, where words are reached from sp. The
  rows of B are pushed, so B needs no address. The state itself is copied, by loads and stores of many words:
  that is cheaper than a register for its address.
- Theta's change D of the ten half columns is kept where a fetch costs one cycle, as far as registers go: half
  0 in r8-r12, half 1 of column 2 in lr. The other four are on the stack. What has come to r7 stays there for
  the next half rows, which are in an order where that pays.
- D comes out so that low registers still hold all five words of it that the first half row needs.
- All words turn further than rho says, as far as all others in that round, so that more of them are where
  they belong, or follow another that turns as far: neither theta nor chi minds. The state, and with it iota,
  is turned by what has added up, which is a whole number of times 32 in the end.
- The half rows of row 0 are the last of a round, since r7 is free then: iota's constants come together.
"""

from __future__ import annotations

from itertools import pairwise, permutations

from definition import CONSTANTS, source

Word = tuple[int, int, int]  # x, y and half
Change = tuple[int, int]  # x and half
Row = tuple[int, int]  # y and half

# b0 to b4 of chi. The results a0 to a4 come out in r0 to r4; r1 and r2 are free until then.
CHI = ["r5", "r6", "r0", "r3", "r4"]
HIGH = ["r8", "r9", "r10", "r11", "r12"]

# To the left, in the first round and in the second: the best of all that add up to a multiple of 8.
FURTHER = (31, 25)

# Of the two rounds. The first is the one whose changes theta leaves in low registers, by its columns of CHI.
# Theta leaves one in r7, too; others follow it there from the half rows of KEPT on. In the first round, where
# rows are pushed, those of a half are next to each other for theta.
ROWS: tuple[list[Row], list[Row]] = (
    [(4, 0), (1, 0), (2, 0), (3, 0), (1, 1), (2, 1), (3, 1), (4, 1), (0, 1), (0, 0)],
    [(4, 0), (1, 0), (2, 0), (1, 1), (3, 0), (2, 1), (3, 1), (4, 1), (0, 1), (0, 0)],
)
KEPT_BY_THETA: Change = (1, 1)
KEPT: tuple[dict[Row, Change], dict[Row, Change]] = (
    {(2, 0): (0, 0), (3, 0): (4, 1), (2, 1): (0, 1), (3, 1): (1, 1)},
    {(2, 0): (3, 1), (1, 1): (4, 1), (2, 1): (0, 1), (3, 1): (1, 1)},
)
CHANGES_OF_FIRST_ROW = ["r3", "r5", "r0", "r1", "r2"]

# The frame, from sp at the start of an iteration. Below it the first round pushes four changes, then B.
CONSTANT, STATE, A = 0, 4, 8  # the next constants, the caller's state
FRAME = A + 200
PUSHED_CHANGES = {4: 0, 0: 4, 3: 8, 1: 12}  # D, half 1, of these columns: from r0, r1, r5 and r7
CHANGES = 16
SAVED = 36
STACK = SAVED + FRAME + CHANGES + 200

HEADER = """\
/* void keccak_f1600(keccak_state *state): FIPS 202, section 3.3, on an ARMv6-M core.
 * Printed by gen/f1600_armv6m.py, which explains it.
 *
 * entry:    r0 state, interleaved: word[lane] even bits, word[25 + lane] odd bits
 * exit:     state permuted
 * clobbers: r0-r3, r12, flags
 * stack: {stack} bytes, which hold parts of the state afterwards
 * cycles: 15,431 (cortex-m0), always
 * bytes:    1,988 of code, 192 of constants
 *
 * Logic only, so any value is allowed and none can overflow. No branch and no address depends on the state.
 */
"""


def left(word: int, turn: int) -> int:
    return (word << turn % 32 | word >> -turn % 32) & 0xFFFFFFFF


class Generator:
    def __init__(self) -> None:
        self.lines: list[str] = []
        self.pushed = 0  # how far sp is below the frame
        self.distance = 0  # to the left, that r2 is ready for
        self.kept = KEPT_BY_THETA  # in r7

    def emit(self, *lines: str) -> None:
        self.lines += ["    " + line for line in lines]

    def note(self, text: str) -> None:
        self.lines += ["", f"    /* {text} */"]

    def frame(self, place: int) -> str:
        return f"[sp, #{self.pushed + place}]"

    def place(self, word: Word, second: bool) -> int:
        """From sp to a word of A or, in the second round, of B, wherever sp is. A is in the order of the
        state, B as its rows have been pushed."""
        x, y, half = word
        if not second:
            return self.pushed + A + 4 * (25 * half + 5 * y + x)
        return self.pushed - CHANGES - 20 * (ROWS[0].index((y, half)) + 1) + 4 * x

    def theta(self, second: bool) -> None:
        """r0-r4 hold the first half row already. Leaves half 0 of D in HIGH, that of column x in the register
        of column x - 1, half 1 in r7, lr and on the stack, and CHANGES_OF_FIRST_ROW.

        Half 0 of D is the parity of the left column, half 0, ^ that of the right one, half 1, turned by one;
        half 1 is that of the left one, half 1, ^ that of the right one, half 0. So a parity of half 1 is used
        as it is before it is turned: but for that of column 0, of which r7 keeps a copy."""
        self.note("theta: parities of the columns, half 0, two words at a time")
        lowest = min(self.place((0, y, 0), second) for y in (1, 2, 3, 4))
        self.emit(f"add r7, sp, #{lowest}")
        self.sum(range(20))
        self.emit(*[f"mov {HIGH[x]}, r{x}" for x in range(5)])
        self.note("theta: half 1")
        if second:
            self.emit(f"add r7, sp, #{self.place((0, 0, 1), second)}")
        self.emit("ldm r7!, {r0-r6}", "eors r0, r5", "eors r1, r6")
        self.sum(range(2, 20))
        self.note("D: a parity of half 0 is fetched once, for half 0 on its right and half 1 on its left")
        self.emit("mov r7, r0", "movs r6, #31")
        for x, parity in ((3, "r5"), (4, "r5"), (0, "r0"), (1, "r1"), (2, "r6")):
            right = f"r{(x + 2) % 5}"
            self.emit(f"rors {right}, r6", f"mov {parity}, {HIGH[x]}")
            self.emit(f"eors {right}, {parity}", f"mov {HIGH[x]}, {right}")
            self.emit("eors r7, r6" if x == 2 else f"eors {parity}, r{(x + 3) % 5}")
            if x == 3:
                self.emit("mov lr, r5")
        if second:
            self.emit(f"add r6, sp, #{self.pushed - CHANGES}", "stm r6!, {r0, r1, r5, r7}")
        else:
            self.emit("push {r0, r1, r5, r7}")
            self.pushed += CHANGES

    def sum(self, words: range) -> None:
        """Adds these words of four half rows from r7 to the one in r0-r4."""
        for word in words[::2]:
            self.emit("ldm r7!, {r5, r6}", f"eors r{word % 5}, r5", f"eors r{(word + 1) % 5}, r6")

    def turns(self, row: Row, second: bool) -> list[int]:
        """To the left, of b0-b4."""
        return [(source(x, *row)[3] + FURTHER[second]) % 32 for x in range(5)]

    def turn(self, x: int, distance: int) -> None:
        if distance:
            if self.distance != distance:
                self.emit(f"movs r2, #{32 - distance}")
                self.distance = distance
            self.emit(f"rors {CHI[x]}, r2")

    def fetch_first(self, row: Row, second: bool) -> None:
        """b0-b4 of the half row that finds its changes in low registers: in an order that lets them live
        until they are used. The one in r0 becomes b2; r4 is free until it is b4."""
        sources = [source(x, *row) for x in range(5)]
        for x in (1, 0, 2, 3, 4):
            from_x, from_y, from_half, _ = sources[x]
            b, change = CHI[x], CHANGES_OF_FIRST_ROW[x]
            word = "r4" if b == change else b
            self.emit(f"ldr {word}, [sp, #{self.place((from_x, from_y, from_half), second)}]")
            self.emit(f"eors {b}, {word if b == change else change}")
        for x, turn in enumerate(self.turns(row, second)):
            self.turn(x, turn)

    def fetch(self, row: Row, second: bool) -> None:
        """b0-b4 of a half row of chi: a word, theta's change, and its turn. In an order where equal turns
        follow each other, and the change that comes to r7 follows the one that leaves it."""
        sources = [source(x, *row) for x in range(5)]
        changes = [(from_x, from_half) for from_x, _, from_half, _ in sources]
        turns = self.turns(row, second)
        coming = KEPT[second].get(row)

        def new_turns(order: tuple[int, ...]) -> int:
            return sum(turns[x] != turns[before] for before, x in pairwise(order))

        def allowed(order: tuple[int, ...]) -> bool:
            ordered = [changes[x] for x in order]
            if coming is None or self.kept not in ordered:
                return True
            return ordered.index(self.kept) < ordered.index(coming)

        for x in min(filter(allowed, permutations(range(5))), key=new_turns):
            from_x, from_y, from_half, _ = sources[x]
            self.emit(f"ldr {CHI[x]}, [sp, #{self.place((from_x, from_y, from_half), second)}]")
            self.emit(f"eors {CHI[x]}, {self.change(changes[x], keep=changes[x] == coming)}")
            self.turn(x, turns[x])

    def change(self, change: Change, keep: bool) -> str:
        """The low register that it is in now."""
        if change == self.kept:
            return "r7"
        register = "r7" if keep else "r1"
        if keep:
            self.kept = change
        x, half = change
        if half == 0:
            self.emit(f"mov {register}, {HIGH[(x - 1) % 5]}")
        elif x == 2:
            self.emit(f"mov {register}, lr")
        else:
            self.emit(f"ldr {register}, {self.frame(PUSHED_CHANGES[x] - CHANGES)}")
        return register

    def chi(self) -> None:
        """a[x] = b[x] ^ (~b[x + 1] & b[x + 2]) in twelve instructions: a b is overwritten where it is last
        needed."""
        b0, b1, b2, b3, b4 = CHI
        self.emit(f"mov r1, {b3}", f"bics r1, {b2}")
        self.emit(f"mov r2, {b4}", f"bics r2, {b3}", f"eors r2, {b2}")
        self.emit(f"bics {b2}, {b1}", f"eors r1, {b1}")
        self.emit(f"bics {b1}, {b0}", f"eors {b2}, {b0}")
        self.emit(f"bics {b0}, {b4}", f"eors {b3}, {b0}", f"eors {b4}, {b1}")

    def iota(self, row: Row, second: bool) -> None:
        """r5 and r6 are free. From row (0, 1) to (0, 0) r7 keeps the other constant, or, in the second round,
        the address, which is then the next one."""
        if row == (0, 1) and not second:
            self.emit(f"ldr r5, {self.frame(CONSTANT)}", "ldm r5!, {r6, r7}", "eors r0, r6")
        elif row == (0, 0) and not second:
            self.emit("eors r0, r7")
        elif row == (0, 1):
            self.emit(f"ldr r7, {self.frame(CONSTANT)}", "ldr r6, [r7, #8]", "eors r0, r6")
        elif row == (0, 0):
            self.emit("ldr r6, [r7, #12]", "eors r0, r6", "adds r7, #16", f"str r7, {self.frame(CONSTANT)}")

    def round(self, second: bool) -> None:
        """The last half row is the one that theta wants in r0-r4."""
        self.theta(second)
        self.kept = KEPT_BY_THETA
        for row in ROWS[second]:
            y, half = row
            self.note(f"row {y}, half {half}")
            self.distance = 0
            if row == ROWS[second][0]:
                self.fetch_first(row, second)
            else:
                self.fetch(row, second)
            self.chi()
            self.iota(row, second)
            if second:
                self.emit(f"add r6, sp, #{self.place((0, y, half), second=False)}", "stm r6!, {r0-r4}")
            else:
                self.emit("push {r0-r4}")
                self.pushed += 20

    def rounds(self) -> None:
        self.round(second=False)
        self.round(second=True)
        self.emit(f"add sp, #{self.pushed}")
        self.pushed = 0

    def routine(self) -> list[str]:
        self.emit("push {r4-r7, lr}", *[f"mov r{low}, r{low + 4}" for low in range(4, 8)], "push {r4-r7}")
        self.emit(f"sub sp, #{FRAME}", f"str r0, {self.frame(STATE)}")
        self.emit("ldr r1, .Laddress", f"str r1, {self.frame(CONSTANT)}")
        self.emit(f"add r7, sp, #{A}")
        for first in range(0, 50, 6):
            some = f"r1-r{min(6, 50 - first)}"
            self.emit(f"ldm r0!, {{{some}}}", f"stm r7!, {{{some}}}")
        self.emit(f"add r7, sp, #{A}", "ldm r7!, {r0-r4}", "b .Ltwo_rounds")
        self.lines += ["", "    .p2align 2", ".Laddress:"]
        self.emit(".word .Lconstants")
        self.lines += ["", ".Ltwo_rounds:"]
        self.rounds()
        self.note("r7 has the next constants")
        self.emit("adr r6, .Lend", "cmp r7, r6", "beq 1f", "b .Ltwo_rounds")
        self.lines += ["1:"]
        self.note("A is read for the last time, so that it may be popped: seven words at a time")
        self.emit(f"ldr r0, {self.frame(STATE)}", f"add sp, #{A}")
        for first in range(0, 50, 7):
            some = f"r1-r{min(7, 50 - first)}" if first < 49 else "r1"
            self.emit(f"pop {{{some}}}", f"stm r0!, {{{some}}}")
        self.emit("pop {r4-r7}")
        self.emit(*[f"mov r{low + 4}, r{low}" for low in range(4, 8)], "pop {r4-r7, pc}")
        self.note("of each round the two halves, the odd one first; here, where ADR reaches the end")
        self.lines += ["    .p2align 2", ".Lconstants:"]
        turned = 0
        for number, (even, odd) in enumerate(CONSTANTS):
            turned += FURTHER[number % 2]
            self.emit(f".word 0x{left(odd, turned):08x}, 0x{left(even, turned):08x}")
        assert turned % 32 == 0
        self.lines += [".Lend:"]
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
