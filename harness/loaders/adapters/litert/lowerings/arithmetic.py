"""ADD, SUB, MUL, DIV."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.litert.step import LiteRtStep
from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.model.codes import OperationType as O

_NAMES = {
    O.ADD: ("ADD", "AddOptions"),
    O.SUB: ("SUB", "SubOptions"),
    O.MUL: ("MUL", "MulOptions"),
    O.DIV: ("DIV", "DivOptions"),
}


@lowers(*_NAMES)
def arithmetic(step: LiteRtStep) -> None:
    operands = [step.input("lhs"), step.input("rhs")]
    if step.call.op.code == O.DIV and operands[0].type == "INT32":
        # LiteRT's DIV truncates towards zero.
        step.emit("FLOOR_DIV", operands, [step.output()], "FloorDivOptions")
        return
    code, options = _NAMES[step.call.op.code]
    # The numbers of the activations are the same.
    step.emit(code, operands, [step.output()], options, fusedActivationFunction=step.value("fused_activation"))
