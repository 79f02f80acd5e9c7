"""Which cases run on which boards."""

from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest

from thumbkat import Board
from thumbkat.address import board_of, parse_address
from thumbkat.boards import load_board

ADDRESS = "_thumbkat_address"


@pytest.hookimpl(tryfirst=True)  # before pytest sorts out by markers
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leaves out what an image does not hold, as its board file says. Deals the cases of a test marked
    `share_out` to the boards: each to one of every core, in turn. On the others they are long forms. Whoever
    names boards gets everything on each of them."""
    if config.getoption("thumbkat_boards"):
        return
    absent = [item for item in items if isinstance(item, pytest.Function) and needed(item) & left_out(item)]
    if absent:
        config.hook.pytest_deselected(items=absent)
        items[:] = [item for item in items if item not in absent]
    seats: dict[str, dict[str, list[pytest.Function]]] = {}
    for item in items:
        if isinstance(item, pytest.Function) and item.get_closest_marker("share_out"):
            address = str(item.callspec.params[ADDRESS])
            case = item.nodeid.replace(address, "BOARD")
            seats.setdefault(case, {}).setdefault(core_of(address), []).append(item)
    for number, cores in enumerate(seats.values()):
        for same in cores.values():
            # Moved on by one after each turn: else every third case would always meet the same board.
            chosen = (number + number // len(same)) % len(same)
            for place, item in enumerate(same):
                if place != chosen:
                    item.add_marker(pytest.mark.verify)


def core_of(address: str) -> str:
    board = board_of(parse_address(address))
    assert board is not None, "by default boards are throw-away ones"
    return load_board(board).core


def needed(item: pytest.Function) -> set[str]:
    """The libraries whose operations a test calls: those of its mark `needs`, and that of an operation which
    it has for a case."""
    names = {name for mark in item.iter_markers("needs") for name in mark.args}
    case = item.callspec.params.get("name") if hasattr(item, "callspec") else None
    return names | ({case.split(".")[0]} if isinstance(case, str) and "." in case else set())


def left_out(item: pytest.Function) -> set[str]:
    address = item.callspec.params.get(ADDRESS) if hasattr(item, "callspec") else None
    board = None if address is None else board_of(parse_address(str(address)))
    return set() if board is None else set(load_board(board).without)


@pytest.fixture(autouse=True)
def _needed(request: pytest.FixtureRequest) -> None:
    """Of a board that somebody has named, which may run any image."""
    if "board" in request.fixturenames and isinstance(request.node, pytest.Function):
        board: Board = request.getfixturevalue("board")
        there = {name.split(".")[0] for name in board.operations}
        if missing := needed(request.node) - there:
            pytest.skip(f"the image of {board.address} has no {', '.join(sorted(missing))}")


@pytest.fixture(scope="package", autouse=True)
def _no_longer_than_these(_thumbkat_boards: Any) -> Iterator[None]:
    """The boards of these tests end with them, not with the run: a micro:bit in QEMU takes a twelfth of a
    core while it waits."""
    with closing(_thumbkat_boards):
        yield
