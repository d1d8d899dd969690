"""Checks the call of an operation, and keeps the verdicts on the last calls.

A model is validated by who made it, by the harness and by the driver, one after the other; each time its operations are
the same. A verdict belongs to what the call consists of, whoever asks: its operands, their extents and the constants.
"""

from __future__ import annotations

from typing import NamedTuple

from nnconform.harness.model.codes import OperandType
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import Operand, Operation
from nnconform.harness.ops.operation import Call
from nnconform.harness.ops.schema import Dims
from nnconform.harness.validate.operation import OperandFacts, bind_to, check_operation, select_for

# Verdicts that are kept, and the largest constants of a model whose calls are kept, in bytes: 4 MiB in all.
_KEPT, _LARGEST = 1 << 10, 1 << 12

# A call that is right, with the extents of its outputs as far as they are known.
Checked = tuple[Call, tuple[Dims | None, ...]]


class _Verdict(NamedTuple):
    # Kept, so that no other operand has its identity.
    operands: tuple[Operand, ...]
    result: Checked | ValidationError


_verdicts: dict[tuple[object, ...], _Verdict] = {}


def checked_call(facts: OperandFacts, operation: Operation) -> Checked:
    """Return the call that an operation makes, checked against its definition. Raises ValidationError."""
    selected, model = select_for(facts, operation), facts.model
    every = (*operation.inputs, *operation.outputs)
    operands = tuple([facts.graph.operands[index] for index in every])
    if model.pools or len(model.operand_values) > _LARGEST or (model.referenced and _refers(operands)):
        call = bind_to(selected, facts, operation)
        return call, check_operation(call)
    extents = tuple([facts.extents[index] for index in every])
    key = (operation.type, len(operation.inputs), model.operand_values, extents, *map(id, operands))
    verdict = _verdicts.get(key)
    if verdict is None:
        if len(_verdicts) >= _KEPT:
            _verdicts.clear()
        call = bind_to(selected, facts, operation)
        try:
            verdict = _Verdict(operands, (call, check_operation(call)))
        except ValidationError as error:
            verdict = _Verdict(operands, error.copy())
        _verdicts[key] = verdict
    result = verdict.result
    if isinstance(result, ValidationError):
        raise result.copy()
    return result


def _refers(operands: tuple[Operand, ...]) -> bool:
    """Return whether a verdict depends on the model's other graphs too."""
    return any(operand.type == OperandType.SUBGRAPH for operand in operands)
