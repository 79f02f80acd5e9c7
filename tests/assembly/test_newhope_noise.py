"""Noise polynomials in assembly, on virtual cores, against the reference.

The routines are assembled alone, so that they are tested in their own layout."""

import re
import struct
from pathlib import Path
from random import Random

import pytest

from tests.assembly.cores import VARIANTS, Variant, preserving_call, printed_by, untouched_fpu
from tests.reference import chacha20, newhope
from tests.unit import libraries
from thumbkat.virtual import CallResult, Program

LIBRARY = libraries.LIBRARIES / "newhope"
CEILING = {"cortex-m0": 125_000, "cortex-m4f": 59_500}
N, Q = newhope.N, newhope.Q
LARGEST = 16  # of a sample
BACKEND = """\
#define NEWHOPE_BACKEND_C 0
#define NEWHOPE_BACKEND_ARMV6M 1
#define NEWHOPE_BACKEND_ARMV7EM 2
#define NEWHOPE_BACKEND {backend}
#define NEWHOPE_FPU {fpu}
"""
FLAGS = {
    "cortex-m0": ["-mcpu=cortex-m0"],
    "cortex-m4f": ["-mcpu=cortex-m4", "-mfpu=fpv4-sp-d16", "-mfloat-abi=hard"],
}


def source(variant: Variant) -> Path:
    return LIBRARY / "src" / variant.folder / "noise.S"


def assembled(variant: Variant, folder: Path, text: str) -> Program:
    """A file of this library alone, whatever backend.h chooses."""
    (folder / "src").mkdir()
    backend = {"cortex-m0": 1, "cortex-m4f": 2}[variant.core]
    (folder / "backend.h").write_text(BACKEND.format(backend=backend, fpu=int(variant.fpu)), encoding="utf-8")
    (folder / "src" / "file.S").write_text(text, encoding="utf-8")
    command = ["arm-none-eabi-gcc", *FLAGS[variant.core], "-mthumb", "-c"]
    libraries.run([*command, folder / "src" / "file.S", "-o", folder / "file.o"])
    return Program(folder / "file.o", variant.core)


def start(key: bytes, counter: int, nonce: bytes) -> bytes:
    return chacha20.CONSTANTS + key + counter.to_bytes(8, "little") + nonce


