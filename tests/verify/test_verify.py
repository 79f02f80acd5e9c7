"""thumbkat verify: every kind of fault is planted in a firmware of its own, on both cores, and found; the
real one has none."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.builds import NACL, SPARKLE, built_in, copy_checkout, image_with, images, made
from tests.reference.session import AEADS
from thumbkat.boards import all_boards
from thumbkat.errors import ThumbkatError, UsageError
from thumbkat.image.build import build
from thumbkat.jobs.verify import FULL, SHORT, Effort, Found, Verified, VerifyReport, run_verify, verify
from thumbkat.jobs.verify.stage import Call, Stage
from thumbkat.link.frame import Frame, encode
from thumbkat.link.protocol import Command
from thumbkat.link.stream import ByteStream
from thumbkat.report.verify import verify_tables
from thumbkat.virtual.chips import Chip
from thumbkat.virtual.core.tracking import SECRET
from thumbkat.virtual.flaws import watch
from thumbkat.virtual.local import LocalBoard

ROOT = Path(__file__).resolve().parents[2]
BOARDS = ("bbcmicrobit", "disco_f407vg")  # a Cortex-M0, a Cortex-M4F
QUICK = Effort(secrets=3, short=3_000, gap=3_000, phases=1)

# Operation of planted.c: the property that it breaks, where, and a word of what is said.
PLANTED = {
    "lookup": ("secrets", "planted.c", "load"),
    "exit": ("secrets", "planted.c", "branch"),
    "swap": ("secrets", "planted.c", "branch"),
    "spill": ("secrets", "planted.S", "load"),
    "flags": ("secrets", "planted.S", "load"),
    "shift": ("secrets", "planted.S", "load"),
    "unaligned_call": ("convention", "planted.S", "planted_returns"),
    "loses_r5": ("convention", "planted.S", "r5"),
    "reads_outside": ("memory", "planted.c", "reads"),
    "writes_outside": ("memory", "planted.c", "writes"),
    "unwritten": ("memory", "", "output result"),
    "unwritten_stack": ("memory", "", "output result"),
    "leaves": ("residue", "", "elsewhere"),
    "below_sp": ("interrupts", "", "another result"),
    "lost": ("interrupts", "", "the program ended"),
    "endless": ("interrupts", "", "does not end"),
}
PLANTED_M4 = {
    "fpu": ("secrets", "planted.S", "load"),
    "dsp": ("secrets", "planted.S", "load"),
    "division": ("secrets", "planted.S", "time"),
    "loses_s16": ("convention", "planted.S", "s16"),
}
# What these do besides: of a table look-up the addresses differ too, and so on.
ALSO = {
    "lookup": {"timing"},
    "exit": {"timing"},
    "swap": {"timing"},
    "spill": {"timing"},
    "flags": {"timing"},
    "shift": {"timing"},
    "fpu": {"timing"},
    "dsp": {"timing"},
    "division": {"timing"},
    "leaves": {"memory"},
    "unwritten_stack": {"interrupts"},
}


@pytest.fixture(scope="module")
def planted() -> dict[str, Path]:
    return built_in(made("planted", (), plant), BOARDS)


def plant(project: Path) -> None:
    copy_checkout(project)
    commands = project / "firmware" / "src" / "command"
    for name in ("planted.c", "planted.S"):
        shutil.copy(Path(__file__).with_name(name), commands)
    with (commands / "primitives.h").open("a") as table:
        table.write("PRIMITIVE(planted)\n")
    build(BOARDS, project=project)


@pytest.fixture(scope="module", params=BOARDS)
def found(request: pytest.FixtureRequest, planted: dict[str, Path]) -> Iterator[dict[str, Verified]]:
    with LocalBoard(request.param, planted[request.param]) as local:
        operations, _ = verify(local, "planted.*", QUICK)
        yield {one.name.removeprefix("planted."): one for one in operations}


def test_planted_faults_are_found(found: dict[str, Verified]) -> None:
    expected = PLANTED | (PLANTED_M4 if "fpu" in found else {})
    assert found.keys() == {"nothing", *expected}
    for name, (kind, where, word) in expected.items():
        fits = [
            one
            for one in found[name].found
            if one.property == kind and where in one.source and word in one.what
        ]
        assert fits, f"{name}: {found[name].found}"
        if where:
            assert all(one.function and one.instruction for one in fits)


def test_nobody_else_is_blamed(found: dict[str, Verified]) -> None:
    assert found["nothing"].found == []
    expected = PLANTED | (PLANTED_M4 if "fpu" in found else {})
    for name, (kind, _, _) in expected.items():
        assert {one.property for one in found[name].found} <= {kind} | ALSO.get(name, set()), name


def test_what_the_firmware_does_not_wipe_is_found(tmp_path: Path) -> None:
    """Frames, working memory and the stored reply, each with its wiping taken out."""
    project = copy_checkout(tmp_path / "project")
    for name, wiping in (
        ("command/dispatch.c", "    link_wipe_received();\n"),
        ("command/dispatch.c", "    wipe_undeclared(operation);\n"),
        ("port/timed.S", "    vmov    s\\number, r0\n"),
    ):
        source = project / "firmware" / "src" / name
        text = source.read_text()
        assert wiping in text
        source.write_text(text.replace(wiping, "        ;\n" if name.endswith(".c") else "\n"))
    flags = project / "platformio.ini"
    flags.write_text(flags.read_text().replace("-Wextra -Werror", "-Wno-unused-function"))
    board = "disco_f407vg"
    with LocalBoard(board, build([board], project=project)[board]) as local:
        operations = [verify(local, name, QUICK)[0][0] for name in ("keccak.sha3_256", "newhope.rec")]
    said = [one.what for operation in operations for one in operation.found if one.property == "residue"]
    assert any("input message" in what and "at in+" in what for what in said), said
    assert any("bytes at arena" in what and "depend" in what for what in said), said
    assert any("bytes at arena" in what and "others after" in what for what in said), said
    assert any(what.startswith("s0, s1") for what in said), said


@pytest.mark.parametrize("board", ["disco_f051r8", "disco_f407vg"])
def test_the_firmware_holds(board: str) -> None:
    """A sample; all of it on every board is the long form."""
    with LocalBoard(board, images()[board]) as local:
        for pattern in (
            "newhope.rec",
            "chacha20.block",
            "keccak.sha3_256",
            "session.respond",
            "session.check",
        ):
            operations, declared = verify(local, pattern, QUICK)
            assert [one for operation in operations for one in operation.found] == []
        # The last one: the tag is wrong, and that it is so is the answer.
        said = {one.reason for one in declared if one.place.bits}
        assert "whether the tag of the peer is right is the answer" in said
        for one in declared:
            file, line = one.source.split(":")
            assert "DECLASSIFY" in (ROOT / file).read_text().splitlines()[int(line) - 1]


def test_a_session_that_agrees_keeps_its_secrets() -> None:
    """The way to the end, which verify itself cannot go, as it has no peer."""
    (alice, bob), built = BOARDS, images()
    with LocalBoard(alice, built[alice]) as local, LocalBoard(bob, built[bob]) as peer:
        stage = Stage(local)
        tracking = local.chip.core.track()
        watch(tracking, local.symbols)
        for source in local.chip.secret_sources:
            tracking.source(source.start, len(source))
        a, b = local.board, peer.board
        msg_a = a.call("session.start", scheme="newhope").data("msg_a")
        msg_b = b.call("session.respond", scheme="newhope", msg_a=msg_a).data("msg_b")
        a.call("session.finish", msg_b=msg_b)
        b.call("session.check", peer_tag=a.call("session.confirm").data("tag"))
        call = Call("session.check", {"peer_tag": b.call("session.confirm").data("tag")})
        stage.write(call)
        stage.run(call)
        assert not stage.refused
        local.idle()
        assert [one for one in tracking.findings() if one.kind in SECRET] == []
        ram = local.ram
        bits = bytearray(tracking.memory(ram.start, len(ram)))
        for kept in stage.kept(call):
            bits[kept.start - ram.start : kept.stop - ram.start] = bytes(len(kept))
        assert not any(bits), "something besides the session depends on a secret"
        tracking.end()


@pytest.mark.parametrize("scheme", ["x25519", pytest.param("hybrid", marks=pytest.mark.verify)])
def test_messages_keep_their_secrets(scheme: str) -> None:
    """From the coins to the text that was opened, and to the one that was refused."""
    images = build(BOARDS)
    with LocalBoard(BOARDS[0], images[BOARDS[0]]) as local, LocalBoard(BOARDS[1], images[BOARDS[1]]) as peer:
        stage = Stage(local)
        tracking = local.chip.core.track()
        watch(tracking, local.symbols)
        for source in local.chip.secret_sources:
            tracking.source(source.start, len(source))
        a, b = local.board, peer.board
        msg_a = a.call("session.start", scheme=scheme).data("msg_a")
        msg_b = b.call("session.respond", scheme=scheme, msg_a=msg_a).data("msg_b")
        a.call("session.finish", msg_b=msg_b)
        b.call("session.check", peer_tag=a.call("session.confirm").data("tag"))
        a.call("session.check", peer_tag=b.call("session.confirm").data("tag"))
        calls = [
            (Call("session.seal", {"aead": aead, "message": bytes(range(100, 170))}), False) for aead in AEADS
        ]
        for aead in AEADS:
            sealed = b.call("session.seal", aead=aead, message=bytes(range(100))).data("sealed")
            calls.append((Call("session.open", {"aead": aead, "sealed": sealed}), False))
        # The last one comes again: its plaintext was there before its tag was found wrong.
        for call, refused in (*calls, (calls[-1][0], True)):
            stage.write(call, tracking)
            stage.run(call)
            assert stage.refused is refused
            if call.name == "session.seal":
                stage.read_outputs(call)
            local.idle()
            assert [one for one in tracking.findings() if one.kind in SECRET] == []
            ram = local.ram
            bits = bytearray(tracking.memory(ram.start, len(ram)))
            for kept in stage.kept(call):
                bits[kept.start - ram.start : kept.stop - ram.start] = bytes(len(kept))
            assert not any(bits), "something besides the session depends on a secret"
        tracking.end()


@pytest.mark.parametrize(("board", "runs"), [("disco_f407vg", True), ("disco_f051r8", False)])
def test_a_sealed_build_holds(board: str, runs: bool) -> None:
    """It draws from the board's generator alone; sessions do not run where there is none."""
    with LocalBoard(board, image_with("-DTHUMBKAT_SEALED", board)) as local:
        operations, declared = verify(local, "session.[sc]*", QUICK)
        report = VerifyReport(local.board.info, board, False, operations, declared)
    assert report.found == []
    assert operations
    assert {bool(one.done) for one in operations} == {runs}
    notes = verify_tables(report)[0].notes
    without = f"{len(operations)} cannot run on this build: it has no source of coins"
    assert (without in notes) is not runs


