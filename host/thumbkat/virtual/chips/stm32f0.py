"""STM32F051R8 as on the STM32F0DISCOVERY: Cortex-M0, 8 MHz after reset. Its line is USART1 on PA9 and PA10.

Flash wait states are not modelled; up to 24 MHz the part needs none.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from thumbkat.virtual.chips import Cause, Chip, Setting, core_of
from thumbkat.virtual.chips.agenda import Event
from thumbkat.virtual.chips.device import WORD, Device, Interrupts
from thumbkat.virtual.chips.memory import Memory
from thumbkat.virtual.chips.stm32 import Gpio, Identity, Oscillator, Plain, Timer, Usart
from thumbkat.virtual.core import BusFault, Model

_HSI, _HSE = 8_000_000, 8_000_000
_FLASH, _RAM, _PAGE = 0x1_0000, 0x2000, 0x400
_ORIGIN, _OPTIONS = 0x0800_0000, 0x1FFF_F800
_TX_PIN, _RX_PIN, _ALTERNATE = 9, 10, 1


class Stm32F051(Chip):
    def __init__(self, setting: Setting) -> None:
        core = core_of(Model.M0, interrupts=32, priority_bits=2)
        super().__init__(core, _HSI, setting)
        core.map(0x2000_0000, _RAM, writable=True)
        self.memories["flash"] = flash = Memory(core, _ORIGIN, _FLASH)
        flash.alias(0)
        self.memories["options"] = options = Memory(core, _OPTIONS, 0x10)
        # Each option byte is followed by its complement; the first says that nothing is protected.
        options.put_words(_OPTIONS, 0x00FF_55AA, 0x00FF_00FF, 0x00FF_00FF, 0x00FF_00FF)
        self.memories["system"] = system = Memory(core, 0x1FFF_F7AC, 0x24)
        system.put(0x1FFF_F7AC, self.unique(12))
        system.put(0x1FFF_F7CC, (_FLASH // 1024).to_bytes(4, "little"))

        self._rcc = rcc = Rcc(self)
        self._controller = controller = FlashController(self)
        ports = {
            letter: Gpio(
                self, letter, 0x4800_0000 + 0x400 * index, rcc.gate(0x14, 17 + index),
                {0x00: 0x2800_0000, 0x0C: 0x2400_0000} if letter == "A" else {}, has_brr=True,
            )
            for index, letter in enumerate("ABCDF"[:4])
        }  # fmt: skip
        ports["F"] = Gpio(self, "F", 0x4800_1400, rcc.gate(0x14, 22), {}, has_brr=True)
        a = ports["A"]
        wired = (lambda: a.alternate(_TX_PIN) == _ALTERNATE, lambda: a.alternate(_RX_PIN) == _ALTERNATE)
        for device in (
            rcc,
            controller,
            *ports.values(),
            UsartF0(
                self, "USART1", 0x4001_3800, 27, rcc.gate(0x18, 14), clock=rcc.usart1_clock, wired=wired,
            ),
            UsartF0(
                self, "USART2", 0x4000_4400, 28, rcc.gate(0x1C, 17), clock=rcc.peripheral_clock, wired=None,
            ),
            Timer(self, 2, 0x4000_0000, 15, rcc.gate(0x1C, 0), clock=rcc.timer_clock),
            Timer(self, 3, 0x4000_0400, 16, rcc.gate(0x1C, 1), clock=rcc.timer_clock, bits=16),
            Plain(self, "PWR", 0x4000_7000, rcc.gate(0x1C, 28), {0x00: (0, 0x3FF), 0x04: (0, 0x300)}),
            Plain(
                self, "SYSCFG", 0x4001_0000, rcc.gate(0x18, 0),
                {0x00: (0, 0xF_1F03), **dict.fromkeys(range(8, 24, 4), (0, 65535)), 0x18: (0, 0x7)},
            ),
            Identity(self, 0x4001_5800, 0x2000_6440, {0x04: 6, 0x08: WORD, 0x0C: WORD}),
        ):  # fmt: skip
            self.add(device)
        self.built(
            (
                range(0x4000_0000, 0x4000_8000), range(0x4001_0000, 0x4001_8000),
                range(0x4002_0000, 0x4002_4400), range(0x4800_0000, 0x4800_1800),
            ),
            flash,
        )  # fmt: skip

    def store(self, memory: Memory, address: int, size: int, value: int) -> None:
        self._controller.store(memory, address, size, value)

    def restarted(self, cause: Cause) -> None:
        self._rcc.restarted(cause)


class Rcc(Device):
    """Clocks: HSI, HSE and the PLL with the times that they take, and which peripheral has one."""

    _CR, _CFGR, _CIR, _BDCR, _CSR, _CR2 = 0x00, 0x04, 0x08, 0x20, 0x24, 0x34
    plain: Mapping[int, tuple[int, int]] = {
        _CIR: (0, 0x3F00),
        0x0C: (0, WORD),
        0x10: (0, WORD),
        0x14: (0x14, 0x017E_0055),
        0x18: (0, 0x0047_5A01),
        0x1C: (0, 0x7062_4913),
        0x28: (0, WORD),
        0x2C: (0, 0xF),
        0x30: (0, 0x153),
    }

    def __init__(self, chip: Chip) -> None:
        super().__init__(chip, "RCC", 0x4002_1000, 0x400)
        self._hse = Oscillator(chip, 2e-3, self._switched)
        self._pll = Oscillator(chip, 200e-6, self._switched)
        self._hsi14 = Oscillator(chip, 2e-6, lambda: None)
        self._low = [Oscillator(chip, seconds, lambda: None) for seconds in (85e-6, 2.0)]
        self._control = self._config = 0
        self._source = 0  # SWS
        self._causes = 0

    def reset(self) -> None:
        super().reset()
        for one in (self._hse, self._pll, self._hsi14, *self._low):
            one.switch(False)
        self._control, self._config, self._source = 0x8083, 0, 0
        self.values |= {self._BDCR: 0, self._CR2: 0x80}
        self.chip.hz = _HSI

    def restarted(self, cause: Cause) -> None:
        self._causes |= {Cause.POWER: 0x0C00_0000, Cause.PIN: 0x0400_0000, Cause.SOFTWARE: 0x1400_0000}[cause]

    def gate(self, register: int, bit: int) -> Callable[[], bool]:
        return lambda: bool(self.values[register] >> bit & 1)

    def peripheral_clock(self) -> int:
        return self.chip.hz >> _prescaler(self._config >> 8 & 7, 3)

    def timer_clock(self) -> int:
        divided = self.peripheral_clock()
        return divided if divided == self.chip.hz else 2 * divided

    def usart1_clock(self) -> int:
        return {0: self.peripheral_clock(), 1: self._system(), 2: 32768, 3: _HSI}[self.values[0x30] & 3]

    def _system(self) -> int:
        if self._source == 1:
            return _HSE
        if self._source == 2:
            multiplier = min((self._config >> 18 & 0xF) + 2, 16)
            base = _HSE // ((self.values[0x2C] & 0xF) + 1) if self._config >> 16 & 1 else _HSI // 2
            return base * multiplier
        return _HSI

    def _switched(self) -> None:
        """Perhaps the source that was asked for is ready now."""
        wanted = self._config & 3
        ready = {0: True, 1: self._hse.is_ready, 2: self._pll.is_ready}.get(wanted, False)
        if ready:
            self._source = wanted
        self.chip.hz = self._system() >> _prescaler(self._config >> 4 & 0xF, 4)

    def read(self, offset: int) -> int:
        match offset:
            case self._CR:
                return self._control | self._hse.is_ready << 17 | self._pll.is_ready << 25
            case self._CFGR:
                return self._config | self._source << 2
            case self._CR2:
                return self.values[offset] & ~2 | self._hsi14.is_ready << 1
            case self._BDCR:
                return self.values[offset] & ~2 | self._low[1].is_ready << 1
            case self._CSR:
                return self._causes | self._low[0].on | self._low[0].is_ready << 1
        return super().read(offset)

    def write(self, offset: int, value: int) -> None:
        match offset:
            case self._CR:
                self._control = self._control & ~0x010D_00F9 | value & 0x010D_00F9 | 3
                self._hse.switch(bool(value >> 16 & 1))
                self._pll.switch(bool(value >> 24 & 1))
            case self._CFGR:
                self._config = value & 0x07FF_C7F3
                self._switched()
            case self._CR2:
                self.values[offset] = value & 0xFFFD
                self._hsi14.switch(bool(value & 1))
            case self._BDCR:
                self.values[offset] = value & 0x1_831D
                self._low[1].switch(bool(value & 1))
            case self._CSR:
                self._low[0].switch(bool(value & 1))
                if value >> 24 & 1:
                    self._causes = 0
            case _:
                super().write(offset, value)
                if offset in (0x14, 0x18, 0x1C):
                    self.chip.clocks_changed()


def _prescaler(field: int, bits: int) -> int:
    """By how many bits the clock is shifted: 0 where the field's highest bit is 0; HPRE leaves out 32."""
    if not field >> bits - 1:
        return 0
    shift = (field & (1 << bits - 1) - 1) + 1
    return shift + 1 if bits == 4 and shift > 4 else shift


