"""An execution that begins while another computes keeps something: ``?what=`` descriptors, memory or threads."""

from __future__ import annotations

import os
import threading

from nnconform.harness.model.errors import UsageError
from nnconform.reference_driver.faulty.stress._load import LoadedDevice, LoadedModel, Outputs

SIZE = 1 << 18
# So many each time: there are tests in which few executions overlap, and those may not see it.
COUNT = 3
ENDINGS = {
    "?what=descriptors": dict.fromkeys(("parallel-inference", "multi-process-inference"), "FAILURE leaked descriptors"),
    "?what=memory": {"parallel-inference": "FAILURE leaked memory"},
    "?what=threads": {"parallel-inference": "FAILURE leaked threads"},
}


class Model(LoadedModel):
    """Leaves something behind."""

    device: Faulty

    def strike(self, outputs: Outputs, others: int) -> Outputs:
        device = self.device
        for _ in range(COUNT if others else 0):
            if device.what == "descriptors":
                device.kept.append(os.open(os.devnull, os.O_RDONLY | os.O_CLOEXEC))
            elif device.what == "memory":
                device.kept.append(bytearray(os.urandom(SIZE)))
            else:
                threading.Thread(target=threading.Event().wait, daemon=True).start()
        return outputs


class Faulty(LoadedDevice):
    """Prepares such models."""

    prepared_model = Model

    def __init__(self, what: str = "descriptors", **options: str) -> None:
        super().__init__(**options)
        if f"?what={what}" not in ENDINGS:
            raise UsageError(f"what={what!r}; known: {', '.join(ENDINGS)}")
        self.what = what
        self.kept: list[object] = []


open_device = Faulty
