"""Facts of a firmware ELF: what lies in flash, its CRC, and what each library takes of it."""

from __future__ import annotations

import contextlib
import io
import re
import struct
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from elftools.common.exceptions import DWARFError, ELFError
from elftools.elf.elffile import ELFFile

from thumbkat.boards import BoardFile
from thumbkat.errors import UsageError

# What pyelftools says of a damaged file: it checks little of what a table claims before it uses it.
DAMAGED = (
    ELFError,
    DWARFError,
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    RecursionError,
    TypeError,
    ValueError,
    struct.error,
    zlib.error,
)
_MAGIC = b"\x7fELF"
_SECTION_HEADER, _SEGMENT_HEADER = 40, 32  # bytes, of a 32-bit ELF
_LONGEST_REASON = 80


@dataclass(frozen=True)
class Segment:
    """Bytes that a loader puts into flash, at their physical address."""

    address: int
    data: bytes


@dataclass(frozen=True)
class LibrarySize:
    """What a library takes in the linked image: `text` is code and constants, `data` is RAM."""

    name: str
    text: int
    data: int


def load_segments(path: Path) -> list[Segment]:
    """The load segments of an ARM ELF that have bytes in the file, in order of physical address."""
    with damage_told(path, f"the image {path}", "; give the firmware.elf that PlatformIO made"):
        elf = arm_elf(path)
        segments = []
        size = 0
        for part in elf.iter_segments("PT_LOAD"):
            if part["p_filesz"]:
                segments.append(_segment(path, part))
                size += part["p_filesz"]
                require_room(elf, size)
    if not segments:
        raise UsageError(f"{path} has nothing to load; give the linked firmware.elf, not an object file")
    return sorted(segments, key=lambda segment: segment.address)


@contextlib.contextmanager
def damage_told(path: Path, name: str, hint: str = "") -> Iterator[None]:
    """Whatever goes wrong inside because of the file is a UsageError of one line."""
    try:
        yield
    except OSError as error:
        raise UsageError(f"cannot read {name}: {error.strerror}") from error
    except DAMAGED as error:
        reason = str(error).lower() if isinstance(error, ELFError) else "what it says of itself does not fit"
        if not reason.isprintable() or len(reason) > _LONGEST_REASON:
            reason = ascii(reason)[1:_LONGEST_REASON]
        raise UsageError(f"{path} is no whole ELF file ({reason}){hint}") from error


def open_elf(path: Path) -> Any:
    """The file, read whole: bytes that it only claims to have take no memory then."""
    with path.open("rb") as file:
        data = file.read(len(_MAGIC))
        # Before the rest: a device may have no end.
        if data != _MAGIC:
            raise ELFError("magic number does not match")
        data += file.read()
    return ELFFile(io.BytesIO(data))


def arm_elf(path: Path) -> Any:
    elf = open_elf(path)
    if elf.elfclass != 32 or not elf.little_endian or elf["e_machine"] != "EM_ARM":
        raise UsageError(f"{path} is an ELF file for another machine, not for a 32-bit ARM")
    # With headers of no size there could be four thousand million of them in one place.
    if (elf["e_shoff"] and elf["e_shentsize"] != _SECTION_HEADER) or (
        elf["e_phoff"] and elf["e_phnum"] and elf["e_phentsize"] != _SEGMENT_HEADER
    ):
        raise ELFError("its headers have a wrong size")
    return elf


def require_room(elf: Any, size: int, times: int = 2) -> None:
    """Parts may overlap, but hardly all of them: a small file could stand for any amount of memory."""
    if size > times * elf.stream_len:
        raise ELFError("its parts are larger than the file")


def _segment(path: Path, part: Any) -> Segment:
    data = bytes(part.data())
    if len(data) != part["p_filesz"]:
        raise UsageError(
            f"{path} is cut off: the segment for {part['p_paddr']:#010x} is not all there; build it again"
        )
    return Segment(part["p_paddr"], data)