class UsartF0(Usart):
    """The later generation: flags in ISR are cleared through ICR, and nothing else clears them."""

    _CR1, _CR2, _CR3, _BRR, _RQR, _ISR, _ICR, _RDR, _TDR = (
        0x00,
        0x04,
        0x08,
        0x0C,
        0x18,
        0x1C,
        0x20,
        0x24,
        0x28,
    )
    plain: Mapping[int, tuple[int, int]] = {
        _CR1: (0, 0x0FFF_FFFF),
        _CR2: (0, 0xFFFF_FFF0),
        _CR3: (0, 0x007F_FFFF),
        _BRR: (0, 0xFFFF),
        0x10: (0, 0xFFFF),
        0x14: (0, WORD),
    }
    _OVRDIS = 1 << 12

    def __init__(
        self, chip: Chip, name: str, base: int, interrupt: int, clocked: Callable[[], bool], *,
        clock: Callable[[], int], wired: tuple[Callable[[], bool], Callable[[], bool]] | None,
    ) -> None:  # fmt: skip
        super().__init__(chip, name, base, interrupt, clocked, clock=clock, wired=wired)
        self.words(self._ISR)

    def control(self) -> tuple[bool, bool, bool, int]:
        cr1, cr3 = self.values[self._CR1], self.values[self._CR3]
        asks = cr1 & (self.RXNE | self.TC | self.TXE | self.IDLE)
        if cr1 & self.RXNE:
            asks |= self.ORE
        if cr3 & 1:
            asks |= self.ORE | self.FE | self.NF
        return bool(cr1 & 1), bool(cr1 & 8), bool(cr1 & 4), asks

    def divider(self) -> float:
        brr = self.values[self._BRR]
        if self.values[self._CR1] >> 15 & 1:
            return (brr & 0xFFF0 | (brr & 7) << 1) / 2
        return brr

    def changed(self) -> None:
        super().changed()
        self.show(self._ISR, self._status() if self.accessible() else 0)

    def clock_changed(self) -> None:
        self.changed()

    def _status(self) -> int:
        on, transmits, receives, _ = self.control()
        return self.flags | (on and transmits) << 21 | (on and receives) << 22

    def reports_overrun(self) -> bool:
        return not self.values[self._CR3] & self._OVRDIS

    def read(self, offset: int) -> int:
        match offset:
            case self._ISR:
                return self._status()
            case self._RDR:
                return self.take()
            case self._ICR | self._RQR | self._TDR:
                return 0
        return super().read(offset)

    def write(self, offset: int, value: int) -> None:
        match offset:
            case self._TDR:
                self.send(value & 0xFF)
            case self._ICR:
                self.flags &= ~(value & (self.PE | self.FE | self.NF | self.ORE | self.IDLE | self.TC))
                self.changed()
            case self._RQR:
                if value & 8:
                    self.take()
            case self._ISR | self._RDR:
                pass
            case _:
                super().write(offset, value)
                self._check()
                self.changed()

    def _check(self) -> None:
        cr1, cr2, cr3 = (self.values[one] for one in (self._CR1, self._CR2, self._CR3))
        if cr1 & 0x1000_1400 or cr2 & 0x00FF_FFF0 & ~0x3000 or cr3 & 0x3E & ~0x38 or cr3 & 0xC0:
            self.chip.report(f"{self.name}: only 8 bits without parity, and without DMA, are modelled")
        if cr1 & self.IDLE:
            self.chip.report(f"{self.name}: the IDLE flag is not modelled")


