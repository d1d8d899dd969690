"""ABS, EXP, FLOOR, LOG, RSQRT, SIN, SQRT."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.litert.step import LiteRtStep
from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.model.codes import OperationType as O


@lowers(O.EXP, O.FLOOR, O.LOG, O.SIN, O.SQRT, types="FLOAT32")
@lowers(O.ABS)
def elementwise(step: LiteRtStep) -> None:
    step.emit(step.call.op.code.name, [step.input("input")], [step.output()])


@lowers(O.RSQRT)
def rsqrt(step: LiteRtStep) -> None:
    # INT8 is LiteRT's only quantised type here.
    type = "INT8" if step.graph.real(step.index("input")).quantisation else ""
    step.emit("RSQRT", [step.input("input", type)], [step.output(type=type)])
