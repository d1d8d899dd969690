"""Models with 8-bit tensors are not supported, and refused as if they were invalid."""

from __future__ import annotations

from nnconform.harness.model.codes import ErrorStatus, OperandType
from nnconform.harness.model.graph import Model
from nnconform.harness.validate.model import CheckedGraph
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.limits import Limits

CAUGHT_BY = ("support.refuses_what_it_does_not_support",)


def has_bytes(model: Model) -> bool:
    """Whether it has such a tensor."""
    return any(operand.type == OperandType.TENSOR_QUANT8_ASYMM for operand in model.main.operands)


class Faulty(ReferenceDevice):
    """Says that it does not, and blames the client."""

    def supported_operations(self, model: Model) -> tuple[ErrorStatus, tuple[bool, ...]]:
        status, supported = super().supported_operations(model)
        return status, (False,) * len(supported) if has_bytes(model) else supported

    def check_preparation(
        self, model: Model, preference: int, priority: int, limits: Limits
    ) -> tuple[ErrorStatus, tuple[CheckedGraph, ...]]:
        if has_bytes(model):
            return ErrorStatus.INVALID_ARGUMENT, ()
        return super().check_preparation(model, preference, priority, limits)


open_device = Faulty
