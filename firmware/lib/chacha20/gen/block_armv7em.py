"""Prints src/armv7em/block.S: the ChaCha20 block function for Cortex-M4, with and without registers of an
FPU.

python block_armv7em.py > ../src/armv7em/block.S

The words of the state are numbered as in the cipher's matrix: a = 0 ... 3, b = 4 ... 7, c = 8 ... 11, d = 12
... 15.

Rotations cost nothing. The second operand of an instruction can be rotated on its way in, so a word that the
cipher rotates stays as it is, and the rotation is remembered here as pending until the word is an operand:

    a += b             add a, a, b ror #-pending(b)
    d = (d ^ a) <<< n  eor d, a, d ror #-pending(d);  pending(d) += n

Only b and d are ever rotated and only a and c are ever summed up, so one operand of the two never has
anything pending. A quarter round is 8 instructions. The rounds are unrolled, since what is pending does not
repeat.

14 of the 16 words fit into the core's registers. Each quarter round touches four, so that the two words which
the first quarter rounds of a round do not need can wait elsewhere: in registers of the FPU, or on the stack.
"""

from collections.abc import Sequence

QuarterRound = tuple[int, int, int, int]

COLUMNS: list[QuarterRound] = [(i, 4 + i, 8 + i, 12 + i) for i in range(4)]
DIAGONALS: list[QuarterRound] = [(i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4) for i in range(4)]
ROUNDS = 20
STEPS = 8  # instructions in a quarter round

B0, C0, C3, D3 = 4, 8, 11, 15


class Waiting:
    """Where words wait: registers of the FPU from s0, or words of the stack from an offset."""

    def __init__(self, fpu: bool, offset: int = 0) -> None:
        self.fpu = fpu
        self.offset = offset

    def store(self, register: str, slot: int) -> str:
        if self.fpu:
            return f"vmov s{slot}, {register}"
        return f"str.w {register}, [sp, #{self.offset + 4 * slot}]"

    def load(self, register: str, slot: int) -> str:
        if self.fpu:
            return f"vmov {register}, s{slot}"
        return f"ldr.w {register}, [sp, #{self.offset + 4 * slot}]"


