"""Serves a board's probe on loopback, in pyOCD's own protocol for probes elsewhere: a JSON object a line,
asked and answered in turn. plugin.py is the other end; pyOCD's own client (`-u remote:127.0.0.1:PORT`) is one
too.

pyOCD has a server as well. This one lets in a single client at a time, waits for no name service, and spares
the board's process the import of pyOCD.
"""

from __future__ import annotations

import contextlib
import json
import socket
import threading
from collections.abc import Callable
from typing import Any, BinaryIO

from thumbkat.virtual.bus import Bus, DebuggedBoard
from thumbkat.virtual.core import BusFault
from thumbkat.virtual.probe import Probe, TransferFault, bytes_of, words_of

_VERSION = 1

# Status codes of the protocol.
_GENERAL_ERROR = 1
_PROBE_ERROR = 3
_TRANSFER_FAULT = 12

# A client that was killed takes a moment to be noticed, and the next one should not fail for that.
_HANDOVER = 1.0

# Far more than any request of pyOCD has.
_LONGEST_LINE = 1 << 24


class ProbeError(Exception):
    """The request cannot be served; the text is for people."""


class Server:
    """Listens from its making to close(). Every client has a thread, but only one at a time has the probe."""

    def __init__(self, board: DebuggedBoard) -> None:
        self.name = board.name
        self.bus = Bus(board)
        self.probe = Probe(self.bus)
        self.busy = threading.Lock()
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listener.getsockname()[1]
        threading.Thread(target=self._accept, name="probe", daemon=True).start()

    def close(self) -> None:
        # Closing alone does not wake a thread that waits in accept().
        with contextlib.suppress(OSError):
            self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()

    def _accept(self) -> None:
        while True:
            try:
                connection, _ = self._listener.accept()
            except OSError:
                return
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            threading.Thread(target=_Client(self, connection).serve, name="probe client", daemon=True).start()


def serve(board: DebuggedBoard) -> int:
    """Serves the board's probe for as long as this process lives; the port, on loopback."""
    return Server(board).port


