"""The driver of ``openvino:``."""

from __future__ import annotations

from nnconform.harness.driver.interface import Device
from nnconform.harness.loaders.adapters.onnx.device import OnnxDevice
from nnconform.harness.loaders.adapters.openvino import package
from nnconform.harness.loaders.adapters.openvino.options import OpenVinoOptions, parse_options
from nnconform.harness.loaders.adapters.openvino.session import OpenVinoSession
from nnconform.harness.model.codes import DeviceType

_TYPES = {"CPU": DeviceType.CPU, "GPU": DeviceType.GPU, "NPU": DeviceType.ACCELERATOR}


def open_device(rest: str) -> Device:
    """Open ``openvino:REST``, see ``options``. Raises UsageError, also if OpenVINO is not installed."""
    return OpenvinoDevice(parse_options(rest))


class OpenvinoDevice(OnnxDevice):
    """OpenVINO with one of its devices as a driver."""

    def __init__(self, options: OpenVinoOptions) -> None:
        super().__init__(
            "OpenVINO",
            lambda content, trace: OpenVinoSession(content, options, trace),
            name=f"openvino-{options.device}",
            version=package.openvino().__version__,
            kind=_TYPES.get(options.device.partition(".")[0], DeviceType.OTHER),
        )
