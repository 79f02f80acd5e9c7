"""The Python side of the core: lifetimes, exceptions out of devices, threads, and compiling."""

from __future__ import annotations

import gc
import os
import shutil
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from tests.virtual.core_machine import DEVICE, PROGRAM, RAM, Machine
from thumbkat.errors import BuildFailed
from thumbkat.virtual import core
from thumbkat.virtual.core import Core, Model, Stop, build
from thumbkat.virtual.core.library import FUNCTIONS

CHECKOUT = Path(__file__).resolve().parents[2]
SOURCES = CHECKOUT / "host" / "thumbkat" / "virtual" / "core"


@pytest.mark.parametrize(
    "options",
    [
        {"model": Model.M0, "multiplier_cycles": 2},
        {"model": Model.M4F, "multiplier_cycles": 32},
        {"model": Model.M0, "interrupts": 33},
        {"model": Model.M4F, "interrupts": 241},
        {"model": Model.M0, "interrupts": 0},
        {"model": Model.M0, "priority_bits": 3},
        {"model": Model.M4F, "priority_bits": 9},
        {"model": Model.M0, "breakpoints": 9},
        {"model": Model.M0, "watchpoints": 5},
        {"model": Model.M0, "bit_band": True},
    ],
)
def test_options_that_no_part_has(options: dict[str, int]) -> None:
    with pytest.raises(ValueError, match="no Cortex-M"):
        Core(**options)  # type: ignore[arg-type]


def test_memories_must_fit() -> None:
    c = Core(Model.M0)
    c.map(RAM, 0x1000, writable=True)
    for base, size in ((RAM, 4), (RAM + 0xFFC, 8), (RAM - 4, 8), (2, 4), (0, 6), (0, 0), (0xFFFF_FFFC, 8)):
        with pytest.raises(ValueError, match="no room"):
            c.map(base, size, writable=True)
    for base, size, target in ((0, 0x1004, RAM), (0, 4, 0x3000_0000), (RAM + 4, 4, RAM), (0, 4, RAM + 2)):
        with pytest.raises(ValueError, match="alias"):
            c.alias(base, size, target)


def test_a_view_outlives_its_core() -> None:
    c = Core(Model.M0)
    view = c.map(RAM, 0x10000, writable=True)
    view[:4] = b"here"
    c.close()
    del c
    gc.collect()
    assert bytes(view[:4]) == b"here"
    view[:] = b"x" * 0x10000


def test_a_closed_core_says_so() -> None:
    c = Core(Model.M0)
    c.close()
    c.close()
    with pytest.raises(ValueError, match="closed"):
        c.run(1)


def test_a_device_may_close_the_core() -> None:
    c = Core(Model.M0)
    flash = c.map(0, 0x100, writable=False)
    flash[:12] = bytes.fromhex("00100020 09000000 0868fde7")  # ldr r0, [r1]; b to it
    del flash

    class Closes:
        def read(self, address: int, size: int) -> int:
            c.close()
            return 1

        def write(self, address: int, size: int, value: int) -> None: ...

    c.devices(Closes())
    c.reset()
    c.set(1, DEVICE)
    assert c.run(10**9) is Stop.INTERRUPTED


class _Broken:
    def read(self, address: int, size: int) -> int:
        raise KeyError("a bug")

    def write(self, address: int, size: int, value: int) -> None:
        raise KeyboardInterrupt


@pytest.mark.parametrize(
    ("source", "error"), [("ldr r0, [r1]", KeyError), ("str r0, [r1]", KeyboardInterrupt)]
)
def test_exceptions_of_devices_come_out_of_run(source: str, error: type[BaseException]) -> None:
    machine = Machine(Model.M0)
    machine.load(f"{source}; 1: b 1b")
    machine.core.set(1, DEVICE)
    machine.core.devices(_Broken())
    with pytest.raises(error):
        machine.core.run(10**12)
    assert machine.run(100) is Stop.DEADLINE
    with pytest.raises(KeyError):
        machine.core.peek(DEVICE, 4)
    with pytest.raises(KeyboardInterrupt):
        machine.core.poke(DEVICE, 4, 0)


@pytest.mark.parametrize("model", [Model.M0, Model.M4F])
def test_interrupting_a_run_from_another_thread(model: Model) -> None:
    machine = Machine(model)
    stops: list[Stop] = []
    thread = threading.Thread(target=lambda: stops.append(machine.core.run(2**63)))
    thread.start()
    time.sleep(0.05)
    assert thread.is_alive()
    machine.core.interrupt_run()
    thread.join(5)
    assert stops == [Stop.INTERRUPTED]
    machine.core.interrupt_run()  # before a run: that one ends at once
    assert machine.run(10**9) is Stop.INTERRUPTED
    assert machine.run(10) is Stop.DEADLINE


