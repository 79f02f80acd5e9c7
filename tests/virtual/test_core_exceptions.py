"""Exceptions: entry, return, priorities, tail-chaining, masks, sleep, escalation, lockup, FPU frames."""

from __future__ import annotations

import pytest

from tests.virtual.core_machine import (
    AIRCR,
    CCR,
    CFSR,
    CPACR,
    FIRST_INTERRUPT,
    FPCAR,
    FPCCR,
    HANDLERS,
    HARD_FAULT,
    HFSR,
    ICSR,
    IPR,
    ISER,
    ISPR,
    NMI,
    PEND_SV,
    PROGRAM,
    RAM,
    SCR,
    SHCSR,
    SHPR1,
    SHPR2,
    SHPR3,
    STACK,
    SV_CALL,
    SYS_TICK,
    SYST_CSR,
    SYST_CVR,
    SYST_RVR,
    USAGE_FAULT,
    VTOR,
    Machine,
)
from thumbkat.virtual import core
from thumbkat.virtual.core import Model, Stop

ALL = [Model.M0, Model.M0PLUS, Model.M4F]
IRQ0, IRQ1, IRQ2 = FIRST_INTERRUPT, FIRST_INTERRUPT + 1, FIRST_INTERRUPT + 2
FORCED = 1 << 30


@pytest.fixture(params=ALL, ids=lambda model: model.name)
def machine(request: pytest.FixtureRequest) -> Machine:
    return Machine(request.param)


@pytest.fixture
def m4() -> Machine:
    return Machine(Model.M4F)


def enable(machine: Machine, *numbers: int, priorities: tuple[int, ...] = ()) -> None:
    """External interrupts, at priorities of the two highest bits."""
    machine.core.poke(ISER, 4, sum(1 << number for number in numbers))
    word = 0
    for number, priority in zip(numbers, priorities, strict=False):
        word |= priority << 8 * number
    machine.core.poke(IPR, 4, word)


def handler(number: int) -> int:
    return HANDLERS + 16 * number


def test_entry_stacks_eight_words_and_aligns(machine: Machine) -> None:
    machine.load("nop; nop; nop; nop")
    for number in range(13):
        machine.core.set(number, 0x100 + number)
    machine.core.set(core.SP, STACK - 4)
    machine.core.set(core.LR, 0xABCD)
    machine.core.set(core.XPSR, 0xA100_0000)
    enable(machine, 1)
    machine.step()
    machine.core.interrupt(1, True)
    machine.step()
    assert machine.exception == IRQ1
    assert machine.core.get(core.SP) == STACK - 4 - 32 - 4
    assert machine.core.get(core.LR) == 0xFFFF_FFF9
    # The ninth bit of the stacked xPSR says that four bytes were skipped.
    assert machine.frame() == [0x100, 0x101, 0x102, 0x103, 0x10C, 0xABCD, PROGRAM + 2, 0xA100_0200]


def test_return_restores_everything(machine: Machine) -> None:
    machine.load("nop; nop; nop; nop", {IRQ0: "movs r0, #0; mov r12, r0; movs r1, #1; bx lr"})
    for number in range(13):
        machine.core.set(number, 0x100 + number)
    machine.core.set(core.SP, STACK - 4)
    machine.core.set(core.LR, 0xABCD)
    machine.core.set(core.XPSR, 0x6100_0000)
    enable(machine, 0)
    machine.core.interrupt(0, True)
    machine.step()
    assert machine.exception == IRQ0
    machine.core.interrupt(0, False)
    machine.run_to(PROGRAM + 2)
    assert [machine.core.get(number) for number in range(13)] == [0x100 + number for number in range(13)]
    assert machine.core.get(core.SP) == STACK - 4
    assert machine.core.get(core.LR) == 0xABCD
    assert machine.core.get(core.XPSR) == 0x6100_0000


def test_process_stack(machine: Machine) -> None:
    source = """
        ldr r0, =0x20001000
        msr psp, r0
        movs r0, #2
        msr control, r0
        isb
        svc #1
        movs r7, #7
        b .
    """
    machine.load(source, {SV_CALL: "mov r6, lr; bx lr"})
    machine.run(200)
    assert machine.core.get(6) == 0xFFFF_FFFD
    assert machine.core.get(7) == 7
    assert machine.core.get(core.PSP) == machine.core.get(core.SP) == 0x2000_1000
    assert machine.core.get(core.MSP) == STACK
    assert machine.core.get(core.SPECIAL) >> 24 & 2


