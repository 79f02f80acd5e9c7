"""The command line: arguments in, tables and exit codes out."""

from __future__ import annotations

import sys


def main() -> None:
    """The `thumbkat` command. Ctrl-C ends it with 130 from its first import on."""
    try:
        from thumbkat.cli.app import run
        from thumbkat.cli.output import drop_closed_pipes

        code = run(sys.argv[1:])
        drop_closed_pipes()
    except KeyboardInterrupt:
        code = 130
    sys.exit(code)
