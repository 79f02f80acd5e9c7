"""Known-answer tests on a board that lives in this process, with one thing wrong at a time."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any, cast

import pytest

from tests.reference import session
from tests.unit import vector_files as files
from tests.unit.fake_board import (
    INPUTS,
    SCHEMES,
    FakeBoard,
    Outputs,
    data_field,
    failed,
    rejected,
    wrong_bit,
)
from thumbkat.board import Result, Value
from thumbkat.errors import BoardFault, Timeout, UsageError, VectorError
from thumbkat.jobs import kat
from thumbkat.jobs.kat import KatReport, run_kat
from thumbkat.jobs.kat_report import difference, excerpt
from thumbkat.link.protocol import Status
from thumbkat.vectors import builtin as known_answers
from thumbkat.vectors.builtin import KnownAnswer, builtin

SUITES = (
    *("chacha20", "ed25519", "fe25519", "keccak", "nacl", "newhope", "poly1305", "salsa20", "sha512"),
    *("sparkle", "x25519", "session"),
)


def run(board: FakeBoard, *suites: str) -> KatReport:
    return run_kat(board.as_board(), suites=suites or None)


def run_text(board: FakeBoard, folder: Path, text: str, algorithm: str | None = None) -> KatReport:
    path = folder / "vectors"
    path.write_text(text, encoding="utf-8")
    return run_kat(board.as_board(), files=[path], algorithm=algorithm)


@pytest.fixture
def hashing() -> FakeBoard:
    """A board whose SHA-3 is hashlib's, for the many calls of Monte Carlo."""
    board = FakeBoard()
    board.extra = {
        "sha512.hash": lambda message: {"digest": hashlib.sha512(message).digest()},
        "keccak.sha3_256": lambda message: {"digest": hashlib.sha3_256(message).digest()},
        "keccak.sha3_512": lambda message: {"digest": hashlib.sha3_512(message).digest()},
        "keccak.shake128": lambda message, length: {"digest": hashlib.shake_128(message).digest(length)},
        "keccak.shake256": lambda message, length: {"digest": hashlib.shake_256(message).digest(length)},
    }
    return board


@pytest.mark.parametrize("entropy", ["rng", "none", "failed"])
def test_a_right_board_passes_everything(entropy: str) -> None:
    board = FakeBoard(entropy=entropy)
    report = run(board)
    assert report.failures == []
    assert report.skipped == []
    assert report.ok
    assert report.passed == report.tested > len(builtin())
    assert set(board.calls) == set(INPUTS) - {"selftest.fault"}
    assert board.greetings == 3  # The one of the connection, and one around the tests of sessions.
    assert not board.seeded


def test_suites_are_named_and_run_apart() -> None:
    assert sorted(kat.suite_names()) == sorted(SUITES)
    board = FakeBoard()
    assert run(board, "chacha20").passed == 8
    assert set(board.calls) == {"chacha20.block"}
    both = run(FakeBoard(), "chacha20", "keccak", "chacha20")
    assert both.passed == 8 + len(builtin(["keccak"]))


def test_an_unknown_suite_lists_the_known() -> None:
    with pytest.raises(
        UsageError, match="there is no suite 'sha2'; there are chacha20, ed25519, fe25519, keccak, nacl"
    ):
        run(FakeBoard(), "keccak", "sha2")


def test_an_algorithm_without_a_file_is_an_error() -> None:
    with pytest.raises(UsageError, match="add --vectors FILE"):
        run_kat(FakeBoard().as_board(), algorithm="sha3-256")


OUTPUTS = sorted(
    {
        (step.operation, name)
        for answer in builtin()
        for step in (answer, *answer.then)
        for name, value in step.outputs.items()
        if isinstance(value, bytes)
    }
)


@pytest.mark.parametrize(("operation", "output"), OUTPUTS)
@pytest.mark.parametrize("bit", [0, -1])
def test_a_wrong_bit_in_any_output_fails_that_operation_only(operation: str, output: str, bit: int) -> None:
    board = FakeBoard(faults={operation: wrong_bit(output, bit)})
    suite = operation.partition(".")[0]
    report = run(board, suite)
    answers = [step for answer in builtin([suite]) for step in (answer, *answer.then)]
    wrong = [step for step in answers if step.operation == operation]
    # Some give no bytes, or refuse: there is no bit to be wrong.
    wrong = [step for step in wrong if step.outputs.get(output)]
    assert report.failed == len(report.failures) == len(wrong) > 0
    assert report.passed == len(answers) - len(wrong)
    for failure, step in zip(report.failures, wrong, strict=True):
        value = step.outputs[output]
        assert isinstance(value, bytes)
        last = len(value) - 1
        assert (failure.operation, failure.output) == (operation, output)
        assert failure.id == step.id
        assert failure.source == step.source
        assert failure.offset == (0 if bit == 0 else last)
        assert failure.reason == f"{output} differs at byte {failure.offset} of {last + 1}"
        assert failure.expected != failure.got
        assert not report.ok


