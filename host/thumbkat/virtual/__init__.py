"""Virtual boards, and single functions on a virtual core.

from thumbkat.virtual import Program
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from thumbkat.virtual.function import CallFailed, CallResult, Check, Program, Wide

__all__ = ["CallFailed", "CallResult", "Check", "Program", "Wide"]


def __getattr__(name: str) -> object:
    """At first use: most of what needs this package needs none of these."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from thumbkat.virtual import function

    return getattr(function, name)
