"""What verify found, as tables."""

from __future__ import annotations

from thumbkat.jobs.verify.report import PROPERTIES, Found, Verified, VerifyReport
from thumbkat.report.table import Table


def verify_tables(report: VerifyReport) -> list[Table]:
    """Each operation with its properties; what was found; what the firmware declares to be public."""
    tables = [_operations(report)]
    if report.found:
        tables.append(_found(report.found))
    met = [one for one in report.declared if one.place.bits]
    rows = tuple((one.reason, one.source or one.function, f"{one.place.bits:,}") for one in met)
    if rows:
        tables.append(
            Table(
                "Declared public, though it depends on a secret",
                ("because", "at", "bits"),
                rows,
                right=frozenset({"bits"}),
                wraps=frozenset({"because"}),
            )
        )
    return tables


def _operations(report: VerifyReport) -> Table:
    form = "the long form" if report.full else "the short form"
    failed = sum(bool(one.found) for one in report.operations)
    count = sum(bool(one.done) for one in report.operations)
    verdict = f"{failed} of {count} operations failed" if failed else f"all {count} operations hold"
    without = len(report.operations) - count
    more = (f"{without} cannot run on this build: it has no source of coins",) if without else ()
    return Table(
        f"{report.address} ({report.info.core}), {form}",
        ("operation", *PROPERTIES),
        tuple((one.name, *(_cell(one, name) for name in PROPERTIES)) for one in report.operations),
        notes=(
            *(f"{name}: {what}" for name, what in PROPERTIES.items()),
            "-: does not apply",
            verdict,
            *more,
        ),
    )


def _cell(one: Verified, name: str) -> str:
    if one.failed(name):
        return "FAILED"
    return "ok" if name in one.done else "-"


def _found(found: list[Found]) -> Table:
    """The same instruction counts once, whatever runs over it."""
    places: dict[tuple[str, str, str, str, str], list[str]] = {}
    for one in found:
        key = one.property, one.source, one.function, one.instruction, one.what
        places.setdefault(key, []).append(one.operation)
    rows = tuple(
        (name, source or function, function if source else "", instruction, what, _names(operations))
        for (name, source, function, instruction, what), operations in places.items()
    )
    return Table(
        "Found",
        ("property", "at", "function", "instruction", "what", "in"),
        rows,
        wraps=frozenset({"at", "what", "in"}),
    )


def _names(operations: list[str]) -> str:
    first, rest = operations[0], len(operations) - 1
    return f"{first} and {rest} more" if rest else first
