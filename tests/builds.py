"""What several tests need built, made once a run: for all of its workers, by whichever comes first."""

from __future__ import annotations

import fcntl
import hashlib
import json
import shutil
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path

from thumbkat.boards import all_boards
from thumbkat.image.build import build

# Of this process, and gone with it, until the run has said where its own is.
_OWN = tempfile.TemporaryDirectory(prefix="thumbkat-builds-")
_folder = Path(_OWN.name)
_NOTE = "images.json"


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
    """The image of each board as this checkout has it. That nothing has changed takes PlatformIO a second or
    two to find out, so it is asked once."""
    boards = [board.id for board in all_boards()]
    file = made("images", boards, lambda folder: _note(build(boards), folder)) / _NOTE
    return {board: Path(image) for board, image in json.loads(file.read_text()).items()}


def _note(images: dict[str, Path], folder: Path) -> None:
    (folder / _NOTE).write_text(json.dumps({board: str(image) for board, image in images.items()}))
