"""`thumbkat virtual`: starts, lists and ends virtual boards that run on by themselves."""

from __future__ import annotations

import click

from thumbkat.cli.options import common
from thumbkat.cli.output import Output
from thumbkat.errors import UsageError
from thumbkat.jobs.boards import virtual_json
from thumbkat.report.tables import virtual_table
from thumbkat.virtual import process, registry


@click.group()
def virtual() -> None:
    """Virtual boards that run until they are stopped.

    \b
    Examples:
      thumbkat virtual start bbcmicrobit --name alice
      thumbkat flash virtual:alice
      thumbkat virtual list
      thumbkat virtual stop alice
    """


@virtual.command()
@click.argument("board")
@click.option("--name", metavar="NAME", help="What to call it; otherwise BOARD-1, BOARD-2 …")
@click.option("--seed", type=int, metavar="N", help="Makes its random numbers the same each time.")
@click.option(
    "--paced", is_flag=True, help="As fast as the real one; otherwise as fast as this computer can."
)
@common
def start(board: str, name: str | None, seed: int | None, paced: bool, as_json: bool) -> int:
    """Starts a BOARD with an empty flash, and leaves it running.

    It outlives the terminal. Its serial line is a pseudo-terminal and a TCP socket on loopback; pyOCD
    finds its probe.

    \b
    Examples:
      thumbkat virtual start bbcmicrobit
      thumbkat virtual start disco_f407vg --name bob --seed 1 --paced
    """
    output = Output(as_json)
    started = process.start(board, name=name, seed=seed, paced=paced)
    started.detach()
    running = started.running
    output.result({"schema": 1, **virtual_json(running)})
    output.line(f"{running.address} is there: {running.pty or '-'}, socket://127.0.0.1:{running.socket}")
    output.line(f"its flash is empty; `thumbkat flash {running.address}` puts a firmware there")
    return 0


@virtual.command("list")
@common
def list_boards(as_json: bool) -> int:
    """Lists the virtual boards that run, and what each of them does.

    \b
    Examples:
      thumbkat virtual list
      thumbkat virtual list --json
    """
    output = Output(as_json)
    boards = registry.running()
    value = {"schema": 1, "virtual": [virtual_json(one) for one in boards]}
    if boards:
        output.result(value, virtual_table(boards))
    else:
        output.result(value)
        output.line("no virtual board runs; `thumbkat virtual start BOARD` starts one")
    return 0


@virtual.command()
@click.argument("names", nargs=-1, metavar="[NAME]...")
@click.option("--all", "everything", is_flag=True, help="Every one that was started by `virtual start`.")
@common
def stop(names: tuple[str, ...], everything: bool, as_json: bool) -> int:
    """Ends virtual boards. What is in their flash is gone.

    \b
    Examples:
      thumbkat virtual stop alice
      thumbkat virtual stop --all
    """
    if bool(names) == everything:
        raise UsageError("name the boards to stop, or give --all; `thumbkat virtual list` shows them")
    output = Output(as_json)
    if everything:
        # A throw-away board belongs to a command that still works with it.
        boards = [one for one in registry.running() if one.client is None]
    else:
        boards = [registry.get(name.removeprefix("virtual:")) for name in dict.fromkeys(names)]
    for one in boards:
        process.stop(one)
    output.result({"schema": 1, "stopped": [one.name for one in boards]})
    output.line("stopped: " + ", ".join(one.name for one in boards) if boards else "no virtual board runs")
    return 0
