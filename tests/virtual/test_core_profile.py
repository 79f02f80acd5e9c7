"""The profile: executions and cycles at each instruction, and who called whom."""

from __future__ import annotations

import pytest

from tests.virtual.core_machine import FIRST_INTERRUPT, ISER, PROGRAM, RAM, Machine
from thumbkat.virtual import core
from thumbkat.virtual.core import Edge, Model, Stall, Stop


@pytest.fixture(params=[Model.M0, Model.M4F], ids=lambda model: model.name)
def machine(request: pytest.FixtureRequest) -> Machine:
    return Machine(request.param)


def test_spots_count_executions_and_cycles(machine: Machine) -> None:
    machine.load("movs r0, #10; 1: adds r1, #1; subs r0, #1; bne 1b; nop; b .")
    machine.core.profile(PROGRAM, 0x100)
    begin = machine.core.cycles
    machine.run_to(PROGRAM + 8)
    branch = 3 if machine.model is Model.M0 else 2
    spots = {spot.address - PROGRAM: (spot.executions, spot.cycles) for spot in machine.core.spots()}
    assert spots == {0: (1, 1), 2: (10, 10), 4: (10, 10), 6: (10, 9 * branch + 1)}
    assert sum(cycles for _, cycles in spots.values()) == machine.core.cycles - begin
    (untaken,) = (spot for spot in machine.core.spots() if spot.stalls)
    assert untaken.stalls == {Stall.BRANCH: 9 * (branch - 1)}


def test_a_profile_does_not_change_time(machine: Machine) -> None:
    source = (
        "movs r0, #50; 1: ldr r2, [r1]; str r2, [r1, #4]; ldr r3, [r1]; muls r3, r2; subs r0, #1; bne 1b; nop"
    )
    total = []
    for profiled in (False, True):
        machine.load(source)
        machine.core.set(1, RAM)
        if profiled:
            machine.core.profile(PROGRAM, 0x100)
        begin = machine.core.cycles
        machine.run_to(PROGRAM + 14)
        total.append(machine.core.cycles - begin)
    assert total[0] == total[1]


def test_only_the_range_counts(machine: Machine) -> None:
    machine.load("nop; nop; nop; nop; b .")
    machine.core.profile(PROGRAM + 2, 4)
    machine.step(4)
    assert [spot.address for spot in machine.core.spots()] == [PROGRAM + 2, PROGRAM + 4]
    machine.core.profile_end()
    assert list(machine.core.spots()) == []
    assert machine.core.edges() == []
    for base, size in ((1, 4), (0, 0), (0, 3), (0xFFFF_FFFE, 4)):
        with pytest.raises(ValueError, match="no profile"):
            machine.core.profile(base, size)


def _edges(machine: Machine) -> dict[tuple[int, int], tuple[int, int]]:
    edges = {}
    for edge in machine.core.edges():
        assert isinstance(edge, Edge)
        caller = edge.caller - PROGRAM if edge.caller else -1
        edges[caller, edge.callee - PROGRAM] = (edge.calls, edge.cycles)
    return edges


CALLS = """
main:   push {r4, lr}       @ 0
        nop
        bl   first          @ 4
        bl   second         @ 8
        pop  {r4, pc}       @ 12
        nop
first:  push {r4, lr}       @ 16
        nop
        bl   second         @ 20
        bl   second         @ 24
        pop  {r4, pc}       @ 28
        nop
second: nop                 @ 32
        nop
        bx   lr             @ 36
"""


def test_edges(machine: Machine) -> None:
    machine.load(CALLS)
    machine.core.set(core.LR, 0x201)
    machine.core.profile(PROGRAM, 0x100)
    begin = machine.core.cycles
    machine.run_to(0x200)
    total = machine.core.cycles - begin
    # A call's cycles are from its first instruction to the return, two NOPs and BX. BL is the caller's.
    second = 2 + 3 if machine.model is Model.M0 else 2 + 2
    edges = _edges(machine)
    first = edges[0, 16][1]
    assert edges == {
        (-1, 0): (1, total),
        (0, 16): (1, first),
        (16, 32): (2, 2 * second),
        (0, 32): (1, second),
    }
    frame = 3 + 1 + 6 if machine.model is Model.M0 else 3 + 1 + 4  # PUSH, NOP and POP
    bl = 4 if machine.model is Model.M0 else 2
    assert first == frame + 2 * (bl + second)
    assert total == frame + bl + first + bl + second


