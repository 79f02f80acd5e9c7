"""Flash, test and measure constant-time cryptography on Cortex-M0 and Cortex-M4 boards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from thumbkat.address import connect
    from thumbkat.board import Board

__all__ = ["Board", "__version__", "connect"]

__version__ = "0.1.0"


def __getattr__(name: str) -> Any:
    # Loaded when asked for: the command line is ready for Ctrl-C before anything large is imported.
    if name == "connect":
        from thumbkat.address import connect

        return connect
    if name == "Board":
        from thumbkat.board import Board

        return Board
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
