"""The server and both its clients: pyOCD's own, and the plugin's."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import textwrap
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pyocd.core import exceptions
from pyocd.coresight.ap import APv1Address
from pyocd.probe.debug_probe import DebugProbe
from pyocd.probe.tcp_client_probe import TCPClientProbe

from tests.virtual.probed_board import HALT, NOWHERE, RAM, FakeBoard
from thumbkat.virtual import plugin
from thumbkat.virtual.registry import Running
from thumbkat.virtual.server import Server, serve

CSW, TAR, DRW = 0x00, 0x04, 0x0C


@pytest.fixture
def board() -> FakeBoard:
    return FakeBoard()


@pytest.fixture
def server(board: FakeBoard) -> Iterator[Server]:
    server = Server(board)
    yield server
    server.close()


def pyocds(server: Server) -> Any:
    """pyOCD's own client."""
    return TCPClientProbe(f"127.0.0.1:{server.port}")


class Talk:
    """Bare requests on a connection."""

    def __init__(self, port: int) -> None:
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=5)
        self.lines = self.socket.makefile("rb")

    def ask(self, name: str, *arguments: Any) -> dict[str, Any]:
        return self.send(json.dumps({"id": 7, "request": name, "arguments": arguments}).encode())

    def send(self, line: bytes) -> dict[str, Any]:
        self.socket.sendall(line + b"\n")
        answer: dict[str, Any] = json.loads(self.lines.readline())
        return answer

    def close(self) -> None:
        self.lines.close()
        self.socket.close()


def test_only_this_computer_can_connect(board: FakeBoard) -> None:
    port = serve(board)
    with socket.create_connection(("127.0.0.1", port), timeout=5):
        pass
    # Another address of this computer's loopback: a server on every interface would take it.
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection(("127.0.0.2", port), timeout=5)


def test_pyocds_own_client(board: FakeBoard, server: Server) -> None:
    client = pyocds(server)
    client.open()
    assert (client.vendor_name, client.product_name) == ("Virtual", "fake")
    assert client.capabilities == [
        DebugProbe.Capability.SWJ_SEQUENCE,
        DebugProbe.Capability.BANKED_DP_REGISTERS,
    ]
    assert client.wire_protocol is None
    client.connect()
    assert client.wire_protocol is DebugProbe.Protocol.SWD
    client.lock()
    client.swj_sequence(8, 0xFF)
    client.set_clock(1_000_000)
    client.flush()
    client.unlock()
    assert client.read_dp(0) == 0x2BA01477
    client.write_dp(8, 0)
    client.write_ap(CSW, 0x12)
    client.write_ap(TAR, RAM)
    client.write_ap_multiple(DRW, [1, 2, 3])
    client.write_ap(TAR, RAM)
    assert client.read_ap(DRW) == 1
    assert client.read_ap_multiple(DRW, 2) == [2, 3]
    client.assert_reset(True)
    assert client.is_reset_asserted() is True
    client.assert_reset(False)
    assert client.is_reset_asserted() is False
    client.reset()
    client.disconnect()
    assert client.wire_protocol is None
    client.close()


def test_the_shorter_way_to_memory(board: FakeBoard, server: Server) -> None:
    client = pyocds(server)
    client.open()
    memory = client.get_memory_interface_for_ap(APv1Address(0))
    memory.write_memory(RAM, -2, 32)
    assert memory.read_memory(RAM, 32) == 0xFFFFFFFE
    memory.write_memory(RAM + 1, 0x1A5, 8)
    assert memory.read_memory(RAM, 16) == 0xA5FE
    memory.write_memory_block32(RAM + 4, [1, 0x1_0000_0002])
    assert memory.read_memory_block32(RAM + 4, 2) == [1, 2]
    memory.write_memory_block8(RAM + 13, [7, 8, 9])
    assert memory.read_memory_block8(RAM + 12, 5) == [0, 7, 8, 9, 0]
    later = memory.read_memory(NOWHERE, 32, now=False)
    with pytest.raises(exceptions.TransferFaultError, match="0x60000000"):
        later()
    assert client.get_memory_interface_for_ap(APv1Address(1)) is None
    assert client.read_dp(4) & 0x20 == 0, "the flag is the access port's, and pyOCD would not clear it"
    client.close()


