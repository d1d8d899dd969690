"""UNIDIRECTIONAL_SEQUENCE_LSTM."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.loaders.adapters.onnx.recurrent import OnnxLstmCell, deliver_states, run
from nnconform.harness.loaders.adapters.onnx.step import OnnxStep
from nnconform.harness.model.codes import OperationType as O


@lowers(O.UNIDIRECTIONAL_SEQUENCE_LSTM)
def unidirectional_sequence_lstm(step: OnnxStep) -> None:
    states_in = [step.stored("output_state_in"), step.stored("cell_state_in")]
    outputs, states = run(step, OnnxLstmCell(step), [step.stored("input")], states_in)
    step.deliver("out", outputs)
    deliver_states(step, ("output_state_out", "cell_state_out"), states)
