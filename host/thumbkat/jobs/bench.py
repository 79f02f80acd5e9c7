"""Measures each operation on a board: cycles where it counts them, stack, and what an exchange takes."""

from __future__ import annotations

import statistics
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from thumbkat.board import Board, BoardInfo
from thumbkat.errors import UsageError
from thumbkat.image.elf import LibrarySize, library_sizes
from thumbkat.jobs.counting import model_of_cycles, why_no_cycles
from thumbkat.jobs.inputs import Case, cases
from thumbkat.jobs.meter import BoardMeter, LocalMeter, Meter, Run
from thumbkat.report import published
from thumbkat.report.published import Figure

SEEDS = 1000  # runs of what depends on a public seed
RUNS = 10  # of everything else
_LONG = 512  # bytes of a message from which on cycles a byte are shown

# What each side of an exchange runs. The other choices of the first operation make exchanges of their own.
_EXCHANGES: dict[str, dict[str, tuple[str, ...]]] = {
    "newhope": {"server": ("newhope.keygen", "newhope.shareda"), "client": ("newhope.sharedb",)},
}

Progress = Callable[[str, float], None]


@dataclass(frozen=True)
class Cycles:
    """The median is the lower one of two in the middle: a figure that was measured."""

    median: int
    least: int
    most: int

    @classmethod
    def of(cls, counted: Sequence[int]) -> Cycles:
        return cls(statistics.median_low(counted), min(counted), max(counted))

    def to_json(self) -> dict[str, int]:
        return {"median": self.median, "min": self.least, "max": self.most}


@dataclass(frozen=True)
class Measured:
    """`hashing` is a share from 0 to 1, None where it is not known; `message` the bytes that a message had,
    None where there is none. The first of `published` is the one to compare with."""

    name: str
    backend: str
    cycles: Cycles | None
    stack: int
    runs: int
    hashing: float | None = None
    published: tuple[Figure, ...] = ()
    message: int | None = None

    @property
    def by_byte(self) -> float | None:
        """Cycles a byte of a message; None where it is so short that this says little."""
        if self.cycles is None or self.message is None or self.message < _LONG:
            return None
        return self.cycles.median / self.message

    def to_json(self) -> dict[str, Any]:
        return {"name": self.name, "cycles": self.cycles and self.cycles.to_json(), "stack": self.stack}


@dataclass(frozen=True)
class Side:
    """All that one side of an exchange computes."""

    role: str
    cycles: Cycles
    stack: int
    published: tuple[Figure, ...]

    def to_json(self) -> dict[str, Any]:
        return {
            "cycles": self.cycles.to_json(),
            "stack": self.stack,
            "published": [one.to_json(self.cycles.median) for one in self.published],
        }


@dataclass(frozen=True)
class Exchange:
    name: str
    seeds: int
    sides: tuple[Side, ...]

    def to_json(self) -> dict[str, Any]:
        sides = {side.role: side.to_json() for side in self.sides}
        return {"name": self.name, "seeds": self.seeds, **sides}


@dataclass(frozen=True)
class BenchReport:
    info: BoardInfo
    address: str
    runs: int
    seeds: int
    no_cycles: str | None  # why there are none
    timing: str | None  # what is to be known of the cycles
    operations: tuple[Measured, ...]
    libraries: tuple[LibrarySize, ...]
    exchanges: tuple[Exchange, ...] = ()

    def to_json(self) -> dict[str, Any]:
        info = self.info
        return {
            "schema": 1,
            "board": {
                "board": info.board,
                "address": self.address,
                "core": info.core,
                "clock_hz": info.clock_hz,
                "wait_states": info.wait_states,
                "counter": info.counter,
                "no_cycles": self.no_cycles,
                "timing": self.timing,
            },
            "provenance": {
                "firmware": info.firmware,
                "git_hash": info.git_hash,
                "compiler": info.compiler,
                "flags": info.flags,
                "memory": info.memory,
                "image_crc": f"{info.image_crc:08x}",
                "runs": self.runs,
                "seeds": self.seeds,
                # Beside the operations, whose entries have a form that others read.
                "backends": {one.name: one.backend for one in self.operations},
                "hashing": {
                    one.name: round(one.hashing, 4) for one in self.operations if one.hashing is not None
                },
                "message_bytes": {
                    one.name: one.message for one in self.operations if one.message is not None
                },
                "published": {
                    one.name: [figure.to_json(one.cycles.median) for figure in one.published]
                    for one in self.operations
                    if one.published and one.cycles is not None
                },
            },
            "operations": [one.to_json() for one in self.operations],
            "libraries": [{"name": one.name, "text": one.text, "data": one.data} for one in self.libraries],
            "exchanges": [one.to_json() for one in self.exchanges],
        }


