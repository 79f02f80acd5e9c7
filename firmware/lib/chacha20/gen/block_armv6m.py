"""Prints src/armv6m/block.S: the ChaCha20 block function for Cortex-M0.

python block_armv6m.py > ../src/armv6m/block.S

The words of the state are numbered as in the cipher's matrix: a = 0 ... 3, b = 4 ... 7, c = 8 ... 11, d = 12
... 15.

ARMv6-M computes in r0-r7 only, overwrites an operand, and rotates by an amount in a register. A quarter round
is 12 operations, with no way to save one: 80 of them are 960 cycles. What remains to be saved is on moving
words and amounts. At any time seven of r0-r7 hold words and one an amount; r8-r12 and lr hold six words more;
three are on the stack. To and from a high register costs 2 cycles, over the stack 3.33 (one push, three
loads).

Order. The quarter rounds of a round are independent, so their order is free: ORDER has one that pays. Between
two rounds each quarter round hands one of its words to each of the next round. WAY says how it waits there:
seven of the 16 stay where they are, six go through high registers, three over the stack.

The last quarter round of a round and the first of the next share a word, an a, which is complete after the
first half of the one. Their other words make seven with it, all in low registers. So both are done half by
half, and share the amounts 20 and 24. Rotation by 16 is rev and rev16, which needs none. The last rotation of
b, by 7, may wait until some other b has its amount at hand.
"""

from collections.abc import Iterator

QuarterRound = tuple[int, int, int, int]
Turn = tuple[int, int]  # round, position in it

COLUMNS: list[QuarterRound] = [(i, 4 + i, 8 + i, 12 + i) for i in range(4)]
DIAGONALS: list[QuarterRound] = [(i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4) for i in range(4)]
ROUNDS = 20
LAST = ROUNDS - 1

ORDER = ([0, 2, 1, 3], [3, 1, 2, 0])  # of the columns, of the diagonals
STAYS, HIGH, STACK, FINISHED = "stays", "high", "stack", "finished"
# Of the word that the quarter round in this place (row) hands to that in the next round (column).
WAY = [
    [STAYS, STACK, STACK, STACK],
    [STAYS, HIGH, HIGH, HIGH],
    [STAYS, HIGH, HIGH, HIGH],
    [STAYS, STAYS, STAYS, STAYS],
]

LOW_REGISTERS = [f"r{i}" for i in range(8)]
HIGH_REGISTERS = ["r8", "r9", "r10", "r11", "r12", "lr"]


