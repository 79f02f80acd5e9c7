"""Single functions of any ELF: arguments, memory, results, cycles, and what goes wrong."""

from __future__ import annotations

import struct
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.virtual.assembled import assemble, function, program
from thumbkat.errors import UsageError
from thumbkat.virtual.core import BusFault
from thumbkat.virtual.function import CallFailed, CallResult, Program, Wide

CORES = ("cortex-m0", "cortex-m0+", "cortex-m4f")
PIECES = (
    function(
        "sum6",
        "adds r0, r1; adds r0, r2; adds r0, r3; ldr r1, [sp]; adds r0, r1; "
        "ldr r1, [sp, #4]; adds r0, r1; bx lr",
    )
    + function("negative", "rsbs r0, r0, #0; bx lr")
    + function("add64", "adds r0, r2; adcs r1, r3; bx lr")
    + function("second_wide", "mov r0, r2; mov r1, r3; bx lr")
    + function("stack_wide", "ldr r0, [sp]; ldr r1, [sp, #4]; bx lr")
    + function("saves", "push {r4-r7, lr}; movs r4, #1; pop {r4-r7, pc}")
    + function("spin", "b spin")
    + function("nowhere", "ldr r1, =0x50000000; ldr r0, [r1]; bx lr; .pool")
    + function("load", "ldr r0, [r0]; bx lr")
    + function("deep", "push {r4-r7, lr}; bl deep; pop {r4-r7, pc}")
    + function("undefined", "udf #1")
    + function("sleeps", "wfi; bx lr")
    + function("breaks", "bkpt #0; bx lr")
    + function("calls_svc", "nop; svc #3; bx lr")
    + function("arm", "movs r1, #4; bx r1")
    + function("constant", "ldr r1, =table; ldr r0, [r1]; bx lr; .pool")
    + function("spoils", "ldr r1, =table; str r0, [r1]; bx lr; .pool")
    + function("counter", "ldr r1, =count; ldr r0, [r1]; adds r0, #1; str r0, [r1]; bx lr; .pool")
    + ".section .rodata\n.global table\n.p2align 2\ntable: .word 0xcafe\n"
    ".data\n.global count\n.p2align 2\ncount: .word 41\n.bss\n.global room\n.p2align 2\nroom: .space 8\n"
)


@pytest.fixture(params=CORES)
def pieces(request: pytest.FixtureRequest, tmp_path: Path) -> Program:
    return program(tmp_path, PIECES, request.param)


@pytest.fixture
def m4(tmp_path: Path) -> Program:
    return program(tmp_path, PIECES, "cortex-m4f")


def is_m4(pieces: Program) -> bool:
    return "s0" in pieces.call("saves").registers


# Arguments and results


def test_arguments_beyond_four_are_on_the_stack(pieces: Program) -> None:
    assert pieces.call("sum6", 1, 20, 300, 4000, 50_000, 600_000).value == 654_321


def test_numbers_may_be_negative(pieces: Program) -> None:
    result = pieces.call("negative", 7)
    assert (result.value, result.signed) == (2**32 - 7, -7)
    assert pieces.call("negative", -7).value == 7


def test_wide_numbers_take_pairs(pieces: Program) -> None:
    assert pieces.call("add64", Wide(2**32 - 1), Wide(1)).wide == 2**32
    assert pieces.call("second_wide", 5, Wide(2**33 + 1)).wide == 2**33 + 1, "r1 is left out"
    assert pieces.call("stack_wide", 1, 2, 3, Wide(-2)).wide == 2**64 - 2, "r3 is left out"


@pytest.mark.parametrize("argument", [2**32, -(2**31) - 1, Wide(2**64)])
def test_numbers_must_fit(m4: Program, argument: int | Wide) -> None:
    with pytest.raises(UsageError, match="does not fit"):
        m4.call("negative", argument)


def test_bytes_are_no_argument(m4: Program) -> None:
    with pytest.raises(UsageError, match="alloc"):
        m4.call("negative", b"abc")  # type: ignore[arg-type]


