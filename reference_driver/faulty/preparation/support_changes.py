"""Every other time that it is asked about the last operation of a longer model, the driver does not support it."""

from __future__ import annotations

import itertools

from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.graph import Model
from nnconform.reference_driver.device import ReferenceDevice

CAUGHT_BY = (
    "support.answers_the_same_again",
    "support.knows_what_it_does_not_know",
    "concurrency.answers_many_threads",
)


class Faulty(ReferenceDevice):
    """Cannot make up its mind."""

    def __init__(self, **options: str) -> None:
        super().__init__(**options)
        self.times = itertools.count()

    def supported_operations(self, model: Model) -> tuple[ErrorStatus, tuple[bool, ...]]:
        status, supported = super().supported_operations(model)
        if len(supported) > 2 and next(self.times) % 2:
            supported = (*supported[:-1], False)
        return status, supported


open_device = Faulty
