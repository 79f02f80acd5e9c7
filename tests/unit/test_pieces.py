"""One call as calls that take its message in pieces, on a board that lives in this process."""

import hashlib
from collections.abc import Mapping

import nacl.public
import nacl.secret
import nacl.signing
import pytest

from tests.reference import sparkle
from tests.unit.fake_board import FakeBoard, data_field
from thumbkat.board import Value
from thumbkat.errors import OperationFailed
from thumbkat.jobs.pieces import in_pieces
from thumbkat.link.protocol import Status

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


SEED, KEY_32, NONCE_24 = bytes(range(32)), bytes(range(1, 33)), bytes(range(24))
SIGNER = nacl.signing.SigningKey(SEED)
PEER = nacl.public.PrivateKey(KEY_32)
LENGTHS = (0, 1, 50, 51, 333)


def call(operation: str, inputs: Mapping[str, Value], most: int = 50) -> tuple[dict[str, Value], list[str]]:
    """What it gives in pieces of at most that many bytes, and the operations that were called."""
    board = FakeBoard()
    for name, one in board.operations.items():
        if any(field.name == "piece" for field in one.inputs):
            board.limit(name, "piece", most)
    pieces = in_pieces(board.as_board(), operation)
    assert pieces is not None
    outputs = pieces.call(board.as_board(), inputs)
    assert set(board.calls) <= set(pieces.uses)
    return outputs, board.calls


def refusal(operation: str, inputs: Mapping[str, Value]) -> Status:
    with pytest.raises(OperationFailed) as caught:
        call(operation, inputs)
    return caught.value.status


@pytest.mark.parametrize("length", LENGTHS)
def test_signatures(length: int) -> None:
    message = bytes(length)
    outputs, calls = call("ed25519.sign", {"secret": SEED + bytes(SIGNER.verify_key), "message": message})
    signature = SIGNER.sign(message).signature
    assert outputs == {"signature": signature}
    assert calls.count("ed25519.sign_first") == calls.count("ed25519.sign_second") == -(-length // 50)
    inputs = {"public": bytes(SIGNER.verify_key), "message": message, "signature": signature}
    assert call("ed25519.verify", inputs)[0] == {}
    assert refusal("ed25519.verify", {**inputs, "message": message + b"\0"}) is Status.CHECK_FAILED


@pytest.mark.parametrize("length", LENGTHS)
def test_boxes(length: int) -> None:
    message = bytes(length)
    secret: dict[str, Value] = {"key": KEY_32, "nonce": NONCE_24}
    boxed = nacl.secret.SecretBox(KEY_32).encrypt(message, NONCE_24).ciphertext
    assert call("nacl.secretbox_seal", {**secret, "message": message})[0] == {"boxed": boxed}
    assert call("nacl.secretbox_open", {**secret, "boxed": boxed})[0] == {"message": message}
    forged = boxed[:-1] + bytes([boxed[-1] ^ 1])
    assert refusal("nacl.secretbox_open", {**secret, "boxed": forged}) is Status.CHECK_FAILED
    own = nacl.public.PrivateKey(SEED)
    keys: dict[str, Value] = {"public": bytes(PEER.public_key), "private": SEED, "nonce": NONCE_24}
    boxed = nacl.public.Box(own, PEER.public_key).encrypt(message, NONCE_24).ciphertext
    assert call("nacl.box_seal", {**keys, "message": message})[0] == {"boxed": boxed}
    assert call("nacl.box_open", {**keys, "boxed": boxed})[0] == {"message": message}
    low_order = {**keys, "public": bytes(32), "message": message}
    assert refusal("nacl.box_seal", low_order) is Status.CHECK_FAILED


@pytest.mark.parametrize("length", LENGTHS)
def test_a_tag_and_a_stream(length: int) -> None:
    """What the board does in one call, and in pieces, is the same."""
    board, message = FakeBoard(), bytes(length)
    tag = board.call("poly1305.tag", key=KEY_32, message=message).data("tag")
    assert call("poly1305.tag", {"key": KEY_32, "message": message})[0] == {"tag": tag}
    assert call("poly1305.verify", {"key": KEY_32, "message": message, "tag": tag})[0] == {}
    wrong = {"key": KEY_32, "message": message, "tag": bytes(16)}
    assert refusal("poly1305.verify", wrong) is Status.CHECK_FAILED
    start: dict[str, Value] = {"key": KEY_32, "counter": bytes(8), "message": message}
    for operation, size in (("salsa20.xor", 8), ("salsa20.xsalsa20", 24)):
        inputs = {**start, "nonce": NONCE_24[:size]}
        result = board.call(operation, **inputs).data("result")
        assert call(operation, inputs)[0].get("result", b"") == result


@pytest.mark.parametrize("length", LENGTHS)
@pytest.mark.parametrize("variant", sparkle.SCHWAEMM)
def test_schwaemm(variant: str, length: int) -> None:
    """The associated data goes in pieces, too."""
    aead, message = sparkle.SCHWAEMM[variant], bytes(range(256)) * 2
    key, nonce, ad, message = KEY_32[: aead.capacity], SEED[: aead.rate], message[:70], message[:length]
    inputs: dict[str, Value] = {"key": key, "nonce": nonce, "ad": ad}
    ciphertext = aead.encrypt(key, nonce, ad, message)
    assert call(f"sparkle.{variant}_encrypt", {**inputs, "plaintext": message})[0] == {
        "ciphertext": ciphertext
    }
    assert call(f"sparkle.{variant}_decrypt", {**inputs, "ciphertext": ciphertext})[0] == {
        "plaintext": message
    }
    forged = {**inputs, "ciphertext": ciphertext[:-1] + bytes([ciphertext[-1] ^ 1])}
    assert refusal(f"sparkle.{variant}_decrypt", forged) is Status.CHECK_FAILED


@pytest.mark.parametrize("length", LENGTHS)
@pytest.mark.parametrize("bits", [256, 384])
def test_esch(bits: int, length: int) -> None:
    """What the board gives in one call, and in pieces, is the same."""
    board, message = FakeBoard(), bytes(length)
    hashed: dict[str, Value] = {"message": message}
    for operation, inputs in (
        (f"sparkle.esch{bits}", hashed),
        (f"sparkle.xoesch{bits}", hashed | {"length": 77}),
    ):
        assert call(operation, inputs)[0] == board.call(operation, **inputs).outputs


def test_only_where_all_of_the_operations_are() -> None:
    for operation, missing in (
        ("ed25519.sign", "ed25519.sign_turn"),
        ("ed25519.verify", "ed25519.verify_finish"),
        ("poly1305.verify", "poly1305.update"),
        ("nacl.secretbox_open", "nacl.open_check"),
        ("nacl.box_seal", "nacl.box_beforenm"),
        ("salsa20.xsalsa20", "salsa20.hsalsa20"),
        ("sparkle.schwaemm256_128_decrypt", "sparkle.schwaemm_open_check"),
        ("sparkle.xoesch384", "sparkle.xoesch_squeeze"),
    ):
        board = FakeBoard()
        assert in_pieces(board.as_board(), operation) is not None
        del board.operations[missing]
        assert in_pieces(board.as_board(), operation) is None
