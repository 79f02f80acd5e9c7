"""What a board says of itself, and how it takes what goes wrong."""

import pytest

from tests.builds import image_with, images
from tests.device.test_sealed import PIECES
from thumbkat import Board, connect
from thumbkat.boards import load_board
from thumbkat.errors import BoardFault, NoEntropy, OperationFailed, SessionRejected
from thumbkat.image.elf import image_crc
from thumbkat.link.protocol import CounterKind, Status

IDENTITIES = {
    "bbcmicrobit": ("cortex-m0", 16_000_000, 528, "rng"),
    "disco_f407vg": ("cortex-m4f", 16_000_000, 2112, "none"),
}


def emulated(board: Board) -> bool:
    return board.address.startswith("qemu:")


def test_the_image_is_the_one_that_was_built(board: Board) -> None:
    assert board.info.image_crc == image_crc(images()[board.info.board])


def test_a_board_knows_itself(board: Board) -> None:
    info = board.info
    assert info.frame_limit >= 144
    assert info.fault is None
    assert f"-DTHUMBKAT_BOARD={info.board}" in info.flags
    assert "-mcpu=cortex-m" in info.flags
    assert "-O2" in info.flags
    assert info.compiler.startswith("gcc ")
    assert len(info.git_hash) == 40 or info.git_hash in ("dirty", "unknown")
    assert "RAM" in info.memory
    if emulated(board):
        assert (info.core, info.clock_hz, info.frame_limit, info.entropy) == IDENTITIES[info.board]


@pytest.mark.parametrize("extra", [[], ["-icount", "shift=0"], ["-icount", "shift=6"], ["-icount", "auto"]])
@pytest.mark.parametrize("name", IDENTITIES)
def test_no_counter_of_qemu_passes_for_one(name: str, extra: list[str]) -> None:
    """QEMU's timers run on host time: what they read must never be shown as cycles."""
    from thumbkat.boards import load_board
    from thumbkat.emulator import qemu
    from thumbkat.link.client import Link

    machine = qemu.start(load_board(name), images()[name], extra=extra)
    try:
        link = Link(machine.stream, time_factor=10)
        assert link.hello().counter is CounterKind.NONE
    finally:
        machine.stop()


def test_cycles_are_counted_or_not_claimed(board: Board) -> None:
    first, second = (board.call("chacha20.block", block=bytes(64)) for _ in range(2))
    if emulated(board) or board.info.counter == "none":
        assert first.cycles is None
    else:
        assert first.cycles is not None
        assert 100 < first.cycles < 100_000
        assert first.cycles == second.cycles


def test_stack_is_measured(board: Board) -> None:
    block = board.call("chacha20.block", block=bytes(64)).stack
    keygen = board.call("newhope.keygen", parse="5q", seed=bytes(32), noise=bytes(32)).stack
    assert 0 < block < keygen < 1200
    assert board.call("chacha20.block", block=b"\xff" * 64).stack == block


@pytest.mark.parametrize("kind", ["undefined", "unaligned", "nowhere"])
def test_a_fault_is_the_answer_and_the_board_works_on(board: Board, kind: str) -> None:
    with pytest.raises(BoardFault) as caught:
        board.call("selftest.fault", kind=kind)
    fault = caught.value
    assert fault.exception == 3
    assert fault.pc != 0
    assert fault.pc % 2 == 0
    assert fault.xpsr & 1 << 24, "the core is in Thumb state"
    if board.info.core == "cortex-m0":
        assert (fault.status, fault.address) == (0, 0)
    else:
        # CFSR: UNDEFINSTR, UNALIGNED; a bus fault with its address.
        assert fault.status & {"undefined": 1 << 16, "unaligned": 1 << 24, "nowhere": 1 << 15}[kind]
        assert fault.address == (0x3FFFFFFC if kind == "nowhere" else 0)
    again = board.link.hello().fault
    assert again is not None, "the next HELLO has it too"
    assert again.pc == fault.pc
    assert board.call("chacha20.block", block=bytes(64)).stack > 0
    assert board.link.hello().fault is None, "once another command has come, it is known"


def test_a_stack_that_overflows_is_the_answer_and_the_board_works_on(board: Board) -> None:
    with pytest.raises(OperationFailed) as caught:
        board.call("selftest.fault", kind="overflow")
    assert caught.value.status == Status.STACK_OVERFLOW
    again = board.link.hello().fault
    assert again is not None
    assert (again.exception, again.pc) == (0, 0)
    assert board.call("chacha20.block", block=bytes(64)).stack > 0


def seeded(board: Board) -> str:
    """Makes sure that the board can start a session; returns what its coins come from."""
    if board.info.entropy == "rng":
        return "rng"
    board.call("entropy.seed", seed=bytes(range(48)))
    return "host"


def test_a_board_without_a_source_refuses(board: Board) -> None:
    if board.info.entropy == "rng":
        assert board.call("session.start").outputs["entropy"] == "rng"
        return
    with pytest.raises(NoEntropy):
        board.call("session.start")
    with pytest.raises(NoEntropy):
        board.call("session.respond", msg_a=bytes(1824))
    seeded(board)
    assert board.call("session.start").outputs["entropy"] == "host"
    board.link.hello()
    with pytest.raises(NoEntropy):
        board.call("session.start")


