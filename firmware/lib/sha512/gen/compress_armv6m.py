"""Prints src/armv6m/compress.S: the compression of SHA-512 for Cortex-M0.

python compress_armv6m.py > ../src/armv6m/compress.S

A block is five passes over 16 words of the schedule, each followed by 16 rounds. ARMv6-M computes in r0-r7
only, so that a step has room for what it works on and nothing else; the rest waits in memory, from where one
instruction loads many words.

Half of a sum of rotated words is what is shifted to the right and what is shifted to the left. Shifts to one
side make a chain, whose distances add up: of Sigma1 the lower half is

    ((low >> 4 ^ low) >> 5 ^ high) >> 9  ^  ((low << 5 ^ high) << 4 ^ high) << 14

and the upper half the same with low and high in each other's place. sigma0 is rot1(x ^ rot7(x)) ^ shr7(x):
rot7 and shr7 have all but one term in common.

A pass goes through the ring in loops, each as far as the words that it needs lie at the same distances.

Maj(a, b, c) = ((a ^ b) & (b ^ c)) ^ b, where a ^ b is b ^ c of the next round and
waits in two high registers.

a, b, c and d are four places on the stack; e, f, g and h four more. A new a goes to where d was, a new e to
where h was. So each place has the same name every four rounds, and four rounds are unrolled. What is newer
lies lower, but at the end of the four: what a round needs at a time mostly lies side by side.
"""

from definition import ROUNDS, table

WORDS = 16  # in a pass
BLOCK = 128

# Of a pass: the first word, how many there are, and how many of them are unrolled. In each of these sections
# the four words that make one lie at the same distances; behind the end of the ring its beginning follows. To
# unroll all of it would save 2 % of the time and cost 1,000 bytes.
SECTIONS = [(0, 2, 2), (2, 5, 1), (7, 8, 2), (15, 1, 1)]

Pair = tuple[str, str]  # of registers, lower half first

# High registers: b ^ c, where the next constant and the next word are, and where constants and words end.
DIFFERENCE = ("r8", "r9")
CONSTANT, WORD, END_OF_CONSTANTS, END_OF_WORDS = "r10", "r11", "lr", "r12"

# The stack, from sp: a to h, then what was pushed.
A_AT, E_AT = 0, 32
FRAME = 64
STATE_AT, SCHEDULE_AT, BLOCKS_AT, COUNT_AT = (FRAME + 4 * i for i in range(4))

Chain = list[tuple[int, int]]  # distance, and which half comes in before it: 0 this, 1 the other one

# Of the lower half: 0 is the lower, 1 the upper. For the upper half they change places.
SIGMA = {
    # rotated by 28, 34, 39
    "Sigma0": ([(21, 0), (5, 1), (2, 1)], [(5, 0), (21, 0), (4, 1)]),
    # rotated by 14, 18, 41
    "Sigma1": ([(4, 0), (5, 0), (9, 1)], [(5, 0), (4, 1), (14, 1)]),
    # rotated by 19, 61, shifted by 6; shifting leaves the last term out of the upper half
    "sigma1": ([(10, 1), (13, 0), (6, 0)], [(13, 1), (10, 1), (3, 0)]),
}


