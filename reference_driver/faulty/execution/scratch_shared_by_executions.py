"""All executions of a prepared model compute in the same memory."""

from __future__ import annotations

import time

from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.faulty.execution._model import driver_of
from nnconform.reference_driver.limits import Limits
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = (
    "overlap.one_model_serves_many_threads",
    "overlap.paths_may_be_mixed",
    "overlap.closing_leaves_what_is_under_way",
)


class Prepared(ReferencePreparedModel):
    """Has one place for outputs, and is slow to hand them over."""

    scratch: list[Array]

    def compute(self, inputs: list[Array | None], limits: Limits) -> list[Array]:
        self.scratch = super().compute(inputs, limits)
        time.sleep(0.02)
        return self.scratch


open_device = driver_of(Prepared)
