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
    query = Query.parse("mnn", rest)
    if query.target:
        raise query.wrong(f"got {query.target!r} after the colon; wanted nothing, or ?threads=N")
    if unknown := query.unknown(("threads",)):
        raise query.wrong(f"unknown option {unknown}; known: threads")
    threads = query.threads()
    package.tools()
    version = package.engine().version()
    return OnnxDevice("MNN", lambda content, trace: MnnSession(content, trace, threads), "mnn", version, DeviceType.CPU)
