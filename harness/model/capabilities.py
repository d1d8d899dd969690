"""The performance figures that a driver reports, version by version, and the vendor extensions that it reports.

Source: Capabilities and Extension of types.hal 1.0 to 1.3.
"""

from __future__ import annotations

import msgspec

from nnconform.harness.model.codes import HalVersion, OperandType, name_of, operand_type_since


class PerformanceInfo(msgspec.Struct, frozen=True):
    """Execution time and power usage as ratios to a CPU's, above 0; lower is better."""

    exec_time: float
    power_usage: float


# The figures of what a driver gives no figures for: it is infinitely slow.
NO_PERFORMANCE = PerformanceInfo(float("inf"), float("inf"))


class OperandPerformance(msgspec.Struct, frozen=True):
    """The performance on one operand type."""

    type: OperandType
    info: PerformanceInfo


class Capabilities(msgspec.Struct, frozen=True):
    """The capabilities of a driver, in the form of HAL 1.3; a driver of an older HAL returns ``as_of(hal)``.

    ``operand_performance`` is sorted by type, each type once, without SUBGRAPH. Before HAL 1.2 it has the two types
    that had a field of their own then, TENSOR_FLOAT32 and TENSOR_QUANT8_ASYMM. A figure of None does not exist in the
    HAL version.
    """

    relaxed_float32_to_float16_performance_scalar: PerformanceInfo | None
    relaxed_float32_to_float16_performance_tensor: PerformanceInfo | None
    operand_performance: tuple[OperandPerformance, ...]
    if_performance: PerformanceInfo | None
    while_performance: PerformanceInfo | None

    def of(self, type: OperandType) -> PerformanceInfo:
        """Return the performance on ``type``; infinitely slow if there is no entry for it."""
        infos = (entry.info for entry in self.operand_performance if entry.type == type)
        return next(infos, NO_PERFORMANCE)

    def figures(self) -> dict[str, PerformanceInfo]:
        """Return every figure that is not None, by its name."""
        optional = {name: getattr(self, name) for name in FIGURES_SINCE}
        figures = {name: info for name, info in optional.items() if info is not None}
        return figures | {name_of(OperandType, entry.type): entry.info for entry in self.operand_performance}

    def as_of(self, hal: HalVersion) -> Capabilities:
        """Return the capabilities without the figures that HAL ``hal`` does not have."""
        figures = {name: getattr(self, name) if since <= hal else None for name, since in FIGURES_SINCE.items()}
        known = types_with_performance(hal)
        return Capabilities(
            operand_performance=tuple(entry for entry in self.operand_performance if entry.type in known), **figures
        )


# The HAL version that introduced each figure that is not of one operand type.
FIGURES_SINCE = {
    "relaxed_float32_to_float16_performance_scalar": HalVersion.V1_2,
    "relaxed_float32_to_float16_performance_tensor": HalVersion.V1_1,
    "if_performance": HalVersion.V1_3,
    "while_performance": HalVersion.V1_3,
}


def types_with_performance(hal: HalVersion) -> frozenset[OperandType]:
    """Return the operand types for which capabilities of HAL ``hal`` may have a figure."""
    if hal < HalVersion.V1_2:
        return frozenset({OperandType.TENSOR_FLOAT32, OperandType.TENSOR_QUANT8_ASYMM})
    return frozenset(each for each in OperandType if operand_type_since(each) <= hal) - {OperandType.SUBGRAPH}


class ExtensionOperandType(msgspec.Struct, frozen=True):
    """An operand type of a vendor extension: its number below the prefix, and the size of one element in bytes."""

    type: int
    is_tensor: bool
    byte_size: int


class Extension(msgspec.Struct, frozen=True):
    """A vendor extension: a reverse-domain name, and its operand types."""

    name: str
    operand_types: tuple[ExtensionOperandType, ...] = ()
