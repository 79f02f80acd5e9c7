"""A virtual board on the bench: its core halted, its registers read and written as a debugger does, and time
passed by hand."""

from __future__ import annotations

from thumbkat.boards import load_board
from thumbkat.virtual.board import VirtualBoard
from thumbkat.virtual.chips.wire import Frame

_DHCSR = 0xE000_EDF0
_HALT = 0xA05F_0003
_ISPR, _ICPR = 0xE000_E200, 0xE000_E280


class Bench:
    def __init__(self, board_id: str, *, name: str = "bench", seed: int | None = 1) -> None:
        self.reports: list[str] = []
        self.heard: list[int] = []
        self.board = VirtualBoard(
            load_board(board_id), name=name, seed=seed, report=self.reports.append, serve_line=False
        )
        self.chip = self.board.chip
        self.core = self.board.core
        self.board.far_end.listen(lambda byte, _: self.heard.append(byte))
        self.core.poke(_DHCSR, 4, _HALT)
        self.core.run(self.core.cycles + 100)

    def __enter__(self) -> Bench:
        return self

    def __exit__(self, *_: object) -> None:
        self.board.close()

    def read(self, address: int, size: int = 4) -> int:
        return self.core.peek(address, size)

    def write(self, address: int, value: int, size: int = 4) -> None:
        self.core.poke(address, size, value)

    def set(self, address: int, bits: int) -> None:
        self.write(address, self.read(address) | bits)

    def wait(self, cycles: int) -> None:
        """Event by event, as the board does it."""
        end = self.core.cycles + cycles
        while self.core.cycles < end:
            event = self.chip.next_event()
            target = end if event is None else min(max(event, self.core.cycles + 1), end)
            self.core.sleep_until(target)
            self.chip.advance(self.core.cycles)
        self.board.far_end.advance()

    def wait_seconds(self, seconds: float) -> None:
        self.wait(round(seconds * self.chip.hz))

    def pending(self, interrupt: int) -> bool:
        return bool(self.read(_ISPR + interrupt // 32 * 4) >> interrupt % 32 & 1)

    def unpend(self, interrupt: int) -> None:
        self.write(_ICPR + interrupt // 32 * 4, 1 << interrupt % 32)

    def arrive(self, data: bytes, baud: int = 115200) -> None:
        """Bytes come down the line, and are all there."""
        self.board.far_end.send([(byte, baud) for byte in data])
        self.wait(round(len(data) * 10 * self.chip.hz / baud) + 2)

    def frame(self, start: float, bit: float, byte: int) -> None:
        self.chip.line_in.send(Frame(start, bit, byte))

    def reset(self) -> None:
        self.board.reset()
        self.core.poke(_DHCSR, 4, _HALT)
        self.core.run(self.core.cycles + 100)
