"""TOPK_V2."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.litert.step import LiteRtStep
from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.model.codes import OperationType as O


@lowers(O.TOPK_V2)
def topk_v2(step: LiteRtStep) -> None:
    outputs = [step.output("values"), step.output("indices")]
    step.emit("TOPK_V2", [step.input("input"), step.input("k")], outputs, "TopKV2Options")
