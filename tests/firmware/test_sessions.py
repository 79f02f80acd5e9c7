"""Live sessions of the firmware, compiled for this machine: with each other, and with peers in Python."""

import hashlib
import itertools
import struct
import subprocess
from collections.abc import Callable, Iterable
from random import Random

import pytest
from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey, X25519PublicKey
from nacl import bindings

from tests.firmware import raw as protocol
from tests.firmware.conftest import LARGEST, SMALLEST, StartBoard, connected, private_memory
from tests.firmware.pcboard import FIRMWARE, WARNINGS
from tests.firmware.raw import Raw
from tests.reference import session
from tests.reference.session import AEADS, RESPONDED, SCHEMES, SCHWAEMM, SECRETBOX, STARTED, Agreed
from tests.unit.vectors25519 import LOW_ORDER
from thumbkat.board import Board, Value
from thumbkat.errors import OperationFailed, SessionRejected, UsageError
from thumbkat.jobs import schwaemm
from thumbkat.jobs.exchange import run_exchange
from thumbkat.link.client import Link
from thumbkat.link.protocol import Status

WITH_POINT = [name for name, scheme in SCHEMES.items() if scheme.x25519]
OTHER = dict(zip(AEADS, reversed(AEADS), strict=True))
TEXT = b"a text that stands nowhere else"
NO_SESSION: list[tuple[str, dict[str, Value]]] = [
    ("session.finish", {"msg_b": bytes(2048)}),
    ("session.confirm", {}),
    ("session.check", {"peer_tag": bytes(32)}),
    ("session.seal", {"aead": SECRETBOX, "message": b""}),
    ("session.open", {"aead": SECRETBOX, "sealed": bytes(16)}),
    ("session.seal", {"aead": SCHWAEMM, "message": b""}),
    ("session.open", {"aead": SCHWAEMM, "sealed": bytes(16)}),
]


def agree(alice: Board, bob: Board, scheme: str = "x25519") -> None:
    """Alice starts."""
    msg_a = alice.call("session.start", scheme=scheme).outputs["msg_a"]
    msg_b = bob.call("session.respond", scheme=scheme, msg_a=msg_a).outputs["msg_b"]
    alice.call("session.finish", msg_b=msg_b)


def tag(board: Board) -> bytes:
    return board.call("session.confirm").data("tag")


def check(alice: Board, bob: Board) -> None:
    of_alice, of_bob = tag(alice), tag(bob)
    alice.call("session.check", peer_tag=of_bob)
    bob.call("session.check", peer_tag=of_alice)


def seal(board: Board, message: bytes, aead: str = SECRETBOX) -> bytes:
    return board.call("session.seal", aead=aead, message=message).data("sealed")


def unseal(board: Board, sealed: bytes, aead: str = SECRETBOX) -> bytes:
    return board.call("session.open", aead=aead, sealed=sealed).data("message")


def with_peer(board: Board, scheme: str = "x25519", *, starts: bool = False) -> Agreed:
    """The board has agreed with the reference, which is the side that starts or the one that responds."""
    random = Random(scheme)
    seed, noise, scalar = (random.randbytes(32) for _ in range(3))
    if starts:
        msg_a, pending = session.start(scheme, seed, noise, scalar)
        msg_b = board.call("session.respond", scheme=scheme, msg_a=msg_a).data("msg_b")
        peer = Agreed(session.finish(pending, msg_b), STARTED)
    else:
        msg_a = board.call("session.start", scheme=scheme).data("msg_a")
        msg_b, derived = session.respond(scheme, msg_a, noise, scalar)
        board.call("session.finish", msg_b=msg_b)
        peer = Agreed(derived, RESPONDED)
    return peer


def checked_with_peer(board: Board, scheme: str = "x25519", *, starts: bool = False) -> Agreed:
    peer = with_peer(board, scheme, starts=starts)
    board.call("session.check", peer_tag=peer.tag)
    return peer


def refused(board: Board, status: Status, name: str, **inputs: Value) -> int:
    """The operation ends with that status; returns the detail."""
    with pytest.raises(OperationFailed) as caught:
        board.call(name, **inputs)
    assert caught.value.status is status, caught.value
    return caught.value.detail


