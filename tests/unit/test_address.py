from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.link.scripted import Clock, ScriptedBoard, ScriptedStream
from thumbkat import connect
from thumbkat.address import Address, Qemu, Serial, Usb, Virtual, board_of, parse_address, serial_port
from thumbkat.emulator import qemu
from thumbkat.errors import NoSuchBoard, ProtocolError, UsageError

UID = "9900000052864e45001a900200000048000000009796990b"


@pytest.mark.parametrize(
    ("text", "parsed"),
    [
        ("virtual:bbcmicrobit", Virtual("bbcmicrobit")),
        ("virtual:alice", Virtual("alice")),
        ("qemu:bbcmicrobit", Qemu("bbcmicrobit")),
        ("serial:/dev/ttyACM0", Serial("/dev/ttyACM0")),
        ("serial:COM3", Serial("COM3")),
        ("serial:socket://localhost:4000", Serial("socket://localhost:4000")),
        (f"usb:{UID}", Usb(UID)),
        (f"usb:{UID}@/dev/ttyUSB0", Usb(UID, "/dev/ttyUSB0")),
        ("usb:0669@rfc2217://host:1?x=a@b", Usb("0669", "rfc2217://host:1?x=a@b")),
    ],
)
def test_addresses_are_read_and_written(text: str, parsed: Address) -> None:
    assert parse_address(text) == parsed
    assert str(parsed) == text


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", r"'' is no address: addresses are virtual:BOARD, virtual:NAME, qemu:BOARD, serial:PORT"),
        ("bbcmicrobit", r"did you mean virtual:bbcmicrobit\?"),
        ("/dev/ttyACM0", r"did you mean serial:/dev/ttyACM0\?"),
        ("socket://localhost:1", r"did you mean serial:socket://localhost:1\?"),
        ("com3", r"did you mean serial:com3\?"),
        ("probe:1234", "'probe:1234' is no address: addresses are"),
        ("qemu:", "the address 'qemu:' ends too early"),
        ("serial:", "ends too early"),
        ("usb:", "ends too early"),
        ("usb:@/dev/ttyACM0", "should be usb:PROBE_UID or usb:PROBE_UID@PORT"),
        ("usb:1234@", "should be usb:PROBE_UID or usb:PROBE_UID@PORT"),
        ("virtual:", "the address 'virtual:' ends too early"),
    ],
)
def test_what_is_no_address(text: str, message: str) -> None:
    with pytest.raises(UsageError, match=message):
        parse_address(text)


@pytest.mark.parametrize(
    ("text", "board"),
    [
        ("virtual:disco_f051r8", "disco_f051r8"),
        ("qemu:bbcmicrobit", "bbcmicrobit"),
        ("virtual:alice", None),
        ("serial:/dev/ttyACM0", None),
        ("usb:1234", None),
    ],
)
def test_which_boards_are_started_for_the_occasion(text: str, board: str | None) -> None:
    assert board_of(parse_address(text)) == board


def ports(*listed: tuple[str, str | None]) -> Callable[[], list[SimpleNamespace]]:
    return lambda: [
        SimpleNamespace(device=device, serial_number=number, description="a port")
        for device, number in listed
    ]


@pytest.fixture
def attached(monkeypatch: pytest.MonkeyPatch) -> None:
    listed = ports(
        ("/dev/ttyS0", None),
        ("/dev/ttyACM0", "9900AAAA"),
        ("/dev/ttyACM1", "9900AABB"),
        ("/dev/ttyACM2", "9900"),
        ("/dev/ttyUSB0", "FT1"),
        ("/dev/ttyUSB1", "FT1"),
    )
    monkeypatch.setattr("serial.tools.list_ports.comports", listed)


@pytest.mark.usefixtures("attached")
@pytest.mark.parametrize(
    ("asked", "port"),
    [
        (Serial("/dev/anything"), "/dev/anything"),
        (Usb("unplugged", "/dev/ttyUSB7"), "/dev/ttyUSB7"),
        (Usb("9900AAAA"), "/dev/ttyACM0"),
        (Usb("9900aaaa"), "/dev/ttyACM0"),
        (Usb("9900AAB"), "/dev/ttyACM1"),
        # The whole of one before the beginning of others.
        (Usb("9900"), "/dev/ttyACM2"),
    ],
)
def test_probe_and_port_are_tied_by_the_serial_number(asked: Serial | Usb, port: str) -> None:
    assert serial_port(asked) == port