def test_lower_number_wins_among_equals_and_higher_priority_among_others(machine: Machine) -> None:
    machine.load("b .")
    enable(machine, 0, 1, 2, priorities=(0x80, 0x40, 0x40))
    for number in (0, 2, 1):
        machine.core.interrupt(number, True)
    machine.step()
    assert machine.exception == IRQ1


def test_preemption(machine: Machine) -> None:
    machine.load("b .", {IRQ0: "b .", IRQ1: "b ."})
    enable(machine, 0, 1, priorities=(0x80, 0x40))
    machine.core.interrupt(0, True)
    machine.step()
    assert machine.exception == IRQ0
    machine.core.interrupt(1, True)
    machine.step()
    assert machine.exception == IRQ1
    assert machine.core.get(core.LR) == 0xFFFF_FFF1


def test_no_preemption_by_the_same_priority(machine: Machine) -> None:
    machine.load("b .")
    enable(machine, 0, 1, priorities=(0x40, 0x40))
    machine.core.interrupt(1, True)
    machine.step()
    machine.core.interrupt(0, True)
    machine.step(5)
    assert machine.exception == IRQ1


def test_groups_of_priorities_do_not_preempt_each_other(m4: Machine) -> None:
    m4.load("b .")
    m4.core.poke(AIRCR, 4, 0x05FA_0600)  # one bit for groups
    enable(m4, 0, 1, priorities=(0x60, 0x40))
    m4.core.interrupt(0, True)
    m4.step()
    m4.core.interrupt(1, True)
    m4.step(3)
    assert m4.exception == IRQ0
    m4.core.poke(AIRCR, 4, 0x05FA_0000)
    m4.step()
    assert m4.exception == IRQ1


def test_tail_chaining_keeps_the_frame(machine: Machine) -> None:
    machine.load("b .", {IRQ0: "bx lr", IRQ1: "bx lr"})
    enable(machine, 0, 1)
    machine.core.interrupt(0, True)
    machine.core.interrupt(1, True)
    machine.step()
    sp = machine.core.get(core.SP)
    machine.core.interrupt(0, False)
    before = machine.core.cycles
    machine.run_to(PROGRAM + 0x2000 + 0x100)
    assert machine.exception == IRQ1
    assert machine.core.get(core.SP) == sp
    assert machine.core.cycles - before == 1 + 6  # BX, and the change
    assert machine.core.get(core.LR) == 0xFFFF_FFF9


@pytest.mark.parametrize(
    ("model", "entry", "leave"), [(Model.M0, 16, 16), (Model.M0PLUS, 15, 15), (Model.M4F, 12, 12)]
)
def test_cycles_of_entry_and_return(model: Model, entry: int, leave: int) -> None:
    machine = Machine(model)
    machine.load("nop; nop; nop", {IRQ0: "bx lr"})
    enable(machine, 0)
    machine.step()
    machine.core.interrupt(0, True)
    before = machine.core.cycles
    machine.run_to(PROGRAM + 0x2000)
    assert machine.core.cycles - before == entry
    machine.core.interrupt(0, False)
    machine.core.poke(ICSR, 4, 0)
    before = machine.core.cycles
    machine.run_to(PROGRAM + 2)
    assert machine.core.cycles - before == 1 + leave


def test_a_line_that_stays_high_asks_again(machine: Machine) -> None:
    machine.load("b .", {IRQ0: "adds r7, #1; bx lr"})
    enable(machine, 0)
    machine.core.set(7, 0)
    machine.core.interrupt(0, True)
    machine.run(300)
    assert machine.core.get(7) > 3
    machine.core.interrupt(0, False)
    machine.run(300)
    count = machine.core.get(7)
    machine.run(300)
    assert machine.core.get(7) == count


def test_a_pulse_is_remembered_once(machine: Machine) -> None:
    machine.load("b .", {IRQ0: "adds r7, #1; bx lr"})
    machine.core.set(7, 0)
    machine.core.interrupt(0, True)
    machine.core.interrupt(0, False)
    machine.run(100)
    assert machine.core.get(7) == 0
    assert machine.word(ISPR) == 1
    enable(machine, 0)
    machine.run(300)
    assert machine.core.get(7) == 1
    assert machine.word(ISPR) == 0


