"""Prints src/armv7em/xor_blocks.S: Salsa20's stream, added to a message, for Cortex-M4.

python xor_blocks_armv7em.py > ../src/armv7em/xor_blocks.S

A step of a quarter-round, x ^= (a + b) <<< k, is `add t, a, b` and `eor x, x, t, ror #(32 - k)`: no rotation
costs anything, and t needs a register. So 13 of the 16 words are in the core's registers, and three wait
elsewhere, in registers of the FPU or on the stack. All words are needed in every round, so words have to be
moved. What is free is the order of the steps: four chains, one for each place on the diagonal, each of four
steps a round, each bound to the others only by the words that they hand over. SCHEDULE has an order in which
few words move, and which ones move out. It comes from a beam search over orders and moves.

From one block to the next only the low word of the counter changes, word 8. What does not depend on it, 39 of
the 640 instructions of the rounds, is done once for all blocks: the first round but for most of one column,
a quarter-round of the second, and some sums. A constant is a word that is not stored when it leaves.
A row of the last round is finished when its chain is: it is added to the input and to the message at once,
which makes room for the others.
"""

import re
from collections.abc import Iterator

Step = tuple[int, int, int, int]  # x ^= (a + b) <<< k

COLUMNS = [(0, 4, 8, 12), (5, 9, 13, 1), (10, 14, 2, 6), (15, 3, 7, 11)]
ROWS = [(0, 1, 2, 3), (5, 6, 7, 4), (10, 11, 8, 9), (15, 12, 13, 14)]
ROUNDS = 20
COUNTER = 8

# A digit is the next step of that chain, a capital the output of its row. Small letters before it are words,
# from a = 0, that leave the core for it.
SCHEDULE = (
    "0000002221333311j2022132k000000a333133330111hp22221111n022220100g3000a333022223k111g3331111f03330030"
    "00eh2232203200233322dl122k11100001121a31d33333m21122223211io00003311113n2223o011p00022200112010bj300"
    "a33032222333k1j1131111g0033003003ce23222113313h0001e233f2220002230332dl1222k111110100012a3d333333p21"
    "12212221go00100000101m331330p2o2211122001220iklBA3333DC"
)
# Steps of each chain that are done before the first block.
DONE = (1, 8, 5, 4)


def step(chain: int, number: int) -> Step:
    """Of a quarter-round."""
    within, place = divmod(number, 4)
    a, b, c, d = (ROWS if within % 2 else COLUMNS)[chain]
    return [(b, a, d, 7), (c, b, a, 9), (d, c, b, 13), (a, d, c, 18)][place]


# Where a word stands when the schedule begins: i, as in the input; v, after its column; w, after its row too.
FIRST = ["i0", "v1", "v2", "v3", "w4", "w5", "w6", "w7", "i8", "v9", "v10", "w11", "i12", "v13", "v14", "v15"]
# Sums, rotated, of constants, that are added to a word in these steps; and the step in which word 4 is v4.
SUMS = {(0, 1): "s8", (2, 5): "t8", (3, 4): "t12"}
OLD_4 = (0, 2)
# Constants beside them, and what else stays from one block to the next.
CONSTANTS = [*(name for name in FIRST if name != "i8"), "v4", *SUMS.values()]
POINTERS = ["in", "out", "end", "i8"]
REGISTERS = [*(f"r{i}" for i in range(13)), "lr"]
INPUT = 0  # offset of a copy of it on the stack


def tokens(schedule: str) -> Iterator[tuple[list[int], str]]:
    """Words that leave, and what is done then."""
    leaving: list[int] = []
    for one in schedule:
        if one.islower():
            leaving.append(ord(one) - ord("a"))
        else:
            yield leaving, one
            leaving = []


