"""A runtime that reads ONNX models, as a driver."""

from __future__ import annotations

from nnconform.harness.driver.compute import EMULATED
from nnconform.harness.driver.interface import DeviceInfo
from nnconform.harness.loaders.adapters.onnx.reader import OnnxReader, OpenOnnx
from nnconform.harness.loaders.adapters.runtime import RuntimeDevice
from nnconform.harness.model.codes import DeviceType, HalVersion


class OnnxDevice(RuntimeDevice):
    """A runtime that reads ONNX models, as a driver.

    Quantised operations are written as DequantizeLinear, the operation, QuantizeLinear. The HAL rounds ties away from
    zero, QuantizeLinear to even: a result may be one unit off, which the contract permits. ``halves``: see OnnxReader.
    """

    def __init__(
        self, title: str, prepare: OpenOnnx, name: str, version: str, kind: DeviceType, halves: str = ""
    ) -> None:
        info = DeviceInfo(version, kind, HalVersion.AIDL4, EMULATED)
        super().__init__(OnnxReader(title, prepare, halves), name, info)
