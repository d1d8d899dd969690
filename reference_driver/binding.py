"""Converts operands to kernel arguments (arrays by the definition's names), and kernel results to operands.

A kernel sees neither operands nor layouts: it gets tensors in the form that it declares, images in NHWC order and
scalars as Python numbers. Its results are activated, quantised or rounded, and laid out here, once for all operations.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import numpy as np

from nnconform.harness.model.codes import FusedActivation, OperandType
from nnconform.harness.model.graph import Operand
from nnconform.harness.model.numbers import DTYPES, FLOATS, QUANTISED, SCALARS, Array
from nnconform.harness.ops.operation import NCHW_TO_NHWC, NHWC_TO_NCHW
from nnconform.reference_driver.activation import raw_finisher, real_finisher
from nnconform.reference_driver.kernels.registry import Takes
from nnconform.reference_driver.summation_order import ORDERS
from nnconform.reference_driver.tensors import Quantisation, Quantised

Reader = Callable[[Array], Any]
Writer = Callable[[Array], Array]


class Slot(msgspec.Struct, frozen=True):
    """A kernel argument that comes from operands: one index, several for a repeated one."""

    name: str
    indexes: tuple[int, ...]
    repeated: bool
    image: bool


class Sources(msgspec.Struct, frozen=True):
    """What a kernel's arguments are read from: by name, an operand's index and how to read it; lists of them."""

    single: list[tuple[str, int, Reader]]
    repeated: list[tuple[str, list[tuple[int, Reader]]]]


class Binding:
    """The conversion between stored tensors and kernel arguments; ``precision`` is np.float32 or np.float64.

    In float64 every float operand is stored as float64 between operations, whatever its type. ``order`` is that of
    float sums, one of ``ORDERS``.
    """

    def __init__(self, precision: Any, order: str = "numpy") -> None:
        self.precision, self.order = precision, order
        self._kind = ORDERS[order]

    def stored_dtype(self, code: OperandType) -> np.dtype[Any]:
        """Return the element type in which operands of this type are stored between operations."""
        return np.dtype(np.float64) if self.precision is np.float64 and code in FLOATS else DTYPES[code]

    def argument(self, operand: Operand, stored: Array, takes: Takes, *, to_nhwc: bool) -> Any:
        """Return a stored value in the form that the kernel takes."""
        return self.reader(operand, takes, to_nhwc=to_nhwc)(stored)

    def reader(self, operand: Operand, takes: Takes, *, to_nhwc: bool) -> Reader:
        """Return the function that converts stored values of an operand to the form that the kernel takes."""
        if operand.type in SCALARS:
            return _number
        read = self._converter(operand, takes)
        if to_nhwc:
            return lambda stored: read(stored.transpose(NCHW_TO_NHWC))
        return read

    def _converter(self, operand: Operand, takes: Takes) -> Reader:
        code = operand.type
        if takes is Takes.STORED:
            return _same
        if code in QUANTISED:
            quantisation = Quantisation.of(operand)
            if takes is Takes.QUANTISED:
                return lambda raw: Quantised(raw, quantisation)
            return lambda raw: self._ordered(quantisation.real(raw, self.precision))
        if code not in FLOATS or (code == OperandType.TENSOR_FLOAT32 and self._is_plain()):
            return _same
        return lambda stored: self._ordered(stored.astype(self.precision, copy=False))

    def _is_plain(self) -> bool:
        return self.precision is np.float32 and self._kind is None

    def _ordered(self, array: Array) -> Array:
        return array if self._kind is None else array.view(self._kind)

    def writer(self, operand: Operand, takes: Takes, activation: FusedActivation, *, to_nchw: bool) -> Writer:
        """Return the function that converts a kernel's results to the form in which they are stored."""
        finish = self._finisher(operand, takes, activation)
        dtype = self.stored_dtype(OperandType(operand.type))
        if to_nchw:
            return lambda values: np.asarray(finish(values).transpose(NHWC_TO_NCHW), dtype, order="C")
        return lambda values: np.asarray(finish(values), dtype, order="C")

    def _finisher(self, operand: Operand, takes: Takes, activation: FusedActivation) -> Writer:
        if takes is Takes.STORED:
            return _same
        if operand.type not in QUANTISED:
            return real_finisher(activation)
        output = Quantisation.of(operand)
        if takes is Takes.QUANTISED:
            return raw_finisher(activation, output)
        finish = real_finisher(activation)
        return lambda values: output.raw(finish(values))


def _same(values: Array) -> Array:
    return values


def _number(stored: Array) -> Any:
    return stored.item()
