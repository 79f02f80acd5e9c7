"""How instructions pass secrets on, against what they do: from the same state with other secrets, a bit that
is not marked must come out the same. Random instructions of every encoding, random secret bits."""

from __future__ import annotations

import random
from dataclasses import dataclass

import pytest

from tests.virtual.core_encodings import Encoding, encodings
from tests.virtual.core_oracle import CPACR, FREE, FREE_END, RAM, RAM_SIZE, Drawn, Pair
from thumbkat.virtual.core import FPSCR, LR, PC, S0, SP, XPSR, Model
from thumbkat.virtual.core.tracking import Found, Tracking

CORES = [(Model.M0, False), (Model.M4F, True)]
VARIATIONS = 4
WORD = 0xFFFF_FFFF
FPU_STATUS = 0xF000_001F  # in FPSCR; the core has no rounding but the usual one
BLOCK = 64  # bytes that are secret together
# Where it goes depends on a secret: to a fault, perhaps.
ANYWHERE = {Found.BRANCH, Found.LOAD_ADDRESS, Found.STORE_ADDRESS}


@dataclass(frozen=True)
class State:
    """Values of the registers and of the memory, or masks of both."""

    registers: dict[int, int]
    ram: int

    def with_other_secrets(self, masks: State, rng: random.Random) -> State:
        registers = {
            number: value ^ (rng.getrandbits(32) & masks.registers[number])
            for number, value in self.registers.items()
        }
        return State(registers, self.ram ^ (rng.getrandbits(8 * RAM_SIZE) & masks.ram))


class Bench(Pair):
    """A core by itself, whose secrets are followed."""

    @property
    def status(self) -> int:
        return 0xF80F_0000 if self.v7 else 0xF000_0000

    @property
    def numbers(self) -> tuple[int, ...]:
        return (*range(13), LR, XPSR, *((FPSCR, *(S0 + k for k in range(32))) if self.fpu else ()))

    def now(self) -> State:
        registers = {number: self.core.get(number) for number in self.numbers}
        registers[XPSR] &= self.status
        if self.fpu:
            registers[FPSCR] &= FPU_STATUS
        return State(registers, int.from_bytes(self._ram, "little"))

    def begin(self, state: State, sp: int) -> None:
        """Whatever happened before: a fault, perhaps."""
        self.core.reset(True)
        if self.v7:
            self.core.poke(CPACR, 4, 0xF << 20)
        self._ram[:] = state.ram.to_bytes(RAM_SIZE, "little")
        self.core.set(SP, sp)
        for number, value in state.registers.items():
            self.core.set(number, value | 1 << 24 if number == XPSR else value)

    def masks(self, drawn: Drawn) -> State:
        """Which bits are secret: none or all of a register, a part of it, any, or one."""
        rng, memory = self.rng, drawn.encoding.memory
        leads = {memory.base(drawn.fields)} if memory else set()
        if memory and memory.index:
            leads.add(drawn.fields[memory.index])
        registers = {}
        for number in self.numbers:
            some = (0, 0, 0xFFFF_FFFF, rng.getrandbits(32), 1 << rng.randrange(32), 0xFFFF, 0xFF00)
            mask = 0 if number in leads and rng.random() < 0.9 else rng.choice(some)
            registers[number] = mask & {XPSR: self.status, FPSCR: FPU_STATUS}.get(number, WORD)
        ram = 0
        for _ in range(rng.randrange(3)):
            ram |= ((1 << 8 * BLOCK) - 1) << 8 * rng.randrange(FREE - RAM, FREE_END - RAM - BLOCK)
        return State(registers, ram)

    def mark(self, tracking: Tracking, masks: State) -> None:
        for number, mask in masks.registers.items():
            tracking.mark_register(number, mask)
        ram = masks.ram.to_bytes(RAM_SIZE, "little")
        at = ram.find(0xFF)
        while at >= 0:
            end = ram.find(0, at)
            tracking.mark(RAM + at, end - at)
            at = ram.find(0xFF, end)

    def go(self, drawn: Drawn) -> None:
        self.core.set(PC, drawn.address)
        self.core.run(self.core.cycles + 1)

    def check(self, drawn: Drawn) -> set[Found]:
        """Returns what was found."""
        sp, before, masks = self.core.get(SP), self.now(), self.masks(drawn)
        tracking = self.core.track()
        self.begin(before, sp)
        self.mark(tracking, masks)
        self.go(drawn)
        after, went_on = self.now(), self.core.get(PC)
        found = {one.kind for one in tracking.findings()}
        marked = State(
            {number: tracking.register(number) for number in self.numbers},
            int.from_bytes(tracking.memory(RAM, RAM_SIZE), "little"),
        )
        tracking.end()
        assert Found.UNKNOWN not in found, f"{drawn}: nobody knows what it passes on"
        for _ in range(VARIATIONS):
            self.begin(before.with_other_secrets(masks, self.rng), sp)
            self.go(drawn)
            if found & ANYWHERE:
                continue  # and that was said
            assert self.core.get(PC) == went_on, f"{drawn}: goes elsewhere, and no branch was found"
            now = self.now()
            for number, mask in marked.registers.items():
                changed = (now.registers[number] ^ after.registers[number]) & ~mask
                assert not changed, f"{drawn}: {changed:#x} of register {number} is secret and not marked"
            assert not (now.ram ^ after.ram) & ~marked.ram, f"{drawn}: memory is secret and not marked"
        self.begin(after, sp)
        return found


def draw(encoding: Encoding, rng: random.Random, alike: bool) -> dict[str, int]:
    """Fields; `alike`: both operands are the same register, if the encoding has two and allows it."""
    fields = encoding.draw(rng)
    other = "n" if "n" in fields else "d"
    if alike and encoding.memory is None and {"m", other} <= fields.keys():
        same = fields | {"m": fields[other]}
        return same if encoding.where(same) else fields
    return fields


def run_each(model: Model, v7: bool, times: int, seed: int) -> set[Found]:
    rng = random.Random(seed)
    bench = Bench(model, rng)
    found: set[Found] = set()
    for encoding in encodings(v7):
        for k in range(times):
            (drawn,) = bench.lay_out([(encoding, draw(encoding, rng, k % 3 == 2))])
            for number in (*range(13), LR):
                bench.core.set(number, rng.choice((rng.getrandbits(32), rng.getrandbits(5), 0, 0xFFFF_FFFF)))
            bench.prepare(drawn)
            found |= bench.check(drawn)
    return found


@pytest.mark.parametrize(("model", "v7"), CORES)
def test_what_is_not_marked_does_not_depend(model: Model, v7: bool) -> None:
    found = run_each(model, v7, 6, 1)
    assert found >= ANYWHERE, "the secrets of this test reach nothing"


@pytest.mark.verify
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("seed", range(10, 14))
@pytest.mark.parametrize(("model", "v7"), CORES)
def test_what_is_not_marked_does_not_depend_long(model: Model, v7: bool, seed: int) -> None:
    run_each(model, v7, 400, seed)
