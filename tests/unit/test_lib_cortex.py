"""The libraries as the boards' compiler makes them: clean, without helpers of libgcc, on little stack."""

import json
import re
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests import builds
from tests.unit import libraries

EXCHANGE = ("newhope_keygen", "newhope_sharedb", "newhope_shareda")
# What gcc may call and newlib has; 32 bytes of stack are more than newlib's own versions take.
MEMORY = {"memcpy": 32, "memset": 32, "memmove": 32, "memcmp": 32}
# On disco_f051r8 there is about 1 KB.
LITTLE = 600
CURVES = (
    *("x25519", "x25519_base", "ed25519_public", "ed25519_base", "ed25519_sign", "ed25519_verify"),
    *("ed25519_sign_begin", "ed25519_sign_first", "ed25519_sign_turn", "ed25519_sign_second"),
    *("ed25519_sign_end", "ed25519_verify_begin", "ed25519_verify_update", "ed25519_verify_end"),
)
BY_TABLE = r"sparkle\d+|(schwaemm|esch)\d+_\w+_blocks"
SPARKLE = [
    f"schwaemm{bits}_{call}"
    for bits in ("128128", "256128", "192192", "256256")
    for call in ("encrypt", "decrypt", "start")
]
ARCHITECTURES = {"m0": "armv6m", "m4": "armv7em"}


@dataclass(frozen=True)
class Compiled:
    """Objects and call graphs of all libraries."""

    folder: Path
    objects: list[Path]
    assembly: list[Path]  # sources


def compiled(core: str, *flags: str) -> Compiled:
    given = [f"-mcpu=cortex-{core}", "-mthumb", *flags, "-fcallgraph-info=su", *libraries.STRICT]

    def compile_into(folder: Path) -> None:
        for name in libraries.NAMES:
            for source in libraries.sources(name):
                output = folder / f"{name}-{source.parent.name}-{source.name}.o"
                libraries.run(["arm-none-eabi-gcc", *given, *libraries.INCLUDES, "-c", source, "-o", output])

    folder = builds.made("cortex", (core, flags), compile_into)
    ours = core in ARCHITECTURES and "-DTHUMBKAT_C" not in flags
    names = libraries.NAMES if ours else ()
    assembly = [path for name in names for path in libraries.assembly(name, ARCHITECTURES[core])]
    return Compiled(folder, sorted(folder.glob("*.o")), assembly)


@pytest.fixture(
    scope="module",
    params=[
        *(("m0", "-O2"), ("m0", "-Os"), ("m4", "-O2")),
        *(
            pytest.param(one, marks=pytest.mark.verify)
            for one in (("m0", "-O3"), ("m4", "-Os"), ("m4", "-O3"))
        ),
    ],
    ids="".join,
)
def compiled_for_board(request: pytest.FixtureRequest) -> Compiled:
    core, level = request.param
    return compiled(core, level)


def stated_stack(source: Path) -> dict[str, int]:
    """Of the routines in an assembly file, the most that its header says for any build. A table has none."""
    text = source.read_text(encoding="utf-8")
    lines = re.findall(r"^ \* (?:no-fpu )?stack: (.*(?:\n \* {9,}\S.*)*)", text, re.MULTILINE)
    numbers = re.findall(r"(\d[\d,]*)(?: bytes|$)", "\n".join(lines), re.MULTILINE)
    stated = [int(number.replace(",", "")) for number in numbers]
    if not stated:
        return {}
    return dict.fromkeys(re.findall(r"^\s*(?:\.global|function)\s+(\w+)", text, re.MULTILINE), max(stated))


@dataclass(frozen=True)
class Stack:
    """Of a function: bytes with all that it calls, and its own frame."""

    whole: int
    own: int

    @property
    def below(self) -> int:
        return self.whole - self.own


