"""A driver that ends its process in FILL, and is wrong in NEG."""

from __future__ import annotations

import os
import signal

from nnconform.harness.driver.interface import Device
from nnconform.harness.model.codes import ErrorStatus, OperationType
from nnconform.harness.model.graph import Model
from nnconform.reference_driver import faulty


def open_device() -> Device:
    device = faulty.open_device("kernel.neighbour_copied", operation="NEG")
    prepare = device.prepare_model

    def prepare_or_crash(model: Model, *arguments, **options) -> ErrorStatus:
        if any(each.type == OperationType.FILL for each in model.main.operations):
            os.kill(os.getpid(), signal.SIGSEGV)
        return prepare(model, *arguments, **options)

    device.prepare_model = prepare_or_crash  # type: ignore[method-assign]
    return device
