"""How fast the tool is, on this machine: `make speed`. Figures to note, none of them a test."""

from __future__ import annotations

import platform
import statistics
import time
from collections.abc import Callable

from thumbkat import connect
from thumbkat.image.build import build
from thumbkat.jobs.exchange import run_exchange
from thumbkat.jobs.kat import run_kat

BOARDS = ("bbcmicrobit", "disco_f407vg")
REPEATS = 5


def seconds(action: Callable[[], object]) -> float:
    begin = time.perf_counter()
    action()
    return time.perf_counter() - begin


def median(action: Callable[[], object]) -> float:
    return statistics.median(seconds(action) for _ in range(REPEATS))


def show(what: str, value: float, unit: str = "s") -> None:
    print(f"{what:<60} {value:9.3f} {unit}", flush=True)


def measure(address: str) -> None:
    show(f"{address}: start, HELLO, LIST, stop", median(lambda: connect(address).close()))
    with connect(address) as board:
        block = median(lambda: board.call("chacha20.block", block=bytes(64)))
        show(f"{address}: chacha20.block, one frame each way", 1000 * block, "ms")
        ntt = median(lambda: board.call("newhope.ntt", poly=bytes(2048)))
        show(f"{address}: newhope.ntt, 2 KB each way", 1000 * ntt, "ms")
        show(f"{address}: all built-in known answers", seconds(lambda: run_kat(board)))


def main() -> None:
    print(f"{platform.python_implementation()} {platform.python_version()} on {platform.machine()}")
    show("build of all that is built already", median(lambda: build(BOARDS)))
    for name in BOARDS:
        measure(f"qemu:{name}")
    with connect("qemu:bbcmicrobit") as alice, connect("qemu:disco_f407vg") as bob:
        show("an exchange between the two", seconds(lambda: run_exchange(alice, bob, host_entropy=True)))


if __name__ == "__main__":
    main()
