"""Prints src/armv7em/noise.S: noise polynomials for Cortex-M4, with and without registers of an FPU.

python noise_armv7em.py > ../src/armv7em/noise.S

64 blocks of ChaCha20; each is counted into 16 samples while its words are still in registers. The quarter
rounds are those of chacha20's gen/block_armv7em.py, which explains the pending rotations and the words that
wait.

What does not depend on the counter, word 12, is done once, before the blocks: of round 1 three of the four
columns and the first sum of the other, of round 2 the beginning of two diagonals. It is 28 of 640
instructions.

Both functions share the blocks and differ in what they do with a sample. The carry flag tells which of them
it is: no instruction between the loop's label and the branch changes flags.
"""

import sys
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "chacha20" / "gen"))

from block_armv7em import C3, COLUMNS, D3, DIAGONALS, ROUNDS, SLOT_C3, SLOT_D3, State, Waiting

BLOCKS = 64
POLY_BYTES = 2048

# Words of the state. Where a block begins, A2 and C1 wait; the others are loaded at once, but for the
# counter, which comes from its slot.
A0, A2, B0, C0, C1, COUNTER = 0, 2, 4, 8, 9, 12
AT_START = (0, 1, 3, 4, 5, 6, 7, 8, 10, 11, COUNTER, 13, 14, 15)
START = dict(zip(AT_START, [*[f"r{i}" for i in range(13)], "lr"], strict=True))
LOADED = ", ".join(register for word, register in START.items() if word != COUNTER)
LOADED_BYTES = 4 * 13

# Slots of what waits, besides the four of the rounds.
SLOT_FINISHED = 4  # and six more
SLOT_A2, SLOT_C1 = 11, 12
SLOT_POINTER = 13  # store: where the next sample goes; add: the polynomial
SLOT_END = 14  # store: where this half of the samples ends
SLOT_BLOCK = 14  # add: number of the block
SLOT_INPUT = 16  # and 15 more
SLOTS = 32

KEPT = range(7)  # the words that stay in registers when a block is finished, as many as there are constants
SAMPLES = range(16)


