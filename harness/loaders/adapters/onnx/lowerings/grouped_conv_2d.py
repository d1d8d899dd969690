"""GROUPED_CONV_2D."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.loaders.adapters.onnx.products import weights
from nnconform.harness.loaders.adapters.onnx.step import OnnxStep
from nnconform.harness.loaders.adapters.onnx.windowed import sliding
from nnconform.harness.model.codes import OperationType as O


@lowers(O.GROUPED_CONV_2D)
def grouped_conv_2d(step: OnnxStep) -> None:
    operands = [step.image("input"), *weights(step, "filter", (0, 3, 1, 2))]
    result = step.op("Conv", *operands, group=step.value("num_groups"), **sliding(step))
    step.deliver_image("output", step.activated(result))
