"""Each kind of access error, and what the status registers say of it. On ARMv6-M all are HardFaults."""

from __future__ import annotations

import pytest

from tests.virtual.core_machine import (
    BFAR,
    BUS_FAULT,
    CCR,
    CFSR,
    CPACR,
    DEVICE,
    FLASH_SIZE,
    HARD_FAULT,
    HFSR,
    MEM_MANAGE,
    PROGRAM,
    RAM,
    RAM_SIZE,
    SHCSR,
    USAGE_FAULT,
    Machine,
)
from thumbkat.virtual import core
from thumbkat.virtual.core import BusFault, Model, Stop

IACCVIOL = 1 << 0
IBUSERR, PRECISERR, BFARVALID = 1 << 8, 1 << 9, 1 << 15
UNDEFINSTR, INVSTATE, NOCP, UNALIGNED, DIVBYZERO = 1 << 16, 1 << 17, 1 << 19, 1 << 24, 1 << 25

BOTH = [Model.M0, Model.M4F]


@pytest.fixture(params=BOTH, ids=lambda model: model.name)
def machine(request: pytest.FixtureRequest) -> Machine:
    return Machine(request.param)


@pytest.fixture
def m0() -> Machine:
    return Machine(Model.M0)


@pytest.fixture
def m4() -> Machine:
    machine = Machine(Model.M4F)
    return machine


def fails(machine: Machine, source: str, exception: int, status: int, *, r1: int = 0, r0: int = 0) -> None:
    """The last instruction of the source faults, with that status, and nothing has changed but that."""
    machine.load(source + "; b .")
    if machine.model is Model.M4F:
        machine.core.poke(SHCSR, 4, 7 << 16)
    machine.core.set(0, r0)
    machine.core.set(1, r1)
    machine.core.set(2, 0x2222)
    lines = [line for line in source.split(";") if line.strip()]
    machine.step(len(lines) - 1)
    pc, registers = machine.pc, [machine.core.get(number) for number in range(13)]
    machine.step()
    if machine.model is Model.M4F:
        assert machine.exception == exception
        assert machine.word(CFSR) == status
        assert machine.word(HFSR) == 0
    else:
        assert machine.exception == HARD_FAULT
    assert machine.frame()[6] == pc
    assert [machine.core.get(number) for number in range(13)] == registers


def works(machine: Machine, source: str, *, r1: int = 0, r0: int = 0) -> None:
    machine.load(source + "; b .")
    machine.core.set(0, r0)
    machine.core.set(1, r1)
    machine.run(50)
    assert machine.exception == 0
    assert machine.pc != PROGRAM


LOADS = {4: "ldr r0, [r1]", 2: "ldrh r0, [r1]", 1: "ldrb r0, [r1]"}
STORES = {4: "str r0, [r1]", 2: "strh r0, [r1]", 1: "strb r0, [r1]"}


@pytest.mark.parametrize(
    "address", [0x3000_0000, RAM + RAM_SIZE, RAM - 4, FLASH_SIZE, DEVICE + 0x1000, 0x6000_0000]
)
@pytest.mark.parametrize("source", [*LOADS.values(), *STORES.values()])
def test_nothing_there(machine: Machine, source: str, address: int) -> None:
    fails(machine, source, BUS_FAULT, PRECISERR | BFARVALID, r1=address)
    if machine.model is Model.M4F:
        assert machine.word(BFAR) == address


@pytest.mark.parametrize("source", ["ldm r1!, {r2, r3}", "stm r1!, {r2, r3}"])
def test_nothing_there_for_the_second_of_several(machine: Machine, source: str) -> None:
    fails(machine, source, BUS_FAULT, PRECISERR | BFARVALID, r1=RAM + RAM_SIZE - 4)


def test_push_without_a_stack_locks_up(machine: Machine) -> None:
    machine.load("push {r0}; b .")
    machine.core.set(core.SP, 0x3000_0000)
    assert machine.run() is Stop.LOCKED_UP


def test_a_store_to_flash_is_up_to_the_devices(machine: Machine) -> None:
    fails(machine, STORES[4], BUS_FAULT, PRECISERR | BFARVALID, r1=0x100)

    class Flash:
        wrote: tuple[int, int, int] | None = None

        def read(self, address: int, size: int) -> int:
            raise BusFault

        def write(self, address: int, size: int, value: int) -> None:
            self.wrote = address, size, value

    flash = Flash()
    machine.core.devices(flash)
    works(machine, "strh r0, [r1]", r1=0x102, r0=0x12345678)
    assert flash.wrote == (0x102, 2, 0x5678)


