"""A virtual board: a chip, its serial line, and the thread that runs it.

Unpaced, virtual time goes as fast as this computer can, and stands still while the core sleeps and nothing
is due; paced, a cycle takes as long as on silicon. Either way bytes on the line take their time in cycles, so
a program sees them no faster than its UART could.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from enum import Enum
from math import ceil

from thumbkat.boards import BoardFile
from thumbkat.virtual.chips import AccessPort, Cause, Chip, Setting, build
from thumbkat.virtual.chips.agenda import Agenda
from thumbkat.virtual.chips.wire import Frame, Received, Receiver
from thumbkat.virtual.core import XPSR, Core, Stop
from thumbkat.virtual.line import Line
from thumbkat.virtual.registry import EMPTY, uid_of

# The longest run without looking up: of an unpaced board, to let others have a turn; of a paced one,
# to stay with real time.
_SLICE = 5_000_000
_PACED_SLICE_SECONDS = 0.001
# A paced board that is later than this gives up catching up: its time goes on from here.
_LATE_SECONDS = 0.1
_NEVER = 1 << 62


class State(Enum):
    """What the core does. The values are words for people."""

    RUNS = "runs"
    SLEEPS = "sleeps"
    HALTED = "halted by a debugger"
    LOCKED_UP = "locked up"
    STOPPED = "stopped"


_HANDLERS = {2: "NMI", 3: "HardFault"}  # a fault in any other only leads to HardFault
_STATES = {
    Stop.ASLEEP: State.SLEEPS,
    Stop.HALTED: State.HALTED,
    Stop.LOCKED_UP: State.LOCKED_UP,
    Stop.STOPPED: State.STOPPED,
    Stop.UNSUPPORTED: State.STOPPED,
}


class VirtualBoard:
    """`report` gets lines about what the program does that is not modelled, and `changed` is called when
    `state` has changed: both from whatever thread."""

    def __init__(
        self,
        board: BoardFile,
        *,
        name: str,
        seed: int | None = None,
        paced: bool = False,
        report: Callable[[str], None] = lambda text: None,
        serve_line: bool = True,
        changed: Callable[[], None] = lambda: None,
    ) -> None:
        self.board = board
        self.name = name
        self.uid = uid_of(name)
        self.paced = paced
        self._report = report
        self._notify = changed
        self.chip: Chip = build(board, Setting(self.uid, seed, report))
        self.state = State.RUNS
        self.complaint = ""
        self._excused = ""  # a complaint of the core that is no fault of the program
        self._changed = threading.Condition()
        self._thread: threading.Thread | None = None
        self._closing = False
        self._running = False  # the thread is at the core
        self._holders = 0  # how many want the core for themselves, or have it
        self._holder: int | None = None
        self._depth = 0
        self._woken = False
        # A moment of real time, the cycle that belongs to it, and the speed from there on: for a paced board.
        self._epoch, self._epoch_cycle, self._epoch_hz = 0.0, 0, self.chip.hz
        self._failure: BaseException | None = None
        self.far_end = FarEnd(self.chip, self._baud)
        self.line: Line | None = Line(self.wake, report) if serve_line else None
        if self.line is not None:
            deliver = self.line.deliver
            self.far_end.listen(lambda byte, _: deliver(byte))

    @property
    def core(self) -> Core:
        return self.chip.core

    @property
    def access_ports(self) -> Mapping[int, AccessPort]:
        return self.chip.access_ports

    @property
    def locked_up(self) -> bool:
        return self.state is State.LOCKED_UP

    @property
    def status(self) -> str:
        """One line for people."""
        return f"{self.state.value}: {self.complaint}" if self.complaint else self.state.value

    # Life

    def start(self) -> None:
        self._rebase()
        self._thread = threading.Thread(target=self._live, name=f"board {self.name}", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._closing = True
        self.wake()
        if self._thread is not None:
            self._thread.join(5)
        if self.line is not None:
            self.line.close()
        with self.stopped():
            self.core.close()

    @contextmanager
    def stopped(self) -> Iterator[None]:
        """In here the core does not run, and this thread may do anything with it. May be nested."""
        me = threading.get_ident()
        with self._changed:
            if self._holder != me:
                self._holders += 1
                if self._running:
                    self.core.interrupt_run()
                while self._running or self._holder is not None:
                    self._changed.wait()
                self._holder = me
            self._depth += 1
        try:
            yield
        finally:
            with self._changed:
                self._depth -= 1
                if self._depth == 0:
                    self._holder = None
                    self._holders -= 1
                    self._woken = True
                    self._changed.notify_all()

    def wake(self) -> None:
        """Something has changed from outside: look again."""
        with self._changed:
            self._woken = True
            if self._running:
                self.core.interrupt_run()
            self._changed.notify_all()

    def reset(self) -> None:
        """By the reset pin."""
        with self.stopped():
            self.chip.reset(Cause.PIN)
            self._settle(State.RUNS)

    def _live(self) -> None:
        try:
            while not self._closing:
                with self._changed:
                    while self._holders and not self._closing:
                        self._changed.wait()
                    self._running = True
                    self._woken = False
                try:
                    until: float | None = 0.0
                    while until == 0.0 and not (self._woken or self._holders or self._closing):
                        until = self.turn(_NEVER)
                finally:
                    with self._changed:
                        self._running = False
                        self._changed.notify_all()
                if self.line is not None:
                    self.line.flush()
                self._wait(until)
        except BaseException as error:
            self._failure = error
            self.complaint = f"a defect of thumbkat itself: {type(error).__name__}: {error}"
            self.state = State.STOPPED
            self._notify()
            self._report(self.complaint)
            raise

    def _wait(self, until: float | None) -> None:
        """Until that time (of time.monotonic()), or, if it is None, until something happens."""
        with self._changed:
            while not self._woken and not self._closing:
                left = None if until is None else until - time.monotonic()
                if left is not None and left <= 0:
                    return
                self._changed.wait(left)

    # Time

    def turn(self, limit: int) -> float | None:
        """Runs for a while, at most to the cycle `limit`. Returns how long nothing has to be done: a time of
        time.monotonic(), 0.0 for not at all, or None for as long as nothing comes from outside."""
        chip = self.chip
        now = real = self.core.cycles
        if self.paced:
            real = self._real_cycle()
            now = self.core.cycles
            if now > real:
                return self._time_of(now)
            limit = min(limit, real + max(1, round(_PACED_SLICE_SECONDS * chip.hz)))
        chip.advance(now)
        # What comes in now must not come in at an earlier cycle.
        early = self.state is not State.RUNS and now < real
        if self.line is not None and not early and self.far_end.has_room():
            self.far_end.send(self.line.take())
        stop = chip.run(min(limit, now + _SLICE))
        self.far_end.advance()
        if stop in (Stop.DEADLINE, Stop.INTERRUPTED):
            self._settle(State.RUNS)
            return 0.0
        if stop is Stop.RESETTING:
            chip.reset(Cause.SOFTWARE)
            self._settle(State.RUNS)
            return 0.0
        self._settle(_STATES[stop])
        following = self._following()
        # The line rings once. What it holds and was not asked for must not wait for it to ring again.
        if self.line is not None and not self.far_end.has_room():
            room = self.far_end.room_from()
            following = room if following is None else min(following, room)
        if self.paced:
            if following is None:
                return 0.0 if early and self.line is not None else None
            return self._time_of(following)
        if self._pass_time(limit if following is None else min(following, limit)):
            return 0.0
        return None

    def _following(self) -> int | None:
        """The cycle at which something happens next, of which a core that does nothing must know."""
        events = (
            self.chip.next_event(),
            self.far_end.next_event(),
            self.core.next_timer if self.state is State.SLEEPS else None,
        )
        return min((event for event in events if event is not None), default=None)

    def _pass_time(self, cycle: int) -> bool:
        """Time goes on while the core does nothing; false where that is no progress."""
        now = self.core.cycles
        if cycle >= _NEVER or cycle <= now:
            return False
        self.core.sleep_until(cycle)
        self.chip.advance(self.core.cycles)
        self.far_end.advance()
        return self.core.cycles > now

    def _real_cycle(self) -> int:
        """The cycle at which a board in real time is now. Brings an idle core there, or to what happens
        before."""
        if self.chip.hz != self._epoch_hz:
            self._rebase()
        real = self._epoch_cycle + round((time.monotonic() - self._epoch) * self.chip.hz)
        if self.state is not State.RUNS:
            following = self._following()
            self._pass_time(real if following is None else min(following, real))
        elif real - self.core.cycles > _LATE_SECONDS * self.chip.hz:
            self._rebase()
            real = self.core.cycles
        return real

    def run_until(self, cycle: int) -> None:
        """Without a thread: brings the board to this cycle, as far as instructions allow."""
        while self.core.cycles < cycle:
            if self.turn(cycle) is None and self.state not in (State.SLEEPS, State.HALTED):
                break

    def _time_of(self, cycle: int) -> float:
        return self._epoch + (cycle - self._epoch_cycle) / self.chip.hz

    def _rebase(self) -> None:
        self._epoch, self._epoch_cycle, self._epoch_hz = time.monotonic(), self.core.cycles, self.chip.hz

    def _settle(self, state: State) -> None:
        if state is self.state:
            return
        self.state = state
        self.complaint = ""
        if state is State.LOCKED_UP:
            self.complaint = self._why_locked_up()
        elif state is State.STOPPED:
            self.complaint = self.core.complaint
        complaint = self.core.complaint
        if self.complaint == EMPTY:
            # What the core fell over was left there by whoever erased the flash: its algorithm in RAM, say.
            self._excused = complaint
        elif complaint and complaint != self._excused and state is not State.HALTED:
            # What it did before a debugger halted it is said once it goes on.
            self.chip.report(complaint)
        self._notify()

    def _why_locked_up(self) -> str:
        flash = self.chip.flash
        if flash.read(flash.base, 8) == b"\xff" * 8:
            return EMPTY
        where = _HANDLERS.get(self.core.get(XPSR) & 0x1FF)
        why = f"a fault in the handler of {where}" if where else "a fault that no handler can be called for"
        complaint = self.core.complaint
        return f"{why}; before it: {complaint}" if complaint else why

    # The line

    def _baud(self) -> int:
        return self.line.baud() if self.line is not None else 115200


class FarEnd:
    """What is at the other end of the board's serial line: sends one byte after the other at its own speed,
    and hears at that speed. What it hears does not matter to the board, so it has an agenda of its own, for
    which the core does not have to stop."""

    _ROOM_SECONDS = 0.02

    def __init__(self, chip: Chip, baud: Callable[[], int]) -> None:
        self._chip = chip
        self._heard: Callable[[int, int], None] = lambda byte, cycle: None
        self._baud = baud
        self._free = 0.0  # when the last byte that it sends is through
        self._agenda = Agenda()
        self._receiver = Receiver(self._agenda, chip.line_out, self._bit, self._took)
        self._receiver.start(0)

    def listen(self, heard: Callable[[int, int], None]) -> None:
        """`heard` gets each byte, and the cycle at which it was there."""
        self._heard = heard

    def next_event(self) -> int | None:
        return self._agenda.next()

    def advance(self) -> None:
        self._agenda.advance(self._chip.now)

    def has_room(self) -> bool:
        """Whether what it has to send is not for long."""
        return self.room_from() <= self._chip.now

    def room_from(self) -> int:
        """The first cycle at which it has room."""
        return ceil(self._free - self._ROOM_SECONDS * self._chip.hz)

    def send(self, data: list[tuple[int, int]]) -> float:
        """Bytes with their baud rates, one after the other from now on, or from when those before are
        through. Returns the cycle at which the last of them is."""
        self._free = max(self._free, float(self._chip.now))
        for byte, baud in data:
            frame = Frame(self._free, self._chip.hz / baud, byte)
            self._free = frame.end
            self._chip.line_in.send(frame)
        return self._free

    def _bit(self) -> float:
        return self._chip.hz / self._baud()

    def _took(self, received: Received, cycle: int) -> None:
        self._heard(received.byte, cycle)
