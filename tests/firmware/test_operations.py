"""The firmware's operations, compiled for this machine with sanitizers, through thumbkat's own host side."""

import re
from collections.abc import Iterator
from fractions import Fraction
from math import comb
from random import Random

import pytest

from tests.firmware.conftest import LARGEST, SMALLEST, StartBoard, connected, private_memory
from tests.firmware.pcboard import FIRMWARE
from tests.reference import ed25519, nacl, newhope, operations, poly1305, salsa20, sha512
from thumbkat.board import Board
from thumbkat.errors import NoEntropy, OperationFailed
from thumbkat.link.client import Link
from thumbkat.link.protocol import Status


@pytest.mark.parametrize("options", [SMALLEST, LARGEST], ids=["smallest", "largest"])
@pytest.mark.parametrize("name", operations.OPERATIONS)
def test_operations_agree_with_the_reference(
    start_board: StartBoard, name: str, options: dict[str, object]
) -> None:
    random = Random(name)
    with connected(start_board, **options) as board:
        for _ in range(2):
            inputs = operations.random_inputs(name, random)
            assert board.call(name, **inputs).outputs == operations.compute(name, **inputs)


def test_salsa20_in_pieces(start_board: StartBoard) -> None:
    """Of any lengths, across the end of the counter's low word; each start begins anew."""
    random = Random("salsa20")
    key, nonce, counter = random.randbytes(32), random.randbytes(8), 2**32 - 2
    with connected(start_board, **SMALLEST) as board:
        with pytest.raises(OperationFailed, match="continues"):
            board.call("salsa20.update", piece=b"")
        for lengths in ([0, 1, 63, 64, 65, 130, 7], [200]):
            message = random.randbytes(sum(lengths))
            expected, at = salsa20.xor(key, nonce, message, counter), 0
            board.call("salsa20.start", key=key, nonce=nonce, counter=counter.to_bytes(8, "little"))
            for length in lengths:
                result = board.call("salsa20.update", piece=message[at : at + length]).data("result")
                assert result == expected[at : at + length]
                at += length


def sign_in_pieces(board: Board, secret: bytes, first: list[bytes], second: list[bytes]) -> bytes:
    board.call("ed25519.sign_start", secret=secret)
    for piece in first:
        board.call("ed25519.sign_first", piece=piece)
    board.call("ed25519.sign_turn")
    for piece in second:
        board.call("ed25519.sign_second", piece=piece)
    return board.call("ed25519.sign_finish").data("signature")


def pieces(message: bytes, size: int) -> list[bytes]:
    return [message[at : at + size] for at in range(0, len(message), size)]


def test_ed25519_in_pieces(start_board: StartBoard) -> None:
    """A message that is longer than the memory of the board."""
    random = Random("ed25519")
    seed, message = random.randbytes(32), random.randbytes(20_000)
    key = ed25519.public(seed)
    expected = ed25519.sign(seed + key, message)
    with connected(start_board, **SMALLEST) as board:
        most = board.operations["ed25519.sign_first"].inputs[0].most
        assert most < 5_000
        signature = sign_in_pieces(board, seed + key, pieces(message, most), pieces(message, 1_000))
        assert signature == expected
        for wrong in (b"", b"\0"):
            board.call("ed25519.verify_start", public=key, signature=signature)
            for piece in [*pieces(message, most), wrong]:
                board.call("ed25519.verify_update", piece=piece)
            if wrong:
                with pytest.raises(OperationFailed):
                    board.call("ed25519.verify_finish")
            else:
                board.call("ed25519.verify_finish")


def test_ed25519_gives_nothing_where_the_message_changes(start_board: StartBoard) -> None:
    """Nor can what it had be used after that."""
    seed = bytes(range(32))
    secret = seed + ed25519.public(seed)
    with connected(start_board, **SMALLEST) as board:
        with pytest.raises(OperationFailed):
            sign_in_pieces(board, secret, [b"a message"], [b"another message"])
        for name, inputs in (("finish", {}), ("turn", {}), ("second", {"piece": b"a message"})):
            with pytest.raises(OperationFailed, match="continues"):
                board.call(f"ed25519.sign_{name}", **inputs)
        assert sign_in_pieces(board, secret, [b"a"], [b"", b"a"]) == ed25519.sign(secret, b"a")


