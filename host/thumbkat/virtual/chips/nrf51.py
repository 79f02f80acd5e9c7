"""nRF51822 as on the BBC micro:bit v1: Cortex-M0 at 16 MHz, flash without wait states."""

from __future__ import annotations

from thumbkat.virtual.chips import Cause, Chip, Setting, core_of
from thumbkat.virtual.chips.memory import Memory
from thumbkat.virtual.chips.nrf import Clock, Gpio, Nvmc, Rng, Timer, Uart, Watchdog
from thumbkat.virtual.core import Model

_HZ = 16_000_000
_FLASH, _RAM, _PAGE = 0x4_0000, 0x4000, 0x400
_FICR, _UICR = 0x1000_0000, 0x1000_1000
# The micro:bit's line to the chip on its other side, which is a USB serial port.
_TX_PIN, _RX_PIN = 24, 25


class Nrf51822(Chip):
    def __init__(self, setting: Setting) -> None:
        core = core_of(Model.M0, interrupts=32, priority_bits=2)
        super().__init__(core, _HZ, setting)
        core.map(0x2000_0000, _RAM, writable=True)
        self.memories["flash"] = Memory(core, 0, _FLASH)
        self.memories["uicr"] = Memory(core, _UICR, 0x400)
        self.memories["ficr"] = ficr = Memory(core, _FICR, 0x400)
        ficr.put_words(_FICR + 0x10, _PAGE, _FLASH // _PAGE)
        ficr.put_words(_FICR + 0x34, 4, _RAM // 4)
        ficr.put_words(_FICR + 0x5C, 0xFFFF_00C4)  # revision 3 of the chip, QFAC
        ficr.put(_FICR + 0x60, self.unique(8))
        ficr.put(_FICR + 0xA0, b"\xff" * 4 + self.unique(14)[8:])
        core.map(0xF000_0FE0, 0x20, writable=False)[:] = bytes.fromhex(
            "c4000000 00000000 1f000000 07000000"
        ).ljust(0x20, b"\0")  # the part and its revision, which start-up code looks at
        self._clock = Clock(
            self,
            crystal=800e-6,
            plain={
                0x428: (0xF, 0), 0x524: (3, 0x30003), 0x528: (0, 0xFFFF_FFFF), 0x52C: (0xFFFF_FFFF, 0),
                0x544: (0, 1), 0x550: (0xFFFF_FFFF, 0xFF), 0x554: (3, 0x30003), 0x600: (0, 0xFFFF_FFFF),
                0x604: (0, 0xFFFF_FFFF), 0x608: (1, 1), 0xA08: (0, 3),
            },
        )  # fmt: skip
        self._nvmc = Nvmc(self, page=_PAGE, word_time=46.3e-6, page_time=22.3e-3, all_time=22.3e-3, plain={})
        for device in (
            self._clock,
            Uart(self, tx_pin=_TX_PIN, rx_pin=_RX_PIN),
            # Only the first has more than 16 bits.
            Timer(self, 0, channels=4, widest=32),
            Timer(self, 1, channels=4, widest=16),
            Timer(self, 2, channels=4, widest=16),
            Rng(self, raw=167e-6, corrected=677e-6),
            Watchdog(self),
            self._nvmc,
        ):
            self.add(device)
        self.add(Gpio(self, 0), end=0x5000_0800)
        self.built(
            (
                range(0x4000_0000, 0x4002_0000),
                range(0x5000_0000, 0x5000_1000),
                range(0xF000_0000, 0xF000_1000),
            )
        )

    def store(self, memory: Memory, address: int, size: int, value: int) -> None:
        if memory is self.memories["ficr"]:
            super().store(memory, address, size, value)
        self._nvmc.store(memory, address, size, value)

    def restarted(self, cause: Cause) -> None:
        self._clock.restarted({Cause.POWER: 0, Cause.PIN: 1, Cause.SOFTWARE: 4}[cause])
