"""The command line: results, exit codes, errors in one line, JSON, pipes, terminals and Ctrl-C."""

from __future__ import annotations

import json
import os
import pty
import re
import select
import shlex
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from tests.firmware.pcboard import build as build_pc_board
from tests.unit.cli_boards import ConnectedBoard, Connections
from tests.unit.fake_board import wrong_bit
from tests.unit.pc_server import PcServer
from tests.unit.test_elf import elf
from thumbkat import __version__
from thumbkat.cli.app import cli, run
from thumbkat.cli.output import Output, error_line
from thumbkat.errors import (
    BoardFault,
    BoardReset,
    BuildFailed,
    FlashFailed,
    LinkLost,
    NoSuchBoard,
    ProtocolError,
    ThumbkatError,
    Timeout,
    UsageError,
)
from thumbkat.image.elf import image_crc
from thumbkat.jobs.kat import run_kat
from thumbkat.report.table import Table, plain_lines

A, B = "serial:/dev/ttyA", "serial:/dev/ttyB"
HOST = Path(__file__).parents[2] / "host"
COMMANDS = ["boards", "info", "flash", "kat", "exchange", "bench", "profile", "doctor", "demo"]


@pytest.fixture
def connections(monkeypatch: pytest.MonkeyPatch) -> Connections:
    """Two boards on serial lines, and no checkout."""
    there = Connections()
    there.boards[A] = ConnectedBoard(at=A)
    there.boards[B] = ConnectedBoard(at=B, kind="disco_f407vg", entropy="none")
    monkeypatch.setattr("thumbkat.jobs.attach.connect", there)
    monkeypatch.setattr("thumbkat.jobs.attach.in_checkout", lambda: None)
    return there


@pytest.fixture
def image(tmp_path: Path) -> Path:
    path = tmp_path / "firmware.elf"
    path.write_bytes(elf((0, 0, b"code")))
    return path


def result_of(capsys: pytest.CaptureFixture[str]) -> tuple[dict[str, Any], str]:
    """The one JSON object on stdout, and stderr."""
    captured = capsys.readouterr()
    (line,) = captured.out.splitlines()
    value: dict[str, Any] = json.loads(line)
    assert value["schema"] == 1
    return value, captured.err


# What every command has


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself_with_examples(command: str) -> None:
    shown = CliRunner().invoke(cli, [command, "--help"])
    assert shown.exit_code == 0
    assert f"  thumbkat {command}" in shown.output.partition("Examples:")[2]
    assert "--json" in shown.output


def test_the_whole_explains_addresses_and_exit_codes() -> None:
    shown = CliRunner().invoke(cli, ["--help"]).output
    for text in ("virtual:", "qemu:", "usb:PROBE_UID@PORT", "serial:", "130 interrupted", *COMMANDS):
        assert text in shown


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--version"]) == 0
    assert __version__ in capsys.readouterr().out


@pytest.mark.parametrize(
    "arguments",
    [
        ["nosuch"],
        ["kat"],
        ["kat", A, "--suite"],
        ["kat", A, "--suite", "nosuch"],
        ["kat", A, "--algorithm", "sha3-256"],
        ["kat", "nonsense"],
        ["kat", "virtual:"],
        ["exchange", A],
        ["exchange", A, A],
        ["exchange", A, B, "--scheme", "kyber"],
        ["exchange", A, B, "--rounds", "0"],
        ["exchange", A, B, "--message", "x" * 2000],
        ["bench", A, "--op", "nosuch.*"],
        ["bench", A, "--runs", "none"],
        ["info", A, "--timeout", "-1"],
        ["info", A, "--image", "/nonexistent.elf"],
        ["exchange", A, B, *["--image", "/nonexistent.elf"] * 3],
        ["flash", A],
        ["--nosuch"],
    ],
)
def test_usage_errors_are_one_line_and_2(
    connections: Connections, capsys: pytest.CaptureFixture[str], arguments: list[str]
) -> None:
    assert run(arguments) == 2
    captured = capsys.readouterr()
    errors = [line for line in captured.err.splitlines() if line.startswith("thumbkat: ")]
    assert len(errors) == 1
    assert captured.err.splitlines()[-1] == errors[0]
    assert captured.out == ""


