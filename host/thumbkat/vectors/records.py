"""Records of `key = value` lines: the shape that NIST's .rsp and LWC files share.

A blank line ends a record, and so does a `[header]`, which holds for the records after it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from thumbkat.vectors.source import Source, shown

# The one line without a value in NIST's files: the decryption must be refused.
_FLAGS = ("FAIL",)


@dataclass(frozen=True)
class Entry:
    value: str
    line: int


@dataclass
class Record:
    """Keys are lower case: the same field is Count in one file and COUNT in another."""

    source: Source
    line: int
    headers: dict[str, Entry]
    entries: dict[str, Entry] = field(default_factory=dict)

    @property
    def keys(self) -> set[str]:
        return set(self.entries)

    def require(self, keys: set[str], optional: set[str] | None = None) -> None:
        """The record has these keys and no others."""
        unknown = self.keys - keys - (optional or set())
        if unknown:
            name = min(unknown, key=lambda key: self.entries[key].line)
            raise self.source.error(
                self.entries[name].line,
                f"unknown key {shown(name)}; the record should have {', '.join(sorted(keys))}",
            )
        missing = keys - self.keys
        if missing:
            raise self.source.error(
                self.line, f"the record that starts here has no {', '.join(sorted(missing))}"
            )

    def named(self, names: Mapping[str, tuple[str, ...]]) -> dict[str, str]:
        """What each value is called here, of the names that it may have. What is missing has the first."""
        found: dict[str, str] = {}
        for meaning, known in names.items():
            present = [name for name in known if name in self.entries]
            if len(present) > 1:
                raise self.source.error(
                    self.entries[present[1]].line, f"both {present[0]} and {present[1]} in one record"
                )
            found[meaning] = present[0] if present else known[0]
        return found

    def data(self, key: str, size: int | None = None) -> bytes:
        entry = self.entries[key]
        return self.source.hexadecimal(entry.line, key, entry.value, size)

    def number(self, key: str) -> int:
        entry = self.entries[key]
        return self.source.number(entry.line, key, entry.value)

    def header(self, key: str) -> int | None:
        entry = self.headers.get(key)
        return None if entry is None else self.source.number(entry.line, f"[{key}]", entry.value)

    def needed_header(self, key: str) -> int:
        value = self.header(key)
        if value is None:
            raise self.source.error(self.line, f"no header [{key} = …] before this record")
        return value


def records(source: Source) -> list[Record]:
    found: list[Record] = []
    headers: dict[str, Entry] = {}
    record: Record | None = None
    for number, line in source.lines():
        if line.startswith("#"):
            continue
        if not line:
            record = None
            continue
        if line.startswith("["):
            record = None
            if not line.endswith("]"):
                raise source.error(number, f"the header is not closed: {shown(line)}")
            name, _, value = line[1:-1].partition("=")
            headers = {**headers, name.strip().lower(): Entry(value.strip(), number)}
            continue
        key, equals, value = (part.strip() for part in line.partition("="))
        if line in _FLAGS:
            key = line
        elif not equals or not key:
            raise source.error(number, f"neither `key = value` nor a header nor a comment: {shown(line)}")
        if record is None:
            record = Record(source, number, headers)
            found.append(record)
        if key.lower() in record.entries:
            raise source.error(
                number,
                f"a second {shown(key)} in the record from line {record.line} on; a blank line ends a record",
            )
        record.entries[key.lower()] = Entry(value, number)
    if not found:
        raise source.error(1, "no records in the file")
    return found
