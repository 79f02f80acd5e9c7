"""Botan 2 as the other side of a NewHope exchange: parse `14bit`, coins of its own unless it gets some."""

import os
import select
import shutil
import subprocess
import time
from pathlib import Path
from types import TracebackType

SOURCE = Path(__file__).with_name("botan_newhope.cpp")
PARSE = "14bit"
PROGRAM = "botan_newhope"


class PeerError(Exception):
    """The peer cannot be built, or does not do what it should. One line."""


def _output(command: list[str], seconds: float) -> str:
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=seconds, check=False)
    except (OSError, subprocess.TimeoutExpired) as error:
        raise PeerError(f"{command[0]} does not run: {error}") from error
    if done.returncode:
        reason = next((line for line in done.stderr.splitlines() if "error" in line), done.stderr.strip())
        raise PeerError(f"{command[0]} failed: {reason}")
    return done.stdout


def build_botan(folder: Path) -> Path:
    """Compiles the program into the folder."""
    for tool, package in (("pkg-config", "pkg-config"), ("g++", "g++")):
        if shutil.which(tool) is None:
            raise PeerError(f"{tool} is missing, which builds the Botan peer: install Debian's {package}")
    try:
        flags = _output(["pkg-config", "--cflags", "--libs", "botan-2"], 30).split()
    except PeerError as error:
        raise PeerError("Botan 2 is missing, a peer of the NewHope tests: install libbotan-2-dev") from error
    # Botan's own headers are not held to our warnings.
    flags = [f"-isystem{flag[2:]}" if flag.startswith("-I") else flag for flag in flags]
    program = folder / PROGRAM
    warnings = ["-Wall", "-Wextra", "-Werror"]
    _output(["g++", "-std=c++14", "-O1", *warnings, str(SOURCE), *flags, "-o", str(program)], 120)
    return program


class BotanPeer:
    """A running peer.

    As server: `msg_a = server()`, then `key = finish(msg_b)`. As client: `msg_b, key = client(msg_a)`.
    """

    def __init__(self, program: Path, timeout: float = 20.0) -> None:
        self._timeout = timeout
        pipe = subprocess.PIPE
        self._process = subprocess.Popen([str(program)], stdin=pipe, stdout=pipe, bufsize=0)

    def __enter__(self) -> "BotanPeer":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        self._process.kill()
        self._process.wait(self._timeout)
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                pipe.close()

    def server(self, *coins: bytes) -> bytes:
        """Message A. Coins, where given, are those of botan_newhope.cpp, one after the other."""
        return self._ask("keygen", b"".join(coins))[0]

    def finish(self, msg_b: bytes) -> bytes:
        """The server's key."""
        return self._ask("shareda", msg_b)[0]

    def client(self, msg_a: bytes, *coins: bytes) -> tuple[bytes, bytes]:
        """Message B and the client's key. Coins as for the server."""
        msg_b, key = self._ask("sharedb", msg_a, b"".join(coins))
        return msg_b, key

    def _ask(self, command: str, *arguments: bytes) -> list[bytes]:
        assert self._process.stdin is not None
        line = " ".join([command, *(argument.hex() for argument in arguments)])
        deadline = time.monotonic() + self._timeout
        try:
            # At most 32 KB, half of what a pipe holds: this does not block.
            self._process.stdin.write(line.encode("ascii") + b"\n")
        except OSError as error:
            raise PeerError("the Botan peer has ended") from error
        words = self._line(deadline).split()
        if not words or words[0] != "ok":
            raise PeerError(f"the Botan peer answers {command} with: {' '.join(words)}")
        return [bytes.fromhex(word) for word in words[1:]]

    def _line(self, deadline: float) -> str:
        assert self._process.stdout is not None
        received = b""
        while not received.endswith(b"\n"):
            left = deadline - time.monotonic()
            if left <= 0 or not select.select([self._process.stdout], [], [], left)[0]:
                raise PeerError(f"the Botan peer did not answer within {self._timeout:g} s")
            piece = os.read(self._process.stdout.fileno(), 65536)
            if not piece:
                raise PeerError("the Botan peer has ended")
            received += piece
        return received.decode("ascii")
