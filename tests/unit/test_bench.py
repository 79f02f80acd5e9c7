"""Measuring operations: which, with what inputs, and what is made of the figures."""

from __future__ import annotations

import csv
import hashlib
import io
import json
import os
import threading
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.unit.cli_boards import ConnectedBoard, Connections
from thumbkat.board import Result, Value
from thumbkat.cli.app import run
from thumbkat.errors import UsageError
from thumbkat.jobs.bench import BenchReport, Cycles, run_bench
from thumbkat.jobs.compare import compare, load, save, together
from thumbkat.jobs.inputs import seed_bytes
from thumbkat.report import published
from thumbkat.report.bench import bench_tables, comparison_table, csv_text, markdown_lines
from thumbkat.report.table import plain_lines


class Recording(ConnectedBoard):
    """Keeps the inputs of each call."""

    def call(self, name: str, /, **inputs: Value) -> Result:
        self.__dict__.setdefault("seen", []).append((name, inputs))
        return super().call(name, **inputs)

    @property
    def inputs(self) -> list[tuple[str, dict[str, Value]]]:
        seen: list[tuple[str, dict[str, Value]]] = self.__dict__.get("seen", [])
        return seen


def counting(*cycles: int) -> ConnectedBoard:
    return ConnectedBoard(counter="TIMER0", cycles=list(cycles))


VARIANTS = ("128_128", "256_128", "192_192", "256_256")


def test_every_operation_with_explicit_coins_is_measured() -> None:
    board = counting(5)
    report = run_bench(board.as_board(), runs=1)
    names = [one.name for one in report.operations]
    expected = {
        name for name in board.operations if not name.startswith(("session.", "entropy.", "selftest."))
    } | {"newhope.keygen[14bit]", "newhope.sharedb[14bit]", "newhope.uniform[14bit]"}
    whole = [f"schwaemm{bits}_{way}" for bits in VARIANTS for way in ("encrypt", "decrypt")]
    hashes = [f"{name}{bits}" for name in ("esch", "xoesch") for bits in (256, 384)]
    expected |= {f"sparkle.{name}[16 bytes]" for name in (*whole, *hashes)}
    expected |= {f"sparkle.schwaemm{way}_start[{bits}]" for bits in VARIANTS[1:] for way in ("", "_open")}
    expected |= {f"sparkle.{name}_start[384]" for name in ("esch", "xoesch")}
    assert sorted(names) == sorted(expected)
    assert not any(name.startswith(("session.", "entropy.", "selftest.")) for name in board.calls)


def test_two_lengths_of_a_message_are_measured() -> None:
    """The further one by a name of its own, and inputs that belong together for both."""
    for name in ("sparkle.schwaemm192_192_decrypt", "sparkle.xoesch384"):
        (long,) = run_bench(counting(1).as_board(), pattern=name, runs=1).operations
        (short,) = run_bench(counting(1).as_board(), pattern=f"{name}[16 bytes]", runs=1).operations
        assert (long.message, short.message) == (1024, 16)


def test_median_least_and_most() -> None:
    report = run_bench(counting(9, 2, 7, 100).as_board(), pattern="chacha20.block", runs=4)
    assert report.operations[0].cycles == Cycles(7, 2, 100)
    assert report.no_cycles is None


def test_a_step_that_continues_another_runs_its_predecessor_each_time() -> None:
    board = counting(1)
    run_bench(board.as_board(), pattern="newhope.shareda", runs=3)
    assert board.calls == ["newhope.keygen", "newhope.shareda"] * 3


def test_only_the_step_itself_is_counted() -> None:
    # keygen gets the odd figures, shareda the even ones.
    report = run_bench(counting(1000, 2).as_board(), pattern="newhope.shareda", runs=3)
    assert report.operations[0].cycles == Cycles(2, 2, 2)


