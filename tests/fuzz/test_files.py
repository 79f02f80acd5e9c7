"""Readers of files: whatever a file holds, they give what they promise, or an error of one line."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.fuzz.memory import limited
from tests.fuzz.mutation import gives_or_refuses, mutated, try_all
from tests.unit import vector_files
from tests.unit.test_elf import MAP, elf
from thumbkat.boards import BoardFile, all_boards, read_board
from thumbkat.image import elf as image
from thumbkat.image.symbols import SourceLine, Symbols
from thumbkat.jobs import compare
from thumbkat.vectors import ALGORITHMS, Expect, Kind, Vector, read_source
from thumbkat.vectors.algorithms import find, steps
from thumbkat.vectors.source import Source
from thumbkat.virtual import function

FEW, MANY = 120, 10_000
examples = pytest.mark.parametrize("count", [FEW, pytest.param(MANY, marks=pytest.mark.verify)])


@pytest.fixture(autouse=True)
def _bounded() -> Iterator[None]:
    with limited(1 << 30):
        yield


def _require_vectors(vectors: object) -> None:
    assert isinstance(vectors, list)
    assert vectors
    for vector in vectors:
        assert isinstance(vector, Vector)
        assert vector.algorithm in ALGORITHMS
        assert isinstance(vector.kind, Kind)
        assert isinstance(vector.expect, Expect)
        assert vector.line >= 1
        assert vector.id.isprintable()
        assert all(isinstance(value, bytes | int | str) for value in vector.inputs.values())
        assert all(isinstance(value, bytes) for value in vector.outputs.values())
        assert vector.skip is None or vector.skip.isprintable()
        assert steps(vector)


@examples
@pytest.mark.parametrize("name", vector_files.VALID)
def test_vector_files(name: str, count: int) -> None:
    text, algorithm = vector_files.VALID[name]
    others = [other for other, _ in vector_files.VALID.values()]
    wanted = None if algorithm is None else find(algorithm)

    def check(data: bytes) -> None:
        vectors = gives_or_refuses(lambda: read_source(Source.decode(Path("a file"), data), wanted))
        if vectors is not None:
            _require_vectors(vectors)

    # The file itself more often than the others, of which pieces are taken.
    try_all(mutated([one.encode() for one in [text] * 20 + others]), check, count // 4)


def _require_board(board: object) -> None:
    assert isinstance(board, BoardFile)
    texts = (
        board.name,
        board.chip,
        board.core,
        board.counter,
        board.serial.kind,
        board.serial.pins,
        board.flash_target,
    )
    assert all(isinstance(text, str) for text in texts)
    assert all(
        isinstance(number, int) for number in (board.clock_hz, board.serial.baud, *board.flash, *board.ram)
    )


@examples
def test_board_files(tmp_path: Path, count: int) -> None:
    path = tmp_path / "mine.json"

    def check(data: bytes) -> None:
        path.write_bytes(data)
        board = gives_or_refuses(lambda: read_board(path))
        if board is not None:
            _require_board(board)

    try_all(mutated([board.path.read_bytes() for board in all_boards()]), check, count)


def _report() -> bytes:
    costs = {"cycles": {"median": 10, "min": 9, "max": 12}, "stack": 100}
    report: dict[str, Any] = {
        "schema": 1,
        "board": {
            "board": "bbcmicrobit",
            "core": "cortex-m0",
            "clock_hz": 16000000,
            "wait_states": 0,
            "counter": "TIMER0",
        },
        "provenance": {"compiler": "gcc", "flags": "-O2", "memory": "all", "seeds": 3},
        "operations": [{"name": "newhope.ntt", **costs}, {"name": "keccak.f1600", **costs, "cycles": None}],
        "exchanges": [{"name": "newhope", "server": costs, "client": costs}],
        "libraries": [{"name": "newhope", "text": 1000, "data": 0}],
    }
    return json.dumps(report).encode()


@examples
def test_saved_measurements(tmp_path: Path, count: int) -> None:
    path = tmp_path / "saved.json"
    whole = _report()
    now = json.loads(whole)
    several = json.dumps(compare.together([now, now])).encode()

    def check(data: bytes) -> None:
        path.write_bytes(data)
        reports = gives_or_refuses(lambda: compare.load(path))
        if reports is None:
            return
        assert isinstance(reports, list)
        found = gives_or_refuses(lambda: compare.compare(now, reports, 5.0))
        if found is not None:
            assert isinstance(found, compare.Comparison)
            json.dumps(found.to_json())

    try_all(mutated([whole, several]), check, count)


@pytest.fixture(scope="module")
def programs(tmp_path_factory: pytest.TempPathFactory) -> list[bytes]:
    """A linked program with symbols, debug information and data, one with that compressed, one
    stripped, an object file."""
    folder = tmp_path_factory.mktemp("programs")
    source = folder / "a.c"
    source.write_text(
        'const char text[8] = "constant"; int counter = 0x12345678, zero[4];\n'
        "static int twice(int n)\n{\n    return n * counter;\n}\n"
        "int _start(int n)\n{\n    return twice(n) + text[n & 7] + zero[n & 3];\n}\n"
    )
    compiler = ["arm-none-eabi-gcc", "-mcpu=cortex-m0", "-mthumb", "-O1", "-fno-inline", "-g", "-nostdlib"]
    made = []
    for name, options in (
        ("linked.elf", []),
        ("small.elf", ["-gz"]),
        ("stripped.elf", ["-s"]),
        ("object.o", ["-c"]),
    ):
        subprocess.run([*compiler, *options, str(source), "-o", str(folder / name)], check=True, timeout=60)
        made.append((folder / name).read_bytes())
    return [*made, elf((0x20000000, 0x500, b"data"), (0, 0, b"code!"))]


def _tried(data: bytes, path: Path, read: Callable[[], object]) -> object | None:
    path.write_bytes(data)
    return gives_or_refuses(read)


@examples
def test_segments_of_images(tmp_path: Path, programs: list[bytes], count: int) -> None:
    path = tmp_path / "a.elf"
    board = all_boards()[0]

    def check(data: bytes) -> None:
        segments = _tried(data, path, lambda: image.load_segments(path))
        if segments is not None:
            assert isinstance(segments, list)
            assert segments
            assert all(isinstance(one, image.Segment) and one.data for one in segments)
            assert sum(len(one.data) for one in segments) <= len(segments) * len(data)
            gives_or_refuses(lambda: image.require_fit(path, board))

    try_all(mutated(programs), check, count)


@examples
def test_symbols_of_images(tmp_path: Path, programs: list[bytes], count: int) -> None:
    path = tmp_path / "a.elf"

    def check(data: bytes) -> None:
        symbols = _tried(data, path, lambda: Symbols(path))
        if symbols is None:
            return
        assert isinstance(symbols, Symbols)
        for one in symbols.functions:
            assert one.size >= 0
            assert symbols.piece_at(one.address) is not None
            line = symbols.line(one.address)
            assert line is None or isinstance(line, SourceLine)
            gives_or_refuses(partial(symbols.function, one.name))
            assert isinstance(symbols.named(one.address), str)
        gives_or_refuses(lambda: symbols.function("nothing"))
        gives_or_refuses(lambda: symbols.value("nothing"))

    try_all(mutated(programs), check, count)


@examples
def test_kinds_of_programs(tmp_path: Path, programs: list[bytes], count: int) -> None:
    path = tmp_path / "a.elf"

    def check(data: bytes) -> None:
        found = _tried(data, path, lambda: function.is_object(path))
        assert found is None or isinstance(found, bool)

    try_all(mutated(programs), check, count // 4)


@examples
def test_maps_of_the_linker(tmp_path: Path, count: int) -> None:
    def check(data: bytes) -> None:
        (tmp_path / "a.map").write_bytes(data)
        for one in image.library_sizes(tmp_path / "a.elf"):
            assert one.name
            assert min(one.text, one.data) >= 0
        assert all(size > 0 for _, _, size in image.library_ranges(tmp_path / "a.elf"))

    try_all(mutated([MAP.encode()]), check, count // 2)
