"""A table as plain data, and as aligned lines of text for pipes and logs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Table:
    """`right` names the columns that hold figures, `wraps` those whose text may go over several lines where
    room is short; `notes` stand below the table."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    right: frozenset[str] = field(default_factory=frozenset)
    wraps: frozenset[str] = field(default_factory=frozenset)
    notes: tuple[str, ...] = ()


def plain_lines(table: Table) -> list[str]:
    """The table as lines: columns two spaces apart, so that awk and cut can read them."""
    lines = [table.title] if table.title else []
    grid: list[Sequence[str]] = [table.columns, *table.rows]
    widths = [max(len(row[index]) for row in grid) for index in range(len(table.columns))]
    for row in grid:
        cells = [
            cell.rjust(width) if name in table.right else cell.ljust(width)
            for cell, width, name in zip(row, widths, table.columns, strict=True)
        ]
        lines.append("  ".join(cells).rstrip())
    return lines + list(table.notes)
