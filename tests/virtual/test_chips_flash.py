"""Flash controllers: what they program, what they refuse and how, and how long it takes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.virtual.bench import Bench
from thumbkat.virtual.core import BusFault

NVMC_READY, NVMC_CONFIG, NVMC_ERASEPAGE, NVMC_ERASEALL, NVMC_ERASEUICR = (
    0x4001E400, 0x4001E504, 0x4001E508, 0x4001E50C, 0x4001E514,
)  # fmt: skip
REN, WEN, EEN = 0, 1, 2
UICR = 0x1000_1000
KEYS = (0x4567_0123, 0xCDEF_89AB)


@pytest.fixture(params=["bbcmicrobit", "bbcmicrobit_v2"])
def nrf(request: pytest.FixtureRequest) -> Iterator[Bench]:
    with Bench(request.param) as bench:
        yield bench


def test_flash_is_erased_at_first(nrf: Bench) -> None:
    size = nrf.board.board.flash[1]
    assert [nrf.read(at) for at in (0, size - 4, UICR, UICR + 0x80)] == [0xFFFF_FFFF] * 4
    with pytest.raises(BusFault):
        nrf.read(size)


@pytest.mark.parametrize("config", [REN, EEN])
def test_nrf_store_without_enable_is_a_bus_fault(nrf: Bench, config: int) -> None:
    nrf.write(NVMC_CONFIG, config)
    for address in (0x400, UICR + 0x80):
        with pytest.raises(BusFault, match="no write of 4 bytes"):
            nrf.write(address, 0)
        assert nrf.read(address) == 0xFFFF_FFFF


@pytest.mark.parametrize("size", [1, 2])
def test_nrf_takes_words_alone(nrf: Bench, size: int) -> None:
    nrf.write(NVMC_CONFIG, WEN)
    with pytest.raises(BusFault):
        nrf.write(0x400, 0, size)
    assert nrf.read(0x400) == 0xFFFF_FFFF


def test_nrf_bits_only_clear(nrf: Bench) -> None:
    nrf.write(NVMC_CONFIG, WEN)
    nrf.write(0x404, 0x1234_FFFF)
    nrf.wait_seconds(1e-3)
    nrf.write(0x404, 0xFF00_5678)
    assert nrf.read(0x404) == 0x1200_5678
    assert nrf.read(0x400) == nrf.read(0x408) == 0xFFFF_FFFF


def test_nrf_programming_takes_its_time(nrf: Bench) -> None:
    word, page = (46.3e-6, 22.3e-3) if nrf.chip.hz == 16_000_000 else (41e-6, 85e-3)
    assert nrf.read(NVMC_READY) == 1
    nrf.write(NVMC_CONFIG, WEN)
    for enable, register, seconds in ((WEN, 0x400, word), (EEN, NVMC_ERASEPAGE, page)):
        nrf.write(NVMC_CONFIG, enable)
        nrf.write(register, 0)
        cycles = round(seconds * nrf.chip.hz)
        nrf.wait(cycles - 1)
        assert nrf.read(NVMC_READY) == 0
        nrf.wait(1)
        assert nrf.read(NVMC_READY) == 1


def test_nrf_erases_one_page(nrf: Bench) -> None:
    page = nrf.read(0x1000_0010)
    assert page * nrf.read(0x1000_0014) == nrf.board.board.flash[1]
    nrf.write(NVMC_CONFIG, WEN)
    places = (page - 4, page, 2 * page - 4, 2 * page)
    for address in places:
        nrf.write(address, 0)
    nrf.write(NVMC_ERASEPAGE, page)  # not enabled for that
    assert nrf.read(page) == 0
    nrf.write(NVMC_CONFIG, EEN)
    nrf.write(NVMC_ERASEPAGE, page)
    assert [nrf.read(address) for address in places] == [0, 0xFFFF_FFFF, 0xFFFF_FFFF, 0]


def test_nrf_erases_all_and_the_uicr(nrf: Bench) -> None:
    nrf.write(NVMC_CONFIG, WEN)
    nrf.write(0x8000, 0)
    nrf.write(UICR + 0x80, 0)
    nrf.write(NVMC_CONFIG, EEN)
    nrf.write(NVMC_ERASEUICR, 1)
    assert (nrf.read(0x8000), nrf.read(UICR + 0x80)) == (0, 0xFFFF_FFFF)
    nrf.write(NVMC_CONFIG, WEN)
    nrf.write(UICR + 0x80, 0)
    nrf.write(NVMC_CONFIG, EEN)
    nrf.write(NVMC_ERASEALL, 1)
    assert (nrf.read(0x8000), nrf.read(UICR + 0x80)) == (0xFFFF_FFFF, 0xFFFF_FFFF)


def test_nrf_config_does_not_outlast_a_reset(nrf: Bench) -> None:
    nrf.write(NVMC_CONFIG, WEN)
    nrf.write(0x400, 0x55)
    nrf.reset()
    assert nrf.read(NVMC_CONFIG) == REN
    assert nrf.read(0x400) == 0x55


def test_ficr_cannot_be_written(nrf: Bench) -> None:
    nrf.write(NVMC_CONFIG, WEN)
    with pytest.raises(BusFault):
        nrf.write(0x1000_0060, 0)


def test_mass_erase_through_the_control_port() -> None:
    with Bench("bbcmicrobit_v2") as bench:
        port = bench.board.access_ports[1]
        assert port.read(0xFC) & ~0xF000_0000 == 0x0288_0000
        assert port.read(0x0C) == 1  # open
        bench.write(NVMC_CONFIG, WEN)
        bench.write(0x2000, 0)
        bench.write(UICR + 0x208, 0xFFFF_FF00)  # APPROTECT, from the next reset on
        assert port.read(0x0C) == 1
        bench.reset()
        assert port.read(0x0C) == 0
        assert bench.chip.locked
        port.write(0x04, 1)
        assert port.read(0x08) == 0
        port.write(0x00, 1)
        port.write(0x00, 0)
        assert port.read(0x0C) == 1
        assert bench.read(0x2000) == bench.read(UICR + 0x208) == 0xFFFF_FFFF


# STM32F0

F0 = 0x4002_2000
F0_KEYR, F0_OPTKEYR, F0_SR, F0_CR, F0_AR, F0_WRPR = (
    F0 + 0x04,
    F0 + 0x08,
    F0 + 0x0C,
    F0 + 0x10,
    F0 + 0x14,
    F0 + 0x20,
)
BSY, PGERR, WRPRTERR, EOP = 1, 4, 0x10, 0x20
PG, PER, MER, OPTPG, OPTER, STRT, LOCK, ERRIE = 1, 2, 4, 0x10, 0x20, 0x40, 0x80, 0x400


@pytest.fixture
def f0() -> Iterator[Bench]:
    with Bench("disco_f051r8") as bench:
        yield bench


def unlock(bench: Bench, register: int) -> None:
    for key in KEYS:
        bench.write(register, key)


def test_f0_boot_alias_shows_the_flash(f0: Bench) -> None:
    unlock(f0, F0_KEYR)
    f0.write(F0_CR, PG)
    f0.write(0x0800_0100, 0x1234, 2)
    assert f0.read(0x100, 2) == 0x1234
    f0.wait_seconds(1e-3)
    f0.write(0x102, 0x5678, 2)  # through the alias
    assert f0.read(0x0800_0100) == 0x5678_1234


def test_f0_is_locked_until_both_keys_have_come(f0: Bench) -> None:
    assert f0.read(F0_CR) == LOCK
    f0.write(F0_CR, PG)
    assert f0.read(F0_CR) == LOCK
    f0.write(0x0800_0000, 0, 2)
    assert (f0.read(F0_SR), f0.read(0x0800_0000)) == (PGERR, 0xFFFF_FFFF)
    f0.write(F0_KEYR, KEYS[0])
    assert f0.read(F0_CR) == LOCK
    f0.write(F0_KEYR, KEYS[1])
    assert f0.read(F0_CR) == 0


@pytest.mark.parametrize("wrong", [(1,), (KEYS[0], KEYS[0]), (KEYS[1],)])
def test_f0_a_wrong_key_locks_until_reset(f0: Bench, wrong: tuple[int, ...]) -> None:
    *right, last = wrong
    for key in right:
        f0.write(F0_KEYR, key)
    with pytest.raises(BusFault):
        f0.write(F0_KEYR, last)
    with pytest.raises(BusFault):
        f0.write(F0_KEYR, KEYS[0])
    assert f0.read(F0_CR) == LOCK
    f0.reset()
    unlock(f0, F0_KEYR)
    assert f0.read(F0_CR) == 0


def test_f0_locks_again(f0: Bench) -> None:
    unlock(f0, F0_KEYR)
    f0.write(F0_CR, LOCK)
    f0.write(F0_CR, PG)
    assert f0.read(F0_CR) == LOCK
    unlock(f0, F0_KEYR)
    assert f0.read(F0_CR) == 0


def test_f0_programs_half_words_where_it_is_erased(f0: Bench) -> None:
    unlock(f0, F0_KEYR)
    f0.write(F0_CR, PG)
    f0.write(0x0800_0200, 0x0FF0, 2)
    assert f0.read(F0_SR) == BSY
    f0.wait(round(53.5e-6 * 8e6))
    assert f0.read(F0_SR) == EOP
    f0.write(F0_SR, EOP)
    assert f0.read(F0_SR) == 0
    # Bits that could still clear are refused all the same, but for zero.
    f0.write(0x0800_0200, 0x0FF0 & 0x0F00, 2)
    assert (f0.read(F0_SR), f0.read(0x0800_0200, 2)) == (PGERR, 0x0FF0)
    f0.write(F0_SR, PGERR)
    f0.write(0x0800_0200, 0, 2)
    assert (f0.read(F0_SR), f0.read(0x0800_0200, 2)) == (BSY, 0)


@pytest.mark.parametrize("size", [1, 4])
def test_f0_other_widths_are_a_bus_fault(f0: Bench, size: int) -> None:
    unlock(f0, F0_KEYR)
    f0.write(F0_CR, PG)
    with pytest.raises(BusFault):
        f0.write(0x0800_0200, 0, size)
    assert f0.read(0x0800_0200) == 0xFFFF_FFFF


def test_f0_erases_pages_and_everything(f0: Bench) -> None:
    unlock(f0, F0_KEYR)
    f0.write(F0_CR, PG)
    for address in (0x0800_03FE, 0x0800_0400, 0x0800_0800):
        f0.write(address, 0, 2)
        f0.wait_seconds(1e-4)
    f0.write(F0_CR, PER)
    f0.write(F0_AR, 0x0800_0456)
    assert f0.read(0x0800_0400, 2) == 0
    f0.write(F0_CR, PER | STRT)
    f0.wait_seconds(0.029)
    assert f0.read(F0_SR) & BSY
    f0.wait_seconds(0.0011)
    assert f0.read(F0_SR) == EOP
    assert [f0.read(address, 2) for address in (0x0800_03FE, 0x0800_0400, 0x0800_0800)] == [0, 0xFFFF, 0]
    f0.write(F0_CR, MER)
    f0.write(F0_CR, MER | STRT)
    assert f0.read(0x0800_0800, 2) == 0xFFFF


def test_f0_write_protection(f0: Bench) -> None:
    unlock(f0, F0_KEYR)
    unlock(f0, F0_OPTKEYR)
    f0.write(F0_CR, OPTPG | 0x200)
    f0.write(0x1FFF_F808, 0xFE, 2)  # WRP0 is 0xFF already; only zero goes there without erasing
    assert f0.read(F0_SR) == PGERR
    f0.write(F0_SR, PGERR)
    f0.write(F0_CR, OPTER | STRT | 0x200)
    f0.wait_seconds(0.04)
    f0.write(F0_CR, OPTPG | 0x200)
    for address, value in (
        (0x1FFF_F808, 0x01FE),
        (0x1FFF_F80A, 0x00FF),
        (0x1FFF_F80C, 0x00FF),
        (0x1FFF_F80E, 0x00FF),
    ):
        f0.write(address, value, 2)
        f0.wait_seconds(1e-4)
    assert f0.read(F0_WRPR) == 0xFFFF_FFFF
    f0.reset()
    assert f0.read(F0_WRPR) == 0xFFFF_FFFE
    unlock(f0, F0_KEYR)
    f0.write(F0_CR, PG | ERRIE)
    f0.write(0x0800_0000, 0, 2)
    assert (f0.read(F0_SR), f0.read(0x0800_0000, 2)) == (WRPRTERR, 0xFFFF)
    assert f0.pending(3)
    f0.write(F0_SR, WRPRTERR)
    f0.write(0x0800_1000, 0, 2)  # the next sector is free
    assert f0.read(0x0800_1000, 2) == 0
    f0.wait_seconds(1e-3)
    f0.write(F0_SR, EOP)
    f0.write(F0_AR, 0x0800_0C00)
    f0.write(F0_CR, PER)
    f0.write(F0_CR, PER | STRT)
    assert f0.read(F0_SR) == WRPRTERR
    f0.write(F0_SR, WRPRTERR)
    f0.write(F0_CR, MER)
    f0.write(F0_CR, MER | STRT)
    assert (f0.read(F0_SR), f0.read(0x0800_1000, 2)) == (WRPRTERR, 0)


# STM32F4

F4 = 0x4002_3C00
F4_KEYR, F4_OPTKEYR, F4_SR, F4_CR, F4_OPTCR = F4 + 0x04, F4 + 0x08, F4 + 0x0C, F4 + 0x10, F4 + 0x14
F4_EOP, OPERR, WRPERR, PGPERR, PGSERR, F4_BSY = 1, 2, 0x10, 0x40, 0x80, 1 << 16
SER, F4_STRT, EOPIE, F4_ERRIE, F4_LOCK = 2, 1 << 16, 1 << 24, 1 << 25, 1 << 31
X8, X16, X32, X64 = (size << 8 for size in range(4))


@pytest.fixture
def f4() -> Iterator[Bench]:
    with Bench("disco_f407vg") as bench:
        yield bench


def test_f4_locked_or_not_set_to_program_is_an_error_flag(f4: Bench) -> None:
    f4.write(0x0800_0000, 0)
    assert (f4.read(F4_SR), f4.read(0x0800_0000)) == (PGSERR, 0xFFFF_FFFF)
    f4.write(F4_SR, PGSERR)
    unlock(f4, F4_KEYR)
    assert f4.read(F4_SR) == 0
    f4.write(F4_CR, X32)
    f4.write(0x0800_0000, 0)
    assert (f4.read(F4_SR), f4.read(0x0800_0000)) == (PGSERR, 0xFFFF_FFFF)


@pytest.mark.parametrize("wrong", [(1,), (KEYS[0], 1)])
def test_f4_a_wrong_key_locks_until_reset(f4: Bench, wrong: tuple[int, ...]) -> None:
    *right, last = wrong
    for key in right:
        f4.write(F4_KEYR, key)
    with pytest.raises(BusFault):
        f4.write(F4_KEYR, last)
    with pytest.raises(BusFault):
        f4.write(F4_KEYR, KEYS[0])
    assert f4.read(F4_CR) == F4_LOCK
    f4.reset()
    unlock(f4, F4_KEYR)
    assert f4.read(F4_CR) == 0


@pytest.mark.parametrize(("psize", "size"), [(X8, 1), (X16, 2), (X32, 4)])
def test_f4_programs_in_the_width_that_is_set(f4: Bench, psize: int, size: int) -> None:
    unlock(f4, F4_KEYR)
    f4.write(F4_CR, PG | psize)
    other = 4 if size == 1 else 1
    f4.write(0x0800_0010, 0, other)
    assert (f4.read(F4_SR), f4.read(0x0800_0010)) == (PGPERR, 0xFFFF_FFFF)
    f4.write(F4_SR, PGPERR)
    f4.write(0x0800_0010, 0x5A, size)
    assert f4.read(F4_SR) == F4_BSY
    assert f4.read(0x10, size) == 0x5A  # the boot alias
    f4.wait(round(16e-6 * 16e6))
    assert f4.read(F4_SR) == 0  # EOP only where EOPIE asks for it


def test_f4_64_bits_need_another_supply(f4: Bench) -> None:
    unlock(f4, F4_KEYR)
    f4.write(F4_CR, PG | X64)
    f4.write(0x0800_0010, 0)
    assert f4.read(F4_SR) == PGPERR


def test_f4_bits_only_clear(f4: Bench) -> None:
    unlock(f4, F4_KEYR)
    f4.write(F4_CR, PG | X32 | EOPIE)
    f4.write(0x0800_0010, 0x1234_FFFF)
    f4.wait_seconds(1e-4)
    assert f4.read(F4_SR) == F4_EOP
    assert f4.pending(4)
    f4.write(F4_SR, F4_EOP)
    f4.write(0x0800_0010, 0xFF00_5678)
    assert f4.read(0x0800_0010) == 0x1200_5678


@pytest.mark.parametrize(
    ("sector", "start", "size", "seconds"),
    [(0, 0, 0x4000, 0.25), (3, 0xC000, 0x4000, 0.25), (4, 0x1_0000, 0x1_0000, 0.55),
     (5, 0x2_0000, 0x2_0000, 1.0), (11, 0xE_0000, 0x2_0000, 1.0)],
)  # fmt: skip
def test_f4_erases_sectors_of_three_sizes(
    f4: Bench, sector: int, start: int, size: int, seconds: float
) -> None:
    unlock(f4, F4_KEYR)
    f4.write(F4_CR, PG | X32)
    begin, end = 0x0800_0000 + start, 0x0800_0000 + start + size
    inside, outside = (begin, end - 4), [at for at in (begin - 4, end) if 0x0800_0000 <= at < 0x0810_0000]
    for address in (*inside, *outside):
        f4.write(address, 0)
    f4.wait_seconds(1e-4)
    f4.write(F4_CR, SER | sector << 3 | X32)
    f4.write(F4_CR, SER | sector << 3 | X32 | F4_STRT)
    f4.wait_seconds(seconds * 0.99)
    assert f4.read(F4_SR) == F4_BSY
    f4.wait_seconds(seconds * 0.02)
    assert f4.read(F4_SR) == 0
    assert [f4.read(address) for address in inside] == [0xFFFF_FFFF] * 2
    assert [f4.read(address) for address in outside] == [0] * len(outside)


def test_f4_erases_everything(f4: Bench) -> None:
    unlock(f4, F4_KEYR)
    f4.write(F4_CR, PG | X32)
    f4.write(0x080F_FFFC, 0)
    f4.wait_seconds(1e-4)
    f4.write(F4_CR, MER | X32 | F4_STRT)
    assert f4.read(0x080F_FFFC) == 0xFFFF_FFFF


@pytest.mark.parametrize("command", [PG | F4_STRT, SER | 12 << 3 | F4_STRT])
def test_f4_a_start_that_makes_no_sense(f4: Bench, command: int) -> None:
    unlock(f4, F4_KEYR)
    f4.write(F4_CR, command | F4_ERRIE)
    assert f4.read(F4_SR) == PGSERR | OPERR
    assert f4.pending(4)


def test_f4_write_protection(f4: Bench) -> None:
    f4.write(F4_OPTCR, 0)  # locked: nothing happens
    assert f4.read(F4_OPTCR) == 0x0FFF_AAED
    for key in (0x0819_2A3B, 0x4C5D_6E7F):
        f4.write(F4_OPTKEYR, key)
    f4.write(F4_OPTCR, 0x0FFD_AAEC)
    f4.write(F4_OPTCR, 0x0FFD_AAEC | 2)
    f4.wait_seconds(1e-3)
    unlock(f4, F4_KEYR)
    f4.write(F4_CR, PG | X32)
    f4.write(0x0800_4000, 0)
    assert (f4.read(F4_SR), f4.read(0x0800_4000)) == (WRPERR, 0xFFFF_FFFF)
    f4.write(F4_SR, WRPERR)
    f4.write(0x0800_8000, 0)
    assert f4.read(0x0800_8000) == 0
    f4.wait_seconds(1e-3)
    f4.write(F4_CR, SER | 1 << 3 | F4_STRT)
    assert f4.read(F4_SR) == WRPERR
    f4.write(F4_SR, WRPERR)
    f4.write(F4_CR, MER | F4_STRT)
    assert (f4.read(F4_SR), f4.read(0x0800_8000)) == (WRPERR, 0)


def test_memories_have_the_real_sizes() -> None:
    for board_id in ("bbcmicrobit", "bbcmicrobit_v2", "disco_f051r8", "disco_f407vg"):
        with Bench(board_id) as bench:
            for origin, size in (bench.board.board.ram, bench.board.board.flash):
                bench.read(origin + size - 4)
                with pytest.raises(BusFault):
                    bench.read(origin + size)
                with pytest.raises(BusFault):
                    bench.write(origin + size, 0)
