"""What the faults of this folder have in common: they look at a model before the contract's rules do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from nnconform.harness.model.codes import ErrorStatus, OperandLifeTime, OperandType
from nnconform.harness.model.graph import Model, Operation
from nnconform.reference_driver.device import ReferenceDevice


class LookingDevice(ReferenceDevice):
    """The reference driver; ``seen`` is what it makes of a model before it looks whether that is valid."""

    def seen(self, model: Model) -> Model:
        """The model that is judged in the place of the client's."""
        return model

    def supported_operations(self, model: Model) -> tuple[ErrorStatus, tuple[bool, ...]]:
        return super().supported_operations(self.seen(model))

    def prepare_model(self, model: Model, *arguments: Any, **more: Any) -> ErrorStatus:
        return super().prepare_model(self.seen(model), *arguments, **more)


def integers(model: Model, operation: Operation) -> Iterator[int]:
    """The constant integer arguments of an operation of the main graph."""
    operands = model.main.operands
    for index in operation.inputs:
        if not 0 <= index < len(operands):
            continue
        operand = operands[index]
        if operand.type == OperandType.INT32 and operand.lifetime == OperandLifeTime.CONSTANT_COPY:
            value = bytes(model.constant(operand))
            if len(value) == 4:
                yield int(np.frombuffer(value, "<i4")[0])
