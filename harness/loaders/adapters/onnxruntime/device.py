"""The driver behind ``onnxruntime:``."""

from __future__ import annotations

from collections.abc import Mapping

from harness.driver.compute import EMULATED
from harness.driver.interface import Device, DeviceInfo
from harness.loaders.adapters.onnx.package import onnx
from harness.loaders.adapters.onnx.write import write
from harness.loaders.adapters.onnxruntime import package
from harness.loaders.adapters.onnxruntime.options import Options, parse_options
from harness.loaders.adapters.onnxruntime.session import CPU, Session
from harness.loaders.adapters.trial import Runtime, RuntimeDevice, Written
from harness.model.codes import DeviceType, HalVersion
from harness.model.graph import Model
from harness.validate.model import CheckedGraph


def open_device(rest: str) -> Device:
    """Open ``onnxruntime:REST``, see ``options``. Raises UsageError, also where ONNX Runtime is not installed."""
    return OnnxRuntimeDevice(parse_options(rest))


class OnnxRuntime(Runtime):
    """ONNX Runtime with one execution provider."""

    title = "ONNX Runtime"

    def __init__(self, options: Options) -> None:
        self._options = options

    def write(self, model: Model, checked: tuple[CheckedGraph, ...], refused: Mapping[int, str]) -> Written:
        return write(model, checked, refused)

    def open(self, written: Written) -> Session:
        return Session(written.content, self._options, written.trace)


class OnnxRuntimeDevice(RuntimeDevice):
    """ONNX Runtime as a driver.

    Quantised operations are written as DequantizeLinear, the operation, QuantizeLinear. The HAL rounds ties away from
    zero, QuantizeLinear to even: an answer may be one unit off, which the contract permits.
    """

    def __init__(self, options: Options) -> None:
        # The writer needs the package onnx: said now, not with the first model.
        onnx()
        kind = DeviceType.CPU if options.provider == CPU else DeviceType.OTHER
        info = DeviceInfo(package.onnxruntime().__version__, kind, HalVersion.V1_3_PLUS, EMULATED)
        super().__init__(OnnxRuntime(options), f"onnxruntime-{options.provider}", info)
