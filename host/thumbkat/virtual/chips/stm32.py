"""The peripherals that the STM32F0 and the STM32F4 have alike. Times are those of ST's data sheets and
reference manuals (RM0091, RM0090)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from thumbkat.virtual.chips.agenda import Event
from thumbkat.virtual.chips.device import WORD, Device, Interrupts
from thumbkat.virtual.chips.wire import FRAME_BITS, Frame, Received, Receiver

if TYPE_CHECKING:
    from thumbkat.virtual.chips import Chip


class Gated(Device):
    """A peripheral whose clock the RCC switches."""

    def __init__(self, chip: Chip, name: str, base: int, size: int, clocked: Callable[[], bool]) -> None:
        super().__init__(chip, name, base, size)
        self._clocked = clocked

    def accessible(self) -> bool:
        return self._clocked()


class Gpio(Gated):
    """A port: what the pins are set to. Nothing is wired to them but the line, which rests high."""

    MODER, _PUPDR, _IDR, _ODR, _BSRR, _AFRL, _BRR = 0x00, 0x0C, 0x10, 0x14, 0x18, 0x20, 0x28

    def __init__(
        self,
        chip: Chip,
        letter: str,
        base: int,
        clocked: Callable[[], bool],
        resets: Mapping[int, int],
        *,
        has_brr: bool,
    ) -> None:
        """`resets`: the registers whose value after reset is not 0."""
        self.plain = {
            offset: (resets.get(offset, 0), mask)
            for offset, mask in (
                (0x00, WORD), (0x04, 0xFFFF), (0x08, WORD), (0x0C, WORD), (0x14, 0xFFFF), (0x1C, 0x1FFFF),
                (0x20, WORD), (0x24, WORD),
            )
        }  # fmt: skip
        self._has_brr = has_brr
        super().__init__(chip, f"GPIO{letter}", base, 0x400, clocked)

    def alternate(self, pin: int) -> int | None:
        """The alternate function that a pin is switched to."""
        if self.values[self.MODER] >> 2 * pin & 3 != 2:
            return None
        return self.values[self._AFRL + pin // 8 * 4] >> pin % 8 * 4 & 0xF

    def read(self, offset: int) -> int:
        if offset == self._IDR:
            pins = 0
            for pin in range(16):
                mode = self.values[self.MODER] >> 2 * pin & 3
                pull = self.values[self._PUPDR] >> 2 * pin & 3
                high = self.values[self._ODR] >> pin & 1 if mode == 1 else pull == 1
                pins |= int(high) << pin
            return pins
        if offset in (self._BSRR, self._BRR):
            return 0
        return super().read(offset)

    def write(self, offset: int, value: int) -> None:
        if offset == self._BSRR:
            self.values[self._ODR] = self.values[self._ODR] & ~(value >> 16) | value & 0xFFFF
        elif offset == self._BRR and self._has_brr:
            self.values[self._ODR] &= ~value & 0xFFFF
        elif offset != self._IDR:
            super().write(offset, value)


class Usart(Gated, ABC):
    """What both generations of the USART do: one register and a shift register in each direction.

    A byte that is complete while the one before it was not read is lost, and ORE says so. The subclass knows
    where the registers are and how flags are cleared.
    """

    PE, FE, NF, ORE, IDLE, RXNE, TC, TXE = (1 << bit for bit in range(8))

    def __init__(
        self,
        chip: Chip,
        name: str,
        base: int,
        interrupt: int,
        clocked: Callable[[], bool],
        *,
        clock: Callable[[], int],
        wired: tuple[Callable[[], bool], Callable[[], bool]] | None,
    ) -> None:
        """`clock`: of the peripheral, in Hz. `wired`: whether its TX and its RX are switched to the pins of
        the line; None where it has no pin there."""
        super().__init__(chip, name, base, 0x400, clocked)
        self._interrupts = Interrupts(chip, interrupt)
        self._clock = clock
        self._tx_wired, self._rx_wired = wired or (lambda: False, lambda: False)
        self._receiver = Receiver(chip.agenda, chip.line_in, self._bit, self._took) if wired else None
        self.flags = 0
        self._rdr = 0
        self._waiting: int | None = None  # in TDR, while the shift register is busy
        self._shifting: Event | None = None

    def reset(self) -> None:
        super().reset()
        self.flags = self.TC | self.TXE
        self._rdr = 0
        self._waiting = None
        if self._shifting is not None:
            self._shifting.cancel()
            self._shifting = None
        if self._receiver is not None:
            self._receiver.stop()
        self._interrupts.reset()
        self.changed()

    @abstractmethod
    def control(self) -> tuple[bool, bool, bool, int]:
        """Whether the USART, its transmitter and its receiver are on; the flags that ask for an interrupt."""

    @abstractmethod
    def divider(self) -> float:
        """Cycles of the peripheral's clock a bit; 0: not set."""

    def changed(self) -> None:
        """Flags or control have changed."""
        on, _, receives, asks = self.control()
        if self._receiver is not None:
            if on and receives and self.divider():
                self._receiver.start(self.chip.now)
            else:
                self._receiver.stop()
        self._interrupts.level(on and bool(self.flags & asks))

    def _bit(self) -> float:
        return self.divider() * self.chip.hz / self._clock()

    def reports_overrun(self) -> bool:
        """Otherwise the later byte replaces the earlier one, and nobody hears of it."""
        return True

    def send(self, byte: int) -> None:
        """A write to the transmit register."""
        on, transmits, _, _ = self.control()
        if not (on and transmits and self.divider()):
            return
        self.flags &= ~self.TC
        if self._shifting is None:
            self._shift(byte, float(self.chip.now))
        else:
            # Written over where it was not empty.
            self._waiting = byte
            self.flags &= ~self.TXE
        self.changed()

    def _shift(self, byte: int, start: float) -> None:
        frame = Frame(start, self._bit(), byte)
        if self._tx_wired():
            self.chip.line_out.send(frame)
        self._shifting = self.chip.agenda.at(round(frame.end), lambda cycle: self._shifted(frame.end))

    def _shifted(self, end: float) -> None:
        self._shifting = None
        if self._waiting is not None:
            byte, self._waiting = self._waiting, None
            self.flags |= self.TXE
            self._shift(byte, end)
        else:
            self.flags |= self.TC
        self.changed()

    def _took(self, received: Received, _cycle: int) -> None:
        if not self._rx_wired():
            return
        if self.flags & self.RXNE and self.reports_overrun():
            self.flags |= self.ORE
        else:
            self._rdr = received.byte
            self.flags |= self.RXNE
            if received.framing:
                self.flags |= self.FE
        self.changed()

    def take(self) -> int:
        """A read of the receive register."""
        self.flags &= ~self.RXNE
        self.changed()
        return self._rdr


