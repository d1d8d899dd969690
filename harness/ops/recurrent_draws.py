"""Draws calls of recurrent operations: options of a cell, extents, scales, and values at which activations differ."""

from __future__ import annotations

from nnconform.harness.ops.draft import CallDraft
from nnconform.harness.ops.recurrent import GATES, bias_name
from nnconform.harness.ops.schema import Omission, OneOf

PEEPHOLES, LAYER_NORM, AUX_WEIGHTS = "cell_to_{}_weights", "{}_layer_norm_weights", "aux_input_to_{}_weights"
# Larger values saturate tanh and the logistic function, and all results are equal.
REACH = 1.0
# Values that reach the upper bound of RELU6.
_RELU6, _RELU6_REACH = 3, 7.0
_CLIPS = (0.0, 0.5, 0.75)
# Of more rows of few cells than these, one or another hardly varies: its normalisation then depends on how a driver
# finds the variance, and on what it adds to it lest it divide by 0.
_MANY_ROWS, _ENOUGH_CELLS = 64, 16


def together(draft: CallDraft, *names: str) -> bool:
    """Leave out all of some optional arguments or none; all if one is left out already. Return whether they are
    present.
    """
    present = draft.omitted.isdisjoint(names) and draft.flag()
    if not present:
        draft.omit(*names)
    return present


def gate_weights(draft: CallDraft, pattern: str, prefix: str = "") -> list[str]:
    """Draw the gates' weights of one kind, as far as the form has them; none for a coupled input gate."""
    of_input, *rest = (prefix + pattern.format(gate) for gate in GATES)
    arguments = {arg.name for arg in draft.form.inputs}
    names = [name for name in rest if name in arguments]
    if not names or draft.has(f"{prefix}input_to_input_weights"):
        return [of_input, *names] if names else []
    draft.omit(of_input)
    return names


def arrange_cell(draft: CallDraft, prefix: str = "") -> None:
    """Draw the options of an LSTM cell, and the extents that they need."""
    together(
        draft, f"{prefix}input_to_input_weights", f"{prefix}recurrent_to_input_weights", bias_name("input", prefix)
    )
    together(draft, *gate_weights(draft, PEEPHOLES, prefix))
    norms = gate_weights(draft, LAYER_NORM, prefix)
    if draft.sizes.get(f"{prefix}n_cell", _ENOUGH_CELLS) < _cells_to_normalise(draft):
        draft.omit(*norms)
    normalised = bool(norms) and together(draft, *norms)
    # Two cells would be normalised to 1 and -1, whatever their values.
    cells = draft.size(f"{prefix}n_cell", _cells_to_normalise(draft) if normalised else 1)
    if together(draft, f"{prefix}projection_weights"):
        together(draft, f"{prefix}projection_bias")
        draft.size(f"{prefix}n_output")
    else:
        draft.omit(f"{prefix}projection_bias")
        draft.sizes[f"{prefix}n_output"] = cells


def _cells_to_normalise(draft: CallDraft) -> int:
    """Return how many cells a normalised row has at least, by the number of rows, as far as it is fixed."""
    rows = draft.sizes.get("outer", 1) * draft.sizes.get("inner", 1)
    return _ENOUGH_CELLS if rows > _MANY_ROWS else 3


def arrange_sequence(draft: CallDraft) -> None:
    """Draw batch and number of steps, and the position of these axes."""
    time_major = bool(draft.value("time_major", 0, 1))
    steps, batch = ("outer", "inner") if time_major else ("inner", "outer")
    draft.sizes["b"] = draft.size(batch, 1, 2)
    draft.size(steps, 1, 3)


def arrange_states(draft: CallDraft) -> None:
    """Draw whether the states are outputs."""
    together(draft, *(arg.name for arg in draft.form.outputs if arg.omission is Omission.TRAILING))


def arrange_values(draft: CallDraft) -> None:
    """Draw values at which activations do not saturate, and clipping bounds that some exceed."""
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
    """Draw clipping bounds; 0 for none."""
    for name in ("cell_clip", "proj_clip", "projection_clip"):
        if draft.has(name) and name not in draft.values:
            draft.values[name] = draft.pick(_CLIPS)