def samples(block: bytes) -> list[int]:
    """Of the stream from this block on. The low word of the counter counts, without a carry, as the C
    does."""
    words = list(struct.unpack("<16I", block))
    result: list[int] = []
    for _ in range(N // 16):
        stream = struct.unpack("<16I", chacha20.block(struct.pack("<16I", *words)))
        result += [(word & 0xFFFF).bit_count() - (word >> 16).bit_count() for word in stream]
        words[12] = (words[12] + 1) & 0xFFFFFFFF
    return result


def reversed_bits(value: int, bits: int) -> int:
    return int(f"{value:0{bits}b}"[::-1], 2)


def rotated_digit(digit: int) -> int:
    return digit >> 1 | (digit & 1) << 2


class Noise:
    """The routines on one core, and the layout of its polynomials."""

    def __init__(self, variant: Variant, folder: Path) -> None:
        self.variant = variant
        self.m0 = variant.core == "cortex-m0"
        self.program = assembled(variant, folder, source(variant).read_text(encoding="utf-8"))
        self.input = self.program.alloc(64)
        self.stream = self.program.alloc(64)
        self.poly = self.program.alloc(2048 + 16) + 8
        self.format = "<1024H" if self.m0 else "<1024h"
        self.lowest, self.highest = (Q // 2, Q + (Q + 1) // 2) if self.m0 else (-(Q // 2), Q // 2)

    def natural_word(self, k: int) -> int:
        """Where coefficients 2k and 2k + 1 are."""
        if self.m0:
            return reversed_bits(k, 9)
        x, y, z = k >> 6, k >> 3 & 7, k & 7
        return 64 * rotated_digit(z) + 8 * rotated_digit(y) + rotated_digit(x)

    def _call(self, function: str, block: bytes, before: bytes) -> tuple[list[int], CallResult]:
        self.program.write(self.input, block)
        self.program.write(self.stream, b"\x33" * 64)
        self.program.write(self.poly - 8, b"\xa5" * 8 + before + b"\xa5" * 8)
        arguments = self.poly, self.input, self.stream
        result = preserving_call(self.program, self.variant.core, function, *arguments)
        around = self.program.read(self.poly - 8, 2064)
        assert around[:8] == around[-8:] == b"\xa5" * 8
        assert self.program.read(self.input, 64) == block
        return list(struct.unpack(self.format, around[8:-8])), result

    def stored(self, block: bytes) -> tuple[list[int], CallResult]:
        """Samples in order, from a SAMPLED polynomial."""
        values, result = self._call("newhope_store_samples", block, bytes(Random(block).randbytes(2048)))
        values = values[0::2] + values[1::2]
        return [value - 3 * Q for value in values] if self.m0 else values, result

    def added(self, block: bytes, coefficients: list[int]) -> tuple[list[int], CallResult]:
        """NATURAL coefficients in order, after the samples have been added."""
        before = [0] * N
        for k in range(N // 2):
            p = self.natural_word(k)
            before[2 * p : 2 * p + 2] = coefficients[2 * k : 2 * k + 2]
        after, result = self._call("newhope_add_samples", block, struct.pack(self.format, *before))
        places = [self.natural_word(k) for k in range(N // 2)]
        return [value for p in places for value in after[2 * p : 2 * p + 2]], result


@pytest.fixture(scope="module", params=VARIANTS, ids=str)
def noise(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Noise:
    return Noise(request.param, tmp_path_factory.mktemp("noise"))


BLOCKS = [
    bytes(64),
    b"\xff" * 64,
    *(Random(seed).randbytes(64) for seed in range(3)),
    start(b"\0" * 32, 0xFFFFFFF0, b"\xff" * 8),  # the counter's low word ends, and is not carried
]


def test_samples_of_the_reference(noise: Noise) -> None:
    for index in range(3):
        key = Random(index).randbytes(32)
        values, _ = noise.stored(start(key, 0, bytes([index, *[0] * 7])))
        assert [value % Q for value in values] == newhope.noise(key, index)


def test_stored(noise: Noise) -> None:
    for block in BLOCKS:
        assert noise.stored(block)[0] == samples(block)


def test_added_to_extremes(noise: Noise) -> None:
    """Each end of the range in all coefficients, and both in one word, so that no lane reaches the other."""
    low, high = noise.lowest, noise.highest
    source_of = Random(4)
    polynomials = [
        [(low + high) // 2] * N,
        [low] * N,
        [high] * N,
        [low, high] * (N // 2),
        [high, low] * (N // 2),
        [source_of.randint(low, high) for _ in range(N)],
    ]
    for block, coefficients in zip(BLOCKS, polynomials, strict=True):
        expected = [c + e for c, e in zip(coefficients, samples(block), strict=True)]
        assert noise.added(block, coefficients)[0] == expected


def test_words_of_a_natural_polynomial(noise: Noise) -> None:
    """Every word is one pair's."""
    assert sorted(noise.natural_word(k) for k in range(N // 2)) == list(range(N // 2))


def test_ranges_that_the_header_states(noise: Noise) -> None:
    """By interval arithmetic: what goes in, plus a sample, stays in its lane and is what the header says."""
    low, high = noise.lowest - LARGEST, noise.highest + LARGEST
    smallest, largest = (0, 0xFFFF) if noise.m0 else (-0x8000, 0x7FFF)
    assert smallest <= low
    assert high <= largest
    text = source(noise.variant).read_text(encoding="utf-8")
    text = " ".join(text.replace("\n *", " ").split())
    assert f"{noise.lowest:,} ... {noise.highest:,}" in text
    assert f"{low:,} ... {high:,}" in text
    bias = 3 * Q if noise.m0 else 0
    assert smallest <= bias - LARGEST
    assert bias + LARGEST <= largest
    assert f"{bias - LARGEST:,} ... {bias + LARGEST:,}" in text


def test_stated_stack_cycles_and_size(noise: Noise) -> None:
    """What the header says is what is measured, and the same for all inputs."""
    stated = noise.variant.figures(source(noise.variant))
    zero = [(noise.lowest + noise.highest) // 2] * N
    stored = [noise.stored(block)[1] for block in BLOCKS]
    added = [noise.added(block, zero)[1] for block in BLOCKS]
    assert [{result.cycles for result in results} for results in (stored, added)] == [
        {cycles} for cycles in stated["cycles"]
    ]
    assert [max(result.stack for result in stored + added)] == stated["stack"]
    symbols = noise.program.symbols
    names = ("newhope_store_samples", "newhope_add_samples", "chacha20_noise")
    assert [sum(symbols.function(name).size for name in names)] == stated["code"]
    if not noise.variant.flags:
        assert stated["cycles"][0] <= CEILING[noise.variant.core]


@pytest.mark.parametrize("variant", [variant for variant in VARIANTS if variant.flags], ids=str)
def test_no_register_of_the_fpu(variant: Variant, tmp_path: Path) -> None:
    noise = Noise(variant, tmp_path)
    for function in ("newhope_store_samples", "newhope_add_samples"):
        untouched_fpu(noise.program, function, noise.poly, noise.input, noise.stream)


@pytest.mark.parametrize("folder", ["armv6m", "armv7em"])
def test_source_is_what_its_script_prints(folder: str) -> None:
    committed = (LIBRARY / "src" / folder / "noise.S").read_text(encoding="utf-8")
    assert printed_by(LIBRARY / "gen" / f"noise_{folder}.py") == committed


# The popcount alone, over all patterns of a half: the very instructions of the source, in a loop.


def counting(variant: Variant) -> tuple[list[str], list[str]]:
    """The instructions that set the constants, and those that turn the word in r0 into a sample."""
    text = source(variant).read_text(encoding="utf-8")
    if variant.core == "cortex-m0":
        constants = re.findall(r"\.word (0x[0-9a-f, x]+)", text)[0].split(", ")
        setting = [f"ldr r{2 + i}, ={value}" for i, value in enumerate([*constants, str(3 * Q)])]
        part = text[text.index("lsrs r1, r0, #1") : text.index("strh")]
        return setting, part.split("\n\t")[:-1]
    tail = text[text.index("/* samples to store */") :]
    setting = re.findall(r"(?:mov|mvn)\.w \w+, #\w+", tail[: tail.index("strh")])
    counted = r"(?:and|sub|mls|usada8)[. ].*|add\.w .*lsr #4"
    return setting, re.findall(counted, tail[: tail.index("strh")])


def popcounts(variant: Variant, folder: Path) -> Program:
    """void popcounts(int16_t out[65536], uint32_t first, uint32_t step): of first, first + step, ..."""
    setting, part = counting(variant)
    operands = set(re.findall(r"\b(?:r\d+|lr)\b", " ".join(setting + part)))
    if variant.core == "cortex-m0":
        loop = ["mov r8, r0", "mov r9, r1", "mov r10, r2", "movs r7, #1", "lsls r7, r7, #16"]
        body = ["mov r0, r9", *part, "mov r1, r8", "strh r0, [r1]", "adds r1, #2", "mov r8, r1"]
        body += ["add r9, r10", "subs r7, r7, #1"]
        saves = ["mov r4, r8", "mov r5, r9", "mov r6, r10", "push {r4-r6}"]
        ends = ["pop {r4-r6}", "mov r8, r4", "mov r9, r5", "mov r10, r6"]
    else:
        out, at, step, count = [f"r{i}" for i in range(1, 13) if f"r{i}" not in operands][:4]
        loop = ["vmov s0, r1", f"mov {out}, r0", f"mov {step}, r2", f"vmov {at}, s0", f"mov {count}, #65536"]
        body = [f"mov r0, {at}", *part, f"strh r0, [{out}], #2", f"add {at}, {at}, {step}"]
        body += [f"subs {count}, {count}, #1"]
        saves = ends = []
    lines = [".syntax unified", ".thumb", ".text", ".p2align 2", ".global popcounts"]
    lines += [".type popcounts, %function", ".thumb_func", "popcounts:", "push {r4-r7, lr}", *saves]
    if variant.core == "cortex-m4f":
        lines.append("push {r8-r11}")
        ends = ["pop {r8-r11}"]
    lines += [*loop, *setting, "1:", *body, "bne 1b", *ends, "pop {r4-r7, pc}", ".ltorg"]
    lines.append(".size popcounts, . - popcounts")
    return assembled(variant, folder, "\n".join(lines) + "\n")


@pytest.mark.parametrize("variant", VARIANTS[:2], ids=str)
def test_popcount_of_all_patterns(variant: Variant, tmp_path: Path) -> None:
    """All patterns of each half, with none, all and some of the bits of the other."""
    made = popcounts(variant, tmp_path)
    out = made.alloc(2 * 65536)
    bits = [value.bit_count() for value in range(65536)]
    bias = 3 * Q if variant.core == "cortex-m0" else 0
    for other in (0, 0xFFFF, 0x5555, 0xAAAA, 0x8001, 0x1234):
        for low in (True, False):
            first, step = (other << 16, 1) if low else (other, 0x10000)
            made.call("popcounts", out, first, step)
            found = struct.unpack("<65536H", made.read(out, 2 * 65536))
            sign = 1 if low else -1
            expected = tuple((bias + sign * (count - bits[other])) & 0xFFFF for count in bits)
            assert found == expected
