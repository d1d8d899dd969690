"""Gives what a thread holds for a prepared model back only where that thread closes the model: what a killed client
held is closed by another. ``?what=`` descriptors or memory.
"""

from __future__ import annotations

import os
import threading
from typing import Any

from nnconform.harness.model.errors import UsageError
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.faulty.stress._load import LoadedDevice, LoadedModel, Outputs
from nnconform.reference_driver.limits import Limits

SIZE = 1 << 20
# At its end a client of the others leaves models too: what its threads share, and what they were at.
ENDINGS = {
    f"?what={what}": dict.fromkeys(("client-early-termination", "parallel-inference"), f"FAILURE leaked {what}")
    for what in ("descriptors", "memory")
}


class Model(LoadedModel):
    """Holds something for every thread that executes it."""

    device: Faulty

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.held: dict[int, int] = {}

    def compute(self, inputs: list[Array | None], limits: Limits) -> Outputs:
        thread = threading.current_thread()
        # Workers live as long as the device.
        if not thread.name.startswith("reference") and thread.ident not in self.held:
            self.held[threading.get_ident()] = self.device.take()
        return super().compute(inputs, limits)

    def close(self) -> None:
        own = self.held.pop(threading.get_ident(), None)
        if own is not None:
            self.device.give_back(own)
        super().close()


class Faulty(LoadedDevice):
    """Prepares such models."""

    prepared_model = Model

    def __init__(self, what: str = "descriptors", **options: str) -> None:
        super().__init__(**options)
        if f"?what={what}" not in ENDINGS:
            raise UsageError(f"what={what!r}; known: {', '.join(ENDINGS)}")
        self.what = what
        self.kept: dict[int, bytearray] = {}

    def take(self) -> int:
        """Something to hold, by its number."""
        if self.what == "descriptors":
            return os.open(os.devnull, os.O_RDONLY | os.O_CLOEXEC)
        taken = bytearray(os.urandom(SIZE))
        self.kept[id(taken)] = taken
        return id(taken)

    def give_back(self, number: int) -> None:
        """Hold it no longer."""
        if self.what == "descriptors":
            os.close(number)
        else:
            del self.kept[number]


open_device = Faulty
