"""What came of known-answer tests: counted, and each failure with the bytes where it differs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from thumbkat.vectors.vector import Value

# Calls done, calls planned, and the test that is running.
Progress = Callable[[int, int, str], None]

_SHOWN = 16
_BEFORE = 4


@dataclass(frozen=True)
class Failure:
    """A test that failed; `reason` says in words what is wrong.

    `expected` and `got` are hexadecimal around byte `offset`, the first that differs.
    """

    id: str
    operation: str
    reason: str
    source: str
    output: str = ""
    offset: int | None = None
    expected: str = ""
    got: str = ""

    def to_json(self) -> dict[str, Any]:
        return {
            "id": self.id,
            "operation": self.operation,
            "output": self.output,
            "offset": self.offset,
            "expected": self.expected,
            "got": self.got,
            "reason": self.reason,
            "source": self.source,
        }


@dataclass(frozen=True)
class Skip:
    id: str
    operation: str
    reason: str
    source: str


@dataclass(frozen=True)
class SkipGroup:
    reason: str
    count: int
    first: str

    def to_json(self) -> dict[str, Any]:
        return {"reason": self.reason, "count": self.count, "first": self.first}


@dataclass(frozen=True)
class KatReport:
    """One test is one operation and all its outputs: a NewHope transcript has three."""

    passed: int
    failed: int
    skipped: list[Skip]
    failures: list[Failure]

    @property
    def tested(self) -> int:
        return self.passed + self.failed

    @property
    def ok(self) -> bool:
        return self.failed == 0 and self.tested > 0

    def skips(self) -> list[SkipGroup]:
        """The reasons, the most frequent first."""
        groups: dict[str, list[Skip]] = {}
        for skip in self.skipped:
            groups.setdefault(skip.reason, []).append(skip)
        by_size = sorted(groups.items(), key=lambda item: -len(item[1]))
        return [SkipGroup(reason, len(group), group[0].id) for reason, group in by_size]

    def to_json(self) -> dict[str, Any]:
        return {
            "schema": 1,
            "passed": self.passed,
            "failed": self.failed,
            "skipped": len(self.skipped),
            "failures": [failure.to_json() for failure in self.failures],
            "skips": [group.to_json() for group in self.skips()],
        }


@dataclass
class Tally:
    """The report while it grows."""

    progress: Progress | None
    total: int = 0
    done: int = 0
    passed: int = 0
    skipped: list[Skip] = field(default_factory=list)
    failures: list[Failure] = field(default_factory=list)
    # Operations that some test got as far as calling, or could not for a failure before it.
    tried: set[str] = field(default_factory=set)

    def advance(self, what: str, calls: int = 1) -> None:
        self.done += calls
        if self.progress is not None:
            self.progress(self.done, self.total, what)

    def report(self) -> KatReport:
        return KatReport(self.passed, len(self.failures), self.skipped, self.failures)


@dataclass(frozen=True)
class Difference:
    output: str
    reason: str
    offset: int | None = None
    expected: str = ""
    got: str = ""


def difference(got: Mapping[str, object], wanted: Mapping[str, Value]) -> Difference | None:
    """The first output that is not as it should be. Others that are wrong too are named in the reason."""
    wrong = [
        found for name, value in wanted.items() if (found := _compare(name, got.get(name), value)) is not None
    ]
    if not wrong:
        return None
    first, *others = wrong
    if not others:
        return first
    names = ", ".join(other.output for other in others)
    return Difference(
        first.output, f"{first.reason}; {names} wrong too", first.offset, first.expected, first.got
    )


def _compare(name: str, got: object, wanted: Value) -> Difference | None:
    if got is None:
        return Difference(name, f"the board gave no {name}", expected=_shown(wanted))
    if not isinstance(wanted, bytes):
        if got == wanted:
            return None
        return Difference(name, f"{name} is {got!r}, not {wanted!r}", expected=_shown(wanted), got=str(got))
    if not isinstance(got, bytes):
        return Difference(name, f"{name} is not bytes", expected=_shown(wanted), got=str(got))
    if got == wanted:
        return None
    shorter = min(len(got), len(wanted))
    offset = next((at for at in range(shorter) if got[at] != wanted[at]), shorter)
    reason = f"{name} differs at byte {offset} of {len(wanted)}"
    if len(got) != len(wanted):
        reason = f"{name} has {len(got)} bytes, not {len(wanted)}, and differs at byte {offset}"
    return Difference(name, reason, offset, excerpt(wanted, offset), excerpt(got, offset))


def _shown(value: Value) -> str:
    return excerpt(value, 0) if isinstance(value, bytes) else str(value)


def excerpt(data: bytes, offset: int) -> str:
    """Some bytes in hexadecimal, from a little before `offset` on."""
    start = max(0, min(offset - _BEFORE, len(data) - _SHOWN))
    part = data[start : start + _SHOWN]
    return f"{'…' if start else ''}{part.hex()}{'…' if start + len(part) < len(data) else ''}"
