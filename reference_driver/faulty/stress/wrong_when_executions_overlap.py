"""An execution that begins while another computes answers with zeros, as one would whose scratch memory is shared."""

from __future__ import annotations

import numpy as np

from nnconform.reference_driver.faulty.stress._load import LoadedDevice, LoadedModel, Outputs

ENDINGS = dict.fromkeys(
    ("parallel-inference", "multi-process-inference", "client-early-termination", "model-load-random"),
    "FAILURE wrong",
)


class Model(LoadedModel):
    """Gives zeros."""

    def strike(self, outputs: Outputs, others: int) -> Outputs:
        return [np.zeros_like(each) for each in outputs] if others else outputs


class Faulty(LoadedDevice):
    """Prepares such models."""

    prepared_model = Model


open_device = Faulty
