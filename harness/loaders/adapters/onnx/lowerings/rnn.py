"""RNN."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.loaders.adapters.onnx.recurrent import RnnCell
from nnconform.harness.loaders.adapters.onnx.step import OnnxStep
from nnconform.harness.model.codes import OperationType as O


@lowers(O.RNN)
def rnn(step: OnnxStep) -> None:
    cell = RnnCell(step)
    output = cell.advance(cell.driven([step.stored("input")]), [step.stored("hidden_state_in")])[0]
    step.deliver("hidden_state_out", output)
    step.deliver("out", output)
