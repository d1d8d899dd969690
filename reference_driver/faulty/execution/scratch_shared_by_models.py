"""All prepared models compute in the same memory."""

from __future__ import annotations

import time
from typing import ClassVar

from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.faulty.execution._model import driver_of
from nnconform.reference_driver.limits import Limits
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = (
    "overlap.many_models_serve_many_threads",
    "overlap.one_model_serves_many_threads",
    "overlap.paths_may_be_mixed",
    "overlap.closing_leaves_what_is_under_way",
)


class Prepared(ReferencePreparedModel):
    """Has one place for the outputs of all, told apart by their number and size."""

    scratch: ClassVar[dict[object, list[Array]]] = {}

    def compute(self, inputs: list[Array | None], limits: Limits) -> list[Array]:
        outputs = super().compute(inputs, limits)
        kind = tuple((array.dtype.str, array.shape) for array in outputs)
        self.scratch[kind] = outputs
        time.sleep(0.02)
        return self.scratch[kind]


open_device = driver_of(Prepared)
