"""A virtual board inside this process: no thread, no real time, and its image put straight into its flash.

For measuring: it answers as any board does, as fast as this computer can, and the same way each time. Time on
its line is the board's own, so a busy computer never looks like a board that does not answer.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from math import ceil
from pathlib import Path

from thumbkat.board import Board
from thumbkat.boards import load_board
from thumbkat.errors import LinkLost, Timeout, UsageError
from thumbkat.image.elf import load_segments
from thumbkat.image.symbols import Symbols
from thumbkat.link.client import Link
from thumbkat.link.protocol import BAUD
from thumbkat.link.stream import ByteStream
from thumbkat.virtual.board import FarEnd
from thumbkat.virtual.chips import Cause, Chip, Setting, build
from thumbkat.virtual.core import LR, PC, R0, Stop
from thumbkat.virtual.disturb import Disturber
from thumbkat.virtual.profile import Profile, profiled_range

_SEED = 1  # of its random numbers: measurements are repeatable
# What the firmware calls to time an operation: the function to call is in r0 (port/timed.S).
_TIMED = "port_timed"
_IDLE_SECONDS = 0.5  # of the board: longer than its longest reply
_SLICE = 20_000_000  # cycles: the longest run without looking whether somebody pressed Ctrl-C


class LocalBoard:
    """The board, and what can be seen of it from inside. Close it, or use it in a `with`."""

    def __init__(
        self,
        board_id: str,
        image: Path,
        *,
        timeout: float = 10.0,
        between: Callable[[ByteStream, Chip], ByteStream] = lambda stream, chip: stream,
    ) -> None:
        """`between`: gives the stream that the host is to have, with whatever is done to it or to the chip,
        before power comes on."""
        file = load_board(board_id)
        self.image = image
        self.ram = range(file.ram[0], sum(file.ram))
        self.chip = build(file, Setting(uid=f"local {board_id}", seed=_SEED))
        try:
            for segment in load_segments(image):
                if segment.address not in self.chip.flash:
                    raise UsageError(
                        f"{image} begins at {segment.address:#010x}, where {board_id} has no flash: "
                        "is it made for another board?"
                    )
                if segment.address + len(segment.data) - 1 not in self.chip.flash:
                    raise UsageError(
                        f"{image} is too long for {board_id}, which has {file.flash[1]:,} bytes of flash: "
                        "is it made for another board?"
                    )
                self.chip.flash.put(segment.address, segment.data)
            self._stream = _LocalStream(file.id, file.clock_hz, self.chip)
            stream = between(self._stream, self.chip)
            self.chip.reset(Cause.POWER)
            self.board = Board(
                Link(stream, clock=self._stream.now),
                address=f"virtual:{board_id}",
                timeout=timeout,
                clock=self._stream.now,
            )
        except BaseException:
            self.chip.core.close()
            raise

    def now(self) -> float:
        """Seconds of the board's own time, which is the time of its line too."""
        return self._stream.now()

    def close(self) -> None:
        self.board.close()
        self.chip.core.close()

    def __enter__(self) -> LocalBoard:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @cached_property
    def disturber(self) -> Disturber:
        """Interrupts its program."""
        return Disturber(self.chip)

    @cached_property
    def code(self) -> list[range]:
        """Where the image lies: its code and constants."""
        segments = load_segments(self.image)
        return [range(one.address, one.address + len(one.data)) for one in segments]

    @cached_property
    def symbols(self) -> Symbols:
        return Symbols(self.image)

    def during(self, run: Callable[[], object], begun: Callable[[], None], ended: Callable[[], None]) -> None:
        """`run` starts one operation. `begun` is called where the call begins that the firmware times, before
        its first instruction, and `ended` where it has returned."""
        timed = self.symbols.function(_TIMED).address
        core = self.chip.core
        entered = False
        done = False

        def arrived(at: int) -> int | None:
            """Where to stop next."""
            nonlocal entered, done
            if at == timed:
                return core.get(R0) & ~1
            if not entered:
                entered = True
                following = core.get(LR) & ~1
                begun()
                return following
            done = True
            ended()
            return None

        self._stream.stop_at(timed, arrived)
        try:
            run()
        finally:
            self._stream.stop_at(None)
        if not done:
            raise UsageError(f"{self.image} timed nothing: an operation takes a call of {_TIMED}")

    def profile(self, run: Callable[[], object]) -> Profile:
        """Where the cycles of the one operation went that `run` starts: of the call that the firmware times,
        from its first instruction to its return, and nothing around it."""
        core = self.chip.core
        since: tuple[int, int] = (0, 0)
        found: list[Profile] = []

        def begun() -> None:
            nonlocal since
            core.profile(*profiled_range(self.symbols), self.symbols.entries)
            since = core.cycles, core.instructions

        def ended() -> None:
            cycles, instructions = since
            found.append(
                Profile.of(core, self.symbols, core.cycles - cycles, core.instructions - instructions)
            )
            core.profile_end()

        try:
            self.during(run, begun, ended)
        finally:
            core.profile_end()
        return found[0]

    def idle(self) -> None:
        """Until the board sleeps and has nothing more to say."""
        self._stream.idle()


