"""A connected board: what it is, what it can do, and calling it."""

from __future__ import annotations

import difflib
import struct
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import TracebackType

from thumbkat.errors import (
    BoardFault,
    ImageMismatch,
    NoEntropy,
    OperationFailed,
    ProtocolError,
    SessionRejected,
    UsageError,
)
from thumbkat.link.client import Link, Refused
from thumbkat.link.protocol import (
    POLY_BYTES,
    POLY_Q,
    CoreKind,
    CounterKind,
    Direction,
    EntropyKind,
    Entry,
    Field,
    FieldType,
    Hello,
    RunResult,
    Status,
    Text,
)

__all__ = ["Board", "BoardInfo", "Direction", "Field", "FieldType", "Operation", "Result", "Value"]

Value = bytes | int | str

_CORES = {
    CoreKind.M0: "cortex-m0",
    CoreKind.M4: "cortex-m4",
    CoreKind.M4F: "cortex-m4f",
    CoreKind.OTHER: "other",
}
_COUNTERS = {
    CounterKind.NONE: "none",
    CounterKind.TIMER0: "TIMER0",
    CounterKind.TIM2: "TIM2",
    CounterKind.CYCCNT: "CYCCNT",
}
_GETTERS: dict[type, str] = {bytes: "data", int: "number", str: "choice"}
_ENTROPY = {EntropyKind.NONE: "none", EntropyKind.RNG: "rng", EntropyKind.FAILED: "failed"}


@dataclass(frozen=True)
class Operation:
    """One operation of a board, as LIST describes it."""

    index: int
    name: str
    inputs: tuple[Field, ...]
    outputs: tuple[Field, ...]
    state: tuple[Field, ...]
    sealed: bool
    continues: tuple[str, ...]
    backend: str
    bound_ms: int


@dataclass(frozen=True)
class BoardInfo:
    """What a board says of itself when it is greeted."""

    board: str
    core: str
    clock_hz: int
    wait_states: int | None
    frame_limit: int
    counter: str
    entropy: str
    sealed: bool
    image_crc: int
    arena: int
    firmware: str
    git_hash: str
    compiler: str
    flags: str
    memory: str
    fault: BoardFault | None
    address: str


@dataclass(frozen=True)
class Result:
    """What an operation gave. `cycles` is None where no counter is there that can be trusted."""

    operation: str
    outputs: dict[str, Value]
    cycles: int | None
    stack: int

    def data(self, name: str) -> bytes:
        """An output that is bytes or a polynomial."""
        value = self._output(name)
        if isinstance(value, bytes):
            return value
        raise self._of_another_kind(name, value)

    def number(self, name: str) -> int:
        value = self._output(name)
        if isinstance(value, int):
            return value
        raise self._of_another_kind(name, value)

    def choice(self, name: str) -> str:
        """An output that is one of a few names."""
        value = self._output(name)
        if isinstance(value, str):
            return value
        raise self._of_another_kind(name, value)

    def _output(self, name: str) -> Value:
        if name in self.outputs:
            return self.outputs[name]
        there = ", ".join(self.outputs) or "nothing"
        raise UsageError(f"{self.operation} gives no {name!r}; it gives {there}")

    def _of_another_kind(self, name: str, value: Value) -> UsageError:
        getter = next(way for kind, way in _GETTERS.items() if isinstance(value, kind))
        return UsageError(f"{name} of {self.operation} is read by {getter}({name!r})")


