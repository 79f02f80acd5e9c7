"""The libraries of firmware/lib as a core runs them: compiled, linked, and called one routine at a time."""

from __future__ import annotations

import random
import re
import struct
import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tests import builds
from tests.unit import libraries
from thumbkat.image.symbols import Symbols
from thumbkat.virtual import CallResult, Program

CORES = ("cortex-m0", "cortex-m4f")
_CPU = {
    "cortex-m0": ["-mcpu=cortex-m0"],
    "cortex-m4": ["-mcpu=cortex-m4"],
    "cortex-m4f": ["-mcpu=cortex-m4", "-mfpu=fpv4-sp-d16", "-mfloat-abi=hard"],
}
_PRESERVED = [f"r{number}" for number in range(4, 12)]
_PRESERVED_FPU = [f"s{number}" for number in range(16, 32)]
_ELF = "libraries.elf"
_SMALL = re.compile(r"-DTHUMBKAT_(\w+)_SMALL")
_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)


@cache
def image(core: str, *flags: str) -> Path:
    """All libraries for a core, with -O2 and these flags, linked into one ELF. It is made once a run."""
    compiler = ["arm-none-eabi-gcc", *_CPU[core], "-mthumb"]
    objects: list[Path] = []
    for name in libraries.NAMES:
        own = [flag for flag in flags if _concerns(flag, name)]
        objects += _objects(name, [*compiler, "-O2", "-g", *own])
    command = [*compiler, "-nostartfiles", "--specs=nano.specs", "-Wl,-Ttext=0x08000000"]
    command += ["-Wl,-e,0", "-Wl,-Tdata=0x20000000", *map(str, objects), "-o"]

    def link(folder: Path) -> None:
        libraries.run([*command, folder / _ELF])

    return builds.made("libraries", command, link) / _ELF


def _objects(library: str, compiler: list[str]) -> list[Path]:
    """Of one library. A build that differs in another one has the same."""
    sources = libraries.sources(library)

    def compile_in(folder: Path) -> None:
        for number, source in enumerate(sources):
            output = folder / f"{number:02}.o"
            libraries.run([*compiler, *libraries.STRICT, *libraries.INCLUDES, "-c", source, "-o", output])

    return sorted(builds.made("objects", (library, compiler), compile_in).glob("*.o"))


def _concerns(flag: str, library: str) -> bool:
    """A flag for the small build of one library says nothing to the others."""
    small = _SMALL.fullmatch(flag)
    return small is None or small[1] == library.upper()


def program(core: str, *flags: str) -> Program:
    """A core with all libraries in its memory, as new."""
    path = image(core, *flags)
    made = Program(path, core)
    # Which line each instruction comes from takes long to read, and is the same for all programs of an image.
    made.symbols = _symbols(path)
    return made


@cache
def _symbols(path: Path) -> Symbols:
    return Symbols(path)


def preserving_call(made: Program, core: str, function: str, *arguments: int) -> CallResult:
    """Calls it with rubbish in every register that it has to preserve, and checks that it did."""
    names = _PRESERVED + (_PRESERVED_FPU if core == "cortex-m4f" else [])
    source = random.Random(function)
    rubbish: dict[str, int | float] = {
        name: source.getrandbits(32) if name[0] == "r" else source.random() for name in names
    }
    before = made.call(function, *arguments, registers=rubbish)
    for name in _PRESERVED:
        assert before.registers[name] == rubbish[name], f"{function} does not preserve {name}"
    if core == "cortex-m4f":
        for name in _PRESERVED_FPU:
            bits = struct.unpack("<I", struct.pack("<f", rubbish[name]))[0]
            assert before.registers[name] == bits, f"{function} does not preserve {name}"
    return before


@dataclass(frozen=True)
class Stated:
    """What the header block of a routine says of itself."""

    path: Path
    stack: int
    cycles: int | None


def stated(path: Path) -> Stated:
    text = path.read_text(encoding="utf-8")
    header = _COMMENT.search(text)
    assert header is not None, f"{path} opens with no header block"
    stack = re.search(r"stack: ([\d,]+) bytes", header[0])
    cycles = re.search(r"cycles: ([\d,]+)", header[0])
    assert stack is not None, f"{path} does not state its stack"
    return Stated(path, _number(stack[1]), _number(cycles[1]) if cycles else None)


def _number(text: str) -> int:
    return int(text.replace(",", ""))


@dataclass(frozen=True)
class Variant:
    """A core and what a build for it keeps words in."""

    core: str
    fpu: bool = False
    small: str = ""  # the flag of a library's small build

    @property
    def flags(self) -> tuple[str, ...]:
        return (*([self.small] if self.small else []), *(["-DTHUMBKAT_NO_FPU"] if self.no_fpu else []))

    @property
    def no_fpu(self) -> bool:
        return self.core == "cortex-m4f" and not self.fpu

    @property
    def folder(self) -> str:
        return "armv6m" if self.core == "cortex-m0" else "armv7em"

    def figures(self, path: Path) -> dict[str, list[int]]:
        """The numbers in the lines of a header that begin with `stack:`, `cycles:` and `code:`, or, for a
        build that has to leave the registers of an FPU alone, with `no-fpu stack:` and so on."""
        header = _COMMENT.search(path.read_text(encoding="utf-8"))
        assert header is not None, f"{path} opens with no header block"
        prefix = "no-fpu " if self.no_fpu else ""
        found: dict[str, list[int]] = {}
        for name in ("stack", "cycles", "code"):
            line = re.search(rf"^ \* {prefix}{name}: (.*(?:\n \* {{9,}}\S.*)*)", header[0], re.MULTILINE)
            assert line is not None, f"{path} does not state: {prefix}{name}"
            numbers = re.findall(r"^[ *]*(\d[\d,]*)", line[1], re.MULTILINE)
            found[name] = [_number(number) for number in numbers]
        return found

    def __str__(self) -> str:
        return self.core + ("-small" if self.small else "") + ("-no-fpu" if self.no_fpu else "")


VARIANTS = (Variant("cortex-m0"), Variant("cortex-m4f", fpu=True), Variant("cortex-m4f"))


def printed_by(script: Path, *arguments: str) -> str:
    """What a script in gen/ prints."""
    return libraries.run([sys.executable, script, *arguments])


def untouched_fpu(made: Program, function: str, *arguments: int) -> None:
    """A call changes no register of the FPU."""
    source = random.Random(function)
    values = {f"s{number}": source.random() for number in range(32)}
    after = made.call(function, *arguments, registers=values)
    for name, value in values.items():
        bits = struct.unpack("<I", struct.pack("<f", value))[0]
        assert after.registers[name] == bits, f"{function} changes {name}"
