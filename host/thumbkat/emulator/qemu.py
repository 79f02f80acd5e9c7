"""A throw-away board in QEMU: started with an image, gone with the process that started it."""

from __future__ import annotations

import contextlib
import ctypes
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import weakref
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import IO

from thumbkat.boards import BoardFile
from thumbkat.errors import NoSuchBoard, Timeout, UsageError
from thumbkat.image.elf import require_fit
from thumbkat.link.stream import ByteStream, SocketStream

_PROGRAM = "qemu-system-arm"
_STOP_SECONDS = 5.0
_WAKE_SECONDS = 0.05
_PR_SET_PDEATHSIG = 1


class Emulated:
    """A running QEMU and the stream to its board's serial port."""

    def __init__(self, process: _Process, stream: ByteStream) -> None:
        self.stream = stream
        self.pid = process.pid
        # A board that nobody closes ends with its stream, or with the interpreter.
        self._finalizer = weakref.finalize(stream, process.stop)

    def stop(self) -> None:
        self.stream.close()
        self._finalizer()


def start(board: BoardFile, image: Path, *, extra: Sequence[str] = ()) -> Emulated:
    """Starts QEMU on an image; `extra` are more arguments for it."""
    if board.qemu is None:
        raise UsageError(f"QEMU has no machine for {board.id}: use a real one (usb:PROBE_UID or serial:PORT)")
    if os.name != "posix":
        raise NoSuchBoard("boards in QEMU need Linux or macOS; use a real one (usb:PROBE_UID or serial:PORT)")
    program = shutil.which(_PROGRAM)
    if program is None:
        raise NoSuchBoard(f"{_PROGRAM} is not installed: apt install qemu-system-arm")
    # QEMU takes another board's image too, and ends at its first instruction.
    require_fit(image, board)
    line, line_there = socket.socketpair()
    monitor, monitor_there = socket.socketpair()
    command = [
        program,
        *("-machine", board.qemu.machine, "-nodefaults", "-display", "none"),
        *("-kernel", str(image)),
        # Sockets made beforehand: no port to race for, nothing lost before somebody listens.
        *("-chardev", f"socket,id=line,fd={line_there.fileno()}"),
        *("-chardev", f"socket,id=monitor,fd={monitor_there.fileno()}"),
        *("-serial", "null") * board.qemu.serial,
        *("-serial", "chardev:line"),
        *("-monitor", "chardev:monitor"),
        *extra,
    ]
    with line_there, monitor_there:
        try:
            process = _Process(command, [line_there.fileno(), monitor_there.fileno()])
        except OSError as error:
            line.close()
            monitor.close()
            raise NoSuchBoard(f"cannot start {program}: {error.strerror}") from None
    return Emulated(process, _QemuStream(SocketStream(line, why=process.why), monitor))


class _QemuStream:
    """The serial line of a QEMU that must be kept awake.

    QEMU's main loop asks the UART whether it takes bytes, and sleeps without end if not. The nRF51's does
    not tell it when the firmware has switched the receiver on. Any input on the monitor wakes the loop.
    """

    def __init__(self, line: SocketStream, monitor: socket.socket) -> None:
        self._line = line
        self._monitor = monitor
        monitor.setblocking(False)

    def read(self, deadline: float) -> bytes:
        while True:
            try:
                return self._line.read(min(deadline, time.monotonic() + _WAKE_SECONDS))
            except Timeout:
                if time.monotonic() >= deadline:
                    raise
                self._wake()

    def write(self, data: bytes, deadline: float) -> None:
        self._line.write(data, deadline)
        self._wake()

    def discard_input(self) -> None:
        self._line.discard_input()

    def close(self) -> None:
        self._line.close()
        self._monitor.close()

    def _wake(self) -> None:
        # Of a QEMU that has ended, the line says so.
        with contextlib.suppress(OSError):
            self._monitor.send(b"\n")
            while self._monitor.recv(4096):
                pass


class _Process:
    """A child that the kernel kills when this process ends, however it ends.

    The kernel watches the *thread* that forked. So a thread of its own starts each child and waits for it.
    """

    def __init__(self, command: list[str], inherited: list[int]) -> None:
        self._errors: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115 - lives as long as the child
        self._child: subprocess.Popen[bytes] | None = None
        self._failure: OSError | None = None
        started = threading.Event()
        self._thread = threading.Thread(
            target=self._watch, args=(command, inherited, started), name="qemu", daemon=True
        )
        self._thread.start()
        started.wait()
        if self._failure is not None:
            raise self._failure

    @property
    def pid(self) -> int:
        assert self._child is not None
        return self._child.pid

    def stop(self) -> None:
        if self._child is not None:
            self._child.kill()
            self._thread.join(_STOP_SECONDS)
        self._errors.close()

    def why(self) -> str:
        """What it means that the child's end of the stream is closed."""
        self._thread.join(_STOP_SECONDS)
        code = self._child.returncode if self._child is not None else None
        if code is None:
            return "QEMU closed the serial line: start the board again"
        said = self._last_error()
        return f"QEMU ended ({f'status {code}' if code >= 0 else signal.Signals(-code).name})" + (
            f": {said}" if said else ""
        )

    def _last_error(self) -> str:
        if self._errors.closed:
            return ""
        self._errors.seek(0)
        text = self._errors.read().decode("utf-8", "replace")
        lines = [line.strip() for line in text.splitlines() if line.strip()]
        # A QEMU that gives up says why in a line of its own, and then prints the registers.
        own = [line for line in lines if line.startswith("qemu")]
        return (own or lines or [""])[-1]

    def _watch(self, command: list[str], inherited: list[int], started: threading.Event) -> None:
        try:
            self._child = subprocess.Popen(
                command,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=self._errors,
                pass_fds=inherited,
                # Ctrl-C is for the client, which then stops the board.
                start_new_session=True,
                preexec_fn=_die_with_parent(),
            )
        except OSError as error:
            self._failure = error
            return
        finally:
            started.set()
        self._child.wait()


def _die_with_parent() -> Callable[[], None] | None:
    if sys.platform != "linux":
        return None
    # Everything is looked up before the fork: afterwards another thread's lock may be held for ever.
    prctl = ctypes.CDLL(None, use_errno=True).prctl
    kill, parent = int(signal.SIGKILL), os.getpid()

    def arrange() -> None:
        prctl(_PR_SET_PDEATHSIG, kill, 0, 0, 0)
        if os.getppid() != parent:
            os._exit(1)

    return arrange
