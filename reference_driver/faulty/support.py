"""Faults of the query for the operations that a driver supports."""

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
    """A driver of HAL 1.1 supports the operations of all versions."""

    def __init__(self) -> None:
        super().__init__(hal="1.1")

    def computes(self, call: Call) -> bool:
        return choose_kernel(self.kernels, call) is not None


@fault("support.knows_what_it_does_not_know", "extensions.does_not_know_other_operations")
class InvalidForUnsupported(ReferenceDevice):
    """A model with an operation that is not supported is refused as if it were invalid."""

    def check_preparation(
        self, model: Model, preference: int, priority: int, limits: Limits
    ) -> tuple[ErrorStatus, tuple[CheckedGraph, ...]]:
        status, checked = super().check_preparation(model, preference, priority, limits)
        return (ErrorStatus.INVALID_ARGUMENT if status == ErrorStatus.GENERAL_FAILURE else status), checked


@fault("support.answers_for_each_operation", "extensions.does_not_know_other_operations")
class AnswersTooFew(ReferenceDevice):
    """There is no answer for the last operation of a model."""

    def supported_operations(self, model: Model) -> tuple[ErrorStatus, tuple[bool, ...]]:
        status, supported = super().supported_operations(model)
        return status, supported[:-1]


@fault("support.answers_the_same_again", "support.knows_what_it_does_not_know", "concurrency.answers_many_threads")
class Changes(ReferenceDevice):
    """Every other time that it is asked about the last operation of a longer model, the driver does not support it."""

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
    """Every operation of a valid model is said to be supported, whatever it is."""

    def supported_operations(self, model: Model) -> tuple[ErrorStatus, tuple[bool, ...]]:
        status, supported = super().supported_operations(model)
        return status, (True,) * len(supported)


@fault("support.knows_what_it_does_not_know")
class InReverseOrder(ReferenceDevice):
    """The answers for the operations of a model come in reverse order."""

    def supported_operations(self, model: Model) -> tuple[ErrorStatus, tuple[bool, ...]]:
        status, supported = super().supported_operations(model)
        return status, supported[::-1]


@fault("support.refuses_a_cycle")
class AnswersForBrokenModels(ReferenceDevice):
    """An answer is given for the operations of models that are invalid."""

    def supported_operations(self, model: Model) -> tuple[ErrorStatus, tuple[bool, ...]]:
        status, supported = super().supported_operations(model)
        return status, supported if status == ErrorStatus.NONE else (False,) * len(model.main.operations)


@fault("support.says_of_something_that_it_supports_it")
class NoneClaimed(ReferenceDevice):
    """No operation is said to be supported, though every model is prepared."""

    def supported_operations(self, model: Model) -> tuple[ErrorStatus, tuple[bool, ...]]:
        status, supported = super().supported_operations(model)
        return status, (False,) * len(supported)


@fault("support.keeps_its_word")
class SupportedModelsRefused(ReferenceDevice):
    """A model whose operations are all said to be supported is refused when it has an 8-bit tensor."""

    def check_preparation(
        self, model: Model, preference: int, priority: int, limits: Limits
    ) -> tuple[ErrorStatus, tuple[CheckedGraph, ...]]:
        if any(operand.type == OperandType.TENSOR_QUANT8_ASYMM for operand in model.main.operands):
            return ErrorStatus.GENERAL_FAILURE, ()
        return super().check_preparation(model, preference, priority, limits)


def _has_bytes(model: Model) -> bool:
    """Whether it has such a tensor."""
    return any(operand.type == OperandType.TENSOR_QUANT8_ASYMM for operand in model.main.operands)


@fault("support.refuses_what_it_does_not_support")
class UnsupportedModelsRefusedAsInvalid(ReferenceDevice):
    """Models with 8-bit tensors are not supported, and refused as if they were invalid."""

    def supported_operations(self, model: Model) -> tuple[ErrorStatus, tuple[bool, ...]]:
        status, supported = super().supported_operations(model)
        return status, (False,) * len(supported) if _has_bytes(model) else supported

    def check_preparation(
        self, model: Model, preference: int, priority: int, limits: Limits
    ) -> tuple[ErrorStatus, tuple[CheckedGraph, ...]]:
        if _has_bytes(model):
            return ErrorStatus.INVALID_ARGUMENT, ()
        return super().check_preparation(model, preference, priority, limits)