def test_the_other_parse_has_a_name_of_its_own() -> None:
    board = Recording(counter="TIMER0", cycles=[1])
    report = run_bench(board.as_board(), pattern="newhope.keygen[14bit]", runs=1)
    assert [one.name for one in report.operations] == ["newhope.keygen[14bit]"]
    assert [inputs["parse"] for _, inputs in board.inputs] == ["14bit"]


def test_a_pattern_selects() -> None:
    report = run_bench(counting(1).as_board(), pattern="keccak.*", runs=1)
    assert [one.name for one in report.operations] == [
        "keccak.f1600",
        "keccak.sha3_256",
        "keccak.sha3_512",
        "keccak.shake128",
        "keccak.shake256",
    ]


def test_a_pattern_that_fits_nothing_lists_what_there_is() -> None:
    with pytest.raises(UsageError, match=r"no operation .* fits 'aes\.\*'; there are newhope\.keygen"):
        run_bench(counting(1).as_board(), pattern="aes.*")


def test_inputs_are_valid_and_the_same_each_time() -> None:
    def inputs(pattern: str) -> list[tuple[str, dict[str, Value]]]:
        board = Recording()
        run_bench(board.as_board(), pattern=pattern, runs=2)
        return board.inputs

    everything = inputs("*")
    assert everything == inputs("*")
    # What else is measured makes no difference.
    assert [one for one in everything if one[0] == "newhope.ntt"] == inputs("newhope.ntt")
    polys = [
        value
        for operation, fields in everything
        for name, value in fields.items()
        if operation.startswith("newhope.") and name in ("poly", "a", "b")
    ]
    assert polys
    for poly in polys:
        assert isinstance(poly, bytes)
        assert len(poly) == 2048
        assert all(int.from_bytes(poly[at : at + 2], "little") < 12289 for at in range(0, 2048, 2))
    runs = [fields for name, fields in everything if name == "newhope.ntt"]
    assert runs[0] != runs[1], "each run has inputs of its own"


def test_packed_coefficients_are_canonical() -> None:
    board = Recording()
    run_bench(board.as_board(), pattern="newhope.unpack", runs=1)
    packed = board.inputs[0][1]["packed"]
    assert isinstance(packed, bytes)
    bits = int.from_bytes(packed, "little")
    assert all((bits >> 14 * position) & 0x3FFF < 12289 for position in range(1024))


def test_lengths_stay_inside_what_the_board_takes() -> None:
    board = Recording()
    board.limit("keccak.sha3_256", "message", 40)
    run_bench(board.as_board(), pattern="keccak.sha3_256", runs=1)
    message = board.inputs[0][1]["message"]
    assert isinstance(message, bytes)
    assert len(message) == 40


@pytest.mark.parametrize(
    ("at", "counter", "why"),
    [
        ("qemu:bbcmicrobit", "none", "QEMU"),
        ("serial:x", "none", "could not prove"),
        ("serial:x", "TIMER0", None),
    ],
)
def test_a_board_without_a_counter_shows_stack_and_why(at: str, counter: str, why: str | None) -> None:
    board = ConnectedBoard(at=at, counter=counter, cycles=[4], stack=512)
    report = run_bench(board.as_board(), pattern="newhope.ntt", runs=2)
    shown = report.to_json()["operations"][0]
    assert shown["stack"] == 512
    lines = "\n".join(plain_lines(bench_tables(report)[0]))
    if why is None:
        assert shown["cycles"] == {"median": 4, "min": 4, "max": 4}
        assert report.no_cycles is None
    else:
        assert shown["cycles"] is None
        assert report.no_cycles is not None
        assert why in report.no_cycles
        assert report.no_cycles in lines
        assert "median" not in lines


def test_stack_is_the_most_of_all_runs() -> None:
    board = counting(1)
    real = board.call
    depths = iter([10, 300, 20])

    def call(name: str, /, **inputs: Value) -> Result:
        return replace(real(name, **inputs), stack=next(depths))

    board.call = call  # type: ignore[method-assign]
    assert run_bench(board.as_board(), pattern="newhope.ntt", runs=3).operations[0].stack == 300


