"""Numbers and fixed layouts of the protocol, as firmware/PROTOCOL.md has them."""

from __future__ import annotations

import struct
from dataclasses import dataclass
from enum import Enum, IntEnum
from typing import TypeVar

from thumbkat.errors import BoardFault, ProtocolError

_E = TypeVar("_E", bound=Enum)

VERSION = 1
REPLY = 0x80
BAUD = 115_200
HEADER_BYTES = 6
LEAST_FRAME_LIMIT = 144
NONCE_BYTES = 8
HELLO_BYTES = 64
FAULT_BYTES = 24
RESULT_BYTES = 9
COUNTED = 1
OUTPUTS_FOLLOW = 2
POLY_BYTES = 2048
POLY_Q = 12289
ARENA_MOST = 0xFFFF  # as HELLO can state it: no input or output is longer


class Command(IntEnum):
    HELLO = 1
    TEXT = 2
    LIST = 3
    WRITE = 4
    RUN = 5
    READ = 6
    CALL = 7


class Status(IntEnum):
    OK = 0
    ACCEPTED = 1
    BAD_VERSION = 2
    BAD_COMMAND = 3
    BAD_LENGTH = 4
    NO_HELLO = 5
    NO_OPERATION = 6
    NO_FIELD = 7
    BAD_RANGE = 8
    NO_INPUT = 9
    BAD_VALUE = 10
    NO_STATE = 11
    NO_ENTROPY = 12
    CHECK_FAILED = 13
    STACK_OVERFLOW = 14
    FAULT = 15


class Text(IntEnum):
    BOARD = 0
    FIRMWARE = 1
    GIT_HASH = 2
    COMPILER = 3
    FLAGS = 4
    MEMORY = 5


class CoreKind(IntEnum):
    M0 = 0
    M4 = 4
    M4F = 0x84
    OTHER = 255


class CounterKind(IntEnum):
    NONE = 0
    TIMER0 = 1
    TIM2 = 2
    CYCCNT = 3


class EntropyKind(IntEnum):
    NONE = 0
    RNG = 1
    FAILED = 2


class Backend(IntEnum):
    C = 0
    ARMV6M = 1
    ARMV7EM = 2
    ARMV7EM_SMALL = 3


class Direction(Enum):
    INPUT = 0
    OUTPUT = 1
    STATE = 2


class FieldType(Enum):
    ENUMERATION = 0
    BYTES = 1
    POLY = 2
    NUMBER = 3


def command_name(command: int) -> str:
    try:
        return Command(command).name
    except ValueError:
        return f"command {command}"


_FAULT = struct.Struct("<5I3Bx")
assert _FAULT.size == FAULT_BYTES

_EXCEPTIONS = {
    0: "stack overflow", 2: "NMI", 3: "HardFault", 4: "MemManage", 5: "BusFault", 6: "UsageFault",
    11: "SVCall", 12: "DebugMonitor", 14: "PendSV", 15: "SysTick",
}  # fmt: skip


@dataclass(frozen=True)
class Fault:
    pc: int
    lr: int
    xpsr: int
    status: int
    address: int
    exception: int
    command: int
    sequence: int

    @classmethod
    def parse(cls, data: bytes) -> Fault:
        if len(data) != FAULT_BYTES:
            raise ProtocolError(f"the board reports a fault in {len(data)} bytes instead of {FAULT_BYTES}")
        return cls(*_FAULT.unpack(data))

    def error(self) -> BoardFault:
        exception = _EXCEPTIONS.get(self.exception)
        if exception is None:
            exception = (
                f"interrupt {self.exception - 16}" if self.exception >= 16 else f"exception {self.exception}"
            )
        during = f" in {command_name(self.command)}" if self.command else ""
        if self.pc:
            where = f"at {self.pc:#010x} (look it up: arm-none-eabi-addr2line -fe firmware.elf {self.pc:#x})"
        else:
            where = "with the stack out of RAM"
        details = f"lr {self.lr:#010x}, xpsr {self.xpsr:#010x}"
        if self.status:
            details += f", cfsr {self.status:#010x}"
        if self.address:
            details += f", address {self.address:#010x}"
        return BoardFault(
            f"the board faulted{during}: {exception} {where}; {details}",
            pc=self.pc,
            lr=self.lr,
            xpsr=self.xpsr,
            status=self.status,
            address=self.address,
            exception=self.exception,
            command=self.command,
        )


_HELLO = struct.Struct("<8s6BHIIHH12x24s")
assert _HELLO.size == HELLO_BYTES


@dataclass(frozen=True)
class Hello:
    nonce: bytes
    core: CoreKind
    wait_states: int | None
    counter: CounterKind
    entropy: EntropyKind
    sealed: bool
    frame_limit: int
    clock_hz: int
    image_crc: int
    operations: int
    arena: int
    fault: Fault | None

    @classmethod
    def parse(cls, data: bytes) -> Hello:
        if len(data) != HELLO_BYTES:
            raise ProtocolError(f"the board's HELLO has {len(data)} bytes instead of {HELLO_BYTES}")
        nonce, version, core, wait_states, counter, entropy, flags, *numbers, fault = _HELLO.unpack(data)
        frame_limit, clock_hz, image_crc, operations, arena = numbers
        if version != VERSION:
            raise wrong_version(version)
        if frame_limit < LEAST_FRAME_LIMIT:
            raise ProtocolError(f"the board's frame limit is {frame_limit}; {LEAST_FRAME_LIMIT} is the least")
        return cls(
            nonce=nonce,
            core=_known(CoreKind, core, "core"),
            wait_states=None if wait_states == 255 else wait_states,
            counter=_known(CounterKind, counter, "cycle counter"),
            entropy=_known(EntropyKind, entropy, "entropy source"),
            sealed=bool(flags & 1),
            frame_limit=frame_limit,
            clock_hz=clock_hz,
            image_crc=image_crc,
            operations=operations,
            arena=arena,
            fault=Fault.parse(fault) if flags & 2 else None,
        )


