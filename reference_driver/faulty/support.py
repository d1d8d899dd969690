"""Faults in the query for supported operations."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

import numpy as np

from nnconform.harness.driver.fault import fault
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import ErrorStatus, OperandType, OperationType
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import Model
from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.operation import Call
from nnconform.harness.validate.model import CheckedGraph
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.kernel_choice import choose_kernel
from nnconform.reference_driver.plan import Step, Values
from nnconform.reference_driver.prepared_model import ReferencePreparedModel


@fault("support.knows_no_later_version", "outputs.are_known_before_1_2")
class ClaimsLaterOperations(ReferenceDevice):
    """A driver of HAL 1.1 reports operations of later versions as supported."""

    def __init__(self) -> None:
        super().__init__(hal="1.1")

    def computes(self, call: Call) -> bool:
        return choose_kernel(self.kernels, call) is not None


@fault("support.answers_for_each_operation", "extensions.does_not_know_other_operations")
class AnswersTooFew(ReferenceDevice):
    """The list of supported operations lacks the last operation of the model."""

    def supported_operations(self, model: Model) -> tuple[ErrorStatus, tuple[bool, ...]]:
        status, supported = super().supported_operations(model)
        return status, supported[:-1]


@fault(
    "support.answers_the_same_again",
    "concurrency.answers_many_threads",
    # By chance, as every other question gets another answer.
    may_be_caught_by=("support.knows_what_it_does_not_know",),
)
class Changes(ReferenceDevice):
    """Every other query reports the last operation of a model of more than two as unsupported."""

    def __init__(self, **options: str) -> None:
        super().__init__(**options)
        self.times = itertools.count()

    def supported_operations(self, model: Model) -> tuple[ErrorStatus, tuple[bool, ...]]:
        status, supported = super().supported_operations(model)
        if len(supported) > 2 and next(self.times) % 2:
            supported = (*supported[:-1], False)
        return status, supported


@fault("support.knows_what_it_does_not_know", "support.looks_into_graphs")
class ClaimedForAll(ReferenceDevice):
    """Every operation of a valid model is reported as supported, though some are not."""

    def supported_operations(self, model: Model) -> tuple[ErrorStatus, tuple[bool, ...]]:
        status, supported = super().supported_operations(model)
        return status, (True,) * len(supported)


@fault("support.knows_what_it_does_not_know")
class InReverseOrder(ReferenceDevice):
    """The list of supported operations is in reverse order."""

    def supported_operations(self, model: Model) -> tuple[ErrorStatus, tuple[bool, ...]]:
        status, supported = super().supported_operations(model)
        return status, supported[::-1]


@fault("support.knows_what_it_does_not_know", level=Level.STRICT)
class GivesUp(ReferenceDevice):
    """From the first operation on that is not supported, none is reported as supported."""

    def supported_operations(self, model: Model) -> tuple[ErrorStatus, tuple[bool, ...]]:
        status, supported = super().supported_operations(model)
        return status, tuple(itertools.accumulate(supported, min))


@fault("support.knows_what_it_does_not_know")
class AnswersMoveUp(ReferenceDevice):
    """An operation that is not supported has no answer of its own: that of the next one takes its place."""

    def supported_operations(self, model: Model) -> tuple[ErrorStatus, tuple[bool, ...]]:
        status, supported = super().supported_operations(model)
        known = [each for each in supported if each]
        return status, (*known, *(False,) * (len(supported) - len(known)))


@fault("support.refuses_a_cycle")
class AnswersForBrokenModels(ReferenceDevice):
    """The query refuses an invalid model but still returns an answer for each of its operations."""

    def supported_operations(self, model: Model) -> tuple[ErrorStatus, tuple[bool, ...]]:
        status, supported = super().supported_operations(model)
        return status, supported if status == ErrorStatus.NONE else (False,) * len(model.main.operations)


@fault("support.says_of_something_that_it_supports_it")
class NoneClaimed(ReferenceDevice):
    """No operation is reported as supported, though every model is prepared."""

    def supported_operations(self, model: Model) -> tuple[ErrorStatus, tuple[bool, ...]]:
        status, supported = super().supported_operations(model)
        return status, (False,) * len(supported)


@fault("support.keeps_its_word")
class SupportedModelsRefused(ReferenceDevice):
    """A model with an 8-bit tensor is refused, though all its operations are reported as supported."""

    def check_preparation(
        self, model: Model, preference: int, priority: int, limits: Limits
    ) -> tuple[ErrorStatus, tuple[CheckedGraph, ...]]:
        if any(operand.type == OperandType.TENSOR_QUANT8_ASYMM for operand in model.main.operands):
            return ErrorStatus.GENERAL_FAILURE, ()
        return super().check_preparation(model, preference, priority, limits)


def _has_bytes(model: Model) -> bool:
    """Return whether the model has an 8-bit tensor."""
    return any(operand.type == OperandType.TENSOR_QUANT8_ASYMM for operand in model.main.operands)


class _UnclaimedIsZero(ReferencePreparedModel):
    """A prepared model whose outputs are zeros if it has 8-bit tensors."""

    def compute(self, inputs: list[Array | None], limits: Limits) -> list[Array]:
        outputs = super().compute(inputs, limits)
        return [np.zeros_like(each) for each in outputs] if _has_bytes(self.model) else outputs


@fault("support.refuses_what_it_does_not_support")
class UnsupportedModelsComputedWrong(ReferenceDevice):
    """Operations of models with 8-bit tensors are unsupported; such models are prepared and give zeros."""

    prepared_model = _UnclaimedIsZero

    def supported_operations(self, model: Model) -> tuple[ErrorStatus, tuple[bool, ...]]:
        status, supported = super().supported_operations(model)
        return status, (False,) * len(supported) if _has_bytes(model) else supported


_LACKING = frozenset({OperationType.FLOOR, OperationType.MAXIMUM, OperationType.TRANSPOSE})


class _ZerosWhereLacking(Step):
    def run(self, values: Values, limits: Limits) -> None:
        super().run(values, limits)
        if self.operation.type in _LACKING:
            for index in self.operation.outputs:
                values[index] = np.zeros_like(np.asarray(values[index]))


@fault("support.refuses_what_it_does_not_support")
class MixedModelsPreparedInPart(ReferenceDevice):
    """A model of operations of which some are supported is prepared: the results of the others are zeros."""

    step = _ZerosWhereLacking

    def computes(self, call: Call) -> bool:
        return call.op.code not in _LACKING and super().computes(call)

    def check_preparation(
        self, model: Model, preference: int, priority: int, limits: Limits
    ) -> tuple[ErrorStatus, tuple[CheckedGraph, ...]]:
        status, checked = super().check_preparation(model, preference, priority, limits)
        if status == ErrorStatus.GENERAL_FAILURE and not model.referenced:
            validated = self._validated(model)
            if not isinstance(validated, ValidationError) and any(self._supported(model, validated)[0]):
                return ErrorStatus.NONE, validated
        return status, checked


@fault("support.refuses_what_it_does_not_support", level=Level.STRICT)
class UnsupportedModelsRefusedAsInvalid(ReferenceDevice):
    """Operations of models with 8-bit tensors are unsupported, and such models are refused as invalid."""

    def supported_operations(self, model: Model) -> tuple[ErrorStatus, tuple[bool, ...]]:
        status, supported = super().supported_operations(model)
        return status, (False,) * len(supported) if _has_bytes(model) else supported

    def check_preparation(
        self, model: Model, preference: int, priority: int, limits: Limits
    ) -> tuple[ErrorStatus, tuple[CheckedGraph, ...]]:
        if _has_bytes(model):
            return ErrorStatus.INVALID_ARGUMENT, ()
        return super().check_preparation(model, preference, priority, limits)


class _LooksElsewhere(ReferenceDevice):
    """A driver that decides in its own way which referenced graphs an operation needs."""

    def needs(self, place: int, inside: Sequence[Sequence[bool]]) -> bool:
        """Return whether an operation is supported, by the answers ``inside`` the graphs that it refers to; ``place``
        is the number of its own graph, 0 for the main one.
        """
        raise NotImplementedError

    def _supported(self, model: Model, checked: Sequence[CheckedGraph]) -> list[tuple[bool, ...]]:
        answers = super()._supported(model, checked)
        changed: dict[int, tuple[bool, ...]] = {}
        for number, graph in reversed(list(enumerate(checked))):
            flags = list(answers[number])
            for index, call in enumerate(graph.calls):
                if call is not None and call.references():
                    inside = [changed.get(each + 1, answers[each + 1]) for each in call.references()]
                    flags[index] = self.computes(call) and self.needs(number, inside)
            changed[number] = tuple(flags)
        return [changed[number] for number in range(len(checked))]


@fault("support.looks_into_graphs", "support.supports_no_more_inside_than_outside")
class GraphsNotLookedInto(_LooksElsewhere):
    """IF and WHILE are reported as supported whatever the graphs hold that they refer to; DIV is not supported."""

    def computes(self, call: Call) -> bool:
        return call.op.code != OperationType.DIV and super().computes(call)

    def needs(self, place: int, inside: Sequence[Sequence[bool]]) -> bool:
        return True


@fault("support.looks_into_graphs")
class FirstGraphLookedInto(_LooksElsewhere):
    """IF and WHILE are reported as supported if the first graph is: the true branch, the condition."""

    def needs(self, place: int, inside: Sequence[Sequence[bool]]) -> bool:
        return all(inside[0])


@fault("support.looks_into_graphs")
class FirstOperationLookedAt(_LooksElsewhere):
    """Of each graph that IF and WHILE refer to, only the first operation is looked at."""

    def needs(self, place: int, inside: Sequence[Sequence[bool]]) -> bool:
        return all(graph[0] for graph in inside)


@fault("support.looks_into_graphs")
class InnermostGraphsNotLookedInto(_LooksElsewhere):
    """An IF or WHILE inside a graph is reported as supported whatever it refers to."""

    def needs(self, place: int, inside: Sequence[Sequence[bool]]) -> bool:
        return place > 0 or all(map(all, inside))


@fault("support.supports_no_more_inside_than_outside")
class KnownOperationsInsideClaimed(ReferenceDevice):
    """DIV is not supported, but an IF with it in a graph is reported as supported: only unknown operations are."""

    def supported_operations(self, model: Model) -> tuple[ErrorStatus, tuple[bool, ...]]:
        status, answers = super().supported_operations(model)
        alone = tuple(
            answer and operation.type != OperationType.DIV
            for answer, operation in zip(answers, model.main.operations, strict=False)
        )
        return status, alone
