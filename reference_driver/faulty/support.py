"""Faults in the query for supported operations."""

from __future__ import annotations

import itertools

from nnconform.harness.driver.fault import fault
from nnconform.harness.model.codes import ErrorStatus, OperandType
from nnconform.harness.model.graph import Model
from nnconform.harness.ops.operation import Call
from nnconform.harness.validate.model import CheckedGraph
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.plan import choose_kernel


@fault("support.knows_no_later_version")
class ClaimsLaterOperations(ReferenceDevice):
    """A driver of HAL 1.1 reports operations of later versions as supported."""

    def __init__(self) -> None:
        super().__init__(hal="1.1")

    def computes(self, call: Call) -> bool:
        return choose_kernel(self.kernels, call) is not None


@fault("support.knows_what_it_does_not_know", "extensions.does_not_know_other_operations")
class InvalidForUnsupported(ReferenceDevice):
    """A model with an unsupported operation is refused as invalid."""

    def check_preparation(
        self, model: Model, preference: int, priority: int, limits: Limits
    ) -> tuple[ErrorStatus, tuple[CheckedGraph, ...]]:
        status, checked = super().check_preparation(model, preference, priority, limits)
        return (ErrorStatus.INVALID_ARGUMENT if status == ErrorStatus.GENERAL_FAILURE else status), checked


@fault("support.answers_for_each_operation", "extensions.does_not_know_other_operations")
class AnswersTooFew(ReferenceDevice):
    """The list of supported operations lacks the last operation of the model."""

    def supported_operations(self, model: Model) -> tuple[ErrorStatus, tuple[bool, ...]]:
        status, supported = super().supported_operations(model)
        return status, supported[:-1]


@fault("support.answers_the_same_again", "support.knows_what_it_does_not_know", "concurrency.answers_many_threads")
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


@fault("support.knows_what_it_does_not_know")
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


@fault("support.refuses_what_it_does_not_support")
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
