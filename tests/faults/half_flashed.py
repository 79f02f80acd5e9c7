"""What is in a chip's flash after each step of flashing, as pyOCD does it with the chip's own algorithm, and
what a board with that in its flash answers when power comes back."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from itertools import accumulate, groupby
from pathlib import Path

from tests.builds import images
from thumbkat.boards import load_board
from thumbkat.errors import BoardFault, LinkError
from thumbkat.image.elf import load_segments
from thumbkat.image.flash import program
from thumbkat.link.stream import ByteStream
from thumbkat.virtual.board import VirtualBoard
from thumbkat.virtual.chips import Chip
from thumbkat.virtual.local import LocalBoard
from thumbkat.virtual.registry import Running
from thumbkat.virtual.server import Server

# The smallest piece that the chip erases; of the STM32F4, whose pieces are large, pyOCD's own page.
PAGES = {"bbcmicrobit": 1024, "bbcmicrobit_v2": 4096, "disco_f051r8": 1024, "disco_f407vg": 4096}
# A board that is whole has said everything of itself by then.
ANSWER_SECONDS = {"bbcmicrobit": 2.0, "bbcmicrobit_v2": 1.4, "disco_f051r8": 2.0, "disco_f407vg": 1.4}


@dataclass(frozen=True)
class Step:
    """A change of the flash: an erasure, or a word or two programmed."""

    address: int
    data: bytes


class Journal:
    """The steps by which an image came into a flash, and the flash after each of them."""

    def __init__(self, kind: str, before: bytes, steps: list[Step]) -> None:
        self.kind = kind
        self.before = before
        self.steps = _that_change(before, steps, load_board(kind).flash[0])
        self._origin = load_board(kind).flash[0]

    def after(self, count: int) -> bytes:
        content = bytearray(self.before)
        for step in self.steps[:count]:
            at = step.address - self._origin
            content[at : at + len(step.data)] = step.data
        return bytes(content)

    def page_ends(self) -> list[int]:
        """After how many steps each page was erased, or programmed. The last is the whole."""
        page = PAGES[self.kind]
        # An erasure is one step of a page or more.
        runs = groupby(self.steps, lambda step: (step.address // page, len(step.data) >= page))
        return list(accumulate(len(list(run)) for _, run in runs))


def _that_change(before: bytes, steps: list[Step], origin: int) -> list[Step]:
    """Without those that put there what is there: the rest of the last page, say."""
    content = bytearray(before)
    found = []
    for step in steps:
        piece = slice(step.address - origin, step.address - origin + len(step.data))
        if content[piece] != step.data:
            content[piece] = step.data
            found.append(step)
    return found


@cache
def journal(kind: str, image: Path, old: Path | None = None) -> Journal:
    """Of flashing the image over another, or into an empty flash."""
    board = VirtualBoard(load_board(kind), name="journal", serve_line=False)
    steps: list[Step] = []
    flash = board.chip.flash
    for segment in load_segments(old) if old is not None else []:
        flash.put(segment.address, segment.data)
    before = flash.read(flash.base, flash.size)
    put = flash.put

    def noted(address: int, data: bytes) -> None:
        steps.append(Step(address, data))
        put(address, data)

    flash.put = noted  # type: ignore[method-assign]
    board.start()
    server = Server(board)
    try:
        facts = Running(board.name, kind, board.uid, 0, None, 0, server.port, 0.0)
        program(facts, image, target=load_board(kind).flash_target)
    finally:
        server.close()
        board.close()
    return Journal(kind, before, steps)


@contextmanager
def powered(kind: str, content: bytes) -> Iterator[LocalBoard | None]:
    """A board with that in its flash, if it answers."""

    def before_power(stream: ByteStream, chip: Chip) -> ByteStream:
        chip.flash.put(chip.flash.base, content)
        return stream

    try:
        board = LocalBoard(kind, images()[kind], timeout=ANSWER_SECONDS[kind], between=before_power)
    except (LinkError, BoardFault):
        yield None
        return
    with board:
        yield board
