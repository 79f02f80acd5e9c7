"""STM32F407VG as on the STM32F4DISCOVERY: Cortex-M4F, 16 MHz after reset. Its line is USART2 on PA2 and PA3.

Flash wait states are not modelled; up to 30 MHz the part needs none.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from thumbkat.virtual.chips import Cause, Chip, Setting, core_of
from thumbkat.virtual.chips.agenda import Event
from thumbkat.virtual.chips.device import WORD, Device, Interrupts
from thumbkat.virtual.chips.memory import Memory
from thumbkat.virtual.chips.stm32 import Gated, Gpio, Identity, Oscillator, Plain, Timer, Usart
from thumbkat.virtual.core import BusFault, Model

_HSI, _HSE = 16_000_000, 8_000_000
_FLASH, _RAM, _CCM = 0x10_0000, 0x2_0000, 0x1_0000
_ORIGIN, _SYSTEM = 0x0800_0000, 0x1FFF_7A00
_TX_PIN, _RX_PIN, _ALTERNATE = 2, 3, 7
# Where each sector begins, and where the last one ends.
_SECTORS = (
    *(_ORIGIN + 0x4000 * index for index in range(5)),
    *(_ORIGIN + 0x2_0000 * index for index in range(1, 9)),
)


class Stm32F407(Chip):
    def __init__(self, setting: Setting) -> None:
        core = core_of(Model.M4F, interrupts=82, priority_bits=4, bit_band=True)
        super().__init__(core, _HSI, setting)
        core.map(0x2000_0000, _RAM, writable=True)
        core.map(0x1000_0000, _CCM, writable=True)
        self.memories["flash"] = flash = Memory(core, _ORIGIN, _FLASH)
        flash.alias(0)
        self.memories["system"] = system = Memory(core, _SYSTEM, 0x30)
        system.put(0x1FFF_7A10, self.unique(12))
        system.put(0x1FFF_7A22, (_FLASH // 1024).to_bytes(2, "little"))

        self._rcc = rcc = Rcc(self)
        self._controller = controller = FlashController(self)
        resets = {
            "A": {0x00: 0xA800_0000, 0x0C: 0x6400_0000},
            "B": {0x00: 0x280, 0x08: 0xC0, 0x0C: 0x100},
        }
        ports = {
            letter: Gpio(
                self,
                letter,
                0x4002_0000 + 0x400 * index,
                rcc.gate(0x30, index),
                resets.get(letter, {}),
                has_brr=False,
            )
            for index, letter in enumerate("ABCDEFGHI")
        }
        a = ports["A"]
        wired = (lambda: a.alternate(_TX_PIN) == _ALTERNATE, lambda: a.alternate(_RX_PIN) == _ALTERNATE)
        for device in (
            rcc,
            controller,
            *ports.values(),
            UsartF4(self, "USART2", 0x4000_4400, 38, rcc.gate(0x40, 17), clock=rcc.apb1_clock, wired=wired),
            UsartF4(self, "USART1", 0x4001_1000, 37, rcc.gate(0x44, 4), clock=rcc.apb2_clock, wired=None),
            UsartF4(self, "USART3", 0x4000_4800, 39, rcc.gate(0x40, 18), clock=rcc.apb1_clock, wired=None),
            UsartF4(self, "USART6", 0x4001_1400, 71, rcc.gate(0x44, 5), clock=rcc.apb2_clock, wired=None),
            Timer(self, 2, 0x4000_0000, 28, rcc.gate(0x40, 0), clock=rcc.timer_clock),
            Timer(self, 3, 0x4000_0400, 29, rcc.gate(0x40, 1), clock=rcc.timer_clock, bits=16),
            Timer(self, 4, 0x4000_0800, 30, rcc.gate(0x40, 2), clock=rcc.timer_clock, bits=16),
            Timer(self, 5, 0x4000_0C00, 50, rcc.gate(0x40, 3), clock=rcc.timer_clock),
            Rng(self, rcc),
            Plain(
                self, "PWR", 0x4000_7000, rcc.gate(0x40, 28), {0x00: (0xC000, 0xFFFF), 0x04: (0x4000, 0x300)},
            ),
            Plain(
                self, "SYSCFG", 0x4001_3800, rcc.gate(0x44, 14),
                {0x00: (0, 3), 0x04: (0, 1 << 23), 0x20: (0, 1),
                 **dict.fromkeys(range(0x08, 0x18, 4), (0, 0xFFFF))},
            ),
            Identity(self, 0xE004_2000, 0x1007_6413, {0x04: 0xE7, 0x08: WORD, 0x0C: WORD}),
        ):  # fmt: skip
            self.add(device)
        self.built(
            (
                range(0x4000_0000, 0x4000_8000), range(0x4001_0000, 0x4001_5800),
                range(0x4002_0000, 0x4008_0000), range(0x5000_0000, 0x5006_0C00),
                range(0xA000_0000, 0xA000_1000), range(0xE004_2000, 0xE004_2400),
            ),
            flash,
        )  # fmt: skip

    def store(self, memory: Memory, address: int, size: int, value: int) -> None:
        if memory is not self.flash:
            super().store(memory, address, size, value)
        self._controller.store(memory, address, size, value)

    def restarted(self, cause: Cause) -> None:
        self._rcc.restarted(cause)


class Rcc(Device):
    """Clocks: HSI, HSE and the PLLs with the times that they take, and which peripheral has one."""

    _CR, _PLLCFGR, _CFGR, _CIR, _BDCR, _CSR = 0x00, 0x04, 0x08, 0x0C, 0x70, 0x74
    plain: Mapping[int, tuple[int, int]] = {
        _PLLCFGR: (0x2400_3010, 0x0F43_7FFF),
        _CIR: (0, 0x3F00),
        **dict.fromkeys((16, 20, 24, 32, 36), (0, WORD)),
        0x30: (0x0010_0000, 0x7E74_11FF),
        0x34: (0, 0xF1),
        0x38: (0, 1),
        0x40: (0, 0x36FE_C9FF),
        0x44: (0, 0x0007_5F33),
        0x50: (0x7E67_91FF, 0x7E67_91FF),
        0x54: (0xF1, 0xF1),
        0x58: (1, 1),
        0x60: (0x36FE_C9FF, 0x36FE_C9FF),
        0x64: (0x0007_5F33, 0x0007_5F33),
        0x80: (0, 0xCFFF_FFFF),
        0x84: (0x2000_3000, 0x7000_7FC0),
    }

    def __init__(self, chip: Chip) -> None:
        super().__init__(chip, "RCC", 0x4002_3800, 0x400)
        self._hse = Oscillator(chip, 2e-3, self._switched)
        self._pll = Oscillator(chip, 200e-6, self._switched)
        self._i2s = Oscillator(chip, 200e-6, lambda: None)
        self._low = [Oscillator(chip, seconds, lambda: None) for seconds in (40e-6, 2.0)]
        self._control = self._config = 0
        self._source = 0  # SWS
        self._causes = 0

    def reset(self) -> None:
        super().reset()
        for one in (self._hse, self._pll, self._i2s, *self._low):
            one.switch(False)
        self._control, self._config, self._source = 0x8083, 0, 0
        self.values[self._BDCR] = 0
        self.chip.hz = _HSI

    def restarted(self, cause: Cause) -> None:
        self._causes |= {Cause.POWER: 0x0E00_0000, Cause.PIN: 0x0400_0000, Cause.SOFTWARE: 0x1400_0000}[cause]

    def gate(self, register: int, bit: int) -> Callable[[], bool]:
        return lambda: bool(self.values[register] >> bit & 1)

    def apb1_clock(self) -> int:
        return self.chip.hz >> _prescaler(self._config >> 10 & 7, 3)

    def apb2_clock(self) -> int:
        return self.chip.hz >> _prescaler(self._config >> 13 & 7, 3)

    def timer_clock(self) -> int:
        divided = self.apb1_clock()
        return divided if divided == self.chip.hz else 2 * divided

    def clock_48(self) -> int:
        """What the RNG runs on, in Hz; 0 while the PLL stands still."""
        return self._vco() // max(self.values[self._PLLCFGR] >> 24 & 0xF, 2) if self._pll.is_ready else 0

    def _vco(self) -> int:
        setting = self.values[self._PLLCFGR]
        base = _HSE if setting >> 22 & 1 else _HSI
        return base // max(setting & 0x3F, 2) * (setting >> 6 & 0x1FF)

    def _system(self) -> int:
        if self._source == 1:
            return _HSE
        if self._source == 2:
            return self._vco() // (2 * ((self.values[self._PLLCFGR] >> 16 & 3) + 1))
        return _HSI

    def _switched(self) -> None:
        """Perhaps the source that was asked for is ready now."""
        wanted = self._config & 3
        if {0: True, 1: self._hse.is_ready, 2: self._pll.is_ready}.get(wanted, False):
            self._source = wanted
        self.chip.hz = max(1, self._system() >> _prescaler(self._config >> 4 & 0xF, 4))

    def read(self, offset: int) -> int:
        match offset:
            case self._CR:
                ready = self._hse.is_ready << 17 | self._pll.is_ready << 25 | self._i2s.is_ready << 27
                return self._control | ready
            case self._CFGR:
                return self._config | self._source << 2
            case self._BDCR:
                return self.values[offset] & ~2 | self._low[1].is_ready << 1
            case self._CSR:
                return self._causes | self._low[0].on | self._low[0].is_ready << 1
        return super().read(offset)

    def write(self, offset: int, value: int) -> None:
        match offset:
            case self._CR:
                self._control = self._control & ~0x050D_00F9 | value & 0x050D_00F9 | 3
                self._hse.switch(bool(value >> 16 & 1))
                self._pll.switch(bool(value >> 24 & 1))
                self._i2s.switch(bool(value >> 26 & 1))
            case self._CFGR:
                self._config = value & 0xFFFF_FCF3
                self._switched()
            case self._BDCR:
                self.values[offset] = value & 0x1_8305
                self._low[1].switch(bool(value & 1))
            case self._CSR:
                self._low[0].switch(bool(value & 1))
                if value >> 24 & 1:
                    self._causes = 0
            case self._PLLCFGR if self._pll.on:
                self.chip.report("RCC: PLLCFGR is written while the PLL runs: nothing happens")
            case _:
                super().write(offset, value)
                if offset in (0x30, 0x34, 0x38, 0x40, 0x44):
                    self.chip.clocks_changed()


def _prescaler(field: int, bits: int) -> int:
    """By how many bits the clock is shifted: 0 where the field's highest bit is 0; HPRE leaves out 32."""
    if not field >> bits - 1:
        return 0
    shift = (field & (1 << bits - 1) - 1) + 1
    return shift + 1 if bits == 4 and shift > 4 else shift


