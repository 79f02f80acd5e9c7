"""The state of a core and of some of its memory, to come back to."""

from __future__ import annotations

from thumbkat.virtual.core import FPSCR, LR, MSP, PC, PSP, R0, S0, SPECIAL, XPSR, Core, Model

_REGISTERS = (*range(R0, R0 + 13), SPECIAL, MSP, PSP, LR, PC, XPSR)
# What a reset of the core takes away and the firmware needs: enabled interrupts, and access to the FPU.
_SYSTEM = {
    Model.M0: (0xE000_E100,),
    Model.M4F: (*range(0xE000_E100, 0xE000_E120, 4), 0xE000_ED88),
}
_FPU = (FPSCR, *range(S0, S0 + 32))


class Snapshot:
    """What the program can see of itself, but for time, which goes on, and for devices."""

    def __init__(self, core: Core, memory: range) -> None:
        self._core = core
        self.memory = memory
        self.content = bytes(self._view())
        numbers = (*_REGISTERS, *(_FPU if core.model is Model.M4F else ()))
        self._registers = [(number, core.get(number)) for number in numbers]
        self._system = [(at, core.peek(at, 4)) for at in _SYSTEM[core.model]]

    def _view(self) -> memoryview:
        return self._core.view(self.memory.start, len(self.memory))

    def revive(self) -> None:
        """As restore(), after the program fell over: whatever the core was at is over."""
        self._core.reset()
        for at, value in self._system:
            self._core.poke(at, 4, value)
        self.restore()

    def restore(self) -> None:
        self._view()[:] = self.content
        self._core.changed(self.memory.start, len(self.memory))
        for number, value in self._registers:
            self._core.set(number, value)
