"""RNN: a sequence of one step."""

from __future__ import annotations

from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.kernels.registry import kernel
from nnconform.reference_driver.recurrent import activate, of_each_row


@kernel(OperationType.RNN, stacks=True)
def rnn(
    input: Array, weights: Array, recurrent_weights: Array, bias: Array, hidden_state_in: Array, activation: int
) -> tuple[Array, Array]:
    total = input @ weights.mT + hidden_state_in @ recurrent_weights.mT + of_each_row(bias)
    state = activate(total, activation)
    return state, state
