"""Wrong outputs that are correct for a case by the definitions of its operations, so that it need not detect them."""

from __future__ import annotations

from nnconform.harness.model.codes import FusedActivation, OperandType
from nnconform.harness.model.graph import Model, Operation
from nnconform.harness.model.numbers import QUANTISED, quantised_range
from nnconform.harness.ops.operation import Call
from nnconform.harness.validate.model import validate_model
from nnconform.harness.validate.operation import constant_value


def right_by_definition(model: Model, wrong: str) -> bool:
    """Return whether an output that ``vacuity`` or ``wrong_models`` calls wrong is correct for this model."""
    calls = validate_model(model)[0].calls
    return any(
        call and _is_right(model, step, call, wrong) for step, call in zip(model.main.operations, calls, strict=True)
    )


def _is_right(model: Model, step: Operation, call: Call, wrong: str) -> bool:
    op = call.op
    if op.uniform and wrong in ("constant", "elements in another order", "input copied"):
        return True
    if op.range is not None and wrong in ("constant", "elements in another order") and _none_below_zero(model, step):
        # All that is above the range comes to its highest value, which is few steps above the lowest.
        return True
    if wrong == "input copied":
        return (op.copies is not None and op.copies(call)) or (op.nonnegative and _none_below_zero(model, step))
    if wrong == "activation ignored":
        activation = constant_value(model, call.operand("fused_activation"))
        return op.nonnegative and activation is not None and activation == FusedActivation.RELU
    if wrong == "zero point":
        # The output can hold no number above 0.
        output = model.main.operands[step.outputs[0]]
        code = OperandType(output.type)
        return op.nonnegative and code in QUANTISED and output.zero_point == quantised_range(code)[1]
    return False


def _none_below_zero(model: Model, step: Operation) -> bool:
    """Return whether the first input can hold no number below 0: its zero point is the lowest value of its type."""
    operand = model.main.operands[step.inputs[0]]
    code = OperandType(operand.type)
    return code in QUANTISED and operand.zero_point == quantised_range(code)[0]