def test_primask_holds_back_and_msr_lets_go(machine: Machine) -> None:
    machine.load("cpsid i; nop; nop; cpsie i; b .", {IRQ0: "b ."})
    enable(machine, 0)
    machine.step()
    machine.core.interrupt(0, True)
    machine.step(2)
    assert machine.exception == 0
    machine.step(2)
    assert machine.exception == IRQ0
    assert machine.frame()[6] == PROGRAM + 8


def test_basepri_and_faultmask(m4: Machine) -> None:
    m4.load("movs r0, #0x40; msr basepri, r0; nop; cpsid f; nop; b .")
    enable(m4, 0, 1, priorities=(0x40, 0x20))
    m4.step(2)
    m4.core.interrupt(0, True)
    m4.step()
    assert m4.exception == 0
    m4.step()  # FAULTMASK
    m4.core.interrupt(1, True)
    m4.step()
    assert m4.exception == 0
    m4.core.set(core.SPECIAL, 0x40 << 8)
    m4.step()
    assert m4.exception == IRQ1


def test_basepri_max_only_raises(m4: Machine) -> None:
    m4.load(
        "movs r0, #0x40; msr basepri, r0; movs r0, #0x80; msr basepri_max, r0; mrs r1, basepri;"
        "movs r0, #0x20; msr basepri_max, r0; mrs r2, basepri; b ."
    )
    m4.run(50)
    assert (m4.core.get(1), m4.core.get(2)) == (0x40, 0x20)
    m4.load("movs r0, #0x80; msr basepri_max, r0; mrs r1, basepri; b .")  # from none at all
    m4.run(50)
    assert m4.core.get(1) == 0x80


def test_faultmask_ends_with_the_handler_and_cannot_be_set_in_nmi(m4: Machine) -> None:
    m4.load("svc #0; mrs r7, faultmask; b .", {SV_CALL: "cpsid f; mrs r6, faultmask; bx lr"})
    m4.core.set(7, 5)
    m4.run(100)
    assert (m4.core.get(6), m4.core.get(7)) == (1, 0)
    m4.load("b .", {NMI: "cpsid f; mrs r6, faultmask; b ."})
    m4.core.poke(ICSR, 4, 1 << 31)
    m4.run(100)
    assert m4.core.get(6) == 0


def test_exclusive_accesses(m4: Machine) -> None:
    m4.load(
        "ldrex r1, [r0]; strex r2, r3, [r0]; strex r4, r5, [r0];"
        "ldrex r1, [r0]; clrex; strex r6, r5, [r0]; b ."
    )
    m4.core.set(0, RAM)
    m4.core.set(3, 0x3333)
    m4.core.set(5, 0x5555)
    m4.run(50)
    assert [m4.core.get(number) for number in (2, 4, 6)] == [0, 1, 1]
    assert m4.word(RAM) == 0x3333
    m4.load("ldrex r1, [r0]; svc #0; b .", {SV_CALL: "strex r7, r5, [r0]; b ."})
    m4.core.set(0, RAM)
    m4.run(50)
    assert m4.core.get(7) == 1


def test_a_new_context_of_the_fpu_has_its_default_mode(m4: Machine) -> None:
    m4.load("vmrs r0, fpscr; movs r1, #0; vmsr fpscr, r1; vmrs r2, fpscr; b .")
    m4.core.poke(CPACR, 4, 0xF << 20)
    m4.core.poke(0xE000EF3C, 4, 1 << 25)
    m4.run(50)
    assert (m4.core.get(0), m4.core.get(2)) == (1 << 25, 0)


def test_svc_returns_behind_itself(machine: Machine) -> None:
    machine.load(
        "svc #5; movs r7, #7; b .", {SV_CALL: "ldr r0, [sp, #24]; subs r0, #2; ldrb r6, [r0]; bx lr"}
    )
    machine.run(200)
    assert machine.core.get(6) == 5
    assert machine.core.get(7) == 7


