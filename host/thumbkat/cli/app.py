"""The `thumbkat` command: its group of commands, and what becomes of errors."""

from __future__ import annotations

import contextlib
import errno
import logging
import os
import sys
import traceback
from collections.abc import Sequence

import click

from thumbkat import __version__
from thumbkat.cli.commands import boards, doctor, exchange, flash, info, kat
from thumbkat.cli.demo import demo
from thumbkat.cli.measure import bench, profile
from thumbkat.cli.options import debug_option
from thumbkat.cli.output import CannotWrite, Output, drop_closed_pipes, error_line, log_line
from thumbkat.cli.verify import verify
from thumbkat.cli.virtual import virtual
from thumbkat.errors import Terminated, ThumbkatError

_INTERRUPTED = 130
_TERMINATED = 143
_USAGE = 2


@click.group(context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(__version__, prog_name="thumbkat")
@debug_option
def cli() -> None:
    """Flashes, tests and measures constant-time cryptography on Cortex-M0 and Cortex-M4 boards.

    A board is named by its address:

    \b
      virtual:bbcmicrobit       a throw-away virtual board
      virtual:NAME              a virtual board that runs (thumbkat virtual start)
      qemu:bbcmicrobit          a throw-away board in QEMU (also qemu:disco_f407vg)
      usb:PROBE_UID             a board on USB, by the unique id of its debug probe
      usb:PROBE_UID@PORT        the same, where the serial line is a cable of its own
      serial:/dev/ttyACM0       a serial line alone, or any URL of pyserial

    \b
    Examples:
      thumbkat boards
      thumbkat kat virtual:bbcmicrobit
      thumbkat exchange virtual:bbcmicrobit virtual:disco_f407vg

    \b
    Exit codes: 0 fine, 1 a check failed or nothing was tested, 2 usage, 3 no such board or port,
    4 flashing or building failed, 5 link or time-out, 130 interrupted, 143 terminated.
    """


for _command in (boards, info, flash, kat, exchange, bench, profile, verify, doctor, demo, virtual):
    cli.add_command(_command)


def run(arguments: Sequence[str]) -> int:
    """Runs one command and returns its exit code. Each error becomes one line on stderr."""
    logging.basicConfig(stream=sys.stderr, format="%(name)s: %(message)s", level=logging.WARNING)
    logger = logging.getLogger("thumbkat")
    logger.setLevel(logging.DEBUG if os.environ.get("THUMBKAT_DEBUG") else logging.WARNING)
    options = list(arguments[: arguments.index("--")] if "--" in arguments else arguments)
    as_json = "--json" in options
    try:
        code = cli.main(args=list(arguments), prog_name="thumbkat", standalone_mode=False)
        return code if isinstance(code, int) else 0
    except click.exceptions.NoArgsIsHelpError as error:
        log_line(error.format_message())
        return _USAGE
    except click.UsageError as error:
        where = error.ctx.command_path if error.ctx is not None else "thumbkat"
        return _failed(f"{error.format_message()} (`{where} --help` explains)", _USAGE, as_json)
    except click.ClickException as error:
        return _failed(error.format_message(), error.exit_code, as_json)
    except SystemExit:
        # All that click ends so is a help that nobody reads to its end, and that is no error.
        drop_closed_pipes()
        return 0
    except (KeyboardInterrupt, click.Abort) as error:
        # click makes an Abort of it.
        if isinstance(error, Terminated) or isinstance(error.__cause__, Terminated):
            return _failed("terminated", _TERMINATED, as_json)
        return _failed("interrupted", _INTERRUPTED, as_json)
    except ThumbkatError as error:
        if logger.isEnabledFor(logging.DEBUG):
            traceback.print_exc()
        return _failed(str(error), error.exit_code, as_json)
    except Exception as error:
        if isinstance(error, OSError) and error.errno == errno.ENOSPC:
            drop_closed_pipes()
            return _failed(f"cannot write {error.filename or 'the results'}: {error.strerror}", 1, as_json)
        if logger.isEnabledFor(logging.DEBUG):
            traceback.print_exc()
        what = f"{type(error).__name__}: {error}"
        return _failed(
            f"a defect of thumbkat itself ({what}); --debug shows where, please report it", 1, as_json
        )


def _failed(message: str, code: int, as_json: bool) -> int:
    lines = message.strip().splitlines() or ["failed"]
    if as_json:
        error = {"message": " ".join(message.split()), "exit_code": code}
        # The line on stderr says it all the same.
        with contextlib.suppress(CannotWrite):
            Output(as_json=True).result({"schema": 1, "error": error})
    else:
        # What a compiler said is worth reading, but the error itself stays one line, the last.
        for line in lines[1:]:
            log_line(line)
    error_line(lines[0].rstrip(":"))
    return code
