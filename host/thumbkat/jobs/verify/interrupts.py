"""Interrupts at every instruction of a short operation, at random ones of a long one."""

from __future__ import annotations

import random
from collections.abc import Iterator

from thumbkat.errors import CheckFailed
from thumbkat.jobs.inputs import Case
from thumbkat.jobs.verify.effort import Effort
from thumbkat.jobs.verify.report import Verified
from thumbkat.jobs.verify.stage import Stage
from thumbkat.virtual.core import LR, R0
from thumbkat.virtual.snapshot import Snapshot

_REFILLS = 10_000  # cycles that interrupts cost a program, beside those of their handlers: more than enough


def interrupt(stage: Stage, case: Case, effort: Effort, result: Verified) -> None:
    core, disturber = stage.core, stage.local.disturber
    call = stage.lead_to(case)
    count = 0

    def state() -> tuple[int, bytes]:
        memory = stage.places(call.name).memory
        return core.get(R0), bytes(core.view(stage.arena.start, memory))

    def begun() -> None:
        nonlocal count
        before = Snapshot(core, stage.local.ram)
        end, since = core.get(LR) & ~1, core.cycles
        disturber.run_to(end)
        took = core.cycles - since
        is_short = took <= effort.short
        right = state()
        reached = _lowest_change(stage, before) - disturber.stack_bytes
        # What lies below the stack is put back afterwards, and may not be the operation's own.
        if any(one.stop > reached and one.start < stage.stack_end for one in stage.own_memory(call)):
            result.add("interrupts", "leaves no room on the stack for an interrupt and its handler")
        else:
            source = random.Random(case.name)
            try:
                for phase in range(1 if is_short else effort.phases):
                    before.restore()
                    with disturber.installed():
                        gaps = _gaps(source, phase, 1 if is_short else effort.gap)
                        count += disturber.run_to(end, gaps, 2 * took + _REFILLS)
                    if state() != right:
                        result.add("interrupts", "gives another result when it is interrupted")
                        break
            except CheckFailed as error:
                result.add("interrupts", str(error))
                before.revive()
        before.restore()

    stage.run(call, begun)
    result.done["interrupts"] = f"{count:,} interrupts"


def _gaps(source: random.Random, phase: int, most: int) -> Iterator[int]:
    yield 1 + phase
    while True:
        yield source.randint(1, most)


def _lowest_change(stage: Stage, before: Snapshot) -> int:
    """The lowest address on the stack whose content has changed."""
    start = stage.stack_end - before.memory.start
    now = stage.core.view(before.memory.start, len(before.memory))
    pairs = zip(before.content[start:], bytes(now[start:]), strict=True)
    return stage.stack_end + next((at for at, (a, b) in enumerate(pairs) if a != b), len(now) - start)
