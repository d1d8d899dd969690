"""EQUAL, NOT_EQUAL, LESS, LESS_EQUAL, GREATER, GREATER_EQUAL."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.loaders.adapters.onnx.step import OnnxStep
from nnconform.harness.model.codes import OperationType as O

_NAMES = {
    O.EQUAL: "Equal",
    O.NOT_EQUAL: "Equal",
    O.LESS: "Less",
    O.LESS_EQUAL: "LessOrEqual",
    O.GREATER: "Greater",
    O.GREATER_EQUAL: "GreaterOrEqual",
}


@lowers(*_NAMES)
def comparison(step: OnnxStep) -> None:
    code, operands = step.call.op.code, [step.real("lhs"), step.real("rhs")]
    if operands[0].type == "BOOL":
        # ONNX does not order booleans; as numbers they can be compared.
        operands = [step.cast(each, "INT32") for each in operands]
    result = step.op(_NAMES[code], *operands, type="BOOL")
    step.deliver("output", step.op("Not", result) if code == O.NOT_EQUAL else result)
