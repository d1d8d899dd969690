"""Small valid models, one for each part of the contract, and functions that change one field of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from msgspec.structs import replace

from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.codes import extension_type
from nnconform.harness.model.graph import DataLocation, Model, Operand, Operation, Subgraph, SymmPerChannelQuantParams
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.numbers import DTYPES

Change = Callable[[Model], Model]


class Builder:
    """Collects a subgraph's operands and operations; constants of several subgraphs go into one ``values``."""

    def __init__(self, values: bytearray | None = None) -> None:
        self.values = bytearray() if values is None else values
        self.operands: list[Operand] = []
        self.steps: list[Operation] = []

    def add(self, code: int, dimensions: Sequence[int] = (), lifetime: L = L.TEMPORARY_VARIABLE, **more: Any) -> int:
        """Add an operand; return its index."""
        self.operands.append(Operand(code, tuple(dimensions), lifetime, **more))
        return len(self.operands) - 1

    def input(self, code: int, *dimensions: int, **more: Any) -> int:
        return self.add(code, dimensions, L.SUBGRAPH_INPUT, **more)

    def output(self, code: int, *dimensions: int, **more: Any) -> int:
        return self.add(code, dimensions, L.SUBGRAPH_OUTPUT, **more)

    def constant(self, code: T, value: Any, **more: Any) -> int:
        array = np.asarray(value, DTYPES[code])
        place = DataLocation(0, len(self.values), array.nbytes)
        self.values += array.tobytes() + bytes(-array.nbytes % 4)
        return self.add(code, array.shape, L.CONSTANT_COPY, location=place, **more)

    def subgraph(self, index: int) -> int:
        return self.add(T.SUBGRAPH, (), L.SUBGRAPH, location=DataLocation(0, index, 0))

    def step(self, code: int, inputs: Sequence[int], outputs: Sequence[int]) -> None:
        self.steps.append(Operation(code, tuple(inputs), tuple(outputs)))

    def graph(self) -> Subgraph:
        """Return the subgraph, with its consumers counted."""
        counts = Counter(index for step in self.steps for index in step.inputs)
        operands = tuple(
            replace(operand, number_of_consumers=counts[index]) for index, operand in enumerate(self.operands)
        )
        inputs, outputs = (
            tuple(index for index, operand in enumerate(operands) if operand.lifetime == lifetime)
            for lifetime in (L.SUBGRAPH_INPUT, L.SUBGRAPH_OUTPUT)
        )
        return Subgraph(operands, tuple(self.steps), inputs, outputs)

    def model(self, *referenced: Subgraph, **more: Any) -> Model:
        return Model(self.graph(), referenced, bytes(self.values), **more)


def chain() -> Model:
    """0 -RELU-> 1; 1 + 2 (activation 3) -> 4."""
    b = Builder()
    first, middle = b.input(T.TENSOR_FLOAT32, 2, 3), b.add(T.TENSOR_FLOAT32, (2, 3))
    constant, activation = b.constant(T.TENSOR_FLOAT32, [1, 2, 3]), b.constant(T.INT32, 0)
    out = b.output(T.TENSOR_FLOAT32, 2, 3)
    b.step(O.RELU, [first], [middle])
    b.step(O.ADD, [middle, constant, activation], [out])
    return b.model()


def convolution() -> Model:
    """0 to 6 to 7: CONV_2D, VALID, of an 8-bit image of 4 by 4 with a filter of 2 by 2 a channel, to 3 by 3."""
    b = Builder()
    image = b.input(T.TENSOR_QUANT8_ASYMM, 1, 4, 4, 1, scale=0.5, zero_point=128)
    scales = SymmPerChannelQuantParams((0.5, 0.25), 0)
    weights = b.constant(T.TENSOR_QUANT8_SYMM_PER_CHANNEL, np.ones((2, 2, 2, 1)), extra_params=scales)
    bias = b.constant(T.TENSOR_INT32, [1, 2])
    scheme, width, height, activation = (b.constant(T.INT32, value) for value in (2, 1, 1, 3))
    out = b.output(T.TENSOR_QUANT8_ASYMM, 1, 3, 3, 2, scale=1.0, zero_point=3)
    b.step(O.CONV_2D, [image, weights, bias, scheme, width, height, activation], [out])
    return b.model()


def svdf() -> Model:
    """SVDF without its optional bias, operand 3."""
    b = Builder()
    tensors = [b.input(T.TENSOR_FLOAT32, *dims) for dims in ((2, 3), (4, 3), (4, 5))]
    bias, state = b.add(T.TENSOR_FLOAT32, (0,), L.NO_VALUE), b.input(T.TENSOR_FLOAT32, 2, 20)
    rank, activation = b.constant(T.INT32, 1), b.constant(T.INT32, 0)
    outputs = b.output(T.TENSOR_FLOAT32, 2, 20), b.output(T.TENSOR_FLOAT32, 2, 4)
    b.step(O.SVDF, [*tensors, bias, state, rank, activation], outputs)
    return b.model()


