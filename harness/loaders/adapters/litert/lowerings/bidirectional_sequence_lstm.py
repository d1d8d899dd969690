"""BIDIRECTIONAL_SEQUENCE_LSTM."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.litert.recurrent import activation, arguments, deliver_states, state
from nnconform.harness.loaders.adapters.litert.step import LiteRtStep
from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.ops.recurrent import GATES

_STATES = ("fw_activation_state", "fw_cell_state", "bw_activation_state", "bw_cell_state")


@lowers(O.BIDIRECTIONAL_SEQUENCE_LSTM)
def bidirectional_sequence_lstm(step: LiteRtStep) -> None:
    for name in (f"{side}{gate}_layer_norm_weights" for side in ("fw_", "bw_") for gate in GATES):
        if step.call.given(name):
            step.refuse("LiteRT's operator has no layer normalisation")
    states = [state(step, name) for name in _STATES]
    operands = [
        step.input("input"),
        *arguments(step, "input", _STATES[0]),
        *states,
        *arguments(step, _STATES[-1], "activation"),
    ]
    outputs = [step.output(name) for name in ("fw_out", "bw_out", "out") if name in step.indexes]
    step.emit(
        "BIDIRECTIONAL_SEQUENCE_LSTM",
        operands,
        outputs,
        "BidirectionalSequenceLSTMOptions",
        fusedActivationFunction=activation(step),
        cellClip=step.value("cell_clip"),
        projClip=step.value("proj_clip"),
        timeMajor=step.value("time_major"),
        mergeOutputs=step.value("merge_outputs"),
    )
    deliver_states(step, outputs[0], zip((f"{name}_out" for name in _STATES), states, strict=True))
