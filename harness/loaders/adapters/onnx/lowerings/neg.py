"""NEG."""

from __future__ import annotations

from harness.loaders.adapters.lowering import lowers
from harness.loaders.adapters.onnx.step import Step
from harness.model.codes import OperationType as O


@lowers(O.NEG)
def neg(step: Step) -> None:
    step.deliver("output", step.op("Neg", step.real("input")))