def test_the_json_has_where_the_figures_come_from(tmp_path: Path) -> None:
    image = tmp_path / "firmware.elf"
    image.with_suffix(".map").write_text(
        "Linker script and memory map\n .text.x 0x00000000 0x40 .pio/build/b/lib1b2/libkeccak.a(f1600.o)\n"
    )
    report = run_bench(counting(1).as_board(), pattern="newhope.ntt", runs=1, image=image).to_json()
    assert report["schema"] == 1
    assert set(report) == {"schema", "board", "provenance", "operations", "libraries", "exchanges"}
    assert report["board"]["counter"] == "TIMER0"
    assert report["board"]["wait_states"] == 0
    assert set(report["provenance"]) >= {"compiler", "flags", "git_hash", "memory"}
    assert report["libraries"] == [{"name": "keccak", "text": 64, "data": 0}]


def test_no_runs_are_nonsense() -> None:
    with pytest.raises(UsageError):
        run_bench(counting(1).as_board(), runs=0)


# Seeds and exchanges


class Quick(ConnectedBoard):
    """Computes nothing, and takes as many cycles as it is told to for these inputs."""

    def cost(self, name: str, inputs: dict[str, Value]) -> int:
        return 1

    def call(self, name: str, /, **inputs: Value) -> Result:
        self.__dict__.setdefault("seen", []).append((name, inputs))
        return Result(name, {}, self.cost(name, inputs), self.stack)

    @property
    def inputs(self) -> list[tuple[str, dict[str, Value]]]:
        seen: list[tuple[str, dict[str, Value]]] = self.__dict__.get("seen", [])
        return seen


class Seeded(Quick):
    """What depends on a public seed takes 1,000 cycles, and 100 more for each of its lowest two bits."""

    def cost(self, name: str, inputs: dict[str, Value]) -> int:
        seed = inputs.get("seed", inputs.get("msg_a", b""))
        assert isinstance(seed, bytes)
        if name == "newhope.shareda":
            return 7
        return 1000 + 100 * (int.from_bytes(seed[-32:], "little") & 3)


def quick(kind: type[Quick] = Quick, **facts: Any) -> Quick:
    return kind(**{"counter": "TIMER0", "at": "virtual:bbcmicrobit", **facts})


def test_what_depends_on_a_public_seed_runs_over_a_thousand_of_them() -> None:
    board = quick()
    report = run_bench(board.as_board(), pattern="newhope.[kus]*")
    runs = {one.name: one.runs for one in report.operations}
    assert runs == {
        "newhope.keygen": 1000,
        "newhope.keygen[14bit]": 1000,
        "newhope.sharedb": 1000,
        "newhope.sharedb[14bit]": 1000,
        "newhope.uniform": 1000,
        "newhope.uniform[14bit]": 1000,
        "newhope.shareda": 10,
        "newhope.unpack": 10,
    }
    seeds = [inputs["seed"] for name, inputs in board.inputs if name == "newhope.uniform"]
    assert seeds[:1000] == seeds[1000:] == [number.to_bytes(32, "little") for number in range(1000)]
    messages = [inputs["msg_a"] for name, inputs in board.inputs if name == "newhope.sharedb"]
    assert [one[-32:] for one in messages[:1000] if isinstance(one, bytes)] == seeds[:1000]


def test_a_board_that_counts_no_cycles_has_no_need_of_a_thousand_seeds() -> None:
    report = run_bench(quick(counter="none").as_board(), pattern="newhope.keygen")
    assert report.operations[0].runs == 10
    assert report.exchanges == ()


