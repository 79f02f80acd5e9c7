"""Virtual boards as processes: how they are found, and that nothing that was killed blocks the next."""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import shlex
import signal
import socket
import stat
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
import serial

from tests.builds import images
from tests.virtual.firmware import EACH
from thumbkat import connect
from thumbkat.errors import LinkLost, NoSuchBoard, Timeout, UsageError
from thumbkat.jobs.exchange import require_two_boards
from thumbkat.virtual import client, process, registry
from thumbkat.virtual.process import Started
from thumbkat.virtual.registry import Claim, Running

SECONDS = 10.0


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A registry of the test's own. Whatever still runs at its end is ended."""
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    yield tmp_path / "thumbkat"
    with contextlib.suppress(NoSuchBoard):
        for one in registry.running():
            os.kill(one.pid, signal.SIGKILL)


@pytest.fixture
def start() -> Iterator[Callable[..., Started]]:
    all_started: list[Started] = []

    def begin(board: str = "bbcmicrobit", **options: object) -> Started:
        all_started.append(process.start(board, **options))  # type: ignore[arg-type]
        return all_started[-1]

    yield begin
    for one in all_started:
        one.stop()


def until(condition: Callable[[], object]) -> None:
    deadline = time.monotonic() + SECONDS
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.01)


def names() -> list[str]:
    return [one.name for one in registry.running()]


