"""Prints src/armv7em/f1600.S: Keccak-f[1600] for the Cortex-M4, with and without the registers of its FPU.

    python3 gen/f1600_armv7em.py > src/armv7em/f1600.S

The second operand of EOR and BIC is rotated for nothing, so nothing is ever rotated on its own:

- Each word carries a lag: its true value is the stored one turned to the left by that many bits. Lags are
  known here, not at run time. An instruction turns its second operand to the lag of the first, and the result
  has it.
- A word that theta changes takes the lag of D, whatever its own was; rho only adds to it. So the lags of the
  ten words of D decide all others. Each word of D is the sum of two parities and takes the lag of either.
  These choices are such that after four rounds all lags are what they were, and an iteration has four rounds.
- A half row of chi takes one word of each column, and its five results are stored where those lay: in place.
  After four rounds every word is back in its own slot.
- Parities of the next round are summed up while the words are in registers.

Fourteen registers hold D, the parities and what a half row needs. When they are full, the value whose next
use is furthest away (Belady's rule) waits in a register of the FPU, or on the stack. How often that happens
depends on the order of everything. The plans below were searched for: a few random changes at a time (two
rows or two words of D exchanged, another column first, the other parity's lag), kept where cost() rose
little or not.
"""

from __future__ import annotations

from typing import NamedTuple

from definition import CONSTANTS, HALVES, LANES, source

ROUNDS = 4  # of an iteration
REGISTERS = [f"r{number}" for number in range(13)] + ["lr"]
PLACES = 22  # where values wait

Word = tuple[int, int]  # column and half of a parity, or of a word of D
Lane = tuple[int, int, int]  # x, y, half


class Round(NamedTuple):
    """In this order: words of D (column, half, which parity gives the lag: < left, > right), then half rows
    of chi (y, half, the column that is done first)."""

    changes: str
    rows: str


class Plan(NamedTuple):
    """`lags`: of D in the first round, columns 0 to 4 of half 0, then of half 1. `keep`: how many
    instructions further away the next use of a value that has no copy must be, to go before one that has."""

    rounds: tuple[Round, Round, Round, Round]
    lags: tuple[int, ...]
    keep: int


FPU_PLAN = Plan(
    rounds=(
        Round("00< 10> 01> 21< 30< 20< 40> 31< 11< 41>", "100 402 302 003 202 312 113 413 012 211"),
        Round("10< 20> 21< 40< 41> 11> 31< 01< 00< 30<", "102 403 202 003 303 113 211 311 411 014"),
        Round("11< 31< 00> 21< 41> 20> 10> 01> 40< 30<", "302 002 101 200 402 114 311 411 013 213"),
        Round("00< 10> 11< 21< 30> 40> 20> 31< 41> 01<", "304 200 001 101 402 313 114 414 013 213"),
    ),
    lags=(10, 19, 30, 10, 28, 30, 27, 31, 18, 10),
    keep=30,
)

CORE_PLAN = Plan(
    rounds=(
        Round("20> 01< 10> 30< 31< 21< 00> 40> 41< 11>", "402 104 303 001 204 310 012 410 210 114"),
        Round("11> 10< 30< 01> 21> 40> 20> 41< 00> 31<", "300 202 003 401 100 312 013 414 212 112"),
        Round("11> 10< 41< 21> 31< 00> 40< 30> 01< 20>", "301 202 003 102 400 314 012 411 210 111"),
        Round("31< 11> 41< 01< 21< 40< 10> 00> 20> 30<", "404 103 304 000 200 312 011 414 213 113"),
    ),
    lags=(10, 3, 3, 14, 27, 8, 14, 9, 2, 2),
    keep=20,
)


