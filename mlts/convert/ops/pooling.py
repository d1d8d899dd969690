"""AVERAGE_POOL_2D, L2_POOL_2D and MAX_POOL_2D."""

from __future__ import annotations

import tflite

from nnconform.harness.model.codes import OperationType
from nnconform.mlts.convert.step import ConversionStep, Converter


def _pooling(code: OperationType) -> Converter:
    def convert(step: ConversionStep) -> None:
        options = step.options(tflite.Pool2DOptions)
        inputs = [
            step.input(0),
            step.padding(options.Padding()),
            *step.integers(options.StrideW(), options.StrideH(), options.FilterWidth(), options.FilterHeight()),
            step.activation(options.FusedActivationFunction()),
        ]
        step.add(code, inputs)

    return convert


CONVERTERS = {
    code.name: _pooling(code)
    for code in (OperationType.AVERAGE_POOL_2D, OperationType.L2_POOL_2D, OperationType.MAX_POOL_2D)
}
