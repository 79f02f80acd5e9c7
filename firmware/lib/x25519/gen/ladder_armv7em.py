"""Prints src/armv7em/ladder.S: the Montgomery ladder for Cortex-M4, and one step of it.

python ladder_armv7em.py > ../src/armv7em/ladder.S

A step is straight-line code in which all products are inlined: z2 comes and goes in registers of the core,
x2 and x3 far away (in registers of the FPU, or on the stack), z3, x1 and differences lie on the stack.

The sum of two points is the same when they change places, so a step does not swap them: it only chooses the
one to double, by SEL, whose flags nothing else touches. The new points lie as after a swap that was not
undone; so what a step chooses by is a bit of the scalar xor the one before it.

The highest bit of a clamped scalar is set, so the ladder begins behind it, with 2 P and P. The lowest three
are clear: of the last three steps only the double is needed."""

import sys
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "fe25519" / "gen"))

from field_armv7em import Element, borrowed, corrected, mul, split_top, sqr, sum_and_difference
from function_armv7em import choice, function, header, source
from registers_armv7em import CORE, FPU, Code, Memory, Value, parallel_moves, stack_words

# The frame, from the stack pointer.
X1, Z3, FIRST, SECOND, THIRD = 0, 32, 64, 96, 128  # FIRST ...: differences
CHUNKS = 160  # the scalar's, from the last to the first; before them a zero
NEXT_CHUNK, AFTER, RETURN = 200, 204, 208
ARGUMENTS = 212  # two
LAST_BIT = 220
BITS = 224
SPILLED = 228  # what finds no register of the FPU
SPILLED_WORDS = {True: 4, False: 35}
A24 = 121665


class Variant:
    def __init__(self, fpu: bool) -> None:
        words = stack_words(SPILLED_WORDS[fpu], SPILLED)
        self.fpu = fpu
        self.far = [*FPU[1:], *words] if fpu else words
        self.bits = FPU[0] if fpu else f"[sp, #{BITS}]"
        self.x3, self.x2 = self.far[:8], self.far[8:16]
        self.frame = SPILLED + 4 * SPILLED_WORDS[fpu]

    def put(self, place: str, register: str) -> str:
        return f"\tvmov {place}, {register}" if place[0] == "s" else f"\tstr.w {register}, {place}"

    def get(self, register: str, place: str) -> str:
        return f"\tvmov {register}, {place}" if place[0] == "s" else f"\tldr.w {register}, {place}"

    def load_far(self, code: Code, offset: int) -> Element:
        """An element of the frame as a far one: where it is, or loaded."""
        if not self.fpu:
            return code.entry(stack_words(8, offset))
        words = [code.far() for _ in range(8)]
        for j, word in enumerate(words):
            code("vldr", word, Memory("sp", offset + 4 * j))
        return words


def chosen(code: Code, one: Value, other: Value) -> Value:
    """`one` where the flags are set."""
    return code.new("sel", one, other)


def choose_difference(code: Code, excess: tuple[Value, Value]) -> Element:
    """SECOND where the flags are set, or FIRST."""
    words = []
    for half in range(0, 8, 4):
        first = code.load("sp", FIRST + 4 * half, 4)
        for pair in range(0, 4, 2):
            second = code.load("sp", SECOND + 4 * (half + pair), 2)
            for j in range(2):
                words.append(chosen(code, second[j], first[pair + j]))
    mask = chosen(code, code.fetch(excess[1]), code.fetch(excess[0]))
    return corrected(code, words, mask)


def parked(code: Code, words: Sequence[Value]) -> Element:
    return [code.park(word) for word in words]


def double(code: Code, aa: Element, bb: Element) -> tuple[Element, Element]:
    """x and z of the double from (x + z)^2, far away, and (x - z)^2, in the core. x is far away."""
    bb_kept = parked(code, bb)
    x = parked(code, mul(code, bb, aa))
    e = []
    for j in range(8):
        left, right = code.fetch(aa[j]), code.fetch(bb_kept[j])
        e.append(code.new("subs" if j == 0 else "sbcs", left, right))
    corrected(code, e, borrowed(code))
    e_kept = parked(code, e)
    return x, mul(code, add_multiple(code, aa, e), e_kept)


