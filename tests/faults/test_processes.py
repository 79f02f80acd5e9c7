"""Virtual boards that are processes, killed and reset by force in the middle of commands."""

from __future__ import annotations

import os
import re
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from tests.builds import images
from thumbkat import connect
from thumbkat.boards import load_board
from thumbkat.cli.app import run
from thumbkat.errors import ImageMismatch
from thumbkat.image.elf import load_segments
from thumbkat.image.flash import program
from thumbkat.jobs.kat import run_kat
from thumbkat.link.client import Link
from thumbkat.link.protocol import Command
from thumbkat.virtual import process, registry
from thumbkat.virtual.chips import Cause
from thumbkat.virtual.local import LocalBoard
from thumbkat.virtual.process import Started

KIND = "disco_f407vg"
SECONDS = 30.0


@pytest.fixture(scope="module", autouse=True)
def runtime(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """A registry of this module's own."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_RUNTIME_DIR", str(tmp_path_factory.mktemp("runtime")))
        yield


def started(name: str) -> Started:
    one = process.start(KIND, name=name, throw_away=True)
    program(one.running, images()[KIND], target=load_board(KIND).flash_target)
    return one


@pytest.fixture(scope="module")
def alice(runtime: None) -> Iterator[registry.Running]:
    one = started("alice")
    yield one.running
    one.stop()


@contextmanager
def at_request(command: Command, number: int, action: Callable[[], None]) -> Iterator[None]:
    """Does something when the host has sent its so-manieth request of that kind."""
    sends: Any = Link._send
    left = number

    def send(self: Link, asked: Command, *arguments: Any, **options: Any) -> None:
        nonlocal left
        sends(self, asked, *arguments, **options)
        if asked == command:
            left -= 1
            if left == 0:
                action()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Link, "_send", send)
        yield
    assert left <= 0, "it never came so far"


def press_reset(board: registry.Running) -> None:
    """The reset pin, by the board's probe."""
    from thumbkat.image.flash import _load

    _load()
    from thumbkat.virtual.plugin import VirtualProbe

    probe = VirtualProbe(board)
    probe.open()
    probe.reset()
    probe.close()


def thumbkat(*arguments: str) -> int:
    begun = time.monotonic()
    try:
        return run([*arguments, "--image", str(images()[KIND])])
    finally:
        assert time.monotonic() - begun < SECONDS


def last_line(capsys: pytest.CaptureFixture[str]) -> str:
    captured = capsys.readouterr()
    assert captured.out == "", "no result is better than half of one"
    return captured.err.splitlines()[-1]


KAT = ("kat", "virtual:alice", "--suite", "chacha20")


@pytest.mark.parametrize(
    ("command", "number"),
    [
        (Command.TEXT, 2),
        (Command.LIST, 5),
        (Command.CALL, 3),
        pytest.param(Command.CALL, 1, marks=pytest.mark.verify),
    ],
)
def test_a_board_that_is_reset(
    alice: registry.Running, command: Command, number: int, capsys: pytest.CaptureFixture[str]
) -> None:
    with at_request(command, number, lambda: press_reset(alice)):
        assert thumbkat(*KAT) == 5
    assert "the board restarted before" in last_line(capsys)
    assert thumbkat(*KAT) == 0


EXCHANGE = ("exchange", "virtual:alice", f"virtual:{KIND}")


def test_a_board_that_is_reset_in_an_exchange(
    alice: registry.Running, capsys: pytest.CaptureFixture[str]
) -> None:
    """Between its session.start and its session.finish: the other one is at session.respond."""
    with at_request(Command.CALL, 2, lambda: press_reset(alice)):
        assert thumbkat(*EXCHANGE) == 5
    assert "the board restarted before CALL" in last_line(capsys)
    assert thumbkat(*EXCHANGE) == 0


def test_a_board_that_somebody_talks_to_is_not_flashed(
    alice: registry.Running, capsys: pytest.CaptureFixture[str]
) -> None:
    with connect("virtual:alice") as board:
        begun = time.monotonic()
        assert thumbkat("flash", "virtual:alice") == 3
        assert time.monotonic() - begun < 8, "it is known before anything is written"
        assert "virtual:alice is in use: close the other program" in last_line(capsys)
        board.call("chacha20.block", block=bytes(64))


@pytest.mark.parametrize(
    ("command", "asked", "number"),
    [
        (KAT, Command.CALL, 2),
        pytest.param(KAT, Command.HELLO, 1, marks=pytest.mark.verify),
        pytest.param(KAT, Command.LIST, 3, marks=pytest.mark.verify),
        pytest.param(EXCHANGE, Command.CALL, 1, marks=pytest.mark.verify),
        pytest.param(EXCHANGE, Command.CALL, 4, marks=pytest.mark.verify),
    ],
)
def test_a_board_that_is_killed(
    command: tuple[str, ...], asked: Command, number: int, capsys: pytest.CaptureFixture[str]
) -> None:
    doomed = started("doomed")
    command = tuple(one.replace("alice", "doomed") for one in command)
    try:
        with at_request(asked, number, lambda: os.kill(doomed.running.pid, signal.SIGKILL)):
            assert thumbkat(*command) == 5
        assert last_line(capsys).startswith("thumbkat: virtual:doomed has ended; run")
        assert thumbkat(*command) == 3
        # A process that was killed takes a moment to be gone from the list.
        assert re.search("no virtual board 'doomed' runs|virtual:doomed does not answer", last_line(capsys))
    finally:
        doomed.stop()
    again = started("doomed")
    assert thumbkat(*command) == 0
    again.stop()


def test_a_board_that_runs_another_image_by_now() -> None:
    """One that is flashed in the middle of the known answers is not greeted as if nothing had been."""
    with LocalBoard(KIND, images()[KIND]) as local:
        board = local.board
        board.greet()
        # The last byte of the image.
        last = load_segments(images()[KIND])[-1]
        local.chip.flash.put(last.address + len(last.data) - 1, bytes([last.data[-1] ^ 1]))
        board.greet()
        local.chip.reset(Cause.POWER)
        with pytest.raises(ImageMismatch, match="runs another firmware by now"):
            board.greet()
        local.chip.reset(Cause.POWER)
        with pytest.raises(ImageMismatch):
            run_kat(board, suites=["session"])
