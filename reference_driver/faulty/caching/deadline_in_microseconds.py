"""The deadline of a preparation from a cache is taken for one in microseconds: any that the client names is over."""

from __future__ import annotations

from collections.abc import Sequence

from nnconform.harness.driver.interface import PrepareCallback
from nnconform.harness.model.codes import ErrorStatus
from nnconform.reference_driver.device import ReferenceDevice

CAUGHT_BY = ("caching.keeps_deadlines_when_restoring",)


class Faulty(ReferenceDevice):
    """Counts in other units."""

    def prepare_model_from_cache(
        self,
        deadline: int | None,
        model_cache: Sequence[int],
        data_cache: Sequence[int],
        token: bytes,
        callback: PrepareCallback,
    ) -> ErrorStatus:
        deadline = None if deadline is None else deadline // 1000
        return super().prepare_model_from_cache(deadline, model_cache, data_cache, token, callback)


open_device = Faulty
