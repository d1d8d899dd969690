"""ELU."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.loaders.adapters.onnx.step import OnnxStep
from nnconform.harness.model.codes import OperationType as O


@lowers(O.ELU)
def elu(step: OnnxStep) -> None:
    alpha = step.value("alpha")
    if alpha < 0:
        step.refuse(f"alpha is {alpha:g}; below 0 the HAL's result is cut off at 0, ONNX's is not")
    step.deliver("output", step.op("Elu", step.real("input"), alpha=alpha))
