"""A virtual board as a whole: time, states, threads, and that two runs are one and the same."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from types import SimpleNamespace

import pytest

from tests.builds import images
from tests.virtual.firmware import BOARDS, Wired
from tests.virtual.program import BKPT, HERE, NOP, STR, UDF, WFI, Programmed
from thumbkat.board import Board
from thumbkat.image.elf import image_crc
from thumbkat.jobs.kat import run_kat
from thumbkat.virtual.board import State, VirtualBoard
from thumbkat.virtual.core import Core
from thumbkat.virtual.line import Line

AIRCR, SYSRESETREQ = 0xE000_ED0C, 0x05FA_0004
SYST_CSR, SYST_RVR = 0xE000_E010, 0xE000_E014
RNGS = ("bbcmicrobit", "bbcmicrobit_v2", "disco_f407vg")


def until(condition: Callable[[], object], seconds: float = 5.0) -> None:
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.002)


# Our firmware


@pytest.mark.parametrize("board", BOARDS)
def test_the_firmware_starts_and_proves_its_counter(board: str) -> None:
    with Wired(board) as wired:
        info = wired.connect().info
        file = wired.board.board
        assert (info.board, info.counter, info.clock_hz) == (board, file.counter, file.clock_hz)
        assert info.entropy == ("rng" if board in RNGS else "none")
        assert info.image_crc == image_crc(images()[board])
        assert info.fault is None
        assert wired.reports == []


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize(
    "suites", [["chacha20"], pytest.param(["keccak", "newhope"], marks=pytest.mark.verify)], ids="+".join
)
def test_known_answers(board: str, suites: list[str]) -> None:
    with Wired(board) as wired:
        report = run_kat(wired.connect(), suites=suites)
        assert report.ok
        assert report.passed > 0
        assert wired.reports == []


def counted(board: Board) -> list[int | None]:
    return [
        board.call("keccak.sha3_256", message=b"abc").cycles,
        board.call("chacha20.block", block=bytes(64)).cycles,
        board.call("newhope.ntt", poly=bytes(2048)).cycles,
    ]


@pytest.mark.parametrize("board", BOARDS)
def test_two_runs_agree_to_the_cycle(board: str) -> None:
    def run() -> tuple[object, ...]:
        with Wired(board) as wired:
            cycles = counted(wired.connect())
            core = wired.board.core
            return cycles, core.cycles, core.instructions, core.read(0x2000_0000, 0x1000)

    first = run()
    assert first == run()
    assert None not in first[0]  # type: ignore[operator]


@pytest.mark.parametrize("board", BOARDS)
def test_how_a_run_is_cut_into_pieces_does_not_matter(board: str) -> None:
    """Neither to the program nor to when its bytes come out."""
    hello = bytes.fromhex("04012a0102080b0102030405060708e80700")

    def run(step: float) -> tuple[object, ...]:
        with Wired(board) as wired:
            wired.run(0.5)
            wired.send(hello)
            end = wired.cycles + round(0.02 * wired.hz)
            while wired.cycles < end:
                wired.run(min(step, (end - wired.cycles) / wired.hz))
            assert wired.frames()
            return bytes(wired.heard), wired.times, wired.board.core.instructions

    assert run(1.0) == run(1e-3) == run(3.1e-6)


@pytest.mark.parametrize("board", ["bbcmicrobit", "disco_f407vg"])
def test_a_seed_makes_live_sessions_repeat(board: str) -> None:
    def run(seed: int | None) -> object:
        with Wired(board, seed=seed) as wired:
            return wired.connect().call("session.start", scheme="newhope").outputs["msg_a"]

    assert run(1) == run(1)
    assert len({run(1), run(2), run(None), run(None)}) == 4


def test_a_pin_reset_starts_the_firmware_anew() -> None:
    with Wired("bbcmicrobit") as wired:
        board = wired.connect()
        wired.board.reset()
        wired.run(0.5)
        board.link.hello(wired.clock() + 1)
        assert wired.board.core.peek(0x4000_0400, 4) == 1  # RESETREAS: by the pin


# States


def test_asleep_with_nothing_to_come() -> None:
    with Programmed("bbcmicrobit", WFI) as one:
        one.board.run_until(1000)
        assert (one.board.state, one.board.status) == (State.SLEEPS, "sleeps")
        assert one.board.core.cycles == 1000
        assert one.board.turn(1 << 62) is None


def test_systick_wakes_at_its_cycle() -> None:
    with Programmed(
        "bbcmicrobit", (STR, SYST_RVR, 999), (STR, SYST_CSR, 7), WFI, WFI, WFI, systick=0x4770
    ) as one:  # bx lr
        one.board.run_until(10_000)
        assert one.board.core.get(15) == one.origin + 0x100 + 2 * 9
        assert one.board.state is State.RUNS


@pytest.mark.parametrize("board", BOARDS)
def test_a_reset_by_the_program(board: str) -> None:
    with Programmed(board, (STR, AIRCR, SYSRESETREQ)) as one:
        one.board.run_until(5000)
        flags = {"bbcmicrobit": 0x4000_0400, "bbcmicrobit_v2": 0x4000_0400, "disco_f051r8": 0x4002_1024}.get(
            board, 0x4002_3874
        )
        bit = 1 << 2 if board.startswith("bbc") else 1 << 28
        assert one.board.core.peek(flags, 4) & bit
        assert one.board.state is State.RUNS


@pytest.mark.parametrize("board", BOARDS)
def test_a_fault_in_the_fault_handler_locks_up(board: str) -> None:
    with Programmed(board, UDF, handler=UDF) as one:
        one.board.run_until(2000)
        assert one.board.locked_up
        assert one.board.status == (
            "locked up: a fault in the handler of HardFault; "
            f"before it: an undefined instruction at {one.origin + 0x100:#010x}"
        )
        assert one.board.turn(1 << 62) is None
        # So it stays until it is reset.
        one.board.chip.flash.put(one.origin + 0x100, b"\xfe\xe7")
        assert one.board.turn(1 << 62) is None
        one.board.reset()
        one.board.run_until(one.board.core.cycles + 100)
        assert (one.board.locked_up, one.board.status) == (False, "runs")


def test_an_empty_flash() -> None:
    with Programmed("disco_f051r8") as one:
        flash = one.board.chip.flash
        flash.erase(flash.base, flash.size)
        one.board.reset()
        one.board.run_until(one.board.core.cycles + 100)
        assert one.board.status == "locked up: its flash is empty"


def test_halted_by_a_debugger() -> None:
    with Programmed("disco_f407vg") as one:
        one.board.core.poke(0xE000_EDF0, 4, 0xA05F_0003)
        one.board.run_until(100)
        assert one.board.status == "halted by a debugger"
        one.board.core.poke(0xE000_EDF0, 4, 0xA05F_0001)
        one.board.run_until(one.board.core.cycles + 100)
        assert one.board.status == "runs"


@pytest.mark.parametrize("board", BOARDS)
def test_what_a_debugger_left_behind_is_not_held_against_the_program(board: str) -> None:
    """A flash algorithm ends at a breakpoint in RAM, over which the core falls once the debugger is gone."""
    with Programmed(board) as one:
        core = one.board.core
        core.poke(0xE000_EDF0, 4, 0xA05F_0003)
        one.board.run_until(core.cycles + 100)
        flash = one.board.chip.flash
        flash.erase(flash.base, flash.size)
        core.poke(0x2000_0000, 2, BKPT)
        core.set(15, 0x2000_0000)
        core.poke(0xE000_EDF0, 4, 0xA05F_0001)
        one.board.run_until(core.cycles + 100)
        assert one.board.state is State.HALTED
        core.poke(0xE000_EDF0, 4, 0xA05F_0000)
        one.board.run_until(core.cycles + 100)
        assert one.board.status == "locked up: its flash is empty"
        core.poke(0xE000_EDF0, 4, 0xA05F_0003)
        one.board.run_until(core.cycles + 100)
        assert one.board.state is State.HALTED
        assert "a breakpoint" in core.complaint
        assert one.reports == []


def test_what_a_program_did_before_a_debugger_halted_it_is_said_when_it_goes_on() -> None:
    with Programmed("disco_f407vg", (STR, 0xE000_E000, 1), BKPT) as one:
        one.board.core.poke(0xE000_EDF0, 4, 0xA05F_0001)
        one.board.run_until(one.board.core.cycles + 1000)
        assert one.board.state is State.HALTED
        assert one.reports == []
        one.board.core.set(15, one.board.core.get(15) + 2)
        one.board.core.poke(0xE000_EDF0, 4, 0xA05F_0001)
        one.board.run_until(one.board.core.cycles + 1000)
        assert [report for report in one.reports if "unknown system register" in report]


def test_what_the_core_does_not_model_is_said() -> None:
    vcvtb = (0xEEB2, 0x0A40)  # half precision
    with Programmed("disco_f407vg", (STR, 0xE000_ED88, 0x00F0_0000), *vcvtb) as one:
        one.board.run_until(2000)
        assert one.board.state is State.STOPPED
        assert "half" in one.board.status


# Threads


def test_stopped_means_stopped() -> None:
    with Programmed("bbcmicrobit") as one:
        one.board.start()
        until(lambda: one.board.core.cycles > 100_000)
        with one.board.stopped():
            before = one.board.core.cycles
            with one.board.stopped():
                time.sleep(0.05)
            time.sleep(0.05)
            assert one.board.core.cycles == before
        until(lambda: one.board.core.cycles > before)


def test_many_threads_take_turns() -> None:
    with Programmed("bbcmicrobit") as one:
        one.board.start()
        inside = 0
        wrong: list[int] = []
        took: list[float] = []

        def work() -> None:
            nonlocal inside
            for _ in range(100):
                begin = time.monotonic()
                with one.board.stopped():
                    took.append(time.monotonic() - begin)
                    inside += 1
                    if inside != 1:
                        wrong.append(inside)
                    value = one.board.core.peek(0x2000_0000, 4)
                    one.board.core.poke(0x2000_0000, 4, value + 1)
                    inside -= 1

        with one.board.stopped():
            one.board.core.poke(0x2000_0000, 4, 0)
        threads = [threading.Thread(target=work) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert wrong == []
        with one.board.stopped():
            assert one.board.core.peek(0x2000_0000, 4) == 400


def test_a_sleeping_board_takes_no_time_of_the_computer() -> None:
    with Programmed("bbcmicrobit", WFI, serve_line=True) as one:
        one.board.start()
        until(lambda: one.board.state is State.SLEEPS)
        time.sleep(0.05)
        before = time.process_time()
        time.sleep(0.5)
        assert time.process_time() - before < 0.1


def test_a_poke_wakes_a_sleeping_board() -> None:
    with Programmed("bbcmicrobit", (STR, 0xE000_E100, 1), WFI, NOP) as one:
        one.board.start()
        until(lambda: one.board.state is State.SLEEPS)
        with one.board.stopped():
            one.board.core.poke(0xE000_E200, 4, 1)  # pends interrupt 0
        until(lambda: one.board.state is State.RUNS)


def test_a_defect_in_a_device_is_not_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    with Programmed("bbcmicrobit", HERE, serve_line=False) as one:

        def broken(self: Core, cycle: int) -> int:
            raise RuntimeError("broken")

        monkeypatch.setattr(Core, "run", broken)
        monkeypatch.setattr(threading, "excepthook", lambda _: None)
        one.board.start()
        until(lambda: one.board.state is State.STOPPED)
        assert one.board.status == "stopped: a defect of thumbkat itself: RuntimeError: broken"
        assert one.reports == ["a defect of thumbkat itself: RuntimeError: broken"]


# Real time


@pytest.mark.parametrize("board", BOARDS)
def test_a_paced_board_keeps_real_time(board: str) -> None:
    with Programmed(board, paced=True) as one:
        begin = time.monotonic()
        one.board.start()
        for _ in range(10):
            time.sleep(0.05)
            with one.board.stopped():
                seconds = one.board.core.cycles / one.board.chip.hz
                elapsed = time.monotonic() - begin
            # Ahead by no more than it runs at a time; behind only on a computer that is too slow for it.
            assert seconds <= elapsed + 0.001
        assert seconds >= elapsed * 0.2


def test_a_paced_board_sleeps_in_real_time() -> None:
    with Programmed(
        "bbcmicrobit",
        (STR, SYST_RVR, 1_599_999),
        (STR, SYST_CSR, 7),
        WFI,
        WFI,
        WFI,
        paced=True,
        systick=0x4770,
    ) as one:  # 0.1 s each
        begin = time.monotonic()
        one.board.start()
        until(lambda: one.board.state is State.SLEEPS)
        until(lambda: one.board.core.cycles > 4_800_000)
        assert time.monotonic() - begin >= 0.29


class Held(Line):
    """A line whose other end is the test."""

    def __init__(self) -> None:
        self.holds: list[tuple[int, int]] = []

    def take(self) -> list[tuple[int, int]]:
        taken, self.holds = self.holds, []
        return taken

    def baud(self) -> int:
        return 115200

    def close(self) -> None:
        pass


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Real time, which stands still unless the test moves it."""
    now = [1000.0]
    monkeypatch.setattr("thumbkat.virtual.board.time", SimpleNamespace(monotonic=lambda: now[0]))
    return now


