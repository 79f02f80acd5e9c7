"""The firmware compiled for this machine, behind a TCP port: a board for whoever takes only an address."""

from __future__ import annotations

import os
import socket
import subprocess
import threading
from pathlib import Path


class PcServer:
    """Each connection gets a board of its own, as if it had been switched on for it."""

    def __init__(self, program: Path, *, entropy: str = "rng") -> None:
        self._program = program
        self._environment = {**os.environ, "PCBOARD_ENTROPY": entropy}
        self._boards: list[subprocess.Popen[bytes]] = []
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"serial:socket://127.0.0.1:{self._listener.getsockname()[1]}"
        self._thread = threading.Thread(target=self._serve, daemon=True)
        self._thread.start()

    def _serve(self) -> None:
        while True:
            try:
                connection, _ = self._listener.accept()
            except OSError:
                return
            with connection:
                self._boards.append(
                    subprocess.Popen(
                        [str(self._program)],
                        stdin=connection.fileno(),
                        stdout=connection.fileno(),
                        env=self._environment,
                    )
                )

    def stop(self) -> None:
        # Closing alone would leave accept() waiting.
        self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()
        self._thread.join(5)
        for board in self._boards:
            board.kill()
            board.wait()
