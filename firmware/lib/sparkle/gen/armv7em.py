"""What the scripts here share for Cortex-M4: words of the state followed through registers.

A step of SPARKLE costs, on an M4, 12 instructions a box, since every rotation is in an operand; two for the
step's constants; and in the linear layer four a branch of the left half and two for each of its two sums,
whose ELL has its rotation in an operand, too, and its shift in an instruction of its own. What can be lost
beside that are moves, and the code here is about losing none.

Moves between branches are renaming: the linear layer turns the right half and swaps the halves, and nothing
moves but names. One register is free all the time, the `hole`. An instruction that writes a word may write
it to the hole instead of where it was, which costs nothing and makes the old register the hole. So words
can be brought anywhere on the way, and a loop ends with every word where it began: by chance (`close`), or
by a plan, which names words in the order in which they go to the hole (`follow`). Words a, b, c, a are a
cycle: b comes to where a was, c to where b was, and a to where c was.

Constants: a box adds its own, RCON[branch], four times, so it has to be in a register, and where too few are
free, one holds them in turn. A step adds RCON[step] too, which is that of the box with this number.
Boxes may be done in any order: the last one of a step is that whose constant the next step begins with.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from branches import Word, turned, words, x, y

ALZETTE = ((31, 24), (17, 17), (0, 31), (24, 16))
REGISTERS = [*(f"r{number}" for number in range(13)), "lr"]

Register = str


class Missed(Exception):
    """With this seed the words do not come to where they should."""


class Code:
    """Lines so far, and what is where after them."""

    def __init__(self, branches: int, registers: Sequence[Register], hole: Register, seed: int = 0) -> None:
        self.lines: list[str] = []
        self.half = branches // 2
        self.order = list(range(branches))
        self.where: dict[Word, Register] = dict(zip(words(self.order), registers, strict=False))
        self.hole = hole
        self.constants: dict[Register, int] = {}
        self.target: dict[Word, Register] = {}
        self.plan: list[Word] = []
        self._random = random.Random(seed)

    # Instructions

    def line(self, text: str) -> None:
        self.lines.append(text if text.endswith(":") else f"\t{text}")

    def eor(self, to: Register, a: Register, b: Register, ror: int = 0) -> None:
        self.line(f"eor.w {to}, {a}, {b}" + (f", ror #{ror}" if ror else ""))

    def add(self, to: Register, a: Register, b: Register, ror: int = 0) -> None:
        self.line(f"add.w {to}, {a}, {b}" + (f", ror #{ror}" if ror else ""))

    def constant(self, number: int, register: Register) -> Register:
        """The register that holds RCON[number]: this one, unless another does."""
        for held, value in self.constants.items():
            if value == number:
                return held
        self.line(f"constant {register}, {number}")
        self.constants[register] = number
        return register

    # Words

    def names(self, kind: Callable[[int], Word], *, right: bool = False) -> list[Word]:
        return [kind(branch) for branch in (self.order[self.half :] if right else self.order[: self.half])]

    def register(self, word: Word) -> Register:
        return self.where[word]

    def written(self, word: Word) -> Register:
        """Where an instruction writes this word to: its register, or the hole where that brings it, or
        another word, nearer to its target. A cycle of words has to be opened somewhere: by chance."""
        here, target = self.where[word], self.target
        if self.plan:
            if self.plan[0] == word:
                self.to_hole(word)
        elif self.hole and target.get(word, here) != here:
            wanted = [
                other for other in target if target[other] == self.hole and self.where[other] != self.hole
            ]
            if target[word] == self.hole or (not wanted and self._random.random() < 0.5):
                self.to_hole(word)
        return self.where[word]

    def to_hole(self, word: Word) -> None:
        if self.plan:
            assert self.plan.pop(0) == word
        self.where[word], self.hole = self.hole, self.where[word]
        self.constants.pop(self.where[word], None)

    def follow(self, *plan: Word) -> None:
        self.plan = list(plan)

    def close(self, wanted: Mapping[Word, Register]) -> None:
        """From here on words go to these registers whenever that is for nothing."""
        self.target = dict(wanted)

    def any_order(self, boxes: Iterable[int]) -> list[int]:
        """By chance, as long as there is something to reach."""
        found = list(boxes)
        if self.target:
            self._random.shuffle(found)
        return found

    def closed(self, hole: Register) -> None:
        if self.hole != hole or any(self.where[word] != place for word, place in self.target.items()):
            raise Missed
        self.target = {}

    # SPARKLE

    def box(self, branch: int, constant: Register) -> None:
        for _ in self.box_by_lines(branch, constant):
            pass

    def box_by_lines(self, branch: int, constant: Register) -> Iterator[None]:
        """Alzette: x += y >>> s, y ^= x >>> t, x ^= c. Between its instructions there may be others."""
        for s, t in ALZETTE:
            a = self.register(x(branch))
            self.add(self.written(x(branch)), a, self.register(y(branch)), s)
            yield
            a = self.register(y(branch))
            self.eor(self.written(y(branch)), a, self.register(x(branch)), t)
            yield
            a = self.register(x(branch))
            self.eor(self.written(x(branch)), a, constant)
            yield

    def step_constants(self, step: int, constant: Register) -> None:
        self.eor(self.register(y(self.order[0])), self.register(y(self.order[0])), constant)
        self.step_number(step)

    def step_number(self, step: int) -> None:
        if step:
            register = self.register(y(self.order[1]))
            self.line(f"eor.w {register}, {register}, #{step}")

    def boxes(self, step: int, holder: Register) -> None:
        """A step without its linear layer; round constants come into `holder` one after the other.

        The first box is that whose constant is still there, the last one that whose constant the next step
        needs first, which is its step constant; and where this step's constant is added the box of this
        number comes next, or before branch 0's."""
        count, number = len(self.order), step % 8
        held = self.constants.get(holder)
        first = held if held is not None else (number if number < count else 1)
        following = (step + 1) % 8
        if following < count and following != first:
            last = following
        else:
            last = max(box for box in range(count) if box not in (first, number))
        middle = self.any_order(box for box in range(count) if box not in (first, last))
        if number in middle:
            middle.remove(number)
            middle.insert(0, number)
        sequence = [first, *middle, last]

        self.step_number(step)
        branch0 = self.register(y(self.order[0]))
        apart = number >= count or sequence.index(number) > sequence.index(0)
        if apart:
            self.constants.pop(self.hole, None)
            self.line(f"constant {self.hole}, {number}")
            self.eor(branch0, branch0, self.hole)
        for box in sequence:
            constant = self.constant_of(box, holder)
            if box == number and not apart:
                branch0 = self.register(y(self.order[0]))
                self.eor(branch0, branch0, constant)
            self.box(self.order[box], constant)

    def constant_of(self, number: int, holder: Register) -> Register:
        if self.constants.get(holder) != number:
            self.constants.pop(holder, None)
        return self.constant(number, holder)

    def sum(self, kind: Callable[[int], Word], to: Register) -> None:
        """Of the left half, through ELL but for its rotation by 16."""
        first, second, *others = (self.register(word) for word in self.names(kind))
        self.constants.pop(to, None)
        self.eor(to, first, second)
        for other in others:
            self.eor(to, to, other)
        self.line(f"eor.w {to}, {to}, {to}, lsl #16")

    def linear_layer(self, pairs: Iterable[int] | None = None) -> None:
        """One temporary is enough: x's sum is done with before y's begins. `pairs` is their order in the
        halves. Where the plan has a word next that is not written here, it is moved."""
        sequence = list(range(self.half) if pairs is None else pairs)
        for kind in (x, y):
            left, right = self.names(kind), self.names(kind, right=True)
            for pair in sequence:
                a = self.register(right[pair])
                self.eor(self.written(right[pair]), a, self.register(left[pair]))
                while pairs is not None and self.plan and self.plan[0] in self.names(kind):
                    self.line(f"mov.w {self.hole}, {self.where[self.plan[0]]}")
                    self.to_hole(self.plan[0])
        for of, to in ((x, y), (y, x)):
            self.sum(of, self.hole)
            for right in self.names(to, right=True):
                self.eor(self.register(right), self.register(right), self.hole, 16)
        self.order = turned(self.order)
