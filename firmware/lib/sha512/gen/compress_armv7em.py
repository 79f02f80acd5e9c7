"""Prints src/armv7em/compress.S: the compression of SHA-512 for Cortex-M4, with and without registers of an
FPU.

python compress_armv7em.py > ../src/armv7em/compress.S

A block is five passes over 16 words of the schedule, each followed by 16 rounds. Apart, the two have the 14
registers to themselves. A pass leaves its words in the ring and, each summed up with the round's constant,
where the rounds fetch them.

Rotations by shifted operands: half a rotated word is two operands of EOR. What the rotations of a sum have in
common is taken out of them, and made last:

    Sigma1(e) = rot14(y), y = e ^ rot4(e) ^ rot27(e)
    Sigma0(a) = rot28(y), y = a ^ rot6(a) ^ rot11(a)

The two parts of the last one have no bit in common, so that they are summed up, too, and need no EOR before.
sigma0 is rot1(x ^ rot7(x)) ^ shr7(x): rot7 and shr7 have all but one term in common, and rot1 is RRX with the
carry that a shift by one leaves. In sigma1 one UMULL by 2^13 makes both halves of a shift.

Ch(e, f, g) = ((f ^ g) & e) ^ g. Maj(a, b, c) = ((a ^ b) & (b ^ c)) ^ b, where a ^ b is b ^ c of the next
round.

A round begins with Maj and Sigma0, summed up in the registers of b ^ c. Then b can wait elsewhere, and two
registers are free for what the others need in turn. The last of these is g, which stays there: it is the h
of the next round. Nothing is moved from a to b or from e to f: the names are, which is why the rounds are
unrolled. In registers of the FPU or on the stack wait b until it is d, f until it is g, and the words.
"""

import re
from dataclasses import dataclass

from definition import ROUNDS, table

Pair = tuple[str, str]  # of registers, lower half first

WORDS = 16  # in a pass
BLOCK = 128

SAVED_FPU = 64
FPU_REGISTERS = 32

# Places where halves of words wait, the first ones in the FPU: five words of the state, then the schedule's.
# Between a round and the next, c, d and g wait; between a pass and the next, b and h too.
C, D, G, H, B = 0, 2, 4, 6, 8
WORDS_AT = 10


@dataclass(frozen=True)
class Place:
    """Of a round: where d and g are fetched from, and where b and f go before."""

    d: int
    g: int
    b: int
    f: int


def places() -> list[Place]:
    """Of all rounds of a pass: b goes to one of the two that are free, f to the other, in such a way that at
    the end all is where it was at the beginning."""

    def after(rounds: int, c: int, d: int, g: int, free: tuple[int, int]) -> list[Place] | None:
        if rounds == 0:
            return [] if (c, d, g) == (C, D, G) else None
        for f, b in (free, free[::-1]):
            rest = after(rounds - 1, b, c, f, (g, d))
            if rest is not None and (b == B or rounds < WORDS):
                return [Place(d, g, b, f), *rest]
        return None

    found = after(WORDS, C, D, G, (H, B))
    assert found is not None
    return found


PLACES = places()


