"""The answer about a model is put where the next one is put too, and taken from there a moment later."""

from __future__ import annotations

import time

from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.graph import Model
from nnconform.reference_driver.device import ReferenceDevice

CAUGHT_BY = ("concurrency.answers_many_threads",)


class Faulty(ReferenceDevice):
    """Has one place for the answers of all threads."""

    answer: tuple[ErrorStatus, tuple[bool, ...]]

    def supported_operations(self, model: Model) -> tuple[ErrorStatus, tuple[bool, ...]]:
        self.answer = super().supported_operations(model)
        time.sleep(0.002)
        return self.answer


open_device = Faulty
