"""`thumbkat demo`: what `make demo` runs."""

from __future__ import annotations

import threading

import click

from thumbkat.cli.options import common
from thumbkat.cli.output import Output
from thumbkat.jobs.attach import Images
from thumbkat.jobs.demo import BOARDS, run_demo
from thumbkat.report.tables import demo_boards_table, exchange_table


@click.command()
@common
def demo(as_json: bool) -> int:
    """Shows it all on two virtual boards.

    Starts a Cortex-M0 (the micro:bit) and a Cortex-M4 (the STM32F407), flashes the firmware to each, runs
    the known answers on each, and lets them agree on a NewHope key, each once as the server. Cycles are
    those of silicon at zero wait states.

    \b
    Examples:
      thumbkat demo
      thumbkat demo --json
    """
    output = Output(as_json)
    lock = threading.Lock()

    def say(text: str) -> None:
        # The boards start in parallel, each in a thread.
        with lock:
            output.line(text)

    output.line(f"Two virtual boards: {' and '.join(BOARDS)}")
    with output.progress() as steps:
        report = run_demo(Images(None, steps.phase), say=say, working=lambda text: steps.step(text, None))
    tables = [demo_boards_table(report)]
    if report.exchange is not None:
        tables.append(exchange_table(report.exchange))
    output.line("")
    output.result(report.to_json(), *tables)
    if report.ok:
        output.line(f"All of it in {report.seconds:.1f} s.")
    return 0 if report.ok else 1