class UsartF4(Usart):
    """The earlier generation. Error flags go by reading SR, then DR: what SR had not yet shown stays."""

    _SR, _DR, _BRR, _CR1, _CR2, _CR3, _GTPR = 0x00, 0x04, 0x08, 0x0C, 0x10, 0x14, 0x18
    _ERRORS = Usart.PE | Usart.FE | Usart.NF | Usart.ORE | Usart.IDLE
    plain: Mapping[int, tuple[int, int]] = {
        _BRR: (0, 0xFFFF),
        _CR1: (0, 0xBFFF),
        _CR2: (0, 0x7F6F),
        _CR3: (0, 0xFFF),
        _GTPR: (0, 0xFFFF),
    }

    def __init__(
        self, chip: Chip, name: str, base: int, interrupt: int, clocked: Callable[[], bool], *,
        clock: Callable[[], int], wired: tuple[Callable[[], bool], Callable[[], bool]] | None,
    ) -> None:  # fmt: skip
        super().__init__(chip, name, base, interrupt, clocked, clock=clock, wired=wired)
        self._seen = 0

    def reset(self) -> None:
        super().reset()
        self._seen = 0

    def changed(self) -> None:
        super().changed()
        # The firmware looks at SR all the time. With no error to show, looking has no effect on what a read
        # of DR clears.
        quiet = self.accessible() and not self.flags & self._ERRORS
        self.chip.steady(self.base + self._SR, self.flags if quiet else None)

    def clock_changed(self) -> None:
        self.changed()

    def control(self) -> tuple[bool, bool, bool, int]:
        cr1, cr3 = self.values[self._CR1], self.values[self._CR3]
        asks = cr1 & (self.RXNE | self.TC | self.TXE | self.IDLE)
        if cr1 & self.RXNE:
            asks |= self.ORE
        if cr3 & 1 and cr3 & 0x40:
            asks |= self.ORE | self.FE | self.NF
        return bool(cr1 >> 13 & 1), bool(cr1 & 8), bool(cr1 & 4), asks

    def divider(self) -> float:
        brr = self.values[self._BRR]
        return (brr >> 4) * 8 + (brr & 7) if self.values[self._CR1] >> 15 & 1 else brr

    def read(self, offset: int) -> int:
        match offset:
            case self._SR:
                self._seen = self.flags
                return self.flags
            case self._DR:
                self.flags &= ~(self._seen & self._ERRORS)
                self._seen = 0
                return self.take()
        return super().read(offset)

    def write(self, offset: int, value: int) -> None:
        match offset:
            case self._SR:
                # Only these two can be written, and only as 0.
                self.flags &= value | ~(self.RXNE | self.TC)
                self.changed()
            case self._DR:
                self._seen &= ~self.TC
                self.send(value & 0xFF)
            case _:
                super().write(offset, value)
                self._check()
                self.changed()

    def _check(self) -> None:
        cr1, cr2, cr3 = (self.values[one] for one in (self._CR1, self._CR2, self._CR3))
        if cr1 & 0x1400 or cr2 & 0x4800 or cr3 & 0x3EE & ~0x08:
            self.chip.report(f"{self.name}: only 8 bits without parity, and without DMA, are modelled")
        if cr1 & self.IDLE:
            self.chip.report(f"{self.name}: the IDLE flag is not modelled")