def until_idle(board: VirtualBoard, clock: list[float]) -> None:
    """Until the board would wait for something to happen."""
    for _ in range(1000):
        wakes = board.turn(1 << 62)
        if wakes is None:
            return
        clock[0] = max(clock[0], wakes)
    raise AssertionError("it never rests")


def test_a_paced_board_that_sleeps_takes_what_came_while_it_was_behind(clock: list[float]) -> None:
    """It rings once: nobody would look again."""
    with Programmed("bbcmicrobit", WFI, paced=True) as one:
        line = one.board.line = Held()
        one.board._rebase()
        until_idle(one.board, clock)
        assert one.board.state is State.SLEEPS
        # The board stops at this on its way to real time, and sleeps on.
        one.board.chip.agenda.at(one.board.core.cycles + 1000, lambda cycle: None)
        clock[0] += 1.0
        line.holds = [(0x55, 115200)]
        until_idle(one.board, clock)
        assert line.holds == []


@pytest.mark.parametrize("paced", [False, True])
def test_input_behind_a_busy_line_is_taken_without_another_ring(paced: bool, clock: list[float]) -> None:
    """No receiver is on, so that nothing happens on the line by which the board would look up."""
    with Programmed("bbcmicrobit", WFI, paced=paced) as one:
        line = one.board.line = Held()
        one.board._rebase()
        until_idle(one.board, clock)
        clock[0] += 0.001
        line.holds = [(0x55, 115200)] * 1000
        one.board.turn(1 << 62)
        assert line.holds == []
        line.holds = [(0x55, 115200)]
        until_idle(one.board, clock)
        assert line.holds == []