def test_a_bus_fault_is_pyocds_transfer_fault(server: Server) -> None:
    client = pyocds(server)
    client.open()
    client.write_ap(TAR, NOWHERE)
    later = client.read_ap(DRW, now=False)
    with pytest.raises(exceptions.TransferFaultError, match="0x60000000"):
        later()
    client.close()


def test_jtag_is_refused(server: Server) -> None:
    client = pyocds(server)
    client.open()
    with pytest.raises(exceptions.ProbeError, match="no JTAG, only SWD"):
        client.connect(DebugProbe.Protocol.JTAG)
    client.close()


def test_the_probe_is_one_clients_at_a_time(server: Server) -> None:
    first, second = pyocds(server), pyocds(server)
    first.open()
    first.lock()
    with pytest.raises(exceptions.ProbeError, match="the probe of fake is in use by another program"):
        second.open()
    # Nor does it get at anything without.
    with pytest.raises(exceptions.ProbeError, match="open the probe first"):
        second.read_dp(0)
    assert first.read_dp(0) == 0x2BA01477
    first.close()
    second.open()
    second.lock()
    assert second.read_dp(0) == 0x2BA01477
    second.close()


def test_opening_twice_is_opening_once(server: Server) -> None:
    talk = Talk(server.port)
    assert talk.ask("open")["status"] == 0
    assert talk.ask("open")["status"] == 0
    assert talk.ask("close")["status"] == 0
    other = Talk(server.port)
    assert other.ask("open")["status"] == 0
    other.close()
    talk.close()


@pytest.mark.parametrize("doing", ["nothing", "holding reset", "being half-way through a request"])
def test_a_client_that_is_killed_makes_way_at_once(board: FakeBoard, server: Server, doing: str) -> None:
    board.bare.dhcsr = 1 | HALT
    code = textwrap.dedent(
        f"""
        import sys, time
        from pyocd.probe.tcp_client_probe import TCPClientProbe
        client = TCPClientProbe("127.0.0.1:{server.port}")
        client.open()
        client.lock()
        if {doing!r} == "holding reset":
            client.assert_reset(True)
        if {doing!r} == "being half-way through a request":
            client._socket._socket.sendall(b'{{"id": 1, "req')
        print("there", flush=True)
        time.sleep(60)
        """
    )
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"there\n"
        process.send_signal(signal.SIGKILL)
        process.wait()
        started = time.monotonic()
        client = pyocds(server)
        client.open()
        assert time.monotonic() - started < 1
    client.connect()
    assert client.read_dp(0) == 0x2BA01477
    assert client.is_reset_asserted() is False
    client.close()
    assert "reset" in board.log, "the core was halted, and its debugger dead"


@pytest.mark.parametrize(
    ("line", "status", "says"),
    [
        (b"{", 1, "JSONDecodeError"),
        (b"[]", 1, "TypeError"),
        (b'{"id": 7}', 1, "KeyError"),
        (b'{"id": 7, "request": "dance"}', 1, "unknown request 'dance'"),
        (b'{"id": 7, "request": "hello", "arguments": [2]}', 1, "version 1"),
        (b'{"id": 7, "request": "hello"}', 1, "takes 1 arguments, not 0"),
        (b'{"id": 7, "request": "readprop", "arguments": ["age"]}', 1, "unknown property 'age'"),
        (b'{"id": 7, "request": "read_ap", "arguments": [0]}', 3, "open the probe first"),
    ],
)
def test_a_request_that_is_none_gets_an_answer_too(
    server: Server, line: bytes, status: int, says: str
) -> None:
    talk = Talk(server.port)
    answer = talk.send(line)
    assert answer["status"] == status
    assert says in answer["error"]
    assert talk.ask("hello", 1) == {"id": 7, "status": 0}, "and the conversation goes on"
    talk.close()


