"""BIDIRECTIONAL_SEQUENCE_RNN."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.litert.recurrent import activation, arguments, deliver_states, state
from nnconform.harness.loaders.adapters.litert.step import LiteRtStep
from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.model.codes import OperationType as O

# What LiteRT compares with the second sequence, or with its weights.
_COMPARED = ("input", "fw_weights", "bw_weights", "aux_input", "fw_aux_weights", "bw_aux_weights")


@lowers(O.BIDIRECTIONAL_SEQUENCE_RNN)
def bidirectional_sequence_rnn(step: LiteRtStep) -> None:
    if step.call.given("aux_input"):
        _check_extents(step)
    forward, backward = state(step, "fw_hidden_state"), state(step, "bw_hidden_state")
    operands = [
        step.input("input"),
        *arguments(step, "input", "fw_hidden_state"),
        forward,
        *arguments(step, "fw_hidden_state", "bw_hidden_state"),
        backward,
        *arguments(step, "bw_hidden_state", "activation"),
    ]
    outputs = [step.output(name) for name in ("fw_out", "bw_out", "out") if name in step.indexes]
    step.emit(
        "BIDIRECTIONAL_SEQUENCE_RNN",
        operands,
        outputs,
        "BidirectionalSequenceRNNOptions",
        timeMajor=step.value("time_major"),
        mergeOutputs=step.value("merge_outputs"),
        fusedActivationFunction=activation(step),
    )
    deliver_states(step, outputs[0], [("fw_hidden_state_out", forward), ("bw_hidden_state_out", backward)])


def _check_extents(step: LiteRtStep) -> None:
    """Refuse extents that come with the request: LiteRT takes them as 1 until then, and ends the process where they do
    not fit those of the second sequence.
    """
    for name in _COMPARED:
        dims = step.graph.tensor(step.index(name)).dims if step.call.given(name) else ()
        if dims is None or None in dims:
            step.refuse(f"LiteRT must know the extents of {name} when the model is prepared, beside a second sequence")
