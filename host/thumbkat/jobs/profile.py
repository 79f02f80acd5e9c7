"""Profiles one operation on a virtual board."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from thumbkat.address import Virtual, parse_address
from thumbkat.board import BoardInfo
from thumbkat.boards import all_boards
from thumbkat.errors import UsageError
from thumbkat.jobs.attach import Images
from thumbkat.jobs.inputs import one_case
from thumbkat.jobs.meter import profile_case
from thumbkat.virtual import registry
from thumbkat.virtual.local import LocalBoard
from thumbkat.virtual.profile import Profile

Progress = Callable[[str], None]


@dataclass(frozen=True)
class ProfileReport:
    info: BoardInfo
    image: Path
    operation: str
    run: int
    profile: Profile


def run_profile(
    address: str,
    operation: str,
    *,
    run: int = 0,
    images: Images | None = None,
    timeout: float = 10.0,
    progress: Progress = lambda text: None,
) -> ProfileReport:
    """Where the cycles of one run went, with the inputs that `run_bench` gives it."""
    board_id = _board_of(address)
    image = (images or Images()).of(board_id)
    if image is None:
        raise UsageError(f"{address} needs an image to run: give one with --image firmware.elf")
    progress(f"starting {address}")
    with LocalBoard(board_id, image, timeout=timeout) as local:
        case = one_case(local.board, operation)
        progress(f"{case.name}, run {run}")
        return ProfileReport(local.board.info, image, case.name, run, profile_case(local, case, run))


def _board_of(address: str) -> str:
    parsed = parse_address(address)
    if isinstance(parsed, Virtual) and parsed.board is not None:
        return parsed.board
    there = ", ".join(f"virtual:{board.id}" for board in all_boards())
    if isinstance(parsed, Virtual):
        registry.get(parsed.name)  # an error of its own where nothing of that name runs
        raise UsageError(
            f"{address} runs in a process of its own, where nobody can see into its core; "
            f"profile a throw-away board of the same kind: {there}"
        )
    raise UsageError(f"{address} does not show where its cycles go: only a virtual board can ({there})")
