"""Prints the loops over blocks for Cortex-M0, src/armv6m/*_blocks.S:

python blocks_armv6m.py schwaemm256128_encrypt_blocks > ../src/armv6m/schwaemm256128_encrypt_blocks.S

The state stays in registers, with some words on the stack, as sparkleN_slim_core wants it and leaves it:
before its last linear layer. That is done here, then rho and the whitening, and what is left to bring every
word to its place is moved. How much that is depends on the choices that the permutation makes (SEED in
permutations_armv6m.py).

rho: of words s1 and s2 of the two halves of the rate, s1' = s2 ^ m1 ^ cap1 and s2' = s1 ^ s2 ^ m2 ^ cap2.
With two operands that is four instructions, beside the capacity, and s1' is then where s2 was, and s2'
where s1 was. A word y is kept rotated by 16: where both are, the message is rotated; where one is, it is
rotated itself.
"""

import copy
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field

from armv6m import Code, Place, is_low
from branches import RCON, Word, words, x, y
from permutations_armv6m import CONTINUE, ENTER_LOOP, SEED, SLIM, STEPS, Steps, Steps384, emit, slim

# As SEED, of the steps that this loop has of its own.
ESCH256_SEED = 455


@dataclass(frozen=True)
class Variant:
    bits: int
    rate: int  # words
    capacity: int
    pairs: tuple[int, ...]  # the first word of each, in this order
    exchanges: dict[int, list[tuple[int, int]]] = field(default_factory=dict)
    # before a pair: words of the state that come to low registers, and those that leave them


VARIANTS = {
    "schwaemm128128": Variant(256, 4, 4, (0, 1)),
    "schwaemm256128": Variant(384, 8, 4, (0, 1, 2, 3), {2: [(2, 4), (3, 5)]}),
    "schwaemm192192": Variant(384, 6, 6, (1, 0, 2), {0: [(3, 4)]}),
    "schwaemm256256": Variant(512, 8, 8, (0, 1, 2, 3)),
}


