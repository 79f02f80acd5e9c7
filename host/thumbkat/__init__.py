"""Flash, test and measure constant-time cryptography on Cortex-M0 and Cortex-M4 boards."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from thumbkat.address import connect
    from thumbkat.board import Board, Operation, Result
    from thumbkat.errors import ThumbkatError

__all__ = ["Board", "Operation", "Result", "ThumbkatError", "__version__", "connect"]

__version__ = "0.1.0"

# A type checker that saw __getattr__ would take any name for one of ours.
if not TYPE_CHECKING:
    _HOMES = {
        "Board": "thumbkat.board",
        "Operation": "thumbkat.board",
        "Result": "thumbkat.board",
        "ThumbkatError": "thumbkat.errors",
        "connect": "thumbkat.address",
    }

    def __getattr__(name: str) -> object:
        # Loaded when asked for: the command line is ready for Ctrl-C before anything large is imported.
        if name not in _HOMES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from importlib import import_module

        return getattr(import_module(_HOMES[name]), name)
