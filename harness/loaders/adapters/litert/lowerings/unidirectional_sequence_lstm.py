"""UNIDIRECTIONAL_SEQUENCE_LSTM."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.litert.recurrent import activation, arguments, deliver_states, state
from nnconform.harness.loaders.adapters.litert.step import LiteRtStep
from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.ops.recurrent import GATES


@lowers(O.UNIDIRECTIONAL_SEQUENCE_LSTM)
def unidirectional_sequence_lstm(step: LiteRtStep) -> None:
    output_state, cell_state = state(step, "output_state_in"), state(step, "cell_state_in")
    operands = [
        step.input("input"),
        *arguments(step, "input", "output_state_in"),
        output_state,
        cell_state,
        *(step.optional(f"{gate}_layer_norm_weights") for gate in GATES),
    ]
    out = step.output("out")
    step.emit(
        "UNIDIRECTIONAL_SEQUENCE_LSTM",
        operands,
        [out],
        "UnidirectionalSequenceLSTMOptions",
        fusedActivationFunction=activation(step),
        cellClip=step.value("cell_clip"),
        projClip=step.value("proj_clip"),
        timeMajor=step.value("time_major"),
    )
    deliver_states(step, out, [("output_state_out", output_state), ("cell_state_out", cell_state)])
