"""SPACE_TO_DEPTH, DEPTH_TO_SPACE."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.loaders.adapters.onnx.step import OnnxStep
from nnconform.harness.model.codes import OperationType as O


@lowers(O.SPACE_TO_DEPTH)
def space_to_depth(step: OnnxStep) -> None:
    step.deliver_image("output", step.op("SpaceToDepth", step.image("input"), blocksize=step.value("block_size")))


@lowers(O.DEPTH_TO_SPACE)
def depth_to_space(step: OnnxStep) -> None:
    result = step.op("DepthToSpace", step.image("input"), blocksize=step.value("block_size"), mode="DCR")
    step.deliver_image("output", result)
