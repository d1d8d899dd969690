"""Optional inputs that a request may omit. A runtime decides about them when it prepares the model, so that each
combination of omitted inputs is a model of its own.
"""

from __future__ import annotations

from msgspec.structs import replace

from nnconform.harness.model.codes import OperandLifeTime
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import Model, Operand
from nnconform.harness.ops.operation import Call
from nnconform.harness.ops.schema import Omission
from nnconform.harness.ops.select import bind
from nnconform.harness.validate.model import CheckedGraph, validate_model
from nnconform.harness.validate.operation import check_outputs


def likely_absent(model: Model, checked: CheckedGraph) -> frozenset[int]:
    """Return the positions of the inputs that requests are likely to omit: those declared without any extent, as in
    ``[0]``; none if the model would be invalid without them, and with all the others.
    """
    indexes: set[int] = set()
    for call, operation in zip(checked.calls, model.main.operations, strict=True):
        if call is not None:
            bound = bind(call.form.inputs, operation.inputs) or {}
            indexes |= {each for name, each in bound.items() if isinstance(each, int) and _is_optional(call, name)}
    inputs = model.main.input_indexes
    operands = model.main.operands
    bare = frozenset(
        position for position, index in enumerate(inputs) if index in indexes and not any(operands[index].dimensions)
    )
    return bare if _is_valid(without(model, bare)) else frozenset()


def without(model: Model, positions: frozenset[int]) -> Model:
    """Return the model with the inputs at these positions omitted for good."""
    if not positions:
        return model
    main = model.main
    omitted = {main.input_indexes[position] for position in positions}
    operands = tuple(
        replace(operand, lifetime=OperandLifeTime.NO_VALUE) if index in omitted else operand
        for index, operand in enumerate(main.operands)
    )
    inputs = tuple(index for index in main.input_indexes if index not in omitted)
    return replace(model, main=replace(main, operands=operands, input_indexes=inputs))


def _is_valid(model: Model) -> bool:
    """Whether a model is valid whose requests omit no input: the rules see only then that of a group some are missing,
    and a runtime that prepares such a model may end by it.
    """
    try:
        for call in validate_model(model)[0].calls:
            if call is not None:
                check_outputs(_with_all_inputs(call))
    except ValidationError:
        return False
    return True


def _with_all_inputs(call: Call) -> Call:
    """Return a call as it is in a request that omits no input, without any values."""
    operands = {name: _fed(bound) if isinstance(bound, Operand) else bound for name, bound in call.operands.items()}
    return Call(call.op, call.form, call.types, operands, call.extents, lambda name: None, call.graphs)


def _fed(operand: Operand) -> Operand:
    """Return an operand as one that no request omits."""
    if operand.lifetime != OperandLifeTime.SUBGRAPH_INPUT:
        return operand
    return replace(operand, lifetime=OperandLifeTime.TEMPORARY_VARIABLE)


def _is_optional(call: Call, name: str) -> bool:
    return call.given(name) and call.form.argument(name).omission is Omission.NO_VALUE