@pytest.mark.parametrize(
    ("source", "address"), [(LOADS[4], 1), (LOADS[4], 2), (LOADS[2], 1), (STORES[4], 3), (STORES[2], 1)]
)
def test_unaligned_on_the_m0(m0: Machine, source: str, address: int) -> None:
    fails(m0, source, HARD_FAULT, 0, r1=RAM + address)


def test_unaligned_single_accesses_of_the_m4(m4: Machine) -> None:
    m4.ram[:8] = bytes(range(8))
    works(m4, LOADS[4], r1=RAM + 1)
    assert m4.core.get(0) == 0x04030201
    works(m4, LOADS[2], r1=RAM + 3)
    assert m4.core.get(0) == 0x0403
    works(m4, STORES[4], r1=RAM + 1, r0=0xAABBCCDD)
    assert bytes(m4.ram[:8]).hex() == "00ddccbbaa050607"


@pytest.mark.parametrize("source", [LOADS[4], LOADS[2], STORES[4], STORES[2]])
def test_unaligned_trap_of_the_m4(m4: Machine, source: str) -> None:
    m4.load(source + "; b .")
    m4.core.poke(SHCSR, 4, 7 << 16)
    m4.core.poke(CCR, 4, 1 << 3)
    m4.core.set(1, RAM + 1)
    m4.step()
    assert (m4.exception, m4.word(CFSR)) == (USAGE_FAULT, UNALIGNED)


@pytest.mark.parametrize(
    "source",
    [
        "ldm r1, {r0, r2}",
        "stm r1, {r0, r2}",
        "ldrd r0, r2, [r1]",
        "strd r0, r2, [r1]",
        "ldrd r0, r2, [r1], #8",
        "strd r0, r2, [r1, #8]!",
        "ldrex r0, [r1]",
        "ldrexh r0, [r1]",
        "strex r0, r2, [r1]",
    ],
)
def test_several_words_must_be_aligned_on_the_m4_too(m4: Machine, source: str) -> None:
    fails(m4, source, USAGE_FAULT, UNALIGNED, r1=RAM + 1)
    works(m4, source, r1=RAM + 4)


@pytest.mark.parametrize(
    "source", ["vldm r1, {s0-s3}", "vstm r1!, {d0-d1}", "vldr s0, [r1]", "vstr d0, [r1]"]
)
def test_unaligned_accesses_of_the_fpu(m4: Machine, source: str) -> None:
    for address, status in ((RAM + 2, UNALIGNED), (RAM + 8, 0)):
        m4.load(source + "; b .")
        m4.core.poke(SHCSR, 4, 7 << 16)
        m4.core.poke(CPACR, 4, 0xF << 20)
        m4.core.set(1, address)
        m4.step()
        assert m4.word(CFSR) == status


@pytest.mark.parametrize("address", [DEVICE + 2, 0xE000_E012, 0x2200_0001])
def test_devices_and_bit_bands_take_no_unaligned_access(m4: Machine, address: int) -> None:
    fails(m4, LOADS[4], USAGE_FAULT, UNALIGNED, r1=address)


def test_device_accesses_have_their_size(machine: Machine) -> None:
    for size, source in STORES.items():
        works(machine, source, r1=DEVICE + 4, r0=0x12345678)
        assert machine.devices.log.pop()[:4] == ("write", DEVICE + 4, size, 0x12345678 & (1 << 8 * size) - 1)
    machine.devices.words[DEVICE + 4] = 0xFFFFFF80
    works(machine, LOADS[1], r1=DEVICE + 4)
    assert machine.core.get(0) == 0x80


# Execution


@pytest.mark.parametrize("address", [0x3000_0001, 0x0100_0001])
def test_execution_where_nothing_is(machine: Machine, address: int) -> None:
    machine.load("bx r1")
    if machine.model is Model.M4F:
        machine.core.poke(SHCSR, 4, 7 << 16)
    machine.core.set(1, address)
    machine.run(100)
    if machine.model is Model.M4F:
        assert (machine.exception, machine.word(CFSR)) == (BUS_FAULT, IBUSERR)
    else:
        assert machine.exception == HARD_FAULT
    assert machine.frame()[6] == address - 1


@pytest.mark.parametrize("address", [0x4000_0001, 0xE000_E001, 0xA000_0001])
def test_execution_of_devices(machine: Machine, address: int) -> None:
    machine.load("bx r1")
    if machine.model is Model.M4F:
        machine.core.poke(SHCSR, 4, 7 << 16)
    machine.core.set(1, address)
    machine.run(100)
    if machine.model is Model.M4F:
        assert (machine.exception, machine.word(CFSR)) == (MEM_MANAGE, IACCVIOL)
    else:
        assert machine.exception == HARD_FAULT
    assert machine.frame()[6] == address - 1


