"""Puts the table of figures into README.md: `make figures`, or `python scripts/figures.py FILE NO_FPU_FILE`.

FILE is what `thumbkat bench virtual:bbcmicrobit virtual:disco_f407vg --save FILE` wrote; NO_FPU_FILE the same
of virtual:disco_f407vg alone, built with -DTHUMBKAT_NO_FPU.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

README = Path(__file__).resolve().parents[1] / "README.md"
BOARDS = ("bbcmicrobit", "disco_f407vg")
STEPS = (
    "newhope.ntt",
    "newhope.pointwise_invntt",
    "newhope.noise",
    "newhope.uniform",
    "newhope.helprec",
    "newhope.rec",
    "newhope.pack",
    "newhope.unpack",
    "keccak.f1600",
    "chacha20.block",
)
TABLE = re.compile(r"(?<=<!-- make figures -->\n).*?(?=<!-- end -->)", re.DOTALL)
HEAD = """\
| cycles, at zero wait states | M0 | worst | paper, M0 | M4F | worst | paper, M4 | M4, no FPU |
|---|---:|---:|---:|---:|---:|---:|---:|
"""

Report = dict[str, Any]


def reports(path: Path) -> dict[str, Report]:
    """By board."""
    value = json.loads(path.read_text("utf-8"))
    return {one["board"]["board"]: one for one in value.get("boards", [value])}


def _cells(cycles: dict[str, int], published: list[dict[str, Any]], source: str) -> list[str]:
    worst = f"{cycles['max']:,}" if cycles["max"] != cycles["median"] else ""
    theirs = next((f"{one['cycles']:,}" for one in published if one["source"] == source), "")
    return [f"{cycles['median']:,}", worst, theirs]


def _exchange(report: Report, role: str) -> list[str]:
    side = next(one for one in report["exchanges"] if one["name"] == "newhope")[role]
    return _cells(side["cycles"], side["published"], "paper")


def _step(report: Report, name: str) -> list[str]:
    cycles = next(one for one in report["operations"] if one["name"] == name)["cycles"]
    return _cells(cycles, report["provenance"]["published"].get(name, []), "paper-code")


def table(by_board: dict[str, Report], no_fpu: Report) -> str:
    """In Markdown."""
    boards = [by_board[board] for board in BOARDS]

    def row(cells: Callable[[Report, str], list[str]], name: str) -> list[str]:
        return [*cells(boards[0], name), *cells(boards[1], name), cells(no_fpu, name)[0]]

    rows = {
        "server: keygen and shareda": row(_exchange, "server"),
        "client: sharedb": row(_exchange, "client"),
        **{f"`{name}`": row(_step, name) for name in STEPS},
    }
    return HEAD + "".join(f"| {' | '.join([name, *cells])} |\n" for name, cells in rows.items())


def main(path: str, no_fpu_path: str) -> None:
    text = README.read_text("utf-8")
    no_fpu = reports(Path(no_fpu_path))[BOARDS[1]]
    README.write_text(TABLE.sub(lambda _: table(reports(Path(path)), no_fpu), text), "utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
