"""Which cases run on which boards."""

import pytest

from thumbkat.address import board_of, parse_address
from thumbkat.boards import load_board

ADDRESS = "_thumbkat_address"


@pytest.hookimpl(tryfirst=True)  # before pytest sorts out by markers
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deals the cases of a test marked `share_out` to the boards: each to one of every core, in turn. On the
    others they are long forms. Whoever names boards gets everything on each of them."""
    if config.getoption("thumbkat_boards"):
        return
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
