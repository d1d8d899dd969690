"""IF and WHILE."""

from __future__ import annotations

from msgspec.structs import replace

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
        outputs = step.subgraph(name, inputs, body)
        described = [step.graph.described(each) for each in outputs]
        branches[attribute] = body.proto(step.graph.numbering.graph(), [], described)
    types = [each.type for each in outputs]
    step.deliver_list("outputs", step.ops("If", [step.stored("condition")], types, **branches))


@lowers(O.WHILE)
def while_(step: OnnxStep) -> None:
    """ONNX's loop evaluates the condition at the end of the body, and takes a first value of it from outside."""
    inputs = step.several("inputs")
    (first,) = step.subgraph("condition_graph", inputs)
    count = len(step.call.subgraph("body_graph").output_indexes)
    body = Body()
    iteration, condition_in = step.graph.new("INT64"), step.graph.new("BOOL")
    state = [replace(step.graph.new(each.type), quantisation=each.quantisation) for each in inputs[:count]]
    # Inputs beyond the body's outputs stay as they are.
    new_state = step.subgraph("body_graph", [*state, *inputs[count:]], body)
    (condition_out,) = step.subgraph("condition_graph", [*new_state, *inputs[count:]], body)
    body_inputs = [
        step.graph.described(iteration, ()),
        # ONNX Runtime must know the shape of a loop's condition, and does not find that of a loop in a loop.
        step.graph.described(condition_in, (1,)),
        *(step.graph.described(each) for each in state),
    ]
    body_outputs = [step.graph.described(each) for each in (condition_out, *new_state)]
    proto = body.proto(step.graph.numbering.graph(), body_inputs, body_outputs)
    outputs = step.ops("Loop", [None, first, *inputs[:count]], [each.type for each in state], body=proto)
    step.deliver_list("outputs", outputs[: len(step.several("outputs"))])
