"""How many instructions a second the core executes, with cycles: figures for `make speed`."""

from __future__ import annotations

import time

from tests.virtual.core_machine import RAM, Machine
from thumbkat.virtual.core import Model

CYCLES = 100_000_000

# One round of something like real code: loads, stores, shifts, multiplications, a call, a loop.
SOURCE = """
        ldr   r1, =0x20000100
round:  movs  r0, #200
loop:   ldr   r2, [r1]
        ldr   r3, [r1, #4]
        adds  r2, r2, r3
        eors  r3, r2
        lsls  r4, r3, #7
        lsrs  r5, r3, #25
        orrs  r4, r5
        str   r2, [r1]
        muls  r5, r4
        strh  r5, [r1, #4]
        subs  r0, #1
        bne   loop
        bl    leaf
        b     round
leaf:   push  {r4, r5, lr}
        movs  r4, #3
        cmp   r4, #3
        beq   1f
        movs  r5, #1
1:      pop   {r4, r5, pc}
"""
SOURCE_V7 = SOURCE.replace(
    "muls  r5, r4", "umull r5, r6, r4, r3\n        ubfx r6, r6, #3, #9\n it ne\n movne r5, r6"
)


def speed(model: Model, watched: str = "", *, cycles: int = CYCLES) -> float:
    """Millions of instructions a second, by this thread's own time: other work does not count. `watched`:
    nothing, "profiled", or "secrets followed", of which it has some."""
    machine = Machine(model)
    machine.load(SOURCE_V7 if model is Model.M4F else SOURCE)
    if watched == "profiled":
        machine.core.profile(0x1000, 0x1000)
    elif watched:
        machine.core.track().mark(RAM + 0x100, 8)
        cycles //= 10
    machine.core.run(1_000_000)
    instructions, begin = machine.core.instructions, time.thread_time()
    machine.core.run(machine.core.cycles + cycles)
    return (machine.core.instructions - instructions) / (time.thread_time() - begin) / 1e6


def figures() -> list[tuple[str, float]]:
    """What is measured, with its million instructions a second."""
    return [
        (f"{model.name}{', ' if watched else ''}{watched}", max(speed(model, watched) for _ in range(3)))
        for model in Model
        for watched in ("", "profiled", "secrets followed")
    ]
