"""nRF52833 as on the BBC micro:bit v2: Cortex-M4F at 64 MHz.

Its flash has wait states, and a cache that hides them; neither is modelled: every access takes as long as
from RAM.
"""

from __future__ import annotations

from thumbkat.virtual.chips import Cause, Chip, Setting, core_of
from thumbkat.virtual.chips.memory import Memory
from thumbkat.virtual.chips.nrf import Clock, Gpio, Nvmc, Rng, Timer, Uart, Watchdog
from thumbkat.virtual.core import Model

_HZ = 64_000_000
_FLASH, _RAM, _PAGE = 0x8_0000, 0x2_0000, 0x1000
_FICR, _UICR = 0x1000_0000, 0x1000_1000
_UICR_APPROTECT = _UICR + 0x208
_TX_PIN, _RX_PIN = 6, 40  # P0.06 and P1.08
_WORD = 0xFFFF_FFFF


class Nrf52833(Chip):
    def __init__(self, setting: Setting) -> None:
        core = core_of(Model.M4F, interrupts=48, priority_bits=3)
        super().__init__(core, _HZ, setting)
        core.map(0x2000_0000, _RAM, writable=True)
        core.alias(0x0080_0000, _RAM, 0x2000_0000)
        self.memories["flash"] = Memory(core, 0, _FLASH)
        self.memories["uicr"] = Memory(core, _UICR, _PAGE)
        self.memories["ficr"] = ficr = Memory(core, _FICR, 0x1000)
        ficr.put_words(_FICR + 0x10, _PAGE, _FLASH // _PAGE)
        ficr.put(_FICR + 0x60, self.unique(8))
        ficr.put(_FICR + 0xA0, b"\xff" * 4 + self.unique(14)[8:])
        # Part, variant AAA0, package QIAA, RAM and flash in KiB. The variant is one before the debug port was
        # locked at every reset.
        ficr.put_words(_FICR + 0x100, 0x52833, 0x4141_4130, 0x2004, _RAM // 1024, _FLASH // 1024)
        ficr.put_words(_FICR + 0x130, 0xD, 0)  # the part and its revision, which start-up code looks at
        core.map(0xF000_0FE0, 0x20, writable=False)[:] = bytes.fromhex("0d000000").ljust(0x20, b"\0")
        self._clock = Clock(
            self,
            crystal=360e-6,
            plain={
                0x200: (0, _WORD), 0x520: (0, 0xFF), 0x528: (0x10, 0xFF), 0x52C: (0, 1), 0x550: (0, 0xFF),
                0x558: (0, 0xFF), 0x55C: (0, 0x3_0003), 0x608: (0, 1), 0x640: (0, 0),
                **{0x900 + 0x10 * block: (0xFFFF, _WORD) for block in range(9)},
            },
        )  # fmt: skip
        self._nvmc = Nvmc(
            self,
            page=_PAGE,
            word_time=41e-6,
            page_time=85e-3,
            all_time=169e-3,
            plain={
                0x518: (0, 0),
                0x51C: (0xA, 0x7F),
                0x540: (0, 0x101),
                0x548: (0, _WORD),
                0x54C: (0, _WORD),
            },
        )
        for device in (
            self._clock,
            Uart(self, tx_pin=_TX_PIN, rx_pin=_RX_PIN),
            *(Timer(self, number, channels=4 if number < 3 else 6, widest=32) for number in range(5)),
            Rng(self, raw=30e-6, corrected=120e-6),
            Watchdog(self),
            self._nvmc,
        ):
            self.add(device)
        self.add(Gpio(self, 0), end=0x5000_0800)
        self.add(Gpio(self, 1, pins=10), start=0x5000_0800, end=0x5000_0C00)
        self.access_ports = {1: _ControlPort(self, self._nvmc)}
        self._locked = False
        self.built(
            (
                range(0x4000_0000, 0x4008_0000),
                range(0x5000_0000, 0x5000_1000),
                range(0xF000_0000, 0xF000_1000),
            )
        )

    @property
    def locked(self) -> bool:
        return self._locked

    def unlock(self) -> None:
        self._locked = False

    def store(self, memory: Memory, address: int, size: int, value: int) -> None:
        if memory is self.memories["ficr"]:
            super().store(memory, address, size, value)
        self._nvmc.store(memory, address, size, value)

    def restarted(self, cause: Cause) -> None:
        self._clock.restarted({Cause.POWER: 0, Cause.PIN: 1, Cause.SOFTWARE: 4}[cause])
        self._locked = self.memories["uicr"].value(_UICR_APPROTECT, 1) == 0


class _ControlPort:
    """CTRL-AP, which a debugger reaches even where the chip is locked: reset, and erasing everything."""

    _RESET, _ERASEALL, _ERASEALLSTATUS, _APPROTECTSTATUS, _IDR = 0x00, 0x04, 0x08, 0x0C, 0xFC

    def __init__(self, chip: Nrf52833, nvmc: Nvmc) -> None:
        self._chip = chip
        self._nvmc = nvmc
        self._resets = False

    def read(self, register: int) -> int:
        return {
            self._RESET: int(self._resets),
            # It takes no time here: whoever asks is not the core, and may be halting it.
            self._ERASEALLSTATUS: 0,
            self._APPROTECTSTATUS: int(not self._chip.locked),
            self._IDR: 0x0288_0000,
        }.get(register, 0)

    def write(self, register: int, value: int) -> None:
        if register == self._ERASEALL and value & 1:
            self._nvmc.erase_all()
            self._chip.unlock()
        elif register == self._RESET:
            if self._resets and not value & 1:
                self._chip.reset(Cause.PIN)
            self._resets = bool(value & 1)
