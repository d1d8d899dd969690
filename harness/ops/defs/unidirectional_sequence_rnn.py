"""UNIDIRECTIONAL_SEQUENCE_RNN: a basic recurrent cell along a sequence."""

from __future__ import annotations

from nnconform.harness.model.codes import HalVersion, OperandType, OperationType
from nnconform.harness.ops.draft import CallDraft
from nnconform.harness.ops.operation import Call, Form, Op
from nnconform.harness.ops.ranges import with_zero
from nnconform.harness.ops.recurrent import (
    RNN_ACTIVATION,
    state_output,
    state_outputs,
    states_have_batch,
)
from nnconform.harness.ops.recurrent_draws import arrange_sequence, arrange_states, arrange_values
from nnconform.harness.ops.schema import Dims, Within, rows, scalar, tensor

T, V = OperandType, HalVersion


def _shape(call: Call) -> tuple[Dims, Dims]:
    outer, inner, _ = call.dims("input")
    return (outer, inner, call.symbol("units")), (call.symbol("b"), call.symbol("units"))


def _arrange(draft: CallDraft) -> None:
    arrange_sequence(draft)
    arrange_states(draft)
    arrange_values(draft)


UNIDIRECTIONAL_SEQUENCE_RNN = Op(
    code=OperationType.UNIDIRECTIONAL_SEQUENCE_RNN,
    summary="state = activation(input[t] * weights' + state * recurrent_weights' + bias) for each step t.",
    forms=(
        Form(
            "default",
            (
                tensor("input", "outer inner n_input"),
                tensor("weights", "units n_input"),
                tensor("recurrent_weights", "units units"),
                tensor("bias", "units"),
                tensor("hidden_state", "b units"),
                RNN_ACTIVATION,
                scalar("time_major", values=Within(0, 1)),
            ),
            (
                tensor("out", "outer inner units"),
                state_output("hidden_state_out", "b units"),
            ),
            _shape,
            checks=(states_have_batch,),
            bumps=(state_outputs("hidden_state_out"),),
            arrange=_arrange,
        ),
    ),
    rows=rows(V.V1_2, T.TENSOR_FLOAT32, T.TENSOR_FLOAT16),
    zero_sized=False,
    range=with_zero,
)
