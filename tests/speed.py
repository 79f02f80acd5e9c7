"""How fast the tool is, on this machine: `make speed`. Figures to note, none of them a test."""

from __future__ import annotations

import os
import platform
import statistics
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from tests.virtual import core_speed
from tests.virtual.test_probe_pyocd import flash_data
from thumbkat import connect
from thumbkat.boards import all_boards, load_board
from thumbkat.image.build import build
from thumbkat.jobs.exchange import run_exchange
from thumbkat.jobs.kat import run_kat
from thumbkat.virtual import process

REPEATS = 5
FLASHED = 65536


def seconds(action: Callable[[], object]) -> float:
    begin = time.perf_counter()
    action()
    return time.perf_counter() - begin


def median(action: Callable[[], object]) -> float:
    return statistics.median(seconds(action) for _ in range(REPEATS))


def show(what: str, value: float, unit: str = "s") -> None:
    print(f"{what:<60} {value:9.3f} {unit}", flush=True)


def measure(address: str) -> None:
    show(f"{address}: start, flash, HELLO, LIST, stop", median(lambda: connect(address).close()))
    with connect(address) as board:
        block = median(lambda: board.call("chacha20.block", block=bytes(64)))
        show(f"{address}: chacha20.block, one frame each way", 1000 * block, "ms")
        ntt = median(lambda: board.call("newhope.ntt", poly=bytes(2048)))
        show(f"{address}: newhope.ntt, 2 KB each way", 1000 * ntt, "ms")
        show(f"{address}: all built-in known answers", seconds(lambda: run_kat(board)))


def measure_flashing(name: str) -> None:
    """Through pyOCD and the chip's own algorithm."""
    started = process.start(name, throw_away=True)
    try:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "data.bin"
            origin = load_board(name).flash[0]

            def flash() -> None:
                path.write_bytes(os.urandom(FLASHED))  # pyOCD leaves out what is there already
                flash_data(started.running, path, origin)

            value = median(flash)
    finally:
        started.stop()
    show(f"virtual:{name}: flashing {FLASHED // 1024} KiB", value)


def main() -> None:
    print(f"{platform.python_implementation()} {platform.python_version()} on {platform.machine()}")
    for what, value in core_speed.figures():
        show(f"virtual core: {what}", value, "million instructions a second")
    names = [board.id for board in all_boards()]
    show("build of all that is built already", median(lambda: build(names)))
    for name in names:
        measure_flashing(name)
    for board in all_boards():
        measure(f"virtual:{board.id}")
        if board.qemu is not None:
            measure(f"qemu:{board.id}")
    with connect("virtual:bbcmicrobit") as alice, connect("virtual:disco_f407vg") as bob:
        show("an exchange between the two", seconds(lambda: run_exchange(alice, bob)))


if __name__ == "__main__":
    main()
