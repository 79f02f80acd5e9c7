"""SPARKLE512's steps for Cortex-M4: sixteen words, and fourteen registers.

Twelve words are in the core's registers and four wait elsewhere, in registers of the FPU or on the stack:
the slots. What a step costs beside its arithmetic is the moves of words there and back, and fetching
constants. Both are fewer where two steps are done as one pass. In the first of the two the boxes of the
left half come first, then its two sums. From there on each branch j is by itself: right branch j has its
box, the linear layer makes it left branch j - 1 of the second step, and the old left branch j, which is the
second step's right branch j and has the same constant, has its box at once. Then come the boxes of the
second step's left half, and its linear layer.

Live in the middle are 16 words, two sums and a constant, so five words wait, and each word that waits comes
back once: 9 moves in and 9 out for two steps, and 13 constants. RCON[step] is that of a box; where it is
one of the right half's, which are not fetched in the first step, it is added in the pass before, to a word
that goes into branch 0's y by the linear layer.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from armv7em import REGISTERS, Code, Register
from branches import Word, turned, x, y

SLOTS = [f"slot{number}" for number in range(7)]


class WideCode(Code):
    """`free` are the registers that hold no word. A word's place is a register or a slot."""

    def __init__(self, registers: Sequence[Register], free: Sequence[Register], seed: int = 0) -> None:
        super().__init__(8, [*registers, *SLOTS[:4]], hole="", seed=seed)
        self.free = list(free)
        self.slots = SLOTS[4:]

    def chosen(self, word: Word, places: list[str]) -> str:
        """Where the word is wanted in the end, or any of them, by chance where words have to come to a
        target."""
        if self.target.get(word) in places:
            place = self.target[word]
            places.remove(place)
            return place
        return places.pop(self._random.randrange(len(places)) if self.target else 0)

    def leave(self, *leaving: Word) -> None:
        for word in leaving:
            self.leave_for(word, self.chosen(word, self.slots))

    def leave_for(self, word: Word, slot: str) -> None:
        self.line(f"put {self.where[word]}, {slot[4:]}")
        self.free.append(self.where[word])
        self.where[word] = slot

    def come(self, *coming: Word) -> None:
        for word in coming:
            self.come_to(word, self.chosen(word, self.free))

    def come_to(self, word: Word, register: Register) -> None:
        self.constants.pop(register, None)
        self.line(f"get {register}, {self.where[word][4:]}")
        self.slots.append(self.where[word])
        self.where[word] = register

    def move(self, word: Word, place: str) -> None:
        """To a place where nothing is."""
        here = self.where[word]
        if here in SLOTS and place in SLOTS:
            self.move(word, self.empty())
            here = self.where[word]
        if here in SLOTS:
            self.line(f"get {place}, {here[4:]}")
        elif place in SLOTS:
            self.line(f"put {here}, {place[4:]}")
        else:
            self.line(f"mov.w {place}, {here}")
        self.where[word] = place

    def empty(self) -> Register:
        """A register without a word."""
        taken = set(self.where.values())
        return next(register for register in REGISTERS if register not in taken)

    def bring(self, wanted: Mapping[Word, str]) -> int:
        """Words to their places, by as many moves as it takes. Returns how many."""
        before = len(self.lines)
        while missing := [word for word, place in wanted.items() if self.where[word] != place]:
            taken = set(self.where.values())
            there = [word for word in missing if wanted[word] not in taken]
            if there:
                self.move(there[0], wanted[there[0]])
            else:
                # A cycle opens where that is one move: at a word in a register.
                inside = [word for word in missing if not self.waits(word)]
                self.move((inside or missing)[0], self.empty())
        return len(self.lines) - before

    def waits(self, word: Word) -> bool:
        return self.where[word] in SLOTS

    def fetched(self, number: int) -> Register:
        """A register with this constant, one that is free."""
        for register, held in self.constants.items():
            if held == number and register in self.free:
                return register
        register = self.free[-1]
        self.constants.pop(register, None)
        return self.constant(number, register)

    def box(self, branch: int, constant: Register) -> None:
        """A second free register is the hole."""
        others = [register for register in self.free if register != constant]
        if not (self.target and others):
            self.hole = ""
            super().box(branch, constant)
            return
        at = self.free.index(others[0])
        self.hole = others[0]
        self.constants.pop(self.hole, None)
        super().box(branch, constant)
        self.free[at], self.hole = self.hole, ""

    def sum_of(self, kind: Callable[[int], Word], branches: Sequence[int], to: Register) -> None:
        first, second, *others = (self.register(kind(branch)) for branch in branches)
        self.constants.pop(to, None)
        self.eor(to, first, second)
        for other in others:
            self.eor(to, to, other)
        self.line(f"eor.w {to}, {to}, {to}, lsl #16")

    def joined(self, right: Word, left: Word, total: Register) -> None:
        self.eor(self.register(right), self.register(right), self.register(left))
        self.eor(self.register(right), self.register(right), total, 16)

    def add_constant(self, word: Word, constant: Register) -> None:
        self.eor(self.register(word), self.register(word), constant)

    def constants_from_table(self, number: int, left: Sequence[int]) -> None:
        """Of step `number` of a pass that is a loop: POINTER is where RCON[step] of its first step lies, and
        says the step; for that one it is in the first free register already."""
        pointer, constant = self.free[:2]
        self.constants.pop(pointer, None)
        self.constants.pop(constant, None)
        if number:
            self.line(f"get {pointer}, POINTER")
        self.line(f"ldr.w {constant}, [{pointer}, #{4 * number}]")
        self.line(f"ubfx {pointer}, {pointer}, #2, #4")
        self.add_constant(y(left[0]), constant)
        self.step_number_of(number, left)
        self.add_constant(y(left[1]), pointer)

    def step_number_of(self, step: int, left: Sequence[int]) -> None:
        if step:
            register = self.register(y(left[1]))
            self.line(f"eor.w {register}, {register}, #{step}")

    def two_steps(self, step: int | None, *, added: bool = False, following: int | None = None) -> bool:
        """Steps `step`, which is even, and the one after it, without the latter's linear layer; None is the
        pass of a loop.

        `added`: RCON[step] was added before. `following` is the step whose constant may be added for it;
        returns whether it was."""
        left, right = self.order[:4], self.order[4:]
        outside = [j for j in range(4) if self.waits(x(right[j]))]
        inside = [j for j in range(4) if j not in outside]
        assert len(outside) == 2
        if step is None:
            number = second_number = 8  # that of no box
            self.constants_from_table(0, left)
            added = True
        else:
            number, second_number = step % 8, (step + 1) % 8
            self.step_number_of(step, left)

        # Boxes of the left half.
        sequence = self.any_order(range(4))
        held = [value for register, value in self.constants.items() if value < 4 and register in self.free]
        if number < 4 and not added:
            sequence.remove(number)
            sequence.insert(0, number)
        elif not added:
            self.add_constant(y(left[0]), self.fetched(number))
            added = True
        if held and not (number < 4 and not added and sequence.index(0) == 0 and held[0] != number):
            sequence.remove(held[0])
            sequence.insert(0, held[0])
        for j in sequence:
            constant = self.fetched(j)
            if j == number and not added:
                self.add_constant(y(left[0]), constant)
                added = True
            self.box(left[j], constant)
        assert added

        # Both sums, and from branch to branch.
        j0, j1 = self.any_order(inside)
        j2, j3 = self.any_order(outside)
        self.box(right[j0], self.fetched(4 + j0))
        sums = [self.free.pop(0), self.free.pop(0)]
        for of, to in zip((x, y), sums, strict=True):
            self.sum_of(of, left, to)
        done: list[int] = []
        boxed: list[int] = []
        second_added, following_added = step is None, False

        def linear(j: int) -> None:
            self.joined(y(right[j]), y(left[j]), sums[0])
            self.joined(x(right[j]), x(left[j]), sums[1])
            done.append(j)

        def constants_at(j: int, constant: Register) -> None:
            """What else this constant is for, while it is here."""
            nonlocal second_added, following_added
            if 4 + j == second_number and 1 in done and not second_added and not self.waits(y(right[1])):
                self.add_constant(y(right[1]), constant)
                second_added = True
            if 4 + j == following and 1 in boxed and not following_added and not self.waits(y(left[1])):
                self.add_constant(y(left[1]), constant)
                following_added = True

        def both(j: int) -> None:
            constant = self.fetched(4 + j)
            self.box(right[j], constant)
            linear(j)
            constants_at(j, constant)
            self.box(left[j], constant)
            boxed.append(j)
            constants_at(j, constant)

        linear(j0)
        self.leave(x(left[j0]), y(left[j0]))
        both(j1)
        self.leave(x(left[j1]))
        self.come(x(right[j2]))
        self.leave(y(left[j1]))
        self.come(y(right[j2]))
        both(j2)
        self.leave(x(left[j2]))
        self.come(x(right[j3]), y(right[j3]))
        both(j3)
        self.free += sums

        # The second step's left half.
        new = [*right[1:], right[0]]
        if step is None:
            self.constants_from_table(1, new)
        else:
            self.step_number_of(step + 1, new)
        if second_number >= 4 and not second_added:
            self.add_constant(y(new[0]), self.fetched(second_number))
            second_added = True
        self.come(x(left[j0]), y(left[j0]))
        constant = self.fetched(4 + j0)
        self.box(left[j0], constant)
        boxed.append(j0)
        constants_at(j0, constant)
        sequence = self.any_order(range(4))
        if second_number < 4:
            sequence.remove(second_number)
            sequence.insert(0, second_number)
        for j in sequence:
            constant = self.fetched(j)
            if j == second_number and not second_added:
                self.add_constant(y(new[0]), constant)
                second_added = True
            self.box(new[j], constant)
        assert second_added
        assert len(self.free) == 1
        self.constants = {}
        self.pass_order = (j0, j1, j2, j3)
        self.new = new
        return following_added

    def last_linear_layer(self) -> None:
        """Of two_steps(): left are `new`, all in registers, and right the old left half, of which three
        words wait."""
        left, new, (j0, j1, j2, j3) = self.order[:4], self.new, self.pass_order
        total = self.free.pop()
        self.sum_of(x, new, total)
        for j in (j0, j3, j2):
            self.joined(y(left[j]), y(new[j]), total)
        for j in (j0, j3):
            self.eor(self.register(x(left[j])), self.register(x(left[j])), self.register(x(new[j])))
        self.leave(x(new[j0]), x(new[j3]))
        self.come(y(left[j1]))
        self.joined(y(left[j1]), y(new[j1]), total)
        self.come(x(left[j1]))
        self.sum_of(y, new, total)
        self.leave(y(new[j0]), y(new[j3]))
        self.come(x(left[j2]))
        for j in (j1, j2):
            self.eor(self.register(x(left[j])), self.register(x(left[j])), self.register(x(new[j])))
        for j in range(4):
            self.eor(self.register(x(left[j])), self.register(x(left[j])), total, 16)
        self.free.append(total)
        self.order = turned(turned(self.order))
