"""A virtual board as a process of its own.

`python -m thumbkat.virtual.process BOARD` is the board; `start()` and `stop()` are how others begin and end
one. The process tells through a pipe when it is ready. One that belongs to a client holds the end of another
pipe, and goes when the kernel closes that, which it does however the client ends.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import selectors
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from thumbkat.boards import load_board
from thumbkat.errors import NoSuchBoard, ThumbkatError, UsageError
from thumbkat.virtual import registry
from thumbkat.virtual.registry import Running

_READY_SECONDS = 30.0
_STOP_SECONDS = 5.0
_THREAD_SWITCH = 0.0005  # the core's thread needs Python's lock often, and for a moment only


@dataclass
class Started:
    """A board that this process has started."""

    running: Running
    _child: subprocess.Popen[bytes]
    _lifeline: int | None

    def stop(self) -> None:
        """Ends it; may be called twice."""
        if self._lifeline is not None:
            os.close(self._lifeline)
            self._lifeline = None
        else:
            self._child.terminate()
        try:
            self._child.wait(_STOP_SECONDS)
        except subprocess.TimeoutExpired:
            self._child.kill()
            self._child.wait()

    def detach(self) -> None:
        """Leaves it to itself: it outlives this process."""
        self._child.returncode = 0  # else Python would complain that nobody has waited for it


def start(
    board_id: str,
    *,
    name: str | None = None,
    seed: int | None = None,
    paced: bool = False,
    throw_away: bool = False,
) -> Started:
    """Starts a board and waits until it is ready. A throw-away board ends with this process at the latest."""
    load_board(board_id)
    if os.name != "posix":
        raise NoSuchBoard("virtual boards need Linux or macOS; use a real one (usb:PROBE_UID or serial:PORT)")
    if name is not None:
        registry.check_name(name)
    ready, tell = os.pipe()
    inherited = [tell]
    command = [sys.executable, "-P", "-m", "thumbkat.virtual.process", board_id, "--ready", str(tell)]
    if name is not None:
        command += ["--name", name]
    if seed is not None:
        command += ["--seed", str(seed)]
    if paced:
        command += ["--paced"]
    lifeline = None
    if throw_away:
        hold, lifeline = os.pipe()
        inherited.append(hold)
        command += ["--lifeline", str(hold), "--client", str(os.getpid())]
    with tempfile.TemporaryFile() as errors:
        try:
            child = subprocess.Popen(
                command,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=errors,
                pass_fds=inherited,
                env=_environment(),
                # Ctrl-C, and the end of the terminal, are for others.
                start_new_session=True,
            )
        finally:
            for one in inherited:
                os.close(one)
        try:
            answer = _read_all(ready, time.monotonic() + _READY_SECONDS)
            running = _running(answer, child, errors)
        except BaseException:
            child.kill()
            child.wait()
            if lifeline is not None:
                os.close(lifeline)
            raise
        finally:
            os.close(ready)
    return Started(running, child, lifeline)


def stop(running: Running) -> None:
    """Ends a running board, whoever has started it."""
    deadline = time.monotonic() + _STOP_SECONDS
    number = signal.SIGTERM
    while True:
        found = registry.find(running.name)
        if found is None or found.pid != running.pid:
            return
        with contextlib.suppress(ProcessLookupError):
            os.kill(running.pid, number)
        while time.monotonic() < deadline:
            time.sleep(0.01)
            found = registry.find(running.name)
            if found is None or found.pid != running.pid:
                return
        if number == signal.SIGKILL:
            raise NoSuchBoard(f"process {running.pid} of {running.address} does not end")
        number, deadline = signal.SIGKILL, time.monotonic() + _STOP_SECONDS


def _environment() -> dict[str, str]:
    """This process's own, in which the child finds the same package."""
    import thumbkat

    here = str(Path(thumbkat.__file__).resolve().parents[1])
    paths = [here, *filter(None, os.environ.get("PYTHONPATH", "").split(os.pathsep))]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(dict.fromkeys(paths))}


def _read_all(pipe: int, deadline: float) -> bytes:
    """What comes until the other end is closed."""
    data = b""
    with selectors.DefaultSelector() as selector:
        selector.register(pipe, selectors.EVENT_READ)
        while True:
            if not selector.select(max(0.0, deadline - time.monotonic())):
                raise NoSuchBoard(f"the virtual board was not ready within {_READY_SECONDS:.0f} s")
            piece = os.read(pipe, 4096)
            if not piece:
                return data
            data += piece


