"""REVERSE."""

from __future__ import annotations

import numpy as np

from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.loaders.adapters.onnx.step import OnnxStep
from nnconform.harness.model.codes import OperationType as O


@lowers(O.REVERSE)
def reverse(step: OnnxStep) -> None:
    bounds = [step.ints([-1]), step.ints([np.iinfo(np.int64).min])]
    step.deliver("output", step.op("Slice", step.stored("input"), *bounds, step.int64("axis"), step.ints([-1])))