def test_no_arguments_show_the_help_and_are_2(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([]) == 2
    assert "Commands:" in capsys.readouterr().err


def faulted() -> BoardFault:
    return BoardFault(
        "HardFault at 0x00000100", pc=0x100, lr=0, xpsr=0, status=0, address=0, exception=3, command=5
    )


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (ThumbkatError("x"), 1),
        (UsageError("x"), 2),
        (NoSuchBoard("x"), 3),
        (FlashFailed("x"), 4),
        (BuildFailed("x"), 4),
        (Timeout("x"), 5),
        (LinkLost("x"), 5),
        (BoardReset("x"), 5),
        (ProtocolError("x"), 5),
        (faulted(), 5),
    ],
)
@pytest.mark.parametrize("when", ["connecting", "working"])
def test_exit_codes(
    connections: Connections, capsys: pytest.CaptureFixture[str], error: Exception, code: int, when: str
) -> None:
    if when == "connecting":
        connections.boards[A] = error
    else:
        connections.boards[A] = ConnectedBoard(at=A, raises={"chacha20.block": error})
    assert run(["bench", A, "--op", "chacha20.block", "--json"]) == code
    value, err = result_of(capsys)
    assert value == {"schema": 1, "error": {"message": str(error), "exit_code": code}}
    assert err.splitlines()[-1] == f"thumbkat: {error}"
    assert "Traceback" not in err
    assert all(board.closed == 1 for board in connections.made)


def test_an_error_of_several_lines_ends_with_one(
    connections: Connections, capsys: pytest.CaptureFixture[str]
) -> None:
    connections.boards[A] = BuildFailed("the build failed:\nmain.c:1: error: no\nmain.c:2: error: no")
    assert run(["info", A]) == 4
    assert capsys.readouterr().err.splitlines()[-3:] == [
        "main.c:1: error: no",
        "main.c:2: error: no",
        "thumbkat: the build failed",
    ]
    assert run(["info", A, "--json"]) == 4
    value, err = result_of(capsys)
    assert "main.c:2" in value["error"]["message"]
    assert err.splitlines() == ["thumbkat: the build failed"]


