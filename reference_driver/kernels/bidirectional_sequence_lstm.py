"""BIDIRECTIONAL_SEQUENCE_LSTM: two runs of an LSTM cell."""

from __future__ import annotations

from typing import Any

from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.defs.bidirectional_sequence_lstm import BIDIRECTIONAL_SEQUENCE_LSTM
from nnconform.reference_driver.bidirectional import returned, sequences
from nnconform.reference_driver.kernels.registry import kernel
from nnconform.reference_driver.recurrent import LstmCell, takes_inputs_of


@kernel(OperationType.BIDIRECTIONAL_SEQUENCE_LSTM, stacks=True)
@takes_inputs_of(BIDIRECTIONAL_SEQUENCE_LSTM.forms[0])
def bidirectional_sequence_lstm(**arguments: Any) -> tuple[Array, ...]:
    read = sequences(arguments, cross_linked=arguments["fw_aux_input_to_forget_weights"] is not None)
    (forward, *forward_states), (backward, *backward_states) = (
        LstmCell(arguments, prefix).run(
            sequence, arguments[f"{prefix}activation_state"], arguments[f"{prefix}cell_state"]
        )
        for prefix, sequence in zip(("fw_", "bw_"), read, strict=True)
    )
    return returned(arguments, forward, backward, *forward_states, *backward_states)
