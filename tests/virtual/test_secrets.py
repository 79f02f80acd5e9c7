"""Following secrets through programs: a leak of each kind is planted, on both cores, and found; what is in
constant time is not reported."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.virtual.assembled import assemble, function
from tests.virtual.core_machine import CPACR, DEVICE, PROGRAM, RAM, RAM_SIZE, SV_CALL, Machine
from thumbkat.errors import UsageError
from thumbkat.virtual import Check, Program
from thumbkat.virtual.core import LR, MSP, R0, S0, XPSR, Core, Model
from thumbkat.virtual.core.tracking import SECRET, Found, Range, Rights

BOTH = ("cortex-m0", "cortex-m4f")
# r0: 16 secret bytes; r1: 16 public ones; r2: 256 public ones.
LEAKS = {
    "table_lookup": ("ldrb r3, [r0]; ldrb r0, [r2, r3]; bx lr", Found.LOAD_ADDRESS),
    "store_to_secret": ("ldrb r3, [r0]; strb r3, [r2, r3]; bx lr", Found.STORE_ADDRESS),
    "early_exit": (
        "movs r4, #16\n1: ldrb r3, [r0]; ldrb r5, [r1]; cmp r3, r5; bne 2f; adds r0, #1; adds r1, #1;"
        "subs r4, #1; bne 1b\n2: bx lr",
        Found.BRANCH,
    ),
    "swap_by_branch": (
        "ldr r3, [r0]; lsls r3, r3, #31; beq 1f; ldr r3, [r1]; ldr r4, [r1, #4]; str r4, [r1];"
        "str r3, [r1, #4]\n1: bx lr",
        Found.BRANCH,
    ),
    "secret_shift_then_address": (
        "ldrb r3, [r0]; movs r4, #1; lsls r4, r3; uxtb r4, r4; ldrb r0, [r2, r4]; bx lr",
        Found.LOAD_ADDRESS,
    ),
    "through_a_spill": (
        "ldrb r3, [r0]; push {r3, r4}; movs r3, #0; pop {r4, r5}; ldrb r0, [r2, r4]; bx lr",
        Found.LOAD_ADDRESS,
    ),
    "through_a_high_register": (
        "ldrb r3, [r0]; mov r12, r3; mov r4, r12; ldrb r0, [r2, r4]; bx lr",
        Found.LOAD_ADDRESS,
    ),
    "through_memory": (
        "ldrb r3, [r0]; strb r3, [r1, #5]; ldrb r4, [r1, #5]; ldrb r0, [r2, r4]; bx lr",
        Found.LOAD_ADDRESS,
    ),
    "through_the_carry": (
        "ldr r3, [r0]; lsrs r3, r3, #1; movs r3, #0; adcs r3, r3; ldrb r0, [r2, r3]; bx lr",
        Found.LOAD_ADDRESS,
    ),
    "through_the_borrow": (
        "ldr r3, [r0]; cmp r3, #5; sbcs r3, r3; uxtb r3, r3; ldrb r0, [r2, r3]; bx lr",
        Found.LOAD_ADDRESS,
    ),
    "through_xpsr": (
        "ldr r3, [r0]; adds r3, r3, #0; mrs r3, apsr; lsrs r3, r3, #31; ldrb r0, [r2, r3]; bx lr",
        Found.LOAD_ADDRESS,
    ),
    "flags_decide_later": ("ldr r3, [r0]; adds r3, r3, #0; mov r4, r8; bmi 1f\n1: bx lr", Found.BRANCH),
    "computed_branch": (
        "ldrb r3, [r0]; lsls r3, r3, #31; lsrs r3, r3, #30; add pc, r3; nop; nop; nop; bx lr",
        Found.BRANCH,
    ),
    "one_bit_among_clean_ones": (
        "ldr r3, [r0]; movs r4, #4; ands r3, r4; ldr r0, [r2, r3]; bx lr",
        Found.LOAD_ADDRESS,
    ),
}
LEAKS_M4 = {
    "through_the_fpu": (
        "ldrb r3, [r0]; vmov s5, r3; vmov r4, s5; ldrb r0, [r2, r4]; bx lr",
        Found.LOAD_ADDRESS,
    ),
    "fpu_load_and_store": (
        "vldr s3, [r0]; vstr s3, [r1]; ldrb r4, [r1]; ldrb r0, [r2, r4]; bx lr",
        Found.LOAD_ADDRESS,
    ),
    "fpu_arithmetic": (
        "vldr s3, [r0]; vadd.f32 s4, s3, s3; vmov r4, s4; uxtb r4, r4; ldrb r0, [r2, r4]; bx lr",
        Found.LOAD_ADDRESS,
    ),
    "fpu_flags": ("vldr s3, [r0]; vcmp.f32 s3, #0; vmrs apsr_nzcv, fpscr; bgt 1f\n1: bx lr", Found.BRANCH),
    "fpu_inexact": (
        "vldr s3, [r0]; vldr s4, [r1, #4]; vadd.f32 s4, s3, s4; vmrs r4, fpscr; and r4, #31;"
        "ldrb r0, [r2, r4]; bx lr",
        Found.LOAD_ADDRESS,
    ),
    "fpu_status_written": (
        "ldr r3, [r0]; and r3, #1; vmsr fpscr, r3; vmrs r4, fpscr; ldrb r0, [r2, r4]; bx lr",
        Found.LOAD_ADDRESS,
    ),
    "fpu_pushed": (
        "vldr s16, [r0]; vpush {s16}; pop {r4}; uxtb r4, r4; ldrb r0, [r2, r4]; bx lr",
        Found.LOAD_ADDRESS,
    ),
    "through_ge": (
        "ldr r3, [r0]; movs r4, #0; usub8 r5, r4, r3; mov r5, #1; sel r4, r4, r5; and r4, #255;"
        "ldrb r0, [r2, r4]; bx lr",
        Found.LOAD_ADDRESS,
    ),
    "dsp_multiplication": (
        "ldr r3, [r0]; smuad r4, r3, r3; uxtb r4, r4; ldrb r0, [r2, r4]; bx lr",
        Found.LOAD_ADDRESS,
    ),
    "long_multiplication": (
        "ldr r3, [r0]; umull r4, r5, r3, r3; uxtb r5, r5; ldrb r0, [r2, r5]; bx lr",
        Found.LOAD_ADDRESS,
    ),
    "conditional_instruction": ("ldr r3, [r0]; cmp r3, #5; it lt; addlt r3, #1; bx lr", Found.BRANCH),
    "bit_band_load": (
        "ubfx r3, r0, #0, #20; lsl r3, r3, #5; add r3, r3, #0x22000000; ldr r3, [r3, #8];"
        "ldrb r0, [r2, r3]; bx lr",
        Found.LOAD_ADDRESS,
    ),
    "bit_band_store": (
        "ubfx r3, r1, #0, #20; lsl r3, r3, #5; add r3, r3, #0x22000000; ldr r4, [r0]; str r4, [r3, #44];"
        "ldrb r4, [r1, #1]; ldrb r0, [r2, r4]; bx lr",
        Found.LOAD_ADDRESS,
    ),
    "cbz": ("ldr r3, [r0]; cbz r3, 1f; nop\n1: bx lr", Found.BRANCH),
    "table_branch": ("ldrb r3, [r0]; and r3, #1; tbb [pc, r3]\n1: .byte 1, 1\n2: bx lr", Found.LOAD_ADDRESS),
    "division": ("ldr r3, [r0]; mov r4, #7; udiv r3, r3, r4; bx lr", Found.TIME),
    "signed_division_by_a_secret": ("ldr r3, [r0]; mov r4, #7; sdiv r3, r4, r3; bx lr", Found.TIME),
}
CONSTANT_TIME = {
    # A choice by masks, of two words.
    "select": (
        "ldr r3, [r0]; lsls r3, r3, #31; asrs r3, r3, #31; ldr r4, [r1]; ldr r5, [r1, #4]; eors r5, r4;"
        "ands r5, r3; eors r4, r5; str r4, [r1]; bx lr"
    ),
    "compare": (
        "movs r4, #0; movs r6, #0\n1: ldrb r3, [r0, r4]; ldrb r5, [r1, r4]; eors r3, r5; orrs r6, r3;"
        "adds r4, #1; cmp r4, #16; bne 1b; mov r0, r6; bx lr"
    ),
    "cleared_by_itself": (
        "ldrb r3, [r0]; eors r3, r3; ldrb r3, [r2, r3]; ldrb r3, [r0]; subs r3, r3; beq 1f\n1: bx lr"
    ),
    "masked_away": ("ldr r3, [r0]; movs r4, #15; bics r3, r4; ands r3, r4; ldrb r0, [r2, r3]; bx lr"),
    "overwritten": ("ldr r3, [r0]; movs r3, #3; ldrb r0, [r2, r3]; cmp r3, #3; beq 1f\n1: bx lr"),
    "shifted_out": ("ldr r3, [r0]; uxtb r3, r3; lsrs r3, r3, #8; ldrb r0, [r2, r3]; bx lr"),
    "cannot_be_zero": ("ldr r3, [r0]; movs r4, #1; orrs r3, r4; beq 1f\n1: bx lr"),
    "cannot_carry": ("ldrb r3, [r0]; adds r3, #1; bcs 1f\n1: bx lr"),
    # A bit above the secret ones counts the turns.
    "marker": (
        "ldrb r3, [r0]; movs r4, #1; lsls r4, r4, #8; orrs r3, r4\n"
        "1: lsrs r3, r3, #1; cmp r3, #1; bne 1b; bx lr"
    ),
    "public_neighbour": ("ldr r3, [r0]; str r3, [r1]; ldrb r4, [r1, #4]; ldrb r0, [r2, r4]; bx lr"),
}
# Called with 8 in r6; what the check has to say, if anything, and of what.
KEPT = "push {r4-r7, lr}; sub sp, #4; movs r4, #1; movs r7, #2; add sp, #4; pop {r4-r7, pc}"
CORRUPTERS: dict[str, tuple[str, Found | None, str]] = {
    "keeps": (KEPT, None, ""),
    "loses_r4": ("adds r4, #1; bx lr", Found.REGISTERS, "r4"),
    "loses_r7": ("mvns r7, r7; bx lr", Found.REGISTERS, "r7"),
    "loses_r8_to_r11": (
        "mov r3, r8; adds r3, #1; mov r8, r3; mov r9, r3; mov r10, r3; mov r11, r3; bx lr",
        Found.REGISTERS,
        "r8, r9, r10, r11",
    ),
    "takes_two_words": ("add sp, #8; bx lr", Found.STACK, "stack pointer"),
    "leaves_two_words": ("push {r4, r5}; bx lr", Found.STACK, "stack pointer"),
    "calls_unaligned": ("push {r4-r7, lr}; bl keeps; pop {r4-r7, pc}", Found.UNALIGNED_STACK, "keeps"),
}
CORRUPTERS_M4: dict[str, tuple[str, Found | None, str]] = {
    "keeps_s16": ("vpush {s16}; vmov s16, r0; vpop {s16}; bx lr", None, ""),
    "loses_s16": ("vmov s16, r6; bx lr", Found.REGISTERS, "s16"),
    "loses_s31": ("vmov s31, r6; bx lr", Found.REGISTERS, "s31"),
}


def cases(core: str) -> list[tuple[str, str, str, Found]]:
    leaks = LEAKS | (LEAKS_M4 if core == "cortex-m4f" else {})
    return [(core, name, body, kind) for name, (body, kind) in leaks.items()]


def made(tmp_path: Path, core: str, name: str, body: str, *, slow_multiplier: bool = False) -> Program:
    code = assemble(tmp_path, function(name, body), core, debug=True)
    return Program(code, core, slow_multiplier=slow_multiplier)


def check(program: Program, name: str, content: bytes = bytes(range(100, 116))) -> Check:
    secret, public, table = program.alloc(content), program.alloc(bytes(range(16))), program.alloc(512)
    return program.check(name, secret, public, table, secret=[(secret, 16)])


@pytest.mark.parametrize(
    ("core", "name", "body", "kind"),
    [pytest.param(*case, id=f"{case[0]}-{case[1]}") for core in BOTH for case in cases(core)],
)
def test_planted_leaks_are_found(tmp_path: Path, core: str, name: str, body: str, kind: Found) -> None:
    found = check(made(tmp_path, core, name, body), name).flaws
    # A table of branches is a table too.
    also = [Found.BRANCH] if name == "table_branch" else []
    assert sorted(one.kind for one in found if one.kind in SECRET) == [*also, kind]
    (flaw,) = (one for one in found if one.kind is kind)
    assert flaw.function.startswith(name)
    assert flaw.source.endswith(("piece.S:8", "piece.S:9")), "the line is that of the instruction"
    assert str(flaw).startswith(flaw.source)


@pytest.mark.parametrize("core", BOTH)
@pytest.mark.parametrize("name", CONSTANT_TIME)
def test_constant_time_is_not_reported(tmp_path: Path, core: str, name: str) -> None:
    program = made(tmp_path, core, name, CONSTANT_TIME[name])
    first, second = check(program, name), check(program, name, bytes(16))
    assert not [one for one in first.flaws if one.kind in SECRET]
    assert first.result.cycles == second.result.cycles


def test_a_multiplication_of_32_cycles_counts(tmp_path: Path) -> None:
    body = "ldr r3, [r0]; muls r3, r3; bx lr"
    assert not check(made(tmp_path, "cortex-m0", "product", body), "product").flaws
    (flaw,) = check(made(tmp_path, "cortex-m0", "product", body, slow_multiplier=True), "product").flaws
    assert flaw.kind is Found.TIME


def test_a_trace_tells_addresses_apart(tmp_path: Path) -> None:
    program = made(tmp_path, "cortex-m0", "table_lookup", LEAKS["table_lookup"][0])
    secret, table = program.alloc(1), program.alloc(256)

    def trace(value: int) -> int:
        program.write(secret, bytes([value]))
        return program.check("table_lookup", secret, 0, table).trace

    assert trace(1) == trace(1)
    assert trace(1) != trace(2)


def test_secrets_in_a_register(tmp_path: Path) -> None:
    program = made(tmp_path, "cortex-m0", "by_value", "lsls r0, r0, #31; bmi 1f\n1: bx lr")
    assert not program.check("by_value", 3).flaws
    (flaw,) = program.check("by_value", 3, secret=["r0"]).flaws
    assert flaw.kind is Found.BRANCH
    with pytest.raises(UsageError, match="no register"):
        program.check("by_value", 3, secret=["r16"])


def test_where_secrets_are_in_the_end(tmp_path: Path) -> None:
    program = made(tmp_path, "cortex-m0", "copy", "ldrh r3, [r0, #2]; strh r3, [r1, #4]; movs r3, #0; bx lr")
    source, target = program.alloc(b"\1\2\3\4"), program.alloc(8)
    result = program.check("copy", source, target, secret=[(source, 4)])
    assert result.secret(target, 8) == b"\0\0\0\0\xff\xff\0\0"
    with pytest.raises(UsageError, match="no memory"):
        result.secret(0x7000_0000, 1)


@pytest.mark.parametrize("core", BOTH)
def test_convention(tmp_path: Path, core: str) -> None:
    """Each corrupter is found where it returns, or calls, and nobody else is blamed."""
    corrupters = CORRUPTERS | (CORRUPTERS_M4 if core == "cortex-m4f" else {})
    source = "".join(function(name, body) for name, (body, _, _) in corrupters.items())
    # Comes back from each of them: SP is in r5, and what it has to keep itself is on the stack.
    before = "push {r4-r7, lr}; sub sp, #12; mov r5, sp; movs r6, #8;"
    after = "mov sp, r5; add sp, #12; pop {r4-r7, pc}"
    source += "".join(function(f"call_{name}", f"{before} bl {name}; {after}") for name in corrupters)
    program = Program(assemble(tmp_path, source, core, debug=True), core)
    for name, (_, kind, what) in corrupters.items():
        found = [one for one in program.check(f"call_{name}").flaws if one.function.split("+")[0] == name]
        assert [one.kind for one in found] == ([kind] if kind else []), name
        assert all(what in one.what for one in found)


@pytest.mark.parametrize("core", BOTH)
def test_what_is_too_much_to_note_is_said(tmp_path: Path, core: str) -> None:
    """Calls too deep to be held to anything, and more faults than there is room for."""
    deep = function("deep", "push {r4, lr}; subs r0, #1; beq 1f; bl deep\n1: pop {r4, pc}")
    many = function("many", "ldr r3, [r0]; .rept 5000; ldrb r4, [r2, r3]; .endr; bx lr")
    program = Program(assemble(tmp_path, deep + many, core, debug=True), core, stack=0x8000)
    assert not program.check("deep", 1_000).flaws
    (flaw,) = program.check("deep", 1_100).flaws
    assert flaw.kind is Found.LOST
    found = check(program, "many", bytes(16)).flaws
    assert [one.kind for one in found][-2:] == [Found.LOAD_ADDRESS, Found.LOST]


def test_ranges(tmp_path: Path) -> None:
    """Accesses outside of what is open are found, to the byte, and rights are told apart."""
    body = "ldr r3, [r0]; str r3, [r0]; ldrb r3, [r0, #4]; strb r3, [r0, #7]; bx lr"
    program = made(tmp_path, "cortex-m0", "touches", body)
    address = program.alloc(16)
    tracking = program.core.track()
    tracking.ranges([Range(address, 4), Range(address + 4, 3, Rights.READ)])
    program.call("touches", address)
    assert {one.kind: one.detail for one in tracking.findings()} == {Found.WRITE_OUTSIDE: address + 7}
    tracking.forget()
    tracking.ranges([Range(address, 3), Range(address + 4, 4)])
    program.call("touches", address)
    assert {(one.kind, one.detail) for one in tracking.findings()} == {
        (Found.READ_OUTSIDE, address),
        (Found.WRITE_OUTSIDE, address),
    }


def test_not_beside_a_profile() -> None:
    core = Core(Model.M0)
    core.map(0, 0x100, writable=False)
    core.profile(0, 0x100)
    with pytest.raises(ValueError, match="profile"):
        core.track()
    core.profile_end()
    tracking = core.track()
    with pytest.raises(ValueError, match="profile"):
        core.profile(0, 0x100)
    tracking.mark_register(XPSR)
    assert tracking.register(XPSR) == 0xF80F_0000
    tracking.mark_register(R0, 5)
    assert tracking.register(R0) == 5
    tracking.mark(0xFC, 4)
    assert tracking.memory(0, 8, 0xF8) == b"\0\0\0\0\xff\xff\xff\xff"
    for base, size in ((0, 0x101), (0x200, 1)):
        with pytest.raises(ValueError, match="no memory"):
            tracking.memory(base, size)
    core.reset()
    assert tracking.register(R0) == tracking.register(XPSR) == 0, "what reset clears is public"
    tracking.end()
    with pytest.raises(ValueError, match="any more"):
        tracking.findings()
    core.close()


@pytest.mark.parametrize("model", [Model.M0, Model.M4F])
def test_interrupts_keep_secrets_apart(model: Model) -> None:
    """A handler finds those of the program on the stack, and in no register that it may use; the program has
    its own again afterwards, those of the FPU too."""
    machine = Machine(model)
    fpu = "vmov s3, r1; " if model is Model.M4F else ""
    uses_fpu = "vmov s1, r1; " if model is Model.M4F else ""
    machine.load(
        f"{uses_fpu}svc #0; nop; b .", {SV_CALL: f"{fpu}movs r0, #0; movs r3, #1; adds r3, #1; bx lr"}
    )
    core = machine.core
    if model is Model.M4F:
        core.poke(CPACR, 4, 0xF << 20)
    tracking = core.track()
    marks = {R0: 0xFF, R0 + 2: 1 << 31, R0 + 12: 6, LR: 0xF0, XPSR: 0x8000_0000}
    if model is Model.M4F:
        marks[S0 + 3] = 0xABC
    for number, bits in marks.items():
        tracking.mark_register(number, bits)
    sp = core.get(MSP)
    while machine.exception != SV_CALL:
        machine.step()
    assert tracking.register(LR) == 0, "which says how to return"
    frame = core.get(MSP)
    shadow = tracking.memory(RAM, RAM_SIZE)[frame - RAM : sp - RAM]
    assert shadow[:4] == b"\xff\0\0\0"
    assert shadow[8:12] == b"\0\0\0\x80"
    assert shadow[28:32] == b"\0\0\0\x80"
    while machine.exception:
        machine.step()
    assert {number: tracking.register(number) for number in marks} == marks
    assert not tracking.findings()


@pytest.mark.parametrize("model", [Model.M0, Model.M4F])
def test_what_leaves_by_a_device_is_found(model: Model) -> None:
    """And no other store to one, nor the same to a memory."""
    machine = Machine(model)
    machine.load("str r0, [r2]; str r1, [r2]; str r1, [r3]; strh r1, [r3]; str r1, [r4]; b .")
    core = machine.core
    tracking = core.track()
    tracking.mark_register(R0 + 1, 1 << 16)
    for number, address in ((2, RAM), (3, DEVICE), (4, PROGRAM)):
        core.set(R0 + number, address)
    for _ in range(5):
        machine.step()
    assert [(one.kind, one.address, one.detail) for one in tracking.findings()] == [
        (Found.LEAVES, PROGRAM + 4, DEVICE + 2),
        (Found.LEAVES, PROGRAM + 8, PROGRAM + 2),
    ], "but for the halfword, which has no secret bit"


NOTE = """
    .pushsection .debug_thumbkat_public,"",%progbits
    .4byte {where}
    .asciz "{register}"
    .asciz "{length}"
    .asciz "piece.c:7"
    .asciz "{reason}"
    .popsection
