"""lib/keccak in assembly, on the virtual cores: results, registers, stack, cycles, and its scripts."""

import hashlib
import re
import struct
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import pytest

from tests.assembly import cores
from tests.reference import keccak as reference
from tests.unit import libraries
from thumbkat.virtual import CallResult, Program

ROOT = libraries.LIBRARIES / "keccak"
NO_FPU = "-DTHUMBKAT_NO_FPU"
CEILINGS = {"armv6m": 16_050, "armv7em": 9_200}
RANDOM = [Random(seed).randbytes(200) for seed in range(5)]
STATES = [bytes(200), b"\xff" * 200, b"\x01" + bytes(199), bytes(199) + b"\x80", *RANDOM]


@dataclass
class Keccak:
    """The library on a core."""

    core: str
    flags: tuple[str, ...]
    made: Program = field(init=False)

    def __post_init__(self) -> None:
        self.made = cores.program(self.core, *self.flags)
        self.state = self.made.alloc(200)
        self.memory = self.made.alloc(1024)

    @property
    def folder(self) -> str:
        return "armv6m" if self.core == "cortex-m0" else "armv7em"

    def call(self, function: str, *arguments: int) -> CallResult:
        return cores.preserving_call(self.made, self.core, function, *arguments)

    def put(self, state: bytes) -> None:
        self.made.write(self.state, interleaved(state))

    def get(self) -> bytes:
        return plain(self.made.read(self.state, 200))

    def header(self, routine: str, what: str) -> tuple[str, int]:
        """The line of a file's header that begins with this, and the first number in it for this build."""
        text = (ROOT / "src" / self.folder / f"{routine}.S").read_text(encoding="utf-8")
        line = re.findall(rf"^ \* {what}: +(.*)$", text, re.MULTILINE)[0]
        if NO_FPU in self.flags and "without the FPU" in line:
            line = line[line.index("without the FPU") :]
        return line, int(re.findall(r"[\d,]*\d", line)[0].replace(",", ""))


@pytest.fixture(
    scope="module",
    params=[("cortex-m0", ()), ("cortex-m4f", ()), ("cortex-m4f", (NO_FPU,))],
    ids=["m0", "m4f", "m4"],
)
def keccak(request: pytest.FixtureRequest) -> Keccak:
    core, flags = request.param
    return Keccak(core, flags)


def interleaved(state: bytes) -> bytes:
    """The words of a state as keccak.h describes them."""
    halves: tuple[list[int], list[int]] = ([], [])
    for lane in struct.unpack("<25Q", state):
        bits = f"{lane:064b}"
        halves[1].append(int(bits[0::2], 2))
        halves[0].append(int(bits[1::2], 2))
    return struct.pack("<50I", *halves[0], *halves[1])


def plain(words: bytes) -> bytes:
    lanes = []
    for even, odd in zip(struct.unpack("<25I", words[:100]), struct.unpack("<25I", words[100:]), strict=True):
        bits = zip(f"{odd:032b}", f"{even:032b}", strict=True)
        lanes.append(int("".join(f"{high}{low}" for high, low in bits), 2))
    return struct.pack("<25Q", *lanes)


def xor(first: bytes, second: bytes) -> bytes:
    return bytes(x ^ y for x, y in zip(first, second, strict=True))


def test_backend(keccak: Keccak) -> None:
    expected = {"armv6m": 1, "armv7em": 2}[keccak.folder]
    assert keccak.made.read("keccak_backend", 1)[0] == expected


def test_permutation(keccak: Keccak) -> None:
    for state in STATES:
        keccak.put(state)
        keccak.call("keccak_f1600", keccak.state)
        assert keccak.get() == reference.f1600(state)


def test_permutation_of_single_bits(keccak: Keccak) -> None:
    for bit in range(0, 1600, 23):
        state = (1 << bit).to_bytes(200, "little")
        keccak.put(state)
        keccak.made.call("keccak_f1600", keccak.state)
        assert keccak.get() == reference.f1600(state), bit


def test_permutation_says_what_it_takes(keccak: Keccak) -> None:
    """Stack, cycles and code as the header has them, and the same cycles for any state."""
    taken = []
    for state in STATES:
        keccak.put(state)
        result = keccak.call("keccak_f1600", keccak.state)
        taken.append((result.stack, result.cycles))
    expected = (keccak.header("f1600", "stack")[1], keccak.header("f1600", "cycles")[1])
    assert set(taken) == {expected}
    if NO_FPU not in keccak.flags:
        assert expected[1] <= CEILINGS[keccak.folder]
        stated = cores.stated(ROOT / "src" / keccak.folder / "f1600.S")
        assert (stated.stack, stated.cycles) == expected
    constants = 192 if keccak.folder == "armv6m" else 0  # they lie within the one routine, before the other
    assert size(keccak, "keccak_f1600") - constants == keccak.header("f1600", "bytes")[1]


def test_readme_has_the_figures_of_the_headers(keccak: Keccak) -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    column = 2 if keccak.core == "cortex-m0" else 4 if NO_FPU in keccak.flags else 3

    def shown(row: str) -> str:
        line = next(line for line in readme.splitlines() if line.startswith(f"| {row} |"))
        return line.split("|")[column].strip()

    assert shown("`keccak_f1600`") == f"{keccak.header('f1600', 'cycles')[1]:,}"
    for routine, row in (("extract_lanes", "to extract a lane"), ("add_lanes", "to add a lane")):
        assert f"+ {shown(row)} a lane" in keccak.header(routine, "cycles")[0]


def size(keccak: Keccak, function: str) -> int:
    found = keccak.made.symbols.function(function)
    return found.end - found.address


