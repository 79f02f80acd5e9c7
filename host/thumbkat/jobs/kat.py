"""Known-answer tests on a board: the built-in ones, and those of public vector files."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from thumbkat.board import Board
from thumbkat.errors import OperationFailed, UsageError
from thumbkat.jobs.kat_report import Failure, KatReport, Progress, Skip, SkipGroup, Tally, difference
from thumbkat.jobs.kat_session import SUITE as SESSION
from thumbkat.jobs.kat_session import SessionTests
from thumbkat.jobs.pieces import MESSAGE, InPieces, in_pieces
from thumbkat.link.protocol import Status
from thumbkat.vectors import builtin, read
from thumbkat.vectors.algorithms import Chain, Step, steps
from thumbkat.vectors.rsp import SHAKE_MESSAGE, next_length
from thumbkat.vectors.vector import Expect, Value

__all__ = ["Failure", "KatReport", "Progress", "Skip", "SkipGroup", "run_kat", "suite_names"]

# It resets the board on purpose and has no answer that could be known.
_WITHOUT_ANSWER = ("selftest.fault",)
# How an operation says that what it was given is wrong; any other refusal is a failure.
_REFUSALS = (Status.BAD_VALUE, Status.CHECK_FAILED)


def suite_names() -> list[str]:
    return [*builtin.suites(), SESSION]


def run_kat(
    board: Board,
    *,
    suites: Sequence[str] | None = None,
    files: Sequence[Path] = (),
    algorithm: str | None = None,
    progress: Progress | None = None,
) -> KatReport:
    """Tests the named suites and the vectors of `files`; without either, all suites.

    Everything is read before the board is asked for anything, so a malformed file costs no half-finished run.
    """
    if algorithm is not None and not files:
        raise UsageError("an algorithm goes with a file of vectors; add --vectors FILE")
    unknown = [name for name in suites or () if name not in suite_names()]
    if unknown:
        raise UsageError(f"there is no suite {unknown[0]!r}; there are {', '.join(suite_names())}")
    by_default = [] if files else suite_names()
    chosen = list(dict.fromkeys(suites)) if suites else by_default
    answers = builtin.builtin([name for name in chosen if name != SESSION])
    from_files = [step for file in files for vector in read(file, algorithm) for step in steps(vector)]

    tally = Tally(progress)
    tests = _Tests(board, tally)
    sessions = SessionTests(board, tally) if SESSION in chosen else None
    built_in = [(_as_step(answer), answer) for answer in answers]
    tally.total = sum(tests.calls(step) for step in [*(step for step, _ in built_in), *from_files])
    if sessions is not None:
        tally.total += sessions.calls()

    for step, answer in built_in:
        replies = tests.run(step)
        if replies is not None:
            tests.try_twin(step, _as_step(builtin.twin(answer)), replies)
    for step in from_files:
        tests.run(step)
    if sessions is not None:
        sessions.run()
    _find_untested(board, tally, chosen, every=not suites and not files)
    return tally.report()


def _as_step(answer: builtin.KnownAnswer) -> Step:
    then = tuple(_as_step(following) for following in answer.then)
    return Step(answer.id, answer.source, answer.operation, answer.inputs, answer.outputs, then=then)


def _find_untested(board: Board, tally: Tally, chosen: Sequence[str], *, every: bool) -> None:
    """An operation of a chosen suite that nothing tried is a hole in the tests, not a success."""
    for name in board.operations:
        prefix = SESSION if name.startswith("entropy.") else name.partition(".")[0]
        if name in tally.tried or name in _WITHOUT_ANSWER or not (every or prefix in chosen):
            continue
        tally.failures.append(Failure(name, name, f"no known answer for {name} could be tried", "built in"))


class _Tests:
    """Known answers, one after the other, on one board."""

    def __init__(self, board: Board, tally: Tally) -> None:
        self.board = board
        self.tally = tally

    def calls(self, step: Step) -> int:
        """How many calls a step takes with those that follow it; what is skipped takes none."""
        if self._obstacle(step) is not None:
            return 0
        return (step.chain.rounds if step.chain else 1) + sum(
            self.calls(following) for following in step.then
        )

    def run(self, step: Step) -> list[Mapping[str, object]] | None:
        """The outputs of the step and of those after it, if all were run and right."""
        reason = self._obstacle(step)
        if reason is not None:
            self._skip(step, reason)
            return None
        self.tally.tried.add(step.operation)
        outputs = self._call(step)
        if outputs is None:
            self._skip_following(step, "failed")
            return None
        right = self._judge(step, outputs)
        replies: list[Mapping[str, object]] = [outputs]
        for following in step.then:
            further = self.run(following)
            right = right and further is not None
            replies += further or []
        return replies if right else None

    def try_twin(self, step: Step, twin: Step, replies: Sequence[Mapping[str, object]]) -> None:
        """The same replies held to an expectation that is wrong in one bit: that must be noticed."""
        if all(
            difference(got, one.outputs) is None for got, one in zip(replies, _in_order(twin), strict=True)
        ):
            reason = "a twin with one wrong bit passed as well: the comparison proves nothing"
            self.tally.failures.append(Failure(twin.id, step.operation, reason, step.source))

    def _obstacle(self, step: Step) -> str | None:
        """Why the board cannot run the step, if it cannot."""
        if step.skip is not None:
            return step.skip
        operation = self.board.operations.get(step.operation)
        if operation is None:
            sealed = "; its build is sealed" if self.board.info.sealed else ""
            return f"the board has no operation {step.operation}{sealed}"
        fields = {field.name: field for field in operation.inputs}
        for name, value in _inputs(step).items():
            field = fields.get(name)
            if field is None:
                continue  # A mistake, and no limit of the board: _call reports it.
            if isinstance(value, str):
                if value not in field.choices:
                    return f"{step.operation} of the board has no {name} {value}"
                continue
            size, unit = (value, "") if isinstance(value, int) else (len(value), " bytes")
            if size > field.most and not field.streams and self._in_pieces(step) is None:
                return f"{step.operation} of the board takes {name} up to {field.most}{unit}"
            if size < field.least:
                return f"{step.operation} of the board takes {name} from {field.least}{unit} on"
        return None

    def _in_pieces(self, step: Step) -> InPieces | None:
        """How the board takes the step's message where it is too long for one call."""
        message = step.inputs.get(MESSAGE)
        fields = {field.name: field for field in self.board.operations[step.operation].inputs}
        if not isinstance(message, bytes) or MESSAGE not in fields or step.chain is not None:
            return None
        return in_pieces(self.board, step.operation) if len(message) > fields[MESSAGE].most else None

    def _call(self, step: Step) -> Mapping[str, object] | None:
        """The outputs, or None when the step is judged already: it was refused, rightly or wrongly."""
        takes = [field.name for field in self.board.operations[step.operation].inputs]
        if set(takes) != set(step.inputs):
            self._fail(
                step, f"the board's operation takes {_list(takes)}, the test gives {_list(list(step.inputs))}"
            )
            return None
        outputs: Mapping[str, object] | None
        try:
            pieces = self._in_pieces(step)
            if step.chain is not None:
                outputs = {"digest": self._chain(step, step.chain)}
            elif pieces is not None:
                outputs = pieces.call(self.board, step.inputs)
            else:
                outputs = self.board.call(step.operation, **step.inputs).outputs
        except OperationFailed as error:
            refused = error.status in _REFUSALS
            if refused and step.expect is not Expect.VALID:
                self.tally.passed += 1
            else:
                self._fail(step, f"the board answered {error.status.name}")
            outputs = None
        if step.chain is None:
            self.tally.advance(step.id)
        return outputs

    def _chain(self, step: Step, chain: Chain) -> bytes:
        """The last digest of a Monte Carlo checkpoint."""
        inputs = dict(step.inputs)
        digest = b""
        for _ in range(chain.rounds):
            got = self.board.call(step.operation, **inputs).outputs.get("digest")
            digest = got if isinstance(got, bytes) else b""
            if chain.least is None or chain.most is None:
                inputs[MESSAGE] = _newest(inputs[MESSAGE], digest)
            else:
                inputs[MESSAGE] = digest[:SHAKE_MESSAGE].ljust(SHAKE_MESSAGE, b"\0")
                inputs["length"] = next_length(digest, chain.least, chain.most)
            self.tally.advance(step.id)
        return digest

    def _judge(self, step: Step, outputs: Mapping[str, object]) -> bool:
        if step.expect is Expect.INVALID:
            self._fail(step, "the board accepted what it must refuse")
            return False
        found = difference(outputs, step.outputs)
        if found is None:
            self.tally.passed += 1
            return True
        self.tally.failures.append(
            Failure(
                step.id,
                step.operation,
                found.reason,
                step.source,
                found.output,
                found.offset,
                found.expected,
                found.got,
            )
        )
        return False

    def _fail(self, step: Step, reason: str) -> None:
        self.tally.failures.append(Failure(step.id, step.operation, reason, step.source))

    def _skip(self, step: Step, reason: str) -> None:
        self.tally.skipped.append(Skip(step.id, step.operation, reason, step.source))
        self._skip_following(step, "was skipped")

    def _skip_following(self, step: Step, what: str) -> None:
        for following in step.then:
            if following.operation in self.board.operations and what == "failed":
                self.tally.tried.add(following.operation)
            self._skip(following, f"it continues {step.operation}, which {what}")


def _newest(message: Value, digest: bytes) -> bytes:
    """The digests that a message of a hash's Monte Carlo test is made of, one newer."""
    assert isinstance(message, bytes)
    return message[len(digest) :] + digest


def _in_order(step: Step) -> Iterator[Step]:
    yield step
    for following in step.then:
        yield from _in_order(following)


def _inputs(step: Step) -> Mapping[str, Value]:
    """The greatest inputs that a step gives: those of a chain change from call to call."""
    if step.chain is not None and step.chain.most is not None:
        return {**step.inputs, "length": step.chain.most}
    return step.inputs


def _list(names: Sequence[str]) -> str:
    return ", ".join(names) or "nothing"
