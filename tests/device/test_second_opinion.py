"""The same image in QEMU and on the virtual board: two emulators that have nothing in common."""

import pytest

from tests.builds import images
from thumbkat import connect
from thumbkat.boards import all_boards
from thumbkat.jobs.inputs import cases
from thumbkat.jobs.recipes import Outputs, fill

RUNS = 1


@pytest.mark.parametrize("name", [board.id for board in all_boards() if board.qemu is not None])
def test_the_same_answers(name: str) -> None:
    image = images()[name]
    with connect(f"qemu:{name}", image=image) as qemu, connect(f"virtual:{name}", image=image) as virtual:
        assert qemu.operations == virtual.operations
        for case in cases(qemu, "*"):
            for run in range(RUNS):
                done: list[Outputs] = []
                for operation, planned in case.calls(run):
                    inputs = fill(planned, done)
                    one, other = (board.call(operation, **inputs) for board in (qemu, virtual))
                    assert one.outputs == other.outputs, operation
                    done.append(one.outputs)
