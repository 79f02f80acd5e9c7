"""Small pieces of assembly as programs."""

from __future__ import annotations

import subprocess
from pathlib import Path

from thumbkat.virtual.function import Program

CPUS = {"cortex-m0": "cortex-m0", "cortex-m0+": "cortex-m0plus", "cortex-m4f": "cortex-m4"}


def assemble(folder: Path, source: str, core: str, *, debug: bool = False) -> Path:
    """An object file."""
    text, made = folder / "piece.S", folder / f"piece-{CPUS[core]}.o"
    text.write_text(".syntax unified\n.thumb\n.text\n" + source)
    fpu = ["-mfpu=fpv4-sp-d16", "-mfloat-abi=hard"] if core == "cortex-m4f" else []
    command = ["arm-none-eabi-gcc", "-c", "-mthumb", f"-mcpu={CPUS[core]}", *fpu, *(["-g"] if debug else [])]
    subprocess.run([*command, str(text), "-o", str(made)], check=True, timeout=60)
    return made


def function(name: str, body: str) -> str:
    """Aligned to a word, so that its timing does not depend on where it lies."""
    return f".p2align 3\n.global {name}\n.type {name}, %function\n{name}:\n{body}\n.size {name}, . - {name}\n"


def program(folder: Path, source: str, core: str) -> Program:
    return Program(assemble(folder, source, core), core)
