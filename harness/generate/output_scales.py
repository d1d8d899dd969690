"""Output scales of generated models such that their answers tell a right driver from a wrong one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Protocol

import numpy as np

from nnconform.harness.generate.per_op import Drawn
from nnconform.harness.model.codes import OperandType
from nnconform.harness.model.graph import Model, Operand
from nnconform.harness.model.numbers import QUANTISED, Array, quantised_range
from nnconform.harness.oracle.bounds import Unanswered

# How often an output's scale is halved or doubled before its saturation is accepted.
_STEPS = 14
# No output scale is made smaller than this: 32-bit fixed point cannot hold sums in units that are far smaller than the
# inputs', and what it then gives is not in the contract.
_FINEST = 2.0**-9


class Answerer(Protocol):
    """What answers models, such as ``execution.oracle_device.Oracle``."""

    def answer(self, model: Model, inputs: Sequence[Array | None]) -> list[Array]:
        """The outputs, in the operands' element types. Raises Unanswered: there is no answer."""


def choose_output_scales(drawn: Drawn, oracle: Answerer) -> tuple[Model, list[Array]]:
    """The model with free output scales such that few outputs saturate and most differ, and its answers.

    Raises Unanswered.
    """
    model = drawn.model
    free = _free_outputs(drawn)
    for _ in range(_STEPS):
        try:
            outputs = oracle.answer(model, drawn.inputs)
        except Unanswered:
            if not free:
                raise Unanswered("the drawn model is refused") from None
            model = _rescaled(model, dict.fromkeys(free, 2.0))
            continue
        factors = {place: factor for place in free if (factor := _better(model, place, outputs[place])) != 1.0}
        if not factors:
            return model, outputs
        model = _rescaled(model, factors)
    return model, oracle.answer(model, drawn.inputs)


def expected_outputs(drawn: Drawn, outputs: list[Array]) -> list[Array | None]:
    """The answers to expect: None for outputs whose contents the contract leaves open."""
    # Only the last argument may stand for several outputs.
    unspecified = {place for place, arg in enumerate(drawn.form.outputs) if arg.unspecified}
    return [None if place in unspecified else output for place, output in enumerate(outputs)]


def _free_outputs(drawn: Drawn) -> list[int]:
    """The outputs whose quantisation the contract leaves free."""
    # Trailing outputs may have been left out.
    given = drawn.form.outputs[: len(drawn.model.main.output_indexes)]
    free = [arg.quantisation is None and not arg.any_type and drawn.row.type_of(arg) in QUANTISED for arg in given]
    return [place for place, is_free in enumerate(free) if is_free]


def _better(model: Model, place: int, output: Array) -> float:
    """By how much to multiply the scale of an output: 2 when many elements saturate, 1/2 when most are alike."""
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
