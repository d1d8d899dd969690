"""RNN: one step of a basic recurrent cell."""

from __future__ import annotations

from nnconform.harness.model.codes import HalVersion, OperandType, OperationType
from nnconform.harness.ops.operation import Call, Form, Op
from nnconform.harness.ops.ranges import with_zero
from nnconform.harness.ops.recurrent import RNN_ACTIVATION
from nnconform.harness.ops.recurrent_draws import arrange_values
from nnconform.harness.ops.schema import Dims, rows, tensor

T, V = OperandType, HalVersion


def _shape(call: Call) -> tuple[Dims, Dims]:
    state = (call.symbol("b"), call.symbol("units"))
    return state, state


RNN = Op(
    code=OperationType.RNN,
    summary="activation(input * weights' + hidden_state_in * recurrent_weights' + bias), as new state and as output.",
    forms=(
        Form(
            "default",
            (
                tensor("input", "b n_input"),
                tensor("weights", "units n_input"),
                tensor("recurrent_weights", "units units"),
                tensor("bias", "units"),
                tensor("hidden_state_in", "b units"),
                RNN_ACTIVATION,
            ),
            (tensor("hidden_state_out", "b units"), tensor("out", "b units")),
            _shape,
            arrange=arrange_values,
        ),
    ),
    rows=rows(V.V1_0, T.TENSOR_FLOAT32) + rows(V.V1_2, T.TENSOR_FLOAT16),
    zero_sized=False,
    range=with_zero,
)