class Loop:
    """What is done between two runs of the slim steps."""

    def __init__(self, steps: Steps, bits: int, kind: str) -> None:
        self.bits, self.kind = bits, kind
        self.code = code = steps.code
        first = CONTINUE[bits] + 1
        self.slots = {"in": first, "out": first + 1, "end": first + 2}
        self.cached: dict[str, str] = {}
        code.free += code.kept  # fetched again at the end
        code.kept = {}

    def close(self, target: Sequence[Place]) -> None:
        self.code.target = dict(zip(words(self.code.order), target, strict=True))

    def take(self) -> str:
        """A low register for a while: one that holds nothing of use if there is one."""
        free = self.code.free
        register = next((one for one in free if one not in self.cached), free[0])
        self.cached.pop(register, None)
        free.remove(register)
        return register

    def give(self, *registers: str) -> None:
        self.code.free += registers

    def value(self, name: str) -> str:
        """A pointer, or 16, in a free low register, where it may be found again."""
        for register, held in self.cached.items():
            if held == name:
                return register
        register = self.take()
        self.give(register)
        if name == "16":
            self.code.line(f"movs {register}, #16")
        else:
            self.code.line(f"ldr {register}, [sp, #{4 * self.slots[name]}]")
        self.cached[register] = name
        return register

    def rotate(self, *registers: str) -> None:
        """By 16: by an amount, or in two instructions where there is no room for it."""
        spare = any(one not in self.cached for one in self.code.free)
        if (
            "16" in self.cached.values()
            or (spare and len(registers) > 1)
            or (self.code.free and len(registers) > 3)
        ):
            amount = self.value("16")
            for register in registers:
                self.code.line(f"rors {register}, {amount}")
            return
        for register in registers:
            emit(self.code, f"rev {register}, {register}", f"rev16 {register}, {register}")

    def brought(self, word: Word) -> tuple[str, Place]:
        """A low register with it, and where it stays or stayed."""
        place = self.code.where[word]
        if is_low(place):
            return str(place), place
        register = self.take()
        self.code.copy(word, register)
        return register, place

    def pair(self, variant: Variant, i: int) -> None:
        code, kind = self.code, self.kind
        state = words(code.order)
        j = i + variant.rate // 2
        one, two = state[i], state[j]
        cap1, cap2 = state[variant.rate + i], state[variant.rate + j % variant.capacity]
        turned = [word[0] == "y" for word in (one, two)]
        s1, place1 = self.brought(one)
        s2, place2 = self.brought(two)
        if turned[0] != turned[1]:
            self.rotate(s1 if turned[0] else s2)
        source = self.value("in")
        b = self.take()
        c = self.take()
        emit(code, f"ldr {b}, [{source}, #{4 * i}]", f"ldr {c}, [{source}, #{4 * j}]")
        if all(turned):
            self.rotate(b, c)
        if kind == "absorb":
            emit(code, f"eors {s1}, {s2}", f"eors {s1}, {c}", f"eors {s2}, {b}")
        elif kind == "encrypt":
            emit(code, f"eors {c}, {s2}", f"eors {s2}, {b}", f"eors {b}, {s1}", f"eors {s1}, {c}")
        else:
            emit(code, f"eors {b}, {s1}", f"eors {s1}, {c}", f"eors {c}, {s2}", f"eors {s2}, {b}")
        if kind != "absorb":
            if all(turned):
                self.rotate(b, c)
            to = self.value("out")
            emit(code, f"str {b}, [{to}, #{4 * i}]", f"str {c}, [{to}, #{4 * j}]")
        self.give(c)
        if turned[0] != turned[1]:
            self.rotate(s2 if turned[0] else s1)
        code.copy(cap1, b)
        code.eor(s2, b)
        if cap2 != cap1:
            code.copy(cap2, b)
        code.eor(s1, b)

        # s2 is the register of the new word `one`, and s1 that of the new `two`.
        code.where[one] = s2
        code.where[two] = s1
        waiting = code.where[cap2]
        if not is_low(place2):
            if isinstance(code.target[two], int) and isinstance(waiting, int) and not isinstance(place2, int):
                # It goes where the capacity was, and that where it was.
                code.write(waiting, s1)
                code.move(place2, b)
                code.where[two], code.where[cap2] = waiting, place2
            else:
                code.write(place2, s1)
                code.where[two] = place2
            self.give(s1)
        elif not is_low(place1):
            code.write(place1, s1)
            code.where[two] = place1
            self.give(s1)
        self.give(b)

    def next_block(self, length: int) -> None:
        for name in ("in", "out"):
            if name == "out" and self.kind == "absorb":
                continue
            register = self.value(name)
            self.cached.pop(register)
            emit(self.code, f"adds {register}, #{length}", f"str {register}, [sp, #{4 * self.slots[name]}]")

    def exchange(self, come: Word, gone: Word) -> None:
        code = self.code
        register = self.take()
        self.give(register)
        code.fetch(come, register)
        code.put_high(gone)
        self.cached.pop(str(code.free[-1]), None)


def rho(loop: Loop, variant: Variant) -> None:
    state = words(loop.code.order)
    for i in variant.pairs:
        for come, gone in variant.exchanges.get(i, []):
            loop.exchange(state[come], state[gone])
        loop.pair(variant, i)
    loop.next_block(4 * variant.rate)


def jump(loop: Loop) -> None:
    loop.code.move_to(loop.code.target)
    fresh = STEPS[loop.bits]()
    fresh.code.lines = loop.code.lines
    fresh.low_constants()
    loop.code.line(f"ldr {fresh.code.free[0]}, =sparkle{loop.bits}_slim_core")
    loop.code.line(f"bx {fresh.code.free[0]}")


def load(code: Code, waiting: int) -> None:
    """The state at r0 to where it is expected; what is on the stack, and in high registers, first."""
    if waiting:
        code.line(f"sub sp, #{4 * waiting}")
    free = [one for one in code.free if one != "r0"]
    amount, pointer, scratch = free[:3]
    emit(code, f"mov {pointer}, r0", f"movs {amount}, #16")
    numbered = sorted(enumerate(words(code.order)), key=lambda item: is_low(code.where[item[1]]))
    for number, word in numbered:
        place = code.where[word]
        register = str(place) if is_low(place) else scratch
        code.line(f"ldr {register}, [{pointer}, #{4 * number}]")
        if word[0] == "y":
            code.line(f"rors {register}, {amount}")
        if register == scratch:
            code.write(place, scratch)


