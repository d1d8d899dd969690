"""A model's view of the known extensions: it maps prefixes to them, by which types and operations are found."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import prod
from typing import Any

import numpy as np

from nnconform.harness.extensions.definition import Vendor, VendorCall, VendorOperation, VendorType
from nnconform.harness.model.codes import OperandLifeTime, extension_parts
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import Model, Operand, Operation
from nnconform.harness.model.numbers import Array

_CONSTANTS = (OperandLifeTime.CONSTANT_COPY, OperandLifeTime.CONSTANT_REFERENCE)


class Vendors:
    """The known extensions of a model, by the prefixes that the model gives them."""

    def __init__(self, model: Model, known: Mapping[str, Vendor]) -> None:
        self._model = model
        self._by_prefix = {prefix: known[name] for name, prefix in model.extension_name_to_prefix if name in known}

    def check(self) -> None:
        """Raise ValidationError if the model breaks a rule of one of its known extensions."""
        if not self._by_prefix:
            return
        for graph in self._model.subgraphs():
            for index, operand in enumerate(graph.operands):
                match = self._find(operand.type)
                if match:
                    constant = self._model.constant(operand) if operand.lifetime in _CONSTANTS else None
                    match[0].check(f"operands[{index}]", match[1], operand, constant)
            for operation in graph.operations:
                vendor_operation = self.operation(operation)
                if vendor_operation:
                    vendor_operation.check(self.call(operation, graph.operands))

    def _find(self, code: int) -> tuple[Vendor, int] | None:
        # Most models have none, and each of their operands and operations is asked about.
        if not self._by_prefix:
            return None
        prefix, number = extension_parts(code)
        vendor = self._by_prefix.get(prefix)
        return (vendor, number) if vendor else None

    def operation(self, operation: Operation) -> VendorOperation | None:
        """Return the extension's operation of a model's operation, None if it is not known."""
        match = self._find(operation.type)
        if not match:
            return None
        return next((each for each in match[0].operations if each.number == match[1]), None)

    def call(self, operation: Operation, operands: Sequence[Operand]) -> VendorCall:
        """Return the call of a known operation."""
        prefix, number = extension_parts(operation.type)
        lists = [tuple(operands[index] for index in indexes) for indexes in (operation.inputs, operation.outputs)]
        types = [tuple(_number(prefix, operand.type) for operand in each) for each in lists]
        vendor_operation = self.operation(operation)
        name = vendor_operation.name if vendor_operation else number
        where = f"{self._by_prefix[prefix].name} operation {name}"
        return VendorCall(where, lists[0], lists[1], types[0], types[1])

    def type_of(self, operand: Operand) -> VendorType | None:
        """Return the type of an operand, None if it is not of a known extension."""
        match = self._find(operand.type)
        return match[0].by_number.get(match[1]) if match else None

    def dtype(self, operand: Operand) -> np.dtype[Any] | None:
        """Return the element type of an operand, None if its type is not of a known extension."""
        found = self.type_of(operand)
        return found.dtype if found else None

    def value(self, operand: Operand, data: Array) -> Array:
        """Return the bytes of an operand as an array of its elements. Raises ValidationError if there are too few or
        too many.
        """
        dtype = self.dtype(operand)
        if dtype is None:
            return data
        size = dtype.itemsize * prod(operand.dimensions)
        if data.nbytes != size:
            raise ValidationError("request", "length of an argument of an extension's type", data.nbytes, size)
        return np.frombuffer(data, dtype).reshape(operand.dimensions)

    def constant(self, operand: Operand) -> Array | None:
        """Return the value of a constant operand with a type of an extension."""
        if operand.lifetime not in _CONSTANTS or self.dtype(operand) is None:
            return None
        return self.value(operand, np.frombuffer(self._model.constant(operand), np.uint8))


def _number(prefix: int, code: int) -> int:
    """Return the number of a type under ``prefix``, -1 for a type that is not."""
    own, number = extension_parts(code)
    return number if own == prefix else -1
