"""A board's own facts as JSON."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Any

from thumbkat.board import Board, BoardInfo, Field, Operation


def info_json(board: Board, image: Path | None, matches: bool | None) -> dict[str, Any]:
    """`matches` is None where there was no image to compare with."""
    return {
        "schema": 1,
        "board": _info(board.info),
        "image": {"path": str(image) if image else None, "matches": matches},
        "operations": [_operation(one) for one in board.operations.values()],
    }


def _info(info: BoardInfo) -> dict[str, Any]:
    fault = info.fault
    return {
        "board": info.board,
        "address": info.address,
        "core": info.core,
        "clock_hz": info.clock_hz,
        "wait_states": info.wait_states,
        "counter": info.counter,
        "entropy": info.entropy,
        "sealed": info.sealed,
        "firmware": info.firmware,
        "git_hash": info.git_hash,
        "image_crc": f"{info.image_crc:08x}",
        "compiler": info.compiler,
        "flags": info.flags,
        "memory": info.memory,
        "frame_limit": info.frame_limit,
        "arena": info.arena,
        "fault": None
        if fault is None
        else {
            "pc": fault.pc,
            "lr": fault.lr,
            "xpsr": fault.xpsr,
            "status": fault.status,
            "address": fault.address,
            "exception": fault.exception,
            "command": fault.command,
        },
    }


def _operation(operation: Operation) -> dict[str, Any]:
    return {
        "name": operation.name,
        "backend": operation.backend,
        "bound_ms": operation.bound_ms,
        "sealed": operation.sealed,
        "continues": list(operation.continues),
        "inputs": [_field(field) for field in operation.inputs],
        "outputs": [_field(field) for field in operation.outputs],
    }


def _field(field: Field) -> dict[str, Any]:
    facts = asdict(field)
    facts["type"] = field.type.name.lower()
    del facts["direction"]
    facts["choices"] = list(field.choices)
    return facts
