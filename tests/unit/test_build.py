"""The build: images that do not depend on where they are made, what they say of themselves, what fails."""

from __future__ import annotations

import fcntl
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import thumbkat
from tests.builds import ROOT, built_in, copy_checkout, image_with, images, made
from tests.unit.test_elf import elf as elf_of
from thumbkat.errors import BuildFailed
from thumbkat.image.build import build, in_checkout, main
from thumbkat.image.elf import load_segments

BOARDS = ["bbcmicrobit", "bbcmicrobit_v2", "disco_f051r8", "disco_f407vg"]
LEAST_STACK = {"bbcmicrobit": 2048, "bbcmicrobit_v2": 2048, "disco_f051r8": 1000, "disco_f407vg": 2048}


@pytest.fixture(autouse=True)
def no_flags_from_outside(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PLATFORMIO_BUILD_FLAGS", raising=False)


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    return copy_checkout(tmp_path / "a copy")


# Where it is built is no matter of the board: one in `make test`, the others in `make verify`.
ONE = ["disco_f407vg", *(pytest.param(board, marks=pytest.mark.verify) for board in BOARDS[:3])]


def twins(board: str) -> tuple[Path, Path]:
    """The image of a board, built in two places; one path has a space and a = and goes through a link."""

    def make(folder: Path) -> None:
        build([board], project=copy_checkout(folder / "one"))
        copy_checkout(folder / "the = other" / "deeper")
        link = folder / "link"
        link.symlink_to(folder / "the = other" / "deeper", target_is_directory=True)
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("PWD", str(link))  # what a shell leaves there after `cd link`
            build([board], project=link)

    folder = made("twins", board, make)
    one, other = (built_in(folder / name, [board])[board] for name in ("one", "link"))
    return one, other


def symbols(elf: Path) -> dict[str, int]:
    table = subprocess.run(
        ["arm-none-eabi-nm", str(elf)], check=True, capture_output=True, text=True, timeout=60
    ).stdout
    entries = (line.split() for line in table.splitlines())
    return {entry[2]: int(entry[0], 16) for entry in entries if len(entry) == 3}


def board_file(board: str) -> dict[str, dict[str, object]]:
    content: dict[str, dict[str, object]] = json.loads((ROOT / "boards" / f"{board}.json").read_text())
    return content


def version_header(project: Path, board: str) -> dict[str, str]:
    """The macros that the image's texts come from."""
    text = (project / ".pio/build" / board / "generated/thumbkat_version.h").read_text()
    return dict(re.findall(r'^#define (\w+) "(.*?)"', text, re.MULTILINE))


@pytest.mark.parametrize("board", ONE)
def test_an_image_is_the_same_from_any_directory(board: str) -> None:
    places = twins(board)
    for kind in ("elf", "bin"):
        one, other = (image.with_suffix(f".{kind}").read_bytes() for image in places)
        assert one == other
        for path in (*(image.parents[3].resolve() for image in places), ROOT):
            assert str(path).encode() not in one


@pytest.mark.parametrize("board", BOARDS)
def test_an_image_is_one_range_of_flash(board: str) -> None:
    elf = images()[board]
    flash, ram = board_file(board)["thumbkat"]["flash"], board_file(board)["thumbkat"]["ram"]
    assert isinstance(flash, list)
    assert isinstance(ram, list)
    names = symbols(elf)

    segments = load_segments(elf)
    assert segments[0].address == names["__image_start"] == flash[0]
    end = segments[0].address
    for segment in segments:
        assert segment.address == end
        end += len(segment.data)
    assert end == names["__image_end"] <= flash[0] + flash[1]
    assert elf.with_suffix(".bin").read_bytes() == b"".join(segment.data for segment in segments)

    vectors = segments[0].data[:8]
    assert int.from_bytes(vectors[:4], "little") == names["__stack_top"] == ram[0] + ram[1]
    assert int.from_bytes(vectors[4:], "little") == names["reset_handler"] | 1

    assert names["__noinit_start"] == ram[0]
    assert names["__data_load"] + names["__data_end"] - names["__data_start"] == names["__image_end"]
    assert names["__noinit_end"] <= names["__data_start"] <= names["__data_end"] <= names["__bss_start"]
    assert names["__stack_least"] == LEAST_STACK[board]
    assert names["__stack_top"] - names["__bss_end"] >= LEAST_STACK[board]


@pytest.mark.parametrize("board", BOARDS)
def test_a_board_file_agrees_with_itself(board: str) -> None:
    content = board_file(board)
    ours, build_keys, upload = content["thumbkat"], content["build"], content["upload"]
    assert build_keys["f_cpu"] == f"{ours['clock_hz']}L"
    assert isinstance(ours["flash"], list)
    assert isinstance(ours["ram"], list)
    assert upload["maximum_size"] == ours["flash"][1]
    assert upload["maximum_ram_size"] == ours["ram"][1]
    assert f"-DTHUMBKAT_BOARD={board} " in str(build_keys["extra_flags"])
    assert str(ours["core"]).startswith(str(build_keys["cpu"]))
    assert (ours["core"] == "cortex-m4f") == ("fpu" in build_keys)


def test_a_wheel_carries_every_board_file(tmp_path: Path) -> None:
    """Built, installed, and asked: nothing of the checkout is in reach there."""

    def python(*arguments: str) -> str:
        environment = {**os.environ, "PYTHONPATH": str(tmp_path / "installed")}
        done = subprocess.run(
            [sys.executable, *arguments],
            cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=300,
        )  # fmt: skip
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    pip = ("-m", "pip", "--quiet", "--disable-pip-version-check", "--no-input")
    python(*pip, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(tmp_path), str(ROOT))
    (wheel,) = tmp_path.glob("*.whl")
    # For one kind of machine, since it carries the compiled core.
    assert wheel.name.startswith(f"thumbkat-{thumbkat.__version__}-py3-none-")
    assert not wheel.name.endswith("-any.whl")
    python(*pip, "install", "--no-deps", "--no-index", "--target", str(tmp_path / "installed"), str(wheel))
    assert str(tmp_path) in python("-c", "import thumbkat; print(thumbkat.__file__)")
    listed = json.loads(python("-m", "thumbkat", "boards", "--json"))["boards"]
    assert sorted(path.stem for path in (ROOT / "boards").glob("*.json")) == BOARDS
    assert [one["id"] for one in listed] == BOARDS


def test_builds_this_checkout() -> None:
    assert in_checkout() == ROOT
    assert build([]) == {}
    assert build(["bbcmicrobit"]) == {"bbcmicrobit": ROOT / ".pio/build/bbcmicrobit/firmware.elf"}


def test_without_a_checkout_nothing_is_built(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("thumbkat.image.build.in_checkout", lambda: None)
    with pytest.raises(BuildFailed, match="--image"):
        build(["bbcmicrobit"])


def test_a_path_that_platformio_cannot_take_is_named(tmp_path: Path) -> None:
    with pytest.raises(BuildFailed, match=r"the \$ in .*/a\$b"):
        build(["bbcmicrobit"], project=tmp_path / "a$b")


def test_a_compile_error_is_shown(copy: Path) -> None:
    with (copy / "firmware/src/main.c").open("a") as file:
        file.write("int broken(void) { return not_declared_anywhere; }\n")
    with pytest.raises(BuildFailed, match=r"firmware/src/main\.c:\d+:\d+: error: .*not_declared_anywhere"):
        build(["disco_f407vg"], project=copy)


def test_the_command_passes_on_what_the_compiler_says(
    copy: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with (copy / "firmware/src/main.c").open("a") as file:
        file.writelines(f"int broken_{n}(void) {{ return not_declared_{n}; }}\n" for n in range(9))
    monkeypatch.setattr("thumbkat.image.build.in_checkout", lambda: copy)
    assert main(["disco_f407vg"]) == 4
    said = capsys.readouterr().err
    assert all(f"'not_declared_{n}' undeclared" in said for n in range(9))
    assert said.splitlines()[-1] == "thumbkat: disco_f407vg: the build failed"


def test_the_command_builds_every_board_and_says_where_the_images_are(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    asked: list[list[str]] = []

    def fake(boards: list[str]) -> dict[str, Path]:
        asked.append(boards)
        for board in boards:
            (tmp_path / board).write_bytes(elf_of((0, 0, b"12345"), (0x20000000, 5, b"678")))
        return {board: tmp_path / board for board in boards}

    monkeypatch.setattr("thumbkat.image.build.build", fake)
    monkeypatch.chdir(tmp_path)
    assert main([]) == 0
    assert capsys.readouterr().out.splitlines()[2] == "disco_f051r8  8 of 65,536 bytes of flash"
    assert main(["disco_f407vg"]) == 0
    assert asked == [BOARDS, ["disco_f407vg"]]
    assert main(["no_such_board"]) == 2
    assert "there is no board 'no_such_board'" in capsys.readouterr().err


def test_make_builds_behind_the_same_lock() -> None:
    rule = subprocess.run(
        ["make", "--dry-run", "--always-make", "firmware"],
        cwd=ROOT, check=True, capture_output=True, text=True, timeout=60,
    ).stdout  # fmt: skip
    # Inside of another make it also says which directory it is in.
    assert any(line.endswith("-m thumbkat.image.build") for line in rule.splitlines())


def test_a_warning_is_an_error(copy: Path) -> None:
    with (copy / "firmware/lib/keccak/src/sponge.c").open("a") as file:
        file.write("static int idle;\n")
    with pytest.raises(BuildFailed, match=r"idle.*unused"):
        build(["bbcmicrobit"], project=copy)


def test_too_little_stack_is_an_error_of_the_linker(copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PLATFORMIO_BUILD_FLAGS", "-DTHUMBKAT_ARENA=7400")
    board = copy / "boards/disco_f051r8.json"
    board.write_text(board.read_text().replace(" -DTHUMBKAT_ARENA=6544", ""))
    with pytest.raises(BuildFailed, match="too little RAM is left for the stack"):
        build(["disco_f051r8"], project=copy)


def test_flags_reach_the_libraries_and_are_named(copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PLATFORMIO_BUILD_FLAGS", "-DTHUMBKAT_C -DTHUMBKAT_SEALED -O3")
    build(["bbcmicrobit_v2"], project=copy)
    assert version_header(copy, "bbcmicrobit_v2")["THUMBKAT_FLAGS"] == (
        "-mthumb -mcpu=cortex-m4 -mfpu=fpv4-sp-d16 -mfloat-abi=hard -O3 "
        "-DTHUMBKAT_SPARKLE_SMALL -DTHUMBKAT_BOARD=bbcmicrobit_v2 -DTHUMBKAT_FRAME=2112 "
        "-DTHUMBKAT_ARENA=16384 -DTHUMBKAT_C -DTHUMBKAT_SEALED"
    )
    for source in ("lib/newhope/src/poly.c", "src/main.c"):
        path = copy / "firmware" / source
        before = path.read_text()
        path.write_text(before + "#ifdef THUMBKAT_C\n#error it has come here\n#endif\n")
        with pytest.raises(BuildFailed, match=f"{re.escape(source)}.*it has come here"):
            build(["bbcmicrobit_v2"], project=copy)
        path.write_text(before)


@pytest.mark.parametrize(
    ("flag", "board"),
    [
        ("-DTHUMBKAT_C", "disco_f051r8"),
        ("-DTHUMBKAT_C", "disco_f407vg"),
        ("-DTHUMBKAT_SEALED", "disco_f051r8"),
        ("-DTHUMBKAT_SEALED", "disco_f407vg"),
        pytest.param("-DTHUMBKAT_C", "bbcmicrobit", marks=pytest.mark.verify),
        pytest.param("-DTHUMBKAT_C", "bbcmicrobit_v2", marks=pytest.mark.verify),
    ],
)
def test_other_builds_compile(flag: str, board: str) -> None:
    image = image_with(flag, board)
    assert load_segments(image)
    assert version_header(image.parents[3], board)["THUMBKAT_FLAGS"].endswith(flag)


def git(project: Path, *arguments: str) -> str:
    identity = ["-c", "user.name=test", "-c", "user.email=test@localhost", "-c", "commit.gpgsign=false"]
    return subprocess.run(
        ["git", *identity, *arguments], cwd=project, check=True, capture_output=True, text=True, timeout=60
    ).stdout.strip()


def test_the_git_hash_is_that_of_the_last_commit_to_the_firmware(copy: Path) -> None:
    board = "disco_f051r8"
    objects = copy / ".pio/build" / board / "src"

    def built_hash() -> str:
        build([board], project=copy)
        return version_header(copy, board)["THUMBKAT_GIT_HASH"]

    assert built_hash() == "unknown"

    git(copy.parent, "init", "--quiet")
    assert built_hash() == "unknown", "a repository around this one is not its own"

    shutil.rmtree(copy.parent / ".git")
    git(copy, "init", "--quiet")
    (copy / ".gitignore").write_text(".pio/\n__pycache__/\n")
    assert built_hash() == "dirty"
    git(copy, "add", "--all")
    git(copy, "commit", "--quiet", "--message", "firmware")
    firmware = git(copy, "rev-parse", "HEAD")
    before = {path: path.stat().st_mtime_ns for path in objects.rglob("*.o")}
    assert re.fullmatch("[0-9a-f]{40}", firmware)
    assert built_hash() == firmware
    changed = {path.name for path, time in before.items() if path.stat().st_mtime_ns != time}
    assert changed == {"text.c.o"}, "a new hash must compile one file anew"

    (copy / "README.md").write_text("Something else.\n")
    git(copy, "add", "--all")
    git(copy, "commit", "--quiet", "--message", "readme")
    assert built_hash() == firmware

    added = copy / "firmware/lib/keccak/NOTES"
    added.write_text("Not added.\n")
    assert built_hash() == "dirty"
    added.unlink()

    git(copy, "clone", "--quiet", "--depth", "1", f"file://{copy}", "../shallow")
    shallow = copy.parent / "shallow"
    build([board], project=shallow)
    assert version_header(shallow, board)["THUMBKAT_GIT_HASH"] == "unknown"


def test_another_compiler_builds_everything_anew(copy: Path) -> None:
    board = "disco_f051r8"
    build([board], project=copy)
    folder = copy / ".pio/build" / board
    before = {path: path.stat().st_mtime_ns for path in folder.rglob("*.o")}
    build([board], project=copy)
    assert {path: path.stat().st_mtime_ns for path in before} == before
    (folder / "compiler.txt").write_text("an older one\n")
    build([board], project=copy)
    assert before
    assert all(path.stat().st_mtime_ns > time for path, time in before.items())


def test_a_build_waits_for_another_one_only_so_long(copy: Path) -> None:
    (copy / ".pio").mkdir()
    with (copy / ".pio/thumbkat.lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        with pytest.raises(BuildFailed, match="another build"):
            build(["bbcmicrobit"], project=copy, timeout=0.2)


def test_a_build_has_a_deadline(copy: Path) -> None:
    with pytest.raises(BuildFailed, match="not done in time"):
        build(["bbcmicrobit"], project=copy, timeout=0.05)


FOREIGN_INI = """\
[platformio]
boards_dir = {root}/boards
platforms_dir = ${{platformio.workspace_dir}}/platforms
packages_dir = ${{platformio.workspace_dir}}/packages

[env:{board}]
platform = symlink://{root}/boards/platform
board = {board}
lib_extra_dirs = {root}/firmware/lib
build_flags = {flags}
"""

FOREIGN_MAIN = """\
#include <newhope.h>

extern unsigned long __stack_top[];
static newhope_poly secret;
static newhope_work work;
static uint32_t msg_a[NEWHOPE_MSG_A_WORDS];
static const uint8_t seed[NEWHOPE_SEED_BYTES], noise[NEWHOPE_SEED_BYTES];

int main(void);
void reset_handler(void);

int main(void)
{
    newhope_keygen(&secret, msg_a, &work, NEWHOPE_PARSE_5Q, seed, noise);
    for (;;) {
    }
}

void reset_handler(void)
{
    main();
}

__attribute__((section(".vectors"), used)) static const void *const vectors[] = {__stack_top, reset_handler};
"""


@pytest.mark.parametrize(
    ("board", "flags"),
    [
        ("bbcmicrobit", ""),
        ("disco_f407vg", "-DTHUMBKAT_C"),
        pytest.param("bbcmicrobit", "-DTHUMBKAT_C", marks=pytest.mark.verify),
        pytest.param("disco_f407vg", "", marks=pytest.mark.verify),
    ],
)
def test_somebody_elses_project_can_use_newhope_alone(tmp_path: Path, board: str, flags: str) -> None:
    project = tmp_path / "their project"
    (project / "src").mkdir(parents=True)
    (project / "platformio.ini").write_text(FOREIGN_INI.format(root=ROOT, board=board, flags=flags))
    (project / "src/main.c").write_text(FOREIGN_MAIN)
    names = symbols(build([board], project=project)[board])
    assert {"newhope_keygen", "keccak_f1600", "chacha20_init"} <= names.keys()
    # In assembly the noise has the rounds of ChaCha20 in itself.
    assert ("chacha20_block" in names) == (flags == "-DTHUMBKAT_C")
    assert not any(name.startswith(("port_", "link_", "thumbkat")) for name in names)
