"""The command line: arguments in, tables and exit codes out."""

from __future__ import annotations

import os
import signal
import sys


def main() -> None:
    """The `thumbkat` command. Ctrl-C ends it with 130 from its first import on, SIGTERM with 143."""
    try:
        _open_what_is_closed()
        signal.signal(signal.SIGTERM, _terminated)
        from thumbkat.cli.app import run
        from thumbkat.cli.output import drop_closed_pipes

        code = run(sys.argv[1:])
        drop_closed_pipes()
    except KeyboardInterrupt as error:
        from thumbkat.errors import Terminated

        code = 143 if isinstance(error, Terminated) else 130
    sys.exit(code)


def _terminated(*_: object) -> None:
    from thumbkat.errors import Terminated

    # Once: what is tidied up then is not to be cut short. Ignored it would be by child processes too.
    signal.signal(signal.SIGTERM, lambda *_: None)
    raise Terminated


def _open_what_is_closed() -> None:
    """Lets closed standard streams lead nowhere. Else the next pipe takes their numbers, and what is meant
    for the terminal goes into it.
    """
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:
            # The lowest number that is free.
            os.set_inheritable(os.open(os.devnull, os.O_RDWR), True)
    if sys.stdin is None:
        sys.stdin = os.fdopen(0, closefd=False)
    if sys.stdout is None:
        sys.stdout = os.fdopen(1, "w", closefd=False)
    if sys.stderr is None:
        sys.stderr = os.fdopen(2, "w", closefd=False)