def test_svc_where_it_cannot_be_taken_escalates(machine: Machine) -> None:
    machine.load("cpsid i; svc #0; b .")
    machine.step(2)
    assert machine.exception == HARD_FAULT
    if machine.model is Model.M4F:
        assert machine.word(HFSR) == FORCED


def test_pendsv_waits_for_interrupts(machine: Machine) -> None:
    machine.load("b .", {IRQ0: "bx lr", PEND_SV: "b ."})
    machine.core.poke(SHPR3, 4, 0xC0 << 16)
    enable(machine, 0)
    machine.core.poke(ICSR, 4, 1 << 28)
    machine.core.interrupt(0, True)
    machine.step()
    assert machine.exception == IRQ0
    assert machine.word(ICSR) >> 28 & 1
    machine.core.interrupt(0, False)
    machine.step(2)
    assert machine.exception == PEND_SV
    machine.core.poke(ICSR, 4, 1 << 28)
    machine.core.poke(ICSR, 4, 1 << 27)
    assert not machine.word(ICSR) >> 28 & 1


def test_nmi_goes_before_everything(machine: Machine) -> None:
    machine.load("cpsid i; b .")
    machine.step()
    machine.core.poke(ICSR, 4, 1 << 31)
    machine.step()
    assert machine.exception == NMI


def test_wfi_wakes_in_spite_of_primask_and_goes_on(machine: Machine) -> None:
    machine.load("cpsid i; wfi; movs r7, #7; b .")
    machine.core.set(7, 0)
    enable(machine, 0)
    assert machine.run() is Stop.ASLEEP
    assert machine.run() is Stop.ASLEEP
    machine.core.sleep_until(machine.core.cycles + 1000)
    machine.core.interrupt(0, True)
    machine.step()
    assert machine.exception == 0
    assert machine.core.get(7) == 7


def test_wfi_is_left_into_the_handler(machine: Machine) -> None:
    machine.load("wfi; movs r7, #7; b .", {IRQ0: "b ."})
    enable(machine, 0)
    assert machine.run() is Stop.ASLEEP
    machine.core.interrupt(0, True)
    machine.step()
    assert machine.exception == IRQ0
    assert machine.frame()[6] == PROGRAM + 2


def test_wfi_does_not_wait_for_what_is_pending(machine: Machine) -> None:
    machine.load("cpsid i; wfi; movs r7, #7; b .")
    machine.step()
    enable(machine, 0)
    machine.core.interrupt(0, True)
    assert machine.run(100) is Stop.DEADLINE
    assert machine.core.get(7) == 7


def test_wfe_and_sev(machine: Machine) -> None:
    machine.load("sev; wfe; movs r7, #7; wfe; movs r7, #8; b .")
    assert machine.run() is Stop.ASLEEP
    assert machine.core.get(7) == 7
    machine.core.poke(SCR, 4, 1 << 4)  # SEVONPEND
    machine.core.interrupt(5, True)  # not even enabled
    machine.run(100)
    assert machine.core.get(7) == 8


def test_sleep_on_exit(machine: Machine) -> None:
    machine.load("movs r7, #1; b .", {IRQ0: "bx lr"})
    machine.core.poke(SCR, 4, 2)
    enable(machine, 0)
    machine.core.interrupt(0, True)
    machine.step()
    machine.core.interrupt(0, False)
    machine.core.poke(ICSR, 4, 0)
    assert machine.run() is Stop.ASLEEP
    assert machine.exception == 0


def test_systick_counts_cycles(machine: Machine) -> None:
    machine.load("b .", {SYS_TICK: "adds r7, #1; bx lr"})
    machine.core.set(7, 0)
    machine.core.poke(SYST_RVR, 4, 999)
    machine.core.poke(SYST_CVR, 4, 0)
    start = machine.core.cycles
    machine.core.poke(SYST_CSR, 4, 7)
    assert machine.core.next_timer == start + 1000
    assert machine.word(SYST_CVR) == 0
    machine.run(300)
    assert machine.word(SYST_CVR) == start + 1000 - machine.core.cycles
    assert not machine.word(SYST_CSR) >> 16 & 1
    machine.run(1000)
    assert machine.core.get(7) == 1
    assert machine.word(SYST_CSR) >> 16 & 1
    assert not machine.word(SYST_CSR) >> 16 & 1
    machine.run(10_000)
    assert machine.core.get(7) == 11
    assert machine.word(SYST_CVR) == (start - machine.core.cycles) % 1000


