"""Faults of kernels that refuse valid calls."""

from __future__ import annotations

from collections.abc import Iterable

from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.graph import Operand
from nnconform.harness.ops.operation import Call
from nnconform.harness.ops.schema import Omission
from nnconform.reference_driver.faulty.kernel._call import Target
from nnconform.reference_driver.faulty.kernel._device import refusal

_CONSTANTS = frozenset({L.CONSTANT_COPY, L.CONSTANT_REFERENCE})


def _refuses_life_time_places(target: Target) -> Iterable[str]:
    for arg in target.form.inputs:
        if target.is_tensor(arg) and not arg.repeated and not arg.any_type:
            yield from (f"{arg.name}.constant", f"{arg.name}.runtime")


@refusal("refuses a constant tensor, or one that is none", "just that", _refuses_life_time_places)
def refuses_life_time(call: Call, place: str) -> bool:
    """Calls with a constant tensor, or with one that is not constant, are refused."""
    name, _, state = place.partition(".")
    # A shorter form of the operation has no such argument.
    operand = call.operands.get(name)
    if not isinstance(operand, Operand) or operand.lifetime == L.NO_VALUE:
        return False
    return (operand.lifetime in _CONSTANTS) == (state == "constant")


def _refuses_omission_places(target: Target) -> Iterable[str]:
    for arg in target.form.inputs:
        if arg.omission is not Omission.NEVER:
            yield from (f"{arg.name}.omitted", f"{arg.name}.given")


@refusal("refuses an optional argument, or its absence", "just that", _refuses_omission_places)
def refuses_omission(call: Call, place: str) -> bool:
    """Calls without an optional argument, or with it, are refused."""
    name, _, state = place.partition(".")
    return call.given(name) == (state == "given")


# Where the definition sets no bound.
_HIGHEST = 5


def _refuses_rank_places(target: Target) -> Iterable[str]:
    for arg in target.form.inputs:
        low, high = arg.ranks
        if target.is_tensor(arg) and low != high and not arg.repeated and not arg.any_type:
            yield from (f"{arg.name}.{rank}" for rank in range(max(low, 1), (_HIGHEST if high is None else high) + 1))


@refusal("refuses a valid rank", "that rank", _refuses_rank_places)
def refuses_rank(call: Call, place: str) -> bool:
    """Calls with one of the ranks that the definition allows are refused."""
    name, _, rank = place.partition(".")
    operand = call.operands.get(name)
    return isinstance(operand, Operand) and len(operand.dimensions) == int(rank)
