"""Puts the tables of figures into README.md: `make figures`, or

    python scripts/figures.py FILE NO_FPU SMALL

FILE is what `thumbkat bench virtual:bbcmicrobit virtual:disco_f407vg --save FILE` wrote; NO_FPU the same of
virtual:disco_f407vg alone, built with -DTHUMBKAT_NO_FPU, and SMALL of SPARKLE alone, built with
-DTHUMBKAT_SPARKLE_SMALL.
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
SUITE = (
    "x25519.scalarmult",
    "ed25519.sign",
    "ed25519.verify",
    "sha512.hash",
    "salsa20.xor",
    "poly1305.tag",
    "nacl.secretbox_seal",
)
SPARKLE = (
    *(f"sparkle.sparkle{bits}_{kind}" for bits in (256, 384, 512) for kind in ("slim", "big")),
    *(
        f"sparkle.{name}{length}"
        for name in (
            *(f"schwaemm{sizes}_encrypt" for sizes in ("128_128", "256_128", "192_192", "256_256")),
            "esch256",
            "esch384",
        )
        for length in ("", "[16 bytes]")
    ),
)
LONG = 512  # bytes of a message from which on cycles a byte are given, too


def between(mark: str) -> re.Pattern[str]:
    return re.compile(rf"(?<=<!-- {mark} -->\n).*?(?=<!-- end -->)", re.DOTALL)


TABLE, SUITE_TABLE = between("make figures"), between("make figures: the NaCl suite")
SPARKLE_TABLE = between("make figures: SPARKLE")
HEAD = """\
| cycles, at zero wait states | M0 | worst | paper, M0 | M4F | worst | paper, M4 | M4, no FPU |
|---|---:|---:|---:|---:|---:|---:|---:|
"""
SUITE_HEAD = """\
| cycles, at zero wait states | M0 | best published | M4F | M4, no FPU | best published, M4 |
|---|---:|---:|---:|---:|---:|
"""
SPARKLE_HEAD = """\
| cycles, at zero wait states | M0 | designers | M4F | M4F, small | M4, no FPU | designers, M4 |
|---|---:|---:|---:|---:|---:|---:|
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


def _shown(cycles: int, length: int) -> str:
    """What takes a long message has its cycles a byte beside the total."""
    return f"{cycles:,} ({cycles / length:.2f} a byte)" if length >= LONG else f"{cycles:,}"


def _ours(report: Report, name: str) -> str:
    cycles = next(one for one in report["operations"] if one["name"] == name)["cycles"]["median"]
    return _shown(cycles, report["provenance"]["message_bytes"].get(name, 0))


def _theirs(report: Report, name: str) -> str:
    published = report["provenance"]["published"].get(name, [])
    length = report["provenance"]["message_bytes"].get(name, 0)
    return _shown(min(one["cycles"] for one in published), length) if published else ""


def sparkle_table(by_board: dict[str, Report], no_fpu: Report, small: Report) -> str:
    """In Markdown."""
    m0, m4f = (by_board[board] for board in BOARDS)
    rows = (
        [_ours(m0, name), _theirs(m0, name)]
        + [_ours(report, name) for report in (m4f, small, no_fpu)]
        + [_theirs(m4f, name)]
        for name in SPARKLE
    )
    return SPARKLE_HEAD + "".join(
        f"| `{name}` | {' | '.join(cells)} |\n" for name, cells in zip(SPARKLE, rows, strict=True)
    )


def suite_table(by_board: dict[str, Report], no_fpu: Report) -> str:
    """In Markdown."""
    m0, m4f = (by_board[board] for board in BOARDS)

    return SUITE_HEAD + "".join(
        f"| `{name}` | {_ours(m0, name)} | {_theirs(m0, name)} "
        f"| {_ours(m4f, name)} | {_ours(no_fpu, name)} | {_theirs(m4f, name)} |\n"
        for name in SUITE
    )


def main(path: str, no_fpu_path: str, small_path: str) -> None:
    text = README.read_text("utf-8")
    by_board = reports(Path(path))
    no_fpu, small = (reports(Path(one))[BOARDS[1]] for one in (no_fpu_path, small_path))
    text = TABLE.sub(lambda _: table(by_board, no_fpu), text)
    text = SUITE_TABLE.sub(lambda _: suite_table(by_board, no_fpu), text)
    README.write_text(SPARKLE_TABLE.sub(lambda _: sparkle_table(by_board, no_fpu, small), text), "utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
