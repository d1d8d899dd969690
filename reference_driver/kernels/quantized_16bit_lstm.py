"""QUANTIZED_16BIT_LSTM in fixed point: gates with 3 integer bits, their activations with none, the state with 4.

The activations are joined as input, then last output; the weights as recurrent ones, then those of the input. With as
many inputs as outputs the recurrent weights thus multiply the input. The HAL's comment says otherwise, but AOSP's
cases, and so all drivers that pass them, have it this way.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.defs.quantized_16bit_lstm import QUANTIZED_16BIT_LSTM
from nnconform.harness.ops.recurrent import GATES, bias_name
from nnconform.reference_driver.fixed_point import multiply_exact, quantise_multipliers
from nnconform.reference_driver.fixed_point_math import logistic, product, rescaled, saturated, shifted, tanh
from nnconform.reference_driver.kernels.registry import Takes, kernel
from nnconform.reference_driver.recurrent import takes_inputs_of

_GATE_BITS, _CELL_BITS = 3, 4


@kernel(OperationType.QUANTIZED_16BIT_LSTM, takes=Takes.QUANTISED)
@takes_inputs_of(QUANTIZED_16BIT_LSTM.forms[0])
def quantized_16bit_lstm(**arguments: Any) -> tuple[Array, Array]:
    read = np.concatenate([arguments[name].centred(np.int64) for name in ("input", "prev_output")], axis=1)
    # Sums have the scale 1/128 of the activations times that of the weights; gates have 2**-12.
    factor = quantise_multipliers(np.asarray(arguments["input_to_input_weights"].scale, np.float64) * 2**5)
    totals = {}
    for gate in GATES:
        parts = [arguments[f"{source}_to_{gate}_weights"].centred(np.int64) for source in ("recurrent", "input")]
        sums = read @ np.concatenate(parts, axis=1).T + arguments[bias_name(gate)]
        totals[gate] = saturated(multiply_exact(sums, *factor))
    write, forget, show = (logistic(totals[gate], _GATE_BITS) for gate in ("input", "forget", "output"))
    old = product(forget, arguments["prev_cell_state"].raw.astype(np.int64))
    added = rescaled(product(write, tanh(totals["cell"], _GATE_BITS)), 0, _CELL_BITS)
    cell = saturated(old + added)
    output = product(show, tanh(rescaled(cell, _CELL_BITS, _GATE_BITS), _GATE_BITS))
    return cell, np.asarray(shifted(output, 8)) + arguments["prev_output"].zero_point
