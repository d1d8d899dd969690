"""QUANTIZED_LSTM: one step of an LSTM cell in fixed point, with the options of LSTM."""

from __future__ import annotations

import math
from math import inf

import numpy as np

from nnconform.harness.model.codes import HalVersion, OperandType, OperationType
from nnconform.harness.model.numbers import ZERO_POINTS
from nnconform.harness.ops.draft import CallDraft
from nnconform.harness.ops.operation import Call, Form, Op
from nnconform.harness.ops.recurrent import (
    GATES,
    bias_name,
    layer_norm_weights,
    lstm_checks,
    lstm_weights,
)
from nnconform.harness.ops.recurrent_draws import REACH, arrange_cell, arrange_clips, together
from nnconform.harness.ops.schema import Above, Arg, Dims, Omission, QuantisedLike, Within, row, scalar, tensor

T, V = OperandType, HalVersion

# The cell state's range is a power of two: 2**0 to 2**6.
_CELL_SCALES = range(-15, -8)


def _scale(name: str) -> Arg:
    return scalar(name, T.FLOAT32, Above(0))


def _clip(name: str) -> Arg:
    return scalar(name, T.FLOAT32, Within(0, inf), omission=Omission.NO_VALUE, default=0.0)


def _shape(call: Call) -> tuple[Dims, ...]:
    batch, cells, outputs = call.symbol("b"), call.symbol("n_cell"), call.symbol("n_output")
    return (batch, outputs), (batch, cells), (batch, outputs)


def _cell_scale(call: Call) -> None:
    scale = float(np.float32(call.operand("prev_cell_state").scale))
    # The tolerance allows scales written with six digits.
    nearest = round(math.log2(scale))
    if nearest not in _CELL_SCALES or abs(math.log2(scale) - nearest) >= 1e-3:
        call.fail("prev_cell_state", "scale", f"{scale:g}", "a power of two from 2**-15 to 2**-9")


_CLIPS = ("cell_clip", "projection_clip")
_EIGHT_BIT = tuple(f"{source}_to_{gate}_weights" for source in ("input", "recurrent") for gate in GATES)
_TYPES = {
    **dict.fromkeys((*_EIGHT_BIT, "projection_weights"), T.TENSOR_QUANT8_SYMM),
    **dict.fromkeys((f"cell_to_{gate}_weights" for gate in GATES), T.TENSOR_QUANT16_SYMM),
    **dict.fromkeys((f"{gate}_layer_norm_weights" for gate in GATES), T.TENSOR_QUANT16_SYMM),
    **dict.fromkeys((*map(bias_name, GATES), "projection_bias"), T.TENSOR_INT32),
    **dict.fromkeys(("prev_cell_state", "cell_state_out"), T.TENSOR_QUANT16_SYMM),
}


def _arrange(draft: CallDraft) -> None:
    arrange_cell(draft)
    for name in _CLIPS:
        together(draft, name)
    arrange_clips(draft)
    for arg in draft.form.inputs:
        draft.domains[arg.name] = (-REACH, REACH)
    _arrange_scales(draft)
    _arrange_biases(draft)


def _arrange_scales(draft: CallDraft) -> None:
    for name in ("input", "prev_output"):
        zero_point = draft.pick((0, *ZERO_POINTS[T.TENSOR_QUANT8_ASYMM_SIGNED], 17, -60))
        draft.scales.setdefault(name, (draft.integer(4, 16) / 1024, zero_point))
    for name, code in _TYPES.items():
        if code == T.TENSOR_QUANT8_SYMM:
            draft.scales[name] = (draft.integer(6, 12) / 1024, 0)
        elif code == T.TENSOR_QUANT16_SYMM:
            draft.scales[name] = (2.0 ** draft.integer(-15, -13), 0)
    draft.scales["prev_cell_state"] = (2.0 ** draft.integer(min(_CELL_SCALES), max(_CELL_SCALES)), 0)
    normalised = draft.has("forget_layer_norm_weights")
    for gate in GATES:
        # Without normalisation only these scales bring a gate to the 12 fractional bits that its activation reads.
        step = 2.0 ** -draft.integer(10, 12) if normalised else 2.0**-12
        draft.values.setdefault(f"{gate}_intermediate_scale", step)
    hidden = (draft.integer(7, 10) / 1024, draft.integer(-9, 9))
    # Without projection the hidden state is the output.
    scale, zero_point = hidden if draft.has("projection_weights") else draft.scales["prev_output"]
    draft.values.setdefault("hidden_state_scale", scale)
    draft.values.setdefault("hidden_state_zero_point", zero_point)


def _arrange_biases(draft: CallDraft) -> None:
    def scale_of(name: str) -> float:
        return draft.scales[name][0]

    scales = {"projection_bias": scale_of("projection_weights") * draft.values["hidden_state_scale"]}
    for gate in GATES:
        added = scale_of("input") * scale_of(f"input_to_{gate}_weights")
        norm = f"{gate}_layer_norm_weights"
        scales[bias_name(gate)] = scale_of(norm) / 1024 if draft.has(norm) else added
    for name, scale in scales.items():
        draft.scales[name] = (scale, 0)
        draft.domains[name] = (-REACH / scale, REACH / scale)


QUANTIZED_LSTM = Op(
    code=OperationType.QUANTIZED_LSTM,
    summary="LSTM with 8-bit weights and activations; its gates and its state have 16 bits.",
    forms=(
        Form(
            "default",
            (
                tensor("input", "b n_input"),
                *lstm_weights(),
                tensor("prev_output", "b n_output"),
                tensor("prev_cell_state", "b n_cell"),
                *layer_norm_weights(),
                *map(_clip, _CLIPS),
                *(_scale(f"{gate}_intermediate_scale") for gate in GATES),
                scalar("hidden_state_zero_point", values=Within(-128, 127)),
                _scale("hidden_state_scale"),
            ),
            (
                tensor("output_state_out", "b n_output", quantisation=QuantisedLike("prev_output")),
                tensor("cell_state_out", "b n_cell", quantisation=QuantisedLike("prev_cell_state")),
                tensor("out", "b n_output", quantisation=QuantisedLike("prev_output")),
            ),
            _shape,
            checks=(_cell_scale, *lstm_checks()),
            arrange=_arrange,
        ),
    ),
    rows=(row(V.V1_3, T.TENSOR_QUANT8_ASYMM_SIGNED, **_TYPES),),
    zero_sized=False,
)