"""


def declaring(where: str, register: str, length: str) -> str:
    label = "1:" if where else ""
    body = (
        f"ldr r3, [r0]; movs r4, #4; {label} cmp r3, #7; beq 2f\n"
        "2: ldr r3, [r0]; cmp r3, #7; bne 3f\n"
        "3: bx lr\n"
    )
    note = NOTE.format(where=where or "0", register=register, length=length, reason="told")
    return function("declares", body + note)


@pytest.mark.parametrize("core", BOTH)
def test_what_is_declared_public_is_so_from_there_on(tmp_path: Path, core: str) -> None:
    """A value: its copy in memory is still secret. Memory: what was loaded before is."""
    for register, length, bits, lines in (("r3", "value", 32, 1), ("r0", "r4", 32, 1)):
        program = Program(assemble(tmp_path, declaring("1b", register, length), core, debug=True), core)
        found = check(program, "declares")
        assert len([one for one in found.flaws if one.kind is Found.BRANCH]) == lines
        (declared,) = found.declared
        assert (declared.reason, declared.source) == ("told", "piece.c:7")
        assert declared.function.startswith("declares+")
        assert (declared.place.times, declared.place.bits) == (1, bits)
    program = Program(assemble(tmp_path, declaring("", "r3", "value"), core), core)
    assert len(check(program, "declares").flaws) == 2, "a note on code that is not there says nothing"


def test_a_declaration_that_makes_no_sense_is_an_error(tmp_path: Path) -> None:
    program = Program(assemble(tmp_path, declaring("1b", "q3", "value"), "cortex-m0"), "cortex-m0")
    with pytest.raises(UsageError, match="q3"):
        check(program, "declares")
