"""How calls of the recurrent operations are drawn: options of a cell whole or not at all, extents, scales, values whose
activations tell.
"""

from __future__ import annotations

from nnconform.harness.ops.draft import CallDraft
from nnconform.harness.ops.recurrent import GATES, bias_name
from nnconform.harness.ops.schema import Omission, OneOf

PEEPHOLES, LAYER_NORM, AUX_WEIGHTS = "cell_to_{}_weights", "{}_layer_norm_weights", "aux_input_to_{}_weights"
# Larger values saturate tanh and the logistic function, and all answers are alike.
REACH = 1.0
# What it takes to see the upper bound of RELU6.
_RELU6, _RELU6_REACH = 3, 7.0
_CLIPS = (0.0, 0.5, 0.75)


def together(draft: CallDraft, *names: str) -> bool:
    """Give optional arguments or leave them out, all of them; out where one is left out already. Whether they are
    given.
    """
    given = draft.omitted.isdisjoint(names) and draft.flag()
    if not given:
        draft.omit(*names)
    return given


def gate_weights(draft: CallDraft, pattern: str, prefix: str = "") -> list[str]:
    """The gates' weights of a further kind, as far as the form has them; a coupled input gate goes without."""
    of_input, *rest = (prefix + pattern.format(gate) for gate in GATES)
    arguments = {arg.name for arg in draft.form.inputs}
    names = [name for name in rest if name in arguments]
    if not names or draft.has(f"{prefix}input_to_input_weights"):
        return [of_input, *names] if names else []
    draft.omit(of_input)
    return names


def arrange_cell(draft: CallDraft, prefix: str = "") -> None:
    """Choose the options of an LSTM cell, and the extents that they ask for."""
    together(
        draft, f"{prefix}input_to_input_weights", f"{prefix}recurrent_to_input_weights", bias_name("input", prefix)
    )
    together(draft, *gate_weights(draft, PEEPHOLES, prefix))
    norms = gate_weights(draft, LAYER_NORM, prefix)
    normalised = bool(norms) and together(draft, *norms)
    # Two cells are normalised to 1 and -1, whatever they were.
    cells = draft.size(f"{prefix}n_cell", 3 if normalised else 1)
    if together(draft, f"{prefix}projection_weights"):
        together(draft, f"{prefix}projection_bias")
        draft.size(f"{prefix}n_output")
    else:
        draft.omit(f"{prefix}projection_bias")
        draft.sizes[f"{prefix}n_output"] = cells


def arrange_sequence(draft: CallDraft) -> None:
    """Choose batch and number of steps, and where each of them lies."""
    time_major = bool(draft.value("time_major", 0, 1))
    steps, batch = ("outer", "inner") if time_major else ("inner", "outer")
    draft.sizes["b"] = draft.size(batch, 1, 2)
    draft.size(steps, 1, 3)


def arrange_states(draft: CallDraft) -> None:
    """Ask for the states as outputs or not."""
    together(draft, *(arg.name for arg in draft.form.outputs if arg.omission is Omission.TRAILING))


def arrange_values(draft: CallDraft) -> None:
    """Values that stay where activations tell, and bounds to clip at that they exceed."""
    activation = draft.form.argument("activation").values
    assert isinstance(activation, OneOf)
    if "activation" not in draft.values:
        draft.values["activation"] = draft.pick(activation.choices)
    reach = _RELU6_REACH if draft.values["activation"] == _RELU6 else REACH
    for arg in draft.form.inputs:
        plain_bias = arg.name.endswith("bias") and not arg.name.endswith(("gate_bias", "projection_bias"))
        draft.domains[arg.name] = (-reach, reach) if plain_bias else (-REACH, REACH)
    arrange_clips(draft)


def arrange_clips(draft: CallDraft) -> None:
    """Bounds to clip at; 0 for none."""
    for name in ("cell_clip", "proj_clip", "projection_clip"):
        if draft.has(name) and name not in draft.values:
            draft.values[name] = draft.pick(_CLIPS)
