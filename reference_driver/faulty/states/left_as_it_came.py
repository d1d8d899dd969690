"""The last state of a model's cells comes out as it went in: a first step is right, and every later one is not."""

from __future__ import annotations

from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.faulty.states._cells import carried
from nnconform.reference_driver.limits import Limits
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

FAILS = ("mlts::tts_float",)


class Model(ReferencePreparedModel):
    """Forgets one state."""

    def compute(self, inputs: list[Array | None], limits: Limits) -> list[Array]:
        outputs = super().compute(inputs, limits)
        for fed, left in carried(self.model)[-1:]:
            was = inputs[fed]
            if was is not None:
                outputs[left] = was.copy()
        return outputs


class Faulty(ReferenceDevice):
    """Prepares such models."""

    prepared_model = Model


open_device = Faulty
