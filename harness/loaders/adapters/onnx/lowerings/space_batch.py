"""SPACE_TO_BATCH_ND, BATCH_TO_SPACE_ND, which ONNX does not have: written as reshapes and transposes."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.loaders.adapters.onnx.step import OnnxStep
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.ops.schema import Dims


@lowers(O.SPACE_TO_BATCH_ND)
def space_to_batch_nd(step: OnnxStep) -> None:
    height, width = step.value("block_shape").tolist()
    _, _, _, channels = step.call.dims("input")
    batch, out_height, out_width = _nhwc_output(step)
    image = step.image("input")
    (top, bottom), (left, right) = step.value("paddings").tolist()
    image = step.op("Pad", image, step.ints([0, 0, top, left, 0, 0, bottom, right]))
    images = None if batch is None else batch // (height * width)
    cut = step.reshape(image, (images, channels, out_height, height, out_width, width))
    moved = step.transpose(cut, (3, 5, 0, 1, 2, 4))
    step.deliver_image("output", step.reshape(moved, (batch, channels, out_height, out_width)))


@lowers(O.BATCH_TO_SPACE_ND)
def batch_to_space_nd(step: OnnxStep) -> None:
    height, width = step.value("block_shape").tolist()
    _, in_height, in_width, channels = step.call.dims("input")
    batch, out_height, out_width = _nhwc_output(step)
    cut = step.reshape(step.image("input"), (height, width, batch, channels, in_height, in_width))
    moved = step.transpose(cut, (2, 3, 4, 0, 5, 1))
    step.deliver_image("output", step.reshape(moved, (batch, channels, out_height, out_width)))


def _nhwc_output(step: OnnxStep) -> Dims:
    """Return batch, height and width of the output."""
    dims = step.call.output_dims()[0]
    assert dims is not None
    batch, *rest = dims
    return (batch, *(rest[1:] if step.call.nchw() else rest[:2]))
