"""UNIDIRECTIONAL_SEQUENCE_RNN."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.loaders.adapters.onnx.recurrent import RnnCell, deliver_states, run
from nnconform.harness.loaders.adapters.onnx.step import OnnxStep
from nnconform.harness.model.codes import OperationType as O


@lowers(O.UNIDIRECTIONAL_SEQUENCE_RNN)
def unidirectional_sequence_rnn(step: OnnxStep) -> None:
    outputs, states = run(step, RnnCell(step), [step.stored("input")], [step.stored("hidden_state")])
    step.deliver("out", outputs)
    deliver_states(step, ("hidden_state_out",), states)
