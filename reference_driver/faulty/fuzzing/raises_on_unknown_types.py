"""Raises for an operand type that it does not know."""

from __future__ import annotations

from nnconform.harness.model.codes import OperandType
from nnconform.harness.model.graph import Model
from nnconform.reference_driver.faulty.fuzzing._query import LookingDevice

FOUND_BY, AS = "model", "error"


class Faulty(LookingDevice):
    """Looks each type up."""

    def seen(self, model: Model) -> Model:
        for operand in model.main.operands:
            OperandType(operand.type)
        return model


open_device = Faulty
