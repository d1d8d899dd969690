"""AXIS_ALIGNED_BBOX_TRANSFORM; and the operations with non-maximum suppression, which ONNX defines differently."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.loaders.adapters.onnx.step import OnnxStep
from nnconform.harness.loaders.adapters.onnx.tensors import OnnxTensor
from nnconform.harness.model.codes import OperationType as O


@lowers(O.AXIS_ALIGNED_BBOX_TRANSFORM)
def axis_aligned_bbox_transform(step: OnnxStep) -> None:
    width = step.call.dims("deltas")[1]
    if width is None:
        step.refuse("the number of deltas must be known when the model is prepared")
    boxes = step.op("Unsqueeze", step.real("rois"), step.ints([1]))
    deltas = step.op("Reshape", step.real("deltas"), step.ints([-1, width // 4, 4]))
    low, high = _halves(step, boxes)
    shift, growth = _halves(step, deltas)
    size, half = step.op("Sub", high, low), step.like(low, 0.5)
    middle = step.op("Mul", step.op("Add", low, high), half)
    centre = step.op("Add", middle, step.op("Mul", shift, size))
    reach = step.op("Mul", step.op("Mul", step.op("Exp", growth), size), half)
    moved = step.op("Concat", step.op("Sub", centre, reach), step.op("Add", centre, reach), axis=2)
    # Of each box's image, height and width become the bounds of x, y, x, y.
    images = step.op("Gather", step.real("image_info"), step.stored("batch_index"), axis=0)
    bounds = step.op("Unsqueeze", step.op("Gather", images, step.ints([1, 0, 1, 0]), axis=1), step.ints([1]))
    clipped = step.op("Min", step.op("Max", moved, step.like(moved, 0)), bounds)
    step.deliver("output", step.op("Reshape", clipped, step.ints([-1, width])))


def _halves(step: OnnxStep, tensor: OnnxTensor) -> list[OnnxTensor]:
    """Return the first two and the last two elements along the last of three axes."""
    return step.ops("Split", [tensor], [tensor.type] * 2, axis=2, num_outputs=2)


@lowers(O.BOX_WITH_NMS_LIMIT, O.DETECTION_POSTPROCESSING, O.GENERATE_PROPOSALS)
def suppression(step: OnnxStep) -> None:
    step.refuse(
        "ONNX's NonMaxSuppression keeps a box that overlaps a better one by just the threshold, which the HAL drops, "
        "and damps no scores"
    )
