"""BATCH_MATMUL."""

from __future__ import annotations

import tflite

from nnconform.harness.model.codes import OperationType
from nnconform.mlts.convert.step import ConversionStep


def batch_matmul(step: ConversionStep) -> None:
    """A product of matrices, either of which may be transposed first."""
    options = step.options(tflite.BatchMatMulOptions)
    flags = [step.flag(options.AdjX()), step.flag(options.AdjY())]
    step.add(OperationType.BATCH_MATMUL, [step.input(0), step.input(1), *flags])


CONVERTERS = {"BATCH_MATMUL": batch_matmul}
