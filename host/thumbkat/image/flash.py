"""Debug probes through pyOCD: which are attached, and writing an image through one.

Three habits of pyOCD are kept out here: it waits for ever for a probe that is not there, it asks on the
terminal when an id fits several, and it erases a locked chip unasked.
"""

from __future__ import annotations

import contextlib
import logging
import sys
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from thumbkat.errors import Ambiguous, FlashFailed, NoSuchBoard, UsageError
from thumbkat.image.elf import load_segments
from thumbkat.virtual import registry
from thumbkat.virtual.registry import Running

Progress = Callable[[float], None]

# Longer than any of the four boards takes through the slowest probe.
_DEADLINE = 180.0
# A board may be named by the beginning of its probe's id; every micro:bit's begins with 99.
_LEAST_OF_ID = 4
# A virtual board that was killed takes a moment to be gone.
_GONE_SECONDS = 0.5
_LOADING = threading.Lock()


@dataclass(frozen=True)
class Probe:
    """An attached probe. `target` is pyOCD's name of the chip behind it, where the probe knows."""

    uid: str
    description: str
    target: str | None


def _load() -> None:
    """Loads pyOCD, in one thread: its modules import each other in circles, and a thread that meets
    another in such a circle is given half a module.
    """
    with _LOADING:
        import pyocd.core.helpers
        import pyocd.core.session
        import pyocd.flash.file_programmer
        import pyocd.probe.aggregator  # noqa: F401 - with the plugins, which may bring targets

        import thumbkat.virtual.plugin  # noqa: F401
    # Its log would stand beside our one line of error; with debugging on it is welcome.
    if not logging.getLogger("thumbkat").isEnabledFor(logging.DEBUG):
        logging.getLogger("pyocd").setLevel(logging.CRITICAL + 1)


def list_probes() -> list[Probe]:
    """Every probe on USB that pyOCD sees now."""
    _load()
    from pyocd.core.exceptions import Error

    from thumbkat.virtual.plugin import VirtualProbe

    try:
        return [_describe(probe) for probe in _attached() if not isinstance(probe, VirtualProbe)]
    except (Error, OSError) as error:
        raise NoSuchBoard(f"pyOCD cannot look for probes: {_one_line(error)}") from error


def find_probe(uid: str) -> Probe:
    """The probe with this unique id, or whose id begins so; upper and lower case are the same."""
    probes = list_probes()
    exact = [probe for probe in probes if probe.uid.lower() == uid.lower()]
    if not exact:
        require_long_enough(uid)
    found = exact or [probe for probe in probes if probe.uid.lower().startswith(uid.lower())]
    if len(found) == 1:
        return found[0]
    several = ", ".join(probe.uid for probe in found or probes)
    if found:
        raise Ambiguous(f"usb:{uid} fits several probes: {several}; give more of the id")
    there = (
        f"attached: {several}" if probes else "none is attached: check the cable, and on Linux the udev rules"
    )
    raise NoSuchBoard(f"there is no probe {uid}; {there}")


def require_long_enough(uid: str) -> None:
    """Raises UsageError for the beginning of an id that says too little: the first digits are the maker's."""
    if len(uid) < _LEAST_OF_ID:
        raise UsageError(
            f"usb:{uid} says too little: give at least {_LEAST_OF_ID} characters of the probe's id "
            "(`thumbkat boards` lists the probes)"
        )


def program(
    at: str | Running,
    image: Path,
    *,
    target: str,
    pack_name: str | None = None,
    pack_file: Path | None = None,
    mass_erase: bool = False,
    called: str | None = None,
    progress: Progress = lambda fraction: None,
) -> None:
    """Writes the ELF through the probe with this unique id, or into a running virtual board; reads it
    back, and resets the chip. `called`: the address that the user gave, where it is another.

    The time is looked at between the steps (open, erase, each page, read back). What this cannot interrupt
    is one call of pyOCD: a probe that hangs in a USB transfer is left to pyOCD's own time-outs.
    """
    deadline = time.monotonic() + _DEADLINE

    def in_time() -> None:
        if time.monotonic() > deadline:
            raise FlashFailed(
                f"{way}: flashing took longer than {_DEADLINE:.0f} s; unplug the board and try again"
            )

    def step(fraction: float) -> None:
        in_time()
        progress(fraction)

    image = image.resolve()
    segments = load_segments(image)
    way = _Way(at, called) if isinstance(at, Running) else _Way(find_probe(at).uid, called)
    in_time()
    if mass_erase:
        # A session of its own: erasing resets the chip under the debugger, and a locked nRF52 is unlocked for
        # good only by the connection after it.
        with _session(way, target, pack_name, pack_file, unlock=True) as session:
            in_time()
            _erase(session)
        in_time()
    with _session(way, target, pack_name, pack_file, unlock=mass_erase) as session:
        in_time()
        session.target.reset_and_halt()
        _write(session, image, step)
        for segment in segments:
            in_time()
            if bytes(session.target.read_memory_block8(segment.address, len(segment.data))) != segment.data:
                raise FlashFailed(
                    f"{way}: flash at {segment.address:#010x} does not read back as written; "
                    "try again with --mass-erase, which erases the whole chip"
                )
        _reset(session)