class State:
    """The lines so far, and where the words of the state are after them."""

    def __init__(self, waiting: Waiting) -> None:
        self.waiting = waiting
        self.lines: list[str] = []
        self.register: dict[int, str] = {}  # of a word that is in the core
        self.slot: dict[int, int] = {}  # of a word that waits
        self.pending = dict.fromkeys(range(16), 0)  # rotations to the left

    def emit(self, *instructions: str) -> None:
        self.lines += [f"\t{instruction}" for instruction in instructions]

    def comment(self, text: str) -> None:
        self.lines.append(f"\t/* {text} */")

    # Words that wait

    def store(self, register: str, slot: int) -> None:
        self.emit(self.waiting.store(register, slot))

    def load(self, register: str, slot: int) -> None:
        self.emit(self.waiting.load(register, slot))

    def park(self, word: int, slot: int) -> str:
        """The word waits; its register is free."""
        self.store(self.register[word], slot)
        return self.waits(word, slot)

    def waits(self, word: int, slot: int) -> str:
        """It has been stored."""
        self.slot[word] = slot
        return self.register.pop(word)

    def fetch(self, word: int, register: str) -> None:
        self.load(register, self.slot.pop(word))
        self.register[word] = register

    # The cipher

    def rotated(self, word: int) -> str:
        """The word as a second operand, rotated as it should be."""
        right = -self.pending[word] % 32
        return f"{self.register[word]}, ror #{right}" if right else self.register[word]

    def add(self, x: int, y: int) -> None:
        assert not self.pending[x]
        self.emit(f"add.w {self.register[x]}, {self.register[x]}, {self.rotated(y)}")

    def xor_rotate(self, x: int, y: int, distance: int) -> None:
        """x = (x ^ y) <<< distance. What y gets is rotated with x, so both are brought to x's own
        rotation."""
        assert not self.pending[y]
        left = self.pending[x]
        second = f"{self.register[y]}, ror #{left}" if left else self.register[y]
        self.emit(f"eor.w {self.register[x]}, {self.register[x]}, {second}")
        self.pending[x] = (left + distance) % 32

    def quarter_round(self, words: QuarterRound, first: int = 0, end: int = STEPS) -> None:
        """Steps `first` to `end` of it."""
        a, b, c, d = words
        for step in range(first, end):
            match step:
                case 0 | 4:
                    self.add(a, b)
                case 1 | 5:
                    self.xor_rotate(d, a, 16 if step == 1 else 8)
                case 2 | 6:
                    self.add(c, d)
                case 3 | 7:
                    self.xor_rotate(b, c, 12 if step == 3 else 7)

    # b0 and d3 share a register of the core, so do c0 and c3. A store is followed by something else before a
    # load, which would wait for it on the stack; two loads in a row cost less than two alone.

    def column_round(self) -> None:
        """Begins with c3 and d3 outside, ends with b0 and c0."""
        self.quarter_round(COLUMNS[0])
        self.quarter_round(COLUMNS[1])
        for_c3, for_d3 = self.park(C0, SLOT_C0), self.park(B0, SLOT_B0)
        self.quarter_round(COLUMNS[2])
        self.fetch(C3, for_c3)
        self.fetch(D3, for_d3)
        self.quarter_round(COLUMNS[3])

    def diagonal_round(self) -> None:
        """Begins with b0 and c0 outside, ends with c3 and d3."""
        self.quarter_round(DIAGONALS[0])
        for_b0 = self.park(D3, SLOT_D3)
        self.quarter_round(DIAGONALS[1], 0, 7)
        self.store(self.register[C3], SLOT_C3)
        self.quarter_round(DIAGONALS[1], 7)
        for_c0 = self.waits(C3, SLOT_C3)
        self.fetch(C0, for_c0)
        self.fetch(B0, for_b0)
        self.quarter_round(DIAGONALS[2])
        self.quarter_round(DIAGONALS[3])

    def rounds(self, first: int, end: int) -> None:
        for number in range(first, end):
            self.comment(f"round {number + 1}")
            if number % 2:
                self.diagonal_round()
            else:
                self.column_round()


SLOT_C0, SLOT_B0, SLOT_C3, SLOT_D3 = range(4)
SLOT_OUT, SLOT_IN = 4, 5
SLOT_FINISHED = 6  # and two more
SLOTS = 9

STATE_REGISTERS = ["r0", "r2", "r3", "r4", "r5", "r6", "r7", "r8", "r9", "r10", "r11", "r12", "lr"]


