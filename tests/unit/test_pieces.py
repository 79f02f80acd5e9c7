"""One call as calls that take its message in pieces, on a board that lives in this process."""

import hashlib

from tests.unit.fake_board import FakeBoard, data_field
from thumbkat.jobs.pieces import in_pieces

KEY, NONCE, MESSAGE = data_field("key", 32), data_field("nonce", 8), data_field("message", 0, 100)


def with_a_cipher() -> FakeBoard:
    """A stream cipher whose stream is ones, in one call, with another nonce, and in pieces."""
    board = FakeBoard()
    board.add("cipher.xor", KEY, NONCE, MESSAGE)
    board.add("cipher.long", KEY, data_field("nonce", 24), MESSAGE)
    board.add("cipher.tag", KEY, NONCE, MESSAGE, data_field("tag", 16))
    board.add("cipher.start", NONCE, KEY)
    board.add("cipher.update", data_field("piece", 0, 100))
    board.extra = {
        "cipher.start": lambda key, nonce: {},
        "cipher.update": lambda piece: {"result": bytes(~byte & 0xFF for byte in piece)},
    }
    return board


def test_a_hash() -> None:
    board = FakeBoard()
    pieces = in_pieces(board.as_board(), "sha512.hash")
    assert pieces is not None
    for length in (0, 1, 1024, 1025, 5000):
        board.calls.clear()
        message = bytes(range(200)) * 25
        outputs = pieces.call(board.as_board(), {"message": message[:length]})
        assert outputs == {"digest": hashlib.sha512(message[:length]).digest()}
        assert board.calls == ["sha512.start", *["sha512.update"] * -(-length // 1024), "sha512.finish"]


def test_what_each_piece_gives_makes_the_whole() -> None:
    board = with_a_cipher()
    pieces = in_pieces(board.as_board(), "cipher.xor")
    assert pieces is not None
    inputs = {"key": bytes(32), "nonce": bytes(8), "message": b"\x0f" * 250}
    assert pieces.call(board.as_board(), inputs) == {"result": b"\xf0" * 250}
    assert board.calls == ["cipher.start", *["cipher.update"] * 3]


def test_only_what_start_takes() -> None:
    """Another nonce, and a tag that nobody would be given."""
    board = with_a_cipher().as_board()
    assert in_pieces(board, "cipher.long") is None
    assert in_pieces(board, "cipher.tag") is None


def test_only_where_the_operations_are() -> None:
    assert in_pieces(FakeBoard().as_board(), "keccak.sha3_256") is None
    board = with_a_cipher()
    board.add("cipher.update", data_field("piece", 0, 100), data_field("last", 1))
    assert in_pieces(board.as_board(), "cipher.xor") is None
