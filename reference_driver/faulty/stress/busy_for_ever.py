"""After its 300th execution it never has room for another: each is refused for now, and so is the one after."""

from __future__ import annotations

from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.request import Request
from nnconform.reference_driver.faulty.stress._load import LoadedDevice, LoadedModel

AFTER = 300
LIMIT = 3.0
ENDINGS = dict.fromkeys(
    (
        "parallel-inference",
        "multi-process-inference",
        "client-early-termination",
        "model-load-random",
        "prepare-and-close",
    ),
    "FAILURE error",
)


class Model(LoadedModel):
    """Counts to 300."""

    def check(self, request: Request, measure: int) -> ErrorStatus:
        if self.device.load.computed >= AFTER:
            return ErrorStatus.RESOURCE_EXHAUSTED_TRANSIENT
        return super().check(request, measure)


class Faulty(LoadedDevice):
    """Prepares such models."""

    prepared_model = Model


open_device = Faulty
