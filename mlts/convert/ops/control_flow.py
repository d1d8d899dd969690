"""IF and WHILE: the subgraphs that they run become subgraphs of the model, as the HAL's operations take them."""

from __future__ import annotations

from nnconform.harness.model.codes import OperationType
from nnconform.mlts.convert.flatbuffer import FlatGraph
from nnconform.mlts.convert.shared import ConvertedForm
from nnconform.mlts.convert.step import ConversionStep

# What the file knows no extents of is a scalar, and the HAL's least rank is 1.
_SCALAR = (1,)


def if_(step: ConversionStep) -> None:
    builder = step.builder
    inputs = [builder.passed(step.tensor(place)) for place in range(1, step.input_count())]
    graphs, places = step.references(), range(len(inputs))
    operands = [
        builder.subgraph(ConvertedForm(graph.index, tuple(places), tuple(range(graph.outputs))), inputs)
        for graph in graphs
    ]
    then_graph = builder.flat.model.graph(graphs[0].index)
    if not then_graph.outputs:
        step.refuse("number of outputs: got 0, wanted at least 1")
    outputs = [
        builder.carried(index, then_graph.tensor(inner).shape or _SCALAR)
        for index, inner in zip(step.output_tensors(), then_graph.outputs, strict=True)
    ]
    step.add_all(OperationType.IF, [builder.truth(step.tensor(0)), *operands, *inputs], outputs)


def _check_verdict(condition: FlatGraph) -> None:
    """LiteRT wants what a loop's condition gives to be of rank 0 or 1, unlike that of IF."""
    verdict = condition.tensor(condition.outputs[0])
    if verdict.type != "BOOL" or verdict.shape not in ((), (1,)):
        got = f"{verdict.type} {list(verdict.shape)}"
        condition.refuse(f"{verdict.where}: what a loop's condition gives: got {got}, wanted BOOL [] or [1]")


def while_(step: ConversionStep) -> None:
    """LiteRT's body gives every input of the loop anew; the HAL's has three kinds, in this order: those that it gives
    anew and that are read after the loop, those that it gives anew for itself, and those that it leaves alone. What of
    these is read after the loop is read before it.
    """
    builder, flat = step.builder, step.builder.flat
    condition, body = step.references()
    graph, after = flat.model.graph(body.index), step.output_tensors()
    _check_verdict(flat.model.graph(condition.index))
    places = range(step.input_count())
    if not places:
        step.refuse("number of inputs: got 0, wanted at least 1")
    # The HAL's loop gives at least one, though it may be the same.
    changed = [place for place in places if graph.outputs[place] != graph.inputs[place]] or [0]
    read = [place for place in changed if flat.is_read(after[place])] or changed[:1]
    given = (*read, *(place for place in changed if place not in read))
    order = (*given, *(place for place in places if place not in changed))
    inputs = [builder.passed(step.tensor(place)) for place in order]
    operands = [
        builder.subgraph(ConvertedForm(condition.index, order, (0,)), inputs),
        builder.subgraph(ConvertedForm(body.index, order, given), inputs),
    ]
    outputs = [
        builder.carried(after[place], builder.described(operand).dimensions or _SCALAR)
        for place, operand in zip(order, inputs, strict=True)
        if place in read
    ]
    step.add_all(OperationType.WHILE, [*operands, *inputs], outputs)
    for place, operand in zip(order, inputs, strict=True):
        if place not in changed:
            builder.stand_in(after[place], operand)


CONVERTERS = {"IF": if_, "WHILE": while_}
