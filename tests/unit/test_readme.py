"""The Python of README.md runs as it stands there, and is what a strict type checker takes."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import thumbkat
from tests.builds import images
from thumbkat.jobs.inputs import one_case
from thumbkat.jobs.meter import one_run
from thumbkat.virtual.local import LocalBoard

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text()
BLOCKS = re.findall(r"^```python\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)


def test_there_are_three() -> None:
    assert len(BLOCKS) == 3


def test_the_first_runs(capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(BLOCKS[0], "README.md", "exec"), {})
    keygen, about = capsys.readouterr().out.splitlines()
    msg_a, cycles, stack = keygen.split()
    assert len(bytes.fromhex(msg_a)) == 1824
    assert int(cycles) > 0
    assert int(stack) > 0
    assert about.startswith("cortex-m0 [")


def test_the_function_of_ones_own_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    exec(compile(BLOCKS[1], "README.md", "exec"), {})
    figures, profile = capsys.readouterr().out.split("\n", 1)
    # MOVS 1; three times LDRB 2, ADDS, ADDS, SUBS 3, BNE 3 but for the last 1; MOV 1, BX 3.
    assert figures == f"{sum(b'abc')} {1 + 3 * 8 - 2 + 1 + 3} 0"
    assert "branch 198" in profile


def test_the_test_in_it_passes() -> None:
    names: dict[str, object] = {}
    exec(compile(BLOCKS[2], "README.md", "exec"), names)
    tests = [value for name, value in names.items() if name.startswith("test_")]
    assert tests
    with thumbkat.connect("qemu:bbcmicrobit") as board:
        for test in tests:
            assert callable(test)
            test(board)


def mypy(*sources: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "mypy", "--strict", *map(str, sources)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300)


def test_a_type_checker_takes_all_of_it_and_knows_what_the_package_has(tmp_path: Path) -> None:
    """In one run, most of which goes into what the package itself needs."""
    sources = [tmp_path / f"example_{number}.py" for number in range(len(BLOCKS))]
    for source, block in zip(sources, BLOCKS, strict=True):
        source.write_text(block)
    misspelled = tmp_path / "misspelled.py"
    misspelled.write_text("import thumbkat\n\nthumbkat.conect\nthumbkat.connect\n")
    done = mypy(*sources, misspelled)
    # Nothing but the one name that is not there: the examples are right.
    found = re.findall(r"(\w+)\.py:(\d+): error: (.*)", done.stdout)
    assert [one[:2] for one in found] == [("misspelled", "3")], done.stdout + done.stderr
    assert "has no attribute" in found[0][2]
    assert f"checked {len(BLOCKS) + 1} source files" in done.stdout, done.stdout + done.stderr


def test_everything_exported_is_there() -> None:
    for name in thumbkat.__all__:
        assert getattr(thumbkat, name)
    with pytest.raises(AttributeError, match="conect"):
        getattr(thumbkat, "conect")  # noqa: B009 - a type checker knows that it is not there


def test_the_figures_are_those_of_the_boards() -> None:
    """Of every step that always takes the same; `make figures` measures the others too."""
    table = README.partition("<!-- make figures -->")[2].partition("<!-- end -->")[0]
    rows = re.findall(r"^\| `([\w.]+)` \| (.*) \|$", table, re.MULTILINE)
    constant = [(name, cells.split(" | ")) for name, cells in rows if re.match(r"[\d,]+ \|  \|", cells)]
    assert {"newhope.ntt", "keccak.f1600", "chacha20.block"} <= {name for name, _ in constant}
    for board, column in (("bbcmicrobit", 0), ("disco_f407vg", 3)):
        with LocalBoard(board, images()[board]) as local:
            for name, cells in constant:
                run = one_run(local.board, one_case(local.board, name), 0)
                assert f"{run.cycles:,}" == cells[column], name


def test_the_figures_of_sparkle_are_those_of_the_boards() -> None:
    table = README.partition("<!-- make figures: SPARKLE -->")[2].partition("<!-- end -->")[0]
    rows = {
        name: [cell.partition(" ")[0] for cell in cells.split(" | ")]
        for name, cells in re.findall(r"^\| `(sparkle[^`]+)` \| (.*) \|$", table, re.MULTILINE)
    }
    assert {"sparkle.sparkle384_big", "sparkle.schwaemm256_128_encrypt[16 bytes]"} <= rows.keys()
    for board, column in (("bbcmicrobit", 0), ("disco_f407vg", 2)):
        with LocalBoard(board, images()[board]) as local:
            for name, cells in rows.items():
                run = one_run(local.board, one_case(local.board, name), 0)
                assert f"{run.cycles:,}" == cells[column], name


def test_the_figures_of_the_nacl_suite_are_those_of_the_boards() -> None:
    """But for verification, whose time depends on the signature."""
    table = README.partition("<!-- make figures: the NaCl suite -->")[2].partition("<!-- end -->")[0]
    rows = {
        name: [cell.partition(" ")[0] for cell in cells.split(" | ")]
        for name, cells in re.findall(r"^\| `([\w.]+)` \| (.*) \|$", table, re.MULTILINE)
    }
    assert {"x25519.scalarmult", "ed25519.sign", "salsa20.xor", "nacl.secretbox_seal"} <= rows.keys()
    del rows["ed25519.verify"]
    for board, column in (("bbcmicrobit", 0), ("disco_f407vg", 2)):
        with LocalBoard(board, images()[board]) as local:
            for name, cells in rows.items():
                run = one_run(local.board, one_case(local.board, name), 0)
                assert f"{run.cycles:,}" == cells[column], name
