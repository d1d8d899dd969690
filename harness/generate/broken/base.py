"""A valid model to be mutated: its subgraphs, the names of their parts, and copies with one part changed.

Models are built by constructors and not by ``replace``, which takes several times as long: there are many of them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

from msgspec.structs import replace

from nnconform.harness.extensions.names import operation_name
from nnconform.harness.model.codes import OperandLifeTime, OperandType
from nnconform.harness.model.graph import DataLocation, Model, Operand, Operation, Subgraph
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.numbers import DTYPES, byte_size, is_tensor
from nnconform.harness.ops.operation import Form
from nnconform.harness.ops.schema import Arg
from nnconform.harness.ops.select import bind, select
from nnconform.harness.ops.table import TABLE

# The operand values travel in one message: like AOSP's suite, keep to half of 64 KiB.
_LARGEST_VALUE = 32768

CONSTANTS = frozenset({OperandLifeTime.CONSTANT_COPY, OperandLifeTime.CONSTANT_REFERENCE})
WRITTEN = frozenset({OperandLifeTime.TEMPORARY_VARIABLE, OperandLifeTime.SUBGRAPH_OUTPUT})


class Base:
    """A valid model to be mutated."""

    def __init__(self, model: Model) -> None:
        self.model = model
        self.graphs = tuple(BaseGraph(self, number, graph) for number, graph in enumerate(model.subgraphs()))

    def with_graphs(self, graphs: Sequence[Subgraph], values: bytes = b"", pools: tuple[Memory, ...] = ()) -> Model:
        """Return the model with these subgraphs, and ``values`` and ``pools`` appended to its own."""
        model = self.model
        return Model(
            graphs[0],
            tuple(graphs[1:]),
            model.operand_values + values,
            model.pools + pools,
            model.relax_computation_float32_to_float16,
            model.extension_name_to_prefix,
        )

    def place_for(self, size: int, appended: int = 0) -> tuple[DataLocation, bytes]:
        """Return the location of ``size`` more bytes of operand values, and the bytes to append for them, padding
        included; ``appended`` bytes are appended already.
        """
        start = len(self.model.operand_values) + appended
        padding = -start % 4
        return DataLocation(0, start + padding, size), bytes(padding + size)


class BaseGraph:
    """One subgraph of a base; ``place`` is ``main`` or ``referenced[N]``."""

    def __init__(self, base: Base, number: int, graph: Subgraph) -> None:
        self.base, self.number, self.graph = base, number, graph
        self.place = f"referenced[{number - 1}]" if number else "main"

    @cached_property
    def names(self) -> tuple[str, ...]:
        """For each operand its argument name in the first operation that uses it, such as ``CONV_2D.filter``; "" if
        unused.
        """
        names = [""] * len(self.graph.operands)
        for number, step in enumerate(self.graph.operations):
            for index, name in zip((*step.inputs, *step.outputs), self.arguments[number], strict=True):
                names[index] = names[index] or name
        return tuple(names)

    @cached_property
    def arguments(self) -> tuple[tuple[str, ...], ...]:
        """For each operation the argument names of its inputs, then of its outputs, such as ``CONV_2D.filter``."""
        return tuple(self._arguments(step) for step in self.graph.operations)

    def _arguments(self, step: Operation) -> tuple[str, ...]:
        operation = operation_name(self.base.model, step.type)
        if step.type not in TABLE:
            return (operation,) * (len(step.inputs) + len(step.outputs))
        types = (tuple(self.graph.operands[index].type for index in each) for each in (step.inputs, step.outputs))
        form = select(step.type, *types).form
        names = []
        for arguments, indexes in ((form.inputs, step.inputs), (form.outputs, step.outputs)):
            places: dict[int, str] = {}
            for name, slots in (bind(arguments, range(len(indexes))) or {}).items():
                places.update(
                    (place, name) for place in (slots if isinstance(slots, list) else (slots,)) if place is not None
                )
            names += [f"{operation}.{places[place]}" for place in range(len(indexes))]
        return tuple(names)

    @cached_property
    def read_arguments(self) -> tuple[tuple[int, Arg], ...]:
        """The operands that operations read, each with its argument."""
        arguments = []
        for step in self.graph.operations:
            if step.type in TABLE:
                form, places = self.bound(step)
                for argument in form.inputs:
                    slots = places.get(argument.name)
                    indexes = slots if isinstance(slots, list) else [] if slots is None else [slots]
                    arguments += [(index, argument) for index in indexes]
        return tuple(arguments)

    def bound(self, step: Operation) -> tuple[Form, dict[str, int | list[int] | None]]:
        """Return the form that one of the graph's operations calls, and the operands of its arguments by name."""
        operands = self.graph.operands
        types = (tuple(operands[index].type for index in each) for each in (step.inputs, step.outputs))
        form = select(step.type, *types).form
        return form, {**(bind(form.inputs, step.inputs) or {}), **(bind(form.outputs, step.outputs) or {})}

    @cached_property
    def operations(self) -> tuple[str, ...]:
        """The names of the operations."""
        return tuple(operation_name(self.base.model, step.type) for step in self.graph.operations)

    def operand_place(self, index: int) -> str:
        """Return the place of an operand, for messages."""
        return f"{self.place}.operands[{index}]"

    def operation_place(self, number: int) -> str:
        """Return the place of an operation, for messages."""
        return f"{self.place}.operations[{number}]"

    def model(self, graph: Subgraph, values: bytes = b"", pools: tuple[Memory, ...] = ()) -> Model:
        """Return the model with ``graph`` in place of this subgraph."""
        graphs = [each.graph for each in self.base.graphs]
        graphs[self.number] = graph
        return self.base.with_graphs(graphs, values, pools)

    def with_operand(self, index: int, operand: Operand, values: bytes = b"") -> Model:
        """Return the model with one operand changed."""
        return self.with_operands({index: operand}, values)

    def with_operands(
        self, changed: Mapping[int, Operand], values: bytes = b"", inputs: tuple[int, ...] | None = None
    ) -> Model:
        """Return the model with some operands changed, by index, and other ``inputs`` if they are given."""
        graph, operands = self.graph, list(self.graph.operands)
        for index, operand in changed.items():
            operands[index] = operand
        indexes = graph.input_indexes if inputs is None else inputs
        return self.model(Subgraph(tuple(operands), graph.operations, indexes, graph.output_indexes), values)

    def with_constants(self, indexes: Sequence[int]) -> Model:
        """Return the model with these inputs as constants of zeros; each has a ``constant_size``."""
        operands, values, changed = self.graph.operands, b"", dict[int, Operand]()
        for index in indexes:
            place, more = self.base.place_for(constant_size(operands[index]), len(values))
            changed[index] = replace(operands[index], lifetime=OperandLifeTime.CONSTANT_COPY, location=place)
            values += more
        inputs = tuple(index for index in self.graph.input_indexes if index not in indexes)
        return self.with_operands(changed, values, inputs)

    def with_operation(self, number: int, operation: Operation, more: Sequence[Operand] = ()) -> Model:
        """Return the model with one operation changed, more operands at the end, and consumers recounted."""
        operations = list(self.graph.operations)
        operations[number] = operation
        return self.with_operations(operations, more)

    def with_operations(self, operations: Sequence[Operation], more: Sequence[Operand] = ()) -> Model:
        """Return the model with these operations, more operands at the end, and consumers recounted.

        ``more`` operands of life time SUBGRAPH_INPUT and SUBGRAPH_OUTPUT are appended to the lists of these.
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


def constant_size(operand: Operand) -> int:
    """Return the size in bytes of a value that could become a constant; 0 if it could not."""
    known = operand.dimensions and 0 not in operand.dimensions if is_tensor(operand.type) else True
    if operand.type not in DTYPES or not known:
        return 0
    size = byte_size(OperandType(operand.type), operand.dimensions)
    return size if size <= _LARGEST_VALUE else 0


def counted(operands: Sequence[Operand], operations: Sequence[Operation]) -> tuple[Operand, ...]:
    """Return the operands with ``number_of_consumers`` recounted."""
    counts = [0] * len(operands)
    for step in operations:
        for index in step.inputs:
            if 0 <= index < len(counts):
                counts[index] += 1
    return tuple(
        operand if operand.number_of_consumers == count else replace(operand, number_of_consumers=count)
        for operand, count in zip(operands, counts, strict=True)
    )
