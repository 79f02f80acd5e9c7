"""Opens a board as the commands do: its image built first, and compared with what runs on it."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

from thumbkat.address import Qemu, Serial, Virtual, board_of, connect, parse_address
from thumbkat.board import Board
from thumbkat.boards import all_boards, load_board
from thumbkat.errors import ImageMismatch, NoSuchBoard, UsageError
from thumbkat.image.build import build, in_checkout
from thumbkat.image.elf import image_crc
from thumbkat.virtual import registry

Progress = Callable[[str], None]


@dataclass(frozen=True)
class Attached:
    """A connected board and the image it should run, where one is at hand."""

    board: Board
    image: Path | None
    image_crc: int | None
    image_given: bool = False  # by --image, so `thumbkat flash` needs it too

    @property
    def mismatch(self) -> str | None:
        """What is wrong and what mends it; None where nothing is, or where no image is at hand."""
        if self.image_crc is None or self.image_crc == self.board.info.image_crc:
            return None
        command = flash_command(self.board.address, self.image if self.image_given else None)
        return (
            f"{self.board.address} runs another firmware (CRC {self.board.info.image_crc:08x}) "
            f"than {self.image} ({self.image_crc:08x}); "
            f"put it there with `{command}`"
        )

    def require_match(self) -> None:
        if self.mismatch is not None:
            raise ImageMismatch(self.mismatch)


def flash_command(address: str, image: Path | None = None) -> str:
    """The command that flashes the board at this address. A serial line alone cannot flash."""
    parsed = parse_address(address)
    if isinstance(parsed, Serial):
        address = f"usb:PROBE_UID@{parsed.url}"
    option = f" --image {shlex.quote(str(image))}" if image else ""
    return f"thumbkat flash {shlex.quote(address)}{option}"


class Images:
    """The image of each board: the given one, else in a checkout a fresh build, else none.

    Boards that are known beforehand are built together, which takes hardly longer than one alone.
    """

    def __init__(self, image: Path | None = None, progress: Progress = lambda text: None) -> None:
        self.given = image is not None
        self._image = image
        self._progress = progress
        self._built: dict[str, Path] = {}
        if image is not None:
            image_crc(image)  # a bad file is reported before any board is touched

    def prepare(self, board_ids: Iterable[str]) -> None:
        wanted = sorted(set(board_ids) - set(self._built))
        if wanted and self._image is None and in_checkout() is not None:
            self._progress(f"building the firmware of {' and '.join(wanted)}")
            self._built.update(build(wanted))

    def prepare_for(self, addresses: Iterable[str]) -> None:
        """Builds for those addresses that name their board; a real board says only later which it is."""
        parsed = [parse_address(one) for one in addresses]
        for one in parsed:
            if isinstance(one, Qemu):
                require_emulated(one.board)
        self.prepare(board for board in map(board_of, parsed) if board is not None)

    def of(self, board_id: str) -> Path | None:
        if self._image is not None:
            return self._image
        self.prepare([board_id])
        return self._built.get(board_id)


def attach(
    address: str, images: Images, *, timeout: float = 10.0, progress: Progress = lambda text: None
) -> Attached:
    """Connects. The caller closes the board."""
    parsed = parse_address(address)
    kind = board_of(parsed)
    if isinstance(parsed, Qemu):
        require_emulated(parsed.board)
    if kind is not None:
        # A throw-away board runs what it is given, so the image comes first.
        image = images.of(kind)
        progress(f"starting {address}")
        board = connect(address, image=image, timeout=timeout)
    else:
        progress(f"connecting to {address}")
        board = connect(address, timeout=timeout)
    try:
        if kind is None:
            image = images.of(board.info.board) if _known(board.info.board) else None
        crc = image_crc(image) if image is not None else None
        return Attached(board, image, crc, image_given=images.given)
    except BaseException:
        board.close()
        raise


def seen_inside(address: str, verb: str) -> str:
    """The kind of the throw-away virtual board at this address: one that runs in this process, where its core
    can be looked into. Of any other, `verb` says what cannot be done with it."""
    parsed = parse_address(address)
    if isinstance(parsed, Virtual) and parsed.board is not None:
        return parsed.board
    there = ", ".join(f"virtual:{board.id}" for board in all_boards())
    if isinstance(parsed, Virtual):
        registry.get(parsed.name)  # an error of its own where nothing of that name runs
        raise UsageError(
            f"{address} runs in a process of its own, where nobody can see into its core; "
            f"{verb} a throw-away board of the same kind: {there}"
        )
    raise UsageError(f"nobody can see into the core of {address}: {verb} a virtual board ({there})")


def require_emulated(board_id: str) -> None:
    """Raises NoSuchBoard unless QEMU can be this board."""
    try:
        board = load_board(board_id)
    except UsageError as error:
        raise NoSuchBoard(str(error)) from None
    if board.qemu is None:
        raise NoSuchBoard(
            f"QEMU has no machine for {board_id}: use virtual:{board_id}, "
            "or a real one (usb:PROBE_UID or serial:PORT)"
        )


def _known(board_id: str) -> bool:
    """A board of somebody else's firmware may call itself anything."""
    try:
        load_board(board_id)
    except UsageError:
        return False
    return True
