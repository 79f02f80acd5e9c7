"""Compiles the core: once when the package is installed, and in a checkout whenever a source has changed.

Knows nothing of the rest of the package but its errors: the build hook loads it before thumbkat is installed.
"""

from __future__ import annotations

import fcntl
import hashlib
import os
import shlex
import subprocess
import tempfile
from pathlib import Path

from thumbkat.errors import BuildFailed

SOURCES = Path(__file__).resolve().parent
INSTALLED = SOURCES / "_core.so"  # where a wheel has it
_CHECKOUT = SOURCES.parents[3]
_FLAGS = ("-std=c11", "-O2", "-fPIC", "-shared", "-fvisibility=hidden", "-Wall", "-Wextra", "-Werror")
_DEADLINE = 300  # seconds, for a compiler on a slow and busy machine


def library() -> Path:
    """The compiled library: compiled now, in a checkout whose sources have changed."""
    if not (_CHECKOUT / "pyproject.toml").is_file():
        if not INSTALLED.is_file():
            raise BuildFailed("the compiled core is missing: install thumbkat again")
        return INSTALLED
    folder = _CHECKOUT / "build" / "core"
    # The name says what it was made from, so a library that is there is never a stale one.
    path = folder / f"core-{_digest()}.so"
    if not path.is_file():
        folder.mkdir(parents=True, exist_ok=True)
        with (folder / "lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            if not path.is_file():
                compile_to(path)
                for old in folder.glob("core-*.so"):
                    if old != path:
                        old.unlink(missing_ok=True)
    return path


def compile_to(path: Path) -> None:
    """Compiles all of it. Others see the whole library or none."""
    handle, made = tempfile.mkstemp(dir=path.parent, prefix="making-", suffix=".so")
    os.close(handle)
    try:
        command = [*_compiler(), *_FLAGS, "-o", made, *map(str, sorted(SOURCES.glob("*.c"))), "-lm"]
        try:
            done = subprocess.run(command, capture_output=True, text=True, timeout=_DEADLINE)
        except FileNotFoundError:
            raise BuildFailed(
                f"there is no C compiler {command[0]!r}: install Debian's gcc, or name one in CC"
            ) from None
        except subprocess.TimeoutExpired:
            raise BuildFailed(f"{command[0]} took more than {_DEADLINE} s for the core") from None
        if done.returncode != 0:
            said = [line for line in done.stderr.splitlines() if "error" in line]
            why = said[0] if said else f"it ended with {done.returncode}"
            raise BuildFailed(f"{command[0]} could not compile the core: {why}")
        Path(made).chmod(0o755)
        Path(made).replace(path)
    finally:
        Path(made).unlink(missing_ok=True)


def _compiler() -> list[str]:
    return shlex.split(os.environ.get("CC", "")) or ["cc"]


def _digest() -> str:
    digest = hashlib.sha256(shlex.join([*_compiler(), *_FLAGS, os.uname().machine]).encode())
    for source in sorted([*SOURCES.glob("*.c"), *SOURCES.glob("*.h")]):
        digest.update(source.name.encode() + b"\0" + source.read_bytes() + b"\0")
    return digest.hexdigest()[:16]
