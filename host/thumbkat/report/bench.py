"""Measurements as tables, Markdown and CSV."""

from __future__ import annotations

import csv
import io
from collections import Counter
from collections.abc import Sequence

from thumbkat.jobs.bench import BenchReport, Cycles, Exchange, Measured
from thumbkat.jobs.compare import Comparison
from thumbkat.report.published import Figure, Source
from thumbkat.report.table import Table
from thumbkat.report.tables import megahertz

_CHANGED = 0.05  # percent: less is shown as no change


def bench_tables(report: BenchReport) -> list[Table]:
    tables = [_operations_table(report)]
    if report.exchanges:
        tables.append(_exchanges_table(report.exchanges))
    if report.libraries:
        sizes = tuple((one.name, f"{one.text:,}", f"{one.data:,}") for one in report.libraries)
        tables.append(
            Table("Libraries, bytes", ("library", "text", "data"), sizes, frozenset({"text", "data"}))
        )
    return tables


def _operations_table(report: BenchReport) -> Table:
    info = report.info
    title = f"{info.board} ({report.address}): {info.core} at {megahertz(info.clock_hz)}"
    columns = ["operation", "runs", "stack"]
    hashing = any(one.hashing is not None for one in report.operations)
    compared = any(one.published for one in report.operations)
    by_byte = any(one.by_byte is not None for one in report.operations)
    if not report.no_cycles:
        columns[2:2] = ["median", "least", "most", *["a byte"] * by_byte]
        columns += ["hashing"] * hashing + ["published", "ratio"] * compared
    rows = []
    for one in report.operations:
        row = [one.name, f"{one.runs:,}", f"{one.stack:,}"]
        if not report.no_cycles:
            row[2:2] = _cycles(one.cycles) + [_by_byte(one)] * by_byte
            row += [_share(one.hashing)] * hashing + _compared(one.published, one.cycles) * compared
        rows.append(tuple(row))
    notes = (
        [*_cycles_notes(report), *_others(report.operations)] if not report.no_cycles else [report.no_cycles]
    )
    if compared and not report.no_cycles:
        notes += _sources([one.published[0].source for one in report.operations if one.published])
    notes += [*_backends(report.operations), *_provenance(report)]
    return Table(title, tuple(columns), tuple(rows), frozenset(columns[1:]), notes=tuple(notes))


def _cycles_notes(report: BenchReport) -> list[str]:
    notes = [report.timing] if report.timing else []
    lengths = {one.message for one in report.operations if one.message is not None and one.by_byte}
    if lengths:
        notes.append(f"a byte: of messages of {' and '.join(f'{one:,}' for one in sorted(lengths))} bytes")
    if report.seeds > 1:
        notes.append(
            f"where the work depends on a public seed: seeds 0 to {report.seeds - 1}, the lower median"
        )
    return notes


def _others(operations: Sequence[Measured]) -> list[str]:
    """Figures beside the first."""
    return [
        f"{one.name} is {_ratio(one.cycles.median, figure)} of {figure.cycles:,}: {figure.source.title}"
        for one in operations
        if one.cycles is not None
        for figure in one.published[1:]
    ]


def _backends(operations: Sequence[Measured]) -> list[str]:
    """What most operations run, and which others run something else."""
    by_library: dict[str, list[str]] = {}
    for one in operations:
        names = by_library.setdefault(one.name.partition(".")[0], [])
        if one.backend not in names:
            names.append(one.backend)
    if not by_library:
        return []
    usual = Counter(one.backend for one in operations).most_common(1)[0][0]
    others = [
        f"{' and '.join(names)} of {library}" for library, names in by_library.items() if names != [usual]
    ]
    return [f"backend {', '.join([usual, *others])}"]


def _provenance(report: BenchReport) -> list[str]:
    info = report.info
    waits = "hidden by a cache" if info.wait_states is None else str(info.wait_states)
    return [
        f"wait states {waits}; counter {info.counter}; {info.memory}",
        f"{info.compiler}; {info.flags}; git {info.git_hash}",
    ]


def _exchanges_table(exchanges: Sequence[Exchange]) -> Table:
    """A pair of columns for each source of published totals."""
    sources = list(
        dict.fromkeys(figure.source for one in exchanges for side in one.sides for figure in side.published)
    )
    columns = ["exchange", "seeds", "median", "least", "most", "stack"]
    for index, source in enumerate(sources):
        # Names of columns differ, or they would share their alignment.
        columns += [source.key, "ratio" + " " * index]
    rows = []
    for one in exchanges:
        for side in one.sides:
            row = [f"{one.name} {side.role}", f"{one.seeds:,}", *_cycles(side.cycles), f"{side.stack:,}"]
            for source in sources:
                row += _compared([f for f in side.published if f.source == source], side.cycles)
            rows.append(tuple(row))
    notes = ["each side's total over the same seeds; server: keygen and shareda, client: sharedb"]
    return Table(
        "Exchanges", tuple(columns), tuple(rows), frozenset(columns[1:]), notes=(*notes, *_sources(sources))
    )


def _sources(sources: Sequence[Source]) -> list[str]:
    return [f"{one.key}: {one.title}; {one.how}" for one in dict.fromkeys(sources)]


