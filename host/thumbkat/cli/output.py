"""What a command writes: results to stdout, everything else to stderr."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

from rich import box
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, Progress, SpinnerColumn, TaskProgressColumn, TextColumn
from rich.table import Table as RichTable

from thumbkat.errors import ThumbkatError
from thumbkat.report.table import Table, plain_lines


class CannotWrite(ThumbkatError):
    """Results that nobody gets are no success."""


class Output:
    """The results of one command, as tables or, with `as_json`, as one JSON object a line."""

    def __init__(self, as_json: bool) -> None:
        self.as_json = as_json
        self._console = Console(highlight=False)
        self._errors = Console(stderr=True, highlight=False)
        self._noted: set[str] = set()

    def result(self, value: dict[str, Any], *tables: Table) -> None:
        """The result: `value` for machines, `tables` for people."""
        if self.as_json:
            self._write(json.dumps(value))
        else:
            self.tables(*tables)

    def tables(self, *tables: Table) -> None:
        for index, table in enumerate(tables):
            if index:
                self._write("")
            self.table(table)

    def table(self, table: Table) -> None:
        if not self._console.is_terminal:
            for line in plain_lines(table):
                self._write(line)
            return
        rich = RichTable(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0))
        for name in table.columns:
            rich.add_column(
                escape(name),
                justify="right" if name in table.right else "left",
                overflow="fold",
                no_wrap=name not in table.wraps,
            )
        for row in table.rows:
            rich.add_row(*(escape(cell) for cell in row))
        with _closed_pipe_is_quiet():
            if table.title:
                self._console.print(escape(table.title))
            self._console.print(rich)
            for note in table.notes:
                self._console.print(escape(note))

    def wide(self, table: Table) -> None:
        """A table whose lines may be longer than the terminal is wide: nothing of them is cut off. Nothing
        with --json, as with line()."""
        self.line("\n".join(plain_lines(table)))

    def aside(self, table: Table) -> None:
        """A table that is not part of the result in the form that was asked for."""
        for line in plain_lines(table):
            log_line(line)

    def line(self, text: str) -> None:
        """A line of a result that is no table. Nothing with --json, which has its own."""
        if not self.as_json:
            self._write(text)

    def note(self, text: str) -> None:
        """Something to know that is no result; said once."""
        if text not in self._noted:
            self._noted.add(text)
            log_line(f"note: {text}")

    @contextmanager
    def progress(self) -> Iterator[Steps]:
        """Progress on stderr: a moving line on a terminal; elsewhere a line a phase, or with --json none."""
        if not self._errors.is_terminal:
            yield Steps(None, silent=self.as_json)
            return
        bars = Progress(
            SpinnerColumn(),
            TextColumn("{task.description}", markup=False),
            BarColumn(bar_width=24),
            TaskProgressColumn(),
            console=self._errors,
            transient=True,
            # Results that go to a file must not be taken for the terminal's.
            redirect_stdout=self._console.is_terminal,
        )
        with bars:
            yield Steps(bars, silent=False)

    def _write(self, text: str) -> None:
        with _closed_pipe_is_quiet():
            print(text, flush=True)


class Steps:
    def __init__(self, bars: Progress | None, *, silent: bool) -> None:
        self._bars = bars
        self._silent = silent
        self._last = ""
        self._task = bars.add_task("", total=None) if bars is not None else None

    def phase(self, text: str) -> None:
        """A new phase: seen everywhere."""
        if self._bars is not None and self._task is not None:
            self._bars.update(self._task, description=text, completed=0, total=None)
        elif not self._silent and text != self._last:
            log_line(text)
        self._last = text

    def step(self, text: str, fraction: float | None) -> None:
        """How far a phase is: seen on a terminal only."""
        if self._bars is not None and self._task is not None:
            total = None if fraction is None else 1.0
            self._bars.update(self._task, description=text, completed=fraction or 0.0, total=total)


def log_line(text: str) -> None:
    """A line on stderr. Where it cannot be written there is nowhere to say so."""
    with suppress(CannotWrite), _closed_pipe_is_quiet():
        print(text, file=sys.stderr, flush=True)


def error_line(message: str) -> None:
    log_line(f"thumbkat: {' '.join(message.split())}")


@contextmanager
def _closed_pipe_is_quiet() -> Iterator[None]:
    """`thumbkat … | head` is no error: the rest goes nowhere, the exit code stays that of the job. A full
    disk is one.
    """
    try:
        yield
    except BrokenPipeError:
        drop_closed_pipes()
    except OSError as error:
        drop_closed_pipes()
        raise CannotWrite(f"cannot write the results: {error.strerror}") from None


def drop_closed_pipes() -> None:
    """Lets what was written to a closed pipe or a full disk, or will be, go nowhere. Python would complain
    at its exit.
    """
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except OSError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
