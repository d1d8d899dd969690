"""LSH_PROJECTION."""

from __future__ import annotations

from harness.loaders.adapters.lowering import lowers
from harness.loaders.adapters.onnx.step import Step
from harness.model.codes import OperationType as O


@lowers(O.LSH_PROJECTION)
def lsh_projection(step: Step) -> None:
    step.refuse("ONNX has no operator that hashes bytes to 64 bits")