def wrong_version(version: int) -> ProtocolError:
    return ProtocolError(
        f"the board speaks protocol version {version}, this thumbkat version {VERSION}: "
        "flash matching firmware with `thumbkat flash`"
    )


@dataclass(frozen=True)
class RunResult:
    """What an operation cost: cycles (None: not counted) and bytes of stack; and what it gave.

    `lengths` are those of the outputs of variable length; `outputs` are all outputs, one after the other,
    where they came with the result.
    """

    cycles: int | None
    stack: int
    lengths: tuple[int, ...]
    outputs: bytes | None

    @classmethod
    def parse(cls, data: bytes, varying: int) -> RunResult:
        """`varying` is how many outputs have a variable length."""
        size = RESULT_BYTES + 4 * varying
        if len(data) < size or data[0] & ~(COUNTED | OUTPUTS_FOLLOW):
            raise ProtocolError(f"the board's result makes no sense: {data[:32].hex() or 'empty'}")
        flags, cycles, stack, *lengths = struct.unpack_from(f"<BII{varying}I", data)
        outputs = data[size:]
        if outputs and not flags & OUTPUTS_FOLLOW:
            raise ProtocolError(f"the board's result has {len(outputs)} bytes too many")
        return cls(
            cycles if flags & COUNTED else None,
            stack,
            tuple(lengths),
            outputs if flags & OUTPUTS_FOLLOW else None,
        )


@dataclass(frozen=True)
class Field:
    """One input, output or state. `least` and `most` count bytes; of a number they are its values."""

    name: str
    direction: Direction
    type: FieldType
    least: int
    most: int
    secret: bool
    streams: bool
    choices: tuple[str, ...]


@dataclass(frozen=True)
class Entry:
    """One entry of LIST; `continues` has indexes."""

    name: str
    sealed: bool
    backend: str
    bound_ms: int
    continues: tuple[int, ...]
    fields: tuple[Field, ...]

    @classmethod
    def parse(cls, data: bytes) -> Entry:
        reader = _Reader(data)
        name = reader.name()
        flags = reader.u8()
        backend = _known(Backend, reader.u8(), "backend").name.lower()
        bound_ms = reader.u32()
        continues = tuple(reader.u16() for _ in range(reader.u8()))
        fields = tuple(_field(reader, name) for _ in range(reader.u8()))
        if reader.left:
            raise ProtocolError(f"LIST entry {name}: {reader.left} bytes too many")
        for direction in (Direction.INPUT, Direction.OUTPUT):
            names = [field.name for field in fields if field.direction is direction]
            if len(set(names)) != len(names):
                raise ProtocolError(f"LIST entry {name}: two {direction.name.lower()}s of one name")
        inputs = [field for field in fields if field.direction is Direction.INPUT]
        if any(field.streams for field in inputs[:-1]):
            raise ProtocolError(f"LIST entry {name}: an input that streams is not the last")
        return cls(name, bool(flags & 1), backend, bound_ms, continues, fields)


def _field(reader: _Reader, operation: str) -> Field:
    direction = _known(Direction, reader.u8(), "direction of a field")
    kind = _known(FieldType, reader.u8(), "type of a field")
    flags = reader.u8()
    least, most = reader.u32(), reader.u32()
    name = reader.name()
    choices: tuple[str, ...] = ()
    if kind is FieldType.ENUMERATION:
        choices = tuple(reader.name() for _ in range(reader.u8()))
    streams = bool(flags & 2)
    wrong = (
        least > most
        or (kind is FieldType.ENUMERATION and (least, most + 1) != (0, len(choices)))
        or (kind is FieldType.POLY and (least, most) != (POLY_BYTES, POLY_BYTES))
        or (kind is FieldType.BYTES and most > ARENA_MOST and not streams)
        or (streams and (kind is not FieldType.BYTES or direction is not Direction.INPUT or most == 0))
    )
    if wrong:
        raise ProtocolError(
            f"LIST entry {operation}: field {name} makes no sense "
            f"({kind.name.lower()} from {least} to {most}, {len(choices)} choices)"
        )
    return Field(name, direction, kind, least, most, bool(flags & 1), streams, choices)


class _Reader:
    """Takes an entry of LIST apart; what is not there is a ProtocolError."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._at = 0

    @property
    def left(self) -> int:
        return len(self._data) - self._at

    def take(self, count: int) -> bytes:
        if count > self.left:
            raise ProtocolError(f"a LIST entry of the board ends too early, after {len(self._data)} bytes")
        piece = self._data[self._at : self._at + count]
        self._at += count
        return piece

    def u8(self) -> int:
        return self.take(1)[0]

    def u16(self) -> int:
        return int.from_bytes(self.take(2), "little")

    def u32(self) -> int:
        return int.from_bytes(self.take(4), "little")

    def name(self) -> str:
        raw = self.take(self.u8())
        if not raw or not all(0x21 <= byte <= 0x7E for byte in raw):
            raise ProtocolError(f"a LIST entry of the board has a name that is none: {raw!r}")
        return raw.decode("ascii")


def _known(kind: type[_E], value: int, what: str) -> _E:
    try:
        return kind(value)
    except ValueError:
        raise ProtocolError(f"the board states a {what} that this thumbkat does not know: {value}") from None