def _running(answer: bytes, child: subprocess.Popen[bytes], errors: object) -> Running:
    if answer:
        said = json.loads(answer)
        if "error" not in said:
            return Running(**said)
        kind = next(
            (one for one in (UsageError, NoSuchBoard) if one.exit_code == said["exit_code"]), ThumbkatError
        )
        raise kind(said["error"])
    child.wait(_STOP_SECONDS)
    errors.seek(0)  # type: ignore[attr-defined]
    lines = errors.read().decode("utf-8", "replace").split("\n")  # type: ignore[attr-defined]
    last = next((line.strip() for line in reversed(lines) if line.strip()), f"status {child.returncode}")
    raise NoSuchBoard(f"the virtual board did not start: {last}")


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m thumbkat.virtual.process")
    parser.add_argument("board")
    parser.add_argument("--name")
    parser.add_argument("--seed", type=int)
    parser.add_argument("--paced", action="store_true")
    parser.add_argument("--ready", type=int, required=True)
    parser.add_argument("--lifeline", type=int)
    parser.add_argument("--client", type=int)
    options = parser.parse_args(arguments)
    try:
        process = _Process(options)
    except ThumbkatError as error:
        answer = {"error": str(error), "exit_code": error.exit_code}
        os.write(options.ready, json.dumps(answer).encode())
        return 1
    try:
        os.write(options.ready, json.dumps(asdict(process.facts)).encode())
        os.close(options.ready)
        process.live()
    finally:
        process.close()
    return 0


class _Process:
    def __init__(self, options: argparse.Namespace) -> None:
        from thumbkat.virtual.board import VirtualBoard
        from thumbkat.virtual.server import serve

        sys.setswitchinterval(_THREAD_SWITCH)
        signal.signal(signal.SIGHUP, signal.SIG_IGN)
        self._lifeline: int | None = options.lifeline
        self._wake, self._alarm = os.pipe()
        os.set_blocking(self._alarm, False)
        os.set_blocking(self._wake, False)
        self._ending = False
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._end)
        file = load_board(options.board)
        self._claim = registry.claim(options.board, options.name, options.client)
        try:
            self._log = registry.log_path(self._claim.name).open("w", buffering=1)
            self.board = VirtualBoard(
                file,
                name=self._claim.name,
                seed=options.seed,
                paced=options.paced,
                report=self._report,
                changed=self._ring,
            )
            assert self.board.line is not None
            self.facts = Running(
                name=self._claim.name,
                board=file.id,
                uid=self.board.uid,
                pid=os.getpid(),
                pty=self.board.line.pty,
                socket=self.board.line.port,
                probe_port=serve(self.board),
                started=time.time(),
                paced=options.paced,
                seed=options.seed,
                client=options.client,
            )
            # From here on whatever goes wrong is in the log; the terminal is somebody else's.
            os.dup2(self._log.fileno(), sys.stderr.fileno())
            self.board.start()
            self._claim.publish(self.facts)
        except BaseException:
            self._claim.close()
            raise

    def _report(self, text: str) -> None:
        self._log.write(f"{text}\n")

    def _ring(self) -> None:
        with contextlib.suppress(OSError):
            os.write(self._alarm, b"!")

    def _end(self, *_: object) -> None:
        self._ending = True
        self._ring()

    def live(self) -> None:
        with selectors.DefaultSelector() as selector:
            selector.register(self._wake, selectors.EVENT_READ)
            if self._lifeline is not None:
                selector.register(self._lifeline, selectors.EVENT_READ)
            while not self._ending:
                for key, _ in selector.select():
                    if key.fd == self._lifeline:
                        return  # the client has ended, however it did
                    with contextlib.suppress(BlockingIOError):
                        while os.read(self._wake, 512):
                            pass
                self._claim.state(_words(self.board.status))

    def close(self) -> None:
        # First what others see.
        log = registry.log_path(self._claim.name)
        self._claim.close()
        log.unlink(missing_ok=True)
        self.board.close()


def _words(status: str) -> str:
    # Whether it sleeps this very moment is nobody's business, and changes all the time.
    return "runs" if status == "sleeps" else status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
