"""RANK."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.loaders.adapters.onnx.step import OnnxStep
from nnconform.harness.model.codes import OperationType as O


@lowers(O.RANK)
def rank(step: OnnxStep) -> None:
    # The shape of the shape: its one element is the rank.
    extents = step.op("Shape", step.stored("input"), type="INT64")
    step.deliver("output", step.op("Size", extents, type="INT64"))
