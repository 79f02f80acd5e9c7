"""Key exchanges between two boards, which are the reference."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.unit.cli_boards import ConnectedBoard
from tests.unit.fake_board import Outputs, wrong_bit
from thumbkat.board import Result, Value
from thumbkat.errors import CheckFailed, NoEntropy, UsageError
from thumbkat.jobs.exchange import run_exchange
from thumbkat.jobs.messages import AEADS
from thumbkat.jobs.schemes import SCHEMES
from thumbkat.report.table import plain_lines
from thumbkat.report.tables import exchange_table, exchange_tables

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
        "delivered": None,
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
                "bytes": {"msg_a": SCHEMES[scheme].msg_a_bytes, "msg_b": SCHEMES[scheme].msg_b_bytes},
                "confirmed": {"server": True, "client": True},
                "messages": [],
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


@pytest.mark.parametrize("which", [0, 1])
def test_a_scheme_that_a_board_lacks_is_refused_beforehand(which: int) -> None:
    boards = list(two())
    lacking = ConnectedBoard(at="serial:c", schemes=("newhope", "newhope-14bit"))
    boards[which] = lacking
    said = r"serial:c has no scheme 'hybrid': its firmware has newhope, newhope-14bit \(chosen by --scheme\)$"
    with pytest.raises(UsageError, match=said):
        run_exchange(boards[0].as_board(), boards[1].as_board(), scheme="hybrid", host_entropy=True)
    assert not boards[0].calls + boards[1].calls
    assert run_exchange(boards[0].as_board(), boards[1].as_board()).agreed


TEXT = "Guten Morgen, wie geht's? Größe 3 µm 🐈"


class Recorded(ConnectedBoard):
    """Keeps what went to it and what came from it."""

    def call(self, name: str, /, **inputs: Value) -> Result:
        result = super().call(name, **inputs)
        self.__dict__.setdefault("seen", []).append((name, inputs, result.outputs))
        return result

    def of(self, operation: str) -> list[tuple[Outputs, Outputs]]:
        return [(given, got) for name, given, got in self.__dict__["seen"] if name == operation]

    @property
    def given(self) -> list[Value]:
        """All that it was given, but what it seals."""
        return [
            value
            for name, given, _ in self.__dict__["seen"]
            if name != "session.seal"
            for value in given.values()
        ]


@pytest.mark.parametrize(
    ("scheme", "aead"), [*((one, "secretbox") for one in SCHEMES), ("x25519", "schwaemm256-128")]
)
def test_a_message_goes_both_ways(scheme: str, aead: str) -> None:
    alice, bob = two()
    report = run_exchange(alice.as_board(), bob.as_board(), scheme=scheme, message=TEXT, rounds=2, aead=aead)
    size = len(TEXT.encode())
    assert report.ok
    assert report.delivered is True
    value = report.to_json()
    assert value["delivered"] is True
    cycles = {"session.seal": None, "session.open": None}
    both = {"bytes": {"text": size, "sealed": size + 16}, "cycles": cycles, "opened": True, "right": True}
    for one in value["rounds"]:
        assert one["messages"] == [
            {"from": "server", "to": "client", "aead": aead, **both},
            {"from": "client", "to": "server", "aead": aead, **both},
        ]
    lines = plain_lines(exchange_tables(report)[1])
    assert len(lines) == 2 + 4 + 1
    assert lines[2].split()[:4] == ["1", "serial:a", "serial:b", f"{size + 16}"]
    assert lines[3].split()[:4] == ["1", "serial:b", "serial:a", f"{size + 16}"]
    assert lines[4].split()[:3] == ["2", "serial:b", "serial:a"], "the other one is the server"
    assert f"{size} bytes of text, sealed by {aead} by one board and opened by the other" in lines[-1]


def test_only_what_was_sealed_crosses() -> None:
    alice, bob = Recorded(at="serial:a"), Recorded(at="serial:b")
    assert run_exchange(alice.as_board(), bob.as_board(), message=TEXT).ok
    for sender, receiver in ((alice, bob), (bob, alice)):
        ((given, got),) = sender.of("session.seal")
        assert given == {"aead": "secretbox", "message": TEXT.encode()}
        ((opened, text),) = receiver.of("session.open")
        assert opened == {"aead": "secretbox", "sealed": got["sealed"]}
        assert text == {"message": TEXT.encode()}
        assert not any(TEXT.encode() in value for value in receiver.given if isinstance(value, bytes))
    assert alice.of("session.seal")[0][1] != bob.of("session.seal")[0][1], "each direction has its key"


def test_cycles_of_messages_stand_beside_those_of_the_exchange() -> None:
    alice, bob = two()
    alice.counter, alice.cycles = "TIMER0", [1007]
    report = run_exchange(alice.as_board(), bob.as_board(), message="x")
    there, back = report.rounds[0].deliveries
    assert there.cycles == {"session.seal": 1007, "session.open": None}
    assert back.cycles == {"session.seal": None, "session.open": 1007}
    assert "session.seal" not in report.rounds[0].server.cycles
    rows = exchange_tables(report)[1].rows
    assert [row[4:6] for row in rows] == [("1,007", "-"), ("-", "1,007")]


def test_a_message_that_does_not_open_is_a_failure() -> None:
    alice, bob = two()
    bob.faults["session.seal"] = wrong_bit("sealed", 200)
    report = run_exchange(alice.as_board(), bob.as_board(), message=TEXT)
    assert report.agreed
    assert report.delivered is False
    assert not report.ok
    there, back = report.rounds[0].deliveries
    assert (there.opened, there.right) == (True, True)
    assert (back.opened, back.right) == (False, False)
    table = exchange_tables(report)[1]
    assert [row[-1] for row in table.rows] == ["the text", "nothing: REFUSED"]
    assert "NOT" in table.notes[0]


def test_behind_a_message_that_does_not_open_there_is_no_session() -> None:
    alice, bob = two()
    alice.faults["session.seal"] = wrong_bit("sealed", 3)
    report = run_exchange(alice.as_board(), bob.as_board(), message=TEXT)
    assert [one.opened for one in report.rounds[0].deliveries] == [False]
    assert report.delivered is False


def test_another_text_than_was_given_is_a_failure() -> None:
    alice, bob = two()
    alice.faults["session.open"] = wrong_bit("message", 9)
    report = run_exchange(alice.as_board(), bob.as_board(), message=TEXT)
    assert [(one.opened, one.right) for one in report.rounds[0].deliveries] == [(True, True), (True, False)]
    assert not report.ok
    assert exchange_tables(report)[1].rows[1][-1] == "something ELSE"


def test_without_a_key_nothing_is_sealed() -> None:
    alice, bob = two()
    bob.faults["session.confirm"] = wrong_bit("tag")
    report = run_exchange(alice.as_board(), bob.as_board(), message=TEXT)
    assert not report.agreed
    assert report.delivered is False
    assert "session.seal" not in alice.calls + bob.calls
    table = exchange_tables(report)[1]
    assert table.rows == ()
    assert "NOT" in plain_lines(table)[-1]


def test_an_empty_message_is_one() -> None:
    alice, bob = two()
    report = run_exchange(alice.as_board(), bob.as_board(), message="")
    assert report.ok
    assert [one.sealed_bytes for one in report.rounds[0].deliveries] == [16, 16]


@pytest.mark.parametrize(
    ("operation", "field", "most"), [("session.seal", "message", 9), ("session.open", "sealed", 25)]
)
def test_a_message_that_is_too_long_is_refused_beforehand(operation: str, field: str, most: int) -> None:
    alice, bob = two()
    bob.limit(operation, field, most)
    with pytest.raises(UsageError, match="the message has 10 bytes, and serial:b takes 9 at most"):
        run_exchange(alice.as_board(), bob.as_board(), message="12345678ö", host_entropy=True)
    assert not alice.calls + bob.calls
    assert run_exchange(alice.as_board(), bob.as_board(), message="1234567ö").ok


def test_a_message_that_is_no_text_is_refused_beforehand() -> None:
    alice, bob = two()
    with pytest.raises(UsageError, match="no text"):
        run_exchange(alice.as_board(), bob.as_board(), message="\udcff")
    assert not alice.calls


@pytest.mark.parametrize("aead", AEADS)
def test_a_board_without_the_aead_says_so(aead: str) -> None:
    (has,) = set(AEADS) - {aead}
    alice, bob = ConnectedBoard(at="serial:a"), ConnectedBoard(at="serial:b", aeads=(has,))
    said = f"^serial:b has no aead '{aead}': its firmware has {has} \\(chosen by --aead\\)$"
    for boards in ((alice, bob), (bob, alice)):
        with pytest.raises(UsageError, match=said):
            run_exchange(boards[0].as_board(), boards[1].as_board(), message=TEXT, aead=aead)
    assert not alice.calls + bob.calls
    assert run_exchange(alice.as_board(), bob.as_board(), message=TEXT, aead=has).ok
    assert run_exchange(alice.as_board(), bob.as_board(), aead=aead).agreed, "no message needs it"


def test_firmware_that_takes_no_aead_says_so() -> None:
    """As it was before there was a choice: another layout of the same operations."""
    alice, bob = two()
    for name in ("session.seal", "session.open"):
        old = bob.operations[name]
        bob.operations[name] = replace(old, inputs=old.inputs[1:])
    with pytest.raises(UsageError, match="serial:b has no aead 'secretbox': its firmware has none"):
        run_exchange(alice.as_board(), bob.as_board(), message=TEXT)


def test_a_board_that_seals_nothing_can_still_agree() -> None:
    alice, bob = two()
    del bob.operations["session.open"]
    with pytest.raises(
        UsageError, match=r"serial:b can agree on a key.*session\.open: leave out the message"
    ):
        run_exchange(alice.as_board(), bob.as_board(), message=TEXT)
    assert not alice.calls
    assert run_exchange(alice.as_board(), bob.as_board()).agreed


@pytest.mark.parametrize(("scheme", "rounds"), [("kyber", 1), ("newhope", 0)])
def test_nonsense_is_refused(scheme: str, rounds: int) -> None:
    alice, bob = two()
    with pytest.raises(UsageError):
        run_exchange(alice.as_board(), bob.as_board(), scheme=scheme, rounds=rounds)