def test_a_failure_shows_the_bytes_around_the_first_that_differs() -> None:
    found = difference(
        {"digest": bytes(40), "key": b"1"}, {"digest": bytes(20) + b"\xff" + bytes(19), "key": b"2"}
    )
    assert found is not None
    assert found.offset == 20
    assert found.reason == "digest differs at byte 20 of 40; key wrong too"
    assert found.expected == "…" + "00000000ff" + "00" * 11 + "…"
    assert found.got == "…" + "00" * 16 + "…"
    assert difference({"a": b"12"}, {"a": b"12"}) is None
    choice = difference({"low_order": "no"}, {"low_order": "yes"})
    assert choice is not None
    assert choice.reason == "low_order is 'no', not 'yes'"
    assert difference({"low_order": "yes"}, {"low_order": "yes"}) is None
    assert excerpt(bytes(4), 2) == "00000000"
    assert excerpt(bytes(range(20)), 19) == "…0405060708090a0b0c0d0e0f10111213"


@pytest.mark.parametrize(
    ("got", "reason", "offset"),
    [
        ({}, "the board gave no digest", None),
        ({"digest": 5}, "digest is not bytes", None),
        ({"digest": b"ab"}, "digest has 2 bytes, not 3, and differs at byte 2", 2),
        ({"digest": b"abcd"}, "digest has 4 bytes, not 3, and differs at byte 3", 3),
        ({"digest": b""}, "digest has 0 bytes, not 3, and differs at byte 0", 0),
    ],
)
def test_outputs_that_are_no_answer_at_all(got: Outputs, reason: str, offset: int | None) -> None:
    found = difference(got, {"digest": b"abc"})
    assert found is not None
    assert (found.reason, found.offset) == (reason, offset)


def test_every_twin_is_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    tried = []

    def same(answer: KnownAnswer) -> KnownAnswer:
        tried.append(answer.id)
        return answer

    monkeypatch.setattr(known_answers, "twin", same)
    report = run(FakeBoard(), *SUITES[:-1])
    assert tried == [answer.id for answer in builtin()]
    assert report.failed == len(tried)
    assert {failure.reason for failure in report.failures} == {
        "a twin with one wrong bit passed as well: the comparison proves nothing"
    }


@pytest.mark.parametrize("operation", ["keccak.f1600", "newhope.keygen", "newhope.shareda", "chacha20.block"])
def test_what_the_board_lacks_is_skipped_with_the_reason(operation: str) -> None:
    board = FakeBoard()
    del board.operations[operation]
    if operation == "newhope.keygen":
        del board.operations[
            "newhope.shareda"
        ]  # LIST has nothing that continues an operation that is not there.
    report = run(board, *SUITES[:-1])
    assert report.failures == []
    skipped = [skip for skip in report.skipped if skip.operation == operation]
    answers = [step for answer in builtin() for step in (answer, *answer.then) if step.operation == operation]
    assert len(skipped) == len(answers)
    assert {skip.reason for skip in skipped} == {f"the board has no operation {operation}"}
    if operation == "newhope.keygen":
        others = [skip for skip in report.skipped if skip.operation != operation]
        assert {(skip.operation, skip.reason) for skip in others} == {
            ("newhope.shareda", "it continues newhope.keygen, which was skipped")
        }


def test_a_sealed_board_passes_what_it_has() -> None:
    report = run(FakeBoard(sealed=True))
    assert report.failures == []
    assert "the board has no operation newhope.keygen; its build is sealed" in {
        skip.reason for skip in report.skipped
    }


@pytest.mark.parametrize(
    ("operation", "field", "most", "reason"),
    [
        ("keccak.sha3_256", "message", 5, "keccak.sha3_256 of the board takes message up to 5 bytes"),
        ("keccak.shake128", "length", 9, "keccak.shake128 of the board takes length up to 9"),
    ],
)
def test_what_the_board_cannot_hold_is_skipped(operation: str, field: str, most: int, reason: str) -> None:
    board = FakeBoard()
    board.limit(operation, field, most)
    report = run(board, "keccak")
    assert report.failures == []
    assert {skip.reason for skip in report.skipped} == {reason}
    fitting = [answer for answer in builtin(["keccak"]) if answer.operation == operation]
    assert 0 < len(report.skipped) < len(fitting)


