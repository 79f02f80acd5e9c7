"""Figures that others published, each with its source: published.json."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any


@dataclass(frozen=True)
class Source:
    key: str
    title: str
    how: str


@dataclass(frozen=True)
class Figure:
    """`note` says what it covers, where the name does not."""

    source: Source
    cycles: int
    note: str = ""

    def to_json(self, measured: int) -> dict[str, Any]:
        return {"source": self.source.key, "cycles": self.cycles, "ratio": round(measured / self.cycles, 4)}


def of_operation(name: str, core: str) -> list[Figure]:
    """The one to compare with first."""
    return [
        _figure(one, core)
        for one in _data()["operations"]
        if one["name"] == name and _family(core) in one["cycles"]
    ]


def of_exchange(name: str, role: str, core: str) -> list[Figure]:
    return [
        _figure(one, core)
        for one in _data()["exchanges"]
        if one["name"] == name and one["role"] == role and _family(core) in one["cycles"]
    ]


def _figure(one: dict[str, Any], core: str) -> Figure:
    source = _data()["sources"][one["source"]]
    return Figure(
        Source(one["source"], source["title"], source["how"]),
        one["cycles"][_family(core)],
        one.get("note", ""),
    )


def _family(core: str) -> str:
    return core.removesuffix("f") if core.startswith("cortex-m4") else core


@cache
def _data() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(files(__package__).joinpath("published.json").read_text("utf-8"))
    return data
