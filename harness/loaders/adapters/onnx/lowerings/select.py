"""SELECT."""

from __future__ import annotations

from harness.loaders.adapters.lowering import lowers
from harness.loaders.adapters.onnx.step import Step
from harness.model.codes import OperationType as O


@lowers(O.SELECT)
def select(step: Step) -> None:
    choices = [step.real("if_true"), step.real("if_false")]
    step.deliver("output", step.op("Where", step.stored("condition"), *choices, type=choices[0].type))