@pytest.mark.parametrize(
    ("image", "pattern", "some"),
    [
        (NACL, "session.*", {"session.confirm", "session.finish", "session.seal", "session.open"}),
        (SPARKLE, "session.[so]*", {"session.seal", "session.open"}),
        pytest.param(SPARKLE, "session.*", set(), marks=pytest.mark.verify),
    ],
)
def test_sessions_of_an_image_without_newhope_hold(image: str, pattern: str, some: set[str]) -> None:
    """Its first scheme is another one, and so are the messages that an operation needs to go on."""
    with LocalBoard("disco_f051r8", images()[image]) as local:
        operations, _ = verify(local, pattern, QUICK)
    assert some <= {one.name for one in operations}
    assert all(one.done for one in operations)
    assert not any(one.found for one in operations)


@pytest.mark.parametrize(
    "pattern",
    [
        "sparkle.schwaemm256_128_decrypt",
        "sparkle.schwaemm_open_[tuf]*",
        pytest.param("*", marks=[pytest.mark.verify, pytest.mark.timeout(3600)]),
    ],
)
def test_the_image_with_sparkle_holds(pattern: str) -> None:
    """What has been deciphered and not verified is in no memory but that of the operation, and its state."""
    with LocalBoard("disco_f051r8", images()[SPARKLE]) as local:
        operations, declared = verify(local, pattern, QUICK)
    assert operations
    assert [one for operation in operations for one in operation.found] == []
    assert all(one.done for one in operations)
    assert "whether a message is genuine is the answer" in {one.reason for one in declared}


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("mishap", ["the reply is lost", "the frame is broken"])
def test_no_input_stays_when_the_line_is_bad(board: str, mishap: str) -> None:
    """A frame that comes again, or is none, leaves nothing in the buffer of frames either."""
    lines: list[Line] = []

    def between(stream: ByteStream, chip: Chip) -> ByteStream:
        lines.append(Line(stream))
        return lines[0]

    message = bytes(range(100, 164))
    with LocalBoard(board, images()[board], between=between) as local:
        (line,) = lines
        assert local.board.operations
        if mishap == "the reply is lost":
            line.loses_next = True
            local.board.write("keccak.sha3_256", message=message)
            assert not line.loses_next
            local.board.run("keccak.sha3_256")
        else:
            frame = encode(Frame(sequence=1, command=Command.WRITE, payload=bytes(7) + message))
            line.write(frame[:-2] + bytes([frame[-2] ^ 0x80, 0]), local.now() + 1)
        local.idle()
        there = bytes(local.chip.core.view(local.ram.start, len(local.ram)))
        at = [there.find(message[start : start + 8]) for start in range(0, len(message), 8)]
        assert [local.symbols.object_at(local.ram.start + one) for one in at if one >= 0] == []


