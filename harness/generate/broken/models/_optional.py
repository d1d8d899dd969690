"""Optional arguments that are left out, or given, where others are not."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from msgspec.structs import replace

from nnconform.harness.generate.broken.base import Base, BaseGraph, constant_size
from nnconform.harness.generate.broken.family import Mutation
from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.graph import NOWHERE, Model, Operand, Operation
from nnconform.harness.model.numbers import is_tensor
from nnconform.harness.ops.schema import Arg, Omission
from nnconform.harness.validate.operation import OperandFacts, bind_call


def omitted(graph: BaseGraph, index: int, operand: Operand) -> Mutation:
    """Return the mutation that leaves an input out."""
    without = replace(operand, lifetime=L.NO_VALUE, location=NOWHERE)
    place, about = graph.operand_place(index), graph.names[index]
    return Mutation(place, about, operand, without, partial(_without_input, graph, index, without))


def left_out(graph: BaseGraph, step: Operation) -> Iterator[Mutation]:
    """Yield the mutations that leave out one optional input where the others are constants: as inputs, a request could
    leave them out too.
    """
    operands = graph.graph.operands
    optional = [index for index, _ in _optional(graph, step) if _could_be_constant(operands[index])]
    for index in optional:
        others = [each for each in optional if each != index]
        mutation = omitted(graph, index, operands[index])
        yield mutation._replace(build=partial(_without_input, graph, index, mutation.after, others))


def given(graph: BaseGraph, step: Operation) -> Iterator[Mutation]:
    """Yield the mutations that make a constant of an optional argument that is left out, where the other optional ones
    are constants too.
    """
    optional = dict(_optional(graph, step))
    others = [index for index in optional if _could_be_constant(graph.graph.operands[index])]
    call = bind_call(OperandFacts(graph.base.model, graph.graph), step)
    for index, argument in optional.items():
        operand = graph.graph.operands[index]
        if operand.lifetime == L.NO_VALUE and (argument.extents or not is_tensor(operand.type)):
            extents = [each if isinstance(each, int) else call.symbol(each) or 1 for each in argument.extents or ()]
            filled = replace(operand, lifetime=L.SUBGRAPH_INPUT, dimensions=tuple(extents))
            place, about = graph.operand_place(index), graph.names[index]
            yield Mutation(place, about, operand, filled, partial(_with_constants, graph, index, filled, others))


def _optional(graph: BaseGraph, step: Operation) -> Iterator[tuple[int, Arg]]:
    """Yield the inputs of an operation that a request could leave out, and those that are left out."""
    for index, argument in dict(graph.read_arguments).items():
        if index in step.inputs and argument.omission is Omission.NO_VALUE:
            yield index, argument


def _could_be_constant(operand: Operand) -> bool:
    return operand.lifetime == L.SUBGRAPH_INPUT and constant_size(operand) > 0


def _without_input(graph: BaseGraph, index: int, operand: Operand, constants: Sequence[int] = ()) -> Model:
    if constants:
        graph = Base(graph.with_constants(constants)).graphs[graph.number]
    inputs = tuple(each for each in graph.graph.input_indexes if each != index)
    return graph.with_operands({index: operand}, inputs=inputs)


def _with_constants(graph: BaseGraph, index: int, operand: Operand, constants: Sequence[int]) -> Model:
    given = graph.with_operands({index: operand}, inputs=(*graph.graph.input_indexes, index))
    return Base(given).graphs[graph.number].with_constants((index, *constants))
