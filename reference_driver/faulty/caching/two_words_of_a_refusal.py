"""Whoever prepares from a wrong number of cache files is called back twice."""

from __future__ import annotations

from collections.abc import Sequence

from nnconform.harness.driver.interface import PrepareCallback, PreparedModel
from nnconform.harness.model.codes import ErrorStatus
from nnconform.reference_driver.device import ReferenceDevice

CAUGHT_BY = ("caching.refuses_a_wrong_number_of_files",)


class Faulty(ReferenceDevice):
    """Says it twice."""

    def prepare_model_from_cache(
        self,
        deadline: int | None,
        model_cache: Sequence[int],
        data_cache: Sequence[int],
        token: bytes,
        callback: PrepareCallback,
    ) -> ErrorStatus:
        def twice(status: ErrorStatus, prepared: PreparedModel | None) -> None:
            if status == ErrorStatus.INVALID_ARGUMENT:
                callback(status, prepared)
            callback(status, prepared)

        return super().prepare_model_from_cache(deadline, model_cache, data_cache, token, twice)


open_device = Faulty