@pytest.mark.parametrize("routine", ["add_lanes", "extract_lanes"])
def test_lanes_say_what_they_take(keccak: Keccak, routine: str) -> None:
    line, fixed = keccak.header(routine, "cycles")
    each = int(re.findall(r"\+ (\d+) a lane", line)[0])
    odd = re.search(r"and (\d+) for an odd number", line)
    for lanes in range(1, 26):
        for content in RANDOM[:2]:
            keccak.put(content)
            keccak.made.write(keccak.memory, content[::-1])
            result = keccak.call(f"keccak_{routine}", keccak.state, keccak.memory, lanes)
            assert result.cycles == fixed + each * lanes + (int(odd[1]) * (lanes % 2) if odd else 0)
            assert result.stack == keccak.header(routine, "stack")[1]
    assert size(keccak, f"keccak_{routine}") == keccak.header(routine, "bytes")[1]


def test_add_at_every_offset(keccak: Keccak) -> None:
    """From memory of any alignment."""
    source = Random(1)
    for offset, length in places():
        state, added = source.randbytes(200), source.randbytes(length)
        at = keccak.memory + source.randrange(4)
        keccak.put(state)
        keccak.made.write(at, added)
        keccak.made.call("keccak_add_bytes", keccak.state, at, offset, length)
        expected = xor(state, bytes(offset) + added + bytes(200 - offset - length))
        assert keccak.made.read(keccak.state, 200) == interleaved(expected), (offset, length, at % 4)
        assert keccak.made.read(at, length) == added


def test_extract_at_every_offset(keccak: Keccak) -> None:
    """And nothing around the bytes is written."""
    source = Random(2)
    around = source.randbytes(240)
    for offset, length in places():
        state = source.randbytes(200)
        start = 16 + source.randrange(4)
        keccak.put(state)
        keccak.made.write(keccak.memory, around)
        keccak.made.call("keccak_extract_bytes", keccak.state, keccak.memory + start, offset, length)
        expected = around[:start] + state[offset : offset + length] + around[start + length :]
        assert keccak.made.read(keccak.memory, 240) == expected, (offset, length, start % 4)
        assert keccak.made.read(keccak.state, 200) == interleaved(state)


def places() -> Iterator[tuple[int, int]]:
    """Offsets and lengths: all within and across a lane's edges near both ends, all up to the end, and every
    length from every offset within a lane."""
    for offset in (*range(17), *range(184, 200)):
        yield from ((offset, length) for length in range(min(18, 200 - offset)))
    yield from ((offset, 200 - offset) for offset in range(201))
    for offset in range(8):
        yield from ((offset, length) for length in range(18, 200 - offset))


@pytest.mark.parametrize(("name", "rate"), [("sha3_256", 136), ("sha3_512", 72)])
def test_sha3(keccak: Keccak, name: str, rate: int) -> None:
    for length in (0, 1, 31, rate - 1, rate, rate + 1, 2 * rate, 500):
        message = Random(length).randbytes(length)
        at = keccak.made.alloc(64 + length) + length % 4
        keccak.made.write(at + 64, message)
        keccak.call(name, at, at + 64, length)
        expected = hashlib.new(name, message).digest()
        assert keccak.made.read(at, len(expected)) == expected, length


@pytest.mark.parametrize(("name", "rate"), [("shake128", 168), ("shake256", 136)])
def test_shake(keccak: Keccak, name: str, rate: int) -> None:
    """Squeezed in three pieces a block, as NewHope does it, and in one."""
    seed = Random(name).randbytes(32)
    expected = (hashlib.shake_128 if name == "shake128" else hashlib.shake_256)(seed).digest(3 * rate)
    sponge, out = keccak.made.alloc(204), keccak.made.alloc(3 * rate)
    keccak.made.write(keccak.memory, seed)
    for piece in (rate // 3, rate, 1):
        keccak.made.call(f"{name}_init", sponge)
        keccak.made.call("keccak_absorb", sponge, keccak.memory, 32)
        for start in range(0, 3 * rate - piece + 1, piece):
            keccak.made.call("keccak_squeeze", sponge, out + start, piece)
        whole = 3 * rate // piece * piece
        assert keccak.made.read(out, whole) == expected[:whole], piece


def test_no_register_of_the_fpu(keccak: Keccak) -> None:
    """-DTHUMBKAT_NO_FPU, and a core without one, mean it."""
    elf = cores.image(keccak.core, *keccak.flags)
    code = libraries.run(["arm-none-eabi-objdump", "-d", "--no-show-raw-insn", str(elf)])
    names = ("keccak_f1600", "keccak_add_lanes", "keccak_extract_lanes")
    mine = "".join(re.findall(rf"<{name}>:\n(?:.+\n)+", code)[0] for name in names)
    assert len(mine.splitlines()) > 1000
    uses = re.findall(r"\t(?:v\w+|.*\bs\d+\b).*", mine)
    assert (len(uses) > 0) == (keccak.core == "cortex-m4f" and NO_FPU not in keccak.flags)


@pytest.mark.parametrize("architecture", CEILINGS)
def test_file_is_what_its_script_prints(architecture: str) -> None:
    script = ROOT / "gen" / f"f1600_{architecture}.py"
    printed = subprocess.run([sys.executable, script], capture_output=True, text=True, timeout=60, check=True)
    committed = (ROOT / "src" / architecture / "f1600.S").read_text(encoding="utf-8")
    assert printed.stdout == committed, f"run {script.name} again, or undo the change to its output"


def test_every_routine_has_a_header() -> None:
    found: list[Path] = sorted((ROOT / "src").rglob("*.S"))
    assert [path.name for path in found] == ["add_lanes.S", "extract_lanes.S", "f1600.S"] * 2
    for path in found:
        assert cores.stated(path).stack > 0