@dataclass(frozen=True)
class _Way:
    """Through which probe a chip is reached: the unique id of one on USB, or a virtual board's own."""

    to: str | Running
    called: str | None = None

    def __str__(self) -> str:
        return self.called or (self.to.address if isinstance(self.to, Running) else f"probe {self.to}")

    def failure(self, error: BaseException) -> FlashFailed:
        """What pyOCD's error means here, and what to do."""
        if not isinstance(self.to, Running):
            remedy = "check that the board has power and that no other program uses the probe"
            return FlashFailed(f"{self}: {_one_line(error)}; {remedy}")
        deadline = time.monotonic() + _GONE_SECONDS
        while registry.is_there(self.to):
            if time.monotonic() > deadline:
                return FlashFailed(f"{self}: {_one_line(error)}; check that no other program uses its probe")
            time.sleep(0.01)
        return FlashFailed(f"{self} has ended while it was flashed; {registry.start_again(self.to)}")

    def probe(self) -> Any:
        if isinstance(self.to, Running):
            from thumbkat.virtual.plugin import VirtualProbe

            # As pyOCD would find it too, after a look at USB.
            return VirtualProbe(self.to)
        for probe in _attached():
            if str(probe.unique_id).lower() == self.to.lower():
                return probe
        raise NoSuchBoard(f"{self} is gone; plug it in again")


def _attached() -> list[Any]:
    _load()
    from pyocd.core.helpers import ConnectHelper

    return list(ConnectHelper.get_all_connected_probes(blocking=False, print_wait_message=False))


def _describe(probe: Any) -> Probe:
    from pyocd.core.exceptions import Error

    try:
        info = probe.associated_board_info
    except (Error, OSError):
        info = None  # a probe in use by another program: it is there all the same
    target = info.target if info is not None else None
    return Probe(str(probe.unique_id), str(probe.description), target.lower() if target else None)


@contextlib.contextmanager
def _session(
    way: _Way, target: str, pack_name: str | None, pack_file: Path | None, *, unlock: bool
) -> Iterator[Any]:
    """An open pyOCD session; whatever goes wrong in it comes out as FlashFailed with its remedy."""
    _load()
    from pyocd.core.exceptions import Error, TargetSupportError
    from pyocd.core.session import Session

    probe = way.probe()
    options = {
        "target_override": target,
        "pack": [str(pack_file.resolve())] if pack_file else None,
        "auto_unlock": unlock,
        "hide_programming_progress": True,
    }
    session = None
    try:
        session = Session(probe, options=options)
        session.open()
        if not unlock and _locked(session):
            raise _is_locked(way)
        yield session
    except TargetSupportError as error:
        raise FlashFailed(_target_remedy(target, pack_name)) from error
    except Exception as error:
        # pyOCD tidies up after Ctrl-C, and fails at it.
        interruption = _interrupted(error)
        if interruption is not None:
            raise type(interruption) from error
        if not isinstance(error, (Error, OSError, ValueError, KeyError)):
            raise
        if session is not None and not unlock and _locked(session):
            raise _is_locked(way) from error
        raise way.failure(error) from error
    finally:
        if session is not None:
            _close(session)


def _close(session: Any) -> None:
    from pyocd.core.exceptions import Error

    # A board that was unplugged cannot be closed properly, and what matters has been reported. What is under
    # way already, Ctrl-C for one, matters more than whatever closing says.
    under_way = sys.exc_info()[1] is not None
    with contextlib.suppress(*((Exception,) if under_way else (Error, OSError))):
        session.close()


def _interrupted(error: BaseException) -> KeyboardInterrupt | None:
    """On the way out of which Ctrl-C, or SIGTERM, the error came up, if it did."""
    seen: set[int] = set()
    before: BaseException | None = error
    while before is not None and id(before) not in seen:
        if isinstance(before, KeyboardInterrupt):
            return before
        seen.add(id(before))
        before = before.__context__
    return None


def _locked(session: Any) -> bool:
    """Whether an nRF52 keeps debuggers out (APPROTECT)."""
    from pyocd.core.exceptions import Error

    target = session.board.target
    if getattr(target, "ctrl_ap", None) is None:
        return False
    try:
        return bool(target.is_locked())
    except (Error, OSError):
        return False


def _is_locked(way: _Way) -> FlashFailed:
    return FlashFailed(
        f"{way}: the chip is locked (APPROTECT); --mass-erase erases everything on it and unlocks it"
    )


def target_known(target: str, pack_file: Path | None = None) -> bool:
    """Whether pyOCD can program this chip: built in, by a plugin, by a pack installed or given."""
    _load()
    from pyocd.core.exceptions import Error
    from pyocd.target import TARGET
    from pyocd.target.pack import pack_target

    try:
        if pack_file is not None:
            pack_target.PackTargets.populate_targets_from_pack([str(pack_file)])
        if target not in TARGET:
            pack_target.ManagedPacks.populate_target(target)
    except (Error, OSError, ValueError, KeyError):
        return False
    return target in TARGET


def _target_remedy(target: str, pack_name: str | None) -> str:
    return (
        f"pyOCD does not know the target {target}; install its pack with "
        f"`pyocd pack install {pack_name or target}`, or give a downloaded one with --pack FILE"
    )


def _erase(session: Any) -> None:
    from pyocd.flash.eraser import FlashEraser

    session.target.reset_and_halt()
    FlashEraser(session, FlashEraser.Mode.MASS).erase()


def _write(session: Any, image: Path, step: Progress) -> None:
    from pyocd.flash.file_programmer import FileProgrammer

    programmer = FileProgrammer(session, progress=step)
    programmer.add_file(str(image), file_format="elf")
    programmer.commit()


def _reset(session: Any) -> None:
    from pyocd.core.exceptions import TransferError

    # Some probes lose the chip for a moment in a reset; HELLO tells whether it runs.
    with contextlib.suppress(TransferError):
        session.target.reset()


def _one_line(error: BaseException) -> str:
    text = " ".join(str(error).split())
    return text or type(error).__name__
