"""A model whose operations are all said to be supported is refused when it has an 8-bit tensor."""

from __future__ import annotations

from nnconform.harness.model.codes import ErrorStatus, OperandType
from nnconform.harness.model.graph import Model
from nnconform.harness.validate.model import CheckedGraph
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.limits import Limits

CAUGHT_BY = ("support.keeps_its_word",)


class Faulty(ReferenceDevice):
    """Does not keep its word."""

    def check_preparation(
        self, model: Model, preference: int, priority: int, limits: Limits
    ) -> tuple[ErrorStatus, tuple[CheckedGraph, ...]]:
        if any(operand.type == OperandType.TENSOR_QUANT8_ASYMM for operand in model.main.operands):
            return ErrorStatus.GENERAL_FAILURE, ()
        return super().check_preparation(model, preference, priority, limits)


open_device = Faulty
