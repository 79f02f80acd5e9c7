"""The state of a core and of some of its memory, to come back to."""

from __future__ import annotations

from thumbkat.virtual.core import FPSCR, LR, MSP, PC, PSP, R0, S0, SPECIAL, XPSR, Core, Model

_REGISTERS = (*range(R0, R0 + 13), SPECIAL, MSP, PSP, LR, PC, XPSR)
_FPU = (FPSCR, *range(S0, S0 + 32))


class Snapshot:
    """What the program can see of itself, but for time, which goes on, and for devices."""

    def __init__(self, core: Core, memory: range) -> None:
        self._core = core
        self.memory = memory
        self.content = bytes(self._view())
        numbers = (*_REGISTERS, *(_FPU if core.model is Model.M4F else ()))
        self._registers = [(number, core.get(number)) for number in numbers]

    def _view(self) -> memoryview:
        return self._core.view(self.memory.start, len(self.memory))

    def restore(self) -> None:
        self._view()[:] = self.content
        self._core.changed(self.memory.start, len(self.memory))
        for number, value in self._registers:
            self._core.set(number, value)
