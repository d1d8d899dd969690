"""The arguments of LSTM operations: their many weights, in the same order in both formats, and the clipping bounds."""

from __future__ import annotations

from typing import Any

from nnconform.mlts.convert.step import ConversionStep

# Weights of the input and of the recurrence, peepholes, biases of four gates, and the projection with its bias.
_WEIGHTS, _GATES = 17, 4


def cell_inputs(step: ConversionStep, first: int, source: int) -> list[int]:
    """Return the operands of a cell's weights and biases, from position ``first`` on."""
    return [step.optional(position, source) for position in range(first, first + _WEIGHTS)]


def clips(step: ConversionStep, options: Any, source: int) -> list[int]:
    """Return the bounds of the cell's state and of the projection."""
    return [step.real(options.CellClip(), source), step.real(options.ProjClip(), source)]


def layer_norms(step: ConversionStep, first: int, source: int) -> list[int]:
    """Return the weights of layer normalisation; none if the cell has none."""
    positions = range(first, first + _GATES)
    return [step.optional(position, source) for position in positions] if any(map(step.has_input, positions)) else []
