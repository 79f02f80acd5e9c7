"""What may happen to a board in the middle of a conversation, at a byte that the test chooses."""

from __future__ import annotations

from enum import Enum
from math import ceil
from typing import Any

from thumbkat.errors import LinkLost
from thumbkat.link.stream import ByteStream
from thumbkat.virtual.chips import Cause, Chip
from thumbkat.virtual.chips.wire import Frame, Wire


class Mishap(Enum):
    RESET = "somebody presses the button"
    POWER = "power goes, and comes back"
    UNPLUGGED = "the wires of its line come off"
    GONE = "it vanishes, and its port with it"


class Fate:
    """Between a host and a board inside this process. Counts the bytes that pass, in both directions
    together; `ends` are the counts at which a frame ended."""

    def __init__(self) -> None:
        self.passed = 0
        self.ends: list[int] = []
        self.happened: int | None = None  # after how many bytes
        self._mishap: Mishap | None = None
        self._at = 0
        self._delay = 0.0
        self._due = False
        self._off = False
        self._gone = False

    def between(self, stream: Any, chip: Chip) -> ByteStream:
        self._stream = stream
        self._chip = chip
        for wire in (chip.line_in, chip.line_out):
            self._watch(wire)
        turn = self._stream._turn

        def turned(end: int) -> None:
            turn(end)
            if self._due:
                self._happen()
                self._there()

        self._stream._turn = turned
        return self

    def arm(self, mishap: Mishap, count: int, delay: float = 0.0) -> None:
        """It is to happen when so many more bytes have passed, and some seconds after."""
        self._mishap, self._at, self._delay = mishap, self.passed + count, delay
        self.happened = None
        if count == 0:
            self._happen()

    def mend(self) -> None:
        """The board is as it was, and nothing more happens."""
        self._mishap = None
        self._due = self._off = self._gone = False

    def _watch(self, wire: Wire) -> None:
        send = wire.send
        before = 0

        def watched(frame: Frame) -> None:
            nonlocal before
            self.passed += 1
            # A delimiter behind a delimiter ends nothing.
            if frame.byte == 0 and before != 0:
                self.ends.append(self.passed)
            before = frame.byte
            if not self._off:
                send(frame)
            if self._mishap is not None and self.passed == self._at:
                self._chip.agenda.at(ceil(frame.end + self._delay * self._chip.hz), self._come)

        wire.send = watched  # type: ignore[method-assign]

    def _come(self, _cycle: int) -> None:
        if self._mishap is not None:
            self._due = True
            # Out of the run, in which a chip cannot be reset.
            self._chip.core.interrupt_run()

    def _happen(self) -> None:
        self._due = False
        mishap, self._mishap = self._mishap, None
        self.happened = self.passed
        match mishap:
            case Mishap.RESET:
                self._chip.reset(Cause.PIN)
            case Mishap.POWER:
                self._chip.reset(Cause.POWER)
            case Mishap.UNPLUGGED:
                self._off = True
            case Mishap.GONE:
                self._gone = True

    # The stream

    def read(self, deadline: float) -> bytes:
        self._there()
        data: bytes = self._stream.read(deadline)
        return data

    def write(self, data: bytes, deadline: float) -> None:
        self._there()
        self._stream.write(data, deadline)

    def discard_input(self) -> None:
        self._stream.discard_input()

    def close(self) -> None:
        self._stream.close()

    def _there(self) -> None:
        if self._gone:
            raise LinkLost("the board has gone")