def running(port: int, **changes: Any) -> Running:
    facts: dict[str, Any] = {
        "name": "fake",
        "board": "bbcmicrobit",
        "uid": "V1",
        "pid": os.getpid(),
        "pty": "",
        "socket": 0,
        "probe_port": port,
        "started": 0.0,
    }
    return Running(**(facts | changes))


def test_the_plugins_client_ends_with_the_board() -> None:
    """pyOCD's own would go round for ever in reading nothing."""
    listener = socket.create_server(("127.0.0.1", 0))

    def board() -> None:
        connection, _ = listener.accept()
        for _request in ("hello", "open"):
            connection.recv(1000)
            connection.sendall(b'{"id": 0, "status": 0}\n')
        connection.recv(1000)
        connection.close()

    threading.Thread(target=board, daemon=True).start()
    probe = plugin.VirtualProbe(running(listener.getsockname()[1]))
    probe.open()
    with pytest.raises(exceptions.ProbeDisconnected, match="the virtual board has gone"):
        probe.read_dp(0)
    probe.close()
    assert not probe.is_open
    listener.close()


def test_the_plugins_client_gives_up_on_a_board_that_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plugin, "_DEADLINE", 0.3)
    with socket.create_server(("127.0.0.1", 0)) as listener:
        probe = plugin.VirtualProbe(running(listener.getsockname()[1]))
        with pytest.raises(exceptions.ProbeDisconnected, match="has not answered"):
            probe.open()
        assert not probe.is_open


def test_a_board_that_has_gone_before(server: Server) -> None:
    server.close()
    probe = plugin.VirtualProbe(running(server.port))
    with pytest.raises(exceptions.ProbeDisconnected, match="the virtual board has gone"):
        probe.open()


def test_the_plugin_knows_the_board_behind_the_probe(monkeypatch: pytest.MonkeyPatch, server: Server) -> None:
    there = [running(server.port), running(server.port, name="second", board="disco_f407vg", uid="V2")]
    monkeypatch.setattr("thumbkat.virtual.registry.running", lambda: there)
    probes = plugin.VirtualProbe.get_all_connected_probes()
    assert [probe.unique_id for probe in probes] == ["V1", "V2"]
    assert [probe.description for probe in probes] == ["Virtual fake", "Virtual second"]
    assert [probe.associated_board_info.target for probe in probes] == ["nrf51", "stm32f407vgtx"]
    for name in ("V2", "second"):
        probe = plugin.VirtualProbe.get_probe_with_id(name)
        assert probe is not None
        assert probe.unique_id == "V2"
    assert plugin.VirtualProbe.get_probe_with_id("third") is None


def test_pyocd_works_without_a_place_for_virtual_boards(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("WARNING", logger="pyocd")  # other tests may have made it quiet
    (tmp_path / "file").touch()
    monkeypatch.delenv("XDG_RUNTIME_DIR", raising=False)
    monkeypatch.setattr("tempfile.gettempdir", lambda: str(tmp_path / "file"))
    assert plugin.VirtualProbe.get_all_connected_probes() == []
    assert plugin.VirtualProbe.get_probe_with_id("V1") is None
    assert "no virtual boards: " in caplog.text


def test_pyocd_programs_the_boards_chip_and_no_generic_core(server: Server) -> None:
    """pyOCD asks the probe for the board; without an answer it knows no flash."""
    from pyocd.core.session import Session

    session = Session(plugin.VirtualProbe(running(server.port)), no_config=True)
    assert session.board.target_type == "nrf51"
    assert session.board.target.memory_map.get_boot_memory().is_flash


def test_the_plugin_is_among_pyocds() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "pyocd", "list", "--plugins"], capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 0, done.stderr
    line = next(line for line in done.stdout.splitlines() if "Virtual boards" in line)
    assert "virtual" in line