class Op(NamedTuple):
    """One instruction. `to`, `first` and `second` are values before allocation, then registers.

    eor, bic     to = first op (second turned to the right by `number`)
    load, store  a word of the state: slot `number`
    constant     to = first ^ (round constant `number` of this iteration, turned to the right by `turn`)
    wait, fetch  a register into place `number`, or back
    note         `to` is a comment
    """

    name: str
    to: str = ""
    first: str = ""
    second: str = ""
    number: int = 0
    turn: int = 0

    def uses(self) -> list[str]:
        return [value for value in (self.first, self.second) if value]


def rows_of(stated: Round) -> list[tuple[int, int, int]]:
    return [(int(row[0]), int(row[1]), int(row[2])) for row in stated.rows.split()]


def first_rows(stated: Round) -> tuple[int, int]:
    """The row of each half that is first in its round: the parities take its lags."""
    rows = rows_of(stated)
    return rows[0][0], next(y for y, half, _ in rows if half)


class Iteration:
    """Four rounds as instructions on values, with the lags and slots at the start."""

    def __init__(self, plan: Plan) -> None:
        self.ops: list[Op] = []
        self.count = 0
        words: list[Word] = [(x, half) for half in HALVES for x in range(5)]
        change_lags = self.lags_of_changes(plan, dict(zip(words, plan.lags, strict=True)))
        # Before the first round stands what the last round left.
        last = change_lags[-1]
        self.lags: dict[Lane, int] = {}
        self.slots: dict[Lane, int] = {}
        for x, y in LANES:
            for half in HALVES:
                from_x, _, from_half, turn = source(x, y, half)
                self.lags[x, y, half] = (last[from_x, from_half] + turn) % 32
                self.slots[x, y, half] = 10 * x + 2 * y + half
        self.first_rows = first_rows(plan.rounds[-1])
        self.parities = {(x, half): f"parity {x} {half}" for x, half in words}

        lags, slots, parities = self.lags, self.slots, self.parities
        parity_lags = {(x, half): lags[x, self.first_rows[half], half] for x, half in words}
        for number, stated in enumerate(plan.rounds):
            self.ops.append(Op("note", f"round {number}: theta"))
            wanted = change_lags[number]
            changes = self.theta(stated, parities, parity_lags, wanted)
            lags, slots, parities, parity_lags = self.rows(number, stated, lags, slots, changes, wanted)
        if lags != self.lags or slots != self.slots:
            raise ValueError("the plan does not close after four rounds")
        self.last_parities = parities

    def lags_of_changes(self, plan: Plan, lags: dict[Word, int]) -> list[dict[Word, int]]:
        """Of D in each round."""
        found = [lags]
        for number in range(ROUNDS):
            tops = first_rows(plan.rounds[number])
            parity = {}
            for x in range(5):
                for half in HALVES:
                    from_x, _, from_half, turn = source(x, tops[half], half)
                    parity[x, half] = (lags[from_x, from_half] + turn) % 32
            lags = {}
            for change in plan.rounds[(number + 1) % ROUNDS].changes.split():
                x, half = int(change[0]), int(change[1])
                left, right, turn = self.neighbours(x, half)
                lags[x, half] = parity[left] if change[2] == "<" else (parity[right] + turn) % 32
            found.append(lags)
        if found.pop() != found[0]:
            raise ValueError("the lags of the plan do not close after four rounds")
        return found

    @staticmethod
    def neighbours(x: int, half: int) -> tuple[Word, Word, int]:
        """D = left parity ^ (right parity turned by one bit): an odd half comes from the even one as it is,
        and an even half from the odd one turned by one."""
        return ((x - 1) % 5, half), ((x + 1) % 5, 1 - half), 1 - half

    def value(self, kind: str) -> str:
        self.count += 1
        return f"{kind} {self.count}"

    def combine(self, name: str, kind: str, first: str, first_lag: int, second: str, second_lag: int) -> str:
        """The result has the lag of the first."""
        to = self.value(kind)
        self.ops.append(Op(name, to, first, second, (first_lag - second_lag) % 32))
        return to

    def theta(
        self, stated: Round, parities: dict[Word, str], parity_lags: dict[Word, int], lags: dict[Word, int]
    ) -> dict[Word, str]:
        changes = {}
        for change in stated.changes.split():
            x, half = int(change[0]), int(change[1])
            left, right, turn = self.neighbours(x, half)
            pair = [(parities[left], parity_lags[left]), (parities[right], (parity_lags[right] + turn) % 32)]
            if change[2] == ">":
                pair.reverse()
            changes[x, half] = self.combine("eor", "D", *pair[0], *pair[1])
            assert lags[x, half] == pair[0][1]
        return changes

    def rows(
        self,
        number: int,
        stated: Round,
        lags: dict[Lane, int],
        slots: dict[Lane, int],
        changes: dict[Word, str],
        change_lags: dict[Word, int],
    ) -> tuple[dict[Lane, int], dict[Lane, int], dict[Word, str], dict[Word, int]]:
        """Rho, pi, chi and iota of all half rows. Returns lags, slots, parities and their lags as the round
        leaves them."""
        new_lags: dict[Lane, int] = {}
        new_slots: dict[Lane, int] = {}
        parities: dict[Word, str] = {}
        parity_lags: dict[Word, int] = {}
        for y, half, first in rows_of(stated):
            self.ops.append(Op("note", f"round {number}: row {y}, half {half}"))
            sources = [source(x, y, half) for x in range(5)]
            loaded = []
            for from_x, from_y, from_half, _ in sources:
                loaded.append(self.value("word"))
                self.ops.append(Op("load", loaded[-1], number=slots[from_x, from_y, from_half]))
            b, b_lags = [], []
            for word, (from_x, from_y, from_half, turn) in zip(loaded, sources, strict=True):
                change, lag = changes[from_x, from_half], change_lags[from_x, from_half]
                b.append(self.combine("eor", "b", change, lag, word, lags[from_x, from_y, from_half]))
                b_lags.append((lag + turn) % 32)
            for x in [(first + i) % 5 for i in range(5)]:
                right, second = (x + 1) % 5, (x + 2) % 5
                masked = self.combine("bic", "masked", b[second], b_lags[second], b[right], b_lags[right])
                a = self.combine("eor", "a", b[x], b_lags[x], masked, b_lags[second])
                if (x, y) == (0, 0):
                    plain, a = a, self.value("a")
                    self.ops.append(Op("constant", a, plain, number=2 * number + half, turn=b_lags[0]))
                slot = next(slots[source[:3]] for source in sources if source[0] == x)
                self.ops.append(Op("store", first=a, number=slot))
                new_slots[x, y, half], new_lags[x, y, half] = slot, b_lags[x]
                if (x, half) in parities:
                    a = self.combine("eor", "parity", parities[x, half], parity_lags[x, half], a, b_lags[x])
                else:
                    parity_lags[x, half] = b_lags[x]
                parities[x, half] = a
        return new_lags, new_slots, parities, parity_lags


