"""MAXIMUM, MINIMUM."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.litert.step import LiteRtStep
from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.model.codes import OperationType as O


@lowers(O.MAXIMUM, O.MINIMUM)
def maximum_minimum(step: LiteRtStep) -> None:
    output = step.output()
    # LiteRT compares raw values, so that all must mean the same.
    operands = [step.requantise(step.input(name), output.quantisation) for name in ("lhs", "rhs")]
    step.emit(step.call.op.code.name, operands, [output], "MaximumMinimumOptions")
