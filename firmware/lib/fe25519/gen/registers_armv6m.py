"""Straight-line code for ARMv6-M with as many variables as one likes, and how they get registers.

An algorithm is written as a list of operations; every operation makes a new variable. The allocator then
walks through the operations in an order that is given, and puts in the moves. It knows three kinds of places:

- r0-r7, the only ones that instructions compute in;
- r8-r12 and lr, one cycle to and one cycle from there;
- words of the frame, two cycles each way.

A variable may have copies in several places: then leaving a low register costs nothing, nor does an
instruction that overwrites one of its operands, as most of this core do. Constants are made anew instead of
being kept. Moves, loads and stores leave the flags alone, so a chain of carries may run across them.

When a low register is needed, the variable in it that is used farthest ahead leaves it. This greedy rule gets
its quality from outside: a search has tried orders of the operations (any order that keeps operands before
their uses and the carry of a chain in the flag), a number for each variable that is added to its distance, a
list of variables that leave for the frame at once, and which of the proposals to store or load several words
together are of use: the others are left out of the order. What it found is data of the scripts that use this
module; `Order` reads it.
"""

from __future__ import annotations

from dataclasses import dataclass

LOW = 8
HIGH = ("r8", "r9", "r10", "r11", "r12", "lr")
NEVER = 1 << 20
NOWHERE = -NEVER

# What an operation does to the carry: nothing, reads it, writes it, or both.
READS = frozenset({"adc", "sbc", "mask"})
WRITES = frozenset({"lsl", "lsr", "asr", "add", "sub", "cmn", "adc", "sbc"})
# Two operands an instruction; the first one is overwritten. Of these, COMMUTE may overwrite either.
OVERWRITES = frozenset({"mul", "adc", "sbc", "eor", "and", "orr", "bic"})
COMMUTE = frozenset({"mul", "adc", "eor", "and", "orr", "addn"})


@dataclass(frozen=True)
class Operation:
    """`out` is the variable it makes, or -1; `number` a shift, a constant or an offset."""

    kind: str
    out: int
    sources: tuple[int, ...]
    number: int = 0


class Code:
    """Operations, in the order in which an algorithm thinks of them."""

    def __init__(self, high: tuple[str, ...] = HIGH) -> None:
        self.high = high  # the registers of these that it may use
        self.operations: list[Operation] = []
        self.variables = 0
        self.constants: dict[int, int] = {}  # variable: value
        self.given: dict[int, str] = {}  # variable: register or word of the frame where it is at the start

    def variable(self) -> int:
        self.variables += 1
        return self.variables - 1

    def constant(self, value: int) -> int:
        """0 to 255."""
        for variable, its in self.constants.items():
            if its == value:
                return variable
        made = self.variable()
        self.constants[made] = value
        return made

    def entry(self, place: str) -> int:
        made = self.variable()
        self.given[made] = place
        return made

    def do(self, kind: str, *sources: int, number: int = 0) -> int:
        made = self.variable()
        self.operations.append(Operation(kind, made, sources, number))
        return made

    def effect(self, kind: str, *sources: int, number: int = 0) -> None:
        self.operations.append(Operation(kind, -1, sources, number))

    # The ones that algorithms use

    def low_half(self, a: int) -> int:
        return self.do("uxth", a)

    def high_half(self, a: int) -> int:
        return self.do("lsr", a, number=16)

    def left(self, a: int, bits: int) -> int:
        return self.do("lsl", a, number=bits)

    def right(self, a: int, bits: int) -> int:
        return self.do("lsr", a, number=bits)

    def right_signed(self, a: int, bits: int) -> int:
        return self.do("asr", a, number=bits)

    def times(self, a: int, b: int) -> int:
        return self.do("mul", a, b)

    def add(self, a: int, b: int) -> int:
        return self.do("add", a, b)

    def plus(self, a: int, b: int) -> int:
        """a + b, which leaves the flags alone."""
        return self.do("addn", a, b)

    def adc(self, a: int, b: int) -> int:
        return self.do("adc", a, b)

    def sub(self, a: int, b: int) -> int:
        return self.do("sub", a, b)

    def sbc(self, a: int, b: int) -> int:
        return self.do("sbc", a, b)

    def mask(self) -> int:
        """All ones where the last subtraction borrowed, else zero."""
        return self.do("mask")

    def xor(self, a: int, b: int) -> int:
        return self.do("eor", a, b)

    def load(self, pointer: int, word: int) -> int:
        return self.do("ldr", pointer, number=4 * word)

    def push(self, words: list[int]) -> None:
        """A good time for these to go to the stack: together they take a cycle each and one."""
        self.effect("push", *words)

    def prefetch(self, words: list[int]) -> None:
        """A good time to load these, if they lie next to each other: they take a cycle each and two."""
        self.effect("prefetch", *words)

    def store_all(self, words: list[int], pointer: int) -> None:
        """To where the pointer is, which then is behind them."""
        self.effect("stm", pointer, *words)

    def put(self, a: int, place: int) -> None:
        """To the frame."""
        self.effect("put", a, number=place)

    def store(self, a: int, pointer: int, word: int) -> None:
        self.effect("str", a, pointer, number=4 * word)


