"""The serial line at the level of bits: frames on a wire, and receivers that sample it.

Each side has its own idea of how long a bit lasts. Where both agree the bytes come through; where they do
not, the receiver samples whatever level the wire has at that time, and so gets the garbage that a real one
gets.
Times are in cycles of the core, with fractions.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from math import ceil

from thumbkat.virtual.chips.agenda import Agenda, Event

FRAME_BITS = 10  # start, eight of data, stop
_STOP_SAMPLE = 9.5  # a receiver is done in the middle of the stop bit


@dataclass(frozen=True)
class Frame:
    start: float
    bit: float  # how long one lasts
    byte: int
    noise: int = 0  # which of the ten levels are the wrong way round, the first in bit 0

    @property
    def end(self) -> float:
        return self.start + FRAME_BITS * self.bit

    def levels(self) -> int:
        """The ten levels, the first in bit 0."""
        return (self.byte << 1 | 1 << 9) ^ self.noise

    def level(self, time: float) -> int:
        index = int((time - self.start) / self.bit)
        return self.levels() >> min(max(index, 0), FRAME_BITS - 1) & 1

    def falls(self) -> list[float]:
        """When the level goes from high to low; the wire was high before the frame."""
        levels = self.levels() << 1 | 1
        return [self.start + index * self.bit for index in range(FRAME_BITS) if levels >> index & 3 == 1]


class Wire:
    """One direction of the line. High while nothing is sent. Frames may be known long before they begin."""

    def __init__(self) -> None:
        self._frames: deque[Frame] = deque()
        self._listener: Callable[[], None] = lambda: None

    def listen(self, listener: Callable[[], None]) -> None:
        """Called at every new frame."""
        self._listener = listener

    def send(self, frame: Frame) -> None:
        """Frames come in order and do not overlap."""
        self._frames.append(frame)
        self._listener()

    def level(self, time: float) -> int:
        for frame in self._frames:
            if frame.start <= time < frame.end:
                return frame.level(time)
        return 1

    def next_fall(self, time: float) -> tuple[float, Frame] | None:
        """The first falling edge at `time` or later, as far as frames are known."""
        for frame in self._frames:
            if frame.start >= time and not frame.noise & 1:
                return frame.start, frame
            # Behind its last bit of data nothing falls any more: receivers ask from within the stop bit.
            if frame.start + (FRAME_BITS - 1) * frame.bit > time:
                for fall in frame.falls():
                    if fall >= time:
                        return fall, frame
        return None

    def forget(self, time: float) -> None:
        """What lies before `time` is of no interest any more."""
        while self._frames and self._frames[0].end <= time:
            self._frames.popleft()


@dataclass(frozen=True)
class Received:
    """What a receiver made of a frame. `framing`: the stop bit was low; `broken`: every bit was."""

    byte: int
    framing: bool
    broken: bool


class Receiver:
    """Samples a wire. `bit` is how long it takes a bit to be; `took` gets each byte, and the cycle."""

    def __init__(
        self, agenda: Agenda, wire: Wire, bit: Callable[[], float], took: Callable[[Received, int], None]
    ) -> None:
        self._agenda = agenda
        self._wire = wire
        self._bit = bit
        self._took = took
        self._event: Event | None = None
        self._from: float | None = None  # looks for a start bit from here on; None: switched off
        wire.listen(self._look)

    @property
    def on(self) -> bool:
        return self._from is not None

    def start(self, cycle: int) -> None:
        if self._from is None:
            self._from = float(cycle)
            self._look()

    def stop(self) -> None:
        self._from = None
        if self._event is not None:
            self._event.cancel()
            self._event = None

    def _look(self) -> None:
        if self._from is None:
            self._wire.forget(self._agenda.now)
            return
        if self._event is not None:
            return
        self._wire.forget(self._from)
        found = self._wire.next_fall(self._from)
        if found is None:
            return
        fall, frame = found
        bit = self._bit()
        self._event = self._agenda.at(
            ceil(fall + _STOP_SAMPLE * bit), lambda cycle: self._sample(fall, frame, bit, cycle)
        )

    def _sample(self, fall: float, frame: Frame, bit: float, cycle: int) -> None:
        self._event = None
        if fall == frame.start and not frame.noise and abs(frame.bit - bit) * _STOP_SAMPLE < 0.4 * bit:
            received = Received(frame.byte, False, False)
        elif self._wire.level(fall + bit / 2):
            self._from = fall + bit / 2  # no start bit: too short
            self._look()
            return
        else:
            levels = [self._wire.level(fall + (index + 0.5) * bit) for index in range(1, FRAME_BITS)]
            byte = sum(level << index for index, level in enumerate(levels[:8]))
            received = Received(byte, not levels[8], not any(levels))
        self._from = fall + _STOP_SAMPLE * bit
        self._took(received, cycle)
        self._look()
