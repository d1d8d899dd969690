"""BIDIRECTIONAL_SEQUENCE_RNN: two runs of the basic cell."""

from __future__ import annotations

from typing import Any

from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.defs.bidirectional_sequence_rnn import BIDIRECTIONAL_SEQUENCE_RNN
from nnconform.reference_driver.bidirectional import returned, sequences
from nnconform.reference_driver.kernels.registry import kernel
from nnconform.reference_driver.recurrent import run_rnn, takes_inputs_of

_WEIGHTS = ("weights", "recurrent_weights", "bias", "aux_weights")


@kernel(OperationType.BIDIRECTIONAL_SEQUENCE_RNN, stacks=True)
@takes_inputs_of(BIDIRECTIONAL_SEQUENCE_RNN.forms[0])
def bidirectional_sequence_rnn(**arguments: Any) -> tuple[Array, ...]:
    read = sequences(arguments, cross_linked=arguments["fw_aux_weights"] is not None)
    (forward, forward_state), (backward, backward_state) = (
        run_rnn(
            sequence,
            {name: arguments[prefix + name] for name in _WEIGHTS},
            arguments[f"{prefix}hidden_state"],
            arguments["activation"],
        )
        for prefix, sequence in zip(("fw_", "bw_"), read, strict=True)
    )
    return returned(arguments, forward, backward, forward_state, backward_state)