class Printer:
    """A whole routine of either form."""

    KEPT = (0, 4, 5)  # a, e and f: words of the state that wait on the stack between a pass and the next

    def __init__(self, fpu: bool) -> None:
        self.fpu = fpu
        self.lines: list[str] = []
        # The stack, from sp: the next constants and their end, a, e and f between a pass and the next, and
        # what waits and finds no place in the FPU.
        self.constants_at, self.end_at = 0, 4
        self.kept_at = 8
        self.waiting_at = self.kept_at + 4 * 6
        places = WORDS_AT + 2 * WORDS
        self.in_fpu = FPU_REGISTERS if fpu else 0
        self.frame = self.waiting_at + 4 * (places - self.in_fpu)
        saved = self.frame + (SAVED_FPU if fpu else 0)
        self.word_at, self.schedule_at, self.blocks_at, self.count_at = (saved + 4 * i for i in range(4))

    def emit(self, *lines: str) -> None:
        self.lines += ["\t" + line for line in lines]

    def note(self, text: str) -> None:
        self.lines.append(f"\t/* {text} */")

    # Where words wait.

    def put(self, pair: Pair, place: int) -> None:
        if place < self.in_fpu:
            self.emit(f"vmov s{place}, s{place + 1}, {pair[0]}, {pair[1]}")
        else:
            self.store(pair, "sp", self.waiting_at + 4 * (place - self.in_fpu))

    def get(self, pair: Pair, place: int) -> None:
        if place < self.in_fpu:
            self.emit(f"vmov {pair[0]}, {pair[1]}, s{place}, s{place + 1}")
        else:
            self.load(pair, "sp", self.waiting_at + 4 * (place - self.in_fpu))

    def load(self, pair: Pair, base: str, offset: int) -> None:
        self.emit(f"ldr.w {pair[0]}, [{base}, #{offset}]", f"ldr.w {pair[1]}, [{base}, #{offset + 4}]")

    def store(self, pair: Pair, base: str, offset: int) -> None:
        self.emit(f"str.w {pair[0]}, [{base}, #{offset}]", f"str.w {pair[1]}, [{base}, #{offset + 4}]")

    # 64 bits

    def add(self, to: Pair, first: Pair, second: Pair) -> None:
        self.emit(f"adds.w {to[0]}, {first[0]}, {second[0]}", f"adc.w {to[1]}, {first[1]}, {second[1]}")

    def xor_rotations(self, to: Pair, x: Pair, near: int, far: int) -> None:
        """to = x ^ rot(x, near) ^ rot(x, far)."""
        for half in (0, 1):
            this, other = x[half], x[1 - half]
            self.emit(f"eor.w {to[half]}, {this}, {this}, lsr #{near}")
            self.emit(f"eor.w {to[half]}, {to[half]}, {other}, lsl #{32 - near}")
            self.emit(f"eor.w {to[half]}, {to[half]}, {this}, lsr #{far}")
            self.emit(f"eor.w {to[half]}, {to[half]}, {other}, lsl #{32 - far}")

    def add_rotated(self, to: Pair, y: Pair, distance: int) -> None:
        """to += rot(y, distance)."""
        low, high = to
        self.emit(f"adds.w {low}, {low}, {y[0]}, lsr #{distance}")
        self.emit(f"adcs.w {high}, {high}, {y[1]}, lsr #{distance}")
        self.emit(f"adds.w {low}, {low}, {y[1]}, lsl #{32 - distance}")
        self.emit(f"adc.w {high}, {high}, {y[0]}, lsl #{32 - distance}")

    # The parts of the routine

    def enter(self) -> None:
        self.emit("push.w {r0-r11, lr}")
        if self.fpu:
            self.emit("vpush {s16-s31}")
        self.emit(f"sub.w sp, sp, #{self.frame}")
        self.emit("adr.w r0, .Lconstants", f"add.w r0, r0, #{8 * ROUNDS}", f"str.w r0, [sp, #{self.end_at}]")

    def begin(self) -> None:
        """The words of the state to where a pass finds them."""
        self.note("the state")
        self.emit(f"ldr.w r0, [sp, #{self.word_at}]")
        if self.fpu:
            self.emit("ldm.w r0!, {r1-r4}", f"vldm r0!, {{s{C}-s{C + 3}}}")
        else:
            self.emit("ldm.w r0!, {r1-r8}")
            self.put(("r5", "r6"), C)
            self.put(("r7", "r8"), D)
        self.emit("ldm.w r0!, {r5-r12}")
        for i, register in enumerate(("r1", "r2", "r5", "r6", "r7", "r8")):
            self.emit(f"str.w {register}, [sp, #{self.kept_at + 4 * i}]")
        for pair, at in ((("r3", "r4"), B), (("r9", "r10"), G), (("r11", "r12"), H)):
            self.put(pair, at)

    def first_pass(self) -> None:
        """The block's words, and these with the constants."""
        blocks, schedule, constants = "r4", "r5", "r6"
        x, k = ("r0", "r1"), ("r2", "r3")
        self.lines.append(f"{self.label('block')}:")
        self.note("the words of the block")
        self.emit(f"ldr {blocks}, [sp, #{self.blocks_at}]", f"ldr {schedule}, [sp, #{self.schedule_at}]")
        self.emit(f"adr.w {constants}, .Lconstants")
        for i in range(WORDS):
            self.emit(f"ldr {x[1]}, [{blocks}, #{8 * i}]", f"ldr {x[0]}, [{blocks}, #{8 * i + 4}]")
            self.emit(f"ldr {k[0]}, [{constants}, #{8 * i}]", f"ldr {k[1]}, [{constants}, #{8 * i + 4}]")
            self.emit(f"rev {x[1]}, {x[1]}", f"rev {x[0]}, {x[0]}")
            self.emit(f"str {x[0]}, [{schedule}, #{8 * i}]", f"str {x[1]}, [{schedule}, #{8 * i + 4}]")
            self.emit(f"adds {k[0]}, {k[0]}, {x[0]}", f"adcs {k[1]}, {x[1]}")
            self.put(k, WORDS_AT + 2 * i)
        self.emit(f"adds {blocks}, #{BLOCK}", f"str {blocks}, [sp, #{self.blocks_at}]")
        self.emit(f"adds {constants}, #{BLOCK}", f"str {constants}, [sp, #{self.constants_at}]")
        self.emit(f"b.w {self.label('rounds')}")

    def label(self, name: str) -> str:
        return f".L{name}_fpu" if self.fpu else f".L{name}"

    def later_pass(self) -> None:
        """The next 16 words, each in the place of the one that it is made of first."""
        schedule, constants, power = "r12", "lr", "r11"
        w, last, before = ("r0", "r1"), ("r2", "r3"), ("r4", "r5")
        free = ["r6", "r7", "r8", "r9", "r10"]
        self.lines += ["\t.p2align 2", f"{self.label('pass')}:"]
        self.emit(f"ldr.w {schedule}, [sp, #{self.schedule_at}]")
        self.emit(f"ldr.w {constants}, [sp, #{self.constants_at}]")
        self.load(w, schedule, 0)
        self.load(before, schedule, 8 * 14)
        self.load(last, schedule, 8 * 15)
        self.emit(f"mov.w {power}, #{1 << 13}")
        for i in range(WORDS):
            self.note(f"word {i}")
            s = (free[0], free[1])
            low, high = before
            # sigma1: rotated by 19 and 61, shifted by 6.
            self.emit(f"umull {s[0]}, {s[1]}, {high}, {power}")
            self.emit(f"eor.w {s[0]}, {s[0]}, {low}, lsr #19", f"eor.w {s[1]}, {s[1]}, {low}, lsl #13")
            self.emit(f"eor.w {s[0]}, {s[0]}, {high}, lsr #29", f"eor.w {s[1]}, {s[1]}, {low}, lsr #29")
            self.emit(f"eor.w {s[0]}, {s[0]}, {low}, lsl #3", f"eor.w {s[1]}, {s[1]}, {high}, lsl #3")
            self.emit(f"eor.w {s[0]}, {s[0]}, {low}, lsr #6", f"eor.w {s[1]}, {s[1]}, {high}, lsr #6")
            self.emit(f"eor.w {s[0]}, {s[0]}, {high}, lsl #26")
            self.add(w, w, s)
            # From here on `before` is free, too.
            x, n, k = before, (free[0], free[1]), (free[2], free[3])
            self.load(x, schedule, 8 * ((i + 1) % WORDS))
            self.load(n, schedule, 8 * ((i + 9) % WORDS))
            self.load(k, constants, 8 * i)
            self.add(w, w, n)
            # sigma0: z = shr7(x), y = x ^ rot7(x), half of it at a time.
            z, y = n, free[4]
            self.emit(f"lsr.w {z[1]}, {x[1]}, #7")
            self.emit(f"eor.w {y}, {x[1]}, {z[1]}", f"eor.w {y}, {y}, {x[0]}, lsl #25")
            self.emit(f"lsr.w {z[0]}, {x[0]}, #7", f"eor.w {z[0]}, {z[0]}, {x[1]}, lsl #25")
            self.emit(f"eors.w {z[1]}, {z[1]}, {y}, lsr #1")
            self.emit(f"eor.w {y}, {x[0]}, {z[0]}", f"eor.w {z[0]}, {z[0]}, {y}, rrx")
            self.emit(f"eor.w {z[1]}, {z[1]}, {y}, lsl #31")
            self.add(w, w, z)
            self.store(w, schedule, 8 * i)
            self.add(k, k, w)
            self.put(k, WORDS_AT + 2 * i)
            w, last, before = x, w, last
        self.emit(f"add.w {constants}, {constants}, #{BLOCK}")
        self.emit(f"str.w {constants}, [sp, #{self.constants_at}]")

    def rounds(self) -> None:
        e, f, a, b = ("r0", "r1"), ("r2", "r3"), ("r4", "r5"), ("r6", "r7")
        h, difference, x = ("r8", "r9"), ("r10", "r11"), ("r12", "lr")
        self.lines += ["\t.p2align 2", f"{self.label('rounds')}:"]
        for i, pair in enumerate((a, e, f)):
            self.load(pair, "sp", self.kept_at + 8 * i)
        for pair, at in ((b, B), (h, H), (difference, C)):
            self.get(pair, at)
        for half in (0, 1):
            self.emit(f"eor.w {difference[half]}, {difference[half]}, {b[half]}")
        for i, place in enumerate(PLACES):
            self.note(f"round {i}")
            # Maj, in the registers of b ^ c; a ^ b is the next of these. b waits, and leaves its registers.
            maj, y = difference, b
            self.emit(*(f"eor.w {x[half]}, {a[half]}, {b[half]}" for half in (0, 1)))
            self.emit(*(f"and.w {maj[half]}, {maj[half]}, {x[half]}" for half in (0, 1)))
            self.emit(*(f"eor.w {maj[half]}, {maj[half]}, {b[half]}" for half in (0, 1)))
            if i > 0:
                self.put(b, place.b)
            # + Sigma0
            self.xor_rotations(y, a, 6, 11)
            self.add_rotated(maj, y, 28)
            # h, the word and the constant; + Sigma1
            self.get(y, WORDS_AT + 2 * i)
            self.add(h, h, y)
            self.xor_rotations(y, e, 4, 27)
            self.put(f, place.f)
            self.add_rotated(h, y, 14)
            # + Ch, in the registers of f. g stays where it is: it is the next h.
            self.get(y, place.g)
            for operation, other in (("eor", y), ("and", e), ("eor", y)):
                self.emit(*(f"{operation}.w {f[half]}, {f[half]}, {other[half]}" for half in (0, 1)))
            self.add(h, h, f)
            # The new e and the new a.
            self.get(f, place.d)
            self.add(f, f, h)
            self.add(maj, maj, h)
            a, b, difference, e, f, h, x = maj, a, x, f, e, y, h
        self.note("until all constants are used")
        self.load(x, "sp", self.constants_at)
        self.emit(f"cmp.w {x[0]}, {x[1]}", f"beq.w {self.label('sum')}")
        for i, pair in enumerate((a, e, f)):
            self.store(pair, "sp", self.kept_at + 8 * i)
        self.put(b, B)
        self.put(h, H)
        self.emit(f"b.w {self.label('pass')}")
        self.sum_up(a, b, e, f, h, x, difference[0])

    def sum_up(self, a: Pair, b: Pair, e: Pair, f: Pair, h: Pair, free: Pair, word: str) -> None:
        """The state and what it was before, two words at a time where there is room; and the next block."""
        self.lines.append(f"{self.label('sum')}:")
        self.emit(f"ldr.w {word}, [sp, #{self.word_at}]")
        for some in ({0: a}, {1: b, 4: e}, {5: f, 7: h}):
            self.add_before(some, (free, a), word)
        for pair, at in ((b, C), (e, D), (f, G)):
            self.get(pair, at)
        for some in ({2: b, 3: e}, {6: f}):
            self.add_before(some, (free, a), word)
        self.emit(f"ldr.w {word}, [sp, #{self.count_at}]", f"subs.w {word}, {word}, #1")
        self.emit(f"str.w {word}, [sp, #{self.count_at}]", f"bne.w {self.label('block')}")

    def add_before(self, some: dict[int, Pair], free: tuple[Pair, Pair], word: str) -> None:
        for i, before in zip(some, free, strict=False):
            self.load(before, word, 8 * i)
        for pair, before in zip(some.values(), free, strict=False):
            self.add(pair, pair, before)
        for i, pair in some.items():
            self.store(pair, word, 8 * i)
            if i in self.KEPT:
                self.store(pair, "sp", self.kept_at + 8 * self.KEPT.index(i))
            else:
                self.put(pair, {1: B, 2: C, 3: D, 6: G, 7: H}[i])

    def leave(self) -> None:
        self.emit(f"add.w sp, sp, #{self.frame}")
        if self.fpu:
            self.emit("vpop {s16-s31}")
        self.emit("pop.w {r0-r11, pc}")

    def routine(self) -> list[str]:
        self.enter()
        self.begin()
        self.first_pass()
        self.later_pass()
        self.rounds()
        self.leave()
        return narrowed(self.lines)


