"""ADD, SUB, MUL, DIV."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.loaders.adapters.onnx.step import OnnxStep
from nnconform.harness.loaders.adapters.onnx.tensors import OnnxTensor
from nnconform.harness.model.codes import OperationType as O


@lowers(O.ADD, O.SUB, O.MUL)
def arithmetic(step: OnnxStep) -> None:
    code = step.call.op.code.name.capitalize()
    step.deliver("output", step.activated(step.op(code, step.real("lhs"), step.real("rhs"))))


@lowers(O.DIV)
def div(step: OnnxStep) -> None:
    lhs, rhs = step.real("lhs"), step.real("rhs")
    quotient = _floor(step, lhs, rhs) if lhs.type == "INT32" else step.op("Div", lhs, rhs)
    step.deliver("output", step.activated(quotient))


def _floor(step: OnnxStep, lhs: OnnxTensor, rhs: OnnxTensor) -> OnnxTensor:
    """Return the floor of the quotient: ONNX's Div truncates towards zero, and Mod has the sign of the divisor.

    A quotient by 0 is unspecified, but would end the process: 1 is divided by instead. INT64 holds that of -2**31 by
    -1.
    """
    wide, divisor = step.cast(lhs, "INT64"), step.cast(rhs, "INT64")
    safe = step.op("Where", step.op("Equal", divisor, step.ints(0), type="BOOL"), step.ints(1), divisor, type="INT64")
    return step.op("Div", step.op("Sub", wide, step.op("Mod", wide, safe)), safe)
