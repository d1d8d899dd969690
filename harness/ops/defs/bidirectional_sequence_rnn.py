"""BIDIRECTIONAL_SEQUENCE_RNN: two basic recurrent cells along a sequence, one of them from its end."""

from __future__ import annotations

from nnconform.harness.model.codes import HalVersion, OperandType, OperationType
from nnconform.harness.ops.bidirectional import MERGE_OUTPUTS, arrange_sequences, bidirectional_forms, parallel_sizes
from nnconform.harness.ops.draft import CallDraft
from nnconform.harness.ops.operation import Call, Op
from nnconform.harness.ops.ranges import with_zero
from nnconform.harness.ops.recurrent import RNN_ACTIVATION, all_or_none, state_output
from nnconform.harness.ops.schema import Arg, Omission, rows, scalar, tensor

T, V = OperandType, HalVersion

_AUX_WEIGHTS = ("fw_aux_weights", "bw_aux_weights")


def _cell(prefix: str, width: str) -> tuple[Arg, ...]:
    units = f"{prefix}n_output"
    return (
        tensor(f"{prefix}weights", f"{units} {width}"),
        tensor(f"{prefix}recurrent_weights", f"{units} {units}"),
        tensor(f"{prefix}bias", units),
        tensor(f"{prefix}hidden_state", f"b {units}"),
    )


def _has_weights(call: Call) -> bool:
    return all_or_none(call, _AUX_WEIGHTS)


def _arrange(draft: CallDraft) -> None:
    arrange_sequences(draft, _AUX_WEIGHTS)


BIDIRECTIONAL_SEQUENCE_RNN = Op(
    code=OperationType.BIDIRECTIONAL_SEQUENCE_RNN,
    summary="A basic recurrent cell from the first step to the last, and another from the last to the first.",
    forms=bidirectional_forms(
        (
            tensor("input", "outer inner n_input"),
            *_cell("fw_", "n_input"),
            *_cell("bw_", "bw_n_input"),
            tensor("aux_input", "outer inner aux_size", omission=Omission.NO_VALUE),
            tensor("fw_aux_weights", "fw_n_output aux_size", omission=Omission.NO_VALUE),
            tensor("bw_aux_weights", "bw_n_output aux_size", omission=Omission.NO_VALUE),
            RNN_ACTIVATION,
            scalar("time_major", T.BOOL),
            MERGE_OUTPUTS,
        ),
        (
            state_output("fw_hidden_state_out", "b fw_n_output"),
            state_output("bw_hidden_state_out", "b bw_n_output"),
        ),
        _has_weights,
        _arrange,
    ),
    rows=rows(V.V1_2, T.TENSOR_FLOAT32, T.TENSOR_FLOAT16),
    zero_sized=False,
    range=with_zero,
    undefined=parallel_sizes,
)
