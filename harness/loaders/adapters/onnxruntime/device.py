"""The driver of ``onnxruntime:``."""

from __future__ import annotations

from nnconform.harness.driver.interface import Device
from nnconform.harness.loaders.adapters.onnx.device import OnnxDevice
from nnconform.harness.loaders.adapters.onnxruntime import package
from nnconform.harness.loaders.adapters.onnxruntime.options import OnnxRuntimeOptions, parse_options
from nnconform.harness.loaders.adapters.onnxruntime.session import CPU, OnnxRuntimeSession
from nnconform.harness.model.codes import DeviceType


def open_device(rest: str) -> Device:
    """Open ``onnxruntime:REST``, see ``options``. Raises UsageError, also if ONNX Runtime is not installed."""
    return OnnxRuntimeDevice(parse_options(rest))


class OnnxRuntimeDevice(OnnxDevice):
    """ONNX Runtime with one execution provider as a driver."""

    def __init__(self, options: OnnxRuntimeOptions) -> None:
        super().__init__(
            "ONNX Runtime",
            lambda content, trace: OnnxRuntimeSession(content, options, trace),
            name=f"onnxruntime-{options.provider}",
            version=package.onnxruntime().__version__,
            kind=DeviceType.CPU if options.provider == CPU else DeviceType.OTHER,
        )
