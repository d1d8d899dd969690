"""CONCATENATION."""

from __future__ import annotations

import tflite

from harness.model.codes import OperationType
from mlts.convert.flatbuffer import enum_name
from mlts.convert.step import Step


def concatenation(step: Step) -> None:
    """The HAL's takes no axis below 0 and no activation (nor does LiteRT apply one)."""
    options = step.options(tflite.ConcatenationOptions)
    if options.FusedActivationFunction() != tflite.ActivationFunctionType.NONE:
        got = enum_name(tflite.ActivationFunctionType, options.FusedActivationFunction())
        step.refuse(f"activation: {got} is not convertible; convertible: NONE")
    inputs = step.all_inputs()
    if not inputs:
        step.refuse("number of inputs: got 0, wanted at least 1")
    rank, axis = len(step.described(inputs[0]).dimensions), options.Axis()
    if not -rank <= axis < rank:
        step.refuse(f"axis: got {axis}, wanted {-rank} to {rank - 1}")
    step.add(OperationType.CONCATENATION, [*inputs, *step.integers(axis % rank)])


CONVERTERS = {"CONCATENATION": concatenation}
