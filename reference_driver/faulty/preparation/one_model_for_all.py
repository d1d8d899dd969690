"""A model is taken for the one prepared before it when the two differ in nothing but constants."""

from __future__ import annotations

from dataclasses import replace

from nnconform.harness.model.graph import Model
from nnconform.reference_driver.device import ReferenceDevice

CAUGHT_BY = ("preparation.tells_models_apart_by_their_constants", "overlap.many_models_serve_many_threads")


class Faulty(ReferenceDevice):
    """Knows a model by its graph."""

    last: Model | None = None

    def own(self, model: Model) -> Model:
        model = super().own(model)
        if self.last is not None and replace(self.last, operand_values=model.operand_values) == model:
            return self.last
        self.last = model
        return model


open_device = Faulty
