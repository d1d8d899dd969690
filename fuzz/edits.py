"""Edits of a model, which may make it invalid. Choices decide what is changed, and to what; 0 is the mildest choice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from nnconform.fuzz import boundaries
from nnconform.fuzz.model_builder import LARGEST_VALUE, ModelBuilder, ModelBuilders
from nnconform.harness.generate.choices import Choices
from nnconform.harness.model.codes import OperandLifeTime, OperandType, OperationType
from nnconform.harness.model.graph import NOWHERE, Model, Operand, Operation, SymmPerChannelQuantParams
from nnconform.harness.model.numbers import DTYPES

_TYPES, _OPERATIONS, _LIFETIMES = tuple(OperandType), tuple(OperationType), tuple(OperandLifeTime)
_OFFSETS = (0, 1, 4, 64, -1, 2**31, 2**32 - 1)
# One more edit is made unless the choice from 0 to 2 is 0.
_GO_ON = 2

Edit = Callable[[ModelBuilder, Choices], None]


def edit_model(model: Model, choices: Choices, most: int) -> tuple[Model, tuple[str, ...]]:
    """Make up to ``most`` edits; return the model and the names of the edits."""
    builders, names = ModelBuilders(model), []
    for _ in range(most):
        begin = len(choices.sequence)
        if not choices.integer(0, _GO_ON):
            break
        builder = builders.at(choices.integer(0, len(model.referenced)))
        edit = choices.pick(EDITS)
        names.append(edit.__name__)
        edit(builder, choices)
        choices.mark_span(begin)
    return builders.build(), tuple(names)


def _place(builder: ModelBuilder, choices: Choices) -> int:
    return choices.integer(0, len(builder.operands) - 1)


def _places(builder: ModelBuilder, choices: Choices, value: Callable[[Operand], Any]) -> list[int]:
    """Choose an operand, or all operands with the same ``value`` as it: arguments often have to be equal."""
    index = _place(builder, choices)
    if not choices.flag():
        return [index]
    common = value(builder.operands[index])
    return [place for place, each in enumerate(builder.operands) if value(each) == common]


def _change_value(builder: ModelBuilder, choices: Choices) -> None:
    """Change one element of a constant, or all."""
    constants = [
        index for index, each in enumerate(builder.operands) if each.lifetime == OperandLifeTime.CONSTANT_COPY
    ] or [0]
    operand = builder.operands[choices.pick(constants)]
    where = operand.location
    width = min(where.length, DTYPES[OperandType(operand.type)].itemsize if operand.type in DTYPES else 4, 4)
    if width <= 0 or where.offset < 0 or where.offset + where.length > len(builder.values):
        return
    raw = boundaries.element(choices, operand.type, width)
    places = where.length // width
    choice = choices.integer(0, min(places, 64))
    for place in range(places) if choice == places else (choice,):
        start = where.offset + place * width
        builder.values[start : start + width] = raw


def _change_extents(builder: ModelBuilder, choices: Choices) -> None:
    """Change an extent wherever it occurs, so that extents that must be equal stay equal."""
    index = _place(builder, choices)
    dimensions = builder.operands[index].dimensions
    if not dimensions:
        return
    old, new = choices.pick(dimensions), boundaries.extent(choices)
    for place, each in enumerate(builder.operands):
        if old in each.dimensions:
            changed = tuple(new if extent == old else extent for extent in each.dimensions)
            builder.operands[place] = replace(each, dimensions=changed)
            builder.fit(place)


def _change_dimensions(builder: ModelBuilder, choices: Choices) -> None:
    """Change the dimensions of one operand; with choice 0 also the size of its constant, to fit."""
    index = _place(builder, choices)
    dimensions = list(builder.operands[index].dimensions)
    match choices.integer(0, 3):
        case 0 if dimensions:
            dimensions[choices.integer(0, len(dimensions) - 1)] = boundaries.extent(choices)
        case 1:
            dimensions.insert(choices.integer(0, len(dimensions)), boundaries.extent(choices))
        case 2 if dimensions:
            del dimensions[choices.integer(0, len(dimensions) - 1)]
        case _:
            dimensions = []
    builder.operands[index] = replace(builder.operands[index], dimensions=tuple(dimensions))
    if not choices.flag():
        builder.fit(index)


def _change_type(builder: ModelBuilder, choices: Choices) -> None:
    code = boundaries.one_of(choices, 0, len(_TYPES) - 1, (-1, 1 << 16 | 7))
    code = _TYPES[code] if 0 <= code < len(_TYPES) else code
    for index in _places(builder, choices, lambda each: each.type):
        builder.operands[index] = replace(builder.operands[index], type=code)
        builder.fit(index)


def _change_scale(builder: ModelBuilder, choices: Choices) -> None:
    """Change the scale of one operand, of all with the same scale, or of all with a scale."""
    scale = boundaries.scale(choices)
    any_scale = choices.flag()
    for index in _places(builder, choices, lambda each: each.scale > 0 if any_scale else each.scale):
        operand = builder.operands[index]
        if isinstance(operand.extra_params, SymmPerChannelQuantParams):
            scales = (scale,) * len(operand.extra_params.scales)
            changed = replace(operand, extra_params=replace(operand.extra_params, scales=scales))
        else:
            changed = replace(operand, scale=scale)
        builder.operands[index] = changed


def _change_zero_point(builder: ModelBuilder, choices: Choices) -> None:
    zero_point = boundaries.zero_point(choices)
    for index in _places(builder, choices, lambda each: (each.type, each.zero_point)):
        builder.operands[index] = replace(builder.operands[index], zero_point=zero_point)


def _change_lifetime(builder: ModelBuilder, choices: Choices) -> None:
    """Change a lifetime; with choice 0 also the lists of inputs and outputs and the location, to match."""
    index = _place(builder, choices)
    lifetime = choices.pick(_LIFETIMES)
    operand = replace(builder.operands[index], lifetime=lifetime)
    if not choices.flag():
        for members, role in (
            (builder.inputs, OperandLifeTime.SUBGRAPH_INPUT),
            (builder.outputs, OperandLifeTime.SUBGRAPH_OUTPUT),
        ):
            if (index in members) != (lifetime == role):
                members.remove(index) if index in members else members.append(index)
        if lifetime not in (OperandLifeTime.CONSTANT_COPY, OperandLifeTime.CONSTANT_REFERENCE):
            operand = replace(operand, location=NOWHERE)
    builder.operands[index] = operand


def _change_location(builder: ModelBuilder, choices: Choices) -> None:
    index = _place(builder, choices)
    operand = builder.operands[index]
    old = operand.location
    match choices.integer(0, 2):
        case 0:
            new = replace(old, offset=choices.pick(_OFFSETS))
        case 1:
            new = replace(old, length=choices.pick(_OFFSETS))
        case _:
            new = replace(old, pool_index=choices.pick(_OFFSETS))
    builder.operands[index] = replace(operand, location=new)


def _change_extra(builder: ModelBuilder, choices: Choices) -> None:
    index = _place(builder, choices)
    operand = builder.operands[index]
    count = choices.pick((operand.dimensions[0] if operand.dimensions else 1, 0, 1, 3))
    scales = (boundaries.scale(choices),) * max(0, min(count, 64))
    kinds = (SymmPerChannelQuantParams(scales, choices.integer(-1, 4)), None, b"", b"\x01\x02\x03")
    builder.operands[index] = replace(operand, extra_params=choices.pick(kinds))


def _change_consumers(builder: ModelBuilder, choices: Choices) -> None:
    index = _place(builder, choices)
    builder.miscounted[index] = choices.integer(-1, 6)


def _index(builder: ModelBuilder, choices: Choices) -> int:
    """Choose an operand's index, or one of two invalid ones."""
    number = choices.integer(0, len(builder.operands) + 1)
    return -1 if number > len(builder.operands) else number