def test_many_interruptions_lose_none() -> None:
    machine = Machine(Model.M4F)
    for _ in range(300):
        thread = threading.Thread(target=machine.core.interrupt_run)
        thread.start()
        assert machine.core.run(2**62) is Stop.INTERRUPTED
        thread.join()


def test_a_device_may_raise_an_interrupt() -> None:
    machine = Machine(Model.M0)
    machine.load("ldr r0, [r1]; movs r7, #7; b .")
    machine.core.set(1, DEVICE)
    machine.core.set(7, 0)
    machine.core.poke(0xE000E100, 4, 1)

    class Raises:
        def read(self, address: int, size: int) -> int:
            machine.core.interrupt(0, True)
            return 5

        def write(self, address: int, size: int, value: int) -> None: ...

    machine.core.devices(Raises())
    machine.step()
    assert machine.exception == 16
    assert machine.frame()[0] == 5  # the load itself is done
    assert machine.frame()[6] == PROGRAM + 2


def test_stop_address(tmp_path: Path) -> None:
    machine = Machine(Model.M0)
    machine.load("bl 1f; b .; 1: bx lr")
    machine.core.set(core.LR, 0x0FFF_FF01)
    machine.core.set(core.PC, PROGRAM + 6)
    machine.core.stop_at(0x0FFF_FF00)  # no memory there: a place to return to
    assert machine.run() is Stop.STOPPED
    assert machine.pc == 0x0FFF_FF00
    assert machine.run() is Stop.STOPPED


# Compiling


def _compile(folder: Path, environment: dict[str, str]) -> subprocess.CompletedProcess[str]:
    """Loads the core of a copy of the checkout, in a process of its own."""
    return subprocess.run(
        [
            sys.executable,
            "-c",
            "from thumbkat.virtual.core import Core, Model; Core(Model.M0); print('loaded')",
        ],
        env={**os.environ, "PYTHONPATH": str(folder / "host"), **environment},
        capture_output=True,
        text=True,
        timeout=110,
    )


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A checkout with nothing but the core, whose C is only what the Python side looks for."""
    folder = tmp_path / "a checkout"
    package = folder / "host" / "thumbkat"
    (package / "virtual").mkdir(parents=True)
    for name in ("__init__.py", "errors.py"):
        shutil.copy(CHECKOUT / "host" / "thumbkat" / name, package / name)
    shutil.copytree(
        SOURCES, package / "virtual" / "core", ignore=shutil.ignore_patterns("__pycache__", "*.c")
    )
    functions = [f"SHOWN void *{name}(void) {{ return &thing; }}" for name in FUNCTIONS]
    (package / "virtual" / "core" / "bus.c").write_text(
        '#define SHOWN __attribute__((visibility("default")))\nstatic int thing;\n'
        + "\n".join(functions)
        + "\n"
    )
    (folder / "pyproject.toml").touch()
    return folder


def _libraries(copy: Path) -> list[str]:
    return sorted(path.name for path in (copy / "build" / "core").glob("*.so"))


def test_compiled_when_a_source_has_changed(copy: Path) -> None:
    assert _compile(copy, {}).stdout == "loaded\n"
    first = _libraries(copy)
    assert len(first) == 1
    assert _compile(copy, {}).stdout == "loaded\n"
    assert _libraries(copy) == first
    with (copy / "host" / "thumbkat" / "virtual" / "core" / "core.h").open("a") as header:
        header.write("/* more */\n")
    assert _compile(copy, {}).stdout == "loaded\n"
    second = _libraries(copy)
    assert len(second) == 1
    assert second != first


def test_two_processes_compile_once(copy: Path) -> None:
    results: list[str] = []
    threads = [threading.Thread(target=lambda: results.append(_compile(copy, {}).stdout)) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert results == ["loaded\n"] * 3
    assert len(_libraries(copy)) == 1


def test_no_compiler_is_one_line(copy: Path) -> None:
    said = _compile(copy, {"CC": "no-such-compiler"}).stderr.strip().splitlines()[-1]
    assert "no C compiler 'no-such-compiler'" in said
    assert "Debian's gcc" in said


def test_a_compiler_that_fails_is_one_line(copy: Path) -> None:
    with (copy / "host" / "thumbkat" / "virtual" / "core" / "bus.c").open("a") as source:
        source.write("int broken = ;\n")
    said = _compile(copy, {}).stderr.strip().splitlines()[-1]
    assert "bus.c" in said
    assert "error" in said
    assert _libraries(copy) == []


def test_an_installed_package_without_its_library(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(build, "_CHECKOUT", tmp_path)
    monkeypatch.setattr(build, "INSTALLED", tmp_path / "_core.so")
    with pytest.raises(BuildFailed, match="install thumbkat again"):
        build.library()
    (tmp_path / "_core.so").touch()
    assert build.library() == tmp_path / "_core.so"