def test_of_the_thousand_seeds_522_take_13_blocks() -> None:
    """A block of SHAKE-128 has 84 words, of which the parse 5q takes those below 61445."""

    def blocks(seed: bytes) -> int:
        accepted = count = 0
        stream = hashlib.shake_128(seed).digest(168 * 20)
        while accepted < 1024:
            words = [
                int.from_bytes(stream[at : at + 2], "little")
                for at in range(168 * count, 168 * (count + 1), 2)
            ]
            accepted += sum(word < 61445 for word in words)
            count += 1
        return count

    found = [blocks(seed_bytes(number)) for number in range(1000)]
    assert found.count(13) == 522
    assert set(found) == {13, 14}


def test_an_exchange_is_each_sides_total_over_the_same_seeds() -> None:
    report = run_bench(quick(Seeded, stack=300).as_board(), pattern="newhope.*", runs=8)
    first, other = report.exchanges
    assert (first.name, other.name) == ("newhope", "newhope[14bit]")
    assert first.seeds == 8
    sides = {side.role: side for side in first.sides}
    # Two each of 1000, 1100, 1200, 1300: the lower one in the middle is 1100.
    assert sides["server"].cycles == Cycles(1107, 1007, 1307)
    assert sides["client"].cycles == Cycles(1100, 1000, 1300)
    assert sides["server"].stack == 300
    value = report.to_json()["exchanges"][0]
    assert value["server"]["cycles"] == {"median": 1107, "min": 1007, "max": 1307}
    assert value["server"]["published"][0] == {
        "source": "paper",
        "cycles": 1467101,
        "ratio": round(1107 / 1467101, 4),
    }


def test_without_all_its_operations_there_is_no_exchange() -> None:
    assert run_bench(quick().as_board(), pattern="newhope.keygen", runs=2).exchanges == ()
    sealed = run_bench(quick(sealed=True).as_board(), pattern="newhope.*", runs=1)
    assert sealed.exchanges == ()


def test_progress_rises_to_the_end() -> None:
    told: list[tuple[str, float]] = []
    run_bench(quick().as_board(), pattern="newhope.u*", runs=20, progress=lambda *what: told.append(what))
    fractions = [fraction for _, fraction in told]
    assert fractions == sorted(fractions)
    assert (fractions[0], fractions[-1]) == (0, 1)
    assert ("measuring newhope.uniform (7 of 20)", 7 / 60) in told


# Published figures


@pytest.mark.parametrize(
    ("core", "cycles"), [("cortex-m0", 158842), ("cortex-m4f", 80315), ("cortex-m4", 80315)]
)
def test_the_first_published_figure_is_that_of_the_paper(core: str, cycles: int) -> None:
    first = published.of_operation("newhope.ntt", core)[0]
    assert (first.cycles, first.source.key) == (cycles, "paper-code")
    assert published.of_operation("newhope.ntt", "cortex-m7") == []
    assert published.of_operation("newhope.ntt[x]", core) == []


def test_every_published_figure_has_a_source_and_an_operation_of_that_name() -> None:
    there = set(ConnectedBoard().operations)
    for name in there:
        for core in ("cortex-m0", "cortex-m4f"):
            for figure in published.of_operation(name, core):
                assert figure.source.title
                assert figure.source.how
                assert figure.cycles > 0
    names = {one["name"].removesuffix("[16 bytes]") for one in published._data()["operations"]}
    assert names <= there


def test_the_ratio_stands_beside_the_figure() -> None:
    report = run_bench(quick(Fixed).as_board(), pattern="newhope.ntt")
    (table,) = bench_tables(report)
    (row,) = (dict(zip(table.columns, row, strict=True)) for row in table.rows)
    assert (row["median"], row["published"], row["ratio"]) == ("79,421", "158,842", "0.500")
    assert any(note.startswith("paper-code: ") for note in table.notes)
    assert report.to_json()["provenance"]["published"]["newhope.ntt"] == [
        {"source": "paper-code", "cycles": 158842, "ratio": 0.5}
    ]


class Fixed(Quick):
    def cost(self, name: str, inputs: dict[str, Value]) -> int:
        return 158842 // 2


# What is said of the figures


