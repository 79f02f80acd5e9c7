"""Boards that are processes: the firmware compiled for this machine."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.firmware.pcboard import PcBoard, build
from tests.firmware.raw import Raw
from thumbkat.board import Board
from thumbkat.link.client import Link

StartBoard = Callable[..., PcBoard]

# As boards/disco_f051r8.json has them: the smallest board.
SMALLEST = {"frame": 144, "arena": 6544}
LARGEST = {"frame": 2112, "arena": 16384}


@contextmanager
def connected(start_board: StartBoard, **options: object) -> Iterator[Board]:
    with Board(Link(start_board(**options).stream()), address="pcboard") as board:
        yield board


def private_memory(pid: int) -> bytes:
    """Data, heap and stack of a process."""
    found = b""
    with Path(f"/proc/{pid}/maps").open() as maps, Path(f"/proc/{pid}/mem").open("rb") as memory:
        for line in maps:
            area, rights = line.split()[:2]
            start, end = (int(bound, 16) for bound in area.split("-"))
            # What the sanitizers reserve is terabytes, and no memory of the board.
            if "w" in rights and end - start < 1 << 24:
                memory.seek(start)
                found += memory.read(end - start)
    return found


@pytest.fixture
def start_board() -> Iterator[StartBoard]:
    """Starts boards; at the end none of them may have had a complaint of the sanitizers."""
    boards = []

    def start(*, entropy: str = "rng", **options: Any) -> PcBoard:
        board = PcBoard(build(**options), {"PCBOARD_ENTROPY": entropy})
        boards.append(board)
        return board

    yield start
    complaints = [board.stop() for board in boards]
    assert not any(complaints), "\n".join(complaints)


@pytest.fixture
def raw(start_board: StartBoard) -> Raw:
    """A line to a board with the least frame limit, not greeted yet."""
    return Raw(start_board().stream())
