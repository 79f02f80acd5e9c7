"""The scripts that the fuzzer begins with."""

from pathlib import Path

FILES = sorted(str(path) for path in Path(__file__).parent.glob("*.txt"))
