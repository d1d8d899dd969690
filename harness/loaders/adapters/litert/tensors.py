"""Converts operands to LiteRT's tensors: element types, quantisation, and values between the layouts."""

from __future__ import annotations

import msgspec
import numpy as np

from nnconform.harness.loaders.adapters.quantisation import RuntimeQuantisation
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.schema import Dims

TYPES: dict[int, str] = {
    T.FLOAT32: "FLOAT32",
    T.FLOAT16: "FLOAT16",
    T.INT32: "INT32",
    T.UINT32: "UINT32",
    T.BOOL: "BOOL",
    T.TENSOR_FLOAT32: "FLOAT32",
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
# The raw value of the same real value is lower by this in INT8 than in UINT8.
SHIFT = 128


class LiteRtTensor(msgspec.Struct, frozen=True):
    """A tensor of the flatbuffer. ``dims`` None: unknown rank; ``value``: its contents, if constant."""

    index: int
    type: str
    dims: Dims | None
    quantisation: RuntimeQuantisation | None = None
    value: Array | None = None

    @property
    def known_dims(self) -> tuple[int, ...] | None:
        """The extents if all are known, else None."""
        if self.dims is None or None in self.dims:
            return None
        return tuple(extent for extent in self.dims if extent is not None)


def shifted(value: Array, type: str) -> Array:
    """Return raw UINT8 values as INT8 ones of the same meaning, or back."""
    if type == "INT8":
        return (value.astype(np.int16) - SHIFT).astype(np.int8)
    return (value.astype(np.int16) + SHIFT).astype(np.uint8)
