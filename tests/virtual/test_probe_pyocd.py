"""Plain pyOCD with running virtual boards: its commands as they are, in processes of their own."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from elftools.elf.elffile import ELFFile
from elftools.elf.sections import SymbolTableSection
from pyocd.core.exceptions import ProbeDisconnected

from tests.builds import images
from tests.virtual.firmware import EACH
from tests.virtual.gdb_remote import RemoteGdb
from tests.virtual.test_probe_server import Talk
from thumbkat import connect
from thumbkat.boards import all_boards, load_board
from thumbkat.errors import FlashFailed, LinkLost, UsageError
from thumbkat.image import flash
from thumbkat.image.elf import image_crc, load_segments
from thumbkat.jobs.flash import run_flash
from thumbkat.virtual import process, registry

BOARDS = [board.id for board in all_boards()]
COUNT = 0x20000100
DHCSR, DEMCR = 0xE000EDF0, 0xE000EDFC
LOCKUP, SLEEP, HALT = 1 << 19, 1 << 18, 1 << 17
DEBUG_KEY, C_DEBUGEN, C_HALT = 0xA05F0000, 1, 2


@pytest.fixture(scope="module")
def runtime(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A registry of this module's own: boards that run elsewhere are none of its business."""
    folder = tmp_path_factory.mktemp("runtime")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_RUNTIME_DIR", str(folder))
        yield folder


@contextmanager
def running(board: str, name: str) -> Iterator[registry.Running]:
    """A board that also ends if these tests are killed."""
    started = process.start(board, name=name, throw_away=True)
    try:
        yield started.running
    finally:
        started.stop()


Boards = Callable[[str], registry.Running]


@pytest.fixture(scope="module")
def kept(runtime: Path) -> Iterator[Boards]:
    """The board of each kind, started when it is first asked for."""
    there: dict[str, registry.Running] = {}
    with ExitStack() as ends:

        def board(kind: str) -> registry.Running:
            if kind not in there:
                there[kind] = ends.enter_context(running(kind, f"probe-{kind}"))
            return there[kind]

        yield board


@pytest.fixture
def boards(kept: Boards) -> Iterator[Boards]:
    """A running board of each kind, halted when the test is over: a program that counts takes all that this
    computer has."""
    used: dict[str, registry.Running] = {}

    def board(kind: str) -> registry.Running:
        used[kind] = kept(kind)
        return used[kind]

    yield board
    for one in used.values():
        talk = Talk(one.probe_port)
        assert talk.ask("open")["status"] == 0, "no test keeps the probe"
        assert talk.ask("write_mem", 0, DHCSR, DEBUG_KEY | C_HALT | C_DEBUGEN, 32)["status"] == 0
        assert talk.ask("close")["status"] == 0
        talk.close()


@pytest.fixture(scope="module")
def counter(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Path]:
    """The program that counts, for a board's flash."""
    folder = tmp_path_factory.mktemp("counter")

    def image(board: str) -> Path:
        origin = load_board(board).flash[0]
        path = folder / f"{origin:x}.elf"
        if not path.exists():
            source = Path(__file__).with_name("counter.S")
            options = [f"-Wl,-Ttext={origin:#x}", "-Wl,-ereset", "-nostdlib"]
            subprocess.run(["arm-none-eabi-gcc", *options, "-o", str(path), str(source)], check=True)
        return path

    return image


def symbol(image: Path, name: str) -> int:
    with image.open("rb") as file:
        symbols = ELFFile(file).get_section_by_name(".symtab")
        assert isinstance(symbols, SymbolTableSection)
        (found,) = symbols.get_symbol_by_name(name) or []
        return int(found["st_value"]) & ~1


def pyocd_command(command: str, *arguments: str) -> list[str]:
    return [sys.executable, "-m", "pyocd", command, *arguments]


def pyocd(command: str, *arguments: str, fails: bool = False) -> str:
    """What it says. Run where there is no configuration of pyOCD."""
    done = subprocess.run(
        pyocd_command(command, *arguments),
        capture_output=True,
        text=True,
        timeout=60,
        cwd=os.environ["XDG_RUNTIME_DIR"],
    )
    said = done.stdout + done.stderr
    assert (done.returncode != 0) == fails, said
    return said