class Board:
    """Greets the board behind a link and reads what it is, within `timeout` seconds.

    `counts_cycles` is false of an emulator, whose timers do not run on the core's clock.
    """

    def __init__(
        self,
        link: Link,
        *,
        address: str,
        counts_cycles: bool = True,
        on_close: Callable[[], None] | None = None,
        timeout: float = 10.0,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.link = link
        self.address = address
        self._counts_cycles = counts_cycles
        self._on_close = on_close
        self._closed = False
        deadline = clock() + timeout
        hello = link.hello(deadline)
        self.info = _info(hello, [link.text(which, deadline) for which in Text], address)
        entries = [Entry.parse(link.list_entry(index, deadline)) for index in range(hello.operations)]
        self.operations: Mapping[str, Operation] = _operations(entries)

    def call(self, name: str, /, **inputs: Value) -> Result:
        """Runs one operation. An enumeration that is left out takes its first choice."""
        return self._call(name, inputs, with_outputs=True)

    def measure(self, name: str, /, **inputs: Value) -> Result:
        """As call(), but leaves the outputs on the board, which on a slow line is most of the time."""
        return self._call(name, inputs, with_outputs=False)

    def write(self, name: str, /, **inputs: Value) -> None:
        """Brings inputs to the board, each with a WRITE, and runs nothing."""
        operation = self._operation(name)
        for index, (field, value) in enumerate(
            zip(operation.inputs, _wire_values(operation, inputs), strict=True)
        ):
            self.link.write(operation.index, index, value, piece=field.most if field.streams else None)

    def run(self, name: str, /) -> Result:
        """Runs an operation with the inputs that were written; leaves its outputs on the board."""
        operation = self._operation(name)
        varying = sum(_varies(field) for field in operation.outputs)
        try:
            run = self.link.run(operation.index, operation.bound_ms, varying)
        except Refused as refusal:
            raise _failure(operation, refusal) from None
        return self._result(operation, run, {})

    def greet(self) -> None:
        """Greets it again: nothing of before is left on it. Raises ImageMismatch where another image answers,
        one that was flashed meanwhile, whose operations may be others."""
        crc = self.link.hello().image_crc
        if crc != self.info.image_crc:
            raise ImageMismatch(
                f"{self.address} runs another firmware by now (CRC {crc:08x}) "
                f"than when it was connected ({self.info.image_crc:08x}): connect again"
            )

    def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        try:
            self.link.close()
        finally:
            if self._on_close is not None:
                self._on_close()

    def __enter__(self) -> Board:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _operation(self, name: str) -> Operation:
        if self._closed:
            raise UsageError(f"{self.address} is closed: connect again")
        operation = self.operations.get(name)
        if operation is None:
            close = difflib.get_close_matches(name, self.operations, n=1)
            hint = f"did you mean {close[0]}?" if close else f"it has {', '.join(self.operations) or 'none'}"
            raise UsageError(f"{self.info.board} has no operation {name!r}; {hint}")
        return operation

    def _call(self, name: str, inputs: Mapping[str, Value], *, with_outputs: bool) -> Result:
        operation = self._operation(name)
        values = _wire_values(operation, inputs)
        try:
            run = self._run(operation, values)
            outputs = self._outputs(operation, run) if with_outputs else {}
        except Refused as refusal:
            raise _failure(operation, refusal) from None
        return self._result(operation, run, outputs)

    def _result(self, operation: Operation, run: RunResult, outputs: dict[str, Value]) -> Result:
        cycles = run.cycles if self._counts_cycles and self.info.counter != "none" else None
        return Result(operation.name, outputs, cycles, run.stack)

    def _run(self, operation: Operation, values: list[bytes]) -> RunResult:
        varying = sum(_varies(field) for field in operation.outputs)
        # What streams may be too long for the length that it would have in a CALL.
        if not any(field.streams for field in operation.inputs):
            payload = b"".join(
                _with_length(field, value) for field, value in zip(operation.inputs, values, strict=True)
            )
            outputs = sum(_size(field)[1] for field in operation.outputs) + 4 * varying
            if self.link.takes_call(len(payload), outputs):
                return self.link.call(operation.index, payload, operation.bound_ms, varying)
        for index, (field, value) in enumerate(zip(operation.inputs, values, strict=True)):
            piece = field.most if field.streams else None
            self.link.write(operation.index, index, value, piece=piece)
        return self.link.run(operation.index, operation.bound_ms, varying)

    def _outputs(self, operation: Operation, run: RunResult) -> dict[str, Value]:
        """What came with the result, or is still to be read."""
        outputs: dict[str, Value] = {}
        lengths = iter(run.lengths)
        at = 0
        for index, field in enumerate(operation.outputs):
            least, most = _size(field)
            length = next(lengths) if _varies(field) else most
            wire = b""
            if run.outputs is not None:
                wire = run.outputs[at : at + length]
                at += length
            elif least <= length <= most:
                wire = self.link.read(index, length)
            if not least <= len(wire) <= most or len(wire) != length:
                raise ProtocolError(f"{operation.name} gave {field.name} with a wrong length")
            outputs[field.name] = _value(operation, field, wire)
        if run.outputs is not None and at != len(run.outputs):
            raise ProtocolError(
                f"the board answered {operation.name} with {len(run.outputs)} bytes of outputs, not {at}"
            )
        return outputs


def _info(hello: Hello, texts: list[str], address: str) -> BoardInfo:
    board, firmware, git_hash, compiler, flags, memory = texts
    return BoardInfo(
        board=board,
        core=_CORES[hello.core],
        clock_hz=hello.clock_hz,
        wait_states=hello.wait_states,
        frame_limit=hello.frame_limit,
        counter=_COUNTERS[hello.counter],
        entropy=_ENTROPY[hello.entropy],
        sealed=hello.sealed,
        image_crc=hello.image_crc,
        arena=hello.arena,
        firmware=firmware,
        git_hash=git_hash,
        compiler=compiler,
        flags=flags,
        memory=memory,
        fault=hello.fault.error() if hello.fault else None,
        address=address,
    )


def _operations(entries: list[Entry]) -> dict[str, Operation]:
    operations = {}
    for index, entry in enumerate(entries):
        if entry.name in operations:
            raise ProtocolError(f"the board lists {entry.name} twice")
        if any(predecessor >= len(entries) for predecessor in entry.continues):
            raise ProtocolError(
                f"the board lists {entry.name} as continuing an operation that it does not have"
            )
        operations[entry.name] = Operation(
            index=index,
            name=entry.name,
            inputs=_fields(entry, Direction.INPUT),
            outputs=_fields(entry, Direction.OUTPUT),
            state=_fields(entry, Direction.STATE),
            sealed=entry.sealed,
            continues=tuple(entries[predecessor].name for predecessor in entry.continues),
            backend=entry.backend,
            bound_ms=entry.bound_ms,
        )
    return operations


def _fields(entry: Entry, direction: Direction) -> tuple[Field, ...]:
    return tuple(field for field in entry.fields if field.direction is direction)


def _size(field: Field) -> tuple[int, int]:
    """The least and the most bytes of a field's value on the wire."""
    if field.type is FieldType.ENUMERATION:
        return 1, 1
    if field.type is FieldType.NUMBER:
        return 4, 4
    return field.least, field.most


def _varies(field: Field) -> bool:
    """Whether its length has to be told."""
    least, most = _size(field)
    return least != most


def _with_length(field: Field, value: bytes) -> bytes:
    """An input as it stands in a CALL."""
    return struct.pack("<H", len(value)) + value if _varies(field) else value


def _value(operation: Operation, field: Field, wire: bytes) -> Value:
    if field.type is FieldType.NUMBER:
        return int.from_bytes(wire, "little")
    if field.type is FieldType.ENUMERATION:
        if wire[0] >= len(field.choices):
            raise ProtocolError(
                f"{operation.name} gave {field.name} as choice {wire[0]}, which LIST does not have"
            )
        return field.choices[wire[0]]
    return wire


def _wire_values(operation: Operation, inputs: Mapping[str, Value]) -> list[bytes]:
    unknown = inputs.keys() - {field.name for field in operation.inputs}
    if unknown:
        takes = ", ".join(_describe(field) for field in operation.inputs) or "nothing"
        raise UsageError(f"{operation.name} has no input {min(unknown)!r}; it takes {takes}")
    values = []
    missing = []
    for field in operation.inputs:
        if field.name in inputs:
            values.append(_wire_value(operation, field, inputs[field.name]))
        elif field.type is FieldType.ENUMERATION:
            values.append(b"\0")
        else:
            missing.append(field)
    if missing:
        raise UsageError(f"{operation.name} needs {' and '.join(_describe(field) for field in missing)} too")
    return values


def _wire_value(operation: Operation, field: Field, value: Value) -> bytes:
    def wrong(found: str) -> UsageError:
        return UsageError(f"{operation.name} takes {_describe(field)}, not {found}")

    if field.type is FieldType.ENUMERATION:
        if value not in field.choices:
            raise wrong(repr(value))
        return bytes([field.choices.index(str(value))])
    if field.type is FieldType.NUMBER:
        if not isinstance(value, int) or isinstance(value, bool):
            raise wrong(repr(value))
        if not field.least <= value <= field.most:
            raise wrong(str(value))
        return value.to_bytes(4, "little")
    if not isinstance(value, (bytes, bytearray, memoryview)):
        raise wrong(type(value).__name__)
    wire = bytes(value)
    if field.streams:
        return wire
    if not field.least <= len(wire) <= field.most:
        raise wrong(f"{len(wire)} bytes")
    if field.type is FieldType.POLY:
        for index, coefficient in enumerate(struct.unpack(f"<{POLY_BYTES // 2}H", wire)):
            if coefficient >= POLY_Q:
                raise wrong(f"one whose coefficient {index} is {coefficient}")
    return wire


def _describe(field: Field) -> str:
    if field.type is FieldType.ENUMERATION:
        return f"{field.name} ({' or '.join(field.choices)})"
    if field.type is FieldType.NUMBER:
        return f"{field.name} (a number from {field.least} to {field.most})"
    if field.type is FieldType.POLY:
        return f"{field.name} ({POLY_BYTES} bytes, 1024 coefficients below {POLY_Q})"
    if field.streams:
        return f"{field.name} (bytes)"
    if field.least == field.most:
        return f"{field.name} ({field.most} bytes)"
    return f"{field.name} ({field.least} to {field.most} bytes)"


# What CHECK_FAILED says, of an operation that continues a session.
_WIPED = "the session is wiped; start a new one"
_REJECTED = {
    "session.respond": f"the peer's public key is a point of low order, {_WIPED}",
    "session.finish": f"the peer's public key is a point of low order, {_WIPED}",
    "session.check": f"the peer's confirmation is wrong, {_WIPED}",
    "session.open": f"this is not the peer's next message (forged, replayed or out of order), {_WIPED}",
}


def _failure(operation: Operation, refusal: Refused) -> OperationFailed:
    status, detail, name = refusal.status, refusal.detail, operation.name
    kind = OperationFailed
    if status is Status.NO_STATE:
        before = " or ".join(operation.continues) or "another operation"
        text = f"{name} continues {before}, whose state the board does not hold: call that first"
    elif status is Status.NO_ENTROPY:
        kind = NoEntropy
        if detail == 2:
            text = f"{name} needs random coins, and the board's source failed its tests: reset the board"
        else:
            text = (
                f"{name} needs random coins, and the board has no source: "
                "seed it from the host (entropy.seed)"
            )
    elif status is Status.CHECK_FAILED:
        kind = SessionRejected if name in _REJECTED else OperationFailed
        text = f"{name}: {_REJECTED.get(name, 'what it was given is not genuine')}"
    elif status is Status.STACK_OVERFLOW:
        text = f"{name} needed more stack than the board has; all its state is wiped"
    elif status in (Status.NO_INPUT, Status.BAD_VALUE) and detail < len(operation.inputs):
        what = "lacks" if status is Status.NO_INPUT else "does not accept the value of"
        text = f"{name}: the board {what} {operation.inputs[detail].name}"
    else:
        text = f"{name}: {refusal}"
    return kind(text, status=status, detail=detail, operation=name)
