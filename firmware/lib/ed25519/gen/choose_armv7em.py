"""Prints src/armv7em/choose.S: an entry of a table that is secret, for Cortex-M4.

python choose_armv7em.py > ../src/armv7em/choose.S

The index's lowest bit is in the flags that SEL looks at, which makes four words of eight. Of these a word
is the sum, each times 1 or 0: MLA takes one cycle. The four factors stay in registers, and with them there
is room to load eight words in a row, which takes nine cycles."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "fe25519" / "gen"))

from function_armv7em import VOLATILE, choice, far_places, framed, function, header, source
from registers_armv7em import Code, Memory, Value

ENTRIES = 8
ENTRY_BYTES = 96
Y_PLUS_X, Y_MINUS_X, XY2D = 0, 32, 64


class Choose:
    def __init__(self, fpu: bool) -> None:
        self.code = Code(far_places(fpu, fpu_places=VOLATILE))

    def start(self) -> None:
        code = self.code
        self.out, self.table, digit = code.entry(["r0", "r1", "r2"])
        negative = code.new("sbfx", digit, "#3", "#1")
        code("mvn", negative, negative)
        index = code.new("eor", digit, negative)
        self.negative = code.park(negative)
        lowest = code.new("sbfx", index, "#0", "#1")
        code("uadd8", lowest, lowest, lowest)
        code("ubfx", index, index, "#1", "#2")
        bit = code.new("mov", "#1")
        code("lsl", bit, bit, index)
        self.factors = [code.new("ubfx", bit, f"#{number}", "#1") for number in range(ENTRIES // 2)]

    def word(self, offset: int) -> Value:
        """Of the chosen entry."""
        code = self.code
        words = [
            code.new("ldr", Memory(self.table, entry * ENTRY_BYTES + offset)) for entry in range(ENTRIES)
        ]
        for even in range(0, ENTRIES, 2):
            code("sel", words[even], words[even + 1], words[even])
        total = words[0]
        code("mul", total, total, self.factors[0])
        for number, factor in enumerate(self.factors[1:], 1):
            code("mla", total, words[2 * number], factor, total)
        return total

    def function(self) -> list[str]:
        code = self.code
        self.start()
        for j in range(0, 32, 4):
            kept = code.park(self.word(Y_PLUS_X + j))
            one = self.word(Y_MINUS_X + j)
            other = code.fetch(kept)
            change = code.new("eor", one, other)
            code("and", change, change, code.fetch(self.negative))
            code("eor", other, other, change)
            code("eor", one, one, change)
            code("str", other, Memory(self.out, Y_PLUS_X + j))
            code("str", one, Memory(self.out, Y_MINUS_X + j))
        for j in range(0, 32, 4):
            word = self.word(XY2D + j)
            negative = code.fetch(self.negative)
            code("eor", word, word, negative)
            if j == 0:
                code("and", negative, negative, "#37")
                code("subs", word, word, negative)
            else:
                code("sbcs", word, word, "#0")
            code("str", word, Memory(self.out, XY2D + j))
        code.pair_loads()
        code.allocate()
        return framed(code)


TEXT = """\
Printed by gen/choose_armv7em.py, which says how it works.

void ed25519_choose(ed25519_niels *out, const ed25519_niels table[8], uint32_t digit)

Of eight points that of a digit's lower three bits, or, where its bit 3 is zero, the negative of the one with
the complement of its index. All words of the table are read, in the same order for every digit.

Of the negative of a point, y + x and y - x change places, and 2dxy becomes 2p - 2dxy. 2p is 2^256 - 38: its
words are all ones but for the lowest, so that it is the complement, less 37. Elements of the table are below
2^255, so that this does not borrow."""
ENTRY = """\
entry: r0 out, r1 table, r2 digit
exit: -
clobbers: r0-r3, r12, lr, flags, GE, s0-s15"""
FIGURES = {"ed25519_choose": (36, 578, 2016)}
NO_FPU = {"ed25519_choose": (44, 588, 2024)}


def main() -> None:
    lines = function(
        "ed25519_choose", choice("ED25519_FPU", Choose(True).function(), Choose(False).function())
    )
    print(source(header(TEXT, ENTRY, FIGURES, NO_FPU), "ED25519", lines), end="")


if __name__ == "__main__":
    main()
