"""A preparation with preference SUSTAINED_SPEED succeeds, and gives no model."""

from __future__ import annotations

from collections.abc import Sequence

from nnconform.harness.driver.interface import BYTE_SIZE_OF_CACHE_TOKEN, PrepareCallback
from nnconform.harness.model.codes import ErrorStatus, ExecutionPreference, Priority
from nnconform.harness.model.graph import Model
from nnconform.reference_driver.device import ReferenceDevice

CAUGHT_BY = ("preparation.takes_each_preference",)


class Faulty(ReferenceDevice):
    """Forgets what it made."""

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
        told: PrepareCallback = callback
        if preference == ExecutionPreference.SUSTAINED_SPEED:
            told = lambda status, prepared: callback(status, None)  # noqa: E731  a def would be as long again
        return super().prepare_model(model, preference, priority, deadline, model_cache, data_cache, token, told)


open_device = Faulty
