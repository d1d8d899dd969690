"""Cuts operations out of a network as a model that gives what the rest of the network reads, and no more.

A result that only the part itself reads stays inside it, so that a compiler may fuse what writes it with what reads it,
as it may in the whole network.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from nnconform.harness.generate.graph.assembly import DrawnGraph
from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.codes import OperationType, name_of
from nnconform.harness.model.graph import Model, Operation
from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.table import definition_of
from nnconform.harness.oracle.bounds_steps import extract

# The values of all operands of a network, by index; None for those without.
Values = Sequence[Array | None]


class NetworkPart(msgspec.Struct, frozen=True):
    """Operations of a network, ``numbers`` in its order, as a model with its inputs.

    ``outputs`` are the network's operands that the outputs of the model are.
    """

    numbers: tuple[int, ...]
    graph: DrawnGraph
    outputs: tuple[int, ...]


def cut_out(network: Model, numbers: Sequence[int], values: Values) -> NetworkPart:
    """Return operations of the main subgraph as a part; its inputs have the ``values`` of the network's operands."""
    main = network.main
    steps = [main.operations[number] for number in numbers]
    whole = extract(network, steps, values)
    rest = [step for number, step in enumerate(main.operations) if number not in numbers]
    read = {index for step in rest for index in step.inputs} | set(main.output_indexes)
    places = [place for place, index in enumerate(whole.outputs) if index in read] or list(range(len(whole.outputs)))
    graph = whole.model.main
    kept = tuple(graph.output_indexes[place] for place in places)
    operands = list(graph.operands)
    for index in set(graph.output_indexes) - set(kept):
        operands[index] = replace(operands[index], lifetime=L.TEMPORARY_VARIABLE)
    model = replace(whole.model, main=replace(graph, operands=tuple(operands), output_indexes=kept))
    outputs = tuple(whole.outputs[place] for place in places)
    open_results = unspecified_results(steps)
    unspecified = frozenset(place for place, index in enumerate(outputs) if index in open_results)
    inputs = tuple(values[index] for index in whole.inputs)
    return NetworkPart(tuple(numbers), DrawnGraph(model, inputs, unspecified), outputs)


def unspecified_results(steps: Sequence[Operation]) -> frozenset[int]:
    """Return the operands that these operations write and of which the contract specifies the extents only."""
    found = set()
    for step in steps:
        op = definition_of(step.type)
        forms = op.forms if op is not None else ()
        for place, index in enumerate(step.outputs):
            if op is not None and (
                op.random or any(a.unspecified for f in forms for a in f.outputs[place : place + 1])
            ):
                found.add(index)
    return frozenset(found)


def writer_of(network: Model) -> dict[int, int]:
    """Return, by operand, the number of the operation that writes it."""
    return {index: number for number, step in enumerate(network.main.operations) for index in step.outputs}


def operation_name(network: Model, number: int) -> str:
    """Return the name of an operation and its number, as the table has them."""
    return f"{name_of(OperationType, network.main.operations[number].type)} ({number})"
