"""Aborts in its 200th execution."""

from __future__ import annotations

import os

from nnconform.reference_driver.faulty.stress._load import LoadedDevice, LoadedModel, Outputs

AFTER = 200
ENDINGS = dict.fromkeys(
    (
        "parallel-inference",
        "multi-process-inference",
        "client-early-termination",
        "model-load-random",
        "prepare-and-close",
    ),
    "CRASH driver SIGABRT",
)


class Model(LoadedModel):
    """Counts to 200."""

    def strike(self, outputs: Outputs, others: int) -> Outputs:
        if self.device.load.computed >= AFTER:
            os.abort()
        return outputs


class Faulty(LoadedDevice):
    """Prepares such models."""

    prepared_model = Model


open_device = Faulty
