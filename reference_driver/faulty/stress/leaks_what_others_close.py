"""Gives a thread's descriptor for a prepared model back only where that thread closes the model: what a killed client
held is closed by another.
"""

from __future__ import annotations

import os
import threading
from typing import Any

from harness.model.numbers import Array
from reference_driver.faulty.stress._load import LoadedDevice, LoadedModel, Outputs
from reference_driver.limits import Limits

ENDINGS = {"client-early-termination": "FAILURE leaked descriptors"}


class Model(LoadedModel):
    """Has a descriptor for every thread that executes it."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.held: dict[int, int] = {}

    def compute(self, inputs: list[Array | None], limits: Limits) -> Outputs:
        thread = threading.current_thread()
        # Workers live as long as the device.
        if not thread.name.startswith("reference") and thread.ident not in self.held:
            self.held[threading.get_ident()] = os.open(os.devnull, os.O_RDONLY | os.O_CLOEXEC)
        return super().compute(inputs, limits)

    def close(self) -> None:
        own = self.held.pop(threading.get_ident(), None)
        if own is not None:
            os.close(own)
        super().close()


class Faulty(LoadedDevice):
    """Prepares such models."""

    prepared_model = Model


open_device = Faulty