def test_host_entropy_is_mixed_in(board: Board) -> None:
    own = board.info.entropy == "rng"
    board.call("entropy.seed", seed=bytes(48))
    assert board.call("session.start").outputs["entropy"] == ("rng+host" if own else "host")


def test_no_two_sessions_are_alike(board: Board) -> None:
    seeded(board)
    messages = {board.call("session.start").outputs["msg_a"] for _ in range(5)}
    assert len(messages) == 5


def test_a_wrong_tag_wipes_the_session(board: Board) -> None:
    seeded(board)
    msg_a = board.call("session.start").outputs["msg_a"]
    board.call("session.respond", msg_a=msg_a)
    tag = board.call("session.confirm").outputs["tag"]
    assert board.call("session.confirm").outputs["tag"] == tag
    with pytest.raises(SessionRejected):
        board.call("session.check", peer_tag=tag)  # its own: the roles differ
    with pytest.raises(OperationFailed) as caught:
        board.call("session.confirm")
    assert caught.value.status == Status.NO_STATE


def test_a_session_is_gone_after_anything_else(board: Board) -> None:
    seeded(board)
    board.call("session.start")
    board.call("chacha20.block", block=bytes(64))
    with pytest.raises(OperationFailed) as caught:
        board.call("session.finish", msg_b=bytes(2048))
    assert caught.value.status == Status.NO_STATE


@pytest.mark.parametrize("scheme", ["newhope", "newhope-14bit"])
def test_a_live_exchange_with_another_board(board: Board, scheme: str) -> None:
    """Against the micro:bit in QEMU, in both roles."""
    with connect("qemu:bbcmicrobit", image=images()["bbcmicrobit"]) as other:
        for alice, bob in ((board, other), (other, board)):
            for side in (alice, bob):
                seeded(side)
            msg_a = alice.call("session.start", scheme=scheme).outputs["msg_a"]
            msg_b = bob.call("session.respond", scheme=scheme, msg_a=msg_a).outputs["msg_b"]
            alice.call("session.finish", msg_b=msg_b)
            tags = [side.call("session.confirm").outputs["tag"] for side in (alice, bob)]
            assert tags[0] != tags[1]
            alice.call("session.check", peer_tag=tags[1])
            bob.call("session.check", peer_tag=tags[0])


def test_another_scheme_does_not_agree(board: Board) -> None:
    seeded(board)
    with connect("qemu:bbcmicrobit", image=images()["bbcmicrobit"]) as other:
        msg_a = board.call("session.start", scheme="newhope").outputs["msg_a"]
        msg_b = other.call("session.respond", scheme="newhope-14bit", msg_a=msg_a).outputs["msg_b"]
        board.call("session.finish", msg_b=msg_b)
        tag = other.call("session.confirm").outputs["tag"]
        with pytest.raises(SessionRejected):
            board.call("session.check", peer_tag=tag)


def test_what_continues_a_state_says_so(board: Board) -> None:
    continues = {name: set(operation.continues) for name, operation in board.operations.items()}
    messages = {"session.seal", "session.open"} & board.operations.keys()
    checked = {"session.confirm", "session.check", *messages}
    session = {"session.respond", "session.finish", *checked}
    expected = {
        "newhope.shareda": {"newhope.keygen"},
        "session.finish": {"session.start"},
        "session.confirm": session,
        "session.check": session,
        **dict.fromkeys(messages, checked),
        **{name: before for name, before in PIECES.items() if name in board.operations},
    }
    assert {name: before for name, before in continues.items() if before} == {
        name: before for name, before in expected.items() if before
    }


def test_secrets_are_marked(board: Board) -> None:
    secret = {
        f"{name}.{field.name}"
        for name, operation in board.operations.items()
        for field in operation.inputs
        if field.secret
    }
    marked = {
        *("newhope.keygen.noise", "newhope.sharedb.noise", "newhope.noise.noise", "entropy.seed.seed"),
        *("x25519.scalarmult.private", "ed25519.sign.secret", "nacl.secretbox_seal.key"),
        *("poly1305.tag.key", "salsa20.xor.message", "session.seal.message"),
    }
    assert {one for one in marked if one.rpartition(".")[0] in board.operations} <= secret
    assert not secret & {"newhope.keygen.seed", "newhope.sharedb.msg_a", "session.check.peer_tag"}
    assert "session.open.sealed" not in secret


@pytest.mark.parametrize(
    "name",
    ["bbcmicrobit_v2", "disco_f407vg", pytest.param("disco_f407vg_small", marks=pytest.mark.verify)],
)
def test_backends_are_those_of_the_board_file(name: str) -> None:
    """An image of its own for a board takes another build of a library."""
    image = images()[name] if name in images() else image_with("", name)
    with connect(f"virtual:{name.removesuffix('_small')}", image=image) as board:
        backends = {one.name.partition(".")[0]: one.backend for one in board.operations.values()}
    small = set(load_board(board.info.board).small) | ({"sparkle"} if name.endswith("_small") else set())
    assert {library for library, backend in backends.items() if backend == "armv7em_small"} == small
    assert backends["newhope"] == "armv7em"
