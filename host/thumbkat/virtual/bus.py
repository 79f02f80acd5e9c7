"""A debugger's way to the bus of a virtual board, and to its reset pin."""

from __future__ import annotations

import time
from collections.abc import Mapping
from contextlib import AbstractContextManager, ExitStack
from typing import Protocol

from thumbkat.virtual.board import State
from thumbkat.virtual.core import Model

DHCSR = 0xE000EDF0
_DEBUG_KEY = 0xA05F0000
_C_DEBUGEN = 1 << 0
_S_HALT = 1 << 17
_S_SLEEP = 1 << 18
_S_LOCKUP = 1 << 19
_S_RETIRE_ST = 1 << 24  # these two are cleared by reading
_S_RESET_ST = 1 << 25
_FP_CTRL = 0xE0002000
_FP_OFF = 1 << 1  # the key, without the bit that enables

# How long a debugger that asks whether the core has halted waits for a yes.
_PATIENCE = 0.002
_LOOK = 0.0001


class AccessPort(Protocol):
    def read(self, register: int) -> int: ...

    def write(self, register: int, value: int) -> None: ...


class DebuggedCore(Protocol):
    """What the probe needs of a core: the debugger's way to its bus."""

    @property
    def model(self) -> Model: ...

    def peek(self, address: int, size: int) -> int: ...

    def poke(self, address: int, size: int, value: int) -> None: ...

    def read(self, address: int, length: int) -> bytes: ...

    def write(self, address: int, data: bytes) -> None: ...


class DebuggedBoard(Protocol):
    """What the probe needs of a board."""

    @property
    def name(self) -> str: ...

    @property
    def core(self) -> DebuggedCore: ...

    @property
    def state(self) -> State: ...

    @property
    def access_ports(self) -> Mapping[int, AccessPort]: ...

    def stopped(self) -> AbstractContextManager[None]:
        """In there the core does not run. It may be nested."""
        ...

    def reset(self) -> None: ...


class Bus:
    """Every access may raise BusFault, and stops the core for as long as it takes."""

    def __init__(self, board: DebuggedBoard) -> None:
        self.board = board
        self._held = ExitStack()
        self._in_reset = False

    # Memory

    def read(self, address: int, size: int) -> int:
        """A byte, a half-word or a word."""
        _aligned(address, size)
        if address == DHCSR and size == 4:
            return self._read_dhcsr()
        with self.board.stopped():
            return self.board.core.peek(address, size)

    def write(self, address: int, size: int, value: int) -> None:
        _aligned(address, size)
        with self.board.stopped():
            self.board.core.poke(address, size, value)

    def read_block(self, address: int, length: int) -> bytes:
        with self.board.stopped():
            return self.board.core.read(address, length)

    def write_block(self, address: int, data: bytes) -> None:
        with self.board.stopped():
            self.board.core.write(address, data)

    def _read_dhcsr(self) -> int:
        """A debugger asks again and again while the core runs. Each question stops the core for a moment, so
        the answer waits a little for the halt."""
        once = 0
        deadline = time.monotonic() + _PATIENCE
        while True:
            with self.board.stopped():
                value = self.board.core.peek(DHCSR, 4)
            once |= value & (_S_RETIRE_ST | _S_RESET_ST)
            if self._in_reset:
                return value | _S_RESET_ST
            settled = not value & _C_DEBUGEN or value & (_S_HALT | _S_SLEEP | _S_LOCKUP)
            if settled or once & _S_RESET_ST:
                return value | once
            time.sleep(_LOOK)
            while self.board.state is State.RUNS and time.monotonic() < deadline:
                time.sleep(_LOOK)
            if time.monotonic() >= deadline:
                return value | once

    # The reset pin

    def assert_reset(self, asserted: bool) -> None:
        if asserted and not self._in_reset:
            self._held.enter_context(self.board.stopped())
            self._in_reset = True
            self.board.reset()
        elif not asserted and self._in_reset:
            # Once more: what the debugger has asked for meanwhile (vector catch) counts from here.
            self.board.reset()
            self._in_reset = False
            self._held.close()

    @property
    def in_reset(self) -> bool:
        return self._in_reset

    def reset(self) -> None:
        self.assert_reset(True)
        self.assert_reset(False)

    def let_go(self, *, said_goodbye: bool) -> None:
        """The debugger has gone. Nobody is left to resume a core that it had halted when it died: then the
        board starts anew, as it would after its cable was pulled."""
        self.assert_reset(False)
        if not said_goodbye:
            with self.board.stopped():
                core = self.board.core
                halted = core.peek(DHCSR, 4) & _S_HALT
                core.poke(DHCSR, 4, _DEBUG_KEY)
                # A breakpoint that nobody waits for is a fault.
                core.poke(_FP_CTRL, 4, _FP_OFF)
                if halted:
                    self.board.reset()


def _aligned(address: int, size: int) -> None:
    if address % size:
        raise ValueError(f"{address:#010x} is not aligned to {size} bytes")