class Block(State):
    """chacha20_block()."""

    def function(self) -> list[str]:
        self.emit("push.w {r4-r11, lr}")
        if not self.waiting.fpu:
            self.emit(f"sub.w sp, sp, #{4 * SLOTS}")
        self.store("r0", SLOT_OUT)
        self.store("r1", SLOT_IN)
        self.first_round()
        self.rounds(1, ROUNDS - 1)
        self.last_round()
        if not self.waiting.fpu:
            self.emit(f"add.w sp, sp, #{4 * SLOTS}")
        self.emit("pop.w {r4-r11, pc}")
        return self.lines

    def first_round(self) -> None:
        """d1, d2 and d3 are loaded when the first column has left room for them."""
        self.comment("round 1")
        self.emit("ldm.w r1, {r0, r2-r12, lr}")
        self.register = dict(enumerate(STATE_REGISTERS))
        self.quarter_round(COLUMNS[0])
        for_d1, for_d2 = self.park(C0, SLOT_C0), self.park(B0, SLOT_B0)
        for word, register in ((13, for_d1), (14, for_d2), (15, "r1")):
            self.emit(f"ldr.w {register}, [r1, #{4 * word}]")
            self.register[word] = register
        for column in COLUMNS[1:]:
            self.quarter_round(column)

    def retire(self, words: Sequence[int], free: Sequence[str]) -> list[str]:
        """out[word] = in[word] + word, with one free register for each. Returns all registers that are free
        then."""
        for word, register in zip(words, free, strict=True):
            self.emit(f"ldr.w {register}, [{self.input}, #{4 * word}]")
        freed: list[str] = []
        for word, register in zip(words, free, strict=True):
            if word in self.slot:
                self.fetch(word, freed.pop())
            self.emit(f"add.w {self.register[word]}, {register}, {self.rotated(word)}")
            freed.append(register)
        for word in words:
            self.emit(f"str.w {self.register[word]}, [{self.output}, #{4 * word}]")
        return freed + [self.register.pop(word) for word in words]

    def last_round(self) -> None:
        """After its first half eight words are finished. They leave first, which makes room for the two
        pointers, for b0 and c0, and for the input. Arithmetic stands between a store and the next load, which
        would wait for it."""
        self.comment(f"round {ROUNDS}, and the sum with the input")
        self.quarter_round(DIAGONALS[0])
        self.quarter_round(DIAGONALS[1])
        a0, b1, c2, d3, a1, b2, c3, d0 = DIAGONALS[0] + DIAGONALS[1]
        third, fourth = DIAGONALS[2], DIAGONALS[3]

        self.input, self.output, spare = [
            self.park(word, SLOT_FINISHED + i) for i, word in enumerate((a0, b1, c2))
        ]
        self.load(self.input, SLOT_IN)
        self.load(self.output, SLOT_OUT)
        free = self.retire([d3], [spare])
        self.quarter_round(third, 0, 1)
        free = self.retire([a1, b2], free)
        self.fetch(C0, free.pop())
        self.quarter_round(third, 1, 2)
        free = self.retire([c3, d0, a0], free)
        self.fetch(B0, free.pop())
        self.quarter_round(third, 2)
        self.quarter_round(fourth)
        free = self.retire(third, free)
        self.fetch(b1, free.pop())
        self.fetch(c2, free.pop())
        self.retire([*fourth, b1, c2], free)


def code(fpu: bool) -> list[str]:
    return Block(Waiting(fpu)).function()


HEADER = """\
/* Printed by gen/block_armv7em.py, which says how it works.
 *
 * void chacha20_block(uint32_t out[16], const uint32_t in[16])
 *
 * The ChaCha20 block function (Bernstein, "ChaCha, a variant of Salsa20", 2008): out = in + 20 rounds of in,
 * as 16 little-endian words. All sums are mod 2^32, so that nothing can overflow. No branch, and no address
 * that depends on data.
 *
 * entry: r0 out, r1 in
 * exit: -
 * clobbers: r0-r3, r12, lr, flags, s0-s8
 * stack: 36 bytes
 * cycles: {cycles} (cortex-m4f)
 * code: {size} bytes
 *
 * Without registers of the FPU (-DTHUMBKAT_NO_FPU, or none there), words wait on the stack:
 *
 * no-fpu stack: 72 bytes
 * no-fpu cycles: {cycles_no_fpu} (cortex-m4f)
 * no-fpu code: {size_no_fpu} bytes
 */
"""


def source() -> str:
    """The whole file."""
    figures = {"cycles": "819", "size": "3,120", "cycles_no_fpu": "849", "size_no_fpu": "3,128"}
    lines = [
        '#include "../backend.h"',
        "",
        "#if CHACHA20_BACKEND == CHACHA20_BACKEND_ARMV7EM",
        "",
        "\t.syntax unified",
        "\t.thumb",
        '\t.section .text.chacha20_block, "ax", %progbits',
        "\t.p2align 2",
        "\t.global chacha20_block",
        "\t.type chacha20_block, %function",
        "\t.thumb_func",
        "chacha20_block:",
        "#if CHACHA20_FPU",
        *code(True),
        "#else",
        *code(False),
        "#endif",
        "\t.size chacha20_block, . - chacha20_block",
        "",
        "#endif",
    ]
    return HEADER.format(**figures) + "\n".join(lines) + "\n"


if __name__ == "__main__":
    print(source(), end="")