@pytest.mark.parametrize("how", ["option", "environment"])
def test_debug_shows_the_traceback(
    connections: Connections, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    connections.boards[A] = Timeout("silent")
    if how == "environment":
        monkeypatch.setenv("THUMBKAT_DEBUG", "1")
    assert run(["info", A, *(["--debug"] if how == "option" else [])]) == 5
    err = capsys.readouterr().err
    assert "Traceback" in err
    assert err.splitlines()[-1] == "thumbkat: silent"


def test_a_defect_is_one_line_too(connections: Connections, capsys: pytest.CaptureFixture[str]) -> None:
    connections.boards[A] = ZeroDivisionError("oops")
    assert run(["info", A]) == 1
    err = capsys.readouterr().err
    assert "Traceback" not in err
    assert "ZeroDivisionError: oops" in err
    assert "--debug" in err


def test_ctrl_c_is_130(connections: Connections, capsys: pytest.CaptureFixture[str]) -> None:
    connections.boards[A] = ConnectedBoard(at=A, raises={"chacha20.block": KeyboardInterrupt()})  # type: ignore[dict-item]
    assert run(["bench", A, "--op", "chacha20.block"]) == 130
    assert capsys.readouterr().err.splitlines()[-1] == "thumbkat: interrupted"
    assert connections.made[0].closed == 1


# Images


def test_without_an_image_it_is_said_once(
    connections: Connections, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["exchange", A, B, "--host-entropy"]) == 0
    err = capsys.readouterr().err
    assert err.count("no image to compare") == 1


@pytest.mark.parametrize(
    "arguments", [["kat", A, "--suite", "chacha20"], ["exchange", A, B, "--host-entropy"], ["bench", A]]
)
def test_a_foreign_image_ends_with_1_and_names_flash(
    connections: Connections, image: Path, capsys: pytest.CaptureFixture[str], arguments: list[str]
) -> None:
    assert run([*arguments, "--image", str(image), "--json"]) == 1
    value, _ = result_of(capsys)
    assert "another firmware" in value["error"]["message"]
    assert f"`thumbkat flash usb:PROBE_UID@/dev/ttyA --image {image}`" in value["error"]["message"]
    assert not connections.made[0].calls, "nothing was run on it"


def test_info_only_warns_of_a_foreign_image(
    connections: Connections, image: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["info", A, "--image", str(image), "--json"]) == 0
    value, err = result_of(capsys)
    assert value["image"] == {"path": str(image), "matches": False}
    assert "thumbkat flash" in err


def test_the_right_image_is_confirmed(
    connections: Connections, image: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    connections.boards[A] = ConnectedBoard(at=A, crc=image_crc(image))
    assert run(["info", A, "--image", str(image), "--json"]) == 0
    value, err = result_of(capsys)
    assert value["image"]["matches"] is True
    assert err == ""


def test_in_a_checkout_the_image_is_built_first(
    connections: Connections, image: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    built: list[list[str]] = []

    def build(boards: list[str]) -> dict[str, Path]:
        built.append(boards)
        return dict.fromkeys(boards, image)

    monkeypatch.setattr("thumbkat.jobs.attach.in_checkout", lambda: image.parent)
    monkeypatch.setattr("thumbkat.jobs.attach.build", build)
    for address in (A, "qemu:bbcmicrobit", "qemu:disco_f407vg"):
        kind = "disco_f407vg" if "disco" in address else "bbcmicrobit"
        connections.boards[address] = ConnectedBoard(at=address, kind=kind, crc=image_crc(image))
    assert run(["info", A, "--json"]) == 0
    assert built == [["bbcmicrobit"]], "which board it is, HELLO says"
    assert result_of(capsys)[0]["image"]["matches"] is True
    built.clear()
    assert run(["exchange", "qemu:bbcmicrobit", "qemu:disco_f407vg", "--json"]) == 0
    assert built == [["bbcmicrobit", "disco_f407vg"]], "both at once"
    assert connections.images[-2:] == [image, image]
    capsys.readouterr()
    built.clear()
    assert run(["info", A, "--image", str(image), "--json"]) == 0
    assert not built


def test_a_board_of_other_firmware_is_compared_with_nothing(
    connections: Connections, image: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("thumbkat.jobs.attach.in_checkout", lambda: image.parent)
    connections.boards[A] = ConnectedBoard(at=A, kind="somebody_elses")
    assert run(["info", A, "--json"]) == 0
    assert result_of(capsys)[0]["image"] == {"path": None, "matches": None}


def test_an_image_for_each_board(connections: Connections, tmp_path: Path) -> None:
    images = []
    for index, address in enumerate((A, B)):
        path = tmp_path / f"{index}.elf"
        path.write_bytes(elf((0, 0, bytes([index]) * 8)))
        images.append(path)
        connections.boards[address] = ConnectedBoard(at=address, crc=image_crc(path))
    both = [argument for path in images for argument in ("--image", str(path))]
    assert run(["exchange", A, B, *both]) == 0
    assert run(["exchange", B, A, *both]) == 1, "in the order of the boards"


@pytest.mark.parametrize("board", ["nosuch", "disco_f051r8"])
@pytest.mark.parametrize("command", ["info", "kat", "bench", "flash"])
def test_what_qemu_cannot_be_is_no_such_board(
    capsys: pytest.CaptureFixture[str], board: str, command: str
) -> None:
    assert run([command, f"qemu:{board}"]) == 3
    assert board in capsys.readouterr().err


def test_a_pack_must_be_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["flash", "usb:1234", "--pack", "none.pack"]) == 2
    assert "none.pack" in capsys.readouterr().err


# Each command


def test_the_demo_needs_a_checkout(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("thumbkat.jobs.demo.in_checkout", lambda: None)
    assert run(["demo", "--json"]) == 2
    assert "make demo" in result_of(capsys)[0]["error"]["message"]


def test_boards(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["boards", "--json"]) == 0
    value, _ = result_of(capsys)
    assert [one["id"] for one in value["boards"]] == [
        *("bbcmicrobit", "bbcmicrobit_v2", "disco_f051r8", "disco_f407vg")
    ]
    reach = {one["id"]: one["addresses"] for one in value["boards"]}
    assert reach["bbcmicrobit"] == [
        *("virtual:bbcmicrobit", "qemu:bbcmicrobit", "usb:PROBE_UID", "serial:PORT")
    ]
    assert reach["disco_f051r8"] == ["virtual:disco_f051r8", "usb:PROBE_UID@PORT", "serial:PORT"]
    assert run(["boards"]) == 0
    assert "disco_f407vg" in capsys.readouterr().out


def test_boards_ties_probe_and_port(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from types import SimpleNamespace

    from thumbkat.image.flash import Probe

    def ports() -> list[SimpleNamespace]:
        return [
            SimpleNamespace(device="/dev/ttyACM0", description="DAPLink", serial_number="99AB"),
            SimpleNamespace(device="/dev/ttyUSB0", description="cable", serial_number=None),
        ]

    monkeypatch.setattr(
        "thumbkat.jobs.boards.list_probes",
        lambda: [Probe("99ab", "micro:bit", "nrf51"), Probe("0666", "ST-Link", None)],
    )
    monkeypatch.setattr("thumbkat.jobs.boards.list_ports.comports", lambda: _sortable(ports()))
    assert run(["boards", "--json"]) == 0
    value, _ = result_of(capsys)
    assert [(one["address"], one["board"], one["port"]) for one in value["probes"]] == [
        ("usb:99ab", "bbcmicrobit", "/dev/ttyACM0"),
        ("usb:0666@PORT", None, None),
    ]
    assert [one["address"] for one in value["ports"]] == ["serial:/dev/ttyACM0", "serial:/dev/ttyUSB0"]


def _sortable(ports: list[Any]) -> list[Any]:
    class Port:
        def __init__(self, facts: Any) -> None:
            self.__dict__.update(facts.__dict__)

        def __lt__(self, other: Any) -> bool:
            return bool(self.__dict__["device"] < other.device)

    return [Port(port) for port in ports]


def test_boards_without_pyocds_backend(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken() -> None:
        raise NoSuchBoard("pyOCD cannot look for probes: no libusb")

    monkeypatch.setattr("thumbkat.jobs.boards.list_probes", broken)
    assert run(["boards", "--json"]) == 0
    value, err = result_of(capsys)
    assert value["probes"] == []
    assert "no libusb" in err


def test_info(connections: Connections, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["info", A, "--json"]) == 0
    value, _ = result_of(capsys)
    assert value["board"]["board"] == "bbcmicrobit"
    assert value["board"]["image_crc"] == "00000000"
    keygen = next(one for one in value["operations"] if one["name"] == "newhope.keygen")
    assert keygen["inputs"][0]["choices"] == ["5q", "14bit"]
    assert keygen["inputs"][0]["type"] == "enumeration"
    assert run(["info", A]) == 0
    out = capsys.readouterr().out
    assert "cortex-m0" in out
    assert "newhope.keygen" in out
    assert "\x1b" not in out
    assert "left out" not in out


def test_info_says_what_an_image_leaves_out(
    connections: Connections, capsys: pytest.CaptureFixture[str]
) -> None:
    board = ConnectedBoard(at=A)
    flags = "-mthumb -DTHUMBKAT_WITHOUT_NEWHOPE -O2 -DTHUMBKAT_WITHOUT_SHA512 -DTHUMBKAT_FRAME=144"
    board.info = replace(board.info, flags=flags)
    connections.boards[A] = board
    assert run(["info", A]) == 0
    (line,) = (line for line in capsys.readouterr().out.splitlines() if line.startswith("left out"))
    assert line.split(maxsplit=2)[2] == "newhope, sha512"


def test_kat(connections: Connections, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["kat", A, "--suite", "chacha20", "--suite", "keccak", "--json"]) == 0
    value, _ = result_of(capsys)
    assert value["failed"] == 0
    assert value["failures"] == []
    assert value["passed"] > 10
    assert run(["kat", A, "--suite", "chacha20"]) == 0
    assert f"{A}: " in capsys.readouterr().out


def test_kat_that_fails(connections: Connections, capsys: pytest.CaptureFixture[str]) -> None:
    connections.boards[A] = ConnectedBoard(at=A, faults={"chacha20.block": wrong_bit("result")})
    assert run(["kat", A, "--suite", "chacha20", "--json"]) == 1
    value, _ = result_of(capsys)
    assert value["failed"] == len(value["failures"]) > 0
    assert run(["kat", A, "--suite", "chacha20"]) == 1
    out = capsys.readouterr().out
    assert "differs at byte 0" in out
    assert "chacha20.block" in out


def test_kat_that_tested_nothing_is_1(
    connections: Connections, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    board = ConnectedBoard(at=A)
    del board.operations["keccak.sha3_256"]
    connections.boards[A] = board
    vectors = tmp_path / "SHA3_256.rsp"
    digest = "a7ffc6f8bf1ed76651c14756a061d662f580ff4de43b49fa82d80a4b80f8434a"
    vectors.write_text(f"[L = 256]\n\nLen = 0\nMsg = 00\nMD = {digest}\n")
    assert run(["kat", A, "--vectors", str(vectors), "--algorithm", "sha3-256"]) == 1
    out = capsys.readouterr().out
    assert "nothing was tested" in out
    assert "has no operation keccak.sha3_256" in out
    connections.boards[A] = ConnectedBoard(at=A)
    assert run(["kat", A, "--vectors", str(vectors), "--algorithm", "sha3-256"]) == 0


def test_kat_names_the_line_of_a_malformed_file(
    connections: Connections, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    vectors = tmp_path / "bad.rsp"
    vectors.write_text("Len = 8\nMsg = zz\n")
    assert run(["kat", A, "--vectors", str(vectors), "--algorithm", "sha3-256"]) == 2
    assert "bad.rsp:1" in capsys.readouterr().err


def test_exchange(connections: Connections, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["exchange", A, B, "--host-entropy", "--rounds", "2", "--json"]) == 0
    value, _ = result_of(capsys)
    assert value["agreed"] is True
    assert [(one["server"]["address"], one["client"]["address"]) for one in value["rounds"]] == [
        (A, B),
        (B, A),
    ]
    assert value["rounds"][0]["client"]["entropy"] == "host"
    assert run(["exchange", A, B, "--host-entropy"]) == 0
    out = capsys.readouterr().out
    for text in ("server", "client", "1,824 B", "2,048 B", "rng+host", "host", "checked: right", "same key"):
        assert text in out


def test_exchange_with_a_message(connections: Connections, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["exchange", A, B, "--host-entropy", "--scheme", "hybrid", "--message", "Grüß Gott"]
    assert run([*arguments, "--json"]) == 0
    value, _ = result_of(capsys)
    assert value["delivered"] is True
    (one,) = value["rounds"]
    assert one["scheme"] == "hybrid"
    assert [each["bytes"] for each in one["messages"]] == [{"text": 11, "sealed": 27}] * 2
    assert run(arguments) == 0
    out = capsys.readouterr().out
    for text in ("1,856 B", "2,080 B", "Messages", "27 B", "the text", "came out as given"):
        assert text in out
    assert all(line.isprintable() for line in out.splitlines())


def test_exchange_says_what_seals_the_message(
    connections: Connections, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["exchange", A, B, "--host-entropy", "--scheme", "x25519", "--aead", "schwaemm256-128"]
    assert run([*arguments, "--message", "text", "--json"]) == 0
    value, _ = result_of(capsys)
    assert [each["aead"] for each in value["rounds"][0]["messages"]] == ["schwaemm256-128"] * 2
    assert run([*arguments, "--message", "text"]) == 0
    assert "sealed by schwaemm256-128 by one board" in capsys.readouterr().out
    assert run(arguments) == 2
    assert "--aead says what seals a message: add --message" in capsys.readouterr().err
    connections.boards[B] = ConnectedBoard(at=B, aeads=("secretbox",))
    assert run([*arguments, "--message", "text"]) == 2
    assert f"{B} has no aead 'schwaemm256-128': its firmware has secretbox" in capsys.readouterr().err


def test_a_message_that_goes_wrong_is_1(connections: Connections, capsys: pytest.CaptureFixture[str]) -> None:
    connections.boards[A] = ConnectedBoard(at=A, faults={"session.seal": wrong_bit("sealed")})
    assert run(["exchange", A, B, "--host-entropy", "--message", "text"]) == 1
    assert "REFUSED" in capsys.readouterr().out


def test_exchange_without_entropy_is_1_and_names_the_option(
    connections: Connections, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["exchange", A, B]) == 1
    assert "--host-entropy" in capsys.readouterr().err
    assert all(board.closed == 1 for board in connections.made)


def test_exchange_that_disagrees_is_1(connections: Connections, capsys: pytest.CaptureFixture[str]) -> None:
    connections.boards[A] = ConnectedBoard(at=A, faults={"session.start": wrong_bit("msg_a")})
    assert run(["exchange", A, B, "--host-entropy"]) == 1
    out = capsys.readouterr().out
    assert "WRONG" in out
    assert "NOT" in out


def test_one_port_by_two_names_is_one_board(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    port, link = tmp_path / "ttyX", tmp_path / "by-id"
    port.touch()
    link.symlink_to(port)
    assert run(["exchange", f"serial:{port}", f"serial:{link}"]) == 2
    assert "one board" in capsys.readouterr().err


def test_one_qemu_address_twice_is_two_boards(
    connections: Connections, capsys: pytest.CaptureFixture[str]
) -> None:
    connections.boards["qemu:bbcmicrobit"] = ConnectedBoard()
    assert run(["exchange", "qemu:bbcmicrobit", "qemu:bbcmicrobit", "--json"]) == 0
    assert len(connections.made) == 2
    assert [board.closed for board in connections.made] == [1, 1]
    value, _ = result_of(capsys)
    assert value["agreed"] is True


def test_bench_of_two_boards_is_one_object(
    connections: Connections, capsys: pytest.CaptureFixture[str]
) -> None:
    connections.boards[A] = ConnectedBoard(at=A, counter="TIMER0", cycles=[3])
    assert run(["bench", A, B, "--op", "newhope.ntt", "--runs", "2", "--json"]) == 0
    value, _ = result_of(capsys)
    first, second = value["boards"]
    assert value["schema"] == 1
    assert first["operations"] == [
        {"name": "newhope.ntt", "cycles": {"median": 3, "min": 3, "max": 3}, "stack": 100}
    ]
    assert second["operations"] == [{"name": "newhope.ntt", "cycles": None, "stack": 100}]
    assert second["board"]["no_cycles"]


def test_doctor_ends_with_the_code_of_the_first_failure(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["doctor", "serial:/dev/ttyNONE", "--json"]) == 3
    value, _ = result_of(capsys)
    assert value["healthy"] is False
    assert value["checks"][-1]["verdict"] == "failed"
    assert value["checks"][-1]["remedy"]
    assert run(["doctor", "serial:/dev/ttyNONE"]) == 3
    assert "FAILED" in capsys.readouterr().out


# Tables


def test_plain_tables_are_aligned() -> None:
    table = Table("T", ("name", "n"), (("a", "1,000"), ("long", "5")), frozenset({"n"}), notes=("note",))
    assert plain_lines(table) == ["T", "name      n", "a     1,000", "long      5", "note"]


def test_markup_in_results_is_shown_as_it_is(capsys: pytest.CaptureFixture[str], monkeypatch: Any) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("NO_COLOR", "1")
    Output(False).table(Table("", ("name",), (("newhope.keygen[14bit]",), ("[bold]",))))
    out = capsys.readouterr().out
    assert "newhope.keygen[14bit]" in out
    assert "[bold]" in out


def test_an_error_stays_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    error_line("one\ntwo   three")
    assert capsys.readouterr().err == "thumbkat: one two three\n"


def test_boards_without_a_folder_for_virtual_ones(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "thumbkat").mkdir(mode=0o755)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    assert run(["boards", "--json"]) == 0
    value, err = result_of(capsys)
    assert value["virtual"] == []
    assert "should be a folder that belongs to you alone" in err
    assert err.count("\n") == 1


# Real processes


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "thumbkat", *arguments]


ENVIRONMENT = {**os.environ, "PYTHONPATH": str(HOST)}


@pytest.fixture
def silent() -> Iterator[tuple[socket.socket, str]]:
    """A port where nobody ever answers."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        yield server, f"serial:socket://127.0.0.1:{server.getsockname()[1]}"


def test_a_silent_board_is_given_up_with_5(silent: tuple[socket.socket, str]) -> None:
    begin = time.monotonic()
    done = subprocess.run(
        command("kat", silent[1], "--timeout", "0.5", "--json"),
        env=ENVIRONMENT,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert time.monotonic() - begin < 15
    assert done.returncode == 5
    assert json.loads(done.stdout)["error"]["exit_code"] == 5
    assert len(done.stderr.splitlines()) == 1
    assert done.stderr.startswith("thumbkat: no answer to HELLO")


@pytest.mark.parametrize(
    ("number", "code", "word"), [(signal.SIGINT, 130, "interrupted"), (signal.SIGTERM, 143, "terminated")]
)
@pytest.mark.parametrize("as_json", [False, True], ids=["text", "json"])
def test_signals_while_waiting_for_a_board(
    silent: tuple[socket.socket, str], number: signal.Signals, code: int, word: str, as_json: bool
) -> None:
    server, address = silent
    process = subprocess.Popen(
        command("info", address, "--timeout", "60", *["--json"] * as_json),
        env=ENVIRONMENT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        server.settimeout(30)
        connection, _ = server.accept()
        with connection:
            connection.settimeout(30)
            assert connection.recv(1), "the first HELLO: it is talking"
            process.send_signal(number)
            out, err = process.communicate(timeout=10)
    finally:
        process.kill()
        process.wait()
    assert process.returncode == code
    if as_json:
        assert json.loads(out) == {"schema": 1, "error": {"message": word, "exit_code": code}}
    else:
        assert out == ""
    assert err.splitlines()[-1] == f"thumbkat: {word}"
    assert "Traceback" not in err


@pytest.mark.parametrize("argument", ["boards", "--help"])
def test_a_closed_pipe_is_quiet(argument: str) -> None:
    """The reader goes away before the first line."""
    process = subprocess.Popen(
        command(argument), env=ENVIRONMENT, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert process.stdout is not None
    process.stdout.close()
    assert process.stderr is not None
    err = process.stderr.read()
    assert process.wait(timeout=60) == 0
    assert err == b""


def shell(redirected: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    line = f"exec {shlex.join(command(*arguments))} {redirected}"
    return subprocess.run(
        ["sh", "-c", line], env=ENVIRONMENT, capture_output=True, text=True, timeout=60, check=False
    )


def test_closed_output_is_quiet() -> None:
    done = shell(">&-", "doctor", "nonsense")
    assert (done.returncode, done.stderr) == (2, "")
    done = shell("2>&-", "info", "nonsense", "--json")
    assert done.returncode == 2
    assert json.loads(done.stdout)["error"]["exit_code"] == 2


@pytest.mark.parametrize("arguments", [("doctor", "nonsense"), ("doctor", "nonsense", "--json"), ("--help",)])
def test_a_full_disk_is_one_line_and_1(arguments: tuple[str, ...]) -> None:
    done = shell(">/dev/full", *arguments)
    assert done.returncode == 1
    assert done.stderr == "thumbkat: cannot write the results: No space left on device\n"


def test_an_error_on_a_full_disk_keeps_its_exit_code() -> None:
    done = shell(">/dev/full", "info", "nonsense", "--json")
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("thumbkat: 'nonsense' is no address")


def test_a_reader_of_errors_who_goes_away_changes_nothing(silent: tuple[socket.socket, str]) -> None:
    process = subprocess.Popen(
        command("info", silent[1], "--timeout", "0.5"),
        env=ENVIRONMENT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stderr is not None
    process.stderr.close()
    assert process.wait(timeout=60) == 5


def on_terminal(arguments: list[str], **environment: str) -> str:
    """What a command shows on a terminal that is both its stdout and its stderr."""
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        command(*arguments), env={**ENVIRONMENT, "TERM": "xterm", **environment}, stdout=theirs, stderr=theirs
    )
    os.close(theirs)
    shown = b""
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        ready, _, _ = select.select([ours], [], [], 1)
        if ready:
            try:
                data = os.read(ours, 4096)
            except OSError:
                break
            if not data:
                break
            shown += data
    os.close(ours)
    assert process.wait(timeout=10) == 0
    return shown.decode()


def test_colours_only_on_a_terminal_that_wants_them() -> None:
    colour = re.compile(r"\x1b\[(?:\d+;)*(?:3[0-8]|9[0-7])[;m]")
    assert colour.search(on_terminal(["boards"]))
    plain = on_terminal(["boards"], NO_COLOR="1")
    assert "bbcmicrobit" in plain
    assert not colour.search(plain)
    piped = subprocess.run(command("boards"), env=ENVIRONMENT, capture_output=True, text=True, timeout=60)
    assert "\x1b" not in piped.stdout + piped.stderr


# Real firmware, compiled for this machine


@pytest.fixture(scope="module")
def pc_program() -> Path:
    return build_pc_board()


@pytest.fixture
def pc_boards(pc_program: Path) -> Iterator[tuple[str, str]]:
    """Two addresses: a board with entropy, and one without."""
    servers = [PcServer(pc_program, entropy=entropy) for entropy in ("rng", "none")]
    yield servers[0].address, servers[1].address
    for server in servers:
        server.stop()


def test_exchange_over_serial_lines(pc_boards: tuple[str, str]) -> None:
    refused = thumbkat("exchange", *pc_boards)
    assert refused.returncode == 1
    assert "--host-entropy" in refused.stderr
    done = thumbkat("exchange", *pc_boards, "--host-entropy", "--rounds", "2", "--json")
    assert done.returncode == 0, done.stderr
    value = json.loads(done.stdout)
    assert value["agreed"] is True
    assert {one["server"]["entropy"] for one in value["rounds"]} == {"rng+host", "host"}


def test_doctor_of_a_board_that_answers(pc_boards: tuple[str, str]) -> None:
    done = thumbkat("doctor", pc_boards[0], "--json")
    value = json.loads(done.stdout)
    verdicts = {one["name"]: one["verdict"] for one in value["checks"]}
    assert verdicts["greeting"] == verdicts["firmware"] == verdicts["entropy"] == "ok"
    assert verdicts["counter"] == "failed", "a PC has none"
    assert done.returncode == 1


# Real firmware, in QEMU


def thumbkat(*arguments: str, timeout: float = 110) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command(*arguments), env=ENVIRONMENT, capture_output=True, text=True, timeout=timeout
    )


@pytest.mark.parametrize("board", ["bbcmicrobit", pytest.param("disco_f407vg", marks=pytest.mark.verify)])
def test_qemu_runs_the_image_that_was_built(board: str) -> None:
    done = thumbkat("info", f"qemu:{board}", "--json")
    assert done.returncode == 0, done.stderr
    value = json.loads(done.stdout)
    assert value["board"]["board"] == board
    assert value["image"]["matches"] is True
    assert value["board"]["counter"] == "none", "QEMU counts no cycles"


def test_flash_of_a_throw_away_board() -> None:
    done = thumbkat("flash", "qemu:bbcmicrobit", "--json")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["confirmed"] is True


def test_doctor_finds_nothing_wrong_with_qemu() -> None:
    done = thumbkat("doctor", "qemu:disco_f407vg", "--json")
    assert done.returncode == 0, done.stderr + done.stdout
    assert json.loads(done.stdout)["healthy"] is True


def test_the_demo(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """In this process, with a few of the known answers: all of them take a virtual M0 ten seconds."""
    monkeypatch.setattr("thumbkat.jobs.demo.run_kat", partial(run_kat, suites=["chacha20"]))
    assert run(["demo", "--json"]) == 0
    is_a_demo(result_of(capsys)[0])


@pytest.mark.verify
def test_the_whole_demo() -> None:
    done = thumbkat("demo", "--json")
    assert done.returncode == 0, done.stderr
    is_a_demo(json.loads(done.stdout))


def is_a_demo(value: dict[str, Any]) -> None:
    assert value["ok"] is True
    assert [one["address"] for one in value["boards"]] == ["virtual:bbcmicrobit", "virtual:disco_f407vg"]
    assert all(one["kat"]["passed"] > 0 and one["kat"]["failed"] == 0 for one in value["boards"])
    rounds = value["exchange"]["rounds"]
    assert [one["server"]["board"] for one in rounds] == ["bbcmicrobit", "disco_f407vg"]
    assert all(one["confirmed"] == {"server": True, "client": True} for one in rounds)
    sides = [one[role] for one in rounds for role in ("server", "client")]
    assert [side["entropy"] for side in sides] == ["rng"] * 4
    assert all(cycles for side in sides for cycles in side["cycles"].values())


def test_bench_in_qemu_shows_no_cycles() -> None:
    done = thumbkat("bench", "qemu:bbcmicrobit", "--op", "newhope.ntt", "--runs", "1", "--json")
    assert done.returncode == 0, done.stderr
    value = json.loads(done.stdout)
    (ntt,) = value["operations"]
    assert ntt["cycles"] is None
    assert ntt["stack"] > 0
    assert {"keccak", "chacha20", "newhope"} <= {one["name"] for one in value["libraries"]}
    assert all(one["text"] > 100 for one in value["libraries"])


def children(parent: int) -> list[int]:
    """All processes below `parent`, children of threads too."""
    found = []
    for task in Path(f"/proc/{parent}/task").glob("*/children"):
        for child in task.read_text().split():
            found += [int(child), *children(int(child))]
    return found


def test_ctrl_c_ends_the_emulators_too() -> None:
    process = subprocess.Popen(
        command("exchange", "qemu:bbcmicrobit", "qemu:bbcmicrobit", "--rounds", "1000"),
        env=ENVIRONMENT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stderr is not None
        for line in process.stderr:
            if line.startswith("round 2 "):
                break
        running = children(process.pid)
        assert len(running) == 2
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=20)
    finally:
        process.kill()
        process.wait()
    assert process.returncode == 130
    assert err.splitlines()[-1] == "thumbkat: interrupted"
    assert not [pid for pid in running if Path(f"/proc/{pid}").exists()]


def wait_for(condition: Callable[[], bool], seconds: float) -> bool:
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        if condition():
            return True
        time.sleep(0.02)
    return False


def test_ctrl_c_in_the_demo_ends_everything() -> None:
    process = subprocess.Popen(
        command("demo"), env=ENVIRONMENT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    try:
        assert process.stdout is not None
        for line in process.stdout:
            if "firmware" in line:
                break
        running = children(process.pid)
        assert running
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=20)
    finally:
        process.kill()
        process.wait()
    assert process.returncode == 130
    assert "Traceback" not in err
    assert wait_for(lambda: not [pid for pid in running if Path(f"/proc/{pid}").exists()], 5)
