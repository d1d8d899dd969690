"""Faults of prepared models that rearrange an operation's tensors for their kernels once, though these are inputs."""

from __future__ import annotations

from typing import Any

from nnconform.harness.driver.fault import fault
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.faulty.input_values import Keeping
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

_CHECK = "changing_inputs.give_what_a_new_model_gives"
# Operations and the number of the argument that is packed with the first execution.
_PACKED = (
    ("CONV_2D", 1),
    ("CONV_2D", 2),
    ("DEPTHWISE_CONV_2D", 1),
    ("FULLY_CONNECTED", 1),
    ("FULLY_CONNECTED", 2),
    ("GROUPED_CONV_2D", 1),
    ("PRELU", 1),
    ("SVDF", 2),
    ("TRANSPOSE_CONV_2D", 1),
)


@fault(options={f"op={op}&argument={argument}": [_CHECK] for op, argument in _PACKED})
class PackedOnce(Keeping):
    """One argument of an operation is packed with the first execution of a model and is that of the first in all
    others.
    """

    op: str
    argument: str

    def places(self) -> list[int]:
        return self.read_by(O[self.op], int(self.argument))


@fault(_CHECK)
class StateInside(ReferencePreparedModel):
    """The state of a recurrent cell is the one that the last execution ended with, whatever the input says."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._state: Array | None = None

    def compute(self, inputs: list[Array | None], limits: Limits) -> list[Array]:
        main = self.model.main
        steps = [each for each in main.operations if each.type == O.RNN and each.inputs[4] in main.input_indexes]
        place = main.input_indexes.index(steps[0].inputs[4]) if steps else None
        if place is not None and self._state is not None:
            inputs = [self._state if at == place else each for at, each in enumerate(inputs)]
        outputs = super().compute(inputs, limits)
        if place is not None:
            self._state = outputs[0].copy()
        return outputs


@fault("changing_inputs.give_what_constants_give")
class ScalarsOfTheExecutionIgnored(Keeping):
    """SOFTMAX has a beta of 1 where it is told one by an execution: it looks for a constant."""

    def places(self) -> list[int]:
        return []

    def compute(self, inputs: list[Array | None], limits: Limits) -> list[Array]:
        told = self.read_by(O.SOFTMAX, 1)
        given = [each * 0 + 1 if place in told and each is not None else each for place, each in enumerate(inputs)]
        return super().compute(given, limits)
