"""DEPTHWISE_CONV_2D: a convolution with as many groups as channels."""

from __future__ import annotations

from harness.loaders.adapters.lowering import lowers
from harness.loaders.adapters.onnx.products import weights
from harness.loaders.adapters.onnx.step import Step
from harness.loaders.adapters.onnx.windowed import sliding
from harness.model.codes import OperationType as O


@lowers(O.DEPTHWISE_CONV_2D)
def depthwise_conv_2d(step: Step) -> None:
    outputs = step.call.symbol("c_out")
    if outputs is None:
        step.refuse("the number of output channels must be known when the model is prepared")
    operands = [step.image("input"), *weights(step, "filter", (3, 0, 1, 2))]
    groups = outputs // step.value("depth_multiplier")
    step.deliver_image("output", step.activated(step.op("Conv", *operands, group=groups, **sliding(step))))
