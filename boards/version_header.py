"""Writes thumbkat_version.h, what an image says of its own making (SCons, after the platform's builder).

Only the one file that includes it is compiled anew when the commit changes, and the header is written only
where its text changes. Library code never sees it.
"""

import subprocess
import tomllib
from pathlib import Path

Import("env", "projenv")

SOURCES = ["firmware", "boards", "platformio.ini"]
GIT_SECONDS = 60


def git(project: Path, *arguments: str) -> str | None:
    """What git prints, or None where there is no git or no repository."""
    try:
        done = subprocess.run(
            ["git", "--no-optional-locks", *arguments],
            cwd=project,
            capture_output=True,
            text=True,
            timeout=GIT_SECONDS,
        )
    except (OSError, subprocess.TimeoutExpired):
        return None
    return done.stdout.strip() if done.returncode == 0 else None


def git_hash(project: Path) -> str:
    # A prefix means that the repository is somebody else's, around an unpacked copy of this one.
    if git(project, "rev-parse", "--show-prefix") != "":
        return "unknown"
    if git(project, "status", "--porcelain", "--", *SOURCES) != "":
        return "dirty"
    commit = git(project, "log", "-1", "--format=%H", "--", *SOURCES)
    # In a shallow clone the oldest commit seems to touch everything.
    shallow = git(project, "rev-parse", "--git-path", "shallow")
    if not commit or shallow is None:
        return "unknown"
    boundary = project / shallow
    if boundary.is_file() and commit in boundary.read_text(encoding="ascii").split():
        return "unknown"
    return commit


def define(item) -> str:
    """One entry of CPPDEFINES as it stands on a command line."""
    if isinstance(item, str):
        return "-D" + item
    name, value = (*item, None)[:2]
    return f"-D{name}" if value is None else f"-D{name}={value}"


def flags(environment) -> str:
    """Machine, optimisation (the last one counts) and every THUMBKAT_ flag, as the compiler gets them."""
    options = [environment.subst(option) for option in environment["CCFLAGS"] if isinstance(option, str)]
    machine = list(dict.fromkeys(option for option in options if option.startswith("-m")))
    optimisation = [option for option in options if option.startswith("-O")][-1:]
    defines = [define(item) for item in environment["CPPDEFINES"]]
    # PlatformIO moves -U to the end of this variable.
    undefines = [word for word in str(environment["_CPPDEFFLAGS"]).split() if word.startswith("-U")]
    ours = [word for word in defines + undefines if word[2:].startswith("THUMBKAT_")]
    return " ".join(machine + optimisation + ours)


def quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def header(project: Path, environment) -> str:
    with open(project / "pyproject.toml", "rb") as file:
        version = tomllib.load(file)["project"]["version"]
    return f"""\
/* Written by boards/version_header.py. */
#define THUMBKAT_VERSION {quoted(version)}
#define THUMBKAT_GIT_HASH {quoted(git_hash(project))}
#define THUMBKAT_COMPILER "gcc " __VERSION__
#define THUMBKAT_FLAGS {quoted(flags(environment))}
"""


folder = Path(env.subst("$BUILD_DIR"), "generated")
path = folder / "thumbkat_version.h"
text = header(Path(env.subst("$PROJECT_DIR")), projenv)
if not path.is_file() or path.read_text(encoding="utf-8") != text:
    folder.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
projenv.Append(CPPPATH=[str(folder)])
