"""The driver behind ``openvino:``."""

from __future__ import annotations

from collections.abc import Mapping

from harness.driver.compute import EMULATED
from harness.driver.interface import Device, DeviceInfo
from harness.loaders.adapters.onnx.package import onnx
from harness.loaders.adapters.onnx.write import write
from harness.loaders.adapters.openvino import package
from harness.loaders.adapters.openvino.options import Options, parse_options
from harness.loaders.adapters.openvino.session import Session
from harness.loaders.adapters.trial import Runtime, RuntimeDevice, Written
from harness.model.codes import DeviceType, HalVersion
from harness.model.graph import Model
from harness.validate.model import CheckedGraph

_TYPES = {"CPU": DeviceType.CPU, "GPU": DeviceType.GPU, "NPU": DeviceType.ACCELERATOR}


def open_device(rest: str) -> Device:
    """Open ``openvino:REST``, see ``options``. Raises UsageError, also where OpenVINO is not installed."""
    return OpenvinoDevice(parse_options(rest))


class Openvino(Runtime):
    """OpenVINO with one device."""

    title = "OpenVINO"

    def __init__(self, options: Options) -> None:
        self._options = options

    def write(self, model: Model, checked: tuple[CheckedGraph, ...], refused: Mapping[int, str]) -> Written:
        return write(model, checked, refused)

    def open(self, written: Written) -> Session:
        return Session(written.content, self._options, written.trace)


class OpenvinoDevice(RuntimeDevice):
    """OpenVINO as a driver. Quantised operations are written as for ``onnxruntime:``."""

    def __init__(self, options: Options) -> None:
        # The writer needs the package onnx: said now, not with the first model.
        onnx()
        kind = _TYPES.get(options.device.partition(".")[0], DeviceType.OTHER)
        info = DeviceInfo(package.openvino().__version__, kind, HalVersion.V1_3_PLUS, EMULATED)
        super().__init__(Openvino(options), f"openvino-{options.device}", info)