@pytest.mark.parametrize("source", ["bx r1", "blx r1", "push {r1}; pop {pc}"])
def test_an_even_target_is_not_thumb(machine: Machine, source: str) -> None:
    machine.load(source)
    if machine.model is Model.M4F:
        machine.core.poke(SHCSR, 4, 7 << 16)
    machine.core.set(1, PROGRAM + 0x40)
    machine.run(100)
    if machine.model is Model.M4F:
        assert (machine.exception, machine.word(CFSR)) == (USAGE_FAULT, INVSTATE)
    else:
        assert machine.exception == HARD_FAULT
    assert machine.frame()[6] == PROGRAM + 0x40
    assert not machine.frame()[7] >> 24 & 1


@pytest.mark.parametrize("source", ["mov pc, r1", "add pc, r1"])
def test_mov_and_add_to_pc_do_not_look_at_the_lowest_bit(machine: Machine, source: str) -> None:
    machine.load(source)
    machine.core.set(1, 0x40)
    machine.step()
    assert machine.exception == 0
    assert machine.pc == (0x40 if "mov" in source else PROGRAM + 4 + 0x40)


def test_a_vector_without_thumb(machine: Machine) -> None:
    machine.load("udf #0")
    machine.put(4 * HARD_FAULT, (0x800).to_bytes(4, "little"))
    assert machine.run() is Stop.LOCKED_UP


def test_empty_flash_locks_up(machine: Machine) -> None:
    machine.flash[:] = b"\xff" * FLASH_SIZE
    machine.core.changed(0, FLASH_SIZE)
    machine.core.reset()
    assert machine.run() is Stop.LOCKED_UP


def test_an_m4_image_on_an_m0_locks_up(m0: Machine) -> None:
    m4 = Machine(Model.M4F)
    m0.load("b .", {})
    code = m4.assemble("movw r0, #0x1234; b .")
    m0.put(PROGRAM, code)
    m0.put(0x200 + 16 * HARD_FAULT, code)
    assert m0.run() is Stop.LOCKED_UP


# Other usage faults of the M4


def test_division_by_zero(m4: Machine) -> None:
    for source in ("udiv r0, r1, r2", "sdiv r0, r1, r2"):
        m4.load(source + "; b .")
        m4.core.set(0, 5)
        m4.core.set(1, 7)
        m4.step()
        assert (m4.exception, m4.core.get(0)) == (0, 0)
        m4.load(source + "; b .")
        m4.core.poke(SHCSR, 4, 7 << 16)
        m4.core.poke(CCR, 4, 1 << 4)
        m4.step()
        assert (m4.exception, m4.word(CFSR)) == (USAGE_FAULT, DIVBYZERO)


@pytest.mark.parametrize("source", ["vmov s0, r0", "vadd.f32 s0, s1, s2", "vldr s0, [r1]", "vmrs r0, fpscr"])
def test_the_fpu_while_it_is_off(m4: Machine, source: str) -> None:
    fails(m4, source, USAGE_FAULT, NOCP, r1=RAM)
    m4.load(source + "; b .")
    m4.core.poke(CPACR, 4, 0xF << 20)
    m4.core.set(1, RAM)
    m4.step()
    assert m4.exception == 0


def test_the_fpu_for_privileged_programs_only(m4: Machine) -> None:
    m4.load("vmov s0, r0; movs r1, #1; msr control, r1; vmov s0, r0; b .")
    m4.core.poke(SHCSR, 4, 7 << 16)
    m4.core.poke(CPACR, 4, 0x5 << 20)
    m4.step(3)
    assert m4.exception == 0
    m4.step()
    assert (m4.exception, m4.word(CFSR)) == (USAGE_FAULT, NOCP)


def test_handlers_of_hardfault_may_probe(m4: Machine) -> None:
    m4.load("udf #0", {HARD_FAULT: "ldr r0, [r1]; str r0, [r1]; b ."})
    m4.core.poke(CCR, 4, 1 << 8)  # BFHFNMIGN
    m4.core.set(0, 5)
    m4.core.set(1, 0x3000_0000)
    assert m4.run(100) is Stop.DEADLINE
    assert m4.core.get(0) == 0


def test_other_coprocessors(m4: Machine) -> None:
    fails(m4, "mrc p7, 0, r0, c0, c0", USAGE_FAULT, NOCP)


def test_double_precision_is_undefined(m4: Machine) -> None:
    m4.load(".inst.w 0xEE300B00; b .")  # VADD.F64
    m4.core.poke(SHCSR, 4, 7 << 16)
    m4.core.poke(CPACR, 4, 0xF << 20)
    m4.step()
    assert (m4.exception, m4.word(CFSR)) == (USAGE_FAULT, UNDEFINSTR)


