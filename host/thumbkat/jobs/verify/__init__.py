"""Checks every operation of an image, on a virtual board, against what a library of cryptography promises."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from thumbkat.errors import UsageError
from thumbkat.jobs.attach import Images, seen_inside
from thumbkat.jobs.inputs import cases
from thumbkat.jobs.verify.effort import FULL, SHORT, Effort
from thumbkat.jobs.verify.interrupts import interrupt
from thumbkat.jobs.verify.report import PROPERTIES, Found, Verified, VerifyReport
from thumbkat.jobs.verify.secrets import follow
from thumbkat.jobs.verify.stage import Stage, draws
from thumbkat.jobs.verify.unwritten import look_for_unwritten
from thumbkat.virtual.core.tracking import Public
from thumbkat.virtual.flaws import Declared, declared_public
from thumbkat.virtual.local import LocalBoard

__all__ = [
    "FULL",
    "PROPERTIES",
    "SHORT",
    "Effort",
    "Found",
    "Verified",
    "VerifyReport",
    "run_verify",
    "verify",
]

Progress = Callable[[str, float], None]
_LEFT_OUT = ("selftest.",)  # faults on purpose


def run_verify(
    address: str,
    *,
    pattern: str = "*",
    full: bool = False,
    images: Images | None = None,
    timeout: float = 10.0,
    progress: Progress = lambda text, fraction: None,
) -> VerifyReport:
    """On a throw-away virtual board of this kind, with its image."""
    board_id = seen_inside(address, "verify")
    image = (images or Images()).of(board_id)
    if image is None:
        raise UsageError(f"{address} needs an image to run: give one with --image firmware.elf")
    progress(f"starting {address}", 0.0)
    with LocalBoard(board_id, image, timeout=timeout) as local:
        effort = FULL if full else SHORT
        operations, declared = verify(local, pattern, effort, progress)
        return VerifyReport(local.board.info, address, full, operations, declared)


def verify(
    local: LocalBoard,
    pattern: str = "*",
    effort: Effort = SHORT,
    progress: Progress = lambda text, fraction: None,
) -> tuple[tuple[Verified, ...], tuple[Declared, ...]]:
    """Every operation that fits the shell pattern, and what the image declares to be public."""
    stage = Stage(local)
    chosen = cases(local.board, pattern, without=_LEFT_OUT)
    operations, said = [], []
    for index, case in enumerate(chosen):
        progress(case.name, index / len(chosen))
        result = Verified(case.name)
        operations.append(result)
        if not stage.can_run(case):
            continue
        said += follow(stage, case, effort.secrets, result)
        look_for_unwritten(stage, case, result)
        if not draws(case):  # whose results differ in any case
            interrupt(stage, case, effort, result)
    declared = [_sum_up(one, said) for one in declared_public(local.symbols)]
    return tuple(operations), tuple(declared)


def _sum_up(one: Declared, said: list[Public]) -> Declared:
    of_it = [public for public in said if public.address == one.place.address]
    times, bits = sum(public.times for public in of_it), sum(public.bits for public in of_it)
    return replace(one, place=replace(one.place, times=times, bits=bits))

