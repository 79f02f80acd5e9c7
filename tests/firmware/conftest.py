"""Boards that are processes: the firmware compiled for this machine."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.firmware.pcboard import PcBoard, build
from tests.firmware.raw import Raw

StartBoard = Callable[..., PcBoard]


@pytest.fixture(scope="session")
def pcboard_program(tmp_path_factory: pytest.TempPathFactory) -> Callable[..., Path]:
    """Builds the firmware with these options, each combination once."""
    folder = tmp_path_factory.mktemp("pcboard")
    built: dict[tuple[int, int, tuple[str, ...]], Path] = {}

    def program(frame: int = 144, arena: int = 8192, flags: tuple[str, ...] = ()) -> Path:
        key = (frame, arena, flags)
        if key not in built:
            built[key] = build(folder / f"board{len(built)}", frame=frame, arena=arena, flags=flags)
        return built[key]

    return program


@pytest.fixture
def start_board(pcboard_program: Callable[..., Path]) -> Iterator[StartBoard]:
    """Starts boards; at the end none of them may have had a complaint of the sanitizers."""
    boards = []

    def start(*, entropy: str = "rng", **options: object) -> PcBoard:
        board = PcBoard(pcboard_program(**options), {"PCBOARD_ENTROPY": entropy})
        boards.append(board)
        return board

    yield start
    complaints = [board.stop() for board in boards]
    assert not any(complaints), "\n".join(complaints)


@pytest.fixture
def raw(start_board: StartBoard) -> Raw:
    """A line to a board with the least frame limit, not greeted yet."""
    return Raw(start_board().stream())