def add_multiple(code: Code, aa: Element, e: Element) -> Element:
    """aa + 121665 e, of aa loose and any e < 2^256: as a pass of fold(), the top word first. What lies from
    2^255 on is below 2^18 + 2, and 19 times that, which enters at the bottom, below 2^23; the last carry is
    below 2^17 and the sum below 2^255 + 2^241."""
    factor = code.new("movw", f"#{A24 & 0xFFFF}")
    code("movt", factor, f"#{A24 >> 16}")
    top = code.fetch(aa[7])
    above = code.new("mov", "#0")
    code("umaal", top, above, e[7], factor)
    carry = split_top(code, top, above)
    words = []
    for j in range(7):
        word = code.fetch(aa[j])
        code("umaal", word, carry, e[j], factor)
        words.append(word)
    code("add", top, top, carry)
    return [*words, top]


def step(
    variant: Variant, code: Code, z2: Element, x2: Element, x3: Element
) -> tuple[Element, Element, Element]:
    """z2, x2 and x3 of the next step; z3 is stored."""
    a, first_excess = sum_and_difference(code, z2, x2, FIRST)
    a_kept = parked(code, a)
    c, second_excess = sum_and_difference(code, code.load("sp", Z3), x3, SECOND)
    c_kept = parked(code, c)
    aa = parked(code, sqr(code, [chosen(code, c[j], code.fetch(a_kept[j])) for j in range(8)]))
    # the sum
    d = corrected(code, code.load("sp", SECOND), code.fetch(second_excess))
    da = parked(code, mul(code, d, a_kept))
    b = corrected(code, code.load("sp", FIRST), code.fetch(first_excess))
    both, third_excess = sum_and_difference(code, mul(code, b, c_kept), da, THIRD)
    new_x3 = parked(code, sqr(code, both))
    difference = corrected(code, code.load("sp", THIRD), code.fetch(third_excess))
    code.store(mul(code, sqr(code, difference), variant.load_far(code, X1)), "sp", Z3)
    # the double
    bb = sqr(code, choose_difference(code, (first_excess, second_excess)))
    new_x2, new_z2 = double(code, aa, bb)
    return new_z2, new_x2, new_x3


def doubling(code: Code, z: Element, x: Element) -> tuple[Element, Element]:
    a, excess = sum_and_difference(code, z, x, FIRST)
    aa = parked(code, sqr(code, a))
    bb = sqr(code, corrected(code, code.load("sp", FIRST), code.fetch(excess)))
    new_x, new_z = double(code, aa, bb)
    return new_z, new_x


def placed(code: Code, values: Element, places: Sequence[str]) -> None:
    for value, place in zip(values, places, strict=True):
        value.place = place
    code.leaving += values


def step_code(variant: Variant, z_places: Sequence[str]) -> tuple[Code, Element]:
    code = Code(variant.far)
    z2, x2, x3 = (code.entry(places) for places in (z_places, variant.x2, variant.x3))
    new_z2, new_x2, new_x3 = step(variant, code, z2, x2, x3)
    placed(code, new_x2, variant.x2)
    placed(code, new_x3, variant.x3)
    code.leaving += new_z2
    return code, new_z2


def double_code(variant: Variant, z_places: Sequence[str]) -> tuple[Code, Element]:
    code = Code(variant.far)
    z, x, x3 = (code.entry(places) for places in (z_places, variant.x2, variant.x3))
    code.leaving += x3
    new_z, new_x = doubling(code, z, x)
    placed(code, new_x, variant.x2)
    code.leaving += new_z
    return code, new_z


def allocated(made: tuple[Code, Element]) -> tuple[list[str], list[str]]:
    code, z = made
    code.pair_loads()
    code.allocate()
    return code.text(), [value.place or "" for value in z]


# Registers of z2 around a step: where the scan leaves it if it finds it there.
Z_PLACES = ["r1", "r10", "r12", "r3", "r5", "r6", "r4", "r8"]
BITS_IN_CHUNK = 31  # below them a one, which says where the chunk ends
LOWEST, HIGHEST = 3, 253  # bits that take a whole step


