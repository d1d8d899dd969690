"""A model with an operand that does not exist ends the driver: ``?how=abort``, ``raise`` or ``hang``."""

from __future__ import annotations

import os
import time

from nnconform.harness.model.errors import UsageError, ValidationError
from nnconform.harness.model.graph import Model
from nnconform.reference_driver.faulty.validation._overlooks import BOTH, Overlooking

CAUGHT_BY = {"?how=abort": BOTH, "?how=raise": BOTH, "?how=hang": BOTH}
LIMIT = 3.0


class Faulty(Overlooking):
    """Reads what is not there."""

    def __init__(self, how: str = "abort", **options: str) -> None:
        super().__init__(**options)
        if how not in ("abort", "raise", "hang"):
            raise UsageError(f"breaks_down: how={how!r}; known: abort, raise, hang")
        self.how = how

    def overlooks(self, model: Model, error: ValidationError) -> bool:
        if error.rule != "operand index":
            return False
        if self.how == "abort":
            os.abort()
        while self.how == "hang":
            time.sleep(1)
        raise IndexError(error.got)


open_device = Faulty
