"""Memory that nobody wrote, as if it were secret: no output, and nothing that decides where the program goes,
may depend on it."""

from __future__ import annotations

from thumbkat.jobs.inputs import Case
from thumbkat.jobs.verify.report import Verified
from thumbkat.jobs.verify.stage import Call, Stage
from thumbkat.link.protocol import Direction
from thumbkat.virtual.core import SP
from thumbkat.virtual.core.tracking import SECRET, Tracking
from thumbkat.virtual.flaws import flaws


def look_for_unwritten(stage: Stage, case: Case, result: Verified) -> None:
    tracking = stage.core.track()
    try:
        call = stage.lead_to(case)
        _mark(stage, case, call, tracking)
        free = range(0)

        def begun() -> None:
            nonlocal free
            free = range(stage.stack_end, stage.core.get(SP))
            tracking.mark(free.start, len(free))

        def ended() -> None:
            # From here on the firmware looks at how much of the stack was used, and wipes it.
            tracking.mark(free.start, len(free), secret=False)

        stage.run(call, begun, ended)
        for flaw in flaws(stage.symbols, (one for one in tracking.findings() if one.kind in SECRET)):
            result.add_at("memory", flaw.of("memory that nobody wrote"))
        for place, length in [] if stage.refused else stage.lengths(call, Direction.OUTPUT):
            at = stage.arena.start + place.offset - stage.local.ram.start
            if any(tracking.memory(stage.local.ram.start, length, at)):
                result.add("memory", f"its output {place.name} depends on memory that nobody wrote")
    finally:
        tracking.end()


def _mark(stage: Stage, case: Case, call: Call, tracking: Tracking) -> None:
    """The arena, but for the inputs and the state that the operation continues."""
    start = stage.arena.start
    tracking.mark(start, len(stage.arena))
    for place in stage.places(call.name).of(Direction.INPUT):
        value = call.inputs[place.name]
        length = len(value) if isinstance(value, bytes) else place.most
        tracking.mark(start + place.offset, length, secret=False)
    for operation in case.earlier[-1:]:
        for place in stage.places(operation.name).of(Direction.STATE):
            tracking.mark(start + place.offset, place.most, secret=False)
