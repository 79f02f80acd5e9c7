"""The debug port and the access ports, register by register."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest

from tests.virtual.probed_board import HALT, LOCKUP, NOWHERE, RAM, RETIRED, SLEEP, WAS_RESET, FakeBoard
from thumbkat.virtual.board import State
from thumbkat.virtual.bus import DHCSR, Bus
from thumbkat.virtual.core import BusFault, Model
from thumbkat.virtual.probe import Probe, TransferFault

# Of the debug port.
ABORT, CTRL_STAT, SELECT, RDBUFF = 0x0, 0x4, 0x8, 0xC
# Of the access port.
CSW, TAR, DRW = 0x00, 0x04, 0x0C

BYTES, HALFWORDS, WORDS, COUNTING = 0, 1, 2, 0x10


@pytest.fixture
def board() -> FakeBoard:
    return FakeBoard()


@pytest.fixture
def bus(board: FakeBoard) -> Bus:
    return Bus(board)


@pytest.fixture
def probe(bus: Bus) -> Probe:
    return Probe(bus)


def point(probe: Probe, address: int, mode: int = WORDS) -> None:
    probe.write_ap(CSW, mode)
    probe.write_ap(TAR, address)


@pytest.mark.parametrize(
    ("model", "debug_port", "access_port"),
    [(Model.M0, 0x0BB11477, 0x04770021), (Model.M4F, 0x2BA01477, 0x24770011)],
)
def test_each_core_has_its_own_identification(model: Model, debug_port: int, access_port: int) -> None:
    probe = Probe(Bus(FakeBoard(model)))
    assert probe.read_dp(0) == debug_port
    probe.write_dp(SELECT, 0xF0)
    assert probe.read_ap(0xC) == access_port
    assert probe.read_ap(0x8) == 0xE00FF003


def test_power_is_there_when_it_is_asked_for(probe: Probe) -> None:
    assert probe.read_dp(CTRL_STAT) == 0
    probe.write_dp(CTRL_STAT, 0x50000F00)
    assert probe.read_dp(CTRL_STAT) == 0xF0000F00
    probe.write_dp(SELECT, 1)
    assert probe.read_dp(CTRL_STAT) == 0, "another bank"


def test_a_word_goes_there_and_comes_back(board: FakeBoard, probe: Probe) -> None:
    point(probe, RAM + 8)
    probe.write_ap(DRW, 0x12345678)
    assert board.bare.ram[8:12] == bytes.fromhex("78563412")
    assert probe.read_ap(DRW) == 0x12345678
    assert probe.read_dp(RDBUFF) == 0x12345678


def test_a_wire_carries_32_bits(board: FakeBoard, probe: Probe) -> None:
    """pyOCD writes values that have more, and negative ones."""
    point(probe, RAM)
    probe.write_ap(DRW, 0x1_FFFF_FFFE)
    assert probe.read_ap(DRW) == 0xFFFFFFFE
    probe.write_ap(DRW, -2)
    assert probe.read_ap(DRW) == 0xFFFFFFFE
    probe.write_ap(CSW, WORDS | COUNTING)
    probe.write_ap_multiple(DRW, [-1, 0x1_0000_0003])
    assert board.bare.ram[:8] == bytes.fromhex("ffffffff03000000")
    probe.write_ap(TAR, RAM | 1 << 32)
    assert probe.read_ap(TAR) == RAM


@pytest.mark.parametrize("offset", range(4))
def test_a_byte_lies_in_its_lane(board: FakeBoard, probe: Probe, offset: int) -> None:
    board.bare.ram[:4] = bytes.fromhex("11223344")
    point(probe, RAM + offset, BYTES)
    assert probe.read_ap(DRW) == (0x44332211 & 0xFF << 8 * offset)
    probe.write_ap(DRW, 0xA5A5A5A5)
    expected = bytearray.fromhex("11223344")
    expected[offset] = 0xA5
    assert board.bare.ram[:4] == expected


def test_a_halfword_lies_in_its_lane(board: FakeBoard, probe: Probe) -> None:
    board.bare.ram[:4] = bytes.fromhex("11223344")
    point(probe, RAM + 2, HALFWORDS)
    assert probe.read_ap(DRW) == 0x44330000
    probe.write_ap(DRW, 0x56780000)
    assert board.bare.ram[:4] == bytes.fromhex("11227856")


def test_the_address_counts_up_by_the_size(board: FakeBoard, probe: Probe) -> None:
    board.bare.ram[:4] = bytes.fromhex("11223344")
    point(probe, RAM, BYTES | COUNTING)
    assert [probe.read_ap(DRW) for _ in range(4)] == [0x11, 0x2200, 0x330000, 0x44000000]
    assert probe.read_ap(TAR) == RAM + 4


@pytest.mark.parametrize(("model", "block"), [(Model.M0, 0x400), (Model.M4F, 0x1000)])
def test_the_address_comes_round_at_the_end_of_a_block(model: Model, block: int) -> None:
    board = FakeBoard(model)
    probe = Probe(Bus(board))
    point(probe, RAM + block - 4, WORDS | COUNTING)
    probe.write_ap_multiple(DRW, [1, 2])
    assert board.bare.read(RAM + block - 4, 4) == b"\1\0\0\0"
    assert board.bare.read(RAM, 4) == b"\2\0\0\0"
    # Up to the end it is one access, and comes round all the same.
    point(probe, RAM + block - 4, WORDS | COUNTING)
    assert probe.read_ap_multiple(DRW, 1) == [1]
    assert probe.read_ap(TAR) == RAM


def test_without_counting_the_same_word_is_read_again(board: FakeBoard, probe: Probe) -> None:
    board.bare.ram[:8] = bytes.fromhex("0100000002000000")
    point(probe, RAM, WORDS)
    assert probe.read_ap_multiple(DRW, 2) == [1, 1]
    point(probe, RAM, WORDS | COUNTING)
    assert probe.read_ap_multiple(DRW, 2) == [1, 2]
    assert probe.read_ap_multiple(DRW, 0) == []


def test_four_words_without_moving_the_address(board: FakeBoard, probe: Probe) -> None:
    point(probe, RAM + 4)
    probe.write_dp(SELECT, 0x10)
    probe.write_ap(0x8, 0xCAFE)
    assert board.bare.ram[8:12] == bytes.fromhex("feca0000")
    assert probe.read_ap(0x8) == 0xCAFE
    probe.write_dp(SELECT, 0)
    assert probe.read_ap(TAR) == RAM + 4


def test_a_size_that_is_not_there_is_not_taken(probe: Probe) -> None:
    probe.write_ap(CSW, 0x0F000007 | COUNTING)
    assert probe.read_ap(CSW) == 0x0F000052


@pytest.mark.parametrize(
    "access",
    [
        lambda probe: probe.read_ap(DRW),
        lambda probe: probe.write_ap(DRW, 0),
        lambda probe: probe.read_ap_multiple(DRW, 4),
        lambda probe: probe.write_ap_multiple(DRW, [1, 2, 3, 4]),
    ],
    ids=["read", "write", "read many", "write many"],
)
def test_a_fault_sticks_until_it_is_cleared(probe: Probe, access: Callable[[Probe], object]) -> None:
    point(probe, NOWHERE, WORDS | COUNTING)
    with pytest.raises(TransferFault, match="0x60000000"):
        access(probe)
    assert probe.read_dp(CTRL_STAT) & 0x20
    with pytest.raises(TransferFault, match="earlier"):
        probe.write_ap(TAR, RAM)
    probe.write_dp(ABORT, 0x1E)
    assert not probe.read_dp(CTRL_STAT) & 0x20
    point(probe, RAM)
    assert probe.read_ap(DRW) == 0


def test_access_ports_of_the_board(board: FakeBoard, probe: Probe) -> None:
    class Port:
        def read(self, register: int) -> int:
            assert board.depth, "the core must not run meanwhile"
            return 0x100 + register

        def write(self, register: int, value: int) -> None:
            assert board.depth
            board.log.append(f"{register:#x}={value}")

    board.access_ports[1] = Port()
    probe.write_dp(SELECT, 1 << 24 | 0xF0)
    assert probe.read_ap(0xC) == 0x1FC
    probe.write_dp(SELECT, 1 << 24)
    probe.write_ap(0x4, 1)
    assert board.log == ["0x4=1"]
    probe.write_dp(SELECT, 2 << 24 | 0xF0)
    assert probe.read_ap(0xC) == 0, "nothing there"


def test_memory_has_a_shorter_way(board: FakeBoard, bus: Bus) -> None:
    bus.write(RAM + 2, 2, 0xCAFE)
    bus.write(RAM + 1, 1, 0x12)
    assert bus.read(RAM, 4) == 0xCAFE1200
    assert bus.read(RAM + 3, 1) == 0xCA
    bus.write_block(RAM + 8, b"12345")
    assert bus.read_block(RAM + 7, 7) == b"\x0012345\0"
    for access in (lambda: bus.read(NOWHERE, 4), lambda: bus.write(NOWHERE, 1, 0)):
        with pytest.raises(BusFault):
            access()
    with pytest.raises(ValueError, match="0x20000002 is not aligned to 4 bytes"):
        bus.read(RAM + 2, 4)
    with pytest.raises(ValueError, match="not aligned"):
        bus.write(RAM + 1, 2, 0)


def test_reset_is_held_and_the_core_is_reset_again_as_it_ends(board: FakeBoard, bus: Bus) -> None:
    bus.assert_reset(True)
    assert bus.in_reset
    assert board.depth
    bus.write(RAM, 4, 5)
    assert bus.read(DHCSR, 4) & WAS_RESET
    assert bus.read(DHCSR, 4) & WAS_RESET, "as long as it is held"
    bus.assert_reset(True)
    assert board.log.count("reset") == 1
    bus.assert_reset(False)
    assert not bus.in_reset
    assert not board.depth
    assert board.log.count("reset") == 2
    bus.assert_reset(False)
    assert board.log.count("reset") == 2


def questions(board: FakeBoard) -> int:
    return board.log.count("dhcsr?")


def test_who_waits_for_a_halt_waits_in_the_probe(board: FakeBoard, bus: Bus) -> None:
    board.bare.dhcsr = 1 | RETIRED
    started = time.monotonic()
    value = bus.read(DHCSR, 4)
    assert 0.0015 < time.monotonic() - started < 0.5
    assert value == 1 | RETIRED
    assert questions(board) == 1, "each would stop the core"


def test_a_halt_ends_the_wait(board: FakeBoard, bus: Bus, monkeypatch: pytest.MonkeyPatch) -> None:
    def sleep(seconds: float) -> None:
        board.bare.dhcsr = 1 | HALT
        board.state = State.HALTED

    board.bare.dhcsr = 1 | RETIRED
    monkeypatch.setattr("thumbkat.virtual.bus.time.sleep", sleep)
    value = bus.read(DHCSR, 4)
    assert value == 1 | HALT | RETIRED, "a flag that reading clears must not get lost on the way"
    assert questions(board) == 2


@pytest.mark.parametrize("dhcsr", [0, 1 | HALT, 1 | SLEEP, 1 | LOCKUP, 1 | WAS_RESET])
def test_there_is_no_wait_for_what_will_not_come(board: FakeBoard, bus: Bus, dhcsr: int) -> None:
    board.bare.dhcsr = dhcsr
    assert bus.read(DHCSR, 4) == dhcsr
    assert questions(board) == 1


def test_a_client_that_says_goodbye_leaves_the_core_as_it_is(board: FakeBoard, bus: Bus) -> None:
    board.bare.dhcsr = 1 | HALT
    bus.let_go(said_goodbye=True)
    assert board.log == []


def test_a_client_that_dies_leaves_no_halted_core(board: FakeBoard, bus: Bus) -> None:
    board.bare.dhcsr = 1 | HALT
    bus.let_go(said_goodbye=False)
    assert board.log == ["dhcsr?", "dhcsr=a05f0000", "fp_ctrl=00000002", "reset"]


def test_a_client_that_dies_does_not_reset_a_running_core(board: FakeBoard, bus: Bus) -> None:
    board.bare.dhcsr = 1
    bus.let_go(said_goodbye=False)
    assert board.log == ["dhcsr?", "dhcsr=a05f0000", "fp_ctrl=00000002"]


def test_a_client_that_dies_lets_go_of_reset(board: FakeBoard, bus: Bus) -> None:
    bus.assert_reset(True)
    bus.let_go(said_goodbye=False)
    assert not bus.in_reset
    assert not board.depth


def test_the_next_client_finds_the_ports_as_after_power_on(probe: Probe) -> None:
    probe.write_dp(CTRL_STAT, 0x50000000)
    point(probe, NOWHERE, BYTES)
    with pytest.raises(TransferFault):
        probe.read_ap(DRW)
    probe.forget()
    assert probe.read_dp(CTRL_STAT) == 0
    assert probe.read_ap(CSW) & 7 == WORDS
