"""Where the cycles went: what the core counted, by functions and by instructions."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from thumbkat.image.disassembly import Instruction, disassemble
from thumbkat.image.elf import library_ranges
from thumbkat.image.symbols import Function, SourceLine, Symbols
from thumbkat.virtual.core import Core, Edge, Spot, Stall

REASONS = {
    Stall.ADDRESS: "the instruction right before computes the address: put another one between them",
    Stall.LOAD_USE: "the address comes from the load right before, so the two do not overlap",
    Stall.STORE_LOAD: "a load right after a store: let a computation stand between them",
    Stall.LOAD_STORE: "a store right after a load: let a computation stand between them",
    Stall.UNALIGNED_WIDE: "32-bit instructions across word boundaries in a row: align them (.p2align 2, .w)",
    Stall.BRANCH: "a taken branch refills the pipeline: unroll, or make the other way the common one",
    Stall.WIDE_TARGET: "a branch to a 32-bit instruction across a word boundary: align it (.p2align 2)",
    Stall.DIVIDE: "a division takes more than two cycles, by its operands: never on secrets",
    Stall.FPU_RESULT: "the FPU's result is used by the instruction right after: put another one between them",
    Stall.UNALIGNED_DATA: "the data lie across a boundary, so they take more than one access",
}

# Whose code is hashing: by library where the linker's map is at hand, else by the function's name.
_HASHING_LIBRARIES = frozenset({"keccak", "chacha20", "sha2", "sha256", "sha512", "sha3", "ascon"})
_HASHING_NAMES = re.compile(r"(?i)keccak|shake|sha_?[235]|chacha")

# Of stalls in which one instruction waits for another, by way of a register.
_BY_REGISTER = frozenset({Stall.ADDRESS, Stall.LOAD_USE, Stall.FPU_RESULT})


def stall_name(stall: Stall) -> str:
    return stall.name.lower().replace("_", "-")


@dataclass(frozen=True)
class FunctionProfile:
    """`own`: cycles in its own instructions. `cumulative`: from entry to return, all that it calls included;
    None where it was entered by jumps that nobody knows for calls. `calls` then counts how often its first
    instruction was executed."""

    name: str
    address: int
    own: int
    cumulative: int | None
    calls: int
    executions: int
    source: SourceLine | None


@dataclass(frozen=True)
class StallHere:
    """Cycles lost at one instruction for one reason; `register`: the one that it waits for."""

    stall: Stall
    cycles: int
    register: str | None = None

    def __str__(self) -> str:
        return stall_name(self.stall) + (f" ({self.register})" if self.register else "")


@dataclass(frozen=True)
class InstructionProfile:
    instruction: Instruction
    executions: int
    cycles: int
    stalls: tuple[StallHere, ...]
    source: SourceLine | None


class Profile:
    """What one call did. `cycles` are all of it; those of code that the ELF does not have, `elsewhere`."""

    def __init__(
        self, symbols: Symbols, spots: Iterable[Spot], edges: Iterable[Edge], cycles: int, instructions: int
    ) -> None:
        self.symbols = symbols
        self.cycles = cycles
        self.instructions = instructions
        self._spots = {spot.address: spot for spot in spots}
        self._edges = list(edges)

    @classmethod
    def of(cls, core: Core, symbols: Symbols, cycles: int, instructions: int) -> Profile:
        """What the core has counted since its profile began."""
        return cls(symbols, core.spots(), core.edges(), cycles, instructions)

    @cached_property
    def functions(self) -> list[FunctionProfile]:
        """By own cycles, most first."""
        own: Counter[Function] = Counter()
        executions: Counter[Function] = Counter()
        for spot in self._spots.values():
            function = self._function(spot.address)
            own[function] += spot.cycles
            executions[function] += spot.executions
        calls: Counter[Function] = Counter()
        cumulative: Counter[Function] = Counter()
        for edge in self._edges:
            callee = self._function(edge.callee)
            if edge.caller and self._function(edge.caller) == callee and edge.callee != callee.address:
                continue  # a routine inside of a function
            calls[callee] += edge.calls
            cumulative[callee] += edge.cycles
        found = []
        for function in own:
            entry = self._spots.get(function.address)
            # Where it was jumped to as well, its own cycles may be more than those of its calls.
            known = function in calls and cumulative[function] >= own[function]
            found.append(
                FunctionProfile(
                    function.name,
                    function.address,
                    own[function],
                    cumulative[function] if known else None,
                    max(calls[function], entry.executions if entry and not known else 0),
                    executions[function],
                    self.symbols.line(function.address),
                )
            )
        return sorted(found, key=lambda one: (-one.own, one.address))

    @property
    def elsewhere(self) -> int:
        """Cycles in code that the ELF does not have."""
        return self.cycles - sum(spot.cycles for spot in self._spots.values())

    @cached_property
    def stalls(self) -> dict[Stall, int]:
        """Cycles lost, by reason, most first."""
        lost: Counter[Stall] = Counter()
        for spot in self._spots.values():
            lost.update(spot.stalls)
        return dict(lost.most_common())

    def function(self, name: str) -> FunctionProfile:
        wanted = self.symbols.function(name)
        for one in self.functions:
            if one.address == wanted.address:
                return one
        return FunctionProfile(wanted.name, wanted.address, 0, 0, 0, 0, self.symbols.line(wanted.address))

    def instructions_of(self, name: str) -> list[InstructionProfile]:
        """A function's instructions in order, with what each cost."""
        rows = []
        before: Instruction | None = None
        for instruction in disassemble(self.symbols, self.symbols.function(name)):
            spot = self._spots.get(instruction.address)
            stalls = () if spot is None else tuple(_stalls(spot, instruction, before))
            rows.append(
                InstructionProfile(
                    instruction,
                    spot.executions if spot else 0,
                    spot.cycles if spot else 0,
                    stalls,
                    None if instruction.data else self.symbols.line(instruction.address),
                )
            )
            before = instruction
        return rows

    def hashing(self) -> int:
        """Cycles in Keccak, SHA and ChaCha."""
        ranges = [
            (start, start + size)
            for library, start, size in library_ranges(self.symbols.path)
            if library in _HASHING_LIBRARIES
        ]
        found = 0
        for spot in self._spots.values():
            function = self.symbols.at(spot.address)
            named = function is not None and _HASHING_NAMES.search(function.name)
            if named or any(start <= spot.address < end for start, end in ranges):
                found += spot.cycles
        return found

    def annotate(self, name: str) -> str:
        """The function's disassembly with its costs, as text."""
        from thumbkat.report.profile import annotation_table
        from thumbkat.report.table import plain_lines

        return "\n".join(plain_lines(annotation_table(self, name)))

    def __str__(self) -> str:
        from thumbkat.report.profile import profile_tables
        from thumbkat.report.table import plain_lines

        return "\n\n".join("\n".join(plain_lines(table)) for table in profile_tables(self))

    def _function(self, address: int) -> Function:
        found = self.symbols.at(address)
        if found is not None:
            return found
        piece = self.symbols.piece_at(address)
        if piece is None:
            return Function(f"{address:#010x}", address, 0)
        return Function(f"({piece.name})", piece.address, piece.size)


def profiled_range(symbols: Symbols) -> tuple[int, int]:
    """Base and size of all code of an ELF: what a core is to count."""
    code = [piece for piece in symbols.pieces if piece.code]
    base = min(piece.address for piece in code) & ~3
    return base, (max(piece.end for piece in code) + 3 & ~3) - base


def source_text(line: SourceLine, root: Path | None) -> str | None:
    """The text of a source line, if the file is where the compiler found it."""
    path = Path(line.file) if root is None else root / line.file
    try:
        lines = path.read_text("utf-8", "replace").splitlines()
    except OSError:
        return None
    return lines[line.line - 1].strip() if 0 < line.line <= len(lines) else None


def _stalls(spot: Spot, instruction: Instruction, before: Instruction | None) -> list[StallHere]:
    found = []
    for stall, cycles in sorted(spot.stalls.items(), key=lambda one: -one[1]):
        register = None
        if stall in _BY_REGISTER and before is not None:
            register = min(before.writes & instruction.reads, default=None)
        found.append(StallHere(stall, cycles, register))
    return found
