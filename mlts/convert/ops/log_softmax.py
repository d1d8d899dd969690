"""LOG_SOFTMAX."""

from __future__ import annotations

from nnconform.harness.model.codes import OperationType
from nnconform.mlts.convert.step import ConversionStep


def log_softmax(step: ConversionStep) -> None:
    """TFLite's has no beta (it is 1) and works along the last axis."""
    source = step.input(0)
    step.add(OperationType.LOG_SOFTMAX, [source, step.real(1.0, source), *step.integers(-1)])


CONVERTERS = {"LOG_SOFTMAX": log_softmax}
