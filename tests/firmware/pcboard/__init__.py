"""The firmware's own protocol code and operations, compiled for this machine: a board that is a process."""

from __future__ import annotations

import os
import socket
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

from tests import builds
from thumbkat.link.stream import SocketStream

ROOT = Path(__file__).parents[3]
FIRMWARE = ROOT / "firmware"
WARNINGS = ["-Wall", "-Wextra", "-Werror"]
SANITIZE = ["-fsanitize=address,undefined", "-fno-sanitize-recover=all"]


_COMPILER = ["gcc", "-std=c11", "-D_DEFAULT_SOURCE", "-O1", "-g", *WARNINGS, *SANITIZE]


def build(*, frame: int = 144, arena: int = 8192, flags: Sequence[str] = ()) -> Path:
    """The firmware with a frame limit (bytes on the wire) and an arena (bytes), sanitizers on."""
    here = Path(__file__).parent
    sources = [
        here / "port_pc.c",
        FIRMWARE / "src" / "main.c",
        *sorted((FIRMWARE / "src" / "link").glob("*.c")),
        *sorted((FIRMWARE / "src" / "command").glob("*.c")),
    ]
    command = [
        *_COMPILER,
        f"-DTHUMBKAT_FRAME={frame}",
        f"-DTHUMBKAT_ARENA={arena}",
        *flags,
        *_includes(here, FIRMWARE / "src"),
        *map(str, sources),
    ]

    def compile_to(folder: Path) -> None:
        _run([*command, *libraries(flags), "-o", str(folder / "board")], folder)

    return builds.made("pcboard", command, compile_to) / "board"


# What these ask for is a matter of firmware/src alone.
_NOT_OF_LIBRARIES = ("-DTHUMBKAT_SEALED", "-DTHUMBKAT_WITHOUT_")


def libraries(flags: Sequence[str] = ()) -> list[str]:
    """The objects of the libraries, which are the same for every frame limit and arena, and whatever is left
    out of an image."""
    flags = [flag for flag in flags if not flag.startswith(_NOT_OF_LIBRARIES)]

    def compile_in(folder: Path) -> None:
        for library in sorted((FIRMWARE / "lib").glob("*/src")):
            # A folder for each: files of two libraries may have the same name.
            objects = folder / library.parent.name
            objects.mkdir()
            sources = sorted(map(str, library.glob("*.c")))
            if sources:
                _run([*_COMPILER, *flags, *_includes(), "-c", *sources], objects)

    folder = builds.made("pcboard libraries", tuple(flags), compile_in)
    return sorted(map(str, folder.glob("*/*.o")))


def _includes(*first: Path) -> list[str]:
    return [f"-I{path}" for path in (*first, *sorted((FIRMWARE / "lib").glob("*/include")))]


def _run(command: Sequence[str], folder: Path) -> None:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr


class PcBoard:
    """A running board. `line` is the host's end of its serial line."""

    def __init__(self, program: Path, environment: Mapping[str, str] | None = None) -> None:
        self.line, board = socket.socketpair()
        with board:
            self.process = subprocess.Popen(
                [str(program)],
                stdin=board.fileno(),
                stdout=board.fileno(),
                stderr=subprocess.PIPE,
                env={**os.environ, **(environment or {})},
            )

    def stream(self) -> SocketStream:
        return SocketStream(self.line)

    def stop(self) -> str:
        """Ends the board and returns what its sanitizers had to say: nothing, if all is well."""
        self.line.close()
        try:
            _, errors = self.process.communicate(timeout=10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            _, errors = self.process.communicate()
            return "the board did not end when its line closed\n" + errors.decode()
        return errors.decode()
