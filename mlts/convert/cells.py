"""What the LSTM operations share: their many weights, which stand in the same order in both, and what clips."""

from __future__ import annotations

from typing import Any

from nnconform.mlts.convert.step import ConversionStep

# Weights of the input and of the recurrence, peepholes, biases of four gates, and the projection with its bias.
_WEIGHTS, _GATES = 17, 4


def cell_inputs(step: ConversionStep, first: int, source: int) -> list[int]:
    """The operands of a cell's weights and biases, the first of them at a place."""
    return [step.optional(place, source) for place in range(first, first + _WEIGHTS)]


def clips(step: ConversionStep, options: Any, source: int) -> list[int]:
    """The bounds of the cell's state and of the projection."""
    return [step.real(options.CellClip(), source), step.real(options.ProjClip(), source)]


def layer_norms(step: ConversionStep, first: int, source: int) -> list[int]:
    """The weights of layer normalisation; none at all where the cell has none."""
    places = range(first, first + _GATES)
    return [step.optional(place, source) for place in places] if any(map(step.given, places)) else []
