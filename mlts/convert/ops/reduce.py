"""REDUCE_ALL, REDUCE_ANY, REDUCE_MAX, REDUCE_MIN, REDUCE_PROD, SUM and MEAN."""

from __future__ import annotations

import tflite

from nnconform.harness.model.codes import OperationType
from nnconform.mlts.convert.step import ConversionStep, Converter

_CODES = {
    "REDUCE_ALL": OperationType.REDUCE_ALL,
    "REDUCE_ANY": OperationType.REDUCE_ANY,
    "REDUCE_MAX": OperationType.REDUCE_MAX,
    "REDUCE_MIN": OperationType.REDUCE_MIN,
    "REDUCE_PROD": OperationType.REDUCE_PROD,
    "SUM": OperationType.REDUCE_SUM,
}


def _reduction(code: OperationType) -> Converter:
    def convert(step: ConversionStep) -> None:
        keep = step.options(tflite.ReducerOptions).KeepDims()
        step.add(code, [step.input(0), step.indexes(1), step.flag(keep)])

    return convert


def mean(step: ConversionStep) -> None:
    """Here the HAL has a number for whether axes are kept."""
    keep = step.options(tflite.ReducerOptions).KeepDims()
    step.add(OperationType.MEAN, [step.input(0), step.indexes(1), *step.integers(int(keep))])


CONVERTERS = {name: _reduction(code) for name, code in _CODES.items()} | {"MEAN": mean}