def _cycles(cycles: Cycles | None) -> list[str]:
    return [f"{value:,}" for value in (cycles.median, cycles.least, cycles.most)] if cycles else ["-"] * 3


def _by_byte(one: Measured) -> str:
    return "" if one.by_byte is None else f"{one.by_byte:.2f}"


def _share(hashing: float | None) -> str:
    return "-" if hashing is None else f"{100 * hashing:.1f} %"


def _compared(figures: Sequence[Figure], cycles: Cycles | None) -> list[str]:
    if not figures or cycles is None:
        return ["-", "-"]
    return [f"{figures[0].cycles:,}", _ratio(cycles.median, figures[0])]


def _ratio(median: int, figure: Figure) -> str:
    return f"{median / figure.cycles:.3f}"


def comparison_table(comparison: Comparison) -> Table:
    """What changed; what did not is only counted."""
    columns = ("figure", "what", "before", "now", "change", "")
    shown = [
        one for one in comparison.changes if abs(one.percent) >= _CHANGED or one in comparison.regressions
    ]
    rows = tuple(
        (
            one.name,
            one.figure,
            f"{one.before:,}",
            f"{one.now:,}",
            f"{one.percent:+.1f} %" if one.before or not one.now else "new",
            "REGRESSION" if one.percent > comparison.tolerance else "",
        )
        for one in sorted(shown, key=lambda one: -one.percent)
    )
    worse = len(comparison.regressions)
    notes = [
        f"{len(comparison.changes)} figures compared, {len(comparison.changes) - len(shown)} as before, "
        f"{worse} worse by more than {comparison.tolerance:g} %"
    ]
    notes += [f"not as it was saved: {one}" for one in comparison.conditions]
    if comparison.gone:
        notes.append(f"saved, and not measured now: {', '.join(comparison.gone)}")
    if comparison.new:
        notes.append(f"measured now, and not saved: {', '.join(comparison.new)}")
    return Table(
        f"{comparison.board}, against what was saved",
        columns,
        rows,
        frozenset(columns[2:5]),
        notes=tuple(notes),
    )


def markdown_lines(table: Table) -> list[str]:
    """A table for a document."""
    lines = [f"### {table.title}", ""] if table.title else []
    lines.append(_markdown_row([name.strip() for name in table.columns]))
    lines.append("|" + "|".join("---:" if name in table.right else "---" for name in table.columns) + "|")
    lines += [_markdown_row(row) for row in table.rows]
    return lines + ([""] if table.notes else []) + [f"- {note}" for note in table.notes]


def _markdown_row(cells: Sequence[str]) -> str:
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


_CSV_BOARD = ("board", "address", "core", "clock_hz", "wait_states", "counter")
_CSV_FIGURES = ("kind", "name", "backend", "runs", "median", "min", "max", "message", "stack", "hashing")
_CSV_COMPARED = ("published", "ratio", "source")
_CSV_SIZES = ("text", "data")
_CSV_PROVENANCE = ("firmware", "git_hash", "compiler", "flags", "memory", "timing")
_CSV_COLUMNS = _CSV_BOARD + _CSV_FIGURES + _CSV_COMPARED + _CSV_SIZES + _CSV_PROVENANCE


def csv_text(reports: Sequence[BenchReport]) -> str:
    """All boards in one table: a row an operation, a side of an exchange, a library."""
    text = io.StringIO()
    writer = csv.DictWriter(text, _CSV_COLUMNS, restval="", lineterminator="\n")
    writer.writeheader()
    for report in reports:
        info = report.info
        same = {
            "board": info.board,
            "address": report.address,
            "core": info.core,
            "clock_hz": info.clock_hz,
            "wait_states": "" if info.wait_states is None else info.wait_states,
            "counter": info.counter,
            "firmware": info.firmware,
            "git_hash": info.git_hash,
            "compiler": info.compiler,
            "flags": info.flags,
            "memory": info.memory,
            "timing": report.timing or report.no_cycles or "",
        }
        for one in report.operations:
            share = {} if one.hashing is None else {"hashing": round(one.hashing, 4)}
            row: dict[str, object] = {"kind": "operation", "name": one.name, "backend": one.backend}
            row |= {"runs": one.runs, "stack": one.stack, **share}
            if one.message is not None:
                row["message"] = one.message
            writer.writerow(same | row | _csv_cycles(one.cycles, one.published))
        for exchange in report.exchanges:
            for side in exchange.sides:
                name = f"{exchange.name} {side.role}"
                row = {"kind": "exchange", "name": name, "runs": exchange.seeds, "stack": side.stack}
                writer.writerow(same | row | _csv_cycles(side.cycles, side.published))
        for library in report.libraries:
            row = {"kind": "library", "name": library.name, "text": library.text, "data": library.data}
            writer.writerow(same | row)
    return text.getvalue()


def _csv_cycles(cycles: Cycles | None, figures: Sequence[Figure]) -> dict[str, object]:
    if cycles is None:
        return {}
    row: dict[str, object] = {"median": cycles.median, "min": cycles.least, "max": cycles.most}
    if figures:
        row |= {
            "published": figures[0].cycles,
            "ratio": round(cycles.median / figures[0].cycles, 4),
            "source": figures[0].source.key,
        }
    return row
