"""UARTs: how deep they hold, how their overrun flags stick, what a wrong baud rate makes of bytes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from tests.virtual.bench import Bench
from thumbkat.virtual.chips.stm32f4 import UsartF4

# nRF
STARTRX, STOPRX, STARTTX = 0x4000_2000, 0x4000_2004, 0x4000_2008
RXDRDY, TXDRDY, ERROR, RXTO = 0x4000_2108, 0x4000_211C, 0x4000_2124, 0x4000_2144
INTENSET, INTENCLR, ERRORSRC, ENABLE = 0x4000_2304, 0x4000_2308, 0x4000_2480, 0x4000_2500
PSELTXD, PSELRXD, RXD, TXD, BAUDRATE = 0x4000_250C, 0x4000_2514, 0x4000_2518, 0x4000_251C, 0x4000_2524
BAUD_115200, BAUD_57600, BAUD_230400 = 0x01D7_E000, 0x00EB_F000, 0x03AF_B000
OVERRUN, FRAMING, BREAK = 1, 4, 8


def start_nrf(bench: Bench, baudrate: int = BAUD_115200) -> None:
    tx, rx = (24, 25) if bench.board.board.id == "bbcmicrobit" else (6, 40)
    for address, value in (
        (PSELTXD, tx), (PSELRXD, rx), (BAUDRATE, baudrate), (ENABLE, 4), (INTENSET, 1 << 2),
        (STARTTX, 1), (STARTRX, 1),
    ):  # fmt: skip
        bench.write(address, value)


@pytest.fixture(params=["bbcmicrobit", "bbcmicrobit_v2"])
def nrf(request: pytest.FixtureRequest) -> Iterator[Bench]:
    with Bench(request.param) as bench:
        start_nrf(bench)
        yield bench


def test_nrf_takes_six_bytes_and_reports_the_seventh(nrf: Bench) -> None:
    nrf.arrive(b"abcdef")
    assert (nrf.read(RXDRDY), nrf.read(ERROR), nrf.read(ERRORSRC)) == (1, 0, 0)
    nrf.arrive(b"g")
    assert (nrf.read(ERROR), nrf.read(ERRORSRC)) == (1, OVERRUN)
    got = b""
    while nrf.read(RXDRDY):
        nrf.write(RXDRDY, 0)
        got += bytes([nrf.read(RXD)])
    assert got == b"abcdef"
    # The flags stay until the program clears them, each by itself.
    nrf.arrive(b"h")
    assert (nrf.read(RXD), nrf.read(ERRORSRC)) == (ord("h"), OVERRUN)
    nrf.write(ERRORSRC, FRAMING)
    assert nrf.read(ERRORSRC) == OVERRUN
    nrf.write(ERRORSRC, OVERRUN)
    assert (nrf.read(ERRORSRC), nrf.read(ERROR)) == (0, 1)
    nrf.write(ERROR, 0)
    assert nrf.read(ERROR) == 0


def test_nrf_the_event_comes_again_with_the_next_byte_of_the_fifo(nrf: Bench) -> None:
    nrf.arrive(b"ab")
    assert nrf.pending(2)
    nrf.write(RXDRDY, 0)
    nrf.unpend(2)
    assert not nrf.pending(2)
    assert nrf.read(RXD) == ord("a")
    assert (nrf.read(RXDRDY), nrf.pending(2)) == (1, True)
    # Cleared after the byte was taken, the event of the next one is lost: that is how the part is.
    nrf.write(RXDRDY, 0)
    assert nrf.read(RXD) == ord("b")
    assert nrf.read(RXDRDY) == 0


def test_nrf_interrupt_is_a_level(nrf: Bench) -> None:
    nrf.arrive(b"a")
    nrf.unpend(2)
    assert nrf.pending(2)
    nrf.write(INTENCLR, 1 << 2)
    nrf.unpend(2)
    assert not nrf.pending(2)
    nrf.write(INTENSET, 1 << 2)
    assert nrf.pending(2)


def test_nrf_sends_a_byte_in_ten_bits(nrf: Bench) -> None:
    byte_time = round(10 * nrf.chip.hz * 2**32 / (BAUD_115200 * 16e6))
    nrf.write(TXD, 0x55)
    nrf.wait(byte_time - 1)
    assert nrf.read(TXDRDY) == 0
    nrf.wait(1)
    assert nrf.read(TXDRDY) == 1
    nrf.write(TXD, 0xAA)
    nrf.wait(byte_time)
    assert nrf.heard == [0x55, 0xAA]


def test_nrf_a_byte_that_comes_too_early_is_lost_and_reported(nrf: Bench) -> None:
    nrf.write(TXD, 1)
    nrf.write(TXD, 2)
    nrf.wait_seconds(1e-3)
    assert nrf.heard == [1]
    assert any("TXD is written before TXDRDY" in report for report in nrf.reports)


@pytest.mark.parametrize(("register", "value"), [(PSELTXD, 3), (ENABLE, 0)])
def test_nrf_nothing_leaves_by_another_pin_or_while_off(nrf: Bench, register: int, value: int) -> None:
    nrf.write(register, value)
    nrf.write(TXD, 1)
    nrf.wait_seconds(1e-3)
    assert nrf.heard == []


def test_nrf_receiver_off_hears_nothing(nrf: Bench) -> None:
    nrf.write(STOPRX, 1)
    assert nrf.read(RXTO) == 1
    nrf.arrive(b"a")
    assert nrf.read(RXDRDY) == 0
    nrf.write(STARTRX, 1)
    nrf.arrive(b"b")
    assert nrf.read(RXD) == ord("b")


def test_nrf_break_is_told_from_a_bad_stop_bit(nrf: Bench) -> None:
    nrf.arrive(b"\0", baud=60000)  # low for 9 of its bits: 17 of ours
    nrf.wait_seconds(1e-3)
    assert nrf.read(ERRORSRC) == FRAMING | BREAK


# STM32


@dataclass(frozen=True)
class Usart:
    """Where a generation has its registers, and how it is switched on."""

    board: str
    interrupt: int
    status: int
    receive: int
    send: int
    control: int
    divider: int
    on: int  # everything but RXNEIE
    brr: int


F0 = Usart("disco_f051r8", 27, 0x4001_381C, 0x4001_3824, 0x4001_3828, 0x4001_3800, 0x4001_380C, 0xD, 69)
F4 = Usart("disco_f407vg", 38, 0x4000_4400, 0x4000_4404, 0x4000_4404, 0x4000_440C, 0x4000_4408, 0x200C, 139)
ICR = 0x4001_3820
FE, ORE, RXNE, TC, TXE = 2, 8, 0x20, 0x40, 0x80
RXNEIE = 0x20


def start_stm32(bench: Bench, usart: Usart, brr: int | None = None) -> None:
    if usart is F0:
        bench.set(0x4002_1014, 1 << 17)
        bench.set(0x4002_1018, 1 << 14)
        bench.write(0x4800_0024, 0x110)
        bench.set(0x4800_0000, 0xA << 18)
    else:
        bench.set(0x4002_3830, 1)
        bench.set(0x4002_3840, 1 << 17)
        bench.write(0x4002_0020, 0x7700)
        bench.set(0x4002_0000, 0xA << 4)
    bench.write(usart.divider, usart.brr if brr is None else brr)
    bench.write(usart.control, usart.on | RXNEIE)


@pytest.fixture(params=[F0, F4], ids=["F0", "F4"])
def usart(request: pytest.FixtureRequest) -> Usart:
    chosen: Usart = request.param
    return chosen


@pytest.fixture
def stm32(usart: Usart) -> Iterator[Bench]:
    with Bench(usart.board) as bench:
        start_stm32(bench, usart)
        yield bench


def flags(bench: Bench, usart: Usart) -> int:
    return bench.read(usart.status) & (FE | ORE | RXNE | TC | TXE)


def test_stm32_one_byte_and_one_in_the_shift_register(stm32: Bench, usart: Usart) -> None:
    stm32.arrive(b"a")
    assert flags(stm32, usart) == TC | TXE | RXNE
    assert stm32.pending(usart.interrupt)
    # The next one is on its way: nothing is lost yet.
    stm32.board.far_end.send([(ord("b"), 115200)])
    stm32.wait(round(9 * stm32.chip.hz / 115200))
    assert flags(stm32, usart) == TC | TXE | RXNE
    assert stm32.read(usart.receive) == ord("a")
    stm32.wait(round(1 * stm32.chip.hz / 115200))
    assert flags(stm32, usart) == TC | TXE | RXNE
    assert stm32.read(usart.receive) == ord("b")
    assert flags(stm32, usart) == TC | TXE


def test_stm32_overrun_keeps_the_first_byte_and_loses_the_second(stm32: Bench, usart: Usart) -> None:
    stm32.arrive(b"ab")
    assert flags(stm32, usart) == TC | TXE | RXNE | ORE
    assert stm32.read(usart.receive) == ord("a")


def test_f0_overrun_goes_by_icr_alone() -> None:
    with Bench(F0.board) as bench:
        start_stm32(bench, F0)
        bench.arrive(b"ab")
        bench.read(F0.receive)
        bench.read(F0.status)
        bench.read(F0.receive)
        assert flags(bench, F0) & (ORE | RXNE) == ORE
        bench.unpend(F0.interrupt)
        assert bench.pending(F0.interrupt)  # and it holds the interrupt up
        bench.write(ICR, FE)
        assert flags(bench, F0) & ORE
        bench.write(ICR, ORE)
        bench.unpend(F0.interrupt)
        assert (flags(bench, F0) & ORE, bench.pending(F0.interrupt)) == (0, False)


def test_f4_overrun_goes_by_reading_sr_and_then_dr() -> None:
    with Bench(F4.board) as bench:
        start_stm32(bench, F4)
        bench.arrive(b"ab")
        assert bench.read(F4.receive) == ord("a")  # SR was not read before
        assert flags(bench, F4) & (ORE | RXNE) == ORE
        bench.unpend(F4.interrupt)
        assert bench.pending(F4.interrupt)
        bench.read(F4.receive)
        assert flags(bench, F4) & (ORE | RXNE) == 0


def test_f4_what_sr_has_not_shown_is_not_cleared() -> None:
    with Bench(F4.board) as bench:
        start_stm32(bench, F4)
        bench.arrive(b"a")
        bench.read(F4.status)
        bench.arrive(b"b")  # after the look at SR
        bench.read(F4.receive)
        assert flags(bench, F4) & ORE


def test_f4_polling_reaches_the_device_only_while_a_read_has_an_effect(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Firmware polls SR all the time: what the device need not know of must not cost its time."""
    with Bench(F4.board) as bench:
        start_stm32(bench, F4)
        asked: list[int] = []
        read = UsartF4.read

        def counting(self: UsartF4, offset: int) -> int:
            asked.append(offset)
            return read(self, offset)

        monkeypatch.setattr(UsartF4, "read", counting)
        bench.arrive(b"a")
        assert flags(bench, F4) == TC | TXE | RXNE
        assert bench.read(F4.status, 1) == TC | TXE | RXNE
        assert asked == []
        bench.arrive(b"b")
        assert flags(bench, F4) == TC | TXE | RXNE | ORE
        bench.read(F4.receive)
        assert flags(bench, F4) == TC | TXE
        assert asked == [0, 4]


