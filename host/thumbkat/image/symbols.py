"""What an ELF says of its code: functions, other symbols, what is data between instructions, source lines."""

from __future__ import annotations

import bisect
import difflib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from elftools.common.exceptions import ELFError
from elftools.elf.constants import SH_FLAGS
from elftools.elf.sections import Section, SymbolTableSection

from thumbkat.errors import UsageError
from thumbkat.image.elf import DAMAGED, arm_elf, damage_told, open_elf, require_room

# Where a program says what is public (firmware/lib/declassify). Its name makes it part of the debug
# information, which linkers keep or drop together with the code that it speaks of.
_DECLARATIONS = ".debug_thumbkat_public"
_NEAR = 3  # names that an error offers, ...
_FEW = 10  # ... and how many it lists where none is near
_COMPRESSION = 64  # times that debug information may be larger than the file; real one is five times as large
_LONGEST = 80  # characters of a name that an error can hold


@dataclass(frozen=True)
class Function:
    """`address` is that of its first instruction; `exported`: other files can see its name."""

    name: str
    address: int
    size: int
    exported: bool = False

    @property
    def end(self) -> int:
        return self.address + self.size


@dataclass(frozen=True)
class Piece:
    """A section as it lies in memory while the program runs; `data` is None where it starts as zeros."""

    name: str
    address: int
    size: int
    data: bytes | None
    writable: bool
    code: bool

    @property
    def end(self) -> int:
        return self.address + self.size


@dataclass(frozen=True)
class SourceLine:
    file: str
    line: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}"


class Symbols:
    """Read once, from an ELF of any origin. Without a symbol table everything is just not known."""

    def __init__(self, path: Path) -> None:
        self.path = path
        with damage_told(path, str(path)):
            elf = arm_elf(path)
            sections = list(elf.iter_sections())
            require_room(elf, sum(one["sh_size"] for one in sections if one["sh_type"] != "SHT_NOBITS"))
            self.pieces = _pieces(sections)
            self.values: dict[str, int] = {}
            self.sizes: dict[str, int] = {}
            self.declarations = b"".join(bytes(one.data()) for one in sections if one.name == _DECLARATIONS)
            self._marks: list[tuple[int, bool]] = []
            self.functions = self._read(sections)
        self.entries = [one.address for one in self.functions]

    def _read(self, sections: list[Section]) -> list[Function]:
        code = {index for index, one in enumerate(sections) if _is_code(one)}
        # The best name of each address: a global one before a local, a typed one before a bare label.
        named: dict[int, tuple[tuple[bool, bool, str], int]] = {}
        for table in sections:
            if not isinstance(table, SymbolTableSection):
                continue
            for symbol in table.iter_symbols():
                name, kind, where = symbol.name, symbol["st_info"]["type"], symbol["st_shndx"]
                if name[:2] in ("$t", "$d", "$a") and name[2:3] in ("", "."):
                    self._marks.append((symbol["st_value"], name[1] == "d"))
                    continue
                if not name or kind in ("STT_FILE", "STT_SECTION") or where == "SHN_UNDEF":
                    continue
                # What is hidden was for the files of one library only.
                here = symbol["st_info"]["bind"] != "STB_LOCAL"
                here = here and symbol["st_other"]["visibility"] != "STV_HIDDEN"
                if here or name not in self.values:
                    self.values[name] = symbol["st_value"]
                    self.sizes[name] = symbol["st_size"]
                if kind == "STT_FUNC" or (kind == "STT_NOTYPE" and here and where in code):
                    address = symbol["st_value"] & ~1
                    rank = (kind != "STT_FUNC", not here, name)
                    if address not in named or rank < named[address][0]:
                        named[address] = (rank, symbol["st_size"])
        self._marks.sort()
        return self._sized(sorted((address, rank, size) for address, (rank, size) in named.items()))

    def _sized(self, found: list[tuple[int, tuple[bool, bool, str], int]]) -> list[Function]:
        """Without a size (assembly, often) a function ends where the next one begins. A bare label inside of
        one that is typed is no function of its own."""
        functions: list[Function] = []
        for position, (address, (bare, local, name), size) in enumerate(found):
            piece = self.piece_at(address)
            if piece is None or not piece.code:
                continue
            if bare and (self.is_data(address) or (functions and address < functions[-1].end)):
                continue
            behind = (one[0] for one in found[position + 1 :] if bare or not one[1][0])
            following = next(behind, piece.end)
            size = size or min(following, piece.end) - address
            functions.append(Function(name, address, size, exported=not local))
        return functions

    def piece_at(self, address: int) -> Piece | None:
        return next((one for one in self.pieces if one.address <= address < one.end), None)

    def at(self, address: int) -> Function | None:
        """The function that this instruction belongs to."""
        position = bisect.bisect_right(self.entries, address) - 1
        if position >= 0 and address < self.functions[position].end:
            return self.functions[position]
        return None

    def named(self, address: int) -> str:
        """An address for people: as a place in a function, if it is in one."""
        function = self.at(address)
        if function is None:
            return f"{address:#010x}"
        offset = address - function.address
        return f"{function.name}+{offset:#x}" if offset else function.name

    def function(self, name: str) -> Function:
        """By its name; of several static ones with this name, the first."""
        for one in self.functions:
            if one.name == name:
                return one
        if name in self.values:
            alias = self.at(self.values[name] & ~1)
            if alias is not None and alias.address == self.values[name] & ~1:
                return alias
        raise UsageError(
            f"{self.path} has no function {name!r}{near(name, (f.name for f in self.functions))}"
        )

    def value(self, name: str) -> int:
        """The address of a symbol of any kind, as the ELF has it."""
        if name not in self.values:
            raise UsageError(f"{self.path} has no symbol {name!r}{near(name, self.values)}")
        return self.values[name]

    def object(self, name: str) -> range:
        """Where an object of data lies."""
        address = self.value(name)
        return range(address, address + self.sizes[name])

    def object_at(self, address: int) -> str:
        """An address for people: as a place in an object of data, if it is in one."""
        for name, start in self.values.items():
            if start <= address < start + self.sizes[name]:
                return f"{name}+{address - start:#x}" if address > start else name
        return f"{address:#010x}"

    def is_data(self, address: int) -> bool:
        """Whether constants stand there, between instructions."""
        position = bisect.bisect_right(self._marks, (address, True)) - 1
        return position >= 0 and self._marks[position][1]

    def read(self, address: int, size: int) -> bytes:
        """Bytes as the ELF has them."""
        piece = self.piece_at(address)
        if piece is None or piece.data is None:
            return b""
        return piece.data[address - piece.address : address - piece.address + size]

    def line(self, address: int) -> SourceLine | None:
        """Where the source of this instruction stands, if there is debug information."""
        starts, lines = self._lines
        position = bisect.bisect_right(starts, address) - 1
        return lines[position] if position >= 0 else None

    @cached_property
    def _lines(self) -> tuple[list[int], list[SourceLine | None]]:
        rows: dict[int, SourceLine | None] = {}
        with damage_told(self.path, str(self.path)):
            elf = open_elf(self.path)
            try:
                require_room(elf, sum(map(_whole_size, elf.iter_sections())), _COMPRESSION)
                if elf.has_dwarf_info():
                    for address, line in _line_rows(elf.get_dwarf_info()):
                        # A sequence that begins where another ends.
                        if line is not None or address not in rows:
                            rows[address] = line
            except DAMAGED:
                rows.clear()  # of a compiler that pyelftools does not understand
        starts = sorted(rows)
        return starts, [rows[start] for start in starts]