@contextmanager
def session(board: registry.Running, **options: Any) -> Iterator[Any]:
    """pyOCD's target, as a program of one's own gets at it."""
    from pyocd.core.helpers import ConnectHelper

    probe = ConnectHelper.session_with_chosen_probe(
        unique_id=board.uid,
        blocking=False,
        return_first=True,
        options={"hide_programming_progress": True, **options},
    )
    assert probe is not None
    with probe:
        yield probe.target


def put(board: registry.Running, image: Path, *, go: bool = True) -> None:
    """Flashes it by pyOCD, sooner than in a process of its own. Unless it is to `go`, it is halted at its
    beginning: nobody needs it before another program of a debugger has started."""
    from pyocd.flash.file_programmer import FileProgrammer

    with session(board, resume_on_disconnect=go) as target:
        target.reset_and_halt()
        FileProgrammer(target.session).program(str(image), file_format="elf")
        if go:
            target.reset()
        else:
            target.reset_and_halt()


def flash_data(board: registry.Running, path: Path, origin: int) -> None:
    from pyocd.flash.file_programmer import FileProgrammer

    with session(board) as target:
        target.reset_and_halt()
        programmer = FileProgrammer(target.session)
        programmer.add_file(str(path), base_address=origin)
        programmer.commit()


def flashed(board: registry.Running, image: Path) -> bool:
    with session(board, connect_mode="attach") as target:
        return all(
            bytes(target.read_memory_block8(segment.address, len(segment.data))) == segment.data
            for segment in load_segments(image)
        )


def soon(happens: Callable[[], bool]) -> bool:
    """Whether it does, on a computer that may have other work."""
    deadline = time.monotonic() + 10
    while not happens():
        if time.monotonic() > deadline:
            return False
        time.sleep(0.01)
    return True


def counts(target: Any) -> bool:
    before = target.read32(COUNT)
    return soon(lambda: bool(target.read32(COUNT) != before))


# pyocd list


def test_running_boards_are_listed_as_those_on_usb_are(runtime: Path) -> None:
    with running("bbcmicrobit", "first") as first, running("disco_f407vg", "second") as second:
        said = pyocd("list")
        for board, target in ((first, "nrf51"), (second, "stm32f407vgtx")):
            name = load_board(board.board).name
            row = rf"Virtual {board.name} +{board.uid} .* {target} *\n +Virtual +{name} *\n"
            assert re.search(row, said), said
    assert first.uid not in pyocd("list")


def test_a_board_that_was_killed_is_not_listed(runtime: Path) -> None:
    """Nor while its parent has not asked after it: a dead process has its id until then."""
    started = process.start("bbcmicrobit", name="doomed", throw_away=True)
    board = started.running
    try:
        assert board.uid in pyocd("list")
        os.kill(board.pid, signal.SIGKILL)
        assert soon(lambda: Path(f"/proc/{board.pid}/stat").read_text().split(") ")[1][0] == "Z")
        assert board.uid not in pyocd("list")
    finally:
        started.stop()


def test_listing_does_not_disturb_who_uses_a_board(boards: Boards) -> None:
    board = boards("bbcmicrobit")
    with session(board):
        assert board.uid in pyocd("list")


# pyocd flash, erase, reset


@pytest.mark.parametrize("kind", EACH)
def test_pyocd_flashes_the_boards_own_firmware(boards: Boards, kind: str) -> None:
    board, image = boards(kind), images()[kind]
    pyocd("flash", "-u", board.uid, str(image))
    assert flashed(board, image)
    # Again, over what is there: each page is found to be right, and none is written.
    assert re.search(r"identical [1-9][0-9]+ bytes", pyocd("flash", "-u", board.name, str(image)))
    with session(board) as target:
        target.reset()


@pytest.mark.parametrize("kind", EACH)
def test_random_bytes_anywhere_in_flash(boards: Boards, kind: str, tmp_path: Path) -> None:
    """Not from the start of a sector, and over several."""
    board = boards(kind)
    origin, size = load_board(kind).flash
    data = bytes(range(1, 256)) * 40
    path = tmp_path / "data.bin"
    path.write_bytes(data)
    at = origin + size // 2 - 0x204
    pyocd("flash", "-u", board.uid, "--base-address", hex(at), str(path))
    with session(board) as target:
        assert bytes(target.read_memory_block8(at, len(data))) == data