def test_stm32_status_reads_zero_without_its_clock_and_comes_back_with_it(stm32: Bench, usart: Usart) -> None:
    gate = 0x4002_1018 if usart is F0 else 0x4002_3840
    clocks = stm32.read(gate)
    stm32.write(gate, 0)
    assert stm32.read(usart.status) == 0
    stm32.write(gate, clocks)
    assert flags(stm32, usart) == TC | TXE
    stm32.reset()
    assert stm32.read(usart.status) == 0


def test_f4_a_bad_stop_bit_goes_by_reading_sr_and_then_dr() -> None:
    with Bench(F4.board) as bench:
        start_stm32(bench, F4)
        bench.frame(bench.chip.now, 2.2 * F4.brr, 0)
        bench.wait_seconds(1e-3)
        bench.read(F4.receive)  # SR was not read before
        assert flags(bench, F4) & FE
        bench.read(F4.receive)
        assert not flags(bench, F4) & FE


def test_f0_overrun_can_be_switched_off() -> None:
    with Bench(F0.board) as bench:
        start_stm32(bench, F0)
        bench.write(F0.control, F0.on & ~1)
        bench.write(0x4001_3808, 1 << 12)
        bench.write(F0.control, F0.on)
        bench.arrive(b"ab")
        assert flags(bench, F0) & (ORE | RXNE) == RXNE
        assert bench.read(F0.receive) == ord("b")


