"""The STM32F407 for pyOCD: who has its name, and the flash algorithm on a core, against a controller that
forgives nothing."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

import pytest
from pyocd.core.session import Session
from pyocd.target import TARGET
from pyocd.target.pack.pack_target import ManagedPacks, PackTargets
from pyocd.tools.lists import StubProbe

from thumbkat.virtual.core import LR, PC, R0, SP, XPSR, BusFault, Core, Model, Stop
from thumbkat.virtual.targets import assemble, stm32f4_flash, stm32f407

RAM = 0x20000000
BUFFER = RAM + 0x1000
FLASH = 0x08000000
CONTROLLER = 0x40023C00
ACR, KEYR, SR, CR = 0x00, 0x04, 0x0C, 0x10
KEYS = (0x45670123, 0xCDEF89AB)
EOP, WRPERR, PGSERR, BUSY = 0x01, 0x10, 0x80, 1 << 16
PG, SER, MER, START, LOCK = 0x1, 0x2, 0x4, 1 << 16, 1 << 31
SECTORS = [
    *((FLASH + at * 0x4000, 0x4000) for at in range(4)),
    (FLASH + 0x10000, 0x10000),
    *((FLASH + at * 0x20000, 0x20000) for at in range(1, 8)),
]


class Controller:
    """As RM0090 describes it. Whatever the manual forbids fails the test. Work takes three looks at BUSY."""

    def __init__(self) -> None:
        self.flash = bytearray(b"\xff" * 0x100000)
        self.acr = 0x0705
        self.sr = 0xF2
        self.cr = LOCK
        self.right_keys = KEYS
        self.keys: list[int] = []
        self.busy = 0
        self.protected: set[int] = set()
        self.erased: list[int | str] = []

    def read(self, address: int, size: int) -> int:
        if address == CONTROLLER + SR:
            self.busy -= self.busy > 0
            return self.sr | (BUSY if self.busy else 0)
        return {ACR: self.acr, CR: self.cr}[address - CONTROLLER]

    def write(self, address: int, size: int, value: int) -> None:
        assert not self.busy, "nothing may be written meanwhile"
        if FLASH <= address < FLASH + len(self.flash):
            self._program(address, size, value)
            return
        assert size == 4
        register = address - CONTROLLER
        if register == ACR:
            resets, caches = value & 0x1800, value & 0x0700
            assert not (resets and caches), "caches are reset while they are off"
            assert value & 0xF == 5, "the wait states stay"
            self.acr = value
        elif register == KEYR:
            if not self.cr & LOCK:
                raise BusFault("keys to an open controller")
            self.keys = [*self.keys, value][-2:]
            if tuple(self.keys) == self.right_keys:
                self.cr &= ~LOCK
        elif register == SR:
            self.sr &= ~value
        elif register == CR:
            assert not self.cr & LOCK, "it is locked"
            self.cr = value & ~START
            if value & START:
                self._erase(value)
        else:
            raise AssertionError(f"{address:#x} is no register that it needs")

    def _program(self, address: int, size: int, value: int) -> None:
        assert self.cr == PG | 2 << 8, "words, and nothing else"
        assert size == 4
        assert not self.sr & 0xF2, "flags of before"
        at = address - FLASH
        if address & ~0x3FFF in self.protected:
            self.sr |= WRPERR
            return
        self.busy = 3
        old = int.from_bytes(self.flash[at : at + 4], "little")
        self.flash[at : at + 4] = (old & value).to_bytes(4, "little")

    def _erase(self, value: int) -> None:
        assert value >> 8 & 3 == 2
        self.busy = 3
        if value & MER:
            assert not value & SER
            self.erased.append("all")
            self.flash[:] = b"\xff" * len(self.flash)
            return
        assert value & SER
        number = value >> 3 & 0xF
        start, size = SECTORS[number]
        if start in self.protected:
            self.busy = 0
            self.sr |= WRPERR
            return
        self.erased.append(number)
        self.flash[start - FLASH : start - FLASH + size] = b"\xff" * size


class Bench:
    """The algorithm in RAM of a core, called as pyOCD calls it."""

    def __init__(self, model: Model, load_address: int) -> None:
        self.controller = Controller()
        self.core = Core(model)
        self.vectors = self.core.map(0, 0x400, writable=False)
        self.ram = self.core.map(RAM, 0x4000, writable=True)
        self.core.devices(self.controller)
        self.base = load_address
        code = b"".join(word.to_bytes(4, "little") for word in stm32f4_flash.CODE)
        self.core.write(load_address, code)
        self.core.reset(debug=True)
        self.core.poke(0xE000EDF0, 4, 0xA05F0003)

    def call(self, name: str, *arguments: int) -> int:
        core = self.core
        for number, argument in enumerate(arguments):
            core.set(R0 + number, argument)
        core.set(XPSR, 1 << 24)
        core.set(SP, RAM + 0x1000)
        core.set(LR, self.base + 1)
        core.set(PC, self.base + stm32f4_flash.ENTRIES[name])
        core.poke(0xE000EDF0, 4, 0xA05F0001)
        assert core.run(core.cycles + 1_000_000) is Stop.HALTED
        assert core.get(PC) == self.base, "it halts at the word that every call returns to"
        assert core.get(SP) == RAM + 0x1000
        return core.get(R0)


@pytest.fixture(params=[(Model.M4F, RAM), (Model.M0, RAM + 0x104)], ids=["M4F", "M0, elsewhere in RAM"])
def bench(request: pytest.FixtureRequest) -> Iterator[Bench]:
    bench = Bench(*request.param)
    yield bench
    bench.core.close()


def test_the_words_are_those_of_the_source() -> None:
    compiler = shutil.which("arm-none-eabi-gcc")
    assert compiler is not None, "apt install gcc-arm-none-eabi"
    committed = assemble.MADE.read_text("utf-8")
    assert committed == assemble.assemble(compiler), "run python -m thumbkat.virtual.targets.assemble"


def test_it_unlocks_locks_and_switches_the_caches_off(bench: Bench) -> None:
    assert bench.call("init", FLASH, 0, 1) == 0
    assert bench.controller.cr & LOCK == 0
    assert bench.controller.acr == 5
    assert bench.controller.sr == 0
    assert bench.call("init", FLASH, 0, 2) == 0, "keys to an open controller would fault"
    assert bench.call("uninit", 2) == 0
    assert bench.controller.cr & LOCK


def test_a_controller_that_stays_locked_is_reported(bench: Bench) -> None:
    bench.controller.right_keys = (0, 0)
    assert bench.call("init", FLASH, 0, 1) == 1


def test_each_address_is_erased_with_its_sector(bench: Bench) -> None:
    bench.call("init", FLASH, 0, 1)
    bench.controller.flash[:] = bytes(len(bench.controller.flash))
    for number, (start, size) in enumerate(SECTORS):
        assert bench.call("erase_sector", start) == 0
        assert bench.call("erase_sector", start + size - 4) == 0
        assert bench.controller.erased == [number, number]
        bench.controller.erased.clear()
        assert all(byte == 0xFF for byte in bench.controller.flash[start - FLASH : start - FLASH + size])
    assert bench.controller.cr == 0, "nothing is left set"


def test_everything_is_erased(bench: Bench) -> None:
    bench.call("init", FLASH, 0, 1)
    assert bench.call("erase_all") == 0
    assert bench.controller.erased == ["all"]


@pytest.mark.parametrize(("size", "written"), [(4, 4), (0x1000, 0x1000), (6, 8), (0, 0)])
def test_a_page_is_written_by_words(bench: Bench, size: int, written: int) -> None:
    data = bytes(range(1, 255)) * 32
    bench.core.write(BUFFER, data)
    bench.call("init", FLASH, 0, 2)
    assert bench.call("program_page", FLASH + 0x8100, size, BUFFER) == 0
    flash = bench.controller.flash
    assert flash[0x8100 : 0x8100 + written] == data[:written]
    assert all(byte == 0xFF for byte in flash[:0x8100])
    assert all(byte == 0xFF for byte in flash[0x8100 + written :])
    assert bench.controller.cr == 0, "nothing is left set"


def test_an_error_of_before_does_not_count(bench: Bench) -> None:
    bench.call("init", FLASH, 0, 2)
    for call in (("program_page", FLASH, 8, BUFFER), ("erase_sector", FLASH), ("erase_all",)):
        bench.controller.sr = PGSERR | EOP
        name, *arguments = call
        assert bench.call(str(name), *map(int, arguments)) == 0


def test_errors_come_back_as_the_controllers_flags(bench: Bench) -> None:
    bench.call("init", FLASH, 0, 2)
    bench.controller.protected = {FLASH + 0x4000}
    assert bench.call("erase_sector", FLASH + 0x4000) == WRPERR
    bench.core.write(BUFFER, bytes(64))
    assert bench.call("program_page", FLASH + 0x3FF8, 64, BUFFER) == WRPERR
    assert bench.controller.flash[0x3FF8:0x4000] == bytes(8), "as far as it came"
    assert bench.controller.cr == 0


# The target


def stub_session(**options: Any) -> Session:
    return Session(StubProbe(), no_config=True, target_override="cortex_m", **options)


@pytest.fixture
def names(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, Any]]:
    """pyOCD's table of targets, without ours; put back afterwards. No pack is installed."""
    before = dict(TARGET)
    TARGET.pop(stm32f407.NAME, None)
    monkeypatch.setattr(ManagedPacks, "get_installed_targets", staticmethod(list))
    yield TARGET
    TARGET.clear()
    TARGET.update(before)


