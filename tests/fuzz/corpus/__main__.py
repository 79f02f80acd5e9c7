"""Makes the corpus anew from itself: so many frames of changes, then as little as takes the same edges."""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from tests.fuzz import board
from tests.fuzz.corpus import FILES


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz.corpus", description=__doc__)
    parser.add_argument("frames", type=int, help="for each build; a million take about half a minute")
    parser.add_argument("--seed", type=int, default=1, help="of the changes")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        made = {name: Path(folder) / f"{name}.txt" for name in board.BUILDS}
        for name, build in board.BUILDS.items():
            program = board.build(Path(folder) / name, build, coverage=True)
            found = str(Path(folder) / "found.txt")
            for arguments in (
                ("keep", str(options.seed), str(options.frames), found, *FILES),
                ("least", str(made[name]), found, *FILES),
            ):
                outcome = board.run(program, *arguments)
                print(f"{name}: {outcome.said}", flush=True)
                if outcome.complaint is not None:
                    print(outcome.complaint, file=sys.stderr)
                    return 1
        for name, path in made.items():
            target = Path(__file__).with_name(f"{name}.txt")
            target.write_bytes(path.read_bytes())
    return 0


if __name__ == "__main__":
    sys.exit(main())
