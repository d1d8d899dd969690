"""LSTM."""

from __future__ import annotations

import numpy as np

from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.loaders.adapters.onnx.recurrent import OnnxLstmCell
from nnconform.harness.loaders.adapters.onnx.step import OnnxStep
from nnconform.harness.model.codes import OperationType as O


@lowers(O.LSTM)
def lstm(step: OnnxStep) -> None:
    cell = OnnxLstmCell(step)
    states = [step.stored("output_state_in"), step.stored("cell_state_in")]
    output, memory = cell.advance(cell.driven([step.stored("input")]), states)
    step.deliver("output_state_out", output)
    step.deliver("cell_state_out", memory)
    step.deliver("out", output)
    # The scratch buffer is an output in the HAL, and may have any contents.
    width = step.call.symbol("n_cell")
    batch = step.call.symbol("b")
    if width is None or batch is None:
        step.refuse("the extents of the scratch buffer must be known when the model is prepared")
    scratch = (batch, width * (4 if step.call.given("input_to_input_weights") else 3))
    step.deliver("scratch", step.like(output, np.zeros(scratch)))
