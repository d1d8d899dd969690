"""Quantised tensors in the form that kernels get."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec
import numpy as np

from nnconform.harness.model.codes import OperandType
from nnconform.harness.model.graph import Operand, SymmPerChannelQuantParams
from nnconform.harness.model.numbers import DTYPES, Array, dequantise, per_axis, quantise, quantised_range
from nnconform.reference_driver.compiled import compiled_for

_PLAIN = frozenset(map(np.dtype, (np.uint8, np.int8, np.float32, np.float64)))


class Quantisation(msgspec.Struct, frozen=True):
    """The mapping between raw and real values of an operand. ``scale`` is an array along ``axis`` if per channel."""

    type: OperandType
    scale: Any
    zero_point: int
    axis: int | None = None

    @classmethod
    def of(cls, operand: Operand) -> Quantisation:
        """Return the quantisation of a quantised operand."""
        params = operand.extra_params
        if isinstance(params, SymmPerChannelQuantParams):
            return cls(OperandType(operand.type), np.array(params.scales, np.float32), 0, params.channel_dim)
        return cls(OperandType(operand.type), np.float32(operand.scale), operand.zero_point)

    def _broadcast(self, rank: int) -> Any:
        return self.scale if self.axis is None else per_axis(self.scale, self.axis, rank)

    def real(self, raw: Array, precision: Any) -> Array:
        """Return the real values of raw ones, in ``precision``."""
        fast = compiled_for(raw) if self._is_plain(raw) else None
        if fast is None:
            return dequantise(raw, self._broadcast(raw.ndim), self.zero_point, precision)
        real = np.empty(raw.shape, precision)
        fast.dequantised(raw.reshape(-1), precision(self.scale), self.zero_point, real.reshape(-1))
        return real

    def raw(self, real: Array) -> Array:
        """Return real values quantised to the operand's element type."""
        fast = compiled_for(real) if self._is_plain(real) else None
        if fast is None:
            return quantise(real, self.type, self._broadcast(real.ndim), self.zero_point)
        raw = np.empty(real.shape, DTYPES[self.type])
        scale = real.dtype.type(self.scale)
        fast.quantised(real.reshape(-1), scale, self.zero_point, *self.range, raw.reshape(-1))
        return raw

    def _is_plain(self, values: Array) -> bool:
        """Return whether the compiled loops take these values: some, with one scale, of usual types."""
        usual = DTYPES[self.type].itemsize == 1 and values.dtype in _PLAIN
        return usual and self.axis is None and values.size > 0

    @property
    def range(self) -> tuple[int, int]:
        """The smallest and the largest raw value."""
        return quantised_range(self.type)


@dataclass(slots=True)
class Quantised:
    """A quantised tensor: its raw values, their quantisation, and what is computed from it once and ``kept``."""

    raw: Array
    quantisation: Quantisation
    kept: dict[Any, Any] = field(default_factory=dict, repr=False)

    def centred(self, dtype: Any) -> Array:
        """Return ``raw - zero_point`` in ``dtype``."""
        centred = self.kept.get(dtype)
        if centred is None:
            centred = self.raw.astype(dtype)
            if self.quantisation.zero_point:
                centred -= dtype(self.quantisation.zero_point)
            self.kept[dtype] = centred
        return centred

    def in_terms_of(self, output: Quantisation) -> Array:
        """Return the raw values in another quantisation that represent the same real values, rounded."""
        own = self.quantisation
        if (own.type, own.scale, own.zero_point) == (output.type, output.scale, output.zero_point):
            return self.raw
        return output.raw(own.real(self.raw, np.float64))

    def by_table(self, function: Callable[[Array], Array], output: Quantisation) -> Array:
        """Return a function of each real value, as raw values of ``output``, by a table of the 256 values of 8 bits."""
        every = np.arange(256, dtype=np.uint8)
        table = output.raw(function(self.quantisation.real(every.view(self.raw.dtype), np.float64)))
        return table.take(self.raw.view(np.uint8))

    def largest_sum(self, axis: int) -> float:
        """Return the largest sum of magnitudes ``|raw - zero_point|`` over all axes except ``axis``."""
        key = ("sum", axis)
        if key not in self.kept:
            magnitudes = np.abs(self.raw.astype(np.int32) - self.zero_point)
            others = tuple(other for other in range(self.raw.ndim) if other != axis % self.raw.ndim)
            self.kept[key] = magnitudes.sum(axis=others).max(initial=0)
        return float(self.kept[key])

    @property
    def scale(self) -> Any:
        """The scale: one for all, or one per channel."""
        return self.quantisation.scale

    @property
    def zero_point(self) -> int:
        """The raw value of the real value 0."""
        return self.quantisation.zero_point


def largest_product(input: Quantisation, filter: Quantised, axis: int) -> float:
    """Return what no sum of products of centred values exceeds in magnitude, for any index of the filter's ``axis``."""
    low, high = input.range
    return filter.largest_sum(axis) * max(high - input.zero_point, input.zero_point - low)


def exact_dtype(input: Quantisation, filter: Quantised, axis: int) -> type[np.floating[Any]]:
    """Return the narrowest float type in which every sum of products, for one index of the filter's ``axis``, is exact.

    BLAS is several times faster on floats than numpy is on integers, and float32 twice as fast as float64.
    """
    key = exact_dtype, axis, input.type, input.zero_point
    dtype: type[np.floating[Any]] | None = filter.kept.get(key)
    if dtype is None:
        dtype = filter.kept[key] = np.float32 if largest_product(input, filter, axis) < 2**24 else np.float64
    return dtype
