"""The procedure call standard (AAPCS32), as a check of one call of a routine on a virtual core.

A call arrives with rubbish in every register that means nothing, above the width of narrow arguments, and
below SP. It must not reach the results; what the routine has to keep must be kept; and SP must be a multiple
of 8 wherever a function is entered.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random

from thumbkat.virtual import CallFailed, CallResult, Program, Wide
from thumbkat.virtual.core import LR, PC, R0, S0, SP, XPSR, Stop
from thumbkat.virtual.core.tracking import OUTSIDE, Range, Rights
from thumbkat.virtual.flaws import flaws

_KEPT = [f"r{number}" for number in range(4, 12)]
# Two places to return to that no bit of an address is the same in, and where no memory is.
_RETURNS = (0x1555_5554, 0x0AAA_AAAA)
_RETURN = 0x1FFF_FFF0  # of a call of Program
_STACK_BELOW = 2048  # bytes of the stack with rubbish in them
_FLAGS = 0xF80F_0000  # N, Z, C, V, Q and, of SIMD instructions, GE
_THUMB = 1 << 24
_DHCSR = 0xE000_EDF0
_DEBUG, _STEP = 0xA05F_0001, 0xA05F_0005
_BKPT = b"\x00\xbe"


class Breach(Exception):
    """A routine broke the calling convention."""


@dataclass(frozen=True)
class Rubbish:
    """Random bits, or the very opposite ones: in two calls, one with each, every bit has both values."""

    seed: str
    inverted: bool

    def words(self) -> Iterator[int]:
        random = Random(self.seed)
        while True:
            yield random.getrandbits(32) ^ (0xFFFF_FFFF if self.inverted else 0)


def both(seed: str) -> tuple[Rubbish, Rubbish]:
    return Rubbish(seed, inverted=False), Rubbish(seed, inverted=True)


class WatchedProgram(Program):
    """A program that is called with chosen values in all registers and flags, and stops at functions to look
    at SP.

    `unwatched` are the functions that assembly calls with conventions of its own. `fpu_left_alone`: a call
    has to keep s0 to s15 as well.
    """

    def __init__(
        self,
        image: str | Path | Sequence[str | Path],
        core: str,
        unwatched: Iterable[str] = (),
        *,
        fpu_left_alone: bool = False,
    ) -> None:
        super().__init__(image, core)
        self.fpu = core == "cortex-m4f"
        self._kept = list(_KEPT)
        if self.fpu:
            self._kept += [f"s{number}" for number in range(0 if fpu_left_alone else 16, 32)]
        self.entered: list[str] = []  # by the last rough call, in order, without the function itself
        self._chosen: dict[int, int] = {}
        self._below = b""
        self._sp = 0
        self._watched: dict[int, tuple[str, bytes]] = {}
        unwatched = set(unwatched)
        self._functions = {
            one.address: (one.name, self.read(one.address, 2))
            for one in self.symbols.functions
            if one.name not in unwatched
        }
        # Code as it is, and with a breakpoint at each of them: written at once, as there are hundreds.
        self._code: list[tuple[int, bytes, bytes]] = []
        for piece in self.symbols.pieces:
            inside = [address for address in self._functions if piece.address <= address < piece.end]
            if inside:
                assert not piece.writable, "what the program changes there would be lost"
                plain = self.read(piece.address, piece.size)
                stops = bytearray(plain)
                for address in inside:
                    at = address - piece.address
                    stops[at : at + len(_BKPT)] = _BKPT
                self._code.append((piece.address, plain, bytes(stops)))

    def rough_call(
        self, function: str, *arguments: int | Wide, given: int, rubbish: Rubbish
    ) -> CallResult:
        """Calls it with rubbish everywhere but in its `given` argument registers; Breach if it does not keep
        what it has to."""
        words = rubbish.words()
        chosen = {R0 + number: next(words) for number in range(given, 13)}
        flags = next(words) & _FLAGS
        if self.fpu:
            chosen |= {S0 + number: next(words) for number in range(32)}
        else:
            flags &= 0xF000_0000
        back = _RETURNS[rubbish.inverted]
        self._chosen = chosen | {XPSR: _THUMB | flags, LR: back | 1}
        self._below = next(words).to_bytes(4, "little") * (_STACK_BELOW // 4)
        with self._watching(function, back):
            result = self.call(function, *arguments)
        for name in self._kept:
            before = chosen[(R0 if name[0] == "r" else S0) + int(name[1:])]
            after = result.registers[name]
            if before != after:
                raise Breach(f"{function} does not keep {name}: {before:#010x} before, {after:#010x} after")
        off = self.core.get(SP) - self._sp
        if off:
            raise Breach(f"{function} returns with SP off by {off}")
        return result

    def bounded_call(self, function: str, *arguments: int | Wide, ranges: Iterable[Range]) -> CallResult:
        """Calls it; Breach if an access goes to none of these ranges, nor to the stack, nor to code and
        constants."""
        pieces = (one for one in self.symbols.pieces if not one.writable)
        tracking = self.core.track()
        tracking.ranges(
            [
                *(one for one in ranges if one.size),
                *(Range(one.address, one.size, Rights.READ) for one in pieces),
                Range(self._stack_base, len(self._stack)),
            ]
        )
        try:
            result = self.call(function, *arguments)
            for one in flaws(self.symbols, tracking.findings()):
                if one.kind in OUTSIDE:
                    raise Breach(str(one))
            return result
        finally:
            tracking.end()

    @contextmanager
    def _watching(self, function: str, back: int) -> Iterator[None]:
        self.core.stop_at(back)
        own = self.symbols.function(function).address
        self._watched = {address: found for address, found in self._functions.items() if address != own}
        self.entered = []
        for start, _, stops in self._code:
            self.write(start, stops)
        if own in self._functions:
            self.write(own, self._functions[own][1])
        try:
            yield
        finally:
            for start, plain, _ in self._code:
                self.write(start, plain)
            self._watched = {}
            self._chosen, self._below = {}, b""
            self.core.stop_at(_RETURN)

    def _begin(
        self, function: str | int, arguments: Sequence[int | Wide], registers: Mapping[str, int | float]
    ) -> None:
        super()._begin(function, arguments, registers)
        for register, bits in self._chosen.items():
            self.core.set(register, bits)
        self._sp = self.core.get(SP)
        end = self._sp - self._stack_base
        self._stack[end - len(self._below) : end] = self._below

    def _run(self, function: str | int, max_cycles: int) -> None:
        end = self.core.cycles + max_cycles
        while True:
            stop = self.core.run(end)
            if stop is Stop.STOPPED:
                return
            at = self.core.get(PC)
            if stop is not Stop.HALTED or at not in self._watched:
                name = function if isinstance(function, str) else hex(function)
                raise CallFailed(f"{name}: {self._why(stop, max_cycles)}")
            name, code = self._watched[at]
            self.entered.append(name)
            sp = self.core.get(SP)
            if sp % 8:
                raise Breach(f"{function} has {name} called with SP at {sp:#x}, not a multiple of 8")
            # Its first instruction, without the breakpoint.
            self.write(at, code)
            self.core.poke(_DHCSR, 4, _STEP)
            self.core.run(end)
            self.write(at, _BKPT)
            self.core.poke(_DHCSR, 4, _DEBUG)
