"""UNIDIRECTIONAL_SEQUENCE_LSTM: a long short-term memory cell along a sequence."""

from __future__ import annotations

from nnconform.harness.model.codes import HalVersion, OperandType, OperationType
from nnconform.harness.ops.draft import CallDraft
from nnconform.harness.ops.operation import Call, Form, Op
from nnconform.harness.ops.ranges import with_zero
from nnconform.harness.ops.recurrent import (
    CLIPS,
    LSTM_ACTIVATION,
    float_rows,
    layer_norm_weights,
    lstm_checks,
    lstm_weights,
    state_output,
    state_outputs,
    states_have_batch,
)
from nnconform.harness.ops.recurrent_draws import arrange_cell, arrange_sequence, arrange_states, arrange_values
from nnconform.harness.ops.schema import Dims, scalar, tensor

T, V = OperandType, HalVersion


def _shape(call: Call) -> tuple[Dims, ...]:
    outer, inner, _ = call.dims("input")
    batch, cells, outputs = call.symbol("b"), call.symbol("n_cell"), call.symbol("n_output")
    return (outer, inner, outputs), (batch, outputs), (batch, cells)


def _arrange(draft: CallDraft) -> None:
    arrange_sequence(draft)
    arrange_cell(draft)
    arrange_states(draft)
    arrange_values(draft)


UNIDIRECTIONAL_SEQUENCE_LSTM = Op(
    code=OperationType.UNIDIRECTIONAL_SEQUENCE_LSTM,
    summary="The LSTM cell at each step of a sequence.",
    forms=(
        Form(
            "default",
            (
                tensor("input", "outer inner n_input"),
                *lstm_weights(),
                tensor("output_state_in", "b n_output"),
                tensor("cell_state_in", "b n_cell"),
                LSTM_ACTIVATION,
                *CLIPS,
                scalar("time_major", T.BOOL),
                *layer_norm_weights(),
            ),
            (
                tensor("out", "outer inner n_output"),
                state_output("output_state_out", "b n_output"),
                state_output("cell_state_out", "b n_cell"),
            ),
            _shape,
            checks=(states_have_batch, *lstm_checks()),
            bumps=(state_outputs("output_state_out"),),
            output_counts=(1, 3),
            arrange=_arrange,
        ),
    ),
    rows=float_rows(V.V1_2),
    zero_sized=False,
    range=with_zero,
)
