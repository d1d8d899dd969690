"""Edits of a model that need not leave it valid. Each asks the choices what to change and to what; 0 is mildest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace

from harness.generate.choices import Choices
from harness.model.codes import OperandLifeTime, OperandType, OperationType
from harness.model.graph import (
    NOWHERE,
    DataLocation,
    Model,
    Operand,
    Operation,
    Subgraph,
    SymmPerChannelQuantParams,
)

_TYPES = tuple(OperandType)
_OPERATIONS = tuple(OperationType)
_LIFETIMES = tuple(OperandLifeTime)
_EXTENTS = (1, 2, 3, 0, 5, 7, 17, 255, 65536, 2**31 - 1, 2**32 - 1, 2**32)
_SCALES = (1.0, 0.5, 0.0, 2.0, -1.0, 1e-38, 1e-46, 3e38, 1e39, float("inf"), float("nan"))
_ZERO_POINTS = (0, 1, -1, 127, 128, 255, 256, -128, -129, 65535, 2**31 - 1, -(2**31))
_VALUES = (0, 1, 2, 3, -1, 4, 5, 7, 8, -2, 127, 255, -128, 1 << 16, 2**31 - 1, -(2**31))
_OFFSETS = (0, 1, 4, 64, -1, 2**31, 2**32 - 1)
# A few bytes more than this are of no further use to a constant.
_LARGEST_VALUE = 1 << 12


class Draft:
    """A model that is being edited: one of its graphs, and what all share."""

    def __init__(self, model: Model, place: int) -> None:
        graph = model.subgraphs()[place]
        self.model, self.place = model, place
        self.operands, self.operations = list(graph.operands), list(graph.operations)
        self.inputs, self.outputs = list(graph.input_indexes), list(graph.output_indexes)
        self.values = bytearray(model.operand_values)

    def finished(self, *, recount: bool) -> Model:
        """The model; ``recount`` has the consumers' numbers say what is so."""
        operands = _recounted(self.operands, self.operations) if recount else self.operands
        graph = Subgraph(tuple(operands), tuple(self.operations), tuple(self.inputs), tuple(self.outputs))
        model = replace(self.model, operand_values=bytes(self.values))
        if not self.place:
            return replace(model, main=graph)
        place = self.place - 1
        return replace(model, referenced=(*model.referenced[:place], graph, *model.referenced[place + 1 :]))


Edit = Callable[[Draft, Choices], None]


def edited(model: Model, choices: Choices, most: int) -> Model:
    """The model after up to ``most`` edits."""
    for _ in range(choices.integer(0, most)):
        draft = Draft(model, choices.integer(0, len(model.referenced)))
        begin = len(choices.taken)
        choices.pick(EDITS)(draft, choices)
        model = draft.finished(recount=not choices.flag())
        choices.part(begin)
    return model


def _recounted(operands: list[Operand], operations: list[Operation]) -> list[Operand]:
    counts = Counter(index for step in operations for index in step.inputs)
    return [
        each if each.number_of_consumers == counts[index] else replace(each, number_of_consumers=counts[index])
        for index, each in enumerate(operands)
    ]


def _place(draft: Draft, choices: Choices) -> int:
    return choices.integer(0, len(draft.operands) - 1)


def _change_value(draft: Draft, choices: Choices) -> None:
    """Another value of a constant: one of its elements, or all."""
    constants = [
        index for index, each in enumerate(draft.operands) if each.lifetime == OperandLifeTime.CONSTANT_COPY
    ] or [0]
    operand = draft.operands[choices.pick(constants)]
    where = operand.location
    width = min(where.length, 4)
    if width <= 0 or where.offset + where.length > len(draft.values):
        return
    value = choices.pick(_VALUES) if not choices.flag() else choices.integer(-(2**31), 2**31 - 1)
    raw = value.to_bytes(4, "little", signed=True)[:width]
    places = where.length // width
    chosen = choices.integer(0, min(places, 64))
    for place in range(places) if chosen == places else (chosen,):
        start = where.offset + place * width
        draft.values[start : start + width] = raw


def _change_extent(draft: Draft, choices: Choices) -> None:
    index = _place(draft, choices)
    dimensions = list(draft.operands[index].dimensions)
    match choices.integer(0, 3):
        case 0 if dimensions:
            dimensions[choices.integer(0, len(dimensions) - 1)] = choices.pick(_EXTENTS)
        case 1:
            dimensions.insert(choices.integer(0, len(dimensions)), choices.pick(_EXTENTS))
        case 2 if dimensions:
            del dimensions[choices.integer(0, len(dimensions) - 1)]
        case _:
            dimensions = []
    draft.operands[index] = replace(draft.operands[index], dimensions=tuple(dimensions))