def _change_arguments(builder: ModelBuilder, choices: Choices) -> None:
    """Change the list of inputs or outputs of an operation."""
    if not builder.operations:
        return
    place = choices.integer(0, len(builder.operations) - 1)
    step = builder.operations[place]
    outputs = choices.flag()
    arguments = list(step.outputs if outputs else step.inputs)
    match choices.integer(0, 3):
        case 0 if arguments:
            arguments[choices.integer(0, len(arguments) - 1)] = _index(builder, choices)
        case 1 if arguments:
            arguments.pop()
        case 2 if len(arguments) > 1:
            first = choices.integer(0, len(arguments) - 2)
            arguments[first], arguments[first + 1] = arguments[first + 1], arguments[first]
        case _:
            arguments.append(_index(builder, choices))
    builder.operations[place] = (
        replace(step, outputs=tuple(arguments)) if outputs else replace(step, inputs=tuple(arguments))
    )


def _change_operation(builder: ModelBuilder, choices: Choices) -> None:
    if not builder.operations:
        return
    place = choices.integer(0, len(builder.operations) - 1)
    number = boundaries.one_of(choices, 0, len(_OPERATIONS) - 1, (-1, 1 << 16 | 3))
    code = _OPERATIONS[number] if 0 <= number < len(_OPERATIONS) else number
    builder.operations[place] = replace(builder.operations[place], type=code)


