"""Converts operands to kernel arguments (arrays by the definition's names), and kernel results to operands.

A kernel sees neither operands nor layouts: it gets tensors in the form that it declares, images in NHWC order and
scalars as Python numbers. Its results are activated, quantised or rounded, and laid out here, once for all operations.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from nnconform.harness.model.codes import FusedActivation, OperandType
from nnconform.harness.model.graph import Operand
from nnconform.harness.model.numbers import DTYPES, FLOATS, QUANTISED, SCALARS, Array
from nnconform.harness.ops.operation import NCHW_TO_NHWC, NHWC_TO_NCHW
from nnconform.reference_driver.activation import apply_raw, apply_real
from nnconform.reference_driver.kernels.registry import Takes
from nnconform.reference_driver.summation_order import backwards
from nnconform.reference_driver.tensors import Quantisation, Quantised


class Binding:
    """The conversion between stored tensors and kernel arguments; ``precision`` is np.float32 or np.float64.

    In float64 every float operand is stored as float64 between operations, whatever its type. With ``reverse`` float
    sums run from the last term to the first.
    """

    def __init__(self, precision: Any, *, reverse: bool = False) -> None:
        self.precision, self.reverse = precision, reverse

    def stored_dtype(self, code: OperandType) -> np.dtype[Any]:
        """Return the element type in which operands of this type are stored between operations."""
        return np.dtype(np.float64) if self.precision is np.float64 and code in FLOATS else DTYPES[code]

    def argument(self, operand: Operand, stored: Array, takes: Takes, *, to_nhwc: bool) -> Any:
        """Return a stored value in the form that the kernel takes."""
        code = operand.type
        if code in SCALARS:
            return stored.item()
        array = stored.transpose(NCHW_TO_NHWC) if to_nhwc else stored
        if takes is Takes.STORED:
            return array
        if code in QUANTISED:
            quantisation = Quantisation.of(operand)
            if takes is Takes.QUANTISED:
                return Quantised(array, quantisation)
            return self._ordered(quantisation.real(array, self.precision))
        if code in FLOATS:
            return self._ordered(array.astype(self.precision, copy=False))
        return array

    def _ordered(self, array: Array) -> Array:
        return backwards(array) if self.reverse else array

    def result(
        self, operand: Operand, values: Array, takes: Takes, activation: FusedActivation, *, to_nchw: bool
    ) -> Array:
        """Return a kernel's result in the form in which it is stored."""
        code = OperandType(operand.type)
        if takes is not Takes.STORED:
            if code not in QUANTISED:
                values = apply_real(values, activation)
            elif takes is Takes.QUANTISED:
                values = apply_raw(values, activation, Quantisation.of(operand))
            else:
                values = Quantisation.of(operand).raw(apply_real(values, activation))
        if to_nchw:
            values = values.transpose(NHWC_TO_NCHW)
        return np.asarray(values, self.stored_dtype(code), order="C")
