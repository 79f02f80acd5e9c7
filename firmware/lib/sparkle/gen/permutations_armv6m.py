"""Prints src/armv6m/sparkle256.S, sparkle384.S and sparkle512.S: the permutations for Cortex-M0.

python permutations_armv6m.py sparkle384 > ../src/armv6m/sparkle384.S

All steps one after the other; armv6m.py says how. Which words wait where in which step:

SPARKLE256: one half is in low registers. Two constants are there as well, which leaves two registers, and the
other half and the other two constants are in high ones. New left is old right, so halves change places once
a step.
SPARKLE384: two pairs of branches fit: two of the left half, then the third with a branch of the
right half, then the last two, one of which comes from the stack, to where the third left one has gone. They
are left there.
SPARKLE512: the left half two and two, the second two each with a branch of the right half,
then the last two of it. Six words are in high registers and six on the stack.

The loops over blocks run these steps, too: they jump to sparkleN_slim_core with the state in its places and
the address of what follows in a word of the stack. Where the slim permutation ends but for its last linear
layer, it goes on there; the functions themselves put the address of what they do next there.
"""

import copy
import sys
from collections.abc import Sequence

from armv6m import LOW, Code, is_low
from branches import Word, words, x, y

SLIM = {256: 7, 384: 7, 512: 8}
BIG = {256: 10, 384: 11, 512: 12}
CONTINUE = {256: 1, 384: 3, 512: 13}  # word of the stack with the address of what follows

# Of the choices that are open: which registers words go to, and in which order. For the permutations it makes
# little difference; these were found by trying some thousands for the loops over blocks, which have few moves
# left with them.
SEED = {256: 10499, 384: 4667, 512: 3205}

HIGH_TO_LOW = ["push {r4-r7, lr}", "mov r4, r8", "mov r5, r9", "mov r6, r10", "mov r7, r11"]
ENTER = [*HIGH_TO_LOW, "push {r0, r1, r4-r7}"]
ENTER_LOOP = [*HIGH_TO_LOW, "push {r4-r7}"]
LEAVE = ["pop {r4-r7}", "mov r8, r4", "mov r9, r5", "mov r10, r6", "mov r11, r7", "pop {r4-r7, pc}"]


def emit(code: Code, *texts: str) -> None:
    for text in texts:
        code.line(text)


def continuation(code: Code, bits: int) -> None:
    """Of steps in r1, its address into r1."""
    code.table(
        [
            ".Lcontinuations:",
            "\t.word .Lslim + 1",
            f"\t.space {4 * (BIG[bits] - SLIM[bits] - 1)}",
            "\t.word .Lbig + 1",
        ]
    )
    emit(code, "lsls r1, r1, #2", f"adr r2, .Lcontinuations - {4 * SLIM[bits]}", "ldr r1, [r2, r1]")


def store(code: Code, waiting: int, above: int = 2) -> None:
    """All words to the state. `waiting` words are on the stack below its pointer, and it and what lies
    above it are so many."""
    a, b, pointer = sorted(sorted(code.free)[:3], key=LOW.index)
    amount = next(one for one in LOW if one not in code.free and one not in code.where.values())
    emit(code, f"ldr {pointer}, [sp, #{4 * waiting}]", f"movs {amount}, #16")
    for branch in code.order:
        xx, yy = code.where[x(branch)], code.where[y(branch)]
        if is_low(yy):
            code.line(f"rors {yy}, {amount}")
        if is_low(xx) and is_low(yy):
            if LOW.index(str(xx)) < LOW.index(str(yy)):
                code.line(f"stm {pointer}!, {{{xx}, {yy}}}")
            else:
                emit(code, f"str {xx}, [{pointer}, #0]", f"str {yy}, [{pointer}, #4]", f"adds {pointer}, #8")
            continue
        code.copy(x(branch), a)
        code.copy(y(branch), b)
        if not is_low(yy):
            code.line(f"rors {b}, {amount}")
        code.line(f"stm {pointer}!, {{{a}, {b}}}")
    emit(code, f"add sp, #{4 * (waiting + above)}", *LEAVE)


def go_on(code: Code, bits: int) -> None:
    register = code.free[0]
    code.forget(register)
    emit(code, f"ldr {register}, [sp, #{4 * CONTINUE[bits]}]", f"bx {register}")


