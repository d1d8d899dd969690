"""The driver of ``rknn:``."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from nnconform.harness.driver.compute import EMULATED
from nnconform.harness.driver.interface import Device, DeviceInfo
from nnconform.harness.loaders.adapters.rknn.process import Simulator, SimulatorFailed
from nnconform.harness.loaders.adapters.rknn.session import RknnReader
from nnconform.harness.loaders.adapters.runtime import RuntimeDevice
from nnconform.harness.loaders.query import Query
from nnconform.harness.model.codes import DeviceType, HalVersion

# Names the folder of the environment where the address does not.
VARIABLE = "NNCONFORM_RKNN"
_FORM = "wanted rknn:[FOLDER of the Python environment that has rknn-toolkit2][?target=rk3588][&float=any]"


def open_device(rest: str) -> Device:
    """Open ``rknn:REST``. Raises UsageError, also if rknn-toolkit2 is not in the environment."""
    query = Query.parse("rknn", rest)
    if unknown := query.unknown(("target", "float")):
        raise query.wrong(f"unknown option {unknown}; known: target, float")
    target = query.options.get("target", "rk3588")
    any_float = query.choice("float", ("relaxed", "any"), "relaxed") == "any"
    folder = query.target or os.environ.get(VARIABLE, "")
    python = Path(folder) / "bin" / "python" if folder else Path(sys.executable)
    if not python.is_file():
        raise query.wrong(f"{python}: no such file; {_FORM}")
    try:
        simulator = Simulator(python, target)
    except SimulatorFailed as error:
        raise query.wrong(
            f"{error}; {python} must have the toolkit, which must know the target: pip install rknn-toolkit2"
        ) from None
    info = DeviceInfo(simulator.version, DeviceType.ACCELERATOR, HalVersion.AIDL4, EMULATED)
    return RuntimeDevice(RknnReader(simulator, any_float=any_float), f"rknn-{target}", info)
