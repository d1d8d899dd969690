"""Of the codes of a preparation only the lowest bits are looked at: ``?what=preference`` or ``?what=priority``."""

from __future__ import annotations

from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.graph import Model
from nnconform.harness.validate.model import CheckedGraph
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.limits import Limits

CAUGHT_BY = {
    "?what=preference": ("preparation.refuses_an_unknown_preference",),
    "?what=priority": ("preparation.refuses_an_unknown_priority",),
}


class Faulty(ReferenceDevice):
    """Makes a code of any number."""

    def __init__(self, what: str, **options: str) -> None:
        super().__init__(**options)
        self.what = what

    def check_preparation(
        self, model: Model, preference: int, priority: int, limits: Limits
    ) -> tuple[ErrorStatus, tuple[CheckedGraph, ...]]:
        if self.what == "preference":
            preference %= 3
        else:
            priority %= 3
        return super().check_preparation(model, preference, priority, limits)


open_device = Faulty