class Steps256:
    """Left in low registers, right in high ones."""

    waiting = 0  # words on the stack

    def __init__(self, seed: int | None = None) -> None:
        code = self.code = Code(4, seed)
        code.kept = {"r6": 3, "r7": 1}
        code.stored = {0: "r12", 2: "lr"}
        code.free = ["r0", "r1"]
        places = [*(f"r{number}" for number in range(2, 6)), *(f"r{number}" for number in range(8, 12))]
        code.where = dict(zip(words(code.order), places, strict=True))

    def enter(self) -> None:
        code = self.code
        emit(code, "ldm r0!, {r2-r5}", "ldm r0!, {r1, r6, r7}", "ldr r0, [r0]", "mov r8, r1", "movs r1, #16")
        emit(code, *(f"rors {register}, r1" for register in ("r3", "r5", "r6", "r0")))
        emit(code, "mov r9, r6", "mov r10, r7", "mov r11, r0")
        self.constants()

    def constants(self) -> None:
        emit(self.code, "ldr r0, =0x38b4da56", "mov lr, r0", "ldr r0, =0xb7e15162", "mov r12, r0")
        self.low_constants()

    def low_constants(self) -> None:
        emit(self.code, "ldr r6, =0x324e7738", "ldr r7, =0xbf715880")

    def boxes(self, step: int) -> None:
        code = self.code
        left, right = code.order[:2], code.order[2:]
        code.boxes(left, [0, 1], code.step_constants(step))
        for gone, come in zip(code.shuffled(words(left)), code.shuffled(words(right)), strict=True):
            code.fetch(come)
            code.put_high(gone)
        code.boxes(right, [2, 3])
        self.here, self.apart_positions = [0, 1], list[int]()

    def linear_layer(self) -> None:
        self.code.linear_layer(self.here, self.apart_positions)

    def leave(self, above: int = 2) -> None:
        self.code.free += list(self.code.kept)[1:]
        store(self.code, self.waiting, above)


class Steps384:
    """Of the left half the branch at position `apart` waits in high registers, and of the right one that at
    `stacked` on the stack; the others of the right half are in high registers, too, the others of the left
    half low."""

    waiting = 2

    def __init__(self, seed: int | None = None) -> None:
        code = self.code = Code(6, seed)
        code.kept = {"r7": 3}
        code.free = ["r0", "r5", "r6"]
        places = ["r1", "r2", "r3", "r4", "r8", "r9", 0, 1, "r10", "r11", "r12", "lr"]
        code.where = dict(zip(words(code.order), places, strict=True))
        self.apart, self.stacked = 2, 0

    def enter(self) -> None:
        code = self.code
        emit(code, "movs r7, #16", "ldm r0!, {r1-r6}", "rors r2, r7", "rors r4, r7", "rors r6, r7")
        emit(code, "mov r8, r5", "mov r9, r6")
        emit(code, "ldm r0!, {r5, r6}", "rors r6, r7", "push {r5, r6}")
        emit(code, "ldm r0!, {r5, r6}", "rors r6, r7", "mov r10, r5", "mov r11, r6")
        emit(code, "ldm r0!, {r5, r6}", "rors r6, r7", "mov r12, r5", "mov lr, r6")
        self.low_constants()

    def low_constants(self) -> None:
        self.code.line("ldr r7, =0x324e7738")

    def boxes(self, step: int, partner: int | None = None) -> None:
        """`partner`: position of the right branch whose box is beside that of the left one that waits."""
        code = self.code
        left, right = code.order[:3], code.order[3:]
        apart, stacked = self.apart, self.stacked
        partner = apart if partner is None else partner
        assert partner != stacked
        other = 3 - partner - stacked
        p, q = (j for j in range(3) if j != apart)
        added = code.step_constants(step)

        code.boxes([left[p], left[q]], [p, q], added)
        leaving = code.shuffled([left[p], left[q]])
        for coming, gone in zip((left[apart], right[partner]), leaving, strict=True):
            for kind in code.shuffled([x, y]):
                code.fetch(kind(coming))
                code.put_high(kind(gone))
        code.boxes([left[apart], right[partner]], [apart, 3 + partner], added)
        for kind in (x, y):
            place = code.where[kind(left[partner])]
            if not is_low(place):
                scratch = code.free[0]
                code.copy(kind(left[partner]), scratch)
                place = scratch
            code.eor(code.where[kind(right[partner])], place)

        # The right branch from the stack, and the left one to there.
        registers = code.shuffled([one for one in code.free if code._constants.get(one) != 5])[:2]
        registers.sort(key=LOW.index)
        code.line(f"pop {{{registers[0]}, {registers[1]}}}")
        for register in registers:
            code.free.remove(register)
            code.forget(register)
        for word in (x(right[stacked]), y(right[stacked])):
            place = code.where[word]
            assert isinstance(place, int)
            code.where[word] = registers[place]
        pushed = sorted((x(left[apart]), y(left[apart])), key=lambda word: LOW.index(str(code.where[word])))
        code.line("push {" + ", ".join(str(code.where[word]) for word in pushed) + "}")
        for slot, word in enumerate(pushed):
            code.free.append(str(code.where[word]))
            code.where[word] = slot
        for kind in code.shuffled([x, y]):
            code.fetch(kind(right[other]))
            code.put_high(kind(right[partner]))
        self.here = sorted([stacked, other])
        code.boxes([right[j] for j in self.here], [3 + j for j in self.here])
        self.partner = partner

    def linear_layer(self) -> None:
        self.code.linear_layer(self.here, self.apart_positions)
        self.turned()

    @property
    def apart_positions(self) -> list[int]:
        return [self.partner]

    def turned(self) -> None:
        self.apart, self.stacked = (self.partner - 1) % 3, self.apart

    def leave(self, above: int = 2) -> None:
        store(self.code, self.waiting, above)