def near(name: str, names: Iterable[str]) -> str:
    """Names that may have been meant, as the end of an error."""
    there = sorted(
        {one for one in names if one.isprintable() and len(one) <= _LONGEST}, key=lambda one: (len(one), one)
    )
    close = [one for one in there if name.lower() in one.lower()]
    close += [one for one in difflib.get_close_matches(name, there, n=_NEAR) if one not in close]
    if close:
        return f"; did you mean {' or '.join(close[:_NEAR])}?"
    if not there:
        return "; it has none at all: was it stripped?"
    return f"; it has {', '.join(sorted(there))}" if len(there) <= _FEW else ""


def _whole_size(section: Section) -> int:
    """Without compression."""
    return int(section.data_size) if section["sh_type"] != "SHT_NOBITS" else 0


def _is_code(section: Section) -> bool:
    return bool(section["sh_flags"] & SH_FLAGS.SHF_EXECINSTR)


def _pieces(sections: list[Section]) -> list[Piece]:
    pieces = []
    for one in sections:
        if not one["sh_flags"] & SH_FLAGS.SHF_ALLOC or not one["sh_size"]:
            continue
        if one.compressed:
            raise ELFError("a section that is to be loaded is compressed")
        data = None if one["sh_type"] == "SHT_NOBITS" else bytes(one.data())
        if data is not None and len(data) != one["sh_size"]:
            raise ELFError(f"section {one.name} is cut off")
        writable = bool(one["sh_flags"] & SH_FLAGS.SHF_WRITE)
        pieces.append(Piece(one.name, one["sh_addr"], one["sh_size"], data, writable, _is_code(one)))
    return sorted(pieces, key=lambda piece: piece.address)


def _line_rows(dwarf: Any) -> Iterator[tuple[int, SourceLine | None]]:
    for unit in dwarf.iter_CUs():
        program = dwarf.line_program_for_CU(unit)
        if program is None:
            continue
        # Files count from 0 since version 5 of DWARF.
        first = 0 if program["version"] >= 5 else 1
        files = program["file_entry"]
        names: dict[int, str] = {}
        for entry in program.get_entries():
            state = entry.state
            if state is None:
                continue
            if state.end_sequence:
                yield state.address, None
                continue
            if state.file not in names:
                names[state.file] = _file_name(program, files[state.file - first])
            yield state.address, SourceLine(names[state.file], state.line)


def _file_name(program: Any, entry: Any) -> str:
    return _readable(_path(program, entry))


def _readable(path: str) -> str:
    """Without the way out of a folder that was on another computer."""
    while path.startswith("../"):
        path = path.removeprefix("../")
    return path


def _path(program: Any, entry: Any) -> str:
    name: str = entry.name.decode("utf-8", "replace")
    index = entry.dir_index
    directories = program["include_directory"]
    if program["version"] < 5:
        index -= 1
    if 0 <= index < len(directories) and not name.startswith("/"):
        directory = directories[index].decode("utf-8", "replace")
        if directory not in ("", "."):
            return f"{directory}/{name}"
    return name
