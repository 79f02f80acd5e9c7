"""How a board's operations are measured, one case and one range of runs at a time.

A board at the end of a line is asked run by run. One inside this process can do more: it shows where cycles
went, and, since each run stands for itself, copies of it in other processes share a long list of runs.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Protocol

from thumbkat.board import Board, Value
from thumbkat.jobs.inputs import Case, one_case
from thumbkat.jobs.recipes import Outputs, fill, needs_outputs
from thumbkat.virtual.local import LocalBoard
from thumbkat.virtual.profile import Profile

Done = Callable[[int], None]

_CHUNK = 25
# Fewer runs than this are done before other processes have started.
_WORTH_SHARING = 200


@dataclass(frozen=True)
class Run:
    """`cycles` is None where the board does not count."""

    cycles: int | None
    stack: int


class Meter(Protocol):
    @property
    def board(self) -> Board: ...

    def runs(self, case: Case, numbers: range, done: Done) -> list[Run]:
        """Does these runs; `done` hears how many of them are over."""

    def hashing(self, case: Case) -> float | None:
        """The share of the cycles that is spent in hashing; None where nobody can tell."""


class BoardMeter:
    """A board as any other. `twin` is a board inside this process with the same image, which shows what this
    one cannot."""

    def __init__(self, board: Board, twin: LocalBoard | None = None) -> None:
        self.board = board
        self._twin = twin

    def runs(self, case: Case, numbers: range, done: Done) -> list[Run]:
        found = []
        for count, number in enumerate(numbers, 1):
            found.append(one_run(self.board, case, number))
            done(count)
        return found

    def hashing(self, case: Case) -> float | None:
        return None if self._twin is None else hashing_share(self._twin, case)


class LocalMeter:
    """A board inside this process, and up to `workers` processes with copies of it."""

    def __init__(self, local: LocalBoard, workers: int, timeout: float) -> None:
        self._local = local
        self._workers = workers
        self._timeout = timeout
        self._pool: ProcessPoolExecutor | None = None
        self._lifeline: tuple[Connection, Connection] | None = None

    @property
    def board(self) -> Board:
        return self._local.board

    def runs(self, case: Case, numbers: range, done: Done) -> list[Run]:
        if self._workers < 2 or len(numbers) < _WORTH_SHARING:
            return BoardMeter(self.board).runs(case, numbers, done)
        if self._pool is None:
            # A fresh interpreter each: what this one has in its threads must not be copied.
            context = multiprocessing.get_context("spawn")
            self._lifeline = context.Pipe(duplex=False)
            self._pool = ProcessPoolExecutor(
                self._workers, context, initializer=_begin, initargs=(self._lifeline[0],)
            )
        work = _Work(self.board.info.board, self._local.image, self._timeout, case.name)
        chunks = [numbers[at : at + _CHUNK] for at in range(0, len(numbers), _CHUNK)]
        found: list[Run] = []
        try:
            for chunk in self._pool.map(work, chunks):
                found += chunk
                done(len(found))
        except BrokenProcessPool:
            # One was killed, for want of memory perhaps. What it had to do can be done here.
            self._workers = 1
            self.close()
            before = len(found)
            rest = numbers[before:]
            found += BoardMeter(self.board).runs(case, rest, lambda count: done(before + count))
        return found

    def hashing(self, case: Case) -> float | None:
        return hashing_share(self._local, case)

    def close(self) -> None:
        """Ends the other processes, whatever they are at: nobody waits for it any more."""
        if self._lifeline is not None:
            self._lifeline[1].close()
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)
        if self._lifeline is not None:
            self._lifeline[0].close()
        self._pool = self._lifeline = None


@contextmanager
def local_meter(
    board_id: str, image: Path, *, workers: int = 1, timeout: float = 10.0
) -> Iterator[LocalMeter]:
    """A board inside this process, for as long as the `with` lasts."""
    with LocalBoard(board_id, image, timeout=timeout) as local:
        meter = LocalMeter(local, workers, timeout)
        try:
            yield meter
        finally:
            meter.close()


def one_run(board: Board, case: Case, number: int) -> Run:
    name, inputs = _lead_to(board, case, number)
    result = board.measure(name, **inputs)
    return Run(result.cycles, result.stack)


def _lead_to(board: Board, case: Case, number: int) -> tuple[str, dict[str, Value]]:
    """Calls what goes before the operation; returns the operation's own call."""
    *earlier, (name, inputs) = calls = case.calls(number)
    done: list[Outputs] = []
    for before, given in earlier:
        call = board.call if needs_outputs(calls) else board.measure
        done.append(call(before, **fill(given, done)).outputs)
    return name, fill(inputs, done)


def profile_case(local: LocalBoard, case: Case, number: int = 0) -> Profile:
    """Where the cycles of one run went."""
    name, inputs = _lead_to(local.board, case, number)
    return local.profile(lambda: local.board.measure(name, **inputs))


def hashing_share(local: LocalBoard, case: Case) -> float:
    profile = profile_case(local, case)
    return profile.hashing() / profile.cycles


# In the other processes


@dataclass(frozen=True)
class _Work:
    """What such a process is told to do, again and again with other runs."""

    board_id: str
    image: Path
    timeout: float
    case: str

    def __call__(self, numbers: range) -> list[Run]:
        board = _board(self.board_id, self.image, self.timeout).board
        case = one_case(board, self.case)
        return [one_run(board, case, number) for number in numbers]


@cache
def _board(board_id: str, image: Path, timeout: float) -> LocalBoard:
    return LocalBoard(board_id, image, timeout=timeout)


def _begin(lifeline: Connection) -> None:
    """Ctrl-C is for the process that waits for this one, and which this one must not outlive."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with, args=(lifeline,), daemon=True).start()


def _end_with(lifeline: Connection) -> None:
    """Nothing is ever sent. The other end is closed when the process there wants it so, or has ended, by a
    signal too."""
    try:
        lifeline.recv_bytes()
    except (EOFError, OSError):
        os._exit(1)