@pytest.mark.parametrize(
    ("at", "core", "wait_states", "says"),
    [
        ("virtual:bbcmicrobit", "cortex-m0", 0, "exact on this core"),
        ("virtual:disco_f407vg", "cortex-m4f", 0, "reads low, by up to 11 %"),
        ("virtual:bbcmicrobit_v2", "cortex-m4f", None, "zero-wait model, which"),
        ("serial:x", "cortex-m4f", 0, None),
    ],
)
def test_figures_of_a_model_are_called_that(
    at: str, core: str, wait_states: int | None, says: str | None
) -> None:
    board = quick(at=at)
    board.info = replace(board.info, core=core, wait_states=wait_states)
    report = run_bench(board.as_board(), pattern="newhope.ntt", runs=1)
    assert report.to_json()["board"]["timing"] == report.timing
    if says is None:
        assert report.timing is None
    else:
        assert report.timing is not None
        assert says in report.timing
        assert report.timing in bench_tables(report)[0].notes


def report_of(kind: type[Quick] = Seeded, pattern: str = "newhope.[ks]*", **facts: Any) -> BenchReport:
    return run_bench(quick(kind, **facts).as_board(), pattern=pattern, runs=2)


def test_markdown_has_every_cell_and_note() -> None:
    (first, second) = bench_tables(report_of())
    lines = markdown_lines(first)
    assert lines[0].startswith("### bbcmicrobit")
    assert lines[2].startswith("| operation | runs | median |")
    assert set(lines[3]) <= set("|-:")
    assert len([line for line in lines if line.startswith("|")]) == 2 + len(first.rows)
    assert all(f"- {note}" in lines for note in first.notes)
    assert "| newhope server |" in "\n".join(markdown_lines(second))


def test_csv_is_one_table_of_all_boards() -> None:
    text = csv_text([report_of(), report_of(at="serial:x")])
    rows = list(csv.DictReader(io.StringIO(text)))
    assert {row["address"] for row in rows} == {"virtual:bbcmicrobit", "serial:x"}
    server = next(row for row in rows if row["name"] == "newhope server")
    assert (server["kind"], server["median"], server["max"]) == ("exchange", "1007", "1107")
    assert (server["published"], server["source"]) == ("1467101", "paper")
    info = quick().info
    for row in rows:
        assert (row["core"], row["clock_hz"], row["counter"]) == (info.core, str(info.clock_hz), "TIMER0")
        assert (row["compiler"], row["flags"]) == (info.compiler, info.flags)
        assert (row["git_hash"], row["memory"]) == (info.git_hash, info.memory)
    (real,) = [row for row in rows if row["name"] == "newhope.keygen" and row["address"] == "serial:x"]
    assert real["timing"] == "", "a real board's figures are its own"


# Against what was saved


def saved(report: BenchReport) -> Any:
    return json.loads(json.dumps(report.to_json()))


def changed(report: BenchReport, change: Callable[[Any], None]) -> Any:
    value = saved(report)
    change(value)
    return value


def test_what_is_saved_can_be_read_again(tmp_path: Path) -> None:
    first, second = saved(report_of()), saved(report_of(at="serial:x"))
    save(tmp_path / "x.json", together([first, second]))
    assert {"schema": 1, **load(tmp_path / "x.json")[1]} == second
    save(tmp_path / "x.json", together([first]))
    assert load(tmp_path / "x.json") == [first]
    assert json.loads((tmp_path / "x.json").read_text()) == first, "as --json prints it"
    assert [one.name for one in tmp_path.iterdir()] == ["x.json"]


