"""Starting and stopping QEMU, with a program that sends back what it gets instead of the firmware."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from thumbkat.boards import load_board
from thumbkat.emulator import qemu
from thumbkat.errors import LinkLost, NoSuchBoard, Timeout, UsageError
from thumbkat.link.stream import ByteStream

PROGRAM = Path(__file__).with_name("echo.c")
BOARDS = {"bbcmicrobit": ["-mcpu=cortex-m0", "-DMICROBIT"], "disco_f407vg": ["-mcpu=cortex-m4"]}


@pytest.fixture(scope="module")
def images(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    folder = tmp_path_factory.mktemp("echo images")
    images = {}
    for board, flags in BOARDS.items():
        images[board] = folder / f"{board}.elf"
        origin = load_board(board).flash[0]
        subprocess.run(
            [
                *("arm-none-eabi-gcc", "-mthumb", "-O1", "-Wall", "-Wextra", "-Werror", "-nostdlib", *flags),
                *(f"-Wl,--section-start=.vectors={origin:#x}", f"-Wl,-Ttext={origin + 0x400:#x}"),
                "-Wl,-n,-e,0",  # no pages: nothing before the vectors
                *(str(PROGRAM), "-o", str(images[board])),
            ],
            check=True,
            timeout=60,
        )
    return images


def alive(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return False
    return state != "Z"


def within(seconds: float, condition: Callable[[], bool]) -> bool:
    deadline = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > deadline:
            return False
        time.sleep(0.01)
    return True


def wait_for_echo(stream: ByteStream) -> None:
    deadline = time.monotonic() + 20
    while True:
        stream.write(b"?", deadline)
        try:
            stream.read(time.monotonic() + 0.1)
            break
        except Timeout:
            assert time.monotonic() < deadline, "the program does not run"
    # Behind the echoes of the other question marks.
    stream.write(b".", deadline)
    while not stream.read(deadline).endswith(b"."):
        pass


@pytest.mark.parametrize("board", BOARDS)
def test_every_byte_passes(board: str, images: dict[str, Path]) -> None:
    emulated = qemu.start(load_board(board), images[board])
    try:
        wait_for_echo(emulated.stream)
        data = bytes(range(256)) * 8
        emulated.stream.write(data, time.monotonic() + 20)
        got = b""
        while len(got) < len(data):
            got += emulated.stream.read(time.monotonic() + 20)
        assert got == data
    finally:
        emulated.stop()
    assert not alive(emulated.pid)
    emulated.stop()


def test_a_board_that_is_only_spoken_to_later_wakes_up(images: dict[str, Path]) -> None:
    # By then QEMU's main loop sleeps and has not seen the receiver being switched on.
    emulated = qemu.start(load_board("bbcmicrobit"), images["bbcmicrobit"])
    try:
        time.sleep(1.0)
        emulated.stream.write(b"!", time.monotonic() + 5)
        assert emulated.stream.read(time.monotonic() + 10) == b"!"
    finally:
        emulated.stop()


def test_several_run_at_once_and_from_threads_that_have_ended(images: dict[str, Path]) -> None:
    started: list[qemu.Emulated] = []

    def start() -> None:
        started.append(qemu.start(load_board("bbcmicrobit"), images["bbcmicrobit"]))

    threads = [threading.Thread(target=start) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    try:
        time.sleep(0.3)
        for emulated in started:
            wait_for_echo(emulated.stream)
    finally:
        for emulated in started:
            emulated.stop()
    assert not any(alive(emulated.pid) for emulated in started)


@pytest.mark.parametrize("how", ["SIGKILL", "SIGTERM", "returns", "raises"])
def test_no_qemu_outlives_its_client(how: str, images: dict[str, Path]) -> None:
    script = f"""
import sys, time
from pathlib import Path
from thumbkat.boards import load_board
from thumbkat.emulator import qemu
emulated = qemu.start(load_board("bbcmicrobit"), Path({str(images["bbcmicrobit"])!r}))
print(emulated.pid, flush=True)
sys.stdin.readline()
if {how!r} == "raises":
    raise RuntimeError
"""
    client = subprocess.Popen(
        [sys.executable, "-c", script],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env={**os.environ, "PYTHONPATH": str(Path(qemu.__file__).parents[2])},
        text=True,
    )
    assert client.stdin is not None
    assert client.stdout is not None
    pid = int(client.stdout.readline())
    assert alive(pid)
    if how.startswith("SIG"):
        client.send_signal(signal.Signals[how])
    else:
        client.stdin.write("\n")
        client.stdin.close()
    client.wait(timeout=20)
    client.stdout.close()
    assert within(10, lambda: not alive(pid))


def test_a_stream_that_is_dropped_takes_its_qemu_along(images: dict[str, Path]) -> None:
    emulated = qemu.start(load_board("bbcmicrobit"), images["bbcmicrobit"])
    pid = emulated.pid
    del emulated
    assert within(10, lambda: not alive(pid))


def test_a_qemu_that_dies_is_a_lost_link(images: dict[str, Path]) -> None:
    emulated = qemu.start(load_board("bbcmicrobit"), images["bbcmicrobit"])
    os.kill(emulated.pid, signal.SIGKILL)
    with pytest.raises(LinkLost, match=r"QEMU ended \(SIGKILL\)"):
        emulated.stream.read(time.monotonic() + 20)
    emulated.stop()


def test_a_qemu_that_refuses_says_why(images: dict[str, Path]) -> None:
    emulated = qemu.start(load_board("bbcmicrobit"), images["bbcmicrobit"], extra=["-no-such-option"])
    with pytest.raises(LinkLost, match=r"QEMU ended \(status 1\): .*no-such-option: invalid option"):
        emulated.stream.read(time.monotonic() + 20)
    emulated.stop()


@pytest.mark.parametrize(("board", "other"), [tuple(BOARDS), tuple(reversed(BOARDS))])
def test_an_image_for_another_board_is_not_started(board: str, other: str, images: dict[str, Path]) -> None:
    with pytest.raises(UsageError, match=f"{other}.elf is not for {board}: .*outside that board's flash"):
        qemu.start(load_board(board), images[other])


def test_a_qemu_that_gives_up_says_why_and_not_what_is_in_its_registers(
    images: dict[str, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = tmp_path / "qemu-system-arm"
    program.write_text(
        "#!/bin/sh\necho 'qemu: fatal: Lockup' >&2\necho 'R00=00000000\nFPSCR: 00000000' >&2\nexit 3\n"
    )
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    emulated = qemu.start(load_board("bbcmicrobit"), images["bbcmicrobit"])
    with pytest.raises(LinkLost, match=r"^QEMU ended \(status 3\): qemu: fatal: Lockup$"):
        emulated.stream.read(time.monotonic() + 20)
    emulated.stop()


def test_what_cannot_start(images: dict[str, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    board = load_board("bbcmicrobit")
    with pytest.raises(UsageError, match="QEMU has no machine for disco_f051r8"):
        qemu.start(load_board("disco_f051r8"), images["bbcmicrobit"])
    with pytest.raises(UsageError, match=r"cannot read the image .*: No such file"):
        qemu.start(board, tmp_path / "missing.elf")
    (tmp_path / "text.elf").write_text("no image")
    with pytest.raises(UsageError, match="is no whole ELF file"):
        qemu.start(board, tmp_path / "text.elf")
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(NoSuchBoard, match="qemu-system-arm is not installed: apt install qemu-system-arm"):
        qemu.start(board, images["bbcmicrobit"])
