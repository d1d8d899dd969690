"""Faults in the last bit of floats: results, or each step of a sum, rounded towards zero."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.operation import Call
from nnconform.reference_driver.faulty.bias._rounded import Arguments, RoundedStep, fault_of_rounding, towards_zero

_SINGLE, _HALF = frozenset({T.TENSOR_FLOAT32}), frozenset({T.TENSOR_FLOAT16})


class Truncates(RoundedStep):
    """A driver that rounds results towards zero."""

    types = _SINGLE

    def real_to_float(self, real: Array, dtype: np.dtype[Any]) -> Array:
        return towards_zero(real, dtype)


@fault_of_rounding()
class QuotientsTruncate(Truncates):
    """DIV and SQRT end their iterations below the result."""

    operations = (O.DIV, O.SQRT)


@fault_of_rounding()
class FunctionsTruncate(Truncates):
    """EXP, LOGISTIC and TANH in float32 drop the digits beyond the last."""

    operations = (O.EXP, O.LOGISTIC, O.TANH)


@fault_of_rounding()
class HalvesTruncate(Truncates):
    """ADD, MUL and DEQUANTIZE store float16 by dropping digits."""

    operations = (O.ADD, O.MUL, O.DEQUANTIZE)
    types = _HALF


@fault_of_rounding()
class RoundsUp(Truncates):
    """MUL in float32 rounds to the larger float."""

    operations = (O.MUL,)

    def real_to_float(self, real: Array, dtype: np.dtype[Any]) -> Array:
        nearest = real.astype(dtype)
        return np.where(nearest.astype(np.float64) < real, np.nextafter(nearest, dtype.type(np.inf)), nearest)


@fault_of_rounding()
class SumsTruncate(Truncates):
    """FULLY_CONNECTED drops digits of its sum after each product."""

    operations = (O.FULLY_CONNECTED,)

    def exact(self, call: Call, arguments: Arguments) -> Sequence[Array]:
        input, weights = arguments["input"], arguments["weights"]
        rows = input.reshape(-1, weights.shape[-1]).astype(np.float64)
        total = np.zeros((len(rows), len(weights)), np.float64)
        for term in range(weights.shape[-1]):
            product = np.outer(rows[:, term], weights[:, term].astype(np.float64))
            total = towards_zero(total + product, np.dtype(np.float32)).astype(np.float64)
        return [total + arguments["bias"]]


@fault_of_rounding()
class ReductionTruncates(Truncates):
    """REDUCE_SUM and MEAN keep one digit less than float32 has, and drop the others."""

    operations = (O.REDUCE_SUM, O.MEAN)

    def real_to_float(self, real: Array, dtype: np.dtype[Any]) -> Array:
        digits = 2.0 ** (np.finfo(dtype).nmant)
        fraction, exponent = np.frexp(real)
        return np.ldexp(np.trunc(fraction * digits) / digits, exponent).astype(dtype)
