"""LSTM."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.litert.recurrent import activation, arguments, deliver_states, state
from nnconform.harness.loaders.adapters.litert.step import LiteRtStep
from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.ops.recurrent import GATES


@lowers(O.LSTM)
def lstm(step: LiteRtStep) -> None:
    output_state, cell_state = state(step, "output_state_in"), state(step, "cell_state_in")
    operands = [step.input("input"), *arguments(step, "input", "output_state_in"), output_state, cell_state]
    if step.call.form.name == "layer_norm":
        operands += [step.optional(f"{gate}_layer_norm_weights") for gate in GATES]
    out = step.output("out")
    step.emit(
        "LSTM",
        operands,
        [out],
        "LSTMOptions",
        fusedActivationFunction=activation(step),
        cellClip=step.value("cell_clip"),
        projClip=step.value("proj_clip"),
    )
    deliver_states(step, out, [("output_state_out", output_state), ("cell_state_out", cell_state)])
    _fill_scratch(step)


def _fill_scratch(step: LiteRtStep) -> None:
    """Fill the scratch buffer, which is an output in the HAL and may have any contents."""
    scratch = step.output("scratch")
    if not scratch.known_dims:
        step.refuse("the extents of the scratch buffer must be known when the model is prepared")
    step.emit("FILL", [step.ints(scratch.known_dims), step.floats(0)], [scratch], "FillOptions")
