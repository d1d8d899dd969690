"""SPLIT."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.loaders.adapters.onnx.step import OnnxStep
from nnconform.harness.model.codes import OperationType as O


@lowers(O.SPLIT)
def split(step: OnnxStep) -> None:
    source, parts = step.stored("input"), step.value("num_splits")
    outputs = step.ops("Split", [source], [source.type] * parts, axis=step.call.derived("along"), num_outputs=parts)
    step.deliver_list("outputs", outputs)
