"""UNIDIRECTIONAL_SEQUENCE_LSTM."""

from __future__ import annotations

from typing import Any

from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.defs.unidirectional_sequence_lstm import UNIDIRECTIONAL_SEQUENCE_LSTM
from nnconform.reference_driver.kernels.registry import kernel
from nnconform.reference_driver.recurrent import LstmCell, Sequence, as_operation, takes_inputs_of, time_first


@kernel(OperationType.UNIDIRECTIONAL_SEQUENCE_LSTM, stacks=True)
@takes_inputs_of(UNIDIRECTIONAL_SEQUENCE_LSTM.forms[0])
def unidirectional_sequence_lstm(**arguments: Any) -> tuple[Array, Array, Array]:
    sequence = Sequence(time_first(arguments["input"], arguments["time_major"]))
    outputs, *states = LstmCell(arguments).run(sequence, arguments["output_state_in"], arguments["cell_state_in"])
    return as_operation(outputs, arguments["time_major"]), states[0], states[1]
