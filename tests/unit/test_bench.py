"""Measuring operations: which, with what inputs, and what is made of the figures."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tests.unit.cli_boards import ConnectedBoard
from thumbkat.board import Result, Value
from thumbkat.errors import UsageError
from thumbkat.jobs.bench import Cycles, run_bench
from thumbkat.report.table import plain_lines
from thumbkat.report.tables import bench_tables


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


def test_every_operation_with_explicit_coins_is_measured() -> None:
    board = counting(5)
    report = run_bench(board.as_board(), runs=1)
    names = [one.name for one in report.operations]
    expected = {
        name for name in board.operations if not name.startswith(("session.", "entropy.", "selftest."))
    } | {"newhope.keygen[14bit]", "newhope.sharedb[14bit]", "newhope.uniform[14bit]"}
    assert sorted(names) == sorted(expected)
    assert not any(name.startswith(("session.", "entropy.", "selftest.")) for name in board.calls)


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
        value for _, fields in everything for name, value in fields.items() if name in ("poly", "a", "b")
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
    assert set(report) == {"schema", "board", "provenance", "operations", "libraries"}
    assert report["board"]["counter"] == "TIMER0"
    assert report["board"]["wait_states"] == 0
    assert set(report["provenance"]) >= {"compiler", "flags", "git_hash", "memory"}
    assert report["libraries"] == [{"name": "keccak", "text": 64, "data": 0}]


def test_no_runs_are_nonsense() -> None:
    with pytest.raises(UsageError):
        run_bench(counting(1).as_board(), runs=0)