def stacks(compiled: Compiled, but: str = "") -> dict[str, Stack]:
    """Of each function, without one that they call: from gcc's call graphs and the headers of assembly."""
    own = dict(MEMORY)
    for source in compiled.assembly:
        own |= stated_stack(source)
    calls: dict[str, set[str]] = {}
    for graph in compiled.folder.glob("*.ci"):
        text = graph.read_text(encoding="utf-8")
        node = r'node: \{ title: "([^"]+)" label: "[^"]*?(\d+) bytes \((\w+)\)'
        for title, size, kind in re.findall(node, text):
            assert kind == "static", f"{title} has a frame of no fixed size"
            own[title] = int(size)
        for source, target in re.findall(r'edge: \{ sourcename: "([^"]+)" targetname: "([^"]+)"', text):
            calls.setdefault(source, set()).add(target)
    # What the modes of SPARKLE call by their tables: any of these.
    own["__indirect_call"] = 0
    calls["__indirect_call"] = {name for name in own if re.fullmatch(BY_TABLE, name)}

    # Functions of one file alone have its name before their own.
    def short(function: str) -> str:
        return function.split(":")[-1]

    def depth(function: str, above: tuple[str, ...] = ()) -> int:
        assert function not in above, f"{function} is recursive"
        callees = {callee for callee in calls.get(function, set()) if short(callee) != but}
        return own[function] + max((depth(callee, (*above, function)) for callee in callees), default=0)

    whole = {function: Stack(depth(function), own[function]) for function in own}
    return {short(function): whole[function] for function in sorted(own, key=lambda one: whole[one].whole)}


def test_stack(compiled_for_board: Compiled) -> None:
    used = stacks(compiled_for_board)
    assert 0 < used["keccak_f1600"].whole <= 460
    exchange = {name: used[name].whole for name in EXCHANGE}
    assert max(exchange.values()) <= 720, exchange
    curves = {name: used[name].whole for name in CURVES}
    assert 100 < max(curves.values()) <= LITTLE, curves
    modes = {name: used[name].whole for name in (*SPARKLE, "esch256", "esch384", "xoesch256", "xoesch384")}
    assert 100 < max(modes.values()) <= LITTLE, modes


def test_stack_of_the_curves_in_c() -> None:
    """As much, at most, where there is no assembly."""
    used = stacks(compiled("m0", "-O2", "-DTHUMBKAT_C"))
    curves = {name: used[name].whole for name in CURVES}
    assert 100 < max(curves.values()) <= LITTLE, curves


def test_stack_is_wiped_as_deep_as_it_was_used(compiled_for_board: Compiled) -> None:
    """What comes before wipe_below() needs no more, below the caller's frame, than that overwrites. It is
    called: before a jump that frame would be gone."""
    source = (libraries.LIBRARIES / "newhope" / "src" / "exchange.c").read_text(encoding="utf-8")
    wiped = int(re.findall(r"#define STACK_USED (\d+)", source)[0])
    used = stacks(compiled_for_board, but="wipe_below")
    assert used["wipe_below"].whole >= wiped
    assert used["newhope_sharedb"].whole > used["keccak_f1600"].whole  # the graph has its edges
    exchange = {name: used[name].below for name in EXCHANGE}
    assert max(exchange.values()) <= wiped, exchange
    code = libraries.run(["arm-none-eabi-objdump", "-dr", *compiled_for_board.objects])
    assert re.findall(r"\t(\w+)(?:\.\w)?\t.*\bwipe_below>", code) == ["bl"] * len(EXCHANGE)


def test_no_helpers(compiled_for_board: Compiled) -> None:
    """No division and no 64-bit shift or product of libgcc, whose time depends on the data."""

    def names(which: str) -> set[str]:
        printed = libraries.run(["arm-none-eabi-nm", which, "-j", *compiled_for_board.objects])
        return {name for name in printed.split() if not name.endswith(":")}

    assert "memset" in names("--undefined-only")
    assert names("--undefined-only") - names("--defined-only") <= set(MEMORY)


def code_of(objects: list[Path]) -> str:
    return libraries.run(["arm-none-eabi-objdump", "-d", "--no-show-raw-insn", *objects])