def loop_lines(name: str, seed: int | None) -> list[str]:
    variant_name, kind, _ = name.split("_")
    variant = VARIANTS[variant_name]
    bits = variant.bits
    target = list(STEPS[bits](seed).code.where.values())
    length = 4 * variant.rate

    back = slim(bits, seed)
    kept = dict(back.code.kept)
    back.linear_layer()
    lines = [".Lback:", *back.code.lines]
    back.code.lines = []
    back.code.forget_all()

    entered = copy.deepcopy(back)
    end = copy.deepcopy(back)
    loop = Loop(back, bits, kind)
    loop.close(target)
    source = loop.value("in")
    last = loop.take()
    emit(loop.code, f"ldr {last}, [sp, #{4 * loop.slots['end']}]", f"cmp {source}, {last}", "beq .Lend")
    loop.give(last)
    loop.code.label(".Lblock")
    rho(loop, variant)
    jump(loop)
    lines += loop.code.lines

    end.leave(5)
    lines += [".Lend:", *end.code.lines]

    code = entered.code
    code.free += [*kept]
    emit(code, *ENTER_LOOP)
    blocks, given = ("r2", "r1") if kind == "absorb" else ("r3", "r2")
    if length == 24:
        emit(code, "movs r4, #24", f"muls r4, {blocks}")
    else:
        code.line(f"lsls r4, {blocks}, #{length.bit_length() - 1}")
    code.line(f"adds r4, {given}")
    code.line("mov r2, r1" if kind == "absorb" else "mov r3, r1")
    emit(code, "ldr r1, =.Lback + 1", "push {r0-r4}")
    code.free = [*[one for one in code.free if one != source], source]
    load(code, back.waiting)
    for number, register in code.stored.items():
        emit(code, f"ldr {source}, =0x{RCON[number]:08x}", f"mov {register}, {source}")
    emit(code, f"ldr {source}, [sp, #{4 * loop.slots['in']}]", "b .Lblock")
    return [*code.lines, "\t.ltorg", "\t.p2align 2", *lines, "\t.ltorg"]


HALVES = {"esch256": 384, "esch384": 512}


def linear_layer_with_message(
    code: Code, here: Sequence[int], apart: Sequence[int], pointer_slot: int
) -> None:
    """A block of a message goes through the linear layer's function into the left half: so it can join the
    sums of the linear layer before, and its words the branches that become 0 and 1. The pointer is taken
    from the stack, and goes on by a block there."""
    left, right = code.order[: code.half], code.order[code.half :]
    total, scratch, pointer = code.free[:3]
    code.forget_all()
    code.line(f"ldr {pointer}, [sp, #{4 * pointer_slot}]")
    for number, (of, to) in enumerate(((x, y), (y, x))):
        for count, j in enumerate(here):
            register = scratch if count else total
            code.copy(of(left[j]), register)
            code.eor(code.where[of(right[j])], register)
            if count:
                code.eor(total, register)
        for j in apart:
            code.add_to(total, of(left[j]), scratch)
        for half, j in enumerate((1, 2)):
            code.line(f"ldr {scratch}, [{pointer}, #{4 * (2 * half + number)}]")
            if of is y:
                emit(code, f"rev {scratch}, {scratch}", f"rev16 {scratch}, {scratch}")
            code.eor(total, scratch)
            word = of(right[j])
            if j in here:
                code.eor(code.where[word], scratch)
                continue
            if number:
                # The pointer has done its work.
                emit(code, f"adds {pointer}, #16", f"str {pointer}, [sp, #{4 * pointer_slot}]")
            register = pointer if number else code.free[3]
            code.copy(word, register)
            code.eor(register, scratch)
            code.write(code.where[word], register)
        code.fold(of, total, scratch)
        for j in here:
            code.eor(code.where[to(right[j])], total)
        for j in apart:
            code.copy(to(right[j]), scratch)
            code.eor(scratch, total)
            code.write(code.where[to(right[j])], scratch)
    if 2 in here:
        emit(code, f"adds {pointer}, #16", f"str {pointer}, [sp, #{4 * pointer_slot}]")
    code.turn()


def inject(code: Code, pointer_slot: int) -> None:
    """The first block goes into a state that is complete."""
    left = code.order[: code.half]
    total, scratch, pointer = code.free[:3]
    code.line(f"ldr {pointer}, [sp, #{4 * pointer_slot}]")
    for number, (of, to) in enumerate(((x, y), (y, x))):
        for half in range(2):
            register = scratch if half else total
            code.line(f"ldr {register}, [{pointer}, #{4 * (2 * half + number)}]")
            if of is y:
                emit(code, f"rev {register}, {register}", f"rev16 {register}, {register}")
            add(code, of(left[half]), register, code.free[3])
        code.eor(total, scratch)
        code.fold(of, total, scratch)
        for branch in left:
            add(code, to(branch), total, code.free[3])
    emit(code, f"adds {pointer}, #16", f"str {pointer}, [sp, #{4 * pointer_slot}]")


