"""The small models that checks execute, with inputs and right outputs, from ``models.mod.py`` beside this file."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from msgspec.structs import replace

from nnconform.harness.model.codes import HalVersion, OperandLifeTime, OperationType
from nnconform.harness.model.graph import DataLocation, Model, Operand, Subgraph
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.numbers import is_tensor
from nnconform.harness.ops.table import TABLE
from nnconform.harness.spec.case import Case
from nnconform.harness.spec.reader import read_spec
from nnconform.harness.validate.model import validate_model
from nnconform.harness.validate.version import required_version

ENDLESS = "endless"
# Differs from ``chain_float32`` in a constant alone.
OTHER_FACTOR = "chain_other_factor"
# An IF inside an IF.
NESTED = "nested_float32"
# A product with a quantised bias, HAL 1.0: for mutants of the bias.
BIASED = "biased_quant8"
# An input that one operation can do without, and another that reads it cannot.
SHARED = "shared_bias"
# Cases only for the checks that name them.
SPECIAL = frozenset({ENDLESS, OTHER_FACTOR, NESTED, BIASED, SHARED})
# So are those that begin with these: weights that are inputs, with a scale for each channel; extents that values give.
_WEIGHTS, GIVEN = "weights_", "given_"


@cache
def _all(file: str = "models") -> dict[str, tuple[HalVersion, Case]]:
    all_cases: dict[str, tuple[HalVersion, Case]] = {}
    for each in read_spec(Path(__file__).with_name(f"{file}.mod.py")):
        name = each.name.removeprefix(f"{file}_")
        all_cases[name] = required_version(each.model, validate_model(each.model)), replace(each, name=name)
    return all_cases


def case(name: str) -> Case:
    """Return the case of this name. Raises KeyError. The loop of ``ENDLESS`` never ends: expect no outputs of it."""
    return _all()[name][1]


def cases(hal: HalVersion) -> tuple[Case, ...]:
    """Return every case that a driver of HAL version ``hal`` can execute to its end."""
    return tuple(each for name, (since, each) in _all().items() if since <= hal and not _is_special(name))


def singles(hal: HalVersion) -> tuple[Case, ...]:
    """Return cases of one operation each that are valid for a driver of HAL version ``hal``."""
    return tuple(each for since, each in _all("single").values() if since <= hal)


def _is_special(name: str) -> bool:
    return name in SPECIAL or name.startswith((_WEIGHTS, GIVEN))


def unspecified(model: Model) -> Model:
    """Return the model with unknown extents for its outputs; their ranks stay (HAL 1.2)."""
    operands = list(model.main.operands)
    for index in model.main.output_indexes:
        operand = operands[index]
        if is_tensor(operand.type):
            operands[index] = replace(operand, dimensions=(0,) * len(operand.dimensions))
    return replace(model, main=replace(model.main, operands=tuple(operands)))


def of_unknown_extents(model: Model) -> Model:
    """Return the model with unknown extents for its inputs and outputs; their ranks stay (HAL 1.2)."""
    indexes = {*model.main.input_indexes, *model.main.output_indexes}
    operands = [
        replace(each, dimensions=(0,) * len(each.dimensions)) if index in indexes else each
        for index, each in enumerate(model.main.operands)
    ]
    return replace(model, main=replace(model.main, operands=tuple(operands)))


def in_pools(model: Model, pools: Sequence[Memory], offset: int = 0) -> Model:
    """Return the model with its constants in ``pools``, in turn; each holds all operand values, from ``offset`` on."""
    numbers = itertools.count()

    def move(operand: Operand) -> Operand:
        if operand.lifetime != OperandLifeTime.CONSTANT_COPY:
            return operand
        location = DataLocation(next(numbers) % len(pools), operand.location.offset + offset, operand.location.length)
        return replace(operand, lifetime=OperandLifeTime.CONSTANT_REFERENCE, location=location)

    return replace(model.with_operands(move), operand_values=b"", pools=tuple(pools))


def ending_in_a_number(model: Model) -> Model:
    """Return the model with its constant values in another order: a value whose last byte is not 0 is the last."""
    constants = [each for graph in model.subgraphs() for each in graph.operands if _is_copied(each)]
    last = next(each for each in constants if model.constant(each)[-1])
    places, values = {}, bytearray()
    for each in (*(each for each in constants if each is not last), last):
        places[id(each)] = replace(each.location, offset=len(values))
        values += model.constant(each)
    moved = model.with_operands(lambda each: replace(each, location=places.get(id(each), each.location)))
    return replace(moved, operand_values=bytes(values))


def at_odd_offsets(model: Model) -> Model:
    """Return the model with each of its copied constants at an odd offset, and other bytes around it."""
    places, values = {}, bytearray()
    for each in (each for graph in model.subgraphs() for each in graph.operands if _is_copied(each)):
        values += b"\x2a" * (1 if len(values) % 2 == 0 else 2)
        places[id(each)] = replace(each.location, offset=len(values))
        values += model.constant(each)
    moved = model.with_operands(lambda each: replace(each, location=places.get(id(each), each.location)))
    return replace(moved, operand_values=bytes(values))


def _is_copied(operand: Operand) -> bool:
    return operand.lifetime == OperandLifeTime.CONSTANT_COPY


def in_pools_apart(model: Model, pools: Sequence[Memory], offset: int = 0) -> Model:
    """Return the model as ``in_pools`` does, with each constant in its own pool alone: what the other pools hold in its
    place, here written too, is something else.
    """
    moved = in_pools(model, pools, offset)
    for pool in pools:
        pool.view()[:] = b"\x2a" * pool.size
    for graph, new in zip(model.subgraphs(), moved.subgraphs(), strict=True):
        for operand, place in zip(graph.operands, (each.location for each in new.operands), strict=True):
            if operand.lifetime == OperandLifeTime.CONSTANT_COPY:
                content = model.constant(operand)
                pools[place.pool_index].view()[place.offset : place.offset + place.length] = content
    return moved


def partly_in_pool(model: Model, pool: Memory, first: int) -> Model:
    """Return the model with every second constant in a pool as large as its operand values, from number ``first`` on,
    and the others copied. What either holds in place of the other's, the pool here written too, is something else.
    """
    numbers, values = itertools.count(first), bytearray(model.operand_values)
    pool.view()[:] = b"\x2a" * pool.size

    def move(operand: Operand) -> Operand:
        if operand.lifetime != OperandLifeTime.CONSTANT_COPY or next(numbers) % 2:
            return operand
        place = operand.location
        part = slice(place.offset, place.offset + place.length)
        pool.view()[part] = model.operand_values[part]
        values[part] = b"\x2a" * place.length
        return replace(operand, lifetime=OperandLifeTime.CONSTANT_REFERENCE, location=replace(place, pool_index=0))

    moved = model.with_operands(move)
    return replace(moved, operand_values=bytes(values), pools=(pool,))


def between_pools(model: Model, before: Memory, behind: Memory) -> Model:
    """Return a model whose constants are in pools with two pools more, that no operand refers to."""

    def move(operand: Operand) -> Operand:
        if operand.lifetime != OperandLifeTime.CONSTANT_REFERENCE:
            return operand
        return replace(operand, location=replace(operand.location, pool_index=operand.location.pool_index + 1))

    return replace(model.with_operands(move), pools=(before, *model.pools, behind))


def each_from_the_start(model: Model, pools: Sequence[Memory]) -> Model:
    """Return the model with each constant at offset 0 of a memory of its own: the first of the operand values, each
    other one of a pool, here written.
    """
    numbers = itertools.count(-1)
    values = bytearray()

    def move(operand: Operand) -> Operand:
        if not _is_copied(operand):
            return operand
        content, number = model.constant(operand), next(numbers)
        if number < 0:
            values[:] = content
            return replace(operand, location=DataLocation(0, 0, len(content)))
        pools[number].view()[: len(content)] = content
        place = DataLocation(number, 0, len(content))
        return replace(operand, lifetime=OperandLifeTime.CONSTANT_REFERENCE, location=place)

    return replace(model.with_operands(move), operand_values=bytes(values), pools=tuple(pools))


def count_of_constants(model: Model) -> int:
    """Return how many constants the model has among its operand values."""
    return sum(_is_copied(each) for graph in model.subgraphs() for each in graph.operands)


def side_by_side(one: Case, other: Case) -> Case:
    """Return a case of the models of two, which refer to no graphs and have no pools, in one that nothing joins."""
    first, second = one.model.main, other.model.main
    count, values = len(first.operands), one.model.operand_values

    def moved(indexes: Sequence[int]) -> tuple[int, ...]:
        return tuple(index + count for index in indexes)

    def move(operand: Operand) -> Operand:
        if not _is_copied(operand):
            return operand
        return replace(operand, location=replace(operand.location, offset=operand.location.offset + len(values)))

    operations = (replace(each, inputs=moved(each.inputs), outputs=moved(each.outputs)) for each in second.operations)
    main = Subgraph(
        (*first.operands, *map(move, second.operands)),
        (*first.operations, *operations),
        (*first.input_indexes, *moved(second.input_indexes)),
        (*first.output_indexes, *moved(second.output_indexes)),
    )
    name = f"{one.name} beside {other.name}"
    model = Model(main, operand_values=values + other.model.operand_values)
    return Case(name, model, (*one.inputs, *other.inputs), (*one.expected, *other.expected))


def with_cycle() -> Model:
    """Return an invalid model with a cycle: its first two operations each read a result of the other."""
    model = case("chain_float32").model
    first, second, *rest = model.main.operations
    (value, factor, activation), (later,) = first.inputs, second.outputs
    operands = list(model.main.operands)
    for index, more in ((factor, -1), (later, 1)):
        consumers = operands[index].number_of_consumers + more
        operands[index] = replace(operands[index], number_of_consumers=consumers)
    operations = (replace(first, inputs=(value, later, activation)), second, *rest)
    return replace(model, main=replace(model.main, operands=tuple(operands), operations=operations))


def long_chain(length: int) -> Model:
    """Return a model of ``length`` additions, each of the result of the one before and the second input."""
    model = case("add_float32").model
    (addition,) = model.main.operations
    first, second, activation = addition.inputs
    operands = list(model.main.operands)
    for index in (second, activation):
        operands[index] = replace(operands[index], number_of_consumers=length)
    temporary = replace(operands[first], lifetime=OperandLifeTime.TEMPORARY_VARIABLE)
    results = [*range(len(operands), len(operands) + length - 1), *addition.outputs]
    operands += [temporary] * (length - 1)
    operations = tuple(
        replace(addition, inputs=(read, second, activation), outputs=(written,))
        for read, written in zip([first, *results], results, strict=False)
    )
    return replace(model, main=replace(model.main, operands=tuple(operands), operations=operations))


def long_case(length: int) -> Case:
    """Return the case of ``long_chain(length)``: the first input and ``length`` times the second, exact."""
    short = case("add_float32")
    first, second = (np.asarray(each) for each in short.inputs)
    return replace(short, model=long_chain(length), expected=(first + length * second,))


def places_inside(model: Model) -> Iterator[tuple[int, int]]:
    """Yield graph and place of every operation in the graphs that ``model`` refers to, but for control flow."""
    for graph, inside in enumerate(model.referenced):
        for place, operation in enumerate(inside.operations):
            if all(inside.operands[index].lifetime != OperandLifeTime.SUBGRAPH for index in operation.inputs):
                yield graph, place


def with_same_arguments(type: int) -> list[OperationType]:
    """Return the operations of HAL 1.0 to 1.3 that take the same arguments as the operation ``type``, which is one."""
    forms = [(form.inputs, form.outputs) for form in TABLE[OperationType(type)].forms]
    return [
        code
        for code, op in TABLE.items()
        if [(form.inputs, form.outputs) for form in op.forms] == forms and op.since <= HalVersion.V1_3
    ]


def with_operation_inside(
    model: Model, graph: int, place: int, type: int, extension_names: tuple[tuple[str, int], ...] = ()
) -> Model:
    """Return the model with ``type`` for the operation at ``place`` of the referenced graph ``graph``."""
    operations = list(model.referenced[graph].operations)
    operations[place] = replace(operations[place], type=type)
    referenced = list(model.referenced)
    referenced[graph] = replace(referenced[graph], operations=tuple(operations))
    return replace(model, referenced=tuple(referenced), extension_name_to_prefix=extension_names)


def outside(model: Model, graph: int, place: int, type: int) -> Model:
    """Return a model whose main graph is a referenced graph of ``model``, with ``type`` for one of its operations."""
    changed = with_operation_inside(model, graph, place, type).referenced[graph]
    return replace(model, main=changed, referenced=())


def with_operation(number: int, type: int, **more: Any) -> Model:
    """Return a chain of three float32 operations, with ``type`` for one of them; ``more`` are fields of the model."""
    model = case("chain_float32").model
    operations = list(model.main.operations)
    operations[number] = replace(operations[number], type=type)
    return replace(model, main=replace(model.main, operations=tuple(operations)), **more)
