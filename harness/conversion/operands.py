"""Changes operands of graphs: leaves some out, lets some be no outputs, gives a constant another value."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence, Set

from msgspec.structs import replace

from nnconform.harness.model.codes import OperandLifeTime, OperandType
from nnconform.harness.model.graph import Model, Operation, Subgraph
from nnconform.harness.model.numbers import DTYPES, Array


def only_operands(graph: Subgraph, kept: Set[int], operations: Sequence[Operation]) -> Subgraph:
    """Return the subgraph with some of its operands and with ``operations``, which refer to these alone; operands get
    new indexes and keep their order. The inputs and outputs are the operands of these life times that stay, in the
    order that they had; one that had no place there follows.
    """
    place = {index: new for new, index in enumerate(sorted(kept))}
    counts = Counter(index for step in operations for index in step.inputs)
    operands = tuple(replace(graph.operands[index], number_of_consumers=counts[index]) for index in sorted(kept))
    steps = tuple(
        Operation(step.type, tuple(place[i] for i in step.inputs), tuple(place[i] for i in step.outputs))
        for step in operations
    )

    def boundary(before: Sequence[int], lifetime: OperandLifeTime) -> tuple[int, ...]:
        now = [index for index in sorted(kept) if graph.operands[index].lifetime == lifetime]
        known = [index for index in before if index in now]
        return tuple(place[index] for index in (*known, *(index for index in now if index not in known)))

    inputs = boundary(graph.input_indexes, OperandLifeTime.SUBGRAPH_INPUT)
    return Subgraph(operands, steps, inputs, boundary(graph.output_indexes, OperandLifeTime.SUBGRAPH_OUTPUT))


def with_outputs_only(graph: Subgraph, outputs: Collection[int]) -> Subgraph:
    """Return a graph with some of its outputs; the others stay as results between its operations."""
    operands = list(graph.operands)
    for index in set(graph.output_indexes).difference(outputs):
        operands[index] = replace(operands[index], lifetime=OperandLifeTime.TEMPORARY_VARIABLE)
    return replace(graph, operands=tuple(operands), output_indexes=tuple(outputs))


def with_constant(model: Model, index: int, array: Array) -> Model:
    """Return the model with another value, of as many elements, of a constant of the main graph in operandValues."""
    operand = model.main.operands[index]
    start, content = operand.location.offset, array.astype(DTYPES[OperandType(operand.type)]).tobytes()
    values = model.operand_values[:start] + content + model.operand_values[start + len(content) :]
    return replace(model, operand_values=values)