class OfAPack:
    """What pyOCD makes of a pack's device."""

    def __init__(self, session: Session) -> None:
        self.session = session


@pytest.fixture
def devices(monkeypatch: pytest.MonkeyPatch) -> list[SimpleNamespace]:
    """Those of a pack."""
    there = [SimpleNamespace(part_number="STM32F407VETx"), SimpleNamespace(part_number="STM32F407VGTx")]

    def generate(device: SimpleNamespace) -> type[OfAPack]:
        assert device is there[1]
        return OfAPack

    monkeypatch.setattr(PackTargets, "_generate_pack_target_class", staticmethod(generate))
    return there


def test_the_target_has_the_chips_flash(names: dict[str, Any]) -> None:
    stm32f407.register()
    target = names["stm32f407vgtx"](stub_session())
    assert isinstance(target, stm32f407.STM32F407VG)
    flash = target.memory_map.get_boot_memory()
    assert (flash.start, flash.length) == (FLASH, 0x100000)
    found = []
    at = FLASH
    while at < FLASH + flash.length:
        size = flash.submap.get_region_for_address(at).sector_size
        found.append((at, size))
        at += size
    assert found == SECTORS


def test_two_sessions_share_no_map(names: dict[str, Any]) -> None:
    stm32f407.register()
    for _ in range(2):
        target = names["stm32f407vgtx"](stub_session())
        assert len(list(target.memory_map.get_boot_memory().submap)) == 3


