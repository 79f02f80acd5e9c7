"""What can go wrong, as one tree. `exit_code` is what the command line ends with."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from thumbkat.link.protocol import Status


class ThumbkatError(Exception):
    """Any error of thumbkat. Its text is one line that says what is wrong and what to do."""

    exit_code = 1


class Terminated(KeyboardInterrupt):
    """SIGTERM: what Ctrl-C ends and tidies up, it does too."""


class CheckFailed(ThumbkatError):
    """Something answered, and the answer is wrong."""


class ImageMismatch(CheckFailed):
    """The firmware on the board is not the image at hand."""


class UsageError(ThumbkatError):
    """The request itself makes no sense: an unknown name, a wrong length, a bad address."""

    exit_code = 2


class VectorError(UsageError):
    """A malformed vector file. The message has the file and the line."""


class NoSuchBoard(ThumbkatError):
    """The board, port or probe that the address names is not there, or cannot be opened."""

    exit_code = 3


class Ambiguous(NoSuchBoard):
    """The address fits several."""


class PortInUse(NoSuchBoard):
    """Another program has the port open."""


class FlashFailed(ThumbkatError):
    exit_code = 4


class BuildFailed(ThumbkatError):
    """`output` is all that PlatformIO and the compiler said, where they were run."""

    exit_code = 4

    def __init__(self, message: str, *, output: str = "") -> None:
        super().__init__(message)
        self.output = output


class LinkError(ThumbkatError):
    """The conversation with the board broke down."""

    exit_code = 5


class Timeout(LinkError):
    """The deadline passed without an answer."""


class LinkLost(LinkError):
    """The port vanished, or the stream ended."""


class BoardReset(LinkError):
    """The board restarted: what had been written to it is gone."""


class ProtocolError(LinkError):
    """The board answers in another version, or nonsense."""


class BoardFault(ThumbkatError):
    """The processor faulted. Attributes as in PROTOCOL.md, "Faults"."""

    exit_code = 5

    def __init__(
        self,
        message: str,
        *,
        pc: int,
        lr: int,
        xpsr: int,
        status: int,
        address: int,
        exception: int,
        command: int,
    ) -> None:
        super().__init__(message)
        self.pc = pc
        self.lr = lr
        self.xpsr = xpsr
        self.status = status
        self.address = address
        self.exception = exception
        self.command = command


class OperationFailed(ThumbkatError):
    """The board understood the operation and refused it, or it failed."""

    def __init__(self, message: str, *, status: Status, detail: int, operation: str) -> None:
        super().__init__(message)
        self.status = status
        self.detail = detail
        self.operation = operation


class NoEntropy(OperationFailed):
    """The operation needs random coins, and the board has no source of them."""


class SessionRejected(OperationFailed):
    """What the peer of a session sent is wrong: its public key, its confirmation, or a message. The board has
    wiped the session."""
