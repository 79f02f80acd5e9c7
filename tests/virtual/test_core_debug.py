"""What a debugger sees and does, over the debugger's bus, as pyOCD uses it."""

from __future__ import annotations

import pytest

from tests.virtual.core_machine import (
    CFSR,
    CYCCNT,
    DCRDR,
    DCRSR,
    DEMCR,
    DEVICE,
    DFSR,
    DHCSR,
    DWT_COMP,
    DWT_CTRL,
    FIRST_INTERRUPT,
    FP_COMP,
    FP_CTRL,
    HANDLERS,
    HARD_FAULT,
    ISER,
    PROGRAM,
    RAM,
    SYST_CSR,
    SYST_CVR,
    SYST_RVR,
    Machine,
)
from thumbkat.virtual import core
from thumbkat.virtual.core import BusFault, Model, Stop

KEY = 0xA05F << 16
DEBUGEN, HALT, STEP, MASKINTS = 1, 2, 4, 8
S_REGRDY, S_HALT, S_SLEEP, S_LOCKUP, S_RETIRE, S_RESET = (1 << bit for bit in (16, 17, 18, 19, 24, 25))
HALTED, BKPT, DWTTRAP, VCATCH = 1, 2, 4, 8
TRCENA, VC_HARDERR, VC_CORERESET = 1 << 24, 1 << 10, 1 << 0


@pytest.fixture(params=[Model.M0, Model.M0PLUS, Model.M4F], ids=lambda model: model.name)
def machine(request: pytest.FixtureRequest) -> Machine:
    return Machine(request.param)


def control(machine: Machine, bits: int) -> None:
    machine.core.poke(DHCSR, 4, KEY | DEBUGEN | bits)


def debug_step(machine: Machine, bits: int = 0) -> None:
    control(machine, STEP | bits)
    assert machine.run() is Stop.HALTED
    assert machine.word(DHCSR) & S_HALT


def test_halt_and_go_on(machine: Machine) -> None:
    machine.load("1: adds r0, #1; b 1b")
    assert not machine.word(DHCSR) & S_HALT
    control(machine, HALT)
    assert machine.run() is Stop.HALTED
    cycles = machine.core.cycles
    assert machine.run() is Stop.HALTED
    assert machine.core.cycles == cycles
    status = machine.word(DHCSR)
    assert status & S_HALT
    assert status & S_REGRDY
    assert machine.word(DFSR) == HALTED
    machine.core.poke(DFSR, 4, HALTED)
    assert machine.word(DFSR) == 0
    control(machine, 0)
    assert machine.run(100) is Stop.DEADLINE


def test_no_key_no_effect(machine: Machine) -> None:
    machine.core.poke(DHCSR, 4, DEBUGEN | HALT)
    assert machine.run(10) is Stop.DEADLINE


def test_a_program_cannot_halt_itself(machine: Machine) -> None:
    machine.load("ldr r0, =0xE000EDF0; ldr r1, =0xA05F0003; str r1, [r0]; b .")
    assert machine.run(100) is Stop.DEADLINE


def test_step(machine: Machine) -> None:
    machine.load("movs r0, #1; movs r0, #2; b .")
    control(machine, HALT)
    debug_step(machine)
    assert (machine.core.get(0), machine.pc) == (1, PROGRAM + 2)
    debug_step(machine)
    debug_step(machine)
    assert (machine.core.get(0), machine.pc) == (2, PROGRAM + 4)


def test_step_takes_a_pending_interrupt_unless_masked(machine: Machine) -> None:
    machine.load("nop; nop; nop; nop")
    machine.core.poke(ISER, 4, 1)
    control(machine, HALT)
    machine.core.interrupt(0, True)
    machine.core.poke(DHCSR, 4, KEY | DEBUGEN | HALT | MASKINTS)
    debug_step(machine, MASKINTS)
    assert (machine.exception, machine.pc) == (0, PROGRAM + 2)
    control(machine, HALT)
    debug_step(machine)
    assert machine.exception == FIRST_INTERRUPT


