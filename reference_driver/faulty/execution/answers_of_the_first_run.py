"""What a prepared model came to first is what it answers ever after."""

from __future__ import annotations

from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.faulty.execution._model import driver_of
from nnconform.reference_driver.limits import Limits
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = ("outputs.follow_the_inputs",)


class Prepared(ReferencePreparedModel):
    """Computes once."""

    first: list[Array] | None = None

    def compute(self, inputs: list[Array | None], limits: Limits) -> list[Array]:
        if self.first is None:
            self.first = super().compute(inputs, limits)
        return self.first


open_device = driver_of(Prepared)