def test_recursion_counts_outermost_cycles(machine: Machine) -> None:
    machine.load(
        "b 2f; .align 2; 1: push {lr}; subs r0, #1; beq 3f; bl 1b; 3: pop {pc}; .align 2; 2: bl 1b; b ."
    )
    machine.core.set(0, 5)
    machine.core.profile(PROGRAM, 0x100)
    begin = machine.core.cycles
    assert machine.run(300) is Stop.DEADLINE
    edges = _edges(machine)
    calls = {(caller, callee): count for (caller, callee), (count, _) in edges.items() if callee == 4}
    assert sum(calls.values()) == 5
    recursive = edges[4, 4]
    assert recursive == (4, 0)
    (outer,) = (value for (caller, callee), value in edges.items() if callee == 4 and caller != 4)
    assert 0 < outer[1] < machine.core.cycles - begin


def test_a_call_through_a_register_and_a_return_by_other_means(machine: Machine) -> None:
    machine.load("adr r0, 1f; adds r0, #1; blx r0; b .; .align 2; 1: mov r3, lr; push {r3}; pop {pc}")
    machine.core.profile(PROGRAM, 0x100)
    machine.run(100)
    edges = _edges(machine)
    assert edges[0, 8][0] == 1
    assert edges[0, 8][1] < 30


def test_an_exception_is_called_by_nobody(machine: Machine) -> None:
    machine.load("1: nop; b 1b", {FIRST_INTERRUPT: "nop; bx lr"})
    machine.core.poke(ISER, 4, 1)
    machine.core.profile(PROGRAM, 0x3000)
    machine.step(5)
    machine.core.interrupt(0, True)
    machine.core.interrupt(0, False)
    machine.run(200)
    edges = _edges(machine)
    entry = 16 if machine.model is Model.M0 else 12
    assert edges[-1, 0x2000] == (1, entry + 1 + 1 + entry)


TAIL_CALLS = """
main:   push {r4, lr}       @ 0
        nop
        bl   first          @ 4
        pop  {r4, pc}       @ 8
        nop
first:  nop                 @ 12
        b    second         @ 14
second: subs r0, #1         @ 16
        beq  1f
        b    second         @ 20
1:      bx   lr             @ 22
"""


@pytest.mark.parametrize("known", [False, True])
def test_jumps_between_functions(machine: Machine, known: bool) -> None:
    machine.load(TAIL_CALLS)
    machine.core.set(0, 3)
    machine.core.set(core.LR, 0x201)
    functions = (PROGRAM, PROGRAM + 12, PROGRAM + 16, 0x3000_0000) if known else ()
    machine.core.profile(PROGRAM, 0x100, functions)
    machine.run_to(0x200)
    edges = _edges(machine)
    own = {spot.address - PROGRAM: spot.cycles for spot in machine.core.spots()}
    second = sum(cycles for address, cycles in own.items() if address >= 16)
    assert edges[0, 12] == (1, own[12] + own[14] + second)
    assert set(edges) == {(-1, 0), (0, 12)} | ({(12, 16)} if known else set())
    if known:  # the loop to its own beginning is none
        assert edges[12, 16] == (1, second)


def test_jumps_back_and_forth_are_a_loop(machine: Machine) -> None:
    """Two functions that jump to each other: the calls do not pile up."""
    machine.load("ping: subs r0, #1; beq 1f; b pong; 1: bx lr; pong: nop; b ping")
    machine.core.set(0, 1000)
    machine.core.set(core.LR, 0x201)
    machine.core.profile(PROGRAM, 0x100, (PROGRAM, PROGRAM + 8))
    begin = machine.core.cycles
    machine.run_to(0x200, 100_000)
    edges = _edges(machine)
    assert edges[-1, 0] == (1, machine.core.cycles - begin)
    assert edges[0, 8][0] == 999


def test_chained_exceptions_are_two(machine: Machine) -> None:
    handlers = {FIRST_INTERRUPT: "nop; bx lr", FIRST_INTERRUPT + 1: "nop; nop; bx lr"}
    machine.load("1: nop; b 1b", handlers)
    machine.core.poke(ISER, 4, 3)
    machine.core.profile(PROGRAM, 0x3000)
    machine.step(5)
    for number in (0, 1):
        machine.core.interrupt(number, True)
        machine.core.interrupt(number, False)
    machine.run(200)
    edges = _edges(machine)
    entry = 16 if machine.model is Model.M0 else 12
    assert edges[-1, 0x2000] == (1, entry + 1 + 1 + 6)
    assert edges[-1, 0x2100] == (1, 6 + 2 + 1 + entry)


def test_two_frames_left_at_once(machine: Machine) -> None:
    """A jump to the caller's caller, as longjmp makes it, ends both calls."""
    machine.load(
        "bl 1f; b .; .align 2; 1: mov r4, lr; mov r5, sp; push {r0}; bl 2f; b .; .align 2;"
        "2: mov sp, r5; bx r4"
    )
    machine.core.profile(PROGRAM, 0x100)
    machine.run(200)
    edges = _edges(machine)
    assert edges[0, 8][0] == edges[8, 20][0] == 1
    assert 0 < edges[8, 20][1] < edges[0, 8][1] < 60