class _Client:
    def __init__(self, server: Server, connection: socket.socket) -> None:
        self._server = server
        self._bus = server.bus
        self._probe = server.probe
        self._connection = connection
        self._has_probe = False
        self._protocol: str | None = None
        bus, probe = self._bus, self._probe
        # What is asked, what answers, and of how many arguments.
        self._requests: dict[str, tuple[Callable[..., Any], int]] = {
            "hello": (self._hello, 1),
            "readprop": (self._property, 1),
            "open": (self._open, 0),
        }
        self._requests_of_owner: dict[str, tuple[Callable[..., Any], int]] = {
            "close": (self._close, 0),
            # Who has the probe has it alone.
            "lock": (_nothing, 0),
            "unlock": (_nothing, 0),
            "connect": (self._connect, 1),
            "disconnect": (self._disconnect, 0),
            # The wires know no other protocol, no speed, and nothing is ever under way.
            "swj_sequence": (_nothing, 2),
            "set_clock": (_nothing, 1),
            "flush": (_nothing, 0),
            "reset": (bus.reset, 0),
            "assert_reset": (bus.assert_reset, 1),
            "is_reset_asserted": (lambda: bus.in_reset, 0),
            "read_dp": (probe.read_dp, 1),
            "write_dp": (probe.write_dp, 2),
            "read_ap": (probe.read_ap, 1),
            "write_ap": (probe.write_ap, 2),
            "read_ap_multiple": (probe.read_ap_multiple, 2),
            "write_ap_multiple": (probe.write_ap_multiple, 2),
            # A short way to memory, past the access port: half the requests.
            "get_memory_interface_for_ap": (_short_way, 2),
            "read_mem": (self._read_memory, 3),
            "write_mem": (self._write_memory, 4),
            "read_block32": (self._read_words, 3),
            "write_block32": (self._write_words, 3),
            "read_block8": (self._read_bytes, 3),
            "write_block8": (self._write_bytes, 3),
        }

    def serve(self) -> None:
        try:
            with self._connection, self._connection.makefile("rb") as lines:
                self._converse(lines)
        except OSError:
            pass  # the client has gone
        finally:
            self._let_go(said_goodbye=False)

    def _converse(self, lines: BinaryIO) -> None:
        while line := lines.readline(_LONGEST_LINE):
            answer = json.dumps(self._answer(line)).encode() + b"\n"
            self._connection.sendall(answer)

    def _answer(self, line: bytes) -> dict[str, Any]:
        number: Any = -1
        try:
            request = json.loads(line)
            number = request["id"]
            result = self._dispatch(request["request"], request.get("arguments", []))
        except (TransferFault, BusFault) as error:
            return {"id": number, "status": _TRANSFER_FAULT, "error": str(error)}
        except ProbeError as error:
            return {"id": number, "status": _PROBE_ERROR, "error": str(error)}
        except Exception as error:
            # Whatever it is, a client that waits for an answer gets one.
            text = f"{type(error).__name__}: {error}"
            return {"id": number, "status": _GENERAL_ERROR, "error": text}
        answer = {"id": number, "status": 0}
        if result is not None:
            answer["result"] = result
        return answer

    def _dispatch(self, name: str, arguments: list[Any]) -> Any:
        handler, count = self._requests.get(name, (None, 0))
        if handler is None:
            handler, count = self._requests_of_owner.get(name, (None, 0))
            if handler is None:
                raise ValueError(f"unknown request {name!r}")
            if not self._has_probe:
                raise ProbeError("open the probe first")
        if len(arguments) != count:
            raise ValueError(f"{name} takes {count} arguments, not {len(arguments)}")
        return handler(*arguments)

    def _hello(self, version: int) -> None:
        if version != _VERSION:
            raise ValueError(f"this server speaks version {_VERSION} of the protocol, not {version}")

    def _property(self, name: str) -> Any:
        properties: dict[str, Any] = {
            "vendor_name": "Virtual",
            "product_name": self._server.name,
            "supported_wire_protocols": ["DEFAULT", "SWD"],
            "wire_protocol": self._protocol,
            "capabilities": ["SWJ_SEQUENCE", "BANKED_DP_REGISTERS"],
        }
        if name not in properties:
            raise ValueError(f"unknown property {name!r}")
        return properties[name]

    def _read_memory(self, _way: int, address: int, bits: int) -> int:
        return self._bus.read(address, bits // 8)

    def _write_memory(self, _way: int, address: int, value: int, bits: int) -> None:
        self._bus.write(address, bits // 8, value & (1 << bits) - 1)

    def _read_words(self, _way: int, address: int, count: int) -> list[int]:
        return words_of(self._bus.read_block(address, 4 * count))

    def _write_words(self, _way: int, address: int, values: list[int]) -> None:
        self._bus.write_block(address, bytes_of(values))

    def _read_bytes(self, _way: int, address: int, count: int) -> list[int]:
        return list(self._bus.read_block(address, count))

    def _write_bytes(self, _way: int, address: int, values: list[int]) -> None:
        self._bus.write_block(address, bytes(value & 0xFF for value in values))

    def _open(self) -> None:
        if not self._has_probe and not self._server.busy.acquire(timeout=_HANDOVER):
            raise ProbeError(f"the probe of {self._server.name} is in use by another program")
        self._has_probe = True

    def _close(self) -> None:
        self._let_go(said_goodbye=True)

    def _let_go(self, *, said_goodbye: bool) -> None:
        if self._has_probe:
            self._has_probe = False
            self._protocol = None
            try:
                self._probe.forget()
                self._bus.let_go(said_goodbye=said_goodbye)
            finally:
                self._server.busy.release()

    def _connect(self, protocol: str) -> None:
        if protocol not in ("DEFAULT", "SWD"):
            raise ProbeError(f"the board has no {protocol}, only SWD")
        self._protocol = "SWD"

    def _disconnect(self) -> None:
        self._protocol = None


def _nothing(*_arguments: Any) -> None:
    return None


def _short_way(version: int, address: int) -> int | None:
    """To the access port that reaches memory; the others have none."""
    return 0 if (version, address) == (1, 0) else None
