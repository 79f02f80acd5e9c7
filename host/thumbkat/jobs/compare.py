"""Compares a measurement with one that was saved."""

from __future__ import annotations

import contextlib
import fnmatch
import json
import os
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from thumbkat.errors import UsageError

Report = Mapping[str, Any]

# What makes figures differ although the code is the same.
_CONDITIONS = {
    "board": ("core", "clock_hz", "wait_states", "counter"),
    "provenance": ("compiler", "flags", "memory", "seeds"),
}


@dataclass(frozen=True)
class Change:
    """One figure, then and now. More is worse, whatever it is."""

    name: str
    figure: str
    before: int
    now: int

    @property
    def percent(self) -> float:
        if self.before == 0:
            return 0.0 if self.now == 0 else float("inf")
        return 100 * (self.now - self.before) / self.before


@dataclass(frozen=True)
class Comparison:
    board: str
    tolerance: float
    changes: tuple[Change, ...]
    conditions: tuple[str, ...]  # what is not as it was
    gone: tuple[str, ...]  # measured then, and not now

    @property
    def regressions(self) -> tuple[Change, ...]:
        return tuple(one for one in self.changes if one.percent > self.tolerance)

    def to_json(self) -> dict[str, Any]:
        return {
            "tolerance": self.tolerance,
            "compared": len(self.changes),
            "regressions": [
                {"name": one.name, "figure": one.figure, "before": one.before, "now": one.now}
                for one in self.regressions
            ],
            "conditions": list(self.conditions),
            "gone": list(self.gone),
        }


def together(reports: Sequence[Report]) -> dict[str, Any]:
    """One object: of one board its report, of several a list of theirs."""
    if len(reports) == 1:
        return dict(reports[0])
    return {"schema": 1, "boards": [{key: one[key] for key in one if key != "schema"} for one in reports]}


def load(path: Path) -> list[Report]:
    """What `bench --json` prints and --save writes: a report a board."""
    try:
        value = json.loads(path.read_text("utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is no text"
        raise UsageError(f"cannot read {path}: {reason}") from None
    except ValueError:
        raise _no_report(path) from None
    try:
        if value["schema"] != 1:
            raise UsageError(f"{path}: schema {value['schema']}; this thumbkat reads 1")
        reports = value.get("boards", [value])
        for report in reports:
            list(_figures(report))
            _ = report["board"]["board"], report["provenance"]["seeds"]
    except (ValueError, KeyError, TypeError, AttributeError):
        raise _no_report(path) from None
    if not reports:
        raise _no_report(path)
    return list(reports)


def _no_report(path: Path) -> UsageError:
    return UsageError(f"{path} has no report in it; `thumbkat bench … --save {path}` writes one")


def save(path: Path, value: Report) -> None:
    """All or nothing: a run that was interrupted leaves the file as it was."""
    try:
        handle, made = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}-")
    except OSError as error:
        raise UsageError(f"cannot write {path}: {error.strerror}") from None
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(json.dumps(value) + "\n")
        Path(made).chmod(0o666 & ~_umask())
        Path(made).replace(path)
    except OSError as error:
        with contextlib.suppress(OSError):
            Path(made).unlink()
        raise UsageError(f"cannot write {path}: {error.strerror}") from None


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


def of_board(saved: Sequence[Report], board: str) -> Report:
    """The saved report of this kind of board."""
    for one in saved:
        if one["board"]["board"] == board:
            return one
    there = ", ".join(dict.fromkeys(one["board"]["board"] for one in saved))
    raise UsageError(f"what was saved has no {board} to compare with, only {there}")


def compare(now: Report, saved: Sequence[Report], tolerance: float, pattern: str = "*") -> Comparison:
    """With the saved report of the same kind of board. `pattern`: of the operations measured now."""
    board = now["board"]["board"]
    before = of_board(saved, board)
    then, today = dict(_figures(before)), dict(_figures(now))
    changes = tuple(Change(*key, then[key], figure) for key, figure in today.items() if key in then)
    conditions = tuple(
        f"{key} was {before[part].get(key)!r}, is {now[part].get(key)!r}"
        for part, keys in _CONDITIONS.items()
        for key in keys
        if before[part].get(key) != now[part].get(key) and not _nothing_of_it(key, before, now)
    )
    names = {name for name, _ in today}
    gone = tuple(
        one["name"]
        for one in before["operations"]
        if one["name"] not in names and fnmatch.fnmatchcase(one["name"], pattern)
    )
    return Comparison(board, tolerance, changes, conditions, gone)


def _nothing_of_it(key: str, before: Report, now: Report) -> bool:
    """Nothing that depends on a seed was measured then, or now."""
    return key == "seeds" and 0 in (before["provenance"][key], now["provenance"][key])


def _figures(report: Report) -> Iterator[tuple[tuple[str, str], int]]:
    """Everything of which less is better, by name and what it is."""
    for one in report["operations"]:
        yield from _costs(one["name"], one)
    for one in report.get("exchanges", ()):
        for role in ("server", "client"):
            yield from _costs(f"{one['name']} {role}", one[role])
    for one in report["libraries"]:
        yield (f"library {one['name']}", "text"), one["text"]
        yield (f"library {one['name']}", "data"), one["data"]


def _costs(name: str, one: Mapping[str, Any]) -> Iterator[tuple[tuple[str, str], int]]:
    if one["cycles"]:
        yield (name, "median"), one["cycles"]["median"]
        yield (name, "most"), one["cycles"]["max"]
    yield (name, "stack"), one["stack"]
