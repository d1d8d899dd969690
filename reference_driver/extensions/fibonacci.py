"""The extension of ``nnconform.harness.driver.fibonacci``."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import floor, isfinite

import numpy as np

from nnconform.harness.driver.fibonacci import (
    EXTENSION,
    FIBONACCI,
    INT64,
    LARGEST_COUNT,
    TENSOR_QUANT64_ASYMM,
    FibonacciQuantisation,
)
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import Operand
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.extensions.vendor import Vendor, VendorCall, VendorOperation

_HALF = Fraction(1, 2)


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


def compute(call: VendorCall, inputs: Sequence[Array]) -> list[Array]:
    """Return the first numbers, quantised. Raises ValidationError for a count or a number that is out of range."""
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
    EXTENSION,
    {INT64: np.dtype("<i8"), TENSOR_QUANT64_ASYMM: np.dtype("<i8")},
    {FIBONACCI: VendorOperation(check, compute)},
    check_operand,
)
