"""Preparing takes one lock and then the other, executing the other and then the one."""

from __future__ import annotations

import threading
from typing import Any

from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.graph import Model as Graph
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.faulty.stress._load import LoadedDevice, LoadedModel, Outputs
from nnconform.reference_driver.limits import Limits

LIMIT = 3.0
ENDINGS = dict.fromkeys(
    ("parallel-inference", "multi-process-inference", "client-early-termination", "model-load-random"), "HANG driver"
)


class Model(LoadedModel):
    """Executes under the second lock, and then takes the first."""

    device: Faulty

    def compute(self, inputs: list[Array | None], limits: Limits) -> Outputs:
        with self.device.second:
            outputs = super().compute(inputs, limits)
            with self.device.first:
                return outputs


class Faulty(LoadedDevice):
    """Prepares under the first lock, and then takes the second."""

    prepared_model = Model

    def __init__(self, **options: str) -> None:
        super().__init__(**options)
        self.first, self.second = threading.Lock(), threading.Lock()

    def prepare_model(self, model: Graph, *arguments: Any, **more: Any) -> ErrorStatus:
        with self.first:
            status, _ = self.supported_operations(model)
            with self.second:
                pass
        return super().prepare_model(model, *arguments, **more) if status == ErrorStatus.NONE else status


open_device = Faulty
