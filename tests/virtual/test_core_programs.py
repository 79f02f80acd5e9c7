"""Whole programs on the core: compiled C, and the start of the firmware images."""

from __future__ import annotations

import hashlib
import subprocess
from pathlib import Path
from typing import Any

import pytest
from elftools.elf.elffile import ELFFile

from tests.builds import images
from tests.virtual.core_machine import CPACR, CPUS
from thumbkat.image.elf import load_segments
from thumbkat.virtual import core
from thumbkat.virtual.core import Core, Model, Stop

LIBRARIES = Path(__file__).resolve().parents[2] / "firmware" / "lib"
TEXT, RAM, RAM_SIZE = 0x0000_1000, 0x2000_0000, 0x10000
RETURN = 0x0F00_0000

HASH = """
#include "keccak.h"
void hash(uint8_t *digest, const uint8_t *message, unsigned length)
{
    keccak_sponge sponge;
    sha3_256_init(&sponge);
    keccak_absorb(&sponge, message, length);
    keccak_squeeze(&sponge, digest, 32);
}
void *memcpy(void *to, const void *from, size_t n)
{
    for (size_t k = 0; k < n; k++) ((volatile char *)to)[k] = ((const char *)from)[k];
    return to;
}
void *memset(void *to, int value, size_t n)
{
    for (size_t k = 0; k < n; k++) ((volatile char *)to)[k] = (char)value;
    return to;
}
"""

# The square root of 2 by Newton's method, the first terms of e, a dot product: all in single precision.
FLOAT = """
float root(float x)
{
    float y = x;
    for (int k = 0; k < 20; k++) y = (y + x / y) * 0.5f;
    return y;
}
float euler(int n)
{
    float sum = 1, term = 1;
    for (int k = 1; k < n; k++) { term /= (float)k; sum += term; }
    return sum;
}
float dot(const float *a, const float *b, int n)
{
    float sum = 0;
    for (int k = 0; k < n; k++) sum += a[k] * b[k];
    return sum;
}
void run(int *out)
{
    static const float a[4] = {1.5f, -2.25f, 3, 0.125f}, b[4] = {4, 8, 0.5f, 64};
    out[0] = (int)(root(2) * 1000000);
    out[1] = (int)(euler(12) * 1000000);
    out[2] = (int)(dot(a, b, 4) * 1000);
}
"""


class Program:
    """A compiled C program in a core without devices, called function by function."""

    def __init__(self, elf: Path, model: Model) -> None:
        self.core = Core(model)
        self.flash = self.core.map(0, 0x20000, writable=False)
        self.ram = self.core.map(RAM, RAM_SIZE, writable=True)
        for segment in load_segments(elf):
            self.flash[segment.address : segment.address + len(segment.data)] = segment.data
        self.flash[:8] = (RAM + RAM_SIZE).to_bytes(4, "little") + (TEXT | 1).to_bytes(4, "little")
        self.core.changed(0, 0x20000)
        with elf.open("rb") as file:
            table: Any = ELFFile(file).get_section_by_name(".symtab")
            self.symbols = {symbol.name: symbol["st_value"] & ~1 for symbol in table.iter_symbols()}

    def call(self, name: str, *arguments: int, slice_cycles: int = 10**9) -> int:
        """Runs a function to its end; returns its cycles."""
        self.core.reset(True)
        if self.core.model is Model.M4F:
            self.core.poke(CPACR, 4, 0xF << 20)
        for number, value in enumerate(arguments):
            self.core.set(number, value)
        self.core.set(core.LR, RETURN | 1)
        self.core.set(core.PC, self.symbols[name])
        self.core.stop_at(RETURN)
        begin = self.core.cycles
        while (stop := self.core.run(self.core.cycles + slice_cycles)) is Stop.DEADLINE:
            pass
        assert stop is Stop.STOPPED, f"{stop!r} {self.core.complaint} at {self.core.get(core.PC):#x}"
        return self.core.cycles - begin


