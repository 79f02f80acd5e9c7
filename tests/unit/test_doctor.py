"""Why a board does not answer: each thing that can be wrong is found, named and given a remedy, in time."""

from __future__ import annotations

import errno
import os
import pty
import re
import socket
import threading
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.unit.cli_boards import ConnectedBoard, Connections
from tests.unit.test_elf import elf
from thumbkat.errors import BoardFault, BuildFailed, Timeout
from thumbkat.image.elf import image_crc
from thumbkat.image.flash import Probe
from thumbkat.jobs import doctor as doctor_module
from thumbkat.jobs.doctor import Check, DoctorReport, Verdict, examine
from thumbkat.link.client import Link
from thumbkat.report.tables import doctor_table
from thumbkat.virtual.registry import Running

QEMU = "qemu:bbcmicrobit"


def last(report: DoctorReport) -> Check:
    return report.checks[-1]


def check(report: DoctorReport, name: str) -> Check:
    (found,) = (one for one in report.checks if one.name == name)
    return found


@pytest.fixture
def connections(monkeypatch: pytest.MonkeyPatch) -> Connections:
    there = Connections()
    there.boards[QEMU] = ConnectedBoard(at=QEMU)
    monkeypatch.setattr(doctor_module, "connect", there)
    monkeypatch.setattr("thumbkat.jobs.attach.in_checkout", lambda: None)
    return there


@pytest.fixture
def line() -> Iterator[tuple[int, str]]:
    """A pseudo-terminal: the board's end, and the name of the port."""
    board, port = pty.openpty()
    yield board, os.ttyname(port)
    os.close(board)
    os.close(port)


@pytest.mark.parametrize("address", ["nonsense", "virtual:", "usb:@", "/dev/ttyACM0"])
def test_a_bad_address(address: str) -> None:
    report = examine(address)
    assert [one.name for one in report.checks] == ["address"]
    assert last(report).verdict is Verdict.FAILED
    assert report.exit_code == 2
    assert "thumbkat boards" in last(report).remedy


@pytest.mark.parametrize("address", ["qemu:nosuch", "qemu:disco_f051r8"])
def test_a_board_that_qemu_cannot_be(address: str) -> None:
    report = examine(address)
    assert last(report).name == "address"
    assert report.exit_code == 3


def test_a_missing_qemu(connections: Connections, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda program: None)
    report = examine(QEMU)
    assert (last(report).name, report.exit_code) == ("emulator", 3)
    assert last(report).remedy == "apt install qemu-system-arm"


def test_a_healthy_board(connections: Connections) -> None:
    report = examine(QEMU)
    assert [one.name for one in report.checks] == [
        *("address", "emulator", "firmware", "age", "counter", "entropy")
    ]
    assert {one.verdict for one in report.checks} == {Verdict.OK}
    assert report.exit_code == 0
    assert report.to_json()["healthy"] is True
    assert connections.made[0].closed == 1


def test_a_port_that_is_not_there() -> None:
    report = examine("serial:/dev/ttyNONE")
    assert (last(report).name, report.exit_code) == ("port", 3)
    assert "/dev/ttyNONE" in last(report).finding


