"""Flashing that was interrupted: whatever is in the flash then, nobody takes the board for a good one."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.builds import copy_checkout, images
from tests.faults.half_flashed import PAGES, Journal, journal, powered
from tests.virtual.firmware import BOARDS, EACH
from thumbkat.boards import load_board
from thumbkat.cli.app import run
from thumbkat.errors import ImageMismatch
from thumbkat.image.build import build
from thumbkat.image.elf import image_crc, load_segments
from thumbkat.image.flash import program
from thumbkat.jobs.attach import Attached
from thumbkat.jobs.flash import run_flash
from thumbkat.virtual import process, registry


@dataclass
class Answers:
    """How many boards said nothing, or faulted, and how many named another CRC than the image's."""

    silent: int = 0
    other: int = 0


def is_refused(kind: str, content: bytes, answers: Answers) -> None:
    image = images()[kind]
    crc = image_crc(image)
    with powered(kind, content) as local:
        if local is None:
            answers.silent += 1
            return
        answers.other += 1
        assert local.board.info.image_crc != crc
        with pytest.raises(ImageMismatch, match="runs another firmware") as refused:
            Attached(local.board, image, crc).require_match()
        assert refused.value.exit_code == 1


def is_good(kind: str, content: bytes) -> None:
    with powered(kind, content) as local:
        assert local is not None
        assert local.board.info.image_crc == image_crc(images()[kind])
        local.board.call("chacha20.block", block=bytes(64))


def flash_of(kind: str) -> bytes:
    """As it is when the image is there."""
    origin, size = load_board(kind).flash
    content = bytearray(b"\xff" * size)
    for segment in load_segments(images()[kind]):
        at = segment.address - origin
        content[at : at + len(segment.data)] = segment.data
    return bytes(content)


def pages_of(kind: str) -> range:
    """Where those begin that have something of the image."""
    page, origin = PAGES[kind], load_board(kind).flash[0]
    last = load_segments(images()[kind])[-1]
    return range(0, last.address + len(last.data) - origin, page)


# In `make test` a spread of pages, more of them of one chip.
SPREAD = {"bbcmicrobit_v2": 8}


