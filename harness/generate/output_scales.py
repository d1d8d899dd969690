"""Chooses output scales of generated models, so that wrong outputs can be distinguished from right ones."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import numpy as np
from msgspec.structs import replace

from nnconform.harness.generate.per_op import DrawnCall
from nnconform.harness.model.codes import OperandType
from nnconform.harness.model.graph import Model, Operand
from nnconform.harness.model.numbers import QUANTISED, Array, quantised_range
from nnconform.harness.oracle.computation import Unanswered

# How often an output's scale is halved or doubled before its saturation is accepted.
_STEPS = 14
# The smallest output scale: 32-bit fixed point cannot hold sums in units that are far smaller than the
# inputs', and the contract does not define the result.
_FINEST = 2.0**-9


class Answerer(Protocol):
    """The interface of an oracle that answers models, such as ``execution.oracle_device.Oracle``."""

    def outputs(self, model: Model, inputs: Sequence[Array | None]) -> list[Array]:
        """Return the outputs, in the operands' element types. Raises Unanswered if there is no answer."""


def choose_output_scales(call: DrawnCall, oracle: Answerer) -> tuple[Model, list[Array]]:
    """Return the model with its free output scales chosen so that few elements saturate and most differ, and its
    outputs.

    Raises Unanswered.
    """
    model = call.model
    free = _free_outputs(call)
    for _ in range(_STEPS):
        try:
            outputs = oracle.outputs(model, call.inputs)
        except Unanswered:
            if not free:
                raise Unanswered("the oracle rejects the drawn model") from None
            model = _rescaled(model, dict.fromkeys(free, 2.0))
            continue
        factors = {place: factor for place in free if (factor := _better(model, place, outputs[place])) != 1.0}
        if not factors:
            return model, outputs
        model = _rescaled(model, factors)
    return model, oracle.outputs(model, call.inputs)


def expected_outputs(call: DrawnCall, outputs: list[Array]) -> list[Array | None]:
    """Return the expected outputs: None for outputs whose contents the contract leaves unspecified."""
    # Only the last argument may be several outputs.
    unspecified = {place for place, arg in enumerate(call.form.outputs) if arg.unspecified}
    return [None if place in unspecified else output for place, output in enumerate(outputs)]


def _free_outputs(call: DrawnCall) -> list[int]:
    """Return the numbers of the outputs whose quantisation the contract leaves free."""
    # Trailing outputs may have been left out.
    arguments = call.form.outputs[: len(call.model.main.output_indexes)]
    free = [arg.quantisation is None and not arg.any_type and call.row.type_of(arg) in QUANTISED for arg in arguments]
    return [place for place, is_free in enumerate(free) if is_free]


def _better(model: Model, place: int, output: Array) -> float:
    """Return the factor for the scale of an output: 2 if many elements saturate, 1/2 if most are equal."""
    operand = model.main.operands[model.main.output_indexes[place]]
    low, high = quantised_range(OperandType(operand.type))
    if not output.size:
        return 1.0
    saturated = np.mean((output == low) | (output == high))
    spread = int(output.max()) - int(output.min())
    if saturated > 0.5:
        return 2.0
    alike = output.size > 1 and spread < 8 and saturated == 0
    return 0.5 if alike and operand.scale > _FINEST else 1.0


def _rescaled(model: Model, factors: dict[int, float]) -> Model:
    operands: list[Operand] = list(model.main.operands)
    for place, factor in factors.items():
        index = model.main.output_indexes[place]
        operands[index] = replace(operands[index], scale=operands[index].scale * factor)
    return replace(model, main=replace(model.main, operands=tuple(operands)))
