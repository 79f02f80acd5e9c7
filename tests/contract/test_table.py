"""The table of routines is complete, and its types are those of the prototypes."""

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from tests.assembly import cores
from tests.contract.device import BUILDS, Build, case_of, check_convention, device, expected
from tests.contract.routines import INTERNAL, ROUTINES, Argument, Kind
from tests.unit import libraries

# What newlib adds.
FROM_LIBC = {"memcpy", "memset", "memmove", "memcmp"}
PUBLIC = [
    header
    for name in libraries.NAMES
    for header in sorted((libraries.LIBRARIES / name / "include").glob("*.h"))
]
PRIVATE = [
    libraries.LIBRARIES / "newhope" / "src" / "internal.h",
    libraries.LIBRARIES / "keccak" / "src" / "lanes.c",
    libraries.LIBRARIES / "salsa20" / "src" / "internal.h",
    libraries.LIBRARIES / "x25519" / "src" / "ladder.h",
    *(libraries.LIBRARIES / "ed25519" / "src" / f"{name}.h" for name in ("point", "scalar", "halve", "base")),
    libraries.LIBRARIES / "sha512" / "src" / "internal.h",
    libraries.LIBRARIES / "poly1305" / "src" / "internal.h",
    libraries.LIBRARIES / "sparkle" / "src" / "internal.h",
]
POINTERS = {"uint8_t": Kind.BYTES, "uint16_t": Kind.HALFWORDS, "uint32_t": Kind.WORDS} | dict.fromkeys(
    (
        *("uint64_t", "nacl_seal", "nacl_open"),
        *("keccak_state", "keccak_sponge", "newhope_poly", "newhope_scratch", "newhope_work"),
        *("sha512_state", "salsa20_stream", "poly1305_state"),
        *("fe25519", "x25519_ladder", "ed25519_point", "ed25519_cached", "ed25519_niels"),
        *("schwaemm", "esch"),
        *("ed25519_work", "ed25519_signer", "ed25519_verifier", "ed25519_lattice"),
    ),
    Kind.WORDS,
)

OF_ANY_WORDS = "void *words"  # whose type does not matter, as they are only wiped


def prototypes(headers: Iterable[Path]) -> dict[str, tuple[Argument, ...]]:
    """Of the functions that are declared at the left margin, and not defined there."""
    found: dict[str, tuple[Argument, ...]] = {}
    for header in headers:
        text = re.sub(r"/\*.*?\*/", "", header.read_text(encoding="utf-8"), flags=re.DOTALL)
        for name, parameters in re.findall(r"^(?!static)\w[\w ]*?[ *](\w+)\(([^()]*)\);", text, re.MULTILINE):
            found[name] = tuple(argument(one) for one in " ".join(parameters.split()).split(", "))
    return found


def argument(text: str) -> Argument:
    # NaCl's way to write it.
    text = text.replace("unsigned long long", "uint64_t")
    words = re.match(r"(const )?(enum )?(\w+)( \*| )(\w+)(\[\w+\])?$", text)
    assert words is not None, f"no argument as they are written here: {text}"
    if text == OF_ANY_WORDS:
        return Argument("words", Kind.WORDS)
    constant, enumeration, kind, star, name, size = words.groups()
    if enumeration:
        return Argument(name, Kind.NARROW)
    if star == " *" or size:
        assert kind in POINTERS, f"a pointer has the type of what it points to: {text}"
        return Argument(name, POINTERS[kind], constant is not None)
    if kind == "uint64_t":
        return Argument(name, Kind.WIDE)
    assert kind in ("unsigned", "size_t", "uint32_t"), f"a number of another width: {text}"
    return Argument(name, Kind.WHOLE)


def test_a_prototype_is_read() -> None:
    assert argument("const uint8_t seed[NEWHOPE_SEED_BYTES]") == Argument("seed", Kind.BYTES, constant=True)
    assert argument("newhope_poly *poly") == Argument("poly", Kind.WORDS)
    assert argument("enum newhope_parse parse") == Argument("parse", Kind.NARROW)
    assert argument("size_t length") == Argument("length", Kind.WHOLE)
    assert argument("uint64_t counter") == Argument("counter", Kind.WIDE)
    assert argument("unsigned long long mlen") == Argument("mlen", Kind.WIDE)
    assert argument("unsigned long long *smlen") == Argument("smlen", Kind.WORDS)
    with pytest.raises(AssertionError, match="has the type"):
        argument("void *memory")
    with pytest.raises(AssertionError, match="another width"):
        argument("uint8_t index")


def test_table_has_the_arguments_of_the_prototypes() -> None:
    declared = prototypes(PUBLIC) | prototypes(PRIVATE)
    assert {name: routine.arguments for name, routine in ROUTINES.items()} == declared


def symbols(build: Build) -> set[str]:
    """The global functions of the libraries."""
    listing = libraries.run(["arm-none-eabi-readelf", "-sW", cores.image(build.core, *build.flags)])
    return set(re.findall(r" FUNC +GLOBAL .* ([a-z]\w+)$", listing, re.MULTILINE)) - FROM_LIBC


def test_table_has_every_global_function() -> None:
    """Of every build, but what only assembly calls."""
    found = set().union(*(symbols(build) for build in BUILDS))
    assert found - INTERNAL == set(ROUTINES)


def test_internal_routines_are_called_by_assembly_alone() -> None:
    """So that their conventions are nobody else's business."""
    for path in (path for name in libraries.NAMES for path in (libraries.LIBRARIES / name).rglob("*.[ch]")):
        assert not INTERNAL & set(re.findall(r"\w+", path.read_text(encoding="utf-8"))), path


@pytest.mark.parametrize("cpu", ["cortex-m0", "cortex-m4"])
def test_enumerations_are_narrow(tmp_path: Path, cpu: str) -> None:
    """8 bits, as the table has them: unless the compiler is told otherwise."""
    source = tmp_path / "narrow.c"
    names = ("newhope_parse", "newhope_domain")
    asserted = "".join(f'_Static_assert(sizeof(enum {name}) == 1, "wide");\n' for name in names)
    source.write_text("#include <newhope.h>\n" + asserted, encoding="utf-8")
    command = ["arm-none-eabi-gcc", f"-mcpu={cpu}", "-mthumb", *libraries.STRICT, *libraries.INCLUDES]
    libraries.run([*command, "-fsyntax-only", source])


@pytest.mark.parametrize("build", BUILDS, ids=str)
def test_calls_within_a_routine_are_seen(build: Build) -> None:
    """So that SP is looked at there: what newhope_keygen calls, and what these call."""
    on, routine = device(build), ROUTINES["newhope_keygen"]
    check_convention(on, routine, case_of(routine, 0), expected(build.core, routine, 0))
    entered = set(on.program.entered)
    assert entered >= {"newhope_noise", "newhope_ntt", "newhope_pack", "keccak_f1600", "memset"}
    assert ("chacha20_block" in entered) == build.in_c, "the noise of assembly has the rounds in itself"
    assert not entered & INTERNAL