@pytest.mark.parametrize(
    ("kind", "how"),
    [
        ("bbcmicrobit", "--chip"),
        ("disco_f407vg", "--sector"),
        pytest.param("bbcmicrobit_v2", "--mass", marks=pytest.mark.verify),
        pytest.param("disco_f051r8", "--chip", marks=pytest.mark.verify),
        pytest.param("bbcmicrobit_v2", "--chip", marks=pytest.mark.verify),
        pytest.param("disco_f407vg", "--chip", marks=pytest.mark.verify),
    ],
)
def test_pyocd_erases(boards: Boards, counter: Callable[[str], Path], kind: str, how: str) -> None:
    board, image = boards(kind), counter(kind)
    origin = load_board(kind).flash[0]
    put(board, image, go=False)
    assert flashed(board, image)
    pyocd("erase", "-u", board.uid, how, *([hex(origin)] if how == "--sector" else []))
    with session(board) as target:
        assert target.read_memory_block32(origin, 16) == [0xFFFFFFFF] * 16


@contextmanager
def reset_of(board: registry.Running, image: Path) -> Iterator[None]:
    """Checks that what is in here resets the board."""
    put(board, image)
    with session(board, connect_mode="attach") as target:
        target.write32(COUNT + 4, 0x600DF00D)
        target.halt()
        target.write_core_register("r5", 0x40000000)
        target.resume()
        assert soon(lambda: target.read32(COUNT) > 0x30000000)
    yield
    with session(board, connect_mode="attach") as target:
        assert target.read32(COUNT) < 0x30000000
        assert target.read32(COUNT + 4) == 0x600DF00D, "RAM keeps what it holds"
        assert counts(target)


@pytest.mark.parametrize(
    "kind",
    [
        kind if kind == "disco_f407vg" else pytest.param(kind, marks=pytest.mark.verify) for kind in BOARDS
    ],
)
def test_pyocd_resets(boards: Boards, counter: Callable[[str], Path], kind: str) -> None:
    with reset_of(boards(kind), counter(kind)):
        pyocd("reset", "-u", boards(kind).uid)


@pytest.mark.parametrize(
    ("kind", "how"),
    [
        ("bbcmicrobit", "HARDWARE"),
        ("bbcmicrobit_v2", "EMULATED"),
        ("disco_f051r8", "SYSRESETREQ"),
        # A reset of the core alone, which the M0 does not have.
        ("disco_f407vg", "VECTRESET"),
        *(
            pytest.param(kind, how, marks=pytest.mark.verify)
            for kind in BOARDS
            for how in ("HARDWARE", "SYSRESETREQ", "EMULATED")
        ),
    ],
)
def test_each_way_to_reset(boards: Boards, counter: Callable[[str], Path], kind: str, how: str) -> None:
    from pyocd.core.target import Target

    with reset_of(boards(kind), counter(kind)), session(boards(kind)) as target:
        target.reset(Target.ResetType[how])


def test_reset_can_be_held_and_the_core_caught_as_it_ends(
    boards: Boards, counter: Callable[[str], Path]
) -> None:
    board, image = boards("disco_f407vg"), counter("disco_f407vg")
    put(board, image)
    with session(board, connect_mode="under-reset") as target:
        assert target.is_halted()
        assert target.read_core_register("pc") == symbol(image, "reset")


@pytest.mark.parametrize("kind", EACH)
def test_64_kib_of_any_data(boards: Boards, tmp_path: Path, kind: str) -> None:
    board, path, origin = boards(kind), tmp_path / "data.bin", load_board(kind).flash[0]
    path.write_bytes(os.urandom(65536))
    flash_data(board, path, origin)
    with session(board) as target:
        assert bytes(target.read_memory_block8(origin, 65536)) == path.read_bytes()


# pyocd gdbserver, commander


def free_ports() -> tuple[int, int]:
    with socket.create_server(("127.0.0.1", 0)) as one, socket.create_server(("127.0.0.1", 0)) as other:
        return one.getsockname()[1], other.getsockname()[1]


