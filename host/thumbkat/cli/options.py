"""What the commands have in common: options, and how a board is opened for a command."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import click

from thumbkat.cli.output import Output, Steps
from thumbkat.errors import UsageError
from thumbkat.jobs.attach import Attached, Images, attach

_F = TypeVar("_F", bound=Callable[..., Any])

json_option = click.option("--json", "as_json", is_flag=True, help="Print the result as one JSON object.")
image_option = click.option(
    "--image",
    type=click.Path(path_type=Path),
    metavar="PATH",
    help="The ELF to use instead of the one built from this checkout.",
)
images_option = click.option(
    "--image",
    "images",
    multiple=True,
    type=click.Path(path_type=Path),
    metavar="PATH",
    help="The ELF to use instead of the one built from this checkout; once for each board, in order.",
)
timeout_option = click.option(
    "--timeout",
    type=click.FloatRange(min=0, min_open=True),
    default=10.0,
    show_default=True,
    metavar="SECONDS",
    help="How long a board may take to answer the first greeting.",
)


def _debug(context: click.Context, parameter: click.Parameter, value: bool) -> None:
    if value:
        logging.getLogger("thumbkat").setLevel(logging.DEBUG)


debug_option = click.option(
    "--debug",
    is_flag=True,
    expose_value=False,
    is_eager=True,
    callback=_debug,
    help="Show logs and, on an error, the traceback. THUMBKAT_DEBUG=1 does the same.",
)


def common(command: _F) -> _F:
    """--json and --debug, which every command has."""
    return json_option(debug_option(command))


@contextmanager
def attached(
    address: str, images: Images, output: Output, steps: Steps, *, timeout: float, must_match: bool = True
) -> Iterator[Attached]:
    """A board for one command; closed at its end. A foreign image is an error, or else a note."""
    one = attach(address, images, timeout=timeout, progress=steps.phase)
    with one.board:
        if one.image is None:
            output.note(
                "there is no image to compare with what runs on the board: give --image PATH, "
                "or run this in a checkout of thumbkat"
            )
        if must_match:
            one.require_match()
        elif one.mismatch is not None:
            output.note(one.mismatch)
        yield one


def images_of(paths: Sequence[Path], addresses: Sequence[str], steps: Steps) -> list[Images]:
    """The images for several boards: --image once for all of them, or once for each in order."""
    if len(paths) > 1 and len(paths) != len(addresses):
        raise UsageError(
            f"--image is given {len(paths)} times for {len(addresses)} boards; give it once, or once for each"
        )
    if len(paths) > 1:
        return [Images(path, steps.phase) for path in paths]
    shared = Images(paths[0] if paths else None, steps.phase)
    shared.prepare_for(addresses)
    return [shared] * len(addresses)
