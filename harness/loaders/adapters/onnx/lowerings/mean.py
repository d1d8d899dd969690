"""MEAN."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.loaders.adapters.onnx.reduction import reduce
from nnconform.harness.loaders.adapters.onnx.step import OnnxStep
from nnconform.harness.model.codes import OperationType as O


@lowers(O.MEAN)
def mean(step: OnnxStep) -> None:
    reduce(step, "ReduceMean", step.real("input"))
