"""How an operand is quantised, as runtimes have it: scales along an axis and one zero point."""

from __future__ import annotations

from dataclasses import dataclass

from harness.model.graph import Operand, SymmPerChannelQuantParams
from harness.model.numbers import QUANTISED


@dataclass(frozen=True, slots=True)
class Quantisation:
    """Scale and zero point; a scale for each index along ``axis`` where there are several."""

    scales: tuple[float, ...]
    zero_point: int = 0
    axis: int = 0

    @property
    def per_channel(self) -> bool:
        """Whether each channel has a scale of its own."""
        return len(self.scales) > 1

    def moved(self, steps: int) -> Quantisation:
        """The same scale, the zero point moved."""
        return Quantisation(self.scales, self.zero_point + steps, self.axis)


def quantisation_of(operand: Operand) -> Quantisation | None:
    """How an operand is quantised; an INT32 one only where it has a scale, as biases have."""
    if isinstance(operand.extra_params, SymmPerChannelQuantParams):
        return Quantisation(operand.extra_params.scales, 0, operand.extra_params.channel_dim)
    if operand.type in QUANTISED or operand.scale:
        return Quantisation((operand.scale,), operand.zero_point)
    return None