def compile_program(folder: Path, model: Model, text: str, *options: str | Path) -> Path:
    source, elf = folder / "program.c", folder / "program.elf"
    source.write_text(text)
    fpu = ["-mfpu=fpv4-sp-d16", "-mfloat-abi=hard"] if model is Model.M4F else []
    command = [
        "arm-none-eabi-gcc", f"-mcpu={CPUS[model]}", "-mthumb", *fpu, "-ffreestanding", "-nostdlib",
        f"-Wl,-Ttext={TEXT:#x},-Tdata={RAM:#x},-e0", "-o", elf, source, *options, "-lgcc",
    ]  # fmt: skip
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    return elf


@pytest.mark.parametrize("level", ["-O0", "-Os", "-O3"])
@pytest.mark.parametrize("model", [Model.M0, Model.M0PLUS, Model.M4F])
def test_sha3_of_compiled_c(tmp_path: Path, model: Model, level: str) -> None:
    keccak = LIBRARIES / "keccak"
    sources = sorted((keccak / "src").glob("*.c"))
    flags = (f"-I{keccak / 'include'}", "-fno-builtin", "-DTHUMBKAT_C")
    elf = compile_program(tmp_path, model, HASH, level, *flags, *sources)
    program = Program(elf, model)
    message = bytes(range(200))
    program.ram[0x100 : 0x100 + len(message)] = message
    arguments = (RAM, RAM + 0x100, len(message))
    cycles = program.call("hash", *arguments)
    assert bytes(program.ram[:32]) == hashlib.sha3_256(message).digest()
    program.ram[:32] = bytes(32)
    assert program.call("hash", *arguments, slice_cycles=777) == cycles
    assert bytes(program.ram[:32]) == hashlib.sha3_256(message).digest()


@pytest.mark.parametrize("level", ["-O0", "-O3"])
def test_floating_point_of_compiled_c(tmp_path: Path, level: str) -> None:
    program = Program(compile_program(tmp_path, Model.M4F, FLOAT, level), Model.M4F)
    program.call("run", RAM + 0x8000)
    results = [int.from_bytes(program.ram[0x8000 + 4 * k : 0x8004 + 4 * k], "little") for k in range(3)]
    assert results == [1414213, 2718282, -2500 & 0xFFFFFFFF]


class _Agreeable:
    """Registers that keep what is written, or have all bits set: what is waited for has happened."""

    def __init__(self) -> None:
        self.words: dict[int, int] = {}
        self.addresses: set[int] = set()

    def read(self, address: int, size: int) -> int:
        self.addresses.add(address)
        return self.words.get(address, 0xFFFF_FFFF)

    def write(self, address: int, size: int, value: int) -> None:
        self.words[address] = value
        self.addresses.add(address)


@pytest.mark.parametrize(
    ("board", "model", "origin"),
    [
        ("bbcmicrobit", Model.M0, 0),
        ("disco_f051r8", Model.M0, 0x0800_0000),
        ("bbcmicrobit_v2", Model.M4F, 0),
        ("disco_f407vg", Model.M4F, 0x0800_0000),
    ],
)
def test_firmware_images_start(board: str, model: Model, origin: int) -> None:
    """Without chips around it, an image comes through its start-up and to its devices, and nothing faults."""
    image = images()[board]
    machine = Core(model)
    flash = machine.map(origin, 0x40000, writable=False)
    if origin:
        machine.alias(0, 0x40000, origin)
    machine.map(RAM, 0x20000, writable=True)
    devices = _Agreeable()
    machine.devices(devices)
    for segment in load_segments(image):
        flash[segment.address - origin : segment.address - origin + len(segment.data)] = segment.data
    machine.changed(origin, 0x40000)
    machine.reset(True)
    stop = machine.run(2_000_000)
    assert stop in (Stop.DEADLINE, Stop.ASLEEP), f"{stop!r} {machine.complaint}"
    assert machine.get(core.XPSR) & 0x1FF in (0, *range(16, 256))
    assert machine.complaint == ""
    assert len(devices.addresses) > 5
