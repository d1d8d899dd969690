"""LOGICAL_NOT."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.loaders.adapters.onnx.step import OnnxStep
from nnconform.harness.model.codes import OperationType as O


@lowers(O.LOGICAL_NOT)
def logical_not(step: OnnxStep) -> None:
    step.deliver("output", step.op("Not", step.real("input")))