class Steps512:
    """Of the left half two branches are low, at the positions `low`, and the others wait in high registers,
    as does a branch of the right half; its others are on the stack."""

    waiting = 12

    def __init__(self, seed: int | None = None) -> None:
        code = self.code = Code(8, seed)
        code.kept = {"r7": 3}
        code.free = ["r0", "r5", "r6"]
        code.slots = list(range(6, self.waiting))
        places = ["r1", "r2", "r3", "r4", "r8", "r9", "r10", "r11", 2, 3, 4, 5, "r12", "lr", 0, 1]
        code.where = dict(zip(words(code.order), places, strict=True))
        self.low = [0, 1]

    def enter(self) -> None:
        code = self.code
        emit(code, f"sub sp, #{4 * self.waiting - 24}", "movs r7, #16", "adds r0, #32", "ldm r0!, {r1-r6}")
        emit(code, "rors r2, r7", "rors r4, r7", "rors r6, r7", "push {r1-r4}", "mov r12, r5", "mov lr, r6")
        emit(code, "ldm r0!, {r1, r2}", "rors r2, r7", "push {r1, r2}", "subs r0, #64")
        emit(
            code, "ldm r0!, {r1-r6}", "rors r2, r7", "rors r4, r7", "rors r6, r7", "mov r8, r5", "mov r9, r6"
        )
        emit(code, "ldm r0!, {r5, r6}", "rors r6, r7", "mov r10, r5", "mov r11, r6")
        self.low_constants()

    def low_constants(self) -> None:
        self.code.line("ldr r7, =0x324e7738")

    def exchange(self, leaving: Sequence[int], coming: Sequence[int], to_high: Sequence[Word]) -> None:
        code = self.code
        for gone, come in zip(words(leaving), words(coming), strict=True):
            code.fetch(come)
            if gone in to_high and code.high:
                code.put_high(gone)
            else:
                code.put_on_stack(gone)

    def boxes(self, step: int) -> None:
        code = self.code
        left, right = code.order[:4], code.order[4:]
        others = [j for j in range(4) if j not in self.low]
        added = code.step_constants(step)
        in_high = [j for j in others if not isinstance(code.where[x(right[j])], int)]
        c = (in_high or others)[0]
        d = next(j for j in others if j != c)
        a = next(j for j in self.low if (j + 1) % 4 not in self.low)
        b = next(j for j in self.low if j != a)

        code.boxes([left[a], left[b]], [a, b], added)
        self.exchange([left[a], left[b]], [left[c], right[c]], words([left[a]]))
        for alone, gone in ((c, c), (d, d)):
            code.boxes([left[alone], right[alone]], [alone, 4 + alone], added)
            for kind in (x, y):
                code.eor(code.where[kind(right[alone])], code.where[kind(left[alone])])
            coming = [left[d], right[d]] if alone == c else [right[a], right[b]]
            self.exchange([left[alone], right[alone]], coming, words([right[gone]]))
        code.boxes([right[a], right[b]], [4 + a, 4 + b])
        self.here, self.apart_positions = [a, b], [c, d]

    def linear_layer(self) -> None:
        self.code.linear_layer(self.here, self.apart_positions)
        self.turned()

    def turned(self) -> None:
        self.low = sorted((j - 1) % 4 for j in self.here)

    def leave(self, above: int = 2) -> None:
        store(self.code, self.waiting, above)


