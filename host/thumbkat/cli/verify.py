"""The command that proves: verify."""

from __future__ import annotations

from pathlib import Path

import click

from thumbkat.cli.options import common, image_option, timeout_option
from thumbkat.cli.output import Output
from thumbkat.jobs.attach import Images
from thumbkat.jobs.verify import run_verify
from thumbkat.report.verify import verify_tables


@click.command()
@click.argument("board")
@click.option(
    "--op", "pattern", default="*", metavar="PATTERN", help="Only these operations, e.g. 'newhope.*'."
)
@click.option("--full", is_flag=True, help="The long form: more secrets, more interrupts. Some minutes.")
@image_option
@timeout_option
@common
def verify(board: str, pattern: str, full: bool, image: Path | None, timeout: float, as_json: bool) -> int:
    """Checks each operation of a virtual BOARD: constant time, calling convention, memory, interrupts.

    The image that would be flashed runs on a virtual core that follows every bit that depends on a secret,
    and every access and call. A branch, an address or a variable time that depends on a secret is a finding,
    with file, line, function and instruction; so is a secret that is left behind. What the firmware itself
    declares to be public is listed with its reason.

    Ends with 1 if anything was found. Takes some seconds a board, with --full minutes.

    \b
    Examples:
      thumbkat verify virtual:disco_f051r8
      thumbkat verify virtual:disco_f407vg --op 'newhope.*'
      thumbkat verify virtual:bbcmicrobit --full --json
    """
    output = Output(as_json)
    with output.progress() as steps:
        report = run_verify(
            board,
            pattern=pattern,
            full=full,
            images=Images(image, steps.phase),
            timeout=timeout,
            progress=steps.step,
        )
    output.result(report.to_json(), *verify_tables(report))
    return 1 if report.found else 0
