"""MEAN."""

from __future__ import annotations

from harness.loaders.adapters.lowering import lowers
from harness.loaders.adapters.onnx.reduction import reduce
from harness.loaders.adapters.onnx.step import Step
from harness.model.codes import OperationType as O


@lowers(O.MEAN)
def mean(step: Step) -> None:
    reduce(step, "ReduceMean", step.real("input"))