@contextmanager
def gdbserver(board: registry.Running) -> Iterator[tuple[subprocess.Popen[str], int]]:
    port, telnet = free_ports()
    command = pyocd_command("gdbserver", "-u", board.uid, "-p", str(port), "-T", str(telnet))
    with subprocess.Popen(
        command,
        stderr=subprocess.STDOUT,
        stdout=subprocess.PIPE,
        text=True,
        cwd=os.environ["XDG_RUNTIME_DIR"],
    ) as server:
        try:
            assert server.stdout is not None
            for line in server.stdout:
                if "GDB server listening" in line:
                    break
            else:
                raise AssertionError("no gdbserver")
            yield server, port
        finally:
            server.kill()


@pytest.fixture
def gdb(request: pytest.FixtureRequest, boards: Boards, counter: Callable[[str], Path]) -> Iterator[Any]:
    board = boards(request.param)
    put(board, counter(request.param), go=False)
    with gdbserver(board) as (_, port):
        gdb = RemoteGdb(port)
        yield gdb, counter(request.param), board
        gdb.close()


on_all = pytest.mark.parametrize("gdb", EACH, indirect=True)


@on_all
def test_gdb_breakpoints(gdb: tuple[RemoteGdb, Path, registry.Running]) -> None:
    remote, image, _ = gdb
    tick = symbol(image, "tick")
    remote.set_breakpoint(tick)
    assert remote.go().startswith("T05")
    assert remote.registers()[15] == tick
    count = remote.word(COUNT)
    assert remote.registers()[4] == COUNT
    for turn in range(1, 4):
        assert remote.go().startswith("T05")
        assert (remote.registers()[15], remote.word(COUNT)) == (tick, count + turn)
    remote.clear_breakpoint(tick)
    assert remote.step().startswith("T05")
    assert remote.registers()[15] == tick + 2
    remote.send("c")
    time.sleep(0.1)
    remote.interrupt()
    assert remote.answer().startswith("T02")
    assert remote.word(COUNT) > count + 100


@on_all
def test_gdb_watchpoints(gdb: tuple[RemoteGdb, Path, registry.Running]) -> None:
    remote, image, _ = gdb
    # Past the first write, which is not that of `tick`.
    remote.set_breakpoint(symbol(image, "tick"))
    assert remote.go().startswith("T05")
    remote.clear_breakpoint(symbol(image, "tick"))
    count = remote.word(COUNT)
    remote.good(f"Z2,{COUNT:x},4")
    for turn in range(1, 4):
        assert remote.go().startswith("T05")
        assert remote.word(COUNT) == count + turn, "after the write"
        assert symbol(image, "tick") < remote.registers()[15] <= symbol(image, "tick") + 6
    remote.good(f"z2,{COUNT:x},4")
    # Nobody reads it.
    remote.good(f"Z3,{COUNT:x},4")
    remote.send("c")
    time.sleep(0.1)
    remote.interrupt()
    assert remote.answer().startswith("T02")
    remote.good(f"z3,{COUNT:x},4")


@on_all
def test_gdb_changes_registers_and_code(gdb: tuple[RemoteGdb, Path, registry.Running]) -> None:
    remote, _, _ = gdb
    code = COUNT + 0x100
    # movs r0, #1; adds r0, #1; bkpt
    remote.good(f"M{code:x},6:0120013000be")
    remote.set_register(15, code)
    remote.set_register(13, 0x20000800)
    assert remote.go().startswith("T05")
    registers = remote.registers()
    assert (registers[0], registers[15], registers[13]) == (2, code + 4, 0x20000800)
    # A breakpoint in RAM is one of GDB's own: pyOCD writes a BKPT there.
    remote.good(f"Z0,{code + 2:x},2")
    remote.set_register(15, code)
    assert remote.go().startswith("T05")
    assert (remote.registers()[0], remote.registers()[15]) == (1, code + 2)
    remote.good(f"z0,{code + 2:x},2")


def test_commander_reads_and_writes(boards: Boards) -> None:
    board = boards("bbcmicrobit")
    at = f"{COUNT + 8:#x}"
    said = pyocd("commander", "-u", board.uid, "-c", f"write32 {at} 0xcafe1234", "-c", f"read8 {at} 4")
    assert "34 12 fe ca" in said
    assert "transfer failed" in pyocd("commander", "-u", board.uid, "-c", "read32 0x60000000", fails=True)
    # It is of use after a fault.
    assert "cafe1234" in pyocd("commander", "-u", board.uid, "-c", f"read32 {at}")