def test_ed25519_pieces_come_in_their_order(start_board: StartBoard) -> None:
    with connected(start_board, **SMALLEST) as board:
        for name in (
            "sign_first",
            "sign_turn",
            "sign_second",
            "sign_finish",
            "verify_update",
            "verify_finish",
        ):
            inputs = {"piece": b""} if name in ("sign_first", "sign_second", "verify_update") else {}
            with pytest.raises(OperationFailed, match="continues"):
                board.call(f"ed25519.{name}", **inputs)
        board.call("ed25519.sign_start", secret=bytes(64))
        with pytest.raises(OperationFailed, match="continues"):
            board.call("ed25519.sign_second", piece=b"")


def test_sha512_in_pieces(start_board: StartBoard) -> None:
    """Of any lengths; a start begins anew, and finish leaves nothing to go on with."""
    random = Random("sha512")
    with connected(start_board, **SMALLEST) as board:
        for name, inputs in (("sha512.update", {"piece": b""}), ("sha512.finish", {})):
            with pytest.raises(OperationFailed, match="continues"):
                board.call(name, **inputs)
        board.call("sha512.start")
        board.call("sha512.update", piece=bytes(77))
        for lengths in ([], [0], [1, 127, 128, 129, 3], [1000, 24]):
            message = random.randbytes(sum(lengths))
            board.call("sha512.start")
            at = 0
            for length in lengths:
                assert board.call("sha512.update", piece=message[at : at + length]).outputs == {}
                at += length
            assert board.call("sha512.finish").data("digest") == sha512.sha512(message)
        with pytest.raises(OperationFailed, match="continues"):
            board.call("sha512.finish")


def test_poly1305_in_pieces(start_board: StartBoard) -> None:
    """Of any lengths; each start begins anew, and nothing continues what has ended."""
    random = Random("poly1305")
    with connected(start_board, **SMALLEST) as board:
        for lengths in ([0, 1, 15, 16, 17, 64, 7], [200], []):
            key, pieces = random.randbytes(32), [random.randbytes(length) for length in lengths]
            board.call("poly1305.start", key=key)
            for piece in pieces:
                board.call("poly1305.update", piece=piece)
            assert board.call("poly1305.finish").data("tag") == poly1305.tag(key, b"".join(pieces))
            with pytest.raises(OperationFailed, match="continues"):
                board.call("poly1305.update", piece=b"")


@pytest.mark.parametrize("bit", [0, 7, 64, 127])
def test_a_wrong_tag_is_refused(start_board: StartBoard, bit: int) -> None:
    random = Random(bit)
    key, message = random.randbytes(32), random.randbytes(100)
    wrong = (int.from_bytes(poly1305.tag(key, message), "little") ^ 1 << bit).to_bytes(16, "little")
    with connected(start_board, **SMALLEST) as board:
        with pytest.raises(OperationFailed) as refused:
            board.call("poly1305.verify", key=key, message=message, tag=wrong)
        assert refused.value.status is Status.CHECK_FAILED


PIECES = [0, 1, 31, 32, 33, 64, 100]


def in_pieces(message: bytes) -> Iterator[bytes]:
    """It has as many bytes as PIECES together."""
    at = 0
    for length in PIECES:
        yield message[at : at + length]
        at += length


def test_boxes_in_pieces(start_board: StartBoard) -> None:
    """Those of one call. A box that is forged in any part gives nothing, and ends it."""
    random = Random("nacl")
    key, nonce, message = random.randbytes(32), random.randbytes(24), random.randbytes(sum(PIECES))
    boxed = nacl.seal(key, nonce, message)
    with connected(start_board, **SMALLEST) as board:
        board.call("nacl.seal_start", key=key, nonce=nonce)
        text = b"".join(board.call("nacl.seal_update", piece=one).data("boxed") for one in in_pieces(message))
        assert board.call("nacl.seal_finish").data("tag") + text == boxed

        board.call("nacl.open_start", key=key, nonce=nonce, tag=boxed[:16])
        for piece in in_pieces(text):
            board.call("nacl.open_check", piece=piece)
        board.call("nacl.open_turn")
        pieces = [board.call("nacl.open_update", piece=one).data("message") for one in in_pieces(text)]
        board.call("nacl.open_finish")
        assert b"".join(pieces) == message


