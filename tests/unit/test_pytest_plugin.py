"""The pytest plugin, in suites of somebody else's: real pytest processes, boards that are the reference."""

from __future__ import annotations

import os
from importlib.metadata import entry_points
from pathlib import Path

import pytest

pytest_plugins = ["pytester"]

ROOT = Path(__file__).parents[2]
INSTALLED = any(one.value == "thumbkat.pytest_plugin" for one in entry_points(group="pytest11"))
# Boards at three addresses; every connection, greeting and end is written down.
CONFTEST = """
from tests.unit.cli_boards import ConnectedBoard
from thumbkat.errors import NoSuchBoard, Timeout

def log(text):
    with open("log", "a") as file:
        print(text, file=file)

class Board(ConnectedBoard):
    def hello(self):
        super().hello()
        log(f"hello {getattr(self, 'at', '?')}")
    def close(self):
        log(f"close {self.at}")

def connect(address, *, image=None, timeout=10.0):
    log(f"connect {address}")
    if str(address) == "serial:missing":
        raise NoSuchBoard("there is no port missing")
    return Board(at=str(address), crc=CRC)

CRC = 0
import thumbkat.jobs.attach
thumbkat.jobs.attach.connect = connect
thumbkat.jobs.attach.in_checkout = lambda: None
"""


