"""Converts capabilities between HAL versions: which figure of one stands for which of another.

Before 1.2 there are figures for float32 and for 8-bit tensors only, and each stands for other types too. 1.0 has none
of its own for relaxed calculation.

Source: the conversions of Capabilities in common/Utils.cpp of AOSP (common/LegacyHalUtils.cpp since Android 12).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from nnconform.harness.model.capabilities import FIGURES_SINCE, NO_PERFORMANCE, Capabilities
from nnconform.harness.model.codes import HalVersion, OperandType
from nnconform.harness.model.performance import update_performance

# The types that one figure stands for before HAL 1.2.
_STANDS_FOR = {
    OperandType.TENSOR_FLOAT32: (OperandType.FLOAT32,),
    OperandType.TENSOR_QUANT8_ASYMM: (
        OperandType.INT32,
        OperandType.UINT32,
        OperandType.TENSOR_INT32,
        OperandType.OEM,
        OperandType.TENSOR_OEM_BYTE,
    ),
}
_RELAXED_SCALAR = "relaxed_float32_to_float16_performance_scalar"
_RELAXED_TENSOR = "relaxed_float32_to_float16_performance_tensor"


def version_of(capabilities: Capabilities) -> HalVersion:
    """Return the oldest HAL version whose capabilities have these figures, by those that are not of one type."""
    present = [since for name, since in FIGURES_SINCE.items() if getattr(capabilities, name) is not None]
    return max(present, default=HalVersion.V1_0)


def converted_figures(capabilities: Capabilities, version: HalVersion) -> tuple[Capabilities, list[str]]:
    """Return the capabilities as those of HAL ``version``, and what is lost of them."""
    own = version_of(capabilities)
    if version >= own:
        return _newer(capabilities, own, version), []
    return capabilities.as_of(version), list(_lost(capabilities, own, version))


def _newer(capabilities: Capabilities, own: HalVersion, version: HalVersion) -> Capabilities:
    """Return the capabilities with the figures that ``version`` has beyond ``own``."""
    float32 = capabilities.of(OperandType.TENSOR_FLOAT32)
    given: dict[str, Any] = {}
    if own < HalVersion.V1_1 <= version:
        given[_RELAXED_TENSOR] = float32
    if own < HalVersion.V1_2 <= version:
        given[_RELAXED_SCALAR] = given.get(_RELAXED_TENSOR, capabilities.relaxed_float32_to_float16_performance_tensor)
        entries = capabilities.operand_performance
        for source, others in _STANDS_FOR.items():
            for other in others:
                entries = update_performance(entries, other, capabilities.of(source))
        given["operand_performance"] = entries
    # Nothing is known of control flow.
    later: dict[str, Any] = {name: NO_PERFORMANCE for name, since in FIGURES_SINCE.items() if own < since <= version}
    return replace(capabilities, **(later | given))


def _lost(capabilities: Capabilities, own: HalVersion, version: HalVersion) -> Iterator[str]:
    """Yield what an older version's figures cannot say."""
    for name, since in FIGURES_SINCE.items():
        info = getattr(capabilities, name)
        # HAL 1.3 adds figures that 1.2 never had a use for: without control flow nothing is lost.
        if info is None or not version < since <= HalVersion.V1_2:
            continue
        stand_in = capabilities.relaxed_float32_to_float16_performance_tensor
        if name == _RELAXED_TENSOR or version < HalVersion.V1_1:
            stand_in = capabilities.of(OperandType.TENSOR_FLOAT32)
        if info != stand_in:
            yield f"{name} is {info}, and HAL {version} takes it for {stand_in}"
    if not version < HalVersion.V1_2 <= own:
        return
    for source, others in _STANDS_FOR.items():
        for other in others:
            info, stand_in = capabilities.of(other), capabilities.of(source)
            if info != stand_in:
                yield f"the performance on {other.name} is {info}, and HAL {version} takes it for {stand_in}"
