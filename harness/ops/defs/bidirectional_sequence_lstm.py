"""BIDIRECTIONAL_SEQUENCE_LSTM: two LSTM cells along a sequence, one of them from its end."""

from __future__ import annotations

from nnconform.harness.model.codes import HalVersion, OperandType, OperationType
from nnconform.harness.ops.bidirectional import MERGE_OUTPUTS, arrange_sequences, bidirectional_forms, parallel_sizes
from nnconform.harness.ops.draft import CallDraft
from nnconform.harness.ops.operation import Call, Op
from nnconform.harness.ops.ranges import with_zero
from nnconform.harness.ops.recurrent import (
    CLIPS,
    GATES,
    LSTM_ACTIVATION,
    float_rows,
    gate_group,
    layer_norm_weights,
    lstm_checks,
    lstm_weights,
    optional,
    state_output,
)
from nnconform.harness.ops.recurrent_draws import AUX_WEIGHTS, arrange_cell, gate_weights
from nnconform.harness.ops.schema import Omission, scalar, tensor

T, V = OperandType, HalVersion

_SIDES = ("fw_", "bw_")


def _has_weights(call: Call) -> bool:
    forward, backward = (gate_group(call, side, AUX_WEIGHTS) for side in _SIDES)
    if forward != backward:
        one, other = ("forward", "backward") if forward else ("backward", "forward")
        call.fail("aux_input", f"auxiliary weights of the {other} cell", "none", f"some, as the {one} cell has")
    return forward


def _arrange(draft: CallDraft) -> None:
    for side in _SIDES:
        arrange_cell(draft, side)
    arrange_sequences(draft, [name for side in _SIDES for name in gate_weights(draft, AUX_WEIGHTS, side)])


BIDIRECTIONAL_SEQUENCE_LSTM = Op(
    code=OperationType.BIDIRECTIONAL_SEQUENCE_LSTM,
    summary="An LSTM cell from the first step to the last, and another from the last to the first.",
    forms=bidirectional_forms(
        (
            tensor("input", "outer inner n_input"),
            *lstm_weights("fw_"),
            *lstm_weights("bw_", "bw_n_input"),
            tensor("fw_activation_state", "b fw_n_output"),
            tensor("fw_cell_state", "b fw_n_cell"),
            tensor("bw_activation_state", "b bw_n_output"),
            tensor("bw_cell_state", "b bw_n_cell"),
            tensor("aux_input", "outer inner aux_size", omission=Omission.NO_VALUE),
            *(
                optional(f"{side}aux_input_to_{gate}_weights", f"{side}n_cell aux_size")
                for side in _SIDES
                for gate in GATES
            ),
            LSTM_ACTIVATION,
            *CLIPS,
            MERGE_OUTPUTS,
            scalar("time_major", T.BOOL),
            *layer_norm_weights("fw_"),
            *layer_norm_weights("bw_"),
        ),
        (
            state_output("fw_activation_state_out", "b fw_n_output"),
            state_output("fw_cell_state_out", "b fw_n_cell"),
            state_output("bw_activation_state_out", "b bw_n_output"),
            state_output("bw_cell_state_out", "b bw_n_cell"),
        ),
        _has_weights,
        _arrange,
        (*lstm_checks("fw_"), *lstm_checks("bw_")),
    ),
    rows=float_rows(V.V1_2),
    zero_sized=False,
    range=with_zero,
    undefined=parallel_sizes,
)
