"""A valid model to be broken: its subgraphs, what their parts are called, and how one part is changed.

Models are made by constructors and not by ``replace``, which takes several times as long: there are many of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from nnconform.harness.model.codes import OperandLifeTime, OperationType, name_of
from nnconform.harness.model.graph import DataLocation, Model, Operand, Operation, Subgraph
from nnconform.harness.model.memory import Memory
from nnconform.harness.ops.schema import Arg
from nnconform.harness.ops.select import bind, select
from nnconform.harness.ops.table import TABLE

CONSTANTS = frozenset({OperandLifeTime.CONSTANT_COPY, OperandLifeTime.CONSTANT_REFERENCE})
WRITTEN = frozenset({OperandLifeTime.TEMPORARY_VARIABLE, OperandLifeTime.SUBGRAPH_OUTPUT})


class Base:
    """A valid model."""

    def __init__(self, model: Model) -> None:
        self.model = model
        self.graphs = tuple(BaseGraph(self, number, graph) for number, graph in enumerate(model.subgraphs()))

    def with_graphs(self, graphs: Sequence[Subgraph], values: bytes = b"", pools: tuple[Memory, ...] = ()) -> Model:
        """The model with these subgraphs, and more operand values and pools at the end of those it has."""
        model = self.model
        return Model(
            graphs[0],
            tuple(graphs[1:]),
            model.operand_values + values,
            model.pools + pools,
            model.relax_computation_float32_to_float16,
            model.extension_name_to_prefix,
        )

    def place_for(self, size: int) -> tuple[DataLocation, bytes]:
        """Where ``size`` more bytes of operand values would lie, and what to add for them to be there."""
        padding = -len(self.model.operand_values) % 4
        return DataLocation(0, len(self.model.operand_values) + padding, size), bytes(padding + size)


class BaseGraph:
    """One subgraph of a base; ``place`` is ``main`` or ``referenced[N]``."""

    def __init__(self, base: Base, number: int, graph: Subgraph) -> None:
        self.base, self.number, self.graph = base, number, graph
        self.place = f"referenced[{number - 1}]" if number else "main"

    @cached_property
    def names(self) -> tuple[str, ...]:
        """What each operand is to the first operation that names it: ``CONV_2D.filter``; "" for one that none does."""
        found = [""] * len(self.graph.operands)
        for number, step in enumerate(self.graph.operations):
            for index, name in zip((*step.inputs, *step.outputs), self.arguments[number], strict=True):
                found[index] = found[index] or name
        return tuple(found)

    @cached_property
    def arguments(self) -> tuple[tuple[str, ...], ...]:
        """For each operation what each of its inputs, then outputs, is: ``CONV_2D.filter``."""
        return tuple(self._arguments(step) for step in self.graph.operations)

    def _arguments(self, step: Operation) -> tuple[str, ...]:
        operation = name_of(OperationType, step.type)
        if step.type not in TABLE:
            return (operation,) * (len(step.inputs) + len(step.outputs))
        types = (tuple(self.graph.operands[index].type for index in each) for each in (step.inputs, step.outputs))
        form = select(step.type, *types).form
        names = []
        for arguments, indexes in ((form.inputs, step.inputs), (form.outputs, step.outputs)):
            places: dict[int, str] = {}
            for name, bound in (bind(arguments, range(len(indexes))) or {}).items():
                places.update(
                    (place, name) for place in (bound if isinstance(bound, list) else (bound,)) if place is not None
                )
            names += [f"{operation}.{places[place]}" for place in range(len(indexes))]
        return tuple(names)

    @cached_property
    def bound(self) -> tuple[tuple[int, Arg], ...]:
        """The operands that operations read, each with the argument that it is."""
        found = []
        for step in self.graph.operations:
            if step.type in TABLE:
                types = (
                    tuple(self.graph.operands[index].type for index in each) for each in (step.inputs, step.outputs)
                )
                chosen = select(step.type, *types)
                for name, bound in (bind(chosen.form.inputs, step.inputs) or {}).items():
                    indexes = bound if isinstance(bound, list) else [] if bound is None else [bound]
                    found += [(index, chosen.form.argument(name)) for index in indexes]
        return tuple(found)

    @cached_property
    def operations(self) -> tuple[str, ...]:
        """The names of the operations."""
        return tuple(name_of(OperationType, step.type) for step in self.graph.operations)

    def operand_place(self, index: int) -> str:
        """How an operand's place is written."""
        return f"{self.place}.operands[{index}]"

    def operation_place(self, number: int) -> str:
        """How an operation's place is written."""
        return f"{self.place}.operations[{number}]"

    def model(self, graph: Subgraph, values: bytes = b"", pools: tuple[Memory, ...] = ()) -> Model:
        """The model with this subgraph in place of its own."""
        graphs = [each.graph for each in self.base.graphs]
        graphs[self.number] = graph
        return self.base.with_graphs(graphs, values, pools)

    def with_operand(self, index: int, operand: Operand, values: bytes = b"") -> Model:
        """The model with one operand changed."""
        graph, operands = self.graph, list(self.graph.operands)
        operands[index] = operand
        return self.model(
            Subgraph(tuple(operands), graph.operations, graph.input_indexes, graph.output_indexes), values
        )

    def with_operation(self, number: int, operation: Operation, more: Sequence[Operand] = ()) -> Model:
        """The model with one operation changed, further operands at the end, and consumers counted anew."""
        operations = list(self.graph.operations)
        operations[number] = operation
        return self.with_operations(operations, more)

    def with_operations(self, operations: Sequence[Operation], more: Sequence[Operand] = ()) -> Model:
        """The model with these operations, further operands at the end, and consumers counted anew.

        Further operands of life time SUBGRAPH_INPUT and SUBGRAPH_OUTPUT join the lists of these.
        """
        graph = self.graph
        inputs, outputs = list(graph.input_indexes), list(graph.output_indexes)
        for index, operand in enumerate(more, len(graph.operands)):
            if operand.lifetime == OperandLifeTime.SUBGRAPH_INPUT:
                inputs.append(index)
            elif operand.lifetime == OperandLifeTime.SUBGRAPH_OUTPUT:
                outputs.append(index)
        operands = counted((*graph.operands, *more), operations)
        return self.model(Subgraph(operands, tuple(operations), tuple(inputs), tuple(outputs)))


def change(
    operand: Operand,
    *,
    type: int | None = None,
    dimensions: tuple[int, ...] | None = None,
    lifetime: OperandLifeTime | None = None,
    location: DataLocation | None = None,
    consumers: int | None = None,
) -> Operand:
    """The operand with some fields changed."""
    return Operand(
        operand.type if type is None else type,
        operand.dimensions if dimensions is None else dimensions,
        operand.lifetime if lifetime is None else lifetime,
        operand.scale,
        operand.zero_point,
        operand.location if location is None else location,
        operand.extra_params,
        operand.number_of_consumers if consumers is None else consumers,
    )


def counted(operands: Sequence[Operand], operations: Sequence[Operation]) -> tuple[Operand, ...]:
    """The operands with the number of consumers that they have."""
    counts = [0] * len(operands)
    for step in operations:
        for index in step.inputs:
            if index < len(counts):
                counts[index] += 1
    return tuple(
        operand if operand.number_of_consumers == count else change(operand, consumers=count)
        for operand, count in zip(operands, counts, strict=True)
    )
