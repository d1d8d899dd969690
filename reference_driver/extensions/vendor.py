"""The driver's interface to a vendor extension: its types, and the operations that it checks and computes itself.

A model maps prefixes to extensions; ``Vendors`` uses that mapping to find the type of an operand or an operation.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from math import prod
from types import MappingProxyType, ModuleType
from typing import Any

import numpy as np

from nnconform.harness.discovery import find_values
from nnconform.harness.model.capabilities import Extension
from nnconform.harness.model.codes import OperandLifeTime, extension_parts
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import Model, Operand, Operation
from nnconform.harness.model.numbers import Array

_CONSTANTS = (OperandLifeTime.CONSTANT_COPY, OperandLifeTime.CONSTANT_REFERENCE)


@dataclass(frozen=True, slots=True)
class VendorCall:
    """One operation of an extension: its operands, and their types' numbers in the extension, -1 for other types."""

    where: str
    inputs: tuple[Operand, ...]
    outputs: tuple[Operand, ...]
    input_types: tuple[int, ...]
    output_types: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class VendorOperation:
    """An operation: ``check`` raises ValidationError for an invalid call; ``compute`` returns the outputs for the
    inputs.
    """

    check: Callable[[VendorCall], None]
    compute: Callable[[VendorCall, Sequence[Array]], Sequence[Array]]


@dataclass(frozen=True, slots=True)
class Vendor:
    """An extension: its description for clients, its element types and its operations by number.

    ``check_operand`` raises ValidationError for an operand with wrong extension data.
    """

    extension: Extension
    dtypes: Mapping[int, np.dtype[Any]]
    operations: Mapping[int, VendorOperation]
    check_operand: Callable[[str, int, Operand], None]

    def check(self, where: str, number: int, operand: Operand, constant: memoryview | None) -> None:
        """Raise ValidationError if an operand of type ``number`` breaks a rule for single operands."""
        declared = {each.type: each for each in self.extension.operand_types}
        if number not in declared:
            raise ValidationError(where, f"type of {self.extension.name}", number, f"one of {sorted(declared)}")
        if operand.dimensions and not declared[number].is_tensor:
            raise ValidationError(where, "dimensions of a scalar", list(operand.dimensions), "none")
        wanted = declared[number].byte_size * prod(operand.dimensions)
        if constant is not None and len(constant) != wanted:
            raise ValidationError(where, "length", len(constant), f"{wanted} bytes, as type and dimensions have it")
        self.check_operand(where, number, operand)


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
        prefix, number = extension_parts(code)
        vendor = self._by_prefix.get(prefix)
        return (vendor, number) if vendor else None

    def operation(self, operation: Operation) -> VendorOperation | None:
        """Return the extension's operation of a model's operation, None if it is not known."""
        match = self._find(operation.type)
        return match[0].operations.get(match[1]) if match else None

    def call(self, operation: Operation, operands: Sequence[Operand]) -> VendorCall:
        """Return the call of a known operation."""
        prefix, number = extension_parts(operation.type)
        lists = [tuple(operands[index] for index in indexes) for indexes in (operation.inputs, operation.outputs)]
        types = [tuple(_number(prefix, operand.type) for operand in each) for each in lists]
        name = self._by_prefix[prefix].extension.name
        return VendorCall(f"{name} operation {number}", lists[0], lists[1], types[0], types[1])

    def dtype(self, operand: Operand) -> np.dtype[Any] | None:
        """Return the element type of an operand, None if its type is not of a known extension."""
        match = self._find(operand.type)
        return match[0].dtypes[match[1]] if match else None

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


@cache
def collect(package: ModuleType) -> Mapping[str, Vendor]:
    """Return the extensions in the modules of a package, by name."""
    return MappingProxyType({vendor.extension.name: vendor for vendor in find_values(package, Vendor)})