def test_systick_is_exact_at_every_instruction(machine: Machine) -> None:
    machine.load("ldr r0, =0xE000E018; ldr r1, [r0]; nop; nop; nop; nop; ldr r2, [r0]; b .")
    machine.core.poke(SYST_RVR, 4, 0xFFFFFF)
    machine.core.poke(SYST_CVR, 4, 0)
    machine.core.poke(SYST_CSR, 4, 5)
    machine.run(40)
    # LDR, and four instructions of a cycle; the first NOP is free behind a load of the M4.
    assert machine.core.get(1) - machine.core.get(2) == (5 if machine.model is Model.M4F else 6)


def test_systick_without_reload_stops(machine: Machine) -> None:
    machine.load("b .")
    machine.core.poke(SYST_RVR, 4, 50)
    machine.core.poke(SYST_CVR, 4, 0)
    machine.core.poke(SYST_CSR, 4, 5)
    machine.core.poke(SYST_RVR, 4, 0)
    machine.run(500)
    assert machine.word(SYST_CVR) == 0
    assert machine.word(SYST_CSR) >> 16 & 1
    machine.run(500)
    assert not machine.word(SYST_CSR) >> 16 & 1


def test_systick_from_another_clock_is_told_of(machine: Machine) -> None:
    machine.core.poke(SYST_RVR, 4, 50)
    machine.core.poke(SYST_CSR, 4, 1)
    assert "reference clock" in machine.core.complaint


def test_vector_table_moves_except_on_the_m0(machine: Machine) -> None:
    machine.load("b .")
    machine.ram[:256] = machine.flash[:256]
    machine.ram[4 * IRQ0 : 4 * IRQ0 + 4] = (PROGRAM + 0x21).to_bytes(4, "little")
    machine.core.poke(VTOR, 4, RAM)
    enable(machine, 0)
    machine.core.interrupt(0, True)
    machine.core.stop_at(PROGRAM + 0x20)
    moved = machine.run(100) is Stop.STOPPED
    assert moved == (machine.model is not Model.M0)


# Faults of faults


def test_undefined_in_a_handler_of_hardfault_locks_up(machine: Machine) -> None:
    machine.load("udf #0", {HARD_FAULT: "udf #1"})
    assert machine.run() is Stop.LOCKED_UP
    assert machine.pc == 0xFFFF_FFFE
    assert machine.run() is Stop.LOCKED_UP
    assert machine.core.complaint == "an undefined instruction at 0x00001000"  # the first of the two
    machine.core.reset()
    assert machine.pc == PROGRAM


def test_a_fault_in_nmi_locks_up(machine: Machine) -> None:
    machine.load("b .", {NMI: "udf #1"})
    machine.core.poke(ICSR, 4, 1 << 31)
    assert machine.run() is Stop.LOCKED_UP


def test_faults_escalate_unless_enabled(m4: Machine) -> None:
    m4.load("udf #0")
    m4.step()
    assert m4.exception == HARD_FAULT
    assert m4.word(HFSR) == FORCED
    assert m4.word(CFSR) == 1 << 16
    m4.load("udf #0")
    m4.core.poke(SHCSR, 4, 1 << 18)
    m4.step()
    assert m4.exception == USAGE_FAULT
    assert m4.word(HFSR) == 0
    assert m4.frame()[6] == PROGRAM


def test_a_fault_of_too_low_a_priority_escalates(m4: Machine) -> None:
    m4.load("b .", {IRQ0: "udf #0"})
    m4.core.poke(SHCSR, 4, 1 << 18)
    m4.core.poke(0xE000ED18, 4, 0x40 << 16)  # UsageFault
    enable(m4, 0, priorities=(0x40,))
    m4.core.interrupt(0, True)
    m4.step()
    m4.step()
    assert m4.exception == HARD_FAULT


def test_no_stack_at_a_fault_locks_up(machine: Machine) -> None:
    machine.load("udf #0")
    machine.core.set(core.SP, 0x3000_0000)
    assert machine.run() is Stop.LOCKED_UP


