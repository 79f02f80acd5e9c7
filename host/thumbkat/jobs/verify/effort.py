"""How much verify does."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Effort:
    """`secrets`: how many, for each operation. One that takes `short` cycles at most is interrupted at
    every instruction, others `phases` times over, so many cycles apart at most."""

    secrets: int
    short: int
    gap: int
    phases: int


SHORT = Effort(secrets=4, short=20_000, gap=1_200, phases=1)
FULL = Effort(secrets=50, short=130_000, gap=160, phases=8)
