"""SPLIT."""

from __future__ import annotations

from harness.loaders.adapters.lowering import lowers
from harness.loaders.adapters.onnx.step import Step
from harness.model.codes import OperationType as O


@lowers(O.SPLIT)
def split(step: Step) -> None:
    source, parts = step.stored("input"), step.value("num_splits")
    found = step.ops("Split", [source], [source.type] * parts, axis=step.call.derived("along"), num_outputs=parts)
    step.deliver_list("outputs", found)
