"""LSTM: a sequence of one step."""

from __future__ import annotations

from typing import Any

import numpy as np

from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.defs.lstm import LSTM
from nnconform.reference_driver.kernels.registry import kernel
from nnconform.reference_driver.recurrent import LstmCell, Sequence, takes_inputs_of


@kernel(OperationType.LSTM, stacks=True)
@takes_inputs_of(LSTM.forms[-1])
def lstm(**arguments: Any) -> tuple[Array, Array, Array, Array]:
    sequence = Sequence(arguments["input"][np.newaxis])
    cell = LstmCell(arguments)
    _, output, memory = cell.run(sequence, arguments["output_state_in"], arguments["cell_state_in"])
    # This driver does not use the scratch buffer.
    width = memory.shape[-1] * sum(gate is not None for gate in cell.gates.values())
    scratch = np.zeros((*memory.shape[:-1], width), memory.dtype)
    return scratch, output, memory, output