def test_registers_of_an_own_convention(tmp_path: Path) -> None:
    made = program(
        tmp_path,
        function("own", "mov r0, r7; bx lr") + function("half", "vadd.f32 s0, s1, s1; bx lr"),
        "cortex-m4f",
    )
    assert made.call("own", registers={"r7": 9}).value == 9
    assert made.call("half", registers={"s1": 0.25}).single == 0.5
    with pytest.raises(UsageError, match="s40"):
        made.call("own", registers={"s40": 1.0})


def test_the_m0_has_no_fpu_registers(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="s1"):
        program(tmp_path, PIECES, "cortex-m0").call("saves", registers={"s1": 1.0})


# Cost


@pytest.mark.parametrize(
    ("core", "cycles"), [("cortex-m0", 6 + 1 + 9), ("cortex-m0+", 6 + 1 + 8), ("cortex-m4f", 6 + 1 + 7)]
)
def test_cycles_and_stack(tmp_path: Path, core: str, cycles: int) -> None:
    """PUSH of five, MOVS, POP of five with PC."""
    result = program(tmp_path, PIECES, core).call("saves")
    assert (result.cycles, result.instructions, result.stack) == (cycles, 3, 20)


def test_each_call_takes_the_same(pieces: Program) -> None:
    def costs(result: CallResult) -> tuple[int, int, int]:
        return result.cycles, result.instructions, result.stack

    first = costs(pieces.call("sum6", 1, 2, 3, 4, 5, 6))
    with pytest.raises(CallFailed):
        pieces.call("spin", max_cycles=1000)
    assert costs(pieces.call("sum6", 9, 9, 9, 9, 9, 9)) == first


def test_the_slow_multiplier(tmp_path: Path) -> None:
    path = assemble(tmp_path, function("square", "muls r0, r0; bx lr"), "cortex-m0")
    quick, slow = Program(path, "cortex-m0"), Program(path, "cortex-m0", slow_multiplier=True)
    assert slow.call("square", 3).value == quick.call("square", 3).value == 9
    assert slow.call("square", 3).cycles - quick.call("square", 3).cycles == 31


# Memory


def test_memory_stays_from_call_to_call(pieces: Program) -> None:
    assert [pieces.call("counter").value for _ in range(3)] == [42, 43, 44]
    assert struct.unpack("<I", pieces.read("count", 4)) == (44,)
    pieces.write("count", bytes(4))
    assert pieces.call("counter").value == 1


def test_constants_are_there_and_stay(pieces: Program) -> None:
    assert pieces.call("constant").value == 0xCAFE
    with pytest.raises(CallFailed, match=r"spoils.* at spoils\+"):
        pieces.call("spoils", 1)
    pieces.write("table", b"\x01\0\0\0")
    assert pieces.call("constant").value == 1, "the host may change them"


def test_allocated_memory_is_apart_from_everything(pieces: Program) -> None:
    first, second = pieces.alloc(b"abc"), pieces.alloc(5, align=64)
    assert pieces.address("room") + 8 <= first
    assert first + 3 <= second
    assert second % 64 == 0
    assert pieces.read(first, 3) == b"abc"
    assert pieces.read(second, 5) == bytes(5)
    assert pieces.call("load", pieces.alloc(b"\x78\x56\x34\x12")).value == 0x12345678


def test_there_is_an_end_to_memory(m4: Program) -> None:
    with pytest.raises(UsageError, match=r"ram=\(origin, size\)"):
        m4.alloc(1 << 20)
    with pytest.raises(UsageError, match="no memory for 4 bytes at 0x60000000"):
        m4.read(0x6000_0000, 4)


def test_more_ram(tmp_path: Path) -> None:
    made = Program(assemble(tmp_path, PIECES, "cortex-m4f"), ram=(0x2000_0000, 1 << 22))
    assert made.read(made.alloc(1 << 21), 1) == b"\0"


