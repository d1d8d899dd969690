"""IF and WHILE."""

from __future__ import annotations

from dataclasses import replace

from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.loaders.adapters.onnx.graph import Body
from nnconform.harness.loaders.adapters.onnx.step import OnnxStep
from nnconform.harness.model.codes import OperationType as O


@lowers(O.IF)
def if_(step: OnnxStep) -> None:
    inputs = step.several("inputs")
    branches = {}
    for attribute, name in (("then_branch", "then_graph"), ("else_branch", "else_graph")):
        body = Body()
        found = step.subgraph(name, inputs, body)
        branches[attribute] = body.proto(name, [], [step.graph.described(each) for each in found])
    types = [each.type for each in found]
    step.deliver_list("outputs", step.ops("If", [step.stored("condition")], types, **branches))


@lowers(O.WHILE)
def while_(step: OnnxStep) -> None:
    """ONNX's loop has the condition at the end of the body, and a first one before it."""
    inputs = step.several("inputs")
    (first,) = step.subgraph("condition_graph", inputs)
    count = len(step.call.subgraph("body_graph").output_indexes)
    body = Body()
    turn, again = step.graph.new("INT64"), step.graph.new("BOOL")
    state = [replace(step.graph.new(each.type), quantisation=each.quantisation) for each in inputs[:count]]
    # Inputs beyond what the body gives stay as they are.
    found = step.subgraph("body_graph", [*state, *inputs[count:]], body)
    (more,) = step.subgraph("condition_graph", [*found, *inputs[count:]], body)
    given = [
        step.graph.described(turn, ()),
        step.graph.described(again),
        *(step.graph.described(each) for each in state),
    ]
    proto = body.proto("body", given, [step.graph.described(each) for each in (more, *found)])
    outputs = step.ops("Loop", [None, first, *inputs[:count]], [each.type for each in state], body=proto)
    step.deliver_list("outputs", outputs[: len(step.several("outputs"))])
