"""RNN: a sequence of one step."""

from __future__ import annotations

from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.kernels.registry import kernel
from nnconform.reference_driver.recurrent import activate


@kernel(OperationType.RNN)
def rnn(
    input: Array, weights: Array, recurrent_weights: Array, bias: Array, hidden_state_in: Array, activation: int
) -> tuple[Array, Array]:
    state = activate(input @ weights.T + hidden_state_in @ recurrent_weights.T + bias, activation)
    return state, state
