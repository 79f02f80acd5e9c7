from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from thumbkat import boards
from thumbkat.boards import QemuFacts, SerialFacts, all_boards, load_board
from thumbkat.errors import UsageError

IDS = ["bbcmicrobit", "bbcmicrobit_v2", "disco_f051r8", "disco_f407vg"]


def test_all_boards_are_there() -> None:
    assert [board.id for board in all_boards()] == IDS


def test_a_board_file_is_read_whole() -> None:
    board = load_board("disco_f407vg")
    assert (board.name, board.chip, board.core) == ("ST STM32F4DISCOVERY", "STM32F407", "cortex-m4f")
    assert (board.clock_hz, board.wait_states) == (16_000_000, 0)
    assert (board.flash, board.ram) == ((0x0800_0000, 0x10_0000), (0x2000_0000, 0x2_0000))
    assert (board.counter, board.entropy) == ("CYCCNT", "rng")
    assert board.serial == SerialFacts(115_200, "wire", "TX PA2, RX PA3")
    assert (board.flash_target, board.pack) == ("stm32f407vgtx", "stm32f407vgtx")
    assert board.qemu == QemuFacts("netduinoplus2", 1)
    assert board.without == ()
    assert board.path.name == "disco_f407vg.json"


def test_what_may_be_absent() -> None:
    assert load_board("bbcmicrobit_v2").wait_states is None
    assert load_board("bbcmicrobit_v2").qemu is None
    assert load_board("bbcmicrobit").pack is None
    assert load_board("disco_f051r8").entropy is None


def test_what_an_image_leaves_out_is_a_primitive_that_can_be() -> None:
    table = (Path(__file__).parents[2] / "firmware" / "src" / "command" / "primitives.h").read_text()
    names = {name.lower() for name in re.findall(r"THUMBKAT_WITHOUT_(\w+)", table)}
    left_out = {board.id: set(board.without) for board in all_boards()}
    assert set().union(*left_out.values()) <= names
    assert {name for name, some in left_out.items() if some} == {"disco_f051r8"}


def test_what_has_a_small_build_is_a_library_that_knows_of_it() -> None:
    libraries = Path(__file__).parents[2] / "firmware" / "lib"
    small = {board.id: board.small for board in all_boards() if board.small}
    assert small == {"bbcmicrobit_v2": ("sparkle",)}
    for names in small.values():
        for name in names:
            assert f"THUMBKAT_{name.upper()}_SMALL" in (libraries / name / "src" / "backend.h").read_text()


def test_an_unknown_board_names_those_there_are() -> None:
    with pytest.raises(UsageError, match=f"no board 'arduino'; there are {', '.join(IDS)}"):
        load_board("arduino")


def _broken(change: dict[str, Any]) -> str:
    whole = json.loads(load_board("bbcmicrobit").path.read_text())
    whole["thumbkat"].update(change)
    return json.dumps({**whole, "thumbkat": {k: v for k, v in whole["thumbkat"].items() if v != "gone"}})


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("{", "mine.json: Expecting property name"),
        ("{}", "mine.json: the key 'thumbkat' is missing"),
        (_broken({"chip": "gone"}), "mine.json: the key 'chip' is missing"),
        (_broken({"clock_hz": "16 MHz"}), "mine.json: '16 MHz' is no int"),
        (_broken({"wait_states": True}), "mine.json: True is no int"),
        (_broken({"flash": [0]}), "mine.json: not enough values"),
        (_broken({"qemu": []}), "mine.json: list indices"),
        (_broken({"without": "newhope"}), "mine.json: 'newhope' is no list"),
        (_broken({"without": [1]}), "mine.json: 1 is no str"),
        (_broken({"chip": [1] * 100}), r"mine.json: \[(1, ){13} is no str$"),
        ("[" * 100_000, "mine.json: maximum recursion depth"),
    ],
)
def test_a_broken_board_file_is_named(
    text: str, message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "mine.json").write_text(text)
    monkeypatch.setattr(boards, "_directory", lambda: tmp_path)
    with pytest.raises(UsageError, match=message):
        load_board("mine")


def test_an_installed_package_has_its_own_copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "site-packages" / "thumbkat"
    copy = package / "data" / "boards" / "bbcmicrobit.json"
    copy.parent.mkdir(parents=True)
    copy.write_text(load_board("bbcmicrobit").path.read_text())
    monkeypatch.setattr(boards, "__file__", str(package / "boards.py"))
    assert [board.path for board in all_boards()] == [copy]
    copy.unlink()
    with pytest.raises(UsageError, match="board files are missing"):
        all_boards()
