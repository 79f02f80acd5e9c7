"""The text of a vector file, and errors that name the line."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from thumbkat.errors import UsageError, VectorError

_HEX = re.compile(r"[0-9A-Fa-f]*")
_NUMBER = re.compile(r"[0-9]{1,9}")


def shown(text: str) -> str:
    """A piece of a file as an error message can hold it: short, and without control characters."""
    return repr(text if len(text) <= 24 else text[:24] + "…")


def named(text: str) -> str:
    """The same of a name, which needs no quotes if it is one."""
    return text if text.isprintable() and len(text) <= 24 else shown(text)


@dataclass(frozen=True)
class Source:
    path: Path
    text: str

    @classmethod
    def load(cls, path: Path) -> Source:
        try:
            data = path.read_bytes()
        except (OSError, ValueError) as error:
            reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
            raise UsageError(f"cannot read the vectors {path}: {reason}") from None
        return cls.decode(path, data)

    @classmethod
    def decode(cls, path: Path, data: bytes) -> Source:
        try:
            text = data.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            # The byte order mark is cut off before the codec counts.
            line = error.object[: error.start].count(b"\n") + 1
            raise VectorError(
                f"{path}:{line}: not UTF-8 text (byte 0x{error.object[error.start]:02x})"
            ) from None
        source = cls(path, text)
        if not text.strip():
            raise source.error(1, "the file is empty")
        return source

    def error(self, line: int, what: str) -> VectorError:
        return VectorError(f"{self.path}:{line}: {what}")

    def lines(self) -> list[tuple[int, str]]:
        """Numbered lines. Only line feeds count, as in an editor; str.splitlines knows eight more."""
        return [(number, line.strip(" \t\r")) for number, line in enumerate(self.text.split("\n"), 1)]

    def hexadecimal(self, line: int, name: str, text: str, size: int | None = None) -> bytes:
        """bytes.fromhex would let spaces inside through."""
        matched = _HEX.match(text)
        assert matched is not None
        if matched.end() != len(text):
            raise self.error(line, f"{name} is not hexadecimal at {shown(text[matched.end() :])}")
        if len(text) % 2:
            raise self.error(line, f"{name} has an odd number of hexadecimal digits ({len(text)})")
        data = bytes.fromhex(text)
        if size is not None and len(data) != size:
            raise self.error(line, f"{name} has {len(data)} bytes, not {size}")
        return data

    def number(self, line: int, name: str, text: str) -> int:
        if not _NUMBER.fullmatch(text):
            raise self.error(line, f"{name} is not a number of at most nine digits: {shown(text)}")
        return int(text)
