"""Nearly valid models: a valid call of one operation, edited here and there, through validation and into the driver.

The driver must agree with the contract on whether the model is valid, refuse a broken one with INVALID_ARGUMENT and in
no other way, and execute one that is still valid without a crash, a hang, or a byte written where it should not.
"""

from __future__ import annotations

import random
import re
from collections.abc import Hashable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from math import prod

import numpy as np

from nnconform.fuzz.edits import edited
from nnconform.fuzz.serialise import SerialisedInput
from nnconform.fuzz.target import Target
from nnconform.harness.execution.judge import judge_memory
from nnconform.harness.execution.paths import PATHS, ExecutionOptions, execute
from nnconform.harness.execution.preparation import prepare
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.per_op import Undrawable, draw
from nnconform.harness.model.codes import ErrorStatus, OperandLifeTime, OperandType, name_of
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import Model, Operand
from nnconform.harness.model.numbers import DTYPES, Array, is_tensor
from nnconform.harness.ops.table import TABLE
from nnconform.harness.results.verdict import Outcome, Stage, Verdict, VerdictReached
from nnconform.harness.validate.model import CheckedGraph, validate_model
from nnconform.harness.validate.version import required_version

MOST_EDITS = 4
# So many calls of each signature are the beginnings of models.
VARIANTS = 4
# One in so many models is prepared and executed too: that takes as long as asking about ten.
PREPARED = 8
# Models whose tensors have more elements are prepared but not executed: that would measure the machine's memory.
_LARGEST = 1 << 16
# Bytes up to which a constant is shown in words.
_SHOWN = 64
# A loop without end shall not hold up the campaign for long: it ends after this many nanoseconds.
_BOUNDED_LOOPS = ExecutionOptions(loop_timeout=20_000_000)

# Words after a signature in what a campaign begins with.
_REST = 14
_NUMBERS = re.compile(r"\d+")

_SIGNATURES = tuple((op, signature) for op in TABLE.values() for signature in op.signatures())
_ROOM = frozenset({ErrorStatus.RESOURCE_EXHAUSTED_TRANSIENT, ErrorStatus.RESOURCE_EXHAUSTED_PERSISTENT})
_EXECUTED = _ROOM | {
    ErrorStatus.NONE,
    ErrorStatus.INVALID_ARGUMENT,
    ErrorStatus.OUTPUT_INSUFFICIENT_SIZE,
    ErrorStatus.MISSED_DEADLINE_TRANSIENT,
    ErrorStatus.MISSED_DEADLINE_PERSISTENT,
}


@dataclass(frozen=True, slots=True)
class ModelInput:
    """A model, by which edits it came about, and what is fed to those inputs that it had before. Of most a driver is
    ``asked_only`` whether it supports them.
    """

    said: str
    model: Model
    fed: Mapping[int, Array | None]
    asked_only: bool = False
    edits: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Beginning:
    """A valid call, and what to feed to it."""

    said: str
    model: Model
    fed: Mapping[int, Array | None]


@cache
def _beginning(signature: int, variant: int) -> Beginning | None:
    op, found = _SIGNATURES[signature]
    # The first is the simplest that there is.
    choices = Choices.from_seed(signature * VARIANTS + variant) if variant else Choices.from_list([])
    try:
        drawn = draw(choices, op, found.form, found.row)
    except Undrawable:
        return None
    fed = dict(zip(drawn.model.main.input_indexes, drawn.inputs, strict=True))
    return Beginning(f"{op.code.name} of {found.form.name}", drawn.model, fed)


