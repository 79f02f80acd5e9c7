"""Boards for tests of the commands: the reference as a board, with what a connected one has besides."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from pathlib import Path
from types import TracebackType
from typing import cast

from tests.unit.fake_board import FakeBoard
from thumbkat.address import Address
from thumbkat.board import Board, BoardInfo, Result, Value


@dataclass
class ConnectedBoard(FakeBoard):
    """A FakeBoard at an address, which counts how often it is closed. `cycles` None: it counts none."""

    at: str = "serial:/dev/ttyTEST"
    kind: str = "bbcmicrobit"
    crc: int = 0
    counter: str = "none"
    cycles: list[int] = field(default_factory=list)
    stack: int = 100
    closed: int = 0

    def __post_init__(self) -> None:
        super().__post_init__()
        self.address = self.at
        self.info: BoardInfo = replace(
            self.info,
            board=self.kind,
            address=self.at,
            image_crc=self.crc,
            counter=self.counter,
            core="cortex-m0",
        )
        self._next = 0

    def call(self, name: str, /, **inputs: Value) -> Result:
        result = super().call(name, **inputs)
        cycles = None
        if self.cycles and self.counter != "none":
            cycles = self.cycles[self._next % len(self.cycles)]
            self._next += 1
        return replace(result, cycles=cycles, stack=self.stack)

    def measure(self, name: str, /, **inputs: Value) -> Result:
        return replace(self.call(name, **inputs), outputs={})

    def close(self) -> None:
        self.closed += 1

    def __enter__(self) -> ConnectedBoard:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class Connections:
    """Stands in for `connect`: gives the boards put at addresses, a fresh one each time for `qemu:`."""

    def __init__(self) -> None:
        self.boards: dict[str, ConnectedBoard | Exception] = {}
        self.made: list[ConnectedBoard] = []
        self.images: list[Path | None] = []

    def __call__(self, address: str | Address, *, image: Path | None = None, timeout: float = 10.0) -> Board:
        address = str(address)
        there = self.boards[address]
        if isinstance(there, Exception):
            raise there
        board = replace(there, at=address) if address.startswith("qemu:") else there
        self.made.append(board)
        self.images.append(image)
        return cast(Board, board)