def test_what_the_fpu_model_lacks_stops_the_run(m4: Machine) -> None:
    m4.load("vmsr fpscr, r0; vadd.f32 s0, s1, s2; b .")
    m4.core.poke(CPACR, 4, 0xF << 20)
    m4.core.set(0, 1 << 24)  # flush to zero
    assert m4.run() is Stop.UNSUPPORTED
    assert "flush" in m4.core.complaint
    assert m4.pc == PROGRAM + 4


def test_unknown_system_registers_are_told_of(machine: Machine) -> None:
    works(machine, LOADS[4], r1=0xE000_EF80)
    assert "0xe000ef80" in machine.core.complaint
    works(machine, LOADS[4], r1=0xE000_ED00)
    assert machine.core.complaint == ""


def test_parts_of_system_registers(m4: Machine, m0: Machine) -> None:
    works(m4, STORES[1], r1=0xE000_E402, r0=0x55)
    assert m4.word(0xE000_E400) == 0x50 << 16
    fails(m0, STORES[1], HARD_FAULT, 0, r1=0xE000_E402)


# Bit-band aliases


def test_bit_bands(m4: Machine) -> None:
    m4.ram[8:12] = bytes(4)
    works(m4, STORES[4], r1=0x2200_0000 + 8 * 32 + 9 * 4, r0=0xFF)
    assert m4.word(RAM + 8) == 1 << 9
    works(m4, LOADS[4], r1=0x2200_0000 + 8 * 32 + 9 * 4)
    assert m4.core.get(0) == 1
    m4.devices.words[DEVICE + 0x10] = 0xF0F0
    works(m4, STORES[4], r1=0x4200_0000 + 0x10 * 32 + 4 * 4, r0=0)
    assert m4.devices.words[DEVICE + 0x10] == 0xF0E0
    fails(m4, LOADS[4], BUS_FAULT, PRECISERR | BFARVALID, r1=0x2200_0000 + RAM_SIZE * 32)


def test_no_bit_bands_where_the_part_has_none() -> None:
    c = core.Core(Model.M4F, bit_band=False)
    c.map(RAM, RAM_SIZE, writable=True)
    with pytest.raises(BusFault):
        c.peek(0x2200_0000, 4)


# Memory that changes


def test_code_that_writes_itself(machine: Machine) -> None:
    # The loop in RAM runs once as it was, then as it was made.
    code = machine.assemble("adds r2, #1; strh r0, [r1]; subs r3, #1; bne .-6; bkpt #0", RAM + 0x100)
    machine.load("bx r4")
    machine.put(RAM + 0x100, code)
    for number, value in ((0, 0x3210), (1, RAM + 0x100), (2, 0), (3, 2), (4, RAM + 0x101)):  # adds r2, #0x10
        machine.core.set(number, value)
    machine.core.stop_at(RAM + 0x108)
    assert machine.run() is Stop.STOPPED
    assert machine.core.get(2) == 0x11


def test_writing_the_second_half_of_an_instruction(m4: Machine) -> None:
    code = m4.assemble("movw r2, #0x11; strh r0, [r1]; subs r3, #1; bne .-8", RAM + 0x100)
    m4.load("bx r4")
    m4.put(RAM + 0x100, code)
    for number, value in ((0, 0x0222), (1, RAM + 0x102), (3, 2), (4, RAM + 0x101)):
        m4.core.set(number, value)
    m4.core.stop_at(RAM + 0x10A)
    assert m4.run() is Stop.STOPPED
    assert m4.core.get(2) == 0x22


def test_writing_the_second_half_of_an_instruction_in_the_next_page(machine: Machine) -> None:
    """A branch, so that nothing else of that page has been decoded."""
    at = RAM + 0x1FE
    first, second = machine.assemble("bl .+0x400", at), machine.assemble("bl .+0x480", at)
    machine.load("bx r4")
    machine.put(at, first)
    machine.put(at + 0x400, machine.assemble("strh r0, [r1]; bx r4", at + 0x400))
    for number, value in ((0, int.from_bytes(second[2:], "little")), (1, at + 2), (4, at + 1)):
        machine.core.set(number, value)
    machine.run_to(at + 0x480)


def test_aliases_share_bytes_and_code(machine: Machine) -> None:
    machine.core.alias(0x0800_0000, 0x1000, PROGRAM)
    machine.load("movs r0, #1; b .")
    assert machine.core.read(0x0800_0000, 2) == bytes(machine.flash[PROGRAM : PROGRAM + 2])
    machine.core.set(core.PC, 0x0800_0000)
    machine.step()
    assert (machine.core.get(0), machine.pc) == (1, 0x0800_0002)
    machine.put(PROGRAM, machine.assemble("movs r0, #2"))
    machine.core.set(core.PC, 0x0800_0000)
    machine.step()
    assert machine.core.get(0) == 2
