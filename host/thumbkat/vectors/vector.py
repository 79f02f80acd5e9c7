"""What every reader of test vectors gives: one Vector for each test of the file."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

Value = bytes | int | str


class Kind(StrEnum):
    """What a vector asks for. An algorithm has one kind; a Monte Carlo vector belongs to a hash or an XOF."""

    EXCHANGE = "key exchange"
    HASH = "hash"
    XOF = "extendable-output function"
    MONTE_CARLO = "Monte Carlo"
    AEAD = "authenticated encryption"
    AGREEMENT = "key agreement"
    SIGNATURE = "signature"
    STREAM = "stream cipher"
    MAC = "authentication"
    BOX = "secret-key boxes"


class Expect(StrEnum):
    """What an implementation must do: give the outputs, give them or refuse, refuse."""

    VALID = "valid"
    ACCEPTABLE = "acceptable"
    INVALID = "invalid"


@dataclass(frozen=True)
class Vector:
    """One test. A vector with `skip` is well-formed, but nothing here can run it; `skip` says why."""

    algorithm: str
    kind: Kind
    id: str
    inputs: Mapping[str, Value]
    outputs: Mapping[str, bytes]
    file: str
    line: int
    expect: Expect = Expect.VALID
    skip: str | None = field(default=None)

    @property
    def source(self) -> str:
        return f"{self.file}:{self.line}"