class Code:
    """The lines so far, and where values are after them.

    A value is a word of the state, by its number, a constant, by its name, or a pointer. Outside of the core
    it has a place, with a number: a register of the FPU, or a word of the stack."""

    def __init__(self, *, fpu: bool) -> None:
        self.fpu = fpu
        self.lines: list[str] = []
        self.free = list(REGISTERS)
        self.register: dict[int | str, str] = {}
        self.place: dict[int | str, int] = {}
        self.home: dict[str, int] = {}  # places that nothing else may take
        self.places = 0

    def emit(self, *instructions: str) -> None:
        self.lines += [f"\t{instruction}" for instruction in instructions]

    def comment(self, text: str) -> None:
        self.lines.append(f"\t/* {text} */")

    # Places

    def new_home(self, name: str) -> None:
        self.home[name] = self.places
        self.places += 1

    def offset(self, place: int) -> int:
        return INPUT + 64 + 4 * place

    def save(self, register: str, place: int) -> None:
        if self.fpu:
            self.emit(f"vmov s{place}, {register}")
        else:
            self.emit(f"str.w {register}, [sp, #{self.offset(place)}]")

    def load(self, register: str, place: int) -> None:
        if self.fpu:
            self.emit(f"vmov {register}, s{place}")
        else:
            self.emit(f"ldr.w {register}, [sp, #{self.offset(place)}]")

    def spare_place(self) -> int:
        used = {*self.home.values(), *self.place.values()}
        place = next(place for place in range(len(used) + 1) if place not in used)
        self.places = max(self.places, place + 1)
        return place

    # Registers

    def take(self) -> str:
        return self.free.pop(0)

    def release(self, *registers: str) -> None:
        """The one that has been free for longest is taken first, so that a load can go far up."""
        self.free += registers

    def leave(self, word: int) -> None:
        register = self.register.pop(word)
        if word not in self.place:
            self.place[word] = self.spare_place()
            self.save(register, self.place[word])
        self.release(register)

    def enter(self, value: int | str) -> str:
        """In a register of the core."""
        if value not in self.register:
            register = self.take()
            self.load(register, self.place[value])
            self.register[value] = register
        return self.register[value]

    # Steps

    def sum_of(self, a: str, b: str, to: str) -> None:
        self.emit(f"add.w {to}, {a}, {b}")

    def add_to(self, x: str, rotated: str, left: int) -> None:
        self.emit(f"eor.w {x}, {x}, {rotated}" + (f", ror #{32 - left}" if left else ""))


class Before(Code):
    """Up to the first block."""

    def enter_input(self, *words: int) -> None:
        """Words of the input, which r3 points to; a copy goes to the stack."""
        registers = [self.take() for _ in words]
        for word, register in zip(words, registers, strict=True):
            self.emit(f"ldr.w {register}, [r3, #{4 * word}]")
            self.register[word] = register
        for word, register in zip(words, registers, strict=True):
            self.emit(f"str.w {register}, [sp, #{INPUT + 4 * word}]")

    def steps(self, chain: int, first: int, end: int) -> None:
        for number in range(first, end):
            x, a, b, left = step(chain, number)
            rotated = self.take()
            self.sum_of(self.register[a], self.register[b], rotated)
            self.add_to(self.register[x], rotated, left)
            self.release(rotated)

    def constant(self, name: str, register: str) -> None:
        self.save(register, self.home[name])

    def finished(self, *names: str) -> None:
        """Words of these names leave."""
        for name in names:
            register = self.register.pop(int(name[1:]))
            self.constant(name, register)
            self.release(register)

    def rotated_sum(self, name: str, a: int, b: int, left: int) -> None:
        register = self.take()
        self.sum_of(self.register[a], self.register[b], register)
        self.emit(f"ror.w {register}, {register}, #{32 - left}")
        self.constant(name, register)
        self.release(register)

    def body(self) -> None:
        self.emit("add.w r2, r0, r2, lsl #6")
        bias = 4 * LAST_WORD
        if bias:
            self.emit(f"add.w r0, r0, #{bias}", f"add.w r1, r1, #{bias}", f"add.w r2, r2, #{bias}")
        for register, name in (("r2", "end"), ("r0", "out"), ("r1", "in")):
            self.save(register, self.home[name])
        self.free.remove("r3")
        for chain in (1, 2, 3):
            self.comment(f"column {chain} of round 1")
            self.enter_input(*COLUMNS[chain])
            self.steps(chain, 0, 4)
            self.finished(*(["v1", "v13"], ["v2"], ["v3"])[chain - 1])
        self.comment("column 0, as far as it is constant")
        self.enter_input(8)
        self.finished("i8")
        self.enter_input(0, 4, 12)
        self.steps(0, 0, 1)
        self.constant("v4", self.register[4])
        self.rotated_sum("s8", 4, 0, 9)
        self.finished("i0", "i12")
        self.comment("rows of round 2, as far as they are constant")
        self.steps(1, 4, 8)
        self.finished("w4", "w5", "w6", "w7")
        self.steps(2, 4, 5)
        self.rotated_sum("t8", 11, 10, 9)
        self.rotated_sum("t12", 15, 14, 7)
        self.finished("v9", "v10", "w11", "v14", "v15")
        self.release("r3")


