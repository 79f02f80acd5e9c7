"""A pytest plugin for tests that run on a board.

    pytest --board qemu:bbcmicrobit --board serial:/dev/ttyACM0

A test that takes the fixture `board` runs once on each of the named boards. A board that is missing is an
error, never a skip; so is a run that names none, unless `thumbkat_default_boards` in the configuration does.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, cast

import pytest

# Everything else is imported when a board is asked for: pytest loads this module in every run.
if TYPE_CHECKING:
    from thumbkat.board import Board

_BROKEN = pytest.StashKey[bool]()


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("thumbkat", "tests on boards (thumbkat)")
    group.addoption(
        "--board",
        action="append",
        default=[],
        metavar="ADDRESS",
        dest="thumbkat_boards",
        help="Run the tests that take `board` on this one (repeatable), e.g. serial:/dev/ttyACM0.",
    )
    group.addoption(
        "--board-image",
        type=Path,
        default=None,
        metavar="PATH",
        dest="thumbkat_image",
        help="The ELF that the boards run; otherwise that of the checkout, where thumbkat runs from one.",
    )
    parser.addini(
        "thumbkat_default_boards", "Addresses to use where no --board is given.", type="args", default=[]
    )


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    addresses = _addresses(metafunc.config)
    # Without addresses the fixture itself complains. An empty list here would make pytest skip the test.
    if "_thumbkat_address" in metafunc.fixturenames and addresses:
        metafunc.parametrize("_thumbkat_address", addresses, indirect=True, scope="session")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.failed:
        item.stash[_BROKEN] = True
    return report


def _addresses(config: pytest.Config) -> list[str]:
    named = cast("list[str]", config.getoption("thumbkat_boards"))
    return list(dict.fromkeys(named or cast("list[str]", config.getini("thumbkat_default_boards"))))


class _Boards:
    """The open boards of this run, one connection an address."""

    def __init__(self, image: Path | None) -> None:
        from thumbkat.jobs.attach import Images

        self._images = Images(image)
        self._open: dict[str, Board] = {}
        self._missing: dict[str, str] = {}

    def ready(self, address: str) -> Board:
        """The board, greeted: nothing of an earlier test is left on it."""
        from thumbkat.errors import ThumbkatError

        board = self._open.get(address)
        if board is not None:
            try:
                board.greet()
                return board
            except ThumbkatError:
                self.drop(address)
        if address in self._missing:
            # It was not there for an earlier test: to wait for it again in each would take for ever.
            pytest.fail(self._missing[address], pytrace=False)
        try:
            board = self._connect(address)
        except ThumbkatError as error:
            self._missing[address] = f"{address}: {error}"
            pytest.fail(self._missing[address], pytrace=False)
        self._open[address] = board
        return board

    def _connect(self, address: str) -> Board:
        from thumbkat.jobs.attach import attach

        attached = attach(address, self._images)
        try:
            attached.require_match()
        except BaseException:
            attached.board.close()
            raise
        return attached.board

    def drop(self, address: str) -> None:
        board = self._open.pop(address, None)
        if board is not None:
            board.close()

    def close(self) -> None:
        for address in list(self._open):
            self.drop(address)


@pytest.fixture(scope="session")
def _thumbkat_boards(request: pytest.FixtureRequest) -> Iterator[_Boards]:
    from thumbkat.errors import ThumbkatError

    try:
        boards = _Boards(cast("Path | None", request.config.getoption("thumbkat_image")))
    except ThumbkatError as error:
        pytest.fail(str(error), pytrace=False)
    yield boards
    boards.close()


@pytest.fixture(scope="session")
def _thumbkat_address(request: pytest.FixtureRequest) -> str:
    address = getattr(request, "param", None)
    if address is None:
        pytest.fail(
            "this test runs on a board, and none is named: add --board ADDRESS "
            "(`thumbkat boards` lists them), or set thumbkat_default_boards",
            pytrace=False,
        )
    return cast("str", address)


@pytest.fixture
def board(
    request: pytest.FixtureRequest, _thumbkat_address: str, _thumbkat_boards: _Boards
) -> Iterator[Board]:
    """A connected thumbkat.Board, freshly greeted; one for each --board."""
    yield _thumbkat_boards.ready(_thumbkat_address)
    if request.node.stash.get(_BROKEN, False):
        # What the failed test left on the line is unknown: the next one connects anew.
        _thumbkat_boards.drop(_thumbkat_address)