def test_stm32_sends_with_one_byte_waiting(stm32: Bench, usart: Usart) -> None:
    byte_time = 10 * usart.brr
    stm32.write(usart.send, 1)
    assert flags(stm32, usart) == TXE  # it went on into the shift register at once
    stm32.write(usart.send, 2)
    assert flags(stm32, usart) == 0
    stm32.wait(byte_time - 1)
    assert flags(stm32, usart) == 0
    stm32.wait(1)
    assert flags(stm32, usart) == TXE
    stm32.wait(byte_time)
    assert flags(stm32, usart) == TXE | TC
    assert stm32.heard == [1, 2]


def test_stm32_needs_its_clock_and_its_pins(usart: Usart) -> None:
    with Bench(usart.board) as bench:
        bench.write(usart.divider, usart.brr)
        assert bench.read(usart.divider) == 0
        assert any("while its clock is off" in report for report in bench.reports)
        assert bench.read(usart.status) == 0
        start_stm32(bench, usart)
        gpio = 0x4800_0000 if usart is F0 else 0x4002_0000
        bench.write(gpio, bench.read(gpio) & ~(0x3 << (18 if usart is F0 else 4)))
        bench.write(usart.send, 1)
        bench.wait_seconds(1e-3)
        assert bench.heard == []


# The line


