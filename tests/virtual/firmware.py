"""Virtual boards with our firmware in them, run without threads: every byte at a cycle that the test
chooses."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from pathlib import Path

import pytest

from tests.builds import images
from thumbkat.board import Board
from thumbkat.boards import load_board
from thumbkat.errors import Timeout
from thumbkat.image.elf import load_segments
from thumbkat.link.client import Link
from thumbkat.link.frame import Decoder, Frame
from thumbkat.virtual.board import State, VirtualBoard
from thumbkat.virtual.chips import Cause, wire

BOARDS = ("bbcmicrobit", "bbcmicrobit_v2", "disco_f051r8", "disco_f407vg")
# One of each core in `make test`, the others in `make verify`: for what is hardly the board's own.
SAMPLE = ("bbcmicrobit", "disco_f407vg")
EACH = [kind if kind in SAMPLE else pytest.param(kind, marks=pytest.mark.verify) for kind in BOARDS]
BAUD = 115200


def load_into_flash(board: VirtualBoard, image: Path) -> None:
    """As if the factory had put it there; then power comes on."""
    for segment in load_segments(image):
        board.chip.flash.put(segment.address, segment.data)
    board.chip.reset(Cause.POWER)


class Wired:
    """A board, and everything that it has said: bytes, and the cycle at which each was heard."""

    def __init__(self, board_id: str, *, image: Path | None = None, seed: int | None = 1) -> None:
        self.reports: list[str] = []
        self.board = VirtualBoard(
            load_board(board_id), name="wired", seed=seed, report=self.reports.append, serve_line=False
        )
        self.baud = BAUD
        self.heard = bytearray()
        self.times: list[int] = []
        self.board.far_end.listen(self._hear)
        load_into_flash(self.board, image or images()[board_id])

    def __enter__(self) -> Wired:
        return self

    def __exit__(self, *_: object) -> None:
        self.board.close()

    def _hear(self, byte: int, cycle: int) -> None:
        self.heard.append(byte)
        self.times.append(cycle)

    @property
    def hz(self) -> int:
        return self.board.chip.hz

    @property
    def byte_time(self) -> float:
        return 10 * self.hz / BAUD

    @property
    def cycles(self) -> int:
        return self.board.core.cycles

    def run(self, seconds: float) -> None:
        self.board.run_until(self.cycles + round(seconds * self.hz))

    def run_until(self, cycle: float) -> None:
        self.board.run_until(round(cycle))

    def settle(self, seconds: float = 2.0) -> None:
        """Until it sleeps, and nothing is on the line."""
        end = self.cycles + seconds * self.hz
        while self.board.state is not State.SLEEPS or self.board.far_end.next_event() is not None:
            self.run(1e-4)
            assert self.cycles < end, self.board.status

    def send(self, data: bytes) -> float:
        """Bytes from now on; the cycle at which the last bit of the last is through."""
        return self.board.far_end.send([(byte, self.baud) for byte in data])

    def wait_for(self, count: int, seconds: float) -> None:
        """Until that many bytes were heard in all."""
        end = self.cycles + seconds * self.hz
        while len(self.heard) < count:
            self.run(min(1e-4, max(1, end - self.cycles) / self.hz))
            assert self.cycles < end, f"{len(self.heard)} of {count} bytes; {self.board.status}"

    def clock(self) -> float:
        """Virtual seconds."""
        return self.cycles / self.hz

    def connect(self) -> Board:
        """As the host does, but in virtual time."""
        link = Link(_Stream(self), clock=self.clock, random_bytes=lambda count: bytes(range(count)))
        return Board(link, address="virtual:wired", clock=self.clock)

    def when_said(self, count: int, then: Callable[[], None]) -> None:
        """Calls back when the last bit of that many frames, counted from now, has left the board."""
        send = self.board.chip.line_out.send
        left = count

        def sent(frame: wire.Frame) -> None:
            nonlocal left
            send(frame)
            if frame.byte == 0:
                left -= 1
                if left == 0:
                    self.board.chip.line_out.send = send  # type: ignore[method-assign]
                    self.board.chip.agenda.at(ceil(frame.end), lambda cycle: then())

        self.board.chip.line_out.send = sent  # type: ignore[method-assign]

    def frames(self) -> list[Frame]:
        """What was heard so far."""
        decoder = Decoder(1 << 16)
        frames = decoder.feed(bytes(self.heard))
        assert decoder.dropped == 0
        return frames


class _Stream:
    """The host's end of the line, in virtual time."""

    def __init__(self, wired: Wired) -> None:
        self._wired = wired

    def read(self, deadline: float) -> bytes:
        wired = self._wired
        while not wired.heard:
            if wired.clock() >= deadline:
                raise Timeout("nothing came in time")
            wired.run(1e-3)
        data = bytes(wired.heard)
        wired.heard.clear()
        wired.times.clear()
        return data

    def write(self, data: bytes, deadline: float) -> None:
        self._wired.send(data)

    def discard_input(self) -> None:
        self._wired.heard.clear()

    def close(self) -> None:
        pass
