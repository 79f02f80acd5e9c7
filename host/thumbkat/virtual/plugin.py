"""pyOCD's plugin: virtual boards that run on this computer appear as probes, as boards on USB do.

pyOCD loads it by the entry point `pyocd.probe`. `pyocd flash -u NAME` works, and `-u virtual:NAME` too.
"""

from __future__ import annotations

import logging
import time
from typing import Any

from pyocd.board.board import Board
from pyocd.board.board_ids import BoardInfo
from pyocd.core import exceptions
from pyocd.core.plugin import Plugin
from pyocd.probe.debug_probe import DebugProbe
from pyocd.probe.tcp_client_probe import TCPClientProbe
from pyocd.utility.sockets import ClientSocket

from thumbkat.boards import load_board
from thumbkat.errors import ThumbkatError
from thumbkat.virtual import registry
from thumbkat.virtual.targets import stm32f407

# Of pyOCD's own: thumbkat's commands keep those to themselves, and say it in their own words.
_LOG = logging.getLogger("pyocd.thumbkat")

# No request takes a board as long as that, however busy the computer is.
_DEADLINE = 10.0


class _Socket(ClientSocket):  # type: ignore[misc]  # pyOCD has no types
    """pyOCD's own waits for ever: for a board that has stopped, and in a loop for one that has gone."""

    def connect(self) -> None:
        try:
            super().connect()
        except OSError as error:
            raise _gone() from error

    def write(self, data: bytes) -> None:
        if self._socket is None:
            raise _gone()
        try:
            super().write(data)
        except OSError as error:
            raise _gone() from error

    def readline(self) -> bytearray:
        deadline = time.monotonic() + _DEADLINE
        while True:
            end = self._buffer.find(b"\n") + 1
            if end:
                line: bytearray = self._buffer[:end]
                del self._buffer[:end]
                return line
            if time.monotonic() > deadline:
                text = f"the virtual board has not answered for {_DEADLINE:.0f} s"
                raise exceptions.ProbeDisconnected(text)
            try:
                data = self.read()
            except TimeoutError:
                continue
            except OSError as error:
                raise _gone() from error
            if not data:
                raise _gone()
            self._buffer += data

    def close(self) -> None:
        # What is left there answers nothing that is asked later.
        self._buffer.clear()
        try:
            super().close()
        except OSError:
            # The other end was quicker.
            self._socket = None


def _gone() -> exceptions.ProbeDisconnected:
    return exceptions.ProbeDisconnected("the virtual board has gone")


def _running() -> list[registry.Running]:
    try:
        return registry.running()
    except ThumbkatError as error:
        # Boards on USB are to be found all the same.
        _LOG.warning("no virtual boards: %s", error)
        return []


class VirtualProbe(TCPClientProbe):  # type: ignore[misc]
    def __init__(self, running: registry.Running) -> None:
        super().__init__(f"127.0.0.1:{running.probe_port}")
        self._running = running
        self._board_file = load_board(running.board)
        self._uid = running.uid
        self._socket = _Socket("127.0.0.1", running.probe_port)

    @classmethod
    def get_all_connected_probes(
        cls, unique_id: str | None = None, is_explicit: bool = False
    ) -> list[VirtualProbe]:
        return [cls(running) for running in _running()]

    @classmethod
    def get_probe_with_id(cls, unique_id: str, is_explicit: bool = False) -> VirtualProbe | None:
        for running in _running():
            if unique_id in (running.uid, running.name):
                return cls(running)
        return None

    @property
    def vendor_name(self) -> str:
        return "Virtual"

    @property
    def product_name(self) -> str:
        return str(self._running.name)

    @property
    def associated_board_info(self) -> BoardInfo:
        return BoardInfo(name=self._board_file.name, target=self._board_file.flash_target, vendor="Virtual")

    def create_associated_board(self) -> Board:
        # Without this pyOCD takes the board for a generic core, and programs no flash.
        return Board(self.session, board_info=self.associated_board_info)

    # Who has the probe has it alone: it is locked against other threads of this program, and nobody else
    # need hear of it.

    def lock(self) -> None:
        DebugProbe.lock(self)

    def unlock(self) -> None:
        DebugProbe.unlock(self)

    def open(self) -> None:
        try:
            super().open()
        except exceptions.Error:
            self._drop()
            raise

    def close(self) -> None:
        try:
            super().close()
        except exceptions.ProbeDisconnected:
            self._drop()

    def _perform_request_without_raise(self, request: str, *args: Any) -> tuple[Any, BaseException | None]:
        try:
            found: tuple[Any, BaseException | None] = super()._perform_request_without_raise(request, *args)
            return found
        except BaseException:
            # Cut short, by Ctrl-C for one: its answer would be taken for that of the next request.
            self._drop()
            raise

    def _drop(self) -> None:
        self._socket.close()
        self._is_open = False


class VirtualProbePlugin(Plugin):  # type: ignore[misc]
    def load(self) -> type[VirtualProbe]:
        stm32f407.register()
        return VirtualProbe

    @property
    def version(self) -> Any:
        from thumbkat import __version__

        return __version__

    @property
    def name(self) -> str:
        return "virtual"

    @property
    def description(self) -> str:
        return "Virtual boards on this computer"
