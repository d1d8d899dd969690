"""FIBONACCI of a number that is out of range gives as many numbers as there is room for."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import extension_parts
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.limits import Limits
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = ("extensions.fails_cleanly_for_bad_values",)


class Prepared(ReferencePreparedModel):
    """Makes a number of it that is in range."""

    def compute(self, inputs: list[Array | None], limits: Limits) -> list[Array]:
        if extension_parts(self.model.main.operations[0].type)[0] and inputs and inputs[0] is not None:
            room = self.model.main.operands[self.model.main.output_indexes[0]].dimensions[0]
            inputs = [np.frombuffer(np.int64(room or 8).tobytes(), np.uint8), *inputs[1:]]
        return super().compute(inputs, limits)


class Faulty(ReferenceDevice):
    """Prepares such models."""

    prepared_model = Prepared


open_device = Faulty
