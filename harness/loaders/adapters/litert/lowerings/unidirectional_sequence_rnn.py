"""UNIDIRECTIONAL_SEQUENCE_RNN."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.litert.recurrent import activation, deliver_states, state
from nnconform.harness.loaders.adapters.litert.step import LiteRtStep
from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.model.codes import OperationType as O


@lowers(O.UNIDIRECTIONAL_SEQUENCE_RNN)
def unidirectional_sequence_rnn(step: LiteRtStep) -> None:
    hidden = state(step, "hidden_state")
    operands = [step.input(name) for name in ("input", "weights", "recurrent_weights", "bias")]
    fields = {"timeMajor": bool(step.value("time_major")), "fusedActivationFunction": activation(step)}
    out = step.output("out")
    step.emit("UNIDIRECTIONAL_SEQUENCE_RNN", [*operands, hidden], [out], "SequenceRNNOptions", **fields)
    deliver_states(step, out, [("hidden_state_out", hidden)])
