"""QUANTIZED_16BIT_LSTM: one step of an LSTM cell in fixed point, with all scales fixed."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import HalVersion, OperandType, OperationType
from nnconform.harness.model.numbers import ZERO_POINTS
from nnconform.harness.ops.draft import CallDraft
from nnconform.harness.ops.operation import Call, Form, Op
from nnconform.harness.ops.recurrent import GATES, bias_name
from nnconform.harness.ops.recurrent_draws import REACH
from nnconform.harness.ops.schema import Arg, Dims, QuantisedAs, QuantisedLike, row, tensor

T, V = OperandType, HalVersion

_STEP = 2.0**-7
_ACTIVATIONS = QuantisedAs({T.TENSOR_QUANT8_ASYMM: (_STEP, 128)})
_CELLS = QuantisedAs({T.TENSOR_QUANT16_SYMM: (2.0**-11, 0)})
_FIRST = "input_to_input_weights"
_BIASES = tuple(bias_name(gate) for gate in GATES)


def _weights(name: str, extents: str) -> Arg:
    return tensor(name, extents, quantisation=None if name == _FIRST else QuantisedLike(_FIRST))


def _bias_scale(call: Call) -> None:
    wanted = call.operand(_FIRST).scale * _STEP
    for name in _BIASES:
        bias = call.operand(name)
        # Models carry scales as float32: compare as such.
        if (np.float32(bias.scale), bias.zero_point) != (np.float32(wanted), 0):
            got = f"scale {bias.scale:g} zero point {bias.zero_point}"
            call.fail(name, "quantisation", got, f"scale {wanted:g} zero point 0 (the input's times the weights')")


def _arrange(draft: CallDraft) -> None:
    low, high = ZERO_POINTS[T.TENSOR_QUANT8_ASYMM]
    if _FIRST not in draft.scales:
        draft.scales[_FIRST] = (draft.integer(4, 32) / 1024, draft.integer(low, high))
    bias_scale = draft.scales[_FIRST][0] * _STEP
    for arg in draft.form.inputs:
        draft.domains[arg.name] = (-REACH, REACH)
    for bias in _BIASES:
        draft.scales[bias] = (bias_scale, 0)
        draft.domains[bias] = (-REACH / bias_scale, REACH / bias_scale)


def _shape(call: Call) -> tuple[Dims, Dims]:
    state = (call.symbol("b"), call.symbol("units"))
    return state, state


QUANTIZED_16BIT_LSTM = Op(
    code=OperationType.QUANTIZED_16BIT_LSTM,
    summary="An LSTM cell with 8-bit weights and activations; its gates and its state have 16 bits.",
    forms=(
        Form(
            "default",
            (
                tensor("input", "b n_input", quantisation=_ACTIVATIONS),
                *(_weights(f"input_to_{gate}_weights", "units n_input") for gate in GATES),
                *(_weights(f"recurrent_to_{gate}_weights", "units units") for gate in GATES),
                *(tensor(bias, "units", type=T.TENSOR_INT32) for bias in _BIASES),
                tensor("prev_cell_state", "b units", type=T.TENSOR_QUANT16_SYMM, quantisation=_CELLS),
                tensor("prev_output", "b units", quantisation=_ACTIVATIONS),
            ),
            (
                tensor("cell_state_out", "b units", type=T.TENSOR_QUANT16_SYMM, quantisation=_CELLS),
                tensor("out", "b units", quantisation=_ACTIVATIONS),
            ),
            _shape,
            checks=(_bias_scale,),
            arrange=_arrange,
        ),
    ),
    rows=(row(V.V1_2, T.TENSOR_QUANT8_ASYMM),),
    zero_sized=False,
    has_signed_twin=False,
)