class Allocation:
    """Registers for the values of an iteration, which starts with parities where `start` says: in a register,
    or (None) in a place."""

    def __init__(self, ops: list[Op], start: dict[str, str | None], end: set[str], keep: int) -> None:
        self.ops: list[Op] = []
        self.keep = keep
        self.uses: dict[str, list[int]] = {}  # of each value, the last use first
        work = [op for op in ops if op.name != "note"]
        for index, op in enumerate(work):
            for value in op.uses():
                self.uses.setdefault(value, []).append(index)
        for value in end:
            self.uses.setdefault(value, []).append(len(ops))
        for uses in self.uses.values():
            uses.reverse()
        self.free = [register for register in REGISTERS if register not in start.values()]
        self.free_places = list(range(PLACES))
        self.register = {value: register for value, register in start.items() if register}
        self.place: dict[str, int] = {}
        for value, register in start.items():
            if register is None:
                self.place[value] = self.free_places.pop(0)
        loading: list[str] = []
        for op in ops:
            if op.name == "note":
                self.ops.append(op)
                loading = []
            else:
                self.allocate(op, loading)
            if op.name == "load":
                loading.append(op.to)

    def next_use(self, value: str) -> int:
        """Of two values as far away as each other, the one goes that has a copy and need not be moved."""
        return self.uses[value][-1] + (self.keep if value in self.place else 0)

    def take(self, pinned: list[str]) -> str:
        """A register, if need be that of the value that is not needed for the longest time."""
        if self.free:
            return self.free.pop(0)
        value = max((value for value in self.register if value not in pinned), key=self.next_use)
        if value not in self.place:
            self.place[value] = self.free_places.pop(0)
            wait = Op("wait", first=self.register[value], number=self.place[value])
            # Loads that follow each other cost one cycle each, so it does not come between them.
            at = len(self.ops)
            while at and self.ops[at - 1].name == "load":
                at -= 1
            self.ops.insert(at, wait)
        return self.register.pop(value)

    def fetch(self, value: str, pinned: list[str]) -> str:
        if value not in self.register:
            register = self.take(pinned)
            self.ops.append(Op("fetch", register, number=self.place[value]))
            self.register[value] = register
        return self.register[value]

    def used(self, value: str) -> None:
        self.uses[value].pop()
        if not self.uses[value]:
            self.free.insert(0, self.register.pop(value))
            if value in self.place:
                self.free_places.insert(0, self.place.pop(value))

    def allocate(self, op: Op, loading: list[str]) -> None:
        operands = op.uses()
        for value in operands:
            self.fetch(value, operands)
        registers = [self.register[value] for value in operands]
        if op.name == "load":
            self.register[op.to] = self.take(loading)
            self.ops.append(op._replace(to=self.register[op.to]))
        elif op.name == "store":
            self.ops.append(op._replace(first=registers[0]))
            self.used(op.first)
        elif op.name == "constant":
            spare = self.take(operands)
            self.used(op.first)
            self.ops.append(Op("fetch", spare, number=PLACES + op.number))
            self.ops.append(Op("eor", registers[0], registers[0], spare, op.turn))
            self.free.remove(registers[0])
            self.free.insert(0, spare)
            self.register[op.to] = registers[0]
        else:
            dying = any(len(self.uses[value]) == 1 for value in operands)
            for value in operands:
                self.used(value)
            to = self.free.pop(0) if dying else self.take(operands)
            self.ops.append(Op(op.name, to, registers[0], registers[1], op.number))
            self.register[op.to] = to


