"""UNIDIRECTIONAL_SEQUENCE_RNN."""

from __future__ import annotations

from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.kernels.registry import kernel
from nnconform.reference_driver.recurrent import Sequence, as_operation, run_rnn, time_first


@kernel(OperationType.UNIDIRECTIONAL_SEQUENCE_RNN, stacks=True)
def unidirectional_sequence_rnn(
    input: Array,
    weights: Array,
    recurrent_weights: Array,
    bias: Array,
    hidden_state: Array,
    activation: int,
    time_major: int,
) -> tuple[Array, Array]:
    sequence = Sequence(time_first(input, bool(time_major)))
    cell = {"weights": weights, "recurrent_weights": recurrent_weights, "bias": bias}
    outputs, state = run_rnn(sequence, cell, hidden_state, activation)
    return as_operation(outputs, bool(time_major)), state
