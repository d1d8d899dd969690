"""A prepared model that is closed calls the callback of its preparation once more."""

from __future__ import annotations

from collections.abc import Sequence

from nnconform.harness.driver.interface import BYTE_SIZE_OF_CACHE_TOKEN, PrepareCallback, PreparedModel
from nnconform.harness.model.codes import ErrorStatus, ExecutionPreference, Priority
from nnconform.harness.model.graph import Model
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = ("preparation.calls_back_once",)


class Prepared(ReferencePreparedModel):
    """Keeps the callback."""

    callback: PrepareCallback | None = None

    def close(self) -> None:
        callback, self.callback = self.callback, None
        if callback:
            callback(ErrorStatus.GENERAL_FAILURE, None)
        super().close()


class Faulty(ReferenceDevice):
    """Gives the callback to what it prepares."""

    prepared_model = Prepared

    def prepare_model(
        self,
        model: Model,
        preference: ExecutionPreference = ExecutionPreference.FAST_SINGLE_ANSWER,
        priority: Priority = Priority.MEDIUM,
        deadline: int | None = None,
        model_cache: Sequence[int] = (),
        data_cache: Sequence[int] = (),
        token: bytes = bytes(BYTE_SIZE_OF_CACHE_TOKEN),
        callback: PrepareCallback = lambda status, prepared: None,
    ) -> ErrorStatus:
        def called(status: ErrorStatus, prepared: PreparedModel | None) -> None:
            if isinstance(prepared, Prepared):
                prepared.callback = callback
            callback(status, prepared)

        return super().prepare_model(model, preference, priority, deadline, model_cache, data_cache, token, called)


open_device = Faulty