Steps = Steps256 | Steps384 | Steps512
STEPS: dict[int, type[Steps256] | type[Steps384] | type[Steps512]] = {
    256: Steps256,
    384: Steps384,
    512: Steps512,
}


def slim(bits: int, seed: int | None) -> Steps:
    """Where everything is after the slim steps but for the last linear layer."""
    steps = STEPS[bits](seed)
    for step in range(SLIM[bits]):
        steps.boxes(step)
        if step != SLIM[bits] - 1:
            steps.linear_layer()
    steps.code.lines = []
    steps.code.forget_all()
    return steps


def function(bits: int, steps: Steps) -> list[str]:
    code = steps.code
    continuation(code, bits)
    emit(code, *ENTER)
    steps.enter()
    core = f"sparkle{bits}_slim_core"
    code.lines += [
        f"\t.global {core}",
        f"\t.hidden {core}",
        f"\t.type {core}, %function",
        "\t.thumb_func",
        f"{core}:",
    ]
    for step in range(BIG[bits]):
        steps.boxes(step)
        if step == SLIM[bits] - 1:
            go_on(code, bits)
            slim = copy.deepcopy(steps)
            slim.code.lines = []
            slim.linear_layer()
            slim.leave()
            code.lines += [".Lslim:", *slim.code.lines]
            code.pool(jump=False)
            code.label(".Lbig")
        steps.linear_layer()
    steps.leave()
    return [*code.lines, "\t.ltorg"]


HEADER = """\
/* Printed by gen/permutations_armv6m.py, which says how it works.
 *
 * void sparkle{bits}(uint32_t state[{words}], unsigned steps)
 *
 * SPARKLE{bits} (Beierle et al., "Schwaemm and Esch", version 1.2), of {slim} or {big} steps. All sums
 * are mod 2^32, so that nothing can overflow. No branch and no address depends on anything but the number of
 * steps.
 *
 * entry: r0 state, r1 steps
 * exit: -
 * clobbers: r0-r3, r12, lr, flags
 *
 * sparkle{bits}_slim_core is not for C: the loops over blocks jump to it with all words in their places and
 * the address of what follows in word {cont} of the stack.
 *
 * stack: {stack} bytes
 * cycles: {cycles[0]} (cortex-m0) for {slim} steps
 *         {cycles[1]} for {big}
 * code: {code} bytes
 */
"""
STATED: dict[int, dict[str, object]] = {
    256: {"stack": 44, "cycles": ("974", "1,349"), "code": "2,732"},
    384: {"stack": 52, "cycles": ("1,534", "2,347"), "code": "4,596"},
    512: {"stack": 92, "cycles": ("2,444", "3,594"), "code": "6,822"},
}


def printed(name: str) -> str:
    bits = int(name.removeprefix("sparkle"))
    header = HEADER.format(
        bits=bits, words=bits // 32, slim=SLIM[bits], big=BIG[bits], cont=CONTINUE[bits], **STATED[bits]
    )
    return "\n".join(
        [
            header + '#include "../backend.h"',
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
            *function(bits, STEPS[bits](SEED[bits])),
            f"\t.size {name}, . - {name}",
            "",
            "#endif",
        ]
    )


if __name__ == "__main__":
    print(printed(sys.argv[1]))
