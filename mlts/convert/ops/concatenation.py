"""CONCATENATION."""

from __future__ import annotations

import tflite

from nnconform.harness.model.codes import OperationType
from nnconform.mlts.convert.step import ConversionStep


def concatenation(step: ConversionStep) -> None:
    """The HAL's takes no negative axis and no activation (nor does LiteRT apply one)."""
    options = step.options(tflite.ConcatenationOptions)
    step.refuse_activation(options.FusedActivationFunction())
    inputs = step.all_inputs()
    if not inputs:
        step.refuse("number of inputs: got 0, wanted at least 1")
    axis = step.axis(options.Axis(), len(step.extents(0)))
    step.add(OperationType.CONCATENATION, [*inputs, *step.integers(axis)])


CONVERTERS = {"CONCATENATION": concatenation}
