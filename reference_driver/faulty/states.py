"""Faults in the states that one execution passes on to the next."""

from __future__ import annotations

from functools import partial
from typing import Any

from nnconform.harness.driver.fault import fault
from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.graph import Model
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

fault_of_states = partial(fault, command="mlts")

# For each operation its states: (place among its inputs, place among its outputs).
STATES = {OperationType.LSTM: ((18, 1), (19, 2)), OperationType.RNN: ((4, 0),)}


def carried(model: Model) -> list[tuple[int, int]]:
    """Return ``(input number, output number)`` of each cell state in the main graph that the client carries over."""
    graph = model.main
    numbers = []
    for operation in graph.operations:
        for place_in, place_out in STATES.get(OperationType(operation.type), ()):
            state_in, state_out = operation.inputs[place_in], operation.outputs[place_out]
            if state_in in graph.input_indexes and state_out in graph.output_indexes:
                numbers.append((graph.input_indexes.index(state_in), graph.output_indexes.index(state_out)))
    return numbers


@fault_of_states(caught_by={"mlts::tts_float": "wrong"})
class KeptByTheDriver(ReferencePreparedModel):
    """A prepared model keeps its own states: a second sequence begins with the states of the first."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.states: dict[int, Array] = {}

    def compute(self, inputs: list[Array | None], limits: Limits) -> list[Array]:
        outputs = super().compute([self.states.get(place, value) for place, value in enumerate(inputs)], limits)
        self.states = {state_in: outputs[state_out].copy() for state_in, state_out in carried(self.model)}
        return outputs


@fault_of_states(caught_by={"mlts::tts_float": "wrong"})
class LeftAsItCame(ReferencePreparedModel):
    """The last state of a model's cells is returned unchanged: only the first step is right."""

    def compute(self, inputs: list[Array | None], limits: Limits) -> list[Array]:
        outputs = super().compute(inputs, limits)
        for state_in, state_out in carried(self.model)[-1:]:
            before = inputs[state_in]
            if before is not None:
                outputs[state_out] = before.copy()
        return outputs
