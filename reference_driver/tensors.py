"""Quantised tensors in the form that kernels get."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import numpy as np

from nnconform.harness.model.codes import OperandType
from nnconform.harness.model.graph import Operand, SymmPerChannelQuantParams
from nnconform.harness.model.numbers import Array, dequantise, per_axis, quantise, quantised_range


@dataclass(frozen=True, slots=True)
class Quantisation:
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
        return dequantise(raw, self._broadcast(raw.ndim), self.zero_point, precision)

    def raw(self, real: Array) -> Array:
        """Return real values quantised to the operand's element type."""
        return quantise(real, self.type, self._broadcast(real.ndim), self.zero_point)

    @property
    def range(self) -> tuple[int, int]:
        """The smallest and the largest raw value."""
        return quantised_range(self.type)


@dataclass(frozen=True)
class Quantised:
    """A quantised tensor: its raw values, their quantisation, and a cache of conversions that constants reuse."""

    raw: Array
    quantisation: Quantisation
    _cache: dict[Any, Array] = field(default_factory=dict, repr=False)

    def centred(self, dtype: Any) -> Array:
        """Return ``raw - zero_point`` in ``dtype``."""
        centred = self._cache.get(dtype)
        if centred is None:
            centred = self.raw.astype(dtype)
            if self.quantisation.zero_point:
                centred -= dtype(self.quantisation.zero_point)
            self._cache[dtype] = centred
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
        if key not in self._cache:
            magnitudes = np.abs(self.raw.astype(np.int32) - self.zero_point)
            others = tuple(other for other in range(self.raw.ndim) if other != axis % self.raw.ndim)
            self._cache[key] = magnitudes.sum(axis=others).max(initial=0)
        return float(self._cache[key])

    @cached_property
    def scale(self) -> Any:
        """The scale: one for all, or one per channel."""
        return self.quantisation.scale

    @property
    def zero_point(self) -> int:
        """The raw value of the real value 0."""
        return self.quantisation.zero_point


def exact_dtype(input: Quantised, filter: Quantised, axis: int) -> type[np.floating[Any]]:
    """Return the narrowest float type in which every sum of products, for one index of the filter's ``axis``, is exact.

    BLAS is several times faster on floats than numpy is on integers, and float32 twice as fast as float64.
    """
    low, high = input.quantisation.range
    widest = max(high - input.zero_point, input.zero_point - low)
    return np.float32 if filter.largest_sum(axis) * widest < 2**24 else np.float64
