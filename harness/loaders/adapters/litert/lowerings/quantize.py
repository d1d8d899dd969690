"""QUANTIZE."""

from __future__ import annotations

from harness.loaders.adapters.litert.step import Step
from harness.loaders.adapters.lowering import lowers
from harness.model.codes import OperationType as O


@lowers(O.QUANTIZE)
def quantize(step: Step) -> None:
    step.emit("QUANTIZE", [step.input("input")], [step.output()], "QuantizeOptions")
