"""Who owns a core of C."""

from __future__ import annotations

import ctypes

from thumbkat.virtual.core.library import OptionsStruct, load


class Handle:
    """Owns the C object. Views of its memories hold on to it, so none of them outlives what it shows."""

    def __init__(self, options: OptionsStruct) -> None:
        self.c = load()
        self.callbacks: list[object] = []  # none goes before the core does: it may be running
        self.pointer = self.c.core_new(ctypes.byref(options))
        if not self.pointer:
            raise ValueError("no Cortex-M has these options")

    def __del__(self) -> None:
        if getattr(self, "pointer", None):
            self.c.core_free(self.pointer)
