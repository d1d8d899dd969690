"""BATCH_MATMUL."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.litert.step import LiteRtStep
from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.model.codes import OperationType as O


@lowers(O.BATCH_MATMUL, types="FLOAT32 INT8")
def batch_matmul(step: LiteRtStep) -> None:
    transposed = {"adjX": step.value("adj_x"), "adjY": step.value("adj_y")}
    step.emit(
        "BATCH_MATMUL", [step.input("lhs"), step.input("rhs")], [step.output()], "BatchMatMulOptions", **transposed
    )