def test_step_of_a_fault_ends_at_the_handler(machine: Machine) -> None:
    machine.load("udf #0")
    control(machine, HALT)
    debug_step(machine)
    assert (machine.exception, machine.pc) == (HARD_FAULT, HANDLERS + 16 * HARD_FAULT)


def test_registers(machine: Machine) -> None:
    control(machine, HALT)
    machine.run()
    for number in (*range(13), 14):
        machine.core.poke(DCRDR, 4, 0x1000 + number)
        machine.core.poke(DCRSR, 4, 1 << 16 | number)
    for number in (*range(13), 14):
        machine.core.poke(DCRSR, 4, number)
        assert machine.word(DCRDR) == machine.core.get(number) == 0x1000 + number
    for number, value in ((core.MSP, RAM + 0x100), (core.PSP, RAM + 0x200), (core.PC, PROGRAM + 8)):
        machine.core.poke(DCRDR, 4, value)
        machine.core.poke(DCRSR, 4, 1 << 16 | number)
        assert machine.core.get(number) == value
    assert machine.core.get(core.SP) == RAM + 0x100
    machine.core.poke(DCRDR, 4, 2 << 24 | 1)
    machine.core.poke(DCRSR, 4, 1 << 16 | core.SPECIAL)
    assert machine.core.get(core.SP) == RAM + 0x200
    machine.core.poke(DCRSR, 4, core.SPECIAL)
    assert machine.word(DCRDR) == 2 << 24 | 1


def test_fpu_registers() -> None:
    machine = Machine(Model.M4F)
    control(machine, HALT)
    machine.run()
    for number, value in ((core.S0, 1), (core.S0 + 31, 2), (core.FPSCR, 0xF0000000)):
        machine.core.poke(DCRDR, 4, value)
        machine.core.poke(DCRSR, 4, 1 << 16 | number)
        machine.core.poke(DCRDR, 4, 0)
        machine.core.poke(DCRSR, 4, number)
        assert machine.word(DCRDR) == value


def test_breakpoint_instruction(machine: Machine) -> None:
    machine.load("nop; bkpt #3; movs r0, #7; b .")
    control(machine, 0)
    assert machine.run() is Stop.HALTED
    assert machine.pc == PROGRAM + 2
    assert machine.word(DFSR) == BKPT
    control(machine, 0)
    assert machine.run() is Stop.HALTED  # it is still there
    machine.core.set(core.PC, PROGRAM + 4)
    control(machine, 0)
    assert machine.run(100) is Stop.DEADLINE
    assert machine.core.get(0) == 7


def test_breakpoint_instruction_without_a_debugger(machine: Machine) -> None:
    machine.load("bkpt #0")
    machine.run(100)
    assert machine.exception == HARD_FAULT
    if machine.model is Model.M4F:
        assert machine.word(0xE000ED2C) == 1 << 31


def set_breakpoint(machine: Machine, number: int, address: int) -> None:
    half = 2 if address & 2 else 1
    machine.core.poke(FP_CTRL, 4, 3)
    machine.core.poke(FP_COMP + 4 * number, 4, half << 30 | address & ~3 | 1)


@pytest.mark.parametrize("offset", [4, 6])
def test_hardware_breakpoints(machine: Machine, offset: int) -> None:
    machine.load("1: adds r0, #1; nop; nop; nop; b 1b")
    count = machine.word(FP_CTRL) >> 4 & 15
    assert count == (6 if machine.model is Model.M4F else 4)
    machine.run(100)  # what is decoded already must be looked at again
    set_breakpoint(machine, count - 1, PROGRAM + offset)
    control(machine, 0)
    assert machine.run() is Stop.HALTED
    assert machine.pc == PROGRAM + offset
    assert machine.word(DFSR) == BKPT
    cycles = machine.core.cycles
    control(machine, 0)
    assert machine.run() is Stop.HALTED
    assert machine.core.cycles == cycles
    machine.core.poke(FP_COMP + 4 * (count - 1), 4, 0)
    control(machine, 0)
    assert machine.run(100) is Stop.DEADLINE
    set_breakpoint(machine, 0, PROGRAM + offset)
    machine.core.poke(FP_CTRL, 4, 2)  # all of them off
    assert machine.run(100) is Stop.DEADLINE


