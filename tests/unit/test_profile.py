"""Profiles: what is made of a core's counts, and the command that shows it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.builds import images
from tests.virtual.assembled import assemble, function
from thumbkat.cli.app import run
from thumbkat.errors import UsageError
from thumbkat.image.disassembly import disassemble
from thumbkat.image.symbols import Symbols
from thumbkat.jobs.attach import Images
from thumbkat.jobs.profile import run_profile
from thumbkat.report.profile import annotation_table, profile_json, profile_tables
from thumbkat.virtual.core import Edge, Spot, Stall
from thumbkat.virtual.function import Program
from thumbkat.virtual.profile import Profile, StallHere

SOURCE = (
    function("outer", "push {r4, lr}; bl inner; pop {r4, pc}")
    + function("inner", "ldr r0, =0x12345; ldr r1, [r0]; bx lr; .pool")
    + function("alone", "nop; b inner")
)


@pytest.fixture
def symbols(tmp_path: Path) -> Symbols:
    return Program(assemble(tmp_path, SOURCE, "cortex-m0", debug=True), "cortex-m0").symbols


def address(symbols: Symbols, name: str) -> int:
    return symbols.function(name).address


def profile(symbols: Symbols) -> Profile:
    outer, inner = address(symbols, "outer"), address(symbols, "inner")
    spots = [
        Spot(outer, 1, 3, {}),
        Spot(outer + 2, 1, 4, {Stall.BRANCH: 2}),
        Spot(outer + 6, 1, 6, {Stall.BRANCH: 3}),
        Spot(inner, 1, 2, {}),
        Spot(inner + 2, 1, 3, {Stall.LOAD_USE: 1}),
        Spot(inner + 4, 1, 3, {Stall.BRANCH: 2}),
    ]
    edges = [Edge(0, outer, 1, 21), Edge(outer, inner, 1, 8)]
    return Profile(symbols, spots, edges, 30, 6)


# Counts to rows


def test_functions_have_their_own_cycles_and_those_of_what_they_call(symbols: Symbols) -> None:
    found = profile(symbols)
    assert [(one.name, one.own, one.cumulative, one.calls) for one in found.functions] == [
        ("outer", 13, 21, 1),
        ("inner", 8, 8, 1),
    ]
    assert found.elsewhere == 9, "what no function of the ELF took"
    assert found.stalls == {Stall.BRANCH: 7, Stall.LOAD_USE: 1}
    assert str(found.functions[0].source).endswith("piece.S:8")


def test_the_table_is_sorted_and_has_shares(symbols: Symbols) -> None:
    functions, stalls = profile_tables(profile(symbols))
    rows = [dict(zip(functions.columns, row, strict=True)) for row in functions.rows]
    assert [(row["function"], row["self"], row["%"]) for row in rows] == [
        ("outer", "13", "43.3"),
        ("inner", "8", "26.7"),
        ("(code outside of the ELF)", "9", "30.0"),
    ]
    assert rows[0]["cumulative"] == "21"
    assert [row[0] for row in stalls.rows] == ["branch", "load-use"]


def test_a_function_that_was_only_jumped_to_has_no_cumulative_figure(symbols: Symbols) -> None:
    inner = address(symbols, "inner")
    found = Profile(symbols, [Spot(inner, 4, 8, {})], [], 8, 4)
    assert [(one.cumulative, one.calls) for one in found.functions] == [(None, 4)]
    (table, *_) = profile_tables(found)
    assert table.rows[0][3] == "-"
    assert any("entered by jumps" in note for note in table.notes)


def test_a_routine_inside_of_a_function_is_no_call_of_it(symbols: Symbols) -> None:
    outer = address(symbols, "outer")
    edges = [Edge(0, outer, 1, 5), Edge(outer, outer + 2, 7, 4)]
    (found,) = Profile(symbols, [Spot(outer, 1, 5, {})], edges, 5, 1).functions
    assert (found.calls, found.cumulative) == (1, 5)


def test_an_annotation_names_each_stall_and_its_register(symbols: Symbols) -> None:
    found = profile(symbols)
    rows = found.instructions_of("inner")
    assert [row.instruction.text.split()[0] for row in rows] == ["ldr", "ldr", "bx", ".short", ".word"]
    assert rows[1].stalls == (StallHere(Stall.LOAD_USE, 1, "r0"),)
    assert rows[2].stalls == (StallHere(Stall.BRANCH, 2),)
    table = annotation_table(found, "inner")
    assert "0x12345" in table.rows[0][5]
    assert table.rows[1][6] == "load-use (r0) 1"
    assert table.rows[4][1:5] == ("", "", "", "")
    assert [note.split(":")[0] for note in table.notes] == ["load-use", "branch"]
    assert "piece.S:" in table.rows[0][7]


def test_a_function_that_did_not_run_is_shown_without_figures(symbols: Symbols) -> None:
    table = annotation_table(profile(symbols), "alone")
    assert table.title.startswith("alone: 0 cycles")
    assert all(row[1] == "" for row in table.rows)


def test_the_json_has_the_same(symbols: Symbols) -> None:
    value = json.loads(json.dumps(profile_json(profile(symbols), ["inner"])))
    assert value["functions"][0]["self"] == 13
    assert value["stalls"] == {"branch": 7, "load-use": 1}
    assert value["annotated"]["inner"][1]["stalls"] == {"load-use": {"cycles": 1, "register": "r0"}}


# Symbols and instructions


def test_names_and_places(symbols: Symbols) -> None:
    outer = address(symbols, "outer")
    assert symbols.named(outer) == "outer"
    assert symbols.named(outer + 2) == "outer+0x2"
    assert symbols.named(0x6000_0000) == "0x60000000"
    with pytest.raises(UsageError, match="did you mean outer"):
        symbols.function("oute")


def test_code_without_types_and_sizes_has_functions_too(tmp_path: Path) -> None:
    source = ".global one\none: nop\nlocal: bx lr\n.global two\ntwo: nop\nbx lr\n.word 5\n"
    symbols = Program(assemble(tmp_path, source, "cortex-m0"), "cortex-m0").symbols
    assert [(one.name, one.size) for one in symbols.functions[:2]] == [("one", 4), ("two", 8)]
    assert [one.data for one in disassemble(symbols, symbols.function("two"))] == [False, False, True]


def test_instructions_under_it_have_their_condition(tmp_path: Path) -> None:
    source = function("choose", "cmp r0, #1; ite eq; moveq r0, #2; movne r9, r3; bx lr")
    symbols = Program(assemble(tmp_path, source, "cortex-m4f")).symbols
    texts = [one.text.split() for one in disassemble(symbols, symbols.function("choose"))]
    assert [text[0] for text in texts] == ["cmp", "ite", "moveq", "movne", "bx"]
    assert texts[3][1:] == ["r9,", "r3"], "r9 is not called sb"


def test_what_is_no_instruction_is_shown_as_bytes(tmp_path: Path) -> None:
    source = function("odd", "nop; .inst.w 0xffffffff; nop")
    symbols = Program(assemble(tmp_path, source, "cortex-m0"), "cortex-m0").symbols
    texts = [one.text for one in disassemble(symbols, symbols.function("odd"))]
    assert texts[1] == ".inst 0xffff, 0xffff"
    assert len(texts) == 3


# The command


@pytest.mark.parametrize(
    ("at", "says"),
    [
        ("qemu:bbcmicrobit", "profile a virtual board"),
        ("serial:/dev/ttyX", "profile a virtual board"),
        ("usb:99", "profile a virtual board"),
    ],
)
def test_only_throw_away_virtual_boards_have_profiles(
    at: str, says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["profile", at, "newhope.ntt"]) == 2
    assert says in capsys.readouterr().err


def test_a_running_board_has_none_and_no_such_board_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("thumbkat.virtual.registry.find", lambda name: None)
    assert run(["profile", "virtual:alice", "newhope.ntt"]) == 3
    assert "no virtual board 'alice' runs" in capsys.readouterr().err
    monkeypatch.setattr("thumbkat.virtual.registry.find", lambda name: name)
    assert run(["profile", "virtual:alice", "newhope.ntt"]) == 2
    says = "profile a throw-away board of the same kind: virtual:bbcmicrobit,"
    assert says in capsys.readouterr().err


def arguments(board: str, *more: str) -> list[str]:
    return ["profile", f"virtual:{board}", *more, "--image", str(images()[board])]


def test_the_command_shows_functions(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(arguments("disco_f051r8", "newhope.ntt")) == 0
    out = capsys.readouterr().out.splitlines()
    assert out[0] == "newhope.ntt, run 0, on virtual:disco_f051r8 (cortex-m0)"
    assert [line.split()[0] for line in out[2:5]] == ["newhope_ntt_layers", "newhope_ntt", "run_ntt"]
    assert "ntt_layers.S:" in out[2]


def test_the_command_annotates(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(arguments("disco_f407vg", "newhope.ntt", "--annotate", "newhope_ntt")) == 0
    out = capsys.readouterr().out
    assert "executions" in out
    assert "ntt.S:" in out
    assert "store-load" in out


def test_the_command_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    more = ["newhope.uniform[14bit]", "--run", "3", "--annotate", "keccak_f1600", "--json"]
    assert run(arguments("disco_f051r8", *more)) == 0
    (line,) = capsys.readouterr().out.splitlines()
    value = json.loads(line)
    assert (value["schema"], value["operation"], value["run"]) == (1, "newhope.uniform[14bit]", 3)
    assert value["cycles"] == sum(one["self"] for one in value["functions"])
    assert value["annotated"]["keccak_f1600"]


@pytest.mark.parametrize(
    ("more", "says"),
    [
        (["nosuch"], "no operation of virtual:disco_f051r8 fits 'nosuch'; there are newhope.keygen"),
        (["keccak.*"], "name one of them"),
        (["newhope.ntt", "--annotate", "nosuch"], "has no function 'nosuch'"),
    ],
)
def test_wrong_names_are_errors(more: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(arguments("disco_f051r8", *more)) == 2
    captured = capsys.readouterr()
    assert says in captured.err
    assert captured.out == ""


def test_the_seed_of_a_run_makes_its_work() -> None:
    image = images()["disco_f051r8"]
    cycles = {
        run_profile("virtual:disco_f051r8", "newhope.uniform", run=seed, images=Images(image)).profile.cycles
        for seed in range(4)
    }
    assert len(cycles) > 1