class Suite:
    def __init__(self, pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
        self.pytester = pytester
        monkeypatch.setenv("PYTHONPATH", f"{ROOT / 'host'}:{ROOT}")
        monkeypatch.delenv("PYTEST_ADDOPTS", raising=False)
        # The plugin alone: to import all that is installed takes pytest three times as long as the rest.
        monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
        pytester.makeconftest(CONFTEST)

    def run(self, *arguments: str) -> pytest.RunResult:
        found = "PYTEST_DISABLE_PLUGIN_AUTOLOAD" not in os.environ and INSTALLED
        loaded = () if found else ("-p", "thumbkat.pytest_plugin")
        return self.pytester.runpytest_subprocess(
            *loaded, "-rA", "-p", "no:cacheprovider", *arguments, timeout=60
        )

    @property
    def log(self) -> list[str]:
        return (self.pytester.path / "log").read_text().splitlines()


@pytest.fixture
def suite(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> Suite:
    return Suite(pytester, monkeypatch)


def test_a_test_runs_on_each_board(suite: Suite) -> None:
    suite.pytester.makepyfile(
        """
        def test_hash(board):
            assert len(board.call("keccak.sha3_256", message=b"").outputs["digest"]) == 32

        def test_address(board, request):
            assert board.address in request.node.name

        def test_without_a_board():
            pass
        """
    )
    result = suite.run("--board", "serial:a", "--board", "serial:b", "--board", "serial:a")
    result.assert_outcomes(passed=5)
    result.stdout.fnmatch_lines(["PASSED *test_hash?serial:a?", "PASSED *test_hash?serial:b?"])
    connects = [line for line in suite.log if line.startswith("connect")]
    assert connects == ["connect serial:a", "connect serial:b"], "one connection for all tests of a board"
    assert [line for line in suite.log if line.startswith("close")] == ["close serial:a", "close serial:b"]


def test_each_test_finds_a_freshly_greeted_board(suite: Suite) -> None:
    suite.pytester.makepyfile(
        """
        import pytest
        from thumbkat.errors import OperationFailed

        def test_leaves_state(board):
            board.call("newhope.keygen", parse="5q", seed=bytes(32), noise=bytes(32))

        def test_finds_none(board):
            with pytest.raises(OperationFailed):
                board.call("newhope.shareda", msg_b=bytes(2048))
        """
    )
    suite.run("--board", "serial:a").assert_outcomes(passed=2)
    assert suite.log.count("hello serial:a") == 2


def test_without_a_board_it_is_an_error_not_a_skip(suite: Suite) -> None:
    suite.pytester.makepyfile(
        """
        def test_on_board(board):
            pass

        def test_other():
            pass
        """
    )
    result = suite.run()
    result.assert_outcomes(passed=1, errors=1)
    result.stdout.fnmatch_lines(["*add --board ADDRESS*"])
    assert result.ret == 1


def test_defaults_of_the_configuration(suite: Suite) -> None:
    suite.pytester.makeini("[pytest]\nthumbkat_default_boards = serial:a serial:b\n")
    suite.pytester.makepyfile("def test_on_board(board): pass")
    suite.run().assert_outcomes(passed=2)
    named = suite.run("--board", "serial:c")
    named.assert_outcomes(passed=1)
    named.stdout.fnmatch_lines(["PASSED *test_on_board?serial:c?"])


def test_a_missing_board_is_an_error_and_is_not_waited_for_twice(suite: Suite) -> None:
    suite.pytester.makepyfile("def test_one(board): pass\ndef test_two(board): pass")
    result = suite.run("--board", "serial:missing", "--board", "serial:a")
    result.assert_outcomes(passed=2, errors=2)
    result.stdout.fnmatch_lines(["*serial:missing: there is no port missing*"])
    result.stdout.no_fnmatch_line("*Traceback*")
    assert suite.log.count("connect serial:missing") == 1
    assert result.ret == 1


def test_a_bad_address_is_an_error(suite: Suite) -> None:
    suite.pytester.makepyfile("def test_one(board): pass")
    suite.run("--board", "nonsense").assert_outcomes(errors=1)


def test_after_a_failure_the_board_is_connected_anew(suite: Suite) -> None:
    suite.pytester.makepyfile(
        """
        def test_fails(board):
            assert False

        def test_next(board):
            pass
        """
    )
    suite.run("--board", "serial:a").assert_outcomes(passed=1, failed=1)
    assert [line for line in suite.log if not line.startswith("hello")] == [
        *("connect serial:a", "close serial:a") * 2
    ]


def test_a_board_that_stopped_answering_between_tests_is_connected_anew(suite: Suite) -> None:
    suite.pytester.makepyfile(
        """
        from thumbkat.errors import Timeout

        def test_goes_silent(board):
            def hello():
                raise Timeout("silent")
            board.hello = hello

        def test_next(board):
            assert board.call("chacha20.block", block=bytes(64)).outputs
        """
    )
    suite.run("--board", "serial:a").assert_outcomes(passed=2)
    assert suite.log.count("connect serial:a") == 2


def test_a_foreign_image_is_an_error(suite: Suite) -> None:
    from tests.unit.test_elf import elf

    (suite.pytester.path / "firmware.elf").write_bytes(elf((0, 0, b"code")))
    suite.pytester.makepyfile("def test_one(board): pass")
    result = suite.run("--board", "serial:a", "--board-image", "firmware.elf")
    result.assert_outcomes(errors=1)
    result.stdout.fnmatch_lines(["*runs another firmware*thumbkat flash*"])
    assert "close serial:a" in suite.log
    missing = suite.run("--board", "serial:a", "--board-image", "none.elf")
    missing.assert_outcomes(errors=1)
    missing.stdout.fnmatch_lines(["*cannot read the image*"])


def test_a_fixture_of_the_same_name_wins(suite: Suite) -> None:
    suite.pytester.makepyfile(
        """
        import pytest

        @pytest.fixture
        def board():
            return "mine"

        def test_mine(board):
            assert board == "mine"
        """
    )
    suite.run().assert_outcomes(passed=1)
    suite.run("--board", "serial:a").assert_outcomes(passed=1)


def test_a_suite_without_boards_is_left_alone(suite: Suite) -> None:
    suite.pytester.makepyfile("import sys\ndef test_one(): assert 'thumbkat.jobs.kat' not in sys.modules")
    suite.run().assert_outcomes(passed=1)
    assert not (suite.pytester.path / "log").exists()


def test_on_real_firmware(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    """In QEMU, as a suite of somebody else's would: where thumbkat is installed, pytest finds the plugin."""
    suite = Suite(pytester, monkeypatch)
    monkeypatch.delenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD")
    (pytester.path / "conftest.py").unlink()
    pytester.makepyfile(
        """
        import hashlib

        def test_hash(board):
            digest = board.call("keccak.sha3_256", message=b"abc").outputs["digest"]
            assert digest == hashlib.sha3_256(b"abc").digest()

        def test_fails(board):
            assert board.info.board == "another"

        def test_next(board):
            assert board.info.board == "bbcmicrobit"
        """
    )
    suite.run("--board", "qemu:bbcmicrobit").assert_outcomes(passed=2, failed=1)
