"""As much of GDB's remote protocol as a debugger needs to set a breakpoint and look around."""

from __future__ import annotations

import socket
import time

_DEADLINE = 20.0


class RemoteGdb:
    """One connection to a gdbserver. Addresses and values are numbers; registers r0 to r15, then xPSR."""

    def __init__(self, port: int) -> None:
        self._socket = socket.create_connection(("127.0.0.1", port), timeout=_DEADLINE)
        self._buffer = b""
        self._breakpoints: set[int] = set()
        assert "PacketSize" in self.ask("qSupported:swbreak+;hwbreak+")

    def close(self) -> None:
        self._socket.close()

    def ask(self, request: str) -> str:
        self.send(request)
        return self.answer()

    def send(self, request: str) -> None:
        body = request.encode()
        self._socket.sendall(b"$%s#%02x" % (body, sum(body) & 0xFF))

    def answer(self) -> str:
        """The next packet; what the server only wants to have shown (`O…`) is left out."""
        deadline = time.monotonic() + _DEADLINE
        while time.monotonic() < deadline:
            start, end = self._buffer.find(b"$"), self._buffer.find(b"#")
            if start < 0 or end < 0 or len(self._buffer) < end + 3:
                data = self._socket.recv(4096)
                assert data, "the gdbserver has gone"
                self._buffer += data
                continue
            body, check = self._buffer[start + 1 : end], int(self._buffer[end + 1 : end + 3], 16)
            self._buffer = self._buffer[end + 3 :]
            assert sum(body) & 0xFF == check
            self._socket.sendall(b"+")
            if not body.startswith(b"O") or body == b"OK":
                return body.decode()
        raise AssertionError("no answer")

    def good(self, request: str) -> None:
        answer = self.ask(request)
        assert answer == "OK", f"{request}: {answer}"

    def registers(self) -> list[int]:
        text = self.ask("g")
        return [int.from_bytes(bytes.fromhex(text[at : at + 8]), "little") for at in range(0, 17 * 8, 8)]

    def set_register(self, number: int, value: int) -> None:
        self.good(f"P{number:x}={value.to_bytes(4, 'little').hex()}")

    def read(self, address: int, length: int) -> bytes:
        answer = self.ask(f"m{address:x},{length:x}")
        assert not answer.startswith("E"), f"no read at {address:#x}: {answer}"
        return bytes.fromhex(answer)

    def word(self, address: int) -> int:
        return int.from_bytes(self.read(address, 4), "little")

    def set_breakpoint(self, address: int) -> None:
        self.good(f"Z1,{address:x},2")
        self._breakpoints.add(address)

    def clear_breakpoint(self, address: int) -> None:
        self.good(f"z1,{address:x},2")
        self._breakpoints.discard(address)

    def go(self) -> str:
        """Runs until the core halts; the stop reply. Off a breakpoint it is GDB that steps first: the chip
        would halt there again."""
        pc = self.registers()[15]
        if pc in self._breakpoints:
            self.good(f"z1,{pc:x},2")
            self.step()
            self.good(f"Z1,{pc:x},2")
        return self.ask("c")

    def step(self) -> str:
        return self.ask("s")

    def interrupt(self) -> None:
        """As Ctrl-C does: the stop reply is the answer to what runs."""
        self._socket.sendall(b"\x03")
