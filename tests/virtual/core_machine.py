"""A bare machine around the core: flash at 0, RAM at 0x20000000, devices that note what they are asked; and
programs for it, written in assembly."""

from __future__ import annotations

import functools
import subprocess
import tempfile
from pathlib import Path

from thumbkat.virtual import core
from thumbkat.virtual.core import BusFault, Core, Model, Stop

FLASH, FLASH_SIZE = 0x0000_0000, 0x10000
RAM, RAM_SIZE = 0x2000_0000, 0x4000
STACK = RAM + RAM_SIZE
DEVICE = 0x4000_0000  # answers; what is not there and no device does not
HANDLERS = 0x200  # where the vectors of Machine.load() lead, 16 bytes each: there it spins
PROGRAM = 0x1000

CFSR, HFSR, MMFAR, BFAR, SHCSR = 0xE000ED28, 0xE000ED2C, 0xE000ED34, 0xE000ED38, 0xE000ED24
ICSR, VTOR, AIRCR, SCR, CCR, CPACR = 0xE000ED04, 0xE000ED08, 0xE000ED0C, 0xE000ED10, 0xE000ED14, 0xE000ED88
SHPR1, SHPR2, SHPR3 = 0xE000ED18, 0xE000ED1C, 0xE000ED20
SYST_CSR, SYST_RVR, SYST_CVR = 0xE000E010, 0xE000E014, 0xE000E018
ISER, ICER, ISPR, ICPR, IABR, IPR = 0xE000E100, 0xE000E180, 0xE000E200, 0xE000E280, 0xE000E300, 0xE000E400
FPCCR, FPCAR = 0xE000EF34, 0xE000EF38
DHCSR, DCRSR, DCRDR, DEMCR, DFSR = 0xE000EDF0, 0xE000EDF4, 0xE000EDF8, 0xE000EDFC, 0xE000ED30
DWT_CTRL, CYCCNT, DWT_COMP = 0xE0001000, 0xE0001004, 0xE0001020
FP_CTRL, FP_COMP = 0xE0002000, 0xE0002008

NMI, HARD_FAULT, MEM_MANAGE, BUS_FAULT, USAGE_FAULT = 2, 3, 4, 5, 6
SV_CALL, PEND_SV, SYS_TICK, FIRST_INTERRUPT = 11, 14, 15, 16

CPUS = {Model.M0: "cortex-m0", Model.M0PLUS: "cortex-m0plus", Model.M4F: "cortex-m4"}


@functools.cache
def assemble(source: str, cpu: str, address: int = PROGRAM) -> bytes:
    """The bytes of a program in GNU assembly, as they stand at that address."""
    with tempfile.TemporaryDirectory() as folder:
        text, compiled, linked, raw = (str(Path(folder) / name) for name in ("a.s", "a.o", "a.elf", "a.bin"))
        Path(text).write_text(f".syntax unified\n.thumb\n{source}\n")
        fpu = ["-mfpu=fpv4-sp-d16"] if cpu == "cortex-m4" else []
        for command in (
            ["arm-none-eabi-as", f"-mcpu={cpu}", *fpu, "-mthumb", "-o", compiled, text],
            ["arm-none-eabi-ld", f"-Ttext={address:#x}", "-e0", "-o", linked, compiled],
            ["arm-none-eabi-objcopy", "-O", "binary", "-j.text", linked, raw],
        ):
            done = subprocess.run(command, capture_output=True, text=True, timeout=60)
            assert done.returncode == 0, done.stderr
        return Path(raw).read_bytes()


class Devices:
    """Words at DEVICE that keep what is written. `log` has each access, with the cycle it came at."""

    def __init__(self, machine: Machine) -> None:
        self.machine = machine
        self.words: dict[int, int] = {}
        self.log: list[tuple[str, int, int, int, int]] = []

    def read(self, address: int, size: int) -> int:
        if not DEVICE <= address < DEVICE + 0x1000:
            raise BusFault
        value = self.words.get(address, 0)
        self.log.append(("read", address, size, value, self.machine.core.cycles))
        return value

    def write(self, address: int, size: int, value: int) -> None:
        if not DEVICE <= address < DEVICE + 0x1000:
            raise BusFault
        self.words[address] = value
        self.log.append(("write", address, size, value, self.machine.core.cycles))


class Machine:
    def __init__(self, model: Model, *, multiplier_cycles: int = 1, interrupts: int = 32) -> None:
        self.model = model
        self.core = Core(model, multiplier_cycles=multiplier_cycles, interrupts=interrupts)
        self.flash = self.core.map(FLASH, FLASH_SIZE, writable=False)
        self.ram = self.core.map(RAM, RAM_SIZE, writable=True)
        self.devices = Devices(self)
        self.core.devices(self.devices)
        self.load("b .")

    def put(self, address: int, code: bytes) -> None:
        memory, base = (self.ram, RAM) if address >= RAM else (self.flash, FLASH)
        memory[address - base : address - base + len(code)] = code
        self.core.changed(address & ~3, (len(code) + 7) & ~3)

    def assemble(self, source: str, address: int = PROGRAM) -> bytes:
        return assemble(source, CPUS[self.model], address)

    def load(self, source: str, handlers: dict[int, str] | None = None, *, reset: bool = True) -> None:
        """The program, and handlers of exceptions by their numbers. All others spin."""
        vectors = [STACK, PROGRAM | 1, *(HANDLERS + 16 * k | 1 for k in range(2, 64))]
        self.put(FLASH, b"".join(vector.to_bytes(4, "little") for vector in vectors))
        for number in range(2, 64):
            self.put(HANDLERS + 16 * number, b"\xfe\xe7" + bytes(14))
        far = PROGRAM + 0x2000
        for number, text in (handlers or {}).items():
            self.put(far, self.assemble(text, far))
            self.put(4 * number, (far | 1).to_bytes(4, "little"))
            far += 0x100
        self.put(PROGRAM, self.assemble(source))
        if reset:
            self.core.reset(True)

    def step(self, count: int = 1) -> Stop:
        """So many instructions, if nothing happens; what takes no cycle comes with the next."""
        stop = Stop.DEADLINE
        for _ in range(count):
            stop = self.core.run(self.core.cycles + 1)
        return stop

    def run(self, cycles: int = 10_000) -> Stop:
        return self.core.run(self.core.cycles + cycles)

    def run_to(self, address: int, cycles: int = 10_000) -> None:
        """Until the next instruction is that one."""
        self.core.stop_at(address)
        stop = self.run(cycles)
        self.core.stop_at(address, False)
        assert stop is Stop.STOPPED, f"{stop!r} at {self.pc:#x}, {self.core.complaint}"

    @property
    def pc(self) -> int:
        return self.core.get(core.PC)

    @property
    def exception(self) -> int:
        return self.core.get(core.XPSR) & 0x1FF

    def word(self, address: int) -> int:
        return self.core.peek(address, 4)

    def frame(self) -> list[int]:
        """The eight words that the last exception has stacked on the main stack."""
        sp = self.core.get(core.MSP)
        return [self.word(sp + 4 * k) for k in range(8)]