class Rng(Gated):
    """The random number generator: 32 bits every 40 cycles of the 48 MHz clock. CECS says that there is none.

    A number is drawn when the program reads it, so that what a seeded board gives does not depend on how long
    anything took.
    """

    _CR, _SR, _DR = 0x00, 0x04, 0x08
    _RNGEN, _IE = 4, 8
    _DRDY, _CECS, _CEIS = 1 << 0, 1 << 1, 1 << 5
    plain: Mapping[int, tuple[int, int]] = {_CR: (0, 0xC)}
    secret = (_DR,)

    def __init__(self, chip: Chip, rcc: Rcc) -> None:
        super().__init__(chip, "RNG", 0x5006_0800, 0x400, rcc.gate(0x34, 6))
        self._rcc = rcc
        self._interrupts = Interrupts(chip, 80)
        self._flags = 0
        self._made: Event | None = None
        self.reads = 0

    def reset(self) -> None:
        super().reset()
        self._flags = 0
        self._cancel()
        self._interrupts.reset()

    def _cancel(self) -> None:
        if self._made is not None:
            self._made.cancel()
            self._made = None

    def _begin(self) -> None:
        if self._made is not None or not self.values[self._CR] & self._RNGEN or self._flags & self._DRDY:
            return
        clock = self._rcc.clock_48()
        if clock:
            self._made = self.chip.agenda.at(self.chip.now + -(-40 * self.chip.hz // clock), self._ready)

    def _ready(self, _cycle: int) -> None:
        self._made = None
        self._flags |= self._DRDY
        self._changed()

    def _changed(self) -> None:
        self._interrupts.level(bool(self.values[self._CR] & self._IE and self._flags))

    def _status(self) -> int:
        """With the clock error, which lasts as long as there is no clock."""
        if self.values[self._CR] & self._RNGEN and not self._rcc.clock_48():
            self._flags |= self._CEIS
            self._cancel()
            return self._flags & ~self._DRDY | self._CECS
        self._begin()
        return self._flags

    def read(self, offset: int) -> int:
        if offset == self._SR:
            return self._status()
        if offset == self._DR:
            if not self._flags & self._DRDY:
                return 0
            self._flags &= ~self._DRDY
            self._changed()
            self._begin()
            return int.from_bytes(self.chip.coins(4), "little")
        return super().read(offset)

    def write(self, offset: int, value: int) -> None:
        if offset == self._SR:
            self._flags &= value | ~(self._CEIS | 1 << 6)
            self._changed()
        elif offset == self._CR:
            super().write(offset, value)
            if not value & self._RNGEN:
                self._cancel()
                self._flags &= ~self._DRDY
            self._begin()
            self._changed()
        elif offset != self._DR:
            super().write(offset, value)


class FlashController(Device):
    """Bytes, half-words or words, as PSIZE says; bits only clear.

    Of the errors, PGAERR cannot come: a store that crosses 16 bytes is two stores by the time it is here.
    """

    _ACR, _KEYR, _OPTKEYR, _SR, _CR, _OPTCR = 0x00, 0x04, 0x08, 0x0C, 0x10, 0x14
    _KEYS: Mapping[int, tuple[int, int]] = {
        _KEYR: (0x4567_0123, 0xCDEF_89AB),
        _OPTKEYR: (0x0819_2A3B, 0x4C5D_6E7F),
    }
    _EOP, _OPERR, _WRPERR, _PGAERR, _PGPERR, _PGSERR, _BSY = (1 << bit for bit in (0, 1, 4, 5, 6, 7, 16))
    _PG, _SER, _MER, _STRT, _EOPIE, _ERRIE, _LOCK = (1 << bit for bit in (0, 1, 2, 16, 24, 25, 31))
    _OPTLOCK, _OPTSTRT = 1, 2
    _ERRORS = _OPERR | _WRPERR | _PGAERR | _PGPERR | _PGSERR
    _STORE_TIME = 16e-6
    # Seconds for a sector of 16, 64 and 128 KiB, and for everything, by PSIZE.
    _ERASE_TIMES = (
        (0.4, 1.2, 2.0, 16.0), (0.3, 0.7, 1.3, 11.0), (0.25, 0.55, 1.0, 8.0), (0.23, 0.49, 0.875, 6.9),
    )  # fmt: skip
    plain: Mapping[int, tuple[int, int]] = {_ACR: (0, 0x1F07)}

    def __init__(self, chip: Chip) -> None:
        super().__init__(chip, "FLASH", 0x4002_3C00, 0x400)
        self._interrupts = Interrupts(chip, 4)
        self._control = self._flags = 0
        self._right = {self._KEYR: 0, self._OPTKEYR: 0}  # keys; -1: locked until reset
        self._done: Event | None = None
        self._options = 0x0FFF_AAEC  # as they lie in the flash
        self._optcr = 0
        self.words(self._SR)

    def reset(self) -> None:
        super().reset()
        self._control, self._flags = self._LOCK, 0
        self._right = dict.fromkeys(self._right, 0)
        self._optcr = self._options | self._OPTLOCK
        if self._done is not None:
            self._done.cancel()
            self._done = None
        self._interrupts.reset()
        self._changed()

    def _changed(self) -> None:
        self.show(self._SR, self._flags)
        self._interrupts.level(
            bool(
                (self._flags & self._EOP and self._control & self._EOPIE)
                or (self._flags & self._OPERR and self._control & self._ERRIE)
            )
        )

    def _fail(self, flag: int) -> None:
        self._flags |= flag
        if self._control & self._ERRIE:
            self._flags |= self._OPERR
        self._changed()

    def _busy(self, seconds: float) -> None:
        self._flags |= self._BSY
        self._changed()
        if self._done is not None:
            self._done.cancel()
        self._done = self.chip.agenda.at(self.chip.now + self.chip.cycles(seconds), self._finish)

    def _finish(self, _cycle: int) -> None:
        self._done = None
        self._flags &= ~self._BSY
        if self._control & self._EOPIE:
            self._flags |= self._EOP
        self._changed()

    def _protected(self, sector: int) -> bool:
        return not self._options >> 16 + sector & 1

    def store(self, memory: Memory, address: int, size: int, value: int) -> None:
        sector = next(index for index in range(12) if address < _SECTORS[index + 1])
        if self._control & (self._LOCK | self._PG | self._SER | self._MER) != self._PG:
            self._fail(self._PGSERR)
        elif size != 1 << (self._control >> 8 & 3):
            self._fail(self._PGPERR)
        elif self._protected(sector):
            self._fail(self._WRPERR)
        else:
            memory.clear(address, size, value)
            self._busy(self._STORE_TIME)

    def read(self, offset: int) -> int:
        match offset:
            case self._SR:
                return self._flags
            case self._CR:
                return self._control
            case self._OPTCR:
                return self._optcr
            case self._KEYR | self._OPTKEYR:
                return 0
        return super().read(offset)

    def write(self, offset: int, value: int) -> None:
        match offset:
            case self._KEYR | self._OPTKEYR:
                self._unlock(offset, value)
            case self._SR:
                self._flags &= ~(value & (self._ERRORS | self._EOP))
                self._changed()
            case self._CR:
                self._command(value)
            case self._OPTCR:
                self._option(value)
            case _:
                super().write(offset, value)

    def _unlock(self, register: int, value: int) -> None:
        right = self._right[register]
        if not 0 <= right < 2 or value != self._KEYS[register][right]:
            self._right[register] = -1
            if register == self._KEYR:
                self._control |= self._LOCK
            else:
                self._optcr |= self._OPTLOCK
            raise BusFault("a wrong key: the flash controller is locked until the next reset")
        self._right[register] = right + 1
        if right == 1 and register == self._KEYR:
            self._control &= ~self._LOCK
        elif right == 1:
            self._optcr &= ~self._OPTLOCK

    def _command(self, value: int) -> None:
        if self._control & self._LOCK:
            return
        self._control = value & 0x0300_037F | value & self._LOCK
        if value & self._LOCK:
            self._right[self._KEYR] = 0
        if value & self._STRT:
            self._start()
        self._changed()

    def _start(self) -> None:
        times = self._ERASE_TIMES[self._control >> 8 & 3]
        flash = self.chip.flash
        if self._control & self._PG:
            self._fail(self._PGSERR)
        elif self._control & self._MER:
            if any(self._protected(sector) for sector in range(12)):
                self._fail(self._WRPERR)
                return
            flash.erase(flash.base, flash.size)
            self._busy(times[3])
        elif self._control & self._SER:
            sector = self._control >> 3 & 0xF
            if sector >= 12:
                self._fail(self._PGSERR)
            elif self._protected(sector):
                self._fail(self._WRPERR)
            else:
                size = _SECTORS[sector + 1] - _SECTORS[sector]
                flash.erase(_SECTORS[sector], size)
                self._busy(times[0 if sector < 4 else 1 if sector == 4 else 2])

    def _option(self, value: int) -> None:
        if self._optcr & self._OPTLOCK:
            return
        self._optcr = value & 0x0FFF_FFED
        if value & self._OPTLOCK:
            self._optcr |= self._OPTLOCK
            self._right[self._OPTKEYR] = 0
        if value & self._OPTSTRT:
            self._options = value & 0x0FFF_FFEC
            if value >> 8 & 0xFF != 0xAA:
                self.chip.report("FLASH: protection against reading (RDP) is not modelled")
            self._busy(self._STORE_TIME)