def cost(ops: list[Op], fpu: bool) -> int:
    """Cycles: a load takes one more if none comes right before it, and one more right after a store."""
    total, before = 0, ""
    for op in ops:
        if op.name == "note":
            continue
        name = op.name
        if not fpu:
            name = {"fetch": "load", "wait": "store"}.get(name, name)
        total += 1
        if name == "load" and before != "load":
            total += 2 if before == "store" else 1
        if name == "store" and before == "load":
            total += 1
        before = name
    return total


class Scheduled(NamedTuple):
    iteration: Iteration
    ops: list[Op]
    start: dict[str, str | None]
    places: dict[str, int]  # of parities that wait at the start


def returned(iteration: Iteration, allocation: Allocation, start: dict[str, str | None]) -> list[Op]:
    """Brings the last parities to where the next iteration takes the first ones from."""
    places = places_at_start(start)
    moves = []
    for word, value in iteration.last_parities.items():
        first = iteration.parities[word]
        wanted = start[first] or places[first]
        found = [allocation.register.get(value), allocation.place.get(value)]
        if wanted not in found:
            moves.append((wanted, found[1] if found[0] is None else found[0]))
    ops = []
    spare = PLACES - 1
    while moves:
        ready = [move for move in moves if all(other[1] != move[0] for other in moves if other is not move)]
        to, moved = ready[0] if ready else moves[0]
        moves.remove((to, moved))
        if not ready:  # a ring: one of it steps aside
            moves.append((to, spare))
            to = spare
        ops += move(to, moved, allocation.free[-1])
    return ops


