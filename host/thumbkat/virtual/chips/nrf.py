"""The peripherals that the nRF51 and the nRF52 have alike.

All of them are made of tasks (write 1: something happens), events (1: something has happened, until the
program writes 0) and an interrupt that is high while an enabled event is 1. The times are those of Nordic's
product specifications: nRF51822 3.1 and nRF52833 1.5.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from typing import TYPE_CHECKING

from thumbkat.virtual.chips.agenda import Event
from thumbkat.virtual.chips.device import WORD, Device, Interrupts
from thumbkat.virtual.chips.wire import Frame, Received, Receiver
from thumbkat.virtual.core import BusFault

if TYPE_CHECKING:
    from thumbkat.virtual.chips import Chip
    from thumbkat.virtual.chips.memory import Memory

_INTENSET = 0x304
_INTENCLR = 0x308
_INTEN = 0x300
_EVENTS = 0x100


class NrfDevice(Device):
    """Events and their interrupt. `events` are the offsets that there are, `polled` those that programs wait
    for in loops."""

    events: tuple[int, ...] = ()
    polled: tuple[int, ...] = ()
    size = 0x1000

    def __init__(self, chip: Chip, name: str, base: int, interrupt: int | None) -> None:
        super().__init__(chip, name, base, 0x1000)
        self._interrupts = Interrupts(chip, interrupt) if interrupt is not None else None
        self._set: dict[int, bool] = {}
        self._enabled = 0
        self.words(*self.polled)

    def reset(self) -> None:
        super().reset()
        self._set = dict.fromkeys(self.events, False)
        self._enabled = 0
        for offset in self.polled:
            self.show(offset, 0)
        if self._interrupts is not None:
            self._interrupts.reset()

    def event(self, offset: int) -> bool:
        return self._set[offset]

    def raise_event(self, offset: int) -> None:
        self._event(offset, True)

    def _event(self, offset: int, value: bool) -> None:
        self._set[offset] = value
        if offset in self.polled:
            self.show(offset, int(value))
        self._interrupt()

    def enabled(self, offset: int) -> bool:
        """Whether this event asks for the interrupt."""
        return bool(self._enabled >> (offset - _EVENTS) // 4 & 1)

    def _interrupt(self) -> None:
        if self._interrupts is not None:
            enabled = self._enabled
            self._interrupts.level(
                bool(enabled)
                and any(self._set[one] and enabled >> (one - _EVENTS) // 4 & 1 for one in self.events)
            )

    def task(self, offset: int, cycle: int) -> bool:
        """Does the task; False where there is none."""
        return False

    def event_written(self, offset: int, value: bool, cycle: int) -> None:
        """The program cleared an event, or set it."""

    def read(self, offset: int) -> int:
        if offset in self._set:
            return int(self._set[offset])
        if offset in (_INTENSET, _INTENCLR, _INTEN):
            return self._enabled
        if offset < _EVENTS:
            return 0  # tasks can only be written
        return super().read(offset)

    def write(self, offset: int, value: int) -> None:
        now = self.chip.now
        if offset in self._set:
            self._event(offset, bool(value & 1))
            self.event_written(offset, bool(value & 1), now)
        elif offset in (_INTENSET, _INTENCLR, _INTEN):
            known = sum(1 << (one - _EVENTS) // 4 for one in self.events)
            if value & ~known and offset != _INTENCLR:
                self.chip.report(
                    f"{self.name}: interrupts {value & ~known:#x} are enabled, and are not modelled"
                )
            if offset == _INTENSET:
                self._enabled |= value & known
            elif offset == _INTENCLR:
                self._enabled &= ~value
            else:
                self._enabled = value & known
            self._interrupt()
        elif offset < _EVENTS:
            if value & 1 and not self.task(offset, now):
                self.unknown(offset, "written")
        else:
            super().write(offset, value)


class Clock(NrfDevice):
    """CLOCK and POWER, which share their addresses. The core's clock is the same with both oscillators; that
    the internal one is off by up to 6 % is not modelled."""

    events = (0x100, 0x104, 0x108)
    polled = (0x100, 0x104)
    _HFCLKSTART, _HFCLKSTOP, _LFCLKSTART, _LFCLKSTOP = 0x000, 0x004, 0x008, 0x00C
    _CONSTLAT, _LOWPWR = 0x078, 0x07C
    _HFSTARTED, _LFSTARTED = 0x100, 0x104
    _RESETREAS = 0x400
    _LF_START = 0.25  # seconds: the crystal; both the others are sooner

    def __init__(self, chip: Chip, *, crystal: float, plain: Mapping[int, tuple[int, int]]) -> None:
        """`crystal`: seconds from HFCLKSTART to HFCLKSTARTED."""
        self.plain = {
            0x510: (0, WORD), 0x518: (0, 0x3), 0x51C: (0, 0xFF), 0x538: (0, 0x7F), 0x578: (0, 1), **plain,
        }  # fmt: skip
        super().__init__(chip, "CLOCK", 0x4000_0000, 0)
        self._crystal_time = crystal
        self._reasons = 0
        self._starting: dict[int, Event] = {}
        self._running: dict[int, bool] = {}

    def reset(self) -> None:
        super().reset()
        for event in self._starting.values():
            event.cancel()
        self._starting = {}
        self._running = {self._HFSTARTED: False, self._LFSTARTED: False}

    def restarted(self, reason: int) -> None:
        """A bit of RESETREAS, which collects them until the program clears them."""
        self._reasons |= reason

    def task(self, offset: int, cycle: int) -> bool:
        match offset:
            case self._HFCLKSTART:
                self._start(self._HFSTARTED, cycle, self._crystal_time)
            case self._LFCLKSTART:
                self._start(self._LFSTARTED, cycle, self._LF_START)
            case self._HFCLKSTOP:
                self._stop(self._HFSTARTED)
            case self._LFCLKSTOP:
                self._stop(self._LFSTARTED)
            case self._CONSTLAT | self._LOWPWR:
                pass
            case _:
                return False
        return True

    def _start(self, event: int, cycle: int, seconds: float) -> None:
        if self._running[event]:
            self.raise_event(event)
        elif event not in self._starting:
            self._starting[event] = self.chip.agenda.at(
                cycle + self.chip.cycles(seconds), lambda _: self._started(event)
            )

    def _started(self, event: int) -> None:
        del self._starting[event]
        self._running[event] = True
        self.raise_event(event)

    def _stop(self, event: int) -> None:
        self._running[event] = False
        if event in self._starting:
            self._starting.pop(event).cancel()

    def read(self, offset: int) -> int:
        crystal, low = self._running[self._HFSTARTED], self._running[self._LFSTARTED]
        match offset:
            case 0x400:
                return self._reasons
            case 0x408:
                return int(crystal or self._HFSTARTED in self._starting)
            case 0x40C:
                return 1 << 16 | int(crystal)
            case 0x414:
                return int(low or self._LFSTARTED in self._starting)
            case 0x418:
                return int(low) << 16 | self.values[0x518]
            case 0x41C:
                return self.values[0x518]
        return super().read(offset)

    def write(self, offset: int, value: int) -> None:
        if offset == self._RESETREAS:
            self._reasons &= ~value
        elif offset == 0x500 and value & 1:
            self.chip.report("POWER: SYSTEMOFF is not modelled: the board runs on")
        else:
            super().write(offset, value)


class Uart(NrfDevice):
    """The UART without DMA: a FIFO of six bytes on the way in, none on the way out."""

    events = (0x108, 0x11C, 0x124, 0x144)
    polled = (0x108, 0x11C)
    FIFO = 6
    _STARTRX, _STOPRX, _STARTTX, _STOPTX, _SUSPEND = 0x000, 0x004, 0x008, 0x00C, 0x01C
    _RXDRDY, _TXDRDY, _ERROR, _RXTO = 0x108, 0x11C, 0x124, 0x144
    _ERRORSRC, _ENABLE, _PSELTXD, _PSELRXD, _RXD, _TXD, _BAUDRATE = (
        0x480,
        0x500,
        0x50C,
        0x514,
        0x518,
        0x51C,
        0x524,
    )
    _OVERRUN, _FRAMING, _BREAK = 1, 4, 8

    plain: Mapping[int, tuple[int, int]] = {
        0x200: (0, 0x18),
        _ENABLE: (0, 7),
        0x508: (WORD, WORD),
        _PSELTXD: (WORD, WORD),
        0x510: (WORD, WORD),
        _PSELRXD: (WORD, WORD),
        _BAUDRATE: (0x0400_0000, WORD),
        0x56C: (0, 0x1F),
    }

    def __init__(self, chip: Chip, *, tx_pin: int, rx_pin: int) -> None:
        super().__init__(chip, "UART0", 0x4000_2000, 2)
        self._tx_pin, self._rx_pin = tx_pin, rx_pin
        self._receiver = Receiver(chip.agenda, chip.line_in, self._bit, self._took)
        self._fifo: deque[int] = deque()
        self._data = 0
        self._errors = 0
        self._sending = False
        self._leaving: Event | None = None

    def reset(self) -> None:
        super().reset()
        self._receiver.stop()
        self._fifo.clear()
        self._data = self._errors = 0
        self._sending = False
        if self._leaving is not None:
            self._leaving.cancel()
            self._leaving = None

    def _bit(self) -> float:
        # The divider: 2 ** 32 is the 16 MHz clock of the peripherals.
        rate = self.values[self._BAUDRATE] * 16e6 / 2**32
        return self.chip.hz / max(rate, 1200.0)

    def task(self, offset: int, cycle: int) -> bool:
        match offset:
            case self._STARTRX:
                if self.values[self._ENABLE] == 4 and self.values[self._PSELRXD] == self._rx_pin:
                    self._receiver.start(cycle)
            case self._STARTTX:
                self._sending = True
            case self._STOPTX:
                self._sending = False
            case self._STOPRX | self._SUSPEND:
                if self._receiver.on:
                    self._receiver.stop()
                    self.raise_event(self._RXTO)
                if offset == self._SUSPEND:
                    self._sending = False
            case _:
                return False
        return True

    def read(self, offset: int) -> int:
        if offset == self._RXD:
            if self._fifo:
                self._data = self._fifo.popleft()
                if self._fifo:
                    self.raise_event(self._RXDRDY)
            return self._data
        if offset == self._ERRORSRC:
            return self._errors
        return super().read(offset)

    def write(self, offset: int, value: int) -> None:
        if offset == self._TXD:
            self._send(value & 0xFF)
        elif offset == self._ERRORSRC:
            self._errors &= ~value
        else:
            super().write(offset, value)
            if offset == self._ENABLE and self.values[offset] != 4:
                self._receiver.stop()
                if self.values[offset] == 8:
                    self.chip.report("UART0: DMA (UARTE) is not modelled: use the UART without it")

    def _send(self, byte: int) -> None:
        if not self._sending or self.values[self._ENABLE] != 4:
            return
        if self._leaving is not None:
            self.chip.report("UART0: TXD is written before TXDRDY: that byte is lost")
            return
        frame = Frame(float(self.chip.now), self._bit(), byte)
        if self.values[self._PSELTXD] == self._tx_pin:
            self.chip.line_out.send(frame)
        self._leaving = self.chip.agenda.at(round(frame.end), self._sent)

    def _sent(self, _cycle: int) -> None:
        self._leaving = None
        self.raise_event(self._TXDRDY)

    def _took(self, received: Received, _cycle: int) -> None:
        if received.framing:
            self._error(self._FRAMING | (self._BREAK if received.broken else 0))
        if len(self._fifo) == self.FIFO:
            self._error(self._OVERRUN)
            return
        self._fifo.append(received.byte)
        if len(self._fifo) == 1:
            self.raise_event(self._RXDRDY)

    def _error(self, bits: int) -> None:
        self._errors |= bits
        self.raise_event(self._ERROR)


class Rng(NrfDevice):
    """The random number generator. It makes a byte every so often, read or not.

    A byte is drawn when the program reads it, so that what a seeded board gives does not depend on how long
    anything took.
    """

    events = (0x100,)
    polled = (0x100,)
    _START, _STOP, _VALRDY, _CONFIG, _VALUE = 0x000, 0x004, 0x100, 0x504, 0x508
    plain: Mapping[int, tuple[int, int]] = {0x200: (0, 1), _CONFIG: (0, 1)}
    secret = (_VALUE,)

    def __init__(self, chip: Chip, *, raw: float, corrected: float) -> None:
        """Seconds a byte takes, without and with the correction of bias."""
        super().__init__(chip, "RNG", 0x4000_D000, 13)
        self._times = (raw, corrected)
        self._from: int | None = None
        self._event_at: Event | None = None
        self._value = 0
        self._fresh = False

    def reset(self) -> None:
        super().reset()
        self._stop()
        self._value, self._fresh = 0, False

    def _stop(self) -> None:
        self._from = None
        if self._event_at is not None:
            self._event_at.cancel()
            self._event_at = None

    def _period(self) -> int:
        return self.chip.cycles(self._times[self.values[self._CONFIG]])

    def task(self, offset: int, cycle: int) -> bool:
        if offset == self._START:
            self._stop()
            self._from = cycle
            self._expect(cycle)
        elif offset == self._STOP:
            self._stop()
        else:
            return False
        return True

    def _expect(self, cycle: int) -> None:
        """The next byte whose arrival anybody would notice."""
        if self._from is not None and self._event_at is None:
            period = self._period()
            done = (cycle - self._from) // period + 1
            self._event_at = self.chip.agenda.at(self._from + done * period, self._made)

    def _made(self, cycle: int) -> None:
        self._event_at = None
        self._fresh = True
        self.raise_event(self._VALRDY)
        if self.values[0x200]:
            self._stop()

    def event_written(self, offset: int, value: bool, cycle: int) -> None:
        if not value:
            self._expect(cycle)

    def read(self, offset: int) -> int:
        if offset == self._VALUE:
            if self._fresh:
                self._fresh = False
                self._value = self.chip.coins(1)[0]
            return self._value
        return super().read(offset)

    def write(self, offset: int, value: int) -> None:
        super().write(offset, value)
        if offset == self._CONFIG and self._from is not None:
            self.task(self._START, self.chip.now)


class Timer(NrfDevice):
    """A timer, in timer mode: counts the 16 MHz clock of the peripherals, divided by 2 ** PRESCALER."""

    _START, _STOP, _COUNT, _CLEAR, _SHUTDOWN, _CAPTURE = 0x000, 0x004, 0x008, 0x00C, 0x010, 0x040
    _COMPARE, _SHORTS, _MODE, _BITMODE, _PRESCALER, _CC = 0x140, 0x200, 0x504, 0x508, 0x510, 0x540
    _BITS = (16, 8, 24, 32)
    plain: Mapping[int, tuple[int, int]] = {
        _SHORTS: (0, 0x3F3F),
        _MODE: (0, 3),
        _BITMODE: (0, 3),
        _PRESCALER: (4, 0xF),
    }

    def __init__(self, chip: Chip, number: int, *, channels: int, widest: int) -> None:
        """`widest`: bits that the counter has at most."""
        self.events = tuple(self._COMPARE + 4 * channel for channel in range(channels))
        base, interrupt = (0x4000_8000, 8) if number < 3 else (0x4001_7000, 23)
        super().__init__(chip, f"TIMER{number}", base + 0x1000 * number, interrupt + number)
        self._widest = widest
        self._channels = channels
        self._compare = [0] * channels
        self._counted = 0  # up to `_since`
        self._since: int | None = None  # None: stands still
        # When the counter next comes to each compare value. Only where something follows from it at once is
        # it on the agenda; otherwise whoever reads the event finds out.
        self._meets: list[int | None] = [None] * channels
        self._planned: list[Event | None] = [None] * channels

    def reset(self) -> None:
        super().reset()
        self._compare = [0] * self._channels
        self._counted, self._since = 0, None
        self._plan_all()

    def _divider(self) -> int:
        """Cycles of the core a count."""
        return (1 << min(self.values[self._PRESCALER], 9)) * self.chip.hz // 16_000_000

    def _top(self) -> int:
        return 1 << min(self._BITS[self.values[self._BITMODE]], self._widest)

    def _count(self, cycle: int) -> int:
        if self._since is None:
            return self._counted % self._top()
        return (self._counted + (cycle - self._since) // self._divider()) % self._top()

    def task(self, offset: int, cycle: int) -> bool:
        channel = (offset - self._CAPTURE) // 4
        if 0 <= channel < self._channels and offset >= self._CAPTURE:
            self._compare[channel] = self._count(cycle)
            self._plan(channel)
            return True
        if offset == self._START:
            if self._since is None and self.values[self._MODE] == 0:
                self._since = cycle
        elif offset in (self._STOP, self._SHUTDOWN):
            self._counted, self._since = self._count(cycle), None
        elif offset == self._COUNT:
            if self.values[self._MODE] != 0:
                self._counted += 1
        elif offset == self._CLEAR:
            self._counted = 0
            self._since = None if self._since is None else cycle
        else:
            return False
        self._plan_all()
        return True

    def _plan_all(self) -> None:
        for channel in range(self._channels):
            self._plan(channel)

    def _plan(self, channel: int) -> None:
        event = self._planned[channel]
        if event is not None:
            event.cancel()
            self._planned[channel] = None
        self._meets[channel] = None
        if self._since is None:
            return
        divider = self._divider()
        done = (max(self.chip.now, self._since) - self._since) // divider
        ahead = (self._compare[channel] - self._counted - done - 1) % self._top() + 1
        meets = self._since + (done + ahead) * divider
        self._meets[channel] = meets
        if self.values[self._SHORTS] >> channel & 0x101 or self.enabled(self._COMPARE + 4 * channel):
            self._planned[channel] = self.chip.agenda.at(meets, lambda cycle: self._match(channel, cycle))

    def _match(self, channel: int, cycle: int) -> None:
        self._planned[channel] = None
        shorts = self.values[self._SHORTS] >> channel
        if shorts & 0x100:
            self._counted, self._since = self._count(cycle), None
        if shorts & 1:
            self._counted = 0
            self._since = None if self._since is None else cycle
        self.raise_event(self._COMPARE + 4 * channel)
        if shorts & 0x101:
            self._plan_all()
        else:
            self._plan(channel)

    def _catch_up(self, channel: int) -> None:
        meets = self._meets[channel]
        if meets is not None and meets <= self.chip.now:
            self._set[self._COMPARE + 4 * channel] = True
            self._plan(channel)

    def read(self, offset: int) -> int:
        if offset in self.events:
            self._catch_up((offset - self._COMPARE) // 4)
        channel = (offset - self._CC) // 4
        if 0 <= channel < self._channels and offset >= self._CC:
            return self._compare[channel]
        return super().read(offset)

    def write(self, offset: int, value: int) -> None:
        channel = (offset - self._CC) // 4
        for one in range(self._channels):
            self._catch_up(one)
        if 0 <= channel < self._channels and offset >= self._CC:
            self._compare[channel] = value % self._top()
            self._plan(channel)
            return
        if offset in (self._PRESCALER, self._BITMODE, self._MODE) and self._since is not None:
            self._counted, self._since = self._count(self.chip.now), self.chip.now
        super().write(offset, value)
        if offset in self.plain or offset in (_INTENSET, _INTENCLR, _INTEN):
            self._plan_all()


class Watchdog(NrfDevice):
    """As reset leaves it: not running. Flash algorithms look at it and feed it while they wait."""

    events = (0x100,)
    plain: Mapping[int, tuple[int, int]] = {0x50C: (1, 9)}
    _RUNSTATUS, _REQSTATUS, _CRV, _RREN, _RR = 0x400, 0x404, 0x504, 0x508, 0x600
    _AFTER_RESET: Mapping[int, int] = {_RUNSTATUS: 0, _REQSTATUS: 1, _CRV: WORD, _RREN: 1}

    def __init__(self, chip: Chip) -> None:
        super().__init__(chip, "WDT", 0x4001_0000, 16)
        self.words(*self._AFTER_RESET)
        chip.core.map(self.base + self._RR, 0x20, writable=True)

    def reset(self) -> None:
        super().reset()
        for offset, value in self._AFTER_RESET.items():
            self.show(offset, value)

    def task(self, offset: int, cycle: int) -> bool:
        if offset == 0:
            self.chip.report("WDT: a started watchdog is not modelled: it never bites")
        return offset == 0

    def write(self, offset: int, value: int) -> None:
        if offset in (self._CRV, self._RREN):
            self.show(offset, value & (0xFF if offset == self._RREN else WORD))
        else:
            super().write(offset, value)


class Gpio(Device):
    """A port: what the pins are set to. Nothing is wired to them but the line, which rests high."""

    _OUT, _OUTSET, _OUTCLR, _IN, _DIR, _DIRSET, _DIRCLR = range(0x504, 0x520, 4)

    def __init__(self, chip: Chip, number: int, *, pins: int = 32) -> None:
        self._all = (1 << pins) - 1
        self.plain = {
            self._OUT: (0, self._all),
            self._DIR: (0, self._all),
            0x520: (0, 0),
            0x524: (0, 1),
            **{0x700 + 4 * pin: (2, 0x3_070F) for pin in range(pins)},
        }
        super().__init__(chip, f"P{number}", 0x5000_0000 + 0x300 * number, 0x780)

    def read(self, offset: int) -> int:
        match offset:
            case self._OUTSET | self._OUTCLR:
                return self.values[self._OUT]
            case self._DIRSET | self._DIRCLR:
                return self.values[self._DIR]
            case self._IN:
                pulled = sum(
                    1 << pin for pin in range(32) if self.values.get(0x700 + 4 * pin, 0) & 0xE == 0xC
                )
                driven = self.values[self._DIR]
                return (self.values[self._OUT] & driven) | (pulled & ~driven & self._all)
        return super().read(offset)

    def write(self, offset: int, value: int) -> None:
        values = self.values
        match offset:
            case self._OUTSET:
                values[self._OUT] |= value & self._all
            case self._OUTCLR:
                values[self._OUT] &= ~value
            case self._DIRSET:
                values[self._DIR] |= value & self._all
            case self._DIRCLR:
                values[self._DIR] &= ~value
            case self._DIR:
                super().write(offset, value)
            case _:
                super().write(offset, value)
                pin = (offset - 0x700) // 4
                if 0 <= pin < 32 and offset in self.plain:
                    # The direction has two registers, which show the same bit.
                    values[self._DIR] = values[self._DIR] & ~(1 << pin) | (value & 1) << pin
                return
        if offset in (self._DIR, self._DIRSET, self._DIRCLR):
            for pin in range(32):
                if 0x700 + 4 * pin in values:
                    values[0x700 + 4 * pin] = values[0x700 + 4 * pin] & ~1 | values[self._DIR] >> pin & 1


class Nvmc(Device):
    """The flash controller. Stores go to the flash while CONFIG is WEN, word by word; bits only clear.

    READY shows how long it takes. On silicon the core also stands still while it would fetch from a flash
    that is being written; here it runs on.
    """

    _READY, _READYNEXT, _CONFIG, _ERASEPAGE, _ERASEALL, _ERASEPCR0, _ERASEUICR = (
        0x400, 0x408, 0x504, 0x508, 0x50C, 0x510, 0x514,
    )  # fmt: skip
    _WEN, _EEN = 1, 2

    def __init__(
        self,
        chip: Chip,
        *,
        page: int,
        word_time: float,
        page_time: float,
        all_time: float,
        plain: Mapping[int, tuple[int, int]],
    ) -> None:
        """Times in seconds."""
        self.plain = {self._CONFIG: (0, 3), **plain}
        super().__init__(chip, "NVMC", 0x4001_E000, 0x1000)
        self._page = page
        self._word_time, self._page_time, self._all_time = word_time, page_time, all_time
        self._until = 0
        self._ready: Event | None = None
        self.words(self._READY, self._READYNEXT)
        self.show(self._READY, 1)
        self.show(self._READYNEXT, 1)

    def store(self, memory: Memory, address: int, size: int, value: int) -> None:
        """A store of the program, or of a debugger, to the flash or to the UICR."""
        if self.values[self._CONFIG] != self._WEN:
            raise BusFault(f"the flash at {address:#010x} is written without NVMC.CONFIG being WEN")
        if size != 4:
            raise BusFault(f"the flash at {address:#010x} takes words alone, not {size} bytes")
        memory.clear(address, 4, value)
        self._busy(self._word_time)

    def _busy(self, seconds: float) -> None:
        now = self.chip.now
        self._until = max(self._until, now) + self.chip.cycles(seconds)
        self.show(self._READY, 0)
        self.show(self._READYNEXT, 0)
        if self._ready is not None:
            self._ready.cancel()
        self._ready = self.chip.agenda.at(self._until, self._done)

    def _done(self, _cycle: int) -> None:
        self._ready = None
        self.show(self._READY, 1)
        self.show(self._READYNEXT, 1)

    def read(self, offset: int) -> int:
        if offset in (self._READY, self._READYNEXT):
            return self.shown(offset)
        if offset in (self._ERASEPAGE, self._ERASEALL, self._ERASEPCR0, self._ERASEUICR):
            return 0
        return super().read(offset)

    def write(self, offset: int, value: int) -> None:
        flash, uicr = self.chip.memories["flash"], self.chip.memories["uicr"]
        erasing = self.values[self._CONFIG] == self._EEN
        match offset:
            case self._ERASEPAGE | self._ERASEPCR0:
                page = value & -self._page
                if erasing and page in flash:
                    flash.erase(page, self._page)
                    self._busy(self._page_time)
            case self._ERASEALL | self._ERASEUICR:
                if erasing and value & 1:
                    uicr.erase(uicr.base, uicr.size)
                    if offset == self._ERASEALL:
                        flash.erase(flash.base, flash.size)
                    self._busy(self._all_time if offset == self._ERASEALL else self._page_time)
            case self._READY | self._READYNEXT:
                pass
            case _:
                super().write(offset, value)

    def erase_all(self) -> None:
        """By the debugger's own way, which needs neither the core nor CONFIG."""
        for memory in (self.chip.memories["flash"], self.chip.memories["uicr"]):
            memory.erase(memory.base, memory.size)