class ModelTarget(Target):
    """Edited models."""

    name = "model"
    says = __doc__.partition("\n")[0]

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._problem: ValidationError | None = None

    def beginnings(self, source: random.Random) -> Iterator[list[int]]:
        """The simplest call of every signature, edited."""
        for number in range(len(_SIGNATURES)):
            yield [number, 0, *(source.getrandbits(32) for _ in range(_REST))]

    def make(self, choices: Choices) -> ModelInput | None:
        begun = _beginning(choices.integer(0, len(_SIGNATURES) - 1), choices.integer(0, VARIANTS - 1))
        asked_only = choices.integer(0, PREPARED - 1) != 0
        if begun is None:
            return None
        model, edits = edited(begun.model, choices, MOST_EDITS)
        return ModelInput(begun.said, model, begun.fed, asked_only, edits)

    def kinds(self, made: ModelInput, outcome: Outcome | None) -> Iterable[Hashable]:
        """Which rule it breaks, of which operation, after which edit; and how far it came."""
        problem = self._problem
        yield made.said, self.stage
        if problem is not None:
            yield made.said, _NUMBERS.sub("", problem.where), problem.rule
        for edit in made.edits:
            yield edit, problem and problem.rule

    def keep(self, made: ModelInput) -> SerialisedInput:
        return SerialisedInput(made.model, tuple(made.fed.get(index) for index in made.model.main.input_indexes))

    def take(self, kept: SerialisedInput) -> ModelInput:
        fed = dict(zip(kept.model.main.input_indexes, kept.inputs, strict=True))
        return ModelInput("a finding", kept.model, fed)

    def describe(self, made: ModelInput) -> str:
        lines = [f"from {made.said}"]
        for place, graph in enumerate(made.model.subgraphs()):
            lines += [f"graph {place}: inputs {list(graph.input_indexes)}, outputs {list(graph.output_indexes)}"]
            lines += [
                f"  {index}: {operand!r}{_shown(made.model, operand)}" for index, operand in enumerate(graph.operands)
            ]
            lines += [f"  {step!r}" for step in graph.operations]
        return "\n".join(lines)

    def run(self, made: ModelInput) -> None:
        model = made.model
        self.at(Stage.QUERY)
        checked, problem = _judged(model)
        self._problem = problem
        status, supported = self.session.device().supported_operations(model)
        if problem is not None:
            self._refuses(made, problem, status, supported)
            return
        takes = status == ErrorStatus.NONE and len(supported) == len(model.main.operations)
        if (takes and made.asked_only) or not self._known(model, checked):
            return
        if status != ErrorStatus.NONE:
            raise VerdictReached(
                Verdict.REJECTED_VALID, f"supported_operations of a valid model: {name_of(ErrorStatus, status)}"
            )
        if len(supported) != len(model.main.operations):
            raise VerdictReached(Verdict.ERROR, "supported_operations answers for another number of operations")
        self._accepts(made, all(supported))

    def _known(self, model: Model, checked: tuple[CheckedGraph, ...]) -> bool:
        """Whether the driver's HAL version has all of a valid model."""
        return required_version(model, checked) <= self.session.hal()

    def _refuses(
        self, made: ModelInput, problem: ValidationError, status: ErrorStatus, supported: tuple[bool, ...]
    ) -> None:
        """A broken model is refused."""
        _expect_refusal("supported_operations", status, problem)
        if supported:
            raise VerdictReached(Verdict.ERROR, "supported_operations refuses a model and answers for its operations")
        if made.asked_only:
            return
        self.at(Stage.PREPARE)
        preparation = prepare(self.session, made.model)
        preparation.expect_no_problem()
        _expect_refusal("prepare_model", preparation.status, problem)

    def _accepts(self, made: ModelInput, supported: bool) -> None:
        """A valid model is prepared, if the driver said so, and executed."""
        self.at(Stage.PREPARE)
        preparation = prepare(self.session, made.model)
        preparation.expect_no_problem()
        if preparation.prepared is None:
            if supported and preparation.status not in _ROOM:
                verdict = (
                    Verdict.REJECTED_VALID if preparation.status == ErrorStatus.INVALID_ARGUMENT else Verdict.ERROR
                )
                text = f"prepare_model of a supported model: {name_of(ErrorStatus, preparation.status)}"
                raise VerdictReached(verdict, text)
            return
        inputs = _inputs(made)
        if inputs is not None:
            self.at(Stage.EXECUTE)
            arena = self.session.arena
            outputs = (None,) * len(made.model.main.output_indexes)
            request = arena.lay_out(made.model, inputs, outputs, self.session.next_run())
            result = execute(self.session, preparation.prepared, request, PATHS["synchronous"], _BOUNDED_LOOPS)
            if result.status not in _EXECUTED:
                raise VerdictReached(
                    Verdict.ERROR, f"execution of a valid model: {name_of(ErrorStatus, result.status)}"
                )
            judge_memory(arena)
        self.at(Stage.CLOSE)
        preparation.prepared.close()


def _shown(model: Model, operand: Operand) -> str:
    """The value of a small constant."""
    place = operand.location
    there = operand.lifetime == OperandLifeTime.CONSTANT_COPY and operand.type in DTYPES
    if not there or not 0 < place.length <= _SHOWN or not 0 <= place.offset <= len(model.operand_values) - place.length:
        return ""
    dtype = DTYPES[OperandType(operand.type)]
    data = bytes(model.constant(operand))
    return f" = {np.frombuffer(data, dtype).tolist()}" if len(data) % dtype.itemsize == 0 else f" = {data!r}"


def _judged(model: Model) -> tuple[tuple[CheckedGraph, ...], ValidationError | None]:
    """What the contract says of a model. Raises VerdictReached where our own validation fails to say it."""
    try:
        return validate_model(model), None
    except ValidationError as problem:
        return (), problem
    except Exception as error:
        raise VerdictReached(
            Verdict.ERROR, f"harness/validate itself raised {type(error).__name__}: {error}"
        ) from error


def _expect_refusal(call: str, status: ErrorStatus, problem: ValidationError) -> None:
    if status == ErrorStatus.INVALID_ARGUMENT:
        return
    verdict = Verdict.ACCEPTED_INVALID if status == ErrorStatus.NONE else Verdict.ERROR
    raise VerdictReached(
        verdict, f"{call}: {name_of(ErrorStatus, status)} for a model with a wrong {problem.rule}: {problem}"
    )


def _inputs(made: ModelInput) -> tuple[Array | None, ...] | None:
    """What to feed: what was drawn for the call, brought to the extents that its inputs have now; None: too much."""
    graph = made.model.main
    operands = [graph.operands[index] for index in graph.input_indexes]
    if any(prod(each.dimensions) > _LARGEST for each in graph.operands):
        return None
    found = []
    for index, operand in zip(graph.input_indexes, operands, strict=True):
        value = _value(operand, made.fed.get(index))
        if value is None:
            return None
        found.append(value)
    return tuple(found)


def _value(operand: Operand, drawn: Array | None) -> Array | None:
    if operand.type not in DTYPES:
        return None
    dtype = DTYPES[OperandType(operand.type)]
    if is_tensor(operand.type) and not operand.dimensions:
        shape = (2, 2) if drawn is None else drawn.shape
    else:
        shape = tuple(extent or 1 for extent in operand.dimensions)
    if drawn is None or not drawn.size:
        return np.zeros(shape, dtype)
    return np.resize(drawn, shape).astype(dtype)


TARGET = ModelTarget
