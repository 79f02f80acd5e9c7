"""Every operation of a board, on random and on extreme inputs, against the reference in plain Python."""

import hashlib
import zlib
from functools import cache
from itertools import pairwise
from random import Random

import pytest

from tests.peer.peer import PARSE, BotanPeer
from tests.reference import newhope, operations
from tests.reference.newhope import N, Q, poly_to_wire
from tests.reference.transcripts import all_transcripts
from thumbkat import Board
from thumbkat.boards import load_board

ROUNDS = 2
# The longest message and digest here: enough for several blocks, and quick on a serial line.
MOST_BYTES = 500


def random_of(name: str, board: Board) -> Random:
    """The same numbers in each run, others for each operation."""
    return Random(zlib.crc32(f"{name} {board.info.board}".encode()))


def test_the_reference_knows_every_operation(board: Board) -> None:
    """But those that keep something between them, or draw coins, which have tests of their own."""
    live = {name for name in board.operations if name.split(".")[0] in ("session", "entropy", "selftest")}
    in_pieces = {name for name, one in board.operations.items() if one.state or one.continues}
    without = load_board(board.info.board).without
    known = {name for name in operations.OPERATIONS if name.split(".")[0] not in without}
    assert known <= board.operations.keys()
    assert board.operations.keys() - operations.OPERATIONS.keys() <= live | in_pieces


@pytest.mark.share_out
@pytest.mark.parametrize("name", operations.OPERATIONS)
def test_random_inputs(board: Board, name: str) -> None:
    random = random_of(name, board)
    for _ in range(ROUNDS):
        inputs = operations.random_inputs(name, random, MOST_BYTES)
        assert board.call(name, **inputs).outputs == operations.compute(name, **inputs)


@pytest.mark.parametrize("parse", newhope.PARSES)
def test_shareda_continues_keygen(board: Board, parse: str) -> None:
    random = random_of("shareda", board)
    for _ in range(ROUNDS):
        seed, noise, msg_b = random.randbytes(32), random.randbytes(32), random.randbytes(2048)
        keygen, shareda = operations.keygen_shareda(parse, seed, noise, msg_b)
        assert board.call("newhope.keygen", parse=parse, seed=seed, noise=noise).outputs == keygen
        assert board.call("newhope.shareda", msg_b=msg_b).outputs == shareda


EXTREMES = {
    "zero": [0] * N,
    "greatest": [Q - 1] * N,
    "one": [1] + [0] * (N - 1),
    "last": [0] * (N - 1) + [Q - 1],
    "alternating": [0, Q - 1] * (N // 2),
    "halves": [Q // 2, Q // 2 + 1] * (N // 2),
}


@pytest.mark.share_out
@pytest.mark.parametrize("values", EXTREMES.values(), ids=EXTREMES)
@pytest.mark.parametrize("name", ["ntt", "invntt", "pack", "helprec", "rec", "pointwise", "pointwise_invntt"])
def test_extreme_polynomials(board: Board, name: str, values: newhope.Poly) -> None:
    poly = poly_to_wire(values)
    ones, zeros = b"\xff", b"\0"
    inputs: list[dict[str, bytes]] = {
        "helprec": [{"poly": poly, "bits": 32 * ones}, {"poly": poly, "bits": 32 * zeros}],
        "rec": [{"poly": poly, "r": 256 * ones}, {"poly": poly, "r": 256 * zeros}],
        "pointwise": [{"a": poly, "b": poly}],
        "pointwise_invntt": [{"a": poly, "b": poly}],
    }.get(name, [{"poly": poly}])
    for each in inputs:
        name_ = f"newhope.{name}"
        assert board.call(name_, **each).outputs == operations.compute(name_, **each)


def test_a_message_that_no_honest_peer_sends(board: Board) -> None:
    """All coefficients 2^14 - 1, all reconciliation bits set: any bytes are a message."""
    msg_b = b"\xff" * 2048
    _, shareda = operations.keygen_shareda("5q", bytes(32), bytes(32), msg_b)
    board.call("newhope.keygen", parse="5q", seed=bytes(32), noise=bytes(32))
    assert board.call("newhope.shareda", msg_b=msg_b).outputs == shareda
    inputs: dict[str, bytes | int | str] = {"parse": "14bit", "msg_a": b"\xff" * 1824, "noise": bytes(32)}
    assert board.call("newhope.sharedb", **inputs).outputs == operations.compute("newhope.sharedb", **inputs)


# The messages are the same on every board.
client_of = cache(newhope.sharedb)


@pytest.mark.share_out
@pytest.mark.parametrize("step", [9, pytest.param(1, marks=pytest.mark.verify)])
def test_transcripts(board: Board, step: int) -> None:
    """Whole exchanges as published, both sides on the board; some of them, or all."""
    for transcript in all_transcripts()[::step]:
        parse, seed, key = transcript.parse, transcript.seed, transcript.key
        keygen = board.call("newhope.keygen", parse=parse, seed=seed, noise=transcript.noise_a)
        msg_a = keygen.data("msg_a")
        msg_b, expected = client_of(parse, msg_a, transcript.noise_b)
        assert expected == key
        assert board.call("newhope.shareda", msg_b=msg_b).outputs == {"key": key}
        sharedb = board.call("newhope.sharedb", parse=parse, msg_a=msg_a, noise=transcript.noise_b)
        assert sharedb.outputs == {"msg_b": msg_b, "key": key}


def fresh(random: Random) -> dict[str, bytes]:
    return {"seed": random.randbytes(32), "noise": random.randbytes(32)}


def test_server_against_botan(board: Board, botan: BotanPeer) -> None:
    for _ in range(ROUNDS):
        msg_a = board.call("newhope.keygen", parse=PARSE, **fresh(Random())).data("msg_a")
        msg_b, key = botan.client(msg_a)
        assert board.call("newhope.shareda", msg_b=msg_b).outputs["key"] == key


def test_client_against_botan(board: Board, botan: BotanPeer) -> None:
    for _ in range(ROUNDS):
        msg_a = botan.server()
        result = board.call("newhope.sharedb", parse=PARSE, msg_a=msg_a, noise=Random().randbytes(32))
        assert botan.finish(result.data("msg_b")) == result.data("key")


def test_the_longest_message(board: Board) -> None:
    field = board.operations["keccak.sha3_256"].inputs[0]
    message = Random(3).randbytes(field.most)
    assert (
        board.call("keccak.sha3_256", message=message).outputs["digest"] == hashlib.sha3_256(message).digest()
    )
    digest = board.call("keccak.shake256", message=message, length=field.most).outputs["digest"]
    assert digest == hashlib.shake_256(message).digest(field.most)


@pytest.mark.needs("sha512")
def test_sha512_in_pieces(board: Board) -> None:
    """A message of any length, here one that fits the board, in pieces and in one call."""
    field = board.operations["sha512.hash"].inputs[0]
    message = random_of("pieces", board).randbytes(field.most)
    expected = {"digest": hashlib.sha512(message).digest()}
    assert board.call("sha512.hash", message=message).outputs == expected
    board.call("sha512.start")
    for start, end in pairwise([0, 1, 130, 130, 256, 1000, field.most]):
        assert board.call("sha512.update", piece=message[start:end]).outputs == {}
    assert board.call("sha512.finish").outputs == expected
