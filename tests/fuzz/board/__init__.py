"""The firmware in one process with what feeds it: no pipe, so that a frame costs microseconds."""

from __future__ import annotations

import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tests.firmware.pcboard import FIRMWARE, SANITIZE, WARNINGS, libraries
from tests.firmware.pcboard import __file__ as _pcboard

HERE = Path(__file__).parent
STATE = ("link.c", "dispatch.c", "entropy.c")  # state.c includes these


@dataclass(frozen=True)
class Build:
    """A frame limit and an arena, in bytes, and further flags."""

    frame: int
    arena: int = 8192
    flags: tuple[str, ...] = ()


# The least frame; and one of several blocks of COBS.
BUILDS = {"open": Build(144), "sealed": Build(528, flags=("-DTHUMBKAT_SEALED",))}


@dataclass(frozen=True)
class Outcome:
    """`complaint` is None where all is well; else it ends with the script that the board did not stand."""

    said: str
    complaint: str | None


def build(output: Path, build: Build, *, coverage: bool = False, source: Path = FIRMWARE / "src") -> Path:
    """Compiles the fuzzer around a firmware. With `coverage` it knows which edges of link and command a
    script takes."""
    firmware = [source / "main.c", HERE / "state.c"]
    for part in ("link", "command"):
        firmware += [path for path in sorted((source / part).glob("*.c")) if path.name not in STATE]
    others = [HERE / name for name in ("board.c", "cover.c", "host.c", "main.c", "script.c")]
    includes = [Path(_pcboard).parent, source, *sorted((FIRMWARE / "lib").glob("*/include"))]
    flags = ["-O1", *SANITIZE, *WARNINGS, f"-DTHUMBKAT_FRAME={build.frame}"]
    flags += [f"-DTHUMBKAT_ARENA={build.arena}", *build.flags, *(f"-I{path}" for path in includes)]
    traced = ["-fsanitize-coverage=trace-pc"] if coverage else []
    folder = output.with_suffix(".objects")
    # Each group in a folder of its own: both have a main.c.
    for name, sources, more in (
        ("firmware", firmware, ["-Dmain=firmware_main", *traced]),
        ("others", others, []),
    ):
        (folder / name).mkdir(parents=True)
        _gcc(["-c", *flags, *more, *map(str, sources)], folder / name)
    # Where code lies decides what an edge is called: the same in every run.
    objects = [*map(str, sorted(folder.glob("*/*.o"))), *libraries()]
    _gcc([*SANITIZE, "-no-pie", *objects, "-o", str(output)], folder)
    return output


def run(program: Path, *arguments: str) -> Outcome:
    done = subprocess.run([str(program), *arguments], capture_output=True, text=True, errors="replace")
    complaint = done.stderr or f"it ended with {done.returncode}"
    return Outcome(done.stdout.strip(), complaint if done.returncode else None)


def _gcc(arguments: Sequence[str], folder: Path) -> None:
    command = ["gcc", "-std=c11", "-D_DEFAULT_SOURCE", "-g", "-fno-pie", *arguments]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
