"""Keeps something of each prepared model for ever: ``?what=`` descriptors, memory or threads."""

from __future__ import annotations

import os
import threading
from typing import Any

from nnconform.harness.model.errors import UsageError
from nnconform.reference_driver.faulty.stress._load import LoadedDevice, LoadedModel

SIZE = 1 << 17
_ALL = (
    "parallel-inference",
    "multi-process-inference",
    "client-early-termination",
    "model-load-random",
    "prepare-and-close",
)
ENDINGS = {
    f"?what={what}": {
        # Where models are random memory is not looked at.
        test: f"FAILURE leaked {what}"
        for test in _ALL
        if (test, what) != ("model-load-random", "memory")
    }
    for what in ("descriptors", "memory", "threads")
}


class Model(LoadedModel):
    """Leaves something behind."""

    device: Faulty

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        kept = self.device.kept
        if self.device.what == "descriptors":
            kept.append(os.open("/dev/null", os.O_RDONLY | os.O_CLOEXEC))
        elif self.device.what == "memory":
            kept.append(bytearray(os.urandom(SIZE)))
        else:
            threading.Thread(target=threading.Event().wait, daemon=True).start()


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
