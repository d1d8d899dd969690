"""DEPTHWISE_CONV_2D: a convolution with as many groups as channels."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.loaders.adapters.onnx.products import weights
from nnconform.harness.loaders.adapters.onnx.step import OnnxStep
from nnconform.harness.loaders.adapters.onnx.windowed import sliding
from nnconform.harness.model.codes import OperationType as O


@lowers(O.DEPTHWISE_CONV_2D)
def depthwise_conv_2d(step: OnnxStep) -> None:
    outputs = step.call.symbol("c_out")
    if outputs is None:
        step.refuse("the number of output channels must be known when the model is prepared")
    operands = [step.image("input"), *weights(step, "filter", (3, 0, 1, 2))]
    groups = outputs // step.value("depth_multiplier")
    step.deliver_image("output", step.activated(step.op("Conv", *operands, group=groups, **sliding(step))))