@pytest.mark.parametrize("wrong", ["tag", "first", "last", "second"])
def test_a_forged_box_in_pieces_is_refused(start_board: StartBoard, wrong: str) -> None:
    random = Random(wrong)
    key, nonce, message = random.randbytes(32), random.randbytes(24), random.randbytes(sum(PIECES))
    right = nacl.seal(key, nonce, message)
    forged = bytearray(right)
    forged[{"tag": 5, "first": 16, "last": -1, "second": 100}[wrong]] ^= 4
    boxed = right if wrong == "second" else bytes(forged)
    with connected(start_board, **SMALLEST) as board:
        board.call("nacl.open_start", key=key, nonce=nonce, tag=boxed[:16])
        for piece in in_pieces(boxed[16:]):
            board.call("nacl.open_check", piece=piece)
        if wrong == "second":
            board.call("nacl.open_turn")
            for piece in in_pieces(bytes(forged[16:])):
                board.call("nacl.open_update", piece=piece)
        with pytest.raises(OperationFailed) as refused:
            board.call("nacl.open_finish" if wrong == "second" else "nacl.open_turn")
        assert refused.value.status is Status.CHECK_FAILED
        with pytest.raises(OperationFailed, match="continues"):
            board.call("nacl.open_update", piece=boxed[16:])


@pytest.mark.parametrize("operation", ["secretbox_open", "box_open"])
def test_a_forged_box_is_refused(start_board: StartBoard, operation: str) -> None:
    random = Random(operation)
    with connected(start_board, **SMALLEST) as board:
        for at in (0, 15, 16, -1):
            inputs = operations.random_inputs(f"nacl.{operation}", random)
            boxed = inputs["boxed"]
            assert isinstance(boxed, bytes)
            forged = bytearray(boxed + b"." if len(boxed) == 16 else boxed)
            forged[at] ^= 1
            with pytest.raises(OperationFailed) as refused:
                board.call(f"nacl.{operation}", **inputs | {"boxed": bytes(forged)})
            assert refused.value.status is Status.CHECK_FAILED


@pytest.mark.parametrize("operation", ["box_beforenm", "box_seal", "box_open"])
def test_a_public_key_of_low_order_is_refused(start_board: StartBoard, operation: str) -> None:
    inputs = operations.random_inputs(f"nacl.{operation}", Random(operation))
    with connected(start_board, **SMALLEST) as board:
        for public in (bytes(32), b"\1" + bytes(31)):
            with pytest.raises(OperationFailed) as refused:
                board.call(f"nacl.{operation}", **inputs | {"public": public})
            assert refused.value.status is Status.CHECK_FAILED


@pytest.mark.parametrize("parse", newhope.PARSES)
def test_keygen_and_shareda(start_board: StartBoard, parse: str) -> None:
    random = Random(parse)
    seed, noise, msg_b = random.randbytes(32), random.randbytes(32), random.randbytes(2048)
    keygen, shareda = operations.keygen_shareda(parse, seed, noise, msg_b)
    with connected(start_board, **SMALLEST) as board:
        assert board.call("newhope.keygen", parse=parse, seed=seed, noise=noise).outputs == keygen
        assert board.call("newhope.shareda", msg_b=msg_b).outputs == shareda


def test_what_does_not_fit_the_memory_is_not_listed(start_board: StartBoard) -> None:
    with connected(start_board, **LARGEST) as board:
        everything = set(board.operations)
    with connected(start_board, **SMALLEST) as board:
        assert set(board.operations) == everything, "all of it runs in 8 KB"
    with connected(start_board, frame=144, arena=6440) as board:
        assert everything - set(board.operations) == {
            "newhope.keygen", "newhope.sharedb", "newhope.shareda",
            "session.start", "session.respond", "session.finish", "session.confirm", "session.check",
            "session.seal", "session.open",
        }  # fmt: skip
    with connected(start_board, frame=144, arena=1000) as board:
        small = {
            "keccak",
            "chacha20",
            "fe25519",
            "x25519",
            "sha512",
            "salsa20",
            "poly1305",
            "nacl",
            "entropy",
        }
        assert {name.split(".")[0] for name in board.operations} == small
        for operation in board.operations.values():
            for field in (*operation.inputs, *operation.outputs):
                assert field.most <= 1000, "the longest message shrinks with the memory"


def test_a_sealed_build_takes_no_coins(start_board: StartBoard) -> None:
    with connected(start_board, **SMALLEST) as board:
        marked = {name for name, operation in board.operations.items() if operation.sealed}
    with connected(start_board, **SMALLEST, flags=("-DTHUMBKAT_SEALED",)) as board:
        assert board.info.sealed
        assert set(board.operations) == marked
        assert (
            not {"newhope.keygen", "newhope.sharedb", "newhope.noise", "newhope.helprec", "entropy.seed"}
            & marked
        )
        assert board.call("session.start").outputs["entropy"] == "rng"
    with (
        connected(start_board, **SMALLEST, flags=("-DTHUMBKAT_SEALED",), entropy="none") as board,
        pytest.raises(NoEntropy),
    ):
        board.call("session.start")


