"""Two machines in step: the core, and Unicorn. Each runs an instruction on the same state; they must agree.

Traps of Unicorn 2.1.4: with UC_MODE_MCLASS every processor becomes a Cortex-M33, so it is left out; its M0
takes instructions that ARMv6-M lacks, and its M4 takes unaligned LDRD and LDM, so neither is tried here; it
keeps SP's two lowest bits, which are always zero on a Cortex-M: they are cleared after each instruction.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import unicorn as untyped_unicorn
from unicorn import arm_const as registers

from tests.virtual.core_encodings import Encoding, Fields
from thumbkat.virtual import core
from thumbkat.virtual.core import Core, Model

UNICORN: Any = untyped_unicorn

CODE, CODE_SIZE = 0x0000_0000, 0x10000
SLOTS, SLOT_LIMIT = 0x8000, 0x9000  # where instructions stand: literals reach around it
RAM, RAM_SIZE = 0x2000_0000, 0x4000
FREE, FREE_END = 0x2000_1800, 0x2000_2800  # where accesses lead: offsets reach around it
CPACR = 0xE000_ED88

_NUMBERS = (*range(13), core.SP, core.LR, core.PC, core.XPSR)
_UNICORN_NUMBERS = (
    *(registers.UC_ARM_REG_R0 + k for k in range(13)),
    registers.UC_ARM_REG_SP,
    registers.UC_ARM_REG_LR,
    registers.UC_ARM_REG_PC,
    registers.UC_ARM_REG_XPSR,
)
_FPU = tuple(registers.UC_ARM_REG_S0 + k for k in range(32))
NAMES = (*(f"r{k}" for k in range(13)), "sp", "lr", "pc", "xpsr")
# Flags, T and GE: IT is compared by what it does. ARMv6-M has neither Q nor GE, whatever Unicorn thinks.
_XPSR_MASKS = {Model.M0: 0xF100_0000, Model.M4F: 0xF90F_0000}
_MODELS = {Model.M0: registers.UC_CPU_ARM_CORTEX_M0, Model.M4F: registers.UC_CPU_ARM_CORTEX_M4}

State = tuple[int, ...]


class Disagreement(AssertionError):
    """The two differ. The text has the instruction and all that is needed to run it again."""


@dataclass(frozen=True)
class Drawn:
    """An instruction with its fields, and where it stands."""

    encoding: Encoding
    fields: Fields
    code: bytes
    address: int

    def __str__(self) -> str:
        return f"{self.encoding.name} {self.code.hex()} at {self.address:#x}"


class Pair:
    def __init__(self, model: Model, rng: random.Random) -> None:
        self.rng = rng
        self.v7 = model is Model.M4F
        self.xpsr_mask = _XPSR_MASKS[model]
        self.fpu = self.v7
        self.core = Core(model)
        self._code = self.core.map(CODE, CODE_SIZE, writable=False)
        self._ram = self.core.map(RAM, RAM_SIZE, writable=True)
        self._code[:] = rng.randbytes(CODE_SIZE)
        self._code[:8] = (FREE_END).to_bytes(4, "little") + (SLOTS | 1).to_bytes(4, "little")
        self._ram[:] = rng.randbytes(RAM_SIZE)
        self.core.changed(CODE, CODE_SIZE)
        self.core.reset(True)

        self.unicorn = UNICORN.Uc(UNICORN.UC_ARCH_ARM, UNICORN.UC_MODE_THUMB)
        self.unicorn.ctl_set_cpu_model(_MODELS[model])
        self.unicorn.mem_map(CODE, CODE_SIZE)
        self.unicorn.mem_map(RAM, RAM_SIZE)
        self.unicorn.mem_write(CODE, bytes(self._code))
        self.unicorn.mem_write(RAM, bytes(self._ram))
        if self.v7:
            self.core.poke(CPACR, 4, 0xF << 20)
        for number in _NUMBERS[:15]:
            self.set(number, rng.getrandbits(32))
        for number in range(32 if self.fpu else 0):
            value = rng.getrandbits(32)
            self.core.set(core.S0 + number, value)
            self.unicorn.reg_write(_FPU[number], value)
        self.set_flags(rng.getrandbits(5))

    def set(self, number: int, value: int) -> None:
        """R0 to LR."""
        if number == 13:
            value &= ~3
        self.core.set(number, value)
        self.unicorn.reg_write(_UNICORN_NUMBERS[number], value)

    def get(self, number: int) -> int:
        return self.core.get(number)

    def set_flags(self, nzcvq: int) -> None:
        value = 1 << 24 | (nzcvq << 27 if self.v7 else nzcvq >> 1 << 28)
        self.core.set(core.XPSR, value)
        self.unicorn.reg_write(registers.UC_ARM_REG_XPSR, value)

    def poke(self, address: int, data: bytes) -> None:
        self._ram[address - RAM : address - RAM + len(data)] = data
        self.unicorn.mem_write(address, data)

    def lay_out(self, chosen: Sequence[tuple[Encoding, Fields]]) -> list[Drawn]:
        """Puts instructions into the code memory, one after the other, a gap here and there."""
        address, drawn = SLOTS, []
        for encoding, fields in chosen:
            drawn.append(Drawn(encoding, fields, encoding.encode(fields), address))
            address += encoding.size
        assert address <= SLOT_LIMIT
        code = b"".join(one.code for one in drawn)
        self._code[SLOTS : SLOTS + len(code)] = code
        self.core.changed(SLOTS, len(code))
        self.unicorn.mem_write(SLOTS, code)
        self.unicorn.ctl_remove_cache(SLOTS, SLOTS + len(code) + 4)
        return drawn

    def prepare(self, drawn: Drawn) -> None:
        """Makes registers and memory such that the instruction goes somewhere that is mapped."""
        rng, encoding, fields = self.rng, drawn.encoding, drawn.fields
        where = SLOTS + 2 * rng.randrange(0x400)
        if encoding.target:
            self.set(fields[encoding.target], where | 1)
        if encoding.relative:
            self.set(fields[encoding.relative], 2 * rng.randrange(0x400))
        memory = encoding.memory
        if memory is None:
            return
        base, words = memory.base(fields), memory.words(fields)
        address = rng.randrange(FREE, FREE_END)
        if memory.aligned or not self.v7 or rng.random() < 0.6:
            address &= ~(memory.size - 1)
        if memory.index is not None:
            index = rng.getrandbits(8)
            self.set(fields[memory.index], index)
            offset = index << memory.shift(fields)
            if not self.v7 or memory.aligned:
                offset &= ~(memory.size - 1)
                self.set(fields[memory.index], offset >> memory.shift(fields))
        else:
            offset = memory.offset(fields)
        self.set(base, address - offset)
        if base == 13:
            address = self.get(13) + offset
        if memory.jumps(fields):
            # PC is the highest of the registers, so it is loaded from the highest address.
            self.poke(address + 4 * (words - 1), (where | 1).to_bytes(4, "little"))
        if memory.table:
            self.poke(address, rng.getrandbits(7).to_bytes(memory.table, "little"))

    def state(self) -> State:
        values = tuple(self.core.get(number) for number in _NUMBERS)
        return (*values[:-1], values[-1] & self.xpsr_mask)

    def unicorn_state(self) -> State:
        values: list[int] = list(self.unicorn.reg_read_batch(_UNICORN_NUMBERS))
        if values[13] & 3:
            values[13] &= ~3
            self.unicorn.reg_write(_UNICORN_NUMBERS[13], values[13])
        if not self.v7 and values[16] >> 27 & 1:
            self.unicorn.reg_write(registers.UC_ARM_REG_XPSR, values[16] & self.xpsr_mask)
        return (*values[:15], values[15] & ~1, values[16] & self.xpsr_mask)

    def step(self, block: Sequence[Drawn]) -> None:
        """One instruction, or an IT block as one, on both; then compares all of their state."""
        begin, end = block[0].address, block[-1].address + block[-1].encoding.size
        before = self.state()
        branches = block[-1].encoding.branches
        self.core.set(core.PC, begin)
        if len(block) == 1:
            self.core.run(self.core.cycles + 1)
        else:  # some of these may take no cycle
            self.core.stop_at(end)
            self.core.run(self.core.cycles + 1000)
            self.core.stop_at(end, False)
        try:
            if branches:
                # Code at the target that Unicorn has translated already would run on, in spite of the count.
                target = self.core.get(core.PC)
                self.unicorn.ctl_remove_cache(target, target + 2)
                self.unicorn.emu_start(begin | 1, target if target != begin else 0xFFFF_FFFE, count=1)
            else:
                self.unicorn.emu_start(begin | 1, end)
        except UNICORN.UcError as error:
            raise Disagreement(
                f"{_show(block)}: Unicorn says {error}\nbefore {_show_state(before)}"
            ) from None
        ours, theirs = self.state(), self.unicorn_state()
        if ours != theirs:
            differences = ", ".join(
                f"{name} {a:#x}, should be {b:#x}"
                for name, a, b in zip(NAMES, ours, theirs, strict=True)
                if a != b
            )
            raise Disagreement(f"{_show(block)}: {differences}\nbefore {_show_state(before)}")
        if any(one.encoding.memory is not None and one.encoding.memory.stores for one in block):
            self.compare_memory(block)
        if any(one.encoding.fpu for one in block):
            self.compare_fpu(block)

    def compare_memory(self, block: Sequence[Drawn]) -> None:
        ours, theirs = bytes(self._ram), bytes(self.unicorn.mem_read(RAM, RAM_SIZE))
        if ours != theirs:
            at = next(k for k in range(RAM_SIZE) if ours[k] != theirs[k])
            raise Disagreement(
                f"{_show(block)}: memory at {RAM + at:#x} is {ours[at : at + 8].hex()},"
                f" should be {theirs[at : at + 8].hex()}"
            )

    def compare_fpu(self, block: Sequence[Drawn]) -> None:
        ours = tuple(self.core.get(core.S0 + k) for k in range(32))
        theirs = tuple(self.unicorn.reg_read_batch(_FPU))
        if ours != theirs:
            raise Disagreement(f"{_show(block)}: S0 to S31 are {ours}, should be {theirs}")


def _show(block: Sequence[Drawn]) -> str:
    return "; ".join(map(str, block))


def _show_state(state: State) -> str:
    return " ".join(f"{name}={value:#x}" for name, value in zip(NAMES, state, strict=True))