def add(code: Code, word: Word, register: str, scratch: str) -> None:
    place = code.where[word]
    if is_low(place):
        code.eor(place, register)
        return
    code.copy(word, scratch)
    code.eor(scratch, register)
    code.write(place, scratch)


def esch_lines(name: str, seed: int | None) -> list[str]:
    bits = HALVES[name.split("_")[0]]
    first = STEPS[bits](seed)
    target = list(first.code.where.values())
    pointer, limit = CONTINUE[bits] + 1, CONTINUE[bits] + 3

    steps = slim(bits, seed)
    code = steps.code
    kept = dict(code.kept)
    code.free += kept
    code.kept = {}
    # What is left of the message is in the flags before anything is done to the state.
    p, q = code.free[:2]
    emit(code, f"ldr {p}, [sp, #{4 * pointer}]", f"ldr {q}, [sp, #{4 * limit}]", f"cmp {p}, {q}", "beq .Lend")
    end = copy.deepcopy(steps)
    end.code.lines = []
    end.code.kept = kept
    end.code.free = [one for one in end.code.free if one not in kept]
    end.linear_layer()
    end.leave(5)
    linear_layer_with_message(code, steps.here, steps.apart_positions, pointer)
    code.target = dict(zip(words(code.order), target, strict=True))
    code.move_to(code.target)
    first.code.lines = code.lines
    first.low_constants()
    emit(code, f"ldr {first.code.free[0]}, =sparkle{bits}_slim_core", f"bx {first.code.free[0]}")
    back = code.lines

    fresh = STEPS[bits](seed)
    enter = fresh.code
    enter.free += enter.kept
    emit(enter, *ENTER_LOOP)
    emit(enter, "lsls r4, r2, #4", "adds r4, r1", "mov r2, r1", "ldr r1, =.Lback + 1", "push {r0-r4}")
    load(enter, fresh.waiting)
    inject(enter, pointer)
    fresh.low_constants()
    emit(enter, f"ldr {enter.free[0]}, =sparkle{bits}_slim_core", f"bx {enter.free[0]}")
    return [*enter.lines, "\t.ltorg", "\t.p2align 2", ".Lback:", *back, ".Lend:", *end.code.lines, "\t.ltorg"]


def esch256_lines(seed: int) -> list[str]:
    """With steps of its own. In those of the function the branch that waits apart goes on by one a step,
    and comes back to where it was after a multiple of three; bringing words back would take 16 cycles a
    block. Here the box beside its own is twice that of another branch, which takes 4, and after seven steps
    all is as it was."""
    steps = Steps384(seed)
    code = steps.code
    before = ["r8", "r9", "r10", "r11", 0, 1, "r1", "r2", "r3", "r4", "r12", "lr"]
    code.where = dict(zip(words(code.order), before, strict=True))
    steps.here, steps.partner, steps.apart = [0, 1], 2, 2
    pointer, limit = CONTINUE[384] + 1, CONTINUE[384] + 3

    end = copy.deepcopy(steps)
    end.linear_layer()
    end.leave(5)

    code.free.append("r7")
    linear_layer_with_message(code, steps.here, steps.apart_positions, pointer)
    steps.turned()
    code.free.remove("r7")
    entered = copy.deepcopy(steps)
    back, code.lines = code.lines, []
    steps.low_constants()
    for step in range(SLIM[384]):
        steps.boxes(step, (steps.apart - 1) % 3 if step in (2, 4) else None)
        if step != SLIM[384] - 1:
            steps.linear_layer()
    assert (steps.partner, steps.apart, steps.here) == (2, 2, [0, 1])
    code.move_to(dict(zip(words(code.order), before, strict=True)))
    p, q = code.free[:2]
    emit(code, f"ldr {p}, [sp, #{4 * pointer}]", f"ldr {q}, [sp, #{4 * limit}]", f"cmp {p}, {q}", "beq .Lend")
    emit(code, f"ldr {p}, =.Lback + 1", f"bx {p}")
    loop = code.lines
    code.lines = []
    code.pool(jump=False)
    pool = code.lines

    enter = entered.code
    enter.lines = []
    enter.free.append("r7")
    emit(enter, *ENTER_LOOP)
    emit(enter, "lsls r4, r2, #4", "adds r4, r1", "mov r2, r1", "push {r0-r4}")
    load(enter, entered.waiting)
    inject(enter, pointer)
    enter.line("b .Lsteps")
    return [
        *enter.lines,
        "\t.p2align 2",
        ".Lback:",
        *back,
        ".Lsteps:",
        *loop,
        *pool,
        ".Lend:",
        *end.code.lines,
    ]


