"""The quantisation of an operand in the form of runtimes: scales along an axis and one zero point."""

from __future__ import annotations

import msgspec

from nnconform.harness.model.graph import Operand, SymmPerChannelQuantParams
from nnconform.harness.model.numbers import QUANTISED


class RuntimeQuantisation(msgspec.Struct, frozen=True):
    """Scale and zero point; a scale for each index along ``axis`` where there are several."""

    scales: tuple[float, ...]
    zero_point: int = 0
    axis: int = 0

    @property
    def per_channel(self) -> bool:
        """Whether each channel has a scale of its own."""
        return len(self.scales) > 1

    def moved(self, steps: int) -> RuntimeQuantisation:
        """Return the same scale with the zero point moved by ``steps``."""
        return RuntimeQuantisation(self.scales, self.zero_point + steps, self.axis)


def quantisation_of(operand: Operand) -> RuntimeQuantisation | None:
    """Return the quantisation of an operand, None if it has none.

    An INT32 operand has none: the scale that it may have is for runtimes that take it for a bias, where it follows from
    the scales of the input and the filter.
    """
    if isinstance(operand.extra_params, SymmPerChannelQuantParams):
        return RuntimeQuantisation(operand.extra_params.scales, 0, operand.extra_params.channel_dim)
    if operand.type in QUANTISED:
        return RuntimeQuantisation((operand.scale,), operand.zero_point)
    return None


def scale_of(operand: Operand) -> RuntimeQuantisation | None:
    """Return the quantisation of an operand, also that of an INT32 one with a scale."""
    return quantisation_of(operand) or (RuntimeQuantisation((operand.scale,)) if operand.scale else None)
