"""Calls with one of the ranks that the definition allows are refused."""

from __future__ import annotations

from collections.abc import Iterable

from nnconform.harness.model.graph import Operand
from nnconform.harness.ops.call import Call
from nnconform.reference_driver.faulty._fault import Fault, Target

# Where the definition sets no bound.
_HIGHEST = 5


def _places(target: Target) -> Iterable[str]:
    for arg in target.form.inputs:
        low, high = arg.ranks
        if target.is_tensor(arg) and low != high and not arg.repeated and not arg.any_type:
            yield from (f"{arg.name}.{rank}" for rank in range(max(low, 1), (_HIGHEST if high is None else high) + 1))


def _refuses(call: Call, place: str) -> bool:
    name, _, rank = place.partition(".")
    operand = call.operands.get(name)
    return isinstance(operand, Operand) and len(operand.dimensions) == int(rank)


FAULT = Fault("refuses a valid rank", "that rank", _places, refuses=_refuses)
