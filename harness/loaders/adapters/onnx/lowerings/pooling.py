"""AVERAGE_POOL_2D, L2_POOL_2D, MAX_POOL_2D. Padding is excluded from all of them."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.loaders.adapters.onnx.step import OnnxStep
from nnconform.harness.loaders.adapters.onnx.tensors import OnnxTensor
from nnconform.harness.loaders.adapters.onnx.windowed import sliding
from nnconform.harness.model.codes import OperationType as O


@lowers(O.AVERAGE_POOL_2D)
def average_pool_2d(step: OnnxStep) -> None:
    step.deliver_image("output", step.activated(_mean(step, step.image("input"))))


@lowers(O.L2_POOL_2D)
def l2_pool_2d(step: OnnxStep) -> None:
    source = step.image("input")
    # ONNX's LpPool takes the root of the sum.
    result = step.op("Sqrt", _mean(step, step.op("Mul", source, source)))
    step.deliver_image("output", step.activated(result))


@lowers(O.MAX_POOL_2D)
def max_pool_2d(step: OnnxStep) -> None:
    result = step.op("MaxPool", step.image("input"), kernel_shape=_kernel(step), **sliding(step))
    step.deliver_image("output", step.activated(result))


def _mean(step: OnnxStep, image: OnnxTensor) -> OnnxTensor:
    return step.op("AveragePool", image, kernel_shape=_kernel(step), count_include_pad=0, **sliding(step))


def _kernel(step: OnnxStep) -> list[int]:
    return [step.value("filter_height"), step.value("filter_width")]