def test_breakpoints_come_with_their_unit(machine: Machine) -> None:
    machine.load("1: adds r0, #1; nop; b 1b")
    machine.core.poke(FP_COMP, 4, 2 << 30 | PROGRAM | 1)
    control(machine, 0)
    assert machine.run(100) is Stop.DEADLINE
    machine.core.poke(FP_CTRL, 4, 1)  # without the key
    assert machine.run(100) is Stop.DEADLINE
    machine.core.poke(FP_CTRL, 4, 3)
    assert machine.run(100) is Stop.HALTED
    assert machine.pc == PROGRAM + 2


def test_a_breakpoint_is_for_one_address_of_an_alias(machine: Machine) -> None:
    machine.core.alias(0x0800_0000, 0x4000, 0)
    machine.load("movs r0, #1; movs r0, #2; movs r0, #3; b .")
    control(machine, 0)
    set_breakpoint(machine, 0, 0x0800_0000 + PROGRAM + 2)
    assert machine.run(20) is Stop.DEADLINE
    machine.core.set(core.PC, 0x0800_0000 + PROGRAM)
    assert machine.run(20) is Stop.HALTED
    assert machine.pc == 0x0800_0000 + PROGRAM + 2


@pytest.mark.parametrize(
    ("function", "source", "halts"),
    [
        (5, "ldr r0, [r1]", True),
        (5, "str r0, [r1]", False),
        (6, "ldr r0, [r1]", False),
        (6, "str r0, [r1]", True),
        (7, "ldr r0, [r1]", True),
        (7, "strb r0, [r1, #3]", True),
        (7, "strb r0, [r1, #4]", False),
        (0, "ldr r0, [r1]", False),
    ],
)
def test_watchpoints(machine: Machine, function: int, source: str, halts: bool) -> None:
    machine.load(f"1: {source}; nop; b 1b")
    machine.core.set(1, RAM + 0x40)
    machine.run(50)
    machine.core.poke(DEMCR, 4, TRCENA)
    number = (machine.word(DWT_CTRL) >> 28) - 1
    comparator = DWT_COMP + 16 * number
    machine.core.poke(comparator, 4, RAM + 0x40)
    machine.core.poke(comparator + 4, 4, 2)  # four bytes
    machine.core.poke(comparator + 8, 4, function)
    control(machine, 0)
    assert (machine.run(100) is Stop.HALTED) == halts
    if halts:
        assert machine.pc == PROGRAM + 2
        assert machine.word(DFSR) == DWTTRAP
        assert machine.word(comparator + 8) >> 24 & 1
        assert not machine.word(comparator + 8) >> 24 & 1
    machine.core.poke(comparator + 8, 4, 0)
    control(machine, 0)
    assert machine.run(100) is Stop.DEADLINE


def test_watchpoint_behind_other_accesses(machine: Machine) -> None:
    machine.load("str r0, [r1, #4]; ldr r0, [r1, #8]; ldr r0, [r1]; nop; b .")
    machine.core.set(1, RAM + 0x40)
    machine.core.poke(DWT_COMP, 4, RAM + 0x40)
    machine.core.poke(DWT_COMP + 4, 4, 2)
    machine.core.poke(DWT_COMP + 8, 4, 5)
    control(machine, 0)
    assert machine.run(100) is Stop.HALTED
    assert machine.pc == PROGRAM + 6


