"""UNIDIRECTIONAL_SEQUENCE_RNN."""

from __future__ import annotations

from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.kernels.registry import kernel
from nnconform.reference_driver.recurrent import Sequence, run_rnn, swap_time_and_batch


@kernel(OperationType.UNIDIRECTIONAL_SEQUENCE_RNN)
def unidirectional_sequence_rnn(
    input: Array,
    weights: Array,
    recurrent_weights: Array,
    bias: Array,
    hidden_state: Array,
    activation: int,
    time_major: int,
) -> tuple[Array, Array]:
    sequence = Sequence(swap_time_and_batch(input, bool(time_major)))
    cell = {"weights": weights, "recurrent_weights": recurrent_weights, "bias": bias}
    outputs, state = run_rnn(sequence, cell, hidden_state, activation)
    return swap_time_and_batch(outputs, bool(time_major)), state
