"""The model to prepare is put where the next one is put too, and taken from there a moment later."""

from __future__ import annotations

import time

from nnconform.harness.model.codes import Priority
from nnconform.harness.model.graph import Model
from nnconform.harness.validate.model import CheckedGraph, validate_model
from nnconform.reference_driver.device import Prepared, ReferenceDevice
from nnconform.reference_driver.limits import Limits

CAUGHT_BY = ("concurrency.prepares_in_many_threads", "overlap.many_models_serve_many_threads")


class Faulty(ReferenceDevice):
    """Has one place for the models of all threads."""

    model: Model
    waiting = 0

    def own(self, model: Model) -> Model:
        self.model = super().own(model)
        self.waiting += 1
        return self.model

    def _prepare(self, model: Model, checked: tuple[CheckedGraph, ...], priority: Priority, limits: Limits) -> Prepared:
        time.sleep(0.02)
        # What comes from a cache was not put there.
        if self.waiting:
            self.waiting -= 1
            model, checked = self.model, validate_model(self.model)
        return super()._prepare(model, checked, priority, limits)


open_device = Faulty