class FlashController(Device):
    """Half-words alone, and only where the flash is erased."""

    _ACR, _KEYR, _OPTKEYR, _SR, _CR, _AR, _OBR, _WRPR = 0x00, 0x04, 0x08, 0x0C, 0x10, 0x14, 0x1C, 0x20
    _KEYS = (0x4567_0123, 0xCDEF_89AB)
    _BSY, _PGERR, _WRPRTERR, _EOP = 1 << 0, 1 << 2, 1 << 4, 1 << 5
    _PG, _PER, _MER, _OPTPG, _OPTER, _STRT, _LOCK, _OPTWRE = (1 << bit for bit in (0, 1, 2, 4, 5, 6, 7, 9))
    _ERRIE, _EOPIE, _FORCE = 1 << 10, 1 << 12, 1 << 13
    _WORD_TIME, _PAGE_TIME, _MASS_TIME = 53.5e-6, 30e-3, 30e-3
    plain: Mapping[int, tuple[int, int]] = {_ACR: (0x30, 0x17)}

    def __init__(self, chip: Chip) -> None:
        super().__init__(chip, "FLASH", 0x4002_2000, 0x400)
        self._interrupts = Interrupts(chip, 3)
        self._control = self._flags = self._address = 0
        self._key = self._option_key = 0  # how many are right; -1: locked until reset
        self._done: Event | None = None
        self._protection = WORD
        self.words(self._SR, self._CR)

    def reset(self) -> None:
        super().reset()
        self._control, self._flags, self._address = self._LOCK, 0, 0
        self._key = self._option_key = 0
        if self._done is not None:
            self._done.cancel()
            self._done = None
        options = self.chip.memories["options"]
        # Four bytes of protection, each with its complement beside it.
        self._protection = sum(options.value(_OPTIONS + 8 + 2 * index, 1) << 8 * index for index in range(4))
        self._interrupts.reset()
        self._changed()

    def _changed(self) -> None:
        self.show(self._SR, self._flags)
        self.show(self._CR, self._control)
        asks = (self._EOP if self._control & self._EOPIE else 0) | (
            self._PGERR | self._WRPRTERR if self._control & self._ERRIE else 0
        )
        self._interrupts.level(bool(self._flags & asks))

    def _flag(self, flag: int) -> None:
        self._flags |= flag
        self._changed()

    def _busy(self, seconds: float) -> None:
        self._flag(self._BSY)
        if self._done is not None:
            self._done.cancel()
        self._done = self.chip.agenda.at(self.chip.now + self.chip.cycles(seconds), self._finish)

    def _finish(self, _cycle: int) -> None:
        self._done = None
        self._flags &= ~self._BSY
        self._flag(self._EOP)

    def _protected(self, address: int) -> bool:
        # A bit for each sector of 4 KiB, the last for what is left.
        return not self._protection >> min((address - _ORIGIN) // 0x1000, 31) & 1

    def store(self, memory: Memory, address: int, size: int, value: int) -> None:
        options = memory is self.chip.memories["options"]
        if memory is not self.chip.memories["flash"] and not options:
            raise BusFault(f"{address:#010x} cannot be written")
        if size != 2:
            raise BusFault(f"the flash at {address:#010x} takes half-words alone, not {size} bytes")
        enabled = self._control & (self._OPTPG if options else self._PG)
        if not enabled or self._control & self._LOCK or (options and not self._control & self._OPTWRE):
            self._flag(self._PGERR)
        elif not options and self._protected(address):
            self._flag(self._WRPRTERR)
        elif memory.value(address, 2) != 0xFFFF and value != 0:
            self._flag(self._PGERR)
        else:
            memory.clear(address, 2, value)
            self._busy(self._WORD_TIME)

    def read(self, offset: int) -> int:
        match offset:
            case self._OBR:
                options = self.chip.memories["options"]
                # User, data 0, data 1; the lowest byte says that reading is not protected.
                return sum(options.value(_OPTIONS + 2 * index, 1) << 8 * index for index in (1, 2, 3))
            case self._WRPR:
                return self._protection
            case self._KEYR | self._OPTKEYR | self._AR:
                return 0
        return super().read(offset)

    def write(self, offset: int, value: int) -> None:
        match offset:
            case self._KEYR:
                self._key = self._next_key(self._key, value)
                if self._key == 2:
                    self._control &= ~self._LOCK
                    self._changed()
            case self._OPTKEYR:
                self._option_key = self._next_key(self._option_key, value)
                if self._option_key == 2:
                    self._control |= self._OPTWRE
                    self._changed()
            case self._SR:
                self._flags &= ~(value & (self._PGERR | self._WRPRTERR | self._EOP))
                self._changed()
            case self._AR:
                self._address = value
            case self._CR:
                self._command(value)
            case self._OBR | self._WRPR:
                pass
            case _:
                super().write(offset, value)

    def _next_key(self, right: int, value: int) -> int:
        if 0 <= right < 2 and value == self._KEYS[right]:
            return right + 1
        self._key = self._option_key = -1
        self._control |= self._LOCK
        self._changed()
        raise BusFault("a wrong key: the flash controller is locked until the next reset")

    def _command(self, value: int) -> None:
        if self._control & self._LOCK:
            return
        keeps = self._control & self._OPTWRE & value
        self._control = value & (0x1537 | self._LOCK) | keeps
        if value & self._LOCK:
            self._key = 0
        if value & self._FORCE:
            self.chip.report(
                "FLASH: FORCE_OPTLOAD is not modelled: option bytes count from the next reset on"
            )
        if value & self._STRT:
            self._start()
        self._changed()

    def _start(self) -> None:
        flash, options = self.chip.memories["flash"], self.chip.memories["options"]
        if self._control & self._MER:
            if self._protection != WORD:
                self._flag(self._WRPRTERR)
                return
            flash.erase(flash.base, flash.size)
            self._busy(self._MASS_TIME)
        elif self._control & self._PER:
            page = self._address & -_PAGE
            if page not in flash:
                return
            if self._protected(page):
                self._flag(self._WRPRTERR)
                return
            flash.erase(page, _PAGE)
            self._busy(self._PAGE_TIME)
        elif self._control & self._OPTER and self._control & self._OPTWRE:
            options.erase(options.base, options.size)
            self._busy(self._PAGE_TIME)
