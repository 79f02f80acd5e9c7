"""Compares a measurement with one that was saved."""

from __future__ import annotations

import contextlib
import fnmatch
import json
import math
import os
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from thumbkat.errors import UsageError

Report = Mapping[str, Any]

_LONGEST_NAME = 255  # that LIST can hold

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
    gone: tuple[str, ...]  # operations measured then, and not now
    new: tuple[str, ...]  # measured now, and not then

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
            "new": list(self.new),
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
    except (ValueError, RecursionError):
        raise _no_report(path) from None
    try:
        if value["schema"] != 1:
            raise UsageError(f"{path}: schema {value['schema']!r:.40}; this thumbkat reads 1")
        reports = list(value.get("boards", [value]))
        for report in reports:
            _check(report)
    except _Edited as error:
        raise UsageError(f"{path}: {error}; save it again with `thumbkat bench … --save`") from None
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        raise _no_report(path) from None
    if not reports:
        raise _no_report(path)
    return reports


class _Edited(Exception):
    """What is wrong with a value of a report."""


def _check(report: Report) -> None:
    """A file may have been edited, and what is no figure would come up after everything is measured."""
    names = [
        report["board"]["board"],
        *(one["name"] for part in ("operations", "libraries") for one in report[part]),
        *(one["name"] for one in report.get("exchanges", ())),
    ]
    for name in names:
        if not isinstance(name, str) or not name.isprintable() or len(name) > _LONGEST_NAME:
            raise _Edited(f"{_short(name)} is no name")
    seeds = (("provenance", "seeds"), report["provenance"]["seeds"])
    for (name, figure), value in [*_figures(report), seeds]:
        if not _is_figure(value):
            raise _Edited(f"{_short(value)} is no figure ({name}, {figure})")
    for part, keys in _CONDITIONS.items():
        for key in keys:
            if not isinstance(report[part].get(key), str | int | float | None):
                raise _Edited(f"{_short(report[part][key])} is no {key}")


def _is_figure(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 1 << 64


def _short(value: object) -> str:
    return _short_text(json.dumps(value))


def _short_text(text: str, most: int = 40) -> str:
    return text if len(text) <= most else f"{text[: most - 3]}..."


def _no_report(path: Path) -> UsageError:
    return UsageError(f"{path} has no report in it; `thumbkat bench … --save {path}` writes one")


def require_place(path: Path) -> None:
    """Can this be written? To be asked before anything is measured, whose result would be lost."""
    with _errors_of(path):
        target = _target(path)
        if target is None:
            if path.is_dir() or not os.access(path, os.W_OK):
                raise UsageError(f"cannot write {path}: it is {'a folder' if path.is_dir() else 'protected'}")
            return
        with contextlib.suppress(FileNotFoundError):
            target.lstat()  # a name that is too long, for one
        handle, made = _beside(target)
        os.close(handle)
        Path(made).unlink()


def save(path: Path, value: Report) -> None:
    """All or nothing: a run that was interrupted leaves the file as it was."""
    text = json.dumps(value) + "\n"
    with _errors_of(path):
        target = _target(path)
        if target is None:
            path.write_text(text, "utf-8")
            return
        handle, made = _beside(target)
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(text)
            Path(made).chmod(0o666 & ~_umask())
            Path(made).replace(target)
        except BaseException:
            with contextlib.suppress(OSError):
                Path(made).unlink()
            raise


def _target(path: Path) -> Path | None:
    """The file to replace, with no link on the way. None of a device, a pipe: such is written to, and never
    replaced."""
    return None if path.exists() and not path.is_file() else Path(os.path.realpath(path))


def _beside(target: Path) -> tuple[int, str]:
    return tempfile.mkstemp(dir=target.parent, prefix=".thumbkat-")


@contextlib.contextmanager
def _errors_of(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
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
    there = _short_text(", ".join(dict.fromkeys(one["board"]["board"] for one in saved)), 400)
    raise UsageError(f"what was saved has no {board} to compare with, only {there}")


def require_tolerance(percent: float) -> None:
    """Nothing would ever be worse than what is no number, or has no end."""
    if not (math.isfinite(percent) and percent >= 0):
        raise UsageError(f"a tolerance is a number of percent from 0 on, not {percent}")


def compare(now: Report, saved: Sequence[Report], tolerance: float, pattern: str = "*") -> Comparison:
    """With the saved report of the same kind of board. `pattern`: of the operations measured now."""
    require_tolerance(tolerance)
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
    known = {one["name"] for one in before["operations"]}
    new = tuple(one["name"] for one in now["operations"] if one["name"] not in known)
    return Comparison(board, tolerance, changes, conditions, gone, new)


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
