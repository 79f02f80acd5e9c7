"""Interrupts that scribble, and coming back to a state of the core."""

from __future__ import annotations

from itertools import repeat

import pytest

from tests.builds import images
from tests.virtual.core_machine import CPUS, RAM, assemble
from thumbkat.errors import CheckFailed
from thumbkat.virtual.core import LR, PC, R0, S0, SP, Model
from thumbkat.virtual.disturb import CODES, SCRIBBLED_BYTES, SOURCES
from thumbkat.virtual.local import LocalBoard
from thumbkat.virtual.snapshot import Snapshot


@pytest.mark.parametrize("model", SOURCES)
def test_the_handler_is_its_source(model: Model) -> None:
    assert assemble(SOURCES[model], CPUS[model]) == CODES[model]
    assert f"#{SCRIBBLED_BYTES // 4}" in SOURCES[model]


@pytest.mark.parametrize("board", ["bbcmicrobit", "disco_f407vg"])
def test_interrupts(board: str) -> None:
    """At every instruction: all registers of the program survive, what is free does not, and time goes on."""
    with LocalBoard(board, images()[board]) as local:
        core = local.chip.core
        seen: list[tuple[int, int]] = []

        def begun() -> None:
            before = Snapshot(core, local.ram)
            end = core.get(LR) & ~1
            core.view(core.get(SP) - 256, 256)[:] = bytes(256)
            assert local.disturber.run_to(end) == 0
            undisturbed = core.get(R0), core.get(SP)
            before.restore()
            assert bytes(core.view(local.ram.start, len(local.ram))) == before.content
            with local.disturber.installed():
                count = local.disturber.run_to(end, repeat(1))
            assert core.get(PC) == end
            assert (core.get(R0), core.get(SP)) == undisturbed
            below = bytes(core.view(core.get(SP) - 256, 256))
            seen.append((count, below.count(0xA5)))
            before.restore()

        local.during(
            lambda: local.board.measure("chacha20.block", block=bytes(range(64))), begun, lambda: None
        )
        ((count, scribbled),) = seen
        assert count > 500
        assert scribbled >= SCRIBBLED_BYTES
        # Nothing of it is left behind.
        assert local.board.call("chacha20.block", block=bytes(range(64))).data("result")


def test_a_program_that_falls_over_is_said() -> None:
    with LocalBoard("bbcmicrobit", images()["bbcmicrobit"]) as local:
        core = local.chip.core

        def begun() -> None:
            before = Snapshot(core, local.ram)
            core.set(PC, 0x1000_0000 - 2)  # where there is nothing
            with local.disturber.installed(), pytest.raises(CheckFailed, match="after an interrupt"):
                local.disturber.run_to(core.get(LR) & ~1, repeat(1))
            before.revive()

        local.during(lambda: local.board.measure("chacha20.block", block=bytes(64)), begun, lambda: None)
        assert local.board.call("keccak.sha3_256", message=b"").data("digest").hex().startswith("a7ffc6f8")


def test_a_snapshot_has_the_fpu() -> None:
    with LocalBoard("disco_f407vg", images()["disco_f407vg"]) as local:
        core = local.chip.core
        core.set(S0 + 17, 0x1234)
        before = Snapshot(core, range(RAM, RAM + 16))
        core.set(S0 + 17, 0)
        core.view(RAM, 4)[:] = b"abcd"
        before.restore()
        assert core.get(S0 + 17) == 0x1234
        assert bytes(core.view(RAM, 16)) == before.content
        with pytest.raises(ValueError, match="no memory"):
            core.view(0x7000_0000, 4)
