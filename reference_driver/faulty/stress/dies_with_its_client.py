"""A thread's scratch memory goes with the thread, whether or not the prepared model that it belongs to is closed: a
client that is killed takes the driver with it.
"""

from __future__ import annotations

import os
import threading
from typing import Any

from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.faulty.stress._load import LoadedDevice, LoadedModel, Outputs
from nnconform.reference_driver.limits import Limits

# At its end a client of the others leaves models too: what its threads share, and what they were at.
ENDINGS = dict.fromkeys(
    ("client-early-termination", "parallel-inference", "multi-process-inference"), "CRASH driver SIGABRT"
)


class _Scratch:
    """Memory of one thread for one model."""

    def __init__(self, model: Model) -> None:
        self.model = model

    def __del__(self) -> None:
        if not self.model.closed:
            os.abort()


class Model(LoadedModel):
    """Has scratch memory in every thread that executes it."""

    device: Faulty

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.closed = False

    def compute(self, inputs: list[Array | None], limits: Limits) -> Outputs:
        # Workers live as long as the device.
        if not threading.current_thread().name.startswith("reference"):
            scratch, key = self.device.scratch.__dict__, str(id(self))
            if key not in scratch:
                scratch[key] = _Scratch(self)
        return super().compute(inputs, limits)

    def close(self) -> None:
        self.closed = True
        super().close()


class Faulty(LoadedDevice):
    """Prepares such models."""

    prepared_model = Model

    def __init__(self, **options: str) -> None:
        super().__init__(**options)
        self.scratch = threading.local()


open_device = Faulty