# Who comes second


def test_a_second_program_is_told_that_the_board_is_in_use(
    boards: Boards, counter: Callable[[str], Path]
) -> None:
    board = boards("bbcmicrobit")
    with gdbserver(board) as (_, port):
        started = time.monotonic()
        assert f"the probe of {board.name} is in use" in pyocd("reset", "-u", board.uid, fails=True)
        assert time.monotonic() - started < 20
        remote = RemoteGdb(port)
        assert remote.word(0xE000ED00) >> 24 == 0x41, "and who was first is not disturbed"
        remote.close()


@contextmanager
def flashing(board: registry.Running, folder: Path) -> Iterator[subprocess.Popen[str]]:
    """pyOCD, in the middle of it; killed in the end."""
    origin, size = load_board(board.board).flash
    path = folder / "data.bin"
    path.write_bytes(os.urandom(min(size, 0x40000)))
    command = pyocd_command("flash", "-u", board.uid, "--base-address", hex(origin), str(path))
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as program:
        assert program.stdout is not None
        assert any("Programming" in line for line in program.stdout)
        try:
            yield program
        finally:
            program.kill()


@pytest.mark.parametrize("kind", [pytest.param("bbcmicrobit", marks=pytest.mark.verify), "disco_f407vg"])
def test_flashing_that_was_killed_half_way(boards: Boards, kind: str, tmp_path: Path) -> None:
    board = boards(kind)
    with flashing(board, tmp_path):
        time.sleep(0.1)
    started = time.monotonic()
    image = images()[kind]
    report = run_flash(f"virtual:{board.name}", image=image)
    assert report.confirmed
    assert time.monotonic() - started < 10
    assert flashed(board, image)


def test_a_debugger_that_was_killed_leaves_a_board_that_runs(
    boards: Boards, counter: Callable[[str], Path]
) -> None:
    board, image = boards("bbcmicrobit"), counter("bbcmicrobit")
    put(board, image)
    with gdbserver(board) as (server, port):
        remote = RemoteGdb(port)
        remote.set_breakpoint(symbol(image, "tick"))
        assert remote.go().startswith("T05")
        server.kill()
    with session(board, connect_mode="attach") as target:
        assert counts(target)


def test_a_board_that_is_killed_ends_who_flashes_it(runtime: Path, tmp_path: Path) -> None:
    with running("bbcmicrobit", "doomed") as board:
        with flashing(board, tmp_path) as program:
            os.kill(board.pid, signal.SIGKILL)
            said, _ = program.communicate(timeout=30)
        assert program.returncode != 0
        assert "the virtual board has gone" in said


def test_a_board_that_is_killed_while_thumbkat_flashes_it(runtime: Path) -> None:
    image = images()["bbcmicrobit"]
    with running("bbcmicrobit", "doomed") as board:

        def kill(_text: str, fraction: float | None) -> None:
            if fraction:
                os.kill(board.pid, signal.SIGKILL)

        with pytest.raises(FlashFailed, match="virtual:doomed has ended while it was flashed; run"):
            run_flash("virtual:doomed", image=image, progress=kill)


