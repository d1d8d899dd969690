"""The definition of a vendor extension: its operand types, its operations, their rules, their kernels and their cases.

A vendor writes one for his own extension and names the module (``nnconform.harness.extensions.registry``). The
reference driver then computes the extension, spec files may use it, and drivers that offer it are tested with the
vendor's cases and with models that break the vendor's rules. ``bundled/fibonacci.py`` is an example.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import prod
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from msgspec.structs import force_setattr

from nnconform.harness.model.capabilities import Extension, ExtensionOperandType
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import Model, Operand
from nnconform.harness.model.numbers import Array


class VendorType(msgspec.Struct, frozen=True):
    """An operand type: its name and number in the extension, the type of its elements, and whether it is a tensor.

    An element of an output passes if it differs from the expected one by at most ``absolute + relative * |expected|``,
    in the elements' own units.
    """

    name: str
    number: int
    dtype: np.dtype[Any]
    is_tensor: bool = True
    absolute: float = 0.0
    relative: float = 0.0


class VendorCall(msgspec.Struct, frozen=True):
    """One operation of a model: its operands, and their types' numbers in the extension, -1 for other types."""

    where: str
    inputs: tuple[Operand, ...]
    outputs: tuple[Operand, ...]
    input_types: tuple[int, ...]
    output_types: tuple[int, ...]


class VendorOperation(msgspec.Struct, frozen=True):
    """An operation, by its name and number in the extension.

    ``check`` raises ValidationError for an invalid call. ``compute`` returns the outputs for the inputs, None for an
    input that is left out; it raises ValidationError for values with which an execution must fail.
    """

    name: str
    number: int
    check: Callable[[VendorCall], None]
    compute: Callable[[VendorCall, Sequence[Array | None]], Sequence[Array]]


def _accept(where: str, number: int, operand: Operand) -> None:
    """Accept every operand."""


def _none(model: Model) -> Iterable[tuple[str, Model]]:
    """Break nothing."""
    return ()


class Vendor(msgspec.Struct, frozen=True):
    """An extension, by its unique name, such as ``com.example.vision``.

    ``check_operand`` is called with a place, a type's number and an operand of it, and raises ValidationError for wrong
    extension data. ``cases`` is a folder of spec files (``.mod.py``), or one. ``broken`` yields invalid copies of a
    valid model, each with what is wrong in it, beside those that follow from the definition.
    """

    name: str
    types: tuple[VendorType, ...]
    operations: tuple[VendorOperation, ...]
    check_operand: Callable[[str, int, Operand], None] = _accept
    cases: Path | None = None
    broken: Callable[[Model], Iterable[tuple[str, Model]]] = _none
    by_number: Mapping[int, VendorType] = {}

    def __post_init__(self) -> None:
        for kind, members in (("types", self.types), ("operations", self.operations)):
            for key in ("name", "number"):
                values = [getattr(each, key) for each in members]
                if len(set(values)) < len(values):
                    raise ValueError(f"extension {self.name}: two {kind} of one {key}: {values}")
        force_setattr(self, "by_number", {each.number: each for each in self.types})

    @property
    def extension(self) -> Extension:
        """What a driver says of the extension."""
        return Extension(
            self.name,
            tuple(ExtensionOperandType(each.number, each.is_tensor, each.dtype.itemsize) for each in self.types),
        )

    def check(self, where: str, number: int, operand: Operand, constant: memoryview | None) -> None:
        """Raise ValidationError if an operand of type ``number`` breaks a rule for single operands."""
        if number not in self.by_number:
            raise ValidationError(where, f"type of {self.name}", number, f"one of {sorted(self.by_number)}")
        declared = self.by_number[number]
        if operand.dimensions and not declared.is_tensor:
            raise ValidationError(where, "dimensions of a scalar", list(operand.dimensions), "none")
        wanted = declared.dtype.itemsize * prod(operand.dimensions)
        if constant is not None and len(constant) != wanted:
            raise ValidationError(where, "length", len(constant), f"{wanted} bytes, as type and dimensions have it")
        self.check_operand(where, number, operand)