LOW = r"(r[0-7])"
NARROW = [
    (rf"\tadds\.w {LOW}, {LOW}, {LOW}", r"\tadds \1, \2, \3"),
    (rf"\tadcs?\.w {LOW}, \1, {LOW}", r"\tadcs \1, \2"),
    (rf"\t(eor|and)\.w {LOW}, \2, {LOW}", r"\t\1s \2, \3"),
    (rf"\tlsr\.w {LOW}, {LOW}, (#\d+)", r"\tlsrs \1, \2, \3"),
    (rf"\t(ldr|str)\.w {LOW}, \[sp, (#\d+)\]", r"\t\1 \2, [sp, \3]"),
]


def narrow(line: str) -> str | None:
    """The same instruction in 16 bits. It sets flags: EORS and ANDS leave the carry alone, and where the
    others stand nothing waits for one."""
    for wide, short in NARROW:
        if re.fullmatch(wide, line):
            return re.sub(wide, short, line)
    return None


def narrowed(lines: list[str]) -> list[str]:
    """Two at a time, so that all that is wide stays at the address of a word."""
    result: list[str] = []
    for line in lines:
        short = narrow(line)
        if short and result and narrow(result[-1]):
            before = narrow(result.pop())
            assert before is not None
            result += [before, short]
        else:
            result.append(line)
    return result


