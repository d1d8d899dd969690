"""FIBONACCI, an example of a vendor extension, which the checks of extensions use too: arithmetic on 64-bit integers.

FIBONACCI takes n, an INT64 from 1 to 92, and returns the first n Fibonacci numbers, 1 1 2 3 5 ..., as a
TENSOR_QUANT64_ASYMM of n elements. The operand's extension data define what the elements stand for: see
``FibonacciQuantisation``. An execution fails if a number does not fit into the elements, or if n is out of range.

A driver that wants its extension machinery checked offers it; the reference driver does.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from fractions import Fraction
from math import floor, isfinite
from pathlib import Path

import msgspec
import numpy as np

from nnconform.harness.extensions.definition import Vendor, VendorCall, VendorOperation, VendorType
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import Operand
from nnconform.harness.model.numbers import Array

NAME = "com.nnconform.fibonacci"

# The operand types and the operation, below the prefix that a model gives the extension.
INT64 = 0
TENSOR_QUANT64_ASYMM = 1
FIBONACCI = 0

LARGEST_COUNT = 92

_LAYOUT = struct.Struct("<dq")
_HALF = Fraction(1, 2)


class FibonacciQuantisation(msgspec.Struct, frozen=True):
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


def check_operand(where: str, number: int, operand: Operand) -> None:
    """Raise ValidationError for a tensor without scale and zero point, or a scalar with extension data."""
    data = operand.extra_params
    if number != TENSOR_QUANT64_ASYMM:
        if data is not None:
            raise ValidationError(where, "extension data of an INT64", data, "none")
        return
    try:
        scale = FibonacciQuantisation.unpack(data if isinstance(data, bytes) else b"").scale
    except ValueError as error:
        raise ValidationError(where, "extension data", error, "a scale and a zero point") from None
    if not (isfinite(scale) and scale > 0):
        raise ValidationError(where, "scale", scale, "finite and above 0")


def check(call: VendorCall) -> None:
    """Raise ValidationError unless the call has one number as input and one tensor of rank 1 as output."""
    if (call.input_types, call.output_types) != ((INT64,), (TENSOR_QUANT64_ASYMM,)):
        got = f"{call.input_types} to {call.output_types}"
        raise ValidationError(call.where, "operand types", got, "INT64 to TENSOR_QUANT64_ASYMM")
    if len(call.outputs[0].dimensions) > 1:
        raise ValidationError(call.where, "rank of the output", len(call.outputs[0].dimensions), 1)


def compute(call: VendorCall, inputs: Sequence[Array | None]) -> list[Array]:
    """Return the first numbers, quantised. Raises ValidationError for a count or a number that is out of range."""
    assert inputs[0] is not None
    count = int(inputs[0])
    if not 1 <= count <= LARGEST_COUNT:
        raise ValidationError(call.where, "n", count, f"1 to {LARGEST_COUNT}")
    numbers = [1, 1]
    while len(numbers) < count:
        numbers.append(numbers[-2] + numbers[-1])
    data = call.outputs[0].extra_params
    quantisation = FibonacciQuantisation.unpack(data if isinstance(data, bytes) else b"")
    scale = Fraction(quantisation.scale)
    # All are above 0: half way between two integers the one further from 0 is the larger one.
    stored = [floor(number / scale + _HALF) + quantisation.zero_point for number in numbers[:count]]
    if not all(-(1 << 63) <= each < 1 << 63 for each in stored):
        raise ValidationError(call.where, "elements", max(stored, key=abs), "what 64 bits hold")
    return [np.array(stored, np.int64)]


VENDOR = Vendor(
    NAME,
    (
        VendorType("INT64", INT64, np.dtype("<i8"), is_tensor=False),
        VendorType("TENSOR_QUANT64_ASYMM", TENSOR_QUANT64_ASYMM, np.dtype("<i8")),
    ),
    (VendorOperation("FIBONACCI", FIBONACCI, check, compute),),
    check_operand,
    Path(__file__).with_name("fibonacci.mod.py"),
)
EXTENSION = VENDOR.extension
