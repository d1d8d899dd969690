"""A runtime that reads ONNX models."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from nnconform.harness.loaders.adapters.onnx import package
from nnconform.harness.loaders.adapters.onnx.write import Trace, write
from nnconform.harness.loaders.adapters.precision import float32_operations
from nnconform.harness.loaders.adapters.runtime import ModelFile, Runtime, RuntimeSession
from nnconform.harness.model.graph import Model
from nnconform.harness.validate.model import CheckedGraph

# Prepares a file. Raises FileRefused.
OpenOnnx = Callable[[bytes, Trace], RuntimeSession]


class OnnxReader(Runtime):
    """A runtime whose files are ONNX models of opset 21, which ``prepare(content, trace)`` opens.

    Quantised operations are written as DequantizeLinear, the operation, QuantizeLinear. ``trace.inputs`` has the names
    of the file's inputs in their order, ``trace.named_in(message)`` the operations whose nodes or tensors a message
    names, for ``FileRefused``. ``halves`` is why float32 operations are left out unless the model is relaxed: the
    runtime computes floats in 16 bits; "" if it does not. Raises UsageError if the package onnx is not installed.
    """

    def __init__(self, title: str, prepare: OpenOnnx, halves: str = "") -> None:
        # The writer needs the package: raise now, not with the first model.
        package.onnx()
        self.title, self._prepare, self._halves = title, prepare, halves

    def write(self, model: Model, checked: tuple[CheckedGraph, ...], refused: Mapping[int, str]) -> ModelFile:
        precise = float32_operations(model, self._halves) if self._halves else {}
        return write(model, checked, {**precise, **refused})

    def open(self, model_file: ModelFile) -> RuntimeSession:
        return self._prepare(model_file.content, model_file.trace)
