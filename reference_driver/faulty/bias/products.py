"""Faults in the requantisation of sums of products."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.faulty.bias._rounded import Arguments, RoundedStep, fault_of_rounding, multiplier
from nnconform.reference_driver.tensors import Quantisation

# Bits of a multiplier that is too short, and the width of a vector.
_BITS, _LANES = 7, 8


@fault_of_rounding()
class ConvolutionFloors(RoundedStep):
    """CONV_2D shifts right without a rounding constant."""

    operations = (O.CONV_2D,)

    def units_to_raw(self, units: Array, output: Quantisation, arguments: Arguments) -> Array:
        return np.floor(units)


@fault_of_rounding()
class MatrixTruncates(RoundedStep):
    """FULLY_CONNECTED drops the fraction, towards zero."""

    operations = (O.FULLY_CONNECTED,)

    def units_to_raw(self, units: Array, output: Quantisation, arguments: Arguments) -> Array:
        return output.zero_point + np.trunc(units - output.zero_point)


@fault_of_rounding()
class DepthwiseCarries(RoundedStep):
    """DEPTHWISE_CONV_2D rounds with a constant of 3/4."""

    operations = (O.DEPTHWISE_CONV_2D,)

    def units_to_raw(self, units: Array, output: Quantisation, arguments: Arguments) -> Array:
        return np.floor(units + 0.75)


@fault_of_rounding()
class ShortMultiplier(RoundedStep):
    """GROUPED_CONV_2D and TRANSPOSE_CONV_2D keep 7 bits of the multiplier and drop the others."""

    operations = (O.GROUPED_CONV_2D, O.TRANSPOSE_CONV_2D)

    def units_to_raw(self, units: Array, output: Quantisation, arguments: Arguments) -> Array:
        fraction, _ = np.frexp(multiplier(arguments) / np.float64(output.scale))
        kept = np.floor(fraction * 2**_BITS) / 2**_BITS / fraction
        return np.floor(output.zero_point + (units - output.zero_point) * kept + 0.5)


@fault_of_rounding()
class WrongSign(RoundedStep):
    """MUL subtracts the rounding constant."""

    operations = (O.MUL,)

    def units_to_raw(self, units: Array, output: Quantisation, arguments: Arguments) -> Array:
        return np.floor(units - 0.4)


@fault_of_rounding()
class ChannelsDiffer(RoundedStep):
    """CONV_2D rounds even channels down and odd ones up, so that the mean of all is right."""

    operations = (O.CONV_2D,)

    def units_to_raw(self, units: Array, output: Quantisation, arguments: Arguments) -> Array:
        even = np.arange(units.shape[-1]) % 2 == 0
        return np.where(even, np.floor(units), np.ceil(units))


@fault_of_rounding()
class TailFloors(RoundedStep):
    """DEPTHWISE_CONV_2D rounds channels behind whole vectors of 8 down."""

    operations = (O.DEPTHWISE_CONV_2D,)

    def units_to_raw(self, units: Array, output: Quantisation, arguments: Arguments) -> Array:
        whole = units.shape[-1] // _LANES * _LANES
        return np.where(np.arange(units.shape[-1]) < whole, np.floor(units + 0.5), np.floor(units))


@fault_of_rounding()
class BatchCeils(RoundedStep):
    """BATCH_MATMUL rounds up."""

    operations = (O.BATCH_MATMUL,)

    def units_to_raw(self, units: Array, output: Quantisation, arguments: Arguments) -> Array:
        return np.ceil(units)