class State:
    """The lines so far, and where the words of the state are after them.

    A word is in a register, or on the stack: an offset from the stack pointer at the start, so that it stays
    the same however much is pushed; or in the input, whose pointer is in a low register until the last word
    is loaded."""

    def __init__(self, shift: int = 0) -> None:
        self.shift = shift  # column 0 is then in place ORDER[0].index(-shift)
        self.lines: list[str] = []
        self.register: dict[int, str] = {}
        self.stack: dict[int, int] = {}
        self.input: dict[int, int] = {}  # offsets from the pointer
        self.pointer = ""
        self.depth = 0  # bytes pushed since the start
        self.left: list[int] = []  # offsets of what was pushed and is not needed any more
        self.amount: dict[int, str] = {}  # rotations, to the right, that are in registers
        self.reserved: set[str] = set()
        self.unrotated: set[int] = set()  # words b whose last rotation waits
        self.leaving: list[int] = []  # words that wait for a high register to become free

    def emit(self, *instructions: str) -> None:
        self.lines += [f"\t{instruction}" for instruction in instructions]

    def comment(self, text: str) -> None:
        self.lines.append(f"\t/* {text} */")

    # Registers

    def _used(self) -> set[str]:
        pointer = {self.pointer} if len(self.input) > 1 else set()
        return set(self.register.values()) | self.reserved | pointer

    def free_low(self) -> list[str]:
        """That with the amount 20, which every quarter round needs, comes last."""
        free = [register for register in LOW_REGISTERS if register not in self._used()]
        return sorted(free, key=lambda register: register == self.amount.get(20))

    def free_high(self) -> list[str]:
        return [register for register in HIGH_REGISTERS if register not in self._used()]

    def take_low(self) -> str:
        register = self.free_low()[0]
        self.amount = {n: other for n, other in self.amount.items() if other != register}
        return register

    def is_low(self, word: int) -> bool:
        return self.register.get(word) in LOW_REGISTERS

    # Moving words

    def fetch(self, word: int) -> None:
        """Into a low register."""
        register = self.take_low()
        if word in self.register:
            self.emit(f"mov {register}, {self.register[word]}")
        elif word in self.stack:
            offset = self.stack.pop(word)
            self.emit(f"ldr {register}, [sp, #{offset + self.depth}]")
            if offset < 0:
                self.left.append(offset)
        else:
            self.emit(f"ldr {register}, [{self.pointer}, #{self.input.pop(word)}]")
        self.register[word] = register

    def to_high(self, word: int) -> None:
        register = self.free_high()[0]
        self.emit(f"mov {register}, {self.register[word]}")
        self.register[word] = register

    def push(self, words: list[int]) -> None:
        """One push for all: the lowest register is at the lowest address. For one word a store costs the
        same, so it goes where one was before; two cost less in a push."""
        if len(words) == 1 and self.left:
            offset = self.left.pop(0)
            self.emit(f"str {self.register.pop(words[0])}, [sp, #{offset + self.depth}]")
            self.stack[words[0]] = offset
            return
        words = sorted(words, key=lambda word: self.register[word])
        registers = [self.register.pop(word) for word in words]
        self.emit(f"push {{{', '.join(registers)}}}")
        self.depth += 4 * len(words)
        for i, word in enumerate(words):
            self.stack[word] = 4 * i - self.depth

    # The cipher, all in low registers

    def add(self, x: int, y: int) -> None:
        self.emit(f"adds {self.register[x]}, {self.register[x]}, {self.register[y]}")

    def xor(self, x: int, y: int) -> None:
        self.emit(f"eors {self.register[x]}, {self.register[y]}")

    def rotate(self, x: int, left: int) -> None:
        right = 32 - left
        if right == 16:
            self.emit(*(f"{half} {self.register[x]}, {self.register[x]}" for half in ("rev", "rev16")))
            return
        if right not in self.amount:
            register = self.take_low()
            self.emit(f"movs {register}, #{right}")
            self.amount[right] = register
        self.emit(f"rors {self.register[x]}, {self.amount[right]}")

    # A round

    def order(self, number: int) -> list[QuarterRound]:
        quarter_rounds = DIAGONALS if number % 2 else COLUMNS
        return [quarter_rounds[(i + self.shift) % 4] for i in ORDER[number % 2]]

    def words(self, turn: Turn) -> QuarterRound:
        return self.order(turn[0])[turn[1]]

    def next_place(self, turn: Turn, word: int) -> int:
        return next(place for place, words in enumerate(self.order(turn[0] + 1)) if word in words)

    def way(self, turn: Turn, word: int) -> str:
        return FINISHED if turn[0] == LAST else WAY[turn[1]][self.next_place(turn, word)]

    def run(self, first: Turn, skipped: dict[Turn, int] | None = None) -> None:
        """All quarter rounds from `first`, but for the steps that have been done already: so many of each
        turn."""
        skipped = skipped or {}
        turns: Iterator[Turn] = (
            (number, place) for number in range(ROUNDS) for place in range(4) if (number, place) >= first
        )
        for turn in turns:
            together = [turn]
            if turn[1] == 3 and turn[0] != LAST:
                together.append(next(turns))
                assert self.words(turn)[0] == self.words(together[1])[0]
            for one in together:
                self.comment(f"round {one[0] + 1}: {', '.join(map(str, self.words(one)))}")
                self.enter(one)
                self.first_half(one, skipped.get(one, 0))
            for one in together:
                self.second_half(one)

    def enter(self, turn: Turn) -> None:
        """The words of this quarter round enter. Those of the one before leave, when a register is free for
        them: so words in high registers enter first, and none has to take the register of an amount."""
        a, b, c, d = self.words(turn)
        if turn[0] == LAST:
            self.make_room(turn)
        self.leave()
        missing = [word for word in (a, b, d, c) if not self.is_low(word)]
        for word in sorted(missing, key=lambda word: word not in self.register):
            self.fetch(word)
            self.leave()
        assert not self.leaving

    def leave(self) -> None:
        while self.leaving and self.free_high():
            self.to_high(self.leaving.pop(0))

    def first_half(self, turn: Turn, skip: int) -> None:
        a, b, c, d = self.words(turn)
        assert b not in self.unrotated
        steps = [
            lambda: self.add(a, b),
            lambda: self.xor(d, a),
            lambda: self.rotate(d, 16),
            lambda: self.add(c, d),
            lambda: self.xor(b, c),
            lambda: self.rotate(b, 12),
            lambda: self.add(a, b),
            lambda: self.xor(d, a),
        ]
        for step in steps[skip:]:
            step()

    def second_half(self, turn: Turn) -> None:
        """Words that are finished leave at once where they can, since this makes room for an amount."""
        a, b, c, d = self.words(turn)
        way = {word: self.way(turn, word) for word in (a, b, c, d)}

        def finished(word: int) -> None:
            if way[word] == HIGH and self.free_high():
                self.to_high(word)
                del way[word]

        finished(a)
        self.rotate(d, 8)
        self.add(c, d)
        self.xor(b, c)
        finished(d)
        finished(c)
        if self.may_wait(turn, b):
            self.unrotated.add(b)
        else:
            self.rotate(b, 7)
        if 25 in self.amount:
            for word in sorted(self.unrotated):
                self.rotate(word, 7)
            self.unrotated.clear()
        on_stack = [word for word, its in way.items() if its == STACK]
        if on_stack:
            self.push(on_stack)
        self.leaving += [word for word, its in way.items() if its == HIGH]

    def may_wait(self, turn: Turn, b: int) -> bool:
        """Whether b's last rotation can wait for a register that holds its amount, which the quarter rounds
        in places 1 and 2 load: if b stays where it is, and does not work before."""
        number, place = turn
        if number == LAST:
            return place in (0, 2)
        return self.way(turn, b) == STAYS and (place < 3 or self.next_place(turn, b) >= 2)

    def make_room(self, turn: Turn) -> None:
        """In the last round: words that are finished go wherever there is room, the stack last, until this
        quarter round and an amount have theirs."""
        order, place = self.order(LAST), turn[1]
        if place == 0:
            return
        needed = [word for word in order[place] if not self.is_low(word)]
        finished = [word for words in order[:place] for word in words]
        finished = [word for word in finished if self.is_low(word) and word not in self.unrotated]
        finished.sort(reverse=True)  # the first words are the first that are stored
        while needed:
            room = len(self.free_low()) - 1
            in_high = [word for word in needed if self.register.get(word) in HIGH_REGISTERS]
            if room >= len(needed):
                self.fetch(needed.pop(0))
            elif self.free_high():
                self.to_high(finished.pop(0))
            elif room and in_high:
                self.fetch(in_high[0])
                needed.remove(in_high[0])
            else:
                count = 1 if in_high else min(2, len(needed) - room, len(finished))
                self.push(finished[:count])
                del finished[:count]


