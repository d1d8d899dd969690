"""A client's executions wait for each other, but the place that they compute in is the same for all clients: of two at
a time the answer is the later one's, where it fits.
"""

from __future__ import annotations

import threading
import time

import numpy as np

from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.faulty.stress._load import LoadedDevice, LoadedModel, Outputs
from nnconform.reference_driver.limits import Limits

ENDINGS = {
    "multi-process-inference": "FAILURE wrong",
    "client-early-termination": "FAILURE wrong",
    # One client alone, with however many threads, never sees it.
    "parallel-inference": "SUCCESS",
    "model-load-random": "SUCCESS",
    "prepare-and-close": "SUCCESS",
}
_SCRATCH: list[Outputs] = [[]]


class Model(LoadedModel):
    """Computes in the one place."""

    device: Faulty

    def compute(self, inputs: list[Array | None], limits: Limits) -> Outputs:
        with self.device.turn:
            outputs = super().compute(inputs, limits)
            _SCRATCH[0] = outputs
            # Others may come between, as they may on any machine that is busy.
            time.sleep(0)
            found = _SCRATCH[0]
        if found is outputs:
            return outputs
        fits = [each.shape for each in found] == [each.shape for each in outputs]
        return found if fits else [np.zeros_like(each) for each in outputs]


class Faulty(LoadedDevice):
    """Has one place to compute in, and a lock for each client."""

    prepared_model = Model

    def _begin(self) -> None:
        super()._begin()
        self.turn = threading.Lock()


open_device = Faulty
