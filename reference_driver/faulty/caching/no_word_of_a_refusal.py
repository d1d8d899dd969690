"""A wrong number of cache files is refused with the returned status alone: the callback is not called."""

from __future__ import annotations

from collections.abc import Sequence

from nnconform.harness.driver.interface import PrepareCallback
from nnconform.harness.model.codes import ErrorStatus
from nnconform.reference_driver.caching import CacheFiles
from nnconform.reference_driver.device import ReferenceDevice

CAUGHT_BY = ("caching.refuses_a_wrong_number_of_files",)
LIMIT = 3.0


class Faulty(ReferenceDevice):
    """Says it once."""

    def prepare_model_from_cache(
        self,
        deadline: int | None,
        model_cache: Sequence[int],
        data_cache: Sequence[int],
        token: bytes,
        callback: PrepareCallback,
    ) -> ErrorStatus:
        if not CacheFiles(model_cache, data_cache, token).fit():
            return ErrorStatus.INVALID_ARGUMENT
        return super().prepare_model_from_cache(deadline, model_cache, data_cache, token, callback)


open_device = Faulty