class Noise(State):
    """Both functions."""

    def __init__(self, fpu: bool) -> None:
        super().__init__(Waiting(fpu, LOADED_BYTES))
        self.fpu = fpu

    def lines_of_file(self) -> list[str]:
        self.entry("newhope_store_samples")
        self.store("r0", SLOT_POINTER)
        self.emit(f"add.w r0, r0, #{POLY_BYTES}")
        self.store("r0", SLOT_END)
        self.emit("adds.w r0, r0, #0")  # clears the carry
        self.emit("b.w chacha20_noise")
        self.size("newhope_store_samples")

        self.entry("newhope_add_samples")
        self.store("r0", SLOT_POINTER)
        self.emit("mov.w r2, #0")
        self.store("r2", SLOT_BLOCK)
        self.emit("cmp.w r2, #0")  # sets the carry

        self.size("newhope_add_samples")

        self.lines += ["\t.type chacha20_noise, %function", "\t.thumb_func", "chacha20_noise:"]
        self.before_the_blocks()
        self.lines.append(".Lblock:")
        self.block()
        self.emit("bcs.w .Ladd")
        finished = dict(self.register), dict(self.slot)
        self.samples_to_store()
        self.lines.append(".Ladd:")
        self.register, self.slot = finished
        self.samples_to_add()
        self.lines.append(".Ldone:")
        if self.fpu:
            self.emit(f"add.w sp, sp, #{LOADED_BYTES}", "vpop {s16-s31}")
        else:
            self.emit(f"add.w sp, sp, #{LOADED_BYTES + 4 * SLOTS}")
        self.emit("pop.w {r4-r11, pc}")
        self.size("chacha20_noise")
        return self.lines

    def entry(self, name: str) -> None:
        self.lines += [f"\t.global {name}", f"\t.type {name}, %function", "\t.thumb_func", f"{name}:"]
        self.emit("push.w {r4-r11, lr}")
        if self.fpu:
            self.emit("vpush {s16-s31}", f"sub.w sp, sp, #{LOADED_BYTES}")
        else:
            self.emit(f"sub.w sp, sp, #{LOADED_BYTES + 4 * SLOTS}")

    def size(self, name: str) -> None:
        self.lines.append(f"\t.size {name}, . - {name}")

    # The blocks

    def before_the_blocks(self) -> None:
        self.comment("the input waits")
        if self.fpu:
            self.emit(f"vldmia r1, {{s{SLOT_INPUT}-s{SLOT_INPUT + 15}}}")
        else:
            self.emit(f"add.w r2, sp, #{LOADED_BYTES + 4 * SLOT_INPUT}")
            for _ in range(2):
                self.emit("ldm.w r1!, {r3-r10}", "stm.w r2!, {r3-r10}")

        self.comment("what is the same in all blocks")
        self.register = dict(START)
        self.register[A2], self.register[C1] = self.register[COUNTER], self.register[C0]
        for column in COLUMNS[1:]:
            for word in column:
                self.load(self.register[word], SLOT_INPUT + word)
        for column in COLUMNS[1:]:
            self.quarter_round(column)
        self.quarter_round(DIAGONALS[1], 0, 1)
        self.quarter_round(DIAGONALS[2], 0, 2)
        self.park(A2, SLOT_A2)
        self.park(C1, SLOT_C1)
        for word in (A0, B0, C0):
            self.load(self.register[word], SLOT_INPUT + word)
        self.quarter_round(COLUMNS[0], 0, 1)
        self.emit(f"stm.w sp, {{{LOADED}}}")

    def block(self) -> None:
        self.emit(f"ldm.w sp, {{{LOADED}}}")
        self.load(self.register[COUNTER], SLOT_INPUT + COUNTER)
        self.comment("rest of rounds 1 and 2")
        self.quarter_round(COLUMNS[0], 1)
        self.quarter_round(DIAGONALS[0])
        for_c1 = self.park(D3, SLOT_D3)
        self.quarter_round(DIAGONALS[1], 1, 7)
        self.store(self.register[C3], SLOT_C3)
        self.quarter_round(DIAGONALS[1], 7)
        for_a2 = self.waits(C3, SLOT_C3)
        self.fetch(A2, for_a2)
        self.fetch(C1, for_c1)
        self.quarter_round(DIAGONALS[2], 2)
        self.quarter_round(DIAGONALS[3])
        self.rounds(2, ROUNDS)

    # The samples

    def constants(self) -> None:
        """Makes room for them by letting words wait."""
        free = [self.park(word, SLOT_FINISHED + i) for i, word in enumerate(self.waiting_words())]
        self.temporary, self.pointer, self.ones, self.pairs, self.three, self.weights, self.bias = free
        self.emit(
            f"mov.w {self.ones}, #0x55555555",
            f"mov.w {self.pairs}, #0x33333333",
            f"mov.w {self.three}, #3",
            f"mov.w {self.weights}, #0x08100000",
            f"mvn.w {self.bias}, #23",
        )

    def waiting_words(self) -> list[int]:
        return [word for word in self.register if word not in KEPT]

    def samples(self, sampled: Callable[[int], None]) -> None:
        """Turns each word into a sample, in order, and passes it on. What the next word needs is loaded while
        the last is at work, since there a load waits for no store."""
        self.free: list[str] = []
        self.next_word(SAMPLES[0])
        for word in SAMPLES:
            x, t = self.register[word], self.temporary
            self.comment(f"word {word}")
            self.emit(f"add.w {x}, {t}, {self.rotated(word)}")
            if word == COUNTER:
                self.emit(f"add.w {t}, {t}, #1")
                self.store(t, SLOT_INPUT + COUNTER)
            self.emit(
                f"and.w {t}, {self.ones}, {x}, lsr #1",
                f"sub.w {x}, {x}, {t}",
                f"and.w {t}, {self.pairs}, {x}, lsr #2",
                f"mls {x}, {t}, {self.three}, {x}",
            )
            if word + 1 in SAMPLES:
                self.next_word(word + 1)
            self.emit(
                f"add.w {x}, {x}, {x}, lsr #4",
                f"and.w {x}, {x}, #0x0f0f0f0f",
                f"usada8 {x}, {x}, {self.weights}, {self.bias}",
            )
            sampled(word)

    def next_word(self, word: int) -> None:
        if word in self.slot:
            self.fetch(word, self.free.pop(0))
        self.load(self.temporary, SLOT_INPUT + word)

    def samples_to_store(self) -> None:
        """Sample r[p] goes to halfword 2p, and r[p + 512] to halfword 2p + 1: a pass for each half."""
        self.comment("samples to store")
        self.constants()
        self.load(self.pointer, SLOT_POINTER)
        self.samples(self.store_sample)
        pointer, end = self.pointer, self.temporary
        self.emit(f"add.w {pointer}, {pointer}, #{4 * len(SAMPLES)}")
        self.store(pointer, SLOT_POINTER)
        self.load(end, SLOT_END)
        self.emit(f"cmp.w {pointer}, {end}", "bcc.w .Lblock")
        self.comment("the other half")
        self.emit(
            f"tst.w {pointer}, #2",
            "bne.w .Ldone",
            f"subw {pointer}, {pointer}, #{POLY_BYTES - 2}",
            f"add.w {end}, {end}, #2",
        )
        self.store(pointer, SLOT_POINTER)
        self.store(end, SLOT_END)
        self.emit(f"cmp.w {pointer}, {end}", "b.w .Lblock")

    def store_sample(self, word: int) -> None:
        self.emit(f"strh.w {self.register[word]}, [{self.pointer}, #{4 * word}]")
        self.free.append(self.register.pop(word))

    def samples_to_add(self) -> None:
        """Samples 2k and 2k + 1 go to word p of a NATURAL polynomial. With k and p as three octal digits
        each, and R a rotation of a digit's three bits to the right: k = 64x + 8y + z, p = 64 R(z) + 8 R(y) +
        R(x). Of these z is the pair's number in a block, and 8x + y the number of the block."""
        self.comment("samples to add: the first word of the block")
        self.constants()
        t, pointer = self.temporary, self.pointer
        self.load(t, SLOT_BLOCK)
        self.emit(
            f"lsr.w {pointer}, {t}, #1",
            f"and.w {pointer}, {pointer}, #033",
            f"and.w {t}, {t}, #011",
            f"orr.w {pointer}, {pointer}, {t}, lsl #2",
            f"orr.w {pointer}, {pointer}, {pointer}, lsl #6",
            f"ubfx {pointer}, {pointer}, #3, #6",
        )
        self.load(t, SLOT_POINTER)
        self.emit(f"add.w {pointer}, {t}, {pointer}, lsl #2")
        self.samples(self.add_sample)
        self.load(t, SLOT_BLOCK)
        self.emit(f"add.w {t}, {t}, #1")
        self.store(t, SLOT_BLOCK)
        self.emit(f"rsbs.w {t}, {t}, #{BLOCKS}", "bne.w .Lblock")  # the carry is set

    def add_sample(self, word: int) -> None:
        """Two pairs at a time, so that their loads follow each other."""
        if word % 4 != 3:
            return
        pairs = [(word - 3, word - 2), (word - 1, word)]
        registers = [(self.register.pop(even), self.register.pop(odd)) for even, odd in pairs]
        places = [f"[{self.pointer}, #{256 * rotated_digit(even // 2)}]" for even, _ in pairs]
        for low, high in registers:
            self.emit(f"pkhbt {low}, {low}, {high}, lsl #16")
        for (_, high), place in zip(registers, places, strict=True):
            self.emit(f"ldr.w {high}, {place}")
        for low, high in registers:
            self.emit(f"uadd16 {low}, {low}, {high}")
        for (low, high), place in zip(registers, places, strict=True):
            self.emit(f"str.w {low}, {place}")
            self.free += [low, high]


