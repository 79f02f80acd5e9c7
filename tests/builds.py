"""What several tests need built, made once a run: for all of its workers, by whichever comes first."""

from __future__ import annotations

import fcntl
import hashlib
import shutil
import tempfile
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path

import pytest

from thumbkat.boards import all_boards
from thumbkat.image.build import build

ROOT = Path(__file__).resolve().parents[1]
# The smallest board with the NaCl suite in place of NewHope.
NACL = "disco_f051r8_nacl"
# And with SPARKLE in place of both.
SPARKLE = "disco_f051r8_sparkle"

# Of this process, and gone with it, until the run has said where its own is.
_OWN = tempfile.TemporaryDirectory(prefix="thumbkat-builds-")
_folder = Path(_OWN.name)


def share(folder: Path) -> None:
    """From now on what is made goes there. The sources must not change for as long as it is used."""
    global _folder
    folder.mkdir(exist_ok=True)
    _folder = folder


def made(what: str, options: object, make: Callable[[Path], object]) -> Path:
    """A folder with what `make` has put there, and nobody changes. `what` and `options` tell one from
    another: of the same two `make` must do the same."""
    folder = _folder / f"{what}-{hashlib.sha256(repr(options).encode()).hexdigest()[:16]}"
    with folder.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        # Where `make` fails, the next who asks tries again.
        done = folder.with_suffix(".done")
        if not done.exists():
            shutil.rmtree(folder, ignore_errors=True)
            folder.mkdir()
            make(folder)
            done.touch()
    return folder


@cache
def images() -> dict[str, Path]:
    """The image of each board as this checkout has it, by its environment in platformio.ini. That nothing has
    changed takes PlatformIO a second or two to find out, so it is asked once."""
    boards = [*(board.id for board in all_boards()), NACL, SPARKLE]
    made("images", boards, lambda folder: build(boards))
    return built_in(ROOT, boards)


@cache
def image_with(flags: str, board: str) -> Path:
    """The image of a board, built with these flags in a copy of this checkout."""

    def make(project: Path) -> None:
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("PLATFORMIO_BUILD_FLAGS", flags)
            build([board], project=copy_checkout(project))

    return built_in(made("checkout", (flags, board), make), [board])[board]


def built_in(project: Path, boards: Iterable[str]) -> dict[str, Path]:
    """Where a build has left the images."""
    return {board: project / ".pio" / "build" / board / "firmware.elf" for board in boards}


def copy_checkout(to: Path) -> Path:
    """What a build needs of this checkout, in another place and outside of git."""
    to.mkdir(parents=True, exist_ok=True)
    for name in ("boards", "firmware"):
        shutil.copytree(ROOT / name, to / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("platformio.ini", "pyproject.toml"):
        shutil.copy2(ROOT / name, to / name)
    return to
