"""Scales that each argument admits by itself."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import numpy as np
from msgspec.structs import replace

from nnconform.harness.generate.broken.base import BaseGraph
from nnconform.harness.generate.broken.family import Mutation
from nnconform.harness.generate.broken.replaced import replaced
from nnconform.harness.model.graph import Operation
from nnconform.harness.model.numbers import ZERO_POINTS
from nnconform.harness.ops.schema import QuantisedLike

# Much smaller than any scale that is drawn.
_FINE = 2.0**-24


def rescaled(graph: BaseGraph, step: Operation) -> Iterator[Mutation]:
    """Yield the mutations of one operand of an operation: a much smaller scale, by itself and with those that must
    equal it; for a result that of the first two inputs' product.
    """
    operands = graph.graph.operands
    for index in dict.fromkeys((*step.inputs, *step.outputs)):
        operand = operands[index]
        if operand.type not in ZERO_POINTS:
            continue
        fine = replace(operand, scale=_FINE)
        yield replaced(graph, index, fine)
        tied = [each for each in _tied(graph, step, index) if each != index]
        if tied:
            changed = {index: fine, **{each: replace(operands[each], scale=_FINE) for each in tied}}
            before, after = tuple(operands[each] for each in changed), tuple(changed.values())
            place, about = graph.operand_place(index), graph.names[index]
            yield Mutation(place, about, before, after, partial(graph.with_operands, changed))
        scales = [operands[each].scale for each in step.inputs[:2]]
        if index in step.outputs and len(scales) == 2 and all(scales):
            product = float(np.float32(scales[0]) * np.float32(scales[1]))
            yield replaced(graph, index, replace(operand, scale=product))


def _tied(graph: BaseGraph, step: Operation, index: int) -> Iterator[int]:
    """Yield the operands that must have the scale of this one, an input."""
    form, places = graph.bound(step)
    for argument in (*form.inputs, *form.outputs):
        rule = argument.quantisation
        if isinstance(rule, QuantisedLike):
            source, own = places.get(rule.argument), places.get(argument.name)
            if source == index and isinstance(own, int):
                yield own