def move(to: str | int | None, moved: str | int | None, spare: str) -> list[Op]:
    """From a register or place to another; from place to place by a spare register."""
    if isinstance(to, str):
        return [Op("move", to, moved) if isinstance(moved, str) else Op("fetch", to, number=moved or 0)]
    if isinstance(moved, str):
        return [Op("wait", first=moved, number=to or 0)]
    return [Op("fetch", spare, number=moved or 0), Op("wait", first=spare, number=to or 0)]


def places_at_start(start: dict[str, str | None]) -> dict[str, int]:
    waiting = [value for value, register in start.items() if register is None]
    return {value: place for place, value in enumerate(waiting)}


def schedule(plan: Plan, fpu: bool) -> Scheduled:
    """The cheapest of a few attempts: each starts with the parities where the one before it left them."""
    iteration = Iteration(plan)
    end = set(iteration.last_parities.values())
    start: dict[str, str | None] = {}
    for x in range(5):
        start[iteration.parities[x, 0]] = None
        start[iteration.parities[x, 1]] = REGISTERS[x]
    found = []
    for _ in range(4):
        try:
            allocation = Allocation(iteration.ops, start, end, plan.keep)
        except IndexError:  # more values wait than there are places
            break
        ops = allocation.ops + returned(iteration, allocation, start)
        found.append(Scheduled(iteration, ops, start, places_at_start(start)))
        start = {
            iteration.parities[word]: allocation.register.get(value)
            for word, value in sorted(iteration.last_parities.items())
        }
    return min(found, key=lambda one: cost(one.ops, fpu))


def reads(op: Op) -> set[str]:
    """Registers, slots and places."""
    memory = {"load": f"slot {op.number}", "fetch": f"place {op.number}"}
    return set(op.uses()) | ({memory[op.name]} if op.name in memory else set())


def writes(op: Op) -> set[str]:
    memory = {"store": f"slot {op.number}", "wait": f"place {op.number}"}
    return {memory[op.name]} if op.name in memory else {op.to}


def independent(first: Op, second: Op) -> bool:
    if "note" in (first.name, second.name):
        return True
    return not (writes(first) & (reads(second) | writes(second)) or reads(first) & writes(second))


def settled(ops: list[Op]) -> list[Op]:
    """Without the FPU: moves loads and stores past what they do not depend on, to where they cost less."""
    ops = list(ops)
    for _ in range(3):
        for index in range(len(ops)):
            if ops[index].name not in ("load", "store", "fetch", "wait"):
                continue
            best = (0, index)
            for step in (-1, 1):
                for to in range(index + step, index + 13 * step, step):
                    if not 0 <= to < len(ops) or not independent(ops[index], ops[to]):
                        break
                    gain = moved_gain(ops, index, to)
                    if gain < best[0]:
                        best = (gain, to)
            if best[0] < 0:
                ops.insert(best[1], ops.pop(index))
    return ops


def moved_gain(ops: list[Op], index: int, to: int) -> int:
    low, high = max(min(index, to) - 3, 0), max(index, to) + 4
    moved = ops[low:high]
    before = cost(moved, fpu=False)
    moved.insert(to - low, moved.pop(index - low))
    return cost(moved, fpu=False) - before


# The frame, from sp: the state's slots; without the FPU then the places. Behind those for values there are
# eight for the constants of an iteration, one for the address of the next, and one for where they end.
STATE_BYTES = 200
POINTER = PLACES + 8
END = POINTER + 1
SAVED_FPU = 64

