"""QUANTIZED_LSTM."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.loaders.adapters.onnx.step import OnnxStep
from nnconform.harness.model.codes import OperationType as O


@lowers(O.QUANTIZED_LSTM)
def quantized_lstm(step: OnnxStep) -> None:
    step.refuse("its result is defined by fixed-point arithmetic, which ONNX has no operators for")
