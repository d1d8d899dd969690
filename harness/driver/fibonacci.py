"""A vendor extension as an example, and for the checks of extensions: FIBONACCI, on numbers of 64 bits.

FIBONACCI takes n, an INT64 from 1 to 92, and gives the first n Fibonacci numbers, 1 1 2 3 5 ..., as a
TENSOR_QUANT64_ASYMM of n elements, of which the operand's extension data say what they stand for: see
``FibonacciQuantisation``.
A number that the elements cannot hold makes the execution fail, and so does an n that is out of range.

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
        """The bytes for ``Operand.extra_params``."""
        return _LAYOUT.pack(self.scale, self.zero_point)

    @classmethod
    def unpack(cls, data: bytes) -> FibonacciQuantisation:
        """What the bytes say. Raises ValueError."""
        if len(data) != _LAYOUT.size:
            raise ValueError(f"{len(data)} bytes, wanted {_LAYOUT.size}")
        return cls(*_LAYOUT.unpack(data))


__all__ = ["EXTENSION", "FIBONACCI", "INT64", "LARGEST_COUNT", "NAME", "TENSOR_QUANT64_ASYMM", "FibonacciQuantisation"]