@pytest.mark.parametrize(
    ("content", "error"),
    [
        ("", "has no report"),
        ("no json", "has no report"),
        ("[]", "has no report"),
        ('{"schema": 1}', "has no report"),
        ('{"schema": 1, "boards": []}', "has no report"),
        ('{"schema": 1, "boards": [{}]}', "has no report"),
        ('{"schema": 1, "boards": 1}', "has no report"),
        ('{"schema": 2}', "schema 2; this thumbkat reads 1"),
        ("[" * 100_000, "has no report"),
        ("[" * 900 + "]" * 900, "has no report"),
    ],
)
def test_a_file_that_is_none_is_an_error(tmp_path: Path, content: str, error: str) -> None:
    path = tmp_path / "x.json"
    path.write_text(content)
    with pytest.raises(UsageError, match=error):
        load(path)
    with pytest.raises(UsageError, match="cannot read"):
        load(tmp_path / "missing.json")


def _set(part: str, key: str, value: Any) -> Callable[[Any], None]:
    def change(report: Any) -> None:
        (report[part][0] if isinstance(report[part], list) else report[part])[key] = value

    return change


@pytest.mark.parametrize(
    ("change", "error"),
    [
        (_set("operations", "stack", "12"), '"12" is no figure \\(newhope.keygen, stack\\)'),
        (_set("operations", "stack", -1), "-1 is no figure"),
        (_set("operations", "stack", True), "true is no figure"),
        (_set("operations", "stack", 10**400), r"10000.*\.\.\. is no figure"),
        (_set("operations", "cycles", {"median": float("nan"), "max": 1}), "NaN is no figure"),
        (_set("operations", "cycles", "many"), "has no report"),
        (_set("operations", "name", None), "null is no name"),
        (_set("operations", "name", ["a"]), r'\["a"\] is no name'),
        (_set("exchanges", "name", 1), "1 is no name"),
        (_set("operations", "name", "a\nb"), r'"a\\nb" is no name'),
        (_set("board", "board", "a" * 300), r'"a*\.\.\. is no name'),
        (_set("board", "board", None), "null is no name"),
        (_set("board", "core", {}), "{} is no core"),
        (_set("provenance", "seeds", "all"), '"all" is no figure'),
    ],
)
def test_an_edited_file_is_an_error_of_one_line(
    tmp_path: Path, change: Callable[[Any], None], error: str
) -> None:
    path = tmp_path / "x.json"
    path.write_text(json.dumps(changed(report_of(), change)))
    with pytest.raises(UsageError, match=error):
        load(path)


def test_a_link_and_a_pipe_stay_what_they_are(tmp_path: Path) -> None:
    file, link, pipe = tmp_path / "file", tmp_path / "link", tmp_path / "pipe"
    link.symlink_to(file)
    save(link, {"schema": 1})
    assert link.is_symlink()
    assert json.loads(file.read_text()) == {"schema": 1}
    os.mkfifo(pipe)
    read: list[str] = []
    reader = threading.Thread(target=lambda: read.append(pipe.read_text()), daemon=True)
    reader.start()
    save(pipe, {"schema": 1})
    reader.join(10)
    assert [json.loads(one) for one in read] == [{"schema": 1}]
    assert pipe.is_fifo()


def test_the_same_again_is_no_regression() -> None:
    report = saved(report_of())
    comparison = compare(report, [report], 0)
    assert not comparison.regressions
    assert not comparison.gone
    assert not comparison.conditions
    assert comparison_table(comparison).rows == ()


@pytest.mark.parametrize(("tolerance", "worse"), [(0.0, True), (9.0, True), (10.0, False)])
def test_a_regression_is_what_is_beyond_the_tolerance(tolerance: float, worse: bool) -> None:
    now = saved(report_of())

    def quicker(value: Any) -> None:
        value["operations"][0]["cycles"]["median"] = 910

    comparison = compare(now, [changed(report_of(), quicker)], tolerance)
    assert [(one.name, one.figure) for one in comparison.regressions] == (
        [("newhope.keygen", "median")] if worse else []
    )
    (row,) = comparison_table(comparison).rows
    assert row[0] == "newhope.keygen"
    assert row[-1] == ("REGRESSION" if worse else "")


