"""What drivers have in common that tell a refused preparation in the wrong way."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from nnconform.harness.driver.interface import BYTE_SIZE_OF_CACHE_TOKEN, Device, PrepareCallback
from nnconform.harness.model.codes import ErrorStatus, ExecutionPreference, Priority
from nnconform.harness.model.graph import Model
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.limits import Limits

# Gets the callback and what it should be told, and returns what prepare_model does.
Tell = Callable[[PrepareCallback, ErrorStatus], ErrorStatus]


def refuses_by(tell: Tell) -> Callable[..., Device]:
    """An ``open_device`` of a driver that tells by ``tell`` that a preparation is invalid whose model it was not asked
    about just before.
    """

    class Faulty(ReferenceDevice):
        """Refuses in its own way."""

        asked: Model | None = None

        def supported_operations(self, model: Model) -> tuple[ErrorStatus, tuple[bool, ...]]:
            self.asked = model
            return super().supported_operations(model)

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
            asked, self.asked = self.asked, None
            status, _ = self.check_preparation(model, preference, priority, Limits(deadline))
            if status == ErrorStatus.INVALID_ARGUMENT and model != asked:
                return tell(callback, status)
            return super().prepare_model(
                model, preference, priority, deadline, model_cache, data_cache, token, callback
            )

    return Faulty
