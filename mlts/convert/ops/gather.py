"""GATHER."""

from __future__ import annotations

import tflite

from nnconform.harness.model.codes import OperationType
from nnconform.mlts.convert.step import ConversionStep


def gather(step: ConversionStep) -> None:
    """The HAL's has no batches of indices."""
    options = step.options(tflite.GatherOptions)
    if options.BatchDims():
        step.refuse(f"batch_dims: got {options.BatchDims()}, wanted 0")
    step.add(OperationType.GATHER, [step.input(0), *step.integers(options.Axis()), step.indexes(1)])


CONVERTERS = {"GATHER": gather}
