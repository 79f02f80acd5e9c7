"""X25519 and Ed25519 on the boards: published values, what has to be refused, and messages in pieces."""

import pytest

from tests.reference import ed25519
from tests.reference.crafted import Crafted, crafted
from tests.reference.curve25519 import BASE
from tests.unit.vectors25519 import AFTER_ITERATIONS, DIFFIE_HELLMAN, LOW_ORDER, SCALARMULT, SIGNED
from thumbkat import Board
from thumbkat.errors import OperationFailed
from thumbkat.link.protocol import Status

SEED = bytes(range(32))


def test_x25519_as_published(board: Board) -> None:
    for private, public, shared in (*SCALARMULT, (BASE, BASE, AFTER_ITERATIONS[1])):
        outputs = board.call("x25519.scalarmult", private=private, public=public).outputs
        assert outputs == {"shared": shared, "low_order": "no"}
    for private, public in DIFFIE_HELLMAN.keys:
        assert board.call("x25519.base", private=private).outputs == {"public": public}


def test_points_of_low_order_are_reported(board: Board) -> None:
    for point in LOW_ORDER:
        outputs = board.call("x25519.scalarmult", private=SEED, public=point).outputs
        assert outputs == {"shared": bytes(32), "low_order": "yes"}


@pytest.mark.needs("ed25519")
def test_ed25519_as_published(board: Board) -> None:
    for one in SIGNED:
        secret = one.seed + one.key
        assert board.call("ed25519.public", seed=one.seed).outputs == {"public": one.key}
        signed = board.call("ed25519.sign", secret=secret, message=one.message)
        assert signed.outputs == {"signature": one.signature}
        board.call("ed25519.verify", public=one.key, message=one.message, signature=one.signature)


def accepts(board: Board, one: Crafted) -> bool:
    try:
        board.call("ed25519.verify", public=one.key, message=one.message, signature=one.signature)
    except OperationFailed as error:
        if error.status is not Status.CHECK_FAILED:
            raise
        return False
    return True


@pytest.mark.needs("ed25519")
@pytest.mark.parametrize("step", [9, pytest.param(1, marks=pytest.mark.verify)])
def test_ed25519_accepts_what_libsodium_accepts(board: Board, step: int) -> None:
    """Signatures that no honest signer makes; some of those that are refused, or all."""
    accepted = [one for one in crafted() if one.accepted]
    refused = [one for one in crafted() if not one.accepted]
    for one in (*accepted[::step], *refused[::step]):
        assert accepts(board, one) == one.accepted, one.name


def sign(board: Board, first: list[bytes], second: list[bytes]) -> bytes:
    board.call("ed25519.sign_start", secret=SEED + ed25519.public(SEED))
    for piece in first:
        board.call("ed25519.sign_first", piece=piece)
    board.call("ed25519.sign_turn")
    for piece in second:
        board.call("ed25519.sign_second", piece=piece)
    return board.call("ed25519.sign_finish").data("signature")


@pytest.mark.needs("ed25519")
def test_ed25519_in_pieces(board: Board) -> None:
    key, message = ed25519.public(SEED), bytes(range(256))
    pieces = [message[:1], message[1:129], b"", message[129:]]
    signature = ed25519.sign(SEED + key, message)
    assert sign(board, pieces, [message]) == sign(board, [message], pieces) == signature
    for last in (b"", b"\0"):
        board.call("ed25519.verify_start", public=key, signature=signature)
        for piece in (*pieces, last):
            board.call("ed25519.verify_update", piece=piece)
        if last:
            with pytest.raises(OperationFailed):
                board.call("ed25519.verify_finish")
        else:
            board.call("ed25519.verify_finish")


@pytest.mark.needs("ed25519")
def test_ed25519_gives_nothing_where_the_message_changes(board: Board) -> None:
    with pytest.raises(OperationFailed) as caught:
        sign(board, [b"pay 1 to Alice"], [b"pay 9 to Alice"])
    assert caught.value.status is Status.CHECK_FAILED
    with pytest.raises(OperationFailed, match="continues"):
        board.call("ed25519.sign_finish")
