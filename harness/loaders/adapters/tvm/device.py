"""The driver of ``tvm:``."""

from __future__ import annotations

from nnconform.harness.driver.interface import Device
from nnconform.harness.loaders.adapters.onnx.device import OnnxDevice
from nnconform.harness.loaders.adapters.tvm import package
from nnconform.harness.loaders.adapters.tvm.session import TvmSession, use_threads
from nnconform.harness.loaders.query import Query
from nnconform.harness.model.codes import DeviceType


def open_device(rest: str) -> Device:
    """Open ``tvm:REST``. Raises UsageError, also if TVM is not installed."""
    threads = Query.parse_one_option("tvm", rest, "threads=N").threads()
    package.from_onnx()
    use_threads(threads)
    return OnnxDevice("TVM", TvmSession, "tvm", package.tvm().__version__, DeviceType.CPU)
