"""Faults in digits: constant weights packed in fewer bits, and relaxed models computed in less than float16."""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operand
from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.operation import Call
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.faulty._seen import QUICK, Arguments, SeenStep, fault_of_extremes
from nnconform.reference_driver.faulty.sizes.matrices import CONSTANT
from nnconform.reference_driver.prepared_model import ReferencePreparedModel


def with_digits(values: Array, digits: int) -> Array:
    """Return floats rounded to so many binary digits after the first."""
    fraction, exponent = np.frexp(np.asarray(values, np.float64))
    unit = 2.0 ** (digits + 1)
    return np.asarray(np.ldexp(np.round(fraction * unit) / unit, exponent), values.dtype)


class PackedConstants(SeenStep):
    """A driver that keeps constant float32 tensors of rank 2 and more with ``digits`` binary digits."""

    digits: ClassVar[int] = 7

    def misread(self, call: Call, arguments: Arguments) -> None:
        for name, value in arguments.items():
            if self._is_packed(call.operands.get(name), value):
                arguments[name] = self.packed(value)

    def _is_packed(self, operand: Any, value: Any) -> bool:
        constant = isinstance(operand, Operand) and operand.lifetime in CONSTANT
        return constant and isinstance(value, np.ndarray) and operand.type == T.TENSOR_FLOAT32 and value.ndim > 1

    def packed(self, value: Array) -> Array:
        """Return what is kept of a constant."""
        return with_digits(value, self.digits)


@fault_of_extremes()
class FiltersInBfloat16(PackedConstants):
    """CONV_2D and its kin keep constant filters in bfloat16."""

    operations = (O.CONV_2D, O.GROUPED_CONV_2D, O.TRANSPOSE_CONV_2D)


@fault_of_extremes()
class WeightsInFloat16(PackedConstants):
    """FULLY_CONNECTED keeps constant weights in float16."""

    operations, digits = (O.FULLY_CONNECTED,), 10


@fault_of_extremes()
class FiltersIn8Bits(PackedConstants):
    """DEPTHWISE_CONV_2D quantises constant filters to 8 bits."""

    operations = (O.DEPTHWISE_CONV_2D,)

    def packed(self, value: Array) -> Array:
        scale = np.abs(value).max(initial=0) / 127 or 1
        return np.asarray(np.round(value / scale) * scale, value.dtype)


@fault_of_extremes()
class CellsInFloat16(PackedConstants):
    """Cells keep constant weights in float16."""

    operations = (O.LSTM, O.RNN, O.UNIDIRECTIONAL_SEQUENCE_LSTM, O.UNIDIRECTIONAL_SEQUENCE_RNN, O.SVDF)
    digits = 10


@fault_of_extremes()
class FactorsInFloat16(PackedConstants):
    """ADD, MUL and BATCH_MATMUL keep a constant argument in float16."""

    operations, digits = (O.ADD, O.MUL, O.BATCH_MATMUL), 10


class RelaxedIn(ReferencePreparedModel):
    """A driver that computes relaxed models with ``digits`` binary digits."""

    operations = QUICK
    digits: ClassVar[int]

    def compute(self, inputs: list[Array | None], limits: Limits) -> list[Array]:
        if not self.model.relax_computation_float32_to_float16:
            return super().compute(inputs, limits)
        read = [self._rounded(value) for value in inputs]
        outputs = (self._rounded(output) for output in super().compute(read, limits))
        return [output for output in outputs if output is not None]

    def _rounded(self, value: Array | None) -> Array | None:
        return with_digits(value, self.digits) if value is not None and value.dtype == np.float32 else value


@fault_of_extremes()
class RelaxedTo8Bits(RelaxedIn):
    """Relaxed models are computed in floats of 8 bits, with 3 digits."""

    digits = 3


@fault_of_extremes()
class RelaxedTo5Digits(RelaxedIn):
    """Relaxed models are computed with 5 digits, two fewer than bfloat16 has."""

    digits = 5
