"""L2_NORMALIZATION."""

from __future__ import annotations

import tflite

from nnconform.harness.model.codes import OperationType
from nnconform.mlts.convert.step import ConversionStep


def l2_normalization(step: ConversionStep) -> None:
    """Both normalise along the last axis."""
    step.refuse_activation(step.options(tflite.L2NormOptions).FusedActivationFunction())
    step.add(OperationType.L2_NORMALIZATION, [step.input(0)])


CONVERTERS = {"L2_NORMALIZATION": l2_normalization}
