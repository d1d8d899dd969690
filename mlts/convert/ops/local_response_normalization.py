"""LOCAL_RESPONSE_NORMALIZATION."""

from __future__ import annotations

import tflite

from nnconform.harness.model.codes import OperationType
from nnconform.mlts.convert.step import ConversionStep


def local_response_normalization(step: ConversionStep) -> None:
    """Both normalise along the last axis."""
    options, source = step.options(tflite.LocalResponseNormalizationOptions), step.input(0)
    scalars = [step.real(value, source) for value in (options.Bias(), options.Alpha(), options.Beta())]
    step.add(OperationType.LOCAL_RESPONSE_NORMALIZATION, [source, *step.integers(options.Radius()), *scalars])


CONVERTERS = {"LOCAL_RESPONSE_NORMALIZATION": local_response_normalization}
