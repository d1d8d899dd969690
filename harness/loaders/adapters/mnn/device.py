"""The driver of ``mnn:``."""

from __future__ import annotations

from nnconform.harness.driver.interface import Device
from nnconform.harness.loaders.adapters.mnn import package
from nnconform.harness.loaders.adapters.mnn.session import MnnSession
from nnconform.harness.loaders.adapters.onnx.device import OnnxDevice
from nnconform.harness.loaders.query import Query
from nnconform.harness.model.codes import DeviceType


def open_device(rest: str) -> Device:
    """Open ``mnn:REST``. Raises UsageError, also if MNN is not installed."""
    threads = Query.parse_one_option("mnn", rest, "threads=N").threads()
    package.tools()
    version = package.engine().version()
    return OnnxDevice("MNN", lambda content, trace: MnnSession(content, trace, threads), "mnn", version, DeviceType.CPU)
