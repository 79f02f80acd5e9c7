"""A virtual board inside this process: measured and profiled through its own firmware."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.builds import images
from tests.reference import newhope
from tests.virtual.firmware import BOARDS, EACH
from thumbkat.errors import BoardFault, LinkLost, OperationFailed, UsageError
from thumbkat.jobs.bench import run_bench
from thumbkat.jobs.inputs import one_case, seed_bytes
from thumbkat.jobs.meter import local_meter, one_run, profile_case
from thumbkat.virtual.local import LocalBoard

SEED, NOISE = bytes(range(32)), bytes(range(32, 64))


@pytest.fixture(scope="module", params=EACH)
def local(request: pytest.FixtureRequest) -> Iterator[LocalBoard]:
    with LocalBoard(request.param, images()[request.param]) as board:
        yield board


def test_it_answers_like_the_board_that_it_is(local: LocalBoard) -> None:
    board = local.board
    assert board.info.board in BOARDS
    assert board.address == f"virtual:{board.info.board}"
    assert board.info.counter != "none", "its counter has proved itself"
    result = board.call("newhope.keygen", parse="5q", seed=SEED, noise=NOISE)
    assert result.outputs["msg_a"] == newhope.keygen("5q", SEED, NOISE)[0]


def test_measuring_takes_the_same_and_leaves_outputs_there(local: LocalBoard) -> None:
    called = local.board.call("newhope.keygen", parse="5q", seed=SEED, noise=NOISE)
    measured = local.board.measure("newhope.keygen", parse="5q", seed=SEED, noise=NOISE)
    assert measured.outputs == {}
    assert (measured.cycles, measured.stack) == (called.cycles, called.stack)


def test_a_profile_is_of_the_call_that_the_board_times(local: LocalBoard) -> None:
    case = one_case(local.board, "newhope.shareda")
    counted = one_run(local.board, case, 0).cycles
    profile = profile_case(local, case)
    assert counted is not None
    # The board takes off what an operation with an empty routine takes: two calls deep, and back.
    assert 0 < profile.cycles - counted <= 20
    assert profile.elsewhere == 0
    assert sum(one.own for one in profile.functions) == profile.cycles
    found = {one.name: one for one in profile.functions}
    assert found["run_shareda"].cumulative == profile.cycles
    assert found["newhope_shareda"].calls == 1
    assert "main" not in found, "nothing around the call"
    assert all(one.cumulative is not None and one.cumulative >= one.own for one in profile.functions)


def test_profiling_leaves_no_trace(local: LocalBoard) -> None:
    case = one_case(local.board, "newhope.ntt")
    before = one_run(local.board, case, 3)
    profile_case(local, case, 3)
    assert one_run(local.board, case, 3) == before


def test_hashing_is_what_the_hashing_libraries_do(local: LocalBoard) -> None:
    def share(name: str) -> float:
        profile = profile_case(local, one_case(local.board, name))
        return profile.hashing() / profile.cycles

    assert share("newhope.ntt") == 0
    assert share("keccak.f1600") > 0.99
    assert 0.5 < share("newhope.noise") < 1
    assert 0.4 < share("newhope.keygen") < 0.9


def test_what_times_nothing_has_no_profile(local: LocalBoard) -> None:
    with pytest.raises(UsageError, match="timed nothing"):
        local.profile(lambda: local.board.link.text(0))


def test_a_refusal_goes_through_a_profile(local: LocalBoard) -> None:
    local.board.measure("keccak.f1600", state=bytes(200))
    with pytest.raises(OperationFailed):
        local.profile(lambda: local.board.call("newhope.shareda", msg_b=bytes(2048)))


@pytest.mark.parametrize("kind", ["undefined", "nowhere"])
def test_a_fault_is_reported_as_on_any_board(kind: str) -> None:
    with LocalBoard("bbcmicrobit", images()["bbcmicrobit"]) as local, pytest.raises(BoardFault):
        local.board.call("selftest.fault", kind=kind)


def test_an_image_for_another_board_is_an_error() -> None:
    with pytest.raises(UsageError, match="no flash"):
        LocalBoard("bbcmicrobit", images()["disco_f051r8"])
    with pytest.raises(UsageError, match="is too long for disco_f051r8, which has 65,536 bytes"):
        LocalBoard("disco_f051r8", images()["disco_f407vg"])
    with pytest.raises(LinkLost, match="is its image made for it"):
        LocalBoard("bbcmicrobit", images()["bbcmicrobit_v2"])


def test_two_runs_of_bench_agree_to_the_cycle(local: LocalBoard) -> None:
    def figures() -> object:
        image = images()[local.board.info.board]
        with local_meter(local.board.info.board, image) as meter:
            return run_bench(meter, pattern="newhope.s*", runs=1, image=image).to_json()

    assert figures() == figures()


def test_processes_measure_what_this_one_does(monkeypatch: pytest.MonkeyPatch) -> None:
    image = images()["disco_f407vg"]
    monkeypatch.setattr("thumbkat.jobs.meter._WORTH_SHARING", 30)

    def runs(workers: int) -> object:
        told: list[int] = []
        with local_meter("disco_f407vg", image, workers=workers) as meter:
            found = meter.runs(one_case(meter.board, "newhope.uniform"), range(30), told.append)
        assert told == sorted(told)
        assert told[-1] == 30
        return found

    assert runs(2) == runs(1)


def test_a_process_that_is_killed_costs_time_only(monkeypatch: pytest.MonkeyPatch) -> None:
    image = images()["disco_f407vg"]
    monkeypatch.setattr("thumbkat.jobs.meter._WORTH_SHARING", 30)
    told: list[int] = []
    with local_meter("disco_f407vg", image, workers=2) as meter:

        def done(count: int) -> None:
            told.append(count)
            if len(told) == 1 and meter._pool is not None:
                for process in list(meter._pool._processes.values()):
                    process.kill()

        case = one_case(meter.board, "chacha20.block")
        found = meter.runs(case, range(300), done)
        assert found == [one_run(meter.board, case, number) for number in range(300)]
    assert told[-1] == 300
    assert told[-1] - told[-2] == 1, "the rest was done here, one by one"


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
def test_no_process_outlives_the_one_that_measures(number: signal.Signals) -> None:
    """Seen by what they hold: the pipe of stderr ends when the last of them has."""
    image = images()["disco_f407vg"]
    program = (
        "import sys\n"
        "from pathlib import Path\n"
        "from thumbkat.jobs.inputs import one_case\n"
        "from thumbkat.jobs.meter import local_meter\n"
        "if __name__ == '__main__':\n"
        f"    with local_meter('disco_f407vg', Path({str(image)!r}), workers=2) as meter:\n"
        "        case = one_case(meter.board, 'newhope.keygen')\n"
        "        meter.runs(case, range(100_000), lambda count: print(count, file=sys.stderr, flush=True))\n"
    )
    started = subprocess.Popen([sys.executable, "-c", program], stderr=subprocess.PIPE)
    try:
        assert started.stderr is not None
        assert started.stderr.readline() == b"25\n"
        os.kill(started.pid, number)
        started.communicate(timeout=20)
        assert started.returncode == -number
    finally:
        started.kill()


def test_ctrl_c_waits_for_nobody() -> None:
    def done(count: int) -> None:
        raise KeyboardInterrupt

    with local_meter("disco_f407vg", images()["disco_f407vg"], workers=2) as meter:
        case = one_case(meter.board, "newhope.keygen")
        with pytest.raises(KeyboardInterrupt):
            meter.runs(case, range(100_000), done)
        begun = time.monotonic()
    assert time.monotonic() - begun < 0.5, "a range of runs takes longer"


def test_boards_with_one_core_take_the_same() -> None:
    """At zero wait states; the 16 MHz of one and the 8 MHz of the other make no difference in cycles."""

    def cycles(board: str) -> list[int | None]:
        with LocalBoard(board, images()[board]) as local:
            names = ("newhope.ntt", "keccak.f1600", "chacha20.block")
            return [one_run(local.board, one_case(local.board, name), 0).cycles for name in names]

    assert cycles("bbcmicrobit") == cycles("disco_f051r8")
    assert cycles("bbcmicrobit_v2") == cycles("disco_f407vg")


def test_seeds_are_numbers_in_little_endian() -> None:
    assert seed_bytes(0x0102) == b"\x02\x01" + bytes(30)


def test_images_are_where_they_were(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="cannot read"):
        LocalBoard("bbcmicrobit", tmp_path / "missing.elf")
