"""Fuzz target of nearly valid models: a valid call of one operation with a few edits.

The driver must agree with the contract on whether the model is valid. It must refuse an invalid one with
INVALID_ARGUMENT, and execute a valid one without a crash, a hang, or a write outside of the outputs.
"""

from __future__ import annotations

import random
import re
from collections.abc import Hashable, Iterable, Iterator, Mapping
from functools import cache
from math import prod

import msgspec
import numpy as np

from nnconform.fuzz.edits import edit_model
from nnconform.fuzz.serialise import SerialisedInput, parse_input
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
from nnconform.harness.validate.model import CheckedGraph
from nnconform.harness.validate.once import validated
from nnconform.harness.validate.operation import OperandFacts, bind_call, check_operation
from nnconform.harness.validate.version import required_version

MOST_EDITS = 4
# The number of different calls drawn of each signature.
VARIANTS = 4
# One in this many models is also prepared and executed, which takes as long as ten queries.
PREPARED = 8
# A model with a tensor of more elements is prepared but not executed, to limit the memory.
_LARGEST = 1 << 16
# The largest constant that a description shows, in bytes.
_LARGEST_SHOWN = 64
# Endless loops end after 20 ms (in nanoseconds), so that they do not slow down the campaign.
_BOUNDED_LOOPS = ExecutionOptions(loop_timeout=20_000_000)

# Words of a seed input after its signature and variant.
_REST = 14
_NUMBERS = re.compile(r"\d+")

_SIGNATURES = tuple((op, signature) for op in TABLE.values() for signature in op.signatures())
_EXHAUSTED = frozenset({ErrorStatus.RESOURCE_EXHAUSTED_TRANSIENT, ErrorStatus.RESOURCE_EXHAUSTED_PERSISTENT})
_EXECUTED = _EXHAUSTED | {
    ErrorStatus.NONE,
    ErrorStatus.INVALID_ARGUMENT,
    ErrorStatus.OUTPUT_INSUFFICIENT_SIZE,
    ErrorStatus.MISSED_DEADLINE_TRANSIENT,
    ErrorStatus.MISSED_DEADLINE_PERSISTENT,
}


class ModelInput(msgspec.Struct, frozen=True):
    """An edited model.

    ``call`` is the call that was edited, as text; ``inputs`` are its inputs, by the index of the operand.
    ``query_only``: the driver is only asked whether it supports the model. ``edits`` are the names of the edits.
    """

    call: str
    model: Model
    inputs: Mapping[int, Array | None]
    query_only: bool = False
    edits: tuple[str, ...] = ()


class BaseCall(msgspec.Struct, frozen=True):
    """A valid call; ``inputs`` are its inputs, by the index of the operand."""

    call: str
    model: Model
    inputs: Mapping[int, Array | None]


@cache
def _base_call(signature: int, variant: int) -> BaseCall | None:
    op, form_and_types = _SIGNATURES[signature]
    # Variant 0 is the simplest call: all choices are 0.
    choices = Choices.from_seed(signature * VARIANTS + variant) if variant else Choices.from_list([])
    try:
        call = draw(choices, op, form_and_types.form, form_and_types.row)
    except Undrawable:
        return None
    inputs = dict(zip(call.model.main.input_indexes, call.inputs, strict=True))
    return BaseCall(f"{op.code.name} of {form_and_types.form.name}", call.model, inputs)