def dynamic() -> Model:
    """RESHAPE of 0 (unknown extents) by 1 (an input of one element) to 2 (unknown rank)."""
    b = Builder()
    value, shape = b.input(T.TENSOR_FLOAT32, 0, 3), b.input(T.TENSOR_INT32, 1)
    b.step(O.RESHAPE, [value, shape], [b.output(T.TENSOR_FLOAT32)])
    return b.model()


def concatenation() -> Model:
    """0, 1 and 2 (a constant in a pool) joined along axis 3 to 4, which is split again into 5 and 6."""
    b = Builder()
    one, two = b.input(T.TENSOR_FLOAT32, 1, 2), b.input(T.TENSOR_FLOAT32, 2, 2)
    three = b.add(T.TENSOR_FLOAT32, (1, 2), L.CONSTANT_REFERENCE, location=DataLocation(0, 16, 8))
    axis, joined = b.constant(T.INT32, 0), b.add(T.TENSOR_FLOAT32, (4, 2))
    halves = b.output(T.TENSOR_FLOAT32, 2, 2), b.output(T.TENSOR_FLOAT32, 2, 2)
    b.step(O.CONCATENATION, [one, two, three, axis], [joined])
    b.step(O.SPLIT, [joined, axis, b.constant(T.INT32, 2)], halves)
    return b.model(pools=(Memory.create(24),))


def loop() -> Model:
    """WHILE state < 5: state = (state > 2 ? state + 2 : state + 1). Referenced: condition, body, then, else."""
    values = bytearray()
    condition, body, main = Builder(values), Builder(values), Builder(values)
    state = condition.input(T.TENSOR_INT32, 1)
    condition.step(O.LESS, [state, condition.constant(T.TENSOR_INT32, [5])], [condition.output(T.TENSOR_BOOL8, 1)])
    state, bound, large = (
        body.input(T.TENSOR_INT32, 1),
        body.constant(T.TENSOR_INT32, [2]),
        body.add(T.TENSOR_BOOL8, [1]),
    )
    body.step(O.GREATER, [state, bound], [large])
    body.step(O.IF, [large, body.subgraph(2), body.subgraph(3), state], [body.output(T.TENSOR_INT32, 1)])
    branches = []
    for step in (2, 1):
        branch = Builder(values)
        summands = branch.input(T.TENSOR_INT32, 1), branch.constant(T.TENSOR_INT32, [step]), branch.constant(T.INT32, 0)
        branch.step(O.ADD, summands, [branch.output(T.TENSOR_INT32, 1)])
        branches.append(branch.graph())
    inputs = main.subgraph(0), main.subgraph(1), main.input(T.TENSOR_INT32, 1)
    main.step(O.WHILE, inputs, [main.output(T.TENSOR_INT32, 1)])
    return main.model(condition.graph(), body.graph(), *branches)


def extension() -> Model:
    """A vendor's operation on a vendor's type, 0 to 1, then RELU to 2."""
    b = Builder()
    vendor, middle = b.input(extension_type(7, 1), 2, extra_params=b"how"), b.add(T.TENSOR_FLOAT32, (2,))
    b.step(extension_type(7, 5), [vendor], [middle])
    b.step(O.RELU, [middle], [b.output(T.TENSOR_FLOAT32, 2)])
    return b.model(extension_name_to_prefix=(("com.example.one", 7),))


ALL = (chain, convolution, svdf, dynamic, concatenation, loop, extension)


def operand(index: int, graph: int | None = None, **fields: Any) -> Change:
    """Change fields of an operand of the main subgraph, or of referenced subgraph ``graph``."""

    def change(model: Model) -> Model:
        target = model.main if graph is None else model.referenced[graph]
        operands = list(target.operands)
        operands[index] = replace(operands[index], **fields)
        return _with(model, graph, operands=tuple(operands))

    return change


def step(number: int, graph: int | None = None, **fields: Any) -> Change:
    """Change fields of an operation."""

    def change(model: Model) -> Model:
        steps = list((model.main if graph is None else model.referenced[graph]).operations)
        steps[number] = replace(steps[number], **fields)
        return _with(model, graph, operations=tuple(steps))

    return change


def main(graph: int | None = None, **fields: Any) -> Change:
    """Change fields of the main subgraph, or of referenced subgraph ``graph``."""
    return lambda model: _with(model, graph, **fields)


def fields(**fields: Any) -> Change:
    """Change fields of the model."""
    return lambda model: replace(model, **fields)


def both(*changes: Change) -> Change:
    """Apply one change after the other."""

    def change(model: Model) -> Model:
        for each in changes:
            model = each(model)
        return model

    return change


def recounted(model: Model) -> Model:
    """Return the model with its consumers recounted."""
    builder = Builder()
    builder.operands, builder.steps = list(model.main.operands), list(model.main.operations)
    return replace(model, main=replace(model.main, operands=builder.graph().operands))


def _with(model: Model, graph: int | None, **fields: Any) -> Model:
    if graph is None:
        return replace(model, main=replace(model.main, **fields))
    referenced = list(model.referenced)
    referenced[graph] = replace(referenced[graph], **fields)
    return replace(model, referenced=tuple(referenced))
