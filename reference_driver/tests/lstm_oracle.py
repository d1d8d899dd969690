"""An LSTM step in float64, one batch item and one cell at a time, straight from the equations in types.hal."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp, sqrt, tanh
from typing import Any

import numpy as np

from nnconform.harness.model.numbers import Array

Real = Mapping[str, Any]


def _logistic(x: float) -> float:
    return 1 / (1 + exp(-x))


def lstm_step(real: Real, input: Array, output: Array, cell: Array) -> tuple[Array, Array]:
    """Return the new output and cell state; ``real`` holds the weights, None or missing for omitted ones; the
    activation is tanh.
    """
    wide = {name: None if value is None else np.asarray(value, np.float64) for name, value in real.items()}
    states = (np.asarray(each, np.float64) for each in (input, output, cell))
    rows = [_one(wide, *item) for item in zip(*states, strict=True)]
    return np.array([row[0] for row in rows]), np.array([row[1] for row in rows])


def _one(real: Real, x: Array, h: Array, c: Array) -> tuple[list[float], list[float]]:
    def gate(name: str, seen: list[float]) -> list[float]:
        z = [0.0] * len(c)
        for k in range(len(c)):
            z[k] += sum(w * v for w, v in zip(real[f"input_to_{name}_weights"][k], x, strict=True))
            z[k] += sum(w * v for w, v in zip(real[f"recurrent_to_{name}_weights"][k], h, strict=True))
            if real.get(f"cell_to_{name}_weights") is not None:
                z[k] += real[f"cell_to_{name}_weights"][k] * seen[k]
        scale = real.get(f"{name}_layer_norm_weights")
        if scale is not None:
            mean = sum(z) / len(z)
            deviation = sqrt(sum((v - mean) ** 2 for v in z) / len(z))
            z = [(v - mean) / deviation * s for v, s in zip(z, scale, strict=True)]
        bias = real["cell_bias" if name == "cell" else f"{name}_gate_bias"]
        return [v + b for v, b in zip(z, bias, strict=True)]

    old = [float(v) for v in c]
    forget = [_logistic(v) for v in gate("forget", old)]
    if real["input_to_input_weights"] is None:
        write = [1 - v for v in forget]
    else:
        write = [_logistic(v) for v in gate("input", old)]
    new = [f * v + i * tanh(g) for f, v, i, g in zip(forget, old, write, gate("cell", old), strict=True)]
    if real.get("cell_clip"):
        new = [max(-real["cell_clip"], min(real["cell_clip"], v)) for v in new]
    shown = [_logistic(o) * tanh(v) for o, v in zip(gate("output", new), new, strict=True)]
    if real.get("projection_weights") is None:
        return shown, new
    shown = [sum(w * v for w, v in zip(row, shown, strict=True)) for row in real["projection_weights"]]
    if real.get("projection_bias") is not None:
        shown = [v + b for v, b in zip(shown, real["projection_bias"], strict=True)]
    if real.get("proj_clip"):
        shown = [max(-real["proj_clip"], min(real["proj_clip"], v)) for v in shown]
    return shown, new
