"""What is no instruction faults: every halfword on both cores, and a sample of the 32-bit space."""

from __future__ import annotations

import random
import re

import pytest

from tests.virtual.core_machine import CFSR, HARD_FAULT, PROGRAM, RAM, RAM_SIZE, SHCSR, USAGE_FAULT, Machine
from thumbkat.virtual import core
from thumbkat.virtual.core import Model, Stop

UNDEFINSTR = 1 << 16

# Written from table A5 of each architecture manual: all halfwords that are instructions. `x` is any bit. What
# the manuals call UNPREDICTABLE is left out, and so is undefined here: an empty list of registers, for one.
ARMV6M = """
00xxxxxxxxxxxxxx
010000xxxxxxxxxx
01001xxxxxxxxxxx
0101xxxxxxxxxxxx
011xxxxxxxxxxxxx
100xxxxxxxxxxxxx
1010xxxxxxxxxxxx
10110000xxxxxxxx
10110010xxxxxxxx
1011010xxxxxxxxx except 1011010000000000
10110110011x0010
1011101000xxxxxx
1011101001xxxxxx
1011101011xxxxxx
1011110xxxxxxxxx except 1011110000000000
10111110xxxxxxxx
10111111xxxx0000
1100xxxxxxxxxxxx except 1100xxxx00000000
1101xxxxxxxxxxxx except 11011110xxxxxxxx
11100xxxxxxxxxxx
01000100xxxxxxxx except 0100010011111111
01000101xxxxxxxx except 0100010100xxxxxx 010001011xxxx111 01000101x1111xxx
01000110xxxxxxxx
010001110xxxx000
010001111xxxx000 except 0100011111111000
"""
ARMV7M = (
    ARMV6M.replace("10110110011x0010", "10110110011x0001\n10110110011x0010\n10110110011x0011")
    + """
1011x0x1xxxxxxxx
10111111xxxxxxxx except 101111111111xxx1 101111111111xx1x 101111111111x1xx 1011111111111xxx
"""
)
# IT for the condition "always" with an "else"
_BAD_IT = re.compile("101111111110(?!1000|0100|0010|0001|0000)....")


def _compile(table: str) -> re.Pattern[str]:
    rows = []
    for line in table.split("\n"):
        if line:
            row, _, exceptions = line.replace("x", ".").replace("e.cept", "except").partition(" except ")
            refused = "".join(f"(?!{one})" for one in exceptions.split())
            rows.append(refused + row)
    return re.compile("|".join(rows))


TABLES = {Model.M0: _compile(ARMV6M), Model.M4F: _compile(ARMV7M)}


class _Anything:
    """Devices that answer everywhere, so that no access faults."""

    def read(self, address: int, size: int) -> int:
        return 1

    def write(self, address: int, size: int, value: int) -> None:
        pass


def _machine(model: Model) -> Machine:
    machine = Machine(model)
    machine.core.devices(_Anything())
    machine.ram[:] = b"\1\0\0\x20" * (RAM_SIZE // 4)
    if model is Model.M4F:
        machine.core.poke(SHCSR, 4, 7 << 16)
    return machine


def _faults(machine: Machine, code: bytes, register: int) -> bool:
    """Whether the core finds these bytes undefined."""
    c = machine.core
    machine.put(PROGRAM, code)
    machine.ram[0x1000:0x1040] = b"\1\0\0\x20" * 16  # where POP finds the addresses that it jumps to
    for number in range(13):
        c.set(number, register)
    c.set(core.SP, RAM + 0x1000)
    c.set(core.LR, register)
    c.set(core.SPECIAL, 0)
    c.set(core.XPSR, 1 << 24)
    c.set(core.PC, PROGRAM)
    asleep = machine.step() is Stop.ASLEEP
    exception = machine.exception
    undefined = exception == (USAGE_FAULT if machine.model is Model.M4F else HARD_FAULT)
    if machine.model is Model.M4F:
        undefined = undefined and bool(c.peek(CFSR, 4) & UNDEFINSTR)
        c.poke(CFSR, 4, 0xFFFF_FFFF)
    if exception or asleep:
        c.reset()
        if machine.model is Model.M4F:
            c.poke(SHCSR, 4, 7 << 16)
    return undefined


@pytest.mark.parametrize("model", TABLES)
def test_every_halfword(model: Model) -> None:
    machine = _machine(model)
    wrong = []
    for halfword in range(0xE800):
        text = f"{halfword:016b}"
        # BKPT, and branches to SP and PC, which are even: faults of another kind.
        if text.startswith("10111110") or text in (
            "0100011101101000",
            "0100011111101000",
            "0100011101111000",
        ):
            continue
        expected = not TABLES[model].fullmatch(text) or (model is Model.M4F and bool(_BAD_IT.fullmatch(text)))
        branches = text.startswith("01000111")
        if _faults(machine, halfword.to_bytes(2, "little"), RAM + 0x800 + branches) != expected:
            wrong.append(f"{text} should be {'undefined' if expected else 'an instruction'}")
    assert not wrong, "\n".join([f"{len(wrong)} of them", *wrong[:20]])


_SPECIALS = {0, 1, 2, 3, 5, 6, 7, 8, 9, 16, 20}


def _is_armv6m_wide(op: int) -> bool:
    """BL, MSR, MRS, DSB, DMB and ISB: all that ARMv6-M has of 32 bits."""
    first, second = op >> 16, op & 0xFFFF
    if first >> 11 == 0b11110 and second >> 14 == 3 and second >> 12 & 1:
        return True
    if first & 0xFFF0 == 0xF380 and second & 0xFF00 == 0x8800:
        return first & 15 not in (13, 15) and second & 0xFF in _SPECIALS
    if first == 0xF3EF and second & 0xF000 == 0x8000:
        return second >> 8 & 15 not in (13, 15) and second & 0xFF in _SPECIALS
    return first == 0xF3BF and second & 0xFF00 == 0x8F00 and second >> 4 & 15 in (4, 5, 6)


def test_wide_instructions_of_armv6m() -> None:
    rng = random.Random(3)
    machine = _machine(Model.M0)
    seconds = [0x8800, 0x8000, 0x8814, 0x8810, 0x8F4F, 0x8F5F, 0x8F6F, 0xF800, 0xD000, 0x0000, 0xFFFF, 0xA000]
    wrong, instructions = [], 0
    for first in range(0xE800, 0x10000):
        near = first in (0xF3BF, 0xF3EF) or first & 0xFFF0 == 0xF380
        for second in [*seconds, *(rng.getrandbits(16) for _ in range(2000 if near else 2))]:
            op = first << 16 | second
            expected = not _is_armv6m_wide(op)
            instructions += not expected
            code = first.to_bytes(2, "little") + second.to_bytes(2, "little")
            if _faults(machine, code, RAM + 0x800) != expected:
                wrong.append(f"{op:08x} should be {'undefined' if expected else 'an instruction'}")
    assert instructions > 1000
    assert not wrong, "\n".join([f"{len(wrong)} of them", *wrong[:20]])
