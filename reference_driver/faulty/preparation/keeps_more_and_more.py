"""Something is left of each preparation, execution or refusal: ``?what=descriptors``, ``threads`` or ``memory``, and
``&of=preparation``, ``execution`` or ``refusal``.
"""

from __future__ import annotations

import os
import threading
from typing import Any

from nnconform.harness.model.codes import ErrorStatus, Priority
from nnconform.harness.model.graph import Model
from nnconform.harness.model.numbers import Array
from nnconform.harness.validate.model import CheckedGraph
from nnconform.reference_driver.device import Prepared, ReferenceDevice
from nnconform.reference_driver.limits import Limits
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

_CAUGHT = ("concurrency.keeps_nothing_of",)
CAUGHT_BY = {
    "?what=descriptors&of=preparation": _CAUGHT,
    "?what=threads&of=preparation": _CAUGHT,
    "?what=memory&of=preparation": _CAUGHT,
    "?what=descriptors&of=execution": _CAUGHT,
    "?what=memory&of=execution": _CAUGHT,
    "?what=threads&of=refusal": _CAUGHT,
}


class Leaking(ReferencePreparedModel):
    """Leaves something when it computes."""

    def compute(self, inputs: list[Array | None], limits: Limits) -> list[Array]:
        if isinstance(self.device, Faulty):
            self.device.leave("execution")
        return super().compute(inputs, limits)


class Faulty(ReferenceDevice):
    """Leaves something each time."""

    prepared_model = Leaking

    def __init__(self, what: str, of: str, **options: str) -> None:
        super().__init__(**options)
        self.what, self.of = what, of
        self.left: list[Any] = []

    def leave(self, of: str) -> None:
        """Leave it, if it is the time to."""
        if of != self.of:
            return
        if self.what == "descriptors":
            self.left.append(os.eventfd(0))
        elif self.what == "threads":
            self.left.append(threading.Thread(target=threading.Event().wait, daemon=True))
            self.left[-1].start()
        else:
            self.left.append(b"\x01" * (512 << 10))

    def check_preparation(
        self, model: Model, preference: int, priority: int, limits: Limits
    ) -> tuple[ErrorStatus, tuple[CheckedGraph, ...]]:
        found = super().check_preparation(model, preference, priority, limits)
        if found[0] != ErrorStatus.NONE:
            self.leave("refusal")
        return found

    def _prepare(self, model: Model, checked: tuple[CheckedGraph, ...], priority: Priority, limits: Limits) -> Prepared:
        self.leave("preparation")
        return super()._prepare(model, checked, priority, limits)


open_device = Faulty
