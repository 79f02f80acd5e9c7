"""Each kind of access that a chip refuses, by a program that does it."""

from __future__ import annotations

import pytest

from tests.virtual.firmware import BOARDS, Wired
from tests.virtual.program import BKPT, BLX_R0, LDR, LDRB, LDRH, STR, STRB, STRH, UDF, Programmed
from thumbkat.errors import BoardFault

NRFS, STM32S = BOARDS[:2], BOARDS[2:]
M4S = ("bbcmicrobit_v2", "disco_f407vg")
CONFIG, KEYR_F0, CR_F0, SR_F0 = 0x4001_E504, 0x4002_2004, 0x4002_2010, 0x4002_200C
KEYR_F4, CR_F4, SR_F4 = 0x4002_3C04, 0x4002_3C10, 0x4002_3C0C
KEY1, KEY2 = 0x4567_0123, 0xCDEF_89AB
NOWHERE = 0x3000_0000
FREE = {
    "bbcmicrobit": 0x1000,
    "bbcmicrobit_v2": 0x1000,
    "disco_f051r8": 0x0800_1000,
    "disco_f407vg": 0x0800_1000,
}


def outcome(board: str, *actions: int | tuple[int, int, int]) -> str:
    with Programmed(board, *actions) as one:
        return one.outcome


@pytest.mark.parametrize("board", BOARDS)
def test_what_is_allowed(board: str) -> None:
    ram = 0x2000_0100
    assert outcome(board, (STR, ram, 1), (LDR, ram, 0), (STRH, ram + 2, 1), (LDRB, ram + 3, 0)) == "end"
    assert outcome(board, (LDR, FREE[board], 0), (LDRH, FREE[board] + 2, 0)) == "end"


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("instruction", [LDR, LDRH, LDRB, STR, STRH, STRB])
def test_nothing_there(board: str, instruction: int) -> None:
    assert outcome(board, (instruction, NOWHERE, 0)) == "fault"


@pytest.mark.parametrize("board", BOARDS)
def test_beyond_the_ends_of_memory(board: str) -> None:
    with Programmed(board) as one:
        file = one.board.board
    for origin, size in (file.ram, file.flash):
        assert outcome(board, (LDR, origin + size - 4, 0)) == "end"
        assert outcome(board, (LDR, origin + size, 0)) == "fault"
        assert outcome(board, (STR, origin + size, 0)) == "fault"


@pytest.mark.parametrize("board", BOARDS)
def test_executing_nothing_peripherals_and_undefined(board: str) -> None:
    assert outcome(board, (BLX_R0, NOWHERE | 1, 0)) == "fault"
    assert outcome(board, (BLX_R0, 0x4000_0001, 0)) == "fault"
    assert outcome(board, UDF) == "fault"
    assert outcome(board, BKPT) == "fault"  # no debugger is there


@pytest.mark.parametrize("board", BOARDS)
def test_unaligned_accesses(board: str) -> None:
    for instruction, address in ((LDR, 0x2000_0102), (STRH, 0x2000_0101)):
        assert outcome(board, (instruction, address, 0)) == ("end" if board in M4S else "fault")


@pytest.mark.parametrize("board", NRFS)
def test_nrf_flash_without_enable(board: str) -> None:
    assert outcome(board, (STR, FREE[board], 0)) == "fault"
    assert outcome(board, (STR, 0x1000_1080, 0)) == "fault"
    assert outcome(board, (STR, CONFIG, 1), (STR, FREE[board], 0)) == "end"
    assert outcome(board, (STR, CONFIG, 2), (STR, FREE[board], 0)) == "fault"
    assert outcome(board, (STR, CONFIG, 1), (STRB, FREE[board], 0)) == "fault"
    assert outcome(board, (STR, CONFIG, 1), (STR, 0x1000_0060, 0)) == "fault"


def test_f0_flash() -> None:
    board, free = "disco_f051r8", FREE["disco_f051r8"]
    unlocked = ((STR, KEYR_F0, KEY1), (STR, KEYR_F0, KEY2), (STR, CR_F0, 1))
    with Programmed(board, (STRH, free, 0)) as one:
        assert one.outcome == "end"
        assert one.board.core.peek(SR_F0, 4) == 4  # PGERR
    assert outcome(board, *unlocked, (STRH, free, 0)) == "end"
    assert outcome(board, *unlocked, (STR, free, 0)) == "fault"
    assert outcome(board, *unlocked, (STRB, free, 0)) == "fault"
    assert outcome(board, (STR, KEYR_F0, 1)) == "fault"
    assert outcome(board, (STR, 0x1FFF_F7AC, 1)) == "fault"


def test_f4_flash() -> None:
    board, free = "disco_f407vg", FREE["disco_f407vg"]
    unlocked = ((STR, KEYR_F4, KEY1), (STR, KEYR_F4, KEY2), (STR, CR_F4, 1 | 2 << 8))
    for actions, flags in (
        (((STR, free, 0),), 0x80),
        ((*unlocked, (STR, free, 0)), 0),
        ((*unlocked, (STRB, free, 0)), 0x40),
    ):
        with Programmed(board, *actions) as one:
            assert one.outcome == "end"
            assert one.board.core.peek(SR_F4, 4) == flags
    assert outcome(board, (STR, KEYR_F4, 1)) == "fault"
    assert outcome(board, (STR, 0x1FFF_7A10, 1)) == "fault"


@pytest.mark.parametrize("board", BOARDS)
def test_registers_that_are_not_modelled_do_not_fault(board: str) -> None:
    unknown = 0x4000_5C00
    with Programmed(board, (STR, unknown, 1), (LDR, unknown, 0)) as one:
        assert one.outcome == "end"
        assert one.board.core.get(1) == 0
        assert one.reports == [
            f"register {unknown:#010x} is written, and is not modelled",
            f"register {unknown:#010x} is read, and is not modelled",
        ]


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("kind", ["undefined", "unaligned", "nowhere"])
def test_our_firmware_reports_its_faults(board: str, kind: str) -> None:
    with Wired(board) as wired:
        connected = wired.connect()
        with pytest.raises(BoardFault) as caught:
            connected.call("selftest.fault", kind=kind)
        assert caught.value.exception == 3
        assert caught.value.pc != 0
        if board in M4S:
            expected = {"undefined": 1 << 16, "unaligned": 1 << 24, "nowhere": 1 << 9 | 1 << 15}
            assert caught.value.status == expected[kind]
        # The board has started anew, and serves on.
        connected.link.hello(wired.clock() + 2)
        assert connected.call("keccak.sha3_256", message=b"").outputs["digest"] == bytes.fromhex(
            "a7ffc6f8bf1ed76651c14756a061d662f580ff4de43b49fa82d80a4b80f8434a"
        )