def test_no_division(compiled_for_board: Compiled) -> None:
    """The M4 divides in a time that depends on the data."""
    code = code_of(compiled_for_board.objects)
    assert re.search(r"\tmuls?\b", code)
    assert re.findall(r"\t[us]div\b.*", code) == []


def test_no_long_products_where_they_take_their_time() -> None:
    """The M3 multiplies to 64 bits in a time that depends on the data, the M4 does not."""
    objects = compiled("m3", "-O2").objects
    code = code_of([one for one in objects if not one.name.startswith("poly1305-")])
    assert re.search(r"\tmul\b", code)
    assert re.findall(r"\t(?:[us]div|[us]mull|[us]mlal)\b.*", code) == []


@pytest.mark.parametrize("library", libraries.NAMES)
def test_choice_of_backend(tmp_path: Path, library: str) -> None:
    """Assembly where the core has some, C otherwise and when it is asked for; an error, not C, when assembly
    is asked for and there is none."""
    source = tmp_path / "choice.c"
    private = f"-I{libraries.LIBRARIES / library / 'src'}"
    prefix = f"{library.upper()}_BACKEND"

    def choose(core: str, backend: str, *flags: str) -> None:
        source.write_text(
            f'#include "backend.h"\n_Static_assert({prefix} == {prefix}_{backend}, "another one");\n',
            encoding="utf-8",
        )
        command = ["arm-none-eabi-gcc", f"-mcpu=cortex-{core}", *libraries.STRICT, private, "-fsyntax-only"]
        libraries.run([*command, *flags, str(source)])

    for core, architecture in ARCHITECTURES.items():
        choose(core, "C", "-DTHUMBKAT_C")
        if libraries.assembly(library, architecture):
            choose(core, architecture.upper())
            choose(core, architecture.upper(), "-DTHUMBKAT_ASM")
    if library == "sparkle":
        choose("m4", "ARMV7EM_SMALL", "-DTHUMBKAT_SPARKLE_SMALL")
        choose("m4", "C", "-DTHUMBKAT_SPARKLE_SMALL", "-DTHUMBKAT_C")
        with pytest.raises(libraries.CompilerError, match="sparkle has one build for this core"):
            choose("m0", "ARMV6M", "-DTHUMBKAT_SPARKLE_SMALL")
    choose("m3", "C")
    with pytest.raises(libraries.CompilerError, match=f"{library} has no assembly for this core"):
        choose("m3", "C", "-DTHUMBKAT_ASM")
    with pytest.raises(libraries.CompilerError, match="exclude each other"):
        choose("m0", "C", "-DTHUMBKAT_ASM", "-DTHUMBKAT_C")


@pytest.mark.parametrize("library", libraries.NAMES)
def test_library_stands_alone(tmp_path: Path, library: str) -> None:
    """With the headers of its declared dependencies only, and used from C++."""
    manifest = json.loads((libraries.LIBRARIES / library / "library.json").read_text(encoding="utf-8"))
    assert manifest["name"] == library
    assert manifest["license"] == "MIT"
    assert manifest["build"] == {"includeDir": "include", "srcDir": "src"}
    needed = [library, *(dependency["name"] for dependency in manifest.get("dependencies", []))]
    includes = [f"-I{libraries.LIBRARIES / name / 'include'}" for name in needed]
    objects: list[Path] = []
    for name in needed:
        for source in libraries.sources(name):
            objects.append(tmp_path / f"{name}-{source.parent.name}-{source.name}.o")
            libraries.run(["gcc", *libraries.STRICT, *includes, "-c", source, "-o", objects[-1]])
    user = tmp_path / "user.cpp"
    user.write_text(f'#include "{library}.h"\nint main() {{ return {library}_backend; }}\n', encoding="utf-8")
    program = tmp_path / "user"
    libraries.run(["g++", "-Wall", "-Wextra", "-Werror", *includes, user, *objects, "-o", program])
    libraries.run([program])
