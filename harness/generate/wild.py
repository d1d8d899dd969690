"""Calls whose arguments have values that no rule allows, or whose result the contract leaves open.

They follow from the definitions: each number that an operation is told (an index, an extent, a count, an axis) is out
of range once as a constant and once at run time, and each tensor of floats or integers has what has no order, no
quotient or no room: NaN, infinities, the ends of a type. Any result or status is right; that one comes, and that
nothing else is harmed, is due.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import prod

import msgspec
import numpy as np
from msgspec.structs import replace

from nnconform.harness.conversion.operands import with_constant
from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.opened import OpenedModel, drawn_call, opened_models
from nnconform.harness.generate.per_op import DrawnCall
from nnconform.harness.model.codes import HalVersion
from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import DataLocation, Model
from nnconform.harness.model.numbers import FLOATS, Array
from nnconform.harness.ops.operation import Form, Op, Signature
from nnconform.harness.validate.operation import OperandFacts, bind_call, check_operation, constant_value

_NUMBERS = frozenset({T.INT32, T.UINT32, T.TENSOR_INT32})
_REALS = frozenset({*FLOATS, T.FLOAT32, T.FLOAT16})
_MOST, _LEAST = 2**31 - 1, -(2**31)
# Beside 0 and one more than there are: the first that are wrong, such as wrap around at 16 bits or in a product of two,
# and the ends. What is large is so large that no machine has room for what it asks.
_WILD = (-1, 0, 2**16, 2**30 + 3, _MOST, _LEAST)
_WILD_REALS = (np.nan, np.inf, -np.inf, 0.0, -1.0)
# A number beyond this may ask for long work, and an output of so many elements does, unless it has more than a machine
# has room for: 2^31 of them take 8 GiB, which a driver may fill, for half a minute if others want the memory too.
_LONG, _MANY, _NO_ROOM = 2**16, 2**26, 2**40
# Of a tensor of numbers all are wild, or the last alone.
_ALL, _LAST = "all", "the last"


class WildCall(msgspec.Struct, frozen=True):
    """Inputs for a model of one operation; ``what`` says what is wild about them."""

    what: str
    inputs: tuple[Array | None, ...]


class WildModel(msgspec.Struct, frozen=True):
    """A model of one operation with a valid call of it, and the wild calls; a wild model has but one call, ``valid``.

    ``what`` says what is wild about a model that is wild itself, else it names the signature.
    """

    what: str
    model: Model
    valid: tuple[Array | None, ...]
    wild: tuple[WildCall, ...] = ()


def signatures_of(op: Op, hal: HalVersion) -> list[Signature]:
    """Return of each form of an operation the first signature, the first of floats and the first of integers that a HAL
    version has.
    """
    chosen = []
    for form in op.forms:
        have = [each for each in op.signatures() if each.form is form and each.since <= hal]
        integers = [each for each in have if each.row.of == T.TENSOR_INT32]
        floats = [each for each in have if each.row.of == T.TENSOR_FLOAT32]
        of_form = [*have[:1], *floats[:1], *integers[:1]]
        chosen += [each for place, each in enumerate(of_form) if each not in of_form[:place]]
    return chosen


def wild_since(op: Op) -> HalVersion | None:
    """Return the HAL version since which an operation takes integers or floats; None if it never does, or if it runs
    other graphs, whose operations are what is wild then.
    """
    arguments = [(each, arg) for each in op.signatures() for arg in each.form.inputs]
    if any(arg.type == T.SUBGRAPH for _, arg in arguments):
        return None
    wild = [each.since for each, arg in arguments if not arg.any_type and each.row.type_of(arg) in _NUMBERS | _REALS]
    return min(wild, default=None)


def wild_models(op: Op, hal: HalVersion, choices: Choices) -> Iterator[WildModel]:
    """Yield the wild calls of an operation: for each signature valid models with wild inputs, then models with wild
    constants.
    """
    for signature in signatures_of(op, hal):
        call = drawn_call(op, signature, hal, choices)
        if call is None:
            continue
        name = f"{op.code.name}, {signature.form.name}, {signature.row.of.name}"
        yield from _at_run_time(name, signature.form, call, hal)
        yield from _as_constants(name, signature.form, call)


def _named(form: Form, place: int) -> str:
    """Return how an argument is told: by its place in the list, and by its name, which no place behind a list has."""
    args = form.inputs[: place + 1]
    return f"argument {place}" + ("" if any(arg.repeated for arg in args) else f" ({args[-1].name})")


def _at_run_time(name: str, form: Form, call: DrawnCall, hal: HalVersion) -> Iterator[WildModel]:
    """Yield the call with wild inputs: as it was drawn, with all tensors as inputs, with all arguments as inputs.

    What a driver wants to be constant differs: scalars, or what shapes follow from. Each model has the wild values of
    the inputs that the one before did not have.
    """
    drawn = OpenedModel("as drawn", call.model, tuple(call.inputs), 0)
    for what, model, values, known in (drawn, *opened_models(call, hal)):
        if known and len(values) == known:
            continue
        if wild := tuple(_wild_inputs(form, call.model, model, values, known)):
            yield WildModel(f"{name}, {what}", model, values, wild)


def _wild_inputs(
    form: Form, drawn: Model, model: Model, values: Sequence[Array | None], first: int
) -> Iterator[WildCall]:
    """Yield the inputs with one of them wild, from number ``first`` on, then with all integers wild."""
    numbers = []
    for place, (index, value) in enumerate(zip(model.main.input_indexes, values, strict=True)):
        operand = model.main.operands[index]
        if value is None or not value.size:
            continue
        if operand.type in _NUMBERS:
            numbers.append(place)
        for what, array in _wild_values(drawn, index, value) if place >= first else ():
            changed = (*values[:place], array, *values[place + 1 :])
            argument = _named(form, model.main.operations[0].inputs.index(index))
            yield WildCall(f"{argument}: {what}", changed)
    for number in (_MOST, _LEAST, 0) if len(numbers) > 1 else ():
        every = tuple(
            np.full_like(value, _clipped(number, value)) if place in numbers and value is not None else value
            for place, value in enumerate(values)
        )
        yield WildCall(f"all integers {number}", every)


def _wild_values(model: Model, index: int, value: Array) -> Iterator[tuple[str, Array]]:
    """Yield wild values of an argument, each with what is wild about it."""
    kind = model.main.operands[index].type
    wild: Sequence[float] = _WILD_REALS if kind in _REALS else ()
    if kind in _NUMBERS:
        extents = {extent for each in model.main.operands for extent in each.dimensions}
        wild = (*_WILD, max(extents, default=1), int(value.max()) + 1)
    for number in dict.fromkeys(wild):
        for which in (_ALL, _LAST) if value.size > 1 else (_ALL,):
            array = value.copy()
            if which == _ALL:
                array[...] = _clipped(number, value)
            else:
                array.reshape(-1)[-1] = _clipped(number, value)
            if not _takes_long(model, index, number, array):
                yield f"{which} {number}", array


def _takes_long(model: Model, index: int, number: float, array: Array) -> bool:
    """Return whether the model with this value is valid and its outputs have room: a driver may then do all the work
    that the number asks for, which is long if they are large. A large number that is no element but told by a constant,
    such as a count, may ask for much work for a small output.
    """
    changed = _with_value(model, index, array)
    main = changed.main
    try:
        inferred = check_operation(bind_call(OperandFacts(changed, main), main.operations[0]))
    except ValidationError:
        return False
    most = max(prod(extent or 1 for extent in extents or ()) for extents in inferred)
    is_told = model.main.operands[index].lifetime == L.CONSTANT_COPY and number > _LONG
    return most < _NO_ROOM and (most > _MANY or is_told)


def _with_value(model: Model, index: int, array: Array) -> Model:
    """Return the model with the value of a constant or an input, which is a constant then."""
    operand, main = model.main.operands[index], model.main
    if operand.lifetime == L.CONSTANT_COPY:
        return with_constant(model, index, array)
    place = DataLocation(0, len(model.operand_values), array.nbytes)
    constant = replace(operand, lifetime=L.CONSTANT_COPY, location=place)
    operands = (*main.operands[:index], constant, *main.operands[index + 1 :])
    return replace(model, main=replace(main, operands=operands), operand_values=model.operand_values + array.tobytes())


def _clipped(number: float, like: Array) -> float:
    """Return the number, or the end of an integer type that it is beyond."""
    if like.dtype.kind == "f":
        return number
    ends = np.iinfo(like.dtype)
    return int(min(max(number, ends.min), ends.max))


def _as_constants(name: str, form: Form, call: DrawnCall) -> Iterator[WildModel]:
    """Yield the model with one constant wild, of those that the operation is told; most of these are invalid models."""
    model = call.model
    for place, index in enumerate(model.main.operations[0].inputs):
        operand = model.main.operands[index]
        value = constant_value(model, operand)
        if value is None or not value.size or operand.lifetime != L.CONSTANT_COPY:
            continue
        for what, array in _wild_values(model, index, value):
            changed = with_constant(model, index, array)
            yield WildModel(f"{name}, {_named(form, place)} constant: {what}", changed, call.inputs)
