"""Live sessions of boards: X25519 and both schemes together, and messages under the key."""

from collections.abc import Callable, Sequence
from random import Random

import pytest
from nacl import bindings

from tests.builds import SPARKLE, images
from tests.device.test_board import seeded
from tests.reference import session
from tests.reference.session import AEADS, RESPONDED, SCHEMES, SCHWAEMM, SECRETBOX, STARTED, Agreed
from thumbkat import Board, connect
from thumbkat.errors import OperationFailed, SessionRejected, UsageError
from thumbkat.jobs.exchange import run_exchange
from thumbkat.jobs.kat import run_kat
from thumbkat.link.protocol import Status
from thumbkat.virtual.local import LocalBoard

M0, M4 = "bbcmicrobit", "disco_f407vg"
LONG = [pytest.mark.verify, pytest.mark.timeout(7200)]
TEXT = "Guten Morgen, Größe 3 µm 🐈"


@pytest.mark.parametrize(
    ("alice", "bob", "schemes", "rounds"),
    [
        pytest.param(M0, M4, ("x25519", "hybrid"), 2, id="M0-M4"),
        pytest.param(M0, M0, ("x25519",), 1, id="M0-M0"),
        pytest.param(M4, M4, ("hybrid",), 1, id="M4-M4", marks=pytest.mark.verify),
        pytest.param(M0, M4, tuple(SCHEMES), 250, id="M0-M4-long", marks=LONG),
        pytest.param(M0, M0, tuple(SCHEMES), 250, id="M0-M0-long", marks=LONG),
        pytest.param(M4, M4, tuple(SCHEMES), 250, id="M4-M4-long", marks=LONG),
    ],
)
def test_every_message_comes_out(alice: str, bob: str, schemes: Sequence[str], rounds: int) -> None:
    """Each board is the server in every other round, and seals and opens in all."""
    with (
        connect(f"virtual:{alice}", image=images()[alice]) as one,
        connect(f"virtual:{bob}", image=images()[bob]) as other,
    ):
        for scheme in schemes:
            aead = AEADS[SCHEMES[scheme].number % 2]
            report = run_exchange(one, other, scheme=scheme, rounds=rounds, message=TEXT, aead=aead)
            assert report.ok
            assert len(report.rounds) == rounds
            assert {len(each.deliveries) for each in report.rounds} == {2}


def with_peer(board: Board, scheme: str, *, starts: bool) -> Agreed:
    """The board has agreed with the reference, and has seen its tag."""
    random = Random(scheme)
    seed, noise, scalar = (random.randbytes(32) for _ in range(3))
    seeded(board)
    if starts:
        msg_a, pending = session.start(scheme, seed, noise, scalar)
        msg_b = board.call("session.respond", scheme=scheme, msg_a=msg_a).data("msg_b")
        peer = Agreed(session.finish(pending, msg_b), STARTED)
    else:
        msg_a = board.call("session.start", scheme=scheme).data("msg_a")
        msg_b, derived = session.respond(scheme, msg_a, noise, scalar)
        board.call("session.finish", msg_b=msg_b)
        peer = Agreed(derived, RESPONDED)
    assert board.call("session.confirm").data("tag") == peer.peer_tag
    board.call("session.check", peer_tag=peer.tag)
    return peer


@pytest.mark.needs("nacl")
@pytest.mark.parametrize("scheme", ["hybrid", *(pytest.param(one, marks=LONG) for one in tuple(SCHEMES)[:3])])
def test_a_peer_by_the_page(board: Board, scheme: str) -> None:
    """The peer is the reference, in both roles, and libsodium opens and seals."""
    for starts in (False, True):
        peer = with_peer(board, scheme, starts=starts)
        sends, receives = peer.derived.keys[peer.role], peer.derived.keys[1 - peer.role]
        for number, length in enumerate((17, 64, 200)):
            text, nonce = Random(length).randbytes(length), session.nonce(number)
            sealed = board.call("session.seal", aead=SECRETBOX, message=text).data("sealed")
            assert bindings.crypto_secretbox_open_easy(sealed, nonce, receives) == text
            sealed = bindings.crypto_secretbox_easy(text, nonce, sends)
            assert board.call("session.open", aead=SECRETBOX, sealed=sealed).data("message") == text


WRONG: dict[str, Callable[[Agreed, bytes], list[bytes]]] = {
    "replayed": lambda peer, own: [peer.seal(b"text")] * 2,
    "reordered": lambda peer, own: [peer.seal(b"text") for _ in range(3)][::2],
    "forged": lambda peer, own: [bytes([peer.seal(b"text")[0] ^ 1]) + own[1:]],
    "its-own": lambda peer, own: [own],
}


@pytest.mark.needs("nacl")
@pytest.mark.parametrize("what", WRONG)
def test_what_is_not_the_next_message_is_refused(board: Board, what: str) -> None:
    peer = with_peer(board, "x25519", starts=False)
    own = board.call("session.seal", aead=SECRETBOX, message=b"text").data("sealed")
    *good, wrong = WRONG[what](peer, own)
    for sealed in good:
        assert board.call("session.open", aead=SECRETBOX, sealed=sealed).data("message") == b"text"
    is_refused(board, SECRETBOX, wrong)


def is_refused(board: Board, aead: str, sealed: bytes) -> None:
    """And the session is gone."""
    with pytest.raises(SessionRejected):
        board.call("session.open", aead=aead, sealed=sealed)
    with pytest.raises(OperationFailed) as caught:
        board.call("session.seal", aead=aead, message=b"text")
    assert caught.value.status is Status.NO_STATE


@pytest.mark.needs("sparkle")
@pytest.mark.parametrize("what", ["forged", "by-the-other"])
def test_messages_by_schwaemm(board: Board, what: str) -> None:
    """One count over both AEADs, where the board has both; then one that is not the next message."""
    peer = with_peer(board, "x25519", starts=True)
    aeads = board.operations["session.seal"].inputs[0].choices
    for length, aead in [(0, SCHWAEMM), (33, aeads[0]), (100, SCHWAEMM)]:
        text = bytes(range(length))
        sealed = board.call("session.seal", aead=aead, message=text).data("sealed")
        assert peer.open(sealed, aead) == text
        assert board.call("session.open", aead=aead, sealed=peer.seal(text, aead)).data("message") == text
    wrong = peer.seal(b"text", SECRETBOX if what == "by-the-other" else SCHWAEMM)
    is_refused(board, SCHWAEMM, bytes([wrong[0] ^ (what == "forged")]) + wrong[1:])


def test_an_image_without_nacl_seals_by_schwaemm() -> None:
    """On the smallest board, whose stack has no room for the work."""
    with LocalBoard("disco_f051r8", images()[SPARKLE]) as local, LocalBoard(M0, images()[M0]) as peer:
        small, other = local.board, peer.board
        with pytest.raises(UsageError, match="no aead 'secretbox': its firmware has schwaemm256-128"):
            run_exchange(small, other, scheme="x25519", message=TEXT, host_entropy=True)
        most = small.operations["session.seal"].inputs[1].most
        text = "x" * most
        assert run_exchange(small, other, scheme="x25519", message=text, aead=SCHWAEMM, host_entropy=True).ok


@pytest.mark.verify
def test_the_suite_of_sessions(board: Board) -> None:
    report = run_kat(board, suites=["session"])
    assert report.failures == []
    assert report.ok