class Line:
    """Between a host and a board: loses the next reply if it is to."""

    def __init__(self, stream: ByteStream) -> None:
        self._stream = stream
        self.loses_next = False
        self.write = stream.write
        self.discard_input = stream.discard_input
        self.close = stream.close

    def read(self, deadline: float) -> bytes:
        data = self._stream.read(deadline)
        while self.loses_next:
            self.loses_next = 0 not in data
            data = self._stream.read(deadline)
        return data


# The command


def thumbkat(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "thumbkat", "verify", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=120)


def test_command(planted: dict[str, Path]) -> None:
    """What is found makes it end with 1, and stands in the tables and in the JSON."""
    address, image = f"virtual:{BOARDS[0]}", str(planted[BOARDS[0]])
    done = thumbkat(address, "--image", image, "--op", "planted.lookup")
    assert done.returncode == 1
    assert "1 of 1 operations failed" in done.stdout
    assert "planted.c:" in done.stdout
    done = thumbkat(address, "--image", image, "--op", "planted.*o[kt]*", "--json")
    assert done.returncode == 1
    value = json.loads(done.stdout)
    assert [one["name"] for one in value["operations"]] == ["planted.nothing", "planted.lookup"]
    nothing, lookup = (one["properties"] for one in value["operations"])
    assert all(one["ok"] for one in nothing.values())
    assert not lookup["secrets"]["ok"]
    (leak,) = (one for one in value["findings"] if one["property"] == "secrets")
    assert leak["source"].startswith("firmware/src/command/planted.c:")
    assert leak["function"].startswith("run_lookup")
    assert leak["instruction"].startswith("ldrb")
    done = thumbkat(address, "--image", image, "--op", "planted.nothing")
    assert done.returncode == 0
    assert "all 1 operations hold" in done.stdout


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("qemu:bbcmicrobit", "nobody can see into the core of qemu:bbcmicrobit: verify a virtual board"),
        ("virtual:nobody", "nobody"),
    ],
)
def test_only_virtual_boards_can(address: str, said: str) -> None:
    with pytest.raises(ThumbkatError, match=said):
        run_verify(address)


