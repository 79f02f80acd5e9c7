"""Straight-line code for ARMv7E-M over values instead of registers, and the registers for it.

A value lives in a register of the core, or far away: in a register of the FPU, or in a word of the stack
where that has to be left alone. The algorithm says which of the two, since it knows what it needs next; the
rest is a linear scan: in the order of the instructions, each value gets the first register that is free
from its first appearance to its last. That finds one wherever there are enough of them, but for values
whose register is given.

    code = Code(far=FPU)
    low, high = code.core(), code.core()
    code("umull", low, high, a, b)
    kept = code.park(low)

Arithmetic is printed in its 32-bit form, so that all instructions begin on a word: the M4 fetches a word a
cycle."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import accumulate

CORE = [*(f"r{number}" for number in range(13)), "lr"]
FPU = [f"s{number}" for number in range(32)]


def stack_words(count: int, offset: int = 0) -> list[str]:
    """Places from an offset of the stack pointer."""
    return [f"[sp, #{offset + 4 * number}]" for number in range(count)]


@dataclass(eq=False)
class Value:
    """A word. `place` is where it has to be, or where the scan has put it."""

    is_far: bool
    place: str | None = None


@dataclass(frozen=True)
class Memory:
    """A word in memory."""

    base: Value | str
    offset: int


Operand = Value | Memory | str

# How many operands an instruction writes, and whether it reads them too. Of the others the first is written.
BOTH_WRITTEN = {"umull": False, "smull": False, "umaal": True, "smlal": True}
READ_TOO = {"movt"}
NOTHING_WRITTEN = {"str", "cmp", "cmn", "tst", "uadd8"}
BRANCHES = {"b", "beq", "bne"}
# Those of which there is no 16-bit form.
ALWAYS_WIDE = {
    *(*BOTH_WRITTEN, "mul", "mla", "mls", "movw", "movt"),
    *("rrx", "sbfx", "ubfx", "sel", "uadd8", "vldr"),
}
MOVE = "move"  # between the core and a far place, either way


@dataclass
class Instruction:
    name: str
    operands: Sequence[Operand]
    writes: list[Value] = field(init=False)
    reads: list[Value] = field(init=False)
    values: list[Value] = field(init=False)

    def __post_init__(self) -> None:
        values = [one for one in self.operands if isinstance(one, Value)]
        written = 2 if self.name in BOTH_WRITTEN else 0 if self.name in NOTHING_WRITTEN else 1
        if not self.operands or not isinstance(self.operands[0], Value):
            written = 0
        self.writes = values[:written]
        reads = values if BOTH_WRITTEN.get(self.name, self.name in READ_TOO) else values[written:]
        if self.name == "sbc" and len(set(values)) == 1:
            reads = []  # of the carry alone
        bases = [one.base for one in self.operands if isinstance(one, Memory)]
        self.reads = [*reads, *(base for base in bases if isinstance(base, Value))]
        self.values = self.writes + self.reads

    def text(self) -> str:
        if self.name == MOVE:
            return move(*map(shown, self.operands))
        if not self.operands:
            return self.name
        suffix = "" if self.name in ALWAYS_WIDE else ".w"
        return f"\t{self.name}{suffix} {', '.join(map(shown, self.operands))}"

    def parts(self) -> bool:
        """Whether other instructions must not pass it: labels and branches."""
        return not self.operands or self.name in BRANCHES

    def loads(self) -> bool:
        return self.name == "ldr" or (self.name == MOVE and shown(self.operands[1])[0] == "[")

    def stores(self) -> bool:
        return self.name == "str" or (self.name == MOVE and shown(self.operands[0])[0] == "[")


def move(to: str, source: str) -> str:
    """Between a register of the core and a far place."""
    if source[0] == "[":
        return f"\tldr.w {to}, {source}"
    if to[0] == "[":
        return f"\tstr.w {source}, {to}"
    return f"\tvmov {to}, {source}"


def shown(operand: Operand) -> str:
    if isinstance(operand, str):
        return operand
    if isinstance(operand, Memory):
        return f"[{shown(operand.base)}, #{operand.offset}]"
    return operand.place or ("[" if operand.is_far else "?")


def meet(some: Sequence[Value], others: Sequence[Value]) -> bool:
    return any(one in others for one in some)


class NoRegister(Exception):
    """More values at once than registers."""


class Code:
    """Instructions, in order."""

    def __init__(self, far: Sequence[str], core: Sequence[str] = CORE) -> None:
        self.far_places = list(far)
        self.core_places = list(core)
        self.instructions: list[Instruction] = []
        self.entering: list[Value] = []  # live before the first instruction
        self.leaving: list[Value] = []  # live after the last

    # Values

    def core(self, place: str | None = None) -> Value:
        return Value(False, place)

    def far(self, place: str | None = None) -> Value:
        return Value(True, place)

    def entry(self, places: Iterable[str]) -> list[Value]:
        """Values that are there from the beginning, in these places."""
        values = [Value(place not in CORE, place) for place in places]
        self.entering += values
        return values

    # Instructions

    def __call__(self, name: str, *operands: Operand) -> None:
        self.instructions.append(Instruction(name, operands))

    def new(self, name: str, *operands: Operand) -> Value:
        """An instruction and its result."""
        result = self.core()
        self(name, result, *operands)
        return result

    def fetch(self, value: Value) -> Value:
        """A copy in the core."""
        return self.new(MOVE, value)

    def near(self, value: Value | Memory) -> Value:
        """The value itself where it is in the core, else a copy."""
        if isinstance(value, Memory):
            return self.new("ldr", value)
        return self.fetch(value) if value.is_far else value

    def park(self, value: Value) -> Value:
        """A copy far away."""
        result = self.far()
        self(MOVE, result, value)
        return result

    def away(self, value: Value | Memory) -> Value | Memory:
        """It or a copy of it that is not in the core."""
        return value if isinstance(value, Memory) or value.is_far else self.park(value)

    def load(self, base: Value | str, offset: int, words: int = 8) -> list[Value]:
        return [self.new("ldr", Memory(base, offset + 4 * word)) for word in range(words)]

    def store(self, values: Sequence[Value], base: Value | str, offset: int) -> None:
        for word, value in enumerate(values):
            self("str", value, Memory(base, offset + 4 * word))

    def label(self, name: str) -> None:
        self.instructions.append(Instruction(f"{name}:", ()))

    # Registers

    def _spans(self) -> tuple[dict[Value, int], dict[Value, int]]:
        """First and last appearances."""
        first: dict[Value, int] = dict.fromkeys(self.entering, -1)
        last = dict(first)
        for number, instruction in enumerate(self.instructions):
            for value in instruction.values:
                assert value in first or value in instruction.writes, "a value is read before it is there"
                first.setdefault(value, number)
                last[value] = number
        for value in self.leaving:
            last[value] = len(self.instructions)
        return first, last

    def _ends_before(self, value: Value, number: int) -> bool:
        """Whether a value that appears last in an instruction leaves its register to what that one writes."""
        return number >= 0 and value not in self.instructions[number].writes

    def allocate(self) -> None:
        """Gives each value its place."""
        first, last = self._spans()
        order = {value: position for position, value in enumerate(first)}
        fixed = [value for value in first if value.place is not None]
        holder: dict[str, Value] = {}

        def is_free(place: str, value: Value) -> bool:
            for other in [*fixed, *([holder[place]] if place in holder else [])]:
                if other is value or other.place != place:
                    continue
                before = last[other] < first[value] or (
                    last[other] == first[value] and self._ends_before(other, last[other])
                )
                after = first[other] > last[value] or (
                    first[other] == last[value] and self._ends_before(value, last[value])
                )
                if not before and not after:
                    return False
            return True

        for value in sorted(first, key=lambda one: (first[one], one.place is None, order[one])):
            places = self.far_places if value.is_far else self.core_places
            if value.place is None:
                value.place = next((place for place in places if is_free(place, value)), None)
            if value.place is None:
                raise NoRegister(
                    f"for {self.most_at_once(far=value.is_far)} values, at instruction {first[value]}"
                )
            holder[value.place] = value

    def most_at_once(self, *, far: bool = False) -> int:
        """Of values in the core, or far away."""
        first, last = self._spans()
        change = [0] * (len(self.instructions) + 3)
        for value, start in first.items():
            if value.is_far == far:
                end = last[value]
                shares = start < end < len(self.instructions) and self._ends_before(value, end)
                change[start + 1] += 1
                change[end + (1 if shares else 2)] -= 1
        return max(accumulate(change))

    def pair_loads(self, window: int = 40) -> None:
        """A load right after another one takes one cycle instead of two, so loads move up to others as far as
        registers allow. A load right after a store waits for it, so stores move down from loads."""
        for _ in range(2):
            for number in range(1, len(self.instructions)):
                self._pair_load(number, window)
        for number in range(1, len(self.instructions) - 1):
            self._part_store(number)

    def _move_instruction(self, number: int, to: int) -> bool:
        moved = self.instructions.pop(number)
        self.instructions.insert(to, moved)
        if self.most_at_once() <= len(self.core_places):
            return True
        self.instructions.pop(to)
        self.instructions.insert(number, moved)
        return False

    def _pair_load(self, number: int, window: int) -> None:
        load = self.instructions[number]
        if not load.loads() or self.instructions[number - 1].loads():
            return
        for before in range(number - 1, max(0, number - window), -1):
            other = self.instructions[before]
            if meet(load.writes, other.values) or meet(load.reads, other.writes) or other.parts():
                return
            if other.name == "str" and load.name == "ldr" and other.operands[1] == load.operands[1]:
                return
            if other.loads():
                self._move_instruction(number, before + 1)
                return

    def _part_store(self, number: int) -> None:
        store, before, after = (self.instructions[number + step] for step in (0, -1, 1))
        if not store.stores() or not (before.loads() or after.loads()):
            return
        for to in range(number + 1, min(len(self.instructions) - 1, number + 7)):
            other = self.instructions[to]
            if meet(store.values, other.values) or other.parts() or (other.loads() and store.name == "str"):
                return
            if not other.loads() and not self.instructions[to + 1].loads():
                self._move_instruction(number, to)
                return

    def text(self) -> list[str]:
        return [instruction.text() for instruction in self.instructions]


def parallel_moves(to: Sequence[str], source: Sequence[str]) -> list[str]:
    """Moves registers of the core to others, all at once; what lies in a cycle goes by a register that is in
    neither list."""
    left = {one: other for one, other in zip(to, source, strict=True) if one != other}
    spare = next(one for one in CORE if one not in to and one not in source)
    lines = []
    while left:
        free = [one for one in left if one not in left.values()]
        if free:
            lines.append(f"\tmov.w {free[0]}, {left.pop(free[0])}")
            continue
        one = next(iter(left))
        lines.append(f"\tmov.w {spare}, {one}")
        left = {target: spare if other == one else other for target, other in left.items()}
    return lines
