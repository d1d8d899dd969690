"""QUANTIZED_LSTM in fixed point: gates with 3 integer bits, their activations with none."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

import numpy as np

from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.defs.quantized_lstm import QUANTIZED_LSTM
from nnconform.harness.ops.recurrent import bias_name
from nnconform.reference_driver.fixed_point import multiply_exact, quantise_multipliers
from nnconform.reference_driver.fixed_point_math import ONE, inverse_root, logistic, saturated, shifted, tanh
from nnconform.reference_driver.kernels.registry import Takes, kernel
from nnconform.reference_driver.recurrent import takes_inputs_of
from nnconform.reference_driver.tensors import Quantised

_GATE_BITS = 3
_EIGHT_BITS = (-128, 127)


def _scaled(values: Array, real: Any) -> Array:
    """Return integers times a real multiplier, which the contract computes in float32."""
    return multiply_exact(values, *quantise_multipliers(np.asarray(real, np.float32)))


def _toward_zero(values: Any, divisor: int) -> Any:
    return abs(values) // divisor * (1 - 2 * (values < 0))


def _row(values: Array) -> Array:
    """Return a vector, or one for each call, as it is added to each row of a batch."""
    return values[..., np.newaxis, :]


def _turned(weights: Array) -> Array:
    """Return the transpose of a matrix, or of that of each call."""
    return np.swapaxes(weights, -1, -2)


def normalised(values: Array, weights: Quantised, bias: Array) -> Array:
    """Return the layer normalisation of each row: the bias has the weights' scale over 1024; the result has 3 integer
    bits.
    """
    width = values.shape[-1]
    mean = _toward_zero(values.sum(axis=-1, keepdims=True) * 1024, width)
    squares = (values * values).sum(axis=-1, keepdims=True) * ((1 << 20) // width)
    variance = _toward_zero(squares - mean * mean, 1 << 20)
    # Rows that hardly vary are divided by a larger number, to avoid overflow.
    least = max(1, int(10000 * weights.scale))
    roots = [inverse_root(int(each) if each >= 1 else least) for each in variance.ravel()]
    mantissas, exponents = (np.array(each, np.int64).reshape(variance.shape) for each in zip(*roots, strict=True))
    rows = multiply_exact(1024 * values - mean, mantissas, exponents)
    total = shifted(rows * _row(weights.raw.astype(np.int64)) + _row(bias), 10)
    mantissa, exponent = quantise_multipliers(np.asarray(weights.scale))
    return saturated(multiply_exact(total, mantissa, exponent + 12))


class _Step:
    """One step of the cell: its arguments, and the power of two that is the cell state's scale."""

    def __init__(self, arguments: Mapping[str, Any]) -> None:
        self.arguments = arguments
        self.cell_power = round(math.log2(arguments["prev_cell_state"].scale))

    def total(self, gate: str, cell: Array) -> Array:
        """Return the sum before a gate's activation."""
        step = np.float32(self.arguments[f"{gate}_intermediate_scale"])
        norm, bias = self.arguments[f"{gate}_layer_norm_weights"], self.arguments[bias_name(gate)]
        total = np.zeros_like(cell)
        for source, argument in (("input", "input"), ("recurrent", "prev_output")):
            read, weights = self.arguments[argument], self.arguments[f"{source}_to_{gate}_weights"]
            sums = read.centred(np.int64) @ _turned(weights.centred(np.int64))
            # Without normalisation the bias has the scale of this sum; with it, it comes after.
            if source == "input" and norm is None:
                sums = sums + _row(bias)
            total = saturated(total + _scaled(sums, weights.scale * read.scale / step))
        peephole = self.arguments.get(f"cell_to_{gate}_weights")
        if peephole is not None:
            scale = 2.0**self.cell_power * float(peephole.scale) / float(step)
            total = saturated(total + _scaled(_row(peephole.raw.astype(np.int64)) * cell, scale))
        return total if norm is None else normalised(total, norm, bias)

    def gate(self, gate: str, cell: Array) -> Array:
        return logistic(self.total(gate, cell), _GATE_BITS)

    def new_cell(self, cell: Array) -> Array:
        """Return the cell state after this step."""
        forget = self.gate("forget", cell)
        coupled = self.arguments["input_to_input_weights"] is None
        write = ONE - forget if coupled else self.gate("input", cell)
        old = shifted(forget * cell, 15)
        added = shifted(write * tanh(self.total("cell", cell), _GATE_BITS), 30 + self.cell_power)
        new = saturated(old + added)
        bound = self.arguments["cell_clip"]
        if bound:
            limit = int(min(np.float32(bound) / self.arguments["prev_cell_state"].scale, 32767))
            new = np.clip(new, -limit, limit)
        return new

    def hidden(self, cell: Array) -> Array:
        """Return the output of the cell, in the quantisation of the hidden state."""
        product = self.gate("output", cell) * tanh(cell, 15 + self.cell_power)
        output = _scaled(product, 2.0**-30 / np.float32(self.arguments["hidden_state_scale"]))
        return np.clip(output + self.arguments["hidden_state_zero_point"], *_EIGHT_BITS)

    def projected(self, hidden: Array) -> Array:
        """Return the hidden state projected, in the quantisation of the output."""
        weights, output = self.arguments["projection_weights"], self.arguments["prev_output"]
        sums = (hidden - self.arguments["hidden_state_zero_point"]) @ _turned(weights.centred(np.int64))
        if self.arguments["projection_bias"] is not None:
            sums = sums + _row(self.arguments["projection_bias"])
        result = _scaled(sums, weights.scale * np.float32(self.arguments["hidden_state_scale"]) / output.scale)
        bound = self.arguments["projection_clip"]
        if bound:
            limit = int(min(np.float32(bound) / output.scale, 2.0**31))
            result = np.clip(result, -limit, limit)
        return result + output.zero_point


@kernel(OperationType.QUANTIZED_LSTM, takes=Takes.QUANTISED, stacks=True)
@takes_inputs_of(QUANTIZED_LSTM.forms[0])
def quantized_lstm(**arguments: Any) -> tuple[Array, Array, Array]:
    step = _Step(arguments)
    cell = step.new_cell(arguments["prev_cell_state"].raw.astype(np.int64))
    output = step.hidden(cell)
    # Without projection the output is the hidden state, whatever scale the output declares.
    if arguments["projection_weights"] is not None:
        output = step.projected(output)
    return output, cell, output
