"""FIBONACCI, an example of a vendor extension, which the checks of extensions use too: arithmetic on 64-bit integers.

FIBONACCI takes n, an INT64 from 1 to 92, and returns the first n Fibonacci numbers, 1 1 2 3 5 ..., as a
TENSOR_QUANT64_ASYMM of n elements. The operand's extension data define what the elements stand for: see
``FibonacciQuantisation``. An execution fails if a number does not fit into the elements, or if n is out of range.

A driver that wants its extension machinery checked offers it; the reference driver does.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass

from nnconform.harness.model.capabilities import Extension, ExtensionOperandType

NAME = "com.nnconform.fibonacci"

# The operand types and the operation, below the prefix that a model gives the extension.
INT64 = 0
TENSOR_QUANT64_ASYMM = 1
FIBONACCI = 0

EXTENSION = Extension(
    NAME, (ExtensionOperandType(INT64, False, 8), ExtensionOperandType(TENSOR_QUANT64_ASYMM, True, 8))
)
LARGEST_COUNT = 92

_LAYOUT = struct.Struct("<dq")


@dataclass(frozen=True, slots=True)
class FibonacciQuantisation:
    """The extension data of a TENSOR_QUANT64_ASYMM: an element e stands for ``(e - zero_point) * scale``.

    In memory: the scale as a double, then the zero point as an integer of 64 bits, both little-endian.
    """

    scale: float
    zero_point: int

    def pack(self) -> bytes:
        """Return the bytes for ``Operand.extra_params``."""
        return _LAYOUT.pack(self.scale, self.zero_point)

    @classmethod
    def unpack(cls, data: bytes) -> FibonacciQuantisation:
        """Parse the bytes of ``Operand.extra_params``. Raises ValueError."""
        if len(data) != _LAYOUT.size:
            raise ValueError(f"{len(data)} bytes, wanted {_LAYOUT.size}")
        return cls(*_LAYOUT.unpack(data))


__all__ = ["EXTENSION", "FIBONACCI", "INT64", "LARGEST_COUNT", "NAME", "TENSOR_QUANT64_ASYMM", "FibonacciQuantisation"]
