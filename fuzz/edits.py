"""Edits of a model that need not leave it valid. Each asks the choices what to change and to what; 0 is mildest."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from nnconform.fuzz import boundaries
from nnconform.fuzz.model_builder import LARGEST_VALUE, ModelBuilder, ModelBuilders
from nnconform.harness.generate.choices import Choices
from nnconform.harness.model.codes import OperandLifeTime, OperandType, OperationType
from nnconform.harness.model.graph import NOWHERE, Model, Operand, Operation, SymmPerChannelQuantParams
from nnconform.harness.model.numbers import DTYPES

_TYPES, _OPERATIONS, _LIFETIMES = tuple(OperandType), tuple(OperationType), tuple(OperandLifeTime)
_OFFSETS = (0, 1, 4, 64, -1, 2**31, 2**32 - 1)
# Of 3 times that it is asked whether to go on editing, the answer is no once.
_GO_ON = 2

Edit = Callable[[ModelBuilder, Choices], None]


def edited(model: Model, choices: Choices, most: int) -> tuple[Model, tuple[str, ...]]:
    """The model after up to ``most`` edits, and which they were."""
    drafts, names = ModelBuilders(model), []
    for _ in range(most):
        begin = len(choices.taken)
        if not choices.integer(0, _GO_ON):
            break
        draft = drafts.at(choices.integer(0, len(model.referenced)))
        edit = choices.pick(EDITS)
        names.append(edit.__name__)
        edit(draft, choices)
        choices.part(begin)
    return drafts.finished(), tuple(names)


def _place(draft: ModelBuilder, choices: Choices) -> int:
    return choices.integer(0, len(draft.operands) - 1)


def _places(draft: ModelBuilder, choices: Choices, value: Callable[[Operand], Any]) -> list[int]:
    """An operand alone, or all those with it that have the same value: arguments are often bound to be alike."""
    index = _place(draft, choices)
    if not choices.flag():
        return [index]
    wanted = value(draft.operands[index])
    return [place for place, each in enumerate(draft.operands) if value(each) == wanted]


def _change_value(draft: ModelBuilder, choices: Choices) -> None:
    """Another value of a constant: one of its elements, or all."""
    constants = [
        index for index, each in enumerate(draft.operands) if each.lifetime == OperandLifeTime.CONSTANT_COPY
    ] or [0]
    operand = draft.operands[choices.pick(constants)]
    where = operand.location
    width = min(where.length, DTYPES[OperandType(operand.type)].itemsize if operand.type in DTYPES else 4, 4)
    if width <= 0 or where.offset < 0 or where.offset + where.length > len(draft.values):
        return
    raw = boundaries.element(choices, operand.type, width)
    places = where.length // width
    chosen = choices.integer(0, min(places, 64))
    for place in range(places) if chosen == places else (chosen,):
        start = where.offset + place * width
        draft.values[start : start + width] = raw


def _change_extents(draft: ModelBuilder, choices: Choices) -> None:
    """Another extent, wherever there is that extent, so that what must agree goes on to agree."""
    index = _place(draft, choices)
    dimensions = draft.operands[index].dimensions
    if not dimensions:
        return
    old, new = choices.pick(dimensions), boundaries.extent(choices)
    for place, each in enumerate(draft.operands):
        if old in each.dimensions:
            changed = tuple(new if extent == old else extent for extent in each.dimensions)
            draft.operands[place] = replace(each, dimensions=changed)
            draft.fit(place)


def _change_dimensions(draft: ModelBuilder, choices: Choices) -> None:
    """Other dimensions of one operand; 0 with as many bytes as they need."""
    index = _place(draft, choices)
    dimensions = list(draft.operands[index].dimensions)
    match choices.integer(0, 3):
        case 0 if dimensions:
            dimensions[choices.integer(0, len(dimensions) - 1)] = boundaries.extent(choices)
        case 1:
            dimensions.insert(choices.integer(0, len(dimensions)), boundaries.extent(choices))
        case 2 if dimensions:
            del dimensions[choices.integer(0, len(dimensions) - 1)]
        case _:
            dimensions = []
    draft.operands[index] = replace(draft.operands[index], dimensions=tuple(dimensions))
    if not choices.flag():
        draft.fit(index)


def _change_type(draft: ModelBuilder, choices: Choices) -> None:
    code = boundaries.one_of(choices, 0, len(_TYPES) - 1, (-1, 1 << 16 | 7))
    code = _TYPES[code] if 0 <= code < len(_TYPES) else code
    for index in _places(draft, choices, lambda each: each.type):
        draft.operands[index] = replace(draft.operands[index], type=code)
        draft.fit(index)


def _change_scale(draft: ModelBuilder, choices: Choices) -> None:
    """Another scale: of one operand, of all that have the same, or of all that have one."""
    scale = boundaries.scale(choices)
    any_scale = choices.flag()
    for index in _places(draft, choices, lambda each: each.scale > 0 if any_scale else each.scale):
        operand = draft.operands[index]
        if isinstance(operand.extra_params, SymmPerChannelQuantParams):
            scales = (scale,) * len(operand.extra_params.scales)
            changed = replace(operand, extra_params=replace(operand.extra_params, scales=scales))
        else:
            changed = replace(operand, scale=scale)
        draft.operands[index] = changed


def _change_zero_point(draft: ModelBuilder, choices: Choices) -> None:
    zero_point = boundaries.zero_point(choices)
    for index in _places(draft, choices, lambda each: (each.type, each.zero_point)):
        draft.operands[index] = replace(draft.operands[index], zero_point=zero_point)


def _change_lifetime(draft: ModelBuilder, choices: Choices) -> None:
    """Another life time; 0 with the lists of inputs and outputs to match, and no location where it has none."""
    index = _place(draft, choices)
    lifetime = choices.pick(_LIFETIMES)
    operand = replace(draft.operands[index], lifetime=lifetime)
    if not choices.flag():
        for members, role in (
            (draft.inputs, OperandLifeTime.SUBGRAPH_INPUT),
            (draft.outputs, OperandLifeTime.SUBGRAPH_OUTPUT),
        ):
            if (index in members) != (lifetime == role):
                members.remove(index) if index in members else members.append(index)
        if lifetime not in (OperandLifeTime.CONSTANT_COPY, OperandLifeTime.CONSTANT_REFERENCE):
            operand = replace(operand, location=NOWHERE)
    draft.operands[index] = operand


def _change_location(draft: ModelBuilder, choices: Choices) -> None:
    index = _place(draft, choices)
    operand = draft.operands[index]
    old = operand.location
    match choices.integer(0, 2):
        case 0:
            new = replace(old, offset=choices.pick(_OFFSETS))
        case 1:
            new = replace(old, length=choices.pick(_OFFSETS))
        case _:
            new = replace(old, pool_index=choices.pick(_OFFSETS))
    draft.operands[index] = replace(operand, location=new)


def _change_extra(draft: ModelBuilder, choices: Choices) -> None:
    index = _place(draft, choices)
    operand = draft.operands[index]
    count = choices.pick((operand.dimensions[0] if operand.dimensions else 1, 0, 1, 3))
    scales = (boundaries.scale(choices),) * max(0, min(count, 64))
    kinds = (SymmPerChannelQuantParams(scales, choices.integer(-1, 4)), None, b"", b"\x01\x02\x03")
    draft.operands[index] = replace(operand, extra_params=choices.pick(kinds))


def _change_consumers(draft: ModelBuilder, choices: Choices) -> None:
    index = _place(draft, choices)
    draft.miscounted[index] = choices.integer(-1, 6)


def _index(draft: ModelBuilder, choices: Choices) -> int:
    """An operand's index; the last two are of none."""
    number = choices.integer(0, len(draft.operands) + 1)
    return -1 if number > len(draft.operands) else number


