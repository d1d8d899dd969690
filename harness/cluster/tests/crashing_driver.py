"""A driver that ends its process in FILL."""

from __future__ import annotations

import os
import signal
from typing import Any

from nnconform.harness.model.codes import ErrorStatus, OperationType
from nnconform.harness.model.graph import Model
from nnconform.reference_driver.device import ReferenceDevice


class Crashing(ReferenceDevice):
    """Crashes when a model with FILL is prepared."""

    def prepare_model(self, model: Model, *arguments: Any, **more: Any) -> ErrorStatus:
        if any(each.type == OperationType.FILL for each in model.main.operations):
            os.kill(os.getpid(), signal.SIGSEGV)
        return super().prepare_model(model, *arguments, **more)


def open_device() -> Crashing:
    return Crashing()