class Ladder:
    """The two functions, which share the loop."""

    def __init__(self, fpu: bool) -> None:
        self.variant = Variant(fpu)
        self.z = Z_PLACES
        self.spare = [register for register in CORE if register not in self.z]
        self.lines: list[str] = []

    def emit(self, *lines: str) -> None:
        self.lines += [line if line.endswith(":") or line[0] == "\t" else f"\t{line}" for line in lines]

    def copy_in(self, base: str, offset: int, frame: int) -> None:
        """An element to the frame, by registers that nothing else needs yet."""
        for half in (0, 16):
            self.emit(*(f"ldr.w {r}, [{base}, #{offset + half + 4 * j}]" for j, r in enumerate(self.scratch)))
            self.emit(*(f"str.w {r}, [sp, #{frame + half + 4 * j}]" for j, r in enumerate(self.scratch)))

    scratch = ("r4", "r5", "r6", "r7")

    def far_in(self, base: str, offset: int, places: Sequence[str]) -> None:
        for half in range(0, 8, 4):
            self.emit(
                *(f"ldr.w {r}, [{base}, #{offset + 4 * (half + j)}]" for j, r in enumerate(self.scratch))
            )
            self.emit(*(self.variant.put(places[half + j], r) for j, r in enumerate(self.scratch)))

    def far_out(self, base: str, offset: int, places: Sequence[str], register: str) -> None:
        for j, place in enumerate(places):
            self.emit(self.variant.get(register, place), f"str.w {register}, [{base}, #{offset + 4 * j}]")

    def open(self) -> None:
        self.emit("push.w {r4-r11, lr}", *(["vpush {s16-s31}"] if self.variant.fpu else []))
        self.emit(f"sub.w sp, sp, #{self.variant.frame}")

    def close(self) -> None:
        self.emit(f"add.w sp, sp, #{self.variant.frame}", *(["vpop {s16-s31}"] if self.variant.fpu else []))
        self.emit("pop.w {r4-r11, pc}")

    def run(self) -> None:
        self.open()
        self.emit(f"str.w r0, [sp, #{ARGUMENTS}]", f"str.w r1, [sp, #{ARGUMENTS + 4}]")
        self.copy_in("r3", 0, X1)
        for places in (self.variant.x3, self.variant.x2):
            self.far_in("sp", X1, places)
        self.chunks()
        # z3 = 1; the double of the point, to x2 and z2
        self.emit("mov.w r0, #1", "mov.w r1, #0", f"str.w r0, [sp, #{Z3}]")
        self.emit(*(f"str.w r1, [sp, #{Z3 + 4 * j}]" for j in range(1, 8)))
        self.emit(f"mov.w {self.z[0]}, #1", *(f"mov.w {register}, #0" for register in self.z[1:]))
        self.emit("bl.w .Ldouble")
        self.emit("bl.w .Lsteps")
        self.run_end()
        self.loop()
        self.double()

    def chunks(self) -> None:
        """Bits of the scalar xor the ones above them, as they are used, from the left."""
        words = [f"r{4 + j}" for j in range(8)]
        self.emit(*(f"ldr.w {word}, [r2, #{4 * j}]" for j, word in enumerate(words)))
        for word, above in zip(words, [*words[1:], None], strict=True):
            if above is not None:
                self.emit(
                    f"lsr.w r0, {word}, #1", f"orr.w r0, r0, {above}, lsl #31", f"eor.w {word}, {word}, r0"
                )
            else:
                self.emit(f"eor.w {word}, {word}, {word}, lsr #1")
        # Bit 2 is bit 3 of the scalar. It says which of the two points the multiple is.
        self.emit("mov.w r0, #0", f"str.w r0, [sp, #{CHUNKS}]", f"str.w {words[0]}, [sp, #{LAST_BIT}]")
        lowest = LOWEST
        slot = 1
        while lowest + BITS_IN_CHUNK <= HIGHEST + 1:
            k, shift = divmod(lowest, 32)
            if shift:
                self.emit(
                    f"lsr.w r0, {words[k]}, #{shift}", f"orr.w r0, r0, {words[k + 1]}, lsl #{32 - shift}"
                )
                self.emit("lsl.w r0, r0, #1")
            else:
                self.emit(f"lsl.w r0, {words[k]}, #1")
            self.emit("orr.w r0, r0, #1", f"str.w r0, [sp, #{CHUNKS + 4 * slot}]")
            lowest += BITS_IN_CHUNK
            slot += 1
        count = HIGHEST + 1 - lowest
        k, shift = divmod(lowest, 32)
        assert k == 7
        self.emit(
            f"lsr.w r0, {words[7]}, #{shift}",
            f"lsl.w r0, r0, #{32 - count}",
            f"orr.w r0, r0, #{1 << 31 - count:#x}",
        )
        self.emit(f"str.w r0, [sp, #{CHUNKS + 4 * slot}]")
        self.emit(f"add.w r0, sp, #{CHUNKS + 4 * slot + 4}", f"str.w r0, [sp, #{NEXT_CHUNK}]")

    def loop(self) -> None:
        """Steps to the end of the chunks; or one step, of a chunk that has come to its end."""
        bits, mask = self.spare[:2]
        self.emit(".Lsteps:", f"str.w lr, [sp, #{AFTER}]", "b.w .Lnext_chunk")
        self.emit(".Lone_step:", f"str.w lr, [sp, #{AFTER}]", "b.w .Lbody")
        self.emit(".p2align 2", ".Lstep:")
        self.emit(
            self.variant.get(bits, self.variant.bits),
            f"asr.w {mask}, {bits}, #31",
            f"uadd8 {mask}, {mask}, {mask}",
        )
        self.emit(f"lsl.w {bits}, {bits}, #1", self.variant.put(self.variant.bits, bits))
        self.emit(".Lbody:")
        text, new_z = allocated(step_code(self.variant, self.z))
        self.emit(*text, *parallel_moves(self.z, new_z))
        self.emit(self.variant.get(bits, self.variant.bits), f"cmp.w {bits}, #0x80000000", "bne.w .Lstep")
        self.emit(".Lnext_chunk:")
        self.emit(
            f"ldr.w {mask}, [sp, #{NEXT_CHUNK}]",
            f"ldr.w {bits}, [{mask}, #-4]!",
            f"str.w {mask}, [sp, #{NEXT_CHUNK}]",
        )
        self.emit(self.variant.put(self.variant.bits, bits), f"cmp.w {bits}, #0", "bne.w .Lstep")
        self.emit(f"ldr.w pc, [sp, #{AFTER}]")

    def run_end(self) -> None:
        """x3, z3 where bit 3 is set, or x2, z2; its double three times."""
        bits, other = self.spare[:2]
        self.emit(f"ldr.w {bits}, [sp, #{LAST_BIT}]")
        self.emit(f"lsl.w {bits}, {bits}, #29", f"asr.w {bits}, {bits}, #31", f"uadd8 {bits}, {bits}, {bits}")
        for j, register in enumerate(self.z):
            self.emit(f"ldr.w {other}, [sp, #{Z3 + 4 * j}]", f"sel {register}, {other}, {register}")
        for x2, x3 in zip(self.variant.x2, self.variant.x3, strict=True):
            self.emit(self.variant.get(bits, x2), self.variant.get(other, x3), f"sel {bits}, {other}, {bits}")
            self.emit(self.variant.put(x2, bits))
        for _ in range(LOWEST):
            self.emit("bl.w .Ldouble")
        self.emit(f"ldr.w {bits}, [sp, #{ARGUMENTS + 4}]")
        self.emit(*(f"str.w {register}, [{bits}, #{4 * j}]" for j, register in enumerate(self.z)))
        self.emit(f"ldr.w {bits}, [sp, #{ARGUMENTS}]")
        self.far_out(bits, 0, self.variant.x2, other)
        self.close()

    def double(self) -> None:
        self.emit(".p2align 2", ".Ldouble:", f"str.w lr, [sp, #{RETURN}]")
        text, new_z = allocated(double_code(self.variant, self.z))
        self.emit(*text, *parallel_moves(self.z, new_z))
        self.emit(f"ldr.w pc, [sp, #{RETURN}]")

    def one_step(self) -> None:
        """x25519_step: the loop's body once, between copies."""
        x1, x2, z2, x3, z3 = range(0, 160, 32)
        self.open()
        self.emit(f"str.w r0, [sp, #{ARGUMENTS}]", "uadd8 r1, r1, r1")
        self.emit(
            "mov.w r1, #0",
            f"str.w r1, [sp, #{CHUNKS}]",
            f"add.w r1, sp, #{CHUNKS + 4}",
            f"str.w r1, [sp, #{NEXT_CHUNK}]",
        )
        self.emit("mov.w r1, #0x80000000", self.variant.put(self.variant.bits, "r1"))
        self.copy_in("r0", x1, X1)
        self.copy_in("r0", z3, Z3)
        self.far_in("r0", x2, self.variant.x2)
        self.far_in("r0", x3, self.variant.x3)
        base = self.spare[0]
        self.emit(f"add.w {base}, r0, #{z2}")
        self.emit(*(f"ldr.w {register}, [{base}, #{4 * j}]" for j, register in enumerate(self.z)))
        self.emit("bl.w .Lone_step")
        self.emit(f"ldr.w {base}, [sp, #{ARGUMENTS}]")
        self.emit(*(f"str.w {register}, [{base}, #{z2 + 4 * j}]" for j, register in enumerate(self.z)))
        other = self.spare[1]
        self.far_out(base, x2, self.variant.x2, other)
        self.far_out(base, x3, self.variant.x3, other)
        for j in range(8):
            self.emit(f"ldr.w {other}, [sp, #{Z3 + 4 * j}]", f"str.w {other}, [{base}, #{z3 + 4 * j}]")
        self.close()


