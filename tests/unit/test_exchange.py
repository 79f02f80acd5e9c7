"""Key exchanges between two boards, which are the reference."""

from __future__ import annotations

import pytest

from tests.unit.cli_boards import ConnectedBoard
from tests.unit.fake_board import wrong_bit
from thumbkat.board import Value
from thumbkat.errors import CheckFailed, NoEntropy, UsageError
from thumbkat.jobs.exchange import SCHEMES, run_exchange
from thumbkat.report.tables import exchange_table

STEPS = ["session.start", "session.finish", "session.confirm", "session.check"]


def two(entropy: str = "rng") -> tuple[ConnectedBoard, ConnectedBoard]:
    return ConnectedBoard(at="serial:a"), ConnectedBoard(at="serial:b", kind="disco_f407vg", entropy=entropy)


def test_cycles_of_virtual_boards_say_what_they_are() -> None:
    alice = ConnectedBoard(at="virtual:bbcmicrobit", counter="TIMER0", cycles=[3])
    bob = ConnectedBoard(at="virtual:disco_f407vg", kind="disco_f407vg")
    report = run_exchange(alice.as_board(), bob.as_board())
    assert "exact on this core" in str(report.rounds[0].server.timing)
    notes = exchange_table(report).notes
    assert any(note.startswith("virtual:bbcmicrobit: ") and "zero wait states" in note for note in notes)


@pytest.mark.parametrize("scheme", SCHEMES)
def test_two_boards_agree_and_say_so(scheme: str) -> None:
    alice, bob = two()
    report = run_exchange(alice.as_board(), bob.as_board(), scheme=scheme)
    assert report.agreed
    assert report.to_json() == {
        "schema": 1,
        "agreed": True,
        "rounds": [
            {
                "round": 1,
                "scheme": scheme,
                "server": {
                    "board": "bbcmicrobit",
                    "address": "serial:a",
                    "entropy": "rng",
                    "cycles": dict.fromkeys(STEPS),
                    "timing": None,
                },
                "client": {
                    "board": "disco_f407vg",
                    "address": "serial:b",
                    "entropy": "rng",
                    "cycles": {"session.respond": None, "session.confirm": None, "session.check": None},
                    "timing": None,
                },
                "bytes": {"msg_a": 1824, "msg_b": 2048},
                "confirmed": {"server": True, "client": True},
            }
        ],
    }


def test_alice_is_the_server_in_odd_rounds() -> None:
    alice, bob = two()
    report = run_exchange(alice.as_board(), bob.as_board(), rounds=3)
    assert [one.server.address for one in report.rounds] == ["serial:a", "serial:b", "serial:a"]
    assert [one.client.address for one in report.rounds] == ["serial:b", "serial:a", "serial:b"]
    assert alice.calls.count("session.start") == 2
    assert bob.calls.count("session.start") == 1


def test_cycles_are_reported_where_a_board_counts() -> None:
    alice, bob = two()
    alice.counter, alice.cycles = "TIMER0", [7]
    report = run_exchange(alice.as_board(), bob.as_board())
    assert report.rounds[0].server.cycles == dict.fromkeys(STEPS, 7)
    assert set(report.rounds[0].client.cycles.values()) == {None}


def test_a_message_that_was_changed_on_the_way_is_noticed_by_both() -> None:
    alice, bob = two()
    alice.faults["session.start"] = wrong_bit("msg_a", 3)
    report = run_exchange(alice.as_board(), bob.as_board())
    assert not report.agreed
    assert report.to_json()["rounds"][0]["confirmed"] == {"server": False, "client": False}


def test_a_wrong_tag_is_held_against_the_board_that_got_it() -> None:
    alice, bob = two()
    bob.faults["session.confirm"] = wrong_bit("tag")
    report = run_exchange(alice.as_board(), bob.as_board())
    assert not report.agreed
    assert not report.rounds[0].server.confirmed
    assert report.rounds[0].client.confirmed


def test_one_failed_round_of_many_is_no_agreement() -> None:
    alice, bob = two()
    bob.faults["session.start"] = wrong_bit("msg_a")
    report = run_exchange(alice.as_board(), bob.as_board(), rounds=3)
    assert [one.agreed for one in report.rounds] == [True, False, True]
    assert not report.agreed


def test_without_entropy_the_message_names_the_option() -> None:
    alice, bob = two(entropy="none")
    with pytest.raises(NoEntropy, match=r"serial:b refuses.* no source of entropy.*--host-entropy"):
        run_exchange(alice.as_board(), bob.as_board())


def test_a_source_that_failed_its_tests_is_called_that() -> None:
    alice, bob = two(entropy="failed")
    with pytest.raises(NoEntropy, match=r"failed its tests; switch the board off and on"):
        run_exchange(alice.as_board(), bob.as_board())


def test_host_entropy_seeds_both_boards() -> None:
    alice, bob = two(entropy="none")
    report = run_exchange(alice.as_board(), bob.as_board(), host_entropy=True, rounds=2)
    assert report.agreed
    assert report.rounds[0].server.entropy == "rng+host"
    assert report.rounds[0].client.entropy == "host"
    assert alice.calls.count("entropy.seed") == bob.calls.count("entropy.seed") == 1


def test_host_entropy_is_fresh_and_never_the_same_for_both() -> None:
    alice, bob = two()
    seeds: list[bytes] = []

    def take(seed: bytes) -> dict[str, Value]:
        seeds.append(seed)
        return {}

    for board in (alice, bob):
        board.extra["entropy.seed"] = take
    for _ in range(2):
        run_exchange(alice.as_board(), bob.as_board(), host_entropy=True)
    assert [len(seed) for seed in seeds] == [48] * 4
    assert len(set(seeds)) == 4


def test_a_sealed_board_takes_no_entropy_of_the_host() -> None:
    alice, _ = two()
    sealed = ConnectedBoard(at="serial:s", sealed=True)
    with pytest.raises(UsageError, match=r"sealed build.*leave out --host-entropy"):
        run_exchange(alice.as_board(), sealed.as_board(), host_entropy=True)
    assert not alice.calls, "refused before anything was sent"
    assert run_exchange(alice.as_board(), sealed.as_board()).agreed


def test_a_sealed_board_without_entropy_cannot_be_helped() -> None:
    alice, _ = two()
    sealed = ConnectedBoard(at="serial:s", sealed=True, entropy="none")
    with pytest.raises(CheckFailed, match="sealed build"):
        run_exchange(alice.as_board(), sealed.as_board())


def test_a_board_without_sessions_is_refused_beforehand() -> None:
    alice, bob = two()
    del bob.operations["session.respond"]
    with pytest.raises(UsageError, match=r"serial:b cannot take part.*session\.respond"):
        run_exchange(alice.as_board(), bob.as_board())
    assert not alice.calls


@pytest.mark.parametrize(("scheme", "rounds"), [("kyber", 1), ("newhope", 0)])
def test_nonsense_is_refused(scheme: str, rounds: int) -> None:
    alice, bob = two()
    with pytest.raises(UsageError):
        run_exchange(alice.as_board(), bob.as_board(), scheme=scheme, rounds=rounds)
