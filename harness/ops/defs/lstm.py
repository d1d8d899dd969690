"""LSTM: one step of a long short-term memory cell."""

from __future__ import annotations

from nnconform.harness.model.codes import HalVersion, OperationType
from nnconform.harness.ops.draft import CallDraft
from nnconform.harness.ops.operation import Call, Form, Op, Unknown
from nnconform.harness.ops.ranges import with_zero
from nnconform.harness.ops.recurrent import (
    CLIPS,
    LSTM_ACTIVATION,
    coupled,
    float_rows,
    layer_norm_weights,
    lstm_checks,
    lstm_weights,
)
from nnconform.harness.ops.recurrent_draws import arrange_cell, arrange_values
from nnconform.harness.ops.schema import Dims, tensor

V = HalVersion

_INPUTS = (
    tensor("input", "b n_input"),
    *lstm_weights(),
    tensor("output_state_in", "b n_output"),
    tensor("cell_state_in", "b n_cell"),
    LSTM_ACTIVATION,
    *CLIPS,
)
# The scratch buffer is an output for historical reasons.
_OUTPUTS = (
    tensor("scratch", "b n_scratch", unspecified=True),
    tensor("output_state_out", "b n_output"),
    tensor("cell_state_out", "b n_cell"),
    tensor("out", "b n_output"),
)


def _scratch_width(call: Call) -> int | None:
    cells = call.symbol("n_cell")
    try:
        return None if cells is None else cells * (3 if coupled(call) else 4)
    except Unknown:
        return None


def _shape(call: Call) -> tuple[Dims, ...]:
    batch, cells, outputs = call.symbol("b"), call.symbol("n_cell"), call.symbol("n_output")
    return (batch, _scratch_width(call)), (batch, outputs), (batch, cells), (batch, outputs)


def _arrange(draft: CallDraft) -> None:
    arrange_cell(draft)
    arrange_values(draft)


LSTM = Op(
    code=OperationType.LSTM,
    summary="Gates from input and last output; they forget and add to the cell state, and let through its activation.",
    forms=(
        Form(
            "basic",
            _INPUTS,
            _OUTPUTS,
            _shape,
            lstm_checks(layer_norm=False),
            # The shorter list leaves out the arguments that are optional in the longer one.
            derive={arg.name: lambda _: None for arg in layer_norm_weights()},
            rows=float_rows(V.V1_0),
            arrange=_arrange,
        ),
        # The longer list needs 1.2 even if all its weights are left out.
        Form(
            "layer_norm",
            (*_INPUTS, *layer_norm_weights()),
            _OUTPUTS,
            _shape,
            lstm_checks(),
            rows=float_rows(V.V1_2),
            arrange=_arrange,
        ),
    ),
    zero_sized=False,
    range=with_zero,
)
