"""The built-in known answers: what the files hold, where it comes from, and that each twin is wrong."""

from collections import Counter

import pytest

from tests.reference import make_vectors, operations
from thumbkat.errors import UsageError
from thumbkat.vectors.builtin import KnownAnswer, builtin, suites, twin

ANSWERS = builtin()


@pytest.mark.parametrize("suite", make_vectors.SUITES)
def test_the_file_is_what_the_script_writes(suite: str) -> None:
    assert (make_vectors.FOLDER / f"{suite}.jsonl").read_bytes() == make_vectors.render(suite)


def test_every_suite_has_its_script() -> None:
    assert suites() == sorted(make_vectors.SUITES)


def test_every_operation_has_at_least_three() -> None:
    counts = Counter(answer.operation for answer in ANSWERS)
    assert set(counts) == set(operations.OPERATIONS) | set(operations.SEQUENCES)
    assert min(counts.values()) >= 3
    continued = Counter(step.operation for answer in ANSWERS for step in answer.then)
    assert continued.keys() == {"newhope.shareda", "sha512.update", "sha512.finish"}
    assert continued["newhope.shareda"] == counts["newhope.keygen"]
    assert continued["sha512.finish"] == counts["sha512.start"]


def test_ids_are_unique_and_suites_are_their_own() -> None:
    assert len({answer.id for answer in ANSWERS}) == len(ANSWERS)
    assert all(answer.operation.startswith(f"{answer.suite}.") for answer in ANSWERS)


def test_the_files_stay_small() -> None:
    assert sum((make_vectors.FOLDER / f"{suite}.jsonl").stat().st_size for suite in suites()) < 384_000


@pytest.mark.parametrize("answer", ANSWERS, ids=lambda answer: answer.id)
def test_the_reference_gives_it(answer: KnownAnswer) -> None:
    # For what a publication states, this is a test of the reference.
    if not answer.then:
        assert operations.compute(answer.operation, **answer.inputs) == answer.outputs
    else:
        steps = [answer, *answer.then]
        computed = operations.compute_sequence([(step.operation, step.inputs) for step in steps])
        assert computed == [step.outputs for step in steps]


def _expected(answer: KnownAnswer) -> bytes:
    return b"".join(value for step in (answer, *answer.then) for value in step.outputs.values())


@pytest.mark.parametrize("answer", ANSWERS, ids=lambda answer: answer.id)
def test_a_twin_differs_in_one_expected_bit(answer: KnownAnswer) -> None:
    wrong = twin(answer)
    right_bits, wrong_bits = (int.from_bytes(_expected(each), "little") for each in (answer, wrong))
    assert len(_expected(wrong)) == len(_expected(answer))
    assert (right_bits ^ wrong_bits).bit_count() == 1
    assert wrong.inputs == answer.inputs
    assert [step.inputs for step in wrong.then] == [step.inputs for step in answer.then]
    assert twin(answer) == wrong


def test_twins_reach_continuations() -> None:
    # Forced here, whatever the ids choose: the only bits to flip lie in the continuation.
    answer = next(answer for answer in ANSWERS if answer.then)
    empty = KnownAnswer(
        answer.suite, answer.operation, answer.inputs, {}, answer.then, answer.source, answer.id
    )
    assert twin(empty).then[0].outputs != answer.then[0].outputs


def test_suites_can_be_chosen() -> None:
    assert {answer.suite for answer in builtin(["chacha20", "keccak", "keccak"])} == {"chacha20", "keccak"}
    assert len(builtin(["keccak", "keccak"])) == len(builtin(["keccak"]))
    assert builtin([]) == []


def test_an_unknown_suite_names_those_there_are() -> None:
    with pytest.raises(UsageError, match="no suite sparkle; choose from chacha20, keccak, newhope, sha512"):
        builtin(["sparkle"])
