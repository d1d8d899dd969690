"""Performance figures as what a driver's author takes into a driver: a Python module, or JSON in the names of AIDL."""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from nnconform.harness.model.capabilities import Capabilities, PerformanceInfo
from nnconform.harness.model.codes import HalVersion
from nnconform.harness.model.printable import single_line
from nnconform.mlts.load.performance import MeasuredRatio

SUFFIXES = (".py", ".json")
# The names of the figures in AIDL, whose list of types is another field.
_IN_AIDL = {
    "relaxed_float32_to_float16_performance_scalar": "relaxedFloat32toFloat16PerformanceScalar",
    "relaxed_float32_to_float16_performance_tensor": "relaxedFloat32toFloat16PerformanceTensor",
    "if_performance": "ifPerformance",
    "while_performance": "whilePerformance",
}
_MODULE = '''"""Performance figures of a driver, by ``nnconform performance``: multiples of a CPU's time and energy.

Return ``CAPABILITIES.as_of(hal)`` from ``Device.capabilities``.
"""

from nnconform import Capabilities, OperandPerformance, OperandType, PerformanceInfo

DRIVER, CPU = {driver!r}, {cpu!r}
# Of what is not known nothing is claimed: a driver without a figure counts as infinitely slow.
UNKNOWN = float("inf")

# By network:{evidence}
CAPABILITIES = Capabilities(
    relaxed_float32_to_float16_performance_scalar={relaxed_float32_to_float16_performance_scalar},
    relaxed_float32_to_float16_performance_tensor={relaxed_float32_to_float16_performance_tensor},
    operand_performance=(
{types}
    ),
    if_performance={if_performance},
    while_performance={while_performance},
)
'''


def write_performance(
    path: Path, driver: str, cpu: str, capabilities: Capabilities, measured: Sequence[MeasuredRatio]
) -> None:
    """Write the figures in the form that the suffix of ``path`` names."""
    text = _json if path.suffix == ".json" else _module
    path.write_text(text(driver, cpu, capabilities, measured), "utf-8")


def _module(driver: str, cpu: str, capabilities: Capabilities, measured: Sequence[MeasuredRatio]) -> str:
    types = "\n".join(
        f"        OperandPerformance(OperandType.{each.type.name}, {_in_python(each.info)}),"
        for each in capabilities.operand_performance
    )
    evidence = "\n# ".join(["", *(evidence_line(each) for each in measured)])
    others = {name: _in_python(getattr(capabilities, name)) for name in _IN_AIDL}
    return _MODULE.format(driver=driver, cpu=cpu, types=types, evidence=evidence, **others)


def evidence_line(measured: MeasuredRatio) -> str:
    """Return what a network says, in words."""
    energy = "energy not known" if measured.energy is None else f"{measured.energy:.3g} times the energy"
    return f"{single_line(measured.network)}, for {measured.figure}: {measured.time}; {energy}"


def _in_python(info: PerformanceInfo) -> str:
    return f"PerformanceInfo(exec_time={_number(info.exec_time)}, power_usage={_number(info.power_usage)})"


def _number(figure: float) -> str:
    return f"{figure:.4g}" if math.isfinite(figure) else "UNKNOWN"


def _json(driver: str, cpu: str, capabilities: Capabilities, measured: Sequence[MeasuredRatio]) -> str:
    newest: dict[str, Any] = {name: _in_json(getattr(capabilities, field)) for field, name in _IN_AIDL.items()}
    newest["operandPerformance"] = [
        {"type": each.type.name, "info": _in_json(each.info)} for each in capabilities.operand_performance
    ]
    networks = [
        {
            "network": each.network,
            "figure": each.figure,
            "ratio": each.time.ratio,
            "low": each.time.low,
            "high": each.time.high,
            "pairs": each.time.pairs,
            "energy": each.energy,
        }
        for each in measured
    ]
    told = {"driver": driver, "cpu": cpu, "hal": str(HalVersion.V1_3)}
    return json.dumps({**told, "capabilities": newest, "measured": networks}, indent=2) + "\n"


def _in_json(info: PerformanceInfo) -> dict[str, float | None]:
    """Return the figures; null for one that is not known, as JSON has no infinity."""
    figures = {"execTime": info.exec_time, "powerUsage": info.power_usage}
    return {name: round(each, 4) if math.isfinite(each) else None for name, each in figures.items()}
