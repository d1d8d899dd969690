"""What faulty drivers share: the fault strikes when a model has one operation, so that the other cases still pass."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from nnconform.harness.driver.interface import Device
from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.graph import Model
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.limits import Limits
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

Outputs = list[Array]
Strike = Callable[[ReferencePreparedModel, Outputs], Outputs]


def has_operation(model: Model, operation: OperationType) -> bool:
    """Whether the model has the operation anywhere."""
    return any(step.type == operation for graph in model.subgraphs() for step in graph.operations)


def strikes_on_execution(strike: Strike) -> Callable[..., Device]:
    """An ``open_device`` of a driver whose executions of models with ``operation`` (option, default TANH) end in
    ``strike``: it gets the right outputs and gives those that the client sees. ``operation=`` alone: every model.
    """

    class Prepared(ReferencePreparedModel):
        """Strikes after it computed."""

        operation: ClassVar[OperationType | None] = None

        def compute(self, inputs: list[Array | None], limits: Limits) -> list[Array]:
            outputs = super().compute(inputs, limits)
            if self.operation is None or has_operation(self.model, self.operation):
                outputs = strike(self, [array.copy() for array in outputs])
            return outputs

    def open_device(operation: str = "TANH", **options: str) -> Device:
        class Struck(Prepared):
            """Strikes on the operation that was asked for."""

        Struck.operation = OperationType[operation] if operation else None
        device = ReferenceDevice(**options)
        device.prepared_model = Struck
        return device

    return open_device
