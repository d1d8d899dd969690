"""Sums of whole numbers, of any size and in a type that the driver supports: models for checks that need many of them.

The right outputs follow from the numbers by hand: no rounding happens in any of the types. Values lie so far apart that
the tolerance of a type hides no mistake. Whole numbers are the same in float16, so that those of many calls are made
``fine`` first: a driver that comes to compute float32 in fewer bits is wrong by more than the tolerance then.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import numpy as np

from nnconform.harness.conformance.subject import Subject
from nnconform.harness.generate.broken.base import counted
from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import DataLocation, Model, Operand, Operation, Subgraph
from nnconform.harness.model.numbers import DTYPES, Array
from nnconform.harness.results.verdict import Verdict, VerdictReached
from nnconform.harness.spec.case import Case

# The distance of two values of which one must not pass for the other, and how many such values there are: sums of two
# fit an unsigned byte.
STEP, VALUES = 4, 31
NONE, RELU6 = 0, 3
# Whole numbers below 512 times this have at most 24 bits: they and their sums are exact in float32, and in nothing
# smaller.
_FINE = 1 + 2.0**-14
# Numbers in an input of ``sum_of``: more than one vector has room for.
WIDTH = 20


class GraphDraft:
    """The operands, constants and operations of a graph, in order of creation."""

    def __init__(self) -> None:
        self.operands: list[Operand] = []
        self.operations: list[Operation] = []
        self.values = bytearray()

    def add(self, operand: Operand) -> int:
        """Add an operand, and return its index."""
        self.operands.append(operand)
        return len(self.operands) - 1

    def constant(self, code: T, value: Any, scale: float = 0.0) -> int:
        """Add a constant, a scalar if ``value`` is a number, and return its index."""
        array = np.asarray(value, DTYPES[code])
        place = DataLocation(0, len(self.values), array.nbytes)
        self.values += array.tobytes()
        return self.add(Operand(code, array.shape, L.CONSTANT_COPY, scale, location=place))

    def operation(self, code: O, inputs: Sequence[int], *outputs: int) -> None:
        """Add an operation."""
        self.operations.append(Operation(code, tuple(inputs), outputs))

    def sum(self, one: int, two: int, output: int) -> None:
        """Add the sum of two operands."""
        self.operation(O.ADD, (one, two, self.constant(T.INT32, NONE)), output)

    def model(self) -> Model:
        """Return the model; its inputs and outputs are those operands, in order of creation."""
        of = {
            lifetime: tuple(index for index, each in enumerate(self.operands) if each.lifetime == lifetime)
            for lifetime in (L.SUBGRAPH_INPUT, L.SUBGRAPH_OUTPUT)
        }
        operands = counted(self.operands, self.operations)
        graph = Subgraph(operands, tuple(self.operations), of[L.SUBGRAPH_INPUT], of[L.SUBGRAPH_OUTPUT])
        return Model(graph, operand_values=bytes(self.values))


class SumType(msgspec.Struct, frozen=True):
    """An operand type in which sums are exact: with its scale, of which whole numbers are multiples."""

    code: T
    scale: float = 0.0

    def operand(self, shape: tuple[int, ...], lifetime: L) -> Operand:
        """Return a tensor of this type."""
        return Operand(self.code, shape, lifetime, self.scale)

    def array(self, numbers: Any) -> Array:
        """Return whole numbers as elements."""
        return np.asarray(numbers, DTYPES[self.code])

    def fine(self, numbers: Any) -> Array:
        """Return whole numbers of less than nine bits, or what stands for them where elements need all bits of float32.

        The sum of two is that of the whole numbers' sum.
        """
        whole = np.asarray(numbers)
        return whole * _FINE if self.code == T.TENSOR_FLOAT32 else whole

    def sum(self, x: Any, constant: Any, activation: int = NONE, *, shape: tuple[int, ...] | None = None) -> Case:
        """Return a case of the sum of the numbers ``x``, an input, and ``constant``, which broadcast: whole or fine.

        ``shape`` is that of the input in the model, if not its own: 0 for an extent that the model leaves unknown.
        """
        x, constant = self.array(x), np.asarray(constant)
        draft = GraphDraft()
        # Neither float32 nor bytes hold the sums of all types: float64 does.
        o = x.astype(np.float64) + constant
        o = np.clip(o, 0, 6) if activation == RELU6 else o
        first = draft.add(self.operand(x.shape if shape is None else shape, L.SUBGRAPH_INPUT))
        second = draft.constant(self.code, constant, self.scale)
        output = draft.add(self.operand(o.shape if shape is None else shape, L.SUBGRAPH_OUTPUT))
        draft.operation(O.ADD, (first, second, draft.constant(T.INT32, activation)), output)
        return Case("a sum", draft.model(), (x,), (self.array(o),))


TYPES = SumType(T.TENSOR_FLOAT32), SumType(T.TENSOR_QUANT8_ASYMM, 1.0)


def sum_type(subject: Subject) -> SumType:
    """Return the first type of ``TYPES`` in which the driver supports sums. Raises VerdictReached: unsupported."""
    for each in TYPES:
        if all(subject.supported_operations(each.sum([1, 2], [3, 4]).model, "a sum")):
            return each
    raise VerdictReached(Verdict.UNSUPPORTED, "the driver supports no sum of float32 or quantised tensors")


def value(number: int) -> int:
    """Return the value with this number; those with the next ``VALUES`` - 1 numbers differ from it by ``STEP`` or more.

    It fits an unsigned byte, and so does the sum of two. ``VALUES`` is no power of two: what has wrapped around at one
    is another value.
    """
    return STEP * (number % VALUES)


def sum_of(kind: SumType, number: int, constant: int = 0) -> Case:
    """Return a case of sums with one constant, whose inputs and outputs differ from those of the next numbers."""
    x, added = [value(number + place) for place in range(WIDTH)], [value(constant)] * WIDTH
    return kind.sum(kind.fine(x), kind.fine(added))


def two_sums(kind: SumType, width: int) -> Model:
    """Return a model of two inputs of ``width`` and two outputs: their sum, and the first and ``value(1)``."""
    draft = GraphDraft()
    x, y = (draft.add(kind.operand((width,), L.SUBGRAPH_INPUT)) for _ in range(2))
    first, second = (draft.add(kind.operand((width,), L.SUBGRAPH_OUTPUT)) for _ in range(2))
    draft.sum(x, y, first)
    draft.sum(x, draft.constant(kind.code, [value(1)] * width, kind.scale), second)
    return draft.model()