class Printer:
    def __init__(self) -> None:
        self.lines: list[str] = []

    def emit(self, *lines: str) -> None:
        self.lines += ["\t" + line for line in lines]

    def note(self, text: str) -> None:
        self.lines.append(f"\t/* {text} */")

    def label(self, name: str) -> None:
        self.lines.append(f"{name}:")

    # 64 bits

    def add(self, to: Pair, other: Pair) -> None:
        self.emit(f"adds {to[0]}, {to[0]}, {other[0]}", f"adcs {to[1]}, {other[1]}")

    def load(self, pair: Pair, base: str, offset: int) -> None:
        self.emit(f"ldr {pair[0]}, [{base}, #{offset}]", f"ldr {pair[1]}, [{base}, #{offset + 4}]")

    def store(self, pair: Pair, base: str, offset: int) -> None:
        self.emit(f"str {pair[0]}, [{base}, #{offset}]", f"str {pair[1]}, [{base}, #{offset + 4}]")

    def fetch(self, registers: list[str], at: int, first: int) -> None:
        """Words of the state, from four places at an offset, beginning with one of them and going round."""
        while registers:
            count = min(len(registers) // 2, 4 - first)
            some = registers[: 2 * count]
            if count == 1:
                self.load((some[0], some[1]), "sp", at + 8 * first)
            else:
                self.emit(f"add {some[0]}, sp, #{at + 8 * first}", f"ldm {some[0]}, {{{', '.join(some)}}}")
            registers, first = registers[2 * count :], 0

    def chain(self, to: str, shift: str, steps: Chain, x: Pair) -> None:
        """Shifts what it has by a distance, after another half has come in."""
        for i, (distance, half) in enumerate(steps):
            if i == 0:
                self.emit(f"{shift} {to}, {x[half]}, #{distance}")
            else:
                self.emit(f"eors {to}, {x[half]}", f"{shift} {to}, {to}, #{distance}")

    def sigma(self, name: str, to: Pair, x: Pair, free: str) -> None:
        right, left = SIGMA[name]
        for half in (0, 1):
            turned = (x[half], x[1 - half])
            self.chain(to[half], "lsrs", right, turned)
            self.chain(free, "lsls", left[1:] if half == 1 and name == "sigma1" else left, turned)
            self.emit(f"eors {to[half]}, {free}")

    # The parts of the routine

    def enter(self) -> None:
        self.emit("push {r4-r7, lr}")
        self.emit(*(f"mov r{4 + i}, r{8 + i}" for i in range(4)))
        self.emit("push {r0-r7}", f"sub sp, #{FRAME}")

    def begin_block(self) -> None:
        self.label(".Lblock")
        self.note("the state, and b ^ c")
        self.emit(f"ldr r0, [sp, #{STATE_AT}]", "mov r1, sp")
        for some in ("{r2-r7}", "{r2-r7}", "{r2-r5}"):
            self.emit(f"ldm r0!, {some}", f"stm r1!, {some}")
        self.load(("r2", "r3"), "sp", A_AT + 8)
        self.load(("r4", "r5"), "sp", A_AT + 16)
        self.emit("eors r2, r4", "eors r3, r5", f"mov {DIFFERENCE[0]}, r2", f"mov {DIFFERENCE[1]}, r3")

    def first_pass(self) -> None:
        """The words of the block."""
        self.emit(f"ldr r1, [sp, #{SCHEDULE_AT}]", f"mov {WORD}, r1")
        self.emit(f"ldr r0, [sp, #{BLOCKS_AT}]", "movs r2, r0", f"adds r2, #{BLOCK}")
        self.emit(f"str r2, [sp, #{BLOCKS_AT}]", f"mov {END_OF_WORDS}, r2")
        self.emit("lsls r2, r0, #30", "bne .Lunaligned")
        self.note("two of them, whose bytes are whole words")
        self.label(".Laligned")
        self.emit("ldm r0!, {r2-r5}", "rev r6, r3", "rev r7, r2", "rev r2, r5", "rev r3, r4")
        self.emit("stm r1!, {r6, r7}", "stm r1!, {r2, r3}")
        self.emit(f"cmp r0, {END_OF_WORDS}", "bne .Laligned", "b .Lloaded")
        self.note("one of them, by its bytes")
        self.label(".Lunaligned")
        for half in ("r3", "r2"):
            first = 0 if half == "r3" else 4
            self.emit(f"ldrb {half}, [r0, #{first}]")
            for i in range(1, 4):
                self.emit(f"lsls {half}, {half}, #8", f"ldrb r4, [r0, #{first + i}]", f"orrs {half}, r4")
        self.emit("stm r1!, {r2, r3}", "adds r0, #8", f"cmp r0, {END_OF_WORDS}", "bne .Lunaligned")
        self.label(".Lloaded")
        self.emit(f"mov {END_OF_WORDS}, r1")
        self.emit("ldr r0, .Lfirst_constant", f"mov {CONSTANT}, r0")
        self.emit("ldr r0, .Lend_of_constants", f"mov {END_OF_CONSTANTS}, r0", "b .Lrounds")
        self.emit(".p2align 2")
        self.lines += [".Lfirst_constant:", "\t.word .Lconstants"]
        self.lines += [".Lend_of_constants:", f"\t.word .Lconstants + {8 * ROUNDS}"]

    def later_pass(self) -> None:
        """The next 16 words, each in the place of the one that it is made of first."""
        base, limit = "r7", "r6"
        w, x = ("r0", "r1"), ("r2", "r3")
        self.label(".Lpass")
        self.emit(f"ldr {base}, [sp, #{SCHEDULE_AT}]")
        self.load(w, base, 0)
        before = 0
        for first, count, unrolled in SECTIONS:
            # How far the words lie from the next one, in bytes. The lowest of them is the base.
            places = [8 * ((first + i) % WORDS - first) for i in (0, 1, 9, 14)]
            start = min(places)
            self.note(f"words {first} to {first + count - 1}" if count > 1 else f"word {first}")
            forward = 8 * first + start - before
            if forward:
                self.emit(f"{'adds' if forward > 0 else 'subs'} {base}, #{abs(forward)}")
            self.emit(f"mov {WORD}, {base}")
            loop = count > unrolled
            if loop:
                self.emit(f"movs {limit}, {base}", f"adds {limit}, #{8 * count}")
                self.emit(f"mov {END_OF_WORDS}, {limit}")
                self.label("1")
            for i in range(unrolled):
                self.word(w, x, base, [place - start + 8 * i for place in places])
                w, x = x, w
            if unrolled % 2 and first + count < WORDS:
                # Where a loop has them.
                self.emit(f"movs {x[0]}, {w[0]}", f"movs {x[1]}, {w[1]}")
                w, x = x, w
            before = 8 * first + start
            if loop:
                self.emit(f"adds {base}, #{8 * unrolled}", f"mov {WORD}, {base}")
                self.emit(f"cmp {base}, {END_OF_WORDS}", "bne 1b")
                before += 8 * count
        self.emit(f"ldr {base}, [sp, #{SCHEDULE_AT}]", f"mov {WORD}, {base}")
        self.emit(f"adds {base}, #{BLOCK}", f"mov {END_OF_WORDS}, {base}")

    def word(self, w: Pair, x: Pair, base: str, places: list[int]) -> None:
        """w becomes the word 16 later, x the next one; where they are, and those 9 and 14 later."""
        here, next_one, ninth, fourteenth = places
        t = ("r4", "r5")
        self.load(x, base, fourteenth)
        self.sigma("sigma1", t, x, "r6")
        self.add(w, t)
        self.load(t, base, ninth)
        self.add(w, t)
        # sigma0: z = shr7(x), y = x ^ rot7(x), half of it at a time.
        self.load(x, base, next_one)
        z, y, other = t, "r6", base
        self.emit(f"lsrs {z[1]}, {x[1]}, #7", f"lsrs {z[0]}, {x[0]}, #7")
        self.emit(f"lsls {y}, {x[1]}, #25", f"eors {z[0]}, {y}")
        self.emit(f"movs {y}, {x[0]}", f"eors {y}, {z[0]}")
        self.emit(f"lsrs {other}, {y}, #1", f"eors {z[0]}, {other}", f"lsls {y}, {y}, #31")
        self.emit(f"lsls {other}, {x[0]}, #25", f"eors {other}, {z[1]}", f"eors {other}, {x[1]}")
        self.emit(f"eors {z[1]}, {y}")
        self.emit(f"lsrs {y}, {other}, #1", f"eors {z[1]}, {y}")
        self.emit(f"lsls {other}, {other}, #31", f"eors {z[0]}, {other}")
        self.add(w, z)
        self.emit(f"mov {base}, {WORD}")
        self.store(w, base, here)

    def rounds(self) -> None:
        t, e, f, g = ("r6", "r7"), ("r0", "r1"), ("r2", "r3"), ("r4", "r5")
        x, free = ("r2", "r3"), "r4"
        self.label(".Lrounds")
        for i in range(4):
            self.note(f"a round: Ch, of {'efgh'[4 - i :] + 'efgh'[: 4 - i]} as they were four rounds ago")
            newest, oldest = -i % 4, (3 - i) % 4
            self.fetch([*e, *f, *g, *t], E_AT, newest)
            for operation, other in (("eors", g), ("ands", e), ("eors", g)):
                self.emit(*(f"{operation} {f[half]}, {other[half]}" for half in (0, 1)))
            self.add(t, f)
            self.note("Sigma1, the constant, the word")
            self.sigma("Sigma1", x, e, free)
            self.add(t, x)
            for pointer in (CONSTANT, WORD):
                self.emit(f"mov {free}, {pointer}", f"ldm {free}!, {{{x[0]}, {x[1]}}}")
                self.emit(f"mov {pointer}, {free}")
                self.add(t, x)
            self.note("the new e")
            self.load(x, "sp", A_AT + 8 * oldest)
            self.add(x, t)
            self.store(x, "sp", E_AT + 8 * oldest)
            self.note("Maj")
            a, b = e, x
            self.fetch([*a, *b], A_AT, newest)
            for half in (0, 1):
                self.emit(f"mov r4, {DIFFERENCE[half]}")
                self.emit(f"movs r5, {a[half]}", f"eors r5, {b[half]}")
                self.emit("ands r4, r5", f"eors r4, {b[half]}")
                self.emit(f"{('adds', 'adcs')[half]} {t[half]}, r4")
                self.emit(f"mov {DIFFERENCE[half]}, r5")
            self.note("Sigma0, the new a")
            self.sigma("Sigma0", x, a, free)
            self.add(t, x)
            self.store(t, "sp", A_AT + 8 * oldest)
        self.emit(f"cmp {WORD}, {END_OF_WORDS}", "beq 1f", "b .Lrounds")
        self.label("1")
        self.emit(f"cmp {CONSTANT}, {END_OF_CONSTANTS}", "beq 1f", "b .Lpass")
        self.label("1")

    def sum_up(self) -> None:
        self.note("the state and what it was before; the next block")
        self.emit(f"ldr r0, [sp, #{STATE_AT}]", "mov r1, sp")
        self.emit("movs r2, r1", f"adds r2, #{8 * 8}", "mov r12, r2")
        self.label("1")
        now, before = (("r2", "r3"), ("r4", "r5")), ("r6", "r7")
        self.emit("ldm r1!, {r2-r5}")
        for i in (0, 1):
            self.load(before, "r0", 8 * i)
            self.add(now[i], before)
        self.emit("stm r0!, {r2-r5}", "cmp r1, r12", "bne 1b")
        self.emit(f"ldr r0, [sp, #{COUNT_AT}]", "subs r0, #1", f"str r0, [sp, #{COUNT_AT}]")
        self.emit("beq 1f", "b .Lblock")
        self.label("1")

    def leave(self) -> None:
        self.emit(f"add sp, #{FRAME}", "pop {r0-r7}")
        self.emit(*(f"mov r{8 + i}, r{4 + i}" for i in range(4)))
        self.emit("pop {r4-r7, pc}")

    def routine(self) -> list[str]:
        self.enter()
        self.begin_block()
        self.first_pass()
        self.later_pass()
        self.rounds()
        self.sum_up()
        self.leave()
        return self.lines


HEADER = """\
/* Printed by gen/compress_armv6m.py, which says how it works.
 *
 * void sha512_compress(uint32_t word[16], uint32_t schedule[32], const uint8_t *blocks, size_t count)
 *
 * The compression of SHA-512 (FIPS 180-4, section 6.4.2). All sums are mod 2^64, so that nothing can
 * overflow. No branch and no address depends on the state or on the blocks.
 *
 * entry: r0 word, of each the lower half first; r1 schedule, 128 bytes to work in, which may be the block;
 *        r2 blocks, at any address; r3 their number, 1 or more
 * exit: the words; in the schedule, its last 16
 * clobbers: r0-r3, r12, lr, flags
 * stack: {stack} bytes, which hold the state afterwards
 * cycles: {block} a block
 *         {once} more, once
 *         {unaligned} more, a block at an address that is not a word's (cortex-m0)
 * code: {code} bytes, and 640 of constants
 */
"""
FIGURES = {"stack": "116", "block": "13,916", "once": "42", "unaligned": "423", "code": "1,656"}


def source() -> str:
    """The whole file."""
    lines = [
        '#include "../backend.h"',
        "",
        "#if SHA512_BACKEND == SHA512_BACKEND_ARMV6M",
        "",
        "\t.syntax unified",
        "\t.thumb",
        '\t.section .rodata.sha512_constants, "a", %progbits',
        "\t.p2align 2",
        "\t/* Of each round, lower half first. */",
        ".Lconstants:",
        *table(),
        '\t.section .text.sha512_compress, "ax", %progbits',
        "\t.p2align 2",
        "\t.global sha512_compress",
        "\t.type sha512_compress, %function",
        "\t.thumb_func",
        "sha512_compress:",
        *Printer().routine(),
        "\t.size sha512_compress, . - sha512_compress",
        "",
        "#endif",
    ]
    return HEADER.format(**FIGURES) + "\n".join(lines) + "\n"


if __name__ == "__main__":
    print(source(), end="")
