"""What the host knows of each kind of board: one JSON file a board, which is PlatformIO's board file too."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from thumbkat.errors import UsageError


@dataclass(frozen=True)
class SerialFacts:
    """`kind`: "usb" where the debug probe carries the serial line, "wire" where it is a cable of its own."""

    baud: int
    kind: str
    pins: str


@dataclass(frozen=True)
class QemuFacts:
    """The machine, and which of its serial ports is the board's."""

    machine: str
    serial: int


@dataclass(frozen=True)
class BoardFile:
    """`wait_states` is None where a cache hides them; `flash` and `ram` are origin and size; `without` names
    the primitives that its image leaves out, for want of room, and `small` the libraries that it has the
    small build of, where flash is slow behind a small cache."""

    id: str
    name: str
    chip: str
    core: str
    clock_hz: int
    wait_states: int | None
    flash: tuple[int, int]
    ram: tuple[int, int]
    counter: str
    entropy: str | None
    serial: SerialFacts
    flash_target: str
    pack: str | None
    qemu: QemuFacts | None
    without: tuple[str, ...]
    small: tuple[str, ...]
    path: Path


def all_boards() -> list[BoardFile]:
    return [read_board(path) for path in sorted(_directory().glob("*.json"))]


def load_board(board_id: str) -> BoardFile:
    there = {path.stem: path for path in sorted(_directory().glob("*.json"))}
    if board_id not in there:
        raise UsageError(f"there is no board {board_id!r}; there are {', '.join(there)}")
    return read_board(there[board_id])


def _directory() -> Path:
    here = Path(__file__).resolve().parent
    for directory in (here.parents[1] / "boards", here / "data" / "boards"):
        if any(directory.glob("*.json")):
            return directory
    raise UsageError("the board files are missing: install thumbkat again")


def read_board(path: Path) -> BoardFile:
    try:
        whole = json.loads(path.read_text("utf-8"))
        facts: dict[str, Any] = whole["thumbkat"]
        serial, qemu = facts["serial"], facts["qemu"]
        emulated = (
            None if qemu is None else QemuFacts(_typed(qemu["machine"], str), _typed(qemu["serial"], int))
        )
        return BoardFile(
            id=path.stem,
            name=_typed(whole["name"], str),
            chip=_typed(facts["chip"], str),
            core=_typed(facts["core"], str),
            clock_hz=_typed(facts["clock_hz"], int),
            wait_states=_typed(facts["wait_states"], int, type(None)),
            flash=_region(facts["flash"]),
            ram=_region(facts["ram"]),
            counter=_typed(facts["counter"], str),
            entropy=_typed(facts["entropy"], str, type(None)),
            serial=SerialFacts(
                _typed(serial["baud"], int), _typed(serial["kind"], str), _typed(serial["pins"], str)
            ),
            flash_target=_typed(facts["flash_target"], str),
            pack=_typed(facts["pack"], str, type(None)),
            qemu=emulated,
            without=tuple(_typed(name, str) for name in _typed(facts.get("without", []), list)),
            small=tuple(_typed(name, str) for name in _typed(facts.get("small", []), list)),
            path=path,
        )
    except KeyError as error:
        raise UsageError(f"{path}: the key {error} is missing") from None
    except (OSError, ValueError, TypeError, RecursionError) as error:
        raise UsageError(f"{path}: {error}") from None


def _region(value: Any) -> tuple[int, int]:
    origin, size = value
    return _typed(origin, int), _typed(size, int)


def _typed(value: Any, *kinds: type) -> Any:
    if not isinstance(value, kinds) or isinstance(value, bool):
        raise TypeError(f"{value!r:.40} is no {kinds[0].__name__}")
    return value
