"""A sealed image in QEMU: it has live sessions, and takes no coins from outside."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.builds import image_with
from thumbkat import Board, connect
from thumbkat.errors import UsageError
from thumbkat.jobs.exchange import run_exchange
from thumbkat.jobs.kat import run_kat

BOARD = "bbcmicrobit"  # its source of entropy is there in QEMU too


@pytest.fixture(scope="module")
def image() -> Path:
    return image_with("-DTHUMBKAT_SEALED", BOARD)


@pytest.fixture
def sealed(image: Path) -> Iterator[Board]:
    with connect(f"qemu:{BOARD}", image=image) as board:
        yield board


def test_known_answers_pass_and_what_is_left_out_is_skipped(sealed: Board) -> None:
    assert sealed.info.sealed
    assert "entropy.seed" not in sealed.operations
    report = run_kat(sealed)
    assert report.ok
    assert report.passed
    skipped = {one.operation for one in report.skipped}
    assert {"newhope.keygen", "newhope.sharedb"} <= skipped
    # Of what is there: the tags, for whose known answer the host needs the key, and what takes its coins.
    there = {one.id: one.reason for one in report.skipped if one.operation in sealed.operations}
    assert there == {
        "newhope/tag": "the board has no operation newhope.keygen; its build is sealed",
        "newhope-14bit/tag": "the board has no operation newhope.keygen; its build is sealed",
        "hybrid/tag": "the board has no operation newhope.keygen; its build is sealed",
        "session/start-host-entropy": "the board has no operation entropy.seed; its build is sealed",
        "session/respond-host-entropy": "the board has no operation entropy.seed; its build is sealed",
    }


def test_an_exchange_has_the_coins_of_the_boards(sealed: Board, image: Path) -> None:
    with connect(f"qemu:{BOARD}", image=image) as other:
        assert run_exchange(sealed, other, scheme="hybrid", message="Good morning").ok
        report = run_exchange(sealed, other, rounds=2)
        assert report.agreed
        sides = [side for one in report.rounds for side in (one.server, one.client)]
        assert [side.entropy for side in sides] == ["rng"] * 4
        with pytest.raises(UsageError, match=r"sealed build.*leave out --host-entropy"):
            run_exchange(sealed, other, host_entropy=True)


# Those that work on what the host brings and on nothing else: what they give, it could compute itself.
PURE = {
    "newhope.ntt",
    "newhope.invntt",
    "newhope.pointwise",
    "newhope.pointwise_invntt",
    "newhope.uniform",
    "newhope.rec",
    "newhope.pack",
    "newhope.unpack",
    "keccak.f1600",
    "keccak.sha3_256",
    "keccak.sha3_512",
    "keccak.shake128",
    "keccak.shake256",
    "chacha20.block",
    "fe25519.mul",
    "fe25519.sqr",
    "fe25519.invert",
    "x25519.scalarmult",
    "x25519.base",
    "x25519.step",
    "sha512.block",
    "sha512.hash",
    "ed25519.public",
    "ed25519.sign",
    "ed25519.verify",
    "ed25519.base",
    "salsa20.block",
    "salsa20.hsalsa20",
    "salsa20.xor",
    "salsa20.xsalsa20",
    "poly1305.tag",
    "poly1305.verify",
    "nacl.secretbox_seal",
    "nacl.secretbox_open",
    "nacl.box_public",
    "nacl.box_beforenm",
    "nacl.box_seal",
    "nacl.box_open",
    *(f"sparkle.sparkle{bits}_{form}" for bits in (256, 384, 512) for form in ("slim", "big")),
    *(
        f"sparkle.schwaemm{variant}_{which}"
        for variant in ("128_128", "256_128", "192_192", "256_256")
        for which in ("encrypt", "decrypt")
    ),
    "sparkle.esch256",
    "sparkle.esch384",
    "sparkle.xoesch256",
    "sparkle.xoesch384",
}
_SCHWAEMM = {f"sparkle.schwaemm_{step}" for step in ("start", "associate", "update")}
_SCHWAEMM_CHECKED = {f"sparkle.schwaemm_open_{step}" for step in ("start", "associate", "check")}
# The same in pieces: between them they keep what the host brought. What each continues.
PIECES: dict[str, set[str]] = {
    "sha512.start": set(),
    "sha512.update": {"sha512.start", "sha512.update"},
    "sha512.finish": {"sha512.start", "sha512.update"},
    "ed25519.sign_start": set(),
    "ed25519.sign_first": {"ed25519.sign_start", "ed25519.sign_first"},
    "ed25519.sign_turn": {"ed25519.sign_start", "ed25519.sign_first"},
    "ed25519.sign_second": {"ed25519.sign_turn", "ed25519.sign_second"},
    "ed25519.sign_finish": {"ed25519.sign_turn", "ed25519.sign_second"},
    "ed25519.verify_start": set(),
    "ed25519.verify_update": {"ed25519.verify_start", "ed25519.verify_update"},
    "ed25519.verify_finish": {"ed25519.verify_start", "ed25519.verify_update"},
    "salsa20.start": set(),
    "salsa20.update": {"salsa20.start", "salsa20.update"},
    "poly1305.start": set(),
    "poly1305.update": {"poly1305.start", "poly1305.update"},
    "poly1305.finish": {"poly1305.start", "poly1305.update"},
    "nacl.seal_start": set(),
    "nacl.seal_update": {"nacl.seal_start", "nacl.seal_update"},
    "nacl.seal_finish": {"nacl.seal_start", "nacl.seal_update"},
    "nacl.open_start": set(),
    "nacl.open_check": {"nacl.open_start", "nacl.open_check"},
    "nacl.open_turn": {"nacl.open_start", "nacl.open_check"},
    "nacl.open_update": {"nacl.open_turn", "nacl.open_update"},
    "nacl.open_finish": {"nacl.open_turn", "nacl.open_update"},
    "sparkle.schwaemm_start": set(),
    "sparkle.schwaemm_associate": {"sparkle.schwaemm_start", "sparkle.schwaemm_associate"},
    "sparkle.schwaemm_update": _SCHWAEMM,
    "sparkle.schwaemm_finish": _SCHWAEMM,
    "sparkle.schwaemm_open_start": set(),
    "sparkle.schwaemm_open_associate": {"sparkle.schwaemm_open_start", "sparkle.schwaemm_open_associate"},
    "sparkle.schwaemm_open_check": _SCHWAEMM_CHECKED,
    "sparkle.schwaemm_open_turn": _SCHWAEMM_CHECKED,
    "sparkle.schwaemm_open_update": {"sparkle.schwaemm_open_turn", "sparkle.schwaemm_open_update"},
    "sparkle.schwaemm_open_finish": {"sparkle.schwaemm_open_turn", "sparkle.schwaemm_open_update"},
    "sparkle.esch_start": set(),
    "sparkle.esch_update": {"sparkle.esch_start", "sparkle.esch_update"},
    "sparkle.esch_finish": {"sparkle.esch_start", "sparkle.esch_update"},
    "sparkle.xoesch_start": set(),
    "sparkle.xoesch_absorb": {"sparkle.xoesch_start", "sparkle.xoesch_absorb"},
    "sparkle.xoesch_squeeze": {f"sparkle.xoesch_{step}" for step in ("start", "absorb", "squeeze")},
}
# Those that draw coins or keep secrets, with all that they show.
LIVE = {
    "session.start": ["msg_a", "entropy"],
    "session.respond": ["msg_b", "entropy"],
    "session.finish": [],
    "session.confirm": ["tag"],
    "session.check": [],
    "session.seal": ["sealed"],
    "session.open": ["message"],
}
# What one host seals for the other; neither is the board's own.
TEXTS = {"session.seal": "message", "session.open": "message"}


def test_no_operation_shows_a_secret(sealed: Board) -> None:
    """All that there are: an operation that is new has to be put in its place here."""
    assert set(sealed.operations) == PURE | set(PIECES) | set(LIVE)
    for name in PURE:
        operation = sealed.operations[name]
        assert not operation.state, f"{name} keeps something"
        assert not operation.continues, f"{name} takes what another has kept"
    for name, continued in PIECES.items():
        assert set(sealed.operations[name].continues) == continued, f"{name} takes what another has kept"
    for name, shown in LIVE.items():
        operation = sealed.operations[name]
        assert [field.name for field in operation.outputs] == shown
        secret = {field.name for field in (*operation.inputs, *operation.outputs) if field.secret}
        assert secret <= {TEXTS.get(name)}, f"{name} takes coins from outside, or shows a secret"
