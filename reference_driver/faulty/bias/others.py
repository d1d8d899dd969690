"""Faults in the rounding of means, tables, interpolated and converted values."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.faulty.bias._rounded import Arguments, RoundedStep, fault_of_rounding
from nnconform.reference_driver.tensors import Quantisation


class Floors(RoundedStep):
    """A driver that rounds results down."""

    def units_to_raw(self, units: Array, output: Quantisation, arguments: Arguments) -> Array:
        return np.floor(units)


@fault_of_rounding()
class PoolingFloors(Floors):
    """AVERAGE_POOL_2D divides integers without rounding."""

    operations = (O.AVERAGE_POOL_2D,)


@fault_of_rounding()
class MeanFloors(Floors):
    """MEAN divides integers without rounding."""

    operations = (O.MEAN,)


@fault_of_rounding()
class QuantisesDown(Floors):
    """QUANTIZE converts by truncation of what is above the zero point's negative."""

    operations = (O.QUANTIZE,)


@fault_of_rounding()
class ResizeFloors(Floors):
    """RESIZE_BILINEAR drops the fraction of interpolated values."""

    operations = (O.RESIZE_BILINEAR,)


@fault_of_rounding()
class AlignFloors(Floors):
    """ROI_ALIGN drops the fraction of the means of its samples."""

    operations = (O.ROI_ALIGN,)


@fault_of_rounding()
class SumsFloor(Floors):
    """ADD and SUB shift their sum right without a rounding constant."""

    operations = (O.ADD, O.SUB)


@fault_of_rounding()
class SharesFloor(Floors):
    """SOFTMAX drops the fraction of a share, so that shares sum to less than 1."""

    operations = (O.SOFTMAX,)


@fault_of_rounding()
class JoiningFloors(Floors):
    """MAXIMUM, MINIMUM and SELECT convert their inputs to the output's scale without rounding."""

    operations = (O.MAXIMUM, O.MINIMUM, O.SELECT)


@fault_of_rounding()
class BoxesFloor(Floors):
    """AXIS_ALIGNED_BBOX_TRANSFORM drops the fraction of coordinates."""

    operations = (O.AXIS_ALIGNED_BBOX_TRANSFORM,)


@fault_of_rounding()
class TableBetween(RoundedStep):
    """TANH, LOGISTIC and RSQRT look up a table whose values are a third of a unit too large."""

    operations = (O.TANH, O.LOGISTIC, O.RSQRT)

    def units_to_raw(self, units: Array, output: Quantisation, arguments: Arguments) -> Array:
        return np.floor(units + 0.5 + 1 / 3)


@fault_of_rounding()
class NegativesFloor(RoundedStep):
    """PRELU shifts negative results right without a rounding constant; others are right."""

    operations = (O.PRELU,)

    def units_to_raw(self, units: Array, output: Quantisation, arguments: Arguments) -> Array:
        return np.where(units < output.zero_point, np.floor(units), np.floor(units + 0.5))


@fault_of_rounding()
class AwayFromZero(RoundedStep):
    """L2_NORMALIZATION and HARD_SWISH round every fraction away from zero."""

    operations = (O.L2_NORMALIZATION, O.HARD_SWISH)

    def units_to_raw(self, units: Array, output: Quantisation, arguments: Arguments) -> Array:
        distance = units - output.zero_point
        return output.zero_point + np.copysign(np.ceil(np.abs(distance)), distance)
