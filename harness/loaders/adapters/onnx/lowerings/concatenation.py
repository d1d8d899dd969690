"""CONCATENATION."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.loaders.adapters.onnx.step import OnnxStep
from nnconform.harness.loaders.adapters.quantisation import quantisation_of
from nnconform.harness.model.codes import OperationType as O


@lowers(O.CONCATENATION)
def concatenation(step: OnnxStep) -> None:
    inputs, quantisation = step.several("inputs"), quantisation_of(step.call.operand("output"))
    if any(each.quantisation != quantisation for each in inputs):
        inputs = [step.dequantised(each) for each in inputs]
    step.deliver("output", step.op("Concat", *inputs, axis=step.value("axis")))
