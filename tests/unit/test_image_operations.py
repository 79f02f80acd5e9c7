"""The table of operations, read out of an image, is that which the board lists."""

from __future__ import annotations

import struct
from pathlib import Path

import pytest

from tests.builds import images
from tests.virtual.assembled import assemble, function
from thumbkat.errors import UsageError
from thumbkat.image.operations import operation_table
from thumbkat.image.symbols import Symbols
from thumbkat.link.protocol import Direction
from thumbkat.virtual.local import LocalBoard


@pytest.mark.parametrize("board", ["disco_f051r8", "disco_f407vg"])
def test_it_is_what_the_board_lists(board: str) -> None:
    table = operation_table(Symbols(images()[board]))
    with LocalBoard(board, images()[board]) as local:
        listed = local.board.operations
        assert listed.keys() <= table.operations.keys(), "what does not fit the board is in no list"
        assert len(table.arena) >= local.board.info.arena
        for name, operation in listed.items():
            places = table.operations[name]
            for direction, fields in (
                (Direction.INPUT, operation.inputs),
                (Direction.OUTPUT, operation.outputs),
                (Direction.STATE, operation.state),
            ):
                there = places.of(direction)
                assert [one.name for one in there] == [one.name for one in fields]
                assert [one.secret for one in there] == [one.secret for one in fields]
                assert all(one.offset + one.most <= places.memory for one in there)
            assert places.memory <= local.board.info.arena
            function = local.symbols.at(places.function)
            assert function is not None
            assert function.address == places.function


def test_a_program_of_somebody_else_has_none(tmp_path: Path) -> None:
    made = assemble(tmp_path, function("f", "bx lr"), "cortex-m0")
    with pytest.raises(UsageError, match="no firmware of thumbkat"):
        operation_table(Symbols(made))


def test_a_damaged_table_is_an_error_of_one_line(tmp_path: Path) -> None:
    image = images()["bbcmicrobit"]
    symbols = Symbols(image)
    name = struct.pack("<I", int.from_bytes(symbols.read(symbols.value("keccak_operations"), 4), "little"))
    data = image.read_bytes()
    where = data.index(symbols.read(symbols.value("keccak_operations"), 40))
    assert data[where : where + 4] == name
    for damage in (b"\xf0\xff\xff\x7f", b"\x01\0\0\x10"):
        broken = tmp_path / "broken.elf"
        broken.write_bytes(data[:where] + damage + data[where + 4 :])
        with pytest.raises(UsageError, match=r"broken\.elf") as error:
            operation_table(Symbols(broken))
        assert "\n" not in str(error.value)
