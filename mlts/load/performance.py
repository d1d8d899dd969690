"""Performance figures of a driver for ``Capabilities``, from how networks run on it and on the CPU.

A figure is the ratio of a driver's time, or energy, to the CPU's. The framework asks for that of the type of an
operation's first operand, so a network speaks for the figure that most of its operations are placed by.

Source: PerformanceInfo of types.hal; the drivers page of AOSP, which has MobileNets, asr_float and tts_float run.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec
from msgspec.structs import replace

from nnconform.harness.conversion.figures import converted_figures
from nnconform.harness.model.capabilities import NO_PERFORMANCE, Capabilities, OperandPerformance, PerformanceInfo
from nnconform.harness.model.codes import HalVersion, OperandType
from nnconform.harness.model.graph import Model
from nnconform.harness.model.performance import update_performance
from nnconform.harness.runtime.control_flow import FIGURES
from nnconform.mlts.load.contest import Contest

RELAXED = "relaxed_float32_to_float16_performance_tensor"
# The share of a network's operations that must be placed by one figure for the network to speak for it.
_SHARE = 0.75
# All that a driver had figures for before HAL 1.2; they stand for other types still.
_OLDEST = (OperandType.TENSOR_FLOAT32, OperandType.TENSOR_QUANT8_ASYMM)


class MeasuredRatio(msgspec.Struct, frozen=True):
    """How many times the CPU's ``time`` and ``energy`` (None: not known) a network takes; it speaks for ``figure``."""

    network: str
    figure: str
    time: Contest
    energy: float | None = None


def figure_of(model: Model) -> str:
    """Return the name of the figure that most operations of a model are placed by; "" if they are by several."""
    main = model.main
    names = Counter(
        FIGURES.get(each.type) or OperandType(main.operands[each.inputs[0]].type).name for each in main.operations
    )
    name, count = names.most_common(1)[0]
    return name if count >= _SHARE * names.total() else ""


def capabilities_from(measured: Iterable[MeasuredRatio]) -> Capabilities:
    """Return the newest HAL's capabilities: for each figure the geometric mean of the networks that speak for it.

    A figure that nothing measured is that which AOSP takes for it where drivers have none of their own, and
    ``NO_PERFORMANCE`` without; a type without either has no entry.
    """
    groups: dict[str, list[MeasuredRatio]] = {}
    for each in measured:
        groups.setdefault(each.figure, []).append(each)
    infos = {figure: _mean(each) for figure, each in groups.items()}
    oldest = tuple(OperandPerformance(type, infos.get(type.name, NO_PERFORMANCE)) for type in _OLDEST)
    start = Capabilities(None, infos.get(RELAXED), oldest, None, None)
    capabilities, _ = converted_figures(start, HalVersion.V1_3)
    entries = tuple(each for each in capabilities.operand_performance if each.info != NO_PERFORMANCE)
    for type in OperandType:
        if type.name in infos:
            entries = update_performance(entries, type, infos[type.name])
    control_flow = {name: infos[name] for name in FIGURES.values() if name in infos}
    return replace(capabilities, operand_performance=entries, **control_flow)


def _mean(group: Sequence[MeasuredRatio]) -> PerformanceInfo:
    energies = [each.energy for each in group if each.energy is not None]
    time = math.exp(math.fsum(math.log(each.time.ratio) for each in group) / len(group))
    # Energy that is not known counts as what a driver gives no figure for.
    power = math.exp(math.fsum(map(math.log, energies)) / len(energies)) if energies else NO_PERFORMANCE.power_usage
    return PerformanceInfo(time, power)
