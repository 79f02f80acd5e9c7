"""Published files of the NaCl suite on virtual boards, as `thumbkat kat BOARD --vectors FILE` runs them: some
of their tests, or all."""

import json
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from random import Random

import nacl.secret
import nacl.signing
import pytest
from cryptography.hazmat.primitives.poly1305 import Poly1305

from tests.builds import NACL, images
from tests.unit.vector_files import POLY1305_FILE, SIGN_INPUT_FILE, X25519_FILE
from tests.unit.vectors25519 import AFTER_ITERATIONS
from tests.virtual.firmware import BOARDS
from thumbkat import Board, connect
from thumbkat.jobs.kat import run_kat

LONG = [pytest.mark.verify, pytest.mark.timeout(7200)]
EVERY = pytest.param(1, marks=LONG)
BASE = (9).to_bytes(32, "little")


@pytest.fixture(scope="module", params=["bbcmicrobit", "disco_f407vg"])
def board(request: pytest.FixtureRequest) -> Iterator[Board]:
    with connect(f"virtual:{request.param}", image=images()[request.param]) as connected:
        yield connected


SUITES = ("fe25519", "x25519", "sha512", "ed25519", "salsa20", "poly1305", "nacl")


@pytest.mark.verify
@pytest.mark.parametrize("name", [*BOARDS, NACL])
def test_built_in_answers(name: str) -> None:
    """Of what the board has; the smallest has the suite in an image of its own."""
    with connect(f"virtual:{name.removesuffix('_nacl')}", image=images()[name]) as board:
        report = run_kat(board, suites=SUITES)
        assert report.failures == []
        assert (report.skipped == []) is (name != "disco_f051r8")
        assert report.passed > 0


def all_pass(board: Board, file: Path, tests: int, algorithm: str | None = None) -> None:
    report = run_kat(board, files=[file], algorithm=algorithm)
    assert report.failures == []
    assert report.skipped == []
    assert report.passed == tests


@pytest.fixture
def thinned(shared: Path | None, tmp_path: Path) -> Callable[[str, int], tuple[Path, int]]:
    """Every so manyeth test of a file of Wycheproof, and how many these are."""

    def thin(name: str, step: int) -> tuple[Path, int]:
        if shared is None:
            pytest.skip("the Wycheproof files are in ../shared, which is not beside this checkout")
        root = json.loads((shared / "vectors" / "wycheproof" / name).read_text(encoding="utf-8"))
        number = count()
        for group in root["testGroups"]:
            group["tests"] = [test for test in group["tests"] if next(number) % step == 0]
        root["testGroups"] = [group for group in root["testGroups"] if group["tests"]]
        root["numberOfTests"] = sum(len(group["tests"]) for group in root["testGroups"])
        path = tmp_path / name
        path.write_text(json.dumps(root, indent=1), encoding="utf-8")
        return path, root["numberOfTests"]

    return thin


@pytest.mark.parametrize("step", [29, EVERY])
def test_wycheproof_x25519(board: Board, thinned: Callable[[str, int], tuple[Path, int]], step: int) -> None:
    all_pass(board, *thinned("x25519_test.json", step))


@pytest.mark.parametrize("step", [7, EVERY])
def test_wycheproof_ed25519(board: Board, thinned: Callable[[str, int], tuple[Path, int]], step: int) -> None:
    all_pass(board, *thinned("ed25519_test.json", step))


@pytest.mark.parametrize("step", [341, EVERY])
def test_sign_input(board: Board, tmp_path: Path, step: int) -> None:
    """Each line is signed and verified."""
    lines = SIGN_INPUT_FILE.read_text(encoding="ascii").splitlines()[::step]
    path = tmp_path / "sign.input"
    path.write_text("\n".join(lines), encoding="ascii")
    all_pass(board, path, 2 * len(lines), "ed25519")


def test_records_of_rfcs(board: Board) -> None:
    all_pass(board, X25519_FILE, 3, "x25519")
    all_pass(board, POLY1305_FILE, 22, "poly1305")


@pytest.mark.parametrize("rounds", [1, pytest.param(1000, marks=LONG)])
def test_x25519_iterated(board: Board, rounds: int) -> None:
    """RFC 7748, section 5.2."""
    k = u = BASE
    for _ in range(rounds):
        k, u = board.call("x25519.scalarmult", private=k, public=u).data("shared"), k
    assert k == AFTER_ITERATIONS[rounds]


def _signed(message: bytes) -> str:
    key = nacl.signing.SigningKey(bytes(32))
    public, signed = bytes(key.verify_key), bytes(key.sign(message))
    return ":".join(part.hex() for part in (bytes(32) + public, public, message, signed, b""))


def _tagged(message: bytes) -> str:
    key = bytes(range(32))
    tag = Poly1305.generate_tag(key, message)
    return f"COUNT = 0\nKEY = {key.hex()}\nMSG = {message.hex()}\nTAG = {tag.hex()}\n"


def _boxed(message: bytes) -> str:
    key, nonce = bytes(range(32)), bytes(24)
    boxed = nacl.secret.SecretBox(key).encrypt(message, nonce).ciphertext
    forged = boxed[:-1] + bytes([boxed[-1] ^ 1])
    start = f"KEY = {key.hex()}\nNONCE = {nonce.hex()}\n"
    return (
        f"COUNT = 0\n{start}PT = {message.hex()}\nCT = {boxed.hex()}\n\n"
        f"COUNT = 1\n{start}CT = {forged.hex()}\nFAIL\n"
    )


@pytest.mark.parametrize(
    ("algorithm", "write", "tests"),
    [("ed25519", _signed, 2), ("poly1305", _tagged, 2), ("secretbox", _boxed, 3)],
)
def test_a_message_longer_than_the_board_takes(
    board: Board, tmp_path: Path, algorithm: str, write: Callable[[bytes], str], tests: int
) -> None:
    """It goes in pieces: twice where it is signed or opened."""
    operation = {"ed25519": "ed25519.sign", "poly1305": "poly1305.tag", "secretbox": "nacl.secretbox_seal"}
    (most,) = (
        field.most for field in board.operations[operation[algorithm]].inputs if field.name == "message"
    )
    path = tmp_path / "vectors"
    path.write_text(write(Random(algorithm).randbytes(most + 1000)), encoding="ascii")
    all_pass(board, path, tests, algorithm)
