"""QUANTIZE."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.litert.step import LiteRtStep
from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.model.codes import OperationType as O


@lowers(O.QUANTIZE)
def quantize(step: LiteRtStep) -> None:
    step.emit("QUANTIZE", [step.input("input")], [step.output()], "QuantizeOptions")