def test_watchpoint_on_a_device(machine: Machine) -> None:
    machine.load("nop; str r0, [r1]; nop; b .")
    machine.core.set(1, DEVICE)
    machine.core.poke(DWT_COMP, 4, DEVICE)
    machine.core.poke(DWT_COMP + 8, 4, 6)
    control(machine, 0)
    assert machine.run(100) is Stop.HALTED
    assert machine.pc == PROGRAM + 4


def test_reset_catch(machine: Machine) -> None:
    machine.core.poke(DEMCR, 4, VC_CORERESET)
    control(machine, 0)
    machine.core.reset()
    assert machine.run() is Stop.HALTED
    assert machine.pc == PROGRAM
    assert machine.word(DFSR) == VCATCH
    assert machine.word(DHCSR) & S_RESET
    assert not machine.word(DHCSR) & S_RESET
    control(machine, 0)
    assert machine.run(10) is Stop.DEADLINE
    assert machine.word(DHCSR) & S_RETIRE


def test_debug_registers_live_through_a_reset_but_not_power_on(machine: Machine) -> None:
    machine.core.poke(DEMCR, 4, VC_HARDERR)
    control(machine, 0)
    set_breakpoint(machine, 0, PROGRAM + 4)
    machine.core.reset()
    assert machine.word(DEMCR) == VC_HARDERR
    assert machine.word(DHCSR) & DEBUGEN
    assert machine.word(FP_COMP) & 1
    machine.core.reset(debug=True)
    assert machine.word(DEMCR) == 0
    assert not machine.word(DHCSR) & DEBUGEN
    assert not machine.word(FP_COMP) & 1


def test_hardfault_catch(machine: Machine) -> None:
    machine.load("nop; udf #0")
    machine.core.poke(DEMCR, 4, VC_HARDERR)
    control(machine, 0)
    assert machine.run() is Stop.HALTED
    assert (machine.exception, machine.pc) == (HARD_FAULT, HANDLERS + 16 * HARD_FAULT)
    assert machine.word(DFSR) == VCATCH


def test_lockup_and_sleep_show_and_end_with_a_halt(machine: Machine) -> None:
    machine.load("udf #0", {HARD_FAULT: "udf #1"})
    assert machine.run() is Stop.LOCKED_UP
    assert machine.word(DHCSR) & S_LOCKUP
    control(machine, HALT)
    assert machine.run() is Stop.HALTED
    assert not machine.word(DHCSR) & S_LOCKUP
    assert machine.pc == 0xFFFF_FFFE
    machine.load("wfi")
    control(machine, 0)
    assert machine.run() is Stop.ASLEEP
    assert machine.word(DHCSR) & S_SLEEP
    control(machine, HALT)
    assert machine.run() is Stop.HALTED
    assert not machine.word(DHCSR) & S_SLEEP
    assert machine.pc == PROGRAM + 2


def test_counters_stand_still_while_halted() -> None:
    machine = Machine(Model.M4F)
    machine.load("b .")
    machine.core.poke(DEMCR, 4, TRCENA)
    machine.core.poke(DWT_CTRL, 4, 1)
    machine.core.poke(CYCCNT, 4, 0)
    machine.core.poke(SYST_RVR, 4, 0xFFFFFF)
    machine.core.poke(SYST_CVR, 4, 0)
    machine.core.poke(SYST_CSR, 4, 5)
    start = machine.core.cycles
    machine.run(100)
    ran = machine.core.cycles - start
    assert machine.word(CYCCNT) == ran
    assert machine.word(SYST_CVR) == 0x1000000 - ran
    control(machine, HALT)
    machine.run()
    machine.core.sleep_until(machine.core.cycles + 1000)
    assert machine.word(CYCCNT) == ran
    assert machine.word(SYST_CVR) == 0x1000000 - ran
    control(machine, 0)
    machine.run(100)
    assert 100 <= machine.word(CYCCNT) - ran < 110


