"""Runs single functions of any Cortex-M ELF, and says what they gave and took.

    program = Program("my.elf", core="cortex-m4f")
    buffer = program.alloc(bytes(2048))
    result = program.call("ntt", buffer)
    print(result.value, result.cycles, program.read(buffer, 2048))
    print(program.profile("ntt", buffer))

The ELF needs no start-up code and no board: its sections are put where they lie while it runs, initial
values in place, and each call has a stack of its own.
"""

from __future__ import annotations

import struct
import subprocess
import tempfile
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from thumbkat.errors import CheckFailed, UsageError
from thumbkat.image.disassembly import one_instruction
from thumbkat.image.elf import damage_told, open_elf
from thumbkat.image.symbols import Symbols
from thumbkat.virtual.core import (
    LR,
    MSP,
    PC,
    PSP,
    R0,
    S0,
    SP,
    SPECIAL,
    XPSR,
    BusFault,
    Core,
    Devices,
    Model,
    Stop,
)
from thumbkat.virtual.core.tracking import Tracking
from thumbkat.virtual.flaws import Declared, Flaw, flaws, watch
from thumbkat.virtual.profile import Profile, profiled_range

__all__ = ["CallFailed", "CallResult", "Check", "Program", "Wide"]

RAM = (0x2000_0000, 0x10_0000)
_STACK = 0x1_0000
_STACK_GAP = 0x1_0000  # nothing is mapped there: a stack that overflows is a fault, not a riddle
_GUARD = 0xA5
_RETURN = 0x1FFF_FFF0  # no memory is there; a function that comes here has returned
_MAX_CYCLES = 1_000_000_000
_SLICE = 50_000_000  # the longest run without looking whether somebody pressed Ctrl-C
_TEXT = 0x0800_0000  # where object files are linked to

_DFSR, _CFSR, _MMFAR, _BFAR = 0xE000_ED30, 0xE000_ED28, 0xE000_ED34, 0xE000_ED38
_DHCSR, _DEMCR, _CPACR = 0xE000_EDF0, 0xE000_EDFC, 0xE000_ED88
_VTOR = 0xE000_ED08
_DEBUG_ON = 0xA05F_0001
_CATCH_FAULTS = 0x7F0  # every fault halts the core as it enters the handler
_FPU_ON = 0xF << 20
_VCATCH = 1 << 3
_THUMB = 1 << 24
_FRAME = struct.Struct("<8I")
_SVCALL = 11
_FROM_PSP = 1 << 2  # of the value in LR with which an exception begins
_EXCEPTIONS = {
    2: "NMI",
    3: "HardFault",
    4: "MemManage fault",
    5: "BusFault",
    6: "UsageFault",
}
_CAUSES = {
    0: "executes where no code may be",
    1: "a protected address",
    8: "fetches an instruction where nothing is",
    9: "nothing answers at {bfar:#010x}",
    10: "a store to where nothing answers",
    11: "unstacking failed",
    12: "the stack is where no memory is",
    16: "an instruction that this core does not have",
    17: "a branch to an even address: Thumb functions have bit 0 set",
    18: "a bad exception return",
    19: "a coprocessor that is not there, or the FPU while it is off",
    24: "an access that must be aligned is not",
    25: "a division by zero",
}

_MODELS = {
    "cortex-m0": Model.M0,
    "cortex-m0+": Model.M0PLUS,
    "cortex-m0plus": Model.M0PLUS,
    "cortex-m4": Model.M4F,
    "cortex-m4f": Model.M4F,
}
_REGISTERS = {f"r{number}": R0 + number for number in range(13)} | {
    f"s{number}": S0 + number for number in range(32)
}


class CallFailed(CheckFailed):
    """The function did not return: a fault, something that is not modelled, or too many cycles."""


@dataclass(frozen=True)
class Wide:
    """A 64-bit argument: an aligned pair of registers, or of words on the stack."""

    value: int