def test_devices_answer_elsewhere(tmp_path: Path) -> None:
    class Devices:
        def read(self, address: int, size: int) -> int:
            if address != 0x5000_0000:
                raise BusFault("nothing")
            return 77

        def write(self, address: int, size: int, value: int) -> None:
            raise BusFault("nothing")

    made = Program(assemble(tmp_path, PIECES, "cortex-m0"), "cortex-m0", devices=Devices())
    assert made.call("nowhere").value == 77


# What goes wrong


@pytest.mark.parametrize(
    ("name", "m0", "m4"),
    [
        ("spin", "no return within 100,000 cycles; it is at spin", ""),
        ("nowhere", "(ldr r0, [r1]; r1 = 0x50000000)", "nothing answers at 0x50000000"),
        ("deep", "needs more stack than 65,536 bytes", ""),
        ("undefined", "at undefined (udf #1)", "an instruction that this core does not have"),
        ("sleeps", "sleeps at sleeps+0x2", ""),
        ("breaks", "stopped by a BKPT at breaks", ""),
        ("calls_svc", "calls SVC at calls_svc+0x2, for which there is no handler", ""),
        ("arm", "HardFault", "Thumb functions have bit 0 set"),
    ],
)
def test_a_function_that_does_not_return_says_why(pieces: Program, name: str, m0: str, m4: str) -> None:
    with pytest.raises(CallFailed) as raised:
        pieces.call(name, max_cycles=100_000)
    assert str(raised.value).startswith(f"{name}: ")
    assert m0 in str(raised.value)
    if is_m4(pieces):
        assert m4 in str(raised.value)
    assert pieces.call("negative", 1).signed == -1, "the next call is not concerned"


def test_a_store_to_constants_is_called_that(m4: Program) -> None:
    with pytest.raises(CallFailed, match=f"{m4.address('table'):#010x} cannot be written: .* read-only"):
        m4.call("spoils", 1)


NONSENSE: list[tuple[Callable[[Program], object], str]] = [
    (lambda made: made.read("count", -4), "a length is an integer from 0 on, not -4"),
    (lambda made: made.read("count", 10**5000), "an integer of 16,610 bits bytes"),
    (lambda made: made.read(1.5, 4), "an address is an integer"),  # type: ignore[arg-type]
    (lambda made: made.write("count", "x"), "memory takes bytes, not 'x'"),  # type: ignore[arg-type]
    (lambda made: made.alloc(-1), "a size is an integer from 0 on, not -1"),
    (lambda made: made.alloc(10**12), "no room for 1,000,000,000,000 bytes more"),
    (lambda made: made.alloc("x"), "memory takes bytes, not 'x'"),  # type: ignore[arg-type]
    (lambda made: made.alloc(1, align=-8), "an alignment is"),
    (lambda made: made.call("saves", *[0] * 20_000), r"20,000 arguments need 79,984 bytes .*\(stack= gives"),
    (lambda made: made.call("saves", 10**5000), "does not fit 32 bits"),
    (lambda made: made.call("saves", Wide("x")), "Wide takes an integer"),  # type: ignore[arg-type]
    (lambda made: made.call("saves", registers={"s0": 1e300}), "s0 takes a number of single precision"),
    (lambda made: made.call("saves", registers={"s0": "x"}), "s0 takes a number"),  # type: ignore[dict-item]
    (lambda made: made.call("saves", registers={0: 1}), "no register 0"),  # type: ignore[dict-item]
    (lambda made: made.call("spin", max_cycles=-1), "max_cycles is an integer from 0 on"),
    (lambda made: made.call(1.5), "the address of a function is"),  # type: ignore[arg-type]
]


@pytest.mark.parametrize(("use", "says"), NONSENSE)
def test_nonsense_is_an_error_of_one_line(m4: Program, use: Callable[[Program], object], says: str) -> None:
    with pytest.raises(UsageError, match=says) as raised:
        use(m4)
    assert "\n" not in str(raised.value)
    assert m4.call("negative", 1).signed == -1