def test_a_name_that_is_taken_stays_so(names: dict[str, Any]) -> None:
    names["stm32f407vgtx"] = OfAPack
    stm32f407.register()
    assert names["stm32f407vgtx"] is OfAPack


def test_an_installed_pack_goes_first(
    names: dict[str, Any], devices: list[SimpleNamespace], monkeypatch: pytest.MonkeyPatch
) -> None:
    stm32f407.register()
    monkeypatch.setattr(ManagedPacks, "get_installed_targets", staticmethod(lambda: devices))
    assert isinstance(names["stm32f407vgtx"](stub_session()), OfAPack)


def test_a_pack_that_is_given_goes_first(
    names: dict[str, Any], devices: list[SimpleNamespace], monkeypatch: pytest.MonkeyPatch
) -> None:
    def process(packs: list[str], callback: Callable[[SimpleNamespace], None]) -> None:
        assert packs == ["F4.pack"]
        for device in devices:
            callback(device)

    stm32f407.register()
    session = stub_session()
    session.options["pack"] = ["F4.pack"]
    monkeypatch.setattr(PackTargets, "process_targets_from_pack", staticmethod(process))
    assert isinstance(names["stm32f407vgtx"](session), OfAPack)


def test_plain_pyocd_lists_the_target() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "pyocd", "list", "--targets", "--name", "stm32f407vgtx"],
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    assert "stm32f407vgtx" in done.stdout
