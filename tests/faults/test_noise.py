"""Known answers, measurements and exchanges over lines that flip, lose and double what they carry.

Whatever the line does: a right result, or an error of the link. Never a wrong result, and every wait ends.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial

import pytest

from tests.builds import images
from tests.faults.lines import BIT_ERRORS, BadLine, Noise, on_a_bad_line
from tests.virtual.firmware import BOARDS, EACH
from thumbkat.errors import LinkError, Timeout
from thumbkat.jobs.bench import run_bench
from thumbkat.jobs.exchange import run_exchange
from thumbkat.jobs.kat import run_kat
from thumbkat.jobs.meter import BoardMeter
from thumbkat.virtual.local import LocalBoard

QUIET = Noise()
LINES = {
    "bits": Noise(flipped_bits=BIT_ERRORS),
    "losses": Noise(lost_bytes=5e-4),
    "doubles": Noise(doubled_bytes=5e-4),
    "bursts": Noise(bursts=2e-4),
    "all of it": Noise(flipped_bits=BIT_ERRORS, lost_bytes=2e-4, doubled_bytes=2e-4, bursts=2e-4),
}
HOPELESS = Noise(flipped_bits=1e-2)
SEEDS = range(2)  # of each line; test_many_seeds and test_long_jobs_on_bad_lines have more
# Of so many conversations on lines from which one can recover, at most one may be given up.
GIVEN_UP = 1


@dataclass
class Ended:
    """How a job on boards went. `seconds` are the boards' own, greeting included."""

    result: object
    seconds: float


def once(job: Callable[..., object], *boards: Callable[[], LocalBoard]) -> Ended:
    opened: list[LocalBoard] = []
    try:
        for board in boards:
            opened.append(board())
        result = job(*opened)
        return Ended(result, sum(one.now() for one in opened))
    finally:
        for one in opened:
            one.close()


def known_answers(suites: list[str] | None, local: LocalBoard) -> object:
    report = run_kat(local.board, suites=suites)
    # Passed and failed; the failures, if there are any, for who reads the test's output.
    return report.passed, report.failures


def measured(pattern: str, local: LocalBoard) -> object:
    image = images()[local.board.info.board]
    return run_bench(BoardMeter(local.board), pattern=pattern, runs=2, image=image).to_json()


def exchanged(rounds: int, alice: LocalBoard, bob: LocalBoard) -> object:
    # One of the boards has no source of its own.
    report = run_exchange(alice.board, bob.board, rounds=rounds, host_entropy=True)
    return report.agreed, [sorted(one.server.cycles) for one in report.rounds]


JOBS: dict[str, tuple[Callable[..., object], int]] = {
    "kat": (partial(known_answers, ["chacha20"]), 1),
    "bench": (partial(measured, "*.b*"), 1),
    "exchange": (partial(exchanged, 1), 2),
}
LONG_JOBS: dict[str, tuple[Callable[..., object], int]] = {
    "kat": (partial(known_answers, None), 1),
    "bench": (partial(measured, "*"), 1),
    "exchange": (partial(exchanged, 6), 2),
}


@cache
def undisturbed(job: str, kind: str, long: bool) -> Ended:
    does, count = (LONG_JOBS if long else JOBS)[job]
    return once(does, *[on_a_bad_line(kind, QUIET, 0)] * count)


def survives(job: str, kind: str, noise: Noise, seeds: range, *, long: bool = False) -> None:
    """Every run that ends without an error gives what it gives on a good line, and hardly any is given up."""
    does, count = (LONG_JOBS if long else JOBS)[job]
    expected = undisturbed(job, kind, long)
    given_up = []
    for seed in seeds:
        boards = [on_a_bad_line(kind, noise, 10 * seed + one) for one in range(count)]
        try:
            ended = once(does, *boards)
        except LinkError as error:
            given_up.append((seed, error))
            continue
        assert ended.result == expected.result, seed
        assert ended.seconds < 10 * expected.seconds + 10, seed
    assert len(given_up) <= GIVEN_UP, given_up


@pytest.mark.parametrize("kind", EACH)
def test_known_answers_with_one_wrong_bit_in_ten_thousand(kind: str) -> None:
    survives("kat", kind, LINES["bits"], SEEDS)


@pytest.mark.parametrize(("job", "kind"), [("bench", "disco_f407vg"), ("exchange", "bbcmicrobit")])
def test_other_jobs_with_one_wrong_bit_in_ten_thousand(job: str, kind: str) -> None:
    survives(job, kind, LINES["bits"], range(1))


@pytest.mark.parametrize("line", [name for name in LINES if name != "bits"])
def test_other_harm(line: str) -> None:
    survives("kat", "disco_f407vg", LINES[line], SEEDS)


@pytest.mark.verify
@pytest.mark.parametrize("kind", BOARDS)
@pytest.mark.parametrize("job", LONG_JOBS)
@pytest.mark.parametrize("line", LINES)
def test_long_jobs_on_bad_lines(line: str, job: str, kind: str) -> None:
    survives(job, kind, LINES[line], range(3), long=True)


@pytest.mark.verify
@pytest.mark.parametrize("kind", BOARDS)
@pytest.mark.parametrize("line", LINES)
def test_many_seeds(line: str, kind: str) -> None:
    survives("kat", kind, LINES[line], range(100, 160))


@pytest.mark.parametrize("kind", BOARDS)
def test_a_hopeless_line_is_given_up_in_time(kind: str) -> None:
    """Hardly any frame of it is whole, so not even the greeting succeeds."""
    harm = BadLine(HOPELESS, 1)
    with pytest.raises(Timeout, match=r"no answer to HELLO within 2\.0 s|does not answer"):
        LocalBoard(kind, images()[kind], timeout=2, between=harm.between)
    assert harm.harmed > 30


@pytest.mark.parametrize("kind", BOARDS)
def test_a_line_that_becomes_hopeless_is_given_up_in_time(kind: str) -> None:
    harm = BadLine(QUIET, 1)
    with LocalBoard(kind, images()[kind], between=harm.between) as local:
        local.board.call("chacha20.block", block=bytes(64))
        harm.becomes(HOPELESS)
        begun = local.now()
        with pytest.raises(Timeout, match=r"(did|does) not answer|gave no result"):
            known_answers(["chacha20"], local)
        assert local.now() - begun < 20
        harm.becomes(QUIET)
        local.board.link.hello()
        local.board.call("chacha20.block", block=bytes(64))
