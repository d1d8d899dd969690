"""Calls of one operation all of whose tensors are inputs of the model: data, filters, biases, tables, states, extents.

What a driver rearranges, plans or keeps of them, it may do for one execution alone: the next one has other values.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

import msgspec
import numpy as np
from msgspec.structs import replace

from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.per_op import Constraints, DrawnCall, Undrawable, draw
from nnconform.harness.model.codes import HalVersion
from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import NOWHERE, Model
from nnconform.harness.model.numbers import SCALARS, Array, is_tensor
from nnconform.harness.ops.operation import Op, Signature
from nnconform.harness.ops.schema import Arg, Omission
from nnconform.harness.validate.model import validate_model
from nnconform.harness.validate.operation import constant_value
from nnconform.harness.validate.version import required_version

# Draws of a call that a HAL version has: some uses of what is there came later.
_DRAWS = 20
# Kinds of tensors that are rearranged in different ways: one call of each, for each form of an operation.
_KINDS = (T.TENSOR_FLOAT32, T.TENSOR_QUANT8_ASYMM)
# Values may be where definitions have none drawn.
_ANYWHERE = Constraints(anywhere=True)

Values = tuple[Array | None, ...]


class OpenedModel(NamedTuple):
    """A model with the values of its inputs; the first ``known`` were inputs before, ``what`` says which are."""

    what: str
    model: Model
    values: Values
    known: int


class OpenedCall(msgspec.Struct, frozen=True):
    """A model of one operation with the values of its inputs, and others; ``what`` names its signature, and which
    arguments are inputs. ``drawn`` is the model before, of the same values, whose inputs are the first ``known``.
    """

    what: str
    model: Model
    values: Values
    others: Values
    drawn: Model
    known: int


def opened_since(op: Op) -> HalVersion | None:
    """Return the HAL version since which an operation has calls with two tensors; None if it has none, if it runs other
    graphs, or if its results are random.
    """
    return _since(op, lambda signature: _tensors(signature) > 1)


def told_since(op: Op) -> HalVersion | None:
    """Return the same of calls with scalars that are never left out."""
    return _since(op, lambda signature: any(_is_scalar(signature, arg) for arg in signature.form.inputs))


def _since(op: Op, has: Callable[[Signature], bool]) -> HalVersion | None:
    signatures = tuple(op.signatures())
    if op.random or any(arg.type == T.SUBGRAPH for each in signatures for arg in each.form.inputs):
        return None
    return min((each.since for each in signatures if has(each)), default=None)


def opened_calls(op: Op, hal: HalVersion, choices: Choices) -> Iterator[OpenedCall]:
    """Yield the calls of each form and kind of tensors that a HAL version has: with all tensors as inputs, and with all
    arguments.
    """
    for signature in _chosen(op, hal):
        call = drawn_call(op, signature, hal, choices)
        if call is None:
            continue
        for stage, (which, model, values, known) in enumerate(opened_models(call, hal)):
            if stage and len(values) == known:
                continue
            what = f"{op.code.name}, {signature.form.name}, {signature.row.of.name}, {which}"
            others = tuple(None if each is None else _other(each) for each in values)
            yield OpenedCall(what, model, values, others, call.model, len(call.inputs))


def opened_models(call: DrawnCall, hal: HalVersion) -> Iterator[OpenedModel]:
    """Yield the model of a call with all tensors as inputs, then with all arguments: those that may be, at this HAL
    version.
    """
    model, values = call.model, tuple(call.inputs)
    for which, scalars in (("tensors", False), ("arguments", True)):
        known = len(values)
        for index in call.model.main.operations[0].inputs:
            operand = model.main.operands[index]
            if operand.lifetime != L.CONSTANT_COPY or not (scalars or is_tensor(operand.type)):
                continue
            value, opened = constant_value(model, operand), with_input(model, index, hal)
            if value is not None and opened is not None:
                model, values = opened, (*values, value)
        yield OpenedModel(f"all {which} inputs", model, values, known)


def _is_scalar(signature: Signature, arg: Arg) -> bool:
    return arg.omission is Omission.NEVER and not arg.any_type and signature.row.type_of(arg) in SCALARS


def _tensors(signature: Signature) -> int:
    arguments = [arg for arg in signature.form.inputs if not arg.any_type]
    return sum(is_tensor(type) for arg in arguments if (type := signature.row.type_of(arg)) is not None)


def _chosen(op: Op, hal: HalVersion) -> list[Signature]:
    """Return of each form the first signature of each kind that a HAL version has, the first of all if it has none."""
    chosen = []
    for form in op.forms:
        have = [each for each in op.signatures() if each.form is form and each.since <= hal]
        kinds = [next((each for each in have if each.row.of == kind), None) for kind in _KINDS]
        chosen += [each for each in kinds if each is not None] or have[:1]
    return chosen


def _other(value: Array) -> Array:
    """Return other values that are as valid: rows in the opposite order, or all numbers, or others if these are equal.

    Integers in order, and scalars, stay as they are: an operation may want them so.
    """
    if not value.ndim or (value.dtype == np.int32 and np.array_equal(np.sort(value.reshape(-1)), value.reshape(-1))):
        return value
    if value.ndim > 1 and len(value) > 1:
        changed = value[::-1].copy()
    else:
        changed = value.reshape(-1)[::-1].reshape(value.shape).copy()
    if value.dtype == np.int32 or not np.array_equal(changed, value):
        return changed
    return value + value.dtype.type(1) if value.dtype.kind == "f" else ~value


def drawn_call(
    op: Op, signature: Signature, hal: HalVersion, choices: Choices, wish: Constraints = _ANYWHERE
) -> DrawnCall | None:
    """Return a valid call of a signature that a HAL version has, under constraints; None if none is drawn."""
    later = {arg.name for arg in signature.form.inputs if arg.since is not None and arg.since > hal}
    # Arguments at the end are left off together with those before them that a later version made optional.
    constraints = replace(wish, omitted=wish.omitted | later)
    for _ in range(_DRAWS):
        try:
            call = draw(choices, op, signature.form, signature.row, constraints)
        except Undrawable:
            return None
        if required_version(call.model, validate_model(call.model)) <= hal:
            return call
    return None


def with_input(model: Model, index: int, hal: HalVersion) -> Model | None:
    """Return the model with a constant as a further input, and outputs of unknown extents; None if that is invalid."""
    operands = list(model.main.operands)
    operands[index] = replace(operands[index], lifetime=L.SUBGRAPH_INPUT, location=NOWHERE)
    for output in model.main.output_indexes:
        if is_tensor(operands[output].type) and hal >= HalVersion.V1_2:
            operands[output] = replace(operands[output], dimensions=(0,) * len(operands[output].dimensions))
    inputs = (*model.main.input_indexes, index)
    opened = replace(model, main=replace(model.main, operands=tuple(operands), input_indexes=inputs))
    try:
        return opened if required_version(opened, validate_model(opened)) <= hal else None
    except ValidationError:
        return None
