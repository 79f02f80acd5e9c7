"""Instructions as text, with what a profile wants to know of each."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import capstone
from capstone import arm

from thumbkat.image.symbols import Function, Symbols

_WIDE = 0b11101 << 11  # halfwords from here on begin a 32-bit instruction


@dataclass(frozen=True)
class Instruction:
    """One instruction, or a word of constants between them (`data`)."""

    address: int
    size: int
    text: str
    reads: frozenset[str]
    writes: frozenset[str]
    data: bool = False


def disassemble(symbols: Symbols, function: Function) -> list[Instruction]:
    """A function from its first instruction to its end, constants and all."""
    return list(_walk(symbols, function.address, function.end))


def one_instruction(symbols: Symbols, address: int) -> Instruction | None:
    """The instruction at an address, as far as one can know it without those before."""
    return next(_walk(symbols, address, address + 4), None)


def _walk(symbols: Symbols, address: int, end: int) -> Iterator[Instruction]:
    engine = capstone.Cs(capstone.CS_ARCH_ARM, capstone.CS_MODE_THUMB | capstone.CS_MODE_MCLASS)
    engine.syntax = capstone.CS_OPT_SYNTAX_NOREGNAME  # r9, not sb
    engine.detail = True
    while address < end:
        if symbols.is_data(address):
            size = 4 if address % 4 == 0 and address + 4 <= end else 2
            value = int.from_bytes(symbols.read(address, size), "little")
            kind = ".word" if size == 4 else ".short"
            yield Instruction(address, size, f"{kind} {value:#x}", frozenset(), frozenset(), data=True)
            address += size
            continue
        stop = address + 2
        while stop < end and not symbols.is_data(stop):
            stop += 2
        # All at once: IT says what the instructions behind it are.
        for found in engine.disasm(symbols.read(address, stop - address), address):
            yield _instruction(symbols, found)
            address += found.size
        if address < stop:
            unknown = _not_known(symbols, address)
            yield unknown
            address += unknown.size


def _instruction(symbols: Symbols, found: capstone.CsInsn) -> Instruction:
    reads, writes = found.regs_access()
    return Instruction(
        found.address,
        found.size,
        _text(symbols, found),
        frozenset(map(found.reg_name, reads)),
        frozenset(map(found.reg_name, writes)),
    )


def _not_known(symbols: Symbols, address: int) -> Instruction:
    first = int.from_bytes(symbols.read(address, 2), "little")
    size = 4 if first >= _WIDE else 2
    code = symbols.read(address, size)
    halves = ", ".join(f"{int.from_bytes(code[at : at + 2], 'little'):#06x}" for at in range(0, size, 2))
    return Instruction(address, size, f".inst {halves}", frozenset(), frozenset())


def _text(symbols: Symbols, found: capstone.CsInsn) -> str:
    operands = found.op_str
    note = ""
    for operand in found.operands:
        if operand.type == arm.ARM_OP_IMM and _branches(found):
            target = operand.imm & 0xFFFF_FFFF
            operands = operands.replace(f"#{target:#x}", _target(symbols, found.address, target))
        elif operand.type == arm.ARM_OP_MEM and operand.mem.base == arm.ARM_REG_PC and not operand.mem.index:
            at = (found.address & ~3) + 4 + operand.mem.disp
            constant = symbols.read(at, 4)
            if len(constant) == 4:
                note = f"  ; {int.from_bytes(constant, 'little'):#x}"
    return f"{found.mnemonic:<7} {operands}".rstrip() + note


def _branches(found: capstone.CsInsn) -> bool:
    return capstone.CS_GRP_JUMP in found.groups or capstone.CS_GRP_CALL in found.groups


def _target(symbols: Symbols, address: int, target: int) -> str:
    """Inside its function as the address, which is there to find; elsewhere by name."""
    here = symbols.at(address)
    if here is not None and here.address < target < here.end:
        return f"{target:#010x}"
    return symbols.named(target)