class Timer(Gated):
    """A general-purpose timer that counts up: TIM2 (and TIM5 of the F4) has 32 bits. Of capture and compare,
    only the compare flags."""

    _CR1, _DIER, _SR, _EGR, _CNT, _PSC, _ARR, _CCR1 = 0x00, 0x0C, 0x10, 0x14, 0x24, 0x28, 0x2C, 0x34
    _CEN, _UDIS, _OPM, _ARPE = 1, 2, 8, 0x80
    _FLAGS = 0x5F

    def __init__(
        self, chip: Chip, number: int, base: int, interrupt: int, clocked: Callable[[], bool], *,
        clock: Callable[[], int], bits: int = 32,
    ) -> None:  # fmt: skip
        self._mask = (1 << bits) - 1
        self.plain = {
            self._CR1: (0, 0x3FF), 0x04: (0, 0xF8), 0x08: (0, 0xFFFF), self._DIER: (0, 0x7F5F),
            0x18: (0, 0xFFFF), 0x1C: (0, 0xFFFF), 0x20: (0, 0xFFFF),
            # The counter of TIM2 has 32 bits, and so has what it counts to.
            self._ARR: (self._mask, self._mask), self._PSC: (0, 0xFFFF),
            **{self._CCR1 + 4 * channel: (0, self._mask) for channel in range(4)},
        }  # fmt: skip
        super().__init__(chip, f"TIM{number}", base, 0x400, clocked)
        self._interrupts = Interrupts(chip, interrupt)
        self._clock = clock
        self._flags = 0
        self._counted = 0  # at `_since`
        self._since: int | None = None  # a cycle; None: stands still
        self._prescaler = 0  # in use: the register counts from the next update on
        self._event: Event | None = None

    def reset(self) -> None:
        super().reset()
        self._flags = self._counted = self._prescaler = 0
        self._since = None
        self._interrupts.reset()
        self._plan()

    def _divider(self) -> int:
        """Cycles of the core a count."""
        return max(1, (self._prescaler + 1) * self.chip.hz // self._clock())

    def _elapsed(self, cycle: int) -> int:
        return 0 if self._since is None else (cycle - self._since) // self._divider()

    def _count(self, cycle: int) -> int:
        count = self._counted + self._elapsed(cycle)
        top = self.values[self._ARR]
        # Beyond ARR it goes on to the end of its bits.
        return (
            count
            if count <= top
            else (count - top - 1) % (top + 1)
            if self._counted <= top
            else count & self._mask
        )

    def _settle(self) -> None:
        """Moves the base of counting to now. Flags that came on the way are set."""
        now = self.chip.now
        if self._since is None:
            return
        top = self.values[self._ARR]
        elapsed = self._elapsed(now)
        for channel in range(4):
            ahead = (self.values[self._CCR1 + 4 * channel] - self._counted - 1) % (top + 1) + 1
            if self.values[self._CCR1 + 4 * channel] <= top and ahead <= elapsed:
                self._flags |= 2 << channel
        if self._counted + elapsed > top and not self.values[self._CR1] & self._UDIS:
            self._flags |= 1
        self._counted = self._count(now)
        self._since += elapsed * self._divider()

    def _plan(self) -> None:
        """The next flag that asks for the interrupt; the others are found when somebody looks."""
        if self._event is not None:
            self._event.cancel()
            self._event = None
        self._interrupts.level(bool(self._flags & self.values[self._DIER] & self._FLAGS))
        if self._since is None or self.values[self._ARR] == 0:
            return
        top = self.values[self._ARR]
        waits = []
        if (self.values[self._DIER] & 1 and not self._flags & 1) or self.values[self._CR1] & self._OPM:
            waits.append(top + 1 - self._counted)
        for channel in range(4):
            if self.values[self._DIER] & 2 << channel and not self._flags & 2 << channel:
                waits.append((self.values[self._CCR1 + 4 * channel] - self._counted - 1) % (top + 1) + 1)
        if waits:
            self._event = self.chip.agenda.at(self._since + max(1, min(waits)) * self._divider(), self._met)

    def _met(self, _cycle: int) -> None:
        self._event = None
        self._settle()
        if self.values[self._CR1] & self._OPM and self._flags & 1:
            self.values[self._CR1] &= ~self._CEN
            self._since, self._counted = None, 0
        self._plan()

    def read(self, offset: int) -> int:
        if offset == self._CNT:
            return self._count(self.chip.now)
        if offset == self._SR:
            self._settle()
            self._plan()
            return self._flags
        return 0 if offset == self._EGR else super().read(offset)

    def write(self, offset: int, value: int) -> None:
        self._settle()
        match offset:
            case self._CNT:
                self._counted = value & self._mask
                self._since = None if self._since is None else self.chip.now
            case self._SR:
                self._flags &= value
            case self._EGR:
                if value & 1:
                    self._counted, self._prescaler = 0, self.values[self._PSC]
                    self._since = None if self._since is None else self.chip.now
                    self._flags |= 1
            case _:
                super().write(offset, value)
                running = bool(self.values[self._CR1] & self._CEN) and self.values[self._ARR] != 0
                if running and self._since is None:
                    self._since = self.chip.now
                elif not running:
                    self._since = None
        self._plan()


class Identity(Device):
    """DBGMCU: which chip it is, and what goes on while the core is halted (kept, without effect)."""

    def __init__(self, chip: Chip, base: int, code: int, masks: Mapping[int, int]) -> None:
        self.plain = {0x00: (code, 0), **{offset: (0, mask) for offset, mask in masks.items()}}
        super().__init__(chip, "DBGMCU", base, 0x400)

    def reset(self) -> None:
        # A debugger's settings outlast every reset but that of power.
        self.values = {offset: value for offset, (value, _) in self.plain.items()} | self.values


class Plain(Gated):
    """Registers that are kept and do nothing."""

    def __init__(
        self,
        chip: Chip,
        name: str,
        base: int,
        clocked: Callable[[], bool],
        plain: Mapping[int, tuple[int, int]],
    ) -> None:
        self.plain = plain
        super().__init__(chip, name, base, 0x400, clocked)


class Oscillator:
    """Something that the RCC switches on, and that is ready a while later."""

    def __init__(self, chip: Chip, seconds: float, ready: Callable[[], None]) -> None:
        self._chip = chip
        self._seconds = seconds
        self._ready = ready
        self._event: Event | None = None
        self.on = False
        self.is_ready = False

    def switch(self, on: bool) -> None:
        if on and not self.on:
            self._event = self._chip.agenda.at(
                self._chip.now + self._chip.cycles(self._seconds), self._is_ready
            )
        elif not on:
            self.is_ready = False
            if self._event is not None:
                self._event.cancel()
                self._event = None
        self.on = on

    def _is_ready(self, _cycle: int) -> None:
        self._event = None
        self.is_ready = True
        self._ready()


__all__ = ["FRAME_BITS", "Gated", "Gpio", "Identity", "Oscillator", "Plain", "Timer", "Usart"]