@pytest.mark.parametrize("entropy", ["stuck", "silent", "late", "dead"])
def test_a_failing_source_refuses(start_board: StartBoard, entropy: str) -> None:
    """Even if the host brings entropy: a source that is there and fails means that something is wrong."""
    with connected(start_board, **SMALLEST, entropy=entropy) as board:
        assert board.info.entropy == ("failed" if entropy in ("stuck", "silent") else "rng")
        board.call("entropy.seed", seed=bytes(range(48)))
        for _ in range(2):
            with pytest.raises(NoEntropy) as caught:
                board.call("session.start")
            assert caught.value.detail == 2


# SP 800-90B, 4.4: a false alarm in 2^20, 4 bits of min-entropy a sample, windows of 512.
FALSE_ALARM = Fraction(1, 2**20)
MIN_ENTROPY = 4
WINDOW = 512


def repetition_cutoff() -> int:
    """4.4.1: 1 + ceil(-log2(alpha) / H)."""
    return 1 + -(-20 // MIN_ENTROPY)


def proportion_cutoff() -> int:
    """4.4.2: 1 + the smallest number that a binomial variable exceeds with at most that probability."""
    p = Fraction(1, 2**MIN_ENTROPY)
    above = Fraction(1)
    for k in range(WINDOW + 1):
        above -= comb(WINDOW, k) * p**k * (1 - p) ** (WINDOW - k)
        if above <= FALSE_ALARM:
            return 1 + k
    raise AssertionError


def test_the_cutoffs_are_those_of_the_standard() -> None:
    source = (FIRMWARE / "src" / "command" / "entropy.c").read_text()
    cutoffs = dict(re.findall(r"#define (\w+)_CUTOFF (\d+)", source))
    assert cutoffs == {"REPETITION": str(repetition_cutoff()), "PROPORTION": str(proportion_cutoff())}
    assert f"#define PROPORTION_WINDOW {WINDOW}\n" in source


@pytest.mark.parametrize(
    ("source", "verdict"),
    [
        ("runs:5", "rng"),  # one below the cut-off of the repetition count
        ("runs:6", "failed"),
        ("every:9", "rng"),  # 57 in the first window, the cut-off is 62
        ("every:8", "failed"),  # 64 in each
    ],
)
def test_the_health_tests_have_their_cutoffs(start_board: StartBoard, source: str, verdict: str) -> None:
    with connected(start_board, **SMALLEST, entropy=source) as board:
        assert board.info.entropy == verdict


def test_coins_of_the_host(start_board: StartBoard) -> None:
    with connected(start_board, **SMALLEST, entropy="none") as board:
        assert board.info.entropy == "none"
        with pytest.raises(NoEntropy) as caught:
            board.call("session.start")
        assert caught.value.detail == 0
        seen = set()
        for seed in (bytes(48), bytes(48), b"\1" * 48):
            board.call("entropy.seed", seed=seed)
            outputs = board.call("session.start").outputs
            assert outputs["entropy"] == "host"
            seen.add(outputs["msg_a"])
        assert len(seen) == 3, "the pool moves on, the same seed twice gives other coins"


def test_hello_forgets_the_hosts_entropy(start_board: StartBoard) -> None:
    with connected(start_board, **SMALLEST) as board:
        board.call("entropy.seed", seed=bytes(48))
        assert board.call("session.start").outputs["entropy"] == "rng+host"
        board.link.hello()
        assert board.call("session.start").outputs["entropy"] == "rng"


def test_nothing_secret_stays(start_board: StartBoard) -> None:
    """An input stands in the arena until its operation has run, or until HELLO; in no buffer of the line."""
    program = start_board(**SMALLEST)
    seed = bytes(range(100, 148))

    def places() -> int:
        memory = private_memory(program.process.pid)
        return max(memory.count(seed[at : at + 8]) for at in range(len(seed) - 7))

    with Board(Link(program.stream()), address="pcboard") as board:
        for end in (lambda: board.run("entropy.seed"), board.link.hello):
            board.write("entropy.seed", seed=seed)
            assert places() == 1, "the search finds what is there"
            end()
            assert places() == 0
