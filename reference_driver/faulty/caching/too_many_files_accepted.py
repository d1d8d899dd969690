"""Preparing from too many cache files is done from the first of them."""

from __future__ import annotations

from collections.abc import Sequence

from nnconform.harness.driver.interface import PrepareCallback
from nnconform.harness.model.codes import ErrorStatus
from nnconform.reference_driver.caching import DATA_FILES, MODEL_FILES
from nnconform.reference_driver.device import ReferenceDevice

CAUGHT_BY = ("caching.refuses_a_wrong_number_of_files",)


class Faulty(ReferenceDevice):
    """Leaves aside what it does not need."""

    def prepare_model_from_cache(
        self,
        deadline: int | None,
        model_cache: Sequence[int],
        data_cache: Sequence[int],
        token: bytes,
        callback: PrepareCallback,
    ) -> ErrorStatus:
        model_cache, data_cache = model_cache[:MODEL_FILES], data_cache[:DATA_FILES]
        return super().prepare_model_from_cache(deadline, model_cache, data_cache, token, callback)


open_device = Faulty