class Loop(Code):
    """A block."""

    def __init__(self, before: Code) -> None:
        super().__init__(fpu=before.fpu)
        self.home, self.places = dict(before.home), before.places
        self.place = {word: self.home[name] for word, name in enumerate(FIRST)}
        self.done = list(DONE)
        self.left = 4  # rows
        self.leaving: list[int] = []

    def make_room(self, keep: list[int], spare: int) -> None:
        """So many registers are free; of the words that are to leave, those go that may."""
        while len(self.free) < spare:
            word = next(word for word in self.leaving if word not in keep)
            self.leaving.remove(word)
            self.leave(word)

    def missing(self, *words: int) -> int:
        return sum(word not in self.register for word in words)

    def body(self) -> None:
        for leaving, one in tokens(SCHEDULE):
            self.leaving = [*leaving]
            if one.isdigit():
                self.step(int(one))
            else:
                self.output(ord(one) - ord("A"))
            assert not self.leaving

    def step(self, chain: int) -> None:
        number = self.done[chain]
        self.done[chain] += 1
        x, a, b, left = step(chain, number)
        at = (chain, number)
        if at in SUMS:
            self.make_room([x], self.missing(x) + 1)
            rotated, left = self.take(), 0
            self.load(rotated, self.home[SUMS[at]])
        elif at == OLD_4:
            self.make_room([a], self.missing(a) + 1)
            rotated = self.take()
            self.load(rotated, self.home["v4"])
            self.sum_of(rotated, self.enter(a), rotated)
        else:
            self.make_room([a, b], self.missing(a, b) + 1)
            first, second = self.enter(a), self.enter(b)
            rotated = self.take()
            self.sum_of(first, second, rotated)
        self.make_room([x], self.missing(x))
        self.add_to(self.enter(x), rotated, left)
        self.place.pop(x, None)
        self.release(rotated)

    def output(self, row: int) -> None:
        """out = in ^ (the row + its input). So many words at a time as registers are free for what they are
        added to; the last word of all moves the pointers on."""
        self.left -= 1
        words = [4 * row + i for i in range(4)]
        if not self.left:
            assert words[3] == LAST_WORD
        self.make_room(words, self.missing(*words) + 2 + self.missing("in", "out"))
        for name in ("in", "out"):
            if name not in self.register:
                self.place[name] = self.home[name]
                self.enter(name)
        for word in words:
            self.enter(word)
        while words:
            count = min(len(words), max(len(self.free) // 2, 1))
            if len(self.free) < 2 * count:
                count = min(len(words), len(self.free))
            several = len(self.free) >= 2 * count
            now, words = words[:count], words[count:]
            added = [self.take() for _ in now]
            message = [self.take() for _ in now] if several else added
            for word, register in zip(now, added, strict=True):
                self.load_input(word, register)
            if several:
                self.load_message(now, message)
            for word, register in zip(now, added, strict=True):
                self.sum_of(self.register[word], register, self.register[word])
                if word == COUNTER:
                    self.emit(f"add.w {register}, {register}, #1")
                    self.save(register, self.home["i8"])
            if not several:
                self.load_message(now, message)
            for word, register in zip(now, message, strict=True):
                self.add_to(self.register[word], register, 0)
            for word in now:
                self.emit(f"str.w {self.register[word]}, {self.address('out', word)}")
                self.release(self.register.pop(word))
            self.release(*dict.fromkeys([*added, *message]))
        self.free.sort(key=REGISTERS.index)
        if not self.left:
            end = self.take()
            self.save(self.register["in"], self.home["in"])
            self.save(self.register["out"], self.home["out"])
            self.load(end, self.home["end"])
            self.emit(f"cmp {self.register['out']}, {end}")

    def load_input(self, word: int, register: str) -> None:
        if word == COUNTER:
            self.load(register, self.home["i8"])
        else:
            self.emit(f"ldr.w {register}, [sp, #{INPUT + 4 * word}]")

    def load_message(self, words: list[int], registers: list[str]) -> None:
        for word, register in zip(words, registers, strict=True):
            self.emit(f"ldr.w {register}, {self.address('in', word)}")

    def address(self, pointer: str, word: int) -> str:
        register = self.register[pointer]
        if word == LAST_WORD:
            return f"[{register}], #64"
        return f"[{register}, #{4 * (word - LAST_WORD)}]"


class Instruction:
    """What it reads and writes: registers, words of the stack, flags."""

    def __init__(self, text: str) -> None:
        self.text = text
        name, _, operands = text.strip().partition(" ")
        self.name = name.removesuffix(".w")
        registers = re.findall(r"\b(?:[rs]\d+|lr)\b", operands)
        on_stack = re.findall(r"\[sp, (#\d+)\]", operands)
        self.reads, self.writes = {*registers[1:]}, {*registers[:1]}
        match self.name:
            case "cmp":
                self.reads, self.writes = {*registers}, {"flags"}
            case "str":
                self.reads, self.writes = {*registers}, {*on_stack}
            case "ldr":
                self.reads |= {*on_stack}
        if operands.endswith("], #64"):
            self.writes.add(registers[1])

    @property
    def moves(self) -> bool:
        return self.name in ("ldr", "str", "vmov")

    def must_precede(self, other: "Instruction") -> bool:
        return bool(self.writes & (other.reads | other.writes) or self.reads & other.writes)


def cost(before: Instruction | None, one: Instruction) -> int:
    """Cycles of an instruction behind another."""
    name = before.name if before else ""
    if one.name == "ldr":
        return {"ldr": 1, "str": 3}.get(name, 2)
    if one.name == "str":
        return 2 if name == "ldr" else 1
    return 1


def settle(lines: list[str]) -> list[str]:
    """Loads and stores go to where they cost least, a few instructions up or down: a load next to another
    costs 1 instead of 2, one next to a store 1 more."""
    code = [Instruction(text) for text in lines if "/*" not in text]

    def around(first: int, end: int) -> int:
        return sum(cost(code[i - 1] if i else None, code[i]) for i in range(first, min(end, len(code))))

    def best(at: int) -> int:
        """Where it may go and costs least: the present place if no other is better."""
        one = code[at]
        found, least = at, 0
        for way in (-1, 1):
            to = at
            for _ in range(REACH):
                to += way
                if not 0 <= to < len(code):
                    break
                if (code[to].must_precede(one) if way < 0 else one.must_precede(code[to])):
                    break
                first, end = min(at, to), max(at, to) + 2
                now = around(first, end)
                moved = code.pop(at)
                code.insert(to, moved)
                gain = around(first, end) - now
                code.insert(at, code.pop(to))
                if gain < least:
                    found, least = to, gain
        return found

    for _ in range(SWEEPS):
        for at in range(len(code)):
            if code[at].moves:
                to = best(at)
                if to != at:
                    code.insert(to, code.pop(at))
    return [one.text for one in code]


REACH, SWEEPS = 24, 6

# The pointers are to this word, so that the access to it, the last of a block, can move them on.
LAST_WORD = 4 * (ord(SCHEDULE[-1]) - ord("A")) + 3


def function(*, fpu: bool) -> tuple[list[str], int]:
    before = Before(fpu=fpu)
    for name in (*POINTERS, *CONSTANTS):
        before.new_home(name)
    before.body()
    loop = Loop(before)
    loop.body()
    size = 64 + (0 if fpu else 4 * loop.places)
    size += (size + 36) % 8  # beside the nine registers below
    assert not fpu or loop.places <= 32
    frame = Code(fpu=fpu)
    frame.emit("push.w {r4-r11, lr}")
    if fpu:
        frame.emit("vpush {s16-s31}")
    frame.emit(f"sub.w sp, sp, #{size}")
    frame.lines += [*before.lines, "\t.p2align 2", "1:", *settle(loop.lines)]
    frame.emit("bne.w 1b", f"add.w sp, sp, #{size}")
    if fpu:
        frame.emit("vpop {s16-s31}")
    frame.emit("pop.w {r4-r11, pc}")
    return frame.lines, size


HEADER = """\
/* Printed by gen/xor_blocks_armv7em.py, which says how it works.
 *
 * void salsa20_xor_blocks(uint8_t *out, const uint8_t *in, size_t blocks, const uint32_t input[16])
 *
 * out = in ^ stream, `blocks` times 64 bytes, at least one. A block of the stream is input + 20 rounds of
 * input (Bernstein, "The Salsa20 family of stream ciphers", 2008), as 16 little-endian words; input[8] counts
 * the blocks, and its carry goes nowhere. All sums are mod 2^32, so that nothing can overflow. No branch and
 * no address depends on anything but the number of blocks.
 *
 * entry: r0 out, r1 in, both at any address, r2 blocks, r3 input
 * exit: -
 * clobbers: r0-r3, r12, lr, flags, s0-s15
 * stack: {stack} bytes
 * cycles: {cycles} (cortex-m4f) for one block
 *         {more} for each that follows
 * code: {size} bytes
 *
 * Without registers of the FPU (-DTHUMBKAT_NO_FPU, or none there), words wait on the stack:
 *
 * no-fpu stack: {stack_no_fpu} bytes
 * no-fpu cycles: {cycles_no_fpu} (cortex-m4f) for one block
 *                {more_no_fpu} for each that follows
 * no-fpu code: {size_no_fpu} bytes
 */
"""

FIGURES = {
    **{"stack": "168", "cycles": "981", "more": "813", "size": "3,630"},
    **{"stack_no_fpu": "216", "cycles_no_fpu": "1,011", "more_no_fpu": "871", "size_no_fpu": "3,622"},
}


def source() -> str:
    """The whole file."""
    lines = [
        '#include "../backend.h"',
        "",
        "#if SALSA20_BACKEND == SALSA20_BACKEND_ARMV7EM",
        "",
        "\t.syntax unified",
        "\t.thumb",
        '\t.section .text.salsa20_xor_blocks, "ax", %progbits',
        "\t.p2align 2",
        "\t.global salsa20_xor_blocks",
        "\t.type salsa20_xor_blocks, %function",
        "\t.thumb_func",
        "salsa20_xor_blocks:",
        "#if SALSA20_FPU",
        *function(fpu=True)[0],
        "#else",
        *function(fpu=False)[0],
        "#endif",
        "\t.size salsa20_xor_blocks, . - salsa20_xor_blocks",
        "",
        "#endif",
    ]
    return HEADER.format(**FIGURES) + "\n".join(lines) + "\n"


if __name__ == "__main__":
    print(source(), end="")
