"""Gives a model without inputs one: the HAL wants at least one of each graph (types.hal 1.0 to 1.3, inputIndexes)."""

from __future__ import annotations

from collections.abc import Set

from msgspec.structs import replace

from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.graph import NOWHERE, Model
from nnconform.harness.model.numbers import is_tensor

_CONSTANTS = frozenset({L.CONSTANT_COPY, L.CONSTANT_REFERENCE})


def with_an_input(model: Model, kept: Set[int] = frozenset()) -> tuple[Model, int]:
    """Return the model with a constant of its main graph as its only input, and the index of that operand.

    It is the first tensor that an operation reads, of those not in ``kept`` if there is one; a scalar only if there is
    no tensor. Raises ValueError if no operation reads a constant.
    """
    operands = list(model.main.operands)
    constants = [
        index for index, each in enumerate(operands) if each.lifetime in _CONSTANTS and each.number_of_consumers
    ]
    index = min(constants, key=lambda each: (not is_tensor(operands[each].type), each in kept))
    operands[index] = replace(operands[index], lifetime=L.SUBGRAPH_INPUT, location=NOWHERE)
    return replace(model, main=replace(model.main, operands=tuple(operands), input_indexes=(index,))), index
