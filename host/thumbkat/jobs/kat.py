"""Known-answer tests on a board: the built-in ones, and those of public vector files."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from thumbkat.board import Board, Field
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

# What a step brings: its outputs, or how it is refused.
Reply = Mapping[str, object] | Status


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
    expect = Expect.VALID if answer.refused is None else Expect.INVALID
    return Step(
        *(answer.id, answer.source, answer.operation, answer.inputs, answer.outputs),
        expect=expect,
        then=then,
        refused=answer.refused,
    )


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

    def run(self, step: Step) -> list[Reply] | None:
        """What the step and those after it bring, if all were run and right."""
        reason = self._obstacle(step)
        if reason is not None:
            self._skip(step, reason)
            return None
        self.tally.tried.add(step.operation)
        reply = self._call(step)
        if reply is None:
            self._skip_following(step, "failed")
            return None
        right = self._judge(step, reply)
        refused = isinstance(reply, Status)
        if not right and refused != (step.expect is Expect.INVALID):
            # What follows needs the state that should be there, or is about there being none.
            self._skip_following(step, "failed")
            return None
        replies: list[Reply] = [reply]
        for following in step.then:
            further = self.run(following)
            right = right and further is not None
            replies += further or []
        return replies if right else None

    def try_twin(self, step: Step, twin: Step, replies: Sequence[Reply]) -> None:
        """The same replies held to an expectation that is wrong in one bit: that must be noticed."""
        if all(_is_right(reply, one) for reply, one in zip(replies, _in_order(twin), strict=True)):
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
            if isinstance(value, bytes) and step.expect is not Expect.VALID and _never_takes(field, size):
                continue
            if size > field.most and not field.streams and not self._goes_in_pieces(step, name):
                return f"{step.operation} of the board takes {name} up to {field.most}{unit}"
            if size < field.least:
                return f"{step.operation} of the board takes {name} from {field.least}{unit} on"
        return None

    def _goes_in_pieces(self, step: Step, name: str) -> bool:
        pieces = self._in_pieces(step)
        return pieces is not None and pieces.long == name

    def _in_pieces(self, step: Step) -> InPieces | None:
        """How the board takes the step's message where it is too long for one call."""
        pieces = in_pieces(self.board, step.operation) if step.chain is None else None
        if pieces is None:
            return None
        fields = {field.name: field for field in self.board.operations[step.operation].inputs}
        message, field = step.inputs.get(pieces.long), fields.get(pieces.long)
        if not isinstance(message, bytes) or field is None or field.streams:
            return None
        return pieces if len(message) > field.most else None

    def _call(self, step: Step) -> Reply | None:
        """What the step brings, or None when it has failed already."""
        fields = self.board.operations[step.operation].inputs
        takes = [field.name for field in fields]
        if set(takes) != set(step.inputs):
            self._fail(
                step, f"the board's operation takes {_list(takes)}, the test gives {_list(list(step.inputs))}"
            )
            return None
        reply: Reply
        try:
            pieces = self._in_pieces(step)
            if _is_never_taken(fields, step):
                reply = Status.BAD_VALUE  # Nobody can even ask the board.
            elif step.chain is not None:
                reply = {"digest": self._chain(step, step.chain)}
            elif pieces is not None:
                reply = pieces.call(self.board, step.inputs)
            else:
                reply = self.board.call(step.operation, **step.inputs).outputs
        except OperationFailed as error:
            reply = error.status
        if step.chain is None:
            self.tally.advance(step.id)
        return reply

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

    def _judge(self, step: Step, reply: Reply) -> bool:
        if _is_right(reply, step):
            self.tally.passed += 1
            return True
        if isinstance(reply, Status):
            wanted = "" if step.refused is None else f", not {step.refused}"
            self._fail(step, f"the board answered {reply.name}{wanted}")
            return False
        found = None if step.expect is Expect.INVALID else difference(reply, step.outputs)
        if found is None:
            self._fail(step, "the board accepted what it must refuse")
            return False
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


def _is_right(reply: Reply, step: Step) -> bool:
    if not isinstance(reply, Status):
        return step.expect is not Expect.INVALID and difference(reply, step.outputs) is None
    if step.refused is not None:
        return reply.name == step.refused
    return step.expect is not Expect.VALID and reply in _REFUSALS


def _never_takes(field: Field, size: int) -> bool:
    """Whether no board takes bytes of that length: what must be refused is refused with it, then. That a
    message is too long is the limit of one board."""
    return not field.streams and (size < field.least or field.least == field.most < size)


def _is_never_taken(fields: Sequence[Field], step: Step) -> bool:
    sizes = {name: len(value) for name, value in step.inputs.items() if isinstance(value, bytes)}
    return any(field.name in sizes and _never_takes(field, sizes[field.name]) for field in fields)


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
