"""Converts operands to ONNX's tensors: element types and values."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np

from nnconform.harness.loaders.adapters.quantisation import RuntimeQuantisation
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.numbers import Array

TYPES: dict[int, str] = {
    T.FLOAT32: "FLOAT",
    T.FLOAT16: "FLOAT16",
    T.INT32: "INT32",
    T.UINT32: "UINT32",
    T.BOOL: "BOOL",
    T.TENSOR_FLOAT32: "FLOAT",
    T.TENSOR_FLOAT16: "FLOAT16",
    T.TENSOR_INT32: "INT32",
    T.TENSOR_BOOL8: "BOOL",
    T.TENSOR_QUANT8_ASYMM: "UINT8",
    T.TENSOR_QUANT8_ASYMM_SIGNED: "INT8",
    T.TENSOR_QUANT8_SYMM: "INT8",
    T.TENSOR_QUANT8_SYMM_PER_CHANNEL: "INT8",
    T.TENSOR_QUANT16_SYMM: "INT16",
    T.TENSOR_QUANT16_ASYMM: "UINT16",
}
NUMPY_TYPES: dict[str, np.dtype[Any]] = {
    "FLOAT": np.dtype(np.float32),
    "FLOAT16": np.dtype(np.float16),
    "INT32": np.dtype(np.int32),
    "INT64": np.dtype(np.int64),
    "UINT32": np.dtype(np.uint32),
    "BOOL": np.dtype(np.bool_),
    "UINT8": np.dtype(np.uint8),
    "INT8": np.dtype(np.int8),
    "INT16": np.dtype(np.int16),
    "UINT16": np.dtype(np.uint16),
}
FLOATS = ("FLOAT", "FLOAT16")


class OnnxTensor(msgspec.Struct, frozen=True):
    """A tensor of the graph. ``value``: its contents, if constant; ``quantisation``: of raw values."""

    name: str
    type: str
    quantisation: RuntimeQuantisation | None = None
    value: Array | None = None
