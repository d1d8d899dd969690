"""TRANSPOSE_CONV_2D."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.loaders.adapters.onnx.products import weights
from nnconform.harness.loaders.adapters.onnx.step import OnnxStep
from nnconform.harness.model.codes import OperationType as O


@lowers(O.TRANSPOSE_CONV_2D)
def transpose_conv_2d(step: OnnxStep) -> None:
    spreads, extents = step.call.derived("spreads"), step.call.dims("input")[1:3]
    if None in spreads or None in extents:
        step.refuse("the extents of the input and the filter must be known when the model is prepared")
    # How far the full output extends beyond the requested one; below 0 it is smaller.
    tails = [
        ((extent or 0) - 1) * axis.stride + axis.kernel - axis.head - axis.out
        for extent, axis in zip(extents, spreads, strict=True)
    ]
    result = step.op(
        "ConvTranspose",
        step.image("input"),
        *weights(step, "filter", (3, 0, 1, 2)),
        strides=[axis.stride for axis in spreads],
        pads=[*(axis.head for axis in spreads), *(max(tail, 0) for tail in tails)],
        output_padding=[max(-tail, 0) for tail in tails],
    )
    step.deliver_image("output", step.activated(result))
