"""A runtime that reads ONNX models, as a driver."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from nnconform.harness.driver.compute import EMULATED
from nnconform.harness.driver.interface import DeviceInfo
from nnconform.harness.loaders.adapters.onnx import package
from nnconform.harness.loaders.adapters.onnx.write import Trace, write
from nnconform.harness.loaders.adapters.runtime import ModelFile, Runtime, RuntimeDevice, RuntimeSession
from nnconform.harness.model.codes import DeviceType, HalVersion
from nnconform.harness.model.graph import Model
from nnconform.harness.validate.model import CheckedGraph

# Prepares a file. Raises FileRefused.
Open = Callable[[bytes, Trace], RuntimeSession]


class OnnxReader(Runtime):
    """A runtime whose files are ONNX models, which ``prepare`` opens."""

    def __init__(self, title: str, prepare: Open) -> None:
        self.title, self._prepare = title, prepare

    def write(self, model: Model, checked: tuple[CheckedGraph, ...], refused: Mapping[int, str]) -> ModelFile:
        return write(model, checked, refused)

    def open(self, model_file: ModelFile) -> RuntimeSession:
        return self._prepare(model_file.content, model_file.trace)


class OnnxDevice(RuntimeDevice):
    """A runtime that reads ONNX models, as a driver.

    Quantised operations are written as DequantizeLinear, the operation, QuantizeLinear. The HAL rounds ties away from
    zero, QuantizeLinear to even: a result may be one unit off, which the contract permits.
    """

    def __init__(self, title: str, prepare: Open, name: str, version: str, kind: DeviceType) -> None:
        # The writer needs the package onnx: raise now, not with the first model.
        package.onnx()
        info = DeviceInfo(version, kind, HalVersion.V1_3_PLUS, EMULATED)
        super().__init__(OnnxReader(title, prepare), name, info)
