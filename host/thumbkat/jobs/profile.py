"""Profiles one operation on a virtual board."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from thumbkat.board import BoardInfo
from thumbkat.errors import UsageError
from thumbkat.jobs.attach import Images, seen_inside
from thumbkat.jobs.inputs import one_case
from thumbkat.jobs.meter import profile_case
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
    board_id = seen_inside(address, "profile")
    image = (images or Images()).of(board_id)
    if image is None:
        raise UsageError(f"{address} needs an image to run: give one with --image firmware.elf")
    progress(f"starting {address}")
    with LocalBoard(board_id, image, timeout=timeout) as local:
        case = one_case(local.board, operation)
        progress(f"{case.name}, run {run}")
        return ProfileReport(local.board.info, image, case.name, run, profile_case(local, case, run))

