"""IF and WHILE: their subgraphs become subgraphs of the model, as the HAL's operations take them."""

from __future__ import annotations

from nnconform.harness.model.codes import OperationType
from nnconform.mlts.convert.flatbuffer import FlatGraph
from nnconform.mlts.convert.shared import ConvertedForm
from nnconform.mlts.convert.step import ConversionStep

# A tensor without extents in the file is a scalar, and the HAL's lowest rank is 1.
_SCALAR = (1,)


def if_(step: ConversionStep) -> None:
    builder = step.builder
    inputs = [builder.subgraph_input(step.tensor(position)) for position in range(1, step.input_count())]
    graphs, positions = step.references(), range(len(inputs))
    operands = [
        builder.subgraph(ConvertedForm(graph.index, tuple(positions), tuple(range(graph.outputs))), inputs)
        for graph in graphs
    ]
    then_graph = builder.flat.model.graph(graphs[0].index)
    if not then_graph.outputs:
        step.refuse("number of outputs: got 0, wanted at least 1")
    outputs = [
        builder.subgraph_output(index, then_graph.tensor(inner).shape or _SCALAR)
        for index, inner in zip(step.output_tensors(), then_graph.outputs, strict=True)
    ]
    step.add_all(OperationType.IF, [builder.condition(step.tensor(0)), *operands, *inputs], outputs)


def _check_verdict(condition: FlatGraph) -> None:
    """Refuse a loop whose condition's result is not of rank 0 or 1, which LiteRT requires, unlike for IF."""
    verdict = condition.tensor(condition.outputs[0])
    if verdict.type != "BOOL" or verdict.shape not in ((), (1,)):
        got = f"{verdict.type} {list(verdict.shape)}"
        condition.refuse(f"{verdict.location}: result of a loop's condition: got {got}, wanted BOOL [] or [1]")


def while_(step: ConversionStep) -> None:
    """LiteRT's body outputs every input of the loop. The HAL's inputs are of three kinds, in this order: those that the
    body outputs and that are read after the loop, those that it outputs for itself, and those that it does not change.
    If one of the last kind is read after the loop, its input is read instead.
    """
    builder, flat = step.builder, step.builder.flat
    condition, body = step.references()
    graph, after = flat.model.graph(body.index), step.output_tensors()
    _check_verdict(flat.model.graph(condition.index))
    positions = range(step.input_count())
    if not positions:
        step.refuse("number of inputs: got 0, wanted at least 1")
    # The HAL's loop has at least one output, even if it is unchanged.
    changed = [position for position in positions if graph.outputs[position] != graph.inputs[position]] or [0]
    read = [position for position in changed if flat.is_read(after[position])] or changed[:1]
    body_outputs = (*read, *(position for position in changed if position not in read))
    order = (*body_outputs, *(position for position in positions if position not in changed))
    inputs = [builder.subgraph_input(step.tensor(position)) for position in order]
    operands = [
        builder.subgraph(ConvertedForm(condition.index, order, (0,), truth=True), inputs),
        builder.subgraph(ConvertedForm(body.index, order, body_outputs), inputs),
    ]
    outputs = [
        builder.subgraph_output(after[position], builder.describe(operand).dimensions or _SCALAR)
        for position, operand in zip(order, inputs, strict=True)
        if position in read
    ]
    step.add_all(OperationType.WHILE, [*operands, *inputs], outputs)
    for position, operand in zip(order, inputs, strict=True):
        if position not in changed:
            builder.replace_operand(after[position], operand)


CONVERTERS = {"IF": if_, "WHILE": while_}
