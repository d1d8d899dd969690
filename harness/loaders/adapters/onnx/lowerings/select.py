"""SELECT."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.loaders.adapters.onnx.step import OnnxStep
from nnconform.harness.model.codes import OperationType as O


@lowers(O.SELECT)
def select(step: OnnxStep) -> None:
    choices = [step.real("if_true"), step.real("if_false")]
    step.deliver("output", step.op("Where", step.stored("condition"), *choices, type=choices[0].type))
