"""PACK."""

from __future__ import annotations

import tflite

from nnconform.harness.model.codes import OperationType
from nnconform.mlts.convert.step import ConversionStep


def pack(step: ConversionStep) -> None:
    """Tensors stacked along a new axis."""
    axis = step.axis(step.options(tflite.PackOptions).Axis(), len(step.extents(0)) + 1)
    step.add(OperationType.PACK, [*step.integers(axis), *step.all_inputs()])


CONVERTERS = {"PACK": pack}