@pytest.mark.usefixtures("attached")
@pytest.mark.parametrize(
    ("uid", "message"),
    [
        ("1234", r"no serial port has the USB serial number 1234; there are /dev/ttyS0 \(a port\), "
                 r"/dev/ttyACM0 \(9900AAAA\), .*usb:1234@PORT"),
        ("9900A", r"usb:9900A fits several serial ports: /dev/ttyACM0 \(9900AAAA\), /dev/ttyACM1 "),
        ("FT1", r"usb:FT1 fits several serial ports: .*usb:FT1@PORT"),
    ],
)  # fmt: skip
def test_probes_without_a_port_of_their_own(uid: str, message: str) -> None:
    with pytest.raises(NoSuchBoard, match=message):
        serial_port(Usb(uid))


def test_a_machine_without_ports_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("serial.tools.list_ports.comports", ports())
    with pytest.raises(NoSuchBoard, match="there is no serial port at all"):
        connect("usb:1234")


@pytest.mark.parametrize(
    ("text", "error", "message"),
    [
        ("qemu:arduino", UsageError, "there is no board 'arduino'; there are bbcmicrobit"),
        ("qemu:disco_f051r8", UsageError, "QEMU has no machine for disco_f051r8"),
        ("serial:/dev/there-is-none", NoSuchBoard, "there is no port /dev/there-is-none"),
        ("serial:hwgrep://there-is-none", NoSuchBoard, "cannot open hwgrep://there-is-none: no ports found"),
        ("serial:hwgrep://*", UsageError, "nothing to repeat"),
        ("serial:socket://127.0.0.1:99999", UsageError, "should end in HOST:PORT, the port a number from 0"),
        ("serial:rfc2217://127.0.0.1", UsageError, "should end in HOST:PORT"),
    ],
)
def test_boards_that_are_not_there(text: str, error: type[Exception], message: str, tmp_path: Path) -> None:
    with pytest.raises(error, match=message):
        connect(text, image=tmp_path / "unused.elf")


class FakeEmulated:
    def __init__(self, board: ScriptedBoard) -> None:
        self.stopped = 0
        self.stream = _RealTime(board)

    def stop(self) -> None:
        self.stopped += 1


class _RealTime(ScriptedStream):
    """Answers at once, whatever the time."""

    def __init__(self, board: ScriptedBoard) -> None:
        super().__init__(board, Clock())

    def read(self, deadline: float) -> bytes:
        return super().read(self.clock() + 1000)


def emulate(
    monkeypatch: pytest.MonkeyPatch, board: ScriptedBoard
) -> tuple[FakeEmulated, list[tuple[str, Path]]]:
    emulated = FakeEmulated(board)
    started = []

    def start(board: object, image: Path) -> FakeEmulated:
        started.append((board.id, image))  # type: ignore[attr-defined]
        return emulated

    monkeypatch.setattr(qemu, "start", start)
    return emulated, started


def test_an_emulated_board_shows_no_cycles_and_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    emulated, started = emulate(monkeypatch, ScriptedBoard(counter=1))
    with connect("qemu:bbcmicrobit", image=Path("mine.elf")) as board:
        assert board.address == "qemu:bbcmicrobit"
        assert board.call("test.sum", a=1, b=5).cycles is None
        assert emulated.stopped == 0
    assert started == [("bbcmicrobit", Path("mine.elf"))]
    assert emulated.stopped == 1
    assert emulated.stream.closed


def test_an_emulated_board_that_answers_nonsense_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    emulated, _ = emulate(monkeypatch, ScriptedBoard(version=2))
    with pytest.raises(ProtocolError):
        connect("qemu:bbcmicrobit", image=Path("mine.elf"))
    assert emulated.stopped == 1


def test_in_a_checkout_the_image_is_built(monkeypatch: pytest.MonkeyPatch) -> None:
    _, started = emulate(monkeypatch, ScriptedBoard())
    monkeypatch.setattr("thumbkat.image.build.in_checkout", lambda: Path("/checkout"))
    monkeypatch.setattr(
        "thumbkat.image.build.build", lambda boards: {board: Path("built.elf") for board in boards}
    )
    connect("qemu:disco_f407vg").close()
    assert started == [("disco_f407vg", Path("built.elf"))]


def test_elsewhere_it_must_be_given(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("thumbkat.image.build.in_checkout", lambda: None)
    with pytest.raises(UsageError, match="qemu:bbcmicrobit needs an image to run: give one with --image"):
        connect("qemu:bbcmicrobit")
