"""EMBEDDING_LOOKUP."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.loaders.adapters.onnx.step import OnnxStep
from nnconform.harness.model.codes import OperationType as O


@lowers(O.EMBEDDING_LOOKUP)
def embedding_lookup(step: OnnxStep) -> None:
    step.deliver("output", step.op("Gather", step.stored("values"), step.stored("lookups"), axis=0))