def is_gone(pid: int) -> bool:
    """Also where nobody has asked for its exit code yet."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] == "Z"
    except FileNotFoundError:
        return True


def thumbkat(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "thumbkat", *arguments],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


# Starting and stopping


def test_a_board_is_ready_when_start_returns(start: Callable[..., Started], folder: Path) -> None:
    running = start(name="alice", seed=7).running
    assert [replace(one, state="runs") for one in registry.running()] == [running]
    assert (running.name, running.board, running.seed, running.paced) == ("alice", "bbcmicrobit", 7, False)
    assert running.uid == registry.uid_of("alice")
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    socket.create_connection(("127.0.0.1", running.socket), 1).close()
    socket.create_connection(("127.0.0.1", running.probe_port), 1).close()
    assert running.pty is not None
    serial.Serial(running.pty, 115200).close()


def test_an_empty_flash_is_shown(start: Callable[..., Started]) -> None:
    start(name="alice")
    until(lambda: registry.get("alice").state != "runs")
    assert registry.get("alice").state == "locked up: its flash is empty"
    with pytest.raises(
        LinkLost, match=r"virtual:alice is locked up: its flash is empty; put a firmware there"
    ):
        connect("virtual:alice")


def test_names_are_unique(start: Callable[..., Started]) -> None:
    start(name="alice")
    with pytest.raises(
        UsageError, match="a virtual board 'alice' runs already: `thumbkat virtual stop alice`"
    ):
        start(name="alice")
    assert names() == ["alice"]


def test_default_names_count(start: Callable[..., Started]) -> None:
    for _ in range(2):
        start("disco_f051r8")
    first = start()
    assert names() == ["bbcmicrobit-1", "disco_f051r8-1", "disco_f051r8-2"]
    first.stop()
    start()
    assert names() == ["bbcmicrobit-1", "disco_f051r8-1", "disco_f051r8-2"]


def test_default_names_when_many_start_at_once(start: Callable[..., Started]) -> None:
    threads = [threading.Thread(target=start) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert names() == [f"bbcmicrobit-{number}" for number in range(1, 5)]


@pytest.mark.parametrize("name", ["", "a/b", "../x", "-x", ".x", "a b", "x" * 61])
def test_bad_names(name: str) -> None:
    with pytest.raises(UsageError, match="is no name for a board"):
        process.start("bbcmicrobit", name=name)


def test_a_board_id_is_no_name() -> None:
    with pytest.raises(UsageError, match="virtual:bbcmicrobit always starts a throw-away bbcmicrobit"):
        process.start("disco_f051r8", name="bbcmicrobit")


def test_an_unknown_board() -> None:
    with pytest.raises(UsageError, match="there is no board 'arduino'"):
        process.start("arduino")


def test_a_name_that_does_not_run(start: Callable[..., Started]) -> None:
    with pytest.raises(NoSuchBoard, match=r"no virtual board 'bob' runs \(none runs\)"):
        connect("virtual:bob")
    start(name="alice")
    with pytest.raises(NoSuchBoard, match=r"no virtual board 'bob' runs \(there are alice\)"):
        connect("virtual:bob")


def test_stop_ends_the_process_and_leaves_nothing(start: Callable[..., Started], folder: Path) -> None:
    started = start(name="alice")
    process.stop(started.running)
    assert names() == []
    assert list(folder.iterdir()) == []
    until(lambda: is_gone(started.running.pid))
    process.stop(started.running)


def test_a_process_that_hangs_is_killed(
    start: Callable[..., Started], monkeypatch: pytest.MonkeyPatch
) -> None:
    started = start(name="alice")
    monkeypatch.setattr(process, "_STOP_SECONDS", 0.5)
    os.kill(started.running.pid, signal.SIGSTOP)
    process.stop(started.running)
    assert names() == []


def test_the_folder_must_be_ones_own(folder: Path) -> None:
    folder.mkdir(mode=0o755)
    with pytest.raises(NoSuchBoard, match="should be a folder that belongs to you alone"):
        registry.running()


def test_without_a_runtime_folder_the_temporary_one_is_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("XDG_RUNTIME_DIR")
    monkeypatch.setattr("tempfile.gettempdir", lambda: str(tmp_path))
    assert registry.folder() == tmp_path / f"thumbkat-{os.getuid()}"


@pytest.mark.parametrize("runtime", ["relative", "/there/is/none", "/", "FILE"])
def test_a_runtime_folder_that_is_none_is_passed_over(
    runtime: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "relative").mkdir()
    (tmp_path / "file").touch()
    if runtime == "/":
        # Somebody else's, whoever runs this.
        mine = os.getuid()
        monkeypatch.setattr("os.getuid", lambda: mine + 1)
    monkeypatch.setenv("XDG_RUNTIME_DIR", runtime.replace("FILE", str(tmp_path / "file")))
    monkeypatch.setattr("tempfile.gettempdir", lambda: str(tmp_path))
    with contextlib.suppress(registry.NoFolder):  # the other user's own, which this one cannot make
        assert registry.folder().parent == tmp_path
    assert (tmp_path / f"thumbkat-{os.getuid()}").is_dir()


def test_a_board_starts_where_the_standard_streams_are_closed() -> None:
    line = f"exec {shlex.quote(sys.executable)} -m thumbkat virtual start bbcmicrobit --name alice <&- >&-"
    done = subprocess.run(["sh", "-c", line], stderr=subprocess.PIPE, timeout=60, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert names() == ["alice"]


def test_the_command_says_that_the_flash_is_empty() -> None:
    done = thumbkat("virtual", "start", "bbcmicrobit", "--name", "alice")
    assert "its flash is empty; `thumbkat flash virtual:alice`" in done.stdout


# Killed boards and killed clients


def test_a_killed_board_is_not_listed_and_its_name_is_free(
    start: Callable[..., Started], folder: Path
) -> None:
    first = start(name="alice")
    os.kill(first.running.pid, signal.SIGKILL)
    until(lambda: not names())  # its lock goes with the last of its threads
    assert list(folder.iterdir()) == []
    second = start(name="alice")
    assert registry.get("alice").pid == second.running.pid != first.running.pid
    assert second.running.uid == first.running.uid


def test_a_name_left_by_a_killed_board_can_be_taken_at_once(
    start: Callable[..., Started], folder: Path
) -> None:
    first = start(name="alice")
    os.kill(first.running.pid, signal.SIGKILL)
    until(lambda: is_gone(first.running.pid))
    assert {path.name for path in folder.iterdir()} >= {"alice.json", "alice.lock", "alice.log"}
    start(name="alice")
    assert names() == ["alice"]


def test_a_client_of_a_killed_board_hears_of_it(start: Callable[..., Started]) -> None:
    running = start(name="alice").running
    stream = client.VirtualStream(running)
    os.kill(running.pid, signal.SIGKILL)
    with pytest.raises(LinkLost, match="virtual:alice has ended; start it again with `thumbkat"):
        stream.read(time.monotonic() + SECONDS)
    stream.close()


def test_a_stopped_board_ends_the_conversation(start: Callable[..., Started]) -> None:
    started = start(name="alice")
    stream = client.VirtualStream(started.running)
    process.stop(started.running)
    with pytest.raises(LinkLost, match="virtual:alice has ended"):
        stream.read(time.monotonic() + SECONDS)
    stream.close()
    with pytest.raises(NoSuchBoard, match=r"virtual:alice does not answer \(.*\): was it stopped\?"):
        client.VirtualStream(started.running)


def test_one_client_at_a_time(start: Callable[..., Started]) -> None:
    running = start(name="alice").running
    first = client.VirtualStream(running)
    with pytest.raises(NoSuchBoard, match="virtual:alice is in use: close the other program"):
        client.VirtualStream(running)
    first.close()
    client.VirtualStream(running).close()


@pytest.mark.parametrize("way", ["socket", "terminal"])
def test_a_killed_client_leaves_the_line_free(start: Callable[..., Started], way: str) -> None:
    running = start(name="alice").running
    opens = (
        f"import socket; s=socket.create_connection(('127.0.0.1',{running.socket}))"
        if way == "socket"
        else f"import serial; s=serial.Serial({running.pty!r},115200,exclusive=True)"
    )
    other = subprocess.Popen(
        [sys.executable, "-c", f"{opens}; print('open', flush=True); import time; time.sleep(60)"],
        stdout=subprocess.PIPE,
    )
    assert other.stdout is not None
    assert other.stdout.readline() == b"open\n"
    other.kill()
    other.wait()
    other.stdout.close()
    client.VirtualStream(running).close()


def test_a_client_of_the_probe_that_is_killed_leaves_it_free(start: Callable[..., Started]) -> None:
    running = start(name="alice").running
    request = json.dumps({"id": 1, "request": "open", "arguments": []}).encode() + b"\n"
    for _ in range(2):
        with socket.create_connection(("127.0.0.1", running.probe_port), SECONDS) as connection:
            connection.sendall(request)
            assert json.loads(connection.makefile().readline())["status"] == 0


THROW_AWAY = """
import sys, time
from thumbkat.virtual import process
started = process.start("bbcmicrobit", throw_away=True)
print(started.running.pid, started.running.name, flush=True)
{then}
"""


@pytest.mark.parametrize(
    "then", ["time.sleep(60)", "sys.exit(0)", "raise SystemExit('oops')", "started.stop(); time.sleep(60)"]
)
def test_throw_away_boards_end_with_their_client(then: str) -> None:
    one = subprocess.Popen(
        [sys.executable, "-c", THROW_AWAY.format(then=then)],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    )
    try:
        assert one.stdout is not None
        pid, name = one.stdout.readline().split()
        assert name == f"bbcmicrobit.{one.pid}.1".encode()
        if then == "time.sleep(60)":
            assert [board.client for board in registry.running()] == [one.pid]
            one.kill()
        until(lambda: is_gone(int(pid)))
        assert names() == []
    finally:
        one.kill()
        one.wait()
        one.stdout.close()  # type: ignore[union-attr]


def test_a_started_board_outlives_its_client_and_its_terminal(folder: Path) -> None:
    done = thumbkat("virtual", "start", "bbcmicrobit", "--name", "alice", "--json")
    assert done.returncode == 0, done.stderr
    started = json.loads(done.stdout)
    assert started["address"] == "virtual:alice"
    assert os.getsid(started["pid"]) == started["pid"]
    os.kill(started["pid"], signal.SIGHUP)
    time.sleep(0.2)
    assert names() == ["alice"]
    done = thumbkat("virtual", "stop", "alice")
    assert (done.returncode, done.stdout) == (0, "stopped: alice\n")
    assert list(folder.iterdir()) == []


# Claims


def test_a_claim_is_exclusive_until_it_is_closed() -> None:
    one = Claim("alice")
    with pytest.raises(UsageError, match="runs already"):
        Claim("alice")
    one.close()
    one.close()
    Claim("alice").close()


def test_a_claimed_board_is_listed_when_it_is_ready() -> None:
    claim = Claim("alice")
    assert registry.running() == []
    facts = Running("alice", "bbcmicrobit", "tk", os.getpid(), None, 1, 2, 3.0)
    claim.publish(facts)
    # The lock is per open file: another look at it, even from here, finds it held.
    assert registry.running() == [facts]
    claim.state("halted by a debugger")
    assert registry.get("alice").state == "halted by a debugger"
    claim.close()
    assert registry.running() == []


@pytest.mark.parametrize("text", ["", "{", '{"name": "alice"}', "[]"])
def test_nonsense_in_the_folder_is_passed_over(folder: Path, text: str) -> None:
    claim = Claim("alice")
    (folder / "alice.json").write_text(text)
    assert registry.running() == []
    claim.close()


# The command


def test_the_command_starts_lists_and_stops(start: Callable[..., Started]) -> None:
    start(name="alice", seed=3)
    start("disco_f051r8", name="bob", paced=True)
    until(lambda: all(one.state != "runs" for one in registry.running()))
    done = thumbkat("virtual", "list")
    assert done.returncode == 0
    (alice,) = [line for line in done.stdout.splitlines() if line.startswith("virtual:alice ")]
    assert "bbcmicrobit" in alice
    assert "locked up: its flash is empty, seed 3" in alice
    assert "locked up: its flash is empty, paced" in done.stdout
    listed = json.loads(thumbkat("virtual", "list", "--json").stdout)["virtual"]
    assert [(one["name"], one["seed"], one["paced"]) for one in listed] == [
        ("alice", 3, False),
        ("bob", None, True),
    ]
    seen = json.loads(thumbkat("boards", "--json").stdout)
    assert [one["address"] for one in seen["virtual"]] == ["virtual:alice", "virtual:bob"]
    assert seen["boards"][0]["addresses"][0] == "virtual:bbcmicrobit"
    assert thumbkat("virtual", "stop", "virtual:alice").stdout == "stopped: alice\n"
    assert thumbkat("virtual", "stop", "--all").stdout == "stopped: bob\n"
    assert thumbkat("virtual", "stop", "--all").stdout == "no virtual board runs\n"
    assert "no virtual board runs" in thumbkat("virtual", "list").stdout


@pytest.mark.parametrize(
    ("arguments", "code", "message"),
    [
        (("stop",), 2, "name the boards to stop, or give --all"),
        (("stop", "x", "--all"), 2, "name the boards to stop, or give --all"),
        (("stop", "x"), 3, "no virtual board 'x' runs"),
        (("start", "arduino"), 2, "there is no board 'arduino'"),
        (("start", "bbcmicrobit", "--name", "a b"), 2, "'a b' is no name"),
        (("start", "bbcmicrobit", "--name", "disco_f407vg"), 2, "always starts a throw-away disco_f407vg"),
    ],
)
def test_what_the_command_refuses(arguments: tuple[str, ...], code: int, message: str) -> None:
    done = thumbkat("virtual", *arguments)
    assert done.returncode == code
    assert message in done.stderr
    assert done.stderr.count("\n") == 1


def test_doctor_says_why_a_board_does_not_answer(start: Callable[..., Started]) -> None:
    start(name="alice")
    until(lambda: registry.get("alice").state != "runs")
    done = thumbkat("doctor", "virtual:alice")
    assert done.returncode == 5
    assert "locked up: its flash is empty" in done.stdout
    assert "thumbkat flash virtual:alice" in done.stdout
    done = thumbkat("doctor", "virtual:bob")
    assert done.returncode == 3
    assert "no virtual board 'bob' runs" in done.stdout


# With firmware


@pytest.mark.parametrize("board", EACH)
def test_a_throw_away_board_is_started_flashed_and_ended(board: str) -> None:
    with connect(f"virtual:{board}", image=images()[board]) as connected:
        assert connected.info.board == board
        assert connected.address == f"virtual:{board}"
        assert connected.info.counter != "none"
        (running,) = registry.running()
        digest = connected.call("keccak.sha3_256", message=b"abc").outputs["digest"]
        assert digest == hashlib.sha3_256(b"abc").digest()
    until(lambda: is_gone(running.pid))
    assert names() == []


def test_two_boards_side_by_side(start: Callable[..., Started]) -> None:
    alice, bob = start(name="alice").running, start("disco_f051r8", name="bob").running
    client.flash(alice, images()["bbcmicrobit"])
    client.flash(bob, images()["disco_f051r8"])
    with connect("virtual:alice") as one, connect("virtual:bob") as other:
        assert (one.info.board, other.info.board) == ("bbcmicrobit", "disco_f051r8")
        assert one.info.entropy == "rng"
        for _ in range(3):
            for board in (one, other):
                board.call("keccak.sha3_256", message=b"abc")
    # What is in the flash stays, and the next client finds it.
    with connect("virtual:alice") as one:
        assert one.info.board == "bbcmicrobit"


def test_a_paced_board_answers(start: Callable[..., Started]) -> None:
    running = start("disco_f051r8", name="alice", paced=True).running
    client.flash(running, images()["disco_f051r8"])
    with connect("virtual:alice") as board:
        begin = time.monotonic()
        for _ in range(3):
            # 52 bytes there, 80 back with ACCEPTED: more than 10 ms on the line.
            board.call("keccak.sha3_256", message=bytes(32))
        assert time.monotonic() - begin >= 0.03


def test_what_is_not_modelled_is_told(
    start: Callable[..., Started], caplog: pytest.LogCaptureFixture
) -> None:
    """In the log of the board, in the doctor's findings, and by a throw-away board when it ends."""
    running = start(name="alice").running
    with socket.create_connection(("127.0.0.1", running.probe_port), SECONDS) as connection:
        lines = connection.makefile("rw")

        def ask(request: str, *arguments: object) -> None:
            lines.write(json.dumps({"id": 0, "request": request, "arguments": arguments}) + "\n")
            lines.flush()
            assert json.loads(lines.readline())["status"] == 0

        ask("open")
        ask("connect", "SWD")
        ask("write_dp", 4, 0x5000_0000)
        ask("write_ap", 4, 0x4000_4504)
        ask("read_ap", 0xC)
        ask("close")
    text = "register 0x40004504 is read, and is not modelled"
    until(lambda: registry.reports(running) == [text])
    done = thumbkat("doctor", "virtual:alice")
    assert text in done.stdout
    with caplog.at_level("WARNING", logger="thumbkat"):
        client.tell_reports(running, "virtual:alice")
    assert f"virtual:alice: {text}" in caplog.text


