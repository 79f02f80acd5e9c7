"""Compiles the virtual core when the package is installed: into a wheel, or for an editable checkout."""

from __future__ import annotations

import importlib.util
import sys
import sysconfig
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompileCore(BuildHookInterface):  # type: ignore[misc]  # hatchling's own class is not typed
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel":
            return
        build = _load_build(Path(self.root))
        if version == "editable":
            build.library()
            return
        folder = Path(self.directory) / "core"
        folder.mkdir(parents=True, exist_ok=True)
        made = folder / build.INSTALLED.name
        build.compile_to(made)
        build_data["force_include"][str(made)] = "thumbkat/virtual/core/" + made.name
        # For this kind of machine, but for any Python: the library knows nothing of it.
        platform = sysconfig.get_platform().replace("-", "_").replace(".", "_")
        build_data["pure_python"] = False
        build_data["tag"] = f"py3-none-{platform}"


def _load_build(root: Path) -> ModuleType:
    """build.py by its path: thumbkat, and what it needs, may not be installed yet."""
    sys.path.insert(0, str(root / "host"))
    path = root / "host" / "thumbkat" / "virtual" / "core" / "build.py"
    spec = importlib.util.spec_from_file_location("thumbkat_core_build", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
