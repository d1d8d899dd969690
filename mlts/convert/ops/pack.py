"""PACK."""

from __future__ import annotations

import tflite

from harness.model.codes import OperationType
from mlts.convert.step import Step


def pack(step: Step) -> None:
    """Tensors side by side along a further axis."""
    axis = step.axis(step.options(tflite.PackOptions).Axis(), len(step.extents(0)) + 1)
    step.add(OperationType.PACK, [*step.integers(axis), *step.all_inputs()])


CONVERTERS = {"PACK": pack}