@dataclass
class Order:
    """What a search found: the operations' order, a number for each variable, and which go to the frame."""

    order: list[int]
    bias: list[int]
    framed: set[int]

    @staticmethod
    def plain(code: Code) -> Order:
        return Order(list(range(len(code.operations))), [0] * code.variables, set())

    @staticmethod
    def parse(text: str) -> Order:
        """Three parts: the order, with `+n` for the n that follow the one before; biases, with `*n` for n
        zeros; variables."""
        first, second, third = text.split(";")
        order: list[int] = []
        at = -1
        for word in first.split():
            if word[0] == "+":
                for _ in range(int(word[1:])):
                    at += 1
                    order.append(at)
            else:
                at = int(word)
                order.append(at)
        bias: list[int] = []
        for word in second.split():
            bias += [0] * int(word[1:]) if word[0] == "*" else [int(word)]
        return Order(order, bias, {int(word) for word in third.split()})


class Allocator:
    """One walk through the operations. `lines` is the code, `cycles` what it takes."""

    def __init__(self, code: Code, order: Order, first_word: int = 0, copies: int = 12) -> None:
        self.code, self.order = code, order
        self.first_word = first_word  # of the frame, that variables may use
        self.copies = copies  # how much farther ahead a variable with another copy counts
        self.lines: list[str] = []
        self.cycles = 0
        self.words = 0  # of the frame that are used
        self.low = [-1] * LOW
        self.high = [-1] * len(code.high)
        count = code.variables
        self.in_low = [-1] * count
        self.in_high = [-1] * count
        self.in_frame = [NOWHERE] * count  # offset of the word, from where sp is at the start
        self.next = [NEVER] * count  # position of the next use
        self.fixed: set[int] = set()
        self.free_words: list[int] = []
        self.pushed = 0  # how far sp is below the frame
        self.pinned = -1  # must not lose its high register
        self.after: list[tuple[int, ...]] = []  # of each position and operand, the next use behind it
        self._look_ahead()
        for variable, place in code.given.items():
            if place.startswith("["):
                self.in_frame[variable] = int(place[6:-1])
                self.fixed.add(self.in_frame[variable])
            elif place in HIGH:
                self.in_high[variable] = HIGH.index(place)
                self.high[HIGH.index(place)] = variable
            else:
                self.in_low[variable] = int(place[1:])
                self.low[int(place[1:])] = variable
        for variable in code.given:
            if self.next[variable] == NEVER:
                self.release(variable)
        for self.at, number in enumerate(order.order):
            self.operation(code.operations[number])

    def _look_ahead(self) -> None:
        last = self.next
        for number in reversed(self.order.order):
            position = len(self.order.order) - 1 - len(self.after)
            sources = self.code.operations[number].sources
            self.after.append(tuple(last[one] for one in sources))
            for one in sources:
                last[one] = position
        self.after.reverse()

    def emit(self, text: str, cycles: int = 1) -> None:
        self.lines.append(text)
        self.cycles += cycles

    # Places

    def elsewhere(self, variable: int) -> bool:
        """Whether its low register may be lost."""
        return variable in self.code.constants or self.in_high[variable] >= 0 or self.framed(variable)

    def framed(self, variable: int) -> bool:
        return self.in_frame[variable] != NOWHERE

    def release(self, variable: int) -> None:
        if self.in_low[variable] >= 0:
            self.low[self.in_low[variable]] = -1
        if self.in_high[variable] >= 0:
            self.high[self.in_high[variable]] = -1
        word = self.in_frame[variable]
        if self.framed(variable) and variable not in self.code.given:
            self.fixed.discard(word)
            self.free_words.append(word)
        self.in_low[variable] = self.in_high[variable] = -1
        self.in_frame[variable] = NOWHERE

    def to_frame(self, variable: int) -> None:
        if self.free_words:
            word = self.free_words.pop()
        else:
            word = self.first_word + 4 * self.words
            self.words += 1
        self.in_frame[variable] = word
        self.emit(f"str r{self.in_low[variable]}, {self.frame(word)}", 2)

    def frame(self, place: int) -> str:
        return f"[sp, #{place + self.pushed}]"

    def free_high(self) -> int:
        """A high register: an empty one, or one of which the variable has another copy; or -1."""
        found, farthest = -1, -1
        for place, variable in enumerate(self.high):
            if variable < 0:
                return place
            if variable == self.pinned or (self.in_low[variable] < 0 and not self.framed(variable)):
                continue
            if self.next[variable] > farthest:
                found, farthest = place, self.next[variable]
        if found >= 0:
            self.in_high[self.high[found]] = -1
            self.high[found] = -1
        return found

    def save(self, variable: int) -> None:
        """Makes another copy of what is in a low register alone."""
        place = -1 if variable in self.order.framed else self.free_high()
        if place < 0:
            self.to_frame(variable)
        else:
            self.emit(f"mov {HIGH[place]}, r{self.in_low[variable]}")
            self.high[place] = variable
            self.in_high[variable] = place

    def free_low(self, keep: tuple[int, ...]) -> int:
        best, score = -1, -NEVER
        for place, variable in enumerate(self.low):
            if variable < 0:
                return place
            if variable in keep:
                continue
            its = min(self.next[variable] - self.at, 300) + self.order.bias[variable]
            if self.elsewhere(variable):
                its += self.copies
            if its > score:
                best, score = place, its
        variable = self.low[best]
        if not self.elsewhere(variable):
            self.save(variable)
        self.in_low[variable] = -1
        self.low[best] = -1
        return best

    def fetch(self, variable: int, register: int) -> None:
        if self.in_high[variable] >= 0:
            self.emit(f"mov r{register}, {HIGH[self.in_high[variable]]}")
        elif self.framed(variable):
            self.emit(f"ldr r{register}, {self.frame(self.in_frame[variable])}", 2)
        else:
            self.emit(f"movs r{register}, #{self.code.constants[variable]}")

    def to_low(self, variable: int, keep: tuple[int, ...]) -> int:
        if self.in_low[variable] < 0:
            register = self.free_low(keep)
            self.fetch(variable, register)
            self.in_low[variable] = register
            self.low[register] = variable
        return self.in_low[variable]

    # Operations

    def operation(self, one: Operation) -> None:
        after = self.after[self.at]
        if one.kind in OVERWRITES:
            self.overwriting(one, after)
            return
        if one.kind == "addn":
            self.flagless(one, after)
            return
        group = {"push": self.push, "prefetch": self.prefetch, "stm": self.store_all}.get(one.kind)
        if group is not None:
            group(one.sources)
            self.used(one.sources, after)
            return
        registers = [self.to_low(source, one.sources) for source in one.sources]
        self.used(one.sources, after)
        if one.out < 0:
            if one.kind == "str":
                self.emit(f"str r{registers[0]}, [r{registers[1]}, #{one.number}]", 2)
            elif one.kind == "put":
                self.emit(f"str r{registers[0]}, {self.frame(one.number)}", 2)
            else:
                self.emit(f"{one.kind} r{registers[0]}, r{registers[1]}")
            return
        alive = tuple(source for source in one.sources if self.next[source] < NEVER)
        out = self.free_low(alive)
        self.define(one.out, out)
        match one.kind:
            case "uxth":
                self.emit(f"uxth r{out}, r{registers[0]}")
            case "lsl" | "lsr" | "asr":
                self.emit(f"{one.kind}s r{out}, r{registers[0]}, #{one.number}")
            case "add" | "sub":
                self.emit(f"{one.kind}s r{out}, r{registers[0]}, r{registers[1]}")
            case "mask":
                self.emit(f"sbcs r{out}, r{out}")
            case "ldr":
                self.emit(f"ldr r{out}, [r{registers[0]}, #{one.number}]", 2)
            case _:
                raise ValueError(one.kind)

    def push(self, variables: tuple[int, ...]) -> None:
        """Those that are not in the frame yet. The lowest register goes to the lowest address."""
        wanted = [one for one in variables if not self.framed(one)]
        if not wanted:
            return
        for one in wanted:
            self.to_low(one, variables)
        wanted.sort(key=lambda one: self.in_low[one])
        self.pushed += 4 * len(wanted)
        for i, one in enumerate(wanted):
            self.in_frame[one] = 4 * i - self.pushed
            self.fixed.add(self.in_frame[one])
        self.emit("push {" + ", ".join(f"r{self.in_low[one]}" for one in wanted) + "}", 1 + len(wanted))

    def prefetch(self, variables: tuple[int, ...]) -> None:
        places = sorted(self.in_frame[one] for one in variables)
        together = places[-1] - places[0] == 4 * len(places) - 4 and self.fixed.issuperset(places)
        if not together or any(self.in_low[one] >= 0 for one in variables):
            for one in variables:
                self.to_low(one, variables)
            return
        taken = []
        for one in variables:
            taken.append(self.free_low(variables))
            self.low[taken[-1]] = one
        taken.sort()
        for register, one in zip(taken, sorted(variables, key=lambda one: self.in_frame[one]), strict=True):
            self.low[register] = one
            self.in_low[one] = register
        names = ", ".join(f"r{register}" for register in taken)
        self.emit(f"add r{taken[0]}, sp, #{places[0] + self.pushed}", 1)
        self.emit(f"ldm r{taken[0]}, {{{names}}}", 1 + len(taken))

    def store_all(self, sources: tuple[int, ...]) -> None:
        """Words whose registers ascend are stored at once. The pointer is nowhere else afterwards."""
        registers = [self.to_low(one, sources) for one in sources]
        pointer, place = registers[0], self.in_high[sources[0]]
        if place >= 0:
            self.high[place] = self.in_high[sources[0]] = -1
        if self.framed(sources[0]):
            self.free_words.append(self.in_frame[sources[0]])
            self.in_frame[sources[0]] = NOWHERE
        runs: list[list[int]] = []
        for register in registers[1:]:
            if runs and runs[-1][-1] < register:
                runs[-1].append(register)
            else:
                runs.append([register])
        for run in runs:
            names = ", ".join(f"r{register}" for register in run)
            self.emit(f"stm r{pointer}!, {{{names}}}", 1 + len(run))

    def define(self, variable: int, register: int) -> None:
        if self.next[variable] < NEVER:
            self.low[register] = variable
            self.in_low[variable] = register

    def used(self, sources: tuple[int, ...], after: tuple[int, ...]) -> None:
        for source, following in zip(sources, after, strict=True):
            self.next[source] = following
        for source in set(sources):
            if self.next[source] == NEVER:
                self.release(source)

    def bring_cost(self, variable: int) -> int:
        if self.in_low[variable] >= 0:
            return 0
        if self.in_high[variable] >= 0 or variable in self.code.constants:
            return 1
        return 2

    def lose_cost(self, variable: int, dies: bool) -> int:
        """Of having it in a low register that is overwritten."""
        if self.in_low[variable] >= 0:
            return 0 if dies or self.elsewhere(variable) else 1
        return self.bring_cost(variable)

    def overwriting(self, one: Operation, after: tuple[int, ...]) -> None:
        lost, other = one.sources[0], one.sources[-1]
        if one.kind in COMMUTE and lost != other:
            first = self.lose_cost(lost, after[0] == NEVER) + self.bring_cost(other)
            second = self.lose_cost(other, after[1] == NEVER) + self.bring_cost(lost)
            if second < first:
                lost, other = other, lost
        lost_after = after[one.sources.index(lost)]
        if other != lost:
            self.to_low(other, one.sources)
        register = self.overwritable(lost, lost_after, one.sources)
        source = register if other == lost else self.in_low[other]
        self.emit(f"{one.kind}s r{register}, r{source}")
        self.low[register] = -1
        self.used(one.sources, after)
        self.define(one.out, register)

    def overwritable(self, variable: int, after: int, keep: tuple[int, ...]) -> int:
        """A low register with its value, which is no longer the variable's."""
        if self.in_low[variable] < 0:
            register = self.free_low(keep)
            self.fetch(variable, register)
            self.low[register] = variable
            return register
        if after < NEVER and not self.elsewhere(variable):
            self.save(variable)
        register = self.in_low[variable]
        self.in_low[variable] = -1
        return register

    def flagless(self, one: Operation, after: tuple[int, ...]) -> None:
        """ADD without flags: what is added may be in a high register."""
        lost, other = one.sources
        first = self.lose_cost(lost, after[0] == NEVER) + self.far_cost(other)
        second = self.lose_cost(other, after[1] == NEVER) + self.far_cost(lost)
        if second < first:
            lost, other = other, lost
        lost_after = after[one.sources.index(lost)]
        if self.far_cost(other):
            self.to_low(other, one.sources)
        self.pinned = other
        register = self.overwritable(lost, lost_after, one.sources)
        self.pinned = -1
        low = self.in_low[other]
        self.emit(f"add r{register}, {f'r{low}' if low >= 0 else HIGH[self.in_high[other]]}")
        self.low[register] = -1
        self.used(one.sources, after)
        self.define(one.out, register)

    def far_cost(self, variable: int) -> int:
        return 0 if self.in_high[variable] >= 0 else self.bring_cost(variable)
