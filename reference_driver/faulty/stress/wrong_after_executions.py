"""From its 200th execution on it answers with zeros, as one would that has used up what it computes in."""

from __future__ import annotations

import numpy as np

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
    "FAILURE wrong",
)


class Model(LoadedModel):
    """Counts to 200."""

    def strike(self, outputs: Outputs, others: int) -> Outputs:
        return [np.zeros_like(each) for each in outputs] if self.device.load.computed >= AFTER else outputs


class Faulty(LoadedDevice):
    """Prepares such models."""

    prepared_model = Model


open_device = Faulty