def is_gone(board: Board) -> None:
    """There is no session, whatever would continue one."""
    for name, inputs in NO_SESSION:
        refused(board, Status.NO_STATE, name, **inputs)


@pytest.mark.parametrize("scheme", SCHEMES)
def test_two_boards_agree_and_confirm(start_board: StartBoard, scheme: str) -> None:
    with connected(start_board, **SMALLEST) as alice, connected(start_board, **LARGEST) as bob:
        agree(alice, bob, scheme)
        # Confirmation and check may come in either order.
        of_alice = tag(alice)
        bob.call("session.check", peer_tag=of_alice)
        alice.call("session.check", peer_tag=tag(bob))
        assert tag(alice) == of_alice
        # Messages of both directions, in any order between them, and between other operations of the session.
        for number in range(4):
            there, back = TEXT + bytes([number]), bytes(number)
            aead, other = AEADS[number % 2], AEADS[number // 2]
            sealed = seal(alice, there, aead)
            assert len(sealed) == len(there) + 16
            assert unseal(alice, seal(bob, back, other), other) == back
            assert unseal(bob, sealed, aead) == there
            assert tag(alice) == of_alice
            bob.call("session.check", peer_tag=of_alice)


@pytest.mark.parametrize("starts", [False, True], ids=["responds", "starts"])
@pytest.mark.parametrize("scheme", SCHEMES)
def test_a_peer_by_the_page(start_board: StartBoard, scheme: str, starts: bool) -> None:
    """Tags, keys and nonces: the peer is the reference, and libsodium."""
    with connected(start_board, **SMALLEST) as board:
        peer = with_peer(board, scheme, starts=starts)
        assert tag(board) == peer.peer_tag
        board.call("session.check", peer_tag=peer.tag)
        sends, receives = peer.derived.keys[peer.role], peer.derived.keys[1 - peer.role]
        for number in range(3):
            sealed, nonce = seal(board, TEXT), session.nonce(number)
            assert peer.open(sealed) == bindings.crypto_secretbox_open_easy(sealed, nonce, receives) == TEXT
            answer = bindings.crypto_secretbox_easy(TEXT[number:], nonce, sends)
            assert peer.seal(TEXT[number:]) == answer
            assert unseal(board, answer) == TEXT[number:]
        for number in range(2):
            assert peer.open(seal(board, TEXT, SCHWAEMM), SCHWAEMM) == TEXT
            assert unseal(board, peer.seal(TEXT[number:], SCHWAEMM), SCHWAEMM) == TEXT[number:]


def test_a_peer_without_the_reference(start_board: StartBoard) -> None:
    private = X25519PrivateKey.generate()
    msg_a = private.public_key().public_bytes_raw()
    with connected(start_board, **SMALLEST) as board:
        msg_b = board.call("session.respond", scheme="x25519", msg_a=msg_a).data("msg_b")
        shared = private.exchange(X25519PublicKey.from_public_bytes(msg_b))
        transcript = hashlib.sha3_256(hashlib.sha3_256(msg_a).digest() + hashlib.sha3_256(msg_b).digest())
        secret = b"thumbkat session v2\x02" + shared + transcript.digest()
        stream = hashlib.shake_256(secret).digest(160)
        tag_a, tag_b, key_a, key_b = (stream[at : at + 32] for at in range(0, 128, 32))
        schwaemm_a, schwaemm_b = stream[128:144], stream[144:]
        assert tag(board) == tag_b
        board.call("session.check", peer_tag=tag_a)
        sealed = bindings.crypto_secretbox_easy(TEXT, bytes(24), key_a)
        assert unseal(board, sealed) == TEXT
        assert bindings.crypto_secretbox_open_easy(seal(board, TEXT), bytes(24), key_b) == TEXT
        # The second message of either direction, though the first by this AEAD.
        second = b"\1" + bytes(31)
        ciphertext, sent_tag = schwaemm.encrypt(schwaemm_a, second, TEXT)
        assert unseal(board, sent_tag + ciphertext, SCHWAEMM) == TEXT
        sealed = seal(board, TEXT, SCHWAEMM)
        assert schwaemm.decrypt(schwaemm_b, second, sealed[16:], sealed[:16]) == TEXT


@pytest.mark.parametrize("options", [SMALLEST, LARGEST], ids=["smallest", "largest"])
def test_messages_of_any_length(start_board: StartBoard, options: dict[str, object]) -> None:
    with connected(start_board, **options) as board:
        peer = checked_with_peer(board)
        keys = peer.derived.keys
        most = board.operations["session.seal"].inputs[1].most
        assert most + 16 == board.operations["session.open"].inputs[1].most
        lengths = [0, 1, 15, 16, 17, 31, 32, 33, 63, 64, 65, 95, 96, 97, 500, most - 1, most]
        for number, length in enumerate(lengths):
            message, nonce = Random(length).randbytes(length), session.nonce(number)
            assert seal(board, message) == bindings.crypto_secretbox_easy(message, nonce, keys[STARTED])
            assert unseal(board, bindings.crypto_secretbox_easy(message, nonce, keys[RESPONDED])) == message
        peer.sealed = peer.opened = len(lengths)
        for length in [0, 1, 3, 4, 31, 32, 33, 63, 64, 65, 500, most - 1, most]:
            message = Random(length).randbytes(length)
            assert peer.open(seal(board, message, SCHWAEMM), SCHWAEMM) == message
            assert unseal(board, peer.seal(message, SCHWAEMM), SCHWAEMM) == message
        with pytest.raises(UsageError):
            seal(board, bytes(most + 1))
        with pytest.raises(UsageError):
            unseal(board, bytes(15))
        assert peer.peer_tag == tag(board), "what the board does not take leaves the session as it is"


def test_the_count_of_messages_goes_on(start_board: StartBoard) -> None:
    """Past a byte, in both directions, each for itself."""
    with connected(start_board, **LARGEST) as board:
        keys = checked_with_peer(board).derived.keys
        for number in range(260):
            assert seal(board, b"") == bindings.crypto_secretbox_easy(
                b"", session.nonce(number), keys[STARTED]
            )
        for number in range(260):
            sealed = bindings.crypto_secretbox_easy(b"", session.nonce(number), keys[RESPONDED])
            assert unseal(board, sealed) == b""


def test_sessions_do_not_share_keys_or_counts(start_board: StartBoard) -> None:
    with connected(start_board, **SMALLEST) as alice, connected(start_board, **SMALLEST) as bob:
        agree(alice, bob)
        check(alice, bob)
        first = [seal(alice, TEXT) for _ in range(2)]
        agree(alice, bob)
        check(alice, bob)
        again = seal(alice, TEXT)
        assert len({*first, again}) == 3
        assert unseal(bob, again) == TEXT, "the first one of this session"
        refused(bob, Status.CHECK_FAILED, "session.open", aead=SECRETBOX, sealed=first[1])


@pytest.mark.parametrize("aead", AEADS)
def test_one_count_over_both_aeads(start_board: StartBoard, aead: str) -> None:
    """The first message by one is not the first of the direction."""
    with connected(start_board, **SMALLEST) as board:
        peer = checked_with_peer(board)
        assert unseal(board, peer.seal(TEXT, OTHER[aead]), OTHER[aead]) == TEXT
        seal(board, TEXT, OTHER[aead])
        sealed = seal(board, TEXT, aead)
        assert session.open_sealed(peer.derived.keys_of(aead)[STARTED], 1, sealed, aead) == TEXT
        first = session.seal(peer.derived.keys_of(aead)[RESPONDED], 0, TEXT, aead)
        refused(board, Status.CHECK_FAILED, "session.open", aead=aead, sealed=first)
        is_gone(board)


def changed(sealed: bytes, bit: int) -> bytes:
    wrong = bytearray(sealed)
    wrong[bit >> 3] ^= 1 << (bit & 7)
    return bytes(wrong)


def other_key(peer: Agreed, aead: str) -> bytes:
    """As the peer would seal if both directions had one key."""
    return session.seal(peer.derived.keys_of(aead)[1 - peer.role], 0, TEXT, aead)


# What is sent to the board that has sealed `own`: all but the last of them open.
Sent = Callable[[Agreed, bytes, str], list[bytes]]
WRONG: dict[str, Sent] = {
    "replayed": lambda peer, own, aead: [peer.seal(TEXT, aead)] * 2,
    "left-out": lambda peer, own, aead: [peer.seal(TEXT, aead) for _ in range(2)][1:],
    "reordered": lambda peer, own, aead: [peer.seal(TEXT, aead) for _ in range(3)][::2],
    "its-own": lambda peer, own, aead: [own],
    "other-key": lambda peer, own, aead: [other_key(peer, aead)],
    "truncated": lambda peer, own, aead: [peer.seal(TEXT, aead)[:-1]],
    "tag-alone": lambda peer, own, aead: [peer.seal(TEXT, aead)[:16]],
    "longer": lambda peer, own, aead: [peer.seal(TEXT, aead) + b"\0"],
    "zeros": lambda peer, own, aead: [bytes(len(own))],
    "first-bit": lambda peer, own, aead: [changed(peer.seal(TEXT, aead), 0)],
    "middle-of-the-tag": lambda peer, own, aead: [changed(peer.seal(TEXT, aead), 64)],
    "last-of-the-tag": lambda peer, own, aead: [changed(peer.seal(TEXT, aead), 127)],
    "first-of-the-text": lambda peer, own, aead: [changed(peer.seal(TEXT, aead), 128)],
    "by-the-other": lambda peer, own, aead: [peer.seal(TEXT, OTHER[aead])],
    "last-bit": lambda peer, own, aead: [changed(peer.seal(TEXT, aead), 8 * len(own) - 1)],
}


@pytest.mark.parametrize("starts", [False, True], ids=["responds", "starts"])
@pytest.mark.parametrize("what", WRONG)
@pytest.mark.parametrize("aead", AEADS)
def test_what_is_not_the_next_message_is_refused(
    start_board: StartBoard, aead: str, what: str, starts: bool
) -> None:
    """And leaves neither plaintext nor session."""
    program = start_board(**SMALLEST)
    with Board(Link(program.stream()), address="pcboard") as board:
        peer = checked_with_peer(board, starts=starts)
        *good, wrong = WRONG[what](peer, seal(board, TEXT, aead), aead)
        for sealed in good:
            assert unseal(board, sealed, aead) == TEXT
        with pytest.raises(SessionRejected, match="not the peer's next message"):
            unseal(board, wrong, aead)
        # What opened before went to the host, and its bytes are in the last frame.
        assert good or TEXT[:16] not in private_memory(program.process.pid)
        refused(board, Status.NO_STATE, "session.open", aead=aead, sealed=peer.seal(TEXT, aead))
        is_gone(board)


@pytest.mark.parametrize("aead", AEADS)
def test_a_text_goes_when_it_is_sealed(start_board: StartBoard, aead: str) -> None:
    """And stays, once opened, until the host has asked for something else."""
    program = start_board(**SMALLEST)

    def places() -> int:
        return private_memory(program.process.pid).count(TEXT)

    with Board(Link(program.stream()), address="pcboard") as board:
        peer = checked_with_peer(board)
        board.write("session.seal", aead=aead, message=TEXT)
        assert places() == 1, "the search finds what is there"
        board.run("session.seal")
        assert places() == 0
        board.write("session.open", aead=aead, sealed=peer.seal(TEXT, aead))
        assert places() == 0
        board.run("session.open")
        assert places() == 1
        tag(board)
        assert places() == 0
        assert peer.open(seal(board, b"", aead), aead) is None, "the first one was not looked at"


def test_a_text_that_is_not_sealed_goes_with_the_next_operation(start_board: StartBoard) -> None:
    """Also where it lies beyond all that this operation works in."""
    program = start_board(**LARGEST)
    with Board(Link(program.stream()), address="pcboard") as board:
        checked_with_peer(board)
        field = board.operations["session.seal"].inputs[1]
        text = bytes(range(100, 148)).rjust(field.most)
        board.write("session.seal", aead=SECRETBOX, message=text)
        assert private_memory(program.process.pid).count(text[-48:]) == 1, "the search finds what is there"
        board.call("session.confirm")
        assert private_memory(program.process.pid).count(text[-48:]) == 0


@pytest.mark.parametrize("confirms", [False, True], ids=["at once", "after session.confirm"])
@pytest.mark.parametrize("starts", [False, True], ids=["responds", "starts"])
@pytest.mark.parametrize(("name", "inputs"), NO_SESSION[3:5])
def test_nothing_is_sealed_or_opened_unchecked(
    start_board: StartBoard, name: str, inputs: dict[str, Value], starts: bool, confirms: bool
) -> None:
    with connected(start_board, **SMALLEST) as board:
        peer = with_peer(board, starts=starts)
        if name == "session.open":
            inputs = {"aead": SECRETBOX, "sealed": peer.seal(TEXT)}
        if not confirms:
            refused(board, Status.NO_STATE, name, **inputs)
            assert tag(board) == peer.peer_tag, "what is refused before it was accepted changes nothing"
            return
        tag(board)
        refused(board, Status.NO_STATE, name, **inputs)
        is_gone(board)


def test_a_check_that_fails_opens_nothing(start_board: StartBoard) -> None:
    with connected(start_board, **SMALLEST) as board:
        peer = with_peer(board)
        refused(board, Status.CHECK_FAILED, "session.check", peer_tag=peer.peer_tag)
        refused(board, Status.NO_STATE, "session.open", aead=SECRETBOX, sealed=peer.seal(TEXT))
        is_gone(board)
        peer = checked_with_peer(board)
        refused(board, Status.CHECK_FAILED, "session.check", peer_tag=bytes(32))
        refused(board, Status.NO_STATE, "session.seal", aead=SECRETBOX, message=TEXT)
        is_gone(board)


@pytest.mark.parametrize("bit", [0, 7, 100, 255])
def test_one_wrong_bit_in_a_tag_ends_the_session(start_board: StartBoard, bit: int) -> None:
    with connected(start_board, **SMALLEST) as board:
        peer = with_peer(board)
        with pytest.raises(SessionRejected, match="the peer's confirmation is wrong"):
            board.call("session.check", peer_tag=changed(peer.tag, bit))
        refused(board, Status.NO_STATE, "session.check", peer_tag=peer.tag)
        is_gone(board)


# Bytes of both messages, of X25519's part and of NewHope's: the first and the last of each.
CHANGES = [
    (scheme, message, at)
    for scheme, facts in SCHEMES.items()
    for message, size in (("msg_a", facts.msg_a_bytes), ("msg_b", facts.msg_b_bytes))
    for at in sorted({0, facts.point_bytes - 1 if facts.x25519 else 0, facts.point_bytes % size, size - 1})
]


@pytest.mark.parametrize(("scheme", "message", "at"), CHANGES)
def test_a_changed_message_is_noticed(start_board: StartBoard, scheme: str, message: str, at: int) -> None:
    """By either side. The bit that X25519 does not look at is in the transcript all the same."""
    bit = 8 * at + 7
    with connected(start_board, **SMALLEST) as alice, connected(start_board, **SMALLEST) as bob:
        sent = alice.call("session.start", scheme=scheme).data("msg_a")
        sent = changed(sent, bit) if message == "msg_a" else sent
        answer = bob.call("session.respond", scheme=scheme, msg_a=sent).data("msg_b")
        alice.call("session.finish", msg_b=changed(answer, bit) if message == "msg_b" else answer)
        of_alice, of_bob = tag(alice), tag(bob)
        for board, peers in ((alice, of_bob), (bob, of_alice)):
            with pytest.raises(SessionRejected):
                board.call("session.check", peer_tag=peers)


def test_another_scheme_does_not_agree(start_board: StartBoard) -> None:
    """The messages of both are of one length; but the number of the scheme is in the derivation."""
    with connected(start_board, **SMALLEST) as alice, connected(start_board, **SMALLEST) as bob:
        msg_a = alice.call("session.start", scheme="newhope").data("msg_a")
        msg_b = bob.call("session.respond", scheme="newhope-14bit", msg_a=msg_a).data("msg_b")
        alice.call("session.finish", msg_b=msg_b)
        with pytest.raises(SessionRejected):
            alice.call("session.check", peer_tag=tag(bob))


@pytest.mark.parametrize("scheme", WITH_POINT)
def test_points_of_low_order_are_refused(start_board: StartBoard, scheme: str) -> None:
    facts = SCHEMES[scheme]
    with connected(start_board, **LARGEST) as board:
        for point in LOW_ORDER:
            msg_a, msg_b = point.ljust(facts.msg_a_bytes, b"\0"), point.ljust(facts.msg_b_bytes, b"\0")
            with pytest.raises(SessionRejected, match="low order"):
                board.call("session.respond", scheme=scheme, msg_a=msg_a)
            is_gone(board)
            board.call("session.start", scheme=scheme)
            with pytest.raises(SessionRejected, match="low order"):
                board.call("session.finish", msg_b=msg_b)
            is_gone(board)
        # With another point the rest would do: nothing else was wrong with these.
        board.call("session.respond", scheme=scheme, msg_a=b"\x09".ljust(facts.msg_a_bytes, b"\0"))


@pytest.mark.parametrize("scheme", SCHEMES)
def test_messages_of_another_length_are_refused(start_board: StartBoard, scheme: str) -> None:
    facts = SCHEMES[scheme]
    with connected(start_board, **SMALLEST) as board:
        fields = {
            one.name: one
            for name in ("respond", "finish")
            for one in board.operations[f"session.{name}"].inputs
        }
        assert {name: (one.least, one.most) for name, one in fields.items() if name != "scheme"} == {
            "msg_a": (32, 1856),
            "msg_b": (32, 2080),
        }
        lengths = {one.msg_a_bytes for one in SCHEMES.values()} | {
            facts.msg_a_bytes + 1,
            facts.msg_a_bytes - 1,
        }
        for length in sorted(lengths - {facts.msg_a_bytes, 31, 1857}):
            message = b"\x09".ljust(length, b"\0")
            detail = refused(board, Status.BAD_LENGTH, "session.respond", scheme=scheme, msg_a=message)
            assert detail == facts.msg_a_bytes
            is_gone(board)
        lengths = {one.msg_b_bytes for one in SCHEMES.values()} | {
            facts.msg_b_bytes + 1,
            facts.msg_b_bytes - 1,
        }
        for length in sorted(lengths - {facts.msg_b_bytes, 31, 2081}):
            board.call("session.start", scheme=scheme)
            message = b"\x09".ljust(length, b"\0")
            assert refused(board, Status.BAD_LENGTH, "session.finish", msg_b=message) == facts.msg_b_bytes
            is_gone(board)


def test_messages_that_are_too_short_are_no_requests(start_board: StartBoard) -> None:
    """Fewer bytes than the least field: refused before anything runs."""
    raw = Raw(start_board(**SMALLEST).stream())
    names = raw.names()
    call = struct.pack("<BH", 2, 31) + bytes(31)
    assert raw.call(names["session.respond"], call).status == protocol.BAD_LENGTH
    raw.write(names["session.respond"], 0, 0, b"\2")
    raw.write(names["session.respond"], 1, 0, bytes(31))
    assert raw.run(names["session.respond"]).status == protocol.NO_INPUT
    short = struct.pack("<BH", 0, 15) + bytes(15)
    assert raw.call(names["session.open"], short).status == protocol.BAD_LENGTH


def test_what_a_session_continues(start_board: StartBoard) -> None:
    with connected(start_board, **SMALLEST) as board:
        checked = ("session.confirm", "session.check", "session.seal", "session.open")
        agreed = ("session.respond", "session.finish", *checked)
        continues = {
            name: one.continues for name, one in board.operations.items() if name.startswith("session.")
        }
        assert continues == {
            "session.start": (),
            "session.respond": (),
            "session.finish": ("session.start",),
            "session.confirm": agreed,
            "session.check": agreed,
            "session.seal": checked,
            "session.open": checked,
        }


def without_flags(names: Iterable[str]) -> tuple[str, ...]:
    return tuple(f"-DTHUMBKAT_WITHOUT_{name}" for name in names)


@pytest.mark.parametrize("count", range(5))
def test_every_choice_compiles(count: int) -> None:
    """But sessions without any scheme."""
    includes = [f"-I{path}" for path in (FIRMWARE / "src", *(FIRMWARE / "lib").glob("*/include"))]
    sources = [str(FIRMWARE / "src" / "command" / name) for name in ("session.c", "newhope.c", "table.c")]
    for names in itertools.combinations(("NEWHOPE", "X25519", "NACL", "SESSION"), count):
        # Messages look at SPARKLE too: with NaCl, without it, and where there is neither.
        for also in ((), ("SPARKLE",)) if "NACL" in names else ((),):
            flags = without_flags((*names, *also))
            command = ["gcc", "-std=c11", "-fsyntax-only", *WARNINGS, *flags, *includes, *sources]
            done = subprocess.run(command, capture_output=True, text=True, timeout=60)
            if {"NEWHOPE", "X25519"} <= set(names) and "SESSION" not in names:
                assert "leave out session too" in done.stderr
            else:
                assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("without", "schemes", "aeads"),
    [
        (("NEWHOPE", "NACL"), ("x25519",), (SCHWAEMM,)),
        pytest.param(("NEWHOPE",), ("x25519",), AEADS, marks=pytest.mark.verify),
        pytest.param(("SPARKLE",), tuple(SCHEMES), (SECRETBOX,), marks=pytest.mark.verify),
        pytest.param(("NACL", "SPARKLE"), tuple(SCHEMES), (), marks=pytest.mark.verify),
        pytest.param(("X25519",), ("newhope", "newhope-14bit"), AEADS, marks=pytest.mark.verify),
        pytest.param(("SESSION",), None, (), marks=pytest.mark.verify),
        pytest.param(("NEWHOPE", "SESSION"), None, (), marks=pytest.mark.verify),
    ],
)
def test_an_image_offers_what_it_holds(
    start_board: StartBoard, without: tuple[str, ...], schemes: tuple[str, ...] | None, aeads: tuple[str, ...]
) -> None:
    flags = without_flags(without)
    with connected(start_board, **SMALLEST) as whole:
        everything = set(whole.operations)
    with connected(start_board, **SMALLEST, flags=flags) as board, connected(start_board, **LARGEST) as other:
        messages = {"session.seal", "session.open"}
        gone = {name for name in everything if name.partition(".")[0].upper() in without}
        if not aeads:
            gone |= messages
        assert everything - set(board.operations) == gone
        assert gone
        if schemes is None:
            return
        for name in ("session.start", "session.respond"):
            assert board.operations[name].inputs[0].choices == schemes
        for name in messages if aeads else ():
            assert board.operations[name].inputs[0].choices == aeads
        for scheme, aead in itertools.product(schemes, aeads or (SECRETBOX,)):
            text = "text" if aeads else None
            assert run_exchange(board, other, scheme=scheme, rounds=2, message=text, aead=aead).ok
        lacks = [
            *(("scheme", one, ", ".join(schemes)) for one in SCHEMES if aeads and one not in schemes),
            *(("aead", one, ", ".join(aeads)) for one in AEADS if aeads and one not in aeads),
        ]
        for what, missing, has in lacks:
            scheme = missing if what == "scheme" else schemes[0]
            aead = missing if what == "aead" else aeads[0]
            with pytest.raises(UsageError, match=f"no {what} '{missing}': its firmware has {has}"):
                run_exchange(other, board, scheme=scheme, aead=aead, message="text")
        if not aeads:
            with pytest.raises(UsageError, match="leave out the message"):
                run_exchange(other, board, message="text")


@pytest.mark.parametrize("scheme", SCHEMES)
def test_an_exchange_with_a_message(start_board: StartBoard, scheme: str) -> None:
    with connected(start_board, **SMALLEST) as alice, connected(start_board, **LARGEST) as bob:
        aead = AEADS[SCHEMES[scheme].number % 2]
        report = run_exchange(alice, bob, scheme=scheme, rounds=2, message="Größe 🐈", aead=aead)
        assert report.ok
        assert [len(one.deliveries) for one in report.rounds] == [2, 2]