def _change_steps(builder: ModelBuilder, choices: Choices) -> None:
    """Repeat, reverse or remove operations."""
    steps = builder.operations
    match choices.integer(0, 2):
        case 0 if steps:
            steps.append(choices.pick(steps))
        case 1 if len(steps) > 1:
            steps.reverse()
        case _:
            steps[:1] = []


def _change_boundary(builder: ModelBuilder, choices: Choices) -> None:
    """Change the list of the graph's inputs or outputs."""
    members = builder.outputs if choices.flag() else builder.inputs
    match choices.integer(0, 2):
        case 0 if members:
            members.pop(choices.integer(0, len(members) - 1))
        case 1 if len(members) > 1:
            members.reverse()
        case _:
            members.append(_index(builder, choices))


def _add_operand(builder: ModelBuilder, choices: Choices) -> None:
    """Add an operand that nothing uses: a copy of one, or a large constant."""
    operand = choices.pick(builder.operands)
    if choices.flag():
        size = min(boundaries.extent(choices), LARGEST_VALUE)
        where = builder.store(bytes(size))
        operand = Operand(OperandType.TENSOR_QUANT8_ASYMM, (size,), OperandLifeTime.CONSTANT_COPY, 1.0, location=where)
    builder.operands.append(operand)


def _double_add(builder: ModelBuilder, choices: Choices) -> None:
    """Add an operation that reads an output of the graph: an ADD to itself, whose result is a further output."""
    if not builder.outputs:
        return
    index = choices.pick(builder.outputs)
    if not 0 <= index < len(builder.operands):
        return
    builder.operands += [
        replace(builder.operands[index], lifetime=OperandLifeTime.SUBGRAPH_OUTPUT),
        Operand(OperandType.INT32, lifetime=OperandLifeTime.CONSTANT_COPY, location=builder.store(bytes(4))),
    ]
    output = len(builder.operands) - 2
    builder.operations.append(Operation(OperationType.ADD, (index, index, output + 1), (output,)))
    builder.outputs.append(output)


EDITS: tuple[Edit, ...] = (
    _change_value,
    _change_extents,
    _change_scale,
    _change_zero_point,
    _change_dimensions,
    _change_type,
    _change_lifetime,
    _change_arguments,
    _change_operation,
    _change_location,
    _change_extra,
    _change_consumers,
    _change_steps,
    _change_boundary,
    _add_operand,
    _double_add,
)
