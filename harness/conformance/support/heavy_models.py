"""Models that take work or memory, and small ones to compare them with; right outputs in closed form, HAL 1.0.

They are built here, not in ``models.mod.py``, because of the size of their values.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import numpy as np

from nnconform.harness.model.codes import HalVersion, operation_since
from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import DataLocation, Model, Operand, Operation, Subgraph
from nnconform.harness.model.numbers import Array
from nnconform.harness.spec.case import Case

# Extent of the vast temporary, and of the wide one.
_VAST, _WIDE = 16384, 4096
# Bytes of the wide temporary.
WIDE_BYTES = 4 * _WIDE * _WIDE
# The padding scheme VALID of types.hal 1.0, and no activation.
_VALID, _NONE = 2, 0


class _Builder:
    """The operands and constants of one subgraph, in order of creation."""

    def __init__(self) -> None:
        self.operands: list[Operand] = []
        self.values = b""

    def operand(self, lifetime: L, *dimensions: int, consumers: int = 1) -> int:
        """Add a float32 tensor, and return its index."""
        self.operands.append(Operand(T.TENSOR_FLOAT32, dimensions, lifetime, number_of_consumers=consumers))
        return len(self.operands) - 1

    def constant(self, value: Array | int) -> int:
        """Add a float32 tensor or an INT32 scalar with this value, and return its index."""
        array = np.asarray(value, np.int32 if isinstance(value, int) else np.float32)
        place = DataLocation(0, len(self.values), array.nbytes)
        kind = T.TENSOR_FLOAT32 if array.shape else T.INT32
        self.operands.append(Operand(kind, array.shape, L.CONSTANT_COPY, location=place, number_of_consumers=1))
        self.values += array.tobytes()
        return len(self.operands) - 1

    def model(self, operations: Sequence[Operation], inputs: Sequence[int], outputs: Sequence[int]) -> Model:
        """Return the model of these operations."""
        main = Subgraph(tuple(self.operands), tuple(operations), tuple(inputs), tuple(outputs))
        return Model(main, operand_values=self.values)


@cache
def product(number: int = 0, rows: int = 1024, columns: int = 512) -> Case:
    """Return a matrix of ones times another whose elements are all 1 + ``number``, which makes models differ.

    Every output is 1 + ``number`` times ``columns``. It takes ``rows * columns * columns`` multiplications.
    """
    build = _Builder()
    x = build.operand(L.SUBGRAPH_INPUT, rows, columns)
    weights = build.constant(np.full((columns, columns), 1 + number, np.float32))
    bias, activation = build.constant(np.zeros(columns, np.float32)), build.constant(_NONE)
    o = build.operand(L.SUBGRAPH_OUTPUT, rows, columns, consumers=0)
    step = Operation(O.FULLY_CONNECTED, (x, weights, bias, activation), (o,))
    ones = np.ones((rows, columns), np.float32)
    return Case("product", build.model([step], [x], [o]), (ones,), (ones * (columns * (1 + number)),))


@cache
def sums(rows: int = 1024, columns: int = 512) -> Case:
    """Return an addition with inputs and outputs of the size of those of ``product``: 1 + 2 in every element."""
    build = _Builder()
    x = build.operand(L.SUBGRAPH_INPUT, rows, columns)
    twos, activation = build.constant(np.full(columns, 2, np.float32)), build.constant(_NONE)
    o = build.operand(L.SUBGRAPH_OUTPUT, rows, columns, consumers=0)
    step = Operation(O.ADD, (x, twos, activation), (o,))
    ones = np.ones((rows, columns), np.float32)
    return Case("sums", build.model([step], [x], [o]), (ones,), (ones * 3,))


@cache
def many_sums(count: int = 40, rows: int = 512, columns: int = 1024, told: int = 1) -> Case:
    """Return a chain of additions of a row of ones: its end is ``count`` more than its beginning. It takes ``count *
    rows * columns`` additions. The last ``told`` values are outputs.
    """
    build = _Builder()
    x = value = build.operand(L.SUBGRAPH_INPUT, rows, columns)
    steps, outputs = [], []
    for number in range(count):
        is_output = number >= count - told
        kind, consumers = L.SUBGRAPH_OUTPUT if is_output else L.TEMPORARY_VARIABLE, int(number < count - 1)
        ones, activation = build.constant(np.ones(columns, np.float32)), build.constant(_NONE)
        result = build.operand(kind, rows, columns, consumers=consumers)
        steps.append(Operation(O.ADD, (value, ones, activation), (result,)))
        value = result
        outputs += [result] if is_output else []
    zeros = np.zeros((rows, columns), np.float32)
    expected = tuple(zeros + 1 + number for number in range(count - told, count))
    return Case("many_sums", build.model(steps, [x], outputs), (zeros,), expected)


@cache
def difference(hal: HalVersion, rows: int, columns: int) -> Case:
    """Return a difference of two tensors, whose order tells; in HAL 1.0, which has none, their sum.

    Whole numbers whose sums and differences are exact, and no two places near each other the same.
    """
    build = _Builder()
    x, y = (build.operand(L.SUBGRAPH_INPUT, rows, columns) for _ in range(2))
    activation = build.constant(_NONE)
    o = build.operand(L.SUBGRAPH_OUTPUT, rows, columns, consumers=0)
    subtracts = hal >= operation_since(O.SUB)
    step = Operation(O.SUB if subtracts else O.ADD, (x, y, activation), (o,))
    first = np.arange(rows * columns, dtype=np.float32).reshape(rows, columns)
    second = 3 - 2 * first
    expected = first - second if subtracts else first + second
    return Case("difference", build.model([step], [x, y], [o]), (first, second), (expected,))


def vast() -> Case:
    """Return a model with small inputs and outputs, and a temporary of a gibibyte between them."""
    return _with_square(_VAST)


def wide() -> Case:
    """Return the same with a temporary of ``WIDE_BYTES``, 64 MiB."""
    return _with_square(_WIDE)


@cache
def _with_square(extent: int) -> Case:
    """Return a column plus a row, a square, of which pooling with the stride of its size keeps the first element:
    3 + 4.
    """
    build = _Builder()
    column = build.operand(L.SUBGRAPH_INPUT, 1, extent, 1, 1)
    row = build.operand(L.SUBGRAPH_INPUT, 1, 1, extent, 1)
    square = build.operand(L.TEMPORARY_VARIABLE, 1, extent, extent, 1)
    o = build.operand(L.SUBGRAPH_OUTPUT, 1, 1, 1, 1, consumers=0)
    add = Operation(O.ADD, (column, row, build.constant(_NONE)), (square,))
    numbers = _VALID, extent, extent, 1, 1, _NONE
    pool = Operation(O.MAX_POOL_2D, (square, *map(build.constant, numbers)), (o,))
    values = np.full((1, extent, 1, 1), 3, np.float32), np.full((1, 1, extent, 1), 4, np.float32)
    return Case("square", build.model([add, pool], [column, row], [o]), values, (np.full((1, 1, 1, 1), 7, np.float32),))