def test_no_stack_at_an_interrupt_is_a_hardfault(machine: Machine) -> None:
    machine.load("b .")
    machine.core.set(core.PSP, 0x3000_0000)
    machine.core.set(core.SPECIAL, 2 << 24)
    enable(machine, 0, priorities=(0x80,))
    machine.core.interrupt(0, True)
    machine.step()
    assert machine.exception == HARD_FAULT
    if machine.model is Model.M4F:
        assert machine.word(CFSR) == 1 << 12  # STKERR


def test_no_frame_to_return_to(machine: Machine) -> None:
    machine.load("svc #0", {SV_CALL: "ldr r0, =0x30000000; msr psp, r0; ldr r0, =0xFFFFFFFD; bx r0"})
    machine.run(200)
    assert machine.exception == HARD_FAULT
    if machine.model is Model.M4F:
        assert machine.word(CFSR) == 1 << 11  # UNSTKERR


@pytest.mark.parametrize("value", [0xFFFF_FFF1, 0xFFFF_FFF5, 0xFFFF_FF09, 0xF000_0000])
def test_illegal_return(machine: Machine, value: int) -> None:
    machine.load("svc #0", {SV_CALL: f"ldr r0, ={value:#x}; bx r0"})
    machine.run(200)
    assert machine.exception == HARD_FAULT
    if machine.model is Model.M4F:
        assert machine.word(CFSR) == 1 << 18  # INVPC


def test_an_illegal_return_ends_its_handler(m4: Machine) -> None:
    """Its fault is tail-chained: with the frame that is there, and at the priority of who was interrupted."""
    m4.load("svc #0; b .", {SV_CALL: "ldr r0, =0xFFFFFFF5; bx r0"})
    m4.core.poke(SHCSR, 4, 7 << 16)
    m4.run(100)
    assert m4.exception == USAGE_FAULT
    assert m4.word(SHCSR) == 7 << 16 | 1 << 3
    assert m4.core.get(core.SP) == STACK - 0x20
    assert m4.core.get(core.LR) == 0xFFFF_FFF5
    assert m4.frame()[6] == PROGRAM + 2


@pytest.mark.parametrize(
    ("bus_fault", "sv_call", "first", "then"), [(0x80, 0, SV_CALL, 5), (0, 0x80, 5, 5), (0x40, 0x40, 5, 5)]
)
def test_a_fault_of_stacking_waits_for_its_turn(
    m4: Machine, bus_fault: int, sv_call: int, first: int, then: int
) -> None:
    m4.load("svc #0; b .", {SV_CALL: "nop; bx lr"})
    m4.core.set(core.PSP, 0x3000_0000)
    m4.core.set(core.SPECIAL, 2 << 24)
    for address, value in ((SHCSR, 7 << 16), (0xE000ED18, bus_fault << 8), (SHPR2, sv_call << 24)):
        m4.core.poke(address, 4, value)
    m4.step()
    assert m4.exception == first
    assert m4.core.get(core.MSP) == STACK
    assert bool(m4.word(SHCSR) >> 15 & 1) == (first != SV_CALL)  # SVCALLPENDED
    m4.run(100)
    assert m4.exception == then
    assert m4.word(HFSR) == 0


def test_nmi_preempts_lockup(machine: Machine) -> None:
    machine.load("udf #0", {HARD_FAULT: "udf #1", NMI: "movs r7, #9; bx lr"})
    assert machine.run() is Stop.LOCKED_UP
    machine.core.poke(ICSR, 4, 1 << 31)
    assert machine.run() is Stop.LOCKED_UP
    assert machine.core.get(7) == 9


def test_faultmask_is_cleared_by_msr(m4: Machine) -> None:
    m4.load("movs r0, #1; msr faultmask, r0; mrs r1, faultmask; movs r0, #0; msr faultmask, r0; b .")
    m4.run(20)
    assert (m4.core.get(1), m4.core.get(core.SPECIAL)) == (1, 0)


def test_primask_keeps_wfe_asleep_and_not_wfi(machine: Machine) -> None:
    for source, stop in (("wfe", Stop.ASLEEP), ("wfi", Stop.DEADLINE)):
        machine.load(f"cpsid i; {source}; b .")
        enable(machine, 0)
        assert machine.run(20) is Stop.ASLEEP
        machine.core.interrupt(0, True)
        assert machine.run(20) is stop
        machine.core.interrupt(0, False)


