"""What the scripts here share for Cortex-M0: words of the state followed through registers and the stack.

Arithmetic is for the eight low registers. A word in a high register is a move away, one on the stack a load
of two cycles. A rotation is an instruction of its own, by an amount in a register. So:

- The words y are kept rotated right by 16. Then a box has eight rotations, and the linear layer none:
  what goes from x to y through ELL is t ^ t << 16, and from y to x t ^ t >> 16.
- Boxes are done two at a time, side by side, and share their amounts.
- Amounts are 15, 9, 9, 30, 17, 1, 23, 24 in turn. A rotation takes the low byte of its register mod 32:
  RCON[3] is an amount of 24, and RCON[5] one of 23.
- The step's constants are added after a box's first rotation. There the step's number is its double, and
  8 bits.
- Half the state has to be fetched from where it waits and brought back in every step; as the linear layer
  only turns and swaps branches, which is renaming, what is fetched for its box stays for the linear layer
  and for its next box.
- Constants are literals. A pool of them has to be within 1,020 bytes, so there is one between two pieces
  of code wherever it is needed, and a jump over it.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping, Sequence

from branches import RCON, Word, turned, x, y

# Of a box whose y is kept rotated by 16: rotations of y before it goes into x, and before x goes into it.
ALZETTE = ((15, 9), (9, 30), (17, 1), (23, 24))
LOW = [f"r{number}" for number in range(8)]
AS_AMOUNT_23 = 5

Place = str | int  # a register, or a word of the stack above sp


def ror(value: int, distance: int) -> int:
    return (value >> distance | value << (32 - distance)) & 0xFFFFFFFF


def is_low(place: Place) -> bool:
    return place in LOW


class Code:
    """Lines so far, and what is where after them.

    `free` are low registers, `high` high ones and `slots` words of the stack that hold nothing. `kept` says
    which round constants stay in which low registers, `stored` which are in high ones."""

    def __init__(self, branches: int, seed: int | None = None) -> None:
        self.lines: list[str] = []
        self.half = branches // 2
        self.order = list(range(branches))
        self.where: dict[Word, Place] = {}
        self.free: list[str] = []
        self.high: list[str] = []
        self.slots: list[int] = []
        self.kept: dict[str, int] = {}
        self.stored: dict[int, str] = {}
        self.target: dict[Word, Place] = {}
        self._constants: dict[str, int] = {}  # in registers that are free
        self._amounts: dict[str, int] = {}
        self._literals: set[str] = set()
        self._since = 0  # bytes since the first of these, at most
        self._pools = 0
        self._tables: list[str] = []
        self._random = None if seed is None else random.Random(seed)

    # Instructions

    def line(self, text: str) -> None:
        self.lines.append(f"\t{text}")
        if ", =" in text:
            self._literals.add(text.partition("=")[2])
        if self._literals:
            self._since += 2
        written = text.split()[1].rstrip(",") if " " in text else ""
        self._amounts.pop(written, None)

    def label(self, name: str) -> None:
        self.lines.append(f"{name}:")

    def eor(self, to: Place, by: Place) -> None:
        self.line(f"eors {to}, {by}")

    def move(self, to: Place, by: Place) -> None:
        self.line(f"mov {to}, {by}")

    def room(self, size: int) -> None:
        """A pool now, if `size` bytes more would bring its first literal out of reach."""
        if self._literals and self._since + size + 4 * len(self._literals) + 8 > 1020:
            self.pool()

    def pool(self, *, jump: bool = True) -> None:
        if jump:
            self.line(f"b .Lover_pool_{self._pools}")
        self.lines += ["\t.ltorg", "\t.p2align 2", *self._tables]
        self._tables = []
        if jump:
            self.label(f".Lover_pool_{self._pools}")
        self._pools += 1
        self._since = 0
        self._literals = set()

    def table(self, lines: Sequence[str]) -> None:
        """Comes with the next pool, so that an `adr` here reaches it."""
        self._tables += lines
        self._literals |= {str(line) for line in lines}

    # Words and places

    def low(self, word: Word) -> bool:
        return is_low(self.where[word])

    def forget(self, register: str) -> None:
        self._constants.pop(register, None)

    def forget_all(self) -> None:
        self._constants = {}
        self._amounts = {}

    def shuffled(self, things: Iterable[Word]) -> list[Word]:
        """In any order, by chance where there is a search."""
        found = list(things)
        if self._random:
            self._random.shuffle(found)
        return found

    def a_free_one(self) -> str:
        """For a word, so not one with a constant that is an amount as well, if there is another."""
        usable = [one for one in self.free if self._constants.get(one) != AS_AMOUNT_23] or self.free
        return self._random.choice(usable) if self._random else usable[0]

    def fetch(self, word: Word, register: str | None = None) -> None:
        """Into a low register."""
        to = register or self.a_free_one()
        self.forget(to)
        self.free.remove(to)
        place = self.where[word]
        self.copy(word, to)
        if isinstance(place, int):
            self.slots.append(place)
        else:
            self.high.append(place)
        self.where[word] = to

    def put_high(self, word: Word) -> None:
        """To where it is wanted, if that is free."""
        wanted = self.target.get(word)
        place = str(wanted) if wanted in self.high else self.high[0]
        self.high.remove(place)
        self._put(word, place)

    def put_on_stack(self, word: Word) -> None:
        self._put(word, self.slots.pop(0))

    def move_to(self, wanted: Mapping[Word, Place]) -> None:
        """All words to these places, at once; free low registers are for what has to step aside."""
        left = {word: place for word, place in self.where.items() if wanted[word] != place}
        while left:
            occupied = set(left.values())
            word = next((one for one in left if wanted[one] not in occupied), None)
            if word is None:
                word = next(iter(left))
                aside = next(one for one in self.free if one not in occupied and one not in wanted.values())
                self.copy(word, aside)
                self.where[word] = left[word] = aside
                continue
            to, place = wanted[word], left.pop(word)
            if (isinstance(to, int) and place not in LOW) or (isinstance(place, int) and to not in LOW):
                aside = next(
                    one for one in self.free if one not in left.values() and one not in wanted.values()
                )
                self.copy(word, aside)
                place = aside
            if isinstance(place, int):
                self.line(f"ldr {to}, [sp, #{4 * place}]")
            else:
                self.write(to, place)
            self.where[word] = to
        self.free = [one for one in LOW if one not in self.where.values() and one not in self.kept]

    def _put(self, word: Word, place: Place) -> None:
        register = self.where[word]
        assert isinstance(register, str)
        self.write(place, register)
        self.free.append(register)
        self.where[word] = place

    def copy(self, word: Word, register: str) -> None:
        """From where it stays."""
        self.forget(register)
        place = self.where[word]
        if isinstance(place, int):
            self.line(f"ldr {register}, [sp, #{4 * place}]")
        else:
            self.move(register, place)

    def write(self, place: Place, register: str) -> None:
        if isinstance(place, int):
            self.line(f"str {register}, [sp, #{4 * place}]")
        else:
            self.move(place, register)

    # Constants

    def held(self, number: int) -> str | None:
        for registers in (self.kept, self._constants):
            for register, value in registers.items():
                if value == number:
                    return register
        return None

    def amount(self, distance: int, register: str) -> str:
        """A register that rotates by so much: one with a constant that does, or this one."""
        for registers in (self.kept, self._constants):
            for constant, value in registers.items():
                if (RCON[value] & 0xFF) % 32 == distance:
                    return constant
        if self._amounts.get(register) != distance:
            self.line(f"movs {register}, #{distance}")
            self._amounts[register] = distance
        return register

    def constant(self, number: int, taken: Sequence[str]) -> str:
        found = self.held(number)
        if found:
            return found
        register = [one for one in self.free if one not in taken][-1]
        if number in self.stored:
            self.move(register, self.stored[number])
        else:
            self.line(f"ldr {register}, =0x{RCON[number]:08x}")
        self._constants[register] = number
        return register

    # SPARKLE

    def step_constants(self, step: int) -> dict[Word, int]:
        """What is added to words before their boxes."""
        return {y(self.order[0]): RCON[step % 8], y(self.order[1]): step}

    def boxes(
        self, branches: Sequence[int], numbers: Sequence[int], added: Mapping[Word, int] | None = None
    ) -> None:
        """One box, or two side by side, of branches in low registers, with these constants."""
        self.room(112)
        for register in list(self._constants):
            if register not in self.free:
                self.forget(register)
        already = [self.held(number) for number in numbers]
        scratch = next(register for register in self.free if register not in already)
        self.forget(scratch)
        taken = [scratch, *(register for register in already if register)]
        pairs = [(self.where[x(branch)], self.where[y(branch)]) for branch in branches]
        constants: list[str] = []
        for turn, (before, after) in enumerate(ALZETTE):
            amount = self.amount(before, scratch)
            for _, yy in pairs:
                self.line(f"rors {yy}, {amount}")
            if turn == 0:
                for branch, (_, yy) in zip(branches, pairs, strict=True):
                    value = ror((added or {}).get(y(branch), 0), 31)
                    if value:
                        self.line(
                            f"movs {scratch}, #{value}" if value < 256 else f"ldr {scratch}, =0x{value:08x}"
                        )
                        self.eor(yy, scratch)
                for number in numbers:
                    constants.append(self.constant(number, taken))
                    taken.append(constants[-1])
            for xx, yy in pairs:
                self.line(f"adds {xx}, {yy}")
            amount = self.amount(after, scratch)
            for xx, yy in pairs:
                self.line(f"rors {yy}, {amount}")
                self.eor(yy, xx)
            for (xx, _), constant in zip(pairs, constants, strict=True):
                self.eor(xx, constant)

    def fold(self, of: Callable[[int], Word], total: str, scratch: str) -> None:
        """ELL of a sum, as it goes into words of the other kind."""
        self.line(f"{'lsls' if of is x else 'lsrs'} {scratch}, {total}, #16")
        self.eor(total, scratch)

    def linear_layer(self, here: Sequence[int], apart: Sequence[int] = ()) -> None:
        """`here`: positions whose right branch is low, and the left one anywhere; `apart`: whose right branch
        waits and has had its left one added."""
        left, right = self.order[: self.half], self.order[self.half :]
        self.room(112)
        total, scratch = self.free[:2]
        self.forget(total)
        self.forget(scratch)
        self._amounts = {}
        for of, to in ((x, y), (y, x)):
            for number, j in enumerate(here):
                register = scratch if number else total
                self.copy(of(left[j]), register)
                self.eor(self.where[of(right[j])], register)
                if number:
                    self.eor(total, register)
            for j in apart:
                self.add_to(total, of(left[j]), scratch)
            self.fold(of, total, scratch)
            for j in here:
                self.eor(self.where[to(right[j])], total)
            for j in apart:
                self.copy(to(right[j]), scratch)
                self.eor(scratch, total)
                self.write(self.where[to(right[j])], scratch)
        self.turn()

    def add_to(self, total: str, word: Word, scratch: str) -> None:
        if self.low(word):
            self.eor(total, self.where[word])
        else:
            self.copy(word, scratch)
            self.eor(total, scratch)

    def turn(self) -> None:
        """What the linear layer does by renaming."""
        self.order = turned(self.order)