def test_an_operation_that_no_answer_fits_is_no_success() -> None:
    board = FakeBoard()
    board.limit("keccak.f1600", "state", 100)
    report = run(board, "keccak")
    assert [failure.reason for failure in report.failures] == [
        "no known answer for keccak.f1600 could be tried"
    ]


def test_an_operation_without_a_known_answer_is_no_success() -> None:
    board = FakeBoard()
    board.add("aes.encrypt", data_field("block", 16))
    board.add("keccak.new", data_field("block", 16))
    assert [failure.operation for failure in run(board).failures] == ["aes.encrypt", "keccak.new"]
    assert [failure.operation for failure in run(board, "keccak").failures] == ["keccak.new"]
    assert run(board, "chacha20").ok


def test_other_fields_than_the_test_knows_are_a_failure() -> None:
    board = FakeBoard()
    board.add("chacha20.block", data_field("input", 64))
    report = run(board, "chacha20")
    assert report.failed == 8
    assert report.failures[0].reason == "the board's operation takes input, the test gives block"


def test_a_refusal_is_a_failure_and_what_continues_is_skipped() -> None:
    board = FakeBoard(raises={"newhope.keygen": failed("newhope.keygen", Status.STACK_OVERFLOW)})
    report = run(board, "newhope")
    assert report.failed == 5
    assert {failure.reason for failure in report.failures} == {"the board answered STACK_OVERFLOW"}
    assert [skip.reason for skip in report.skipped] == ["it continues newhope.keygen, which failed"] * 5


@pytest.mark.parametrize("suite", SUITES)
def test_a_board_that_dies_ends_the_run(suite: str) -> None:
    operation = {"session": "session.check", "chacha20": "chacha20.block"}.get(suite)
    operation = operation or next(answer.operation for answer in builtin([suite]))
    with pytest.raises(Timeout):
        run(FakeBoard(raises={operation: Timeout("silent")}), suite)
    fault = BoardFault("fault", pc=0, lr=0, xpsr=0, status=0, address=0, exception=3, command=7)
    with pytest.raises(BoardFault):
        run(FakeBoard(raises={operation: fault}), suite)


def test_nothing_tested_is_no_success(tmp_path: Path) -> None:
    board = FakeBoard()
    del board.operations["x25519.scalarmult"]
    report = run_text(board, tmp_path, files.x25519())
    assert report.tested == 0
    assert report.failed == 0
    assert not report.ok
    assert {skip.reason for skip in report.skipped} == {"the board has no operation x25519.scalarmult"}


def test_json() -> None:
    board = FakeBoard(faults={"chacha20.block": wrong_bit("result", 77)}, sealed=True)
    answer = builtin(["chacha20"])[0]
    got = json.loads(json.dumps(run(board, "chacha20", "newhope").to_json()))
    assert {key: got[key] for key in ("schema", "failed", "skipped")} == {
        "schema": 1,
        "failed": 8,
        "skipped": 23,
    }
    assert len(got["failures"]) == 8
    first = got["failures"][0]
    assert set(first) == {"id", "operation", "output", "offset", "expected", "got", "reason", "source"}
    assert first["offset"] == 9
    result = answer.outputs["result"]
    assert isinstance(result, bytes)
    assert first["expected"].strip("…") == result[5:21].hex()
    assert sum(group["count"] for group in got["skips"]) == got["skipped"]
    assert {"reason", "count", "first"} == set(got["skips"][0])
    assert run(FakeBoard(), "chacha20").to_json() == {
        "schema": 1,
        "passed": 8,
        "failed": 0,
        "skipped": 0,
        "failures": [],
        "skips": [],
    }


def test_progress_rises_to_what_was_planned(tmp_path: Path) -> None:
    path = tmp_path / "vectors"
    path.write_text(files.sha3_messages([b"", b"a"]))
    seen: list[tuple[int, int, str]] = []
    run_kat(
        FakeBoard().as_board(),
        suites=SUITES,
        files=[path],
        algorithm="sha3-256",
        progress=lambda *report: seen.append(report),
    )
    assert [done for done, _, _ in seen] == list(range(1, len(seen) + 1))
    assert {total for _, total, _ in seen} == {len(seen)}
    assert all(what for _, _, what in seen)


