"""Calls with a tensor that is constant, or with one that is not, are refused."""

from __future__ import annotations

from collections.abc import Iterable

from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.graph import Operand
from nnconform.harness.ops.call import Call
from nnconform.reference_driver.faulty._fault import Fault, Target

_CONSTANTS = frozenset({L.CONSTANT_COPY, L.CONSTANT_REFERENCE})


def _places(target: Target) -> Iterable[str]:
    for arg in target.form.inputs:
        if target.is_tensor(arg) and not arg.repeated and not arg.any_type:
            yield from (f"{arg.name}.constant", f"{arg.name}.runtime")


def _refuses(call: Call, place: str) -> bool:
    name, _, state = place.partition(".")
    # A shorter form of the operation has no such argument.
    operand = call.operands.get(name)
    if not isinstance(operand, Operand) or operand.lifetime == L.NO_VALUE:
        return False
    return (operand.lifetime in _CONSTANTS) == (state == "constant")


FAULT = Fault("refuses a constant tensor, or one that is none", "just that", _places, refuses=_refuses)
