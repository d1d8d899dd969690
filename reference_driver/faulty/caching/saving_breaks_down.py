"""Saving with too few cache files breaks down, and the preparation is never heard of again."""

from __future__ import annotations

from collections.abc import Callable

from nnconform.harness.driver.interface import PrepareCallback
from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.graph import Model
from nnconform.reference_driver.caching import CacheFiles, Caching
from nnconform.reference_driver.device import Prepared, ReferenceDevice
from nnconform.reference_driver.limits import Limits

CAUGHT_BY = ("caching.prepares_with_a_wrong_number_of_files",)
LIMIT = 3.0


class Lost(Exception):
    """Nobody is told."""


class Counting(Caching):
    """Takes the first of its files without looking how many there are."""

    def save(self, files: CacheFiles, model: Model, priority: int) -> None:
        if (files.model or files.data) and not (files.model and files.data):
            raise Lost
        super().save(files, model, priority)


class Faulty(ReferenceDevice):
    """Loses preparations."""

    caching = Counting

    def launch(self, prepare: Callable[[], Prepared], limits: Limits, callback: PrepareCallback) -> ErrorStatus:
        def work() -> None:
            try:
                answer = prepare()
            except Lost:
                return
            callback(*answer)

        self.workers.submit(work)
        return ErrorStatus.NONE


open_device = Faulty