def test_stack_and_size_and_the_worst_case_can_be_worse_too() -> None:
    report = replace_libraries(report_of(), 100)

    def smaller(value: Any) -> None:
        value["operations"][0]["stack"] -= 10
        value["exchanges"][0]["client"]["cycles"]["max"] -= 10
        value["libraries"][0]["text"] -= 10

    found = compare(saved(report), [changed(report, smaller)], 0.5).regressions
    assert [(one.name, one.figure) for one in found] == [
        ("newhope.keygen", "stack"),
        ("newhope client", "most"),
        ("library keccak", "text"),
    ]


def replace_libraries(report: BenchReport, text: int) -> BenchReport:
    from thumbkat.image.elf import LibrarySize

    return replace(report, libraries=(LibrarySize("keccak", text, 0),))


def test_what_makes_figures_incomparable_is_said() -> None:
    def other(value: Any) -> None:
        value["provenance"]["compiler"] = "gcc 1"
        value["operations"].append({"name": "old.one", "cycles": None, "stack": 1})

    comparison = compare(saved(report_of()), [changed(report_of(), other)], 0)
    notes = "\n".join(comparison_table(comparison).notes)
    assert "compiler was 'gcc 1'" in notes
    assert "saved, and not measured now: old.one" in notes


def test_what_was_not_saved_is_said() -> None:
    def empty(value: Any) -> None:
        value["operations"], value["exchanges"] = [], []

    now = saved(report_of(pattern="newhope.keygen"))
    comparison = compare(now, [changed(report_of(), empty)], 0)
    assert comparison.to_json()["new"] == ["newhope.keygen"]
    assert "measured now, and not saved: newhope.keygen" in comparison_table(comparison).notes


def test_what_was_nothing_and_is_something_is_new() -> None:
    comparison = compare(saved(report_of()), [changed(report_of(), _set("operations", "stack", 0))], 1000)
    assert [row[-2:] for row in comparison_table(comparison).rows] == [("new", "REGRESSION")]


@pytest.mark.parametrize("tolerance", [float("nan"), float("inf"), -1.0])
def test_a_tolerance_that_hides_everything_is_refused(tolerance: float) -> None:
    report = saved(report_of())
    with pytest.raises(UsageError, match="a tolerance is a number"):
        compare(report, [report], tolerance)


def test_another_board_cannot_be_compared() -> None:
    board = Quick(kind="disco_f407vg", counter="CYCCNT")
    other = run_bench(board.as_board(), pattern="newhope.ntt", runs=1)
    with pytest.raises(UsageError, match="has no disco_f407vg to compare with, only bbcmicrobit"):
        compare(saved(other), [saved(report_of())], 1)


def test_what_was_not_asked_for_is_not_missing() -> None:
    now = saved(run_bench(quick(Seeded).as_board(), pattern="keccak.*", runs=2))
    assert compare(now, [saved(report_of())], 0, "keccak.*").gone == ()
    assert compare(now, [saved(report_of())], 0, "*").gone[0] == "newhope.keygen"
    assert compare(now, [saved(report_of())], 0).conditions == (), "no seeds now is no other seeds"


# The command


@pytest.fixture
def board(monkeypatch: pytest.MonkeyPatch) -> Quick:
    """At an address of its own, with no checkout."""
    there = Connections()
    there.boards["serial:x"] = board = quick(Seeded, at="serial:x")
    monkeypatch.setattr("thumbkat.jobs.attach.connect", there)
    monkeypatch.setattr("thumbkat.jobs.attach.in_checkout", lambda: None)
    return board


BENCH = ["bench", "serial:x", "--op", "newhope.[ks]*", "--runs", "2"]


