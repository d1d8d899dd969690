"""A preparation fails when its cache cannot be saved."""

from __future__ import annotations

from collections.abc import Callable

from nnconform.harness.driver.interface import PrepareCallback
from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.graph import Model
from nnconform.reference_driver.caching import CacheFiles, Caching
from nnconform.reference_driver.device import Prepared, ReferenceDevice
from nnconform.reference_driver.limits import Limits

CAUGHT_BY = ("caching.prepares_with_a_wrong_number_of_files", "caching.prepares_with_unfit_files")


class CannotSave(Exception):
    """The cache could not be saved."""


class Strict(Caching):
    """Tells whoever prepares."""

    def save(self, files: CacheFiles, model: Model, priority: int) -> None:
        if not (files.model or files.data):
            return
        try:
            self.write(files, model, priority)
            self.load(files)
        except Exception as error:
            raise CannotSave from error


class Faulty(ReferenceDevice):
    """Wants its cache."""

    caching = Strict

    def launch(self, prepare: Callable[[], Prepared], limits: Limits, callback: PrepareCallback) -> ErrorStatus:
        def attempt() -> Prepared:
            try:
                return prepare()
            except CannotSave:
                return ErrorStatus.GENERAL_FAILURE, None

        return super().launch(attempt, limits, callback)


open_device = Faulty
