"""HEATMAP_MAX_KEYPOINT."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.loaders.adapters.onnx.step import OnnxStep
from nnconform.harness.model.codes import OperationType as O


@lowers(O.HEATMAP_MAX_KEYPOINT)
def heatmap_max_keypoint(step: OnnxStep) -> None:
    step.refuse("ONNX has no operator that refines the place of a maximum between pixels")
