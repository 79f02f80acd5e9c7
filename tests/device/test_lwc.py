"""The known-answer files of SPARKLE on virtual boards, as `thumbkat kat BOARD --vectors FILE` runs them: some
of their vectors, or all. The official files have these very names and vectors."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tests.builds import SPARKLE, images
from tests.reference import lwc_files, sparkle
from thumbkat import Board, connect
from thumbkat.jobs.kat import run_kat

BOARDS = ("bbcmicrobit", "disco_f407vg")
LONG = [pytest.mark.verify, pytest.mark.timeout(3600)]


@pytest.fixture(scope="module", params=[*BOARDS, pytest.param(SPARKLE, marks=LONG)])
def board(request: pytest.FixtureRequest) -> Iterator[Board]:
    name = request.param.removesuffix("_sparkle")
    with connect(f"virtual:{name}", image=images()[request.param]) as connected:
        yield connected


def all_pass(board: Board, file: Path, tests: int, algorithm: str) -> None:
    report = run_kat(board, files=[file], algorithm=algorithm)
    assert report.failures == []
    assert report.skipped == []
    assert report.passed == tests


def test_built_in_answers(board: Board) -> None:
    """All of them, on what the smallest board has too."""
    report = run_kat(board, suites=["sparkle"])
    assert report.failures == []
    assert report.skipped == []
    assert report.passed > 400


@pytest.mark.parametrize("step", [151, pytest.param(1, marks=LONG)])
@pytest.mark.parametrize("algorithm", lwc_files.ALGORITHMS)
def test_the_files(board: Board, tmp_path: Path, algorithm: str, step: int) -> None:
    """Each vector of an AEAD is encrypted and decrypted."""
    counts = lwc_files.counts_of(algorithm)[::step]
    path = tmp_path / lwc_files.ALGORITHMS[algorithm]
    path.write_text(lwc_files.text(algorithm, counts), encoding="ascii")
    all_pass(board, path, (2 if algorithm.startswith("schwaemm") else 1) * len(counts), algorithm)


@pytest.mark.parametrize(
    "variant",
    [name if name == "schwaemm256_128" else pytest.param(name, marks=LONG) for name in sparkle.SCHWAEMM],
)
def test_a_message_longer_than_the_board_takes(board: Board, tmp_path: Path, variant: str) -> None:
    """It goes in pieces: twice where it is decrypted."""
    most = next(
        field.most
        for field in board.operations[f"sparkle.{variant}_encrypt"].inputs
        if field.name == "plaintext"
    )
    random, aead = Random(variant), sparkle.SCHWAEMM[variant]
    key, nonce, ad = (random.randbytes(length) for length in (aead.capacity, aead.rate, 100))
    message = random.randbytes(most + 1)
    ciphertext = aead.encrypt(key, nonce, ad, message)
    values = {"Key": key, "Nonce": nonce, "PT": message, "AD": ad, "CT": ciphertext}
    path = tmp_path / "vectors.txt"
    lines = "".join(f"{name} = {value.hex()}\n" for name, value in values.items())
    path.write_text(f"Count = 1\n{lines}\n", encoding="ascii")
    all_pass(board, path, 2, variant.replace("_", "-"))


@pytest.mark.verify
@pytest.mark.parametrize("algorithm", lwc_files.ALGORITHMS)
def test_the_official_files_agree(shared: Path | None, algorithm: str) -> None:
    """A third of each lies there."""
    if shared is None:
        pytest.skip("the LWC files are in ../shared, which is not beside this checkout")
    ours = {
        record.split()[2]: record.split()
        for record in _records(lwc_files.text(algorithm, lwc_files.counts_of(algorithm)))
    }
    official = _records((shared / "vectors" / "lwc" / f"{algorithm}.txt").read_text(encoding="ascii"))
    assert official
    for record in official:
        assert record.split() == ours[record.split()[2]]


def _records(text: str) -> list[str]:
    return [record for record in text.split("\n\n") if record.strip()]
