"""Operators that reduce axes."""

from __future__ import annotations

from nnconform.harness.model.codes import OperandType
from nnconform.harness.model.codes import OperationType as O
from nnconform.mlts.convert.onnx.step import OnnxConversion, Rule


def reduction(code: O) -> Rule:
    """Return the converter of a reduction."""

    def convert(step: OnnxConversion) -> None:
        axes = step.numbers(1, "axes")
        if not axes and step.attribute("noop_with_empty_axes", 0):
            step.builder.alias(step.node.outputs[0], step.name(0))
            return
        axes = axes or tuple(range(step.rank(0)))
        kept = bool(step.attribute("keepdims", 1))
        if code == O.MEAN:
            step.add(code, [step.input(0), step.integers(axes), step.builder.scalar(int(kept))])
        else:
            step.add(code, [step.input(0), step.integers(axes), step.flag(kept)])

    return Rule(convert)


def index_of(code: O) -> Rule:
    """Return the converter of the index of the largest or smallest element."""

    def convert(step: OnnxConversion) -> None:
        if step.attribute("select_last_index", 0):
            step.refuse("select_last_index, wanted the first index")
        axis = step.axis(step.attribute("axis", 0), step.rank(0))
        inputs = [step.input(0), step.builder.scalar(axis)]
        if not step.attribute("keepdims", 1):
            step.add(code, inputs)
            return
        indexes = step.builder.temporary(OperandType.TENSOR_INT32)
        step.builder.operation(code, inputs, [indexes])
        step.add(O.RESHAPE, [indexes, step.integers(step.output_extents())])

    return Rule(convert)


CONVERTERS = {
    "ReduceMean": reduction(O.MEAN),
    "ReduceSum": reduction(O.REDUCE_SUM),
    "ReduceProd": reduction(O.REDUCE_PROD),
    "ReduceMax": reduction(O.REDUCE_MAX),
    "ReduceMin": reduction(O.REDUCE_MIN),
    "ArgMax": index_of(O.ARGMAX),
    "ArgMin": index_of(O.ARGMIN),
}