def test_a_port_that_may_not_be_opened(line: tuple[int, str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.access", lambda path, mode: False)
    report = examine(f"serial:{line[1]}")
    assert (last(report).name, report.exit_code) == ("permission", 3)
    assert re.fullmatch(r"sudo usermod -aG \w+ \$USER, then log out and in again", last(report).remedy)


def test_a_port_in_use(line: tuple[int, str]) -> None:
    """For real: another holds the lock of the port."""
    from thumbkat.link.stream import SerialStream

    holder = SerialStream(line[1])
    try:
        report = examine(f"serial:{line[1]}")
    finally:
        holder.close()
    assert (last(report).name, report.exit_code) == ("open", 3)
    assert "in use" in last(report).finding
    assert "close other programs" in last(report).remedy


def test_a_silent_port(line: tuple[int, str]) -> None:
    """For real."""
    begin = time.monotonic()
    report = examine(f"serial:{line[1]}", timeout=0.5)
    assert time.monotonic() - begin < 30
    assert (last(report).name, report.exit_code) == ("greeting", 5)
    assert "no answer to HELLO" in last(report).finding
    assert f"thumbkat flash usb:PROBE_UID@{line[1]}" in last(report).remedy


def test_a_port_that_talks_nonsense_for_ever(line: tuple[int, str]) -> None:
    """For real: as a wrong baud rate looks."""
    stop = threading.Event()

    def talk() -> None:
        while not stop.is_set():
            os.write(line[0], b"\x80\xff\x00garbage")
            time.sleep(0.005)

    talker = threading.Thread(target=talk)
    talker.start()
    begin = time.monotonic()
    try:
        report = examine(f"serial:{line[1]}", timeout=0.5)
    finally:
        stop.set()
        talker.join()
    assert time.monotonic() - begin < 30
    assert report.exit_code == 5
    assert "baud" in last(report).finding


def test_a_socket_that_nobody_listens_at() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
    report = examine(f"serial:socket://127.0.0.1:{port}")
    assert (last(report).name, report.exit_code) == ("open", 3)
    assert "whether host and port are right" in last(report).remedy


def test_a_url_that_pyserial_does_not_know() -> None:
    report = examine("serial:bogus://here")
    assert (last(report).name, report.exit_code) == ("open", 2)
    assert "socket://HOST:PORT" in last(report).remedy


def test_a_probe_that_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("thumbkat.image.flash.list_probes", list)
    report = examine("usb:1234")
    assert (last(report).name, report.exit_code) == ("probe", 3)
    assert "udev" in last(report).finding
    assert "cable" in last(report).remedy


def test_an_id_that_fits_several_probes(monkeypatch: pytest.MonkeyPatch) -> None:
    probes = [Probe("99001234", "micro:bit", "nrf51"), Probe("99005678", "micro:bit", "nrf51")]
    monkeypatch.setattr("thumbkat.image.flash.list_probes", lambda: probes)
    for uid, code in (("9900", 3), ("99", 2)):
        report = examine(f"usb:{uid}")
        assert (last(report).name, report.exit_code) == ("probe", code)
        assert "more of the probe's id" in last(report).remedy


def test_the_port_is_that_of_the_probe(monkeypatch: pytest.MonkeyPatch) -> None:
    """The beginning of an id names the probe; a port of another board that begins so too is not meant."""
    monkeypatch.setattr("thumbkat.image.flash.list_probes", lambda: [Probe("99001234", "micro:bit", "nrf51")])
    other = SimpleNamespace(device="/dev/ttyOTHER", serial_number="99005678", description="")
    monkeypatch.setattr("serial.tools.list_ports.comports", lambda: [other])
    report = examine("usb:9900")
    assert (last(report).name, report.exit_code) == ("port", 3)
    assert "usb:99001234@PORT" in last(report).remedy


def test_a_target_that_needs_a_pack_is_a_warning(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "thumbkat.image.flash.list_probes", lambda: [Probe("1234", "ST-Link", "stm32f407vgtx")]
    )
    monkeypatch.setattr(doctor_module, "target_known", lambda target: False)
    report = examine("usb:1234@/dev/ttyNONE")
    assert check(report, "target").verdict is Verdict.WARNING
    assert "pyocd pack install stm32f407vgtx" in check(report, "target").remedy
    assert (last(report).name, report.exit_code) == ("port", 3), "it goes on after a warning"


def test_a_probe_that_does_not_know_its_board_is_a_warning(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("thumbkat.image.flash.list_probes", lambda: [Probe("1234", "ST-Link", None)])
    report = examine("usb:1234@/dev/ttyNONE")
    assert check(report, "probe").verdict is Verdict.OK
    assert check(report, "target").verdict is Verdict.WARNING
    assert "--board" in check(report, "target").remedy


def test_firmware_that_does_not_answer(connections: Connections) -> None:
    connections.boards[QEMU] = Timeout("no answer to HELLO within 5 s")
    report = examine(QEMU)
    assert (last(report).name, report.exit_code) == ("firmware", 5)
    assert "flash" not in last(report).remedy, "an emulated board is started with an image"


def test_a_throw_away_virtual_board_is_not_flashed_again(connections: Connections) -> None:
    address = "virtual:bbcmicrobit"
    connections.boards[address] = Timeout("no answer")
    report = examine(address)
    assert (last(report).name, report.exit_code) == ("firmware", 5)
    assert "flash" not in last(report).remedy


def test_a_board_that_a_debugger_has_halted_is_not_flashed_again(
    connections: Connections, monkeypatch: pytest.MonkeyPatch
) -> None:
    halted = Running("k", "bbcmicrobit", "tk", 1, None, 1, 2, 0.0, state="halted by a debugger")
    monkeypatch.setattr("thumbkat.virtual.registry.find", lambda name: halted)
    connections.boards["virtual:k"] = Timeout("no answer")
    report = examine("virtual:k")
    assert check(report, "board").verdict is Verdict.WARNING
    assert (last(report).name, report.exit_code) == ("firmware", 5)
    assert last(report).remedy == "let the debugger resume it, or end it; then look again"


@pytest.mark.parametrize("address", ["virtual:bbcmicrobit", "virtual:k"])
def test_a_folder_that_is_not_ones_own(
    address: str, connections: Connections, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "thumbkat").mkdir(mode=0o755)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    report = examine(address)
    assert (last(report).name, report.exit_code) == ("board", 3)
    assert "should be a folder that belongs to you alone" in last(report).finding
    assert "XDG_RUNTIME_DIR" in last(report).remedy


def test_an_installed_package_has_no_image_to_emulate(monkeypatch: pytest.MonkeyPatch) -> None:
    for place in ("jobs.attach", "jobs.doctor", "image.build"):
        monkeypatch.setattr(f"thumbkat.{place}.in_checkout", lambda: None)
    report = examine(QEMU)
    assert (last(report).name, report.exit_code) == ("firmware", 2)
    assert last(report).remedy == "give the firmware.elf of a build for this board with --image"
    assert f"begin with: {last(report).remedy}" in doctor_table(report).notes[0]


def test_what_to_flash_is_named(line: tuple[int, str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("thumbkat.jobs.doctor.in_checkout", lambda: None)
    report = examine(f"serial:{line[1]}", timeout=0.1)
    assert f"thumbkat flash usb:PROBE_UID@{line[1]} --image firmware.elf`" in last(report).remedy


def test_a_build_that_fails(connections: Connections, monkeypatch: pytest.MonkeyPatch) -> None:
    def build(boards: list[str]) -> dict[str, Path]:
        raise BuildFailed("bbcmicrobit: the build failed:\nmain.c:1: error: no")

    monkeypatch.setattr("thumbkat.jobs.attach.in_checkout", lambda: Path("here"))
    monkeypatch.setattr("thumbkat.jobs.attach.build", build)
    report = examine(QEMU)
    assert (last(report).name, report.exit_code) == ("image", 4)
    assert "main.c:1: error" in last(report).finding


def test_old_firmware_is_a_warning(connections: Connections, tmp_path: Path) -> None:
    image = tmp_path / "firmware.elf"
    image.write_bytes(elf((0, 0, b"newer")))
    report = examine(QEMU, image=image)
    assert check(report, "age").verdict is Verdict.WARNING
    assert "with --image" in check(report, "age").remedy
    assert "flash" not in check(report, "age").remedy
    assert report.exit_code == 0

    connections.boards[QEMU] = ConnectedBoard(at=QEMU, crc=image_crc(image))
    assert check(examine(QEMU, image=image), "age").verdict is Verdict.OK


def test_an_image_that_is_none(connections: Connections, tmp_path: Path) -> None:
    report = examine(QEMU, image=tmp_path / "none.elf")
    assert (last(report).name, report.exit_code) == ("image", 2)


def test_a_fault_is_told(connections: Connections, monkeypatch: pytest.MonkeyPatch) -> None:
    board = ConnectedBoard(at=QEMU)
    board.info = replace(
        board.info,
        fault=BoardFault(
            "fault at 0x1234", pc=0x1234, lr=0, xpsr=0, status=0, address=0, exception=3, command=5
        ),
    )
    monkeypatch.setattr(doctor_module, "connect", lambda address, **arguments: board)
    report = examine(QEMU)
    assert check(report, "fault").verdict is Verdict.WARNING
    assert "0x1234" in check(report, "fault").finding


@pytest.mark.parametrize(
    ("counter", "entropy", "failed"),
    [
        ("TIMER0", "rng", None),
        ("none", "rng", "counter"),
        ("TIMER0", "none", "entropy"),
        ("TIMER0", "failed", "entropy"),
    ],
)
def test_counter_and_entropy_of_a_real_board(
    line: tuple[int, str],
    connections: Connections,
    monkeypatch: pytest.MonkeyPatch,
    counter: str,
    entropy: str,
    failed: str | None,
) -> None:
    address = f"serial:{line[1]}"
    connections.boards[address] = ConnectedBoard(at=address, counter=counter, entropy=entropy)
    monkeypatch.setattr(Link, "hello", lambda self, deadline=None: None)
    report = examine(address)
    wrong = [one.name for one in report.checks if one.verdict is Verdict.FAILED]
    assert wrong == ([failed] if failed else [])
    assert report.exit_code == (1 if failed else 0)
    assert last(report).name == "entropy", "a counter that failed does not end the examination"


def test_a_chip_without_a_source_is_healthy(
    line: tuple[int, str], connections: Connections, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = f"serial:{line[1]}"
    connections.boards[address] = ConnectedBoard(
        at=address, kind="disco_f051r8", counter="TIM2", entropy="none"
    )
    monkeypatch.setattr(Link, "hello", lambda self, deadline=None: None)
    report = examine(address)
    assert report.exit_code == 0
    assert "--host-entropy" in check(report, "entropy").finding


def test_a_counter_claimed_in_qemu_is_a_failure(connections: Connections) -> None:
    connections.boards[QEMU] = ConnectedBoard(at=QEMU, counter="CYCCNT")
    report = examine(QEMU)
    assert check(report, "counter").verdict is Verdict.FAILED
    assert report.exit_code == 1


def test_a_port_that_vanishes_while_it_is_opened(
    line: tuple[int, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def gone(*arguments: object, **named: object) -> None:
        raise OSError(errno.ENXIO, "No such device or address")

    monkeypatch.setattr("serial.Serial.open", gone)
    report = examine(f"serial:{line[1]}")
    assert (last(report).name, report.exit_code) == ("open", 3)
