"""Interrupts at every instruction, whose handler scribbles over all that a program may not count on: the
stack below its stack pointer, and the registers that a call may change, s0 to s15 among them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import repeat

from thumbkat.errors import CheckFailed
from thumbkat.virtual.chips import Chip
from thumbkat.virtual.core import PC, SPECIAL, Model, Stop

SCRIBBLED_BYTES = 64  # below the handler's stack pointer

# The handler, and its instructions: a test holds the two together. It calls nobody, so it needs no stack.
_SPREAD = """\
    mov     r0, sp
    movs    r1, #0xa5
    lsls    r2, r1, #8
    orrs    r1, r2
    lsls    r2, r1, #16
    orrs    r1, r2
    movs    r2, #16
1:  subs    r0, #4
    str     r1, [r0]
    subs    r2, #1
    bne     1b
"""
_END = """\
    mov     r2, r1
    mov     r3, r1
    mov     r12, r1
    bx      lr
"""
SOURCES = {
    Model.M0: _SPREAD + _END,
    Model.M4F: _SPREAD + "".join(f"    vmov    s{number}, r1\n" for number in range(16)) + _END,
}
_SPREAD_CODE = "6846a5210a0211430a041143102204380160013afbd1"
_END_CODE = "0a460b468c467047"
CODES = {
    Model.M0: bytes.fromhex(_SPREAD_CODE + _END_CODE),
    Model.M4F: bytes.fromhex(
        _SPREAD_CODE
        + "00ee101a00ee901a01ee101a01ee901a02ee101a02ee901a03ee101a03ee901a"
        + "04ee101a04ee901a05ee101a05ee901a06ee101a06ee901a07ee101a07ee901a"
        + _END_CODE
    ),
}

_HANDLER = 0x1E00_0000  # where no chip has anything, and code may be
_SYSTICK = 15
_ICSR, _PENDSTSET = 0xE000_ED04, 1 << 26
_VTOR = 0xE000_ED08
_VECTORS = 16 * 4
_FRAME_BYTES = {Model.M0: 36, Model.M4F: 108}  # with the FPU's registers, and padding
_HANDLER_CYCLES = 1000  # far more than it takes
_FOREVER = 1 << 40


class Disturber:
    """Interrupts the program of a chip. One a chip, for as long as the chip is there."""

    def __init__(self, chip: Chip) -> None:
        self._chip = chip
        self._core = chip.core
        self._is_m4 = chip.core.model is Model.M4F
        code = CODES[Model.M4F if self._is_m4 else Model.M0]
        view = self._core.map(_HANDLER, _VECTORS + -(-len(code) // 4) * 4, writable=False)
        view[_VECTORS : _VECTORS + len(code)] = code
        self._vectors = view[:_VECTORS]
        self.stack_bytes = _FRAME_BYTES[Model.M4F if self._is_m4 else Model.M0] + SCRIBBLED_BYTES

    @contextmanager
    def installed(self) -> Iterator[None]:
        """In here SysTick's exception leads to the scribbling handler."""
        flash = self._chip.flash
        entry = (_HANDLER + _VECTORS | 1).to_bytes(4, "little")
        at = flash.base + 4 * _SYSTICK
        before = flash.read(at, 4)
        vtor = self._core.peek(_VTOR, 4) if self._is_m4 else 0
        if self._is_m4:
            self._vectors[:] = flash.read(flash.base, _VECTORS)
            self._vectors[4 * _SYSTICK :] = entry
            self._core.poke(_VTOR, 4, _HANDLER)
        else:
            flash.put(at, entry)
        try:
            yield
        finally:
            if self._is_m4:
                self._core.poke(_VTOR, 4, vtor)
            else:
                flash.put(at, before)

    def run_to(self, end: int, gaps: Iterator[int] | None = None, most: int = _FOREVER) -> int:
        """From here to the instruction at `end`, with an interrupt after each gap, in cycles; how many there
        were. None: no interrupts. `most`: cycles of the program's own, after which it will not end."""
        core = self._core
        if gaps is None:
            gaps = repeat(_FOREVER)
        else:
            core.set(SPECIAL, core.get(SPECIAL) & ~0xFF)  # PRIMASK: interrupts are on
        core.stop_at(end)
        count = spent = 0
        try:
            while True:
                since = core.cycles
                stop = core.run(since + min(next(gaps), most))
                spent += core.cycles - since
                if stop is Stop.STOPPED:
                    return count
                self._require(stop, Stop.DEADLINE)
                if spent > most:
                    raise CheckFailed(f"the program does not end after {count:,} interrupts")
                here = core.get(PC)
                core.poke(_ICSR, 4, _PENDSTSET)
                core.stop_at(here)
                self._require(core.run(core.cycles + _HANDLER_CYCLES), Stop.STOPPED)
                count += 1
                if here == end:
                    return count
                core.stop_at(end)
        finally:
            core.stop_at(end, False)

    def _require(self, stop: Stop, expected: Stop) -> None:
        if stop is not expected:
            core = self._core
            what = core.complaint or stop.name.lower().replace("_", " ")
            raise CheckFailed(f"the program ended at {core.get(PC):#010x} ({what}) after an interrupt")
