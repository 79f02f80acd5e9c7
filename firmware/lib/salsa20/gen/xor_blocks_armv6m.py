"""Prints src/armv6m/xor_blocks.S: Salsa20's stream, added to a message, for Cortex-M0.

python xor_blocks_armv6m.py > ../src/armv6m/xor_blocks.S

A step of a quarter-round, x ^= (a + b) <<< k, is `adds t, a, b`, `rors t, amount`, `eors x, t`. ARMv6-M does
these in r0-r7 only, and rotates by an amount in a register; an addend may also be in a high register, with a
`mov` to t before. At any time about six words are in r0-r7, beside t and an amount, six more in r8-r12 and
lr, and four on the stack. Every step changes a word, which has to be low for it, so every word comes down
once a round and most go up again. To and from a high register is 2 cycles, over the stack 4, an amount 1.

What is free is the order of the steps: four chains, one for each place on the diagonal, each of four steps a
round, each bound to the others only by the words that they hand over. Steps of several chains in a row share
amounts, and words that stay. SCHEDULE has an order, and the words that move and the amounts that are given up
for each step. It comes from a beam search over orders and moves.

An amount of 23 also does for 14, in two turns. Two words that go to the stack at once are pushed, in 3 cycles
instead of 4. From one block to the next only the low word of the counter changes, word 8. What does not
depend on it is done once for all blocks: the first round but for most of one column, a quarter-round of the
second, and some sums. A constant is a word that is not stored when it leaves. A row of the last round is
finished when its chain is: it is added to the input and to the message at once.
"""

from collections.abc import Iterator

Step = tuple[int, int, int, int]  # x ^= (a + b) <<< k

COLUMNS = [(0, 4, 8, 12), (5, 9, 13, 1), (10, 14, 2, 6), (15, 3, 7, 11)]
ROWS = [(0, 1, 2, 3), (5, 6, 7, 4), (10, 11, 8, 9), (15, 12, 13, 14)]
COUNTER = 8
AMOUNTS = [25, 23, 19, 14]  # rotations to the right

