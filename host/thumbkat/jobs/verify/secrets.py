"""What following the secrets of an operation shows: secrets, timing, convention, memory, residue."""

from __future__ import annotations

from collections.abc import Iterator

from thumbkat.jobs.inputs import Case
from thumbkat.jobs.verify.report import Verified
from thumbkat.jobs.verify.stage import Call, Stage, draws, has_secret
from thumbkat.virtual.core import FPSCR, LR, R0, S0, XPSR, Model
from thumbkat.virtual.core.tracking import CONVENTION, OUTSIDE, SECRET, Public, Tracking
from thumbkat.virtual.flaws import flaws, watch

_WINDOW = 8  # bytes of a secret input that stand together nowhere else by chance


def follow(stage: Stage, case: Case, secrets: int, result: Verified) -> list[Public]:
    """Runs it with so many secrets; what was found goes to `result`. Returns what the program declared to be
    public, with how often."""
    tracking = stage.core.track()
    said: list[Public] = []
    try:
        watch(tracking, stage.symbols)
        for source in stage.local.chip.secret_sources:
            tracking.source(source.start, len(source))
        secret = has_secret(stage, case)
        measured = []
        for number in range(secrets if secret and not draws(case) else 1):
            tracking.forget()
            measured.append(_one_run(stage, case, number, tracking, result))
            said += tracking.said()
        result.done["secrets"] = "every instruction" if secret else "no secret goes in"
        result.done["convention"] = "every call"
        result.done["memory"] = "every access"
        result.done["residue"] = f"{len(stage.local.ram):,} bytes, all registers"
        if len(measured) > 1:
            _compare(measured, result)
    finally:
        tracking.end()
    if len(measured) > 1 and not result.failed("timing"):  # whose cycles stand in the reply, among others
        _compare_dumps(stage, case, result)
    return said


def _one_run(stage: Stage, case: Case, number: int, tracking: Tracking, result: Verified) -> tuple[int, int]:
    """Cycles of the timed call, and the trace of its addresses. The first one is looked at closely."""
    core = stage.core
    since = 0
    measured = (0, 0)

    def begun() -> None:
        nonlocal since
        tracking.ranges(stage.ranges(case, call))
        tracking.trace()
        since = core.cycles

    def ended() -> None:
        nonlocal measured
        measured = core.cycles - since, tracking.trace()
        tracking.ranges([])

    call = stage.lead_to(case, tracking, number)
    stage.run(call, begun, ended)
    if stage.refused and case.recipe is not None:
        result.add("memory", "refuses what is right, so most of it was not seen")
    stage.read_outputs(call)
    stage.local.idle()
    if number == 0:
        found = tracking.findings()
        for name, kinds in (("secrets", SECRET), ("convention", CONVENTION), ("memory", OUTSIDE)):
            for flaw in flaws(stage.symbols, (one for one in found if one.kind in kinds)):
                result.add_at(name, flaw)
        _look_for_residue(stage, case, call, tracking, result)
    return measured


def _compare(measured: list[tuple[int, int]], result: Verified) -> None:
    result.done["timing"] = f"{len(measured)} secrets"
    cycles = sorted(one[0] for one in measured)
    if cycles[0] != cycles[-1]:
        result.add("timing", f"takes {cycles[0]:,} to {cycles[-1]:,} cycles, depending on the secret")
    if len({trace for _, trace in measured}) > 1:
        result.add("timing", "executes, reads or writes other addresses with another secret")


def _look_for_residue(stage: Stage, case: Case, call: Call, tracking: Tracking, result: Verified) -> None:
    ram = stage.local.ram
    bits = bytearray(tracking.memory(ram.start, len(ram)))
    content = bytearray(stage.core.view(ram.start, len(ram)))
    for kept in stage.kept(call):
        start, end = kept.start - ram.start, kept.stop - ram.start
        bits[start:end] = content[start:end] = bytes(end - start)
    for start, end in _stretches(bits):
        where = stage.named(ram.start + start)
        result.add("residue", f"{end - start:,} bytes at {where} still depend on a secret")
    names = {R0 + number: f"r{number}" for number in range(13)} | {LR: "lr", XPSR: "the flags"}
    if stage.core.model is Model.M4F:
        names |= {S0 + number: f"s{number}" for number in range(32)} | {FPSCR: "fpscr"}
    left = [name for number, name in names.items() if tracking.register(number)]
    if left:
        result.add("residue", f"{', '.join(left)} still depend on a secret")
    # Frames are not marked: what came in is looked for as it stands.
    for one in stage.joined(stage.led):
        for place, value in stage.secret_inputs(one):
            # One place in each object is enough.
            places = {
                stage.named(ram.start + at).split("+")[0]: stage.named(ram.start + at)
                for at in _find_parts(bytes(content), value)
            }
            for where in places.values():
                result.add("residue", f"a part of {one.name}'s input {place.name} still stands at {where}")


def _compare_dumps(stage: Stage, case: Case, result: Verified) -> None:
    """All of the RAM, after runs that differ in their secrets alone. Two with the same ones show which bytes
    differ in any case: numbers of requests, and what comes of them. Frames are left out, since with these
    numbers their codes and check sums differ too; tracking looks at them."""
    ram = stage.local.ram
    once, again, other = (_dump(stage, case, number) for number in (0, 0, 1))
    in_any_case = once ^ again
    different = bytearray((once ^ other).to_bytes(len(ram), "little"))
    for at, varies in enumerate(in_any_case.to_bytes(len(ram), "little")):
        if varies:
            different[at] = 0
    for start, end in _stretches(different):
        where = stage.named(ram.start + start)
        result.add("residue", f"{end - start:,} bytes at {where} are others after another secret")


def _dump(stage: Stage, case: Case, number: int) -> int:
    """The RAM after a run with these secrets, but for where they may stay, as one number."""
    ram = stage.local.ram
    call = stage.lead_to(case, other_secrets=number)
    stage.run(call)
    stage.local.idle()
    dump = bytearray(stage.core.view(ram.start, len(ram)))
    for kept in (*stage.kept(call), *stage.frames):
        dump[kept.start - ram.start : kept.stop - ram.start] = bytes(len(kept))
    return int.from_bytes(dump, "little")


def _stretches(bits: bytes | bytearray) -> Iterator[tuple[int, int]]:
    """Where bytes are not zero; a word or more of zeros ends a stretch."""
    at = 0
    while at < len(bits):
        if not bits[at]:
            at += 1
            continue
        end = at + 1
        while any(bits[end : end + 4]):
            end += 1
        yield at, end
        at = end


def _find_parts(content: bytes, value: bytes) -> Iterator[int]:
    """Where parts of the value stand, the last ones first. Parts of few different bytes stand anywhere."""
    for start in range(0, len(value) - _WINDOW + 1, _WINDOW // 2):
        part = value[start : start + _WINDOW]
        if len(set(part)) <= _WINDOW // 2:
            continue
        at = content.rfind(part)
        while at >= 0:
            yield at
            at = content.rfind(part, 0, at)
