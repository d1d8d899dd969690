"""A prepared model keeps its states to itself from its first execution on, and takes those in place of the client's: a
first sequence is right, and the next begins where that one ended.
"""

from __future__ import annotations

from typing import Any

from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.faulty.states._cells import carried
from nnconform.reference_driver.limits import Limits
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

FAILS = ("mlts::tts_float",)


class Model(ReferencePreparedModel):
    """Remembers."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.kept: dict[int, Array] = {}

    def compute(self, inputs: list[Array | None], limits: Limits) -> list[Array]:
        outputs = super().compute([self.kept.get(place, given) for place, given in enumerate(inputs)], limits)
        self.kept = {fed: outputs[left].copy() for fed, left in carried(self.model)}
        return outputs


class Faulty(ReferenceDevice):
    """Prepares such models."""

    prepared_model = Model


open_device = Faulty
