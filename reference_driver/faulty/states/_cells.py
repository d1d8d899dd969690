"""Where the cells of a model take their states, and where they leave them."""

from __future__ import annotations

from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.graph import Model

# For each operation its states: (place among its inputs, place among its outputs).
STATES = {OperationType.LSTM: ((18, 1), (19, 2)), OperationType.RNN: ((4, 0),)}


def carried(model: Model) -> list[tuple[int, int]]:
    """The states of the main graph's cells which the client carries: (number of the model's input, of its output)."""
    graph = model.main
    found = []
    for operation in graph.operations:
        for taken, left in STATES.get(OperationType(operation.type), ()):
            fed, given = operation.inputs[taken], operation.outputs[left]
            if fed in graph.input_indexes and given in graph.output_indexes:
                found.append((graph.input_indexes.index(fed), graph.output_indexes.index(given)))
    return found