def _change_arguments(draft: ModelBuilder, choices: Choices) -> None:
    """Another list of inputs or outputs of an operation."""
    if not draft.operations:
        return
    place = choices.integer(0, len(draft.operations) - 1)
    step = draft.operations[place]
    outputs = choices.flag()
    named = list(step.outputs if outputs else step.inputs)
    match choices.integer(0, 3):
        case 0 if named:
            named[choices.integer(0, len(named) - 1)] = _index(draft, choices)
        case 1 if named:
            named.pop()
        case 2 if len(named) > 1:
            first = choices.integer(0, len(named) - 2)
            named[first], named[first + 1] = named[first + 1], named[first]
        case _:
            named.append(_index(draft, choices))
    draft.operations[place] = replace(step, outputs=tuple(named)) if outputs else replace(step, inputs=tuple(named))


def _change_operation(draft: ModelBuilder, choices: Choices) -> None:
    if not draft.operations:
        return
    place = choices.integer(0, len(draft.operations) - 1)
    number = boundaries.one_of(choices, 0, len(_OPERATIONS) - 1, (-1, 1 << 16 | 3))
    code = _OPERATIONS[number] if 0 <= number < len(_OPERATIONS) else number
    draft.operations[place] = replace(draft.operations[place], type=code)


def _change_steps(draft: ModelBuilder, choices: Choices) -> None:
    """Operations repeated, exchanged or taken away."""
    steps = draft.operations
    match choices.integer(0, 2):
        case 0 if steps:
            steps.append(choices.pick(steps))
        case 1 if len(steps) > 1:
            steps.reverse()
        case _:
            steps[:1] = []


def _change_boundary(draft: ModelBuilder, choices: Choices) -> None:
    """Another list of the graph's inputs or outputs."""
    members = draft.outputs if choices.flag() else draft.inputs
    match choices.integer(0, 2):
        case 0 if members:
            members.pop(choices.integer(0, len(members) - 1))
        case 1 if len(members) > 1:
            members.reverse()
        case _:
            members.append(_index(draft, choices))


def _add_operand(draft: ModelBuilder, choices: Choices) -> None:
    """One more operand, which nothing uses: a copy of one, a constant too large, or one of any type."""
    operand = choices.pick(draft.operands)
    if choices.flag():
        size = min(boundaries.extent(choices), LARGEST_VALUE)
        where = draft.keep(bytes(size))
        operand = Operand(OperandType.TENSOR_QUANT8_ASYMM, (size,), OperandLifeTime.CONSTANT_COPY, 1.0, location=where)
    draft.operands.append(operand)


def _double_add(draft: ModelBuilder, choices: Choices) -> None:
    """Have a graph's output read by one more operation: an ADD to itself, as an output of the same kind."""
    if not draft.outputs:
        return
    index = choices.pick(draft.outputs)
    if not 0 <= index < len(draft.operands):
        return
    draft.operands += [
        replace(draft.operands[index], lifetime=OperandLifeTime.SUBGRAPH_OUTPUT),
        Operand(OperandType.INT32, lifetime=OperandLifeTime.CONSTANT_COPY, location=draft.keep(bytes(4))),
    ]
    output = len(draft.operands) - 2
    draft.operations.append(Operation(OperationType.ADD, (index, index, output + 1), (output,)))
    draft.outputs.append(output)


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
