"""Takes a symmetric tensor with a zero point, which it does not look at."""

from __future__ import annotations

from dataclasses import replace

from nnconform.harness.model.codes import OperandType
from nnconform.harness.model.graph import Model
from nnconform.reference_driver.faulty.fuzzing._query import LookingDevice

FOUND_BY, AS = "model", "accepted_invalid"
_SYMMETRIC = {OperandType.TENSOR_QUANT8_SYMM, OperandType.TENSOR_QUANT16_SYMM}


class Faulty(LookingDevice):
    """Sees 0."""

    def seen(self, model: Model) -> Model:
        operands = tuple(
            replace(each, zero_point=0) if each.type in _SYMMETRIC else each for each in model.main.operands
        )
        return replace(model, main=replace(model.main, operands=operands))


open_device = Faulty
