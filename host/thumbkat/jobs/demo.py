"""What `make demo` shows: firmware on two virtual boards, known answers on each, a key agreed both ways."""

from __future__ import annotations

import queue
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from thumbkat.board import Board, BoardInfo
from thumbkat.errors import UsageError
from thumbkat.image.build import in_checkout
from thumbkat.jobs.attach import Attached, Images, attach
from thumbkat.jobs.exchange import ExchangeReport, run_exchange
from thumbkat.jobs.kat import KatReport, run_kat

# How long a thread may take to notice that its board is closed.
_LAST_WORDS = 2.0

BOARDS = ("virtual:bbcmicrobit", "virtual:disco_f407vg")

Say = Callable[[str], None]


@dataclass(frozen=True)
class Shown:
    """One board of the demo, with the image that its HELLO confirmed."""

    info: BoardInfo
    answers: KatReport

    def to_json(self) -> dict[str, Any]:
        answers = self.answers.to_json()
        del answers["schema"]
        return {
            "board": self.info.board,
            "address": self.info.address,
            "core": self.info.core,
            "clock_hz": self.info.clock_hz,
            "image_crc": f"{self.info.image_crc:08x}",
            "entropy": self.info.entropy,
            "kat": answers,
        }


@dataclass(frozen=True)
class DemoReport:
    """`exchange` is None where known answers failed: a board that computes wrongly has no key to agree on."""

    boards: tuple[Shown, ...]
    exchange: ExchangeReport | None
    seconds: float

    @property
    def ok(self) -> bool:
        return (
            self.exchange is not None and self.exchange.agreed and all(one.answers.ok for one in self.boards)
        )

    def to_json(self) -> dict[str, Any]:
        return {
            "schema": 1,
            "ok": self.ok,
            "boards": [one.to_json() for one in self.boards],
            "exchange": self.exchange.to_json() if self.exchange else None,
            "seconds": round(self.seconds, 2),
        }


def run_demo(
    images: Images,
    *,
    addresses: Sequence[str] = BOARDS,
    timeout: float = 10.0,
    say: Say = lambda text: None,
    working: Say = lambda text: None,
) -> DemoReport:
    """`say` gets what is worth a line of its own, `working` what is going on."""
    started = time.monotonic()
    if in_checkout() is None:
        raise UsageError("the demo builds its firmware: run it in a checkout of thumbkat (`make demo`)")
    images.prepare_for(addresses)
    opened: list[Attached] = []
    threads: list[threading.Thread] = []
    try:
        jobs = [partial(_start, address, images, timeout, opened, say) for address in addresses]
        working("firmware and known answers on each board")
        results = _at_once(jobs, threads)
        shown = [one for one, _ in results]
        boards = [board for _, board in results]
        exchange = None
        if all(one.answers.ok for one in shown):
            for one in shown:
                if one.info.entropy != "rng":
                    say(f"{one.info.address}: has no source of entropy, so this computer seeds both boards")
            seeds = any(one.info.entropy != "rng" for one in shown)
            exchange = run_exchange(boards[0], boards[1], rounds=2, host_entropy=seeds, progress=working)
        return DemoReport(tuple(shown), exchange, time.monotonic() - started)
    finally:
        # Closing ends what a thread still does with a board. One that was just being opened comes last.
        _close(opened)
        for thread in threads:
            thread.join(_LAST_WORDS)
        _close(opened)


def _close(opened: list[Attached]) -> None:
    for attached in list(opened):
        attached.board.close()


def _start(
    address: str, images: Images, timeout: float, opened: list[Attached], say: Say
) -> tuple[Shown, Board]:
    attached = attach(address, images, timeout=timeout)
    opened.append(attached)
    attached.require_match()
    board = attached.board
    say(f"{address}: firmware {board.info.firmware} is on it (image CRC {board.info.image_crc:08x})")
    answers = run_kat(board)
    verdict = f"{answers.passed} passed, {answers.failed} failed, {len(answers.skipped)} skipped"
    say(f"{address}: known answers: {verdict}")
    return Shown(board.info, answers), board


def _at_once(
    jobs: Sequence[Callable[[], tuple[Shown, Board]]], threads: list[threading.Thread]
) -> list[tuple[Shown, Board]]:
    """Runs each job in a thread of its own, and leaves the threads in `threads`. The first error ends it."""
    done: queue.SimpleQueue[tuple[int, tuple[Shown, Board] | BaseException]] = queue.SimpleQueue()

    def run(index: int) -> None:
        try:
            done.put((index, jobs[index]()))
        except BaseException as error:
            done.put((index, error))

    for index in range(len(jobs)):
        # A daemon: whatever it hangs in, it does not keep the process.
        threads.append(threading.Thread(target=run, args=(index,), name=f"demo-{index}", daemon=True))
        threads[-1].start()
    results: dict[int, tuple[Shown, Board]] = {}
    while len(results) < len(jobs):
        index, outcome = done.get()
        if isinstance(outcome, BaseException):
            raise outcome
        results[index] = outcome
    return [results[index] for index in range(len(jobs))]
