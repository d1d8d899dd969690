"""ADD, DIV, FLOOR_DIV, MUL and SUB; SQUARED_DIFFERENCE as two of them."""

from __future__ import annotations

import tflite

from nnconform.harness.model.codes import OperationType
from nnconform.mlts.convert.step import ConversionStep, Converter


def _arithmetic(code: OperationType, kind: type) -> Converter:
    def convert(step: ConversionStep) -> None:
        activation = step.options(kind).FusedActivationFunction()
        step.add(code, [step.input(0), step.input(1), step.activation(activation)])

    return convert


_divided = _arithmetic(OperationType.DIV, tflite.DivOptions)


def div(step: ConversionStep) -> None:
    """A quotient; for INT32 the HAL rounds down, TFLite towards zero."""
    if step.element_type(0) == "INT32":
        step.refuse("INT32 is not convertible: the HAL's quotient is rounded down; convertible: FLOOR_DIV of it")
    _divided(step)


def floor_div(step: ConversionStep) -> None:
    """A quotient rounded down."""
    operands = [step.input(0), step.input(1), *step.integers(0)]
    if step.element_type(0) == "INT32":
        step.add(OperationType.DIV, operands)
        return
    quotient = step.temporary(step.output())
    step.add(OperationType.DIV, operands, quotient)
    step.add(OperationType.FLOOR, [quotient])


def squared_difference(step: ConversionStep) -> None:
    """The difference times itself. If quantised, the difference has no scale of its own in the file."""
    output = step.output()
    if step.describe(output).scale:
        step.refuse("quantised tensors are not convertible; convertible: real and INT32 ones")
    difference, none = step.temporary(output), step.integers(0)
    step.add(OperationType.SUB, [step.input(0), step.input(1), *none], difference)
    step.add(OperationType.MUL, [difference, difference, *none], output)


CONVERTERS = {
    "ADD": _arithmetic(OperationType.ADD, tflite.AddOptions),
    "DIV": div,
    "FLOOR_DIV": floor_div,
    "MUL": _arithmetic(OperationType.MUL, tflite.MulOptions),
    "SQUARED_DIFFERENCE": squared_difference,
    "SUB": _arithmetic(OperationType.SUB, tflite.SubOptions),
}
