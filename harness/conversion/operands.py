"""Removes operands from a subgraph, and counts the readers of those that stay."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence, Set

from msgspec.structs import replace

from nnconform.harness.model.codes import OperandLifeTime
from nnconform.harness.model.graph import Operation, Subgraph


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
