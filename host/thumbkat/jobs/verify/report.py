"""What verify says: of each operation and property whether it holds, and what was found where."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from thumbkat.board import BoardInfo
from thumbkat.virtual.flaws import Declared, Flaw

# In the order in which they are shown, with what they promise.
PROPERTIES = {
    "secrets": "no branch, address or variable time depends on a secret, and none goes to a device",
    "timing": "cycles and addresses are the same with other secrets",
    "convention": "functions keep the registers and the stack pointer that they have to keep",
    "memory": "no access leaves the operation's memory, and nothing depends on memory that nobody wrote",
    "residue": "afterwards nothing depends on a secret but declared outputs and state",
    "interrupts": "interrupts that scribble over the stack and free registers change no result",
}


@dataclass(frozen=True)
class Found:
    """Something that is not as it should be. The last three are empty where it is at no instruction."""

    property: str
    operation: str
    what: str
    source: str = ""
    function: str = ""
    instruction: str = ""

    @classmethod
    def at(cls, name: str, operation: str, flaw: Flaw) -> Found:
        what = flaw.what + (f" ({flaw.times:,} times)" if flaw.times > 1 else "")
        return cls(name, operation, what, flaw.source, flaw.function, flaw.instruction)

    def to_json(self) -> dict[str, str]:
        return {
            "property": self.property,
            "operation": self.operation,
            "what": self.what,
            "source": self.source,
            "function": self.function,
            "instruction": self.instruction,
        }


@dataclass
class Verified:
    """One operation. `done` says for each property how much was looked at; one that is missing does not
    apply."""

    name: str
    done: dict[str, str] = field(default_factory=dict)
    found: list[Found] = field(default_factory=list)

    def add(self, name: str, what: str) -> None:
        self.found.append(Found(name, self.name, what))

    def add_at(self, name: str, flaw: Flaw) -> None:
        self.found.append(Found.at(name, self.name, flaw))

    def failed(self, name: str) -> bool:
        return any(one.property == name for one in self.found)


@dataclass(frozen=True)
class VerifyReport:
    info: BoardInfo
    address: str
    full: bool
    operations: tuple[Verified, ...]
    declared: tuple[Declared, ...]

    @property
    def found(self) -> list[Found]:
        return [one for operation in self.operations for one in operation.found]

    def to_json(self) -> dict[str, Any]:
        return {
            "schema": 1,
            "board": {"board": self.info.board, "address": self.address, "core": self.info.core},
            "image_crc": f"{self.info.image_crc:08x}",
            "flags": self.info.flags,
            "full": self.full,
            "operations": [
                {
                    "name": one.name,
                    "properties": {
                        name: {"ok": not one.failed(name), "done": one.done[name]}
                        for name in PROPERTIES
                        if name in one.done
                    },
                }
                for one in self.operations
            ],
            "findings": [one.to_json() for one in self.found],
            "declassified": [
                {
                    "reason": one.reason,
                    "source": one.source,
                    "function": one.function,
                    "times": one.place.times,
                    "bits": one.place.bits,
                }
                for one in self.declared
            ],
        }
