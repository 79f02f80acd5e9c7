"""The commands that look at boards and work on them. Each returns its exit code."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path

import click

from thumbkat.cli.options import (
    attached,
    common,
    image_option,
    images_of,
    images_option,
    timeout_option,
)
from thumbkat.cli.output import Output
from thumbkat.errors import UsageError
from thumbkat.jobs.attach import Images
from thumbkat.jobs.boards import look_around
from thumbkat.jobs.doctor import examine
from thumbkat.jobs.exchange import require_two_boards, run_exchange
from thumbkat.jobs.flash import run_flash
from thumbkat.jobs.kat import run_kat, suite_names
from thumbkat.jobs.messages import AEADS, SECRETBOX
from thumbkat.jobs.schemes import SCHEMES
from thumbkat.report.facts import info_json
from thumbkat.report.tables import (
    attached_tables,
    doctor_table,
    exchange_tables,
    info_table,
    kat_summary,
    kat_tables,
    operations_table,
)


@click.command()
@common
def boards(as_json: bool) -> int:
    """Lists the boards, and what is attached and by which address to reach it.

    \b
    Examples:
      thumbkat boards
      thumbkat boards --json
    """
    output = Output(as_json)
    with output.progress() as steps:
        steps.step("looking for probes and serial ports", None)
        seen = look_around()
    for trouble in (seen.probe_trouble, seen.virtual_trouble):
        if trouble:
            output.note(trouble)
    output.result(seen.to_json(), *attached_tables(seen))
    return 0


@click.command()
@click.argument("board")
@image_option
@timeout_option
@common
def info(board: str, image: Path | None, timeout: float, as_json: bool) -> int:
    """Shows what BOARD says of itself, and whether it runs the image at hand.

    \b
    Examples:
      thumbkat info virtual:bbcmicrobit
      thumbkat info serial:/dev/ttyACM0 --json
    """
    output = Output(as_json)
    with ExitStack() as stack:
        with output.progress() as steps:
            images = Images(image, steps.phase)
            one = stack.enter_context(
                attached(board, images, output, steps, timeout=timeout, must_match=False)
            )
        matches = None if one.image is None else one.mismatch is None
        words = {
            None: "no image at hand",
            True: f"the same as {one.image}",
            False: f"NOT that of {one.image}",
        }
        output.result(
            info_json(one.board, one.image, matches),
            info_table(one.board.info, words[matches]),
            operations_table(one.board.operations),
        )
    return 0


@click.command()
@click.argument("board")
@image_option
@click.option("--mass-erase", is_flag=True, help="Erase the whole chip first; unlocks a locked nRF52.")
@click.option("--board", "board_id", metavar="ID", help="Which board it is, where the probe does not know.")
@click.option(
    "--pack",
    type=click.Path(path_type=Path, exists=True, dir_okay=False),
    metavar="FILE",
    help="A CMSIS pack with the chip's target.",
)
@timeout_option
@common
def flash(
    board: str,
    image: Path | None,
    mass_erase: bool,
    board_id: str | None,
    pack: Path | None,
    timeout: float,
    as_json: bool,
) -> int:
    """Puts the firmware on BOARD and checks that it answers.

    By pyOCD, through the probe of a usb: address or of a running virtual board. A throw-away board
    (virtual:ID, qemu:ID) is started with the image, greeted, and ended.

    \b
    Examples:
      thumbkat flash usb:9904360259164e45004e7012d5a21b23000000009796990b
      thumbkat flash virtual:alice
      thumbkat flash usb:066BFF@/dev/ttyUSB0 --board disco_f407vg
      thumbkat flash usb:9904… --image my/firmware.elf --mass-erase
    """
    output = Output(as_json)
    with output.progress() as steps:
        report = run_flash(
            board,
            image=image,
            board_id=board_id,
            pack=pack,
            mass_erase=mass_erase,
            timeout=timeout,
            progress=lambda text, fraction: steps.step(text, fraction) if fraction else steps.phase(text),
        )
    if not report.confirmed:
        output.note(
            "flashed and read back, but not greeted: this board's serial line is a cable of its own; "
            f"with it, type {board}@PORT"
        )
    confirmed = ", and the board confirms it" if report.confirmed else ""
    output.result(report.to_json())
    output.line(
        f"{report.address}: {report.image} (CRC {report.image_crc:08x}) "
        f"flashed in {report.seconds:.1f} s{confirmed}"
    )
    return 0


@click.command()
@click.argument("board")
@click.option(
    "--suite", "suites", multiple=True, metavar="NAME", help=f"Only this suite: {', '.join(suite_names())}."
)
@click.option(
    "--vectors",
    "files",
    multiple=True,
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Test vectors: NewHope JSON lines, NIST LWC .txt and .rsp, Wycheproof JSON, Ed25519's sign.input.",
)
@click.option("--algorithm", metavar="NAME", help="What the vectors are for, where the file does not say.")
@image_option
@timeout_option
@common
def kat(
    board: str,
    suites: Sequence[str],
    files: Sequence[Path],
    algorithm: str | None,
    image: Path | None,
    timeout: float,
    as_json: bool,
) -> int:
    """Runs known-answer tests on BOARD.

    Without --suite or --vectors, the built-in answers for every operation.

    \b
    Examples:
      thumbkat kat virtual:bbcmicrobit
      thumbkat kat serial:/dev/ttyACM0 --suite keccak
      thumbkat kat virtual:disco_f407vg --vectors SHA3_256ShortMsg.rsp --algorithm sha3-256
    """
    output = Output(as_json)
    with (
        output.progress() as steps,
        attached(board, Images(image, steps.phase), output, steps, timeout=timeout) as one,
    ):
        address = one.board.address
        steps.phase(f"{address}: known answers")
        report = run_kat(
            one.board,
            suites=suites or None,
            files=files,
            algorithm=algorithm,
            progress=lambda done, total, what: steps.step(
                f"{address}: {what}", done / total if total else None
            ),
        )
    output.result(report.to_json(), *kat_tables(report))
    output.line(kat_summary(report, one.board.address))
    return 0 if report.ok else 1


@click.command()
@click.argument("alice")
@click.argument("bob")
@click.option(
    "--scheme",
    type=click.Choice(list(SCHEMES)),
    default="newhope",
    show_default=True,
    help="What to agree by; hybrid is X25519 and NewHope together.",
)
@click.option(
    "--rounds", type=click.IntRange(min=1), default=1, show_default=True, help="How many exchanges."
)
@click.option("--host-entropy", is_flag=True, help="Seed both boards with random bytes of this computer.")
@click.option(
    "--message", metavar="TEXT", help="Then let each board seal TEXT under its key, and the other open it."
)
@click.option(
    "--aead",
    type=click.Choice(list(AEADS)),
    help=f"What seals the message; {SECRETBOX} if not given. A board offers what its firmware has.",
)
@images_option
@timeout_option
@common
def exchange(
    alice: str,
    bob: str,
    scheme: str,
    rounds: int,
    host_entropy: bool,
    message: str | None,
    aead: str | None,
    images: Sequence[Path],
    timeout: float,
    as_json: bool,
) -> int:
    """Lets two boards agree on a key, and send each other a message under it.

    ALICE is the server in odd rounds, BOB in even ones. Secrets and keys never leave the boards: each board
    itself checks the other's confirmation. With --message the server seals TEXT and the client opens it, and
    then the reverse; only what was sealed goes from one to the other. --aead says what seals it.

    \b
    Examples:
      thumbkat exchange virtual:bbcmicrobit virtual:bbcmicrobit
      thumbkat exchange virtual:bbcmicrobit qemu:disco_f407vg --rounds 2 --host-entropy
      thumbkat exchange virtual:bbcmicrobit virtual:disco_f407vg --scheme hybrid --message "Good morning"
      thumbkat exchange virtual:bbcmicrobit virtual:disco_f407vg --message "Hi" --aead schwaemm256-128
      thumbkat exchange usb:9904… serial:/dev/ttyUSB0 --scheme newhope-14bit
    """
    if aead is not None and message is None:
        raise UsageError("--aead says what seals a message: add --message, or leave it out")
    require_two_boards(alice, bob)
    output = Output(as_json)
    addresses = [alice, bob]
    with output.progress() as steps, ExitStack() as stack:
        opened = [
            stack.enter_context(attached(address, chosen, output, steps, timeout=timeout))
            for address, chosen in zip(addresses, images_of(images, addresses, steps), strict=True)
        ]
        report = run_exchange(
            opened[0].board,
            opened[1].board,
            scheme=scheme,
            rounds=rounds,
            host_entropy=host_entropy,
            message=message,
            aead=aead or SECRETBOX,
            progress=steps.phase,
        )
    output.result(report.to_json(), *exchange_tables(report))
    return 0 if report.ok else 1


@click.command()
@click.argument("board")
@image_option
@click.option(
    "--timeout",
    type=click.FloatRange(min=0, min_open=True),
    default=5.0,
    show_default=True,
    metavar="SECONDS",
    help="How long the board may take to answer.",
)
@common
def doctor(board: str, image: Path | None, timeout: float, as_json: bool) -> int:
    """Finds out why BOARD does not answer, and says what to do.

    Looks at the address, the probe, the port, the firmware and its age, the cycle counter and the entropy, in
    this order. The exit code is that of the first failure.

    \b
    Examples:
      thumbkat doctor serial:/dev/ttyACM0
      thumbkat doctor virtual:bbcmicrobit
    """
    output = Output(as_json)
    with output.progress() as steps:
        report = examine(board, image=image, timeout=timeout, progress=steps.phase)
    output.result(report.to_json(), doctor_table(report))
    return report.exit_code
