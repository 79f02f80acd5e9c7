"""Builds the firmware of a checkout with PlatformIO: `python -m thumbkat.image.build [BOARD…]`."""

from __future__ import annotations

import argparse
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from thumbkat.boards import all_boards, load_board
from thumbkat.errors import BuildFailed, ThumbkatError
from thumbkat.image.elf import load_segments

if sys.platform != "win32":
    import fcntl

BUILD_SECONDS = 600.0
SHOWN_LINES = 20

# PlatformIO reads these from the environment only. They keep it off the network.
SETTINGS = {
    "PLATFORMIO_SETTING_ENABLE_TELEMETRY": "No",
    "PLATFORMIO_DISABLE_UPGRADE_CHECK": "true",
}
# These would put the images elsewhere than where build() looks for them.
ELSEWHERE = ("PLATFORMIO_WORKSPACE_DIR", "PLATFORMIO_BUILD_DIR")


def in_checkout() -> Path | None:
    """The checkout that this package runs from; None where it was installed without one."""
    root = Path(__file__).resolve().parents[3]
    return root if (root / "platformio.ini").is_file() and (root / "firmware").is_dir() else None


def build(
    board_ids: Sequence[str], *, project: Path | None = None, timeout: float = BUILD_SECONDS
) -> dict[str, Path]:
    """Brings the images of these boards up to date and says where their ELF files are.

    Flags of the user's own come from the environment (PLATFORMIO_BUILD_FLAGS). Two builds of one
    project at a time would disturb each other, so the second waits for the first.
    """
    root = project or in_checkout()
    if root is None:
        raise BuildFailed("there is no checkout of thumbkat here to build from: name an image with --image")
    if "$" in str(root.resolve()):
        raise BuildFailed(f"PlatformIO takes the $ in {root} for a variable: move the checkout elsewhere")
    if not board_ids:
        return {}
    deadline = time.monotonic() + timeout
    (root / ".pio").mkdir(exist_ok=True)
    with _lock(root / ".pio" / "thumbkat.lock", deadline):
        _run_platformio(root, board_ids, deadline)
    images = {board: root / ".pio" / "build" / board / "firmware.elf" for board in board_ids}
    for board, image in images.items():
        if not image.is_file():
            raise BuildFailed(f"the build of {board} left no image at {image}")
    return images


def _run_platformio(root: Path, board_ids: Sequence[str], deadline: float) -> None:
    command = [sys.executable, "-m", "platformio", "run", "--silent"]
    for board in board_ids:
        command += ["--environment", board]
    environment = {name: value for name, value in os.environ.items() if name not in ELSEWHERE}
    process = subprocess.Popen(
        command,
        cwd=root,
        env=environment | SETTINGS,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
        start_new_session=True,  # so that its compilers can be stopped with it
    )
    try:
        output, _ = process.communicate(timeout=max(0.0, deadline - time.monotonic()))
    except subprocess.TimeoutExpired:
        raise BuildFailed(f"the build of {', '.join(board_ids)} was not done in time") from None
    finally:
        if process.poll() is None:
            _stop(process)
    if process.returncode != 0:
        raise BuildFailed(f"{', '.join(board_ids)}: the build failed:\n{_essence(output)}", output=output)


def _stop(process: subprocess.Popen[str]) -> None:
    if sys.platform == "win32":
        process.kill()
    else:
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def _essence(output: str) -> str:
    """The lines that say why: from the first error on, or the last ones."""
    lines = [line.rstrip() for line in output.splitlines() if line.strip()]
    for number, line in enumerate(lines):
        if re.search(r"\berror\b|undefined reference|/ld: ", line, re.IGNORECASE):
            return "\n".join(lines[number : number + SHOWN_LINES])
    return "\n".join(lines[-SHOWN_LINES:])


@contextmanager
def _lock(path: Path, deadline: float) -> Iterator[None]:
    with path.open("a") as file:
        if sys.platform != "win32":
            while True:
                try:
                    fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
                    break
                except BlockingIOError:
                    if time.monotonic() > deadline:
                        raise BuildFailed(f"another build holds {path}: wait for it to end") from None
                    time.sleep(0.05)
        yield


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m thumbkat.image.build",
        description="Builds the firmware, and says where the images are.",
    )
    parser.add_argument("boards", nargs="*", metavar="BOARD", help="only this board; all without any")
    wanted: list[str] = parser.parse_args(arguments).boards
    try:
        boards = [load_board(one) for one in wanted] or all_boards()
        images = build([board.id for board in boards])
        for board in boards:
            path = images[board.id]
            size = sum(len(segment.data) for segment in load_segments(path))
            print(f"{_short(path)}  {size:,} of {board.flash[1]:,} bytes of flash")
    except ThumbkatError as error:
        # Here somebody wants to see the whole of what the compiler says, not its first lines.
        output = error.output.rstrip() if isinstance(error, BuildFailed) else ""
        if output:
            print(output, file=sys.stderr)
        print(f"thumbkat: {str(error).splitlines()[0].rstrip(':')}", file=sys.stderr)
        return error.exit_code
    except KeyboardInterrupt:
        print("thumbkat: interrupted", file=sys.stderr)
        return 130
    return 0


def _short(path: Path) -> Path:
    here = Path.cwd()
    return path.relative_to(here) if path.is_relative_to(here) else path


if __name__ == "__main__":
    sys.exit(main())
