"""DEQUANTIZE."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.litert.step import LiteRtStep
from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.model.codes import OperationType as O


@lowers(O.DEQUANTIZE)
def dequantize(step: LiteRtStep) -> None:
    step.emit("DEQUANTIZE", [step.input("input")], [step.output()], "DequantizeOptions")