@pytest.mark.parametrize("stack", [0, -8, 1 << 32, "x"])
def test_a_stack_has_a_size(tmp_path: Path, stack: Any) -> None:
    path = assemble(tmp_path, PIECES, "cortex-m4f")
    with pytest.raises(UsageError, match=r"the size of a stack|cannot be placed"):
        Program(path, stack=stack)
    with pytest.raises(UsageError, match=r"ram=|cannot be placed"):
        Program(path, ram=(0x2000_0000, stack))


def test_unaligned_data_fault_on_the_m0_only(pieces: Program) -> None:
    address = pieces.alloc(bytes(8)) + 1
    if is_m4(pieces):
        assert pieces.call("load", address).value == 0
    else:
        with pytest.raises(CallFailed, match=r"HardFault at load \(ldr r0, \[r0\]; r0 = 0x20"):
            pieces.call("load", address)


def test_a_place_has_its_source_line(tmp_path: Path) -> None:
    path = assemble(tmp_path, function("undefined", "nop\nudf #1"), "cortex-m4f", debug=True)
    with pytest.raises(CallFailed, match=r"undefined\+0x2 \(.*piece\.S:9\)"):
        Program(path).call("undefined")


def test_unsupported_is_said(tmp_path: Path) -> None:
    made = program(tmp_path, function("half", "vcvtb.f32.f16 s0, s1; bx lr"), "cortex-m4f")
    with pytest.raises(CallFailed, match="half"):
        made.call("half")


def test_an_unknown_name_has_near_ones(m4: Program) -> None:
    with pytest.raises(UsageError, match="did you mean spin"):
        m4.call("spinn")
    with pytest.raises(UsageError, match="no symbol 'tabel'; did you mean table"):
        m4.address("tabel")


def test_there_are_three_cores(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="cortex-m7"):
        Program(assemble(tmp_path, PIECES, "cortex-m4f"), "cortex-m7")


def test_the_package_has_the_names() -> None:
    import thumbkat.virtual

    assert thumbkat.virtual.Program is Program
    assert thumbkat.virtual.Wide is Wide
    with pytest.raises(AttributeError, match="Programm"):
        _ = thumbkat.virtual.Programm


# Files


def test_a_linked_elf_with_data_to_copy(tmp_path: Path) -> None:
    """Code at 0, initial values in flash: what start-up code would copy is there already."""
    object_file = assemble(tmp_path, PIECES, "cortex-m0")
    elf = tmp_path / "linked.elf"
    script = tmp_path / "script.ld"
    script.write_text(
        "MEMORY { flash : ORIGIN = 0, LENGTH = 64K  ram : ORIGIN = 0x10000000, LENGTH = 8K }\n"
        "SECTIONS { .text : { *(.text*) *(.rodata*) } > flash  .data : { *(.data*) } > ram AT > flash\n"
        ".bss : { *(.bss*) } > ram }\n"
    )
    command = ["arm-none-eabi-ld", "-T", str(script), "-e", "0", str(object_file), "-o", str(elf)]
    subprocess.run(command, check=True, timeout=60)
    made = Program(elf, "cortex-m0")
    assert made.address("count") == 0x1000_0000
    assert made.call("counter").value == 42
    assert made.call("constant").value == 0xCAFE
    assert made.alloc(4) >= 0x2000_0000


