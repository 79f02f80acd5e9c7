"""Programs of a few instructions, put into a flash by hand."""

from __future__ import annotations

import struct

from thumbkat.boards import load_board
from thumbkat.virtual.board import VirtualBoard
from thumbkat.virtual.chips import Cause

# Instructions on the address in r0 and the value in r1.
LDR, LDRH, LDRB, STR, STRH, STRB = 0x6801, 0x8801, 0x7801, 0x6001, 0x8001, 0x7001
BLX_R0 = 0x4780
HERE = 0xE7FE  # b .
WFI = 0xBF30
NOP = 0xBF00
BKPT = 0xBE00
UDF = 0xDE00

STACK_TOP = 0x2000_1000
_CODE = 0x100


def program(
    origin: int, *actions: int | tuple[int, int, int], handler: int = HERE, systick: int = HERE
) -> bytes:
    """A vector table and code. An action is an instruction, or an instruction with what r0 and r1 are before
    it. After the last one it stays where it is; so it does, elsewhere, in every exception."""
    code: list[int] = []
    literals: list[int] = []
    # The pool begins behind the code: three instructions for each of the longer actions, and `b .`.
    length = sum(1 if isinstance(action, int) else 3 for action in actions) + 1
    pool = length + 1 & ~1
    for action in actions:
        if isinstance(action, int):
            code.append(action)
            continue
        instruction, address, value = action
        for register, literal in enumerate((address, value)):
            place = 2 * pool + 4 * len(literals)
            code.append(0x4800 | register << 8 | (place - (2 * len(code) + 4 & ~3)) // 4)
            literals.append(literal)
        code.append(instruction)
    code.append(HERE)
    code += [NOP] * (pool - length)
    begin = origin + _CODE
    table = [STACK_TOP, begin | 1] + [origin + _CODE - 4 | 1] * 62
    table[15] = origin + _CODE - 2 | 1
    body = struct.pack(f"<{len(code)}H", *code) + struct.pack(f"<{len(literals)}I", *literals)
    vectors = bytearray(struct.pack("<64I", *table))
    vectors[_CODE - 4 :] = struct.pack("<2H", handler, systick)
    return bytes(vectors) + body


def end_of(origin: int, *actions: int | tuple[int, int, int]) -> int:
    """Where a program that came to its end is."""
    return origin + _CODE + 2 * sum(1 if isinstance(action, int) else 3 for action in actions)


def handler_of(origin: int) -> int:
    return origin + _CODE - 4


class Programmed:
    """A board that has done its program. `outcome` is "end", "fault", or where it is else."""

    def __init__(
        self,
        board_id: str,
        *actions: int | tuple[int, int, int],
        serve_line: bool = False,
        paced: bool = False,
        handler: int = HERE,
        systick: int = HERE,
    ) -> None:
        self.reports: list[str] = []
        self.board = VirtualBoard(
            load_board(board_id),
            name="programmed",
            seed=1,
            report=self.reports.append,
            serve_line=serve_line,
            paced=paced,
        )
        self.origin = self.board.chip.flash.base
        self._actions = actions
        image = program(self.origin, *actions, handler=handler, systick=systick)
        self.board.chip.flash.put(self.origin, image)
        self.board.chip.reset(Cause.POWER)

    def __enter__(self) -> Programmed:
        return self

    def __exit__(self, *_: object) -> None:
        self.board.close()

    @property
    def outcome(self) -> str:
        self.board.run_until(self.board.core.cycles + 2000)
        places = {end_of(self.origin, *self._actions): "end", handler_of(self.origin): "fault"}
        place = self.board.core.get(15)
        return places.get(place, f"{place:#x}")