def run_bench(
    on: Board | BoardMeter | LocalMeter,
    *,
    pattern: str = "*",
    runs: int | None = None,
    image: Path | None = None,
    progress: Progress = lambda text, fraction: None,
) -> BenchReport:
    """Runs every operation that fits the shell pattern, with inputs that are the same each time.

    `runs`: of each operation. Otherwise those whose work depends on a public seed have 1,000 runs, with the
    seeds 0 to 999, if the board counts cycles, and the others 10. `image` is the ELF on the board; with its
    map beside it the report has the size of each library.
    """
    if runs is not None and runs < 1:
        raise UsageError("a measurement needs at least one run")
    meter = on if isinstance(on, (BoardMeter, LocalMeter)) else BoardMeter(on)
    board = meter.board
    no_cycles = why_no_cycles(board)
    chosen = cases(board, pattern)
    counts = [runs or (SEEDS if one.depends_on_seed and not no_cycles else RUNS) for one in chosen]
    total, before = sum(counts), 0
    measured: list[Measured] = []
    figures: dict[str, list[Run]] = {}
    for case, count in zip(chosen, counts, strict=True):
        figures[case.name] = _runs(meter, case, count, before, total, progress)
        before += count
        hashing = None if no_cycles else meter.hashing(case)
        backend = case.operation.backend
        measured.append(_measured(case, backend, figures[case.name], hashing, board.info.core))
    return BenchReport(
        board.info,
        board.address,
        runs or RUNS,
        max((count for one, count in zip(chosen, counts, strict=True) if one.depends_on_seed), default=0),
        no_cycles,
        None if no_cycles else model_of_cycles(board),
        tuple(measured),
        tuple(library_sizes(image) if image else ()),
        tuple(_exchanges(figures, board.info.core)),
    )


def _runs(meter: Meter, case: Case, count: int, before: int, total: int, progress: Progress) -> list[Run]:
    def done(so_far: int) -> None:
        of = f" ({so_far:,} of {count:,})" if count > RUNS else ""
        progress(f"measuring {case.name}{of}", (before + so_far) / total)

    done(0)
    return meter.runs(case, range(count), done)


def _measured(
    case: Case, backend: str, runs: Sequence[Run], hashing: float | None, core: str
) -> Measured:
    cycles = _cycles(runs)
    return Measured(
        case.name,
        backend,
        Cycles.of(cycles) if cycles else None,
        max(run.stack for run in runs),
        len(runs),
        hashing,
        tuple(published.of_operation(case.name, core)),
        case.bytes_of_message,
    )


def _cycles(runs: Sequence[Run]) -> list[int]:
    """None at all, unless every run was counted."""
    cycles = [run.cycles for run in runs if run.cycles is not None]
    return cycles if len(cycles) == len(runs) else []


def _exchanges(figures: Mapping[str, Sequence[Run]], core: str) -> list[Exchange]:
    """Those of which every operation was measured and counted."""
    found = []
    for name, roles in _EXCHANGES.items():
        first = next(iter(roles.values()))[0]
        for label in (case.removeprefix(first) for case in figures if case.partition("[")[0] == first):
            parts = {
                role: [figures.get(one + label, figures.get(one, ())) for one in operations]
                for role, operations in roles.items()
            }
            if any(not _cycles(runs) for several in parts.values() for runs in several):
                continue
            sides = tuple(
                Side(
                    role,
                    Cycles.of(_totals([_cycles(runs) for runs in several])),
                    max(run.stack for runs in several for run in runs),
                    tuple(published.of_exchange(name + label, role, core)),
                )
                for role, several in parts.items()
            )
            found.append(Exchange(name + label, len(figures[first + label]), sides))
    return found


def _totals(parts: Sequence[Sequence[int]]) -> list[int]:
    """The sum for each seed. A part that does not depend on it has fewer runs, and counts with its median."""
    most = max(len(part) for part in parts)
    whole = [part if len(part) == most else [statistics.median_low(part)] * most for part in parts]
    return [sum(one) for one in zip(*whole, strict=True)]
