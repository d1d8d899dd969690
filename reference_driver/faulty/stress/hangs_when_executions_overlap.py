"""An execution that begins while another computes never ends."""

from __future__ import annotations

import threading

from nnconform.reference_driver.faulty.stress._load import LoadedDevice, LoadedModel, Outputs

LIMIT = 3.0
ENDINGS = dict.fromkeys(
    ("parallel-inference", "multi-process-inference", "client-early-termination", "model-load-random"), "HANG driver"
)


class Model(LoadedModel):
    """Waits for ever."""

    def strike(self, outputs: Outputs, others: int) -> Outputs:
        if others:
            threading.Event().wait()
        return outputs


class Faulty(LoadedDevice):
    """Prepares such models."""

    prepared_model = Model


open_device = Faulty
