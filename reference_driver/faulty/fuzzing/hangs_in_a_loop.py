"""Goes over an image in steps of the stride, for ever where that is 0."""

from __future__ import annotations

from nnconform.harness.model.codes import OperationType as Op
from nnconform.harness.model.graph import Model
from nnconform.reference_driver.faulty.fuzzing._query import LookingDevice, integers

FOUND_BY, AS = "model", "hung"
LIMIT = 3.0
_WINDOWED = {Op.AVERAGE_POOL_2D, Op.L2_POOL_2D, Op.MAX_POOL_2D}
_EXTENT = 8


class Faulty(LookingDevice):
    """Counts the windows before it looks whether the model is valid."""

    def seen(self, model: Model) -> Model:
        for step in model.main.operations:
            arguments = list(integers(model, step))
            # With explicit padding the strides come fifth and sixth.
            if step.type in _WINDOWED and len(arguments) > 8:
                position = 0
                while 0 <= position < _EXTENT:
                    position += arguments[4]
        return model


open_device = Faulty
