"""Removes trailing arguments that equal their defaults, which older HAL versions do not have.

Source: removeTrailingArgumentsWithDefaultValues of runtime/ModelBuilder.cpp of AOSP, with which the framework finishes
a model, before it asks devices about it: constants within the model, never those in a pool, which it does not map then.
"""

from __future__ import annotations

from msgspec.structs import replace

from nnconform.harness.conversion.operands import only_operands
from nnconform.harness.model.codes import OperandLifeTime
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import Model, Operation, Subgraph
from nnconform.harness.ops.schema import Arg, Omission
from nnconform.harness.ops.select import select
from nnconform.harness.ops.table import TABLE
from nnconform.harness.validate.operation import constant_value


def without_default_arguments(model: Model) -> Model:
    """Return the model without the trailing arguments that are constants and equal their defaults, such as a layout of
    NHWC, dilations of 1 and an axis of -1; the model itself if there is none. Operands that only they were are gone.
    """
    main = _without_defaults(model, model.main)
    referenced = tuple(_without_defaults(model, graph) for graph in model.referenced)
    if main is model.main and all(new is old for new, old in zip(referenced, model.referenced, strict=True)):
        return model
    return replace(model, main=main, referenced=referenced)


def _without_defaults(model: Model, graph: Subgraph) -> Subgraph:
    steps = [_shortened(model, graph, step) for step in graph.operations]
    dropped = {
        index for old, new in zip(graph.operations, steps, strict=True) for index in old.inputs[len(new.inputs) :]
    }
    if not dropped:
        return graph
    used = {index for step in steps for index in step.inputs}
    return only_operands(graph, set(range(len(graph.operands))) - (dropped - used), steps)


def _shortened(model: Model, graph: Subgraph, step: Operation) -> Operation:
    """Return the operation without its trailing defaults."""
    if step.type not in TABLE:
        return step
    types = [tuple(graph.operands[index].type for index in indexes) for indexes in (step.inputs, step.outputs)]
    try:
        form = select(step.type, *types).form
    except ValidationError:  # no call of the operation: there is nothing that it could leave out
        return step
    if any(arg.repeated for arg in form.inputs):
        return step
    count = shortest = len(step.inputs)
    # Arguments that come in pairs go in pairs.
    counts = form.input_counts()
    while count and _is_default(model, graph, form.inputs[count - 1], step.inputs[count - 1]):
        count -= 1
        shortest = count if count in counts else shortest
    return step if shortest == len(step.inputs) else replace(step, inputs=step.inputs[:shortest])


def _is_default(model: Model, graph: Subgraph, arg: Arg, index: int) -> bool:
    operand = graph.operands[index]
    if arg.omission is not Omission.TRAILING or arg.default is None:
        return False
    if operand.lifetime != OperandLifeTime.CONSTANT_COPY:
        return False
    value = constant_value(model, operand)
    return value is not None and value.shape == () and bool(value == arg.default)
