from __future__ import annotations

import inspect

import pytest

from thumbkat import errors
from thumbkat.link.protocol import Fault, Status


def test_exit_codes() -> None:
    codes = {
        name: kind.exit_code
        for name, kind in vars(errors).items()
        if inspect.isclass(kind) and issubclass(kind, errors.ThumbkatError)
    }
    assert codes == {
        "ThumbkatError": 1,
        "CheckFailed": 1,
        "ImageMismatch": 1,
        "UsageError": 2,
        "VectorError": 2,
        "NoSuchBoard": 3,
        "Ambiguous": 3,
        "PortInUse": 3,
        "FlashFailed": 4,
        "BuildFailed": 4,
        "LinkError": 5,
        "Timeout": 5,
        "LinkLost": 5,
        "BoardReset": 5,
        "ProtocolError": 5,
        "BoardFault": 5,
        "OperationFailed": 1,
        "NoEntropy": 1,
        "SessionRejected": 1,
    }


def test_a_failed_operation_has_its_facts() -> None:
    error = errors.NoEntropy("no coins", status=Status.NO_ENTROPY, detail=2, operation="session.start")
    assert isinstance(error, errors.OperationFailed)
    assert (str(error), error.status, error.detail, error.operation) == (
        "no coins",
        Status.NO_ENTROPY,
        2,
        "session.start",
    )


@pytest.mark.parametrize(
    ("fault", "text"),
    [
        (
            Fault(0x0800_1234, 0x0800_0001, 0x6100_0003, 0x8200, 0x2000_FFFF, 3, 5, 9),
            "the board faulted in RUN: HardFault at 0x08001234 (look it up: arm-none-eabi-addr2line -fe "
            "firmware.elf 0x8001234); lr 0x08000001, xpsr 0x61000003, cfsr 0x00008200, address 0x2000ffff",
        ),
        (
            Fault(0x100, 0x200, 0x300, 0, 0, 18, 0, 0),
            "the board faulted: interrupt 2 at 0x00000100 (look it up: arm-none-eabi-addr2line -fe "
            "firmware.elf 0x100); lr 0x00000200, xpsr 0x00000300",
        ),
        (
            Fault(0, 0x200, 0x300, 0, 0, 7, 200, 0),
            "the board faulted in command 200: exception 7 with the stack out of RAM; "
            "lr 0x00000200, xpsr 0x00000300",
        ),
    ],
)
def test_a_fault_is_one_line(fault: Fault, text: str) -> None:
    assert str(fault.error()) == text
