"""The commands that measure: bench and profile."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import click

from thumbkat.address import Virtual, board_of, parse_address
from thumbkat.cli.options import attached, common, image_option, images_of, images_option, timeout_option
from thumbkat.cli.output import Output, Steps, error_line
from thumbkat.errors import UsageError
from thumbkat.image.build import in_checkout
from thumbkat.jobs.attach import Images
from thumbkat.jobs.bench import RUNS, SEEDS, BenchReport, run_bench
from thumbkat.jobs.compare import (
    compare,
    load,
    of_board,
    require_place,
    require_tolerance,
    save,
    together,
)
from thumbkat.jobs.meter import BoardMeter, LocalMeter, local_meter
from thumbkat.jobs.profile import run_profile
from thumbkat.report.bench import bench_tables, comparison_table, csv_text, markdown_lines
from thumbkat.report.profile import annotation_table, profile_json, profile_tables
from thumbkat.virtual.local import LocalBoard

_TOLERANCE = 1.0


@click.command()
@click.argument("boards", nargs=-1, required=True, metavar="BOARD...")
@click.option(
    "--op", "pattern", default="*", metavar="PATTERN", help="Only these operations, e.g. 'newhope.*'."
)
@click.option(
    "--runs",
    type=click.IntRange(min=1),
    metavar="N",
    help=f"Runs of each operation  [default: {SEEDS:,} where the work depends on a public seed, else {RUNS}]",
)
@click.option(
    "--format",
    "form",
    type=click.Choice(["table", "md", "csv", "json"]),
    default="table",
    show_default=True,
    help="How to print the results.",
)
@click.option(
    "--save",
    "to",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Keep the results, for --against.",
)
@click.option(
    "--against",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Compare with results that were saved; exit with 1 if anything is worse.",
)
@click.option(
    "--tolerance",
    type=click.FloatRange(min=0),
    default=_TOLERANCE,
    show_default=True,
    metavar="PERCENT",
    help="How much worse is not worse yet.",
)
@images_option
@timeout_option
@common
def bench(
    boards: Sequence[str],
    pattern: str,
    runs: int | None,
    form: str,
    to: Path | None,
    against: Path | None,
    tolerance: float,
    images: Sequence[Path],
    timeout: float,
    as_json: bool,
) -> int:
    """Measures the operations of each BOARD: cycles, stack, and the size of each library.

    Inputs are the same each time, so two runs on a virtual board agree to the cycle. Beside the figures
    stand published ones, and their ratio. A board without a counter that can be trusted shows no cycles and
    says why. With --json, one board gives its object, and several a list of theirs, as "boards".

    Without --runs this takes some minutes a board; --runs 10 shortens it to seconds.

    \b
    Examples:
      thumbkat bench virtual:bbcmicrobit virtual:disco_f407vg
      thumbkat bench virtual:disco_f051r8 --op 'newhope.*' --runs 10 --format md
      thumbkat bench virtual:disco_f407vg --save before.json
      thumbkat bench virtual:disco_f407vg --against before.json --tolerance 0.5
    """
    if as_json and form not in ("table", "json"):
        raise UsageError(f"--json and --format {form} are two things; give one of them")
    output = Output(as_json or form == "json")
    require_tolerance(tolerance)
    saved = load(against) if against else None
    for kind in map(board_of, map(parse_address, boards)):
        if saved is not None and kind is not None:
            of_board(saved, kind)  # a file without it is an error before anything is measured
    if to is not None:
        require_place(to)
    reports: list[BenchReport] = []
    for address, chosen in _with_images(boards, images, output):
        with output.progress() as steps, _meter(address, chosen, output, steps, timeout) as (meter, image):
            steps.phase(f"{address}: measuring")
            report = run_bench(meter, pattern=pattern, runs=runs, image=image, progress=steps.step)
        reports.append(report)
        if form == "md":
            for table in bench_tables(report):
                output.line("\n".join([*markdown_lines(table), ""]))
        elif form == "table" and not as_json:
            if len(reports) > 1:
                output.line("")
            output.tables(*bench_tables(report))
    if form == "csv":
        output.line(csv_text(reports).rstrip("\n"))
    values = [json.loads(json.dumps(one.to_json())) for one in reports]
    comparisons = [compare(value, saved, tolerance, pattern) for value in values] if saved else []
    if output.as_json:
        extra = [{"comparison": one.to_json()} for one in comparisons] or [{}] * len(values)
        output.result(together([{**value, **more} for value, more in zip(values, extra, strict=True)]))
    for comparison in comparisons:
        if form == "table" and not output.as_json:
            output.line("")
            output.table(comparison_table(comparison))
        else:
            output.aside(comparison_table(comparison))
    if to is not None:
        try:
            save(to, together(values))
        except UsageError as error:
            # A disk that is full by now. What was measured has been shown, and stays one object.
            error_line(str(error))
            return error.exit_code
    return 1 if any(one.regressions for one in comparisons) else 0


@contextmanager
def _meter(
    address: str, images: Images, output: Output, steps: Steps, timeout: float
) -> Iterator[tuple[BoardMeter | LocalMeter, Path | None]]:
    """A throw-away virtual board runs in this process, where it is quicker and shows more."""
    parsed = parse_address(address)
    if isinstance(parsed, Virtual) and parsed.board is not None:
        image = images.of(parsed.board)
        if image is None:
            raise UsageError(f"{address} needs an image to run: give one with --image firmware.elf")
        steps.phase(f"starting {address}")
        with local_meter(parsed.board, image, workers=os.cpu_count() or 1, timeout=timeout) as meter:
            yield meter, image
        return
    with attached(address, images, output, steps, timeout=timeout) as one:
        if isinstance(parsed, Virtual) and one.image is not None:
            with LocalBoard(one.board.info.board, one.image, timeout=timeout) as twin:
                yield BoardMeter(one.board, twin), one.image
        else:
            yield BoardMeter(one.board), one.image


def _with_images(addresses: Sequence[str], paths: Sequence[Path], output: Output) -> list[tuple[str, Images]]:
    with output.progress() as steps:
        return list(zip(addresses, images_of(paths, addresses, steps), strict=True))


@click.command()
@click.argument("board")
@click.argument("operation")
@click.option(
    "--annotate",
    multiple=True,
    metavar="FUNCTION",
    help="Show each instruction of this function, with its cycles and what it waits for.",
)
@click.option(
    "--run",
    type=click.IntRange(min=0, max=2**32 - 1),
    default=0,
    show_default=True,
    metavar="N",
    help="Which of bench's runs; of what depends on a public seed, the seed.",
)
@image_option
@timeout_option
@common
def profile(
    board: str,
    operation: str,
    annotate: Sequence[str],
    run: int,
    image: Path | None,
    timeout: float,
    as_json: bool,
) -> int:
    """Shows where the cycles of an OPERATION go, on a virtual BOARD.

    A function a row: cycles in its own instructions (self), with all that it calls (cumulative), and
    calls. Only the call that `bench` times is counted.

    \b
    Examples:
      thumbkat profile virtual:disco_f407vg newhope.keygen
      thumbkat profile virtual:disco_f407vg newhope.ntt --annotate newhope_ntt
      thumbkat profile virtual:bbcmicrobit 'newhope.keygen[14bit]' --run 7 --json
    """
    output = Output(as_json)
    with output.progress() as steps:
        report = run_profile(
            board,
            operation,
            run=run,
            images=Images(image, steps.phase),
            timeout=timeout,
            progress=steps.phase,
        )
    found = report.profile
    for name in annotate:
        found.symbols.function(name)  # a wrong name is an error before anything is shown
    root = in_checkout()
    value = {
        "schema": 1,
        "board": {"board": report.info.board, "address": board, "core": report.info.core},
        "operation": report.operation,
        "run": report.run,
        **profile_json(found, annotate),
    }
    title = f"{report.operation}, run {report.run}, on {board} ({report.info.core})"
    tables = [] if annotate else profile_tables(found, title)
    output.result(value, *tables)
    for index, name in enumerate(annotate):
        output.line("\n" if index else title)
        output.wide(annotation_table(found, name, root))
    return 0
