"""Dies of a window or a stride of 7."""

from __future__ import annotations

import ctypes

from nnconform.harness.model.codes import OperationType as Op
from nnconform.harness.model.graph import Model
from nnconform.reference_driver.faulty.fuzzing._query import LookingDevice, integers

FOUND_BY, AS = "model", "crashed"
_WINDOWED = {Op.CONV_2D, Op.DEPTHWISE_CONV_2D, Op.AVERAGE_POOL_2D, Op.L2_POOL_2D, Op.MAX_POOL_2D}


class Faulty(LookingDevice):
    """Has a table that ends before 7."""

    def seen(self, model: Model) -> Model:
        for step in model.main.operations:
            if step.type in _WINDOWED and 7 in integers(model, step):
                ctypes.string_at(0)
        return model


open_device = Faulty