class _LocalStream:
    """The board's serial line, and the clock of both ends. Whoever waits for an answer runs the board."""

    def __init__(self, name: str, hz: int, chip: Chip) -> None:
        self._name = name
        self._hz = hz
        self._chip = chip
        self._core = chip.core
        self._skipped = 0  # cycles that the board would have spent with nothing to come
        self._heard = bytearray()
        self._stop: int | None = None
        self._arrived: Callable[[int], int | None] = lambda at: None
        self._far_end = FarEnd(chip, lambda: BAUD)
        self._far_end.listen(lambda byte, _: self._heard.append(byte))

    def now(self) -> float:
        return (self._core.cycles + self._skipped) / self._hz

    def stop_at(self, address: int | None, arrived: Callable[[int], int | None] = lambda at: None) -> None:
        """`arrived` is called when the program comes to the address, and says where to stop next."""
        self._stop = address
        self._arrived = arrived
        self._core.stop_at(address or 0, address is not None)

    def read(self, deadline: float) -> bytes:
        while not self._heard:
            # By the same clock as the caller's: one who found some time left would ask again for ever.
            if self.now() >= deadline:
                raise Timeout("nothing came in time")
            self._turn(max(ceil(deadline * self._hz) - self._skipped, self._core.cycles + 1))
        data = bytes(self._heard)
        self._heard.clear()
        return data

    def _turn(self, end: int) -> bool:
        """Brings the board a piece forward, to this cycle at most. False where it waits for the line."""
        chip, core = self._chip, self._core
        stop = chip.run(min(end, core.cycles + _SLICE))
        self._far_end.advance()
        if stop in (Stop.DEADLINE, Stop.INTERRUPTED):
            return True
        if stop is Stop.RESETTING:
            chip.reset(Cause.SOFTWARE)
        elif stop is Stop.STOPPED and self._stop is not None:
            self.stop_at(self._arrived(self._stop), self._arrived)
        elif stop is Stop.ASLEEP:
            events = (chip.next_event(), self._far_end.next_event(), core.next_timer)
            following = min((event for event in events if event is not None), default=None)
            if following is None:
                self._skipped += end - core.cycles
                return False
            core.sleep_until(min(following, end))
            chip.advance(core.cycles)
            self._far_end.advance()
        else:
            what = core.complaint or stop.name.lower().replace("_", " ")
            raise LinkLost(
                f"{self._name} has ended at {core.get(PC):#010x} ({what}): is its image made for it?"
            )
        return True

    def idle(self) -> None:
        end = self._core.cycles + round(_IDLE_SECONDS * self._hz)
        while self._core.cycles < end and self._turn(end):
            pass

    def write(self, data: bytes, deadline: float) -> None:
        self._far_end.send([(byte, BAUD) for byte in data])

    def discard_input(self) -> None:
        self._heard.clear()

    def close(self) -> None:
        self._heard.clear()
