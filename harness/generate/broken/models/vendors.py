"""Calls of a vendor extension that break the rules of the vendor's definition."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from msgspec.structs import replace

from nnconform.harness.extensions.definition import Vendor
from nnconform.harness.extensions.registry import known_vendors
from nnconform.harness.extensions.vendors import Vendors
from nnconform.harness.generate.broken.base import Base, BaseGraph
from nnconform.harness.generate.broken.family import Mutation, family
from nnconform.harness.generate.broken.replaced import replaced
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import HalVersion, extension_parts, extension_type
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import Model, Operand, Operation
from nnconform.harness.validate.model import validate_model


@family(Level.TEXT, since=HalVersion.V1_2)
def vendor_rule(base: Base) -> Iterator[Mutation]:
    """A model breaks a rule that the definition of a vendor extension has for its operands or operations."""
    prefixes = {prefix: known_vendors()[name] for name, prefix in _names(base.model) if name in known_vendors()}
    for mutation in _changes(base, prefixes):
        if _breaks_a_vendors_rule(mutation.build()):
            yield mutation


def _names(model: Model) -> tuple[tuple[str, int], ...]:
    return model.extension_name_to_prefix


def _breaks_a_vendors_rule(model: Model) -> bool:
    """Return whether the model is valid but for the rules of a known extension."""
    try:
        validate_model(model)
    except ValidationError:
        return False
    try:
        Vendors(model, known_vendors()).check()
    except ValidationError:
        return True
    return False


def _changes(base: Base, prefixes: dict[int, Vendor]) -> Iterator[Mutation]:
    """Yield changes to operands and operations of these extensions, which break a rule or not."""
    for graph in base.graphs:
        for index, operand in enumerate(graph.graph.operands):
            prefix, _ = extension_parts(operand.type)
            if prefix in prefixes:
                for other in _operands(operand, prefix, prefixes[prefix]):
                    yield replaced(graph, index, other)
        for number, step in enumerate(graph.graph.operations):
            if extension_parts(step.type)[0] in prefixes:
                yield from _calls(graph, number, step)
    for vendor in prefixes.values():
        for wrong, model in vendor.broken(base.model):
            yield Mutation("main", vendor.name, "a valid model", wrong, partial(_same, model))


def _same(model: Model) -> Model:
    return model


def _operands(operand: Operand, prefix: int, vendor: Vendor) -> Iterator[Operand]:
    """Yield the operand with another type, rank, or extension data."""
    for each in vendor.types:
        yield replace(operand, type=extension_type(prefix, each.number))
    yield replace(operand, type=extension_type(prefix, max(vendor.by_number) + 1))
    yield replace(operand, dimensions=(*operand.dimensions, 1))
    yield replace(operand, dimensions=operand.dimensions[1:])
    data = operand.extra_params
    if isinstance(data, bytes):
        for other in (None, data[:-1], data + b"\0", bytes(len(data)), b"\xff" * len(data)):
            yield replace(operand, extra_params=other)
    else:
        yield replace(operand, extra_params=b"\x01")


def _calls(graph: BaseGraph, number: int, step: Operation) -> Iterator[Mutation]:
    """Yield the operation with an argument less, twice, or in another place."""
    place, about = graph.operation_place(number), graph.operations[number]
    inputs = step.inputs
    others = [(*inputs[:slot], *inputs[slot + 1 :]) for slot in range(len(inputs))]
    others += [(*inputs, each) for each in dict.fromkeys(inputs)]
    others += [(*inputs[:slot], inputs[slot + 1], inputs[slot], *inputs[slot + 2 :]) for slot in range(len(inputs) - 1)]
    for other in others:
        changed = Operation(step.type, other, step.outputs)
        yield Mutation(place, about, step, changed, partial(graph.with_operation, number, changed))
