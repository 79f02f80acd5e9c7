"""The built-in known answers: what the files hold, where it comes from, and that each twin is wrong."""

from collections import Counter

import pytest

from tests.builds import NACL, SPARKLE, images
from tests.reference import continued, make_sparkle_vectors, make_vectors, operations
from tests.reference.operations import Outputs, Refused
from tests.virtual.firmware import BOARDS
from thumbkat.errors import UsageError
from thumbkat.image.operations import operation_table
from thumbkat.image.symbols import Symbols
from thumbkat.vectors.builtin import KnownAnswer, builtin, suites, twin

ANSWERS = builtin()


@pytest.mark.parametrize("suite", make_vectors.SUITES)
def test_the_file_is_what_the_script_writes(suite: str) -> None:
    assert (make_vectors.FOLDER / f"{suite}.jsonl").read_bytes() == make_vectors.render(suite)


def test_every_suite_has_its_script() -> None:
    assert suites() == sorted(make_vectors.SUITES)


def test_every_operation_has_at_least_three() -> None:
    counts = Counter(answer.operation for answer in ANSWERS)
    assert set(counts) == set(operations.OPERATIONS) | set(continued.STARTS)
    following = Counter(step.operation for answer in ANSWERS for step in answer.then)
    assert set(following) == set(continued.CONTINUES)
    assert min([*counts.values(), *following.values()]) >= 3
    assert following["newhope.shareda"] == counts["newhope.keygen"]
    assert following["sha512.finish"] == counts["sha512.start"]


# Those that draw coins or keep secrets, which `session` tries, and what has no answer.
LIVE = ("session.", "entropy.", "selftest.")


@pytest.mark.parametrize("board", [*BOARDS, NACL, SPARKLE])
def test_every_operation_of_a_board_is_tried(board: str) -> None:
    listed = operation_table(Symbols(images()[board])).operations
    tried = {step.operation for answer in ANSWERS for step in (answer, *answer.then)}
    assert {name for name in listed if not name.startswith(LIVE)} <= tried
    assert len(listed) > 30


def test_every_operation_that_refuses_is_seen_to() -> None:
    """With what it must not take: where a wrong answer would be the worst, no answer is the right one."""
    refused = {(step.operation, step.refused) for answer in ANSWERS for step in (answer, *answer.then)}
    assert {one for one in refused if one[1] is not None} == {
        ("ed25519.verify", "CHECK_FAILED"),
        ("ed25519.verify_finish", "CHECK_FAILED"),
        ("ed25519.sign_finish", "CHECK_FAILED"),
        ("ed25519.sign_finish", "NO_STATE"),
        ("poly1305.verify", "CHECK_FAILED"),
        ("nacl.secretbox_open", "CHECK_FAILED"),
        ("nacl.box_beforenm", "CHECK_FAILED"),
        ("nacl.box_seal", "CHECK_FAILED"),
        ("nacl.box_open", "CHECK_FAILED"),
        ("nacl.open_turn", "CHECK_FAILED"),
        ("nacl.open_update", "NO_STATE"),
        ("nacl.open_finish", "NO_STATE"),
        ("nacl.open_finish", "CHECK_FAILED"),
        *(
            (f"sparkle.schwaemm{variant}_decrypt", "CHECK_FAILED")
            for variant in make_sparkle_vectors.AEAD_FILES
        ),
        ("sparkle.schwaemm_start", "BAD_VALUE"),
        ("sparkle.schwaemm_open_start", "BAD_VALUE"),
        ("sparkle.schwaemm_open_turn", "CHECK_FAILED"),
        ("sparkle.schwaemm_open_update", "NO_STATE"),
        ("sparkle.schwaemm_open_finish", "NO_STATE"),
        ("sparkle.schwaemm_open_finish", "CHECK_FAILED"),
    }


def test_ids_are_unique_and_suites_are_their_own() -> None:
    assert len({answer.id for answer in ANSWERS}) == len(ANSWERS)
    assert all(answer.operation.startswith(f"{answer.suite}.") for answer in ANSWERS)


def test_the_files_stay_small() -> None:
    assert sum((make_vectors.FOLDER / f"{suite}.jsonl").stat().st_size for suite in suites()) < 512_000


@pytest.mark.parametrize("answer", ANSWERS, ids=lambda answer: answer.id)
def test_the_reference_gives_it(answer: KnownAnswer) -> None:
    # For what a publication states, this is a test of the reference.
    steps = [answer, *answer.then]
    computed: list[Outputs | Refused]
    if answer.operation in continued.STARTS:
        computed = continued.compute_sequence([(step.operation, step.inputs) for step in steps])
    else:
        try:
            computed = [operations.compute(answer.operation, **answer.inputs)]
        except Refused as refused:
            computed = [refused]
    for step, outputs in zip(steps, computed, strict=True):
        if isinstance(outputs, Refused):
            assert (step.refused, step.outputs) == (outputs.status, {})
        else:
            assert (step.refused, step.outputs) == (None, outputs)


def _expected(answer: KnownAnswer) -> bytes:
    return b"".join(
        value
        for step in (answer, *answer.then)
        for value in step.outputs.values()
        if isinstance(value, bytes)
    )


@pytest.mark.parametrize("answer", ANSWERS, ids=lambda answer: answer.id)
def test_a_twin_differs_in_one_expected_bit(answer: KnownAnswer) -> None:
    wrong = twin(answer)
    right_bits, wrong_bits = (int.from_bytes(_expected(each), "little") for each in (answer, wrong))
    assert len(_expected(wrong)) == len(_expected(answer))
    refusals = [[step.refused is not None for step in (each, *each.then)] for each in (answer, wrong)]
    if _expected(answer):
        assert (right_bits ^ wrong_bits).bit_count() == 1
        assert refusals[0] == refusals[1]
    else:
        # Without bytes that are expected, the last step is accepted for refused, or the reverse.
        *same, last = [one == other for one, other in zip(*refusals, strict=True)]
        assert all(same)
        assert not last
    assert wrong.inputs == answer.inputs
    assert [step.inputs for step in wrong.then] == [step.inputs for step in answer.then]
    assert twin(answer) == wrong


def test_twins_reach_continuations() -> None:
    # Forced here, whatever the ids choose: the only bits to flip lie in the continuation.
    answer = next(answer for answer in ANSWERS if answer.then and answer.then[0].outputs)
    empty = KnownAnswer(
        answer.suite, answer.operation, answer.inputs, {}, answer.then, answer.source, answer.id
    )
    assert twin(empty).then[0].outputs != answer.then[0].outputs


def test_suites_can_be_chosen() -> None:
    assert {answer.suite for answer in builtin(["chacha20", "keccak", "keccak"])} == {"chacha20", "keccak"}
    assert len(builtin(["keccak", "keccak"])) == len(builtin(["keccak"]))
    assert builtin([]) == []


def test_an_unknown_suite_names_those_there_are() -> None:
    with pytest.raises(UsageError, match="no suite gimli; choose from chacha20, ed25519, fe25519, keccak"):
        builtin(["gimli"])
