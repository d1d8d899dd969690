"""ADD, DIV, MUL and SUB."""

from __future__ import annotations

import tflite

from harness.model.codes import OperationType
from mlts.convert.step import Converter, Step


def _arithmetic(code: OperationType, kind: type) -> Converter:
    def convert(step: Step) -> None:
        activation = step.options(kind).FusedActivationFunction()
        step.add(code, [step.input(0), step.input(1), step.activation(activation)])

    return convert


CONVERTERS = {
    "ADD": _arithmetic(OperationType.ADD, tflite.AddOptions),
    "DIV": _arithmetic(OperationType.DIV, tflite.DivOptions),
    "MUL": _arithmetic(OperationType.MUL, tflite.MulOptions),
    "SUB": _arithmetic(OperationType.SUB, tflite.SubOptions),
}