def test_a_malformed_file_stops_before_the_board_is_asked(tmp_path: Path) -> None:
    good, bad = tmp_path / "good", tmp_path / "bad"
    good.write_text(files.sha3_messages([b""]))
    bad.write_text(files.sha3_messages([b""])[:-9])
    board = FakeBoard()
    with pytest.raises(VectorError):
        run_kat(board.as_board(), files=[good, bad], algorithm="sha3-256")
    assert board.calls == []


def test_with_files_only_the_files_are_tested_unless_suites_are_named(tmp_path: Path) -> None:
    path = tmp_path / "vectors"
    path.write_text(files.sha3_messages([b"", b"a"]))
    board = FakeBoard()
    assert run_kat(board.as_board(), files=[path, path], algorithm="sha3-256").passed == 4
    both = run_kat(board.as_board(), files=[path], algorithm="sha3-256", suites=["chacha20"])
    assert both.passed == 2 + 8


def test_transcripts(shared: Path | None, tmp_path: Path) -> None:
    if shared is None:
        pytest.skip("the transcripts are in ../shared, which is not beside this checkout")
    lines = (shared / "vectors" / "newhope2016.jsonl").read_text().split("\n")
    text = "\n".join([*lines[:3], *lines[-4:]])
    report = run_text(FakeBoard(), tmp_path, text)
    assert (report.passed, report.failures, report.skipped) == (18, [], [])


def test_a_wrong_transcript_fails_where_it_is_wrong(tmp_path: Path) -> None:
    # The messages and the key of this one are made up.
    report = run_text(FakeBoard(), tmp_path, files.transcripts(files.transcript()))
    assert [failure.operation for failure in report.failures] == [
        "newhope.keygen",
        "newhope.shareda",
        "newhope.sharedb",
    ]
    assert report.failures[2].reason.endswith("; key wrong too")
    assert all(failure.source.endswith("vectors:1") and failure.id == "line 1" for failure in report.failures)


def test_nist_messages(hashing: FakeBoard) -> None:
    for name, algorithm in (("SHA3_512ShortMsg", "sha3-512"), ("SHA3_256LongMsg", "sha3-256")):
        path = files.NIST / "SHA3" / f"{name}.rsp"
        report = run_kat(hashing.as_board(), files=[path], algorithm=algorithm)
        assert report.failures == []
        assert report.passed > 5
    reasons = report.skips()
    assert [group.reason for group in reasons] == [
        "keccak.sha3_256 of the board takes message up to 1024 bytes"
    ]
    assert report.passed + reasons[0].count == 100