def test_two_names_of_one_board_are_no_pair(start: Callable[..., Started]) -> None:
    running = start(name="alice").running
    with pytest.raises(UsageError, match="are one board, and an exchange takes two"):
        require_two_boards("virtual:alice", "virtual:alice")
    with pytest.raises(UsageError, match="are one board, and an exchange takes two"):
        require_two_boards("virtual:alice", f"serial:{running.pty}")
    require_two_boards("virtual:bbcmicrobit", "virtual:bbcmicrobit")
    require_two_boards("virtual:alice", "virtual:bob")


def test_the_terminal_is_a_serial_port_like_any_other(start: Callable[..., Started]) -> None:
    running = start(name="alice").running
    client.flash(running, images()["bbcmicrobit"])
    with connect(f"serial:{running.pty}") as board:
        assert board.info.board == "bbcmicrobit"
    with connect(f"serial:socket://127.0.0.1:{running.socket}") as board:
        assert board.info.board == "bbcmicrobit"
        with pytest.raises(NoSuchBoard, match="virtual:alice is in use"):
            connect("virtual:alice")


def test_an_image_that_needs_more_ram_is_not_started() -> None:
    with pytest.raises(UsageError, match=r"bbcmicrobit_v2.* is not for bbcmicrobit: its stack"):
        connect("virtual:bbcmicrobit", image=images()["bbcmicrobit_v2"])
    assert names() == []


@pytest.mark.parametrize(
    ("kind", "image"), [("disco_f407vg", "disco_f051r8"), ("bbcmicrobit_v2", "bbcmicrobit")]
)
def test_an_image_that_fits_and_is_anothers(kind: str, image: str) -> None:
    with pytest.raises(Timeout, match=rf"virtual:{kind} does not answer .*: is its image made for a {kind}"):
        connect(f"virtual:{kind}", image=images()[image], timeout=1)
    until(lambda: names() == [])


def test_an_image_at_other_addresses_is_not_started() -> None:
    with pytest.raises(UsageError, match="is not for disco_f407vg: it has bytes at 0x00000000"):
        connect("virtual:disco_f407vg", image=images()["bbcmicrobit"])
    assert names() == []