def spread(kind: str, pages: Sequence[int]) -> Sequence[int]:
    return pages[:: max(1, len(pages) // SPREAD.get(kind, 5))]


@pytest.mark.parametrize(
    ("kind", "every"),
    [
        ("disco_f407vg", False),
        pytest.param("bbcmicrobit_v2", False, marks=pytest.mark.verify),
        pytest.param("bbcmicrobit", False, marks=pytest.mark.verify),
        pytest.param("disco_f051r8", False, marks=pytest.mark.verify),
        *(pytest.param(kind, True, marks=pytest.mark.verify) for kind in BOARDS),
    ],
)
def test_power_that_fails_after_each_page(kind: str, every: bool) -> None:
    written = journal(kind, images()[kind])
    *ends, whole = written.page_ends()
    assert len(ends) == len(pages_of(kind)) - 1, "the flash was empty, so nothing was there to erase"
    answers = Answers()
    for count in ends if every else [*spread(kind, ends), ends[-1]]:
        is_refused(kind, written.after(count), answers)
    assert answers.silent, "the vector table is there, and most of the code is not"
    is_good(kind, written.after(whole))


def at_random_steps(written: Journal, count: int) -> Iterator[bytes]:
    """Power that fails inside of a page, with a word more or less."""
    chance = random.Random(written.kind)
    for _ in range(count):
        yield written.after(chance.randrange(len(written.steps)))


@pytest.mark.parametrize("kind", EACH)
def test_power_that_fails_inside_of_a_page(kind: str) -> None:
    # Nearly all of it is there, so this is what may run.
    written = journal(kind, images()[kind])
    answers = Answers()
    for content in at_random_steps(written, 6):
        is_refused(kind, content, answers)
    for missing in (1, 2, 10):
        is_refused(kind, written.after(len(written.steps) - missing), answers)


@pytest.mark.parametrize("kind", EACH)
def test_each_page_counts(kind: str) -> None:
    """pyOCD writes those pages alone that differ: one that is missing is all that is wrong."""
    whole, size = flash_of(kind), PAGES[kind]
    pages = pages_of(kind)
    answers = Answers()
    for at in spread(kind, pages):
        is_refused(kind, whole[:at] + b"\xff" * size + whole[at + size :], answers)
    assert answers.other
    is_good(kind, whole)


@pytest.mark.verify
@pytest.mark.parametrize("kind", BOARDS)
def test_each_page_counts_for_every_page_and_by_a_bit(kind: str) -> None:
    whole, size = flash_of(kind), PAGES[kind]
    chance = random.Random(kind)
    answers = Answers()
    for at in pages_of(kind):
        is_refused(kind, whole[:at] + b"\xff" * size + whole[at + size :], answers)
        half = at + size // 2
        if whole[half : half + size // 2].strip(b"\xff"):  # or the image ends before
            is_refused(kind, whole[:half] + b"\xff" * (size // 2) + whole[half + size // 2 :], answers)
        used = [one for one in range(at, at + size) if whole[one] != 0xFF]
        one = chance.choice(used)
        wrong = bytes([whole[one] ^ 1 << chance.randrange(8)])
        is_refused(kind, whole[:one] + wrong + whole[one + 1 :], answers)
    assert answers.other


@pytest.mark.verify
@pytest.mark.parametrize("kind", BOARDS)
def test_power_that_fails_at_any_word(kind: str) -> None:
    written = journal(kind, images()[kind])
    answers = Answers()
    for content in at_random_steps(written, 60):
        is_refused(kind, content, answers)


@pytest.mark.verify
def test_power_that_fails_while_another_firmware_is_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The old one runs on for as long as enough of it is there."""
    monkeypatch.setenv("PLATFORMIO_BUILD_FLAGS", "-DTHUMBKAT_SEALED")
    old = build(list(BOARDS), project=copy_checkout(tmp_path / "project"))
    for kind in BOARDS:
        written = journal(kind, images()[kind], old[kind])
        *ends, whole = written.page_ends()
        answers = Answers()
        is_refused(kind, written.before, answers)
        assert answers.other == 1
        for count in ends:
            is_refused(kind, written.after(count), answers)
        is_good(kind, written.after(whole))


# The commands


@pytest.fixture
def half(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[registry.Running]:
    """A board as a process, in a registry of its own."""
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    started = process.start("bbcmicrobit_v2", name="half", throw_away=True)
    yield started.running
    started.stop()


COMMANDS = {
    "kat": ["kat", "virtual:half", "--suite", "chacha20"],
    "bench": ["bench", "virtual:half", "--op", "chacha20.block", "--runs", "1"],
    "exchange": ["exchange", "virtual:half", "virtual:bbcmicrobit_v2"],
}


def refused(command: list[str], code: int, says: str, capsys: pytest.CaptureFixture[str]) -> None:
    image = images()["bbcmicrobit_v2"]
    assert run([*command, "--timeout", "3", "--image", str(image)]) == code
    said = capsys.readouterr()
    assert says in said.err.splitlines()[-1]
    assert said.out == ""


def test_commands_refuse_a_board_whose_flashing_was_interrupted(
    half: registry.Running, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupt(_text: str, fraction: float | None) -> None:
        if fraction is not None and fraction > 0.6:
            raise KeyboardInterrupt

    image = images()["bbcmicrobit_v2"]
    with pytest.raises(KeyboardInterrupt):
        run_flash("virtual:half", image=image, progress=interrupt)
    for command in COMMANDS.values():
        refused(command, 5, "virtual:half", capsys)
    assert run(["doctor", "virtual:half", "--timeout", "3", "--image", str(image)]) == 5
    assert "flash" in capsys.readouterr().out
    assert run_flash("virtual:half", image=image).confirmed
    assert run([*COMMANDS["kat"], "--image", str(image)]) == 0


def test_commands_refuse_a_board_of_which_little_is_missing(
    half: registry.Running, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    image = images()["bbcmicrobit_v2"]
    last = load_segments(image)[-1].data
    file = bytearray(image.read_bytes())
    at = file.index(last) + len(last) - 1
    file[at] ^= 1
    (tmp_path / "half.elf").write_bytes(file)
    program(half, tmp_path / "half.elf", target="nrf52833")
    for command in COMMANDS.values():
        refused(command, 1, "runs another firmware", capsys)
    assert run(["info", "virtual:half", "--image", str(image)]) == 0
    assert "runs another firmware" in capsys.readouterr().err