# Stack, cycles of one block and of each that follows, and bytes of code: tests/assembly holds them to what
# is measured.
STATED = {
    "schwaemm128128_absorb_blocks": (56, 1031, 924, 236),
    "schwaemm128128_encrypt_blocks": (56, 1051, 944, 264),
    "schwaemm128128_decrypt_blocks": (56, 1051, 944, 264),
    "schwaemm256128_absorb_blocks": (64, 1634, 1502, 328),
    "schwaemm256128_encrypt_blocks": (64, 1672, 1540, 380),
    "schwaemm256128_decrypt_blocks": (64, 1672, 1540, 380),
    "schwaemm192192_absorb_blocks": (64, 1642, 1509, 348),
    "schwaemm192192_encrypt_blocks": (64, 1664, 1531, 376),
    "schwaemm192192_decrypt_blocks": (64, 1664, 1531, 376),
    "schwaemm256256_absorb_blocks": (104, 2555, 2389, 396),
    "schwaemm256256_encrypt_blocks": (104, 2602, 2436, 456),
    "schwaemm256256_decrypt_blocks": (104, 2602, 2436, 456),
    "esch256_absorb_blocks": (64, 1600, 1465, 3098),
    "esch384_absorb_blocks": (104, 2523, 2344, 486),
}
HEADER = """\
/* Printed by gen/blocks_armv6m.py, which says how it works.
 *
 * void {name}({arguments})
 *
 * {what}, at least one, each followed by the slim
 * permutation (Beierle et al., "Schwaemm and Esch", version 1.2). There are only exclusive ors here, and
 * the steps add mod 2^32, so that nothing can overflow. No branch and no address depends on anything but the
 * number of blocks.
 *
 * entry: {entry}
 * exit: -
 * clobbers: r0-r3, r12, lr, flags
 * stack: {stack} bytes
 * cycles: {first:,} (cortex-m0) for one block
 *         {more:,} for each that follows
 * code: {code:,} bytes
 */
"""


def header(name: str, bits: int) -> str:
    short, kind, _ = name.split("_")
    stack, first, more, code = STATED[name]
    if short in VARIANTS:
        variant = VARIANTS[short]
        capacity = 32 * variant.capacity
        verb = {"absorb": "takes", "encrypt": "encrypts", "decrypt": "decrypts"}[kind]
        what = f"Schwaemm{32 * variant.rate}-{capacity} {verb} blocks of {4 * variant.rate} bytes"
    else:
        what = f"Esch{short[4:]} takes blocks of 16 bytes"
    output = "" if kind == "absorb" else "uint32_t *out, "
    return HEADER.format(
        name=name,
        arguments=f"uint32_t state[{bits // 32}], {output}const uint32_t *in, size_t blocks",
        what=what,
        entry="r0 state, r1 in, r2 blocks" if kind == "absorb" else "r0 state, r1 out, r2 in, r3 blocks",
        stack=stack,
        first=first,
        more=more,
        code=code,
    )


def printed(name: str) -> str:
    short = name.split("_")[0]
    bits = HALVES[short] if short in HALVES else VARIANTS[short].bits
    if short == "esch256":
        lines = esch256_lines(ESCH256_SEED)
    elif short in HALVES:
        lines = esch_lines(name, SEED[bits])
    else:
        lines = loop_lines(name, SEED[bits])
    return "\n".join(
        [
            header(name, bits) + '#include "../backend.h"',
            "",
            "#if SPARKLE_BACKEND == SPARKLE_BACKEND_ARMV6M",
            "",
            "\t.syntax unified",
            "\t.thumb",
            f'\t.section .text.{name}, "ax", %progbits',
            "\t.p2align 2",
            f"\t.global {name}",
            f"\t.type {name}, %function",
            "\t.thumb_func",
            f"{name}:",
            *lines,
            f"\t.size {name}, . - {name}",
            "",
            "#endif",
        ]
    )


if __name__ == "__main__":
    print(printed(sys.argv[1]))