def test_priorities_of_handlers_that_are_not_there(machine: Machine) -> None:
    for address in (SHPR1, SHPR2, SHPR3):
        machine.core.poke(address, 4, 0xFFFF_FFFF)
    expected = (
        [0xF0F0F0, 0xF000_0000, 0xF0F0_00F0] if machine.model is Model.M4F else [0, 0xC000_0000, 0xC0C0_0000]
    )
    assert [machine.word(address) for address in (SHPR1, SHPR2, SHPR3)] == expected


def test_exc_return_in_thread_mode_is_an_address(machine: Machine) -> None:
    machine.load("ldr r0, =0xFFFFFFF9; bx r0")
    machine.run(100)
    assert machine.exception == HARD_FAULT
    assert machine.frame()[6] == 0xFFFF_FFF8


def test_system_reset_request(machine: Machine) -> None:
    machine.load("ldr r0, =0xE000ED0C; ldr r1, =0x05FA0004; str r1, [r0]; b .")
    assert machine.run() is Stop.RESETTING
    machine.core.reset()
    assert machine.pc == PROGRAM
    assert machine.run(3) is Stop.DEADLINE


def test_a_key_is_needed_for_reset(machine: Machine) -> None:
    machine.load("ldr r0, =0xE000ED0C; ldr r1, =0x05FB0004; str r1, [r0]; b .")
    assert machine.run() is Stop.DEADLINE


def test_interrupt_within_an_it_block(m4: Machine) -> None:
    m4.load(
        "movs r0, #0; itttt eq; addeq r1, #1; addeq r2, #1; addeq r3, #1; addeq r4, #1; b .",
        {IRQ0: "cmp sp, #0; bx lr"},
    )
    for number in range(1, 5):
        m4.core.set(number, 0)
    enable(m4, 0)
    m4.step(3)
    m4.core.interrupt(0, True)
    m4.step()
    assert m4.exception == IRQ0
    assert m4.frame()[7] & 0x0600_FC00  # the rest of the block
    m4.core.interrupt(0, False)
    m4.run(100)
    assert [m4.core.get(number) for number in range(1, 5)] == [1, 1, 1, 1]


def test_a_fault_within_an_it_block_keeps_its_place(m4: Machine) -> None:
    m4.load("movs r0, #0; itt eq; ldreq r1, [r2]; addeq r3, #1; b .", {HARD_FAULT: "b ."})
    m4.core.set(2, 0x3000_0000)
    m4.core.set(3, 0)
    m4.run(50)
    assert m4.exception == HARD_FAULT
    assert m4.frame()[6] == PROGRAM + 4
    xpsr = m4.frame()[7]
    assert (xpsr >> 25 & 3) | (xpsr >> 10 & 0x3F) << 2 == 0x04  # EQ, and this instruction and the next


def test_return_as_the_last_of_an_it_block(m4: Machine) -> None:
    handler_source = "movs r0, #0; it eq; bxeq lr; udf #0"
    m4.load(
        "movs r0, #0; itttt eq; addeq r1, #1; addeq r2, #1; addeq r3, #1; addeq r4, #1; b .",
        {IRQ0: handler_source},
    )
    for number in range(5):
        m4.core.set(number, 0)
    enable(m4, 0)
    m4.step(2)
    m4.core.interrupt(0, True)
    m4.core.interrupt(0, False)
    m4.run(200)
    assert [m4.core.get(number) for number in range(1, 5)] == [1, 1, 1, 1]


def test_bkpt_takes_no_condition(m4: Machine) -> None:
    m4.load("movs r0, #1; itt eq; bkpt #0; nopeq; b .")
    m4.run(50)
    assert m4.exception == HARD_FAULT


def test_privilege(m4: Machine) -> None:
    m4.load("movs r0, #1; msr control, r0; ldr r1, =0xE000ED04; ldr r2, [r1]; b .")
    m4.core.poke(SHCSR, 4, 7 << 16)
    m4.run(50)
    assert m4.exception == 5  # BusFault
    assert m4.word(CFSR) == 0x8200
    m4.load(
        "movs r0, #1; msr control, r0; cpsid i; movs r0, #0; msr control, r0;"
        "mrs r3, control; mrs r4, msp; b ."
    )
    m4.run(50)
    assert m4.core.get(3) == 1
    assert m4.core.get(4) == 0
    assert m4.core.get(core.SPECIAL) == 1 << 24


