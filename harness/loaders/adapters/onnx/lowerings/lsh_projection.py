"""LSH_PROJECTION."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.loaders.adapters.onnx.step import OnnxStep
from nnconform.harness.model.codes import OperationType as O


@lowers(O.LSH_PROJECTION)
def lsh_projection(step: OnnxStep) -> None:
    step.refuse("ONNX has no operator that hashes bytes to 64 bits")