BOARDS = ["bbcmicrobit", "bbcmicrobit_v2", "disco_f051r8", "disco_f407vg"]


def start_any(bench: Bench, rate: float = 1.0) -> None:
    """At 115,200 baud times `rate`."""
    board = bench.board.board.id
    if board.startswith("bbc"):
        start_nrf(bench, round(BAUD_115200 * rate))
    else:
        usart = F0 if board == F0.board else F4
        start_stm32(bench, usart, round(usart.brr / rate))


def receive(bench: Bench, byte: int, baud: int) -> int | None:
    bench.arrive(bytes([byte]), baud)
    bench.wait_seconds(2e-4)
    if bench.board.board.id.startswith("bbc"):
        if not bench.read(RXDRDY):
            return None
        bench.write(RXDRDY, 0)
        return bench.read(RXD)
    usart = F0 if bench.board.board.id == F0.board else F4
    return bench.read(usart.receive) if flags(bench, usart) & RXNE else None


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("baud", [112000, 115200, 119000])
def test_a_few_percent_do_no_harm(board: str, baud: int) -> None:
    with Bench(board) as bench:
        start_any(bench)
        for byte in (0x00, 0x55, 0xAA, 0xFF, 0x01, 0x80, 0x7E):
            assert receive(bench, byte, baud) == byte


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("baud", [9600, 57600, 100000, 135000, 230400])
def test_another_baud_rate_garbles(board: str, baud: int) -> None:
    with Bench(board) as bench:
        start_any(bench)
        came = [receive(bench, byte, baud) for byte in b"\x01thumbkat"]
        assert came != list(b"\x01thumbkat")


@pytest.mark.parametrize("board", BOARDS)
def test_garbage_is_what_a_receiver_samples(board: str) -> None:
    """0x7E at half the speed, by hand. Start, data from bit 0 on and stop, each as long as two of our bits:
    00 00 11 11 11 11 11 11 00 11. So what we see is a start bit, 0 0 0 1 1 1 1 1, and a good stop bit."""
    with Bench(board) as bench:
        start_any(bench)
        assert receive(bench, 0x7E, 57600) == 0b1111_1000


@pytest.mark.parametrize("board", BOARDS)
def test_what_is_sent_garbles_too(board: str) -> None:
    with Bench(board) as bench:
        start_any(bench, 0.5)
        if board.startswith("bbc"):
            bench.write(TXD, 0x7E)
        else:
            bench.write((F0 if board == F0.board else F4).send, 0x7E)
        bench.wait_seconds(1e-3)
        assert bench.heard[0] == 0b1111_1000


@pytest.mark.parametrize("board", BOARDS)
def test_bytes_back_to_back_take_ten_bits_each(board: str) -> None:
    with Bench(board) as bench:
        start_any(bench)
        start = bench.core.cycles
        bench.board.far_end.send([(byte, 115200) for byte in b"ab"])
        came: list[int] = []
        usart = F0 if board == F0.board else F4
        while len(came) < 2:
            bench.wait(1)
            assert bench.core.cycles - start < bench.chip.hz // 1000
            if board.startswith("bbc"):
                ready = bench.read(RXDRDY)
                if ready:
                    bench.write(RXDRDY, 0)
                    bench.read(RXD)
            else:
                ready = flags(bench, usart) & RXNE
                if ready:
                    bench.read(usart.receive)
            if ready:
                came.append(bench.core.cycles - start)
        bit = bench.chip.hz / 115200
        assert came[0] == pytest.approx(9.5 * bit, abs=bit / 10)
        assert came[1] - came[0] == pytest.approx(10 * bit, abs=2)


@pytest.mark.parametrize("board", BOARDS)
def test_a_receiver_switched_on_in_the_middle_of_a_byte_gets_garbage_or_nothing(board: str) -> None:
    with Bench(board) as bench:
        bench.board.far_end.send([(0x00, 115200), (0xA5, 115200)])
        bench.wait(round(5 * bench.chip.hz / 115200))
        start_any(bench)
        bench.wait_seconds(1e-3)
        # The byte under way is low throughout: no edge. The whole one after it is heard.
        if board.startswith("bbc"):
            assert bench.read(RXD) == 0xA5
        else:
            assert bench.read((F0 if board == F0.board else F4).receive) == 0xA5