@dataclass(frozen=True)
class CallResult:
    """`value` is r0 as an unsigned number; `registers` has r0 to r12, and s0 to s31 of a core with an FPU, as
    they were at the return. `stack` is how many bytes of it were touched."""

    value: int
    cycles: int
    instructions: int
    stack: int
    registers: Mapping[str, int] = field(repr=False)

    @property
    def signed(self) -> int:
        """r0 as a signed number."""
        return self.value - (1 << 32) if self.value >> 31 else self.value

    @property
    def wide(self) -> int:
        """r0 and r1 as a 64-bit number."""
        return self.registers["r1"] << 32 | self.value

    @property
    def single(self) -> float:
        """s0 as a number, as the hard-float calling convention returns it."""
        value: float = struct.unpack("<f", self.registers["s0"].to_bytes(4, "little"))[0]
        return value


@dataclass(frozen=True)
class Check:
    """What check() found. `flaws`: each place where time or addresses depend on a secret, and each breach of
    the calling convention. `trace` is a hash of all addresses executed, read and written: the same for every
    secret, or something depends on it. `declared`: what the program itself says is public. `left`: the
    registers that depend on a secret at the return; secret() says so of memory, stack() of the stack."""

    result: CallResult
    flaws: tuple[Flaw, ...]
    trace: int
    declared: tuple[Declared, ...]
    left: tuple[str, ...]
    _secret: Mapping[range, bytes] = field(repr=False)

    def secret(self, address: int, length: int) -> bytes:
        """Which bits of this memory depend on a secret, after the call."""
        for where, bits in self._secret.items():
            if address in where and address + length <= where.stop:
                return bits[address - where.start : address - where.start + length]
        raise UsageError(f"no memory for {_shown(length)} bytes at {address:#010x}")

    def stack(self) -> bytes:
        """The same of the stack, from its lowest address to its highest."""
        return self._secret[max(self._secret, key=lambda where: where.start)]


