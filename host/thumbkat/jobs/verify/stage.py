"""An operation on a virtual board in this process, step by step: its inputs, the call that the firmware
times, what it leaves."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from thumbkat.board import Value
from thumbkat.errors import OperationFailed, UsageError
from thumbkat.image.operations import CALL_BYTES, CALL_LENGTHS, OperationPlaces, Place, operation_table
from thumbkat.jobs.inputs import Case
from thumbkat.jobs.recipes import Later, Outputs, fill, needs_outputs
from thumbkat.link.protocol import Direction, Status
from thumbkat.virtual.core import R0, SP
from thumbkat.virtual.core.tracking import Range, Rights, Tracking
from thumbkat.virtual.local import LocalBoard

_BSS_END = "__bss_end"
_ENTROPY = "entropy"
_FRAMES = ("in", "out", "ring")
_SEED = "entropy.seed"
_SEED_BYTES = 48
_DEVICES = (Range(0x4000_0000, 0x2000_0000), Range(0xE000_0000, 0x10_0000))


@dataclass(frozen=True)
class Call:
    name: str
    inputs: Mapping[str, Value | Later]

    def filled(self, done: Sequence[Outputs]) -> Call:
        """With what the calls before it gave."""
        return Call(self.name, fill(self.inputs, done))


class Stage:
    def __init__(self, local: LocalBoard) -> None:
        self.local = local
        self.board = local.board
        self.core = local.chip.core
        self.symbols = local.symbols
        table = operation_table(local.symbols)
        self.arena = table.arena
        self._operations = table.operations
        self.stack_end = self.symbols.value(_BSS_END)
        # What the generator keeps between draws, which is meant to stay secret.
        self.pool = self.symbols.object(_ENTROPY)
        if not local.symbols.declarations:
            raise UsageError(f"{local.image} does not say what is public: its debug information was stripped")
        self._takes_seeds = _SEED in self.board.operations  # a sealed build does not
        # Where the link keeps what came and what went out.
        self.frames = [self.symbols.object(name) for name in _FRAMES if name in self.symbols.values]
        self.refused = False  # the last run: what it was given was not genuine
        self.led: list[Call] = []  # what was called last, up to the operation
        self._call = 0  # where the firmware's struct call lies, as seen last

    def places(self, name: str) -> OperationPlaces:
        return self._operations[name]

    # Calls

    def can_run(self, case: Case) -> bool:
        """Not without coins, if it draws some: a sealed build takes them from the board's generator alone."""
        return not draws(case) or self._takes_seeds or self.board.info.entropy == "rng"

    def calls(self, case: Case, secrets: int = 0) -> list[Call]:
        """What leads to the operation, and itself: run 0 of bench, with the secret inputs of another run."""
        mixed = []
        for (name, inputs), (_, others) in zip(case.calls(0), case.calls(secrets), strict=True):
            secret = {place.name for place in self.places(name).of(Direction.INPUT) if place.secret}
            mixed.append(Call(name, {key: (others if key in secret else inputs)[key] for key in inputs}))
        if draws(case) and self._takes_seeds:
            seed = random.Random(secrets).randbytes(_SEED_BYTES)
            mixed.insert(0, Call(_SEED, {"seed": seed}))
        return mixed

    def secret_inputs(self, call: Call) -> list[tuple[Place, bytes]]:
        found = []
        for place in self.places(call.name).of(Direction.INPUT):
            value = call.inputs.get(place.name)
            if place.secret and isinstance(value, bytes):
                found.append((place, value))
        return found

    def joined(self, calls: Sequence[Call]) -> Sequence[Call]:
        """The last of these and those whose state it continues; what goes before made public inputs."""
        for at in range(len(calls) - 1, 0, -1):
            if not self.board.operations[calls[at].name].continues:
                return calls[at:]
        return calls

    def takes_secret(self, call: Call) -> bool:
        return any(place.secret for place in self.places(call.name).of(Direction.INPUT))

    def write(self, call: Call, tracking: Tracking | None = None) -> None:
        """Brings the inputs there; marks the secret ones where they lie."""
        self.board.write(call.name, **fill(call.inputs, ()))
        if tracking is not None:
            for place, value in self.secret_inputs(call):
                tracking.mark(self.arena.start + place.offset, len(value))

    def run(
        self, call: Call, begun: Callable[[], None] = lambda: None, ended: Callable[[], None] = lambda: None
    ) -> None:
        """With the inputs that are there. A refusal is a result too."""

        def at_begin() -> None:
            self._call = self.core.get(R0)
            begun()

        def run() -> None:
            try:
                self.board.run(call.name)
            except OperationFailed as error:
                if error.status is not Status.CHECK_FAILED:
                    raise
                self.refused = True

        self.refused = False
        self.local.during(run, at_begin, ended)

    def lead_to(
        self, case: Case, tracking: Tracking | None = None, secrets: int = 0, other_secrets: int | None = None
    ) -> Call:
        """Runs what comes before the operation and writes its own inputs; returns its call.

        `other_secrets`: those of this run take the place of the inputs where they lie, behind the firmware's
        back, so that nothing on the line differs."""
        calls = self.calls(case, secrets)
        others = self.calls(case, secrets if other_secrets is None else other_secrets)
        needed = needs_outputs([(one.name, one.inputs) for one in calls])
        self.led = []
        done: list[Outputs] = []
        for number, (planned, other) in enumerate(zip(calls, others, strict=True), 1):
            call = planned.filled(done)
            self.led.append(call)
            self.write(call, tracking)
            if other_secrets is not None:
                for place, value in self.secret_inputs(other.filled(done)):
                    self.core.view(self.arena.start + place.offset, len(value))[:] = value
            if number < len(calls):
                self.run(call)
                if call.name != _SEED:
                    done.append(self.outputs(call) if needed else {})
        return call

    def outputs(self, call: Call) -> Outputs:
        """What the last run gave, as far as later calls can use it."""
        if self.refused:
            return {}
        found = self.lengths(call, Direction.OUTPUT)
        return {
            place.name: self.board.link.read(index, length) for index, (place, length) in enumerate(found)
        }

    def read_outputs(self, call: Call) -> None:
        """As the host asks for them."""
        outputs = [] if self.refused else self.lengths(call, Direction.OUTPUT)
        for index, (_, length) in enumerate(outputs):
            self.board.link.read(index, length)

    def lengths(self, call: Call, *directions: Direction) -> list[tuple[Place, int]]:
        """What the operation left: its outputs, its state, with the bytes that each has now."""
        found = []
        for index, place in enumerate(self.places(call.name).fields):
            if place.direction not in directions:
                continue
            at = self._call + CALL_LENGTHS + 4 * index
            length = int.from_bytes(self.core.view(at, 4), "little")
            found.append((place, place.most if place.direction is Direction.STATE else length))
        return found

    def kept(self, call: Call) -> list[range]:
        """Where a secret may stay when the operation is over."""
        left = [] if self.refused else self.lengths(call, Direction.OUTPUT, Direction.STATE)
        starts = [(self.arena.start + place.offset, length) for place, length in left]
        return [self.pool, *(range(start, start + length) for start, length in starts)]

    # Memory

    def own_memory(self, call: Call) -> list[range]:
        """What the operation works in, besides the stack."""
        start = self.arena.start
        return [
            range(start, start + self.places(call.name).memory),
            range(self._call, self._call + CALL_BYTES),
        ]

    def ranges(self, case: Case, call: Call) -> list[Range]:
        """Where the operation may go, at its first instruction: its part of the arena, the stack below, code
        and constants."""
        sp = self.core.get(SP)
        ranges = [
            Range(self.stack_end, sp - self.stack_end),
            *(Range(one.start, len(one)) for one in self.own_memory(call)),
            *(Range(one.start, len(one), Rights.READ) for one in self.local.code),
        ]
        if draws(case):
            ranges += [Range(self.pool.start, len(self.pool)), *_DEVICES]
        return ranges

    def named(self, address: int) -> str:
        """An address of RAM, for people."""
        if address >= self.stack_end:
            return f"{address:#010x}, on the stack"
        return self.symbols.object_at(address)


def draws(case: Case) -> bool:
    """Whether it draws coins: then no two runs are alike, and the generator is its to use."""
    return case.operation.name.startswith(("session.", "entropy."))


def has_secret(stage: Stage, case: Case) -> bool:
    """Whether a secret is among its inputs, or went into the state that it continues. What an operation
    before it gave to the host is public."""
    return draws(case) or any(stage.takes_secret(call) for call in stage.joined(stage.calls(case)))

