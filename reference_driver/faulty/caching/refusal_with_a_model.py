"""Where a wrong number of cache files is refused, the callback gets a model with the status."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from nnconform.harness.driver.interface import PrepareCallback, PreparedModel
from nnconform.harness.model.codes import ErrorStatus
from nnconform.reference_driver.device import Prepared, ReferenceDevice

CAUGHT_BY = ("caching.refuses_a_wrong_number_of_files",)


class Faulty(ReferenceDevice):
    """Gives away the model that it prepared last."""

    last: PreparedModel | None = None

    def _prepare(self, *arguments: Any) -> Prepared:
        status, self.last = super()._prepare(*arguments)
        return status, self.last

    def prepare_model_from_cache(
        self,
        deadline: int | None,
        model_cache: Sequence[int],
        data_cache: Sequence[int],
        token: bytes,
        callback: PrepareCallback,
    ) -> ErrorStatus:
        def give(status: ErrorStatus, prepared: PreparedModel | None) -> None:
            callback(status, self.last if status == ErrorStatus.INVALID_ARGUMENT else prepared)

        return super().prepare_model_from_cache(deadline, model_cache, data_cache, token, give)


open_device = Faulty