def _change_type(draft: Draft, choices: Choices) -> None:
    index = _place(draft, choices)
    number = choices.integer(0, len(_TYPES) + 1)
    code = _TYPES[number] if number < len(_TYPES) else (-1, 1 << 16 | 7)[number - len(_TYPES)]
    draft.operands[index] = replace(draft.operands[index], type=code)


def _change_scale(draft: Draft, choices: Choices) -> None:
    index = _place(draft, choices)
    draft.operands[index] = replace(draft.operands[index], scale=choices.pick(_SCALES))


def _change_zero_point(draft: Draft, choices: Choices) -> None:
    index = _place(draft, choices)
    draft.operands[index] = replace(draft.operands[index], zero_point=choices.pick(_ZERO_POINTS))


def _change_lifetime(draft: Draft, choices: Choices) -> None:
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


def _change_location(draft: Draft, choices: Choices) -> None:
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


def _change_extra(draft: Draft, choices: Choices) -> None:
    index = _place(draft, choices)
    operand = draft.operands[index]
    count = choices.pick((operand.dimensions[0] if operand.dimensions else 1, 0, 1, 3))
    scales = (choices.pick(_SCALES),) * min(count, 64)
    kinds = (SymmPerChannelQuantParams(scales, choices.integer(-1, 4)), None, b"", b"\x01\x02\x03")
    draft.operands[index] = replace(operand, extra_params=choices.pick(kinds))


def _change_consumers(draft: Draft, choices: Choices) -> None:
    index = _place(draft, choices)
    draft.operands[index] = replace(draft.operands[index], number_of_consumers=choices.integer(-1, 6))


def _index(draft: Draft, choices: Choices) -> int:
    """An operand's index; the last two are of none."""
    number = choices.integer(0, len(draft.operands) + 1)
    return -1 if number > len(draft.operands) else number


def _change_arguments(draft: Draft, choices: Choices) -> None:
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


def _change_operation(draft: Draft, choices: Choices) -> None:
    if not draft.operations:
        return
    place = choices.integer(0, len(draft.operations) - 1)
    number = choices.integer(0, len(_OPERATIONS) + 1)
    code = _OPERATIONS[number] if number < len(_OPERATIONS) else (-1, 1 << 16 | 3)[number - len(_OPERATIONS)]
    draft.operations[place] = replace(draft.operations[place], type=code)


def _change_steps(draft: Draft, choices: Choices) -> None:
    """Operations repeated, exchanged or taken away."""
    steps = draft.operations
    match choices.integer(0, 2):
        case 0 if steps:
            steps.append(choices.pick(steps))
        case 1 if len(steps) > 1:
            steps.reverse()
        case _:
            steps[:1] = []


def _change_boundary(draft: Draft, choices: Choices) -> None:
    """Another list of the graph's inputs or outputs."""
    members = draft.outputs if choices.flag() else draft.inputs
    match choices.integer(0, 2):
        case 0 if members:
            members.pop(choices.integer(0, len(members) - 1))
        case 1 if len(members) > 1:
            members.reverse()
        case _:
            members.append(_index(draft, choices))


def _add_operand(draft: Draft, choices: Choices) -> None:
    """One more operand, which nothing uses: a copy of one, a constant too large, or one of any type."""
    operand = choices.pick(draft.operands)
    if choices.flag():
        size = min(choices.pick(_EXTENTS), _LARGEST_VALUE)
        where = DataLocation(0, len(draft.values), size)
        draft.values.extend(bytes(size))
        operand = Operand(OperandType.TENSOR_QUANT8_ASYMM, (size,), OperandLifeTime.CONSTANT_COPY, 1.0, location=where)
    draft.operands.append(operand)


def _double_add(draft: Draft, choices: Choices) -> None:
    """Have a graph's output read by one more operation: an ADD to itself, as an output of the same kind."""
    if not draft.outputs:
        return
    index = choices.pick(draft.outputs)
    if not 0 <= index < len(draft.operands):
        return
    draft.operands += [
        replace(draft.operands[index], lifetime=OperandLifeTime.SUBGRAPH_OUTPUT),
        Operand(
            OperandType.INT32,
            lifetime=OperandLifeTime.CONSTANT_COPY,
            location=DataLocation(0, len(draft.values), 4),
        ),
    ]
    draft.values.extend(bytes(4))
    output = len(draft.operands) - 2
    draft.operations.append(Operation(OperationType.ADD, (index, index, output + 1), (output,)))
    draft.outputs.append(output)


EDITS: tuple[Edit, ...] = (
    _change_value,
    _change_extent,
    _change_scale,
    _change_zero_point,
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
