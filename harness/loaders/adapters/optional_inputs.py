"""Optional arguments that a request may leave out. A runtime decides about them when the model is prepared, so that
each choice is a model of its own.
"""

from __future__ import annotations

from dataclasses import replace

from nnconform.harness.model.codes import OperandLifeTime
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import Model
from nnconform.harness.ops.operation import Call
from nnconform.harness.ops.schema import Omission
from nnconform.harness.ops.select import bind
from nnconform.harness.validate.model import CheckedGraph, validate_model


def likely_absent(model: Model, checked: CheckedGraph) -> frozenset[int]:
    """The places of the inputs that requests are likely to leave out: those declared without any extent, as in ``[0]``;
    none if the model would break a rule without them.
    """
    indexes: set[int] = set()
    for call, operation in zip(checked.calls, model.main.operations, strict=True):
        if call is not None:
            bound = bind(call.form.inputs, operation.inputs) or {}
            indexes |= {each for name, each in bound.items() if isinstance(each, int) and _is_optional(call, name)}
    inputs = model.main.input_indexes
    operands = model.main.operands
    bare = frozenset(
        place for place, index in enumerate(inputs) if index in indexes and not any(operands[index].dimensions)
    )
    return bare if _is_valid(without(model, bare)) else frozenset()


def without(model: Model, places: frozenset[int]) -> Model:
    """The model with these of its inputs left out for good."""
    if not places:
        return model
    main = model.main
    gone = {main.input_indexes[place] for place in places}
    operands = tuple(
        replace(operand, lifetime=OperandLifeTime.NO_VALUE) if index in gone else operand
        for index, operand in enumerate(main.operands)
    )
    inputs = tuple(index for index in main.input_indexes if index not in gone)
    return replace(model, main=replace(main, operands=operands, input_indexes=inputs))


def _is_valid(model: Model) -> bool:
    try:
        validate_model(model)
    except ValidationError:
        return False
    return True


def _is_optional(call: Call, name: str) -> bool:
    return call.given(name) and call.form.argument(name).omission is Omission.NO_VALUE
