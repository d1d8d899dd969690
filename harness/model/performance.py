"""Builds and changes the lists of performance figures by operand type of ``Capabilities``.

Source: nonExtensionOperandPerformance, update and lookup of Utils.h of AOSP.
"""

from __future__ import annotations

from collections.abc import Iterable

from nnconform.harness.model.capabilities import (
    NO_PERFORMANCE,
    OperandPerformance,
    PerformanceInfo,
    types_with_performance,
)
from nnconform.harness.model.codes import HalVersion, OperandType


def operand_performances(info: PerformanceInfo, version: HalVersion) -> tuple[OperandPerformance, ...]:
    """Return a list with one figure for every operand type of HAL ``version``, as ``Capabilities`` wants it: sorted by
    type, without SUBGRAPH and types of extensions; before 1.2 the two types that have a figure there.
    """
    return tuple(OperandPerformance(type, info) for type in sorted(types_with_performance(version)))


def update_performance(
    performances: Iterable[OperandPerformance], type: OperandType, info: PerformanceInfo
) -> tuple[OperandPerformance, ...]:
    """Return the list with the figure of one type changed, or added at its place in the order of types."""
    entries = {entry.type: entry for entry in performances} | {type: OperandPerformance(type, info)}
    return tuple(entries[each] for each in sorted(entries))


def look_up_performance(performances: Iterable[OperandPerformance], type: OperandType) -> PerformanceInfo:
    """Return the figure of one type; ``NO_PERFORMANCE``, infinitely slow, if the list has none."""
    return next((entry.info for entry in performances if entry.type == type), NO_PERFORMANCE)
