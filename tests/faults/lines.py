"""Boards inside this process whose serial line is a bad one, always in the same way for the same seed.

The harm is done to the bits on the wire, start and stop bits too, so both UARTs, the board's and the host's,
make of it what they would. All times are the board's own: nothing here depends on how busy this computer is.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, replace
from math import inf

from tests.builds import images
from thumbkat.link.stream import ByteStream
from thumbkat.virtual.chips import Chip
from thumbkat.virtual.chips.wire import FRAME_BITS, Frame, Wire
from thumbkat.virtual.local import LocalBoard

BIT_ERRORS = 1e-4


@dataclass(frozen=True)
class Noise:
    """How bad a line is. Rates are of a bit or a byte, in each direction."""

    flipped_bits: float = 0
    lost_bytes: float = 0
    doubled_bytes: float = 0
    bursts: float = 0  # of a byte to be the first of a burst of random ones
    burst_bytes: int = 40


class BadLine:
    """Does its harm to what is sent on both wires of a chip. `harmed` counts the bytes that were."""

    def __init__(self, noise: Noise, seed: int) -> None:
        self.harmed = 0
        self._kinds: list[_Kinds] = []
        self._noise = noise
        self._seed = seed

    def between(self, stream: ByteStream, chip: Chip) -> ByteStream:
        for name, wire in (("in", chip.line_in), ("out", chip.line_out)):
            self._spoil(wire, random.Random(f"{self._seed} {name}"))
        return stream

    def becomes(self, noise: Noise) -> None:
        """From now on: what is on the wire already keeps its harm."""
        for kinds in self._kinds:
            kinds.set(noise)

    def _spoil(self, wire: Wire, chance: random.Random) -> None:
        send = wire.send
        of = _Kinds(self._noise, chance)
        self._kinds.append(of)
        burst = 0
        late = 0.0  # when the wire is free: a byte that comes twice takes the time of two

        def spoiled(frame: Frame) -> None:
            nonlocal burst, late
            mask = sum(1 << bit for bit in range(FRAME_BITS) if of.bits.now())
            if of.bursts.now():
                burst = of.burst_bytes
            if burst:
                burst -= 1
                mask ^= chance.getrandbits(FRAME_BITS)
            lost, doubled = of.losses.now(), of.doubles.now()
            self.harmed += bool(mask or lost or doubled)
            if lost:
                return
            for _ in range(2 if doubled else 1):
                sent = replace(frame, start=max(frame.start, late), noise=mask)
                late = sent.end
                send(sent)

        wire.send = spoiled  # type: ignore[method-assign]


class _Kinds:
    """What happens on one wire, each kind at its rate."""

    def __init__(self, noise: Noise, chance: random.Random) -> None:
        self._chance = chance
        self.set(noise)

    def set(self, noise: Noise) -> None:
        self.bits = Every(noise.flipped_bits, self._chance)
        self.losses = Every(noise.lost_bytes, self._chance)
        self.doubles = Every(noise.doubled_bytes, self._chance)
        self.bursts = Every(noise.bursts, self._chance)
        self.burst_bytes = noise.burst_bytes


class Every:
    """Happens at a rate, at random: asks for a random number only when it has happened."""

    def __init__(self, rate: float, chance: random.Random) -> None:
        self._rate = rate
        self._chance = chance
        self._left = self._next()

    def now(self) -> bool:
        self._left -= 1
        if self._left >= 0:
            return False
        self._left = self._next()
        return True

    def _next(self) -> float:
        return int(self._chance.expovariate(self._rate)) if self._rate else inf


def on_a_bad_line(kind: str, noise: Noise, seed: int) -> Callable[[], LocalBoard]:
    """A board, greeted over that line."""
    return lambda: LocalBoard(kind, images()[kind], between=BadLine(noise, seed).between)