def test_object_files_are_linked(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    calls = assemble(tmp_path / "a", function("outer", "push {r4, lr}; bl inner; pop {r4, pc}"), "cortex-m0")
    called = assemble(tmp_path / "b", function("inner", "movs r0, #3; bx lr"), "cortex-m0")
    assert Program([calls, called], "cortex-m0").call("outer").value == 3
    with pytest.raises(UsageError, match=r"inner.* is in none of them; give all object files"):
        Program(calls, "cortex-m0")


@pytest.mark.parametrize("content", [b"", b"no ELF at all"])
def test_other_files_are_no_programs(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "x.elf"
    path.write_bytes(content)
    with pytest.raises(UsageError, match=r"x\.elf is no"):
        Program(path)
    with pytest.raises(UsageError, match="cannot read"):
        Program(tmp_path / "missing.elf")


# Profile

CALLS = (
    function("outer", "push {r4, lr}; movs r4, #3; 1: bl inner; subs r4, #1; bne 1b; bl other; pop {r4, pc}")
    + function("inner", "push {r4, lr}; bl leaf; pop {r4, pc}")
    + function("other", "push {r4, lr}; bl leaf; pop {r4, pc}")
    + function("leaf", "nop; nop; bx lr")
)
TAIL_CALLS = (
    function("leaf", "nop; 1: movs r3, #0; bx lr")
    + function("outer", "push {r4, lr}; bl wraps; bl wraps; bl middle; pop {r4, pc}")
    + function("wraps", "nop; b middle; udf #0")
    + function("middle", "push {r4, lr}; movs r4, #1; bl leaf; pop {r0, r1}; mov r4, r0; mov lr, r1; b leaf")
)


@pytest.mark.parametrize("core", CORES)
def test_a_profile_adds_up(tmp_path: Path, core: str) -> None:
    made = program(tmp_path, CALLS, core)
    profile = made.profile("outer")
    assert profile.cycles == made.call("outer").cycles
    assert profile.elsewhere == 0
    assert sum(one.own for one in profile.functions) == profile.cycles
    found = {one.name: one for one in profile.functions}
    assert {name: one.calls for name, one in found.items()} == {"outer": 1, "inner": 3, "other": 1, "leaf": 4}
    # From entry to return: the BL is the caller's own.
    leaf = found["leaf"].own // 4
    assert found["outer"].cumulative == profile.cycles
    assert found["leaf"].cumulative == 4 * leaf
    assert found["inner"].cumulative == found["inner"].own + 3 * leaf
    assert found["other"].cumulative == found["other"].own + leaf


@pytest.mark.parametrize("core", CORES)
def test_a_jump_to_a_function_is_a_call(tmp_path: Path, core: str) -> None:
    made = program(tmp_path, TAIL_CALLS, core)
    profile = made.profile("outer")
    found = {one.name: one for one in profile.functions}
    assert {name: one.calls for name, one in found.items()} == {
        "outer": 1,
        "wraps": 2,
        "middle": 3,
        "leaf": 6,
    }
    assert found["outer"].cumulative == profile.cycles
    leaf = found["leaf"].own // 6
    assert found["leaf"].cumulative == 6 * leaf
    assert found["middle"].cumulative == found["middle"].own + 6 * leaf
    # One of the three calls of middle is not its own.
    assert found["wraps"].cumulative == found["wraps"].own + 2 * (found["middle"].own // 3 + 2 * leaf)


@pytest.mark.parametrize("core", CORES)
def test_recursion_is_counted_once(tmp_path: Path, core: str) -> None:
    made = program(
        tmp_path,
        function("down", "push {r4, lr}; subs r0, #1; bmi 1f; bl down; 1: pop {r4, pc}")
        + function("outer", "push {r4, lr}; bl down; pop {r4, pc}"),
        core,
    )
    profile = made.profile("outer", 5)
    down = profile.function("down")
    assert down.calls == 6
    assert down.cumulative == down.own


def test_a_profile_is_readable(tmp_path: Path) -> None:
    made = program(tmp_path, CALLS, "cortex-m4f")
    profile = made.profile("outer")
    lines = str(profile).splitlines()
    assert lines[0].split() == ["function", "self", "%", "cumulative", "%", "calls", "a", "call", "source"]
    assert [line.split()[0] for line in lines[1:5]] == [one.name for one in profile.functions]
    text = profile.annotate("leaf")
    assert text.startswith("leaf: ")
    assert "4 calls" in text
    assert "bx      lr" in text
    assert "branch 4" in text


def test_a_profile_of_what_fails_ends(m4: Program) -> None:
    with pytest.raises(CallFailed):
        m4.profile("nowhere")
    assert m4.profile("negative", 1).cycles == m4.call("negative", 1).cycles
