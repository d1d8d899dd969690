"""QUANTIZED_LSTM."""

from __future__ import annotations

from harness.loaders.adapters.lowering import lowers
from harness.loaders.adapters.onnx.step import Step
from harness.model.codes import OperationType as O


@lowers(O.QUANTIZED_LSTM)
def quantized_lstm(step: Step) -> None:
    step.refuse("its result is defined by fixed-point arithmetic, which ONNX has no operators for")
