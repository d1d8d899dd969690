"""How well a driver says that it performs, version by version, and the extensions that it says it has.

Source: Capabilities and Extension of types.hal 1.0 to 1.3.
"""

from __future__ import annotations

from dataclasses import dataclass

from harness.model.codes import OperandType


@dataclass(frozen=True, slots=True)
class PerformanceInfo:
    """Ratios to a CPU's, above 0; lower is better."""

    exec_time: float
    power_usage: float


@dataclass(frozen=True, slots=True)
class OperandPerformance:
    """The performance on one operand type."""

    type: OperandType
    info: PerformanceInfo


@dataclass(frozen=True, slots=True)
class Capabilities:
    """The capabilities of HAL 1.3; ``capabilities_1_0`` and ``capabilities_1_1`` are what older clients see of them.

    ``operand_performance`` is sorted by type, each type once, SUBGRAPH never.
    """

    relaxed_float32_to_float16_performance_scalar: PerformanceInfo
    relaxed_float32_to_float16_performance_tensor: PerformanceInfo
    operand_performance: tuple[OperandPerformance, ...]
    if_performance: PerformanceInfo
    while_performance: PerformanceInfo

    def of(self, type: OperandType) -> PerformanceInfo:
        """The performance on ``type``; a type that is missing is infinitely slow."""
        found = (entry.info for entry in self.operand_performance if entry.type == type)
        return next(found, PerformanceInfo(float("inf"), float("inf")))


@dataclass(frozen=True, slots=True)
class CapabilitiesV1_0:
    """The capabilities of HAL 1.0."""

    float32_performance: PerformanceInfo
    quantized8_performance: PerformanceInfo


@dataclass(frozen=True, slots=True)
class CapabilitiesV1_1:
    """The capabilities of HAL 1.1."""

    float32_performance: PerformanceInfo
    quantized8_performance: PerformanceInfo
    relaxed_float32_to_float16_performance: PerformanceInfo


def capabilities_1_0(of: Capabilities) -> CapabilitiesV1_0:
    """What a client of HAL 1.0 sees."""
    return CapabilitiesV1_0(of.of(OperandType.TENSOR_FLOAT32), of.of(OperandType.TENSOR_QUANT8_ASYMM))


def capabilities_1_1(of: Capabilities) -> CapabilitiesV1_1:
    """What a client of HAL 1.1 sees."""
    return CapabilitiesV1_1(
        of.of(OperandType.TENSOR_FLOAT32),
        of.of(OperandType.TENSOR_QUANT8_ASYMM),
        of.relaxed_float32_to_float16_performance_tensor,
    )


@dataclass(frozen=True, slots=True)
class ExtensionOperandType:
    """An operand type of a vendor extension: its number below the prefix, and the bytes of one element."""

    type: int
    is_tensor: bool
    byte_size: int


@dataclass(frozen=True, slots=True)
class Extension:
    """A vendor extension: a name in the reverse-domain form, and its operand types."""

    name: str
    operand_types: tuple[ExtensionOperandType, ...] = ()
