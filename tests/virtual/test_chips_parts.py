"""Everything in a chip besides flash and UART: random numbers, timers, clocks, pins, identity."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.virtual.bench import Bench
from thumbkat.virtual.core import BusFault

BOARDS = ["bbcmicrobit", "bbcmicrobit_v2", "disco_f051r8", "disco_f407vg"]
NRFS = BOARDS[:2]

RNG_START, RNG_STOP, RNG_VALRDY, RNG_SHORTS, RNG_INTENSET, RNG_CONFIG, RNG_VALUE = (
    0x4000_D000, 0x4000_D004, 0x4000_D100, 0x4000_D200, 0x4000_D304, 0x4000_D504, 0x4000_D508,
)  # fmt: skip


@pytest.fixture(params=NRFS)
def nrf(request: pytest.FixtureRequest) -> Iterator[Bench]:
    with Bench(request.param) as bench:
        yield bench


@pytest.fixture
def f4() -> Iterator[Bench]:
    with Bench("disco_f407vg") as bench:
        yield bench


@pytest.fixture
def f0() -> Iterator[Bench]:
    with Bench("disco_f051r8") as bench:
        yield bench


# Random numbers


def nrf_bytes(bench: Bench, count: int, pause: float = 0.0) -> bytes:
    values = bytearray()
    bench.write(RNG_START, 1)
    for _ in range(count):
        bench.wait_seconds(pause)
        bench.write(RNG_VALRDY, 0)
        while not bench.read(RNG_VALRDY):
            bench.wait_seconds(1e-5)
        values.append(bench.read(RNG_VALUE))
    return bytes(values)


@pytest.mark.parametrize("board", NRFS)
def test_nrf_seeded_numbers_repeat_whatever_the_pauses(board: str) -> None:
    def run(seed: int | None, pause: float = 0.0) -> bytes:
        with Bench(board, seed=seed) as bench:
            return nrf_bytes(bench, 24, pause)

    assert run(5) == run(5) == run(5, pause=0.001)
    assert len({run(5), run(6), run(None), run(None)}) == 4


def test_nrf_a_byte_takes_its_time(nrf: Bench) -> None:
    raw, corrected = (167e-6, 677e-6) if nrf.chip.hz == 16_000_000 else (30e-6, 120e-6)
    for config, seconds in ((0, raw), (1, corrected)):
        nrf.write(RNG_CONFIG, config)
        nrf.write(RNG_VALRDY, 0)
        nrf.write(RNG_START, 1)
        for _ in range(3):
            nrf.wait(round(seconds * nrf.chip.hz) - 1)
            assert nrf.read(RNG_VALRDY) == 0
            nrf.wait(1)
            assert nrf.read(RNG_VALRDY) == 1
            nrf.write(RNG_VALRDY, 0)


def test_nrf_value_stays_until_the_next(nrf: Bench) -> None:
    nrf_bytes(nrf, 3)
    value = nrf.read(RNG_VALUE)
    assert [nrf.read(RNG_VALUE) for _ in range(5)] == [value] * 5
    nrf.write(RNG_STOP, 1)
    nrf.write(RNG_VALRDY, 0)
    nrf.wait_seconds(0.01)
    assert nrf.read(RNG_VALRDY) == 0


def test_nrf_interrupt_and_short(nrf: Bench) -> None:
    nrf.write(RNG_SHORTS, 1)
    nrf.write(RNG_INTENSET, 1)
    nrf.write(RNG_START, 1)
    nrf.wait_seconds(0.001)
    assert nrf.pending(13)
    nrf.write(RNG_VALRDY, 0)
    nrf.wait_seconds(0.01)
    assert nrf.read(RNG_VALRDY) == 0  # it stopped by itself


def test_nrf_an_unread_generator_makes_no_work(nrf: Bench) -> None:
    """Else a sleeping board with a running generator would never come to rest."""
    nrf.write(RNG_START, 1)
    nrf.wait_seconds(0.01)
    assert nrf.read(RNG_VALRDY) == 1
    assert nrf.chip.next_event() is None


F4_RCC_CR, F4_PLLCFGR, F4_AHB2ENR = 0x4002_3800, 0x4002_3804, 0x4002_3834
F4_RNG_CR, F4_RNG_SR, F4_RNG_DR = 0x5006_0800, 0x5006_0804, 0x5006_0808


def start_pll(bench: Bench) -> None:
    bench.write(F4_PLLCFGR, 16 | 192 << 6 | 4 << 24)
    bench.set(F4_RCC_CR, 1 << 24)


def test_f4_numbers_need_the_48_mhz_clock(f4: Bench) -> None:
    f4.write(F4_RNG_CR, 4)
    assert any("RNG is written while its clock is off" in report for report in f4.reports)
    f4.set(F4_AHB2ENR, 1 << 6)
    f4.write(F4_RNG_CR, 4)
    f4.wait_seconds(0.001)
    assert f4.read(F4_RNG_SR) == 1 << 1 | 1 << 5  # CECS, CEIS
    start_pll(f4)
    f4.wait_seconds(0.001)
    assert f4.read(F4_RNG_SR) & 1 << 1 == 0
    f4.write(F4_RNG_SR, 0)
    f4.wait_seconds(0.001)
    assert f4.read(F4_RNG_SR) == 1


def test_f4_a_number_takes_40_cycles_of_48_mhz(f4: Bench) -> None:
    f4.set(F4_AHB2ENR, 1 << 6)
    start_pll(f4)
    f4.wait_seconds(0.001)
    f4.write(F4_RNG_CR, 4)
    f4.wait(13)
    assert f4.read(F4_RNG_SR) == 0
    assert f4.read(F4_RNG_DR) == 0
    f4.wait(1)
    assert f4.read(F4_RNG_SR) == 1
    numbers = set()
    for _ in range(20):
        numbers.add(f4.read(F4_RNG_DR))
        assert f4.read(F4_RNG_SR) == 0
        f4.wait(14)
    assert len(numbers) == 20
    f4.set(F4_RNG_CR, 8)
    assert f4.pending(80)


def test_f4_seeded_numbers_repeat() -> None:
    def run(seed: int | None) -> list[int]:
        with Bench("disco_f407vg", seed=seed) as bench:
            bench.set(F4_AHB2ENR, 1 << 6)
            start_pll(bench)
            bench.wait_seconds(0.001)
            bench.write(F4_RNG_CR, 4)
            values = []
            for _ in range(8):
                bench.wait_seconds(1e-5)
                values.append(bench.read(F4_RNG_DR))
            return values

    assert run(1) == run(1) != run(2)
    assert run(None) != run(None)


# Timers

TIMER0 = 0x4000_8000
T_START, T_STOP, T_CLEAR, T_CAPTURE, T_COMPARE = 0x000, 0x004, 0x00C, 0x040, 0x140
T_SHORTS, T_INTENSET, T_BITMODE, T_PRESCALER, T_CC = 0x200, 0x304, 0x508, 0x510, 0x540


def captured(bench: Bench, channel: int = 0) -> int:
    bench.write(TIMER0 + T_CAPTURE + 4 * channel, 1)
    return bench.read(TIMER0 + T_CC + 4 * channel)


@pytest.mark.parametrize("prescaler", [0, 1, 4, 9])
def test_nrf_timer_counts_16_mhz(nrf: Bench, prescaler: int) -> None:
    nrf.write(TIMER0 + T_BITMODE, 3)
    nrf.write(TIMER0 + T_PRESCALER, prescaler)
    nrf.write(TIMER0 + T_START, 1)
    assert captured(nrf) == 0
    divider = 2**prescaler * nrf.chip.hz // 16_000_000
    nrf.wait(1000 * divider + divider - 1)
    assert captured(nrf) == 1000
    nrf.wait(1)
    assert captured(nrf, 1) == 1001
    assert nrf.read(TIMER0 + T_CC) == 1000
    nrf.write(TIMER0 + T_STOP, 1)
    nrf.wait(50 * divider)
    assert captured(nrf) == 1001
    nrf.write(TIMER0 + T_CLEAR, 1)
    assert captured(nrf) == 0


@pytest.mark.parametrize(("mode", "bits"), [(0, 16), (1, 8), (2, 24)])
def test_nrf_timer_wraps(nrf: Bench, mode: int, bits: int) -> None:
    nrf.write(TIMER0 + T_BITMODE, mode)
    nrf.write(TIMER0 + T_PRESCALER, 0)
    nrf.write(TIMER0 + T_START, 1)
    divider = nrf.chip.hz // 16_000_000
    nrf.wait(((1 << bits) - 1) * divider)
    assert captured(nrf) == (1 << bits) - 1
    nrf.wait(divider)
    assert captured(nrf) == 0


def test_nrf_timer_compares(nrf: Bench) -> None:
    divider = nrf.chip.hz // 16_000_000
    for register, value in (
        (T_BITMODE, 3),
        (T_PRESCALER, 0),
        (T_CC, 100),
        (T_INTENSET, 1 << 16),
        (T_START, 1),
    ):
        nrf.write(TIMER0 + register, value)
    nrf.wait(100 * divider - 1)
    assert (nrf.read(TIMER0 + T_COMPARE), nrf.pending(8)) == (0, False)
    nrf.wait(1)
    assert (nrf.read(TIMER0 + T_COMPARE), nrf.pending(8)) == (1, True)
    nrf.write(TIMER0 + T_COMPARE, 0)
    nrf.unpend(8)
    assert not nrf.pending(8)


def test_nrf_timer_event_without_interrupt(nrf: Bench) -> None:
    divider = nrf.chip.hz // 16_000_000
    for register, value in ((T_BITMODE, 3), (T_PRESCALER, 0), (T_CC + 8, 7), (T_START, 1)):
        nrf.write(TIMER0 + register, value)
    assert nrf.chip.next_event() is None
    nrf.wait(7 * divider - 1)
    assert nrf.read(TIMER0 + T_COMPARE + 8) == 0
    nrf.wait(1)
    assert nrf.read(TIMER0 + T_COMPARE + 8) == 1


def test_nrf_timer_short_makes_it_periodic(nrf: Bench) -> None:
    divider = nrf.chip.hz // 16_000_000
    for register, value in ((T_BITMODE, 3), (T_PRESCALER, 0), (T_CC, 10), (T_SHORTS, 1), (T_START, 1)):
        nrf.write(TIMER0 + register, value)
    seen = 0
    for _ in range(10 * 7 * divider):
        nrf.wait(1)
        if nrf.read(TIMER0 + T_COMPARE):
            seen += 1
            nrf.write(TIMER0 + T_COMPARE, 0)
    assert seen == 7
    nrf.write(TIMER0 + T_SHORTS, 0x100)
    nrf.wait(50 * divider)
    assert captured(nrf, 1) == 10  # stopped there


TIM2 = 0x4000_0000
CR1, DIER, SR, EGR, CNT, PSC, ARR, CCR1 = 0x00, 0x0C, 0x10, 0x14, 0x24, 0x28, 0x2C, 0x34


@pytest.fixture(
    params=[("disco_f051r8", 0x4002_101C, 15), ("disco_f407vg", 0x4002_3840, 28)], ids=["F0", "F4"]
)
def tim2(request: pytest.FixtureRequest) -> Iterator[tuple[Bench, int]]:
    board, enable, interrupt = request.param
    with Bench(board) as bench:
        bench.set(enable, 1)
        yield bench, interrupt


def test_tim2_counts_cycles_in_32_bits(tim2: tuple[Bench, int]) -> None:
    bench, _ = tim2
    assert bench.read(TIM2 + ARR) == 0xFFFF_FFFF
    bench.write(TIM2 + CR1, 1)
    assert bench.read(TIM2 + CNT) == 0
    bench.wait(123_456)
    assert bench.read(TIM2 + CNT) == 123_456
    bench.write(TIM2 + CNT, 0xFFFF_FFF0)
    bench.wait(0x20)
    assert bench.read(TIM2 + CNT) == 0x10
    assert bench.read(TIM2 + SR) & 1
    bench.write(TIM2 + CR1, 0)
    bench.wait(5)
    assert bench.read(TIM2 + CNT) == 0x10


def test_tim2_prescaler_counts_from_the_next_update_on(tim2: tuple[Bench, int]) -> None:
    bench, _ = tim2
    bench.write(TIM2 + PSC, 9)
    bench.write(TIM2 + CR1, 1)
    bench.wait(100)
    assert bench.read(TIM2 + CNT) == 100
    bench.write(TIM2 + EGR, 1)
    bench.wait(100)
    assert bench.read(TIM2 + CNT) == 10


def test_tim2_update_and_compare_interrupts(tim2: tuple[Bench, int]) -> None:
    bench, interrupt = tim2
    for register, value in ((ARR, 99), (CCR1, 40), (DIER, 3), (CR1, 1)):
        bench.write(TIM2 + register, value)
    bench.wait(39)
    assert not bench.pending(interrupt)
    bench.wait(1)
    assert bench.pending(interrupt)
    assert bench.read(TIM2 + SR) & 3 == 2
    bench.write(TIM2 + SR, 0)
    bench.unpend(interrupt)
    assert not bench.pending(interrupt)
    bench.wait(60)
    assert bench.pending(interrupt)
    assert (bench.read(TIM2 + SR) & 3, bench.read(TIM2 + CNT)) == (1, 0)


# Clocks


def test_nrf_crystal_takes_its_time(nrf: Bench) -> None:
    seconds = 800e-6 if nrf.chip.hz == 16_000_000 else 360e-6
    assert nrf.read(0x4000_040C) == 1 << 16
    nrf.write(0x4000_0000, 1)
    assert nrf.read(0x4000_0408) == 1
    nrf.wait(round(seconds * nrf.chip.hz) - 1)
    assert nrf.read(0x4000_0100) == 0
    nrf.wait(1)
    assert nrf.read(0x4000_0100) == 1
    assert nrf.read(0x4000_040C) == 1 << 16 | 1
    nrf.write(0x4000_0004, 1)
    assert nrf.read(0x4000_040C) == 1 << 16


def test_nrf_reset_reasons_collect(nrf: Bench) -> None:
    assert nrf.read(0x4000_0400) == 0
    nrf.reset()
    assert nrf.read(0x4000_0400) == 1
    nrf.write(0x4000_0400, 1)
    assert nrf.read(0x4000_0400) == 0


def test_f4_pll_is_ready_after_its_time(f4: Bench) -> None:
    start_pll(f4)
    f4.wait(round(200e-6 * 16e6) - 1)
    assert f4.read(F4_RCC_CR) >> 25 & 1 == 0
    f4.wait(1)
    assert f4.read(F4_RCC_CR) >> 25 & 1 == 1
    f4.write(F4_PLLCFGR, 0x1010)  # not while it runs
    assert f4.read(F4_PLLCFGR) & 0xF43_7FFF == 16 | 192 << 6 | 4 << 24
    assert any("PLLCFGR" in report for report in f4.reports)


def test_f4_core_on_another_clock(f4: Bench) -> None:
    """168 MHz from the crystal, as most firmware for this board has it."""
    f4.set(F4_RCC_CR, 1 << 16)
    f4.wait_seconds(0.003)
    assert f4.read(F4_RCC_CR) >> 17 & 1
    f4.write(F4_PLLCFGR, 8 | 336 << 6 | 1 << 22 | 7 << 24)
    f4.set(F4_RCC_CR, 1 << 24)
    f4.write(0x4002_3808, 5 << 10 | 4 << 13 | 2)
    assert f4.read(0x4002_3808) >> 2 & 3 == 0  # not ready yet
    f4.wait_seconds(0.001)
    assert f4.read(0x4002_3808) >> 2 & 3 == 2
    assert f4.chip.hz == 168_000_000


def test_f0_core_on_another_clock(f0: Bench) -> None:
    f0.write(0x4002_1004, 10 << 18 | 2)
    f0.set(0x4002_1000, 1 << 24)
    f0.wait_seconds(0.001)
    assert f0.read(0x4002_1004) >> 2 & 3 == 2
    assert f0.chip.hz == 48_000_000


@pytest.mark.parametrize(("board", "csr"), [("disco_f051r8", 0x4002_1024), ("disco_f407vg", 0x4002_3874)])
def test_stm32_reset_flags(board: str, csr: int) -> None:
    with Bench(board) as bench:
        assert bench.read(csr) >> 26 & 3 == 3  # pin and power
        bench.write(csr, 1 << 24)
        assert bench.read(csr) == 0
        bench.reset()
        assert bench.read(csr) == 1 << 26


# Pins


def test_nrf_pins(nrf: Bench) -> None:
    p0 = 0x5000_0000
    nrf.write(p0 + 0x508, 0x30)
    nrf.write(p0 + 0x50C, 0x10)
    assert nrf.read(p0 + 0x504) == 0x20
    nrf.write(p0 + 0x518, 0x20)
    assert nrf.read(p0 + 0x700 + 4 * 5) & 1
    nrf.write(p0 + 0x700 + 4 * 7, 0xC)
    assert nrf.read(p0 + 0x510) == 0x20 | 1 << 7


def test_nrf52_has_a_second_port() -> None:
    with Bench("bbcmicrobit_v2") as bench:
        bench.write(0x5000_0300 + 0x508, 0x100)
        assert bench.read(0x5000_0300 + 0x504) == 0x100
        assert bench.read(0x5000_0504) == 0
        bench.write(0x5000_0300 + 0x508, 1 << 10)  # it has ten pins
        assert bench.read(0x5000_0300 + 0x504) == 0x100


@pytest.mark.parametrize(("board", "gpio", "enable"), [
    ("disco_f051r8", 0x4800_0000, (0x4002_1014, 1 << 17)), ("disco_f407vg", 0x4002_0000, (0x4002_3830, 1)),
])  # fmt: skip
def test_stm32_pins(board: str, gpio: int, enable: tuple[int, int]) -> None:
    with Bench(board) as bench:
        bench.set(*enable)
        bench.write(gpio + 0x18, 1 << 3 | 1 << 4)
        bench.write(gpio + 0x18, 1 << 20)
        assert bench.read(gpio + 0x14) == 1 << 3
        bench.write(gpio + 0x14, 0x1234, 2)
        assert bench.read(gpio + 0x14) == 0x1234
        bench.write(gpio, bench.read(gpio) & ~0x3F0 | 0x100)  # pin 4 drives
        bench.write(gpio + 0x0C, 1 << 10)  # pin 5 is pulled up
        assert bench.read(gpio + 0x10) & 0x30 == 0x30


# What a chip says of itself


def test_identities() -> None:
    with Bench("bbcmicrobit") as bench:
        assert (bench.read(0x1000_0010), bench.read(0x1000_0014)) == (0x400, 0x100)
    with Bench("bbcmicrobit_v2") as bench:
        assert [bench.read(0x1000_0100 + 4 * index) for index in (0, 3, 4)] == [0x52833, 128, 512]
        bench.core.write(0x2000_0010, b"same")
        assert bench.core.read(0x0080_0010, 4) == b"same"
    with Bench("disco_f051r8") as bench:
        assert bench.read(0x4001_5800) & 0xFFF == 0x440
        assert bench.read(0x1FFF_F7CC, 2) == 64
    with Bench("disco_f407vg") as bench:
        assert bench.chip.read(0xE004_2000, 4) & 0xFFF == 0x413
        assert bench.read(0x1FFF_7A22, 2) == 1024


@pytest.mark.parametrize(("board", "address", "length"), [
    ("bbcmicrobit", 0x1000_0060, 8), ("bbcmicrobit_v2", 0x1000_0060, 8),
    ("disco_f051r8", 0x1FFF_F7AC, 12), ("disco_f407vg", 0x1FFF_7A10, 12),
])  # fmt: skip
def test_unique_ids_belong_to_the_name(board: str, address: int, length: int) -> None:
    def run(name: str) -> bytes:
        with Bench(board, name=name) as bench:
            return bench.core.read(address, length)

    assert run("alice") == run("alice") != run("bob")


# What is not there


@pytest.mark.parametrize(("board", "address"), [
    ("bbcmicrobit", 0x4000_4504), ("bbcmicrobit_v2", 0x4002_3500),
    ("disco_f051r8", 0x4000_5400), ("disco_f407vg", 0x4000_5C00),
])  # fmt: skip
def test_an_unknown_register_is_reported_once_and_reads_zero(board: str, address: int) -> None:
    with Bench(board) as bench:
        bench.write(address, 5)
        assert [bench.read(address) for _ in range(3)] == [0, 0, 0]
        assert bench.reports == [
            f"register {address:#010x} is written, and is not modelled",
            f"register {address:#010x} is read, and is not modelled",
        ]


@pytest.mark.parametrize(("board", "address"), [
    ("bbcmicrobit", 0x4000_DFF8), ("bbcmicrobit_v2", 0x4000_DFF8),
    ("disco_f051r8", 0x4002_20F0), ("disco_f407vg", 0x4002_3CF0),
])  # fmt: skip
def test_an_unknown_register_of_a_known_peripheral_is_named(board: str, address: int) -> None:
    with Bench(board) as bench:
        assert bench.read(address) == 0
        (report,) = bench.reports
        assert f"register {address:#010x} is read, and is not modelled" in report
        assert report.startswith(("RNG: ", "FLASH: "))


@pytest.mark.parametrize("board", BOARDS)
def test_nothing_at_all_is_a_bus_fault(board: str) -> None:
    with Bench(board) as bench:
        for address in (0x6000_0000, 0x3000_0000, 0x2100_0000):
            with pytest.raises(BusFault):
                bench.read(address)
            with pytest.raises(BusFault):
                bench.write(address, 0)
        assert bench.reports == []


@pytest.mark.parametrize("board", BOARDS)
def test_a_reset_leaves_memory_alone(board: str) -> None:
    with Bench(board) as bench:
        bench.core.write(0x2000_0100, b"kept")
        bench.reset()
        assert bench.core.read(0x2000_0100, 4) == b"kept"