def test_no_such_operation() -> None:
    board, image = BOARDS[0], images()[BOARDS[0]]
    with LocalBoard(board, image) as local, pytest.raises(UsageError, match=r"newhope\.ntt"):
        verify(local, "newhope.nothing")


def test_a_stripped_image_is_refused(tmp_path: Path) -> None:
    board, image = BOARDS[0], tmp_path / "stripped.elf"
    for option, said in (("--strip-debug", "does not say what is public"), ("--strip-all", "were stripped")):
        command = ["arm-none-eabi-objcopy", option, str(images()[board]), str(image)]
        subprocess.run(command, check=True, timeout=60)
        with pytest.raises(UsageError, match=said), LocalBoard(board, image) as local:
            verify(local, "newhope.rec", QUICK)


def test_tables_say_an_instruction_once() -> None:
    with LocalBoard(BOARDS[0], images()[BOARDS[0]]) as local:
        info = local.board.info
    found = [
        Verified(
            name, {"secrets": "all"}, [Found("secrets", name, "a leak", "a.c:1", "f+0x2", "ldrb r0, [r1]")]
        )
        for name in ("one", "two")
    ]
    report = VerifyReport(info, "virtual:x", False, (*found, Verified("three", {"secrets": "all"})), ())
    operations, flaws = verify_tables(report)
    assert [row[:3] for row in operations.rows] == [
        ("one", "FAILED", "-"),
        ("two", "FAILED", "-"),
        ("three", "ok", "-"),
    ]
    assert flaws.rows == (("secrets", "a.c:1", "f+0x2", "ldrb r0, [r1]", "a leak", "one and 1 more"),)


# The long forms


@pytest.mark.verify
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("flags", ["", "-DTHUMBKAT_C", "-DTHUMBKAT_NO_FPU", "-DTHUMBKAT_SEALED"])
@pytest.mark.parametrize("board", [one.id for one in all_boards()])
def test_everything_holds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, board: str, flags: str) -> None:
    """The image that is flashed at length; other builds of it in the short form."""
    monkeypatch.setenv("PLATFORMIO_BUILD_FLAGS", flags)
    image = build([board], project=copy_checkout(tmp_path / "project"))[board]
    with LocalBoard(board, image) as local:
        operations, _ = verify(local, "*", SHORT if flags else FULL)
        assert [one for operation in operations for one in operation.found] == []