class ModelTarget(Target):
    """Runs edited models."""

    name = "model"
    says = __doc__.partition("\n")[0]

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._problem: ValidationError | None = None

    def left_out(self) -> str:
        if "validation" not in self.session.info().emulated:
            return ""
        return "invalid models, as validation is the harness's own work here, not the driver's"

    def seed_corpus(self, source: random.Random) -> Iterator[list[int]]:
        """Yield edits of the simplest call of every signature."""
        for number in range(len(_SIGNATURES)):
            yield [number, 0, *(source.getrandbits(32) for _ in range(_REST))]

    def make(self, choices: Choices) -> ModelInput | None:
        base = _base_call(choices.integer(0, len(_SIGNATURES) - 1), choices.integer(0, VARIANTS - 1))
        query_only = choices.integer(0, PREPARED - 1) != 0
        if base is None:
            return None
        model, edits = edit_model(base.model, choices, MOST_EDITS)
        return ModelInput(base.call, model, base.inputs, query_only, edits)

    def features(self, fuzz_input: ModelInput, outcome: Outcome | None) -> Iterable[Hashable]:
        """Yield the call and the stage it reached, the rule that it breaks and where, and each edit with the rule."""
        problem = self._problem
        yield fuzz_input.call, self.stage
        if problem is not None:
            yield fuzz_input.call, _NUMBERS.sub("", problem.where), problem.rule
        for edit in fuzz_input.edits:
            yield edit, problem and problem.rule

    def serialise(self, fuzz_input: ModelInput) -> str:
        inputs = tuple(fuzz_input.inputs.get(index) for index in fuzz_input.model.main.input_indexes)
        return SerialisedInput(fuzz_input.model, inputs).to_text()

    def deserialise(self, text: str) -> ModelInput:
        serialised = parse_input(text)
        inputs = dict(zip(serialised.model.main.input_indexes, serialised.inputs, strict=True))
        return ModelInput("a finding", serialised.model, inputs)

    def describe(self, fuzz_input: ModelInput) -> str:
        lines = [f"from {fuzz_input.call}"]
        for place, graph in enumerate(fuzz_input.model.subgraphs()):
            lines += [f"graph {place}: inputs {list(graph.input_indexes)}, outputs {list(graph.output_indexes)}"]
            lines += [
                f"  {index}: {operand!r}{_shown(fuzz_input.model, operand)}"
                for index, operand in enumerate(graph.operands)
            ]
            lines += [f"  {step!r}" for step in graph.operations]
        return "\n".join(lines)

    def run(self, fuzz_input: ModelInput) -> None:
        model = fuzz_input.model
        self.at(Stage.QUERY)
        checked, problem = _validate(model)
        self._problem = problem
        if problem is not None and (left_out := self.left_out()):
            raise VerdictReached(Verdict.NOT_APPLICABLE, left_out)
        status, supported = self.session.device().supported_operations(model)
        if problem is not None:
            self._check_refusal(fuzz_input, problem, status, supported)
            return
        accepts = status == ErrorStatus.NONE and len(supported) == len(model.main.operations)
        if (accepts and fuzz_input.query_only) or not self._in_hal(model, checked):
            return
        if status != ErrorStatus.NONE:
            raise VerdictReached(
                Verdict.REJECTED_VALID, f"supported_operations of a valid model: {name_of(ErrorStatus, status)}"
            )
        if len(supported) != len(model.main.operations):
            raise VerdictReached(Verdict.ERROR, "supported_operations returned a wrong number of results")
        self._check_execution(fuzz_input, all(supported))

    def _in_hal(self, model: Model, checked: tuple[CheckedGraph, ...]) -> bool:
        """Whether the driver's HAL version has all operations and types of a valid model."""
        return required_version(model, checked) <= self.session.hal()

    def _check_refusal(
        self, fuzz_input: ModelInput, problem: ValidationError, status: ErrorStatus, supported: tuple[bool, ...]
    ) -> None:
        """Check that the driver refuses an invalid model."""
        _expect_refusal("supported_operations", status, problem)
        if supported:
            raise VerdictReached(Verdict.ERROR, "supported_operations refused a model, but returned results")
        if fuzz_input.query_only:
            return
        self.at(Stage.PREPARE)
        preparation = prepare(self.session, fuzz_input.model)
        preparation.expect_no_problem()
        _expect_refusal("prepare_model", preparation.status, problem)

    def _check_execution(self, fuzz_input: ModelInput, supported: bool) -> None:
        """Check that the driver prepares a valid model, if it claims to support it, and executes it."""
        self.at(Stage.PREPARE)
        preparation = prepare(self.session, fuzz_input.model)
        preparation.expect_no_problem()
        if preparation.prepared is None:
            if supported and preparation.status not in _EXHAUSTED:
                verdict = (
                    Verdict.REJECTED_VALID if preparation.status == ErrorStatus.INVALID_ARGUMENT else Verdict.ERROR
                )
                text = f"prepare_model of a supported model: {name_of(ErrorStatus, preparation.status)}"
                raise VerdictReached(verdict, text)
            return
        inputs = _inputs(fuzz_input)
        if inputs is not None:
            self.at(Stage.EXECUTE)
            arena = self.session.arena
            outputs = (None,) * len(fuzz_input.model.main.output_indexes)
            request = arena.lay_out(fuzz_input.model, inputs, outputs, self.session.next_run())
            result = execute(self.session, preparation.prepared, request, PATHS["synchronous"], _BOUNDED_LOOPS)
            failed = result.status == ErrorStatus.GENERAL_FAILURE and not _takes_values(fuzz_input.model, inputs)
            if result.status not in _EXECUTED and not failed:
                raise VerdictReached(
                    Verdict.ERROR, f"execution of a valid model: {name_of(ErrorStatus, result.status)}"
                )
            judge_memory(arena)
        self.at(Stage.CLOSE)
        preparation.prepared.close()


def _shown(model: Model, operand: Operand) -> str:
    """Return the value of a small constant as text, else ""."""
    place = operand.location
    constant = operand.lifetime == OperandLifeTime.CONSTANT_COPY and operand.type in DTYPES
    if (
        not constant
        or not 0 < place.length <= _LARGEST_SHOWN
        or not 0 <= place.offset <= len(model.operand_values) - place.length
    ):
        return ""
    dtype = DTYPES[OperandType(operand.type)]
    data = bytes(model.constant(operand))
    return f" = {np.frombuffer(data, dtype).tolist()}" if len(data) % dtype.itemsize == 0 else f" = {data!r}"


def _validate(model: Model) -> tuple[tuple[CheckedGraph, ...], ValidationError | None]:
    """Validate a model by the contract's rules; return its checked graphs, or the rule that it breaks.

    Raises VerdictReached if our own validation fails.
    """
    try:
        return validated(model), None
    except ValidationError as problem:
        return (), problem.copy()
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


def _inputs(fuzz_input: ModelInput) -> tuple[Array | None, ...] | None:
    """Return the inputs of the call, resized to the edited model; None if a tensor is too large or of unknown type."""
    graph = fuzz_input.model.main
    operands = [graph.operands[index] for index in graph.input_indexes]
    if any(prod(each.dimensions) > _LARGEST for each in graph.operands):
        return None
    values = []
    for index, operand in zip(graph.input_indexes, operands, strict=True):
        value = _value(operand, fuzz_input.inputs.get(index))
        if value is None:
            return None
        values.append(value)
    return tuple(values)


def _takes_values(model: Model, inputs: tuple[Array | None, ...]) -> bool:
    """Return whether the operations are defined for the values of all inputs: an index may be beyond what an edit
    leaves of an axis, and then a driver may fail.
    """
    pairs = zip(model.main.input_indexes, inputs, strict=True)
    facts = OperandFacts(model, model.main, {index: array for index, array in pairs if array is not None})
    try:
        for operation in model.main.operations:
            check_operation(bind_call(facts, operation))
    except ValidationError:
        return False
    return True


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