TEXT = """\
Printed by gen/ladder_armv7em.py, which says how it works; the arithmetic is that of fe25519's
gen/field_armv7em.py.

void x25519_ladder_run(fe25519 *x, fe25519 *z, const uint8_t scalar[32], const fe25519 *x1)
void x25519_step(x25519_ladder *ladder, uint32_t swap)

The Montgomery ladder (RFC 7748, section 5), for a scalar that is clamped: X/Z of scalar times the point x1.
And one step of it. No branch and no address depends on the scalar or the point; SEL chooses.

Ranges. Loose is below 2^255 + 39 * 2^224, as products are; x1, x2, z2, x3, z3 < 2^255 + 2^230 come in, and
loose ones go out. The sum of two is taken below 2^255 + 3 * 2^224. A difference that borrows is above
2^256 - 2^255 - 2^230, so that 38 less borrow nothing. Products take any numbers below 2^256. (x + z)^2 +
121665 E is below 2^255 + 2^241."""
ENTRY = """\
entry: r0 x, r1 z, r2 scalar at any address, r3 x1; or r0 ladder, r1 swap
exit: -
clobbers: r0-r3, r12, lr, flags, GE, s0-s15"""
FIGURES = {"x25519_ladder_run": (344, 353691, 8848), "x25519_step": (344, 1650, 580)}
NO_FPU = {"x25519_ladder_run": (404, 376209, 8808), "x25519_step": (404, 1759, 572)}


def body(fpu: bool) -> tuple[list[str], list[str]]:
    """The two functions."""
    run = Ladder(fpu)
    run.run()
    one = Ladder(fpu)
    one.one_step()
    return run.lines, one.lines


def main() -> None:
    with_fpu, without = body(True), body(False)
    lines = function("x25519_ladder_run", choice("X25519_FPU", with_fpu[0], without[0]))
    lines += function(
        "x25519_step", choice("X25519_FPU", with_fpu[1], without[1]), section="x25519_ladder_run"
    )
    print(source(header(TEXT, ENTRY, FIGURES, NO_FPU), "X25519", lines), end="")


if __name__ == "__main__":
    main()