def test_saved_and_compared(board: Quick, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = str(tmp_path / "saved.json")
    assert run([*BENCH, "--save", path]) == 0
    assert run([*BENCH, "--against", path]) == 0
    assert "0 worse by more than 1 %" in capsys.readouterr().out
    board.stack += 2
    assert run([*BENCH, "--against", path, "--tolerance", "2"]) == 0
    assert run([*BENCH, "--against", path]) == 1
    assert "REGRESSION" in capsys.readouterr().out


def test_json_stays_one_object_while_comparing(
    board: Quick, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = str(tmp_path / "saved.json")
    assert run([*BENCH, "--save", path, "--json"]) == 0
    capsys.readouterr()
    board.stack *= 2
    assert run([*BENCH, "--against", path, "--json"]) == 1
    captured = capsys.readouterr()
    (line,) = captured.out.splitlines()
    assert json.loads(line)["schema"] == 1
    worse = json.loads(line)["comparison"]["regressions"]
    assert {(one["figure"], one["before"], one["now"]) for one in worse} == {
        ("stack", board.stack // 2, board.stack)
    }
    assert "REGRESSION" in captured.err


def test_a_bad_file_is_an_error_before_anything_is_measured(board: Quick, tmp_path: Path) -> None:
    assert run([*BENCH, "--against", str(tmp_path / "missing.json")]) == 2
    assert board.inputs == []


@pytest.mark.parametrize("tolerance", ["nan", "inf"])
def test_a_bad_tolerance_is_an_error_before_anything_is_measured(
    board: Quick, tmp_path: Path, tolerance: str
) -> None:
    path = str(tmp_path / "saved.json")
    save(Path(path), saved(report_of()))
    assert run([*BENCH, "--against", path, "--tolerance", tolerance]) == 2
    assert board.inputs == []


@pytest.mark.parametrize("place", ["missing/x.json", "file/x.json", "n" * 300, "", "/proc/x"])
def test_a_place_that_cannot_be_written_is_an_error_before_anything_is_measured(
    board: Quick, tmp_path: Path, capsys: pytest.CaptureFixture[str], place: str
) -> None:
    (tmp_path / "file").write_text("")
    assert run([*BENCH, "--save", f"{tmp_path}/{place}" if place[:1] != "/" else place]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
    assert board.inputs == []
    assert [one.name for one in tmp_path.iterdir()] == ["file"]


def test_a_device_stays_and_what_it_refuses_was_shown(
    board: Quick, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run([*BENCH, "--save", "/dev/full", "--json"]) == 2
    assert Path("/dev/full").is_char_device()
    captured = capsys.readouterr()
    assert json.loads(captured.out)["schema"] == 1
    assert "cannot write /dev/full: No space left on device" in captured.err


def test_help_says_how_long_it_takes(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["bench", "--help"]) == 0
    assert "some minutes a board; --runs 10 shortens it" in capsys.readouterr().out


@pytest.mark.parametrize("form", ["md", "csv", "json", "table"])
def test_every_form_has_the_figures_and_where_they_come_from(
    board: Quick, capsys: pytest.CaptureFixture[str], form: str
) -> None:
    assert run([*BENCH, "--format", form]) == 0
    out = capsys.readouterr().out.replace(",", "")
    for text in ("newhope.keygen", "1000", "TIMER0", board.info.compiler, board.info.git_hash):
        assert text.replace(",", "") in out


def test_two_forms_at_once_are_an_error(board: Quick) -> None:
    assert run([*BENCH, "--json", "--format", "csv"]) == 2


def test_a_note_names_the_backends() -> None:
    report = run_bench(counting(1).as_board(), pattern="*", runs=1)
    backends = report.to_json()["provenance"]["backends"]
    assert set(backends.values()) == {"c"}
    other = replace(
        report,
        operations=tuple(
            replace(one, backend="armv7em_small") if one.name.startswith("keccak.") else one
            for one in report.operations
        ),
    )
    assert "backend c, armv7em_small of keccak" in bench_tables(other)[0].notes
    assert any(note == "backend c" for note in bench_tables(report)[0].notes)
    rows = csv.DictReader(io.StringIO(csv_text([other])))
    assert {row["backend"] for row in rows if row["name"].startswith("keccak.")} == {"armv7em_small"}
