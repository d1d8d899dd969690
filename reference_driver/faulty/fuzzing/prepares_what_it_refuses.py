"""Refuses a model whose consumers are counted wrong when it is asked, and prepares it all the same."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.graph import Model
from nnconform.reference_driver.device import ReferenceDevice

FOUND_BY, AS = "model", "accepted_invalid"


class Faulty(ReferenceDevice):
    """Counts anew before it prepares."""

    def prepare_model(self, model: Model, *arguments: Any, **more: Any) -> ErrorStatus:
        counts = Counter(index for step in model.main.operations for index in step.inputs)
        operands = tuple(
            replace(each, number_of_consumers=counts[index]) for index, each in enumerate(model.main.operands)
        )
        return super().prepare_model(replace(model, main=replace(model.main, operands=operands)), *arguments, **more)


open_device = Faulty