class Block(State):
    """chacha20_block()."""

    def function(self) -> list[str]:
        self.emit("push {r4-r7, lr}")
        self.emit(*(f"mov r{4 + i}, r{8 + i}" for i in range(4)))
        self.emit("push {r0, r1, r4-r7}")
        self.emit("ldm r1!, {r0, r2, r3}")
        self.register = {0: "r0", 1: "r2", 2: "r3"}
        self.pointer = "r1"
        self.input = {word: 4 * word - 12 for word in range(3, 16)}
        self.run((0, 0))
        self.comment("the sum with the input")
        self.sum()
        self.emit(f"add sp, #{8 + self.depth}", "pop {r4-r7}")
        self.emit(*(f"mov r{8 + i}, r{4 + i}" for i in range(4)))
        self.emit("pop {r4-r7, pc}")
        return self.lines

    def sum(self) -> None:
        """In the order of memory, so many words at a time as there are registers for input."""
        finished = sorted(word for word in self.register if self.is_low(word))
        missing = ROOM - len(self.free_low())
        if missing > 0:
            self.push(finished[-missing:])
        to, source = self.free_low()[:2]
        self.reserved |= {to, source}
        self.emit(f"ldr {to}, [sp, #{self.depth}]", f"ldr {source}, [sp, #{self.depth + 4}]")
        word = 0
        while word < 16:
            free = sorted(self.free_low())
            count = min(len(free), 16 - word)
            if any(one in self.stack for one in range(word, word + count)):
                count = min(len(free) - 1, 16 - word)  # which is loaded before it is added
            sums = free[:count]
            self.emit(f"ldm {source}!, {{{', '.join(sums)}}}")
            for register, one in zip(sums, range(word, word + count), strict=True):
                if one in self.stack:
                    self.emit(f"ldr {free[count]}, [sp, #{self.stack.pop(one) + self.depth}]")
                    self.emit(f"add {register}, {free[count]}")
                else:
                    self.emit(f"add {register}, {self.register.pop(one)}")
            self.emit(f"stm {to}!, {{{', '.join(sums)}}}")
            word += count


ROOM = 3  # low registers to begin the sum with: two pointers and one to add in

HEADER = """\
/* Printed by gen/block_armv6m.py, which says how it works.
 *
 * void chacha20_block(uint32_t out[16], const uint32_t in[16])
 *
 * The ChaCha20 block function (Bernstein, "ChaCha, a variant of Salsa20", 2008): out = in + 20 rounds of in,
 * as 16 little-endian words. All sums are mod 2^32, so that nothing can overflow. No branch, and no address
 * that depends on data.
 *
 * entry: r0 out, r1 in
 * exit: -
 * clobbers: r0-r3, r12, lr, flags
 * stack: {stack} bytes
 * cycles: {cycles} (cortex-m0)
 * code: {size} bytes
 */
"""


def source() -> str:
    """The whole file."""
    figures = {"stack": "280", "cycles": "1,735", "size": "3,076"}
    lines = [
        '#include "../backend.h"',
        "",
        "#if CHACHA20_BACKEND == CHACHA20_BACKEND_ARMV6M",
        "",
        "\t.syntax unified",
        "\t.thumb",
        '\t.section .text.chacha20_block, "ax", %progbits',
        "\t.p2align 2",
        "\t.global chacha20_block",
        "\t.type chacha20_block, %function",
        "\t.thumb_func",
        "chacha20_block:",
        *Block().function(),
        "\t.size chacha20_block, . - chacha20_block",
        "",
        "#endif",
    ]
    return HEADER.format(**figures) + "\n".join(lines) + "\n"


if __name__ == "__main__":
    print(source(), end="")