def image_crc(path: Path) -> int:
    """CRC-32 of the image in flash, as the board computes it for HELLO."""
    crc = 0
    for segment in load_segments(path):
        crc = zlib.crc32(segment.data, crc)
    return crc


def require_fit(path: Path, board: BoardFile) -> None:
    """Raises UsageError where the image has bytes outside of the board's flash, or its stack outside of the
    board's RAM: it is another board's.
    """
    origin, size = board.flash
    segments = load_segments(path)
    for segment in segments:
        if not origin <= segment.address <= segment.address + len(segment.data) <= origin + size:
            raise UsageError(
                f"{path} is not for {board.id}: it has bytes at {segment.address:#010x}, outside that "
                f"board's flash ({origin:#010x} to {origin + size:#010x}); give an image built for {board.id}"
            )
    # The first word of the vector table.
    stack = int.from_bytes(segments[0].data[:4], "little")
    origin, size = board.ram
    if not origin < stack <= origin + size:
        raise UsageError(
            f"{path} is not for {board.id}: its stack starts at {stack:#010x}, outside that "
            f"board's RAM ({origin:#010x} to {origin + size:#010x}); give an image built for {board.id}"
        )


# An input section in GNU ld's map: name, address, size, file; a long name stands on a line of its own.
_CONTRIBUTION = re.compile(
    r"^ (?P<section>[.\w]\S*)?\s+0x(?P<address>[0-9a-f]+)\s+0x(?P<size>[0-9a-f]+) (?P<file>\S.*)$"
)
# PlatformIO puts each library into lib<hash>/, as an archive or as objects in a folder of its name.
_LIBRARY = re.compile(
    r"(?:^|[/\\])lib[0-9a-f]{3,}[/\\](?:lib(?P<archive>[^/\\]+)\.a\(|(?P<folder>[^/\\]+)[/\\])"
)


def library_sizes(path: Path) -> list[LibrarySize]:
    """What each firmware library takes, by the linker's map beside the ELF; empty where there is no map.

    The map counts what symbols do not: literal pools, tables without a symbol, alignment inside a section.
    """
    sizes: dict[str, list[int]] = {}
    for library, section, _, size in _contributions(path):
        kind = _memory_of(section)
        if kind is not None:
            sizes.setdefault(library, [0, 0])[kind] += size
    return [LibrarySize(name, text_size, data) for name, (text_size, data) in sorted(sizes.items())]


def library_ranges(path: Path) -> list[tuple[str, int, int]]:
    """Where the code and constants of firmware libraries lie, by the same map: name, address, size."""
    return [
        (library, address, size)
        for library, section, address, size in _contributions(path)
        if _memory_of(section) == 0 and size
    ]


def _contributions(path: Path) -> Iterator[tuple[str, str, int, int]]:
    """Library, section, address and size of all that libraries brought into the image."""
    try:
        text = path.with_suffix(".map").read_text(errors="replace")
    except OSError:
        return
    # Before this heading stand the sections that were thrown away.
    _, _, text = text.partition("Linker script and memory map")
    section = ""
    for line in text.splitlines():
        alone = re.match(r"^ ([.\w]\S*)$", line)
        if alone:
            section = alone.group(1)
            continue
        match = _CONTRIBUTION.match(line)
        if not match:
            continue
        section = match["section"] or section
        library = _LIBRARY.search(match["file"])
        if library:
            name = library["archive"] or library["folder"]
            yield name, section, int(match["address"], 16), int(match["size"], 16)


def _memory_of(section: str) -> int | None:
    """0 for code and constants, 1 for RAM, None for what is not on the board (debug information)."""
    if section.startswith((".text", ".rodata", ".init", ".fini", ".ARM.ex")):
        return 0
    if section.startswith((".data", ".bss", "COMMON", ".noinit", ".ramfunc")):
        return 1
    return None