class Program:
    """An ELF in the memory of a core.

    `image` is a linked ELF, or object files (.o), which are linked with each other and nothing else. `core`
    is "cortex-m0", "cortex-m0+" or "cortex-m4f". `ram` is where alloc() takes from, origin and size; memory
    of the program that lies elsewhere is there too. `devices` answers at all other addresses, which are bus
    faults without it. `slow_multiplier`: MULS takes 32 cycles, which an M0 may be built for.
    """

    def __init__(
        self,
        image: str | Path | Sequence[str | Path],
        core: str | Model = "cortex-m4f",
        *,
        ram: tuple[int, int] = RAM,
        stack: int = _STACK,
        devices: Devices | None = None,
        slow_multiplier: bool = False,
    ) -> None:
        images = [image] if isinstance(image, (str, Path)) else image
        self.symbols = _load([Path(one) for one in images])
        self.core = Core(_model(core), multiplier_cycles=32 if slow_multiplier else 1)
        self._v7 = self.core.model is Model.M4F
        if devices is not None:
            self.core.devices(devices)
        self._views: list[tuple[int, memoryview]] = []
        self._constant: list[range] = []
        if not all(isinstance(one, int) for one in ram):
            raise UsageError(f"ram= is an origin and a size, not {ram!r}")
        self._ram_end = ram[0] + ram[1]
        self._stack_base = self._ram_end + _STACK_GAP
        self._free = ram[0]
        self._place(ram)
        size = -(-_whole(stack, "the size of a stack", least=1) // 8) * 8
        self._stack = self._memory(self._stack_base, size, writable=True)
        self._stack_top = self._stack_base + len(self._stack)
        self.core.stop_at(_RETURN)

    def _place(self, ram: tuple[int, int]) -> None:
        """The program's sections, with their first values."""
        self._map(*ram, writable=True)
        areas: list[list[int]] = []
        for piece in self.symbols.pieces:
            if ram[0] <= piece.address and piece.end <= self._ram_end:
                self._free = max(self._free, piece.end)
                continue
            start, end = piece.address & ~3, piece.end + 3 & ~3
            if areas and start <= areas[-1][1]:
                areas[-1][1] = max(areas[-1][1], end)
                areas[-1][2] |= piece.writable
            else:
                areas.append([start, end, piece.writable])
        for start, end, writable in areas:
            self._map(start, end - start, writable=bool(writable))
        if not any(start == 0 for start, _, _ in areas):
            # Something has to be where the core looks for its vectors. Nothing there is ever executed.
            size = min([start for start, _, _ in areas] + [0x400])
            self._map(0, size, writable=False)
        for piece in self.symbols.pieces:
            if piece.data is not None:
                self.write(piece.address, piece.data)

    def _map(self, base: int, size: int, *, writable: bool) -> None:
        self._views.append((base, self._memory(base, size, writable=writable)))
        if not writable:
            self._constant.append(range(base, base + size))

    def _memory(self, base: int, size: int, *, writable: bool) -> memoryview:
        try:
            if base < 0 or size < 1 or base + size > 1 << 32:
                raise ValueError(f"no room for {_shown(size)} bytes of memory at {base:#x}")
            return self.core.map(base, size, writable=writable)
        except ValueError as error:
            raise UsageError(f"{self.symbols.path} cannot be placed in memory: {error}") from None

    # Memory

    def alloc(self, content: int | bytes | bytearray | memoryview, *, align: int = 8) -> int:
        """Memory of its own for so many zeros, or for these bytes; its address. It is never freed."""
        if _whole(align, "an alignment") & align - 1 or not align:
            raise UsageError(f"an alignment is a power of two, not {_shown(align)}")
        data = b"" if isinstance(content, int) else _bytes(content)
        size = _whole(content, "a size") if isinstance(content, int) else len(data)
        address = self._free + align - 1 & -align
        if address + size > self._ram_end:
            raise UsageError(
                f"no room for {_shown(size)} bytes more: the program has RAM up to {self._ram_end:#010x}; "
                "give it more with ram=(origin, size)"
            )
        self._free = address + size
        self.write(address, data or bytes(size))
        return address

    def read(self, where: int | str, length: int) -> bytes:
        """Memory, at an address or a symbol."""
        view, at = self._view(self._address(where), _whole(length, "a length"))
        return bytes(view[at : at + length])

    def write(self, where: int | str, data: bytes | bytearray | memoryview) -> None:
        """Memory, at an address or a symbol; constants of the program too."""
        address, data = self._address(where), _bytes(data)
        view, at = self._view(address, len(data))
        view[at : at + len(data)] = data
        self.core.changed(address, len(data))

    def address(self, name: str) -> int:
        """Of a symbol. That of a function has bit 0 set, as a pointer to it has."""
        return self.symbols.value(name)

    def _address(self, where: int | str) -> int:
        return self.address(where) if isinstance(where, str) else _whole(where, "an address")

    def _view(self, address: int, length: int) -> tuple[memoryview, int]:
        for base, view in self._views:
            if base <= address and address + length <= base + len(view):
                return view, address - base
        raise UsageError(f"{self.symbols.path} has no memory for {_shown(length)} bytes at {address:#010x}")

    # Calls

    def call(
        self,
        function: str | int,
        *arguments: int | Wide,
        registers: Mapping[str, int | float] | None = None,
        max_cycles: int = _MAX_CYCLES,
    ) -> CallResult:
        """Calls a function, by name or address, with arguments as C passes them: integers and pointers.

        `registers` sets others before, e.g. {"r4": 1} or, of a hard-float function, {"s0": 0.5}. Memory
        stays as the last call left it; nothing else does.
        """
        _whole(max_cycles, "max_cycles")
        self._begin(function, arguments, registers or {})
        return self._finish(function, max_cycles)

    def _finish(self, function: str | int, max_cycles: int) -> CallResult:
        cycles, instructions = self.core.cycles, self.core.instructions
        self._run(function, max_cycles)
        taken = {name: self.core.get(number) for name, number in self._registers()}
        untouched = len(self._stack) - len(bytes(self._stack).lstrip(bytes([_GUARD])))
        return CallResult(
            value=taken["r0"],
            cycles=self.core.cycles - cycles,
            instructions=self.core.instructions - instructions,
            stack=self._first_free - self._stack_base - untouched,
            registers=taken,
        )

    def profile(
        self,
        function: str | int,
        *arguments: int | Wide,
        registers: Mapping[str, int | float] | None = None,
        max_cycles: int = _MAX_CYCLES,
    ) -> Profile:
        """As call(), but says where the cycles went: print it, or look at its functions and instructions."""
        self.core.profile(*profiled_range(self.symbols), self.symbols.entries)
        try:
            result = self.call(function, *arguments, registers=registers, max_cycles=max_cycles)
            return Profile.of(self.core, self.symbols, result.cycles, result.instructions)
        finally:
            self.core.profile_end()

    def check(
        self,
        function: str | int,
        *arguments: int | Wide,
        secret: Iterable[tuple[int | str, int] | str] = (),
        registers: Mapping[str, int | float] | None = None,
        max_cycles: int = _MAX_CYCLES,
    ) -> Check:
        """As call(), but follows secrets, and holds every function to the calling convention.

        `secret` says what is: memory, as an address or symbol and a length, or a register by its name.
        """
        tracking = self.core.track()
        try:
            declared = watch(tracking, self.symbols)
            self._begin(function, arguments, registers or {})
            for one in secret:
                if isinstance(one, str):
                    tracking.mark_register(self._register(one))
                else:
                    self._view(self._address(one[0]), _whole(one[1], "a length"))
                    tracking.mark(self._address(one[0]), one[1])
            result = self._finish(function, max_cycles)
            said = tracking.said()
            return Check(
                result,
                tuple(flaws(self.symbols, tracking.findings())),
                tracking.trace(),
                tuple(one.seen(said) for one in declared),
                tuple(name for name, number in self._registers() if tracking.register(number)),
                self._secret_parts(tracking),
            )
        finally:
            tracking.end()

    def _secret_parts(self, tracking: Tracking) -> Mapping[range, bytes]:
        parts = [
            (base, len(view))
            for base, view in (*self._views, (self._stack_base, self._stack))
            if not any(base in constant for constant in self._constant)
        ]
        return {range(base, base + size): tracking.memory(base, size) for base, size in parts}

    def _registers(self) -> Iterator[tuple[str, int]]:
        """Those of this core, with their numbers."""
        return ((name, number) for name, number in _REGISTERS.items() if self._v7 or number < S0)

    def _begin(
        self, function: str | int, arguments: Sequence[int | Wide], registers: Mapping[str, int | float]
    ) -> None:
        if isinstance(function, str):
            entry = self.symbols.function(function).address
        else:
            entry = _whole(function, "the address of a function") & ~1
        in_registers, on_stack = _placed(arguments)
        below = -(-len(on_stack) // 2) * 8
        if below > len(self._stack):
            raise UsageError(
                f"{len(arguments):,} arguments need {below:,} bytes of stack; it has {len(self._stack):,} "
                "(stack= gives more)"
            )
        chosen = [(self._register(name), _bits(name, value)) for name, value in registers.items()]
        core = self.core
        self._stack[:] = bytes([_GUARD]) * len(self._stack)
        core.reset(True)
        core.poke(_DHCSR, 4, _DEBUG_ON)
        core.poke(_DEMCR, 4, _CATCH_FAULTS)
        if self._v7:
            core.poke(_CPACR, 4, _FPU_ON)
        core.set(SPECIAL, 0)
        core.set(XPSR, _THUMB)
        for number in range(13):
            core.set(R0 + number, in_registers[number] if number < len(in_registers) else 0)
        for register, bits in chosen:
            core.set(register, bits)
        sp = self._stack_top - below
        self._first_free = sp
        for position, word in enumerate(on_stack):
            at = sp - self._stack_base + 4 * position
            self._stack[at : at + 4] = word.to_bytes(4, "little")
        core.set(MSP, sp)
        core.set(LR, _RETURN | 1)
        core.set(PC, entry)

    def _register(self, name: str) -> int:
        number = _REGISTERS.get(name.lower()) if isinstance(name, str) else None
        if number is None or (number >= S0 and not self._v7):
            raise UsageError(f"no register {name!r} can be set: r0 to r12 can, and s0 to s31 of a cortex-m4f")
        return number

    def _run(self, function: str | int, max_cycles: int) -> None:
        core = self.core
        end = core.cycles + max_cycles
        while True:
            stop = core.run(min(end, core.cycles + _SLICE))
            if stop is Stop.STOPPED:
                return
            if stop is Stop.INTERRUPTED or (stop is Stop.DEADLINE and core.cycles < end):
                continue
            name = function if isinstance(function, str) else self.symbols.named(function & ~1)
            raise CallFailed(f"{name}: {self._why(stop, max_cycles)}")

    def _why(self, stop: Stop, max_cycles: int) -> str:
        where = self._place_of(self.core.get(PC))
        if stop is Stop.DEADLINE:
            return f"no return within {max_cycles:,} cycles; it is at {where} (max_cycles= allows more)"
        if stop is Stop.ASLEEP:
            return f"sleeps at {where}, and no interrupt will come"
        if stop is Stop.RESETTING:
            return f"resets the chip at {where}"
        if stop is Stop.UNSUPPORTED:
            return f"{self.core.complaint}, at {where}"
        if stop is Stop.LOCKED_UP:
            return f"locked up at {where}: {self.core.complaint or 'a fault where none can be handled'}"
        if not self.core.peek(_DFSR, 4) & _VCATCH:
            return f"stopped by a BKPT at {where}"
        return self._fault()

    def _fault(self) -> str:
        if self.core.get(SP) < self._stack_base:
            return f"needs more stack than {len(self._stack):,} bytes (stack= gives more)"
        number = self.core.get(XPSR) & 0x1FF
        text = _EXCEPTIONS.get(number, f"exception {number}")
        causes = []
        if self._v7:
            status = self.core.peek(_CFSR, 4)
            known = {"bfar": self.core.peek(_BFAR, 4), "mmfar": self.core.peek(_MMFAR, 4)}
            causes = [cause.format(**known) for bit, cause in _CAUSES.items() if status >> bit & 1]
            if status >> 9 & 1 and any(known["bfar"] in area for area in self._constant):
                causes = [f"{known['bfar']:#010x} cannot be written: the memory there is read-only"]
        try:
            stacked = _FRAME.unpack(self.core.read(self.core.get(SP), _FRAME.size))
        except BusFault:
            return f"{text}: {', '.join(causes) or 'the stack is where no memory is'}"
        at = stacked[6]
        if stacked[7] & 0x1FF == _SVCALL and not self._vector(_SVCALL) & 1:
            # The fault is that of the handler's first instruction; the SVC has the frame before.
            before = self.core.get(PSP) if stacked[5] & _FROM_PSP else self.core.get(SP) + _FRAME.size
            svc = self.core.peek(before + 24, 4) - 2
            return f"calls SVC at {self._place_of(svc)}, for which there is no handler"
        values = dict(zip(("r0", "r1", "r2", "r3", "r12", "lr"), stacked, strict=False))
        values |= {f"r{number}": self.core.get(R0 + number) for number in range(4, 12)}
        instruction = one_instruction(self.symbols, at) if self.symbols.read(at, 2) else None
        shown = ""
        if instruction is not None:
            held = [f"{name} = {values[name]:#x}" for name in sorted(instruction.reads) if name in values]
            shown = f" ({' '.join(instruction.text.split())}{'; ' if held else ''}{', '.join(held)})"
        return f"{text} at {self._place_of(at)}{shown}" + (f": {', '.join(causes)}" if causes else "")

    def _vector(self, exception: int) -> int:
        table = self.core.peek(_VTOR, 4) if self._v7 else 0
        return self.core.peek(table + 4 * exception, 4)

    def _place_of(self, address: int) -> str:
        named = self.symbols.named(address)
        line = self.symbols.line(address) if self.symbols.at(address) else None
        return f"{named} ({line})" if line else named


def _model(core: str | Model) -> Model:
    if isinstance(core, Model):
        return core
    if core not in _MODELS:
        raise UsageError(f"there is no core {core!r}; there are cortex-m0, cortex-m0+ and cortex-m4f")
    return _MODELS[core]


def _placed(arguments: Sequence[int | Wide]) -> tuple[list[int], list[int]]:
    """Arguments by the procedure call standard: r0 to r3, and words on the stack."""
    words: list[int] = []
    for argument in arguments:
        if isinstance(argument, Wide):
            if not isinstance(argument.value, int):
                raise UsageError(f"Wide takes an integer, not {argument.value!r}")
            if not -(1 << 63) <= argument.value < 1 << 64:
                raise UsageError(f"{_shown(argument.value)} does not fit 64 bits")
            if len(words) % 2:
                words.append(0)  # a pair begins with an even register, or an even word of the stack
            value = argument.value & (1 << 64) - 1
            words += [value & 0xFFFF_FFFF, value >> 32]
        elif isinstance(argument, int):
            if not -(1 << 31) <= argument < 1 << 32:
                raise UsageError(f"the argument {_shown(argument)} does not fit 32 bits; Wide(…) passes 64")
            words.append(argument & 0xFFFF_FFFF)
        else:
            raise UsageError(
                f"arguments are integers and addresses, not {type(argument).__name__}; alloc() puts bytes "
                "into memory and gives their address, registers={'s0': 0.5} passes a float"
            )
    return words[:4], words[4:]


def _bits(name: str, value: int | float) -> int:
    if name.lower().startswith("s"):
        try:
            bits: int = struct.unpack("<I", struct.pack("<f", value))[0]
        except (struct.error, OverflowError):
            raise UsageError(f"{name} takes a number of single precision, not {_shown(value)}") from None
        return bits
    if not isinstance(value, int) or not -(1 << 31) <= value < 1 << 32:
        raise UsageError(f"{name} takes 32 bits, not {_shown(value)}")
    return value & 0xFFFF_FFFF


def _whole(value: int, what: str, *, least: int = 0) -> int:
    """What is handed on to C must be a number there too."""
    if not isinstance(value, int) or value < least:
        raise UsageError(f"{what} is an integer from {least} on, not {_shown(value)}")
    return value


def _bytes(value: bytes | bytearray | memoryview) -> bytes:
    if not isinstance(value, bytes | bytearray | memoryview):
        raise UsageError(f"memory takes bytes, not {_shown(value)}")
    return bytes(value)


def _shown(value: object) -> str:
    """For an error. Python itself refuses to write very long numbers."""
    if not isinstance(value, int):
        return repr(value)
    return f"{value:,}" if abs(value) < 1 << 64 else f"an integer of {value.bit_length():,} bits"


def _load(paths: Sequence[Path]) -> Symbols:
    if not paths:
        raise UsageError("a program needs an ELF, or object files")
    objects = [path for path in paths if is_object(path)]
    if not objects and len(paths) == 1:
        return Symbols(paths[0])
    if len(objects) < len(paths):
        raise UsageError("several files must all be object files; give a linked ELF alone")
    with tempfile.TemporaryDirectory() as folder:
        linked = Path(folder) / "linked.elf"
        _link(objects, linked)
        symbols = Symbols(linked)
        # The name is for errors; what the file says must be read while it is there.
        symbols.line(0)
        symbols.path = objects[0]
        return symbols


def is_object(path: Path) -> bool:
    with damage_told(path, str(path)):
        kind = open_elf(path)["e_type"]
    return bool(kind == "ET_REL")


def _link(objects: Sequence[Path], to: Path) -> None:
    command = ["arm-none-eabi-ld", f"-Ttext={_TEXT:#x}", f"-Tdata={RAM[0]:#x}", "-e", "0", "-o", str(to)]
    names = ", ".join(map(str, objects))
    try:
        done = subprocess.run([*command, *map(str, objects)], capture_output=True, text=True, timeout=60)
    except FileNotFoundError:
        raise UsageError(
            f"to link {names} takes arm-none-eabi-ld (Debian's binutils-arm-none-eabi); or give a linked ELF"
        ) from None
    if done.returncode:
        missing = sorted(
            {
                line.rpartition("undefined reference to ")[2]
                for line in done.stderr.splitlines()
                if "undefined reference to " in line
            }
        )
        why = f"{', '.join(missing)} is in none of them" if missing else done.stderr.strip().split("\n")[-1]
        raise UsageError(f"cannot link {names}: {why}; give all object files, or a linked ELF")
