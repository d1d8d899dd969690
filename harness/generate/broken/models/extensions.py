"""Vendor extensions that are missing from the model's list, or wrong in it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from msgspec.structs import replace

from nnconform.harness.generate.broken.base import Base
from nnconform.harness.generate.broken.family import Mutation, family
from nnconform.harness.generate.broken.replaced import replaced
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import HalVersion, extension_type
from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.graph import Model, Operand, Operation, SymmPerChannelQuantParams

_VENDOR = "com.example.vendor"


def _unused(base: Base) -> int:
    return max((prefix for _, prefix in base.model.extension_name_to_prefix), default=0) + 1


@family(Level.TEXT)
def extension_prefix(base: Base) -> Iterator[Mutation]:
    """An operand or an operation is of a vendor extension that the model does not list."""
    code = extension_type(_unused(base), 0)
    for graph in base.graphs:
        for index, operand in enumerate(graph.graph.operands):
            plain = replace(operand, type=code)
            yield replaced(graph, index, plain)
        for number, step in enumerate(graph.graph.operations):
            changed = Operation(code, step.inputs, step.outputs)
            place, about = graph.operation_place(number), graph.operations[number]
            yield Mutation(place, about, step, changed, partial(graph.with_operation, number, changed))


@family(Level.TEXT, since=HalVersion.V1_2, layout=True)
def extension_names(base: Base) -> Iterator[Mutation]:
    """The list of extensions has a prefix or a name twice, a prefix of 0, or a malformed name."""
    own, prefix = base.model.extension_name_to_prefix, _unused(base)
    for wrong in (
        ((_VENDOR, prefix), (_VENDOR, prefix + 1)),
        ((_VENDOR, prefix), (f"{_VENDOR}.other", prefix)),
        ((_VENDOR, 0),),
        (("", prefix),),
        (("vendor", prefix),),
        (("com.Example.vendor", prefix),),
        (("com.example vendor", prefix),),
    ):
        names = (*own, *wrong)
        yield Mutation("extension_name_to_prefix", "", own, names, partial(_with_extensions, base, names))


def _with_extensions(base: Base, names: tuple[tuple[str, int], ...]) -> Model:
    return replace(base.model, extension_name_to_prefix=names)


@family(Level.TEXT, since=HalVersion.V1_2)
def extension_operand(base: Base) -> Iterator[Mutation]:
    """An input of an extension type has a scale, a zero point or channel scales, which only the HAL's types have."""
    prefix, main = _unused(base), base.graphs[0]
    names = (*base.model.extension_name_to_prefix, (_VENDOR, prefix))
    code = extension_type(prefix, 0)
    for wrong in (
        Operand(code, (1,), L.SUBGRAPH_INPUT, scale=1.0),
        Operand(code, (1,), L.SUBGRAPH_INPUT, zero_point=1),
        Operand(code, (1,), L.SUBGRAPH_INPUT, extra_params=SymmPerChannelQuantParams((1.0,), 0)),
    ):
        place = main.operand_place(len(main.graph.operands))
        yield Mutation(place, "", "no such operand", wrong, partial(_with_vendors, base, names, wrong))


def _with_vendors(base: Base, names: tuple[tuple[str, int], ...], operand: Operand) -> Model:
    main = base.graphs[0]
    return replace(main.with_operations(main.graph.operations, [operand]), extension_name_to_prefix=names)