HEADER = """\
/* Printed by gen/compress_armv7em.py, which says how it works.
 *
 * void sha512_compress(uint32_t word[16], uint32_t schedule[32], const uint8_t *blocks, size_t count)
 *
 * The compression of SHA-512 (FIPS 180-4, section 6.4.2). All sums are mod 2^64, so that nothing can
 * overflow. No branch and no address depends on the state or on the blocks.
 *
 * entry: r0 word, of each the lower half first; r1 schedule, 128 bytes to work in, which may be the block;
 *        r2 blocks, at any address; r3 their number, 1 or more
 * exit: the words; in the schedule, its last 16
 * clobbers: r12, lr, flags, s0-s15
 * stack: {stack} bytes, which hold parts of the state and of the schedule afterwards
 * cycles: {block} a block
 *         {once} more, once
 *         64 more, a block at an odd address
 *         32 more, a block at another that is not a word's (cortex-m4f)
 * code: {code} bytes, and 640 of constants
 *
 * Without registers of the FPU (-DTHUMBKAT_NO_FPU, or none there), words wait on the stack:
 *
 * no-fpu stack: {no_fpu_stack} bytes
 * no-fpu cycles: {no_fpu_block} a block
 *         {no_fpu_once} more, once
 *         64 more, a block at an odd address
 *         32 more, a block at another that is not a word's (cortex-m4f)
 * no-fpu code: {no_fpu_code} bytes
 */
"""
FIGURES = {
    **{"stack": "188", "block": "7,275", "once": "102", "code": "5,948"},
    **{"no_fpu_stack": "252", "no_fpu_block": "7,504", "no_fpu_once": "73", "no_fpu_code": "6,104"},
}


def source() -> str:
    """The whole file."""
    lines = [
        '#include "../backend.h"',
        "",
        "#if SHA512_BACKEND == SHA512_BACKEND_ARMV7EM",
        "",
        "\t.syntax unified",
        "\t.thumb",
        '\t.section .text.sha512_compress, "ax", %progbits',
        "\t.p2align 2",
        "\t/* Of each round, lower half first; here, where ADR reaches them. */",
        ".Lconstants:",
        *table(),
        "\t.global sha512_compress",
        "\t.type sha512_compress, %function",
        "\t.thumb_func",
        "sha512_compress:",
        "#if SHA512_FPU",
        *Printer(fpu=True).routine(),
        "#else",
        *Printer(fpu=False).routine(),
        "#endif",
        "\t.size sha512_compress, . - sha512_compress",
        "",
        "#endif",
    ]
    return HEADER.format(**FIGURES) + "\n".join(lines) + "\n"


if __name__ == "__main__":
    print(source(), end="")
