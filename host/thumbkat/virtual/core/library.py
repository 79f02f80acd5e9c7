"""The compiled core, its functions typed for ctypes."""

from __future__ import annotations

import ctypes
from functools import cache
from types import SimpleNamespace

from thumbkat.virtual.core.build import library

u32, u64 = ctypes.c_uint32, ctypes.c_uint64
ReadFunction = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, u32, u32, ctypes.POINTER(u32))
WriteFunction = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, u32, u32, u32)


class OptionsStruct(ctypes.Structure):
    """struct core_options"""

    _fields_ = (
        ("model", u32),
        ("multiplier_cycles", u32),
        ("interrupts", u32),
        ("priority_bits", u32),
        ("breakpoints", u32),
        ("watchpoints", u32),
        ("bit_band", u32),
    )


class EdgeStruct(ctypes.Structure):
    """struct core_edge"""

    _fields_ = (("caller", u32), ("callee", u32), ("calls", u64), ("cycles", u64))


class FindingStruct(ctypes.Structure):
    """struct core_finding"""

    _fields_ = (("address", u32), ("kind", u32), ("detail", u32), ("unused", u32), ("times", u64))


class RangeStruct(ctypes.Structure):
    """struct core_range"""

    _fields_ = (("base", u32), ("size", u32), ("rights", u32))


class PublicStruct(ctypes.Structure):
    """struct core_public"""

    _fields_ = (
        ("address", u32),
        ("reg", u32),
        ("length", u32),
        ("unused", u32),
        ("times", u64),
        ("bits", u64),
    )


_CORE = ctypes.c_void_p
FUNCTIONS: dict[str, tuple[object, list[object]]] = {
    "core_new": (_CORE, [ctypes.POINTER(OptionsStruct)]),
    "core_free": (None, [_CORE]),
    "core_map": (ctypes.c_void_p, [_CORE, u32, u32, ctypes.c_uint]),
    "core_alias": (ctypes.c_bool, [_CORE, u32, u32, u32]),
    "core_changed": (None, [_CORE, u32, u32]),
    "core_devices": (None, [_CORE, ReadFunction, WriteFunction, ctypes.c_void_p]),
    "core_reset": (None, [_CORE, ctypes.c_bool]),
    "core_run": (ctypes.c_int, [_CORE, u64]),
    "core_interrupt_run": (None, [_CORE]),
    "core_stop_at": (None, [_CORE, u32, ctypes.c_bool]),
    "core_complaint": (ctypes.c_char_p, [_CORE]),
    "core_cycles": (u64, [_CORE]),
    "core_instructions": (u64, [_CORE]),
    "core_sleep_until": (None, [_CORE, u64]),
    "core_next_timer": (u64, [_CORE]),
    "core_interrupt": (None, [_CORE, u32, ctypes.c_bool]),
    "core_get": (u32, [_CORE, u32]),
    "core_set": (None, [_CORE, u32, u32]),
    "core_peek": (ctypes.c_bool, [_CORE, u32, u32, ctypes.POINTER(u32)]),
    "core_poke": (ctypes.c_bool, [_CORE, u32, u32, u32]),
    "core_profile": (ctypes.c_bool, [_CORE, u32, u32]),
    "core_profile_function": (None, [_CORE, u32]),
    "core_spots": (ctypes.c_void_p, [_CORE]),
    "core_edges": (u32, [_CORE, ctypes.POINTER(EdgeStruct), u32]),
    "core_profile_end": (None, [_CORE]),
    "core_taint": (ctypes.c_bool, [_CORE]),
    "core_taint_end": (None, [_CORE]),
    "core_taint_forget": (None, [_CORE]),
    "core_taint_memory": (ctypes.c_bool, [_CORE, u32, u32, ctypes.c_bool]),
    "core_taint_register": (None, [_CORE, u32, u32]),
    "core_taint_of": (u32, [_CORE, u32]),
    "core_taint_shadow": (ctypes.c_void_p, [_CORE, u32, u32]),
    "core_taint_source": (ctypes.c_bool, [_CORE, u32, u32]),
    "core_taint_publics": (ctypes.c_bool, [_CORE, ctypes.POINTER(PublicStruct), u32]),
    "core_taint_said": (ctypes.POINTER(PublicStruct), [_CORE]),
    "core_taint_ranges": (ctypes.c_bool, [_CORE, ctypes.POINTER(RangeStruct), u32]),
    "core_taint_functions": (ctypes.c_bool, [_CORE, ctypes.POINTER(u32), u32]),
    "core_taint_findings": (u32, [_CORE, ctypes.POINTER(FindingStruct), u32]),
    "core_taint_trace": (u64, [_CORE]),
}


@cache
def load() -> SimpleNamespace:
    """Loaded at first use.

    core_run() releases Python's lock, so a core runs beside other threads. The others are over so soon that
    waiting to have it back would be all that this brings.
    """
    path = str(library())
    keeping, releasing = ctypes.PyDLL(path), ctypes.CDLL(path)
    functions = SimpleNamespace()
    for name, (result, arguments) in FUNCTIONS.items():
        function = getattr(releasing if name == "core_run" else keeping, name)
        function.restype = result
        function.argtypes = arguments
        setattr(functions, name, function)
    return functions
