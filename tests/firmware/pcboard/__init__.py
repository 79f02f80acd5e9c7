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


def build(*, frame: int = 144, arena: int = 8192, flags: Sequence[str] = ()) -> Path:
    """The firmware with a frame limit (bytes on the wire) and an arena (bytes), sanitizers on."""
    here = Path(__file__).parent
    sources = [
        here / "port_pc.c",
        FIRMWARE / "src" / "main.c",
        *sorted((FIRMWARE / "src" / "link").glob("*.c")),
        *sorted((FIRMWARE / "src" / "command").glob("*.c")),
        *sorted((FIRMWARE / "lib").glob("*/src/*.c")),
    ]
    includes = [here, FIRMWARE / "src", *sorted((FIRMWARE / "lib").glob("*/include"))]
    command = [
        "gcc",
        "-std=c11",
        "-D_DEFAULT_SOURCE",
        "-O1",
        "-g",
        *WARNINGS,
        *SANITIZE,
        f"-DTHUMBKAT_FRAME={frame}",
        f"-DTHUMBKAT_ARENA={arena}",
        *flags,
        *(f"-I{path}" for path in includes),
        *map(str, sources),
        "-o",
    ]

    def compile_to(folder: Path) -> None:
        done = subprocess.run(
            [*command, str(folder / "board")], capture_output=True, text=True, timeout=300
        )
        assert done.returncode == 0, done.stderr

    return builds.made("pcboard", command, compile_to) / "board"


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