def test_the_cycle_counter_needs_trace_and_itself_enabled() -> None:
    machine = Machine(Model.M4F)
    machine.load("b .")
    machine.core.poke(DWT_CTRL, 4, 1)
    machine.run(100)
    assert machine.word(CYCCNT) == 0
    machine.core.poke(DEMCR, 4, TRCENA)
    machine.run(100)
    counted = machine.word(CYCCNT)
    assert counted >= 100
    machine.core.poke(DWT_CTRL, 4, 0)
    machine.run(100)
    assert machine.word(CYCCNT) == counted
    machine.core.poke(CYCCNT, 4, 0xFFFF_FFF0)
    machine.core.poke(DWT_CTRL, 4, 1)
    machine.run(100)
    assert machine.word(CYCCNT) < 100


def component(machine: Machine, base: int) -> tuple[int, int]:
    """Part number and class, as a debugger finds them; the rest must be right."""

    def read(offset: int) -> int:
        return machine.word(base + offset) & 0xFF

    cid = [read(0xFF0 + 4 * k) for k in range(4)]
    assert (cid[0], cid[2], cid[3]) == (0x0D, 0x05, 0xB1)
    pid = [read(0xFE0 + 4 * k) for k in range(4)]
    assert read(0xFD0) == 4
    assert pid[1] >> 4 | (pid[2] & 7) << 4 == 0x3B  # ARM
    return pid[0] | (pid[1] & 15) << 8, cid[1] >> 4


def test_rom_table_leads_to_the_components(machine: Machine) -> None:
    rom = 0xE00F_F000
    assert component(machine, rom)[1] == 1
    found = {}
    for offset in range(0, 0x40, 4):
        entry = machine.word(rom + offset)
        if entry == 0:
            break
        if entry & 1:
            base = rom + (entry & ~0xFFF) & 0xFFFF_FFFF
            found[base] = component(machine, base)
    itm = {0xE000_0000} if machine.model is Model.M4F else set()
    assert set(found) == {0xE000_E000, 0xE000_1000, 0xE000_2000} | itm
    assert all(kind == 0xE for _, kind in found.values())
    assert (
        machine.word(0xE000_ED00)
        == {
            Model.M0: 0x410CC200,
            Model.M0PLUS: 0x410CC601,
            Model.M4F: 0x410FC241,
        }[machine.model]
    )


def test_the_debuggers_bus(machine: Machine) -> None:
    machine.core.poke(RAM + 4, 4, 0x11223344)
    assert machine.core.peek(RAM + 5, 1) == 0x33
    assert machine.core.peek(RAM + 6, 2) == 0x1122
    assert machine.core.read(RAM + 3, 6) == bytes([0, 0x44, 0x33, 0x22, 0x11, 0])
    machine.core.write(RAM + 1, b"\1\2\3\4\5")
    assert machine.core.read(RAM, 8) == bytes([0, 1, 2, 3, 4, 5, 0x22, 0x11])
    for address, size in ((0x3000_0000, 4), (RAM + 2, 4), (RAM + 1, 2), (RAM, 3)):
        with pytest.raises(BusFault):
            machine.core.peek(address, size)
        with pytest.raises(BusFault):
            machine.core.poke(address, size, 0)
    with pytest.raises(BusFault):
        machine.core.poke(0x100, 4, 0)  # flash: its controller refuses
    if machine.model is Model.M4F:
        assert machine.word(CFSR) == 0


def test_code_that_the_debugger_changes(machine: Machine) -> None:
    machine.load("bx r1")
    code = machine.assemble("1: movs r0, #1; b 1b", RAM)
    machine.core.write(RAM, code)
    machine.core.set(1, RAM + 1)
    machine.run(50)
    assert machine.core.get(0) == 1
    machine.core.poke(RAM, 2, 0x2002)
    machine.run(50)
    assert machine.core.get(0) == 2