def test_an_interrupted_request_is_the_last(runtime: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its answer would be taken for that of the next."""
    flash.list_probes()  # pyOCD's modules, in the order in which they can be loaded
    from thumbkat.virtual.plugin import VirtualProbe

    with running("bbcmicrobit", "cut") as board:
        probe = VirtualProbe(board)
        probe.open()

        def interrupted(self: object) -> bytearray:
            raise KeyboardInterrupt

        with monkeypatch.context() as patch:
            patch.setattr("thumbkat.virtual.plugin._Socket.readline", interrupted)
            with pytest.raises(KeyboardInterrupt):
                probe.read_dp(0)
        with pytest.raises(ProbeDisconnected):
            probe.read_dp(4)
        probe.close()
        probe.open()
        assert probe.read_dp(0) == 0x0BB11477, "and it can be opened anew"
        probe.close()


# Traps


@pytest.mark.parametrize("kind", ["disco_f051r8", "disco_f407vg"])
def test_flash_of_an_stm32_is_seen_at_0_too(
    boards: Boards, counter: Callable[[str], Path], kind: str
) -> None:
    board = boards(kind)
    put(board, counter(kind))
    with session(board) as target:
        assert target.read_memory_block32(0, 8) == target.read_memory_block32(0x08000000, 8)
        assert target.read32(0) == 0x20001000


@pytest.mark.parametrize("kind", EACH)
def test_a_debug_halt_ends_sleep_and_lockup(boards: Boards, kind: str) -> None:
    """Or pyOCD takes a halted core for a sleeping one, and never flashes again."""
    board = boards(kind)
    code = COUNT + 0x100
    with session(board) as target:
        # wfi, with no interrupt to end it; then udf, where its fault faults again: lockup.
        for program, state in (([0xBF30BF30], SLEEP), ([0xDE00DE00], LOCKUP)):
            target.reset_and_halt()
            target.write_memory_block32(code, program)
            target.write_core_register("pc", code)
            target.write_core_register("sp", 0x60000000)
            target.write_core_register("primask", 1)
            target.write32(DEMCR, target.read32(DEMCR) & ~0x7FF)
            target.resume()
            assert soon(lambda: bool(target.read32(DHCSR) & state))  # noqa: B023 - it is called here
            assert target.read32(DHCSR) & (SLEEP | LOCKUP | HALT) == state
            target.halt()
            assert target.read32(DHCSR) & (SLEEP | LOCKUP | HALT) == HALT
            assert target.is_halted()
        target.reset()


def test_a_bare_write_to_flash_does_not_write(boards: Boards) -> None:
    from pyocd.core.exceptions import TransferError

    for kind in BOARDS:
        board = boards(kind)
        origin, size = load_board(kind).flash
        with session(board) as target:
            at = origin + size - 0x100
            before = target.read32(at)
            # Some parts refuse with a bus fault, some with a flag.
            with suppress(TransferError):
                target.write32(at, 0x12345678)
            assert target.read32(at) == before


# thumbkat flash


@pytest.mark.parametrize("kind", EACH)
@pytest.mark.parametrize("mass_erase", [False, True])
def test_thumbkat_flashes_a_running_board_as_one_on_usb(boards: Boards, kind: str, mass_erase: bool) -> None:
    board, image = boards(kind), images()[kind]
    fractions: list[float | None] = []
    report = run_flash(
        f"virtual:{board.name}",
        image=image,
        mass_erase=mass_erase,
        progress=lambda _, fraction: fractions.append(fraction),
    )
    assert (report.how, report.board, report.confirmed) == ("pyocd", kind, True)
    assert report.image_crc == image_crc(image)
    assert 1.0 in fractions


def test_mass_erase_erases_what_the_image_does_not_reach(boards: Boards, tmp_path: Path) -> None:
    kind = "bbcmicrobit_v2"
    board, image = boards(kind), images()[kind]
    origin, size = load_board(kind).flash
    path = tmp_path / "data.bin"
    path.write_bytes(bytes(64))
    last = origin + size - 64
    pyocd("flash", "-u", board.uid, "--base-address", hex(last), str(path))
    with session(board) as target:
        assert target.read32(last) == 0
    run_flash(f"virtual:{board.name}", image=image)
    with session(board) as target:
        assert target.read32(last) == 0
    run_flash(f"virtual:{board.name}", image=image, mass_erase=True)
    with session(board) as target:
        assert target.read32(last) == 0xFFFFFFFF


def test_virtual_boards_are_no_probes_on_usb(boards: Boards) -> None:
    board = boards("bbcmicrobit")
    assert board.uid not in [probe.uid for probe in flash.list_probes()]


def test_an_m4_image_on_an_m0_board_locks_up_and_is_reported_as_that(runtime: Path) -> None:
    image = images()["bbcmicrobit_v2"]
    with running("bbcmicrobit", "wrong") as board:
        put(board, image)
        with session(board, connect_mode="attach") as target:
            assert soon(lambda: bool(target.read32(DHCSR) & LOCKUP))
        with pytest.raises(LinkLost, match=r"is locked up: .* is its image made for a bbcmicrobit"):
            connect(f"virtual:{board.name}", timeout=2)
        with pytest.raises(UsageError, match="is not for bbcmicrobit"):
            run_flash(f"virtual:{board.name}", image=image)
