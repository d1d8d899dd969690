"""The extensions of the reference driver: refused and computed calls, and drivers of older HAL versions."""

from __future__ import annotations

import numpy as np
import pytest
from msgspec.structs import replace

from nnconform.harness.conformance.support.vendor import STORED, beside, fibonacci
from nnconform.harness.extensions.bundled.fibonacci import (
    EXTENSION,
    FIBONACCI,
    LARGEST_COUNT,
    NAME,
    FibonacciQuantisation,
    compute,
)
from nnconform.harness.extensions.definition import VendorCall
from nnconform.harness.extensions.registry import known_vendors
from nnconform.harness.extensions.vendors import Vendors
from nnconform.harness.model.codes import ErrorStatus, OperandLifeTime, extension_type
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import DataLocation, Model
from nnconform.reference_driver.device import ReferenceDevice

PLAIN = FibonacciQuantisation(1.0, 0)


def test_the_folder_is_the_list() -> None:
    assert [vendor.extension for vendor in known_vendors().values()] == [EXTENSION]
    assert ReferenceDevice().supported_extensions() == (ErrorStatus.NONE, (EXTENSION,))
    assert ReferenceDevice(hal="1.1").supported_extensions() == (ErrorStatus.GENERAL_FAILURE, ())


@pytest.mark.parametrize(("hal", "wanted"), [("1.1", False), ("1.2", True), ("1.3", True)])
def test_support(hal: str, wanted: bool) -> None:
    device = ReferenceDevice(hal=hal)
    assert device.supported_operations(fibonacci(5)) == (ErrorStatus.NONE, (wanted,))
    assert device.supported_operations(beside(fibonacci(5))) == (ErrorStatus.NONE, (wanted, True))
    other = replace(fibonacci(5), extension_name_to_prefix=(("com.example.other", 5),))
    assert device.supported_operations(other) == (ErrorStatus.NONE, (False,))


def call(quantisation: FibonacciQuantisation = PLAIN) -> VendorCall:
    operands = fibonacci(quantisation=quantisation).main.operands
    return VendorCall("call", operands[:1], operands[1:], (0,), (1,))


def test_numbers() -> None:
    (numbers,) = compute(call(), [np.array(LARGEST_COUNT)])
    # F(92), the largest that 63 bits hold.
    assert (numbers.shape, numbers[-1], numbers[9]) == ((92,), 7540113804746346429, 55)
    assert np.all(numbers[2:] == numbers[1:-1] + numbers[:-2])
    (numbers,) = compute(call(FibonacciQuantisation(0.5, -3)), [np.array(len(STORED))])
    assert tuple(numbers.tolist()) == STORED


@pytest.mark.parametrize("count", [0, -1, LARGEST_COUNT + 1])
def test_counts_out_of_range(count: int) -> None:
    with pytest.raises(ValidationError, match="1 to 92"):
        compute(call(), [np.array(count)])


def test_numbers_out_of_range() -> None:
    with pytest.raises(ValidationError, match="what 64 bits hold"):
        compute(call(FibonacciQuantisation(0.001, 0)), [np.array(LARGEST_COUNT)])


def constant_of(length: int) -> Model:
    model = fibonacci(count=8)
    n, numbers = model.main.operands
    operands = (replace(n, location=DataLocation(0, 0, length)), numbers)
    return replace(model, main=replace(model.main, operands=operands))


def of_type(number: int) -> Model:
    return fibonacci(type=extension_type(1, number))


def scalar_with(**fields: object) -> Model:
    model = fibonacci()
    n, numbers = model.main.operands
    return replace(model, main=replace(model.main, operands=(replace(n, **fields), numbers)))


@pytest.mark.parametrize(
    ("model", "message"),
    [
        (constant_of(4), "length: got 4, wanted 8"),
        (of_type(7), r"type of com.nnconform.fibonacci: got 7, wanted one of \[0, 1\]"),
        (scalar_with(dimensions=(2,)), "dimensions of a scalar"),
        (scalar_with(extra_params=b"x"), "extension data of an INT64"),
        (fibonacci(quantisation=FibonacciQuantisation(float("nan"), 0)), "scale: got nan"),
        (fibonacci(quantisation=FibonacciQuantisation(float("inf"), 0)), "scale: got inf"),
    ],
)
def test_models_that_break_a_rule(model: Model, message: str) -> None:
    with pytest.raises(ValidationError, match=message):
        Vendors(model, known_vendors()).check()
    assert ReferenceDevice().supported_operations(model) == (ErrorStatus.INVALID_ARGUMENT, ())


def test_what_no_known_extension_has_is_not_looked_at() -> None:
    model = replace(of_type(7), extension_name_to_prefix=(("com.example.other", 1),))
    vendors = Vendors(model, known_vendors())
    vendors.check()
    assert vendors.operation(model.main.operations[0]) is None
    assert vendors.dtype(model.main.operands[0]) is None


def test_constants_in_pools_are_read_there() -> None:
    assert extension_type(1, FIBONACCI) == fibonacci().main.operations[0].type
    assert fibonacci().extension_name_to_prefix[0][0] == NAME
    n = fibonacci(count=5).main.operands[0]
    assert n.lifetime == OperandLifeTime.CONSTANT_COPY
    value = Vendors(fibonacci(count=5), known_vendors()).constant(n)
    assert value is not None
    assert value.dtype == np.int64
    assert int(value) == 5