# The FPU's registers on the stack

FPU_PROGRAM = "vmov s0, r0; vmov s15, r1; vmov s16, r2; b ."


def fpu_machine(handler_source: str, lazy: bool) -> Machine:
    machine = Machine(Model.M4F)
    machine.load(FPU_PROGRAM, {IRQ0: handler_source})
    machine.core.poke(CPACR, 4, 0xF << 20)
    machine.core.poke(FPCCR, 4, 0xC000_0000 if lazy else 0x8000_0000)
    for number, value in ((0, 0x1111), (1, 0x2222), (2, 0x3333)):
        machine.core.set(number, value)
    enable(machine, 0)
    machine.step(3)
    assert machine.core.get(core.SPECIAL) >> 24 == 4  # FPCA
    machine.core.interrupt(0, True)
    return machine


def test_fpu_frame_at_once() -> None:
    machine = fpu_machine("vmov s0, r12; vmov s16, r12; bx lr", lazy=False)
    before = machine.core.cycles
    machine.run_to(PROGRAM + 0x2000)
    assert machine.core.cycles - before == 29
    sp = machine.core.get(core.SP)
    assert sp == STACK - 0x68
    assert machine.core.get(core.LR) == 0xFFFF_FFE9
    assert machine.core.get(core.SPECIAL) >> 24 == 0
    assert machine.word(sp + 0x20) == 0x1111
    assert machine.word(sp + 0x20 + 60) == 0x2222
    machine.core.interrupt(0, False)
    machine.run_to(PROGRAM + 12)
    assert machine.core.get(core.S0) == 0x1111
    assert machine.core.get(core.S0 + 15) == 0x2222
    assert machine.core.get(core.S0 + 16) != 0x3333  # the callee's to save
    assert machine.core.get(core.SPECIAL) >> 24 == 4


def test_fpu_frame_lazily_and_needed() -> None:
    machine = fpu_machine("nop; vmov s0, r12; bx lr", lazy=True)
    before = machine.core.cycles
    machine.run_to(PROGRAM + 0x2000)
    assert machine.core.cycles - before == 12
    sp = machine.core.get(core.SP)
    assert sp == STACK - 0x68
    assert machine.word(FPCCR) & 1
    assert machine.word(FPCAR) == sp + 0x20
    assert machine.word(sp + 0x20) == 0
    machine.step(2)
    assert machine.word(sp + 0x20) == 0x1111
    assert not machine.word(FPCCR) & 1
    machine.core.interrupt(0, False)
    machine.run_to(PROGRAM + 12)
    assert machine.core.get(core.S0) == 0x1111


def test_fpu_frame_lazily_and_not_needed() -> None:
    machine = fpu_machine("bx lr", lazy=True)
    machine.run_to(PROGRAM + 0x2000)
    sp = machine.core.get(core.SP)
    machine.core.interrupt(0, False)
    machine.run_to(PROGRAM + 12)
    assert machine.word(sp + 0x20) == 0
    assert machine.core.get(core.S0) == 0x1111
    assert machine.core.get(core.SP) == STACK
    assert not machine.word(FPCCR) & 1


def test_no_fpu_frame_without_use_of_the_fpu(m4: Machine) -> None:
    m4.load("b .")
    m4.core.poke(CPACR, 4, 0xF << 20)
    enable(m4, 0)
    m4.core.interrupt(0, True)
    m4.step()
    assert m4.core.get(core.SP) == STACK - 0x20
    assert m4.core.get(core.LR) == 0xFFFF_FFF9


def test_system_handler_priorities(machine: Machine) -> None:
    machine.core.poke(SHPR2, 4, 0xFF00_0000)
    machine.core.poke(SHPR3, 4, 0xFFFF_0000)
    mask = 0xF0 if machine.model is Model.M4F else 0xC0
    assert machine.word(SHPR2) == mask << 24
    assert machine.word(SHPR3) == mask << 24 | mask << 16
    assert machine.word(CCR) == (0x200 if machine.model is Model.M4F else 0x208)
