"""The fake board of tests/unit has the operations of the firmware: what it lacks, those tests cannot see."""

from dataclasses import replace

import pytest

from tests.firmware.conftest import StartBoard
from tests.unit.fake_board import FakeBoard
from thumbkat.board import Board, Field, Operation
from thumbkat.link.client import Link

# How long these may be depends on a board's memory.
BY_MEMORY = {"message", "piece", "boxed", "sealed", "ad", "plaintext", "ciphertext", "length"}


def shape(operation: Operation) -> tuple[tuple[Field, ...], tuple[str, ...], bool]:
    inputs = tuple(replace(one, most=0) if one.name in BY_MEMORY else one for one in operation.inputs)
    return inputs, operation.continues, operation.sealed


@pytest.mark.parametrize("sealed", [False, True])
def test_the_fake_board_has_what_the_firmware_lists(start_board: StartBoard, sealed: bool) -> None:
    flags = ("-DTHUMBKAT_SEALED",) if sealed else ()
    fake = FakeBoard(sealed=sealed).operations
    pc = start_board(frame=2112, arena=16384, flags=flags)
    with Board(Link(pc.stream()), address="pcboard") as board:
        listed = dict(board.operations)
    # A process has no faults to raise on purpose.
    expected = {name: shape(one) for name, one in fake.items() if name != "selftest.fault"}
    assert {name: shape(one) for name, one in listed.items()} == expected
    for name, one in listed.items():
        for field, ours in zip(one.inputs, fake[name].inputs, strict=True):
            assert ours.most <= field.most
