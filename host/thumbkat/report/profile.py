"""Profiles as tables."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from thumbkat.image.symbols import SourceLine
from thumbkat.report.table import Table
from thumbkat.virtual.core import Stall
from thumbkat.virtual.profile import (
    REASONS,
    FunctionProfile,
    InstructionProfile,
    Profile,
    source_text,
    stall_name,
)


def profile_tables(profile: Profile, title: str = "") -> list[Table]:
    """Functions, and what cycles were lost to."""
    columns = ("function", "self", "%", "cumulative", "% ", "calls", "a call", "source")
    rows = [_function_row(one, profile.cycles) for one in profile.functions]
    if profile.elsewhere > 0:
        share = _percent(profile.elsewhere, profile.cycles)
        rows.append(("(code outside of the ELF)", f"{profile.elsewhere:,}", share, "-", "-", "-", "-", "-"))
    notes = [f"{profile.cycles:,} cycles, {profile.instructions:,} instructions"]
    if any(one.cumulative is None for one in profile.functions):
        notes.append("cumulative -: entered by jumps, so it is counted for the function that jumped")
    tables = [
        Table(title, columns, tuple(rows), frozenset(columns[1:-1]), frozenset({"source"}), tuple(notes))
    ]
    if profile.stalls:
        lost = tuple(
            (stall_name(stall), f"{cycles:,}", _percent(cycles, profile.cycles), REASONS[stall])
            for stall, cycles in profile.stalls.items()
        )
        headings = ("lost to", "cycles", "%", "why, and what helps")
        tables.append(Table("", headings, lost, frozenset(headings[1:3]), frozenset(headings[3:])))
    return tables


def _function_row(one: FunctionProfile, total: int) -> tuple[str, ...]:
    known = one.cumulative is not None
    return (
        one.name,
        f"{one.own:,}",
        _percent(one.own, total),
        f"{one.cumulative:,}" if known else "-",
        _percent(one.cumulative or 0, total) if known else "-",
        f"{one.calls:,}",
        f"{one.cumulative / one.calls:,.0f}" if one.cumulative and one.calls else "-",
        str(one.source or "-"),
    )


def annotation_table(profile: Profile, name: str, root: Path | None = None) -> Table:
    """A function's instructions. `root`: where the source files lie, if not where the ELF says."""
    function = profile.function(name)
    columns = ("address", "executions", "cycles", "%", "each", "instruction", "lost to", "source")
    rows: list[tuple[str, ...]] = []
    shown = None
    seen: dict[Stall, None] = {}
    for one in profile.instructions_of(name):
        source = ""
        if one.source is not None and one.source != shown:
            shown = one.source
            source = _source(shown, root)
        rows.append((*_instruction_row(one, function.own), source))
        seen.update(dict.fromkeys(stall.stall for stall in one.stalls))
    whole = function.cumulative if function.cumulative is not None else function.own
    title = (
        f"{function.name}: {function.own:,} cycles of its own in {function.calls:,} "
        f"call{'' if function.calls == 1 else 's'}, {_percent(function.own, profile.cycles)} % of all; "
        f"{whole:,} with what it calls"
    )
    notes = tuple(f"{stall_name(stall)}: {REASONS[stall]}" for stall in seen)
    return Table(title, columns, tuple(rows), frozenset(columns[1:5]), frozenset(columns[6:]), notes)


def _source(line: SourceLine, root: Path | None) -> str:
    """Short enough for a column: the file's name, and what stands in the line."""
    text = source_text(line, root)
    return f"{Path(line.file).name}:{line.line}" + (f"  {text}" if text else "")


def _instruction_row(one: InstructionProfile, total: int) -> tuple[str, ...]:
    address = f"{one.instruction.address:#010x}"
    if not one.executions:
        return (address, "", "", "", "", one.instruction.text, "")
    return (
        address,
        f"{one.executions:,}",
        f"{one.cycles:,}",
        _percent(one.cycles, total),
        f"{one.cycles / one.executions:.2f}".removesuffix(".00"),
        one.instruction.text,
        ", ".join(f"{stall} {stall.cycles:,}" for stall in one.stalls),
    )


def profile_json(profile: Profile, annotate: Iterable[str] = ()) -> dict[str, Any]:
    """For machines. `annotate` names the functions whose instructions are wanted."""
    return {
        "cycles": profile.cycles,
        "instructions": profile.instructions,
        "elsewhere": profile.elsewhere,
        "stalls": {stall_name(stall): cycles for stall, cycles in profile.stalls.items()},
        "functions": [
            {
                "name": one.name,
                "address": one.address,
                "self": one.own,
                "cumulative": one.cumulative,
                "calls": one.calls,
                "instructions": one.executions,
                "source": str(one.source) if one.source else None,
            }
            for one in profile.functions
        ],
        "annotated": {
            name: [_instruction_json(one) for one in profile.instructions_of(name)] for name in annotate
        },
    }


def _instruction_json(one: InstructionProfile) -> dict[str, Any]:
    return {
        "address": one.instruction.address,
        "text": one.instruction.text,
        "data": one.instruction.data,
        "executions": one.executions,
        "cycles": one.cycles,
        "stalls": {
            stall_name(stall.stall): {"cycles": stall.cycles, "register": stall.register}
            for stall in one.stalls
        },
        "source": str(one.source) if one.source else None,
    }


def _percent(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f}" if whole else "-"
