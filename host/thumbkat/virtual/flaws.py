"""What tracking found in a program, for people: where it is, which instruction, and what is wrong with it.
And what the program itself declares to be public."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from thumbkat.errors import UsageError
from thumbkat.image.disassembly import one_instruction
from thumbkat.image.symbols import Symbols
from thumbkat.virtual.core.tracking import Finding, Found, Public, Tracking

__all__ = ["Declared", "Flaw", "called_by_convention", "declared_public", "flaws"]

_NAMES = {"sb": 9, "sl": 10, "fp": 11, "ip": 12, "sp": 13, "lr": 14} | {f"r{n}": n for n in range(15)}

_WHAT = {
    Found.BRANCH: "a branch or condition that depends on a secret",
    Found.LOAD_ADDRESS: "a load whose address depends on a secret",
    Found.STORE_ADDRESS: "a store whose address depends on a secret",
    Found.TIME: "takes a time that depends on its operands, and these on a secret",
    Found.READ_OUTSIDE: "reads {detail:#010x}, which is outside of its memory",
    Found.WRITE_OUTSIDE: "writes {detail:#010x}, which is outside of its memory",
    Found.REGISTERS: "returns with other values in {registers}, which it has to keep",
    Found.STACK: "returns with another stack pointer",
    Found.UNALIGNED_STACK: "calls {callee} with a stack pointer that is no multiple of 8",
    Found.UNKNOWN: "an instruction that nobody can follow secrets through yet",
    Found.LEAVES: "writes what depends on a secret to {detail:#010x}, which is no memory",
    Found.LOST: "more than can be noted is found, or called, from here on",
}


@dataclass(frozen=True)
class Flaw:
    """`source` is file:line where there is debug information, else empty."""

    kind: Found
    address: int
    function: str
    source: str
    instruction: str
    what: str
    times: int

    def of(self, what: str) -> Flaw:
        """The same, found with something else than secrets marked as such."""
        return replace(self, what=self.what.replace("a secret", what))

    def __str__(self) -> str:
        where = " ".join(part for part in (self.source, self.function) if part)
        return f"{where}: {self.instruction}: {self.what}" + (
            f" ({self.times:,} times)" if self.times > 1 else ""
        )


def flaws(symbols: Symbols, findings: Iterable[Finding]) -> list[Flaw]:
    """Each finding at its place, in the order of addresses."""
    return [_flaw(symbols, one) for one in sorted(findings, key=lambda one: (one.address, one.kind))]


def _flaw(symbols: Symbols, found: Finding) -> Flaw:
    instruction = one_instruction(symbols, found.address)
    what = _WHAT[found.kind].format(
        detail=found.detail, registers=_registers(found.detail), callee=symbols.named(found.detail)
    )
    return Flaw(
        found.kind,
        found.address,
        symbols.named(found.address),
        str(symbols.line(found.address) or ""),
        " ".join(instruction.text.split()) if instruction else f"{found.address:#010x}",
        what,
        found.times,
    )


def _registers(bits: int) -> str:
    names = [f"{'r' if bit < 16 else 's'}{bit}" for bit in range(32) if bits >> bit & 1]
    return ", ".join(names)


def called_by_convention(symbols: Symbols) -> list[int]:
    """Where the functions begin that keep the calling convention: all of them, but for routines in assembly
    that nobody outside of their library can see. These may have a convention of their own."""
    there = symbols.functions
    return [one.address for one in there if one.exported or not _is_assembly(symbols, one.address)]


def _is_assembly(symbols: Symbols, address: int) -> bool:
    line = symbols.line(address)
    return line is not None and line.file.endswith((".S", ".s"))


@dataclass(frozen=True)
class Declared:
    """A declaration in the program, and what came of it."""

    reason: str
    place: Public
    function: str
    source: str

    def seen(self, tracking: Iterable[Public]) -> Declared:
        """The same, with what a run said of it."""
        found = next(one for one in tracking if one.address == self.place.address)
        return replace(self, place=found)


def declared_public(symbols: Symbols) -> list[Declared]:
    """What an ELF declares to be public. Each entry: address u32, then as strings the register with the
    address or the value, the register with the length or "value", the file and line, and the reason."""
    data = symbols.declarations
    found = []
    at = 0
    while at < len(data):
        address = int.from_bytes(data[at : at + 4], "little") & ~1
        texts = data[at + 4 :].split(b"\0", 4)
        if len(texts) < 5:
            raise UsageError(f"{symbols.path}: what it declares to be public is cut off")
        register, length, source, reason = (text.decode("utf-8", "replace") for text in texts[:4])
        at += 4 + sum(len(text) + 1 for text in texts[:4])
        if register not in _NAMES or (length != "value" and length not in _NAMES):
            raise UsageError(f"{symbols.path} declares to be public what {register} and {length} hold")
        if symbols.at(address) is None:
            continue  # the linker dropped the code
        place = Public(address, _NAMES[register], None if length == "value" else _NAMES[length])
        found.append(Declared(reason, place, symbols.named(address), source))
    return found


def watch(tracking: Tracking, symbols: Symbols) -> list[Declared]:
    """Lets tracking know the program: its functions and its declarations, which are returned."""
    declared = declared_public(symbols)
    tracking.publics([one.place for one in declared])
    tracking.functions(called_by_convention(symbols))
    return declared