def rotated_digit(digit: int) -> int:
    """Three bits, to the right by one."""
    return digit >> 1 | (digit & 1) << 2


HEADER = """\
/* Printed by gen/noise_armv7em.py, which says how the blocks are done.
 *
 * void newhope_store_samples(newhope_poly *poly, uint32_t input[16], uint32_t stream[16])  -> SAMPLED
 * void newhope_add_samples(newhope_poly *poly, uint32_t input[16], uint32_t stream[16])    on NATURAL
 *
 * Noise (Alkim, Ducas, Poeppelmann, Schwabe 2016, section 7): sample i is the popcount of the low half of
 * word i of the ChaCha20 stream, less that of the high half; the stream begins with block `input`. Its
 * counter's low word counts on mod 2^32, as in C. The two arrays stay as they are.
 *
 * SAMPLED: word p = (r[p], r[p + 512]), signed, -16 ... 16.
 * NATURAL: word p = (c[2k], c[2k + 1]), signed. With k = 64x + 8y + z in octal digits and R a digit's
 * rotation to the right by a bit, p = 64 R(z) + 8 R(y) + R(x). Lanes of -6,144 ... 6,144 become -6,160 ...
 * 6,160.
 *
 * Popcount: x - (x >> 1 & 0x5555...) has a count of 0 ... 2 in each 2 bits. With h the high one of two such
 * fields, 4h + l - 3h is their sum in 4 bits, at most 4. (x + (x >> 4)) & 0x0f0f0f0f is that of two of these,
 * at most 8, and no field reaches its neighbour. For these bytes b, usada8 with the weights 0, 0, 16, 8 sums
 * up |b0|, |b1|, |b2 - 16| and |b3 - 8|, which is b0 + b1 - b2 - b3 + 24, and adds -24.
 *
 * No branch and no address depends on data.
 *
 * entry: r0 poly, r1 input, r2 stream, unused; all aligned to 4 bytes
 * exit: -
 * clobbers: r0-r3, r12, lr, flags, s0-s15
 * stack: {stack} bytes
 * cycles: {store} (cortex-m4f) newhope_store_samples
 *         {add} (cortex-m4f) newhope_add_samples
 * code: {size} bytes
 *
 * Without registers of the FPU (-DTHUMBKAT_NO_FPU, or none there), words wait on the stack:
 *
 * no-fpu stack: {stack_no_fpu} bytes
 * no-fpu cycles: {store_no_fpu} (cortex-m4f) newhope_store_samples
 *                {add_no_fpu} (cortex-m4f) newhope_add_samples
 * no-fpu code: {size_no_fpu} bytes
 */
"""


def source() -> str:
    """The whole file."""
    figures = {
        "stack": "152",
        "store": "57,367",
        "add": "59,210",
        "size": "4,664",
        "stack_no_fpu": "216",
        "store_no_fpu": "59,791",
        "add_no_fpu": "61,762",
        "size_no_fpu": "4,668",
    }
    lines = [
        '#include "../backend.h"',
        "",
        "#if NEWHOPE_BACKEND == NEWHOPE_BACKEND_ARMV7EM",
        "",
        "\t.syntax unified",
        "\t.thumb",
        '\t.section .text.newhope_noise, "ax", %progbits',
        "\t.p2align 2",
        "#if NEWHOPE_FPU",
        *Noise(fpu=True).lines_of_file(),
        "#else",
        *Noise(fpu=False).lines_of_file(),
        "#endif",
        "",
        "#endif",
    ]
    return HEADER.format(**figures) + "\n".join(lines) + "\n"


if __name__ == "__main__":
    print(source(), end="")
