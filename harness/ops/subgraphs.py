"""Builds the subgraphs that a drawn call refers to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from msgspec.structs import replace

from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.codes import OperandType, OperationType
from nnconform.harness.model.graph import DataLocation, Operand, Operation, Subgraph
from nnconform.harness.model.numbers import DTYPES


class SubgraphWriter:
    """A subgraph under construction. Operands are numbered from 0: first the ``inputs``.

    The values of constants are added to ``constants``, the operand values of the model.
    """

    def __init__(self, inputs: Sequence[Operand], constants: bytearray) -> None:
        self._inputs, self._constants = tuple(range(len(inputs))), constants
        self._operands = [replace(operand, lifetime=L.SUBGRAPH_INPUT) for operand in inputs]
        self._operations: list[Operation] = []

    def constant(self, code: OperandType, values: Any) -> int:
        """Add a constant; return its number."""
        array = np.asarray(values, DTYPES[code])
        self._constants += bytes(-len(self._constants) % 4)
        where = DataLocation(0, len(self._constants), array.nbytes)
        self._constants += array.tobytes()
        self._operands.append(Operand(code, array.shape, L.CONSTANT_COPY, location=where))
        return len(self._operands) - 1

    def step(self, code: OperationType, inputs: Sequence[int], output: Operand) -> int:
        """Add an operation whose result is like ``output``; return the number of the result."""
        self._operands.append(replace(output, lifetime=L.TEMPORARY_VARIABLE))
        self._operations.append(Operation(code, tuple(inputs), (len(self._operands) - 1,)))
        return len(self._operands) - 1

    def finish(self, outputs: Sequence[int]) -> Subgraph:
        """Return the subgraph, with these operands as its outputs."""
        used = [index for operation in self._operations for index in operation.inputs]
        for index in range(len(self._operands)):
            self._operands[index] = replace(self._operands[index], number_of_consumers=used.count(index))
        for index in outputs:
            self._operands[index] = replace(self._operands[index], lifetime=L.SUBGRAPH_OUTPUT)
        return Subgraph(tuple(self._operands), tuple(self._operations), self._inputs, tuple(outputs))
