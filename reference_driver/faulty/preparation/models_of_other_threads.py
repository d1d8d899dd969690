"""The model to prepare is put where the next one is put too, and taken from there a moment later."""

from __future__ import annotations

import time

from harness.model.codes import Priority
from harness.model.graph import Model
from harness.validate.model import CheckedGraph, validate_model
from reference_driver.device import Prepared, ReferenceDevice
from reference_driver.limits import Limits

CAUGHT_BY = ("concurrency.prepares_in_many_threads",)


class Faulty(ReferenceDevice):
    """Has one place for the models of all threads."""

    model: Model

    def own(self, model: Model) -> Model:
        self.model = super().own(model)
        return self.model

    def _prepare(self, model: Model, checked: tuple[CheckedGraph, ...], priority: Priority, limits: Limits) -> Prepared:
        time.sleep(0.002)
        return super()._prepare(self.model, validate_model(self.model), priority, limits)


open_device = Faulty
