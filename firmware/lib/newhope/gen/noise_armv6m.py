"""Prints src/armv6m/noise.S: noise polynomials for Cortex-M0.

python noise_armv6m.py > ../src/armv6m/noise.S

64 blocks of ChaCha20, each counted into 16 samples. The rounds are those of chacha20's gen/block_armv6m.py,
which explains the order of the quarter rounds and the ways of the words; here that order is shifted so that
column 0 is the last of a round.

What does not depend on the counter, word 12, is done once, before the blocks: of round 1 three of the four
columns and the first sum of column 0, of round 2 the beginning of two diagonals.

Both functions share the blocks and differ in what they do with a sample: a block ends with a jump to that
part.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "chacha20" / "gen"))

from block_armv6m import COLUMNS, DIAGONALS, State, Turn

Q = 12289
BLOCKS = 64
POLY_BYTES = 2048
COUNTER = 12

# The frame: offsets from the stack pointer before a block.
START = 0  # the state before a block, but for the counter
INPUT = 64
CONSTANTS = 128  # in the order of CONSTANT_REGISTERS
POINTER = CONSTANTS + 24  # store: where the next sample goes; add: the polynomial
END = CONSTANTS + 28  # store: where this half of the samples ends
BLOCK = END  # add: number of the block
FRAME = 160

CONSTANT_REGISTERS = "r1-r7"
THEN, ONES, PAIRS, BYTES, WEIGHTS, BIAS, AT = [f"r{i}" for i in range(1, 8)]
X, T = "r0", "r1"  # the word at work; whatever else, when THEN has been used


class Noise(State):
    """Both functions."""

    def lines_of_file(self) -> list[str]:
        self.entry("newhope_store_samples")
        self.emit(f"str r0, [sp, #{POINTER}]")
        self.emit(f"ldr r2, ={POLY_BYTES}", "adds r0, r0, r2", f"str r0, [sp, #{END}]")
        self.emit(f"ldr r2, ={3 * Q}", "ldr r3, =.Lstore + 1", "b chacha20_noise")
        self.size("newhope_store_samples")

        self.entry("newhope_add_samples")
        self.emit(f"str r0, [sp, #{POINTER}]", "movs r2, #0", f"str r2, [sp, #{BLOCK}]")
        self.emit("ldr r3, =.Ladd + 1")

        self.size("newhope_add_samples")

        self.lines += ["\t.type chacha20_noise, %function", "\t.thumb_func", "chacha20_noise:"]
        self.before_the_blocks()
        self.lines.append(".Lblock:")
        self.block()
        state = dict(self.register), dict(self.stack), self.depth
        self.lines.append(".Lstore:")
        self.samples_to_store()
        self.register, self.stack, self.depth = state
        self.lines.append(".Ladd:")
        self.samples_to_add()
        self.lines.append(".Ldone:")
        self.emit(f"add sp, #{FRAME}", "pop {r4-r7}")
        self.emit(*(f"mov r{8 + i}, r{4 + i}" for i in range(4)))
        self.emit("pop {r4-r7, pc}")
        self.table_of_blocks()
        self.size("chacha20_noise")
        return self.lines

    def entry(self, name: str) -> None:
        self.lines += [f"\t.global {name}", f"\t.type {name}, %function", "\t.thumb_func", f"{name}:"]
        self.emit("push {r4-r7, lr}")
        self.emit(*(f"mov r{4 + i}, r{8 + i}" for i in range(4)))
        self.emit("push {r4-r7}", f"sub sp, #{FRAME}")

    def size(self, name: str) -> None:
        self.lines.append(f"\t.size {name}, . - {name}")

    # The blocks

    def before_the_blocks(self) -> None:
        self.comment("r2 bias, r3 what follows a block")
        self.emit(f"str r2, [sp, #{CONSTANTS + 20}]", f"str r3, [sp, #{CONSTANTS}]")
        self.emit("adr r2, .Lconstants", "ldm r2!, {r4-r7}")
        self.emit(f"add r2, sp, #{CONSTANTS + 4}", "stm r2!, {r4-r7}")
        self.comment("the input")
        self.emit(f"add r2, sp, #{INPUT}")
        for _ in range(4):
            self.emit("ldm r1!, {r4-r7}", "stm r2!, {r4-r7}")

        self.comment("what is the same in all blocks")
        for column in COLUMNS[1:]:
            self.load(column, INPUT)
            for x, y, z, right in ((0, 1, 3, 16), (2, 3, 1, 20), (0, 1, 3, 24), (2, 3, 1, 25)):
                self.emit(f"adds r{x}, r{x}, r{y}", f"eors r{z}, r{x}")
                self.emit(f"movs r7, #{right}", f"rors r{z}, r7")
            self.store(column)
        a1, b2, *_ = DIAGONALS[1]
        self.load((a1, b2), START)
        self.emit("adds r0, r0, r1")
        self.store((a1,))
        a2, b3, _, d1 = DIAGONALS[2]
        self.load((a2, b3, d1), START)
        self.emit("adds r0, r0, r1", "eors r2, r0", "rev r2, r2", "rev16 r2, r2")
        self.store((a2, b3, d1))
        a0, b0, c0, _ = COLUMNS[0]
        self.load((a0, b0, c0), INPUT)
        self.emit("adds r0, r0, r1")
        self.store((a0, b0, c0))
        self.emit("b .Lblock")
        self.lines += ["\t.ltorg", "\t.p2align 2", ".Lconstants:"]
        self.lines.append("\t.word 0x55555555, 0x33333333, 0x0f0f0f0f, 0x0100feff")

    def load(self, words: tuple[int, ...], base: int) -> None:
        self.emit(*(f"ldr r{i}, [sp, #{base + 4 * word}]" for i, word in enumerate(words)))

    def store(self, words: tuple[int, ...]) -> None:
        self.emit(*(f"str r{i}, [sp, #{START + 4 * word}]" for i, word in enumerate(words)))

    def block(self) -> None:
        self.stack = {word: START + 4 * word for word in range(16)}
        self.stack[COUNTER] = INPUT + 4 * COUNTER
        second: Turn = (1, self.order(1).index(DIAGONALS[1]))
        third: Turn = (1, self.order(1).index(DIAGONALS[2]))
        assert self.order(0)[3] == COLUMNS[0]
        self.run((0, 3), skipped={(0, 3): 1, second: 1, third: 3})
        self.push([word for word in range(16) if self.is_low(word)])
        self.comment("then r0 the word, r1 temporary, r2-r5 constants, r6 bias, r7 where the samples go")
        self.emit(f"add r0, sp, #{CONSTANTS + self.depth}", f"ldm r0!, {{{CONSTANT_REGISTERS}}}")
        self.emit(f"bx {THEN}")

    # The samples

    def weigh(self, word: int) -> None:
        """X = the sum over the bytes of the word's counts, by their weights: the sample is X / 2^24, rounded,
        which is an arithmetic shift with the carry that it leaves."""
        self.comment(f"word {word}")
        self.emit(f"ldr {X}, [sp, #{INPUT + 4 * word + self.depth}]")
        if word == COUNTER:
            self.emit(f"adds {T}, {X}, #1", f"str {T}, [sp, #{INPUT + 4 * word + self.depth}]")
        if word in self.stack:
            self.emit(f"ldr {T}, [sp, #{self.stack[word] + self.depth}]", f"adds {X}, {X}, {T}")
        else:
            self.emit(f"add {X}, {self.register[word]}")
        self.emit(
            f"lsrs {T}, {X}, #1",
            f"ands {T}, {ONES}",
            f"subs {X}, {X}, {T}",
            f"lsrs {T}, {X}, #2",
            f"ands {X}, {PAIRS}",
            f"ands {T}, {PAIRS}",
            f"adds {X}, {X}, {T}",
            f"lsrs {T}, {X}, #4",
            f"adds {X}, {X}, {T}",
            f"ands {X}, {BYTES}",
            f"muls {X}, {WEIGHTS}",
            f"asrs {X}, {X}, #24",
        )

    def samples_to_store(self) -> None:
        """Sample r[p] goes to halfword 2p, and r[p + 512] to halfword 2p + 1: a pass for each half."""
        for word in range(16):
            self.weigh(word)
            self.emit(f"adcs {X}, {BIAS}", f"strh {X}, [{AT}, #{4 * word}]")
        self.emit(
            f"adds {AT}, #64",
            f"add sp, #{self.depth}",
            f"str {AT}, [sp, #{POINTER}]",
            f"ldr {X}, [sp, #{END}]",
            f"cmp {AT}, {X}",
            "beq .Lhalf",
            "bl .Lblock",
        )
        self.lines.append(".Lhalf:")
        self.emit(
            f"lsrs {T}, {AT}, #2",  # the carry is bit 1, set in the second half
            "bcs .Lstored",
            f"ldr {T}, ={POLY_BYTES - 2}",
            f"subs {AT}, {AT}, {T}",
            f"str {AT}, [sp, #{POINTER}]",
            f"adds {X}, #2",
            f"str {X}, [sp, #{END}]",
            "bl .Lblock",
        )
        self.lines.append(".Lstored:")
        self.emit("b .Ldone")
        self.lines += ["\t.ltorg", "\t.p2align 2"]

    def samples_to_add(self) -> None:
        """Samples 2k and 2k + 1 go to word bitrev(k) of a NATURAL polynomial, in one sum: a negative low one
        borrows from the high one what its lane's carry returns. k has nine bits; the low three are the pair's
        number in a block, so that the words of a block are 64 apart, and the high six are the number of the
        block."""
        self.emit(
            f"ldr {X}, [sp, #{BLOCK + self.depth}]",
            f"adr {T}, .Lblocks_reversed",
            f"ldrb {X}, [{T}, {X}]",
            f"adds {AT}, {AT}, {X}",
        )
        step = ""
        for place in range(8):
            pair = int(f"{place:03b}"[::-1], 2)
            self.weigh(2 * pair + 1)
            self.emit(f"adcs {X}, {BIAS}", f"lsls {BIAS}, {X}, #16")
            self.weigh(2 * pair)
            self.emit(
                f"adcs {X}, {BIAS}",
                f"ldr {T}, [{AT}]",
                f"adds {X}, {X}, {T}",
                f"str {X}, [{AT}]",
            )
            if place == 0:
                step = self.register[0]  # a high one, and free now
                self.emit(f"movs {X}, #1", f"lsls {X}, {X}, #8", f"mov {step}, {X}")
            if place < 7:
                self.emit(f"movs {BIAS}, #0", f"add {AT}, {step}")
        self.emit(
            f"add sp, #{self.depth}",
            f"ldr {X}, [sp, #{BLOCK}]",
            f"adds {X}, #1",
            f"str {X}, [sp, #{BLOCK}]",
            f"cmp {X}, #{BLOCKS}",
            "beq .Ldone",
            "bl .Lblock",
        )

    def table_of_blocks(self) -> None:
        """Offset of the first word of each block."""
        self.lines += ["\t.p2align 2", ".Lblocks_reversed:"]
        for first in range(0, BLOCKS, 16):
            offsets = [4 * int(f"{number:06b}"[::-1], 2) for number in range(first, first + 16)]
            self.lines.append(f"\t.byte {', '.join(map(str, offsets))}")


HEADER = """\
/* Printed by gen/noise_armv6m.py, which says how the blocks are done.
 *
 * void newhope_store_samples(newhope_poly *poly, uint32_t input[16], uint32_t stream[16])  -> SAMPLED
 * void newhope_add_samples(newhope_poly *poly, uint32_t input[16], uint32_t stream[16])    on NATURAL
 *
 * Noise (Alkim, Ducas, Poeppelmann, Schwabe 2016, section 7): sample i is the popcount of the low half of
 * word i of the ChaCha20 stream, less that of the high half; the stream begins with block `input`. Its
 * counter's low word counts on mod 2^32, as in C. The two arrays stay as they are.
 *
 * SAMPLED: word p = (r[p], r[p + 512]), each plus 3q, so that it is unsigned: 36,851 ... 36,883.
 * NATURAL: word p = (c[2k], c[2k + 1]), unsigned, p = bitrev(k). Lanes of 6,144 ... 18,434 (q/2 ... 3q/2)
 * become 6,128 ... 18,450: neither lane leaves its 16 bits, so that one sum of words is exact for both.
 *
 * Popcount: x - (x >> 1 & 0x5555...) has a count of 0 ... 2 in each 2 bits, the next sum one of at most 4 in
 * each 4 bits, (x + (x >> 4)) & 0x0f0f0f0f one of at most 8 in each byte, and no field reaches its neighbour.
 * These bytes b times 2^24 + 2^16 - 2^8 - 1 are, mod 2^32, (b0 + b1 - b2 - b3) 2^24 + (b0 - b1 - b2) 2^16 -
 * (b0 + b1) 2^8 - b0. What is below 2^24 has an absolute value below 2^21, so that the quotient rounds to the
 * sample: bits 24 ... 31, signed, plus bit 23, which is the carry of the shift.
 *
 * No branch and no address depends on data.
 *
 * entry: r0 poly, r1 input, r2 stream, unused; all aligned to 4 bytes
 * exit: -
 * clobbers: r0-r3, r12, lr, flags
 * stack: {stack} bytes
 * cycles: {store} (cortex-m0) newhope_store_samples
 *         {add} (cortex-m0) newhope_add_samples
 * code: {size} bytes, with its constants
 */
"""


def source() -> str:
    """The whole file."""
    figures = {"stack": "440", "store": "121,602", "add": "124,072", "size": "4,440"}
    lines = [
        '#include "../backend.h"',
        "",
        "#if NEWHOPE_BACKEND == NEWHOPE_BACKEND_ARMV6M",
        "",
        "\t.syntax unified",
        "\t.thumb",
        '\t.section .text.newhope_noise, "ax", %progbits',
        "\t.p2align 2",
        *Noise(shift=1).lines_of_file(),
        "",
        "#endif",
    ]
    return HEADER.format(**figures) + "\n".join(lines) + "\n"


if __name__ == "__main__":
    print(source(), end="")