HEADER = """\
/* void keccak_f1600(keccak_state *state): FIPS 202, section 3.3, on an ARMv7E-M core.
 * Printed by gen/f1600_armv7em.py, which explains it. The first form lets values wait in registers of the
 * FPU, the second (KECCAK_FPU 0) on the stack.
 *
 * entry:    r0 state, interleaved: word[lane] even bits, word[25 + lane] odd bits
 * exit:     state permuted
 * clobbers: r0-r3, r12, s0-s15, flags; without the FPU r0-r3, r12, flags
 * stack: 304 bytes, without the FPU 368 bytes, which hold parts of the state afterwards
 * cycles: 9,037 (cortex-m4f), without the FPU 9,526, always
 * bytes:    6,784 of code, without the FPU 6,788; 192 of constants
 *
 * Logic only, so any value is allowed and none can overflow. No branch and no address depends on the state.
 */
"""


class Printer:
    """A whole routine of either form."""

    def __init__(self, plan: Plan, fpu: bool) -> None:
        self.fpu = fpu
        self.frame = STATE_BYTES if fpu else STATE_BYTES + 4 * (END + 1)
        self.scheduled = schedule(plan, fpu)
        self.lines: list[str] = []

    def emit(self, *lines: str) -> None:
        self.lines += ["    " + line for line in lines]

    def note(self, text: str) -> None:
        self.lines += ["", f"    /* {text} */"]

    def wait(self, register: str, place: int) -> str:
        if self.fpu:
            return f"vmov s{place}, {register}"
        return f"str.w {register}, [sp, #{STATE_BYTES + 4 * place}]"

    def fetch(self, register: str, place: int) -> str:
        if self.fpu:
            return f"vmov {register}, s{place}"
        return f"ldr.w {register}, [sp, #{STATE_BYTES + 4 * place}]"

    def text(self, op: Op) -> str:
        turn = f", ror #{op.number}" if op.name in ("eor", "bic") and op.number else ""
        if op.name in ("eor", "bic"):
            return f"{op.name}.w {op.to}, {op.first}, {op.second}{turn}"
        if op.name == "load":
            return f"ldr.w {op.to}, [sp, #{4 * op.number}]"
        if op.name == "store":
            return f"str.w {op.first}, [sp, #{4 * op.number}]"
        if op.name == "wait":
            return self.wait(op.first, op.number)
        if op.name == "fetch":
            return self.fetch(op.to, op.number)
        return f"mov.w {op.to}, {op.first}"

    def enter(self) -> None:
        self.emit("push.w {r0, r4-r11, lr}")
        if self.fpu:
            self.emit("vpush {s16-s31}")
        self.emit(f"sub.w sp, sp, #{self.frame}")
        self.emit("adr.w r1, .Lconstants", f"add.w r2, r1, #{8 * len(CONSTANTS)}")
        self.emit(self.wait("r1", POINTER), self.wait("r2", END))

    def copy_in(self) -> None:
        """Each word into its slot, turned to its lag; and the first parities."""
        iteration, start = self.scheduled.iteration, self.scheduled.start
        place = dict(self.scheduled.places)
        for parity, register in start.items():
            if register:
                place[parity] = len(place)
        for x in range(5):
            for half in HALVES:
                self.note(f"column {x}, half {half}, and its parity")
                lags = [iteration.lags[x, y, half] for y in range(5)]
                self.emit(*[f"ldr.w r{1 + y}, [r0, #{100 * half + 20 * y + 4 * x}]" for y in range(5)])
                self.emit(*[f"ror.w r{1 + y}, r{1 + y}, #{lags[y]}" for y in range(5) if lags[y]])
                slots = [iteration.slots[x, y, half] for y in range(5)]
                self.emit(*[f"str.w r{1 + y}, [sp, #{4 * slots[y]}]" for y in range(5)])
                top = iteration.first_rows[half]
                for y in [y for y in range(5) if y != top]:
                    op = Op("eor", f"r{1 + top}", f"r{1 + top}", f"r{1 + y}", (lags[top] - lags[y]) % 32)
                    self.emit(self.text(op))
                self.emit(self.wait(f"r{1 + top}", place[iteration.parities[x, half]]))
        self.note("parities that start in registers")
        self.emit(*[self.fetch(register, place[parity]) for parity, register in start.items() if register])

    def copy_out(self) -> None:
        """Each word turned back from its lag."""
        iteration = self.scheduled.iteration
        self.note("the state, its words turned back")
        self.emit(f"ldr.w r0, [sp, #{self.frame + (SAVED_FPU if self.fpu else 0)}]")
        words = [(x, y, half) for half in HALVES for x, y in LANES]
        for first in range(0, 50, 10):
            some = words[first : first + 10]
            self.emit(*[f"ldr.w r{1 + i}, [sp, #{4 * iteration.slots[word]}]" for i, word in enumerate(some)])
            lags = [iteration.lags[word] for word in some]
            self.emit(*[f"ror.w r{1 + i}, r{1 + i}, #{32 - lag}" for i, lag in enumerate(lags) if lag])
            self.emit("stm.w r0!, {r1-r10}")

    def next_constants(self) -> None:
        """Those of four rounds, to where they are fetched from."""
        free = [register for register in REGISTERS if register not in self.scheduled.start.values()]
        pointer = free.pop(0)
        self.note("the constants of four rounds")
        self.emit(self.fetch(pointer, POINTER))
        if self.fpu:
            self.emit(f"vldm {pointer}!, {{s{PLACES}-s{PLACES + 7}}}")
        else:
            to = free.pop(0)
            self.emit(f"add.w {to}, sp, #{STATE_BYTES + 4 * PLACES}")
            for _ in range(2):
                some = "{" + ", ".join(free[:4]) + "}"
                self.emit(f"ldm.w {pointer}!, {some}", f"stm.w {to}!, {some}")
        self.emit(self.wait(pointer, POINTER))

    def routine(self) -> list[str]:
        self.enter()
        self.copy_in()
        self.lines += ["", "    .p2align 2", "1:"]
        self.next_constants()
        ops = self.scheduled.ops if self.fpu else settled(self.scheduled.ops)
        for op in ops:
            if op.name == "note":
                self.note(op.to)
            else:
                self.emit(self.text(op))
        free = [register for register in REGISTERS if register not in self.scheduled.start.values()]
        self.note("until all constants are used")
        self.emit(self.fetch(free[0], POINTER), self.fetch(free[1], END))
        self.emit(f"cmp.w {free[0]}, {free[1]}", "bne.w 1b")
        self.copy_out()
        self.emit(f"add.w sp, sp, #{self.frame}")
        if self.fpu:
            self.emit("vpop {s16-s31}")
        self.emit("pop.w {r0, r4-r11, pc}")
        return self.lines


def main() -> None:
    print(HEADER, end="")
    print('#include "../backend.h"\n')
    print("#if KECCAK_BACKEND == KECCAK_BACKEND_ARMV7EM\n")
    print("    .syntax unified\n    .thumb\n")
    print('    .section .text.keccak_f1600, "ax", %progbits\n    .p2align 2')
    print(".Lconstants: /* of each round the two halves; here, where ADR reaches them */")
    for even, odd in CONSTANTS:
        print(f"    .word 0x{even:08x}, 0x{odd:08x}")
    print("\n    .global keccak_f1600\n    .type keccak_f1600, %function\n    .thumb_func\nkeccak_f1600:")
    print("#if KECCAK_FPU\n")
    print("\n".join(Printer(FPU_PLAN, fpu=True).routine()))
    print("\n#else\n")
    print("\n".join(Printer(CORE_PLAN, fpu=False).routine()))
    print("\n#endif\n\n    .size keccak_f1600, . - keccak_f1600\n\n#endif")


if __name__ == "__main__":
    main()
