"""Which virtual boards run on this computer.

A folder that only this user can see. A running board holds a lock on NAME.lock and has its facts in
NAME.json; the kernel takes the lock away when the process ends, however it ends, so what is not locked is not
there.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import re
import stat
import tempfile
import time
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from thumbkat.boards import all_boards
from thumbkat.errors import NoSuchBoard, UsageError

with contextlib.suppress(ImportError):
    import fcntl  # where it is missing, there are no virtual boards

EMPTY = "its flash is empty"  # part of the state of a board to which nothing else has happened

_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,59}")
# Somebody who looks whether a board runs holds its lock for a moment.
_LOCK_PATIENCE = 0.5


@dataclass(frozen=True)
class Running:
    """A running board. `state` is what its core does, for people: "runs", "locked up: …"."""

    name: str
    board: str
    uid: str
    pid: int
    pty: str | None
    socket: int  # the serial line, a TCP port on loopback
    probe_port: int
    started: float
    paced: bool = False
    seed: int | None = None
    client: int | None = None  # the process that a throw-away board belongs to
    state: str = "runs"

    @property
    def address(self) -> str:
        return f"virtual:{self.name}"


class NoFolder(NoSuchBoard):
    """There is no safe place to note virtual boards, so none can run or be found."""


def folder() -> Path:
    """Made where it is not there. In XDG_RUNTIME_DIR, if that is what it should be: this user's own."""
    runtime = Path(os.environ.get("XDG_RUNTIME_DIR", ""))
    if _is_own(runtime):
        path = runtime / "thumbkat"
    else:
        path = Path(tempfile.gettempdir()) / f"thumbkat-{os.getuid()}"
    try:
        path.mkdir(mode=0o700, parents=True, exist_ok=True)
        facts = path.lstat()
    except OSError as error:
        raise NoFolder(f"no place to note virtual boards: {path}: {error.strerror}") from None
    if not stat.S_ISDIR(facts.st_mode) or facts.st_uid != os.getuid() or facts.st_mode & 0o077:
        raise NoFolder(f"{path} should be a folder that belongs to you alone: remove it, or chmod 700 it")
    return path


def _is_own(path: Path) -> bool:
    """A relative path would be another folder in each working directory; one of somebody else (as after
    `su`) takes no files of this user's.
    """
    try:
        facts = path.stat()
    except (OSError, ValueError):
        return False
    return path.is_absolute() and stat.S_ISDIR(facts.st_mode) and facts.st_uid == os.getuid()


def uid_of(name: str) -> str:
    """The unique id of the probe of a board with this name: always the same, and of one length."""
    return "tk" + hashlib.sha256(name.encode()).hexdigest()[:22]


def running() -> list[Running]:
    """Every board that runs now, in order of names."""
    if os.name != "posix":
        return []
    found = (_read(path) for path in sorted(folder().glob("*.json")))
    return [one for one in found if one is not None]


def find(name: str) -> Running | None:
    if os.name != "posix" or not _NAME.fullmatch(name):
        return None
    return _read(folder() / f"{name}.json")


def is_there(one: Running) -> bool:
    """Whether it still runs, and is no other of the same name."""
    found = find(one.name)
    return found is not None and found.pid == one.pid


def start_again(one: Running) -> str:
    """What to do about a board that has ended."""
    if one.client is not None:
        return "run the command again, which starts it anew"
    return f"start it again with `thumbkat virtual start {one.board} --name {one.name}`, and flash it"


def get(name: str) -> Running:
    """The running board of this name."""
    found = find(name)
    if found is not None:
        return found
    there = [one.name for one in running() if one.client is None]
    names = f"there are {', '.join(there)}" if there else "none runs"
    raise NoSuchBoard(f"no virtual board {name!r} runs ({names}); `thumbkat virtual start BOARD` starts one")


def check_name(name: str) -> None:
    if not _NAME.fullmatch(name):
        raise UsageError(
            f"{name!r} is no name for a board: letters, digits, dot, dash, underscore, at most 60"
        )
    if name in {board.id for board in all_boards()}:
        raise UsageError(f"virtual:{name} always starts a throw-away {name}; take another name, as {name}-1")


class Claim:
    """A name that is taken, until close() or the end of the process."""

    def __init__(self, name: str) -> None:
        check_name(name)
        self.name = name
        self._folder = folder()
        self._facts: Running | None = None
        self._lock = _take(self._folder / f"{name}.lock", _LOCK_PATIENCE)
        if self._lock is None:
            raise UsageError(f"a virtual board {name!r} runs already: `thumbkat virtual stop {name}` ends it")
        # Whatever a killed board has left.
        self._path.unlink(missing_ok=True)

    @property
    def _path(self) -> Path:
        return self._folder / f"{self.name}.json"

    def publish(self, facts: Running) -> None:
        """From now on the board can be found."""
        self._facts = facts
        new = self._path.with_suffix(".new")
        new.write_text(json.dumps(asdict(facts)))
        new.replace(self._path)

    def state(self, state: str) -> None:
        if self._facts is not None and self._facts.state != state:
            self.publish(replace(self._facts, state=state))

    def close(self) -> None:
        if self._lock is not None:
            self._path.unlink(missing_ok=True)
            # While it is still locked: else the file of the next board of this name could be meant.
            (self._folder / f"{self.name}.lock").unlink(missing_ok=True)
            os.close(self._lock)
            self._lock = None


def claim(board_id: str, name: str | None, client: int | None = None) -> Claim:
    """Takes a name. Without one, the first that is free of BOARD-1, BOARD-2 …; of a throw-away board, of
    BOARD.PID.1, BOARD.PID.2 …"""
    if name is not None:
        return Claim(name)
    prefix = f"{board_id}-" if client is None else f"{board_id}.{client}."
    taken = {one.name for one in running()}
    number = 0
    while True:
        number += 1
        if f"{prefix}{number}" not in taken:
            # Somebody may be quicker.
            with contextlib.suppress(UsageError):
                return Claim(f"{prefix}{number}")


def log_path(name: str) -> Path:
    return folder() / f"{name}.log"


def reports(one: Running) -> list[str]:
    """What the board has said about what its program does and is not modelled."""
    try:
        return log_path(one.name).read_text("utf-8", "replace").splitlines()
    except OSError:
        return []


def _take(path: Path, patience: float) -> int | None:
    """Locks the file; None where somebody else has."""
    deadline = time.monotonic() + patience
    while True:
        handle = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(handle)
            if time.monotonic() >= deadline:
                return None
            time.sleep(0.01)
            continue
        # Perhaps whoever held it has just removed it.
        with contextlib.suppress(FileNotFoundError):
            if os.path.samestat(path.stat(), os.fstat(handle)):
                return handle
        os.close(handle)


def _read(path: Path) -> Running | None:
    if not path.exists():
        return None
    lock_path = path.with_suffix(".lock")
    lock = _take(lock_path, 0)
    if lock is not None:
        # A board that was killed. What it has left goes.
        for left in (path, path.with_suffix(".new"), path.with_suffix(".log"), lock_path):
            left.unlink(missing_ok=True)
        os.close(lock)
        return None
    try:
        facts: dict[str, Any] = json.loads(path.read_text())
        return Running(**facts)
    except (OSError, ValueError, TypeError):
        return None  # ended meanwhile, or is of another version