def test_a_message_that_is_too_long_goes_in_pieces(hashing: FakeBoard) -> None:
    hashing.limit("sha512.hash", "message", 300)
    hashing.limit("sha512.update", "piece", 1000)
    path = files.NIST / "SHA2" / "SHA512LongMsg.rsp"
    report = run_kat(hashing.as_board(), files=[path], algorithm="sha512")
    assert (report.failures, report.skipped) == ([], [])
    assert report.passed == 128
    lengths = [227 + 99 * i for i in range(128)]  # bytes of the file's messages
    assert hashing.calls.count("sha512.hash") == sum(length <= 300 for length in lengths) == 1
    assert hashing.calls.count("sha512.update") == sum(-(-length // 1000) for length in lengths[1:])


def test_a_wrong_digest_of_pieces_is_noticed(hashing: FakeBoard, tmp_path: Path) -> None:
    hashing.limit("sha512.hash", "message", 5)
    hashing.faults = {"sha512.finish": wrong_bit("digest", 9)}
    text = files.head(files.NIST / "SHA2" / "SHA512ShortMsg.rsp", 8)
    report = run_text(hashing, tmp_path, text, "sha512")
    assert [failure.id for failure in report.failures] == ["Len 48", "Len 56"]
    assert report.passed == 6


@pytest.mark.parametrize("missing", ["sha512.start", "sha512.update"])
def test_without_the_operations_for_pieces_it_is_skipped(
    hashing: FakeBoard, missing: str, tmp_path: Path
) -> None:
    hashing.limit("sha512.hash", "message", 5)
    del hashing.operations[missing]
    text = files.head(files.NIST / "SHA2" / "SHA512ShortMsg.rsp", 8)
    report = run_text(hashing, tmp_path, text, "sha512")
    assert [skip.reason for skip in report.skipped] == [
        "sha512.hash of the board takes message up to 5 bytes"
    ] * 2


@pytest.mark.parametrize("algorithm", ["sha512", "sha3-256", "sha3-512", "shake128", "shake256"])
def test_monte_carlo(hashing: FakeBoard, algorithm: str, tmp_path: Path) -> None:
    (file,) = (
        one for one in files.NIST_FILES if "Monte" in one.name and files.algorithm_of(one) == algorithm
    )
    text = files.head(file, 8)
    report = run_text(hashing, tmp_path, text, algorithm)
    assert (report.passed, report.failures) == (8, [])
    assert len(hashing.calls) == 8_000


def test_monte_carlo_notices_one_wrong_call(hashing: FakeBoard, tmp_path: Path) -> None:
    text = files.head(files.NIST / "SHA3" / "SHA3_256Monte.rsp", 3)

    def once(outputs: Outputs) -> Outputs:
        return wrong_bit("digest", 100)(outputs) if len(hashing.calls) == 1500 else outputs

    hashing.faults = {"keccak.sha3_256": once}
    report = run_text(hashing, tmp_path, text, "sha3-256")
    assert report.passed == 2
    assert [failure.id for failure in report.failures] == ["COUNT 1"]


def test_monte_carlo_that_a_board_cannot_hold_asks_nothing(hashing: FakeBoard, tmp_path: Path) -> None:
    hashing.limit("keccak.shake128", "length", 139)
    text = files.head(files.NIST / "SHAKE" / "SHAKE128Monte.rsp", 3)
    report = run_text(hashing, tmp_path, text, "shake128")
    assert report.tested == 0
    assert [group.reason for group in report.skips()] == [
        "keccak.shake128 of the board takes length up to 139"
    ]
    assert hashing.calls == []


def test_a_vector_that_no_board_can_run_says_so(tmp_path: Path) -> None:
    text = "[L = 256]\n\nLen = 5\nMsg = 18\nMD = " + "00" * 32 + "\n"
    report = run_text(FakeBoard(), tmp_path, text, "sha3-256")
    assert [skip.reason for skip in report.skipped] == [
        "its message ends inside a byte (5 bits); operations take whole bytes"
    ]


def _agreement(*, give: bytes, refuse: Status | None = None, low_order: str = "no") -> FakeBoard:
    board = FakeBoard()
    board.add("x25519.scalarmult", data_field("private", 32), data_field("public", 32))
    board.extra["x25519.scalarmult"] = lambda private, public: {"shared": give, "low_order": low_order}
    if refuse is not None:
        board.raises["x25519.scalarmult"] = failed("x25519.scalarmult", refuse)
    return board


@pytest.mark.parametrize(
    ("give", "refuse", "passes"),
    [
        (b"\3", None, [True, True, False]),
        (b"\4", None, [False, False, False]),
        (b"", Status.BAD_VALUE, [False, True, True]),
        (b"", Status.CHECK_FAILED, [False, True, True]),
        (b"", Status.STACK_OVERFLOW, [False, False, False]),
    ],
)
def test_valid_acceptable_and_invalid(
    give: bytes, refuse: Status | None, passes: list[bool], tmp_path: Path
) -> None:
    report = run_text(_agreement(give=give * 32, refuse=refuse), tmp_path, files.x25519())
    assert report.tested == 3
    wrong = {failure.id for failure in report.failures}
    assert [f"tcId {number}" not in wrong for number in (1, 2, 3)] == passes
    assert report.passed == passes.count(True)


def test_a_point_of_low_order_that_is_none(tmp_path: Path) -> None:
    board = _agreement(give=b"\3" * 32, low_order="yes")
    reasons = [failure.reason for failure in run_text(board, tmp_path, files.x25519()).failures]
    assert reasons[:2] == ["low_order is 'yes', not 'no'"] * 2


def test_signatures_of_sign_input(tmp_path: Path) -> None:
    report = run_text(FakeBoard(), tmp_path, files.SIGN_INPUT)
    assert (report.passed, report.failures, report.skipped) == (6, [], [])
    first, second, third, _ = files.SIGN_INPUT.split("\n")
    # The signature of another message, by the same key.
    swapped = second.replace(":61:", ":62:").replace("61:", "62:")
    report = run_text(FakeBoard(), tmp_path, "\n".join((first, swapped, third)))
    assert [(one.id, one.operation) for one in report.failures] == [
        ("line 2", "ed25519.sign"),
        ("line 2", "ed25519.verify"),
    ]


def test_published_tags_and_shared_secrets(tmp_path: Path) -> None:
    board = FakeBoard().as_board()
    report = run_kat(board, files=[files.POLY1305_FILE], algorithm="poly1305")
    assert (report.passed, report.failures, report.skipped) == (22, [], [])
    report = run_kat(board, files=[files.X25519_FILE], algorithm="x25519")
    assert (report.passed, report.failures, report.skipped) == (3, [], [])


def test_a_board_without_state_for_long_messages_skips_them(tmp_path: Path) -> None:
    """With it they go in pieces, signing twice."""
    board = FakeBoard()
    for operation in ("sign", "verify"):
        board.limit(f"ed25519.{operation}", "message", 100)
    for operation in ("sign_first", "sign_second", "verify_update"):
        board.limit(f"ed25519.{operation}", "piece", 90)
    report = run_text(board, tmp_path, files.SIGN_INPUT)
    assert (report.passed, report.failures, report.skipped) == (6, [], [])
    names = ("sign_first", "sign_second", "verify_update")
    assert [board.calls.count(f"ed25519.{name}") for name in names] == [3, 3, 3]
    del board.operations["ed25519.sign_turn"]
    report = run_text(board, tmp_path, files.SIGN_INPUT)
    assert [skip.reason for skip in report.skipped] == [
        "ed25519.sign of the board takes message up to 100 bytes"
    ]


def test_a_length_that_no_board_takes_is_a_refusal(tmp_path: Path) -> None:
    """A signature of 63 bytes has to be refused, and cannot even be sent."""
    board = FakeBoard()
    board.extra["ed25519.verify"] = lambda public, message, signature: {}
    report = run_text(board, tmp_path, files.ed25519())
    assert (report.passed, report.failures, report.skipped) == (2, [], [])
    assert board.calls == ["ed25519.verify"]
    wrong = files.ed25519().replace('"invalid"', '"valid"')
    assert [skip.reason for skip in run_text(board, tmp_path, wrong).skipped] == [
        "ed25519.verify of the board takes signature from 64 bytes on"
    ]


def test_a_message_that_is_too_long_to_be_refused_is_skipped(tmp_path: Path) -> None:
    """That is the limit of the board, and says nothing of the signature."""
    board = FakeBoard()
    board.limit("ed25519.verify", "message", 1)
    del board.operations["ed25519.verify_start"]
    text = files.ed25519().replace('"valid"', '"invalid"').replace('"msg": "00"', '"msg": "0000"')
    report = run_text(board, tmp_path, text)
    assert [skip.reason for skip in report.skipped] == [
        "ed25519.verify of the board takes message up to 1 bytes"
    ]


REFUSED = sorted(
    {
        (step.operation, str(step.refused))
        for answer in builtin()
        for step in (answer, *answer.then)
        if step.refused is not None
    }
)


@pytest.mark.parametrize(("operation", "status"), REFUSED)
def test_what_a_board_must_refuse_and_accepts(operation: str, status: str) -> None:
    board = FakeBoard(extra={operation: lambda **inputs: {}})
    report = run(board, operation.partition(".")[0])
    wrong = [one for one in report.failures if one.reason == "the board accepted what it must refuse"]
    steps = [step for answer in builtin() for step in (answer, *answer.then) if step.operation == operation]
    # What comes after the first is skipped: it would say nothing.
    assert 0 < len(wrong) <= sum(step.refused is not None for step in steps)
    assert {failure.operation for failure in wrong} == {operation}


@pytest.mark.parametrize(("operation", "status"), REFUSED)
def test_a_refusal_has_the_right_status(operation: str, status: str) -> None:
    other = Status.CHECK_FAILED if status == "BAD_VALUE" else Status.BAD_VALUE
    board = FakeBoard(raises={operation: failed(operation, other)})
    report = run(board, operation.partition(".")[0])
    reasons = {failure.reason for failure in report.failures if failure.operation == operation}
    assert f"the board answered {other.name}, not {status}" in reasons


def test_sessions_on_a_board_without_entropy_count_its_refusals() -> None:
    board = FakeBoard(entropy="none", sealed=True)
    report = run(board, "session")
    assert report.failures == []
    assert report.passed == 7
    assert board.calls == [
        "session.finish",
        "session.confirm",
        "session.check",
        "session.seal",
        "session.open",
        "session.start",
        "session.respond",
    ]


@pytest.mark.parametrize("scheme", SCHEMES)
def test_the_schemes_are_those_that_the_board_lists(scheme: str) -> None:
    board = FakeBoard(schemes=(scheme,))
    report = run(board, "session")
    assert report.failures == []
    assert report.skipped == []
    assert ("x25519.base" in board.calls) is (scheme in ("x25519", "hybrid"))
    assert ("newhope.shareda" in board.calls) is (scheme != "x25519")


def test_a_scheme_that_the_host_does_not_know_is_skipped() -> None:
    report = run(FakeBoard(schemes=("newhope", "kyber")), "session")
    assert report.failures == []
    assert [skip.reason for skip in report.skipped] == ["this thumbkat does not know the scheme kyber"]
    assert report.passed == run(FakeBoard(schemes=("newhope",)), "session").passed
    alone = run(FakeBoard(schemes=("kyber",)), "session")
    assert "no known answer for session.start could be tried" in {one.reason for one in alone.failures}
    assert not alone.ok


@pytest.mark.parametrize("aeads", [session.AEADS, *((one,) for one in session.AEADS)])
def test_the_aeads_are_those_that_the_board_lists(aeads: tuple[str, ...]) -> None:
    given: list[Value] = []

    class Told(FakeBoard):
        def call(self, name: str, /, **inputs: Value) -> Result:
            given.extend(value for field, value in inputs.items() if field == "aead")
            return super().call(name, **inputs)

    report = run(Told(schemes=("x25519",), aeads=aeads), "session")
    assert report.failures == []
    assert report.skipped == []
    assert set(given) == set(aeads)


def test_an_aead_that_the_host_does_not_know_is_skipped() -> None:
    report = run(FakeBoard(schemes=("x25519",), aeads=("secretbox", "ascon")), "session")
    assert report.failures == []
    assert [skip.reason for skip in report.skipped] == ["this thumbkat does not know the AEAD ascon"]
    board = FakeBoard(schemes=("x25519",), aeads=("ascon",))
    alone = run(board, "session")
    assert "no known answer for session.seal could be tried" in {one.reason for one in alone.failures}
    assert "session.seal" not in board.calls


def _of(scheme: str, **wrong: object) -> FakeBoard:
    """A board with one scheme, of which something is wrong."""
    return FakeBoard(schemes=(scheme,), **cast("Any", wrong))


def _accepts(name: str, **outputs: Value) -> FakeBoard:
    """A board of x25519 that takes whatever it is given."""
    return _of("x25519", extra={name: lambda **inputs: dict(outputs)})


@pytest.mark.parametrize(
    ("board", "operation", "reason"),
    [
        (
            _of("newhope", accepts_any_tag=True),
            "session.check",
            "session.check took a random tag for the peer's",
        ),
        (
            _of("newhope", accepts_any_tag=True),
            "session.check",
            "session.check took its own tag for the peer's",
        ),
        (
            _of("newhope", keeps_rejected=True),
            "session.check",
            "session.confirm after a random tag was rejected was accepted, NO_STATE should be the answer",
        ),
        (
            _of("newhope", faults={"session.confirm": wrong_bit("tag", 9)}),
            "session.confirm",
            "tag differs at byte 1 of 32",
        ),
        (
            _of("newhope", faults={"session.start": lambda outputs: {**outputs, "entropy": "host"}}),
            "session.start",
            "entropy is 'host' where HELLO makes it 'rng'",
        ),
        (
            _of("newhope", faults={"session.respond": lambda outputs: {**outputs, "entropy": "rng"}}),
            "session.respond",
            "entropy is 'rng' where HELLO makes it 'rng+host'",
        ),
        (
            _of("newhope", faults={"session.start": lambda outputs: {**outputs, "msg_a": b"\xff" * 1824}}),
            "session.start",
            "coefficient 0 of msg_a is 16383, not below 12289",
        ),
        (
            _of("newhope", faults={"session.start": lambda outputs: {**outputs, "msg_a": bytes(1824)}}),
            "session.start",
            "two sessions have the same coins",
        ),
        (
            _of("newhope", faults={"session.respond": lambda outputs: {**outputs, "msg_b": bytes(2047)}}),
            "session.respond",
            "msg_b of session.respond is 2047 bytes, not 2048 bytes",
        ),
        (
            _of("newhope", faults={"session.respond": lambda outputs: {"entropy": outputs["entropy"]}}),
            "session.respond",
            "msg_b of session.respond is not there, not 2048 bytes",
        ),
        (
            _of("newhope", raises={"session.finish": failed("session.finish", Status.BAD_VALUE)}),
            "session.finish",
            "session.finish without a session answered BAD_VALUE, not NO_STATE",
        ),
        (
            _of("newhope", raises={"session.start": failed("session.start", Status.NO_ENTROPY)}),
            "session.start",
            "session.start answered NO_ENTROPY",
        ),
        (
            _of("newhope", faults={"entropy.seed": lambda outputs: {"pool": b"1"}}),
            "entropy.seed",
            "entropy.seed gives something back",
        ),
        (
            _of("x25519", faults={"session.start": lambda outputs: {**outputs, "msg_a": b"\x09" * 32}}),
            "session.start",
            "two sessions have the same coins",
        ),
        (
            _of("hybrid", faults={"session.respond": lambda outputs: {**outputs, "msg_b": b"\xff" * 2080}}),
            "session.respond",
            "coefficient 0 of msg_b is 16383, not below 12289",
        ),
        (
            _accepts("session.respond", msg_b=bytes(32), entropy="rng"),
            "session.respond",
            "session.respond with 33 bytes was accepted, BAD_LENGTH should be the answer",
        ),
        (
            _accepts("session.respond", msg_b=bytes(32), entropy="rng"),
            "session.respond",
            "session.respond with a point of low order was accepted, CHECK_FAILED should be the answer",
        ),
        (
            _accepts("session.finish"),
            "session.respond",
            "session.finish with a point of low order was accepted, CHECK_FAILED should be the answer",
        ),
        (
            _of("x25519", faults={"session.confirm": wrong_bit("tag", 9)}),
            "session.confirm",
            "tag differs at byte 1 of 32",
        ),
        (
            _of("newhope", needs_no_check=True),
            "session.seal",
            "session.seal before session.check was accepted, NO_STATE should be the answer",
        ),
        (
            _of("newhope", needs_no_check=True, raises={"session.open": rejected("session.open")}),
            "session.open",
            "session.open before session.check answered CHECK_FAILED, not NO_STATE",
        ),
        (
            _of("x25519", faults={"session.seal": wrong_bit("sealed", 130)}),
            "session.seal",
            "what session.seal gave by secretbox as its message 0 does not open to its text",
        ),
        (
            _of("x25519", aeads=("schwaemm256-128",), faults={"session.seal": wrong_bit("sealed", 130)}),
            "session.seal",
            "what session.seal gave by schwaemm256-128 as its message 0 does not open to its text",
        ),
        (
            _of("x25519", counts_messages=False),
            "session.seal",
            "what session.seal gave by secretbox as its message 1 does not open to its text",
        ),
        (
            _of("x25519", counts_messages=False),
            "session.open",
            "session.open of a replayed message was accepted, CHECK_FAILED should be the answer",
        ),
        (
            _of("x25519", faults={"session.seal": lambda outputs: {"sealed": outputs["sealed"][:-1]}}),
            "session.seal",
            "sealed of session.seal is 32 bytes, not 33 bytes",
        ),
        (
            _of("x25519", faults={"session.open": wrong_bit("message", 17)}),
            "session.open",
            "message differs at byte 2 of 17",
        ),
        (
            _of("x25519", keeps_rejected=True),
            "session.open",
            "session.seal after a forged message was refused was accepted, NO_STATE should be the answer",
        ),
        *(
            (
                _accepts("session.open", message=b"anything"),
                "session.open",
                f"session.open of {what} was accepted, CHECK_FAILED should be the answer",
            )
            for what in (
                *("a reordered message", "a forged message", "a truncated message", "its own message"),
                *("a message by secretbox", "a message by schwaemm256-128"),
            )
        ),
    ],
)
def test_a_session_that_goes_wrong(board: FakeBoard, operation: str, reason: str) -> None:
    report = run(board, "session")
    assert (operation, reason) in {
        (failure.operation, failure.reason.partition(":")[0]) for failure in report.failures
    }
    assert report.passed > 0
    assert board.greetings == 3


def test_coins_on_a_board_that_claims_to_have_none() -> None:
    board = FakeBoard(entropy="rng")
    board.info = FakeBoard(entropy="none").info
    reasons = [failure.reason for failure in run(board, "session").failures]
    assert "session.start made coins although HELLO says that entropy is 'none'" in reasons


def test_a_board_without_sessions_skips_them() -> None:
    board = FakeBoard()
    for name in list(board.operations):
        if name.startswith("session."):
            del board.operations[name]
    report = run(board, "session")
    assert report.passed == 1  # entropy.seed
    assert report.failures == []
    assert "the board has no operation session.start" in {skip.reason for skip in report.skipped}
