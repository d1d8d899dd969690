"""TOPK_V2."""

from __future__ import annotations

from harness.loaders.adapters.litert.step import Step
from harness.loaders.adapters.lowering import lowers
from harness.model.codes import OperationType as O


@lowers(O.TOPK_V2)
def topk_v2(step: Step) -> None:
    outputs = [step.output("values"), step.output("indices")]
    step.emit("TOPK_V2", [step.input("input"), step.input("k")], outputs, "TopKV2Options")
