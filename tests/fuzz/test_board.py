"""The firmware's parser and dispatcher fed with frames that chance has changed, under sanitizers.

What is checked of each answer stands in board/host.c. A script that the firmware does not stand is printed:
in a file it can be given to the program again (`replay`).
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests import builds
from tests.fuzz import board
from tests.fuzz.corpus import FILES

SHORT, LONG = 150_000, 1_000_000


@pytest.fixture(scope="session", params=board.BUILDS)
def program(request: pytest.FixtureRequest) -> Path:
    name: str = request.param
    return builds.made("fuzz", name, lambda folder: board.build(folder / name, board.BUILDS[name])) / name


def test_the_corpus_is_there() -> None:
    assert [Path(file).stem for file in FILES] == sorted(board.BUILDS)
    assert sum(Path(file).stat().st_size for file in FILES) < 400_000


@pytest.mark.parametrize(
    ("seed", "frames"), [(1, SHORT), pytest.param(2, LONG, marks=pytest.mark.verify)], ids=["short", "long"]
)
def test_the_firmware_stands_changed_frames(program: Path, seed: int, frames: int) -> None:
    # The corpus itself comes first.
    outcome = board.run(program, "run", str(seed), str(frames), *FILES)
    assert outcome.complaint is None, outcome.complaint
    counted = re.fullmatch(r"(\d+) scripts, (\d+) frames, (\d+) replies, \d+ edges", outcome.said)
    assert counted is not None, outcome.said
    scripts, fed, answered = map(int, counted.groups())
    assert scripts > 200
    assert fed >= frames
    assert answered > frames // 2