# A digit is the next step of that chain, W to Z the output of its row. Before it stand words that leave the
# low registers for it, from a = 0 to high registers, from A = 0 to the stack; amounts that leave, w to z; and
# + and -, where the first or the second addend does not come to a low register of its own.
SCHEDULE = (
    "x000x2w0ix00w30adx3m33y+-2z-2bp1F1x2w2x2y1o2z1JK+-01w+-3gnx0fy0e0z0w0x-3Iy3B0y0z3ad3w+-1x3m3y-1c3z1f"
    "+-0N-2w3e3x2Ky2D3y3z2H-2+-1w+-0x2py2c2yz-0oz0a2+-3w2x-1My1L2y2z1ik1+-0w+-3x1G1y-3h1z3p1+-2w1x-0oy0J1"
    "y1z0f+-3N0w+-2x0e0y-2I0z2k0+-1w0x-3gy3B0y0z3ac3+-2w+-1x3M3y-1N3z1f3+-0w3x-2ey2D3y3z2hp2+-1w+-0x2o2y-"
    "0C2z0A2+-3w2x-1my1L2y2z1ik1w+-3x1g1y-3e1z3p+-2HO01w1x0A01y1z0fNw0j+-2x0e0y-2m0z2i+-30+-1w0x-3Gy3B0y0"
    "z3cd2w+-1x2l2y-1j2z1Fhw3k0w0x3E3-0y30awz3ix3d3y3z+-23Hw-1l1xy1B1z3x-2fy2M3y3z2n+-1w2px2l2y2z2w+-0IJ0"
    "by0z02x-1ay1O2y2z1k+-3+-0w-1C-3x1dy3jy1n1z3p1+-2w1x-0Ly0G1y1z0fh0+-3w+-2x0B0y-2c0z2k0+-1w0x-3jy3E0y0"
    "z3a+-1x+-2I3wx3d3y3z3wy-1Hz1f+-0w3x-2by2M3y3z2np2+-1w+-0x2L2y-0I2z0a2+-3w2x-1dy1O2y2z1ck1+-0w+-3x1j1"
    "y-3B1z3P1+-2w1x-0Ny0g1y1z0AMX222Y333y3Z000w0W"
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
# On the stack, from the stack pointer up: the input, constants, what else stays from one block to the next, a
# block for messages at other addresses than multiples of 4.
INPUT = 0
CONSTANTS = [*(name for name in FIRST if name[0] != "i"), "v4", *SUMS.values()]
POINTERS = ["in", "out", "end", "bytes", "bytes in", "bytes out", "bytes end"]
HOME = {f"i{word}": INPUT + 4 * word for word in range(16)}
HOME |= {name: 64 + 4 * i for i, name in enumerate([*CONSTANTS, *POINTERS])}
STAGE = 64 + 4 * len(CONSTANTS + POINTERS)
FRAME = STAGE + 64
LOW = [f"r{i}" for i in range(8)]
HIGH = ["r8", "r9", "r10", "r11", "r12", "lr"]


class Token:
    """One step or output of the schedule."""

    def __init__(self, text: str) -> None:
        self.what = text[-1]
        self.direct = ("+" in text, "-" in text)
        self.to_high = [ord(one) - ord("a") for one in text[:-1] if "a" <= one <= "p"]
        self.to_stack = [ord(one) - ord("A") for one in text[:-1] if "A" <= one <= "P"]
        self.amounts = [AMOUNTS["wxyz".index(one)] for one in text[:-1] if one in "wxyz"]


def tokens(schedule: str) -> Iterator[Token]:
    text = ""
    for one in schedule:
        text += one
        if one.isdigit() or one in "WXYZ":
            yield Token(text)
            text = ""


class Code:
    """The lines so far, and where values are after them.

    A value is a word of the state, by its number, or a name. On the stack it has an offset from the stack
    pointer at the beginning of a block, so that it stays the same however much is pushed."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.register: dict[int | str, str] = {}
        self.stack: dict[int | str, int] = {}
        self.amount: dict[int, str] = {}
        self.free = list(LOW)
        self.depth = 0  # bytes pushed
        self.left: list[int] = []  # offsets of what was pushed and is not needed any more

    def emit(self, *instructions: str) -> None:
        self.lines += [f"\t{instruction}" for instruction in instructions]

    def comment(self, text: str) -> None:
        self.lines.append(f"\t/* {text} */")

    def take(self) -> str:
        return self.free.pop(0)

    def release(self, *registers: str) -> None:
        self.free += [one for one in registers if one in LOW]

    def free_high(self) -> list[str]:
        return [one for one in HIGH if one not in self.register.values()]

    def at(self, offset: int) -> str:
        return f"[sp, #{offset + self.depth}]"

    def is_low(self, value: int | str) -> bool:
        return self.register.get(value) in LOW

    def fetch(self, value: int | str) -> str:
        """In a low register."""
        if not self.is_low(value):
            register = self.take()
            self.put(value, register)
            self.register[value] = register
        return self.register[value]

    def put(self, value: int | str, register: str) -> None:
        """Its value in that register."""
        if value in self.register:
            self.emit(f"mov {register}, {self.register[value]}")
        else:
            self.emit(f"ldr {register}, {self.at(self.stack[value])}")

    def rotate(self, register: str, left: int) -> None:
        right = 32 - left
        if right == 14 and right not in self.amount and 23 in self.amount:
            self.emit(*[f"rors {register}, {self.amount[23]}"] * 2)
            return
        if right not in self.amount:
            self.amount[right] = self.take()
            self.emit(f"movs {self.amount[right]}, #{right}")
        self.emit(f"rors {register}, {self.amount[right]}")


class Before(Code):
    """What is done once."""

    def words(self, names: dict[int, str]) -> None:
        """The words, from where these names are on the stack."""
        for word, name in names.items():
            self.register[word] = self.take()
            self.emit(f"ldr {self.register[word]}, {self.at(HOME[name])}")

    def keep(self, names: dict[int, str]) -> None:
        for word, name in names.items():
            self.emit(f"str {self.register[word]}, {self.at(HOME[name])}")

    def leave(self) -> None:
        self.release(*self.register.values())
        self.register.clear()

    def turn(self, register: str, left: int) -> None:
        self.rotate(register, left)
        self.release(*self.amount.values())
        self.amount.clear()

    def rotated_sum(self, a: int, b: int, left: int) -> str:
        rotated = self.take()
        self.emit(f"adds {rotated}, {self.register[a]}, {self.register[b]}")
        self.turn(rotated, left)
        return rotated

    def steps(self, chain: int, first: int, end: int) -> None:
        for number in range(first, end):
            x, a, b, left = step(chain, number)
            rotated = self.rotated_sum(a, b, left)
            self.emit(f"eors {self.register[x]}, {rotated}")
            self.release(rotated)

    def keep_sum(self, name: str, a: int, b: int, left: int) -> None:
        rotated = self.rotated_sum(a, b, left)
        self.emit(f"str {rotated}, {self.at(HOME[name])}")
        self.release(rotated)

    def body(self) -> None:
        self.comment("the columns of round 1 that are constant")
        for chain in (1, 2, 3):
            words = COLUMNS[chain]
            self.words({word: f"i{word}" for word in words})
            self.steps(chain, 0, 4)
            # Until its row is done, a word is where it will be then.
            self.keep({word: FIRST[word] for word in words})
            self.leave()
        self.comment("column 0, as far as it is constant")
        self.words({0: "i0", 4: "i4", 12: "i12"})
        self.steps(0, 0, 1)
        self.keep({4: "v4"})
        self.keep_sum("s8", 4, 0, 9)
        self.leave()
        self.comment("round 2, as far as it is constant")
        self.words({4: "v4", 5: "w5", 6: "w6", 7: "w7"})
        self.steps(1, 4, 8)
        self.keep({word: f"w{word}" for word in (4, 5, 6, 7)})
        self.leave()
        self.words({9: "v9", 10: "v10", 11: "w11"})
        self.steps(2, 4, 5)
        self.keep({11: "w11"})
        self.keep_sum("t8", 11, 10, 9)
        self.leave()
        self.words({14: "v14", 15: "v15"})
        self.keep_sum("t12", 15, 14, 7)
        self.leave()


class Loop(Code):
    """A block."""

    def __init__(self) -> None:
        super().__init__()
        self.stack = {word: HOME[name] for word, name in enumerate(FIRST)}
        self.done = list(DONE)
        self.row = 0  # that the pointers to the message are at
        self.token = Token("W")

    # Making room

    def make_room(self, count: int, *pinned: int) -> None:
        """So many low registers are free; of what is to leave, something does that is not needed now."""
        while len(self.free) < count:
            self.one_leaves(*pinned)

    def somebody_leaves(self) -> bool:
        going = self.token
        return bool(going.to_high or going.to_stack or {*going.amounts} & {*self.amount})

    def one_leaves(self, *pinned: int) -> None:
        going = self.token
        for right in going.amounts:
            if right in self.amount:
                self.release(self.amount.pop(right))
                return
        for word in going.to_high:
            if word not in pinned and self.free_high():
                going.to_high.remove(word)
                register, high = self.register[word], self.free_high()[0]
                self.emit(f"mov {high}, {register}")
                self.register[word] = high
                self.release(register)
                return
        words = [word for word in going.to_stack if word not in pinned]
        going.to_stack = [word for word in going.to_stack if word in pinned]
        assert words
        self.to_stack(words)

    def to_stack(self, words: list[int]) -> None:
        """What has not changed is there already. A single word goes where one was pushed before; more are
        pushed."""
        new = sorted((word for word in words if word not in self.stack), key=lambda word: self.register[word])
        registers = [self.register[word] for word in new]
        if len(new) == 1 and self.left:
            self.stack[new[0]] = self.left.pop(0)
            self.emit(f"str {registers[0]}, {self.at(self.stack[new[0]])}")
        elif new:
            self.emit(f"push {{{', '.join(registers)}}}")
            self.depth += 4 * len(new)
            for i, word in enumerate(new):
                self.stack[word] = 4 * i - self.depth
        for word in words:
            self.release(self.register.pop(word))

    def changed(self, word: int) -> None:
        offset = self.stack.pop(word, 0)
        if offset < 0:
            self.left.append(offset)

    # Steps

    def body(self) -> None:
        for token in tokens(SCHEDULE):
            self.token = token
            if token.what.isdigit():
                self.step(int(token.what))
            else:
                self.output("WXYZ".index(token.what))
            while self.somebody_leaves():
                self.one_leaves()

    def step(self, chain: int) -> None:
        number = self.done[chain]
        self.done[chain] += 1
        x, a, b, left = step(chain, number)
        at, right = (chain, number), 32 - left
        if at in SUMS:
            self.make_room(1)
            rotated = self.take()
            self.emit(f"ldr {rotated}, {self.at(HOME[SUMS[at]])}")
        else:
            rotated = self.sum_of(a, b, old_4=at == OLD_4)
            if right not in self.amount and not (right == 14 and 23 in self.amount):
                self.make_room(1)
            self.rotate(rotated, left)
        if not self.is_low(x):
            self.make_room(1, x)
        self.fetch(x)
        self.emit(f"eors {self.register[x]}, {rotated}")
        self.changed(x)
        self.release(rotated)

    def sum_of(self, a: int, b: int, *, old_4: bool) -> str:
        """In a register of its own."""
        if old_4:
            self.make_room(1, a, b)
            rotated = self.take()
            self.emit(f"ldr {rotated}, {self.at(HOME['v4'])}", f"add {rotated}, {self.register[COUNTER]}")
            return rotated
        direct = [word for word, its in zip((a, b), self.token.direct, strict=True) if its]
        coming = [word for word in (a, b) if word not in direct and not self.is_low(word)]
        self.make_room(len(coming) + 1, a, b)
        for word in coming:
            self.fetch(word)
        rotated = self.take()
        if direct:
            first = next((word for word in direct if word not in self.register), direct[0])
            self.put(first, rotated)
            self.emit(f"add {rotated}, {self.register[b if first == a else a]}")
        else:
            self.emit(f"adds {rotated}, {self.register[a]}, {self.register[b]}")
        return rotated

    # Output

    def output(self, row: int) -> None:
        """out = in ^ (the row + its input)."""
        words = [4 * row + i for i in range(4)]
        self.token.amounts = [*self.amount]
        last = SCHEDULE.endswith(self.token.what)
        # Two pointers and two sums; words of the row itself make room where nothing else does.
        low = [word for word in words if self.is_low(word)]
        while len(self.free) < 4 and self.somebody_leaves():
            self.one_leaves()
        while len(self.free) < 4:
            word = low.pop()
            (self.token.to_high if self.free_high() else self.token.to_stack).append(word)
            self.one_leaves()
        self.comment(f"row {row} is finished")
        for name in ("in", "out"):
            self.stack.setdefault(name, HOME[name])
            self.fetch(name)
        self.move_pointers(row)
        for pair in (words[:2], words[2:]):
            self.output_pair(pair)
        self.row = row + 1
        if last:
            self.move_pointers(4)
            return
        for name in ("in", "out"):
            register, high = self.register[name], self.free_high()[0]
            self.emit(f"mov {high}, {register}")
            self.register[name] = high
            self.release(register)

    def move_pointers(self, row: int) -> None:
        distance = 16 * (row - self.row)
        if distance:
            operation = "adds" if distance > 0 else "subs"
            self.emit(*(f"{operation} {self.register[name]}, #{abs(distance)}" for name in ("in", "out")))

    def two(self) -> list[str]:
        """Registers in ascending order, as the memory's."""
        return sorted(self.take() for _ in range(2))

    def output_pair(self, pair: list[int]) -> None:
        sums = self.two()
        for word, register, spare in zip(pair, sums, reversed(sums), strict=True):
            self.emit(f"ldr {register}, {self.at(HOME[f'i{word}'])}")
            if word == COUNTER:
                self.emit(f"adds {spare}, {register}, #1", f"str {spare}, {self.at(HOME['i8'])}")
        for word, register in zip(pair, sums, strict=True):
            if word not in self.register:
                spare = self.fetch(word)
            self.emit(f"add {register}, {self.register[word]}")
            self.changed(word)
            self.release(self.register.pop(word))
        source, to = self.register["in"], self.register["out"]
        message = self.two()
        self.emit(f"ldm {source}!, {{{', '.join(message)}}}")
        self.emit(*(f"eors {one}, {other}" for one, other in zip(sums, message, strict=True)))
        self.emit(f"stm {to}!, {{{', '.join(sums)}}}")
        self.release(*sums, *message)

    def end(self) -> None:
        """The next block, if there is one."""
        end = self.take()
        self.emit(f"str {self.register['in']}, {self.at(HOME['in'])}")
        self.emit(f"str {self.register['out']}, {self.at(HOME['out'])}")
        self.emit(f"ldr {end}, {self.at(HOME['end'])}")
        if self.depth:
            self.emit(f"add sp, #{self.depth}")
        self.emit(f"cmp {self.register['out']}, {end}", "beq 2f", "bl 1b")


# Between memory at any address and a block on the stack: r0 to, r1 from; ends with r1 behind it.
COPY = """\
	movs r2, #8
{label}:
{moves}
	adds r0, #8
	adds r1, #8
	subs r2, #1
	bne {label}b
"""


def copy(label: int) -> list[str]:
    moves = "\n".join(f"\tldrb r3, [r1, #{i}]\n\tstrb r3, [r0, #{i}]" for i in range(8))
    return COPY.format(label=label, moves=moves).splitlines()


def function() -> list[str]:
    frame = Code()

    def at(name: str) -> str:
        return frame.at(HOME[name])

    frame.emit("push {r4-r7, lr}")
    frame.emit(*(f"mov r{4 + i}, r{8 + i}" for i in range(4)))
    frame.emit("push {r4-r7}", f"sub sp, #{FRAME + PADDING}")
    frame.comment("a copy of the input")
    frame.emit("mov r4, sp")
    for registers in ("r5, r6, r7", "r5, r6, r7", "r5, r6, r7", "r5, r6, r7", "r5, r6, r7", "r5"):
        frame.emit(f"ldm r3!, {{{registers}}}", f"stm r4!, {{{registers}}}")
    frame.emit("lsls r2, r2, #6", "adds r2, r0", f"str r0, {at('out')}", f"str r1, {at('in')}")
    frame.emit(f"str r2, {at('end')}")
    before = Before()
    before.body()
    frame.lines += before.lines
    frame.comment("messages at other addresses than multiples of 4 go through a block on the stack")
    frame.emit(f"ldr r0, {at('out')}", f"ldr r1, {at('in')}", "mov r2, r0", "orrs r2, r1", "movs r3, #3")
    frame.emit("ands r2, r3", f"str r2, {at('bytes')}", "beq 1f")
    frame.emit(f"str r0, {at('bytes out')}", f"ldr r0, {at('end')}", f"str r0, {at('bytes end')}")
    frame.lines.append("3:")
    frame.emit(f"add r0, sp, #{STAGE}", f"str r0, {at('in')}", f"str r0, {at('out')}")
    frame.lines += copy(4)
    frame.emit(f"str r1, {at('bytes in')}", f"str r0, {at('end')}")
    loop = Loop()
    loop.body()
    loop.end()
    frame.lines += ["\t.p2align 2", "1:", *loop.lines, "2:"]
    frame.emit(f"ldr r0, {at('bytes')}", "cmp r0, #0", "beq 6f")
    frame.emit(f"ldr r0, {at('bytes out')}", f"add r1, sp, #{STAGE}")
    frame.lines += copy(5)
    frame.emit(f"str r0, {at('bytes out')}", f"ldr r1, {at('bytes end')}", "cmp r0, r1", "beq 6f")
    frame.emit(f"ldr r1, {at('bytes in')}", "bl 3b")
    frame.lines.append("6:")
    frame.emit(f"add sp, #{FRAME + PADDING}", "pop {r4-r7}")
    frame.emit(*(f"mov r{8 + i}, r{4 + i}" for i in range(4)))
    frame.emit("pop {r4-r7, pc}")
    return frame.lines


PADDING = (FRAME + 36) % 8  # SP is a multiple of 8 where it may be looked at

HEADER = """\
/* Printed by gen/xor_blocks_armv6m.py, which says how it works.
 *
 * void salsa20_xor_blocks(uint8_t *out, const uint8_t *in, size_t blocks, const uint32_t input[16])
 *
 * out = in ^ stream, `blocks` times 64 bytes, at least one. A block of the stream is input + 20 rounds of
 * input (Bernstein, "The Salsa20 family of stream ciphers", 2008), as 16 little-endian words; input[8] counts
 * the blocks, and its carry goes nowhere. All sums are mod 2^32, so that nothing can overflow. No branch and
 * no address depends on anything but the number of blocks and whether out and in are multiples of 4.
 *
 * entry: r0 out, r1 in, both at any address, r2 blocks, r3 input
 * exit: -
 * clobbers: r0-r3, r12, lr, flags
 * stack: {stack} bytes
 * cycles: {cycles} (cortex-m0) for one block
 *         {more} for each that follows
 *         {bytes} for one block where out or in is no multiple of 4
 *         {more_bytes} for each that follows
 * code: {size} bytes
 */
"""
FIGURES = {
    **{"stack": "308", "cycles": "2,030", "more": "1,754", "size": "3,550"},
    **{"bytes": "2,658", "more_bytes": "2,386"},
}


def source() -> str:
    """The whole file."""
    lines = [
        '#include "../backend.h"',
        "",
        "#if SALSA20_BACKEND == SALSA20_BACKEND_ARMV6M",
        "",
        "\t.syntax unified",
        "\t.thumb",
        '\t.section .text.salsa20_xor_blocks, "ax", %progbits',
        "\t.p2align 2",
        "\t.global salsa20_xor_blocks",
        "\t.type salsa20_xor_blocks, %function",
        "\t.thumb_func",
        "salsa20_xor_blocks:",
        *function(),
        "\t.size salsa20_xor_blocks, . - salsa20_xor_blocks",
        "",
        "#endif",
    ]
    return HEADER.format(**FIGURES) + "\n".join(lines) + "\n"


if __name__ == "__main__":
    print(source(), end="")
