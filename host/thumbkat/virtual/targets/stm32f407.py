"""The STM32F407VG for pyOCD, under the name that its pack gives it: `stm32f407vgtx`.

pyOCD brings no such target. This one serves boards on USB and virtual ones alike; a pack that was installed,
or given with `--pack`, goes first.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pyocd.core.memory_map import FlashRegion, MemoryMap, RamRegion
from pyocd.coresight.coresight_target import CoreSightTarget
from pyocd.debug.svd.loader import SVDFile
from pyocd.target import TARGET, normalise_target_type_name
from pyocd.target.pack.pack_target import ManagedPacks, PackTargets

from thumbkat.virtual.targets.stm32f4_flash import CODE, ENTRIES

NAME = "stm32f407vgtx"

_RAM = 0x20000000
_PAGE = 0x1000

# RAM while it runs: the code, a stack because pyOCD wants one, two pages, and pyOCD's check sums.
_ALGORITHM = {
    "load_address": _RAM,
    "instructions": list(CODE),
    "pc_init": _RAM + ENTRIES["init"],
    "pc_unInit": _RAM + ENTRIES["uninit"],
    "pc_eraseAll": _RAM + ENTRIES["erase_all"],
    "pc_erase_sector": _RAM + ENTRIES["erase_sector"],
    "pc_program_page": _RAM + ENTRIES["program_page"],
    "static_base": _RAM + 0x800,
    "begin_stack": _RAM + 0x1000,
    "page_buffers": [_RAM + 0x1000, _RAM + 0x1000 + _PAGE],
    "min_program_length": 4,
    "analyzer_supported": True,
    "analyzer_address": _RAM + 0x1000 + 2 * _PAGE,
}

# DBGMCU. Else a sleeping core is out of a debugger's reach, and watchdogs bite while the core is halted.
_DBGMCU_CR = 0xE0042004
_SLEEP_STOP_STANDBY = 0x7
_DBGMCU_APB1_FZ = 0xE0042008
_IWDG_WWDG = 0x1800


# The origin, size and sectors of each part of the flash.
_PARTS = ((0x08000000, 0x10000, 0x4000), (0x08010000, 0x10000, 0x10000), (0x08020000, 0xE0000, 0x20000))


def _flash(start: int, length: int, sector: int, **more: Any) -> Any:
    return FlashRegion(
        start=start, length=length, sector_size=sector, page_size=_PAGE, algo=_ALGORITHM, **more
    )


class STM32F407VG(CoreSightTarget):  # type: ignore[misc]  # pyOCD has no types
    VENDOR = "STMicroelectronics"

    # One region, since the chip is erased as one.
    MEMORY_MAP = MemoryMap(
        _flash(0x08000000, 0x100000, 0x20000, is_boot_memory=True),
        RamRegion(start=0x20000000, length=0x20000),
        RamRegion(name="CCM", start=0x10000000, length=0x10000, is_default=False),
    )

    def __init__(self, session: Any) -> None:
        super().__init__(session, self.MEMORY_MAP)
        self._svd_location = SVDFile.from_builtin("STM32F41x.svd")
        # pyOCD has made a copy of the map by now, and its copies have no parts.
        flash = self.memory_map.get_boot_memory()
        for part in _PARTS:
            flash.submap.add_region(_flash(*part))

    def post_connect_hook(self) -> None:
        self.write32(_DBGMCU_CR, _SLEEP_STOP_STANDBY)
        self.write32(_DBGMCU_APB1_FZ, _IWDG_WWDG)


def create(session: Any) -> Any:
    """The target of a session. pyOCD takes whatever it can call for a class."""
    return (_of_a_pack(session) or STM32F407VG)(session)


def _of_a_pack(session: Any) -> Callable[[Any], Any] | None:
    # pyOCD itself asks packs only for names that are free.
    devices: list[Any] = []
    if session.options["pack"] is not None:
        PackTargets.process_targets_from_pack(session.options["pack"], devices.append)
    devices += ManagedPacks.get_installed_targets()
    for device in devices:
        if normalise_target_type_name(device.part_number) == NAME:
            made: Callable[[Any], Any] | None = PackTargets._generate_pack_target_class(device)
            return made
    return None


def register() -> None:
    """Offers the target to pyOCD, unless something else has that name."""
    TARGET.setdefault(NAME, create)
